/* Where members lie in memory, as Wasm/Module reads and writes them. */
#include "stacklayout.h"

#define AT(type, member, offset) \
    SL_STATIC_ASSERT(__builtin_offsetof(type, member) == offset, #type "." #member " is elsewhere: see Wasm/Module")

AT(sl_style, kind, 4);
AT(sl_style, width.mode, 8);
AT(sl_style, width.value, 16);
AT(sl_style, height, 24);
AT(sl_style, min_width, 40);
AT(sl_style, min_height, 48);
AT(sl_style, max_width, 56);
AT(sl_style, max_height, 64);
AT(sl_style, aspect_ratio, 72);
AT(sl_style, padding.top, 80);
AT(sl_style, padding.left, 104);
AT(sl_style, gap, 112);
AT(sl_style, cross_gap, 120);
AT(sl_style, wraps, 128);
AT(sl_style, lines, 132);
AT(sl_style, alignment, 136);
AT(sl_style, distribution, 140);
AT(sl_style, alignment_self, 144);
AT(sl_style, visibility, 148);
AT(sl_style, shrink, 152);
AT(sl_style, pins.given, 160);
AT(sl_style, pins.left, 168);
AT(sl_style, pins.center_y, 208);
AT(sl_style, corners.are_max, 216);
AT(sl_style, corners.radii.top_left, 224);
AT(sl_style, corners.radii.bottom_left, 248);
AT(sl_style, clips_content, 256);
AT(sl_style, paints_in_reverse, 260);
AT(sl_style, z_order, 264);
AT(sl_style, content.kind, 272);
AT(sl_style, content.has_baseline, 276);
AT(sl_style, content.size, 280);
AT(sl_style, content.baseline, 296);
AT(sl_style, content.tag, 304);
SL_STATIC_ASSERT(sizeof(sl_style) == 312, "styleSize of Wasm/Module/styles.js");

AT(sl_painted, node, 0);
AT(sl_painted, depth, 12);
AT(sl_painted, tag, 16);
AT(sl_painted, frame, 24);
AT(sl_painted, radii, 56);
AT(sl_painted, clips_content, 88);
AT(sl_painted, is_measured, 92);
AT(sl_painted, is_clipped, 96);
AT(sl_painted, clip_bounds, 184);
SL_STATIC_ASSERT(sizeof(sl_painted) == 216, "paintedSize of Wasm/Module/tree.js");

AT(sl_diagnostic, code, 12);
SL_STATIC_ASSERT(sizeof(sl_diagnostic) == 40, "diagnosticSize of Wasm/Module/tree.js");

AT(sl_error, property, 4);
AT(sl_error, node, 8);
AT(sl_error, value, 24);
AT(sl_solve_summary, visited_nodes, 8);
AT(sl_measurement, baseline, 16);
AT(sl_pixel_grid, origin, 8);
SL_STATIC_ASSERT(sizeof(sl_node) == 12 && sizeof(sl_rect) == 32, "nodes and frames of Wasm/Module");
