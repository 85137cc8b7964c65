/* Measuring in the host. A callback of the C interface is a function of this module; this one hands the question on. */
#include "stacklayout.h"

/* Answers with a status; `tag` and `width` as in sl_measure. `owner` says which tree asks. */
__attribute__((import_module("host"), import_name("measure")))
int32_t host_measure(int32_t owner, int32_t tag, double width, sl_measurement *answer);

static sl_status measure(void *user, sl_node leaf, int64_t tag, double width, sl_measurement *answer) {
    (void)leaf;
    return (sl_status)host_measure((int32_t)(intptr_t)user, (int32_t)tag, width, answer);
}

/* sl_tree_solve and sl_tree_size with the host's measurer; `owner` is handed to it. */
sl_status sl_web_solve(sl_tree *tree, int32_t owner) { return sl_tree_solve(tree, measure, (void *)(intptr_t)owner); }

sl_status sl_web_size(
    const sl_tree *tree, sl_node node, double width, double height, int32_t owner, sl_size *size) {
    return sl_tree_size(tree, node, width, height, measure, (void *)(intptr_t)owner, size);
}
