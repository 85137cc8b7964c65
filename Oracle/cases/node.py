"""The vocabulary of a node per axis, and walks over trees.

A node stays the dictionary that was read, so that writing a file gives back every byte that nobody changed.
"""

from collections.abc import Iterator
from typing import Any

Node = dict[str, Any]
Case = dict[str, Any]

W, H = 0, 1
SIZE = ("w", "h")
MIN = ("minW", "minH")
MAX = ("maxW", "maxH")
EDGES = (("left", "right"), ("top", "bottom"))
CENTER = ("centerX", "centerY")
MAIN = {"h": W, "v": H}


def is_gone(node: Node) -> bool:
    """Whether the node does not exist for layout (1.3); `"keep"` keeps its space and its frame (19.5)."""
    return node.get("hidden") is True


def children(node: Node) -> list[Node]:
    """The children that are laid out, in document order."""
    return [child for child in node.get("children", ()) if not is_gone(child)]


def visible(node: Node) -> Iterator[Node]:
    """The nodes that have frames, each before its children."""
    yield node
    for child in children(node):
        yield from visible(child)


def everything(node: Node) -> Iterator[Node]:
    """All nodes, the hidden ones too, each before its children."""
    yield node
    for child in node.get("children", ()):
        yield from everything(child)


def padding(node: Node, axis: int) -> tuple[float, float]:
    """The padding at the near and at the far edge of an axis."""
    top, right, bottom, left = node.get("pad", (0, 0, 0, 0))
    return (left, right) if axis == W else (top, bottom)


def clamp(node: Node, axis: int, size: float) -> float:
    """The size within the node's limits: min wins over max, own padding over both (4.1)."""
    size = min(size, node.get(MAX[axis], size))
    size = max(size, node.get(MIN[axis], 0))
    return max(size, sum(padding(node, axis)))


def tidy(value: float) -> float:
    """The number as it is written: whole numbers without a point."""
    return int(value) if value == int(value) else value
