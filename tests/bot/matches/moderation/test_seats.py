"""Seats that are forced, handed over or given to AI players."""

import pytest

from bot.delivery.dispatcher import Dispatcher
from bot.domain.errors import MatchError
from bot.domain.outbox import Kind
from bot.matches.moderation.actions import Actor, ModAction, Role
from tests.bot.matches.moderation.moderating import MOD
from tests.bot.matches.support import ANA, BEN, CLEO, Host, PaperMessenger


async def test_a_question_is_answered_by_its_default(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.matches.moderation.force_default(info.id, 0, "silent", MOD, 1)
    match = (await host.matches.store.live(info.id)).match
    assert [(one.seat, one.answer) for one in match.live()] == [(0, "1")]


async def test_nobody_is_forced_who_is_not_asked(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    with pytest.raises(MatchError, match="moderators-not-asked"):
        await host.matches.moderation.force_default(info.id, 1, "silent", MOD, 1)


async def test_a_member_takes_a_seat_over_and_the_old_owner_has_lost_it(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.matches.moderation.replace_seat(info.id, 0, CLEO, "moved away", MOD, 1)
    with pytest.raises(MatchError, match="service-not-playing"):
        await host.matches.play.answer(
            info.id, ANA.user_id, 2, (await host.decision(info.id)).id, "1"
        )
    assert [wait.user_id for wait in await host.matches.awaited.waits(info.id)] == [CLEO.user_id]
    await host.answer(info.id)


async def test_secret_questions_go_to_the_new_owner_alone(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN)
    await dispatcher.settle()
    live = await host.matches.store.live(info.id)
    assert live.secrets
    seat = next(iter(live.secrets.values()))
    old, already = live.info.seats[seat].user_id, len(messenger.posted)
    await host.matches.moderation.replace_seat(info.id, seat, CLEO, "moved away", MOD, 1)
    await dispatcher.settle()
    later = messenger.posted[already:]
    prompted = [row.payload.addressee for row in later if row.kind is Kind.PROMPT]
    assert prompted == [CLEO.user_id]
    taken = [
        row for row in later if row.kind in (Kind.WITHDRAW, Kind.STRIP) and row.payload.message_id
    ]
    assert old not in prompted
    assert any(row.kind is Kind.WITHDRAW and row.payload.addressee == old for row in taken)


async def test_who_takes_over_does_not_read_what_was_said_to_the_seat_before(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    await host.play(info.id, 4)
    number = (await host.matches.store.live(info.id)).match.number
    await host.matches.moderation.replace_seat(info.id, 0, CLEO, "moved away", MOD, 1)
    assert (await host.matches.store.info(info.id)).seats[0].since == number


async def test_an_ai_player_takes_a_seat_for_good_or_sits_in(host: Host) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="pebbles", options={"heap": 900})
    await host.matches.moderation.replace_seat(
        info.id, 1, "random", "silent", MOD, 1, for_good=False
    )
    await host.matches.moderation.replace_seat(info.id, 2, "random", "silent", MOD, 2)
    seats = (await host.matches.store.info(info.id)).seats
    assert [(one.user_id, one.person, one.ai) for one in seats[1:]] == [
        (BEN.user_id, None, "random"),
        (None, None, "random"),
    ]
    await host.matches.moderation.replace_seat(info.id, 1, BEN, "back", MOD, 3)
    assert (await host.matches.store.info(info.id)).seats[1].person == BEN.user_id


async def test_one_person_takes_one_seat(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    with pytest.raises(MatchError, match="moderators-sits-already"):
        await host.matches.moderation.replace_seat(info.id, 0, BEN, "both", MOD, 1)


async def test_who_plays_cannot_force_while_a_secret_question_is_open(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    playing = Actor(ANA.user_id, ANA.name, Role.MODERATOR)
    with pytest.raises(MatchError, match="moderators-secret-open"):
        await host.matches.moderation.force_default(info.id, 1, "silent", playing, 1)
    await host.matches.moderation.force_default(info.id, 1, "silent", MOD, 2)


async def test_what_was_asked_in_private_loses_its_buttons_with_the_seat(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    while len((await host.matches.store.live(info.id)).secrets) < 2:
        await host.answer(info.id)
    await dispatcher.settle()
    asked = next(one for one in await host.decisions(info.id) if one.secret)
    while (await host.matches.store.live(info.id)).secrets:
        await host.answer(info.id)
    await dispatcher.settle()
    user = info.seats[asked.seat].user_id
    prompts = {
        row.id + 9000
        for row in messenger.posted
        if row.kind is Kind.PROMPT and row.payload.addressee == user
    }
    await host.matches.moderation.replace_seat(
        info.id, asked.seat, "greedy", "gone", MOD, 1, action=ModAction.KICK
    )
    await dispatcher.settle()
    assert prompts
    assert prompts <= {row.payload.message_id for row in messenger.posted if row.kind is Kind.STRIP}
