"""The CSS of one box: what each declaration is in flexbox, grid and absolute positioning. README.md has the table."""

from collections.abc import Iterator

from cases.node import CENTER, EDGES, H, MAX, MIN, W, padding
from meaning.box import Box, is_share
from meaning.factors import shrink, weight

from .late import grows_late

LENGTH = ("width", "height")
FLEX = {
    "start": "flex-start", "center": "center", "end": "flex-end", "stretch": "stretch", "baseline": "baseline",
    "between": "space-between", "around": "space-around", "evenly": "space-evenly"}


def style(box: Box) -> str:
    parts = [*padding_and_limits(box), *container(box), *size(box, W), *size(box, H), *placement(box)]
    return ";".join(parts)


def px(value: float) -> str:
    return f"{value!r}px"


def padding_and_limits(box: Box) -> Iterator[str]:
    (left, right), (top, bottom) = padding(box.node, W), padding(box.node, H)
    if left or right or top or bottom:
        yield f"padding:{px(top)} {px(right)} {px(bottom)} {px(left)}"
    for axis in (W, H):
        for prefix, key in (("min", MIN[axis]), ("max", MAX[axis])):
            if key in box.node:
                yield f"{prefix}-{LENGTH[axis]}:{px(box.node[key])}"
    if "aspect" in box.node:
        yield f"aspect-ratio:{box.node['aspect']!r}"


def container(box: Box) -> Iterator[str]:
    align, distribute = box.node.get("align", "start"), box.node.get("distribute", "start")
    if box.main is not None:
        row = box.main == W
        yield f"display:flex;flex-direction:{'row' if row else 'column'}"
        yield f"justify-content:{FLEX[distribute]};align-items:{FLEX[align]}"
        if box.gap > 0:
            yield f"{'column' if row else 'row'}-gap:{px(box.gap)}"
        if box.wraps:
            yield f"flex-wrap:wrap;align-content:{FLEX[box.node.get('lines', 'start')]}"
            if box.node.get("crossGap", 0) > 0:
                yield f"{'row' if row else 'column'}-gap:{px(box.node['crossGap'])}"
    elif box.stack == "z":
        # A flexible track is as large as the largest child when hugging, and exactly the content box otherwise. Where
        # fractions can be meant it is 100 %: grid takes such children of flexible tracks out of baseline alignment.
        track = ["100%" if definite else "minmax(0,1fr)" for definite in box.definite]
        across = distribute if distribute in ("center", "end") else "start"
        yield f"display:grid;grid-template:{track[H]}/{track[W]};justify-items:{across};align-items:{align}"


def size(box: Box, axis: int) -> Iterator[str]:
    parent, mode, name = box.parent, box.modes[axis], LENGTH[axis]
    on_main = parent is not None and not box.is_absolute and parent.main == axis
    if mode.kind == "fixed":
        yield f"{name}:{px(mode.value)}"
    elif mode.kind == "hug":
        yield f"{name}:{'max-content' if axis == W else 'auto'}"
    elif mode.kind == "least":
        yield f"{name}:0"
    elif mode.kind == "fraction":
        yield f"{name}:{mode.value * 100!r}%"
    elif mode.kind == "fill" and not on_main and not (parent and parent.wraps):
        # In a single line, `align-self: stretch` would lose the alignment of a child that its max keeps smaller (2.7).
        yield f"{name}:stretch"
    else:
        yield f"{name}:auto"
    if parent is not None and on_main:
        if is_share(mode) and not (axis == H and grows_late(box)):
            yield f"flex:{weight(box)!r} 1 0px"
        if box.shrink > 0:
            yield f"flex:0 {shrink(box)!r} auto"


def placement(box: Box) -> Iterator[str]:
    parent = box.parent
    if parent is None:
        return
    if box.is_absolute:
        for axis in (W, H):
            yield from pins(box, axis)
    elif parent.main is not None:
        stretches = parent.wraps and box.modes[parent.cross].kind == "fill"
        yield f"align-self:{'stretch' if stretches else FLEX[box.align]}"
        if parent.gap < 0 and parent.flow[0] is not box:
            yield f"margin-{'inline-start' if parent.main == W else 'top'}:{px(parent.gap)}"
    else:
        yield f"grid-area:1/1;align-self:{box.align}"


def pins(box: Box, axis: int) -> Iterator[str]:
    pins, (near, far) = box.node["absolute"], EDGES[axis]
    if CENTER[axis] in pins:
        offset = pins[CENTER[axis]]
        yield f"{near}:{px(offset)};{far}:{px(-offset)}"
        yield f"{'justify' if axis == W else 'align'}-self:unsafe center"
        return
    for edge in (near, far):
        if edge in pins:
            yield f"{edge}:{px(pins[edge])}"
        elif box.modes[axis].kind == "pinned":
            yield f"{edge}:0"
