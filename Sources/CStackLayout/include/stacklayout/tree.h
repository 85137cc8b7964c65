/* Trees: made, edited, walked. */
#ifndef STACKLAYOUT_TREE_H
#define STACKLAYOUT_TREE_H

#include "base.h"
#include "style.h"

SL_BEGIN_DECLARATIONS

/* Makes an empty tree. */
sl_status sl_tree_create(sl_direction direction, sl_tree **tree);

/* Makes a copy that knows the nodes of the original. The two share memory until one of them changes: O(1). Nodes
 * that are added to either later are to be kept apart, for their names may be equal. */
sl_status sl_tree_copy(const sl_tree *tree, sl_tree **copy);

/* Frees a tree; its pointer must not be used again. Null is allowed. Refused with SL_ERROR_BUSY inside its own measure
 * callback. */
sl_status sl_tree_destroy(sl_tree *tree);

/* Makes room for so many nodes in all. */
sl_status sl_tree_reserve(sl_tree *tree, size_t nodes);

/* How many nodes the tree holds, hidden ones included. */
sl_status sl_tree_node_count(const sl_tree *tree, size_t *count);

/* The direction in which every node is laid out. */
sl_status sl_tree_get_direction(const sl_tree *tree, sl_direction *direction);
sl_status sl_tree_set_direction(sl_tree *tree, sl_direction direction);

/* Adds a root, whose sizes must be fixed or hug. A tree may have several; each stands at (0, 0).
 * `node` may be null, here and below. */
sl_status sl_tree_add_root(sl_tree *tree, const sl_style *style, sl_node *node);

/* Adds a node behind the other children of a container. */
sl_status sl_tree_add(sl_tree *tree, sl_node parent, const sl_style *style, sl_node *node);

/* Adds a node as the child with this index, from 0 to the number of children. O(children behind it). */
sl_status sl_tree_insert(sl_tree *tree, sl_node parent, size_t index, const sl_style *style, sl_node *node);

/* Removes a node and all inside it. O(removed nodes + children behind it). */
sl_status sl_tree_remove(sl_tree *tree, sl_node node);

/* Moves a node, with all inside it, to a place among the children of a container: `index` is the one that it has
 * afterwards. O(depth of the parent + children behind the old and the new place). */
sl_status sl_tree_move(sl_tree *tree, sl_node node, sl_node parent, size_t index);

/* Moves a node, with all inside it, to a place among the roots. */
sl_status sl_tree_move_to_root(sl_tree *tree, sl_node node, size_t index);

/* Copies a node of `from`, or of the same tree if that is null, with all inside it, to a place among the children of a
 * container; SIZE_MAX is behind the others. Declarations, tags and what was measured are copied. */
sl_status sl_tree_copy_node(
    sl_tree *tree, const sl_tree *from, sl_node node, sl_node parent, size_t index, sl_node *copy);

/* The same to the roots. `width` and `height`, if not null, replace sizes that a root cannot have. */
sl_status sl_tree_copy_as_root(
    sl_tree *tree, const sl_tree *from, sl_node node, const sl_sizing *width, const sl_sizing *height,
    sl_node *copy);

/* A number per node for what its owner keeps elsewhere, such as an index or a pointer; 0 if none was set. It changes no
 * frame. A measured leaf has, apart from it, the tag of its content. */
sl_status sl_tree_set_tag(sl_tree *tree, sl_node node, int64_t tag);
sl_status sl_tree_get_tag(const sl_tree *tree, sl_node node, int64_t *tag);

/* Replaces what is declared about a node; its kind stays. O(1). */
sl_status sl_tree_set_style(sl_tree *tree, sl_node node, const sl_style *style);

/* What is declared about a node. `style->struct_size` must be set, as by sl_style_make. */
sl_status sl_tree_get_style(const sl_tree *tree, sl_node node, sl_style *style);

/* Whether the tree has the node. Also false for null and inside the tree's own measure callback. */
bool sl_tree_contains(const sl_tree *tree, sl_node node);

/* The parent of a node; SL_NONE, and no node, for a root. */
sl_status sl_tree_parent(const sl_tree *tree, sl_node node, sl_node *parent);

sl_status sl_tree_child_count(const sl_tree *tree, sl_node node, size_t *count);

/* The children of a node, in document order. */
sl_status sl_tree_children(const sl_tree *tree, sl_node node, sl_node *children, size_t capacity, size_t *count);

/* The roots, in the order in which they were added. */
sl_status sl_tree_roots(const sl_tree *tree, sl_node *roots, size_t capacity, size_t *count);

/* A node and all inside it, each before what is inside it, hidden ones included; all nodes for sl_no_node().
 * O(nodes). */
sl_status sl_tree_nodes(const sl_tree *tree, sl_node top, sl_node *nodes, size_t capacity, size_t *count);

SL_END_DECLARATIONS

#endif
