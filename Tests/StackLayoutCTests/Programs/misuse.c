/* Wrong calls: each is told by a status and a text, and changes nothing. */
#include "checks.h"

static void check_values(sample made) {
    sl_error error;
    sl_style style = sl_style_leaf(NAN, 1);
    FAILS(made.tree, SL_ERROR_INVALID_VALUE, "contentWidth is nan", sl_tree_add(made.tree, made.root, &style, NULL));
    OK(sl_tree_error(made.tree, &error));
    CHECK(error.property == SL_PROPERTY_CONTENT_WIDTH && sl_same_node(error.node, made.root));
    CHECK(isnan(error.value));
    style = sl_style_leaf(1, 1);
    style.width = sl_fixed(-4);
    FAILS(made.tree, SL_ERROR_INVALID_VALUE, "width is -4", sl_tree_set_style(made.tree, made.first, &style));
    OK(sl_tree_error(made.tree, &error));
    CHECK(error.property == SL_PROPERTY_WIDTH && sl_same_node(error.node, made.first) && error.value == -4);
    style.width = sl_fixed(INFINITY);
    CHECK(sl_tree_insert(made.tree, made.root, 0, &style, NULL) == SL_ERROR_INVALID_VALUE);
    style.width.mode = (sl_sizing_mode)12;
    FAILS(made.tree, SL_ERROR_INVALID_ENUM, "width.mode is 12", sl_tree_set_style(made.tree, made.first, &style));
    style = sl_style_make(SL_KIND_VERTICAL);
    style.alignment = SL_ALIGN_INHERIT;
    FAILS(made.tree, SL_ERROR_INVALID_ENUM, "alignment is 5", sl_tree_set_style(made.tree, made.root, &style));
    style.alignment = SL_ALIGN_START;
    style.distribution = SL_DISTRIBUTE_STRETCH;
    CHECK(sl_tree_set_style(made.tree, made.root, &style) == SL_ERROR_INVALID_ENUM);
    style.distribution = SL_DISTRIBUTE_START;
    style.pins.given = 128;
    FAILS(made.tree, SL_ERROR_INVALID_ENUM, "pins.given", sl_tree_set_style(made.tree, made.root, &style));
    style = sl_style_make(SL_KIND_HORIZONTAL);
    FAILS(made.tree, SL_ERROR_KIND_CHANGED, "cannot become", sl_tree_set_style(made.tree, made.root, &style));
    style.width = sl_fill(1);
    FAILS(made.tree, SL_ERROR_ROOT_SIZE_NOT_ABSOLUTE, "root", sl_tree_add_root(made.tree, &style, NULL));
    style.struct_size += 8;
    FAILS(made.tree, SL_ERROR_STRUCT_SIZE, "as new as the header", sl_tree_add(made.tree, made.root, &style, NULL));
    style.struct_size = 0;
    FAILS(made.tree, SL_ERROR_STRUCT_SIZE, "initialise", sl_tree_get_style(made.tree, made.root, &style));
    CHECK(sl_tree_set_direction(made.tree, (sl_direction)2) == SL_ERROR_INVALID_ENUM);
}

