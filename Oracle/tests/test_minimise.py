"""Minimising against predicates that stand for the browser and the engine."""

import copy
import unittest

from cases.node import everything, visible
from generate.grow import make
from minimise.edits import apply, complexity, edits, weight
from minimise.search import minimise


class Asked:
    """A predicate over single cases, that counts how often it is asked."""

    def __init__(self, predicate):
        self.predicate, self.times = predicate, 0

    def __call__(self, cases: list) -> list[bool]:
        self.times += 1
        for case in cases:
            for node in visible(case["root"]):
                node.setdefault("frame", [0, 0, 20, 30])
        return [self.predicate(case) for case in cases]


def nodes(case: dict) -> list[dict]:
    return list(everything(case["root"]))


class Minimiser(unittest.TestCase):
    def smallest(self, profile: str, predicate, least: int = 20):
        """The smallest tree from the first one with that many nodes that fails."""
        cases = (make(profile, "minimise", index) for index in range(1000))
        case = next(case for case in cases if len(nodes(case)) >= least and predicate(case))
        asked = Asked(predicate)
        asked([case])
        before = copy.deepcopy(case)
        small = minimise(case, asked)
        self.assertEqual(case, before, "the case itself is not changed")
        self.assertTrue(predicate(small))
        return small, asked.times

    def test_one_declaration_is_left(self):
        small, times = self.smallest("core", lambda case: any(node.get("gap", 0) > 2 for node in nodes(case)))
        self.assertEqual(len(nodes(small)), 1)
        self.assertEqual(set(small["root"]) - {"frame", "children"}, {"stack", "gap"})
        self.assertEqual(small["root"]["gap"], 10)
        self.assertLess(times, 25)

    def test_nodes_are_dropped_many_at_a_time(self):
        small, times = self.smallest("wide", lambda case: len(nodes(case)) >= 3, least=80)
        self.assertEqual(len(nodes(small)), 3)
        self.assertLess(times, 25)

    def test_two_nodes_that_fail_only_together_both_stay(self):
        def predicate(case):
            kinds = {node.get("stack") for node in nodes(case)}
            return {"h", "v"} <= kinds
        small, _ = self.smallest("core", predicate)
        self.assertEqual(sorted(node["stack"] for node in nodes(small)), ["h", "v"])

    def test_a_case_that_does_not_fail_stays(self):
        case = make("core", "minimise", 1)
        self.assertIs(minimise(case, Asked(lambda _: False)), case)

    def test_trees_that_css_cannot_say_are_not_asked_about(self):
        case = {"name": "n", "root": {"stack": "v", "wrap": True, "w": 100, "children": [{"w": 3}]}}
        small = minimise(case, Asked(lambda case: case["root"].get("wrap", False)))
        self.assertIn("w", small["root"], "without its width the column would hug")

    def test_direction_goes_if_it_does_not_matter(self):
        case = {"name": "n", "rtl": True, "root": {"stack": "h", "gap": 3, "children": []}}
        self.assertNotIn("rtl", minimise(case, Asked(lambda _: True)))
        self.assertIn("rtl", minimise(case, Asked(lambda case: case.get("rtl", False))))


class Edits(unittest.TestCase):
    def test_every_edit_changes_only_a_copy(self):
        case = make("everything", "edits", 2)
        before = copy.deepcopy(case)
        for edit in edits(case):
            apply(case, [edit])
        self.assertEqual(case, before)

    def test_all_edits_can_be_made_together(self):
        for index in range(20):
            case = make("everything", "together", index)
            self.assertLess(weight(apply(case, list(edits(case)))), weight(case))

    def test_plainer_numbers_weigh_less(self):
        self.assertEqual(sorted([7.25, 7, 20, 100, 10, 1, 0], key=complexity), [0, 1, 10, 100, 20, 7, 7.25])
