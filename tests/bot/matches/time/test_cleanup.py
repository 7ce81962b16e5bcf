"""What is old is forgotten while the bot is up, and only that."""

from sqlalchemy import func, select

from bot.delivery.dispatcher import Dispatcher
from bot.matches.service import Matches
from bot.matches.time.cleanup import Sweep
from bot.storage import Storage
from bot.storage.tables import interactions, outbox
from tests.bot.matches.support import ANA, BEN, Host, ManualClock


async def stored(storage: Storage) -> tuple[int, int]:
    """How many interactions and outbox rows there are."""
    async with storage.read() as connection:
        counts = [
            (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in (interactions, outbox)
        ]
    return counts[0], counts[1]


async def test_once_a_day_what_is_old_is_forgotten(
    host: Host, dispatcher: Dispatcher, storage: Storage, clock: ManualClock
) -> None:
    await host.begun(ANA, BEN, game="bazaar")
    await dispatcher.settle()
    sweep = Sweep(storage, clock)
    before = await stored(storage)
    assert (await sweep.sweep() - clock.now()).days == 1
    assert await stored(storage) == before
    clock.move(days=15)
    await sweep.sweep()
    after = await stored(storage)
    assert after[0] == 0
    assert 0 < after[1] < before[1]


async def test_a_bot_that_is_up_sweeps_by_itself(
    host: Host, matches: Matches, storage: Storage, clock: ManualClock
) -> None:
    await host.lobby(ANA, game="bazaar")
    await matches.open()
    await clock.asleep()
    assert (await stored(storage))[0] > 0
    clock.move(days=3)
    await clock.asleep()
    assert (await stored(storage))[0] == 0


async def test_a_clock_set_back_does_not_put_it_off(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await host.lobby(ANA, game="bazaar")
    sweep = Sweep(storage, clock)
    await sweep.sweep()
    clock.move(days=-400)
    assert (await sweep.sweep() - clock.now()).days == 1
