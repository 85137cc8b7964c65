/* Frames and what else a solve gives. */
#include "checks.h"

void check_results(void) {
    sample made = make_sample();
    sl_rect frame, frames[3];
    sl_node nodes[3] = {made.root, made.right, made.last};
    sl_item items[8];
    sl_radii radii;
    sl_size size;
    sl_insets insets;
    double baseline;
    size_t count = 0;
    sl_style style = sl_style_leaf(40, 30);
    style.visibility = SL_HIDDEN;
    OK(sl_tree_set_style(made.tree, made.last, &style));
    style = sl_style_leaf(300, 10);
    style.corners.are_max = 1;
    style.content.has_baseline = 1;
    style.content.baseline = 6;
    OK(sl_tree_set_style(made.tree, made.right, &style));
    OK(sl_tree_solve(made.tree, NULL, NULL));

    OK(sl_tree_frame(made.tree, made.right, &frame));
    CHECK(is_rect(frame, 30, 0, 300, 10));
    OK(sl_tree_absolute_frame(made.tree, made.right, &frame));
    CHECK(is_rect(frame, 40, 35, 300, 10));
    CHECK(sl_tree_frame(made.tree, made.last, &frame) == SL_NONE);
    OK(sl_tree_frames(made.tree, nodes, 3, frames));
    CHECK(is_rect(frames[0], 0, 0, 200, 55) && is_rect(frames[1], 30, 0, 300, 10) && isnan(frames[2].x));
    OK(sl_tree_frames(made.tree, NULL, 0, NULL));

    OK(sl_tree_items(made.tree, sl_no_node(), items, 8, &count));
    CHECK(count == 5 && items[0].depth == 0 && items[4].depth == 2);
    CHECK(sl_same_node(items[4].node, made.right));
    CHECK(is_rect(items[4].frame, 30, 0, 300, 10) && is_rect(items[4].absolute, 40, 35, 300, 10));
    OK(sl_tree_items(made.tree, made.row, items, 8, &count));
    CHECK(count == 3 && items[0].depth == 0 && is_rect(items[2].absolute, 40, 35, 300, 10));

    OK(sl_tree_corner_radii(made.tree, made.right, &radii));
    CHECK(radii.top_left == 5 && radii.bottom_right == 5);
    OK(sl_tree_content_size(made.tree, made.row, &size));
    CHECK(size.width == 330 && size.height == 10);
    OK(sl_tree_content_bounds(made.tree, made.row, &frame));
    CHECK(is_rect(frame, 0, 0, 330, 10));
    OK(sl_tree_scroll_extents(made.tree, made.row, &insets));
    CHECK(insets.top == 0 && insets.right == 150 && insets.bottom == 0 && insets.left == 0);
    OK(sl_tree_overflow(made.tree, made.row, &insets));
    CHECK(insets.top == 0 && insets.right == 150 && insets.bottom == 0 && insets.left == 0);
    OK(sl_tree_baseline(made.tree, made.right, &baseline));
    CHECK(baseline == 6);
    CHECK(sl_tree_baseline(made.tree, made.left, &baseline) == SL_NONE);

    /* A long list, read at once and in part. */
    style = sl_style_leaf(10, 2);
    for (int row = 0; row < 1000; row++) OK(sl_tree_add(made.tree, made.root, &style, NULL));
    OK(sl_tree_solve(made.tree, NULL, NULL));
    sl_item *all = malloc(1005 * sizeof *all);
    OK(sl_tree_items(made.tree, sl_no_node(), all, 1005, &count));
    CHECK(count == 1005 && all[1004].absolute.y == 10 + 20 + 5 + 10 + 5 + 999 * 7);
    memset(all, 0, sizeof *all * 10);
    CHECK(sl_tree_items(made.tree, sl_no_node(), all, 4, &count) == SL_ERROR_BUFFER_TOO_SMALL);
    CHECK(count == 1005 && all[3].frame.width == 30 && all[4].frame.width == 0);
    free(all);
    OK(sl_tree_destroy(made.tree));
}
