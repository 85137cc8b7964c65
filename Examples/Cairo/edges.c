/* Checks pixels: at scales 1, 1.5, 2 and 3 every cell of a grid of cells with fractional sizes begins and ends at the
 * pixel that its absolute edges round to, neighbours meet without a seam, clips and rounded corners leave pixels out. */
#include "paint.h"

#include <stdlib.h>

enum { columns = 7, lines = 5 };

static const double widths[columns] = {10.3, 20.25, 5.5, 33.1, 1.7, 12, 8.9};
static const double heights[lines] = {7.4, 11.5, 3.3, 20.2, 9.75};

static int failures = 0, pixels_checked = 0;

static size_t coloured(looks *looks, double red, double green, double blue) {
    size_t tag = add_look(looks);
    look *look = &looks->items[tag];
    look->red = red;
    look->green = green;
    look->blue = blue;
    look->alpha = 1;
    return tag;
}

static sl_node add_box(sl_tree *tree, sl_node parent, sl_style style, size_t tag) {
    sl_node node;
    must(tree, sl_tree_add(tree, parent, &style, &node));
    must(tree, sl_tree_set_tag(tree, node, (int64_t)tag));
    return node;
}

static void expect(cairo_surface_t *surface, double scale, int x, int y, uint32_t colour, const char *what) {
    const unsigned char *row = cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
    uint32_t found = ((const uint32_t *)(const void *)row)[x];
    pixels_checked++;
    if (found == colour) return;
    if (failures++ < 20) printf("scale %g: pixel %d, %d is %08x, not %08x: %s\n", scale, x, y, found, colour, what);
}

static cairo_surface_t *painted(sl_tree *tree, const looks *looks, double scale) {
    must(tree, sl_tree_solve(tree, NULL, NULL));
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)(110 * scale), (int)(70 * scale));
    paint_tree(tree, looks, surface, scale);
    cairo_surface_flush(surface);
    return surface;
}

/* Every pixel of the grid has the colour of the cell that its boundaries, computed here, put it in. */
static void check_cells(double scale) {
    sl_tree *tree;
    looks looks = {0};
    sl_node page;
    uint32_t colours[3] = {0xFFFF0000, 0xFF00FF00, 0xFF0000FF};
    add_look(&looks);
    for (int channel = 0; channel < 3; channel++) coloured(&looks, channel == 0, channel == 1, channel == 2);
    must(NULL, sl_tree_create(SL_LEFT_TO_RIGHT, &tree));
    sl_style style = sl_style_make(SL_KIND_VERTICAL), row = sl_style_make(SL_KIND_HORIZONTAL);
    must(tree, sl_tree_add_root(tree, &style, &page));
    for (int y = 0; y < lines; y++) {
        sl_node line = add_box(tree, page, row, 0);
        for (int x = 0; x < columns; x++) {
            add_box(tree, line, sl_style_leaf(widths[x], heights[y]), (size_t)(1 + (x + y) % 3));
        }
    }
    cairo_surface_t *surface = painted(tree, &looks, scale);
    double top = 0;
    for (int y = 0; y < lines; y++) {
        double left = 0, bottom = top + heights[y];
        for (int x = 0; x < columns; x++) {
            double right = left + widths[x];
            for (int py = (int)floor(top * scale + 0.501); py < (int)floor(bottom * scale + 0.501); py++) {
                for (int px = (int)floor(left * scale + 0.501); px < (int)floor(right * scale + 0.501); px++) {
                    expect(surface, scale, px, py, colours[(x + y) % 3], "cell");
                }
            }
            left = right;
        }
        expect(surface, scale, (int)floor(left * scale + 0.501), (int)floor(top * scale + 0.501), 0, "right of the grid");
        top = bottom;
    }
    cairo_surface_destroy(surface);
    free_looks(&looks);
    sl_tree_destroy(tree);
}

/* The four corner pixels of a box, and those outside of them. */
static void check_corners(cairo_surface_t *surface, double scale, sl_rect box, uint32_t corner, uint32_t around) {
    int left = (int)(box.x * scale), top = (int)(box.y * scale);
    int right = (int)((box.x + box.width) * scale) - 1, bottom = (int)((box.y + box.height) * scale) - 1;
    int xs[2] = {left, right}, ys[2] = {top, bottom}, outside_x[2] = {left - 1, right + 1};
    int outside_y[2] = {top - 1, bottom + 1};
    for (int side = 0; side < 4; side++) {
        expect(surface, scale, xs[side % 2], ys[side / 2], corner, "corner");
        expect(surface, scale, outside_x[side % 2], ys[side / 2], around, "beside a corner");
        expect(surface, scale, xs[side % 2], outside_y[side / 2], around, "above or below a corner");
    }
    expect(surface, scale, (left + right) / 2, top, 0xFFFF0000, "middle of the top edge");
    /* A half circle only touches its edge. */
    if (corner != around) expect(surface, scale, left, (top + bottom) / 2, 0xFFFF0000, "middle of the left edge");
}

