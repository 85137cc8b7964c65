"""Makes the committed corpora anew: those of our generators from their seed, and the frames of all the others."""

import copy
import pathlib
import sys

from browser.chromium import Chromium
from cases import files
from cases.node import Case
from engine.verify import ROOT, TOLERANCE
from generate.grow import make
from generate.profiles import PROFILES
from meaning.limits import limits

from .files import remeasured

FOLDER = ROOT / "Tests" / "StackLayoutTests" / "Corpora"
SEED = "corpus"
LTR, RTL = 60, 30
PREFIX = "chromium-"


def run(check: bool) -> bool:
    browser = Chromium()
    print(browser.version())
    changed = 0
    for path, cases in corpora(browser):
        new, old = files.text(cases), path.read_text(encoding="utf-8") if path.exists() else ""
        if new == old:
            continue
        changed += 1
        print(f"{path.name}: {difference(path, cases)}", file=sys.stderr)
        if not check:
            path.write_text(new, encoding="utf-8")
    print(f"{changed} files {'would change' if check else 'changed'}")
    return confirm(browser) and (changed == 0 or not check)


def confirm(browser: Chromium) -> bool:
    """Measures those hand-worked cases that can be said in CSS by now, and keeps the hand's numbers."""
    cases = [case for path in sorted(FOLDER.glob("*.json")) for case in files.read(path) if files.is_by_hand(case)]
    sayable = [case for case in cases if next(limits(case["root"]), None) is None]
    measured = copy.deepcopy(sayable)
    browser.store(measured)
    distances = [
        files.deviation(files.frames(hand), files.frames(browsers))
        for hand, browsers in zip(sayable, measured, strict=True)]
    largest = max(distances, default=0)
    print(f"{len(sayable)} of {len(cases)} cases worked out by hand measured too, largest difference {largest:.4f} px")
    return largest <= TOLERANCE


def corpora(browser: Chromium) -> list[tuple[pathlib.Path, list[Case]]]:
    """Every file, with the cases that it should have."""
    result = []
    for profile in PROFILES:
        cases = [make(profile, SEED, index) for index in range(LTR)]
        cases += [make(profile, SEED, index, rtl=True) for index in range(RTL)]
        result.append((FOLDER / f"{PREFIX}{profile}.json", cases))
    # All in as few runs of the browser as it takes.
    browser.store([case for _, cases in result for case in cases])
    others = [path for path in sorted(FOLDER.glob("*.json")) if not path.name.startswith(PREFIX)]
    inherited = [files.read(path) for path in others]
    remeasured(browser, [case for cases in inherited for case in cases])
    return result + list(zip(others, inherited, strict=True))


def difference(path: pathlib.Path, cases: list[Case]) -> str:
    """How many cases are not what the file says, and by how much their frames moved."""
    if not path.exists():
        return f"is not there, {len(cases)} cases"
    old = {case["name"]: case for case in files.read(path)}
    moved, declared = [], 0
    for case in cases:
        before = old.get(case["name"])
        if before is None or len(files.frames(before)) != len(files.frames(case)):
            declared += 1
        elif (distance := files.deviation(files.frames(before), files.frames(case))) > 0:
            moved.append(distance)
    return f"frames of {len(moved)} cases moved, by {max(moved, default=0):g} at most; {declared} cases are others"
