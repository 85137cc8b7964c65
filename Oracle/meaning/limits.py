"""What the mapping to CSS cannot say, found by looking at declarations, each with a change that makes it sayable.

The generator makes the change; the minimiser leaves such trees out; `measure` refuses them.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cases.node import CENTER, EDGES, H, MAX, MIN, SIZE, W, Node, tidy

from .box import Box, analyse, known_height


@dataclass
class Limit:
    """Something that cannot be said: why, about which node, and what to do about it."""

    reason: str
    node: Node
    mend: Callable[[], None]


def limits(root: Node) -> Iterator[Limit]:
    yield from limits_in(analyse(root))


def mend(root: Node) -> None:
    """Changes the tree until all of it can be said. Every change takes a declaration away or makes it a number."""
    while limit := next(limits(root), None):
        limit.mend()


def limits_in(box: Box) -> Iterator[Limit]:
    yield from pins(box)
    yield from gaps(box)
    yield from baselines(box)
    yield from growing_column(box)
    yield from hugging_columns(box)
    yield from derived(box)
    for kid in box.kids:
        yield from limits_in(kid)


def pins(box: Box) -> Iterator[Limit]:
    """Places that the rules decide where nothing can check it (19.1, 19.3)."""
    parent = box.parent
    if parent is None:
        return
    if parent.stack == "free" and not box.is_absolute:
        corner = {"left": 0, "top": 0}
        yield Limit("a child in flow in a free container", box.node, setting(box.node, "absolute", corner))
    elif box.is_absolute:
        absolute = box.node["absolute"]
        for (near, far), center in zip(EDGES, CENTER, strict=True):
            if center in absolute and (near in absolute or far in absolute):
                yield Limit("a centre and an edge on one axis", box.node, dropping(absolute, near, far))
            elif not {center, near, far} & set(absolute):
                yield Limit("neither edge nor centre on an axis", box.node, setting(absolute, near, 0))


def gaps(box: Box) -> Iterator[Limit]:
    """CSS has no negative gaps; margins stand for them in a single line (18.12)."""
    for key in ("gap", "crossGap"):
        if box.wraps and box.node.get(key, 0) < 0:
            yield Limit("a negative gap in a wrapping stack", box.node, setting(box.node, key, 0))


def baselines(box: Box) -> Iterator[Limit]:
    """A strut inside a word cannot reach beyond it (17.5)."""
    node = box.node
    for values, height in ((node, "lineHeight"), (node.get("content", {}), "h")):
        if "baseline" in values and not 0 <= values["baseline"] <= values.get(height, 0):
            yield Limit("a baseline outside its content", node, setting(values, "baseline", values.get(height, 0)))


def growing_column(box: Box) -> Iterator[Limit]:
    """CSS breaks a column of automatic height by what its fills add to the height, not by their minimums (18.3)."""
    if box.stack == "v" and box.wraps and not box.definite[H] and MAX[H] in box.node:
        for kid in box.sharing:
            yield Limit("a fill in a wrapping column with a maxH that hugs in H", kid.node, dropping(kid.node, "h"))


def hugging_columns(box: Box) -> Iterator[Limit]:
    """CSS lays out the heights of such a column to find its width (18.9)."""
    if box.stack == "v" and box.wraps and not box.definite[W]:
        width = tidy(120 + 10 * len(box.flow))
        yield Limit("a wrapping column that hugs in W", box.node, setting(box.node, "w", width))


def derived(box: Box) -> Iterator[Limit]:
    """Aspect ratios: CSS transfers limits and padding through them, and lets a width follow a height late (18.10)."""
    if box.derived is None:
        return
    node, source = box.node, 1 - box.derived
    mode = box.modes[source]
    declared = [size for size in SIZE if node.get(size, "hug") != "hug"]
    if not declared:
        yield Limit("aspect with no axis declared", node, setting(node, "w", 10))
    if len(declared) == 2:
        yield Limit("aspect with both axes declared", node, dropping(node, SIZE[box.derived]))
    if box.derived == W and declared and known_height(box) is None:
        yield Limit("a width from a height that is not known yet", node, setting(node, "h", 24))
    elif box.derived == W:
        if mode.kind == "pinned" and all(edge in node["absolute"] for edge in EDGES[W]):
            yield Limit("aspect pinned on both axes", node, dropping(node["absolute"], "right"))
        for ancestor in sources(box):
            if ancestor.shrink and ancestor.parent and ancestor.parent.main == H:
                reason = "a width from a height that may shrink"
                yield Limit(reason, ancestor.node, dropping(ancestor.node, "shrink"))
    transferred = [key for key in ("pad", MIN[box.derived], MAX[box.derived]) if key in node]
    follows = mode.kind in ("hug", "pinned", "derived") or (mode.kind == "fill" and not box.definite[source])
    if transferred and follows:
        yield Limit("aspect transfers " + ", ".join(transferred), node, dropping(node, *transferred))


def sources(box: Box) -> Iterator[Box]:
    """The boxes that a height known beforehand comes from, the last one fixed."""
    while box.modes[H].kind != "fixed" and box.parent:
        box = box.parent
        yield box


def dropping(values: dict, *keys: str) -> Callable[[], None]:
    return lambda: [values.pop(key, None) for key in keys] and None


def setting(values: dict, key: str, value: object) -> Callable[[], None]:
    return lambda: values.update({key: value})
