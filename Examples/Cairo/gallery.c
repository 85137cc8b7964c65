/* Draws the kit on one page, which the engine lays out too: gallery KIT.TXT PAGE.PNG [SCALE] */
#include "paint.h"

#include <stdlib.h>
#include <string.h>

/* Whether a component is drawn for the dark; the names of the dark screens say "Light", as stored. */
static bool is_dark(const char *name) {
    return strstr(name, "/Dark") != NULL || strstr(name, "Empty State/Light") != NULL;
}

/* A card that holds a component and its name. */
static sl_node add_card(sl_tree *tree, sl_node page, looks *looks) {
    sl_style style = sl_style_make(SL_KIND_VERTICAL);
    sl_node card;
    style.gap = 12;
    style.padding = (sl_insets){16, 16, 12, 16};
    style.corners.radii = (sl_radii){12, 12, 12, 12};
    style.alignment = SL_ALIGN_CENTER;
    style.clips_content = 1;
    must(tree, sl_tree_add(tree, page, &style, &card));
    must(tree, sl_tree_set_tag(tree, card, (int64_t)add_look(looks)));
    return card;
}

/* A name below a component, as wide as the card at most: measured by Cairo. */
static void add_caption(sl_tree *tree, sl_node card, looks *looks, const char *name) {
    size_t tag = add_look(looks);
    look *look = &looks->items[tag];
    sl_style style = sl_style_measured((int64_t)tag);
    sl_node caption;
    look->string = malloc(strlen(name) + 1);
    strcpy(look->string, name);
    look->font_size = 13;
    look->line_height = 16;
    look->alpha = 1;
    look->red = look->green = look->blue = is_dark(name) ? 0.85 : 0.25;
    look->text_position = 0.5;
    style.max_width = 402;
    must(tree, sl_tree_add(tree, card, &style, &caption));
    must(tree, sl_tree_set_tag(tree, caption, (int64_t)tag));
}

int main(int count, char **arguments) {
    if (count < 3 || count > 4) {
        fprintf(stderr, "usage: %s KIT.TXT PAGE.PNG [SCALE]\n", arguments[0]);
        return 64;
    }
    double scale = count > 3 ? atof(arguments[3]) : 1;
    kit_reader reader = {.file = fopen(arguments[1], "r")};
    if (reader.file == NULL || !(scale > 0 && scale <= 8)) {
        fprintf(stderr, "%s: cannot read %s, or the scale is not from 0 to 8\n", arguments[0], arguments[1]);
        return 65;
    }
    looks looks = {0};
    sl_tree *tree;
    sl_node page, component;
    char name[128];
    add_look(&looks);
    must(NULL, sl_tree_create(SL_LEFT_TO_RIGHT, &tree));
    sl_style style = sl_style_make(SL_KIND_HORIZONTAL);
    style.width = sl_fixed(1400);
    style.padding = (sl_insets){24, 24, 24, 24};
    style.gap = style.cross_gap = 20;
    style.wraps = 1;
    must(tree, sl_tree_add_root(tree, &style, &page));
    while (true) {
        sl_node card = add_card(tree, page, &looks);
        if (!read_component(&reader, tree, card, &looks, &component, name)) {
            must(tree, sl_tree_remove(tree, card));
            break;
        }
        int64_t tag = 0;
        must(tree, sl_tree_get_tag(tree, card, &tag));
        look *look = &looks.items[tag];
        look->red = look->green = look->blue = is_dark(name) ? 0.16 : 0.94;
        look->alpha = 1;
        add_caption(tree, card, &looks, name);
    }
    fclose(reader.file);

    cairo_surface_t *metrics = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
    measuring measuring = {&looks, cairo_create(metrics)};
    must(tree, sl_tree_solve(tree, measure_text, &measuring));
    sl_rect frame;
    size_t nodes;
    must(tree, sl_tree_frame(tree, page, &frame));
    must(tree, sl_tree_node_count(tree, &nodes));
    cairo_surface_t *surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)ceil(frame.width * scale), (int)ceil(frame.height * scale));
    paint_tree(tree, &looks, surface, scale);
    cairo_status_t written = cairo_surface_write_to_png(surface, arguments[2]);
    printf("%s: %zu nodes on %g x %g points\n", arguments[2], nodes, frame.width, frame.height);
    cairo_surface_destroy(surface);
    cairo_destroy(measuring.cairo);
    cairo_surface_destroy(metrics);
    free_looks(&looks);
    must(NULL, sl_tree_destroy(tree));
    return written == CAIRO_STATUS_SUCCESS ? 0 : 74;
}
