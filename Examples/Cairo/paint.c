#include "paint.h"

#include <stdlib.h>
#include <string.h>

enum { deepest = 64 };

static void set_font(cairo_t *cairo, const look *look) {
    cairo_font_weight_t weight = look->font_weight >= 600 ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL;
    cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, weight);
    cairo_set_font_size(cairo, look->font_size);
    /* Without hinting a text is as wide at every scale as it was measured: what fits on a line fits when painted. */
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_set_font_options(cairo, options);
    cairo_font_options_destroy(options);
}

static double text_width(cairo_t *cairo, const char *text) {
    cairo_text_extents_t extents;
    cairo_text_extents(cairo, text, &extents);
    return extents.x_advance;
}

/* The next line of a text: as many words as fit, at least one. Moves `text` behind it and writes it to `line`. */
static bool next_line(cairo_t *cairo, const char **text, double width, char line[256]) {
    size_t length = 0, fitting = 0;
    while (**text == ' ') (*text)++;
    if (**text == 0) return false;
    do {
        fitting = length;
        length += strspn(*text + length, " ");
        length += strcspn(*text + length, " ");
        if (length > 255) break;
        memcpy(line, *text, length);
        line[length] = 0;
    } while (length > fitting && (fitting == 0 || text_width(cairo, line) <= width) && (*text)[fitting] != 0);
    if (text_width(cairo, line) > width && fitting > 0) length = fitting;
    if (length > 255) length = 255;
    memcpy(line, *text, length);
    line[length] = 0;
    *text += length;
    return true;
}

sl_status measure_text(void *user, sl_node leaf, int64_t tag, double width, sl_measurement *answer) {
    const measuring *measuring = user;
    const look *look = &measuring->looks->items[tag];
    const char *text = look->string == NULL ? "" : look->string;
    char line[256];
    (void)leaf;
    set_font(measuring->cairo, look);
    while (next_line(measuring->cairo, &text, width, line)) {
        answer->width = fmax(answer->width, text_width(measuring->cairo, line));
        answer->height += look->line_height;
    }
    return SL_OK;
}

/* A rectangle with rounded corners, in pixels. */
static void add_outline(cairo_t *cairo, sl_rect box, sl_radii radii) {
    double right = box.x + box.width, bottom = box.y + box.height;
    cairo_new_path(cairo);
    cairo_arc(cairo, right - radii.top_right, box.y + radii.top_right, radii.top_right, -M_PI / 2, 0);
    cairo_arc(cairo, right - radii.bottom_right, bottom - radii.bottom_right, radii.bottom_right, 0, M_PI / 2);
    cairo_arc(cairo, box.x + radii.bottom_left, bottom - radii.bottom_left, radii.bottom_left, M_PI / 2, M_PI);
    cairo_arc(cairo, box.x + radii.top_left, box.y + radii.top_left, radii.top_left, M_PI, M_PI * 3 / 2);
    cairo_close_path(cairo);
}

/* The stroke of a symbol: M, L, H and V with absolute numbers. */
static void add_symbol(cairo_t *cairo, const char *path) {
    double x = 0, y = 0;
    char command = 'M';
    cairo_new_path(cairo);
    while (*path != 0) {
        char *end;
        if (strchr("MLHV", *path) != NULL) command = *path++;
        if (command != 'V') x = strtod(path, &end), path = end;
        if (command == 'M' || command == 'L') path += strspn(path, " ,");
        if (command != 'H') y = strtod(path, &end), path = end;
        if (command == 'M') cairo_move_to(cairo, x, y);
        else cairo_line_to(cairo, x, y);
        path += strspn(path, " ,");
        /* Something else is not understood. */
        if (*path != 0 && strchr("MLHV-.0123456789", *path) == NULL) return;
    }
}

typedef struct painting {
    cairo_t *cairo;
    const looks *looks;
    sl_pixel_grid grid;
    /* The opacity of the ancestors of what is painted, by depth. */
    double opacity[deepest + 1];
} painting;

