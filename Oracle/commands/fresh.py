"""Random cases that nobody has seen, through the browser and the engine; and the figures of such a run."""

import argparse
import datetime
import json
import pathlib
import subprocess

from browser.chromium import Chromium
from cases import files
from cases.node import Case, everything, visible
from engine.verify import ROOT, TOLERANCE, Engine
from generate.grow import make
from generate.profiles import PROFILES

from .files import smallest_of

# Trees behind disagreements have mostly one reason: the first few say what it is.
MINIMISED = 3
KEYS = ("cases", "nodes", "frames", "disagreements", "largest")


def run(options: argparse.Namespace) -> bool:
    browser, engine = Chromium(), Engine()
    rows: list[dict] = []
    kept: list[Case] = []
    for profile in options.profiles or PROFILES:
        for direction in ("ltr", "rtl"):
            if options.direction not in (direction, "both"):
                continue
            cases = [make(profile, options.seed, index, rtl=direction == "rtl") for index in range(options.cases)]
            row, wrong = compare(cases, browser, engine)
            rows.append({"profile": profile, "direction": direction, **row})
            print(line(rows[-1]), flush=True)
            kept += smallest_of(wrong[:MINIMISED], browser, engine)
    sums = total(rows)
    print(line({"profile": "all", "direction": options.direction, **sums}))
    if options.out:
        write(options.out, {
            "date": datetime.date.today().isoformat(), "commit": commit(), "browser": browser.version(),
            "seed": options.seed, "tolerance": TOLERANCE, "total": sums, "profiles": rows})
    if options.keep:
        files.write(options.keep, kept)
    return sums["disagreements"] == 0


def compare(cases: list[Case], browser: Chromium, engine: Engine) -> tuple[dict, list[Case]]:
    """The figures, and the cases that disagree."""
    browser.store(cases)
    verdicts = engine.verify(cases)
    wrong = [case for case, verdict in zip(cases, verdicts, strict=True) if not verdict.agrees]
    return {
        "cases": len(cases),
        "nodes": sum(1 for case in cases for _ in everything(case["root"])),
        "frames": sum(1 for case in cases for _ in visible(case["root"])),
        "disagreements": len(wrong),
        "largest": round(max(verdict.largest for verdict in verdicts), 4),
    }, wrong


def total(rows: list[dict]) -> dict:
    sums = {key: sum(row[key] for row in rows) for key in KEYS[:-1]}
    return {**sums, "largest": max((row["largest"] for row in rows), default=0)}


def line(row: dict) -> str:
    return (
        f"{row['profile']:<10} {row['direction']:<4} {row['cases']:>6,} cases {row['frames']:>8,} frames "
        f"{row['disagreements']:>4} disagree, largest difference {row['largest']:.4f} px")


def commit() -> str:
    command = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def write(path: pathlib.Path, figures: dict) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    profiles = ",\n    ".join(json.dumps(row) for row in figures.pop("profiles"))
    head = ",\n  ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in figures.items())
    path.write_text(f'{{\n  {head},\n  "profiles": [\n    {profiles}\n  ]\n}}\n', encoding="utf-8")
