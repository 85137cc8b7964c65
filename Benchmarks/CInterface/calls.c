/* What calls from C cost: a tree of 100,000 nodes is built, solved and read.
 *
 *     scripts/install-c .build/c
 *     cc -O2 Benchmarks/CInterface/calls.c -I.build/c/include .build/c/lib/libstacklayout.a -lstdc++ -lm -o .build/calls && .build/calls
 */
#define _POSIX_C_SOURCE 200809L
#include <stacklayout.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { rows = 20000, nodes_per_row = 5, runs = 7 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The median of some runs of a statement, in nanoseconds for one of `count`. */
#define MEASURE(what, count, statement) \
    do { \
        double times[runs]; \
        for (int run = 0; run < runs; run++) { \
            double start = now(); \
            statement; \
            times[run] = (now() - start) / (double)(count); \
        } \
        qsort(times, runs, sizeof *times, ascending); \
        printf("%-44s %10.1f ns\n", what, times[runs / 2]); \
    } while (0)

static void count_painted(void *user, const sl_painted *node) { *(double *)user += node->frame.width; }

static sl_tree *build(sl_node *nodes, size_t *count) {
    sl_tree *tree;
    sl_style list = sl_style_make(SL_KIND_VERTICAL), row = sl_style_make(SL_KIND_HORIZONTAL);
    sl_style leaf = sl_style_leaf(24, 24);
    list.width = sl_fixed(400);
    row.width = sl_fill(1);
    row.gap = 8;
    *count = 0;
    if (sl_tree_create(SL_LEFT_TO_RIGHT, &tree) != SL_OK) exit(1);
    sl_tree_add_root(tree, &list, &nodes[(*count)++]);
    for (int index = 0; index < rows; index++) {
        sl_node *parent = &nodes[(*count)++];
        sl_tree_add(tree, nodes[0], &row, parent);
        for (int child = 1; child < nodes_per_row; child++) sl_tree_add(tree, *parent, &leaf, &nodes[(*count)++]);
    }
    return tree;
}

int main(void) {
    const size_t total = 1 + (size_t)rows * nodes_per_row;
    sl_node *nodes = malloc(total * sizeof *nodes);
    sl_rect *frames = malloc(total * sizeof *frames);
    sl_item *items = malloc(total * sizeof *items);
    sl_painted *painted = malloc(total * sizeof *painted);
    size_t count = 0;
    double sum = 0;
    sl_tree *tree = NULL;
    MEASURE("build, a node", total, (sl_tree_destroy(tree), tree = build(nodes, &count)));
    MEASURE("full solve, a node", total,
            (sl_tree_set_direction(tree, (sl_direction)(run % 2)), sl_tree_solve(tree, NULL, NULL)));
    MEASURE("sl_tree_frame, a call", total,
            for (size_t index = 0; index < total; index++) sl_tree_frame(tree, nodes[index], &frames[index]));
    MEASURE("sl_tree_frames, a node", total, sl_tree_frames(tree, nodes, total, frames));
    MEASURE("sl_tree_items, a node", total, sl_tree_items(tree, sl_no_node(), items, total, &count));
    MEASURE("sl_tree_painted, a node", total, sl_tree_painted(tree, NULL, sl_no_node(), painted, total, &count));
    sl_painter painter = {count_painted, NULL, NULL};
    MEASURE("sl_tree_paint, a node", total, sl_tree_paint(tree, NULL, sl_no_node(), &painter, &sum));
    sl_rect visible = {0, 240000, 400, 800};
    MEASURE("sl_tree_paint of 800 points, a visit", 1, sl_tree_paint(tree, &visible, sl_no_node(), &painter, &sum));
    sl_point point = {10, 240010};
    sl_painted hit;
    MEASURE("sl_tree_hit, a call", 1000,
            for (int index = 0; index < 1000; index++) sl_tree_hit(tree, point, sl_no_node(), NULL, NULL, &hit));
    sl_style style = sl_style_make(SL_KIND_LEAF);
    MEASURE("sl_tree_get_style, a call", total,
            for (size_t index = 0; index < total; index++) sl_tree_get_style(tree, nodes[index], &style));
    style = sl_style_leaf(24, 24);
    sl_tree_get_style(tree, nodes[52], &style);
    MEASURE("one edit and its solve", 1000, for (int index = 0; index < 1000; index++) {
        style.content.size.width = 20 + index % 7;
        sl_tree_set_style(tree, nodes[52], &style);
        sl_tree_solve(tree, NULL, NULL);
    });
    printf("(%zu nodes, %g)\n", count, sum > 0 ? frames[total - 1].y : 0);
    sl_tree_destroy(tree);
    free(nodes);
    free(frames);
    free(items);
    free(painted);
    return 0;
}
