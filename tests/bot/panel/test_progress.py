"""How far one's turn has come: a number that only grows until somebody else acts or a round ends."""

import re
from itertools import count
from typing import Any

import pytest

from bot.domain.match import UndoState
from bot.matches.core.live import Live
from bot.panel.controller import PanelRequest, glance
from bot.panel.panel import panel
from bot.panel.progress import steps_taken
from engines.core import Match
from engines.core.kept import KEPT_IN_FULL
from engines.registry import games
from tests.bot import messages
from tests.bot.walk import info_of
from tests.engines.contract.cases import cases_of, chance
from tests.seed import SEED

STEP = re.compile(r"step (\d+) of your turn")
ANSWERS = 150


def told(match: Match[Any], seat: int, undo: int = 0) -> int:
    """The step that the panel of a seat tells, 0 for none."""
    request = PanelRequest("abcdefgh", 100 + seat, "en", 1)
    shown = panel(glance(Live(info_of(match), match), request, UndoState(undo)))
    found = STEP.search(messages.text(shown))
    return int(found[1]) if found else 0


def begun(game: str) -> Match[Any]:
    spec = games()[game]
    case = next(one for one in cases_of(game) if one.players == spec.players[-1])
    return case.begin(f"{SEED}.progress")


@pytest.mark.parametrize("game", games())
def test_the_step_of_a_turn_only_grows_until_somebody_else_acts_or_a_round_ends(game: str) -> None:
    match, stream = begun(game), chance("progress", game)
    last, known = (-1, 0, False), 0
    for _ in range(ANSWERS):
        decision = next(one for one in match.table.pending.values() if not one.blocked)
        # What has been answered side by side ends a row too, even if it was all one's own.
        together = len(match.table.position.lanes) > 1
        if last != (turn := (decision.seat, round_of(match), together)):
            last, known = turn, 0
        now = told(match, decision.seat)
        assert now == 0 or now > known or known > KEPT_IN_FULL
        known = max(known, now)
        match.answer(decision.id, decision.seat, decision.sample(stream))


def test_no_step_is_told_while_players_act_side_by_side() -> None:
    match, stream = begun("tadmor"), chance("side by side", 0)
    seen = 0
    for _ in range(ANSWERS):
        decision = next(one for one in match.table.pending.values() if not one.blocked)
        if len(match.table.position.lanes) > 1:
            seen += 1
            assert told(match, decision.seat, undo=3) == 0
        match.answer(decision.id, decision.seat, decision.sample(stream))
    assert seen


def test_what_can_no_longer_be_taken_back_counts_as_a_step() -> None:
    match, stream, rounds = begun("fortuna"), chance("a turn", 0), [0, 0]
    while True:
        decision = next(one for one in match.table.pending.values() if not one.blocked)
        answers, now = match.live(), round_of(match)
        own = {one.seat for one in answers[-2:]} == {decision.seat}
        if len(answers) > 1 and own and rounds[-2:] == [now, now]:
            break
        rounds.append(now)
        match.answer(decision.id, decision.seat, decision.sample(stream))
    assert told(match, decision.seat) >= 3


def test_a_new_round_counts_the_steps_anew() -> None:
    """Who is last in one round and first in the next has two turns, not a long one."""
    match, seat = next(found for number in count() if (found := two_turns(number)))
    assert steps_taken(match, seat) == 0


def two_turns(number: int) -> tuple[Match[Any], int] | None:
    """A match in which a seat that was last in a round is first in the next; None if that never happens."""
    match, stream = begun("fortuna"), chance("two turns", number)
    while not match.over:
        decision = next(one for one in match.table.pending.values() if not one.blocked)
        before = round_of(match)
        match.answer(decision.id, decision.seat, decision.sample(stream))
        waiting = {one.seat for one in match.table.pending.values()}
        if round_of(match) > before > 0 and waiting == {decision.seat}:
            return match, decision.seat
    return None


def round_of(match: Match[Any]) -> int:
    return match.spec.round(match.table.position.state)
