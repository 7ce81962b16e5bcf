"""Proposals while somebody types a move: the story is put into words once, not for every key."""

from collections.abc import Iterator

import pytest

from bot.domain.match import MatchInfo, StoredEvent
from bot.matches.service import Matches
from bot.pages.board import Looking
from bot.pictures.pictures import Pictures
from bot.text import worded
from bot.text.names import match_words
from bot.text.story import line
from bot.text.words import Words, words
from tests.bot.app.house import PlainPainter
from tests.bot.matches.support import ANA, BEN, Host

STRANGER = 999


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the lines that are put into words, as it happens."""
    found: list[int] = []

    def noted(stored: StoredEvent, words: Words, seat: int | None) -> str:
        found.append(stored.number)
        return line(stored, words, seat)

    monkeypatch.setattr(worded, "line", noted)
    return found


@pytest.fixture
async def info(host: Host) -> MatchInfo:
    begun = await host.begun(ANA, BEN)
    return await host.play(begun.id, 60)


@pytest.fixture
def looking(matches: Matches) -> Iterator[Looking]:
    pictures = Pictures(PlainPainter)
    yield Looking(matches, pictures)
    pictures.close()


async def test_each_line_is_worded_once_however_many_keys_are_typed(
    looking: Looking, info: MatchInfo, said: list[int]
) -> None:
    for typed in ("", "a", "an", "ana", "anal"):
        await looking.moves(info.id, ANA.user_id, words("en"), typed)
    assert said
    assert len(said) == len(set(said))


async def test_after_a_move_only_new_lines_are_worded(
    host: Host, looking: Looking, info: MatchInfo, said: list[int]
) -> None:
    await looking.moves(info.id, ANA.user_id, words("en"), "")
    before = (await host.matches.store.live(info.id)).last_event
    said.clear()
    await host.answer(info.id)
    await looking.moves(info.id, ANA.user_id, words("en"), "")
    assert all(number > before for number in said)


async def test_what_was_taken_back_is_worded_anew(
    host: Host, looking: Looking, said: list[int]
) -> None:
    info = await host.begun(ANA, BEN, game="caylus")
    while not said:
        said.clear()
        await host.answer(info.id)
        await looking.moves(info.id, STRANGER, words("en"), "")
    told, live = said.copy(), await host.matches.store.live(info.id)
    by = next(one.person for one in live.info.seats if one.seat == live.match.live()[-1].seat)
    assert by is not None
    said.clear()
    await host.matches.play.undo(info.id, by, next(host.ids))
    await looking.moves(info.id, STRANGER, words("en"), "")
    assert told[-1] in said


async def test_nobody_is_proposed_what_another_seat_alone_may_know(
    host: Host, looking: Looking, info: MatchInfo
) -> None:
    for user, seat in ((ANA.user_id, 0), (BEN.user_id, 1), (STRANGER, None)):
        found = await looking.moves(info.id, user, words("en"), "")
        told = await host.matches.story.told(info.id, seat, limit=500, withdrawn=True)
        lines = {one.number: one for one in told}
        assert all(number in lines for _, number in found)
        own = match_words(info, "en")
        assert all(
            text == f"{number}. {worded.plain(line(lines[number], own, seat))}"
            for text, number in found
        )


async def test_a_number_finds_lines_near_it_without_wording_the_rest(
    looking: Looking, info: MatchInfo, said: list[int]
) -> None:
    found = await looking.moves(info.id, STRANGER, words("en"), "12")
    assert 12 in [number for _, number in found]
    assert said == []
