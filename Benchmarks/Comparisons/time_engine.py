"""Times one engine on one tree, in a process of its own so that it can be stopped, and prints JSON.

usage: time_engine.py PACKAGE TREE FRAMES RUNS
"""

import gc
import json
import sys
import time

from engines import ENGINES
from ltr1 import read_frames, read_tree


def main():
    package, tree, frames_path, runs = sys.argv[1:]
    nodes = read_tree(tree)
    engine = ENGINES[package](nodes)
    layout = engine.prepare()
    layout()

    expected = read_frames(frames_path)
    worst, worst_node = 0.0, 0
    for index, frame in enumerate(engine.frames()):
        # The root's position is its owner's affair.
        for part in range(2 if index == 0 else 0, 4):
            wanted = expected[4 * index + part]
            # Single precision has 24 bits: a large number is told less exactly.
            difference = abs(frame[part] - wanted) / max(1, abs(wanted) / 16384)
            if not difference <= worst:
                worst, worst_node = difference, index

    gc.disable()
    samples = []
    for _ in range(int(runs)):
        engine.make_dirty()
        start = time.perf_counter_ns()
        layout()
        samples.append((time.perf_counter_ns() - start) / len(nodes))
    # What a call costs when nothing is to be done: the most that crossing from Python can have added.
    start = time.perf_counter_ns()
    layout()
    call = time.perf_counter_ns() - start
    json.dump({"samples": samples, "worst": worst, "worst_node": worst_node, "call": call}, sys.stdout)


main()
