/* Paints a solved tree with Cairo, and measures texts with it. */
#ifndef PAINT_H
#define PAINT_H

#include "kit.h"

#include <cairo.h>

/* Paints everything on an image surface of so many pixels per point. Frames are snapped to its pixels. */
void paint_tree(const sl_tree *tree, const looks *looks, cairo_surface_t *surface, double scale);

/* What texts are measured with: the looks, and a context for the metrics of fonts. */
typedef struct measuring {
    const looks *looks;
    cairo_t *cairo;
} measuring;

/* An sl_measure for a `measuring`: words as many as fit on each line. */
sl_status measure_text(void *user, sl_node leaf, int64_t tag, double width, sl_measurement *answer);

#endif
