"""Which boxes need a step in the page, because CSS alone gives something else. settle.js takes those steps.

A column of automatic height collapses its `flex: 1 1 0` children (18.2); so these are first as high as their content,
and when the height they share is known it is written down and they grow. Equal shares are made equal whatever the
padding of the children (18.1).
"""

from collections.abc import Iterator

from cases.node import H, MAX, MIN, W
from meaning.box import Box, is_share
from meaning.factors import weight

# SEMANTICS decides these heights without a look at the parent.
OWN = ("fixed", "hug", "least", "derived")


def grows_late(box: Box) -> bool:
    """Whether the box shares a height that is not known before the page has laid out its content."""
    parent = box.parent
    return (
        parent is not None and not box.is_absolute and parent.main == H
        and not parent.definite[H] and is_share(box.modes[H]))


def shrinks(box: Box) -> bool:
    return box.shrink > 0 and box.parent is not None and box.parent.main == H


def shares_late(box: Box) -> bool:
    """Whether children, or children of those that take over its height, share the height of this box."""
    return any(
        grows_late(kid) or shrinks(kid) or (kid.modes[H].kind == "fill" and shares_late(kid)) for kid in box.flow)


def pin(box: Box) -> str | None:
    """How the height of the box is written down before its children share it."""
    if not shares_late(box):
        return None
    if box.modes[H].kind == "fill" and box.parent is not None and box.parent.stack == "h" and box.parent.wraps:
        return "line"
    if box.modes[H].kind != "hug":
        return None
    if not shrinks(box):
        return "hug"
    return "alone" if box.parent is not None and box.parent.wraps else "shrunk"


def attributes(box: Box) -> Iterator[tuple[str, str]]:
    """The notes for settle.js, as names and values of data attributes."""
    parent = box.parent
    if grows_late(box):
        yield "grow", repr(weight(box))
    if box.modes[H].kind not in OWN or shrinks(box):
        yield "given", ""
    if how := pin(box):
        yield "pin", how
    if is_padded_share(box):
        yield "share", "width" if box.main == W else "height"
    if parent is not None and not box.is_absolute and is_padded_share(parent):
        assert parent.main is not None
        if is_share(box.modes[parent.main]):
            yield "weight", repr(weight(box))
            yield "least", repr(max(box.node.get(MIN[parent.main], 0), box.pad(parent.main)))
            yield "pad", repr(box.pad(parent.main))
            if MAX[parent.main] in box.node:
                yield "most", repr(box.node[MAX[parent.main]])


def is_padded_share(box: Box) -> bool:
    """Whether shares have to be made equal: CSS starts from the padding, the rules from nothing (6.6)."""
    main = box.main
    return main is not None and len(box.sharing) > 1 and any(kid.pad(main) > 0 for kid in box.sharing)
