"""The same cases everywhere, and cases that have what their profile is about."""

import hashlib
import json
import unittest

from cases.files import text
from cases.node import everything, visible
from generate.draw import Draw
from generate.grow import make
from generate.profiles import PROFILES
from meaning.limits import limits

# Of ten cases of each profile in both directions. It changes with every change of a generator; then the committed
# corpora change as well.
DIGEST = "140fb3deca4f2dba9e297a0460824fcdb5ad912c31d11a124a364d585f819c80"


class Generators(unittest.TestCase):
    def test_the_cases_are_the_same_on_every_machine(self):
        cases = [
            make(profile, "digest", index, rtl)
            for profile in PROFILES for rtl in (False, True) for index in range(10)]
        self.assertEqual(hashlib.sha256(text(cases).encode()).hexdigest(), DIGEST)

    def test_a_case_depends_on_nothing_but_its_number(self):
        alone = make("everything", "s", 7)
        make("everything", "s", 6)
        self.assertEqual(make("everything", "s", 7), alone)
        self.assertNotEqual(make("everything", "t", 7)["root"], alone["root"])
        self.assertNotEqual(make("everything", "s", 7, rtl=True)["root"], alone["root"])

    def test_all_of_it_can_be_said_in_css(self):
        for profile, traits in PROFILES.items():
            for index in range(60):
                root = make(profile, "sayable", index)["root"]
                self.assertIsNone(next(limits(root), None), f"{profile} {index}")
                self.assertIn(sum(1 for _ in visible(root)), range(3, traits.nodes + 1))

    def test_profiles_have_what_they_are_about(self):
        marks = {
            "absolute": '"absolute"', "aspect": '"aspect"', "baseline": '"baseline"', "clamp": '"maxW"',
            "fraction": '"fraction"', "hidden": '"hidden"', "lines": '"lines"', "overflow": '"gap": -',
            "shrink": '"shrink"', "text": '"words"', "wrap": '"wrap"', "z": '"stack": "z"'}
        core = json.dumps([make("core", "marks", index) for index in range(40)])
        for profile, mark in marks.items():
            with self.subTest(profile=profile):
                found = json.dumps([make(profile, "marks", index) for index in range(40)]).count(mark)
                self.assertGreater(found, 20)
                self.assertNotIn(mark, core)

    def test_deep_trees_are_deep_and_wide_ones_wide(self):
        def depth(node: dict) -> int:
            return 1 + max(map(depth, node.get("children", [])), default=0)
        self.assertGreaterEqual(min(depth(make("deep", "d", index)["root"]) for index in range(20)), 12)
        roots = [make("wide", "w", index)["root"] for index in range(20)]
        self.assertEqual(max(len(node.get("children", [])) for root in roots for node in everything(root)), 12)

    def test_numbers_are_on_the_grid(self):
        draw = Draw("grid", 64)
        numbers = [draw.number(-5, 5) for _ in range(400)]
        self.assertTrue(all(number * 64 == int(number * 64) for number in numbers))
        self.assertTrue(any(number * 4 != int(number * 4) for number in numbers))
        self.assertTrue(all(isinstance(number, int) for number in numbers if number == int(number)))
