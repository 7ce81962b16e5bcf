"""AI players leave people time to take an answer back, and go back with it."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.domain.errors import Refused
from bot.domain.match import MatchInfo, Member
from bot.matches.core.copies import fork
from bot.matches.play.taking_back import take_back
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage.matches import rows as match_rows
from engines.core import Answered, Undone
from engines.core.match import Match as Played
from tests.bot.matches.support import ANA, BEN, Host, ManualClock, Shelf
from tests.bot.matches.timing import MODERATOR

PAUSE = 40.0


@pytest.fixture
async def patient(storage: Storage, clock: ManualClock) -> AsyncIterator[Host]:
    service = Matches(storage, Shelf(), clock, ai_pause=lambda: PAUSE)
    yield Host(service)
    await service.close()


async def sat(
    host: Host, *people: Member, game: str = "pebbles", ai: int = 1, **options: int | str
) -> str:
    """A match of some people with AI players on the seats after theirs."""
    info = await host.lobby(*people, game=game, options=options or {"heap": 40})
    for _ in range(ai):
        await host.matches.lobby.fill_ai(info.id, people[0], "random", next(host.ids))
    await host.matches.lobby.start(info.id, people[0], next(host.ids))
    await host.matches.idle()
    return info.id


async def played(host: Host, match_id: str) -> list[int]:
    """The seats whose answers are in force, in order."""
    return [one.seat for one in (await host.matches.store.live(match_id)).match.live()]


async def later(host: Host, clock: ManualClock, seconds: float) -> None:
    await clock.asleep()
    clock.move(seconds=seconds)
    await settled(host)


async def settled(host: Host) -> None:
    """Wait for whatever has been woken."""
    for _ in range(20):
        await asyncio.sleep(0)
    await host.matches.idle()


async def undo(host: Host, match_id: str, member: Member = ANA, **more: bool) -> MatchInfo:
    return (await host.matches.play.undo(match_id, member.user_id, next(host.ids), **more)).info


# --- taking back past AI players ----------------------------------------------------------------


async def test_undo_reaches_back_through_what_ai_players_have_answered(host: Host) -> None:
    match_id = await sat(host, ANA, ai=2)
    await host.answer(match_id, answer="1")
    await host.matches.idle()
    assert await played(host, match_id) == [0, 1, 2]
    state = await host.matches.play.undo_state(match_id, ANA.user_id)
    assert (state.count, state.through) == (1, (1, 2))
    await undo(host, match_id)
    assert await played(host, match_id) == []
    assert (await host.decision(match_id)).seat == 0


async def test_the_story_tells_that_an_ai_player_s_answer_went_along(host: Host) -> None:
    match_id = await sat(host, ANA)
    await host.answer(match_id, answer="1")
    await host.matches.idle()
    async with host.matches.storage.write() as connection:
        await match_rows.write_posting(connection, match_id, posted_event=2)
    await undo(host, match_id)
    told = (await host.matches.story.told(match_id, None))[-1].event
    assert (told.key, told.by, told.data["count"]) == ("service-story-undone-along", 0, 1)


async def test_after_an_undo_past_it_the_ai_player_answers_anew(host: Host) -> None:
    match_id = await sat(host, ANA)
    await host.answer(match_id, answer="1")
    await host.matches.idle()
    await undo(host, match_id)
    await host.answer(match_id, answer="3")
    await host.matches.idle()
    assert await played(host, match_id) == [0, 1]


async def test_undo_after_undo_goes_back_turn_by_turn(host: Host) -> None:
    match_id = await sat(host, ANA)
    for _ in range(2):
        await host.answer(match_id, answer="1")
        await host.matches.idle()
    await undo(host, match_id)
    assert await played(host, match_id) == [0, 1]
    await undo(host, match_id)
    assert await played(host, match_id) == []


async def test_restarting_a_turn_stops_where_the_turn_began(host: Host) -> None:
    match_id = await sat(host, ANA)
    for _ in range(2):
        await host.answer(match_id, answer="1")
        await host.matches.idle()
    await undo(host, match_id, turn=True)
    assert await played(host, match_id) == [0, 1]


async def test_the_log_of_an_undo_past_ai_players_can_be_played_again(host: Host) -> None:
    match_id = await sat(host, ANA, ai=2)
    await host.answer(match_id, answer="1")
    await host.matches.idle()
    await undo(host, match_id)
    await host.answer(match_id, answer="2")
    await host.matches.idle()
    match = (await host.matches.store.live(match_id)).match
    assert sum(isinstance(one, Undone) for one in match.entries) == 3
    again = Played.replay(match.spec, match.content, match.header, match.entries)
    assert again.state_hash() == match.state_hash()


async def test_an_undo_past_ai_players_survives_a_restart(host: Host, storage: Storage) -> None:
    match_id = await sat(host, ANA)
    await host.answer(match_id, answer="1")
    await host.matches.idle()
    again = Host(Matches(storage, Shelf(), host.matches.clock))
    again.ids = host.ids
    assert (await again.matches.play.undo_state(match_id, ANA.user_id)).through == (1,)
    await undo(again, match_id)
    assert await played(again, match_id) == []
    await again.matches.close()


async def test_a_person_s_answer_is_never_taken_back_along(host: Host) -> None:
    match_id = await sat(host, ANA, BEN)
    await host.answer(match_id, answer="1")
    await host.answer(match_id, answer="1")
    await host.matches.idle()
    assert not (await host.matches.play.undo_state(match_id, ANA.user_id)).count
    with pytest.raises(Refused) as caught:
        await undo(host, match_id)
    assert caught.value.message.key == "core-undo-others"


async def test_what_an_ai_player_answered_that_only_sits_in_stays(host: Host) -> None:
    match_id = await sat(host, ANA, BEN, ai=0)
    await host.matches.moderation.replace_seat(
        match_id, 1, "random", "away", MODERATOR, next(host.ids), for_good=False
    )
    await host.answer(match_id, answer="1")
    await host.matches.idle()
    assert await played(host, match_id) == [0, 1]
    assert not (await host.matches.play.undo_state(match_id, ANA.user_id)).count


async def test_what_a_person_answered_before_an_ai_player_took_over_stays(host: Host) -> None:
    match_id = await sat(host, ANA, BEN, ai=0)
    for _ in range(2):
        await host.answer(match_id, answer="1")
    await host.matches.moderation.replace_seat(
        match_id, 1, "random", "gone", MODERATOR, next(host.ids)
    )
    await host.matches.idle()
    assert not (await host.matches.play.undo_state(match_id, ANA.user_id)).count


async def test_what_an_ai_player_s_answer_revealed_cannot_be_taken_back_along(host: Host) -> None:
    """In the bazaar people draw, bid and are surprised: whatever goes along has shown nothing."""
    gone: list[Answered] = []
    while not gone:
        match_id = await sat(host, ANA, game="bazaar", rounds=2)
        while not (live := await host.matches.store.live(match_id)).match.over:
            if (await host.matches.play.undo_state(match_id, ANA.user_id)).through:
                copy = fork(live.match, live.match.entries, live.match.kept)
                gone += [one for one in take_back(copy, live.info, 0, turn=True) if one.seat]
            mine = [one for one in await host.decisions(match_id) if one.seat == 0]
            await host.answer(match_id, mine[0])
            await host.matches.idle()
    assert not [one for one in gone if one.barrier]


async def test_under_other_people_nobody_sounds_an_ai_player_s_hand(host: Host) -> None:
    match_id = await sat(host, ANA, BEN, game="bazaar", rounds=2)
    while not (await host.matches.store.live(match_id)).match.over:
        for member in (ANA, BEN):
            assert not (await host.matches.play.undo_state(match_id, member.user_id)).through
        asked = [one for one in await host.decisions(match_id) if one.seat != 2]
        await host.answer(match_id, asked[0])
        await host.matches.idle()


# --- the while it leaves -------------------------------------------------------------------------


async def awaiting_an_ai_player(patient: Host) -> str:
    """A match in which Ana and then Ben have answered, and it is an AI player's turn."""
    match_id = await sat(patient, ANA, BEN)
    await patient.answer(match_id, answer="1")
    await patient.answer(match_id, answer="1")
    await settled(patient)
    return match_id


