"""Other engines: each builds a tree, and makes the one native call that lays it out.

A stack is a flex container: `fill` is `flex: 1 1 0` along the main axis and `align-self: stretch` across, nothing
shrinks, the least size is 0. Rounding to pixels is off.
"""

from importlib import metadata

from ltr1 import FIXED, LEAF, ROW, Node


class Yoga:
    """Yoga, by pyyoga."""

    name = "Yoga"
    package = "pyyoga"

    def __init__(self, nodes: list[Node]):
        from pyyoga import _pyyoga as yoga

        self.config = yoga.Config.new()
        self.config.set_point_scale_factor(0)
        self.nan, self.direction = float("nan"), yoga.Direction.LTR
        alignments = [yoga.Align.FlexStart, yoga.Align.Center, yoga.Align.Stretch]
        justifications = [yoga.Justify.FlexStart, yoga.Justify.Center, yoga.Justify.SpaceBetween]
        edges = [yoga.Edge.Top, yoga.Edge.Right, yoga.Edge.Bottom, yoga.Edge.Left]
        self.nodes = []
        counts = [0] * len(nodes)
        for node in nodes:
            made = yoga.Node.new_with_config(self.config)
            self.nodes.append(made)
            if node.kind != LEAF:
                made.set_flex_direction(yoga.FlexDirection.Row if node.kind == ROW else yoga.FlexDirection.Column)
                made.set_align_items(alignments[node.alignment])
                made.set_justify_content(justifications[node.distribution])
                made.set_gap(yoga.Gutter.All, node.gap)
            for edge, inset in zip(edges, node.padding):
                if inset:
                    made.set_padding(edge, inset)
            if node.sizing[0] == FIXED:
                made.set_width(node.size[0])
            if node.sizing[1] == FIXED:
                made.set_height(node.size[1])
            if node.parent < 0:
                continue
            parent = nodes[node.parent]
            if node.fills_main(parent):
                made.set_flex_grow(1)
                made.set_flex_shrink(1)
                made.set_flex_basis(0)
            if node.fills_cross(parent):
                made.set_align_self(yoga.Align.Stretch)
            self.nodes[node.parent].insert_child(made, counts[node.parent])
            counts[node.parent] += 1

    def make_dirty(self):
        # Layouts of another scale are not used again.
        self.config.set_point_scale_factor(1)
        self.config.set_point_scale_factor(0)

    def prepare(self):
        """The call, its arguments bound beforehand."""
        call, nan, direction = self.nodes[0].calculate_layout, self.nan, self.direction
        return lambda: call(nan, nan, direction)

    def frames(self):
        for node in self.nodes:
            yield node.get_layout_left(), node.get_layout_top(), node.get_layout_width(), node.get_layout_height()


class Waxy:
    """Taffy, by waxy."""

    name = "Taffy"
    package = "waxy"

    def __init__(self, nodes: list[Node]):
        import waxy

        self.tree = waxy.TaffyTree.with_capacity(len(nodes))
        self.tree.disable_rounding()
        self.available = waxy.AvailableSize(waxy.MaxContent(), waxy.MaxContent())
        alignments = [waxy.AlignItems.FlexStart, waxy.AlignItems.Center, waxy.AlignItems.Stretch]
        justifications = [waxy.AlignContent.FlexStart, waxy.AlignContent.Center, waxy.AlignContent.SpaceBetween]
        length = waxy.Length
        children = [[] for _ in nodes]
        self.nodes = [None] * len(nodes)
        # From behind, so that children are there before their parent.
        for index in range(len(nodes) - 1, -1, -1):
            node = nodes[index]
            style = dict(flex_shrink=0.0, min_size_width=length(0), min_size_height=length(0))
            if node.kind != LEAF:
                row = node.kind == ROW
                style["flex_direction"] = waxy.FlexDirection.Row if row else waxy.FlexDirection.Column
                style["align_items"] = alignments[node.alignment]
                style["justify_content"] = justifications[node.distribution]
                style["gap_width"] = style["gap_height"] = length(node.gap)
            for edge, inset in zip(("top", "right", "bottom", "left"), node.padding):
                style["padding_" + edge] = length(inset)
            if node.sizing[0] == FIXED:
                style["size_width"] = length(node.size[0])
            if node.sizing[1] == FIXED:
                style["size_height"] = length(node.size[1])
            if node.parent >= 0:
                parent = nodes[node.parent]
                if node.fills_main(parent):
                    style.update(flex_grow=1.0, flex_shrink=1.0, flex_basis=length(0))
                if node.fills_cross(parent):
                    style["align_self"] = waxy.AlignItems.Stretch
            inside = children[index][::-1]
            children[index] = None
            made = waxy.Style(**style)
            self.nodes[index] = self.tree.new_with_children(made, inside) if inside else self.tree.new_leaf(made)
            if node.parent >= 0:
                children[node.parent].append(self.nodes[index])
        self.leaves = [made for made, node in zip(self.nodes, nodes) if node.kind == LEAF]

    def make_dirty(self):
        for leaf in self.leaves:
            self.tree.mark_dirty(leaf)

    def prepare(self):
        """The call, its arguments bound beforehand."""
        call, root, available = self.tree.compute_layout, self.nodes[0], self.available
        return lambda: call(root, available)

    def frames(self):
        for node in self.nodes:
            layout = self.tree.unrounded_layout(node)
            yield layout.location.x, layout.location.y, layout.size.width, layout.size.height


