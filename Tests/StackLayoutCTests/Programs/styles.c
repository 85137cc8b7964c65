/* Styles: defaults, and every member there and back. */
#include "checks.h"

static sl_style full_style(void) {
    sl_style style = sl_style_make(SL_KIND_HORIZONTAL);
    style.width = sl_fill(2);
    style.height = sl_fraction(0.5);
    style.min_width = 1;
    style.min_height = 2;
    style.max_width = 300;
    style.max_height = INFINITY;
    style.padding = (sl_insets){1, 2, 3, 4};
    style.gap = -3;
    style.cross_gap = 6;
    style.wraps = 1;
    style.lines = SL_DISTRIBUTE_STRETCH;
    style.alignment = SL_ALIGN_BASELINE;
    style.distribution = SL_DISTRIBUTE_SPACE_EVENLY;
    style.alignment_self = SL_ALIGN_STRETCH;
    style.visibility = SL_HIDDEN_KEEPING_SPACE;
    style.shrink = 0.5;
    style.pins.given = SL_PIN_LEFT | SL_PIN_CENTER_Y;
    style.pins.left = 8;
    style.pins.center_y = -9;
    style.corners.radii = (sl_radii){1, 2, 3, 4};
    style.clips_content = 1;
    style.paints_in_reverse = 1;
    style.z_order = -5;
    return style;
}

static void check_members(const sl_style *a, const sl_style *b) {
    CHECK(a->struct_size == b->struct_size && a->kind == b->kind);
    CHECK(a->width.mode == b->width.mode && a->width.value == b->width.value);
    CHECK(a->height.mode == b->height.mode && a->height.value == b->height.value);
    CHECK(a->min_width == b->min_width && a->min_height == b->min_height);
    CHECK(a->max_width == b->max_width && a->max_height == b->max_height);
    CHECK(a->aspect_ratio == b->aspect_ratio);
    CHECK(memcmp(&a->padding, &b->padding, sizeof a->padding) == 0);
    CHECK(a->gap == b->gap && a->cross_gap == b->cross_gap && a->wraps == b->wraps && a->lines == b->lines);
    CHECK(a->alignment == b->alignment && a->distribution == b->distribution);
    CHECK(a->alignment_self == b->alignment_self && a->visibility == b->visibility && a->shrink == b->shrink);
    CHECK(a->pins.left == b->pins.left && a->pins.right == b->pins.right && a->pins.top == b->pins.top);
    CHECK(a->pins.bottom == b->pins.bottom && a->pins.center_x == b->pins.center_x);
    CHECK(a->pins.center_y == b->pins.center_y);
    CHECK(a->corners.are_max == b->corners.are_max);
    CHECK(memcmp(&a->corners.radii, &b->corners.radii, sizeof a->corners.radii) == 0);
    CHECK(a->clips_content == b->clips_content && a->paints_in_reverse == b->paints_in_reverse);
    CHECK(a->z_order == b->z_order);
    CHECK(a->content.kind == b->content.kind && a->content.has_baseline == b->content.has_baseline);
    CHECK(a->content.size.width == b->content.size.width && a->content.size.height == b->content.size.height);
    CHECK(a->content.baseline == b->content.baseline && a->content.tag == b->content.tag);
}

void check_styles(void) {
    sample made = make_sample();
    sl_style style, read = sl_style_make(SL_KIND_LEAF);
    OK(sl_style_init(&style, sizeof style, SL_KIND_OVERLAY));
    CHECK(style.struct_size == sizeof(sl_style) && style.kind == SL_KIND_OVERLAY);
    CHECK(style.width.mode == SL_HUG && style.max_width == INFINITY && style.alignment_self == SL_ALIGN_INHERIT);
    CHECK(sl_style_init(&style, sizeof style - 8, SL_KIND_LEAF) == SL_ERROR_STRUCT_SIZE);
    CHECK(sl_style_init(&style, sizeof style, (sl_kind)9) == SL_ERROR_INVALID_ENUM);

    style = full_style();
    OK(sl_tree_set_style(made.tree, made.row, &style));
    OK(sl_tree_get_style(made.tree, made.row, &read));
    CHECK(read.pins.given == (style.pins.given | SL_PIN_NOTHING));
    check_members(&read, &style);

    style = sl_style_leaf(12, 34);
    style.content.has_baseline = 1;
    style.content.baseline = 9;
    style.corners.are_max = 1;
    style.aspect_ratio = 1.5;
    style.pins.given = SL_PIN_RIGHT | SL_PIN_TOP | SL_PIN_BOTTOM | SL_PIN_CENTER_X;
    style.pins.right = 1;
    style.pins.top = 2;
    style.pins.bottom = 3;
    style.pins.center_x = 4;
    OK(sl_tree_set_style(made.tree, made.last, &style));
    OK(sl_tree_get_style(made.tree, made.last, &read));
    check_members(&read, &style);

    style = sl_style_measured(-3);
    OK(sl_tree_set_style(made.tree, made.last, &style));
    OK(sl_tree_get_style(made.tree, made.last, &read));
    check_members(&read, &style);
    CHECK(read.content.kind == SL_CONTENT_MEASURED && read.content.tag == -3);

    /* Each constant means what it says. */
    for (int kind = SL_KIND_LEAF; kind <= SL_KIND_FREE; kind++) {
        sl_node node;
        style = sl_style_make((sl_kind)kind);
        for (int value = 0; value <= SL_ALIGN_BASELINE; value++) {
            style.alignment_self = (sl_alignment)value;
            style.visibility = (sl_visibility)(value % 3);
            OK(sl_tree_add(made.tree, made.root, &style, &node));
            OK(sl_tree_get_style(made.tree, node, &read));
            check_members(&read, &style);
        }
    }
    style = sl_style_make(SL_KIND_HORIZONTAL);
    for (int value = 0; value <= SL_DISTRIBUTE_SPACE_EVENLY; value++) {
        style.distribution = style.lines = (sl_distribution)value;
        OK(sl_tree_set_style(made.tree, made.row, &style));
        OK(sl_tree_get_style(made.tree, made.row, &read));
        check_members(&read, &style);
    }
    OK(sl_tree_destroy(made.tree));
}
