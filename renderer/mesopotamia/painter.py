"""Mesopotamia's painter: what the bot calls."""

import renderer.core.icons
import renderer.mesopotamia.icons  # noqa: F401 - registers the icons
from engines.mesopotamia.state import Mesopotamia, Report
from renderer.core.battles import Battles
from renderer.core.painting import GamePainter
from renderer.core.picture import Painter
from renderer.core.trail import itself
from renderer.mesopotamia import battle, battle_words
from renderer.mesopotamia.alt import describe, describe_hand, describe_zone
from renderer.mesopotamia.board import paint
from renderer.mesopotamia.changes import amounts, differences
from renderer.mesopotamia.hand import paint_hand
from renderer.mesopotamia.palette import MARKS, STRIP
from renderer.mesopotamia.reading import mark_of, points
from renderer.mesopotamia.text_board import text_board
from renderer.mesopotamia.zoom import ZONES, paint_zone, within

FIGHTS: Battles[Mesopotamia, Report] = Battles(
    game="mesopotamia-name",
    over=battle_words.over,
    called=battle_words.called,
    title=battle_words.title,
    verdict=battle_words.summary,
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
    reported=FIGHTS.reported(),
)
