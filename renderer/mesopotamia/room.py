"""Whether a map of one's own has room for all that is shown on it; the printed one has."""

from data.catalogues import catalogue, languages
from engines.mesopotamia.content import Content
from renderer.core.atlas.chart import ChartError
from renderer.core.atlas.layout import NoRoomError
from renderer.core.atlas.sheet import places
from renderer.core.words import Words
from renderer.mesopotamia.chart import sheet_of
from renderer.mesopotamia.layout import MAP, REGIONS


def no_room(content: Content) -> str | None:
    """What finds no place on a map or a part of it, in a sentence; None if everything does.

    A layout depends on the outlines alone and is kept, so whoever leaves these as they are waits once.
    """
    for lang in languages():
        words = Words(catalogue(lang), (), "", "")
        for window in (MAP, *REGIONS.values()):
            try:
                places(sheet_of(words, content, window))
            except (ChartError, NoRoomError) as error:
                return f"[[areas]]: the picture cannot be drawn: {error}."
    return None
