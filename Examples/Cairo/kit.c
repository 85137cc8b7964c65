#include "kit.h"

#include <stdlib.h>
#include <string.h>

enum { deepest = 32 };

void must(sl_tree *tree, sl_status status) {
    if (!SL_FAILED(status)) return;
    char text[400] = "";
    sl_tree_error_text(tree, text, sizeof text, NULL);
    fprintf(stderr, "%s: %s\n", sl_status_text(status), text);
    exit(1);
}

static void *grown(void *memory, size_t size) {
    void *new = realloc(memory, size);
    if (new == NULL) abort();
    return new;
}

static char *copied(const char *text) {
    size_t size = strlen(text) + 1;
    return memcpy(grown(NULL, size), text, size);
}

size_t add_look(looks *looks) {
    if (looks->count == looks->capacity) {
        looks->capacity = looks->capacity * 2 + 16;
        looks->items = grown(looks->items, looks->capacity * sizeof *looks->items);
    }
    looks->items[looks->count] = (look){.opacity = 1, .font_size = 17};
    return looks->count++;
}

void free_looks(looks *looks) {
    for (size_t index = 0; index < looks->count; index++) {
        free(looks->items[index].string);
        free(looks->items[index].path);
    }
    free(looks->items);
    *looks = (struct looks){0};
}

static sl_sizing sizing(const char *mode, double value) {
    if (strcmp(mode, "fixed") == 0) return sl_fixed(value);
    if (strcmp(mode, "fill") == 0) return sl_fill(value);
    if (strcmp(mode, "fraction") == 0) return sl_fraction(value);
    return sl_hug();
}

static sl_kind kind(const char *name) {
    const char *names[] = {"leaf", "horizontal", "vertical", "overlay", "free"};
    for (int value = 0; value < 5; value++) {
        if (strcmp(name, names[value]) == 0) return (sl_kind)value;
    }
    fprintf(stderr, "there is no kind %s\n", name);
    exit(1);
}

/* Takes over one line of a node; returns false if it says nothing about layout. */
static bool read_style(const char *line, sl_style *style, look *look, size_t tag) {
    char word[16], pins[6][24];
    double a, b, c, d;
    int value;
    if (sscanf(line, "width %15s %lf", word, &a) == 2) style->width = sizing(word, a);
    else if (sscanf(line, "height %15s %lf", word, &a) == 2) style->height = sizing(word, a);
    else if (sscanf(line, "padding %lf %lf %lf %lf", &a, &b, &c, &d) == 4) style->padding = (sl_insets){a, b, c, d};
    else if (sscanf(line, "gap %lf", &a) == 1) style->gap = a;
    else if (sscanf(line, "align %d", &value) == 1) style->alignment = (sl_alignment)value;
    else if (sscanf(line, "distribute %d", &value) == 1) style->distribution = (sl_distribution)value;
    else if (sscanf(line, "self %d", &value) == 1) style->alignment_self = (sl_alignment)value;
    else if (sscanf(line, "hidden %d", &value) == 1) style->visibility = (sl_visibility)value;
    else if (strcmp(line, "corners max") == 0) style->corners.are_max = 1;
    else if (sscanf(line, "corners %lf %lf %lf %lf", &a, &b, &c, &d) == 4)
        style->corners.radii = (sl_radii){a, b, c, d};
    else if (sscanf(line, "content %lf %lf", &a, &b) == 2) {
        style->content.kind = SL_CONTENT_SIZE;
        style->content.size = (sl_size){a, b};
    } else if (sscanf(line, "measured %lf", &a) == 1) {
        style->content.kind = SL_CONTENT_MEASURED;
        style->content.tag = (int64_t)tag;
        look->line_height = a;
    } else if (sscanf(line, "pins %23s %23s %23s %23s %23s %23s", pins[0], pins[1], pins[2], pins[3], pins[4], pins[5])
               == 6) {
        /* The bits of pins stand in the order of the members. */
        double *members = &style->pins.left;
        style->pins.given = SL_PIN_NOTHING;
        for (int pin = 0; pin < 6; pin++) {
            if (strcmp(pins[pin], "-") == 0) continue;
            members[pin] = atof(pins[pin]);
            style->pins.given |= 1u << pin;
        }
    } else return false;
    return true;
}

static void read_look(const char *line, look *look) {
    double r, g, b, a;
    char word[16];
    if (sscanf(line, "fill %lf %lf %lf %lf", &r, &g, &b, &a) == 4) {
        look->red = r / 255;
        look->green = g / 255;
        look->blue = b / 255;
        look->alpha = a;
    } else if (sscanf(line, "opacity %lf", &a) == 1) look->opacity = a;
    else if (sscanf(line, "angle %lf", &a) == 1) look->angle = a;
    else if (sscanf(line, "font %lf %d %15s", &a, &look->font_weight, word) == 3) {
        look->font_size = a;
        look->text_position = strcmp(word, "center") == 0 ? 0.5 : strcmp(word, "right") == 0 ? 1 : 0;
    } else if (strncmp(line, "string ", 7) == 0) look->string = copied(line + 7);
    else if (strncmp(line, "path", 4) == 0) {
        look->has_path = true;
        look->path = copied(line[4] == 0 ? "" : line + 5);
    } else {
        fprintf(stderr, "not understood: %s\n", line);
        exit(1);
    }
}

static bool next_line(kit_reader *reader) {
    if (fgets(reader->line, sizeof reader->line, reader->file) == NULL) return reader->line[0] = 0, false;
    reader->line[strcspn(reader->line, "\n")] = 0;
    return true;
}

bool read_component(kit_reader *reader, sl_tree *tree, sl_node parent, looks *looks, sl_node *root, char name[128]) {
    sl_node above[deepest] = {parent};
    if (reader->line[0] == 0 && !next_line(reader)) return false;
    if (sscanf(reader->line, "component %127[^\n]", name) != 1) return false;
    next_line(reader);
    int depth;
    char word[16];
    while (sscanf(reader->line, "node %d %15s", &depth, word) == 2 && depth >= 0 && depth < deepest - 1) {
        size_t tag = add_look(looks);
        sl_style style = sl_style_make(kind(word));
        while (next_line(reader) && strncmp(reader->line, "node ", 5) != 0
               && strncmp(reader->line, "component ", 10) != 0) {
            look *look = &looks->items[tag];
            if (!read_style(reader->line, &style, look, tag)) read_look(reader->line, look);
        }
        must(tree, sl_tree_add(tree, above[depth], &style, &above[depth + 1]));
        must(tree, sl_tree_set_tag(tree, above[depth + 1], (int64_t)tag));
    }
    *root = above[1];
    return true;
}
