/* Making, editing and walking trees. */
#include "checks.h"

static void check_walks(sample made) {
    size_t count = 0;
    sl_node nodes[8], parent;
    OK(sl_tree_node_count(made.tree, &count));
    CHECK(count == 6);
    OK(sl_tree_child_count(made.tree, made.root, &count));
    CHECK(count == 3);
    OK(sl_tree_children(made.tree, made.root, nodes, 8, &count));
    CHECK(count == 3 && sl_same_node(nodes[1], made.row) && sl_same_node(nodes[2], made.last));
    OK(sl_tree_roots(made.tree, nodes, 8, &count));
    CHECK(count == 1 && sl_same_node(nodes[0], made.root));
    OK(sl_tree_nodes(made.tree, sl_no_node(), nodes, 8, &count));
    CHECK(count == 6 && sl_same_node(nodes[3], made.left) && sl_same_node(nodes[5], made.last));
    OK(sl_tree_nodes(made.tree, made.row, nodes, 8, &count));
    CHECK(count == 3 && sl_same_node(nodes[0], made.row) && sl_same_node(nodes[2], made.right));
    OK(sl_tree_parent(made.tree, made.left, &parent));
    CHECK(sl_same_node(parent, made.row));
    CHECK(sl_tree_parent(made.tree, made.root, &parent) == SL_NONE);
    CHECK(sl_same_node(parent, sl_no_node()));
    CHECK(sl_tree_contains(made.tree, made.left));
    CHECK(!sl_tree_contains(made.tree, sl_no_node()));
}

static void check_edits(sample made) {
    sl_node inserted, copy, nodes[8];
    size_t count = 0;
    int64_t tag = 0;
    sl_style style = sl_style_leaf(1, 1);
    OK(sl_tree_reserve(made.tree, 100));
    OK(sl_tree_insert(made.tree, made.row, 1, &style, &inserted));
    OK(sl_tree_children(made.tree, made.row, nodes, 8, &count));
    CHECK(count == 3 && sl_same_node(nodes[1], inserted));
    OK(sl_tree_move(made.tree, inserted, made.root, 0));
    OK(sl_tree_children(made.tree, made.root, nodes, 8, &count));
    CHECK(count == 4 && sl_same_node(nodes[0], inserted));
    OK(sl_tree_move_to_root(made.tree, inserted, 0));
    OK(sl_tree_roots(made.tree, nodes, 8, &count));
    CHECK(count == 2 && sl_same_node(nodes[0], inserted));
    OK(sl_tree_remove(made.tree, inserted));
    CHECK(!sl_tree_contains(made.tree, inserted));

    OK(sl_tree_copy_node(made.tree, NULL, made.last, made.row, 0, &copy));
    OK(sl_tree_children(made.tree, made.row, nodes, 8, &count));
    CHECK(count == 3 && sl_same_node(nodes[0], copy));
    OK(sl_tree_get_tag(made.tree, copy, &tag));
    CHECK(tag == 7);
    OK(sl_tree_copy_node(made.tree, made.tree, made.last, made.row, SIZE_MAX, &copy));
    OK(sl_tree_children(made.tree, made.row, nodes, 8, &count));
    CHECK(count == 4 && sl_same_node(nodes[3], copy));

    sl_tree *other;
    sl_sizing width = sl_fixed(90);
    OK(sl_tree_create(SL_LEFT_TO_RIGHT, &other));
    OK(sl_tree_copy_as_root(other, made.tree, made.row, &width, NULL, &copy));
    OK(sl_tree_get_style(other, copy, &style));
    CHECK(style.width.mode == SL_FIXED && style.width.value == 90 && style.height.mode == SL_HUG);
    OK(sl_tree_destroy(other));
}

static void check_copies(sample made) {
    sl_tree *copy;
    sl_direction direction;
    OK(sl_tree_copy(made.tree, &copy));
    CHECK(sl_tree_contains(copy, made.left));
    OK(sl_tree_remove(copy, made.row));
    CHECK(!sl_tree_contains(copy, made.left) && sl_tree_contains(made.tree, made.left));
    OK(sl_tree_set_direction(copy, SL_RIGHT_TO_LEFT));
    OK(sl_tree_get_direction(copy, &direction));
    CHECK(direction == SL_RIGHT_TO_LEFT);
    OK(sl_tree_get_direction(made.tree, &direction));
    CHECK(direction == SL_LEFT_TO_RIGHT);
    OK(sl_tree_destroy(copy));
}

void check_trees(void) {
    sample made = make_sample();
    check_walks(made);
    check_edits(made);
    check_copies(made);
    OK(sl_tree_destroy(made.tree));
    OK(sl_tree_destroy(NULL));
}
