"""What is made of the verifier's answers; a script stands for the verifier."""

import pathlib
import stat
import sys
import tempfile
import unittest

from cases.node import Case
from engine.verify import Engine, EngineError, verdicts

CRASHES_AT_W_13 = f"""#!{sys.executable}
import json, sys
cases = json.load(open(sys.argv[-1]))
if any(case["root"].get("w") == 13 for case in cases):
    sys.exit(139)
components = [{{"name": case["name"], "largest": 0.01, "differences": []}} for case in cases]
print(json.dumps({{"documents": [{{"components": components}}], "problems": []}}))
"""


def engine(folder: str, script: str) -> Engine:
    path = pathlib.Path(folder, "layout-verify")
    path.write_text(script, encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return Engine(path)


class Verdicts(unittest.TestCase):
    REPORT = {
        "documents": [{"components": [{"name": "case 0", "largest": 0.02, "differences": []}, {
            "name": "case 2", "largest": 3, "differences": [
                {"part": "1/0", "property": "x", "stored": 4, "derived": 7, "derivation": "7 = 3 + 4"}]}]}],
        "problems": ['cases.json: case "case 1", root.w: found -1'],
    }

    def test_one_for_each_case(self):
        agrees, refused, differs = verdicts(self.REPORT, 3)
        self.assertTrue(agrees.agrees)
        self.assertEqual(agrees.largest, 0.02)
        self.assertTrue(refused.refused)
        self.assertIn("found -1", refused.lines[0])
        self.assertFalse(differs.agrees or differs.refused)
        self.assertEqual(differs.lines, ["1/0 x: browser 4.000, engine 7 = 3 + 4"])

    def test_a_case_that_breaks_the_command_is_found(self):
        cases: list[Case] = [{"name": "n", "root": {"w": width}} for width in (1, 2, 13, 4, 5)]
        with tempfile.TemporaryDirectory() as folder:
            result = engine(folder, CRASHES_AT_W_13).verify(cases)
        self.assertEqual([one.agrees for one in result], [True, True, False, True, True])
        self.assertIn("139", result[2].lines[0])

    def test_no_command(self):
        with self.assertRaisesRegex(EngineError, "swift build"):
            Engine(pathlib.Path("nowhere", "layout-verify"))