async def test_where_others_play_an_ai_player_leaves_time_to_take_an_answer_back(
    patient: Host, clock: ManualClock
) -> None:
    match_id = await awaiting_an_ai_player(patient)
    assert await played(patient, match_id) == [0, 1]
    await later(patient, clock, PAUSE - 1)
    assert await played(patient, match_id) == [0, 1]
    await later(patient, clock, 1)
    assert await played(patient, match_id) == [0, 1, 2]


async def test_an_ai_player_that_waits_is_not_reminded(patient: Host, clock: ManualClock) -> None:
    match_id = await awaiting_an_ai_player(patient)
    await patient.matches.agenda.do_due()
    assert patient.matches.ai.busy == 0
    await later(patient, clock, PAUSE)
    assert await played(patient, match_id) == [0, 1, 2]


async def test_ai_players_that_follow_each_other_wait_only_once(
    patient: Host, clock: ManualClock
) -> None:
    match_id = await sat(patient, ANA, BEN, ai=2)
    await patient.answer(match_id, answer="1")
    await patient.answer(match_id, answer="1")
    await settled(patient)
    await later(patient, clock, PAUSE)
    assert await played(patient, match_id) == [0, 1, 2, 3]


async def test_in_a_duel_what_can_be_taken_back_afterwards_too_is_answered_at_once(
    patient: Host,
) -> None:
    match_id = await sat(patient, ANA)
    await patient.answer(match_id, answer="1")
    await patient.matches.idle()
    assert await played(patient, match_id) == [0, 1]


