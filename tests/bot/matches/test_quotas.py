"""What one person may cause is limited, over restarts and however many things happen at once."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.domain import quotas
from bot.domain.errors import MatchError
from bot.domain.match import Status, Wish
from bot.domain.quotas import LIMITS, Limit
from bot.domain.votes import Motion, Question
from bot.matches.moderation.actions import Actor, Role
from bot.matches.service import Matches
from bot.settings_cache.guilds import Guilds
from bot.storage import Storage
from bot.storage.people import quotas as quota_rows
from bot.storage.people.quotas import Key
from data.catalogues import catalogue, languages
from tests.bot.matches.support import ANA, BEN, CLEO, GUILD, Host, ManualClock, Shelf

MANAGER = 900


async def chosen(storage: Storage, clock: ManualClock, **numbers: int) -> None:
    """The server of these tests chooses limits of its own."""
    guilds = Guilds(storage, clock)
    for name, number in numbers.items():
        await guilds.set_limit(GUILD, LIMITS[name.replace("_", "-")], number, MANAGER)


async def refused(doing: Awaitable[Any], limit: Limit) -> MatchError:
    """That something is refused because of a limit; gives the refusal."""
    with pytest.raises(MatchError) as caught:
        await doing
    assert caught.value.message.key == f"quotas-{limit.name}-met"
    return caught.value


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", LIMITS)
def test_every_limit_has_its_words(name: str, lang: str) -> None:
    known = catalogue(lang)
    assert known.has(f"quotas-{name}")
    assert known.has(f"quotas-{name}-met") or LIMITS[name] is quotas.PING_PAUSE
    assert LIMITS[name].name == name


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", [one.name for one in LIMITS.values() if one.least == 1])
def test_a_limit_of_one_is_told_in_the_singular(name: str, lang: str) -> None:
    key = f"quotas-{name}-met"
    one = catalogue(lang).format(key, {"most": 1, "when": "…"})
    two = catalogue(lang).format(key, {"most": 2, "when": "…"})
    assert one != two.replace("2", "1")


@pytest.mark.parametrize("limit", LIMITS.values(), ids=lambda limit: limit.name)
def test_what_a_server_chooses_stays_within_bounds(limit: Limit) -> None:
    assert limit.least <= limit.default <= limit.most
    assert limit.of({}) == limit.default
    assert limit.of({limit.name: -5}) == limit.least
    assert limit.of({limit.name: 1 << 40}) == limit.most


async def test_a_person_hosts_only_so_many_matches_in_play(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await chosen(storage, clock, hosted=2)
    first, _ = [await host.begun(ANA, BEN) for _ in "12"]
    third = await host.lobby(ANA, BEN)
    await refused(host.matches.lobby.start(third.id, ANA, next(host.ids)), quotas.HOSTED)
    assert (await host.matches.store.info(third.id)).status is Status.LOBBY
    await host.begun(BEN, ANA)
    await host.play(first.id)
    started = await host.matches.lobby.start(third.id, ANA, next(host.ids))
    assert started.status is Status.RUNNING


async def test_matches_that_start_at_once_are_counted_one_after_the_other(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await chosen(storage, clock, hosted=1)
    lobbies = [await host.lobby(ANA, BEN) for _ in "123"]
    starts = [host.matches.lobby.start(one.id, ANA, next(host.ids)) for one in lobbies]
    given = await asyncio.gather(*starts, return_exceptions=True)
    assert sum(isinstance(one, MatchError) for one in given) == 2


async def test_a_moderators_copies_do_not_count_for_the_host_of_the_original(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await chosen(storage, clock, hosted=2)
    first = await host.begun(ANA, BEN)
    moderator = Actor(MANAGER, "Dora", Role.MODERATOR)
    await host.matches.clones.clone(first.id, "to try a ruling", moderator, next(host.ids))
    assert (await host.begun(ANA, BEN)).status is Status.RUNNING
    third = await host.lobby(ANA, BEN)
    await refused(host.matches.lobby.start(third.id, ANA, next(host.ids)), quotas.HOSTED)


async def test_a_server_has_only_so_many_matches_in_play(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await chosen(storage, clock, played=10, hosted=5)
    for number in range(10):
        await host.begun(ANA if number % 2 else BEN, CLEO)
    late = await host.lobby(CLEO, ANA)
    await refused(host.matches.lobby.start(late.id, CLEO, next(host.ids)), quotas.PLAYED)


async def test_lobbies_are_opened_only_so_fast_even_if_they_are_left_at_once(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await chosen(storage, clock, opened=2)
    for _ in "12":
        info = await host.lobby(ANA)
        await host.matches.lobby.leave(info.id, ANA, next(host.ids))
        clock.move(minutes=10)
    told = await refused(host.lobby(ANA), quotas.OPENED)
    assert "when" in told.message.args
    clock.move(minutes=41)
    assert (await host.lobby(ANA)).status is Status.LOBBY
    await refused(host.lobby(ANA), quotas.OPENED)


async def test_what_was_counted_is_known_after_a_restart(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await chosen(storage, clock, opened=1)
    await host.lobby(ANA)
    later = Matches(storage, Shelf(), clock)
    await refused(later.lobby.create(ANA, Wish(GUILD, 6, "fortuna"), 70_000), quotas.OPENED)
    await later.close()


async def test_a_clock_set_back_keeps_nobody_waiting(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await chosen(storage, clock, opened=1)
    await host.lobby(ANA)
    clock.move(days=-2)
    assert (await host.lobby(ANA)).status is Status.LOBBY


async def test_of_two_things_set_up_at_once_none_is_lost(
    storage: Storage, clock: ManualClock
) -> None:
    guilds = Guilds(storage, clock)
    await asyncio.gather(
        guilds.set_limit(GUILD, quotas.LOBBIES, 7, MANAGER),
        guilds.set_limit(GUILD, quotas.VOTES, 8, MANAGER),
        guilds.set_role(GUILD, 55, MANAGER),
    )
    for known in (guilds, Guilds(storage, clock)):
        settings = await known.settings(GUILD)
        assert settings.limits == {"lobbies": 7, "votes": 8}
        assert settings.moderator_role_id == 55


async def test_limits_of_one_server_do_not_count_in_another(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await chosen(storage, clock, opened=1)
    await host.lobby(ANA)
    elsewhere = Wish(GUILD + 1, 6, "fortuna")
    for _ in "12":
        await host.matches.lobby.create(ANA, elsewhere, next(host.ids))


async def test_a_person_invites_only_so_many_a_day_in_all_lobbies_together(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await chosen(storage, clock, invited=3)
    for user in range(3):
        info = await host.lobby(ANA)
        await host.matches.invitations.invite(info.id, ANA, 500 + user, next(host.ids))
        await host.matches.lobby.leave(info.id, ANA, next(host.ids))
    info = await host.lobby(ANA)
    await refused(
        host.matches.invitations.invite(info.id, ANA, 600, next(host.ids)), quotas.INVITED
    )
    clock.move(days=1, seconds=1)
    await host.matches.invitations.invite(info.id, ANA, 600, next(host.ids))


async def test_a_vote_withdrawn_is_asked_for_again_only_after_a_pause(
    host: Host, clock: ManualClock
) -> None:
    info = await host.begun(ANA, BEN, CLEO)
    pause, end = Motion(Question.PAUSE), Motion(Question.END)
    ballot = await host.matches.votes.propose(info.id, ANA, next(host.ids), pause)
    await host.matches.votes.withdraw(ballot.id, ANA, next(host.ids))
    again = host.matches.votes.propose(info.id, ANA, next(host.ids), pause)
    await refused(again, quotas.VOTE_PAUSE)
    other = await host.matches.votes.propose(info.id, ANA, next(host.ids), end)
    await host.matches.votes.withdraw(other.id, ANA, next(host.ids))
    of_ben = await host.matches.votes.propose(info.id, BEN, next(host.ids), pause)
    await host.matches.votes.withdraw(of_ben.id, BEN, next(host.ids))
    clock.move(minutes=quotas.VOTE_PAUSE.default)
    await host.matches.votes.propose(info.id, ANA, next(host.ids), pause)


async def test_the_pause_begins_when_a_vote_is_withdrawn_however_long_it_was_open(
    host: Host, clock: ManualClock
) -> None:
    info = await host.begun(ANA, BEN, CLEO)
    pause = Motion(Question.PAUSE)
    ballot = await host.matches.votes.propose(info.id, ANA, next(host.ids), pause)
    clock.move(minutes=quotas.VOTE_PAUSE.default + 5)
    await host.matches.votes.withdraw(ballot.id, ANA, next(host.ids))
    await refused(
        host.matches.votes.propose(info.id, ANA, next(host.ids), pause), quotas.VOTE_PAUSE
    )
    clock.move(minutes=quotas.VOTE_PAUSE.default)
    await host.matches.votes.propose(info.id, ANA, next(host.ids), pause)


async def test_a_vote_that_passed_needs_no_pause(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    for question in (Question.PAUSE, Question.RESUME, Question.PAUSE):
        ballot = await host.matches.votes.propose(info.id, ANA, next(host.ids), Motion(question))
        await host.matches.votes.vote(ballot.id, BEN, next(host.ids), yes=True)
    assert (await host.matches.store.info(info.id)).paused_at is not None


async def test_a_person_asks_for_only_so_many_votes_a_day(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await chosen(storage, clock, votes=2, vote_pause=0)
    info = await host.begun(ANA, BEN, CLEO)
    for _ in "12":
        ballot = await host.matches.votes.propose(
            info.id, ANA, next(host.ids), Motion(Question.PAUSE)
        )
        await host.matches.votes.withdraw(ballot.id, ANA, next(host.ids))
    again = host.matches.votes.propose(info.id, ANA, next(host.ids), Motion(Question.PAUSE))
    await refused(again, quotas.VOTES)


async def test_a_person_goes_back_only_so_often_within_an_hour(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await chosen(storage, clock, steps_back=5)
    info = await host.begun(ANA, BEN, game="pebbles")
    for _ in range(5):
        await host.answer(info.id)
        await host.matches.play.undo(info.id, ANA.user_id, next(host.ids))
        clock.move(minutes=5)
    await host.answer(info.id)
    position = (await host.matches.store.live(info.id)).match.dump()
    await refused(host.matches.play.undo(info.id, ANA.user_id, next(host.ids)), quotas.STEPS_BACK)
    assert (await host.matches.store.live(info.id)).match.dump() == position
    clock.move(minutes=36)
    await host.matches.play.undo(info.id, ANA.user_id, next(host.ids))


async def test_what_counts_no_more_is_forgotten(
    host: Host, matches: Matches, storage: Storage, clock: ManualClock
) -> None:
    await host.lobby(ANA)
    clock.move(days=3)
    await matches.agenda.do_due()
    key = Key(quotas.OPENED.name, GUILD, ANA.user_id)
    assert await storage.find(lambda on: quota_rows.glance(on, key)) == []
