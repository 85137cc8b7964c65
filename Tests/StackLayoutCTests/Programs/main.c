/* Calls every function of the C interface. Prints what is not as it should be, then how many checks there were. */
#include "checks.h"

int failed_checks = 0, done_checks = 0;

sample make_sample(void) {
    sample made;
    OK(sl_tree_create(SL_LEFT_TO_RIGHT, &made.tree));
    sl_style style = sl_style_make(SL_KIND_VERTICAL);
    style.width = sl_fixed(200);
    style.gap = 5;
    style.padding.top = style.padding.right = style.padding.bottom = style.padding.left = 10;
    OK(sl_tree_add_root(made.tree, &style, &made.root));
    style = sl_style_leaf(50, 20);
    OK(sl_tree_add(made.tree, made.root, &style, &made.first));
    style = sl_style_make(SL_KIND_HORIZONTAL);
    style.width = sl_fill(1);
    OK(sl_tree_add(made.tree, made.root, &style, &made.row));
    style = sl_style_leaf(30, 10);
    OK(sl_tree_add(made.tree, made.row, &style, &made.left));
    OK(sl_tree_add(made.tree, made.row, &style, &made.right));
    style = sl_style_leaf(40, 30);
    OK(sl_tree_add(made.tree, made.root, &style, &made.last));
    OK(sl_tree_set_tag(made.tree, made.last, 7));
    return made;
}

int main(void) {
    CHECK(sl_version() == SL_VERSION);
    CHECK(strcmp(sl_status_text(SL_OK), "done") == 0);
    CHECK(strcmp(sl_status_text(SL_ERROR_UNKNOWN_NODE), "unknown node") == 0);
    CHECK(strcmp(sl_status_text((sl_status)99), "unknown status") == 0);
    CHECK(SL_FAILED(SL_ERROR_BUSY) && !SL_FAILED(SL_NONE) && !SL_FAILED(SL_OK));
    check_trees();
    check_styles();
    check_solving();
    check_measuring();
    check_results();
    check_painting();
    check_transitions();
    check_inspection();
    check_misuse();
    check_null();
    check_threads();
    printf("%d checks, %d failed\n", done_checks, failed_checks);
    return failed_checks == 0 ? 0 : 1;
}
