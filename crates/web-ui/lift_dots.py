# Lifts the dots of i and j a little: drawn at 12 to 14 px by FreeType they melt into their stems.
# python3 lift_dots.py UNITS IN.woff2 OUT.woff2, with fonttools and brotli; the files of @fontsource were lifted by 24 units of a thousand.
import sys
from fontTools.ttLib import TTFont
lift, source, target = int(sys.argv[1]), sys.argv[2], sys.argv[3]
font = TTFont(source)
outlines = font["glyf"]
for name in font.getGlyphOrder():
    glyph = outlines[name]
    if glyph.isComposite() or glyph.numberOfContours < 2 or name[0] not in "ij":
        continue
    start = 0
    for end in glyph.endPtsOfContours:
        heights = [glyph.coordinates[at][1] for at in range(start, end + 1)]
        if (min(heights), max(heights)) == (581, 723):
            for at in range(start, end + 1):
                x, y = glyph.coordinates[at]
                glyph.coordinates[at] = (x, y + lift)
            print(name)
        start = end + 1
    glyph.recalcBounds(outlines)
font.flavor = "woff2"
font.save(target)
