"""Profiles: how likely each declaration is. Most are about one of them: a disagreement says where to look."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Profile:
    """Probabilities, unless said otherwise. The defaults are the core: stacks, sizes, alignment, distribution."""

    absolute: float = 0
    """That a child is absolute."""
    aspect: float = 0
    """That a leaf has an aspect ratio."""
    baseline: float = 0
    """That content has a baseline, and that an alignment is baseline."""
    clamp: float = 0
    """Of each of the four limits."""
    contest: float = 0
    """That the children of a stack have limits that fight over the free space, or over who shrinks."""
    fraction: float = 0
    """That a size is a fraction."""
    hidden: float = 0
    lines: float = 0
    """That a wrapping stack places its lines."""
    overflow: float = 0
    """That a container is small, a padding large, a gap negative."""
    padded: float = 0
    """That a child fills and has padding, so that equal shares are not what CSS gives of itself."""
    shrink: float = 0
    """That a child may shrink."""
    text: float = 0
    """That a leaf is a text."""
    wrap: float = 0
    """That a stack wraps."""
    overlay: float = 0
    """That a container is a `z`."""
    levels: int = 4
    """How deep containers go."""
    spine: bool = False
    """Whether there is a chain of containers of that depth."""
    crowd: int = 6
    """The most children."""
    nodes: int = 40
    grid: int = 4
    """The part of a point that numbers are multiples of."""


EVERYTHING = Profile(
    absolute=0.08, aspect=0.15, baseline=0.25, clamp=0.1, contest=0.04, fraction=0.1, hidden=0.05, lines=0.4,
    overflow=0.2, padded=0.05, shrink=0.25, text=0.3, wrap=0.3, overlay=0.15)

PROFILES = {
    "absolute": Profile(absolute=0.3),
    "aspect": Profile(aspect=0.6),
    "baseline": Profile(baseline=0.6, text=0.4, overlay=0.1, wrap=0.15),
    "clamp": Profile(clamp=0.3, contest=0.2),
    "core": Profile(),
    "deep": Profile(levels=14, spine=True, shrink=0.3),
    "everything": EVERYTHING,
    "fine": replace(EVERYTHING, grid=64),
    "fraction": Profile(fraction=0.35),
    "hidden": Profile(hidden=0.25),
    "lines": Profile(wrap=0.8, lines=0.85),
    "overflow": Profile(overflow=0.5),
    "shares": Profile(padded=0.4, contest=0.15, clamp=0.05, wrap=0.1),
    "shrink": Profile(shrink=0.6, text=0.4, clamp=0.1, contest=0.15, wrap=0.1),
    "text": Profile(text=0.6),
    "wide": replace(EVERYTHING, crowd=12, nodes=120, levels=5),
    "wrap": Profile(wrap=0.6),
    "z": Profile(overlay=0.45),
}
