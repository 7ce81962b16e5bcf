"""Whether a map of one's own has room for all that is shown on it; the printed one has."""

from functools import cache

import data
from data.catalogues import catalogue, languages
from engines.mesopotamia.content import Content, read
from renderer.core.atlas.chart import ChartError
from renderer.core.atlas.layout import NoRoomError
from renderer.core.atlas.sheet import places
from renderer.core.words import Words
from renderer.mesopotamia.chart import sheet_of
from renderer.mesopotamia.geography import Shapes, shapes
from renderer.mesopotamia.layout import MAP, REGIONS
from renderer.mesopotamia.signs import most_signs


def no_room(content: Content) -> str | None:
    """What finds no place on a map or a part of it, in a sentence; None if everything does.

    Laying out a map takes seconds, so only one that differs from the printed one is tried.
    """
    if _shown(content) == _printed():
        return None
    for lang in languages():
        words = Words(catalogue(lang), (), "", "")
        for window in (MAP, *REGIONS.values()):
            try:
                places(sheet_of(words, content, window))
            except (ChartError, NoRoomError) as error:
                return f"[[areas]]: the picture cannot be drawn: {error}."
    return None


@cache
def _printed() -> tuple[Shapes, list[int]]:
    """The map without packs."""
    return _shown(read(data.load("mesopotamia")))


def _shown(content: Content) -> tuple[Shapes, list[int]]:
    """What needs room in a content: the map, and how many signs may stand in each area."""
    return shapes(content), [most_signs(row) for row in content.areas.values()]
