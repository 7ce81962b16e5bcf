"""Fortuna's painter: what the bot calls."""

import renderer.core.icons
import renderer.fortuna.icons  # noqa: F401 - registers the icons
from renderer.core.painting import GamePainter
from renderer.core.picture import Painter
from renderer.fortuna.alt import describe, describe_hand, describe_zone
from renderer.fortuna.board import paint
from renderer.fortuna.changes import changes
from renderer.fortuna.hand import paint_hand
from renderer.fortuna.sides import MARKS
from renderer.fortuna.text_board import text_board
from renderer.fortuna.zoom import ZONES, paint_zone, within

PAINTER: Painter = GamePainter(
    game="fortuna",
    zones=ZONES,
    marks=MARKS,
    find=changes,
    within=within,
    paint=paint,
    paint_hand=paint_hand,
    paint_zone=paint_zone,
    tell=describe,
    tell_hand=describe_hand,
    tell_zone=describe_zone,
    write=text_board,
)
