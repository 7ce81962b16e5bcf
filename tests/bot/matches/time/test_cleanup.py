"""What is old is forgotten while the bot is up, and only that."""

from sqlalchemy import func, select

from bot.delivery.dispatcher import Dispatcher, Undeliverable
from bot.domain.outbox import Kind
from bot.matches.service import Matches
from bot.matches.time.cleanup import Sweep
from bot.storage import Storage
from bot.storage.order_tables import orders
from bot.storage.tables import interactions, outbox
from tests.bot.matches.orders.ordering import option, order
from tests.bot.matches.support import ANA, BEN, Host, ManualClock, PaperMessenger, owed


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


async def test_so_are_the_orders_of_matches_that_are_over_for_good(
    host: Host, matches: Matches, storage: Storage, clock: ManualClock
) -> None:
    over, open_still = [await host.begun(ANA, game="pebbles") for _ in range(2)]
    for info in (over, open_still):
        await order(matches, info, ANA, option("kind", "x"))
        await order(matches, info, ANA, option("kind", "y"), everywhere=True)
    await host.play(over.id)
    await matches.endings.confirm(over.id, ANA.user_id, next(host.ids))
    await Sweep(storage, clock).sweep()
    async with storage.read() as connection:
        left = (await connection.execute(select(orders.c.match_id))).scalars()
        assert set(left) == {open_still.id, None}


async def test_so_are_posts_that_were_given_up(
    host: Host,
    dispatcher: Dispatcher,
    messenger: PaperMessenger,
    storage: Storage,
    clock: ManualClock,
) -> None:
    info = await host.lobby(ANA, game="bazaar")
    messenger.troubles = [Undeliverable("no such channel", permanent=True)]
    await dispatcher.settle()
    sweep = Sweep(storage, clock)
    for days, kept in ((13, [(Kind.LOBBY, "failed")]), (2, [])):
        clock.move(days=days)
        await sweep.sweep()
        assert await owed(storage, info.id) == kept


async def test_a_post_that_was_tried_for_long_is_kept_as_long_after_that(
    host: Host,
    dispatcher: Dispatcher,
    messenger: PaperMessenger,
    storage: Storage,
    clock: ManualClock,
) -> None:
    info = await host.lobby(ANA, game="bazaar")
    messenger.troubles = [Undeliverable("barred", permanent=False)]
    clock.move(days=10)
    await dispatcher.settle()
    messenger.troubles = [Undeliverable("barred", permanent=True)]
    clock.move(days=1)
    await dispatcher.settle()
    clock.move(days=5)
    await Sweep(storage, clock).sweep()
    assert await owed(storage, info.id, "failed") == [(Kind.LOBBY, "failed")]


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
