"""Trees and frames in the exchange format LTR1, which README.md describes."""

import array
import struct
import sys
from dataclasses import dataclass

MAGIC = 0x3152544C
RECORD = struct.Struct("<IIBBBBBxxx7f")

LEAF, ROW, COLUMN = 0, 1, 2
START, CENTER, STRETCH = 0, 1, 2
SPACE_BETWEEN = 2
FIXED, HUG, FILL = 0, 1, 2


@dataclass(slots=True)
class Node:
    parent: int
    """Index of the parent; -1 for the root."""
    kind: int
    alignment: int
    distribution: int
    sizing: tuple[int, int]
    """Width, height: FIXED, HUG or FILL."""
    size: tuple[float, float]
    gap: float
    padding: tuple[float, float, float, float]
    """Top, right, bottom, left."""

    def fills_main(self, parent: "Node") -> bool:
        """Whether the node takes a share of its parent's main axis."""
        return self.sizing[0 if parent.kind == ROW else 1] == FILL

    def fills_cross(self, parent: "Node") -> bool:
        """Whether the node fills its line across."""
        return self.sizing[1 if parent.kind == ROW else 0] == FILL


def read_tree(path: str) -> list[Node]:
    """The nodes of a tree, in document order."""
    with open(path, "rb") as file:
        data = file.read()
    magic, version, count, record = struct.unpack_from("<4I", data)
    if (magic, version, record) != (MAGIC, 1, RECORD.size) or len(data) != 16 + count * record:
        raise ValueError(f"{path} is not a tree in the exchange format")
    nodes = []
    for offset in range(16, len(data), record):
        parent, _, kind, align, distribute, w, h, width, height, gap, *padding = RECORD.unpack_from(data, offset)
        parent = -1 if parent == 0xFFFFFFFF else parent
        nodes.append(Node(parent, kind, align, distribute, (w, h), (width, height), gap, tuple(padding)))
    return nodes


def read_frames(path: str) -> array.array:
    """x, y, width, height of every node, in document order."""
    frames = array.array("f")
    with open(path, "rb") as file:
        frames.frombytes(file.read())
    if sys.byteorder == "big":
        frames.byteswap()
    return frames
