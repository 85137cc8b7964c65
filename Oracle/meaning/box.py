"""A node with its declarations resolved. Nothing here looks at a size; that is the browser's part."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from cases.node import CENTER, EDGES, H, MAIN, SIZE, W, Node, children, clamp, padding


class Mode(NamedTuple):
    """What the size on one axis is: `value` is points, a weight or a part of the parent."""

    kind: Literal["fixed", "hug", "fill", "least", "fraction", "derived", "pinned"]
    value: float = 0


HUG = Mode("hug")
# Where nobody shares, weights do not matter (2.8).
FILL = Mode("fill", 1)


@dataclass(eq=False)
class Box:
    node: Node
    parent: Box | None
    kids: list[Box] = field(default_factory=list)
    """The children in flow and the absolute ones, in document order."""
    modes: list[Mode] = field(default_factory=lambda: [HUG, HUG])
    definite: list[bool] = field(default_factory=lambda: [False, False])
    align: str = "start"
    """The effective alignment in the parent (2.7)."""
    derived: int | None = None
    """The axis that follows from the other one through `aspect`."""
    shrink: float = 0
    """The factor by which the box gives way, 0 where `shrink` does not count (2.9)."""

    @property
    def stack(self) -> str | None:
        return self.node.get("stack")

    @property
    def main(self) -> int | None:
        return MAIN.get(self.stack or "")

    @property
    def cross(self) -> int:
        """The axis on which `align` works."""
        return H if self.main is None else 1 - self.main

    @property
    def wraps(self) -> bool:
        return self.main is not None and bool(self.node.get("wrap"))

    @property
    def gap(self) -> float:
        return self.node.get("gap", 0)

    @property
    def is_absolute(self) -> bool:
        return "absolute" in self.node

    @property
    def flow(self) -> list[Box]:
        """The children that take space."""
        return [kid for kid in self.kids if not kid.is_absolute]

    @property
    def sharing(self) -> list[Box]:
        """The children that share the free space of the main axis."""
        return [k for k in self.flow if self.main is not None and is_share(k.modes[self.main])]

    def pad(self, axis: int) -> float:
        return sum(padding(self.node, axis))

    def clamp(self, axis: int, size: float) -> float:
        return clamp(self.node, axis, size)


def is_share(mode: Mode) -> bool:
    return mode.kind == "fill" and mode.value > 0


def analyse(node: Node, parent: Box | None = None) -> Box:
    """The tree of boxes of the visible nodes."""
    box = Box(node, parent)
    if "aspect" in node:
        box.derived = H if node.get("w", "hug") != "hug" else W
    for axis in (W, H):
        resolve(box, axis)
    box.kids = [analyse(child, box) for child in children(node)]
    if box.main is not None:
        for kid in box.flow:
            kid.shrink = shrink_of(kid, box.main)
    return box


def resolve(box: Box, axis: int) -> None:
    """Sets mode, definiteness and alignment on one axis."""
    mode = Mode("derived") if box.derived == axis else declared(box.node.get(SIZE[axis], "hug"))
    parent = box.parent
    if parent is None:
        box.modes[axis], box.definite[axis] = mode, mode.kind == "fixed"
    elif box.is_absolute:
        box.modes[axis] = mode = absolute_mode(mode, box.node["absolute"], axis)
        box.definite[axis] = mode.kind not in ("hug", "derived")
    else:
        box.modes[axis] = mode = flow_mode(box, parent, axis, mode)
        to_line = parent.wraps and axis == parent.cross
        inherits = mode.kind in ("fill", "least") and parent.definite[axis] and not to_line
        box.definite[axis] = mode.kind in ("fixed", "fraction") or inherits


def declared(size: object) -> Mode:
    if isinstance(size, dict):
        kind, value = next(iter(size.items()))
        return Mode(kind, value)
    return HUG if size == "hug" else Mode("fixed", size)


def absolute_mode(mode: Mode, pins: dict[str, float], axis: int) -> Mode:
    """11.2: two edges pin what hugs, and any edge or none what fills; a centred fill is as large as the parent."""
    both = all(edge in pins for edge in EDGES[axis])
    if mode.kind == "fill":
        return Mode("fraction", 1) if CENTER[axis] in pins and not both else Mode("pinned")
    return Mode("pinned") if mode.kind == "hug" and both else mode


def flow_mode(box: Box, parent: Box, axis: int, mode: Mode) -> Mode:
    """2.4 to 2.8, in this order."""
    if mode.kind == "fraction" and not parent.definite[axis]:
        mode = HUG
    if axis == parent.main:
        # A main-axis fill of weight 0 is as large as its minimum, everywhere (2.8).
        return Mode("least") if mode == Mode("fill", 0) else mode
    if axis != parent.cross:
        return FILL if mode.kind == "fill" else mode
    wanted = box.node.get("alignSelf", parent.node.get("align", "start"))
    if mode.kind == "fill" or (mode.kind == "hug" and wanted == "stretch"):
        mode = HUG if parent.stack == "v" and parent.wraps else FILL
    box.align = effective(wanted, mode, parent)
    return mode


def effective(wanted: str, mode: Mode, parent: Box) -> str:
    """The alignment that is left of the wanted one (2.7)."""
    fills = mode.kind == "fill"
    if wanted == "stretch" or (fills and parent.wraps):
        return "start"
    if wanted == "baseline" and (fills or parent.stack == "v"):
        return "start"
    return wanted


def shrink_of(kid: Box, main: int) -> float:
    # A width that was derived from a height was derived from the height as declared (6.8g).
    counts = kid.modes[main].kind in ("fixed", "hug", "fraction") and not (main == H and kid.derived == W)
    return kid.node.get("shrink", 0) if counts else 0


def known_height(box: Box) -> float | None:
    """The height of a box whose width is derived from it, if it is known before any width (12.4)."""
    mode, parent = box.modes[H], box.parent
    if mode.kind == "fixed":
        return box.clamp(H, mode.value)
    outer = known_height(parent) if parent is not None else None
    if outer is None:
        return None
    inner = max(0, outer - parent.pad(H))
    if mode.kind == "pinned":
        pins = box.node["absolute"]
        return box.clamp(H, outer - pins.get("top", 0) - pins.get("bottom", 0))
    if mode.kind == "fraction":
        return box.clamp(H, mode.value * (outer if box.is_absolute else inner))
    across = parent.stack == "z" or (parent.stack == "h" and not parent.wraps)
    return box.clamp(H, inner) if mode.kind == "fill" and across else None
