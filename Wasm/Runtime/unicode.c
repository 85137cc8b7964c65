/* What the Swift standard library asks to compare strings by what they mean: here they are compared as they are written,
 * so that "é" in one scalar and in two are different names. No frame depends on it, and the tables would be a twentieth of
 * the module. */
#include "runtime.h"

/* No scalar has another form. */
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return (void)scalar, 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return (void)scalar, 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return (void)first, (void)second, UINT32_MAX; }
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;
