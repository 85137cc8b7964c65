"""Commands over files of cases that somebody wrote."""

import json
import pathlib
import sys

from browser.chromium import Chromium
from cases import files
from cases.node import Case
from engine.verify import Engine
from meaning.limits import limits
from minimise.judge import disagreement
from minimise.search import minimise


def remeasured(browser: Chromium, cases: list[Case]) -> None:
    """Writes the browser's frames into the cases, except those that were worked out by hand."""
    measured = [case for case in cases if not files.is_by_hand(case)]
    for case in measured:
        if limit := next(limits(case["root"]), None):
            remedy = 'work it out by hand ("source": "rule")'
            raise ValueError(f"{case['name']}: CSS cannot say this: {limit.reason}; {remedy}")
    browser.store(measured)


def measure(paths: list[pathlib.Path]) -> bool:
    browser = Chromium()
    for path in paths:
        cases = files.read(path)
        remeasured(browser, cases)
        files.write(path, cases)
        print(f"{path}: {len(cases)} cases")
    return True


def minimise_file(path: pathlib.Path) -> bool:
    browser, engine = Chromium(), Engine()
    cases = [case for case in files.read(path) if not files.is_by_hand(case)]
    remeasured(browser, cases)
    wrong = [case for case, verdict in zip(cases, engine.verify(cases), strict=True) if not verdict.agrees]
    smallest_of(wrong, browser, engine)
    print(f"{len(cases)} cases, {len(wrong)} disagree")
    return not wrong


def smallest_of(wrong: list[Case], browser: Chromium, engine: Engine) -> list[Case]:
    """The smallest tree behind each of the cases, printed as it is found."""
    smallest = []
    for case in wrong:
        runs = browser.runs
        small = minimise(case, disagreement(browser, engine, case))
        smallest.append(small)
        print(f"{case['name']}, smallest tree after {browser.runs - runs} runs of the browser:", file=sys.stderr)
        print("  " + json.dumps(small, separators=(",", ":")), file=sys.stderr)
        for line in engine.verify([small])[0].lines:
            print("    " + line, file=sys.stderr)
    return smallest
