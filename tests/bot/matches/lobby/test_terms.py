"""What a match is set up with: chosen by its host, told to those who sat down before it changed."""

from datetime import timedelta

import pytest

from bot.delivery.dispatcher import Dispatcher
from bot.domain.deadlines import BANKS, DEADLINES
from bot.domain.errors import MatchError
from bot.domain.lobby import LOBBY_LASTS
from bot.domain.match import Boards, OnLeave, OnTimeout, Pace, Status
from bot.domain.outbox import Kind
from bot.domain.quotas import INVITED_MOST
from bot.domain.terms import TERMS, written
from bot.storage import Storage
from data.catalogues import catalogue, languages
from tests.bot.matches.support import (
    ANA,
    BEN,
    CLEO,
    Host,
    ManualClock,
    PaperMessenger,
    pending,
    pings,
)

EVERY_CHOICE = [(key, value) for key in TERMS for value in TERMS[key]]


def key_of(caught: pytest.ExceptionInfo[MatchError]) -> str:
    return caught.value.message.key


@pytest.mark.parametrize(("key", "value"), EVERY_CHOICE)
async def test_the_host_can_set_every_choice_there_is(host: Host, key: str, value: object) -> None:
    info = await host.lobby(ANA)
    set_to = await host.matches.lobby.set_term(info.id, ANA, key, written(value), next(host.ids))  # type: ignore[arg-type] # a term's own values
    assert getattr(set_to, key) == value
    assert await host.matches.store.info(info.id) == set_to


@pytest.mark.parametrize(
    ("key", "raw"),
    [
        ("deadline", "61"),
        ("deadline", "soon"),
        ("bank", "none"),
        ("on_timeout", "cry"),
        ("boards", ""),
        ("language", "tlh"),
        ("private", "perhaps"),
        ("weather", "wild"),
    ],
)
async def test_what_there_is_no_choice_of_is_refused_with_the_choices(
    host: Host, key: str, raw: str
) -> None:
    info = await host.lobby(ANA)
    with pytest.raises(MatchError) as caught:
        await host.matches.lobby.set_term(info.id, ANA, key, raw, next(host.ids))
    assert key_of(caught) == "lobby-no-choice"
    assert caught.value.message.args["known"]
    assert await host.matches.store.info(info.id) == info


async def test_a_lobby_is_not_opened_with_a_pace_that_cannot_be_chosen(host: Host) -> None:
    with pytest.raises(MatchError) as caught:
        await host.lobby(ANA, pace=Pace(deadline=77))
    assert key_of(caught) == "lobby-no-choice"


async def test_only_the_host_sets_the_pace(host: Host) -> None:
    info = await host.lobby(ANA, BEN)
    with pytest.raises(MatchError) as caught:
        await host.matches.lobby.set_term(info.id, BEN, "boards", "move", next(host.ids))
    assert key_of(caught) == "service-creator-only"


async def test_every_seat_gets_its_time_bank_at_the_start(host: Host) -> None:
    pace = Pace(DEADLINES[1], BANKS[2], OnTimeout.SKIP, OnLeave.AI, Boards.ROUND)
    info = await host.begun(ANA, BEN, pace=pace)
    assert [seat.bank for seat in info.seats] == [BANKS[2]] * 2
    assert info.pace == pace


async def test_nothing_has_changed_for_a_host_who_sits_alone(host: Host) -> None:
    info = await host.lobby(ANA)
    info = await host.matches.lobby.set_term(info.id, ANA, "deadline", "86400", next(host.ids))
    assert info.changed == {}


async def test_what_changes_after_people_sat_down_is_noted_as_it_was(host: Host) -> None:
    info = await host.lobby(ANA, BEN, game="bazaar")
    await host.matches.lobby.set_term(info.id, ANA, "deadline", "86400", next(host.ids))
    await host.matches.lobby.set_term(info.id, ANA, "deadline", "172800", next(host.ids))
    await host.matches.lobby.set_players(info.id, ANA, 3, next(host.ids))
    info = await host.matches.lobby.set_option(info.id, ANA, "rounds", "3", next(host.ids))
    assert info.changed == {"deadline": None, "seats": 4, "option-rounds": 2}
    assert (await host.matches.store.info(info.id)).changed == info.changed


async def test_what_is_changed_back_is_no_change(host: Host) -> None:
    info = await host.lobby(ANA, BEN)
    await host.matches.lobby.set_term(info.id, ANA, "boards", "move", next(host.ids))
    info = await host.matches.lobby.set_term(info.id, ANA, "boards", "turn", next(host.ids))
    assert info.changed == {}


async def test_once_all_others_have_left_nothing_has_changed_for_anybody(host: Host) -> None:
    info = await host.lobby(ANA, BEN)
    await host.matches.lobby.set_term(info.id, ANA, "boards", "move", next(host.ids))
    assert (await host.matches.lobby.leave(info.id, BEN, next(host.ids))).changed == {}


