"""Conqueror's painter: what the bot calls."""

import renderer.conqueror.icons
import renderer.conqueror.sea_icons
import renderer.core.icons  # noqa: F401 - registers the icons
from engines.conqueror.game import GAME
from engines.conqueror.state import Conqueror, Report
from renderer.conqueror import battle, battle_words
from renderer.conqueror.alt import describe, describe_hand, describe_zone
from renderer.conqueror.board import paint
from renderer.conqueror.changes import amounts, differences
from renderer.conqueror.hand import paint_hand
from renderer.conqueror.layout import strip
from renderer.conqueror.palette import MARKS, STRIP
from renderer.conqueror.reading import mark_of, points
from renderer.conqueror.text_board import text_board
from renderer.conqueror.zoom import ZONES, paint_zone, within
from renderer.core.battles import Battles
from renderer.core.greyed import Out
from renderer.core.painting import GamePainter
from renderer.core.picture import Painter
from renderer.core.trail import itself

BATTLES: Battles[Conqueror, Report] = Battles(
    game="conqueror-name",
    over=battle_words.over,
    called=lambda _, report: battle_words.called(report),
    title=lambda words, _, report: battle_words.title(words, report),
    verdict=lambda words, _, report: battle_words.verdict(words, report),
    lines=battle_words.lines,
    paint=battle.paint,
)

PAINTER: Painter = GamePainter(
    strip=STRIP,
    zones=ZONES,
    marks=MARKS,
    seat_marks=lambda state: [mark_of(state, nation.seat) for nation in state.nations],
    scores=lambda state: [points(state, nation.seat) for nation in state.nations],
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
    out=Out(seats=GAME.out, strip=lambda state, seat: strip(len(state.nations), seat)),
    reported=BATTLES.reported(),
)
