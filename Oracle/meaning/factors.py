"""Flex factors. CSS uses up the space only if they add up to 1 (18.5); in the rules only their ratio counts."""

from cases.node import tidy

from .box import Box


def weight(box: Box) -> float:
    """The flex-grow factor of a child that shares its parent's free space."""
    parent = box.parent
    assert parent is not None and parent.main is not None
    main = parent.main
    return scaled(box.modes[main].value, [kid.modes[main].value for kid in parent.sharing])


def shrink(box: Box) -> float:
    """The flex-shrink factor of a child that may give way."""
    assert box.parent is not None
    return scaled(box.shrink, [kid.shrink for kid in box.parent.flow])


def scaled(value: float, values: list[float]) -> float:
    """The value with all of them scaled so that the smallest positive one is at least 1."""
    return tidy(value / min([1, *(each for each in values if each > 0)]))
