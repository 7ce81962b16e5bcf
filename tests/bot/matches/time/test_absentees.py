"""People who leave the server while others are away, and hosts who leave a lobby: it goes on."""

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, OnLeave, Pace, Status
from tests.bot.matches.support import ANA, BEN, CLEO, PEOPLE, Host
from tests.bot.matches.timing import MODERATOR


class Absent:
    """Says who has left; nobody at first."""

    def __init__(self) -> None:
        self.users: set[int] = set()

    async def __call__(self, _: int, user_id: int) -> bool:
        return user_id not in self.users


@pytest.fixture
def absent(host: Host) -> Absent:
    found = Absent()
    host.matches.members.ask(found)
    return found


async def alone_and_gone(host: Host, absent: Absent, on_leave: OnLeave) -> MatchInfo:
    """An AI player sits in for Ben, then Ana leaves: nobody is left at the table."""
    info = await host.begun(ANA, BEN, game="pebbles", pace=Pace(on_leave=on_leave))
    await host.matches.moderation.replace_seat(
        info.id, 1, "greedy", "away", MODERATOR, next(host.ids), for_good=False
    )
    absent.users.add(ANA.user_id)
    assert await host.matches.absentees.gone_among(info.id, [ANA.user_id]) == {ANA.user_id}
    info = await host.matches.store.info(info.id)
    assert (info.seats[0].gone, info.seats[0].ai) == (True, None)
    return info


@pytest.mark.parametrize(
    ("on_leave", "sitter"), [("ai", "normal"), ("default", "default"), ("wait", None)]
)
async def test_once_somebody_is_back_the_seats_of_those_who_left_go_on_as_set_up(
    host: Host, absent: Absent, on_leave: str, sitter: str | None
) -> None:
    info = await alone_and_gone(host, absent, OnLeave(on_leave))
    await host.matches.timeouts.take_seat_back(info.id, BEN.user_id, next(host.ids))
    assert (await host.matches.store.info(info.id)).seats[0].ai == sitter


async def test_so_they_do_once_a_seat_is_given_to_somebody_else(host: Host, absent: Absent) -> None:
    info = await alone_and_gone(host, absent, OnLeave.AI)
    await host.matches.moderation.replace_seat(info.id, 1, CLEO, "away", MODERATOR, next(host.ids))
    now = await host.matches.store.info(info.id)
    assert (now.seats[0].ai, now.seats[0].gone) == ("normal", True)
    story = await host.matches.story.told(info.id, None)
    assert [one.event.key for one in story].count("faults-story-left") == 2


async def test_who_comes_back_themselves_plays_on(host: Host, absent: Absent) -> None:
    info = await alone_and_gone(host, absent, OnLeave.AI)
    await host.matches.timeouts.take_seat_back(info.id, BEN.user_id, next(host.ids))
    absent.users.clear()
    await host.matches.absentees.seen(info.id, ANA.user_id)
    seat = (await host.matches.store.info(info.id)).seats[0]
    assert (seat.ai, seat.gone) == (None, False)


async def test_a_lobby_whose_host_has_left_is_taken_over_by_the_next_person(
    host: Host, absent: Absent
) -> None:
    info = await host.lobby(*PEOPLE, game="pebbles")
    absent.users.add(ANA.user_id)
    with pytest.raises(MatchError) as refused:
        await host.matches.lobby.start(info.id, CLEO, next(host.ids))
    assert refused.value.message.args["creator"] == BEN.name
    info = await host.matches.store.info(info.id)
    assert (info.creator_id, [one.name for one in info.taken]) == (BEN.user_id, ["Ben", "Cleo"])
    started = await host.matches.lobby.start(info.id, BEN, next(host.ids))
    assert started.status is Status.RUNNING


async def test_a_lobby_whose_host_is_there_stays_theirs(host: Host, absent: Absent) -> None:
    info = await host.lobby(*PEOPLE, game="pebbles")
    absent.users.add(CLEO.user_id)
    with pytest.raises(MatchError) as refused:
        await host.matches.lobby.set_term(info.id, BEN, "deadline", "none", next(host.ids))
    assert refused.value.message.args["creator"] == ANA.name
    assert (await host.matches.store.info(info.id)).revision == info.revision


async def test_nobody_from_outside_takes_a_lobby_over(host: Host, absent: Absent) -> None:
    info = await host.lobby(ANA, BEN, game="pebbles")
    absent.users.add(ANA.user_id)
    with pytest.raises(MatchError):
        await host.matches.lobby.start(info.id, CLEO, next(host.ids))
    assert (await host.matches.store.info(info.id)).creator_id == ANA.user_id
