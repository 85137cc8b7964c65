/* Components of the kit, read from the lines that `kit-picture --export` prints. */
#ifndef KIT_H
#define KIT_H

#include <stacklayout.h>
#include <stdio.h>

/* How a node is painted. Layout does not know it: nodes carry the index of theirs as their tag. */
typedef struct look {
    double red, green, blue, alpha;
    /* From 0 to 1, of the node and all inside it. */
    double opacity;
    /* In degrees clockwise, about the centre of the frame. */
    double angle;
    char *string;
    /* The stroke of a symbol in a square of 24. */
    char *path;
    double font_size, line_height;
    int font_weight;
    /* From 0, left, to 1, right. */
    double text_position;
    bool has_path;
} look;

/* Looks by index; the first is one that paints nothing. */
typedef struct looks {
    look *items;
    size_t count, capacity;
} looks;

/* A new look that paints nothing; returns its index. */
size_t add_look(looks *looks);
void free_looks(looks *looks);

/* Reads the next component from a file and adds its nodes to a tree, below `parent`. Returns false at the end of the
 * file. Stops the program if the file or the tree is not as it should be. */
typedef struct kit_reader {
    FILE *file;
    char line[1024];
} kit_reader;

bool read_component(kit_reader *reader, sl_tree *tree, sl_node parent, looks *looks, sl_node *root, char name[128]);

/* Stops the program if a call failed, and says why. */
void must(sl_tree *tree, sl_status status);

#endif