static void paint_text(painting *painting, const look *look, sl_rect box) {
    cairo_t *cairo = painting->cairo;
    const char *text = look->string;
    char line[256];
    double lines = 0, height = look->line_height;
    if (height == 0) height = box.height;
    cairo_save(cairo);
    cairo_scale(cairo, painting->grid.scale, painting->grid.scale);
    set_font(cairo, look);
    /* A text whose size the document knows is one line, whatever face stands in for its own. */
    double width = look->line_height == 0 ? INFINITY : box.width + 0.01;
    for (; next_line(cairo, &text, width, line); lines++) {
        double x = box.x + (box.width - text_width(cairo, line)) * look->text_position;
        /* Letters reach about 0.71 of the size above their baseline. */
        cairo_move_to(cairo, x, box.y + height * (lines + 0.5) + 0.355 * look->font_size);
        cairo_show_text(cairo, line);
    }
    cairo_restore(cairo);
}

static void paint_symbol(painting *painting, const look *look, sl_rect box) {
    cairo_t *cairo = painting->cairo;
    double scale = painting->grid.scale, size = fmin(box.width, box.height);
    cairo_save(cairo);
    cairo_scale(cairo, scale, scale);
    cairo_translate(cairo, box.x + (box.width - size) / 2, box.y + (box.height - size) / 2);
    cairo_scale(cairo, size / 24, size / 24);
    add_symbol(cairo, look->path);
    /* A disc stands for symbols that are not known. */
    if (look->path[0] == 0) cairo_arc(cairo, 12, 12, 10, 0, M_PI * 2);
    cairo_set_line_width(cairo, 2.6);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(cairo);
    cairo_restore(cairo);
}

static void paint_node(void *user, const sl_painted *node) {
    painting *painting = user;
    const look *look = &painting->looks->items[node->tag];
    cairo_t *cairo = painting->cairo;
    double scale = painting->grid.scale;
    uint32_t depth = node->depth < deepest ? node->depth : deepest - 1;
    double opacity = painting->opacity[depth] * look->opacity;
    sl_rect pixels;
    painting->opacity[depth + 1] = opacity;
    if (look->alpha <= 0) return;
    /* What is rotated has no edges on pixel boundaries to keep. */
    if (look->angle != 0) {
        pixels = (sl_rect){
            node->frame.x * scale, node->frame.y * scale, node->frame.width * scale, node->frame.height * scale};
    } else if (sl_pixel_frame(painting->grid, node->frame, node->is_measured != 0, &pixels) != SL_OK) return;
    cairo_save(cairo);
    cairo_set_source_rgba(cairo, look->red, look->green, look->blue, look->alpha * opacity);
    if (look->angle != 0) {
        double x = pixels.x + pixels.width / 2, y = pixels.y + pixels.height / 2;
        cairo_translate(cairo, x, y);
        cairo_rotate(cairo, look->angle * M_PI / 180);
        cairo_translate(cairo, -x, -y);
    }
    if (look->string != NULL) paint_text(painting, look, node->frame);
    else if (look->has_path) paint_symbol(painting, look, node->frame);
    else {
        sl_radii radii = {
            node->radii.top_left * scale, node->radii.top_right * scale, node->radii.bottom_right * scale,
            node->radii.bottom_left * scale};
        add_outline(cairo, pixels, radii);
        cairo_fill(cairo);
    }
    cairo_restore(cairo);
}

static void push_clip(void *user, const sl_clip *clip) {
    painting *painting = user;
    double scale = painting->grid.scale;
    sl_radii radii = {
        clip->radii.top_left * scale, clip->radii.top_right * scale, clip->radii.bottom_right * scale,
        clip->radii.bottom_left * scale};
    sl_rect pixels;
    cairo_save(painting->cairo);
    if (sl_pixel_frame(painting->grid, clip->frame, false, &pixels) != SL_OK) return;
    add_outline(painting->cairo, pixels, radii);
    cairo_clip(painting->cairo);
}

static void pop_clip(void *user) { cairo_restore(((painting *)user)->cairo); }

void paint_tree(const sl_tree *tree, const looks *looks, cairo_surface_t *surface, double scale) {
    painting painting = {.cairo = cairo_create(surface), .looks = looks, .grid = {scale, {0, 0}}, .opacity = {1}};
    const sl_painter painter = {paint_node, push_clip, pop_clip};
    sl_tree_paint(tree, NULL, sl_no_node(), &painter, &painting);
    cairo_destroy(painting.cairo);
}
