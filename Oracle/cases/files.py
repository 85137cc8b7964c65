"""Files of cases: one case a line, so that a changed case is a changed line."""

import json
import pathlib

from .node import Case, tidy, visible

Frame = list[float]


def read(path: pathlib.Path) -> list[Case]:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{path}: no file of cases: {error}") from error


def text(cases: list[Case]) -> str:
    lines = ",\n".join(json.dumps(case, separators=(",", ":"), ensure_ascii=False) for case in cases)
    return f"[\n{lines}\n]\n"


def write(path: pathlib.Path, cases: list[Case]) -> None:
    path.write_text(text(cases), encoding="utf-8")


def store(case: Case, frames: list[Frame]) -> None:
    """Writes the frames into the visible nodes, rounded to thousandths: finer than the browser's 1/64."""
    for node, frame in zip(visible(case["root"]), frames, strict=True):
        node["frame"] = [tidy(round(number, 3)) for number in frame]


def frames(case: Case) -> list[Frame]:
    """The stored frames of the visible nodes."""
    return [node["frame"] for node in visible(case["root"])]


def is_by_hand(case: Case) -> bool:
    """Whether the frames were worked out by hand, since CSS does otherwise."""
    return case.get("source") == "rule"


def deviation(one: list[Frame], other: list[Frame]) -> float:
    """The largest difference of two numbers."""
    return max((abs(a - b) for f, g in zip(one, other, strict=True) for a, b in zip(f, g, strict=True)), default=0)
