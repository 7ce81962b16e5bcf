"""Trials stay apart: whatever can be done to matches cannot be done to them."""

from collections.abc import Awaitable, Callable

import pytest

from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.match import MatchInfo, Verdict
from bot.domain.orders import Doing, Rule
from bot.domain.votes import Motion, Question
from bot.matches.moderation.actions import Actor, ModAction, Role
from bot.matches.service import Matches
from bot.storage import Storage
from tests.bot.matches.support import ANA, BEN, Host, owed

MOD = Actor(900, "Mo", Role.MODERATOR)

Door = Callable[[Matches, str], Awaitable[object]]

DOORS: dict[str, Door] = {
    "vote to end": lambda on, one: on.votes.propose(one, ANA, 1, Motion(Question.END)),
    "vote to pause": lambda on, one: on.votes.propose(one, ANA, 1, Motion(Question.PAUSE)),
    "take a seat back": lambda on, one: on.timeouts.take_seat_back(one, ANA.user_id, 1),
    "pause": lambda on, one: on.moderation.pause(one, "why", MOD, 1),
    "stop": lambda on, one: on.moderation.stop(one, Verdict.NONE, "why", MOD, 1),
    "replace": lambda on, one: on.moderation.replace_seat(one, 0, BEN, "why", MOD, 1),
    "force": lambda on, one: on.moderation.force_default(one, 0, "why", MOD, 1),
    "roll back": lambda on, one: on.rollbacks.roll_back(one, 0, "why", MOD, 1, fresh=True),
    "move": lambda on, one: on.moving.move(one, 77, "why", MOD, 1),
    "note": lambda on, one: on.moderation.note(one, ModAction.LOOK, "why", MOD, 1),
    "copy": lambda on, one: on.clones.clone(one, "why", MOD, 1),
}


@pytest.fixture
async def trial(host: Host) -> MatchInfo:
    info = await host.begun(ANA, BEN, game="pebbles")
    return await host.matches.whatif.try_out(info.id, ANA.user_id, next(host.ids))


@pytest.mark.parametrize("door", DOORS.values(), ids=DOORS.keys())
async def test_a_trial_is_no_match_to_anybody_else(
    host: Host, storage: Storage, trial: MatchInfo, door: Door
) -> None:
    with pytest.raises(NoSuchMatch):
        await door(host.matches, trial.id)
    assert await owed(storage, trial.id) == []
    assert await host.matches.store.info(trial.id) == trial


async def test_nothing_is_answered_ahead_in_a_trial(host: Host, trial: MatchInfo) -> None:
    rule = Rule("any", Doing.DEFAULT)
    with pytest.raises(MatchError, match="orders-not-here"):
        await host.matches.orders.add(trial.id, ANA.user_id, 1, rule, everywhere=True)
    assert await host.matches.orders.of(ANA.user_id) == []
