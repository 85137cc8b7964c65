/* Solving, and measuring content on the way. */
#ifndef STACKLAYOUT_SOLVE_H
#define STACKLAYOUT_SOLVE_H

#include "base.h"
#include "tree.h"

SL_BEGIN_DECLARATIONS

/* The size of content, without the leaf's padding. */
typedef struct sl_measurement {
    /* Not used in answers to an offered width. */
    double width;
    double height;
    /* Distance from the content's top to its first baseline; NAN if it has none. */
    double baseline;
} sl_measurement;

/* Tells the size of a leaf's content: `tag` is that of its style, `width` what it is offered, INFINITY for as much
 * as it likes. `answer` is 0 by 0 without a baseline when the call comes.
 *
 * A solve asks at most twice for each leaf: for its natural size, and for its height at its final width. Answers must
 * depend on the arguments only; they are kept until the content changes or sl_tree_invalidate_measurement.
 * Return SL_OK, or anything else to give up. The callback must not call any function for the tree that is solved: each
 * would return SL_ERROR_BUSY. It must return: neither throw a C++ exception nor longjmp. */
typedef sl_status (*sl_measure)(
    void *user, sl_node leaf, int64_t tag, double width, sl_measurement *answer);

/* Gives every node its frame. O(nodes); where only a little changed since the last solve, about what changed; O(1) if
 * nothing did. `measure` may be null if no content is measured; `user` is handed to it. After an error from measuring
 * frames are to be read only after another solve. */
sl_status sl_tree_solve(sl_tree *tree, sl_measure measure, void *user);

/* The size that a node would have with this width and this height, all else left to its content; INFINITY leaves one
 * as it is declared. The node is looked at on its own, as if it were a root, and the tree stays as it is. `measure` is
 * asked for leaves that no solve has measured, and may be null. O(nodes inside). */
sl_status sl_tree_size(
    const sl_tree *tree, sl_node node, double width, double height, sl_measure measure, void *user,
    sl_size *size);

/* Forgets what was measured of a leaf, such as when its text changed: the next solve asks again. */
sl_status sl_tree_invalidate_measurement(sl_tree *tree, sl_node leaf);

/* What the last solve did. */
typedef struct sl_solve_summary {
    /* Not 0: only what edits had changed was solved again. */
    uint32_t is_incremental;
    /* How many nodes were looked at. */
    uint64_t visited_nodes;
} sl_solve_summary;

/* What the last solve did; SL_NONE before the first. */
sl_status sl_tree_last_solve(const sl_tree *tree, sl_solve_summary *summary);

/* The nodes whose frames the last solve changed, those that appeared included; SL_NONE, and a count of 0, after a full
 * solve, which may have changed any. Nodes inside one that only moved are not listed: their frames are relative to it.
 */
sl_status sl_tree_changed_nodes(const sl_tree *tree, sl_node *nodes, size_t capacity, size_t *count);

SL_END_DECLARATIONS

#endif
