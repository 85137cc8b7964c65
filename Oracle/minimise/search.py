"""The search: asks about many smaller trees at once, since each asking costs a run of the browser."""

from collections.abc import Callable

from cases.node import Case, is_gone
from meaning.limits import limits

from .edits import Edit, apply, edits, root_cases, weight

# Says of each case whether it still fails.
Fails = Callable[[list[Case]], list[bool]]
# How many smaller trees are asked about at the same time.
BATCH = 600
ROUNDS = 60


def minimise(case: Case, fails: Fails) -> Case:
    """The smallest failing case that the steps lead to; the case itself if it does not fail.

    A round asks about every single edit, then about the edits that kept the failure made together: all of them, the
    first half, a quarter … So most of a large tree is gone after a few rounds.
    """
    for _ in range(ROUNDS):
        smaller = step(case, fails)
        if smaller is None:
            return case
        case = smaller
    return case


def step(case: Case, fails: Fails) -> Case | None:
    others = list(root_cases(case))
    if case.get("rtl"):
        others.append({key: value for key, value in case.items() if key != "rtl"})
    if smaller := best(case, others, fails):
        return smaller
    good = failing_edits(case, list(edits(case)), fails)
    if not good:
        return None
    together = []
    count = len(good)
    while count > 0:
        together.append(apply(case, good[:count]))
        count //= 2
    return best(case, together, fails)


def failing_edits(case: Case, chosen: list[Edit], fails: Fails) -> list[Edit]:
    pairs = [(edit, smaller) for edit in chosen if may_follow(case, smaller := apply(case, [edit]))]
    good: list[Edit] = []
    for first in range(0, len(pairs), BATCH):
        batch = pairs[first:first + BATCH]
        answers = fails([smaller for _, smaller in batch])
        good += [edit for (edit, _), answer in zip(batch, answers, strict=True) if answer]
    return good


def best(case: Case, candidates: list[Case], fails: Fails) -> Case | None:
    """The lightest of the candidates that fail."""
    candidates = [candidate for candidate in candidates if may_follow(case, candidate)]
    if not candidates:
        return None
    failing = [each for each, answer in zip(candidates, fails(candidates), strict=True) if answer]
    return min(failing, key=weight, default=None)


def may_follow(case: Case, candidate: Case) -> bool:
    """Whether the candidate is smaller, and can be said in CSS."""
    root = candidate["root"]
    if is_gone(root) or "absolute" in root or any(isinstance(root.get(key), dict) for key in ("w", "h")):
        return False
    return weight(candidate) < weight(case) and next(limits(root), None) is None
