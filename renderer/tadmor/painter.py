"""Tadmor's painter: what the bot calls."""

import renderer.core.icons
import renderer.tadmor.icons
import renderer.tadmor.kind_icons
import renderer.tadmor.temple_icons  # noqa: F401 - registers the icons
from renderer.core.painting import GamePainter
from renderer.core.picture import Painter
from renderer.core.trail import itself
from renderer.tadmor.alt import describe, describe_hand, describe_zone
from renderer.tadmor.board import paint
from renderer.tadmor.changes import amounts, differences
from renderer.tadmor.hand import paint_hand
from renderer.tadmor.palette import MARKS, STRIP
from renderer.tadmor.reading import mark_of
from renderer.tadmor.text_board import text_board
from renderer.tadmor.zoom import ZONES, paint_zone, within

PAINTER: Painter = GamePainter(
    strip=STRIP,
    zones=ZONES,
    marks=MARKS,
    seat_marks=lambda state: [mark_of(player) for player in state.players],
    scores=lambda state: [player.points for player in state.players],
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
)