class Stretchable:
    """An older Taffy, by stretchable, which Python 3.11 can have too."""

    name = "Taffy 0.7"
    package = "stretchable"

    def __init__(self, nodes: list[Node]):
        from stretchable import style as css
        from stretchable import taffylib
        from stretchable.style.geometry.size import SizeAvailableSpace

        self.lib = taffylib
        self.tree = taffylib.init()
        taffylib.disable_rounding(self.tree)
        alignments = [css.AlignItems.FLEX_START, css.AlignItems.CENTER, css.AlignItems.STRETCH]
        justifications = [
            css.JustifyContent.FLEX_START, css.JustifyContent.CENTER, css.JustifyContent.SPACE_BETWEEN]
        # Making a style takes the package a millisecond; few differ in more than their size.
        lengths, styles = {}, {}

        def length(value):
            """A fixed size; automatic for None."""
            if value not in lengths:
                size = (css.AUTO if value is None else value, css.AUTO)
                lengths[value] = css.Style(size=size).to_dict()["size"]["width"]
            return lengths[value]

        def declared(node, parent):
            main = parent is not None and node.fills_main(parent)
            cross = parent is not None and node.fills_cross(parent)
            key = (node.kind, node.alignment, node.distribution, node.gap, node.padding, main, cross)
            if key not in styles:
                style = dict(flex_shrink=0.0, min_size=0, padding=node.padding)
                if node.kind != LEAF:
                    style["flex_direction"] = (
                        css.FlexDirection.ROW if node.kind == ROW else css.FlexDirection.COLUMN)
                    style["align_items"] = alignments[node.alignment]
                    style["justify_content"] = justifications[node.distribution]
                    style["gap"] = node.gap
                if main:
                    style.update(flex_grow=1.0, flex_shrink=1.0, flex_basis=0)
                if cross:
                    style["align_self"] = css.AlignSelf.STRETCH
                styles[key] = css.Style(**style).to_dict()
            sizes = [size if sizing == FIXED else None for sizing, size in zip(node.sizing, node.size)]
            return styles[key] | {"size": dict(zip(("width", "height"), map(length, sizes)))}

        self.nodes = []
        for node in nodes:
            parent = nodes[node.parent] if node.parent >= 0 else None
            made = taffylib.node_create(self.tree, declared(node, parent))
            self.nodes.append(made)
            if parent is not None:
                taffylib.node_add_child(self.tree, self.nodes[node.parent], made)
        self.available = SizeAvailableSpace.default().to_dict()
        self.leaves = [made for made, node in zip(self.nodes, nodes) if node.kind == LEAF]

    def make_dirty(self):
        for leaf in self.leaves:
            self.lib.node_mark_dirty(self.tree, leaf)

    def prepare(self):
        """The call, its arguments bound beforehand."""
        call, tree, root, available = self.lib.node_compute_layout, self.tree, self.nodes[0], self.available
        return lambda: call(tree, root, available)

    def frames(self):
        layout = self.lib.PyLayout()
        for node in self.nodes:
            self.lib.node_get_layout(self.tree, node, layout)
            yield layout.x, layout.y, layout.width, layout.height


ENGINES = {engine.package: engine for engine in (Yoga, Waxy, Stretchable)}


def installed() -> list[type]:
    """The engines that this Python has; an older one only in place of the newer."""
    found = []
    for engine in ENGINES.values():
        try:
            metadata.version(engine.package)
        except metadata.PackageNotFoundError:
            continue
        found.append(engine)
    return [engine for engine in found if engine is not Stretchable or Waxy not in found]


def title(engine: type) -> str:
    """Name, package and version: `Yoga (pyyoga 0.1.0)`."""
    return f"{engine.name} ({engine.package} {metadata.version(engine.package)})"
