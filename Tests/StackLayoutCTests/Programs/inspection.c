/* Errors, diagnostics, derivations. */
#include "checks.h"

static const char *name(void *user, sl_node node) {
    sample *made = user;
    if (sl_same_node(node, made->row)) return "Row";
    return sl_same_node(node, made->root) ? "Screen" : NULL;
}

void check_inspection(void) {
    sample made = make_sample();
    sl_diagnostic found[4];
    char text[400], small[8];
    double value;
    size_t count = 0, length = 0;
    sl_style style = sl_style_leaf(300, 10);
    OK(sl_tree_set_style(made.tree, made.right, &style));
    CHECK(sl_tree_derivation(made.tree, made.row, SL_NUMBER_Y, &value, text, sizeof text, NULL) == SL_NONE);
    OK(sl_tree_solve(made.tree, NULL, NULL));

    OK(sl_tree_diagnostics(made.tree, found, 4, &count));
    CHECK(count == 1 && found[0].code == SL_DIAGNOSTIC_CHILDREN_OVERFLOW && found[0].axis == SL_HORIZONTAL);
    CHECK(sl_same_node(found[0].node, made.row) && found[0].value_count == 2);
    CHECK(found[0].values[0] == 0 && found[0].values[1] == 150);
    OK(sl_tree_diagnostics_text(made.tree, name, &made, text, sizeof text, &length));
    CHECK(strncmp(text, "Row: children stick out of its content box by 150 at the right", 62) == 0);
    CHECK(length == strlen(text));

    OK(sl_tree_derivation(made.tree, made.row, SL_NUMBER_Y, &value, text, sizeof text, NULL));
    CHECK(value == 35 && strcmp(text, "y 35 = 10 + 20 + gap 5 (behind its sibling)") == 0);
    OK(sl_tree_derivation(made.tree, made.row, SL_NUMBER_WIDTH, &value, NULL, 0, NULL));
    CHECK(value == 180);
    OK(sl_tree_derivation(made.tree, made.row, SL_NUMBER_NATURAL_HEIGHT, &value, NULL, 0, &length));
    CHECK(value == 10 && length > 0);
    CHECK(sl_tree_derivation(made.tree, made.row, SL_NUMBER_Y, &value, small, sizeof small, &length)
          == SL_ERROR_BUFFER_TOO_SMALL);
    CHECK(strcmp(small, "y 35 = ") == 0 && length == strlen("y 35 = 10 + 20 + gap 5 (behind its sibling)"));
    OK(sl_tree_explanation(made.tree, made.row, SL_NUMBER_WIDTH, 10, name, &made, text, sizeof text, NULL));
    CHECK(strstr(text, "Row width 180 = Screen width 200") == text && strstr(text, "\nScreen width 200 = "));
    FAILS(made.tree, SL_ERROR_INVALID_ENUM, "number is 77",
          sl_tree_derivation(made.tree, made.row, (sl_number)77, &value, NULL, 0, NULL));

    /* A text that is cut is still whole characters: the minus sign takes three bytes. */
    char cut[64];
    for (size_t room = 1; room < sizeof cut; room++) {
        sl_tree_derivation(made.tree, made.row, SL_NUMBER_WIDTH, NULL, cut, room, &length);
        size_t end = strlen(cut);
        CHECK(end < room && (end == 0 || (unsigned char)cut[end - 1] < 0xC0));
    }

    sl_error error;
    OK(sl_tree_clear_error(made.tree));
    CHECK(sl_tree_error(made.tree, &error) == SL_NONE && error.status == SL_OK);
    CHECK(sl_tree_error_text(made.tree, text, sizeof text, NULL) == SL_NONE && text[0] == 0);
    OK(sl_tree_destroy(made.tree));
}
