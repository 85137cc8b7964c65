/* What the compiled Swift expects of a C library, as far as it does. */
#ifndef STACKLAYOUT_WASM_RUNTIME_H
#define STACKLAYOUT_WASM_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

/* The allocator: memory.c. */
void *malloc(size_t size);
void free(void *memory);
int posix_memalign(void **memory, size_t alignment, size_t size);

/* Texts to numbers: decimal.c. Named as the Swift standard library calls it. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *result);

#endif
