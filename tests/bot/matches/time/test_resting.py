"""What happens to the time of a match while it rests."""

from datetime import timedelta

from bot.domain.deadlines import DAY
from bot.domain.match import MatchInfo, Pace
from bot.matches.moderation.actions import Actor, Role
from tests.bot.matches.support import ANA, BEN, CLEO, Host, ManualClock

MOD = Actor(900, "Mo", Role.MODERATOR)
SPARING = Pace(deadline=DAY, bank=DAY)


async def banks(host: Host, info: MatchInfo) -> list[int]:
    return [seat.bank for seat in (await host.matches.store.live(info.id)).info.seats]


async def test_a_seat_that_changes_hands_while_a_match_rests_keeps_its_time_bank(
    host: Host, clock: ManualClock
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", pace=SPARING)
    await host.matches.moderation.pause(info.id, "dinner", MOD, 1)
    clock.move(days=10)
    await host.matches.moderation.replace_seat(info.id, 0, CLEO, "gone", MOD, 2)
    assert await banks(host, info) == [DAY, DAY]


async def test_going_back_while_a_match_rests_costs_only_the_time_used_before(
    host: Host, clock: ManualClock
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", pace=SPARING)
    await host.answer(info.id)
    asked = (await host.decision(info.id)).seat
    clock.move(days=1, hours=3)
    await host.matches.moderation.pause(info.id, "dinner", MOD, 1)
    clock.move(days=10)
    await host.matches.rollbacks.roll_back(info.id, 0, "try again", MOD, 2)
    left = await banks(host, info)
    assert left.pop(asked) == DAY - 3 * 3600
    assert left == [DAY]


async def test_who_is_asked_while_a_match_rests_has_its_deadline_from_when_it_goes_on(
    host: Host, clock: ManualClock
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", pace=SPARING)
    await host.matches.moderation.pause(info.id, "dinner", MOD, 1)
    clock.move(days=10)
    await host.matches.moderation.replace_seat(info.id, 0, CLEO, "gone", MOD, 2)
    clock.move(days=2)
    await host.matches.moderation.resume(info.id, "sated", MOD, 3)
    (wait,) = await host.matches.awaited.waits(info.id)
    assert wait.bank_at == clock.now() + timedelta(days=1)


async def test_a_secret_question_put_while_a_match_rests_has_its_deadline_from_when_it_goes_on(
    host: Host, clock: ManualClock
) -> None:
    info = await host.begun(ANA, BEN, pace=SPARING)
    await host.matches.moderation.pause(info.id, "dinner", MOD, 1)
    clock.move(days=10)
    await host.matches.moderation.replace_seat(info.id, 0, CLEO, "gone", MOD, 2)
    clock.move(days=2)
    await host.matches.moderation.resume(info.id, "sated", MOD, 3)
    ends = {wait.due_at for wait in await host.matches.awaited.waits(info.id)}
    assert ends == {clock.now() + timedelta(days=1)}
