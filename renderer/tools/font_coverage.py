"""Write data/fonts/coverage.json: `python -m renderer.tools.font_coverage`.

Needs fontTools (development extra). Per file: starts and ends (exclusive) of covered ranges.
"""

import json

from fontTools.ttLib import TTFont

from renderer.core.fonts import FOLDER


def ranges(points: set[int]) -> list[int]:
    """Start and exclusive end of each unbroken stretch of code points, in order."""
    return sorted(point for point in points | {p + 1 for p in points} if _edge(point, points))


def _edge(point: int, points: set[int]) -> bool:
    return (point in points) != (point - 1 in points)


def main() -> None:
    """Measure every font in the folder."""
    table = {path.name: ranges(set(TTFont(path).getBestCmap())) for path in FOLDER.glob("*.ttf")}
    text = json.dumps(table, sort_keys=True, separators=(",", ":"))
    (FOLDER / "coverage.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
