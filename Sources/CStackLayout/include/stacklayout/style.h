/* What can be declared about a node. */
#ifndef STACKLAYOUT_STYLE_H
#define STACKLAYOUT_STYLE_H

#include "base.h"

SL_BEGIN_DECLARATIONS

/* What kind of node it is. A node's kind is set when it is added and stays. */
typedef enum sl_kind {
    /* Content of a known or measured size; no children. */
    SL_KIND_LEAF = 0,
    /* Children follow each other across the page. */
    SL_KIND_HORIZONTAL = 1,
    /* Children follow each other down the page. */
    SL_KIND_VERTICAL = 2,
    /* All children share the content box. */
    SL_KIND_OVERLAY = 3,
    /* Children are placed by their pins only. */
    SL_KIND_FREE = 4
} sl_kind;

typedef enum sl_sizing_mode {
    /* As large as the content. */
    SL_HUG = 0,
    /* So many points. */
    SL_FIXED = 1,
    /* A share of the free space in proportion to a weight; across a stack, all of the line. */
    SL_FILL = 2,
    /* A part of the parent's content box. */
    SL_FRACTION = 3
} sl_sizing_mode;

/* How a size is decided. `value` is the points, the weight or the part; ignored for SL_HUG. */
typedef struct sl_sizing {
    sl_sizing_mode mode;
    double value;
} sl_sizing;

static inline sl_sizing sl_hug(void) {
    sl_sizing sizing = {SL_HUG, 0};
    return sizing;
}

static inline sl_sizing sl_fixed(double points) {
    sl_sizing sizing = {SL_FIXED, points};
    return sizing;
}

static inline sl_sizing sl_fill(double weight) {
    sl_sizing sizing = {SL_FILL, weight};
    return sizing;
}

static inline sl_sizing sl_fraction(double part) {
    sl_sizing sizing = {SL_FRACTION, part};
    return sizing;
}

/* Where children stand across their line. */
typedef enum sl_alignment {
    SL_ALIGN_START = 0,
    SL_ALIGN_CENTER = 1,
    SL_ALIGN_END = 2,
    /* Children that hug across the line fill it instead. */
    SL_ALIGN_STRETCH = 3,
    /* First baselines meet, in horizontal stacks and overlays. */
    SL_ALIGN_BASELINE = 4,
    /* Only as alignment_self: what the parent says. */
    SL_ALIGN_INHERIT = 5
} sl_alignment;

/* Where free space goes: along the main axis, or between the lines of a wrapping stack. */
typedef enum sl_distribution {
    SL_DISTRIBUTE_START = 0,
    SL_DISTRIBUTE_CENTER = 1,
    SL_DISTRIBUTE_END = 2,
    SL_DISTRIBUTE_SPACE_BETWEEN = 3,
    SL_DISTRIBUTE_SPACE_AROUND = 4,
    SL_DISTRIBUTE_SPACE_EVENLY = 5,
    /* Only for lines: every line becomes larger by the same amount. */
    SL_DISTRIBUTE_STRETCH = 6
} sl_distribution;

typedef enum sl_visibility {
    SL_VISIBLE = 0,
    /* The node and all inside it do not exist: no space, no gap, no frame. */
    SL_HIDDEN = 1,
    /* Laid out as if visible, but not painted or hit. */
    SL_HIDDEN_KEEPING_SPACE = 2
} sl_visibility;

/* Which pins are given. A node with any of these bits ignores the stack and is placed by its pins. */
enum {
    SL_PIN_LEFT = 1,
    SL_PIN_RIGHT = 2,
    SL_PIN_TOP = 4,
    SL_PIN_BOTTOM = 8,
    SL_PIN_CENTER_X = 16,
    SL_PIN_CENTER_Y = 32,
    /* Ignores the stack without any pin: stands at the near edges. The library sets it wherever there are pins. */
    SL_PIN_NOTHING = 64
};

/* Distances from the parent's edges inwards, or of the two centres. Only those count whose bit is given. */
typedef struct sl_pins {
    uint32_t given;
    double left, right, top, bottom, center_x, center_y;
} sl_pins;

/* How corners are declared: radii, or half the shorter side if `are_max` is not 0. */
typedef struct sl_corners {
    uint32_t are_max;
    sl_radii radii;
} sl_corners;

typedef enum sl_content_kind {
    /* Nothing: 0 by 0, no baseline. */
    SL_CONTENT_NONE = 0,
    /* Content of a known size. */
    SL_CONTENT_SIZE = 1,
    /* Content whose size the measure callback tells; `tag` says which content it is. */
    SL_CONTENT_MEASURED = 2
} sl_content_kind;

/* What a leaf holds, without its padding. */
typedef struct sl_content {
    sl_content_kind kind;
    /* Whether `baseline` counts: its distance from the content's top. */
    uint32_t has_baseline;
    sl_size size;
    double baseline;
    int64_t tag;
} sl_content;

/* Everything that is declared about one node. Start with sl_style_make and change what differs; a property that
 * has no meaning for the node or in its parent is ignored. Later versions add members at the end. */
typedef struct sl_style {
    /* The size that this struct had in the header it was compiled with. Set by sl_style_init. */
    uint32_t struct_size;
    sl_kind kind;

    /* Size. */
    sl_sizing width, height;
    double min_width, min_height;
    /* INFINITY where there is no largest size. */
    double max_width, max_height;
    /* Width divided by height; leaves only; 0 is none. */
    double aspect_ratio;
    sl_insets padding;

    /* As a container. */
    double gap;
    double cross_gap;
    /* Not 0: children that do not fit go on in another line. */
    uint32_t wraps;
    sl_distribution lines;
    sl_alignment alignment;
    sl_distribution distribution;

    /* As a child. */
    sl_alignment alignment_self;
    sl_visibility visibility;
    double shrink;
    sl_pins pins;

    /* Look and content. */
    sl_corners corners;
    /* Not 0: what is inside is painted and hit only within the border box, corners included. */
    uint32_t clips_content;
    /* Not 0: children are painted from the last to the first, so that the first is on top. */
    uint32_t paints_in_reverse;
    /* Siblings with a larger number are painted later, on top. */
    int64_t z_order;
    sl_content content;
} sl_style;

/* Sets every member to its default. `struct_size` is sizeof(sl_style) where the caller was compiled. */
sl_status sl_style_init(sl_style *style, size_t struct_size, sl_kind kind);

/* A style with every member at its default; struct_size is 0, which no function takes, if the library is older than
 * this header or `kind` is none. */
static inline sl_style sl_style_make(sl_kind kind) {
    sl_style style;
    style.struct_size = 0;
    (void)sl_style_init(&style, sizeof style, kind);
    return style;
}

/* A leaf with content of a known size. */
static inline sl_style sl_style_leaf(double width, double height) {
    sl_style style = sl_style_make(SL_KIND_LEAF);
    style.content.kind = SL_CONTENT_SIZE;
    style.content.size.width = width;
    style.content.size.height = height;
    return style;
}

/* A leaf whose content the measure callback measures. */
static inline sl_style sl_style_measured(int64_t tag) {
    sl_style style = sl_style_make(SL_KIND_LEAF);
    style.content.kind = SL_CONTENT_MEASURED;
    style.content.tag = tag;
    return style;
}

SL_END_DECLARATIONS

#endif
