"""Whether a map of one's own has room for all that is shown on it; the printed one has."""

from functools import cache
from itertools import product

import data
from data.catalogues import catalogue, languages
from engines.conqueror.content import Content, read
from engines.conqueror.ids import BOARDS
from renderer.conqueror.chart import sheet_of
from renderer.conqueror.geography import shapes
from renderer.conqueror.layout import MAP, REGIONS
from renderer.core.atlas.layout import NoRoomError
from renderer.core.atlas.sheet import places
from renderer.core.words import Words


def no_room(content: Content) -> str | None:
    """What finds no place on a map or a part of it, in a sentence; None if everything does.

    Laying out a map takes seconds, so only those are tried that differ from the printed one: whatever its
    territories yield within their bounds has room there.
    """
    own = [board for board in BOARDS if shapes(content, board) != shapes(_printed(), board)]
    seas = (False,) if content.destiny is None else (False, True)
    shown = product(own, languages(), (MAP, *REGIONS.values()), seas)
    for board, lang, window, destiny in shown:
        words = Words(catalogue(lang), (), "", "")
        try:
            places(sheet_of(words, content, board, window, destiny=destiny))
        except NoRoomError as error:
            return f"[[territories]] of {board!r}: the picture has {error}."
    return None


@cache
def _printed() -> Content:
    """The content without packs."""
    return read(data.load("conqueror"))
