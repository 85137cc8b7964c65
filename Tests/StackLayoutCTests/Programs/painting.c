/* Visits in paint order, hits, pixels, transitions. */
#include "checks.h"

typedef struct trace {
    char text[200];
    sl_tree *tree;
} trace;

static void paint(void *user, const sl_painted *node) {
    trace *seen = user;
    snprintf(seen->text + strlen(seen->text), 40, "%d@%g,%g ", (int)node->tag, node->frame.x, node->frame.y);
    /* Edits in the middle of a visit do not disturb it. */
    if (seen->tree != NULL) CHECK(sl_tree_remove(seen->tree, node->node) == SL_OK);
}

static void push(void *user, const sl_clip *clip) {
    trace *seen = user;
    snprintf(seen->text + strlen(seen->text), 40, "[%g %g ", clip->frame.width, clip->radii.top_left);
}

static void pop(void *user) {
    trace *seen = user;
    strcat(seen->text, "] ");
}

static bool is_row(void *user, const sl_painted *node) { return node->tag == *(int *)user; }

void check_painting(void) {
    sample made = make_sample();
    sl_painted nodes[8], hit;
    sl_painter painter = {paint, push, pop};
    sl_rect visible = {0, 0, 200, 20};
    sl_point point = {25, 40};
    size_t count = 0;
    int wanted = 3;
    trace seen = {{0}, NULL};
    sl_node all[5] = {made.root, made.first, made.row, made.left, made.right};
    for (int index = 0; index < 5; index++) OK(sl_tree_set_tag(made.tree, all[index], index + 1));
    sl_style style = sl_style_make(SL_KIND_HORIZONTAL);
    style.width = sl_fill(1);
    style.clips_content = 1;
    style.corners.radii = (sl_radii){2, 2, 2, 2};
    style.paints_in_reverse = 1;
    style.z_order = 1;
    OK(sl_tree_set_style(made.tree, made.row, &style));
    OK(sl_tree_solve(made.tree, NULL, NULL));

    OK(sl_tree_paint(made.tree, NULL, sl_no_node(), &painter, &seen));
    CHECK(strcmp(seen.text, "1@0,0 2@10,10 7@10,50 3@10,35 [180 2 5@40,35 4@10,35 ] ") == 0);
    seen.text[0] = 0;
    OK(sl_tree_paint(made.tree, &visible, sl_no_node(), &painter, &seen));
    CHECK(strcmp(seen.text, "1@0,0 2@10,10 ") == 0);
    seen.text[0] = 0;
    OK(sl_tree_paint(made.tree, NULL, made.row, &painter, &seen));
    CHECK(strcmp(seen.text, "3@0,0 [180 2 5@30,0 4@0,0 ] ") == 0);

    OK(sl_tree_painted(made.tree, NULL, sl_no_node(), nodes, 8, &count));
    CHECK(count == 6 && nodes[3].clips_content != 0 && nodes[3].is_clipped == 0 && nodes[3].depth == 1);
    CHECK(nodes[4].is_clipped != 0 && sl_same_node(nodes[4].clip.node, made.row) && nodes[4].is_measured == 0);
    CHECK(is_rect(nodes[4].clip_bounds, 10, 35, 180, 10) && nodes[4].clip.radii.top_left == 2);
    CHECK(nodes[3].radii.bottom_left == 2 && nodes[3].tag == 3);

    OK(sl_tree_hit(made.tree, point, sl_no_node(), NULL, NULL, &hit));
    CHECK(hit.tag == 4);
    OK(sl_tree_hit(made.tree, point, sl_no_node(), is_row, &wanted, &hit));
    CHECK(hit.tag == 3);
    OK(sl_tree_hits(made.tree, point, sl_no_node(), nodes, 8, &count));
    CHECK(count == 3 && nodes[0].tag == 4 && nodes[2].tag == 1);
    point.x = 500;
    CHECK(sl_tree_hit(made.tree, point, sl_no_node(), NULL, NULL, &hit) == SL_NONE);

    sl_tree *copy;
    OK(sl_tree_copy(made.tree, &copy));
    seen.text[0] = 0;
    seen.tree = copy;
    painter.push_clip = NULL;
    painter.pop_clip = NULL;
    OK(sl_tree_paint(copy, NULL, made.last, &painter, &seen));
    CHECK(!sl_tree_contains(copy, made.last) && sl_tree_contains(made.tree, made.last));
    OK(sl_tree_destroy(copy));
    OK(sl_tree_destroy(made.tree));
}

void check_transitions(void) {
    sample made = make_sample();
    sl_pixel_grid grid = {2, {0, 0}};
    sl_rect frame = {10.3, 0.2, 20.3, 5}, snapped;
    sl_moving moving[8];
    sl_radii radii;
    double opacity;
    size_t count = 0;
    OK(sl_pixel_frame(grid, frame, false, &snapped));
    CHECK(is_rect(snapped, 21, 0, 40, 10));
    OK(sl_snapped_frame(grid, frame, true, &snapped));
    CHECK(is_rect(snapped, 10.5, 0, 20.5, 5));
    grid.scale = 0;
    CHECK(sl_pixel_frame(grid, frame, false, &snapped) == SL_ERROR_INVALID_VALUE);
    CHECK(sl_snapped_frame(grid, frame, false, &snapped) == SL_ERROR_INVALID_VALUE);

    OK(sl_tree_solve(made.tree, NULL, NULL));
    FAILS(made.tree, SL_ERROR_INVALID_VALUE, "scale", sl_tree_snapped_frame(made.tree, made.row, grid, &snapped));
    grid.scale = 0.3;
    OK(sl_tree_snapped_frame(made.tree, made.row, grid, &snapped));
    CHECK(fabs(snapped.y - 11 / 0.3) < 1e-9 || fabs(snapped.y - 10 / 0.3) < 1e-9);

    sl_tree *before;
    OK(sl_tree_copy(made.tree, &before));
    OK(sl_tree_remove(made.tree, made.first));
    OK(sl_tree_solve(made.tree, NULL, NULL));
    OK(sl_tree_transition(before, made.tree, moving, 8, &count));
    CHECK(count == 6 && moving[1].phase == SL_GOING && sl_same_node(moving[1].node, made.first));
    CHECK(moving[2].phase == SL_STAYING && moving[2].start.y == 35 && moving[2].end.y == 10);
    OK(sl_moving_at(&moving[2], 0.2, &frame, &radii, &opacity));
    CHECK(frame.y == 30 && radii.top_left == 0 && opacity == 1);
    OK(sl_moving_at(&moving[1], 0.25, &frame, NULL, &opacity));
    CHECK(opacity == 0.75);
    CHECK(sl_moving_at(&moving[1], NAN, &frame, NULL, NULL) == SL_ERROR_INVALID_VALUE);
    moving[1].phase = (sl_phase)7;
    CHECK(sl_moving_at(&moving[1], 0, &frame, NULL, NULL) == SL_ERROR_INVALID_ENUM);
    OK(sl_tree_destroy(before));
    OK(sl_tree_destroy(made.tree));
}
