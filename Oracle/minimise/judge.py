"""Asks the browser and the engine whether they still disagree."""

from browser.chromium import Chromium
from cases.node import Case
from engine.verify import Engine

from .search import Fails


def disagreement(browser: Chromium, engine: Engine, case: Case) -> Fails:
    """Whether a smaller case disagrees as this one does: by numbers, or by the engine's refusing it."""
    refused = engine.verify([case])[0].refused

    def fails(cases: list[Case]) -> list[bool]:
        # The frames are written into the cases: the next smaller trees take sizes from them.
        browser.store(cases)
        return [not one.agrees and one.refused == refused for one in engine.verify(cases)]

    return fails