/* A square box, a round one, and one that is cut off by a node that clips. */
static void check_shapes(double scale) {
    sl_tree *tree;
    looks looks = {0};
    sl_node page, window;
    add_look(&looks);
    size_t red = coloured(&looks, 1, 0, 0), white = coloured(&looks, 1, 1, 1);
    must(NULL, sl_tree_create(SL_LEFT_TO_RIGHT, &tree));
    sl_style style = sl_style_make(SL_KIND_FREE);
    style.width = sl_fixed(110);
    style.height = sl_fixed(70);
    must(tree, sl_tree_add_root(tree, &style, &page));
    must(tree, sl_tree_set_tag(tree, page, (int64_t)white));
    style = sl_style_leaf(20, 10);
    style.pins.given = SL_PIN_LEFT | SL_PIN_TOP;
    style.pins.left = 4;
    style.pins.top = 6;
    add_box(tree, page, style, red);
    style.pins.left = 40;
    style.corners.are_max = 1;
    add_box(tree, page, style, red);
    style = sl_style_make(SL_KIND_FREE);
    style.width = style.height = sl_fixed(20);
    style.clips_content = 1;
    style.pins.given = SL_PIN_LEFT | SL_PIN_TOP;
    style.pins.left = 80;
    style.pins.top = 30;
    window = add_box(tree, page, style, 0);
    style = sl_style_leaf(60, 60);
    style.pins.given = SL_PIN_LEFT | SL_PIN_TOP;
    style.pins.left = style.pins.top = -20;
    add_box(tree, window, style, red);
    cairo_surface_t *surface = painted(tree, &looks, scale);
    check_corners(surface, scale, (sl_rect){4, 6, 20, 10}, 0xFFFF0000, 0xFFFFFFFF);
    /* At scale 1 the corner pixels of so small a circle are touched by it. */
    if (scale >= 2) check_corners(surface, scale, (sl_rect){40, 6, 20, 10}, 0xFFFFFFFF, 0xFFFFFFFF);
    check_corners(surface, scale, (sl_rect){80, 30, 20, 20}, 0xFFFF0000, 0xFFFFFFFF);
    cairo_surface_destroy(surface);
    free_looks(&looks);
    sl_tree_destroy(tree);
}

/* A text that was measured at scale 1 is painted on as many lines at every scale: there is ink up to its right edge, and
 * none below it. */
static void check_text(double scale) {
    static char words[] = "Segmented Controls with five segments";
    sl_tree *tree;
    looks looks = {0};
    sl_node page;
    sl_rect frame;
    add_look(&looks);
    size_t tag = coloured(&looks, 1, 1, 1);
    looks.items[tag].string = words;
    looks.items[tag].font_size = 5;
    looks.items[tag].line_height = 8;
    must(NULL, sl_tree_create(SL_LEFT_TO_RIGHT, &tree));
    sl_style style = sl_style_make(SL_KIND_VERTICAL);
    must(tree, sl_tree_add_root(tree, &style, &page));
    sl_node text = add_box(tree, page, sl_style_measured((int64_t)tag), tag);
    cairo_surface_t *metrics = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
    measuring measuring = {&looks, cairo_create(metrics)};
    must(tree, sl_tree_solve(tree, measure_text, &measuring));
    must(tree, sl_tree_frame(tree, text, &frame));
    cairo_surface_t *surface = painted(tree, &looks, scale);
    int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
    int ink_right = 0, ink_below = 0;
    for (int y = 0; y < height; y++) {
        const unsigned char *row = cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
        for (int x = 0; x < width; x++) {
            if (((const uint32_t *)(const void *)row)[x] == 0) continue;
            if (y >= ceil(frame.height * scale)) ink_below++;
            else if (x >= (frame.width - 5) * scale) ink_right++;
        }
    }
    pixels_checked += width * height;
    if (ink_right == 0 || ink_below > 0 || frame.height != 8) {
        failures++;
        printf("scale %g: a text of one line is painted on two\n", scale);
    }
    looks.items[tag].string = NULL;
    cairo_surface_destroy(surface);
    cairo_destroy(measuring.cairo);
    cairo_surface_destroy(metrics);
    free_looks(&looks);
    sl_tree_destroy(tree);
}

int main(void) {
    const double scales[] = {1, 1.5, 2, 3};
    for (int index = 0; index < 4; index++) {
        check_cells(scales[index]);
        check_text(scales[index]);
        if (scales[index] != 1.5) check_shapes(scales[index]);
    }
    printf("%d pixels checked, %d differ\n", pixels_checked, failures);
    return failures == 0 ? 0 : 1;
}
