/* Solving from scratch, after edits, and with measured content. */
#include "checks.h"

void check_solving(void) {
    sample made = make_sample();
    sl_solve_summary summary;
    sl_node changed[8];
    sl_rect frame;
    size_t count = 9;
    CHECK(sl_tree_last_solve(made.tree, &summary) == SL_NONE);
    CHECK(sl_tree_frame(made.tree, made.row, &frame) == SL_NONE);
    OK(sl_tree_solve(made.tree, NULL, NULL));
    OK(sl_tree_last_solve(made.tree, &summary));
    CHECK(summary.is_incremental == 0 && summary.visited_nodes == 6);
    CHECK(sl_tree_changed_nodes(made.tree, changed, 8, &count) == SL_NONE && count == 0);

    sl_style style = sl_style_leaf(50, 26);
    OK(sl_tree_set_style(made.tree, made.first, &style));
    OK(sl_tree_solve(made.tree, NULL, NULL));
    OK(sl_tree_last_solve(made.tree, &summary));
    CHECK(summary.is_incremental != 0);
    OK(sl_tree_changed_nodes(made.tree, changed, 8, &count));
    /* The root and the first leaf became higher, the other two moved. */
    CHECK(count == 4);
    OK(sl_tree_frame(made.tree, made.row, &frame));
    CHECK(is_rect(frame, 10, 41, 180, 10));
    OK(sl_tree_solve(made.tree, NULL, NULL));
    OK(sl_tree_changed_nodes(made.tree, NULL, 0, &count));
    CHECK(count == 0);

    OK(sl_tree_set_direction(made.tree, SL_RIGHT_TO_LEFT));
    OK(sl_tree_solve(made.tree, NULL, NULL));
    OK(sl_tree_frame(made.tree, made.first, &frame));
    CHECK(is_rect(frame, 140, 10, 50, 26));
    OK(sl_tree_destroy(made.tree));
}

/* Texts of letters 8 wide and 10 high, of which the tag says how many. */
typedef struct texts {
    int calls;
    int64_t letters[2];
    sl_node asked;
    sl_tree *tree;
    sl_status inner;
    sl_status result;
} texts;

static sl_status measure(void *user, sl_node leaf, int64_t tag, double width, sl_measurement *answer) {
    texts *known = user;
    double letters = (double)known->letters[tag];
    double fit = width < letters * 8 ? floor(width / 8) : letters;
    known->calls++;
    known->asked = leaf;
    answer->width = fit * 8;
    answer->height = ceil(letters / fit) * 10;
    answer->baseline = 8;
    if (known->tree != NULL) known->inner = sl_tree_remove(known->tree, leaf);
    return known->result;
}

void check_measuring(void) {
    sample made = make_sample();
    texts known = {0};
    sl_node text;
    sl_rect frame;
    sl_size size;
    double baseline;
    known.letters[1] = 40;
    sl_style style = sl_style_measured(1);
    style.width = sl_fill(1);
    OK(sl_tree_add(made.tree, made.root, &style, &text));
    FAILS(made.tree, SL_ERROR_MEASURER_MISSING, "measure", sl_tree_solve(made.tree, NULL, NULL));
    OK(sl_tree_solve(made.tree, measure, &known));
    CHECK(known.calls >= 1 && known.calls <= 2 && sl_same_node(known.asked, text));
    /* 22 letters of 8 fit into 180, so 40 need two lines. */
    OK(sl_tree_frame(made.tree, text, &frame));
    CHECK(is_rect(frame, 10, 85, 180, 20));
    OK(sl_tree_baseline(made.tree, text, &baseline));
    CHECK(baseline == 8);

    known.letters[1] = 60;
    known.calls = 0;
    OK(sl_tree_solve(made.tree, measure, &known));
    CHECK(known.calls == 0);
    OK(sl_tree_size(made.tree, made.root, 200, INFINITY, measure, &known, &size));
    CHECK(size.width == 200);
    OK(sl_tree_invalidate_measurement(made.tree, text));
    OK(sl_tree_solve(made.tree, measure, &known));
    CHECK(known.calls >= 1 && known.calls <= 2);
    OK(sl_tree_frame(made.tree, text, &frame));
    CHECK(is_rect(frame, 10, 85, 180, 30));
    /* 100 wide leaves 80 for 10 letters in each of 6 lines. */
    OK(sl_tree_size(made.tree, made.root, 100, INFINITY, measure, &known, &size));
    CHECK(size.width == 100 && size.height == 10 + 20 + 5 + 10 + 5 + 30 + 5 + 60 + 10);

    known.tree = made.tree;
    OK(sl_tree_invalidate_measurement(made.tree, text));
    OK(sl_tree_solve(made.tree, measure, &known));
    CHECK(known.inner == SL_ERROR_BUSY && has_error(made.tree, SL_ERROR_BUSY, "being solved"));
    CHECK(sl_tree_contains(made.tree, text));

    known.result = SL_NONE;
    OK(sl_tree_invalidate_measurement(made.tree, text));
    FAILS(made.tree, SL_ERROR_MEASURE_FAILED, "returned status 1", sl_tree_solve(made.tree, measure, &known));
    sl_error error;
    OK(sl_tree_error(made.tree, &error));
    CHECK(sl_same_node(error.node, text) && error.value == 1);
    known.result = SL_OK;
    known.letters[1] = 0;
    FAILS(made.tree, SL_ERROR_INVALID_MEASUREMENT, "measurer", sl_tree_solve(made.tree, measure, &known));
    known.letters[1] = 10;
    OK(sl_tree_solve(made.tree, measure, &known));
    OK(sl_tree_frame(made.tree, text, &frame));
    CHECK(is_rect(frame, 10, 85, 180, 10));
    OK(sl_tree_destroy(made.tree));
}
