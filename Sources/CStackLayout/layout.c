/* Checks the memory layout that callers compile against: a change of these numbers is a change for all of them. */
#include "stacklayout.h"

_Static_assert(offsetof(sl_style, width) == 8, "struct_size and kind come first");
_Static_assert(sizeof(sl_style) == 312 || sizeof(void *) != 8, "members may only be added at the end");