async def test_in_a_duel_an_ai_player_waits_before_whichever_of_its_answers_would_seal_one_s_own(
    patient: Host, clock: ManualClock
) -> None:
    match_id = await sat(patient, ANA, game="fortuna", deal="first_game")
    while (answered := await past_an_answer(patient, match_id)) == 0:
        await answer_or_wait(patient, clock, match_id)
    assert (await patient.matches.play.undo_state(match_id, ANA.user_id)).count > 0
    await later(patient, clock, PAUSE)
    assert len(await played(patient, match_id)) > answered


async def past_an_answer(host: Host, match_id: str) -> int:
    """How many answers there are while an AI player waits after having answered something itself; else 0."""
    await settled(host)
    live, given = await host.matches.store.live(match_id), await played(host, match_id)
    waits = host.matches.ai.slow_for(live, ANA.user_id) is not None
    return len(given) if waits and given[-1] == 1 else 0


async def answer_or_wait(host: Host, clock: ManualClock, match_id: str) -> None:
    """Go on by an answer of Ana's, or by the while that an AI player leaves her."""
    assert not (await host.matches.store.live(match_id)).match.over
    asked = [one for one in await host.decisions(match_id) if one.seat == 0]
    if asked:
        await host.answer(match_id, asked[0])
    else:
        await later(host, clock, PAUSE)


async def test_an_undo_meanwhile_lets_the_ai_player_wait_for_the_new_answer(
    patient: Host, clock: ManualClock
) -> None:
    match_id = await awaiting_an_ai_player(patient)
    await undo(patient, match_id, BEN)
    await later(patient, clock, PAUSE)
    assert await played(patient, match_id) == [0]
    await patient.answer(match_id, answer="2")
    await settled(patient)
    await later(patient, clock, PAUSE)
    assert await played(patient, match_id) == [0, 1, 2]


async def test_a_pause_of_the_match_meanwhile_holds_nothing_up_for_good(
    patient: Host, clock: ManualClock
) -> None:
    match_id = await awaiting_an_ai_player(patient)
    await patient.matches.moderation.pause(match_id, "tea", MODERATOR, next(patient.ids))
    await later(patient, clock, PAUSE)
    assert await played(patient, match_id) == [0, 1]
    await patient.matches.moderation.resume(match_id, "tea is over", MODERATOR, next(patient.ids))
    await settled(patient)
    await later(patient, clock, PAUSE)
    assert await played(patient, match_id) == [0, 1, 2]


async def test_somebody_who_takes_the_waiting_seat_over_answers_alone(
    patient: Host, clock: ManualClock
) -> None:
    match_id = await awaiting_an_ai_player(patient)
    zoe = Member(900, "Zoë")
    await patient.matches.moderation.replace_seat(
        match_id, 2, zoe, "back", MODERATOR, next(patient.ids)
    )
    await later(patient, clock, PAUSE)
    assert await played(patient, match_id) == [0, 1]


async def test_who_could_still_take_it_back_can_let_the_ai_player_go_on(patient: Host) -> None:
    match_id = await awaiting_an_ai_player(patient)
    live = await patient.matches.store.live(match_id)
    assert patient.matches.ai.slow_for(live, BEN.user_id) == 2
    assert patient.matches.ai.slow_for(live, ANA.user_id) is None
    await patient.matches.ai.hurry_for(match_id, ANA.user_id)
    await settled(patient)
    assert await played(patient, match_id) == [0, 1]
    await patient.matches.ai.hurry_for(match_id, BEN.user_id)
    await settled(patient)
    assert await played(patient, match_id) == [0, 1, 2]


async def test_after_a_restart_an_ai_player_simply_plays(
    patient: Host, storage: Storage, clock: ManualClock
) -> None:
    match_id = await awaiting_an_ai_player(patient)
    await patient.matches.close()
    again = Host(Matches(storage, Shelf(), clock, ai_pause=lambda: PAUSE))
    await again.matches.open()
    await settled(again)
    assert await played(again, match_id) == [0, 1, 2]
    await again.matches.close()
