"""Fortuna's painter: what the bot calls."""

import renderer.core.icons
import renderer.fortuna.icons  # noqa: F401 - registers the icons
from engines.fortuna.scoring import inside
from renderer.core.painting import GamePainter
from renderer.core.picture import Painter
from renderer.fortuna.alt import describe, describe_hand, describe_zone
from renderer.fortuna.board import paint
from renderer.fortuna.changes import amounts, differences, parts
from renderer.fortuna.hand import paint_hand
from renderer.fortuna.palette import MARKS, STRIP
from renderer.fortuna.reading import mark_of
from renderer.fortuna.text_board import text_board
from renderer.fortuna.zoom import ZONES, paint_zone, within

PAINTER: Painter = GamePainter(
    strip=STRIP,
    zones=ZONES,
    marks=MARKS,
    seat_marks=lambda state: [mark_of(province) for province in state.provinces],
    scores=lambda state: [inside(state, province) for province in state.provinces],
    find=differences,
    parts=parts,
    amounts=amounts,
    within=within,
    paint=paint,
    paint_hand=paint_hand,
    paint_zone=paint_zone,
    tell=describe,
    tell_hand=describe_hand,
    tell_zone=describe_zone,
    write=text_board,
)
