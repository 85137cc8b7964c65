/* Errors, diagnostics, derivations. */
#ifndef STACKLAYOUT_INSPECT_H
#define STACKLAYOUT_INSPECT_H

#include "base.h"
#include "tree.h"

SL_BEGIN_DECLARATIONS

/* A property that an error is about. */
typedef enum sl_property {
    SL_PROPERTY_NONE = 0,
    SL_PROPERTY_WIDTH = 1,
    SL_PROPERTY_HEIGHT = 2,
    SL_PROPERTY_MIN_WIDTH = 3,
    SL_PROPERTY_MAX_WIDTH = 4,
    SL_PROPERTY_MIN_HEIGHT = 5,
    SL_PROPERTY_MAX_HEIGHT = 6,
    SL_PROPERTY_ASPECT_RATIO = 7,
    SL_PROPERTY_PADDING_TOP = 8,
    SL_PROPERTY_PADDING_RIGHT = 9,
    SL_PROPERTY_PADDING_BOTTOM = 10,
    SL_PROPERTY_PADDING_LEFT = 11,
    SL_PROPERTY_GAP = 12,
    SL_PROPERTY_CROSS_GAP = 13,
    SL_PROPERTY_SHRINK = 14,
    SL_PROPERTY_FILL_WEIGHT = 15,
    SL_PROPERTY_FRACTION = 16,
    SL_PROPERTY_LEFT = 17,
    SL_PROPERTY_RIGHT = 18,
    SL_PROPERTY_TOP = 19,
    SL_PROPERTY_BOTTOM = 20,
    SL_PROPERTY_CENTER_X = 21,
    SL_PROPERTY_CENTER_Y = 22,
    SL_PROPERTY_CORNER_RADIUS = 23,
    SL_PROPERTY_CONTENT_WIDTH = 24,
    SL_PROPERTY_CONTENT_HEIGHT = 25,
    SL_PROPERTY_BASELINE = 26,
    /* A property that this header does not know. */
    SL_PROPERTY_OTHER = 255
} sl_property;

/* What the last failed call for a tree was told. */
typedef struct sl_error {
    sl_status status;
    sl_property property;
    /* The node that it is about, or the parent of the one that was to be added; may be no node. */
    sl_node node;
    /* The number that was refused; NAN if it is not about one. */
    double value;
} sl_error;

/* The last error of a tree; SL_NONE if no call failed since the tree was made or sl_tree_clear_error. It belongs to the
 * tree, not to the thread. These three also work inside the tree's measure callback. */
sl_status sl_tree_error(const sl_tree *tree, sl_error *error);

/* The last error in one line: the node, the value, the remedy. `length` may be null, as in all functions that give
 * a text. */
sl_status sl_tree_error_text(const sl_tree *tree, char *text, size_t capacity, size_t *length);

/* Forgets the last error. */
sl_status sl_tree_clear_error(sl_tree *tree);

/* What may not be as it was meant. */
typedef enum sl_diagnostic_code {
    SL_DIAGNOSTIC_MINIMUM_ABOVE_MAXIMUM = 1,
    SL_DIAGNOSTIC_FIXED_OUTSIDE_LIMITS = 2,
    SL_DIAGNOSTIC_ASPECT_RATIO_IGNORED = 3,
    SL_DIAGNOSTIC_ASPECT_RATIO_WITHOUT_HEIGHT = 4,
    SL_DIAGNOSTIC_EDGE_IGNORED = 5,
    SL_DIAGNOSTIC_PIN_MISSING = 6,
    SL_DIAGNOSTIC_FRACTION_HUGS = 7,
    SL_DIAGNOSTIC_FILL_HUGS = 8,
    SL_DIAGNOSTIC_SHRINK_IGNORED = 9,
    SL_DIAGNOSTIC_FILL_WITHOUT_ROOM = 10,
    SL_DIAGNOSTIC_CHILDREN_OVERFLOW = 11,
    SL_DIAGNOSTIC_FILL_WITHOUT_WEIGHT = 12,
    SL_DIAGNOSTIC_MINIMUM_ABOVE_AVAILABLE = 13,
    SL_DIAGNOSTIC_PRODUCT_TOO_LARGE = 14,
    SL_DIAGNOSTIC_CONTENT_OVERFLOW = 15,
    /* A code that this header does not know. */
    SL_DIAGNOSTIC_OTHER = 255
} sl_diagnostic_code;

typedef struct sl_diagnostic {
    sl_node node;
    sl_diagnostic_code code;
    /* SL_BOTH_AXES if it is about both. */
    sl_axis axis;
    /* How many of `values` there are. */
    uint32_t value_count;
    double values[2];
} sl_diagnostic;

/* Names a node in texts: a string that stays until the next call, or null for the usual "node 12". */
typedef const char *(*sl_name)(void *user, sl_node node);

/* What may not be as it was meant, in document order. O(nodes) and more (see the Swift documentation). */
sl_status sl_tree_diagnostics(
    const sl_tree *tree, sl_diagnostic *diagnostics, size_t capacity, size_t *count);

/* All diagnostics, a line each. `name` may be null. */
sl_status sl_tree_diagnostics_text(
    const sl_tree *tree, sl_name name, void *user, char *text, size_t capacity, size_t *length);

/* A number that a solve gives a node. */
typedef enum sl_number {
    SL_NUMBER_X = 0,
    SL_NUMBER_Y = 1,
    SL_NUMBER_WIDTH = 2,
    SL_NUMBER_HEIGHT = 3,
    /* The size that the node takes when nothing is distributed to it. */
    SL_NUMBER_NATURAL_WIDTH = 4,
    SL_NUMBER_NATURAL_HEIGHT = 5,
    /* The extent of the content box. */
    SL_NUMBER_INNER_WIDTH = 6,
    SL_NUMBER_INNER_HEIGHT = 7,
    /* Distance from the top of the border box to the first baseline; the height where there is none. */
    SL_NUMBER_BASELINE = 8
} sl_number;

/* A number and why it is what it is, in one line: "y 334.5 = 277.5 + 41 + gap 16 (behind its sibling)". SL_NONE if the
 * tree is not solved or the node has no such number. `value` and `text` may be null. */
sl_status sl_tree_derivation(
    const sl_tree *tree, sl_node node, sl_number number, double *value, char *text, size_t capacity,
    size_t *length);

/* The derivation of a number, followed by those of all numbers that it rests on, down to given ones: a line each,
 * which begins with the name of its node; at most `limit` of them. `name` may be null. */
sl_status sl_tree_explanation(
    const sl_tree *tree, sl_node node, sl_number number, size_t limit, sl_name name, void *user, char *text,
    size_t capacity, size_t *length);

SL_END_DECLARATIONS

#endif
