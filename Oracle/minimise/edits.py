"""The ways to make a tree smaller, one step each.

Several can be made at once, since each names a node of the tree that all begin with.
"""

import copy
from collections.abc import Callable, Iterator
from typing import NamedTuple

from cases.node import SIZE, Case, Node, everything, tidy

# Never taken away: what a node is, and what is inside it. "frame" is a result.
KEPT = {"stack", "children", "frame", "lineHeight"}


class Edit(NamedTuple):
    """A change of the node with this number, counted from the root in document order."""

    number: int
    change: Callable[[Node], None]


# The mark of a node that is to go. The parent takes it out, once all edits are made.
DROP = "drop"
# The mark of a container whose place its children take.
OPEN = "open"


def edits(case: Case) -> Iterator[Edit]:
    """The most rewarding first: fewer nodes, then fewer declarations, then plainer numbers."""
    nodes = list(everything(case["root"]))
    for number, node in enumerate(nodes):
        if number:
            yield Edit(number, marking(DROP))
            if node.get("children"):
                yield Edit(number, marking(OPEN))
        if node.get("children"):
            yield Edit(number, freeze)
    for number, node in enumerate(nodes):
        for key in node:
            if key not in KEPT:
                yield Edit(number, without(key))
    for number, node in enumerate(nodes):
        for key, value in node.items():
            if key not in ("stack", "children", "frame"):
                for plainer in plainer_values(value):
                    yield Edit(number, giving(key, plainer))


def apply(case: Case, chosen: list[Edit]) -> Case:
    """The case with all these edits made."""
    result = copy.deepcopy(case)
    nodes = list(everything(result["root"]))
    for number, change in chosen:
        change(nodes[number])
    take_out(result["root"])
    return result


def root_cases(case: Case) -> Iterator[Case]:
    """The case with each of its inner containers as the root, as large as it was."""
    for node in list(everything(case["root"]))[1:]:
        if node.get("children") and "frame" in node:
            root = copy.deepcopy(node)
            for key in ("alignSelf", "absolute", "shrink", "hidden"):
                root.pop(key, None)
            for key, length in zip(SIZE, node["frame"][2:], strict=True):
                if isinstance(root.get(key), dict):
                    root[key] = tidy(length)
            yield {**case, "root": root}


def marking(mark: str) -> Callable[[Node], None]:
    return lambda node: node.update({mark: True})


def without(key: str) -> Callable[[Node], None]:
    def change(node: Node) -> None:
        node.pop(key, None)
        if key == "words":
            node.pop("lineHeight", None)
            node.pop("baseline", None)
    return change


def giving(key: str, value: object) -> Callable[[Node], None]:
    return lambda node: node.update({key: value}) if key in node else None


def freeze(node: Node) -> None:
    """Makes a container a leaf of the size it has."""
    for key in ("stack", "children", "gap", "crossGap", "wrap", "lines", "align", "distribute", "pad"):
        node.pop(key, None)
    if "frame" in node:
        node.update(zip(SIZE, (tidy(length) for length in node["frame"][2:]), strict=True))


def take_out(root: Node) -> None:
    for node in everything(root):
        if "children" in node:
            node["children"] = list(opened(node["children"]))
    root.pop(DROP, None)


def opened(nodes: list[Node]) -> Iterator[Node]:
    for node in nodes:
        if node.pop(DROP, False):
            continue
        if node.pop(OPEN, False):
            yield from opened(node.get("children", []))
        else:
            yield node


def plainer_values(value: object) -> Iterator[object]:
    """Values that are easier on the eye, the plainest first."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, (int, float)):
        for plainer in (0, 1, 10, 100, round(value, -1), round(value)):
            if complexity(plainer) < complexity(value):
                yield tidy(plainer)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            if len(value) > 1 and len(value) != 4:
                yield [*value[:index], *value[index + 1:]]
            for plainer in plainer_values(item):
                yield [*value[:index], plainer, *value[index + 1:]]
    elif isinstance(value, dict):
        for key, item in value.items():
            if len(value) > 1 and key not in SIZE:
                yield {k: v for k, v in value.items() if k != key}
            for plainer in plainer_values(item):
                yield {**value, key: plainer}
        if len(value) == 1 and ("fill" in value or "fraction" in value):
            yield 100
    elif value not in ("start", "hug"):
        yield "start" if value != "keep" else True


def complexity(value: object) -> int:
    """How much there is to take in: what every edit has to lower, so that minimising ends."""
    if isinstance(value, dict):
        return 8 + sum(complexity(item) for item in value.values())
    if isinstance(value, list):
        return sum(4 + complexity(item) for item in value)
    if isinstance(value, bool) or isinstance(value, str):
        return 3 if value in ("start", True) else 4
    plain = {0: 0, 1: 1, 10: 2, 100: 3}
    if value in plain:
        return plain[value]
    return 4 if value % 10 == 0 else 5 if value == int(value) else 6


def weight(case: Case) -> int:
    """The complexity of a whole case: nodes weigh most."""
    def of(node: Node) -> int:
        keys = [key for key in node if key not in ("frame", "children")]
        return 100 + sum(20 + complexity(node[key]) for key in keys)
    return sum(of(node) for node in everything(case["root"])) + (10 if case.get("rtl") else 0)
