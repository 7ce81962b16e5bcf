"""What is wrong with one match holds up no other, and nothing that cannot be done is tried without pause."""

from datetime import datetime, timedelta

import pytest

from bot.domain.match import MatchInfo, Pace
from bot.domain.outbox import Kind
from bot.matches.service import Matches
from bot.matches.time.scheduler import AFTER_TROUBLE, Sleeper
from bot.storage import Storage
from bot.storage.time import rhythm as rhythm_rows
from engines.core import kind_of
from tests.bot.matches.orders.ordering import default, order
from tests.bot.matches.support import ANA, BEN, Host, ManualClock, Shelf, pending

DAY = 86400


class Bare(Shelf):
    """The games of a program from which one was removed."""

    def __init__(self, without: str) -> None:
        super().__init__()
        self._specs = {key: spec for key, spec in self._specs.items() if key != without}


@pytest.fixture
async def lost(host: Host, matches: Matches) -> MatchInfo:
    """A match whose game will be gone, and which is about to answer for Ben."""
    info = await host.begun(ANA, BEN, game="fortuna")
    matches.committer.delay = lambda: 60
    (kind,) = {kind_of(one) for one in await host.decisions(info.id)}
    await order(matches, info, BEN, default(kind))
    return info


@pytest.mark.parametrize("late", [timedelta(), timedelta(hours=1)])
async def test_a_match_without_its_game_holds_up_no_clock(
    storage: Storage, host: Host, clock: ManualClock, lost: MatchInfo, late: timedelta
) -> None:
    other = await host.begun(ANA, BEN, game="pebbles", pace=Pace(deadline=DAY))
    clock.move(seconds=60 + late.total_seconds())
    matches = Matches(storage, Bare(lost.game), clock)
    await matches.agenda.do_due()
    clock.move(days=1)
    await matches.agenda.do_due()
    assert (await matches.store.live(other.id)).match.number == 1


@pytest.mark.parametrize("late", [timedelta(), timedelta(hours=1)])
async def test_an_answer_that_cannot_be_given_is_tried_again_only_after_a_while(
    storage: Storage, clock: ManualClock, lost: MatchInfo, late: timedelta
) -> None:
    clock.move(seconds=60 + late.total_seconds())
    again = await Matches(storage, Bare(lost.game), clock).agenda.do_due()
    assert again is not None
    assert again > clock.now()


async def test_what_stays_due_is_not_tried_without_pause(clock: ManualClock) -> None:
    tried: list[datetime] = []

    async def work() -> datetime:
        tried.append(clock.now())
        return clock.now() - timedelta(hours=1)

    sleeper = Sleeper(clock, work)
    sleeper.start()
    await clock.asleep()
    clock.move(seconds=AFTER_TROUBLE - 1)
    await clock.asleep()
    assert len(tried) == 1
    clock.move(seconds=1)
    await clock.asleep()
    await sleeper.close()
    assert len(tried) == 2


async def test_a_reminder_that_comes_too_early_is_put_off_to_its_moment(
    storage: Storage, host: Host, matches: Matches, clock: ManualClock
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", pace=Pace(deadline=DAY))
    (wait,) = await matches.awaited.waits(info.id)
    begun = clock.now()
    async with (
        storage.write() as connection
    ):  # as if the bot had been stopped before it reckoned anew
        await rhythm_rows.add_vacation(connection, wait.user_id, begun, begun + timedelta(hours=6))
    clock.move(hours=12)
    assert await matches.timeouts.keep_time(clock.now()) == begun + timedelta(hours=18)
    assert Kind.REMINDER not in await pending(storage, info.id)
    clock.move(hours=6)
    await matches.timeouts.keep_time(clock.now())
    assert (await pending(storage, info.id)).count(Kind.REMINDER) == 1
