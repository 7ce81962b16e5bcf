"""What-ifs: private copies in which one person moves all seats, and nothing counts."""

from typing import Any

import pytest
from sqlalchemy import Table, func, select, update

from bot.delivery.dispatcher import Dispatcher
from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.listing import Filter
from bot.domain.match import MatchInfo, Status
from bot.matches.play import ai
from bot.matches.play.trials import open_decisions
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage.tables import events, log, outbox, positions, waits
from engines.core import Answer, Decision, Match
from engines.core.search import Level
from tests.bot.matches.support import ANA, BEN, GUILD, Host, ManualClock, PaperMessenger, Shelf


async def tried(host: Host, game: str = "fortuna", answers: int = 0) -> MatchInfo:
    """A what-if of Ana's."""
    info = await host.begun(game=game)
    await host.play(info.id, answers)
    return await host.matches.whatif.try_out(info.id, ANA.user_id, next(host.ids))


def origin_of(trial: MatchInfo) -> str:
    assert trial.origin is not None
    return trial.origin


async def answer(host: Host, trial: str, times: int = 1) -> None:
    """Answer for whoever is asked, as Ana."""
    for _ in range(times):
        live = await host.matches.store.live(trial)
        decision = open_decisions(live.match)[0]
        await host.matches.play.answer(
            trial, ANA.user_id, next(host.ids), decision.id, host.sample(decision)
        )


async def step_back(host: Host, trial: str, *, all_of_it: bool = False) -> None:
    await host.matches.whatif.step_back(trial, ANA.user_id, next(host.ids), all_of_it=all_of_it)


async def position(matches: Matches, match_id: str) -> bytes:
    return (await matches.store.live(match_id)).match.dump()


async def rows(storage: Storage, table: Table, match_id: str) -> int:
    query = select(func.count()).select_from(table).where(table.c.match_id == match_id)
    async with storage.read() as connection:
        return (await connection.execute(query)).scalar_one()


async def test_its_owner_answers_for_all_seats(host: Host) -> None:
    trial = await tried(host)
    asked = set()
    for _ in range(12):
        live = await host.matches.store.live(trial.id)
        asked.add(open_decisions(live.match)[0].seat)
        await answer(host, trial.id)
    assert asked == {0, 1}


async def test_the_match_itself_is_left_alone(host: Host) -> None:
    trial = await tried(host, answers=6)
    before = await position(host.matches, origin_of(trial))
    await answer(host, trial.id, 5)
    assert await position(host.matches, origin_of(trial)) == before


async def test_nothing_is_owed_and_nobody_is_awaited(host: Host, storage: Storage) -> None:
    trial = await tried(host, game="pebbles")
    while not (await host.matches.store.live(trial.id)).match.over:
        await answer(host, trial.id)
    await step_back(host, trial.id)
    assert await rows(storage, outbox, trial.id) == 0
    assert await rows(storage, waits, trial.id) == 0
    assert await rows(storage, log, trial.id) > 2


