"""Grows one random tree, node by node, until its budget of nodes is used up."""

from cases.node import H, MAX, MIN, SIZE, W, Case, Node, visible
from meaning.limits import mend

from . import declare
from .draw import Draw
from .profiles import PROFILES, Profile

ALIGNMENTS = ("start", "center", "end", "stretch", "stretch")
PLACES = ("start", "center", "end", "between", "around", "evenly")
BUDGETS = (0.08, 0.1, 0.15, 0.2, 0.25, 0.35, 0.45, 0.6, 0.8, 1)


def make(profile: str, seed: str, index: int, rtl: bool = False) -> Case:
    """The case of this number. It depends on nothing else, so that any one of them can be made again."""
    name = f"{profile}-{'rtl-' if rtl else ''}{seed}-{index:04d}"
    traits = PROFILES[profile]
    case: Case = {"name": name, "root": Growth(Draw(name, traits.grid), traits).tree()}
    if rtl:
        case["rtl"] = True
    return case


class Growth:
    def __init__(self, draw: Draw, profile: Profile) -> None:
        self.draw, self.profile = draw, profile
        self.left = 0
        """How many nodes may still be made."""

    def tree(self) -> Node:
        draw, profile = self.draw, self.profile
        while True:
            self.left = max(3, round(draw.pick(BUDGETS[5:] if profile.spine else BUDGETS) * profile.nodes))
            root = self.container(1, profile.levels - 2 if profile.spine else 0)
            for key in SIZE:
                if isinstance(root.get(key), dict):
                    root[key] = draw.number(80, 500)
            mend(root)
            if 3 <= sum(1 for _ in visible(root)) <= profile.nodes:
                return root

    def container(self, level: int, spine: int = 0) -> Node:
        draw, profile = self.draw, self.profile
        self.left -= 1
        node: Node = {"stack": self.stack(spine > 0)}
        linear = node["stack"] in ("h", "v")
        if linear:
            self.wrapping(node)
            if draw.chance(0.6):
                node["gap"] = draw.number(0, 16)
            if draw.chance(profile.overflow * 0.4) and "wrap" not in node:
                node["gap"] = -draw.number(1, 12)
        if draw.chance(0.5):
            node["pad"] = declare.padding(draw, profile)
        if node["stack"] != "free":
            if draw.chance(0.85):
                node["align"] = "baseline" if draw.chance(profile.baseline * 0.8) else draw.pick(ALIGNMENTS)
            if draw.chance(0.7):
                node["distribute"] = draw.pick(PLACES if linear else PLACES[:3])
        for axis in (W, H):
            declare.size(draw, profile, node, axis)
        if linear:
            declare.room(draw, profile, node)
        declare.limits(draw, profile, node)
        contest = linear and not spine and draw.chance(profile.contest)
        node["children"] = self.contest(node) if contest else self.children(node, level, spine)
        return node

    def stack(self, is_spine: bool) -> str:
        if self.draw.chance(self.profile.overlay):
            return "z"
        if not is_spine and self.draw.chance(self.profile.absolute * 0.3):
            return "free"
        return self.draw.pick(("h", "v"))

    def wrapping(self, node: Node) -> None:
        draw = self.draw
        if not draw.chance(self.profile.wrap):
            return
        node["wrap"] = True
        if draw.chance(self.profile.lines):
            node["lines"] = draw.pick((*PLACES, "stretch", "stretch"))
        if draw.chance(0.6):
            node["crossGap"] = draw.number(0, 16)

    def children(self, parent: Node, level: int, spine: int) -> list[Node]:
        draw, profile = self.draw, self.profile
        count = draw.whole(2 if level == 1 else 0, profile.crowd)
        if spine > 1:
            count = max(1, min(count, 3))
        elif level > 1 and count > 3 and draw.chance(0.5):
            count -= 2
        chain = draw.whole(0, count - 1) if spine > 1 else -1
        kids = []
        for index in range(count):
            if self.left <= 0 and index != chain:
                continue
            goes_on = level < profile.levels and draw.chance(0.45 if level < 3 else 0.3)
            if index == chain:
                kid = self.container(level + 1, spine - 1)
            else:
                kid = self.container(level + 1) if goes_on else self.leaf()
            self.placement(kid, parent)
            kids.append(kid)
        return kids

    def leaf(self) -> Node:
        draw, profile = self.draw, self.profile
        self.left -= 1
        node: Node = {}
        if draw.chance(profile.text):
            node = declare.text(draw, profile)
        elif draw.chance(profile.aspect):
            declare.aspect(draw, profile, node)
        elif draw.chance(0.6):
            node["content"] = declare.content(draw, profile)
        if draw.chance(0.4 if "words" in node else 0.2):
            node["pad"] = declare.padding(draw, profile)
        if "aspect" not in node:
            for axis in (W, H):
                declare.size(draw, profile, node, axis)
        declare.limits(draw, profile, node)
        return node

    def placement(self, node: Node, parent: Node) -> None:
        """What means something only in a parent."""
        draw, profile = self.draw, self.profile
        if draw.chance(profile.hidden):
            node["hidden"] = True if draw.chance(0.8) else "keep"
        if parent["stack"] == "free" or draw.chance(profile.absolute):
            node["absolute"] = declare.pins(draw)
            return
        if parent["stack"] in ("h", "v") and draw.chance(profile.padded):
            axis = W if parent["stack"] == "h" else H
            if "aspect" not in node:
                node[SIZE[axis]] = {"fill": draw.pick(declare.WEIGHTS)}
                node["pad"] = declare.padding(draw, profile)
        if draw.chance(profile.shrink):
            node["shrink"] = draw.pick(declare.SHRINKS)
        if draw.chance(0.15):
            node["alignSelf"] = "baseline" if draw.chance(profile.baseline) else draw.pick(ALIGNMENTS)

    def contest(self, parent: Node) -> list[Node]:
        """Children of one line whose limits bind one after the other."""
        draw, axis = self.draw, W if parent["stack"] == "h" else H
        shrinks = draw.chance(self.profile.shrink)
        if draw.chance(0.8):
            parent[SIZE[axis]] = draw.number(30, 160) if shrinks else draw.number(60, 300)
        kids = [self.leaf() for _ in range(draw.whole(3, self.profile.crowd))]
        for kid in kids:
            if "aspect" in kid:
                continue
            if shrinks:
                kid[SIZE[axis]] = draw.number(20, 120) if draw.chance(0.8) else "hug"
                kid["shrink"] = draw.pick(declare.SHRINKS[:6])
            else:
                kid[SIZE[axis]] = {"fill": draw.pick(declare.WEIGHTS[:8])}
            for limit in (MIN[axis], MAX[axis]):
                kid.pop(limit, None)
                if draw.chance(0.5):
                    kid[limit] = draw.number(5, 90)
        return kids
