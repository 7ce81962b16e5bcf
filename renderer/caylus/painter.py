"""Caylus' painter: what the bot calls."""

import renderer.caylus.icons
import renderer.core.icons  # noqa: F401 - registers the icons
from renderer.caylus.alt import describe, describe_hand, describe_zone
from renderer.caylus.board import paint
from renderer.caylus.changes import amounts, differences, parts
from renderer.caylus.hand import paint_hand
from renderer.caylus.palette import MARKS, STRIP
from renderer.caylus.reading import mark_of
from renderer.caylus.text_board import text_board
from renderer.caylus.zoom import ZONES, paint_zone, within
from renderer.core.painting import GamePainter
from renderer.core.picture import Painter

PAINTER: Painter = GamePainter(
    strip=STRIP,
    zones=ZONES,
    marks=MARKS,
    seat_marks=lambda state: [mark_of(player) for player in state.players],
    scores=lambda state: [player.points for player in state.players],
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
