"""Writes Sources/KitScreens/Fonts/StandInFont+Table.swift: advances of Liberation Sans.

    python3 stand-in.py /usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf

Needs fontTools. Run scripts/format afterwards.
"""
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
assert font["head"].unitsPerEm == 2048
cmap, hmtx = font.getBestCmap(), font["hmtx"]
runs = [(0x20, 0x7E), (0xA0, 0x17F), (0x391, 0x3A1), (0x3A3, 0x3CE), (0x401, 0x45F), (0x2010, 0x2014), (0x2018, 0x201E), (0x2026, 0x2026), (0x20AC, 0x20AC)]
lines = ["// Made by Tests/KitScreensTests/FontData/stand-in.py.", "extension StandInFont {",
         "    /// Runs of characters: the first one, and the advance of each in 2048ths of an em.",
         "    static let runs: [(first: UInt32, advances: [UInt16])] = ["]
for first, last in runs:
    advances = [str(hmtx[cmap[code]][0]) if code in cmap else "0" for code in range(first, last + 1)]
    lines.append(f"        (0x{first:X}, [" )
    for start in range(0, len(advances), 14):
        lines.append("            " + ", ".join(advances[start:start + 14]) + ",")
    lines.append("        ]),")
lines += ["    ]", "}"]
target = Path(__file__).parents[3] / "Sources/KitScreens/Fonts/StandInFont+Table.swift"
target.write_text("\n".join(lines) + "\n")
print(font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap, hmtx[".notdef"])
