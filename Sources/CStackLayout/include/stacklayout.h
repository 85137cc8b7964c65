/* StackLayout for C11 and C++17: an engine for stacks.
 *
 *     sl_tree *tree;
 *     sl_tree_create(SL_LEFT_TO_RIGHT, &tree);
 *     sl_style style = sl_style_make(SL_KIND_VERTICAL);
 *     style.width = sl_fixed(320);
 *     sl_node list;
 *     sl_tree_add_root(tree, &style, &list);
 *     ...
 *     sl_tree_solve(tree, NULL, NULL);
 *     sl_rect frame;
 *     sl_tree_frame(tree, list, &frame);
 *     sl_tree_destroy(tree);
 *
 * What holds for every function:
 *
 * - All numbers are in points, as double. A frame is relative to the top left corner of its parent's border box.
 * - A function returns a status. SL_OK is 0; SL_NONE says that there is no such value, which is no error; what
 *   SL_FAILED says is one, has changed nothing, and can be asked for with sl_tree_error.
 * - Results go to memory that the caller owns. A pointer to a result must not be null unless it says so.
 * - An array to fill has a capacity and a count. The count that comes back is how many there are; as many as fit
 *   are written, and if they do not all fit the status is SL_ERROR_BUFFER_TOO_SMALL. An array of null with a
 *   capacity of 0 only asks for the count. The same holds for texts, in bytes of UTF-8: the length that comes back
 *   does not count the 0 at the end, for which the capacity must have room.
 * - Misuse is told by a status where it can be detected: null pointers, nodes that were removed or belong to
 *   another tree, numbers that a property cannot take, values that an enum does not have, structs of an unknown
 *   size, and calls for a tree from inside its own measure callback.
 *   It cannot be detected that a tree was destroyed, that a pointer is wild or an array smaller than its capacity.
 * - Different trees may be used on different threads. Functions with a `const sl_tree *` may be called for one tree
 *   on several threads at once, as long as no other function is.
 */
#ifndef STACKLAYOUT_H
#define STACKLAYOUT_H

#include "stacklayout/base.h"
#include "stacklayout/style.h"
#include "stacklayout/tree.h"
#include "stacklayout/solve.h"
#include "stacklayout/results.h"
#include "stacklayout/painting.h"
#include "stacklayout/inspect.h"

#endif