@pytest.mark.parametrize("lang", languages())
def test_every_choice_has_a_name_an_explanation_and_words(lang: str) -> None:
    words = catalogue(lang)
    named = [f"lobby-term-{key}{ending}" for key in TERMS for ending in ("", "-about")]
    spans = ("deadline", "bank", "language")
    named += [f"lobby-value-{key}-{written(v)}" for key, v in EVERY_CHOICE if key not in spans]
    assert [key for key in named if not words.has(key)] == []


# --- invitations


async def test_a_private_match_takes_only_those_who_are_invited(host: Host) -> None:
    info = await host.lobby(ANA, private=True)
    with pytest.raises(MatchError) as caught:
        await host.matches.lobby.join(info.id, BEN, next(host.ids))
    assert key_of(caught) == "lobby-invited-only"
    await host.matches.invitations.invite(info.id, ANA, BEN.user_id, next(host.ids))
    info = await host.matches.lobby.join(info.id, BEN, next(host.ids))
    assert info.seat_of(BEN.user_id) == 1


async def test_an_invitation_is_posted_once_and_pings(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.lobby(ANA)
    for _ in range(2):
        await host.matches.invitations.invite(info.id, ANA, BEN.user_id, 77)
    await dispatcher.settle()
    (posted,) = [row for row in messenger.posted if row.kind is Kind.NOTICE]
    assert pings(posted) == (BEN.user_id,)


async def test_nobody_is_invited_twice(host: Host, storage: Storage) -> None:
    info = await host.lobby(ANA)
    await host.matches.invitations.invite(info.id, ANA, BEN.user_id, next(host.ids))
    before = await pending(storage, info.id)
    with pytest.raises(MatchError) as caught:
        await host.matches.invitations.invite(info.id, ANA, BEN.user_id, next(host.ids))
    assert key_of(caught) == "lobby-already-invited"
    assert await pending(storage, info.id) == before


async def test_only_who_sits_there_invites_and_only_who_does_not_is_invited(host: Host) -> None:
    info = await host.lobby(ANA, BEN)
    with pytest.raises(MatchError) as caught:
        await host.matches.invitations.invite(info.id, CLEO, 9, next(host.ids))
    assert key_of(caught) == "lobby-invite-from-a-seat"
    with pytest.raises(MatchError) as caught:
        await host.matches.invitations.invite(info.id, ANA, BEN.user_id, next(host.ids))
    assert key_of(caught) == "lobby-sits-already"


async def test_a_lobby_invites_only_so_many(host: Host) -> None:
    info = await host.lobby(ANA)
    for user in range(INVITED_MOST):
        await host.matches.invitations.invite(info.id, ANA, 500 + user, next(host.ids))
    with pytest.raises(MatchError) as caught:
        await host.matches.invitations.invite(info.id, ANA, 999, next(host.ids))
    assert key_of(caught) == "lobby-invited-enough"


async def test_a_started_match_invites_nobody(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    with pytest.raises(MatchError) as caught:
        await host.matches.invitations.invite(info.id, ANA, CLEO.user_id, next(host.ids))
    assert key_of(caught) == "service-lobby-over"


# --- starting with AI players, closing


async def test_ai_players_can_take_the_open_seats_at_the_start(host: Host) -> None:
    info = await host.lobby(ANA, players=3)
    info = await host.matches.lobby.set_term(info.id, ANA, "stand_ins", "easy", next(host.ids))
    info = await host.matches.lobby.start(info.id, ANA, next(host.ids), fill=True)
    assert [seat.ai for seat in info.seats] == [None, "easy", "easy"]
    assert info.status is Status.RUNNING
    assert (await host.matches.store.info(info.id)).seats == info.seats


async def test_a_day_before_a_lobby_closes_its_people_are_told_once(
    host: Host, clock: ManualClock, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    await host.lobby(ANA, BEN)
    due = await host.matches.invitations.warn_lobbies()
    assert due == clock.now() + LOBBY_LASTS - timedelta(days=1)
    clock.move(days=13)
    for _ in range(2):
        assert await host.matches.invitations.warn_lobbies() is None
        await dispatcher.settle()
    (posted,) = [row for row in messenger.posted if row.kind is Kind.NOTICE]
    assert pings(posted) == (ANA.user_id, BEN.user_id)
    assert posted.payload.text.key == "lobby-closes-soon"


async def test_what_happens_in_a_lobby_keeps_it_open_and_it_is_warned_of_anew(
    host: Host, clock: ManualClock
) -> None:
    info = await host.lobby(ANA, BEN)
    clock.move(days=13, hours=1)
    await host.matches.invitations.warn_lobbies()
    info = await host.matches.lobby.join(info.id, CLEO, next(host.ids))
    assert (info.warned, info.due_at) == (False, clock.now() + LOBBY_LASTS)
