"""Files stay as they are, byte for byte, where nobody changes a case."""

import unittest

from cases import files
from commands.corpora import FOLDER
from meaning.limits import limits


class Files(unittest.TestCase):
    def test_the_committed_corpora_are_written_as_they_were_read(self):
        paths = sorted(FOLDER.glob("*.json"))
        self.assertGreater(len(paths), 15)
        for path in paths:
            self.assertEqual(files.text(files.read(path)), path.read_text(encoding="utf-8"), path.name)

    def test_measured_cases_can_be_said_in_css(self):
        for path in FOLDER.glob("*.json"):
            for case in files.read(path):
                if not files.is_by_hand(case):
                    self.assertIsNone(next(limits(case["root"]), None), case["name"])

    def test_frames_are_rounded_to_thousandths(self):
        case = {"name": "n", "root": {"stack": "h", "children": [{"hidden": True}, {}]}}
        files.store(case, [[0, 0, 1.015625, 2], [0.5, 0, 0, 0]])
        self.assertEqual(case["root"]["frame"], [0, 0, 1.016, 2])
        self.assertEqual(case["root"]["children"], [{"hidden": True}, {"frame": [0.5, 0, 0, 0]}])
        self.assertEqual(files.frames(case), [[0, 0, 1.016, 2], [0.5, 0, 0, 0]])

    def test_deviation_is_the_largest_difference(self):
        self.assertEqual(files.deviation([[0, 1, 2, 3]], [[0, 1.5, 2, 2.75]]), 0.5)
