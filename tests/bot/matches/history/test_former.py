"""What somebody did stays theirs, whoever sits on their seat by now."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.domain.match import Former, Member, StoredEvent, names_then
from bot.pages.rollback import move_label
from bot.text.moves import Told, by_entry, move_line
from bot.text.names import match_words
from bot.text.story import line, story
from bot.text.words import SeatName, Words, words
from engines.core.text import Who
from tests.bot.matches.support import ANA, BEN, CLEO, Host
from tests.bot.matches.timing import MODERATOR
from tests.bot.storage.older import upgraded

DORA = Member(104, "Dora")


async def replaced(host: Host, match_id: str, seat: int, to: Member | str) -> None:
    await host.matches.moderation.replace_seat(
        match_id, seat, to, "left", MODERATOR, next(host.ids)
    )
    await host.matches.idle()


async def handed_on(host: Host) -> str:
    """Ana and Ben take one each, Cleo takes Ben's seat over and one more each, then Dora takes Cleo's."""
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 40})
    for to in (CLEO, DORA):
        await host.answer(info.id, answer="1")
        await host.answer(info.id, answer="1")
        await replaced(host, info.id, 1, to)
    await host.answer(info.id, answer="1")
    await host.answer(info.id, answer="1")
    return info.id


async def told_by(host: Host, match_id: str) -> Words:
    """English, and the seats as they are called now."""
    seats = (await host.matches.store.info(match_id)).seats
    return words("en", [SeatName(one.name, "") for one in seats])


def doers(told: list[str]) -> list[str]:
    return [one.split("**")[1] for one in told if "pebbles-taken" in one]


async def test_the_story_tells_moves_under_the_names_of_the_time(host: Host) -> None:
    match_id = await handed_on(host)
    say = await told_by(host, match_id)
    events = await host.matches.story.told(match_id, None)
    assert doers([line(one, say, None) for one in events]) == [
        *("Ana", "Ben", "Ana", "Cleo", "Ana", "Dora")
    ]
    assert doers(story(events, say, None)) == ["Ana", "Ben", "Ana", "Cleo", "Ana", "Dora"]


async def test_what_two_owners_of_a_seat_did_in_a_row_is_told_apart(host: Host) -> None:
    match_id = await handed_on(host)
    say = await told_by(host, match_id)
    events = await host.matches.story.told(match_id, None)
    own = [one for one in events if one.event.by == 1]
    assert doers(story(own, say, None)) == ["Ben", "Cleo", "Dora"]


async def test_a_new_owner_reads_the_log_and_the_news_like_that_too(host: Host) -> None:
    match_id = await handed_on(host)
    say = await told_by(host, match_id)

    def anything(_: StoredEvent) -> bool:
        return True

    user = DORA.user_id
    sifted = host.matches.story.sifted
    found = await sifted(match_id, user, anything, after=0, upto=None, limit=50)
    assert doers([line(one, say, 1) for one in found])[1] == "Ben"
    moment = await host.matches.past.moment(match_id, 2, user)
    assert doers([line(one, say, 1) for one in moment.lines]) == ["Ben"]


async def test_lists_of_moves_name_who_made_them(host: Host) -> None:
    match_id = await handed_on(host)
    say = await told_by(host, match_id)
    moves = await host.matches.rollbacks.moves(match_id)
    events = by_entry(await host.matches.story.told(match_id, None), {})
    told = Told(events, former=await host.matches.story.former(match_id))
    quiet = Told({}, former=await host.matches.story.former(match_id))
    assert "Ben" in move_line(moves[1], told, say)
    assert ["Cleo" in move_label(moves[3], one, say) for one in (told, quiet)] == [True, True]
    assert "Dora" in move_label(moves[5], quiet, say)


async def test_a_board_of_the_past_is_seen_with_the_people_of_the_time(host: Host) -> None:
    match_id = await handed_on(host)
    rewind = await host.matches.rollbacks.rewind(match_id, 3)
    assert [seat.name for seat in rewind.then.info.seats] == ["Ana", "Cleo"]
    assert [seat.name for seat in rewind.now.info.seats] == ["Ana", "Dora"]


async def test_ai_players_take_over_under_names_of_their_own(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 40})
    await host.answer(info.id, answer="1")
    await host.answer(info.id, answer="1")
    await replaced(host, info.id, 1, "random")
    say = await told_by(host, info.id)
    await host.answer(info.id, answer="1")
    await host.matches.idle()
    told = [line(one, say, None) for one in await host.matches.story.told(info.id, None)]
    assert doers(told) == ["Ana", "Ben", "Ana", "AI 1"]


async def test_who_only_is_sat_in_for_is_no_former_owner(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 40})
    await host.matches.moderation.replace_seat(
        info.id, 1, "random", "away", MODERATOR, next(host.ids), for_good=False
    )
    await replaced(host, info.id, 1, BEN)
    assert await host.matches.story.former(info.id) == []


async def test_who_takes_a_seat_over_is_greeted_with_whose_it_was(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="caylus")
    await replaced(host, info.id, 1, CLEO)
    told = (await host.matches.story.told(info.id, None))[-1].event
    assert told.key == "moderators-story-handed"
    say = match_words(await host.matches.store.info(info.id), "en")
    said = say.quoted(told.text(None))
    mark = (await host.matches.store.info(info.id)).seats[1].mark
    assert f"gave Ben\u2019s seat ({say.mark('caylus', mark or '')}) to Cleo" in said
    assert told.data["now"] == Who(1)


def test_names_are_those_of_the_last_owner_before_a_line() -> None:
    former = [Former(1, 9, 6, 3, "Cleo"), Former(0, 7, 5, 1, "Ana"), Former(1, 4, 2, 2, "Ben")]
    assert names_then(former, event=4) == {0: "Ana", 1: "Ben"}
    assert names_then(former, event=5) == {0: "Ana", 1: "Cleo"}
    assert names_then(former, event=10) == {}
    assert names_then(former, entry=6) == {1: "Cleo"}


def test_the_migration_finds_former_owners_in_the_stories(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    upgraded(file, "0008")
    stories = {
        ("m1", 1, 1): {"key": "pebbles-taken", "by": 1},
        ("m1", 2, 0): story_line("replace", "Ben", "Cleo", 2),
        ("m1", 3, 0): story_line("replace-back", "Cleo", "Cleo", 2),
        ("m1", 4, 2): {"key": "pebbles-taken", "by": 1},
        ("m1", 5, 0): story_line("kick", "Cleo", "AI 1", 2),
        ("m1", 6, 0): story_line("replace-ai", "AI 1", "AI 1", 2),
    }
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executemany(
            "INSERT INTO events VALUES (?, ?, ?, ?, 0, '2026-05-01 12:00:00')",
            [(*at, json.dumps(body)) for at, body in stories.items()],
        )
    upgraded(file, "0009")
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT seat, event, entry, name FROM former ORDER BY event")
        assert found.fetchall() == [(1, 1, 1, "Ben"), (1, 4, 2, "Cleo")]


def story_line(how: str, before: str, after: str, seat: int) -> dict[str, object]:
    return {
        "key": f"moderators-story-{how}",
        "data": {"who": "Mo", "why": "so", "before": before, "after": after, "n": seat},
    }
