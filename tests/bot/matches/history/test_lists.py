"""Lists of a server's matches: narrowed down, newest first, private ones for their people only."""

from typing import Any

import pytest

from bot.domain.listing import Filter, GameRecord, Show
from bot.domain.match import Pace, Verdict
from bot.pages.match_list import PAGE, listing, narrowed, page_of, stats_message
from bot.text.words import words
from bot.ui.clicks.lobbies import MatchListClick
from tests.bot.matches.support import ANA, BEN, CLEO, GUILD, Host, ManualClock
from tests.bot.matches.timing import MODERATOR
from tests.bot.messages import text

DAY = 86400


async def listed(host: Host, viewer: int = CLEO.user_id, **wanted: Any) -> list[str]:
    found = await host.matches.lists.listed(GUILD, viewer, Filter(**wanted), limit=50)
    return [info.name for info in found]


@pytest.fixture
async def three(host: Host, clock: ManualClock) -> None:
    """A running match, a full lobby with a deadline and an open one, in this order."""
    await host.begun(ANA, BEN, game="pebbles", name="old")
    clock.move(minutes=1)
    await host.lobby(ANA, BEN, game="bazaar", name="full", players=2, pace=Pace(DAY))
    clock.move(minutes=1)
    await host.lobby(CLEO, game="bazaar", name="new", pace=Pace(3 * DAY))


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        ({}, ["new", "full", "old"]),
        ({"game": "bazaar"}, ["new", "full"]),
        ({"show": Show.RUNNING}, ["old"]),
        ({"show": Show.OPEN}, ["new", "full"]),
        ({"show": Show.FINISHED}, []),
        ({"free": True}, ["new"]),
        ({"mine": True}, ["new"]),
        ({"deadline": DAY}, ["full"]),
        ({"deadline": 7 * DAY}, ["new", "full"]),
        ({"game": "pebbles", "mine": True}, []),
    ],
)
async def test_a_list_is_narrowed_down(
    host: Host, wanted: dict[str, Any], names: list[str]
) -> None:
    assert await listed(host, **wanted) == names


async def test_of_another_server_nothing_is_listed(host: Host) -> None:
    await host.lobby(ANA)
    assert await host.matches.lists.listed(GUILD + 1, ANA.user_id, Filter(), limit=9) == []


async def test_a_match_that_is_over_is_listed_as_finished(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", name="done")
    await host.play(info.id)
    assert await listed(host, show=Show.FINISHED) == ["done"]
    assert await listed(host) == []


async def test_private_matches_are_listed_for_who_sits_there_and_lobbies_for_who_is_invited(
    host: Host,
) -> None:
    info = await host.lobby(ANA, game="pebbles", name="ours", private=True)
    await host.matches.invitations.invite(info.id, ANA, BEN.user_id, next(host.ids))
    await host.matches.invitations.invite(info.id, ANA, CLEO.user_id, next(host.ids))
    assert await listed(host, BEN.user_id) == ["ours"]
    assert await listed(host, 999) == []
    await host.matches.lobby.join(info.id, BEN, next(host.ids))
    await host.matches.lobby.start(info.id, ANA, next(host.ids))
    assert await listed(host, BEN.user_id) == ["ours"]
    assert await listed(host, CLEO.user_id) == []


async def test_a_list_turns_its_pages(host: Host, clock: ManualClock) -> None:
    for number in range(PAGE + 2):
        await host.lobby(
            type(ANA)(700 + number, "Somebody"), game="pebbles", name=f"number {number}"
        )
        clock.move(minutes=1)
    found = await host.matches.lists.listed(GUILD, 1, Filter(), limit=PAGE + 1, offset=PAGE)
    assert [info.name for info in found] == ["number 1", "number 0"]


@pytest.mark.parametrize(
    "wanted",
    [Filter(), Filter("bazaar", Show.FINISHED, free=True, mine=True, deadline=DAY)],
)
def test_what_a_list_is_narrowed_down_to_stands_in_its_buttons(wanted: Filter) -> None:
    assert narrowed(page_of(wanted, 1)) == wanted


def test_forged_buttons_narrow_nothing_down() -> None:
    assert narrowed(MatchListClick(0, "-", "everything", "maybe", "", "soon")) == Filter()


def test_an_empty_list_says_what_to_do() -> None:
    builder = listing([], Filter(), 0, words("en"))
    assert "/match create" in text(builder)


async def test_one_s_matches_are_counted_once_they_are_over(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    assert await host.matches.lists.standings(ANA.user_id) == []
    info = await host.play(info.id)
    winner = next(seat.user_id for seat in info.seats if seat.won)
    for member in (ANA, BEN):
        (standing,) = await host.matches.lists.standings(member.user_id)
        won = int(member.user_id == winner)
        assert (standing.game, standing.played, standing.won) == ("pebbles", 1, won)


async def test_matches_against_ai_players_alone_do_not_count(host: Host) -> None:
    info = await host.begun(ANA, game="pebbles", ai=["random"], players=2)
    while not (await host.matches.store.live(info.id)).match.over:
        await host.matches.idle()
        if 0 in (await host.matches.store.live(info.id)).asked:
            await host.answer(info.id)
    assert (await host.matches.store.info(info.id)).seats[0].won is not None
    assert await host.matches.lists.standings(ANA.user_id) == []


@pytest.mark.parametrize("answers", [0, 1])
async def test_a_match_ended_early_counts_if_somebody_has_answered_in_it(
    host: Host, answers: int
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.play(info.id, answers)
    await host.matches.moderation.stop(info.id, Verdict.RESULT, "late", MODERATOR, next(host.ids))
    for member in (ANA, BEN):
        assert len(await host.matches.lists.standings(member.user_id)) == answers


async def test_copies_do_not_count(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    copy = await host.matches.clones.clone(info.id, "to try", MODERATOR, next(host.ids))
    await host.play(copy.id)
    assert await host.matches.lists.standings(ANA.user_id) == []


async def test_a_result_that_is_taken_back_no_longer_counts(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    info = await host.play(info.id)
    last = (await host.matches.store.live(info.id)).match.live()[-1].seat
    user = info.seats[last].user_id
    assert user is not None
    await host.matches.play.undo(info.id, user, next(host.ids))
    assert await host.matches.lists.standings(user) == []


def test_statistics_speak_of_each_game() -> None:
    told = text(
        stats_message([GameRecord("fortuna", 3, 1), GameRecord("caylus", 1, 0)], words("en"))
    )
    assert "**Fortuna**: 3 played, 1 won" in told
    assert "1 played, none won" in told
    assert "/match list" in text(stats_message([], words("en")))
