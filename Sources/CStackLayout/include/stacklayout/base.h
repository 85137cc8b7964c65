/* What the other headers rest on: version, status, nodes, geometry. */
#ifndef STACKLAYOUT_BASE_H
#define STACKLAYOUT_BASE_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
#define SL_BEGIN_DECLARATIONS extern "C" {
#define SL_END_DECLARATIONS }
#define SL_STATIC_ASSERT(condition, text) static_assert(condition, text)
#else
#define SL_BEGIN_DECLARATIONS
#define SL_END_DECLARATIONS
#define SL_STATIC_ASSERT(condition, text) _Static_assert(condition, text)
#endif

SL_BEGIN_DECLARATIONS

/* The version of this header; sl_version gives that of the library. Before 1.0 a minor version may change names
 * and layouts, later only a major one. */
#define SL_VERSION_MAJOR 0
#define SL_VERSION_MINOR 1
#define SL_VERSION_PATCH 0
#define SL_VERSION (SL_VERSION_MAJOR * 1000000 + SL_VERSION_MINOR * 1000 + SL_VERSION_PATCH)

/* The version of the library, to be compared with SL_VERSION. */
uint32_t sl_version(void);

/* How a call ended. */
typedef enum sl_status {
    SL_OK = 0,
    /* There is no such value: a hidden node has no frame, a root no parent. Not an error. */
    SL_NONE = 1,

    /* A pointer that must not be null is. */
    SL_ERROR_NULL_ARGUMENT = 16,
    /* A struct's struct_size is none that this library knows: initialise the struct, or use a newer library. */
    SL_ERROR_STRUCT_SIZE = 17,
    /* A value that its enum does not have. */
    SL_ERROR_INVALID_ENUM = 18,
    /* Not everything fits into the caller's memory; the count says how much room is needed. */
    SL_ERROR_BUFFER_TOO_SMALL = 19,
    /* The tree is being solved: the call came from its own measure callback. */
    SL_ERROR_BUSY = 20,
    /* The measure callback returned something other than SL_OK. */
    SL_ERROR_MEASURE_FAILED = 21,

    /* A number that its property cannot take: not finite, above 1e100, or negative where that has no meaning. */
    SL_ERROR_INVALID_VALUE = 32,
    /* A node that was removed, or that belongs to another tree. */
    SL_ERROR_UNKNOWN_NODE = 33,
    /* Children were to be added to a leaf. */
    SL_ERROR_LEAF_CANNOT_HOLD_CHILDREN = 34,
    /* A node was to be moved into itself or below itself. */
    SL_ERROR_MOVED_INTO_ITSELF = 35,
    /* A place among children that does not exist. */
    SL_ERROR_CHILD_INDEX_OUT_OF_RANGE = 36,
    /* A root that is neither fixed nor hugs on an axis. */
    SL_ERROR_ROOT_SIZE_NOT_ABSOLUTE = 37,
    /* The kind of an existing node was to be changed. */
    SL_ERROR_KIND_CHANGED = 38,
    /* There is measured content, and no measure callback. */
    SL_ERROR_MEASURER_MISSING = 39,
    /* The measure callback answered with a number that is not finite, or a negative size. */
    SL_ERROR_INVALID_MEASUREMENT = 40,
    /* More nodes than a tree can hold. */
    SL_ERROR_TREE_FULL = 41,
    /* A place among roots that does not exist. */
    SL_ERROR_ROOT_INDEX_OUT_OF_RANGE = 42,

    /* An error that this header does not know. */
    SL_ERROR_OTHER = 255
} sl_status;

/* Whether a status is an error. */
#define SL_FAILED(status) ((int)(status) >= 16)

/* A status in a few words, such as "unknown node"; never null. */
const char *sl_status_text(sl_status status);

/* A tree; made by sl_tree_create or sl_tree_copy. */
typedef struct sl_tree sl_tree;

/* A node of a tree. Its name stays valid through all edits until the node is removed, and never becomes valid
 * again. The members are the library's own; compare nodes with sl_same_node. All 0 is no node. */
typedef struct sl_node {
    uint32_t index;
    uint32_t generation;
    uint32_t tree;
} sl_node;

/* The name that no node has. */
static inline sl_node sl_no_node(void) {
    sl_node node = {0, 0, 0};
    return node;
}

static inline bool sl_same_node(sl_node a, sl_node b) {
    return a.index == b.index && a.generation == b.generation && a.tree == b.tree;
}

typedef enum sl_axis { SL_HORIZONTAL = 0, SL_VERTICAL = 1, SL_BOTH_AXES = 2 } sl_axis;

typedef enum sl_direction { SL_LEFT_TO_RIGHT = 0, SL_RIGHT_TO_LEFT = 1 } sl_direction;

typedef struct sl_point {
    double x, y;
} sl_point;

typedef struct sl_size {
    double width, height;
} sl_size;

typedef struct sl_rect {
    double x, y, width, height;
} sl_rect;

typedef struct sl_insets {
    double top, right, bottom, left;
} sl_insets;

/* The radii of four corners, clockwise from the top left. */
typedef struct sl_radii {
    double top_left, top_right, bottom_right, bottom_left;
} sl_radii;

SL_STATIC_ASSERT(sizeof(sl_status) == 4, "enums must have 32 bits: do not compile with -fshort-enums");
SL_STATIC_ASSERT(sizeof(sl_node) == 12, "sl_node has three members of 32 bits");

SL_END_DECLARATIONS

#endif
