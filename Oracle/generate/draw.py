"""Random draws out of `random()` alone: the one method of Python's generator whose sequence is promised to stay."""

import random
from collections.abc import Sequence
from typing import TypeVar

from cases.node import tidy

Item = TypeVar("Item")


class Draw:
    def __init__(self, seed: str, grid: int = 4) -> None:
        # A string seeds by its SHA-512, so not by the hash that differs from run to run.
        self.source = random.Random(seed)
        self.grid = grid

    def chance(self, probability: float) -> bool:
        return self.source.random() < probability

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + int(self.source.random() * (high - low + 1))

    def pick(self, items: Sequence[Item]) -> Item:
        return items[int(self.source.random() * len(items))]

    def number(self, low: float, high: float) -> float:
        """Mostly whole, else on the grid, which the browser's 1/64 can hold: a finer number would be cut at once."""
        grid = 1 if self.chance(0.75) else self.grid
        return tidy(round((low + self.source.random() * (high - low)) * grid) / grid)
