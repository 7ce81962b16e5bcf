"""Boards of the past, notes and news, at the service's own doors."""

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member, StoredEvent
from bot.matches.history.news import Shown
from bot.matches.moderation.actions import Actor, Role
from bot.matches.service import Matches
from bot.storage import Storage
from engines.core import Match
from tests.bot.matches.support import ANA, BEN, CLEO, Host, ManualClock, Shelf

MODERATOR = Actor(900, "Mo", Role.MODERATOR)


async def positions(host: Host, game: str, answers: int) -> tuple[MatchInfo, list[bytes]]:
    """A match with the positions after each of its entries."""
    info = await host.begun(game=game)
    found = [(await host.matches.store.live(info.id)).match.dump()]
    for _ in range(answers):
        await host.answer(info.id)
        found.append((await host.matches.store.live(info.id)).match.dump())
    return info, found


async def told_to(host: Host, info: MatchInfo, member: Member) -> list[StoredEvent]:
    """The whole story as a person may know it."""
    return await host.matches.story.sifted(
        info.id, member.user_id, lambda _: True, after=0, upto=None, limit=500
    )


async def undone(host: Host, info: MatchInfo) -> bytes:
    """Somebody takes its last answer back; gives the position then."""
    live = await host.matches.store.live(info.id)
    for seat in live.info.seats:
        assert seat.user_id is not None
        if (await host.matches.play.undo_state(info.id, seat.user_id)).count:
            await host.matches.play.undo(info.id, seat.user_id, next(host.ids))
            return (await host.matches.store.live(info.id)).match.dump()
    raise AssertionError("nobody can take anything back")


@pytest.mark.parametrize("game", ["pebbles", "fortuna", "tadmor"])
async def test_every_position_is_found_again(host: Host, game: str) -> None:
    info, known = await positions(host, game, 5 if game == "pebbles" else 45)
    for entry, position in enumerate(known):
        past = await host.matches.past.after(info.id, entry)
        assert (past.wanted, past.entry) == (entry, entry)
        assert past.position == position


