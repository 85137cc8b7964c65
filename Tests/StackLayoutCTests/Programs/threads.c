/* One tree read on several threads at once, failing calls among the others. */
#include "checks.h"

#include <pthread.h>

enum { readers = 4, rounds = 500 };

typedef struct reader {
    const sl_tree *tree;
    sl_node root, last, removed;
    int wrong;
} reader;

static void *read_tree(void *argument) {
    reader *reader = argument;
    sl_painted nodes[8];
    sl_rect frame, visible = {0, 0, 200, 30};
    sl_tree *copy;
    sl_error error;
    size_t count;
    char text[200];
    for (int round = 0; round < rounds; round++) {
        if (sl_tree_frame(reader->tree, reader->last, &frame) != SL_OK || frame.y != 50) reader->wrong++;
        if (sl_tree_frame(reader->tree, reader->removed, &frame) != SL_ERROR_UNKNOWN_NODE) reader->wrong++;
        if (sl_tree_error(reader->tree, &error) != SL_OK || error.status != SL_ERROR_UNKNOWN_NODE) reader->wrong++;
        if (sl_tree_error_text(reader->tree, text, sizeof text, NULL) != SL_OK) reader->wrong++;
        if (sl_tree_painted(reader->tree, &visible, sl_no_node(), nodes, 8, &count) != SL_OK || count != 2) {
            reader->wrong++;
        }
        /* Each thread edits a copy of its own. */
        if (sl_tree_copy(reader->tree, &copy) != SL_OK) reader->wrong++;
        if (sl_tree_remove(copy, reader->root) != SL_OK) reader->wrong++;
        if (sl_tree_destroy(copy) != SL_OK) reader->wrong++;
    }
    return NULL;
}

void check_threads(void) {
    sample made = make_sample();
    sl_style style = sl_style_leaf(1, 1);
    sl_node removed;
    pthread_t threads[readers];
    reader arguments[readers];
    OK(sl_tree_add(made.tree, made.row, &style, &removed));
    OK(sl_tree_remove(made.tree, removed));
    OK(sl_tree_solve(made.tree, NULL, NULL));
    for (int index = 0; index < readers; index++) {
        arguments[index] = (reader){made.tree, made.root, made.last, removed, 0};
        CHECK(pthread_create(&threads[index], NULL, read_tree, &arguments[index]) == 0);
    }
    for (int index = 0; index < readers; index++) {
        CHECK(pthread_join(threads[index], NULL) == 0);
        CHECK(arguments[index].wrong == 0);
    }
    OK(sl_tree_destroy(made.tree));
}
