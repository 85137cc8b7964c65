"""The page that lays out many cases and turns into the list of their frames."""

import json
import pathlib

from cases.files import Frame
from cases.node import Case

from .document import html

HERE = pathlib.Path(__file__).resolve().parent
# How many cases stand in the page at the same time: more make each reading of a size dearer.
TOGETHER = 50


def page(cases: list[Case]) -> str:
    """A page that, once loaded, has the frames of the cases as JSON in its only element."""
    # "</" would end the script that holds the documents.
    documents = json.dumps([html(case) for case in cases]).replace("</", "<\\/")
    scripts = "\n".join((HERE / name).read_text(encoding="utf-8") for name in ("share.js", "settle.js", "frames.js"))
    sheet = (HERE / "sheet.css").read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html><meta charset="utf-8"><style>{sheet}</style><body><script>\n{scripts}\n'
        f"report({documents}, {TOGETHER});\n</script>\n")


def frames(dump: str) -> list[list[Frame]]:
    """The frames in the document that the browser printed; raises ValueError with what it printed instead."""
    start, end = dump.find("<pre>"), dump.rfind("</pre>")
    if start < 0 or end < 0:
        raise ValueError(f"the browser printed no frames but: {dump[:2000]}")
    return json.loads(dump[start + len("<pre>"):end])
