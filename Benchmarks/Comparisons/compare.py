"""Times StackLayout beside Yoga and Taffy on the same trees, in one run; README.md tells how.

Prints a table, and writes a result file that `layout-bench chart` and `compare` read.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

from engines import installed, title

HERE = pathlib.Path(__file__).resolve().parent
SIZES = [100, 1_000, 10_000, 100_000]
TOLERANCE = 0.05


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bench", required=True, help="the layout-bench to measure, a release build")
    parser.add_argument("--workloads", default="balanced,feed,screens,deep", help="some of the default, by commas")
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), help="numbers of nodes, by commas")
    parser.add_argument("--deep", type=int, default=24, help="nodes of the deep tree: some engines need 2^n steps")
    parser.add_argument("--runs", type=int, default=7, help="samples of each, at least 7")
    parser.add_argument("--timeout", type=float, default=120, help="seconds after which an engine is stopped")
    parser.add_argument("--out", help="where to write the result file")
    return parser.parse_args()


def trees(options):
    """Workload and size of every tree to measure."""
    for workload in options.workloads.split(","):
        if workload == "deep":
            yield workload, options.deep
        else:
            for size in options.sizes.split(","):
                yield workload, int(float(size))


def series(engine, workload, size, nodes, measure, samples):
    return {
        "engine": engine, "workload": workload, "size": size, "nodes": nodes, "measure": measure, "samples": samples}


def measure(options, workload, size, folder):
    """The result file of StackLayout on one tree, the other engines' series added; and what they disagree on."""
    tree, frames = folder / f"{workload}-{size}.ltr1", folder / "frames"
    subprocess.run([options.bench, "export", workload, "--size", str(size), "--out", tree], check=True)
    command = [options.bench, "run", "--json", "--measures", "solve", "--runs", str(options.runs)]
    text = subprocess.run(
        command + ["--tree", tree, "--frames", frames], check=True, capture_output=True, text=True).stdout
    file = json.loads(text)
    nodes = file["series"][0]["nodes"]
    for one in file["series"]:
        one["size"] = size
    problems = []
    for engine in installed():
        name = title(engine)
        command = [sys.executable, HERE / "time_engine.py", engine.package, tree, frames, str(options.runs)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=options.timeout)
        except subprocess.TimeoutExpired:
            problems.append(f"{workload} {size}: {name} was stopped after {options.timeout:g} s")
            continue
        if done.returncode != 0:
            reason = (done.stderr.strip().splitlines() or [f"ended with {done.returncode}"])[-1]
            problems.append(f"{workload} {size}: {name}: {reason}")
            continue
        result = json.loads(done.stdout)
        if result["worst"] > TOLERANCE:
            problems.append(
                f"{workload} {size}: {name} differs by {result['worst']:.3f} at node {result['worst_node']}; not timed")
            continue
        file["series"].append(series(name, workload, size, nodes, "solve", result["samples"]))
    return file, problems


def table(rows, engines):
    """Medians in nanoseconds a node, and how many times as long as StackLayout."""
    head = ["workload", "nodes", "StackLayout"] + [text for engine in engines for text in (engine, "times")]
    lines = [head]
    for (workload, size), medians in rows.items():
        own = medians["StackLayout"]
        line = [workload, f"{size:,}", f"{own:.1f}"]
        for engine in engines:
            value = medians.get(engine)
            line += ["–", "–"] if value is None else [f"{value:,.0f}", f"{value / own:,.0f}"]
        lines.append(line)
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    for line in lines:
        cells = [cell.ljust(width) if column == 0 else cell.rjust(width)
                 for column, (cell, width) in enumerate(zip(line, widths))]
        print("  ".join(cells).rstrip())


def main():
    options = arguments()
    engines = [title(engine) for engine in installed()]
    if not engines:
        sys.exit("no other engine is installed: see README.md")
    whole, rows, problems = None, {}, []
    with tempfile.TemporaryDirectory() as folder:
        for workload, size in trees(options):
            if sys.stderr.isatty():
                print(f"\r\033[K{workload} {size}", end="", file=sys.stderr)
            file, new = measure(options, workload, size, pathlib.Path(folder))
            problems += new
            rows[workload, size] = {
                one["engine"]: statistics.median(one["samples"])
                for one in file["series"] if one["measure"] == "solve"}
            if whole is None:
                whole = file
            else:
                whole["series"] += file["series"]
                whole["date"] = file["date"]
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    machine = whole["machine"]
    print(f"{machine['processor']}, {machine['cores']} cores, {machine['system']}, {whole['date']}")
    print(f"StackLayout {whole['commit']}, {whole['flags']}; full layout, ns a node, medians of {options.runs}\n")
    table(rows, engines)
    for problem in problems:
        print(problem)
    if options.out:
        path = pathlib.Path(options.out)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(whole, indent=2, sort_keys=True, ensure_ascii=False) + "\n")


main()
