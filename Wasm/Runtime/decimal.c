/* Decimal texts to the nearest double, ties to even, whatever their length: as C's strtod. */
#include "runtime.h"

/* A natural number, least limb first. 800 digits times 10 to the 350th, and shifts as far, fit. */
enum { LIMBS = 192 };
typedef struct big {
    int count;
    uint32_t limbs[LIMBS];
} big;

static void multiply_add(big *n, uint32_t factor, uint32_t carry) {
    uint64_t rest = carry;
    for (int i = 0; i < n->count; i++) {
        rest += (uint64_t)n->limbs[i] * factor;
        n->limbs[i] = (uint32_t)rest;
        rest >>= 32;
    }
    if (rest) n->limbs[n->count++] = (uint32_t)rest;
}

static void multiply_power_of_ten(big *n, int power) {
    for (; power >= 9; power -= 9) multiply_add(n, 1000000000, 0);
    for (; power > 0; power--) multiply_add(n, 10, 0);
}

static int bit_length(const big *n) { return n->count == 0 ? 0 : 32 * n->count - __builtin_clz(n->limbs[n->count - 1]); }

static void shift_left(big *n, int bits) {
    int limbs = bits / 32, rest = bits % 32;
    if (n->count == 0) return;
    for (int i = n->count - 1; i >= 0; i--) n->limbs[i + limbs] = n->limbs[i];
    for (int i = 0; i < limbs; i++) n->limbs[i] = 0;
    n->count += limbs;
    if (rest) multiply_add(n, (uint32_t)1 << rest, 0);
}

static int compare(const big *a, const big *b) {
    if (a->count != b->count) return a->count < b->count ? -1 : 1;
    for (int i = a->count - 1; i >= 0; i--)
        if (a->limbs[i] != b->limbs[i]) return a->limbs[i] < b->limbs[i] ? -1 : 1;
    return 0;
}

/* a - b, where a is not less than b. */
static void subtract(big *a, const big *b) {
    int64_t borrow = 0;
    for (int i = 0; i < a->count; i++) {
        borrow += (int64_t)a->limbs[i] - (i < b->count ? b->limbs[i] : 0);
        a->limbs[i] = (uint32_t)borrow;
        borrow >>= 32;
    }
    while (a->count > 0 && a->limbs[a->count - 1] == 0) a->count--;
}

/* n / d times 2 to the power, rounded. */
static double quotient(big *n, big *d, int power) {
    /* So that the quotient is from 1 (included) to 2 (excluded). */
    int shift = bit_length(d) - bit_length(n);
    if (shift > 0) shift_left(n, shift);
    else shift_left(d, -shift);
    if (compare(n, d) < 0) {
        shift_left(n, 1);
        shift++;
    }
    int exponent = power - shift;
    if (exponent > 1023) return __builtin_inf();
    /* Subnormal numbers have fewer bits, down to none but the one that rounds. */
    int bits = exponent >= -1022 ? 53 : 53 - (-1022 - exponent);
    if (bits < 0) return 0;
    uint64_t significand = 0;
    for (int bit = 0; bit <= bits; bit++) {
        significand <<= 1;
        if (compare(n, d) >= 0) {
            subtract(n, d);
            significand |= 1;
        }
        shift_left(n, 1);
    }
    int is_half = significand & 1, is_more = n->count > 0;
    significand >>= 1;
    if (is_half && (is_more || significand & 1)) significand++;
    /* The bits of a double in one sum: a significand that was rounded up to the next power counts over. */
    uint64_t word = bits == 53 ? significand + ((uint64_t)(exponent + 1022) << 52) : significand;
    double result;
    __builtin_memcpy(&result, &word, sizeof result);
    return result;
}

static const double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

static int is_digit(char c) { return c >= '0' && c <= '9'; }

/* Reads digits, maybe a point, maybe an exponent; no names and no hexadecimal. Gives where it ends. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    const char *place = text;
    int is_negative = *place == '-';
    if (*place == '-' || *place == '+') place++;
    /* A digit beyond the 770th only says that there is more: halfway cases have no more than 767. */
    enum { MOST = 770 };
    static big number, divisor;
    number.count = 0;
    uint64_t small = 0;
    int digits = 0, has_digits = 0, has_point = 0, has_more = 0;
    int64_t exponent = 0;
    for (;; place++) {
        if (*place == '.' && !has_point) {
            has_point = 1;
            continue;
        }
        if (!is_digit(*place)) break;
        has_digits = 1;
        uint32_t digit = (uint32_t)(*place - '0');
        if (digits == MOST) {
            has_more |= digit != 0;
            exponent += !has_point;
            continue;
        }
        if (digits > 0 || digit != 0) {
            digits++;
            if (digits <= 19) small = small * 10 + digit;
            if (digits == 20) {
                number.limbs[0] = (uint32_t)small;
                number.limbs[1] = (uint32_t)(small >> 32);
                number.count = 2;
            }
            if (digits >= 20) multiply_add(&number, 10, digit);
        }
        exponent -= has_point;
    }
    if (!has_digits) return text;
    if (*place == 'e' || *place == 'E') {
        const char *ahead = place + 1;
        int is_below = *ahead == '-';
        if (*ahead == '-' || *ahead == '+') ahead++;
        if (is_digit(*ahead)) {
            int64_t power = 0;
            for (; is_digit(*ahead); ahead++)
                if (power < 1000000000000) power = power * 10 + (*ahead - '0');
            exponent += is_below ? -power : power;
            place = ahead;
        }
    }
    double value;
    if (digits == 0) value = 0;
    else if (digits <= 15 && exponent >= -22 && exponent <= 22)
        /* Both are exact, so their quotient or product is rounded once. */
        value = exponent < 0 ? (double)small / powers[-exponent] : (double)small * powers[exponent];
    else if (exponent + digits > 310) value = __builtin_inf();
    else if (exponent + digits < -330) value = 0;
    else {
        if (digits <= 19) {
            number.limbs[0] = (uint32_t)small;
            number.limbs[1] = (uint32_t)(small >> 32);
            number.count = number.limbs[1] ? 2 : 1;
        }
        if (has_more) {
            multiply_add(&number, 10, 1);
            exponent--;
        }
        divisor.count = 1;
        divisor.limbs[0] = 1;
        if (exponent >= 0) multiply_power_of_ten(&number, (int)exponent);
        else multiply_power_of_ten(&divisor, (int)-exponent);
        value = quotient(&number, &divisor, 0);
    }
    *result = is_negative ? -value : value;
    return place;
}