static void check_nodes(sample made) {
    sl_style style = sl_style_leaf(1, 1);
    sl_node removed, nodes[2];
    sl_rect frames[1];
    sl_painted hit;
    sl_point nowhere = {NAN, 0};
    sl_tree *other;
    sl_size size;
    size_t count = 0;
    FAILS(made.tree, SL_ERROR_LEAF_CANNOT_HOLD_CHILDREN, "leaf", sl_tree_add(made.tree, made.first, &style, NULL));
    FAILS(made.tree, SL_ERROR_MOVED_INTO_ITSELF, "inside it", sl_tree_move(made.tree, made.root, made.row, 0));
    FAILS(made.tree, SL_ERROR_CHILD_INDEX_OUT_OF_RANGE, "from 0 to 2", sl_tree_insert(made.tree, made.row, 3, &style, NULL));
    CHECK(sl_tree_insert(made.tree, made.row, SIZE_MAX, &style, NULL) == SL_ERROR_CHILD_INDEX_OUT_OF_RANGE);
    FAILS(made.tree, SL_ERROR_ROOT_INDEX_OUT_OF_RANGE, "roots", sl_tree_move_to_root(made.tree, made.first, 2));
    FAILS(made.tree, SL_ERROR_TREE_FULL, "at most", sl_tree_reserve(made.tree, SIZE_MAX));
    OK(sl_tree_add(made.tree, made.row, &style, &removed));
    OK(sl_tree_remove(made.tree, removed));
    OK(sl_tree_add(made.tree, made.row, &style, &nodes[0]));
    FAILS(made.tree, SL_ERROR_UNKNOWN_NODE, "not in this tree", sl_tree_frame(made.tree, removed, frames));
    CHECK(sl_tree_remove(made.tree, removed) == SL_ERROR_UNKNOWN_NODE);
    CHECK(sl_tree_frames(made.tree, &removed, 1, frames) == SL_ERROR_UNKNOWN_NODE);
    CHECK(sl_tree_items(made.tree, removed, NULL, 0, &count) == SL_ERROR_UNKNOWN_NODE);
    CHECK(sl_tree_painted(made.tree, NULL, removed, NULL, 0, &count) == SL_ERROR_UNKNOWN_NODE);
    CHECK(sl_tree_derivation(made.tree, removed, SL_NUMBER_X, NULL, NULL, 0, NULL) == SL_ERROR_UNKNOWN_NODE);
    CHECK(sl_tree_set_tag(made.tree, removed, 1) == SL_ERROR_UNKNOWN_NODE);
    CHECK(sl_tree_hit(made.tree, nowhere, sl_no_node(), NULL, NULL, &hit) == SL_ERROR_INVALID_VALUE);
    CHECK(sl_tree_size(made.tree, made.row, NAN, INFINITY, NULL, NULL, &size) == SL_ERROR_INVALID_VALUE);
    sl_node wild = {4000000000u, 3, made.root.tree};
    CHECK(sl_tree_frame(made.tree, wild, frames) == SL_ERROR_UNKNOWN_NODE);
    OK(sl_tree_create(SL_LEFT_TO_RIGHT, &other));
    CHECK(sl_tree_add(other, made.root, &style, NULL) == SL_ERROR_UNKNOWN_NODE);
    OK(sl_tree_destroy(other));
}

void check_misuse(void) {
    sample made = make_sample();
    sl_node nodes[2];
    size_t count = 0;
    check_values(made);
    CHECK(sl_tree_node_count(made.tree, &count) == SL_OK && count == 6);
    check_nodes(made);
    FAILS(made.tree, SL_ERROR_BUFFER_TOO_SMALL, "make room for 3",
          sl_tree_children(made.tree, made.root, nodes, 2, &count));
    CHECK(count == 3 && sl_same_node(nodes[1], made.row));
    OK(sl_tree_children(made.tree, made.root, NULL, 0, &count));
    CHECK(count == 3);
    sl_tree *none = made.tree;
    CHECK(sl_tree_create((sl_direction)5, &none) == SL_ERROR_INVALID_ENUM && none == NULL);
    OK(sl_tree_destroy(made.tree));
}

