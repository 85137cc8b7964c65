/* The small functions that compiled Swift calls. memcpy, memmove and memset are instructions (bulk memory). */
#include "runtime.h"

int memcmp(const void *first, const void *second, size_t count) {
    const unsigned char *a = first, *b = second;
    for (; count > 0; a++, b++, count--)
        if (*a != *b) return *a < *b ? -1 : 1;
    return 0;
}

size_t strlen(const char *text) {
    const char *end = text;
    while (*end) end++;
    return (size_t)(end - text);
}

/* To the nearest integer, halves away from zero. The difference is exact, so nothing is rounded twice. */
double round(double x) {
    double whole = __builtin_trunc(x);
    if (__builtin_fabs(x - whole) >= 0.5) whole += __builtin_copysign(1, x);
    return __builtin_copysign(whole, x);
}

/* Seeds the hashes of dictionaries. The same in every instance: nothing depends on their order. */
void arc4random_buf(void *memory, size_t count) {
    unsigned char *bytes = memory;
    for (size_t index = 0; index < count; index++) bytes[index] = (unsigned char)(index * 0x9d + 0x5b);
}

/* Counting references without atomic instructions, as compiled for one thread; Embedded Swift has the others only. */
void *swift_retain(void *object);
void swift_release(void *object);
void *swift_retain_n(void *object, uint32_t count);
void swift_release_n(void *object, uint32_t count);
void *swift_bridgeObjectRetain(void *object);
void swift_bridgeObjectRelease(void *object);
void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void *swift_nonatomic_retain_n(void *object, uint32_t count) { return swift_retain_n(object, count); }
void swift_nonatomic_release_n(void *object, uint32_t count) { swift_release_n(object, count); }
void *swift_nonatomic_bridgeObjectRetain(void *object) { return swift_bridgeObjectRetain(object); }
void swift_nonatomic_bridgeObjectRelease(void *object) { swift_bridgeObjectRelease(object); }

/* The product of two integers of 128 bits, which are passed and returned in halves; clang calls it. */
__int128 __multi3(__int128 a, __int128 b) {
    const uint64_t low = 0xffffffff;
    uint64_t a0 = (uint64_t)a, a1 = (uint64_t)(a >> 64), b0 = (uint64_t)b, b1 = (uint64_t)(b >> 64);
    uint64_t p00 = (a0 & low) * (b0 & low), p01 = (a0 & low) * (b0 >> 32);
    uint64_t p10 = (a0 >> 32) * (b0 & low), p11 = (a0 >> 32) * (b0 >> 32);
    uint64_t middle = (p00 >> 32) + (p01 & low) + (p10 & low);
    uint64_t bottom = (p00 & low) | middle << 32;
    uint64_t top = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32) + a0 * b1 + a1 * b0;
    return (__int128)((unsigned __int128)top << 64 | bottom);
}
