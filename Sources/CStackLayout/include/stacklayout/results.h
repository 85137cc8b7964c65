/* Frames, and what else the last solve gave. Nodes added since have none; those of others stay until the next. */
#ifndef STACKLAYOUT_RESULTS_H
#define STACKLAYOUT_RESULTS_H

#include "base.h"
#include "tree.h"

SL_BEGIN_DECLARATIONS

/* The frame of a node, relative to its parent. SL_NONE, here and below, for a hidden node, one inside it, and one
 * that was never solved. O(1). */
sl_status sl_tree_frame(const sl_tree *tree, sl_node node, sl_rect *frame);

/* The frame of a node, relative to its root. O(depth). */
sl_status sl_tree_absolute_frame(const sl_tree *tree, sl_node node, sl_rect *frame);

/* The frames of many nodes, relative to their parents: frames[i] is that of nodes[i], all NAN where it has none. */
sl_status sl_tree_frames(const sl_tree *tree, const sl_node *nodes, size_t count, sl_rect *frames);

/* One node of sl_tree_items. */
typedef struct sl_item {
    sl_node node;
    /* How many nodes are above it, from the top on. */
    uint32_t depth;
    /* Relative to its parent. */
    sl_rect frame;
    /* Relative to the root. */
    sl_rect absolute;
} sl_item;

/* A node and all inside it that has a frame, each before what is inside it, in document order; all nodes for
 * sl_no_node(). O(nodes). */
sl_status sl_tree_items(const sl_tree *tree, sl_node top, sl_item *items, size_t capacity, size_t *count);

/* The radii that a node's corners really have: those declared, made smaller where two would overlap. O(1). */
sl_status sl_tree_corner_radii(const sl_tree *tree, sl_node node, sl_radii *radii);

/* How far the content of a node reaches from its top left corner, padding behind it included: what a scroll view has
 * to show. At least the node's own size. O(children). */
sl_status sl_tree_content_size(const sl_tree *tree, sl_node node, sl_size *size);

/* What a node and its children cover, relative to the node's top left corner; also tells what sticks out at the left and
 * the top. O(children). */
sl_status sl_tree_content_bounds(const sl_tree *tree, sl_node node, sl_rect *bounds);

/* How far a node's content can be scrolled: by how much its bounds reach beyond each edge of it. O(children). */
sl_status sl_tree_scroll_extents(const sl_tree *tree, sl_node node, sl_insets *extents);

/* Distance from the top of a node's border box to its first baseline. SL_NONE if it has none, and between an edit and
 * its solve. */
sl_status sl_tree_baseline(const sl_tree *tree, sl_node node, double *baseline);

/* By how much children in flow stick out of a node's content box, per edge, at least 0. O(children). */
sl_status sl_tree_overflow(const sl_tree *tree, sl_node node, sl_insets *overflow);

SL_END_DECLARATIONS

#endif
