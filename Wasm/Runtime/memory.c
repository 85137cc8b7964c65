/* The allocator: two-level segregated fits. Allocating and freeing take constant time, and neighbours that are free are
 * joined. The memory is the host's; it grows when nothing fits. */
#include "runtime.h"

/* Tells the host that no memory is left; does not return. */
__attribute__((import_module("host"), import_name("outOfMemory"), noreturn)) void host_out_of_memory(size_t size);

enum { PAGE = 65536, HEADER = 8, UNIT = 16, IS_FREE = 1 };

/* Blocks follow each other. `size` counts the header and is a multiple of UNIT, with IS_FREE in its lowest bit; what is
 * behind the header is aligned to UNIT. The two links are there in free blocks only. */
typedef struct block {
    uint32_t size_before;
    uint32_t size;
    struct block *next, *previous;
} block;

/* Sizes are sorted by their highest bit, then by the four bits behind it. */
enum { ROWS = 32, COLUMNS = 16 };
static block *bins[ROWS][COLUMNS];
static uint32_t used_rows;
static uint32_t used_columns[ROWS];
/* Where the next segment would go on, if nobody else grows the memory. */
static block *end;

extern unsigned char __heap_base;

static uint32_t size_of(const block *b) { return b->size & ~(uint32_t)IS_FREE; }
static block *after(block *b) { return (block *)((char *)b + size_of(b)); }
static block *before(block *b) { return (block *)((char *)b - b->size_before); }

static void find_bin(uint32_t size, int *row, int *column) {
    *row = 31 - __builtin_clz(size);
    *column = (int)(size >> (*row - 4)) & (COLUMNS - 1);
}

static void list(block *b) {
    int row, column;
    find_bin(b->size, &row, &column);
    block *head = bins[row][column];
    b->next = head;
    b->previous = 0;
    if (head) head->previous = b;
    bins[row][column] = b;
    used_rows |= 1u << row;
    used_columns[row] |= 1u << column;
    after(b)->size_before = b->size;
    b->size |= IS_FREE;
}

static void unlist(block *b) {
    int row, column;
    b->size &= ~(uint32_t)IS_FREE;
    find_bin(b->size, &row, &column);
    if (b->next) b->next->previous = b->previous;
    if (b->previous) {
        b->previous->next = b->next;
    } else if (!(bins[row][column] = b->next) && !(used_columns[row] &= ~(1u << column))) {
        used_rows &= ~(1u << row);
    }
}

/* Frees a block that is in no list, together with neighbours that are free. */
static void release(block *b) {
    block *neighbour = after(b);
    if (neighbour->size & IS_FREE) {
        unlist(neighbour);
        b->size += neighbour->size;
    }
    neighbour = before(b);
    if (b->size_before && neighbour->size & IS_FREE) {
        unlist(neighbour);
        neighbour->size += b->size;
        b = neighbour;
    }
    list(b);
}

/* Cuts a block that is in no list; what is behind the first `size` bytes becomes free. */
static void cut(block *b, uint32_t size) {
    if (b->size == size) return;
    block *rest = (block *)((char *)b + size);
    rest->size = b->size - size;
    rest->size_before = size;
    b->size = size;
    after(rest)->size_before = rest->size;
    release(rest);
}

/* A free block of at least this size, out of its list; null if there is none. */
static block *take(uint32_t size) {
    int row, column;
    /* Rounded up to the next column, so that any block in the list is large enough. */
    uint32_t wanted = size + (1u << (27 - __builtin_clz(size))) - 1;
    if (wanted < size) return 0;
    find_bin(wanted, &row, &column);
    uint32_t columns = used_columns[row] & ~0u << column;
    if (!columns) {
        uint32_t rows = row == 31 ? 0 : used_rows & ~0u << (row + 1);
        if (!rows) return 0;
        row = __builtin_ctz(rows);
        columns = used_columns[row];
    }
    block *b = bins[row][__builtin_ctz(columns)];
    unlist(b);
    return b;
}

/* One block up to where a segment ends, and a header there that is never free. */
static void close_segment(block *b, uint64_t limit) {
    end = (block *)((char *)(size_t)limit - HEADER);
    b->size = (uint32_t)((char *)end - (char *)b);
    end->size = 0;
    end->size_before = b->size;
}

/* Gets memory for a block of this size from the host; 0 if there is none. */
static int grow(uint32_t size) {
    /* A column more, as `take` wants it, and room for the ends. */
    uint64_t needed = (uint64_t)size + size / 16 + 4 * UNIT;
    uint64_t there = (uint64_t)__builtin_wasm_memory_size(0) * PAGE;
    char *start = (char *)(((size_t)&__heap_base + UNIT - 1) & ~(size_t)(UNIT - 1));
    uint64_t limit = there;
    if (end || there - (size_t)start < needed) {
        /* An eighth of what there is, so that a growing tree seldom asks. */
        uint64_t pages = (needed + PAGE - 1) / PAGE, eighth = there / PAGE / 8;
        size_t first = (size_t)-1;
        if (pages < eighth) first = __builtin_wasm_memory_grow(0, (size_t)eighth);
        if (first != (size_t)-1) pages = eighth;
        else if (pages <= PAGE) first = __builtin_wasm_memory_grow(0, (size_t)pages);
        if (first == (size_t)-1) return 0;
        limit = ((uint64_t)first + pages) * PAGE;
        if (limit > 0xfffffff0) limit = 0xfffffff0;
        char *fresh = (char *)(first * PAGE);
        if (end && (char *)end + HEADER == fresh) {
            /* The old end becomes the header of a block. */
            block *b = end;
            close_segment(b, limit);
            release(b);
            return 1;
        }
        if (end) start = fresh;
    }
    block *b = (block *)(start + UNIT - HEADER);
    b->size_before = 0;
    close_segment(b, limit);
    list(b);
    return 1;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    if (alignment < UNIT) alignment = UNIT;
    uint64_t wanted = ((uint64_t)size + HEADER + UNIT - 1) & ~(uint64_t)(UNIT - 1);
    uint64_t room = alignment > UNIT ? wanted + alignment : wanted;
    if (room > 0xf0000000) host_out_of_memory(size);
    block *b;
    while (!(b = take((uint32_t)room)))
        if (!grow((uint32_t)room)) host_out_of_memory(size);
    size_t payload = (size_t)b + HEADER;
    uint32_t gap = (uint32_t)(((payload + alignment - 1) & ~(alignment - 1)) - payload);
    if (gap) {
        /* What stands in front of the aligned place is a free block of its own. */
        block *front = b;
        b = (block *)((char *)front + gap);
        b->size = front->size - gap;
        front->size = gap;
        release(front);
    }
    cut(b, (uint32_t)wanted);
    *memory = (char *)b + HEADER;
    return 0;
}

void *malloc(size_t size) {
    void *memory;
    posix_memalign(&memory, UNIT, size);
    return memory;
}

void free(void *memory) {
    if (memory) release((block *)((char *)memory - HEADER));
}
