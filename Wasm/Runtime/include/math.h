/* What stacklayout.h takes from <math.h>; the compiler's own headers have everything else. */
#ifndef STACKLAYOUT_WASM_MATH_H
#define STACKLAYOUT_WASM_MATH_H

#define NAN __builtin_nanf("")
#define INFINITY __builtin_inff()

#endif
