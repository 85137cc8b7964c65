"""Compares the frames in cases with those that the engine derives, with `layout-verify --json`."""

import json
import math
import pathlib
import subprocess
import tempfile
from dataclasses import dataclass

from cases import files
from cases.node import Case

ROOT = pathlib.Path(__file__).resolve().parents[2]
RELEASE = ROOT / ".build" / "release" / "layout-verify"
BUILD = "swift build -c release --product layout-verify"
# SEMANTICS 14.1: the browser rounds down to 1/64 at every step.
TOLERANCE = 0.1
AGREES, DIFFERS, INVALID = 0, 1, 65


class EngineError(Exception):
    """The command is not there, or did not do its work."""


@dataclass
class Verdict:
    """What the engine makes of one case."""

    largest: float
    """The largest difference of a number, in points."""
    lines: list[str]
    """What differs, a line for each number; or why the case is refused."""

    @property
    def agrees(self) -> bool:
        return not self.lines

    @property
    def refused(self) -> bool:
        """Whether the engine gave no frames at all."""
        return math.isinf(self.largest)


class Engine:
    def __init__(self, executable: pathlib.Path = RELEASE, tolerance: float = TOLERANCE) -> None:
        if not executable.exists():
            raise EngineError(f"{executable} is not there: {BUILD}")
        self.executable, self.tolerance = executable, tolerance

    def verify(self, cases: list[Case]) -> list[Verdict]:
        """A verdict for each case. The cases are numbered, so that their own names need not differ."""
        numbered = [{**case, "name": f"case {index}"} for index, case in enumerate(cases)]
        with tempfile.TemporaryDirectory(prefix="oracle-") as folder:
            path = pathlib.Path(folder, "cases.json")
            files.write(path, numbered)
            command = [str(self.executable), "--json", "--tolerance", str(self.tolerance), str(path)]
            process = subprocess.run(command, capture_output=True, text=True, check=False)
        if process.returncode not in (AGREES, DIFFERS, INVALID):
            return self.halves(cases, f"layout-verify ended with {process.returncode}: {process.stderr[-500:]}")
        return verdicts(json.loads(process.stdout), len(cases))

    def halves(self, cases: list[Case], problem: str) -> list[Verdict]:
        """Finds the cases at which the command itself breaks down."""
        if len(cases) == 1:
            return [Verdict(math.inf, [problem])]
        middle = len(cases) // 2
        return self.verify(cases[:middle]) + self.verify(cases[middle:])


def verdicts(report: dict, count: int) -> list[Verdict]:
    """The verdicts in a report. A case that is not in it was refused."""
    components = {one["name"]: one for document in report["documents"] for one in document["components"]}
    result = []
    for index in range(count):
        name = f"case {index}"
        if name not in components:
            problems = [line for line in report["problems"] if name in line] or ["refused, without a reason"]
            result.append(Verdict(math.inf, problems))
            continue
        component = components[name]
        result.append(Verdict(float(component["largest"]), [line(one) for one in component["differences"]]))
    return result


def line(difference: dict) -> str:
    where = difference["part"] or "root"
    if difference.get("isHidden"):
        return f"{where}: has a frame, but is hidden"
    numbers = f"browser {difference['stored']:.3f}, engine {difference['derivation']}"
    return f"{where} {difference['property']}: {numbers}"
