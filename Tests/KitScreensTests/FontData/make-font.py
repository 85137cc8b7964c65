"""Makes test-sans.ttf: the Latin, Greek and Cyrillic letters of DejaVu Sans, without layout tables.

    python3 make-font.py /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf

Needs fontTools. The licence of the font is in test-sans-LICENSE.txt; it allows changed fonts under names that
hold neither "Bitstream" nor "Vera".
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

here = Path(__file__).parent
options = subset.Options()
options.layout_features = []
options.hinting = False
options.name_IDs = [0, 13, 14]
options.glyph_names = False
options.notdef_outline = True
font = TTFont(sys.argv[1], recalcTimestamp=False)
subsetter = subset.Subsetter(options)
ranges = [(0x20, 0x7E), (0xA0, 0x17F), (0x386, 0x3CE), (0x400, 0x45F), (0x2010, 0x2015), (0x2018, 0x2026)]
extra = [0x490, 0x491, 0x1E9E, 0x2022, 0x20AC, 0x2122, 0x300, 0x301, 0x308]
subsetter.populate(unicodes=[code for first, last in ranges for code in range(first, last + 1)] + extra)
subsetter.subset(font)
for tag in ("GPOS", "GSUB", "GDEF", "kern", "FFTM", "MATH"):
    if tag in font:
        del font[tag]
for name, text in {1: "StackLayout Test Sans", 2: "Regular", 4: "StackLayout Test Sans", 6: "StackLayoutTestSans"}.items():
    font["name"].setName(text, name, 3, 1, 0x409)
target = here / "test-sans.ttf"
font.save(target)
print(target.name, target.stat().st_size, "bytes,", font["maxp"].numGlyphs, "glyphs")
