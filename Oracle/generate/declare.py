"""Declarations of one node: sizes, limits, padding, pins."""

from cases.node import CENTER, EDGES, H, MAX, MIN, SIZE, W, Node, tidy

from .draw import Draw
from .profiles import Profile

WEIGHTS = (1, 1, 1, 1, 2, 3, 0.5, 1.5, 0)
FRACTIONS = (0, 0.125, 0.2, 0.25, 0.4, 0.5, 0.5, 0.75, 1, 1, 1.5)
SHRINKS = (1, 1, 1, 2, 3, 0.5, 0.25, 0)
RATIOS = (0.5, 0.75, 1, 1.25, 1.5, 2, 4)


def padding(draw: Draw, profile: Profile) -> list[float]:
    high = 40 if profile.overflow and draw.chance(profile.overflow * 0.6) else 12
    if draw.chance(0.3):
        return [draw.number(0, high)] * 4
    return [draw.number(0, high) for _ in range(4)]


def size(draw: Draw, profile: Profile, node: Node, axis: int) -> None:
    key, is_container = SIZE[axis], "stack" in node
    if draw.chance(profile.fraction):
        node[key] = {"fraction": draw.pick(FRACTIONS)}
        return
    kind = draw.source.random()
    if kind < (0.2 if is_container or "words" in node else 0.4):
        high = 300 if is_container else 80
        if profile.overflow and draw.chance(profile.overflow):
            high = 60 if is_container else 120
        node[key] = draw.number(0 if draw.chance(0.1) else 8, high)
    elif kind < 0.65:
        if draw.chance(0.1):
            node[key] = "hug"
    else:
        node[key] = {"fill": draw.pick(WEIGHTS)}


def limits(draw: Draw, profile: Profile, node: Node) -> None:
    wide = "stack" in node
    for axis in (W, H):
        if draw.chance(profile.clamp):
            node[MIN[axis]] = draw.number(0, 160 if wide else 80)
        if draw.chance(profile.clamp):
            node[MAX[axis]] = draw.number(0, 200 if wide else 80)
    # Where lines break, limits decide more than anything else.
    if profile.text and draw.chance(0.2 if "words" in node else 0.1):
        node.setdefault("maxW", draw.number(20, 160))
    if node.get("wrap") and draw.chance(0.3):
        node.setdefault(MAX[W if node["stack"] == "h" else H], draw.number(30, 200))


def pins(draw: Draw) -> Node:
    result: Node = {}
    for axis in (W, H):
        near, far = EDGES[axis]
        kind = draw.whole(0, 3)
        if kind == 0:
            result[CENTER[axis]] = draw.number(-20, 20) if draw.chance(0.6) else 0
        elif kind == 1:
            result[near] = draw.number(-20, 60)
        elif kind == 2:
            result[far] = draw.number(-20, 60)
        else:
            result[near], result[far] = draw.number(-10, 40), draw.number(-10, 40)
    return result


def text(draw: Draw, profile: Profile) -> Node:
    count = draw.pick((1, 2, 3, 4, 6, 9))
    node: Node = {"words": [draw.number(4, 60) for _ in range(count)], "lineHeight": draw.number(8, 24)}
    if draw.chance(profile.baseline):
        node["baseline"] = tidy(round(node["lineHeight"] * 0.8 * 4) / 4)
    return node


def content(draw: Draw, profile: Profile) -> Node:
    result: Node = {"w": draw.number(0, 70), "h": draw.number(0, 50)}
    if draw.chance(profile.baseline):
        result["baseline"] = min(draw.number(0, result["h"]), result["h"])
    return result


def aspect(draw: Draw, profile: Profile, node: Node) -> None:
    """One axis is declared, the other follows."""
    node["aspect"] = draw.pick(RATIOS)
    key = draw.pick(SIZE)
    kinds = [draw.number(5, 80), {"fill": draw.pick((1, 2))}]
    node[key] = {"fraction": 0.5} if draw.chance(profile.fraction) else draw.pick(kinds)


def room(draw: Draw, profile: Profile, node: Node) -> None:
    """Sizes at which placing lines, and shrinking, have something to do."""
    main = W if node["stack"] == "h" else H
    if "lines" in node and draw.chance(profile.lines * 0.8):
        node[SIZE[1 - main]] = draw.number(120, 420) if draw.chance(0.7) else draw.number(10, 80)
        node[SIZE[main]] = draw.number(40, 120)
    elif draw.chance(profile.shrink * 0.6) and not node.get("wrap"):
        node[SIZE[main]] = draw.number(20, 150)
