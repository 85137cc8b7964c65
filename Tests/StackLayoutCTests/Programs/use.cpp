// The header from C++17: a tree that frees itself, built and solved.
#include <stacklayout.h>

#include <cstdint>
#include <cstdio>
#include <memory>
#include <vector>

struct Destroy {
    void operator()(sl_tree *tree) const { sl_tree_destroy(tree); }
};

static sl_status measure(void *user, sl_node, std::int64_t tag, double, sl_measurement *answer) {
    auto &heights = *static_cast<std::vector<double> *>(user);
    answer->width = 100;
    answer->height = heights[static_cast<std::size_t>(tag)];
    return SL_OK;
}

int main() {
    sl_tree *made = nullptr;
    if (sl_tree_create(SL_LEFT_TO_RIGHT, &made) != SL_OK) return 1;
    std::unique_ptr<sl_tree, Destroy> tree(made);
    std::vector<double> heights{20, 44};

    sl_style style = sl_style_make(SL_KIND_VERTICAL);
    style.gap = 8;
    sl_node list = sl_no_node();
    if (sl_tree_add_root(tree.get(), &style, &list) != SL_OK) return 1;
    for (std::size_t row = 0; row < heights.size(); row++) {
        style = sl_style_measured(static_cast<std::int64_t>(row));
        if (sl_tree_add(tree.get(), list, &style, nullptr) != SL_OK) return 1;
    }
    if (sl_tree_solve(tree.get(), measure, &heights) != SL_OK) return 1;

    std::size_t count = 0;
    sl_tree_items(tree.get(), sl_no_node(), nullptr, 0, &count);
    std::vector<sl_item> items(count);
    sl_tree_items(tree.get(), sl_no_node(), items.data(), items.size(), &count);
    for (const sl_item &item : items) {
        const sl_rect &frame = item.absolute;
        std::printf("%g x %g @ %g, %g\n", frame.width, frame.height, frame.x, frame.y);
    }
    if (sl_tree_remove(tree.get(), sl_no_node()) != SL_ERROR_UNKNOWN_NODE) return 1;
    return 0;
}
