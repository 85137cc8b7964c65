/* What a renderer needs: visits in paint order, hits, pixels, transitions. */
#ifndef STACKLAYOUT_PAINTING_H
#define STACKLAYOUT_PAINTING_H

#include "base.h"
#include "tree.h"

SL_BEGIN_DECLARATIONS

/* The outline by which a node cuts off what is inside it: its frame, relative to the root, with its corners. */
typedef struct sl_clip {
    sl_node node;
    sl_rect frame;
    sl_radii radii;
} sl_clip;

/* A node as a renderer meets it. Coordinates are relative to the root, or to the node that the visit started from. */
typedef struct sl_painted {
    sl_node node;
    /* How many ancestors it has, up to where the visit started. */
    uint32_t depth;
    /* That of sl_tree_set_tag. */
    int64_t tag;
    sl_rect frame;
    sl_radii radii;
    /* Not 0: it cuts off what is inside. */
    uint32_t clips_content;
    /* Not 0: its content is measured, as that of texts. */
    uint32_t is_measured;
    /* Not 0: something around it clips, so that the two members behind this one count. */
    uint32_t is_clipped;
    /* The nearest that clips. */
    sl_clip clip;
    /* What all that clip have in common; square. */
    sl_rect clip_bounds;
} sl_painted;

/* What is done with nodes in paint order. `push_clip` and `pop_clip` enclose what is inside of a node that clips; both
 * may be null. The callbacks may call functions for the tree, even edit it (which then copies it: the visit goes on with
 * what it began with), but not destroy it. */
typedef struct sl_painter {
    void (*paint)(void *user, const sl_painted *node);
    void (*push_clip)(void *user, const sl_clip *clip);
    void (*pop_clip)(void *user);
} sl_painter;

/* Visits what is to be painted, in paint order: a node before its content, siblings by z_order and then in document
 * order, or against it where the parent paints in reverse. Hidden nodes are left out, and those whose frame does not
 * touch what their clips and `visible` have in common. `visible` may be null: all of it. `top`: only this node and what
 * is inside it, with its corner at (0, 0); all roots for sl_no_node(). O(visited) without `visible`; with it,
 * O(visited + their ancestors * log of their children). */
sl_status sl_tree_paint(
    const sl_tree *tree, const sl_rect *visible, sl_node top, const sl_painter *painter, void *user);

/* The same as a list. */
sl_status sl_tree_painted(
    const sl_tree *tree, const sl_rect *visible, sl_node top, sl_painted *nodes, size_t capacity,
    size_t *count);

/* Whether a node counts in a hit test; if not, what is below it is tried. */
typedef bool (*sl_wanted)(void *user, const sl_painted *node);

/* The topmost node at a point, clips and rounded corners respected; SL_NONE if there is none. `wanted` may be null. */
sl_status sl_tree_hit(
    const sl_tree *tree, sl_point point, sl_node top, sl_wanted wanted, void *user, sl_painted *hit);

/* All nodes at a point, the topmost first. */
sl_status sl_tree_hits(
    const sl_tree *tree, sl_point point, sl_node top, sl_painted *hits, size_t capacity, size_t *count);

/* The pixels of a surface: pixels per point, above 0, and where the coordinates to be snapped begin, in points. */
typedef struct sl_pixel_grid {
    double scale;
    sl_point origin;
} sl_pixel_grid;

/* An absolute frame in whole pixels. Every edge goes to the nearest boundary, so that neighbours meet without a seam.
 * `keeps_size`: for text, never smaller than it was. */
sl_status sl_pixel_frame(sl_pixel_grid grid, sl_rect frame, bool keeps_size, sl_rect *pixels);

/* The same in points. */
sl_status sl_snapped_frame(sl_pixel_grid grid, sl_rect frame, bool keeps_size, sl_rect *snapped);

/* The absolute frame of a node in points on pixel boundaries; measured content keeps its size. O(depth). */
sl_status sl_tree_snapped_frame(const sl_tree *tree, sl_node node, sl_pixel_grid grid, sl_rect *snapped);

typedef enum sl_phase { SL_STAYING = 0, SL_APPEARING = 1, SL_GOING = 2 } sl_phase;

/* A node on its way from one solved state of a tree to another. */
typedef struct sl_moving {
    sl_node node;
    sl_phase phase;
    int64_t tag;
    /* Absolute. */
    sl_rect start, end;
    sl_radii start_radii, end_radii;
} sl_moving;

/* What is painted in either of two states, in paint order. Nodes are matched by their names, so one state is a copy of the
 * other that was edited. Errors are those of `to`. O(nodes). */
sl_status sl_tree_transition(
    const sl_tree *from, const sl_tree *to, sl_moving *nodes, size_t capacity, size_t *count);

/* Where a node is at a part of the way, 0 to 1 or beyond for springs. `radii` and `opacity` may be null. */
sl_status sl_moving_at(
    const sl_moving *node, double fraction, sl_rect *frame, sl_radii *radii, double *opacity);

SL_END_DECLARATIONS

#endif
