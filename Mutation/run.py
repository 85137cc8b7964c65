#!/usr/bin/env python3
"""Breaks the engine one rule at a time and runs the tests: a mutant that no test notices is a rule without a test.

usage: Mutation/run.py [--only TEXT] [--check] [--resume] [--out FILE]

  --only TEXT  the mutants whose name or file contains the text
  --resume     leave out those that the results file says are killed, or proven to change nothing
  --check      only look whether every mutant still fits the sources; needs no compiler
  --out FILE   write the results there (Mutation/results.json)

Works in a copy of the project, which it makes and takes away again. Ends with 1 if a mutant survives that is not
proven to change nothing, 64 for a wrong command line, 65 if a mutant does not fit the sources.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

import mutants as listing

PROJECT = Path(__file__).resolve().parent.parent
LIST = PROJECT / "Mutation" / "mutants.txt"
TESTS = "Tests/StackLayoutTests"
# What the quick checks are made of, beside Mutation/Driver.
SUPPORT = [
    "Random/Profile", "Random/RandomTree", "Random/RandomTree+Numbers", "Random/Agreement", "Reference/ReferenceNode*",
    "Tree/EditedForest", "Solver/EditedList", "Support/FrameComparison", "Support/SolvedTree", "Support/TestNode",
    "Support/TestCase+File", "Support/TreeDescription", "Support/SeededGenerator",
]


def run(command: list[str], folder: Path, seconds: float) -> tuple[bool, str]:
    """Runs a command; tells whether it succeeded, and what it printed."""
    try:
        done = subprocess.run(
            command, cwd=folder, timeout=seconds, text=True, errors="replace",
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except subprocess.TimeoutExpired:
        return False, f"no end within {seconds:.0f} s"
    return done.returncode == 0, done.stdout


def first_failure(output: str) -> str:
    """The name of the first test that failed, or the last line."""
    for line in output.splitlines():
        if "recorded an issue" in line or "failed after" in line:
            return line.split("Test ", 1)[-1].split(" recorded", 1)[0].split(" failed", 1)[0].strip()
    lines = output.strip().splitlines()
    return lines[-1].strip() if lines else "stopped"


def library(name: str, folder: Path) -> tuple[bool, str]:
    """Compiles one of the package's libraries."""
    files = [str(path) for path in sorted((folder / "Sources" / name).rglob("*.swift"))]
    return run(
        ["swiftc", "-Onone", "-swift-version", "6", "-suppress-warnings", "-parse-as-library", "-enable-testing", "-package-name", "StackLayout",
         "-whole-module-optimization", "-I", ".", "-emit-library", "-static", "-emit-module", "-module-name", name,
         "-o", f"lib{name}.a", *files], folder, 600)


def link(folder: Path) -> tuple[bool, str]:
    """Links the quick checks with the libraries as they are."""
    return run(
        ["swiftc", "driver.o", "-o", "checks", "-L", ".", "-lDesignFiles", "-lKitScreens", "-lStackLayout"],
        folder, 300)


def prepare(folder: Path) -> None:
    """Compiles all that the quick checks are made of, once."""
    for name in ["StackLayout", "KitScreens", "DesignFiles"]:
        done, output = library(name, folder)
        if not done:
            raise RuntimeError(output)
    files = [str(path) for name in SUPPORT for path in sorted((folder / TESTS).glob(name + ".swift"))]
    driver = str(folder / "Mutation" / "Driver" / "main.swift")
    done, output = run(
        ["swiftc", "-Onone", "-swift-version", "6", "-suppress-warnings", "-whole-module-optimization", "-I", ".",
         "-module-name", "Driver", "-c", "-o", "driver.o", driver, *files], folder, 600)
    if not done:
        raise RuntimeError(output)


