"""A case as HTML: one element a node, its style inline, and notes for the script as data attributes."""

from cases.node import Case, is_gone
from meaning.box import Box, analyse

from .late import attributes
from .style import px, style


def html(case: Case) -> str:
    direction = ' style="direction:rtl"' if case.get("rtl") else ""
    return f'<div class="case"{direction}>{element(analyse(case["root"]))}</div>'


def element(box: Box) -> str:
    notes = "".join(f' data-{name}="{value}"' for name, value in attributes(box))
    kind = "node absolute" if box.is_absolute else "node"
    return f'<div class="{kind}" style="{style(box)}"{notes}>{content(box)}{kids(box)}</div>'


def kids(box: Box) -> str:
    # Hidden nodes are there, without a box, so that CSS has to leave them out as well.
    boxes = iter(box.kids)
    return "".join(
        '<div class="gone"></div>' if is_gone(child) else element(next(boxes))
        for child in box.node.get("children", ()))


def content(box: Box) -> str:
    """What a leaf shows: words are atomic inlines, so that no font and no kerning comes into it."""
    node = box.node
    if box.stack is not None or box.derived is not None:
        return ""
    if "words" in node:
        height = node["lineHeight"]
        return "".join(inline(width, height, node.get("baseline", height)) for width in node["words"])
    if "content" not in node:
        return ""
    width, height = node["content"]["w"], node["content"]["h"]
    if "baseline" in node["content"]:
        return inline(width, height, node["content"]["baseline"])
    return f'<div style="width:{px(width)};height:{px(height)}"></div>'


def inline(width: float, height: float, baseline: float) -> str:
    """An atomic inline whose baseline is that of a strut in it."""
    strut = f'<span class="word" style="width:0;height:{px(baseline)}"></span>'
    return f'<span class="word" style="width:{px(width)};height:{px(height)}">{strut}</span>'
