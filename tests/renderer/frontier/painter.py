"""The frontier's painter: what the bot calls."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import renderer.core.icons  # noqa: F401 - registers the icons
from renderer.core import cache, encode
from renderer.core.battles import Battles
from renderer.core.greyed import Out
from renderer.core.painting import GamePainter
from renderer.core.picture import Painter
from renderer.core.trail import itself
from tests.engines.frontier.game import FRONTIER
from tests.engines.frontier.state import Frontier, Report
from tests.renderer.frontier import battle, battle_words
from tests.renderer.frontier.alt import describe, describe_hand, describe_zone
from tests.renderer.frontier.board import paint
from tests.renderer.frontier.changes import amounts, differences
from tests.renderer.frontier.hand import paint_hand
from tests.renderer.frontier.layout import strip
from tests.renderer.frontier.palette import MARKS, STRIP
from tests.renderer.frontier.reading import mark_of, points
from tests.renderer.frontier.text_board import text_board
from tests.renderer.frontier.zoom import ZONES, paint_zone, within
from tests.texts import spoken

PALETTES = Path(__file__).parent / "palettes"

BATTLES: Battles[Frontier, Report] = Battles(
    game="frontier-name",
    over=battle_words.over,
    called=battle_words.called,
    title=battle_words.title,
    verdict=battle_words.verdict,
    lines=battle_words.lines,
    paint=battle.paint,
)

PAINTER: Painter = GamePainter(
    strip=STRIP,
    zones=ZONES,
    marks=MARKS,
    seat_marks=lambda state: [mark_of(state, realm.seat) for realm in state.realms],
    scores=lambda state: [points(state, realm.seat) for realm in state.realms],
    find=differences,
    parts=itself,
    amounts=amounts,
    within=within,
    paint=paint,
    paint_hand=paint_hand,
    paint_zone=paint_zone,
    tell=describe,
    tell_hand=describe_hand,
    tell_zone=describe_zone,
    write=text_board,
    out=Out(seats=FRONTIER.out, strip=lambda state, seat: strip(len(state.realms), seat)),
    reported=BATTLES.reported(),
)


@contextmanager
def at_hand() -> Iterator[Painter]:
    """While this lasts, the painter has its words and its palette."""
    with spoken(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(encode, "FOLDER", PALETTES)
        encode.palette_image.cache_clear()
        cache.images.clear()
        yield PAINTER
    encode.palette_image.cache_clear()
    cache.images.clear()