def outcome(folder: Path) -> tuple[str, str]:
    """Builds and tests the copy: killed, survived or does not compile, and by whom.

    The quick checks come first; whoever is noticed by them needs no others. Whoever is not meets all tests.
    """
    built, output = library("StackLayout", folder)
    if built:
        built, output = link(folder)
    if not built:
        errors = [line for line in output.splitlines() if "error:" in line]
        return "does not compile", errors[0] if errors else first_failure(output)
    corpora = [str(path) for path in sorted((folder / TESTS / "Corpora").glob("*.json"))]
    passed, output = run([str(folder / "checks"), *corpora], folder, 300)
    if not passed:
        return "killed", first_failure(output)
    passed, output = run(["swift", "test", "--filter", "StackLayoutTests"], folder, 1800)
    return ("survived", "") if passed else ("killed", first_failure(output))


def copy_project(folder: Path) -> None:
    """A copy of what the tests need, without anything built."""
    for name in ["Package.swift", "Sources", "Tests", "Examples", "Mutation"]:
        source = PROJECT / name
        if source.is_dir():
            shutil.copytree(source, folder / name)
        else:
            shutil.copy(source, folder / name)


def write(path: Path, results: list[dict[str, object]], commit: str) -> None:
    """The results so far, for people and machines."""
    path.write_text(
        json.dumps({"date": date.today().isoformat(), "commit": commit, "mutants": results}, indent=1) + "\n")


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.error = lambda message: (parser.print_usage(sys.stderr), sys.exit(64))  # type: ignore[method-assign]
    parser.add_argument("--only", default="")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--out", type=Path, default=PROJECT / "Mutation" / "results.json")
    return parser.parse_args()


def main() -> int:
    """Runs the command."""
    options = arguments()
    chosen = [m for m in listing.read(LIST) if options.only in m.name or options.only in m.file]
    sources = PROJECT / "Sources" / "StackLayout"
    misfits = 0
    for mutant in chosen:
        found = (sources / mutant.file).read_text().count(mutant.old) if (sources / mutant.file).exists() else 0
        if found != 1:
            print(f"{mutant.name}: {mutant.file} has {found} times, not once: {mutant.old}", file=sys.stderr)
            misfits += 1
    if misfits:
        return 65
    if options.check:
        print(f"{len(chosen)} mutants fit the sources")
        return 0
    commit = run(["git", "rev-parse", "--short", "HEAD"], PROJECT, 60)[1].strip()
    results: list[dict[str, object]] = []
    if options.resume and options.out.exists():
        settled = ("killed", "changes nothing")
        results = [r for r in json.loads(options.out.read_text())["mutants"] if r["state"] in settled]
        done = {r["name"] for r in results}
        chosen = [m for m in chosen if m.name not in done]
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        copy_project(folder)
        prepare(folder)
        state, reason = outcome(folder)
        if state != "survived":
            print(f"the project fails its tests unbroken: {reason}", file=sys.stderr)
            return 65
        for number, mutant in enumerate(chosen, 1):
            start = time.monotonic()
            text = mutant.apply(folder / "Sources" / "StackLayout")
            state, reason = outcome(folder)
            mutant.restore(folder / "Sources" / "StackLayout", text)
            if state == "survived" and mutant.proof:
                state, reason = "changes nothing", " ".join(mutant.proof)
            seconds = round(time.monotonic() - start, 1)
            results.append({"name": mutant.name, "file": mutant.file, "state": state, "by": reason, "seconds": seconds})
            print(f"{number}/{len(chosen)} {state}: {mutant.name} ({reason})", file=sys.stderr, flush=True)
            write(options.out, results, commit)
    survivors = [r for r in results if r["state"] in ("survived", "does not compile")]
    print(f"{len(results)} mutants, {sum(r['state'] == 'killed' for r in results)} killed, "
          f"{sum(r['state'] == 'changes nothing' for r in results)} proven to change nothing, {len(survivors)} left")
    for survivor in survivors:
        print(f"{survivor['state']}: {survivor['name']} ({survivor['file']})")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
