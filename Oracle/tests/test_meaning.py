"""Modes and definiteness, by the numbers of SEMANTICS."""

import unittest

from cases.node import H, W, clamp
from meaning.box import Mode, analyse, known_height
from meaning.factors import shrink, weight
from meaning.limits import limits, mend


def first(root: dict):
    return analyse(root).kids[0]


class Modes(unittest.TestCase):
    def mode(self, parent: dict, child: dict, axis: int) -> Mode:
        return first({**parent, "children": [child]}).modes[axis]

    def test_a_fraction_in_a_hugging_parent_hugs(self):
        self.assertEqual(self.mode({"stack": "h"}, {"w": {"fraction": 0.5}}, W).kind, "hug")
        self.assertEqual(self.mode({"stack": "h", "w": 9}, {"w": {"fraction": 0.5}}, W), Mode("fraction", 0.5))

    def test_stretch_makes_hug_fill(self):
        self.assertEqual(self.mode({"stack": "h", "align": "stretch"}, {}, H), Mode("fill", 1))
        self.assertEqual(self.mode({"stack": "h", "align": "stretch"}, {"alignSelf": "end"}, H).kind, "hug")
        self.assertEqual(self.mode({"stack": "h", "align": "stretch"}, {}, W).kind, "hug")

    def test_no_cross_fill_in_a_wrapping_column(self):
        self.assertEqual(self.mode({"stack": "v", "wrap": True, "align": "stretch"}, {}, W).kind, "hug")

    def test_weights_count_on_the_main_axis_only(self):
        self.assertEqual(self.mode({"stack": "h"}, {"h": {"fill": 3}}, H), Mode("fill", 1))
        self.assertEqual(self.mode({"stack": "h"}, {"w": {"fill": 3}}, W), Mode("fill", 3))
        self.assertEqual(self.mode({"stack": "h"}, {"w": {"fill": 0}}, W).kind, "least")

    def test_two_edges_pin_an_absolute_child(self):
        self.assertEqual(self.mode({"stack": "h"}, {"absolute": {"left": 1, "right": 2}}, W).kind, "pinned")
        self.assertEqual(self.mode({"stack": "h"}, {"absolute": {"left": 1}, "w": {"fill": 1}}, W).kind, "pinned")
        self.assertEqual(self.mode({"stack": "h"}, {"absolute": {"left": 1}}, W).kind, "hug")
        self.assertEqual(
            self.mode({"stack": "h"}, {"absolute": {"centerX": 1}, "w": {"fill": 2}}, W), Mode("fraction", 1))

    def test_alignment_that_is_left(self):
        def align(parent: dict, child: dict) -> str:
            return first({**parent, "children": [child]}).align
        self.assertEqual(align({"stack": "v", "align": "baseline"}, {}), "start")
        self.assertEqual(align({"stack": "h", "align": "baseline"}, {}), "baseline")
        self.assertEqual(align({"stack": "h", "align": "end"}, {"h": {"fill": 1}}), "end")
        self.assertEqual(align({"stack": "h", "align": "end", "wrap": True}, {"h": {"fill": 1}}), "start")

    def test_definite(self):
        self.assertTrue(first({"stack": "h", "w": 9, "children": [{"w": {"fill": 1}}]}).definite[W])
        self.assertFalse(first({"stack": "h", "children": [{"w": {"fill": 1}}]}).definite[W])
        self.assertFalse(first({"stack": "h", "h": 9, "wrap": True, "children": [{"h": {"fill": 1}}]}).definite[H])


class Numbers(unittest.TestCase):
    def test_min_wins_over_max_and_padding_over_both(self):
        self.assertEqual(clamp({"maxW": 5}, W, 9), 5)
        self.assertEqual(clamp({"maxW": 5, "minW": 7}, W, 9), 7)
        self.assertEqual(clamp({"maxW": 5, "pad": [0, 4, 0, 4]}, W, 1), 8)

    def test_factors_are_at_least_1(self):
        kids = analyse({"stack": "h", "children": [{"w": {"fill": 0.25}}, {"w": {"fill": 0.5}}]}).kids
        self.assertEqual([weight(kid) for kid in kids], [1, 2])
        kids = analyse({"stack": "h", "children": [{"w": 9, "shrink": 0.5}, {"w": 9, "shrink": 3}]}).kids
        self.assertEqual([shrink(kid) for kid in kids], [1, 6])

    def test_a_height_is_known_through_fills_across(self):
        root = {"stack": "h", "h": 50, "pad": [5, 0, 5, 0], "children": [{"h": {"fill": 1}, "aspect": 1}]}
        self.assertEqual(known_height(first(root)), 40)
        root["wrap"] = True
        self.assertIsNone(known_height(first(root)))


class Limits(unittest.TestCase):
    def test_what_css_cannot_say_is_found_and_mended(self):
        for root in (
            {"stack": "v", "wrap": True, "children": [{"w": 3}]},
            {"stack": "v", "wrap": True, "w": 9, "maxH": 9, "children": [{"h": {"fill": 1}}]},
            {"stack": "h", "wrap": True, "gap": -1, "children": [{"w": 3}]},
            {"stack": "free", "children": [{"w": 3}]},
            {"stack": "h", "children": [{"w": 3, "absolute": {"left": 1}}]},
            {"stack": "h", "children": [{"w": 3, "absolute": {"left": 1, "centerX": 1, "top": 0}}]},
            {"stack": "h", "children": [{"aspect": 2}]},
            {"stack": "h", "children": [{"w": 3, "h": 4, "aspect": 2}]},
            {"stack": "v", "w": 9, "children": [{"h": {"fill": 1}, "aspect": 2}]},
            {"stack": "v", "h": 9, "children": [{"stack": "h", "h": 8, "shrink": 1, "children": [
                {"h": {"fill": 1}, "aspect": 1}]}]},
            {"stack": "h", "children": [{"words": [1], "lineHeight": 3, "baseline": 4}]},
        ):
            with self.subTest(root=str(root)):
                self.assertIsNotNone(next(limits(root), None))
                mend(root)
                self.assertIsNone(next(limits(root), None))

    def test_plain_trees_have_none(self):
        root = {"stack": "h", "wrap": True, "gap": 2, "children": [{"w": {"fill": 1}, "pad": [1, 2, 3, 4]}, {"w": 3}]}
        self.assertEqual(list(limits(root)), [])
