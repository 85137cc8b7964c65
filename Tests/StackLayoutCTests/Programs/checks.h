/* Checks that print what failed, and where. */
#ifndef CHECKS_H
#define CHECKS_H

#include <stacklayout.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int failed_checks, done_checks;

#define CHECK(condition) \
    do { \
        done_checks++; \
        if (!(condition)) { \
            failed_checks++; \
            printf("%s:%d: %s\n", __FILE__, __LINE__, #condition); \
        } \
    } while (0)

#define OK(call) CHECK((call) == SL_OK)

/* Whether a call fails with a status, and the tree's last error has this text in it. */
#define FAILS(tree, expected, part, call) \
    do { \
        CHECK((call) == (expected)); \
        CHECK(has_error(tree, expected, part)); \
    } while (0)

static inline bool has_error(const sl_tree *tree, sl_status status, const char *part) {
    sl_error error;
    char text[400];
    if (sl_tree_error(tree, &error) != SL_OK || error.status != status) return false;
    if (sl_tree_error_text(tree, text, sizeof text, NULL) != SL_OK) return false;
    if (strstr(text, part) == NULL) printf("the error is: %s\n", text);
    return strstr(text, part) != NULL;
}

static inline bool is_rect(sl_rect rect, double x, double y, double width, double height) {
    return rect.x == x && rect.y == y && rect.width == width && rect.height == height;
}

/* A tree that most checks start from: a column 200 wide with padding 10 and gap 5 that holds a leaf of 50 by 20, a row that
 * fills and holds two leaves of 30 by 10, and a leaf of 40 by 30 with tag 7. */
typedef struct sample {
    sl_tree *tree;
    sl_node root, first, row, left, right, last;
} sample;

sample make_sample(void);

void check_trees(void);
void check_styles(void);
void check_solving(void);
void check_measuring(void);
void check_results(void);
void check_painting(void);
void check_transitions(void);
void check_inspection(void);
void check_misuse(void);
void check_null(void);
void check_threads(void);

#endif