async def test_nothing_is_posted(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    trial = await tried(host)
    await answer(host, trial.id, 4)
    await dispatcher.settle()
    assert [row for row in messenger.posted if row.match_id == trial.id] == []


async def test_no_list_shows_it(host: Host) -> None:
    trial = await tried(host)
    matches = host.matches
    listed = [
        *await matches.lists.listed(GUILD, ANA.user_id, Filter(), limit=25),
        *await matches.lists.of_member(ANA.user_id),
        *await matches.lists.of_member(BEN.user_id),
    ]
    assert trial.id not in [info.id for info in listed]
    awaited = [one.match_id for one in await matches.awaited.waiting_for(ANA.user_id)]
    awaited += [one.match_id for one in await matches.awaited.optional_for(ANA.user_id)]
    assert trial.id not in awaited
    assert await matches.awaited.waits(trial.id) == []
    assert [info.id for info in await matches.whatif.of(ANA.user_id)] == [trial.id]


async def test_it_does_not_count_for_the_usual_name_of_the_next_match(host: Host) -> None:
    await tried(host)
    assert (await host.lobby()).name == "Fortuna 2"


async def test_nobody_else_can_do_anything_with_it(host: Host) -> None:
    trial = await tried(host)
    decision = open_decisions((await host.matches.store.live(trial.id)).match)[0]
    user, matches = BEN.user_id, host.matches
    with pytest.raises(NoSuchMatch):
        await matches.play.answer(trial.id, user, 1, decision.id, host.sample(decision))
    with pytest.raises(NoSuchMatch):
        await matches.play.undo_state(trial.id, user)
    with pytest.raises(NoSuchMatch):
        await matches.whatif.step_back(trial.id, user, 2, all_of_it=False)
    with pytest.raises(NoSuchMatch):
        await matches.whatif.renew(trial.id, user, 3, present=True)
    with pytest.raises(NoSuchMatch):
        await matches.whatif.let_others_play(trial.id, user)
    with pytest.raises(NoSuchMatch):
        await matches.whatif.close(trial.id, user, next(host.ids))


async def test_who_does_not_play_cannot_try(host: Host) -> None:
    info = await host.begun()
    with pytest.raises(MatchError) as refused:
        await host.matches.whatif.try_out(info.id, 999, 1)
    assert refused.value.message.key == "looking-whatif-not-playing"


async def test_a_match_that_is_over_cannot_be_tried(host: Host) -> None:
    info = await host.begun(game="pebbles")
    await host.play(info.id)
    with pytest.raises(MatchError) as refused:
        await host.matches.whatif.try_out(info.id, ANA.user_id, 1)
    assert refused.value.message.key == "looking-whatif-over"


async def test_a_trial_cannot_be_tried(host: Host) -> None:
    trial = await tried(host)
    with pytest.raises(NoSuchMatch):
        await host.matches.whatif.try_out(trial.id, ANA.user_id, 1)


async def test_it_has_no_result_to_confirm_and_no_export(host: Host) -> None:
    trial = await tried(host, game="pebbles")
    while not (await host.matches.store.live(trial.id)).match.over:
        await answer(host, trial.id)
    with pytest.raises(NoSuchMatch):
        await host.matches.endings.confirm(trial.id, ANA.user_id, 1)
    with pytest.raises(NoSuchMatch):
        await host.matches.exports.export(trial.id, ANA.user_id)


async def test_there_is_one_of_each_match_and_at_most_three(host: Host) -> None:
    first = await tried(host)
    again = await host.matches.whatif.try_out(origin_of(first), ANA.user_id, next(host.ids))
    assert again.id == first.id
    await tried(host)
    await tried(host)
    with pytest.raises(MatchError) as refused:
        await tried(host)
    assert refused.value.message.key == "looking-whatif-many"
    assert "Fortuna 1" in str(refused.value.message.args["names"])
    await host.matches.whatif.close(first.id, ANA.user_id, next(host.ids))
    assert (await tried(host)).trial


async def test_every_answer_can_be_taken_back_to_the_beginning(host: Host) -> None:
    trial = await tried(host, answers=8)
    beginning = await position(host.matches, trial.id)
    await answer(host, trial.id, 30)
    passed = await position(host.matches, trial.id)
    await answer(host, trial.id)
    await step_back(host, trial.id)
    assert await position(host.matches, trial.id) == passed
    for left in range(29, -1, -1):
        await step_back(host, trial.id)
        state = await host.matches.play.undo_state(trial.id, ANA.user_id)
        assert state.count == left
    assert await position(host.matches, trial.id) == beginning


async def test_it_goes_back_to_the_beginning_at_once_more_than_once(host: Host) -> None:
    trial = await tried(host)
    beginning = await position(host.matches, trial.id)
    for _ in range(2):
        await answer(host, trial.id, 26)
        await step_back(host, trial.id, all_of_it=True)
        assert await position(host.matches, trial.id) == beginning
    with pytest.raises(MatchError) as refused:
        await step_back(host, trial.id)
    assert refused.value.message.key == "core-undo-nothing"


async def test_what_is_taken_back_is_struck_from_its_story(host: Host) -> None:
    trial = await tried(host, game="pebbles")
    await answer(host, trial.id)
    await step_back(host, trial.id)
    story = await host.matches.story.told(trial.id, 0, withdrawn=True)
    assert [one.withdrawn for one in story] == [False, True]


async def test_another_deal_begins_at_the_same_place(host: Host) -> None:
    trial = await tried(host, game="tadmor", answers=10)
    matches = host.matches
    before, first = (
        repr((await matches.store.live(trial.id)).view(0).state),
        await position(matches, trial.id),
    )
    await answer(host, trial.id, 3)
    info = await matches.whatif.renew(trial.id, ANA.user_id, next(host.ids), present=False)
    live = await matches.store.live(trial.id)
    assert (info.id, info.entry, live.match.number) == (trial.id, 0, 0)
    assert repr(live.view(0).state) == before
    assert live.match.dump() != first


async def test_it_starts_over_where_the_match_stands(host: Host, storage: Storage) -> None:
    trial = await tried(host, game="pebbles")
    await answer(host, trial.id, 2)
    await host.answer(origin_of(trial), answer="1")
    now = await position(host.matches, origin_of(trial))
    await host.matches.whatif.renew(trial.id, ANA.user_id, next(host.ids), present=True)
    assert await position(host.matches, trial.id) == now
    assert await rows(storage, log, trial.id) == 0


async def test_a_repeated_click_begins_anew_only_once(host: Host) -> None:
    trial = await tried(host)
    click = next(host.ids)
    await host.matches.whatif.renew(trial.id, ANA.user_id, click, present=False)
    first = await position(host.matches, trial.id)
    await host.matches.whatif.renew(trial.id, ANA.user_id, click, present=False)
    assert await position(host.matches, trial.id) == first


async def test_an_ai_player_answers_for_the_others(host: Host) -> None:
    trial = await tried(host, game="pebbles")
    await answer(host, trial.id)
    await host.matches.whatif.let_others_play(trial.id, ANA.user_id)
    live = await host.matches.store.live(trial.id)
    assert live.match.number == 2
    assert open_decisions(live.match)[0].seat == live.info.seat_of(ANA.user_id) == 0


async def test_it_is_said_that_nothing_is_asked_of_the_others(host: Host) -> None:
    trial = await tried(host, game="pebbles")
    with pytest.raises(MatchError, match="looking-whatif-nothing-asked"):
        await host.matches.whatif.let_others_play(trial.id, ANA.user_id)


async def test_an_ai_player_answers_early_for_the_others_if_the_owner_is_not_waited_for(
    host: Host,
) -> None:
    trial = await tried(host, game="pebbles")
    await answer(host, trial.id)
    live = await host.matches.store.live(trial.id)
    for one in live.match.table.pending.values():
        one.optional = True
    await host.matches.whatif.let_others_play(trial.id, ANA.user_id)
    assert (await host.matches.store.live(trial.id)).match.number == 2


async def test_no_ai_player_answers_by_itself(host: Host) -> None:
    trial = await tried(host, game="pebbles")
    await answer(host, trial.id)
    await host.matches.idle()
    assert (await host.matches.store.live(trial.id)).match.number == 1


async def test_it_is_there_after_a_restart(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    trial = await tried(host, answers=4)
    await answer(host, trial.id, 3)
    before = await position(host.matches, trial.id)
    again = Host(Matches(storage, Shelf(), clock))
    again.ids = host.ids
    assert await position(again.matches, trial.id) == before
    await step_back(again, trial.id, all_of_it=True)
    await answer(again, trial.id)
    await again.matches.close()


async def test_it_is_forgotten_a_week_after_it_was_last_used(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    trial = await tried(host)
    clock.move(days=6)
    await answer(host, trial.id)
    clock.move(days=6)
    await host.matches.agenda.do_due()
    assert (await host.matches.store.info(trial.id)).status is Status.RUNNING
    clock.move(days=2)
    await host.matches.agenda.do_due()
    with pytest.raises(NoSuchMatch):
        await host.matches.store.info(trial.id)
    assert await rows(storage, events, trial.id) == 0
    assert (await host.matches.store.info(origin_of(trial))).status is Status.RUNNING


async def test_closing_leaves_nothing(host: Host, storage: Storage) -> None:
    trial = await tried(host)
    await answer(host, trial.id)
    await host.matches.whatif.close(trial.id, ANA.user_id, next(host.ids))
    with pytest.raises(NoSuchMatch):
        await host.matches.store.live(trial.id)
    assert await rows(storage, events, trial.id) == 0


async def test_its_dice_are_not_those_of_the_match(host: Host) -> None:
    trial = await tried(host)
    live, origin = [await host.matches.store.live(one) for one in (trial.id, origin_of(trial))]
    assert live.match.header.key != origin.match.header.key
    assert live.info.seed_hash != origin.info.seed_hash


@pytest.mark.parametrize("game", ["bazaar", "caylus", "fortuna", "tadmor"])
async def test_it_can_be_played_to_the_end_in_every_game(host: Host, game: str) -> None:
    trial = await tried(host, game, answers=25)
    while not (await host.matches.store.live(trial.id)).match.over:
        await answer(host, trial.id)
    live = await host.matches.store.live(trial.id)
    assert live.info.status is Status.FINISHED
    assert live.match.result() is not None
    await step_back(host, trial.id)
    assert (await host.matches.store.info(trial.id)).status is Status.RUNNING


async def test_one_that_cannot_be_read_gives_way_to_another(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    trial = await tried(host)
    async with storage.write() as connection:
        damage = update(positions).where(positions.c.match_id == trial.id)
        await connection.execute(damage.values(body=b"nothing of the kind"))
    again = Matches(storage, Shelf(), clock)
    other = await again.whatif.try_out(origin_of(trial), ANA.user_id, next(host.ids))
    assert other.id != trial.id
    assert [one.id for one in await again.whatif.of(ANA.user_id)] == [other.id]
    await again.close()


async def test_a_hint_is_what_could_be_answered_and_changes_nothing(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ai, "LEVELS", dict.fromkeys(ai.LEVELS, Level(30)))
    info = await host.begun(hints=True)
    trial = await host.matches.whatif.try_out(info.id, ANA.user_id, next(host.ids))
    before = await position(host.matches, trial.id)
    asked, answer = await host.matches.whatif.hint(trial.id, ANA.user_id)
    assert await position(host.matches, trial.id) == before
    await host.matches.play.answer(trial.id, ANA.user_id, next(host.ids), asked.id, answer)
    with pytest.raises(NoSuchMatch):
        await host.matches.whatif.hint(trial.id, BEN.user_id)


async def test_hints_are_no_worse_where_normal_players_are_made_weak(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[Level] = []

    def noted(_: object, match: Match[Any], decision: Decision, level: Level) -> Answer:
        thought.append(level)
        return match.default_for(decision.id)

    monkeypatch.setattr(ai, "searched", noted)
    monkeypatch.setattr(ai, "level_of", lambda *_: Level(1))
    info = await host.begun(hints=True)
    trial = await host.matches.whatif.try_out(info.id, ANA.user_id, next(host.ids))
    await host.matches.whatif.hint(trial.id, ANA.user_id)
    assert thought == [Level(2_000)]


async def test_without_leave_of_the_host_there_are_no_hints(host: Host) -> None:
    with pytest.raises(MatchError) as caught:
        await host.matches.whatif.hint((await tried(host)).id, ANA.user_id)
    assert caught.value.message.key == "looking-hint-off"