async def test_it_is_found_again_after_a_restart(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    info, known = await positions(host, "fortuna", 40)
    again = Matches(storage, Shelf(), clock)
    for entry in (3, 12, 25, 39, 40):
        assert (await again.past.after(info.id, entry)).position == known[entry]
    await again.close()


@pytest.mark.parametrize("game", ["fortuna", "tadmor"])
async def test_what_moves_are_shown_by_does_not_hang_on_what_is_in_memory(
    host: Host, storage: Storage, clock: ManualClock, game: str
) -> None:
    info, known = await positions(host, game, 30)
    told = (2, 7, 29, 30)
    expected = {entry: known[entry - 1] for entry in told}
    assert await host.matches.past.before(info.id, told) == expected
    again = Matches(storage, Shelf(), clock)
    assert await again.past.before(info.id, told) == expected
    assert not (await again.store.live(info.id)).match.kept
    await again.close()


async def test_what_was_taken_back_stood_on_the_board_then(host: Host) -> None:
    info = await host.begun(game="pebbles")
    await host.answer(info.id, answer="3")
    taken = (await host.matches.store.live(info.id)).match.dump()
    after = await undone(host, info)
    await host.answer(info.id, answer="1")
    assert (await host.matches.past.after(info.id, 1)).position == taken
    assert (await host.matches.past.after(info.id, 2)).position == after
    assert after != taken


async def test_an_entry_too_late_is_the_present_one(host: Host) -> None:
    info, known = await positions(host, "pebbles", 3)
    assert (await host.matches.past.after(info.id, 99)).position == known[-1]
    assert (await host.matches.past.after(info.id, -1)).position == known[0]


async def test_under_other_rules_the_nearest_kept_position_is_shown(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    info, known = await positions(host, "fortuna", 60)

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("the rules are other ones now")

    monkeypatch.setattr(Match, "from_header", broken)
    past = await host.matches.past.after(info.id, 27)
    assert past.wanted == 27
    assert past.entry == 25
    assert past.position == known[25]
    assert await host.matches.past.before(info.id, [26, 28]) == {26: known[25]}


async def test_who_takes_a_seat_over_sees_the_time_before_as_everybody_does(host: Host) -> None:
    info = await host.begun(game="tadmor")
    await host.play(info.id, 12)
    own = [one.event for one in await told_to(host, info, ANA)]
    assert any(0 in event.private for event in own)
    await host.matches.moderation.replace_seat(
        info.id, 0, CLEO, "Ana is away", MODERATOR, next(host.ids)
    )
    for member in (CLEO, ANA):
        told = await told_to(host, info, member)
        assert all(not one.event.private for one in told if one.entry <= 12)
    await host.play(info.id, 20)
    moment = await host.matches.past.moment(info.id, 5, CLEO.user_id)
    assert all(not one.event.private for one in moment.lines)
    live = await host.matches.store.live(info.id)
    assert live.info.seats[0].since == 12


async def test_a_view_of_the_past_holds_what_the_seat_knew_then(host: Host) -> None:
    info = await host.begun(game="tadmor")
    await host.play(info.id, 4)
    live = await host.matches.store.live(info.id)
    before = repr(live.view(0).state)
    hidden = repr(live.view(1).state)
    await host.play(info.id, 30)
    past = await host.matches.past.after(info.id, 4)
    live = await host.matches.store.live(info.id)
    assert repr(past.view(live, 0).state) == before
    assert repr(past.view(live, 1).state) == hidden
    assert before != hidden


# --- notes


async def test_a_note_is_not_given_to_whoever_takes_the_seat_over(host: Host) -> None:
    info = await host.begun()
    await host.matches.notes.write(info.id, ANA.user_id, "Ben bluffs")
    await host.matches.moderation.replace_seat(
        info.id, 0, CLEO, "Ana is away", MODERATOR, next(host.ids)
    )
    assert await host.matches.notes.of(info.id, CLEO.user_id) == ""
    assert await host.matches.notes.of(info.id, ANA.user_id) == "Ben bluffs"


async def test_notes_have_an_end(host: Host) -> None:
    info = await host.begun()
    await host.matches.notes.write(info.id, ANA.user_id, "x" * 2000)
    with pytest.raises(MatchError) as refused:
        await host.matches.notes.write(info.id, ANA.user_id, "x" * 2001)
    assert refused.value.message.key == "looking-note-long"
    assert await host.matches.notes.of(info.id, ANA.user_id) == "x" * 2000


async def test_who_does_not_play_notes_nothing_down(host: Host) -> None:
    info = await host.begun()
    with pytest.raises(MatchError) as refused:
        await host.matches.notes.write(info.id, CLEO.user_id, "hello")
    assert refused.value.message.key == "looking-note-not-playing"


# --- news


async def unread(matches: Matches, info: MatchInfo, user_id: int) -> list[StoredEvent]:
    """What is news to somebody as the match stands."""
    seen = await matches.panels.seen_by(info.id, user_id)
    return await matches.news.unread(seen.live.info, user_id, seen.last_event)


async def shown(matches: Matches, info: MatchInfo, user_id: int) -> None:
    """Let somebody open their panel."""
    seen = await matches.panels.seen_by(info.id, user_id)
    await matches.news.panel_shown(seen.live.info, user_id, seen.last_event)


async def test_news_is_what_others_did_since_the_last_panel(host: Host) -> None:
    info = await host.begun(game="pebbles")
    assert await unread(host.matches, info, BEN.user_id) == []
    await shown(host.matches, info, BEN.user_id)
    await host.answer(info.id, answer="1")
    (line,) = await unread(host.matches, info, BEN.user_id)
    assert line.event.by == 0
    await shown(host.matches, info, BEN.user_id)
    assert await unread(host.matches, info, BEN.user_id) == []


async def test_news_is_remembered_over_a_restart(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    info = await host.begun(game="pebbles")
    await shown(host.matches, info, BEN.user_id)
    await host.answer(info.id, answer="1")
    await host.answer(info.id, answer="2")
    again = Matches(storage, Shelf(), clock)
    assert [one.event.by for one in await unread(again, info, BEN.user_id)] == [0]
    await again.close()


async def test_a_look_at_the_board_makes_news_old(host: Host) -> None:
    info = await host.begun(game="pebbles")
    await shown(host.matches, info, BEN.user_id)
    await host.answer(info.id, answer="1")
    shown_to_ben = Shown.of(await host.matches.store.live(info.id))
    await host.matches.news.looked(info.id, 1, shown_to_ben)
    assert await unread(host.matches, info, BEN.user_id) == []


async def test_who_takes_a_seat_over_is_told_no_news_of_the_one_before(host: Host) -> None:
    info = await host.begun(game="pebbles")
    await shown(host.matches, info, ANA.user_id)
    await host.answer(info.id, answer="1")
    await host.matches.moderation.replace_seat(
        info.id, 0, CLEO, "Ana is away", MODERATOR, next(host.ids)
    )
    await host.answer(info.id, answer="1")
    assert await unread(host.matches, info, CLEO.user_id) == []


async def test_what_was_taken_back_is_no_news(host: Host) -> None:
    info = await host.begun(game="pebbles")
    await shown(host.matches, info, BEN.user_id)
    await host.answer(info.id, answer="1")
    await undone(host, info)
    assert await unread(host.matches, info, BEN.user_id) == []