/* Null for the tree, and for what a result goes to. */
void check_null(void) {
    sample made = make_sample();
    sl_node node = made.row;
    sl_style style = sl_style_leaf(1, 1);
    sl_pixel_grid grid = {1, {0, 0}};
    sl_point point = {0, 0};
    sl_rect rect = {0, 0, 1, 1};
    sl_painter painter = {NULL, NULL, NULL};
    size_t count = 0;
    char text[8];
    const sl_status null = SL_ERROR_NULL_ARGUMENT;
    OK(sl_tree_solve(made.tree, NULL, NULL));
    CHECK(!sl_tree_contains(NULL, node));
    CHECK(sl_tree_create(SL_LEFT_TO_RIGHT, NULL) == null && sl_style_init(NULL, 8, SL_KIND_LEAF) == null);
    /* A null tree, then null memory for the result. */
#define BOTH(function, ...) \
    CHECK(function(NULL, __VA_ARGS__) == null); \
    FAILS(made.tree, null, "is null", function(made.tree, __VA_ARGS__))
    BOTH(sl_tree_copy, NULL);
    BOTH(sl_tree_node_count, NULL);
    BOTH(sl_tree_get_direction, NULL);
    BOTH(sl_tree_add_root, NULL, NULL);
    BOTH(sl_tree_add, node, NULL, NULL);
    BOTH(sl_tree_insert, node, 0, NULL, NULL);
    BOTH(sl_tree_set_style, node, NULL);
    BOTH(sl_tree_get_style, node, NULL);
    BOTH(sl_tree_get_tag, node, NULL);
    BOTH(sl_tree_parent, node, NULL);
    BOTH(sl_tree_child_count, node, NULL);
    BOTH(sl_tree_children, node, NULL, 0, NULL);
    BOTH(sl_tree_children, node, NULL, 1, &count);
    BOTH(sl_tree_roots, NULL, 0, NULL);
    BOTH(sl_tree_nodes, node, NULL, 0, NULL);
    BOTH(sl_tree_size, node, 1, 1, NULL, NULL, NULL);
    BOTH(sl_tree_last_solve, NULL);
    BOTH(sl_tree_changed_nodes, NULL, 0, NULL);
    BOTH(sl_tree_frame, node, NULL);
    BOTH(sl_tree_absolute_frame, node, NULL);
    BOTH(sl_tree_frames, NULL, 1, &rect);
    BOTH(sl_tree_frames, &node, 1, NULL);
    BOTH(sl_tree_items, node, NULL, 0, NULL);
    BOTH(sl_tree_corner_radii, node, NULL);
    BOTH(sl_tree_content_size, node, NULL);
    BOTH(sl_tree_content_bounds, node, NULL);
    BOTH(sl_tree_scroll_extents, node, NULL);
    BOTH(sl_tree_baseline, node, NULL);
    BOTH(sl_tree_overflow, node, NULL);
    BOTH(sl_tree_paint, NULL, node, NULL, NULL);
    BOTH(sl_tree_paint, NULL, node, &painter, NULL);
    BOTH(sl_tree_painted, NULL, node, NULL, 0, NULL);
    BOTH(sl_tree_hit, point, node, NULL, NULL, NULL);
    BOTH(sl_tree_hits, point, node, NULL, 0, NULL);
    BOTH(sl_tree_snapped_frame, node, grid, NULL);
    BOTH(sl_tree_diagnostics, NULL, 0, NULL);
    BOTH(sl_tree_diagnostics_text, NULL, NULL, NULL, 5, NULL);
    BOTH(sl_tree_derivation, node, SL_NUMBER_X, NULL, NULL, 5, NULL);
    BOTH(sl_tree_explanation, node, SL_NUMBER_X, 5, NULL, NULL, NULL, 5, NULL);
    CHECK(sl_tree_transition(made.tree, NULL, NULL, 0, &count) == null);
    CHECK(sl_tree_transition(NULL, made.tree, NULL, 0, &count) == null);
    CHECK(sl_tree_error(made.tree, NULL) == null && sl_tree_error_text(NULL, text, 8, NULL) == null);
    CHECK(sl_tree_clear_error(NULL) == null && sl_tree_solve(NULL, NULL, NULL) == null);
    CHECK(sl_tree_reserve(NULL, 1) == null && sl_tree_remove(NULL, node) == null);
    CHECK(sl_tree_move(NULL, node, node, 0) == null && sl_tree_move_to_root(NULL, node, 0) == null);
    CHECK(sl_tree_copy_node(NULL, NULL, node, node, 0, NULL) == null);
    CHECK(sl_tree_copy_as_root(NULL, NULL, node, NULL, NULL, NULL) == null);
    CHECK(sl_tree_set_tag(NULL, node, 0) == null && sl_tree_set_direction(NULL, SL_LEFT_TO_RIGHT) == null);
    CHECK(sl_tree_invalidate_measurement(NULL, node) == null);
    CHECK(sl_pixel_frame(grid, rect, false, NULL) == null && sl_snapped_frame(grid, rect, false, NULL) == null);
    CHECK(sl_moving_at(NULL, 0, &rect, NULL, NULL) == null);
    OK(sl_tree_add(made.tree, made.row, &style, NULL));
    OK(sl_tree_destroy(made.tree));
}
