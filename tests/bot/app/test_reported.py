"""What has a picture of its own: posted once beside the board, and shown again by `/board`."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import override

from bot.sandbox import Member, Message, Sandbox, enabled_components
from bot.sandbox.errors import file_too_large
from bot.ui.downscale import LADDER
from engines.core import text
from engines.fortuna.ids import FORTUNA_CARD
from renderer.core.picture import Picture, Report
from tests.bot.app.hasty import Hasty, info_of, play_on, play_until, turn_of
from tests.bot.app.house import PNG, PlainPainter, running
from tests.bot.app.table import Match, lobby


def lying(view: Any) -> list[str]:
    """The action cards on the table, but for the one that the starting player has from the beginning."""
    found = [place.card for side in view.state.sides for place in side]
    return [card for card in found if card != FORTUNA_CARD]


class Reporter(PlainPainter):
    """Reports each action card that somebody has taken."""

    @override
    def reports(self, view: Any) -> Sequence[Report]:
        return [Report(card, text("looking-then", n=at)) for at, card in enumerate(lying(view), 1)]

    @override
    def report(self, view: Any, caption: Any, key: str) -> Picture:
        if key not in [one.key for one in self.reports(view)]:
            raise ValueError(key)
        return Picture(PNG, 40, 30, f"how {caption.match_name} came to {key}")


@pytest.fixture
async def match(sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member) -> AsyncIterator[Match]:
    """The two are about to draft action cards in turn."""
    async with running(sandbox, tmp_path, clock=Hasty(), painter_of=Reporter) as bot:
        found = await lobby(sandbox, bot, ana, ben)
        await found.player.choose({"deal": "experienced"})
        await found.player.begin()
        await found.delivered()
        yield found


async def taken(match: Match) -> list[str]:
    live = await match.bot.matches.store.live((await info_of(match)).id)
    return lying(live.match.view(None))


async def turn(match: Match) -> list[str]:
    """Somebody takes a card, the last one several; which."""
    before = await taken(match)
    assert await play_on(match) is not None
    await match.delivered()
    return [card for card in await taken(match) if card not in before]


def shown(message: Message) -> list[str]:
    """What the pictures of a message say, from top to bottom."""
    galleries = [one for one in message.components[0]["components"] if one["type"] == 12]
    return [one["items"][0]["description"] for one in galleries]


def told(match: Match, *cards: str) -> list[str]:
    return [f"how {match.thread.name} came to {card}" for card in cards]


async def again(match: Match, member: Member, board: Message, card: str) -> list[str]:
    """What is shown once a card is picked from the menu below a board."""
    found = next(one for one in enabled_components(board) if one.is_select)
    before = board.components
    await member.select(board, found.custom_id, [f"report:{card}"])
    await match.player.until(lambda: board.components is not before or None, "another picture")
    return shown(board)


async def test_it_is_posted_once_below_the_board_after_it_happened(match: Match) -> None:
    assert shown(match.post)[1:] == []
    first = await turn(match)
    assert shown(match.post)[1:] == told(match, *first)
    second = await turn(match)
    assert shown(match.post)[1:] == told(match, *second)
    assert len(match.post.attachments) == 1 + len(second)


async def test_nothing_is_left_out_or_told_twice_where_answers_come_faster_than_posts(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.pictures.pictures.MOST_REPORTED", 9)
    await play_until(match, lambda info: info.entry > 2)
    await turn(match)
    posted = [one for post in match.posts for one in shown(post)[1:]]
    assert sorted(posted) == sorted(told(match, *await taken(match)))


async def test_a_post_has_room_for_the_newest_of_many(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.pictures.pictures.MOST_REPORTED", 1)
    found: list[str] = []
    while len(found) < 2:
        found = await turn(match)
    assert len(shown(match.post)) == 2
    assert shown(match.post)[1] in told(match, *found)


async def test_a_place_that_takes_no_files_is_told_of_it_in_words(match: Match) -> None:
    refused = {"times": len(LADDER), "channel_id": match.thread.id}
    match.sandbox.faults.refuse("create_message", file_too_large(), **refused)
    found = await turn(match)
    assert match.post.attachments == []
    said = match.post.text.replace("\\", "")
    assert all(one in said for one in told(match, *found))


async def test_the_board_shows_it_again(match: Match, ana: Member) -> None:
    (first,), (second,) = await turn(match), await turn(match)
    board = await match.run(ana, match.thread, "board")
    assert told(match, first) != shown(board)
    assert await again(match, ana, board, first) == told(match, first)
    assert await again(match, ana, board, second) == told(match, second)


async def test_a_board_of_the_past_shows_what_had_happened_by_then(
    match: Match, ana: Member
) -> None:
    (first,) = await turn(match)
    move = (await match.bot.matches.store.live((await info_of(match)).id)).last_event
    (second,) = await turn(match)
    board = await match.run(ana, match.thread, "board", move=move)
    offered = [one for control in enabled_components(board) for one in control.values]
    assert f"report:{first}" in offered
    assert f"report:{second}" not in offered
    assert await again(match, ana, board, first) == told(match, first)


async def test_what_was_taken_back_gives_way_to_the_board(match: Match) -> None:
    member = await turn_of(match)
    (card,) = await turn(match)
    board = await match.run(member, match.thread, "board")
    await match.run(member, match.thread, "undo")
    await match.delivered()
    assert await taken(match) == []
    assert card not in "".join(await again(match, member, board, card))


async def test_what_is_taken_back_and_done_again_at_once_is_told_again(match: Match) -> None:
    member = await turn_of(match)
    (card,) = await turn(match)
    info = await info_of(match)
    live = await match.bot.matches.store.live(info.id)
    seat = info.seat_of(int(member.id))
    entry = live.match.live()[-1]
    assert seat == entry.seat
    await match.bot.matches.play.undo(info.id, int(member.id), 1)
    asked = next(one for one in live.match.table.pending.values() if one.seat == seat)
    await match.bot.matches.play.answer(info.id, int(member.id), 2, asked.id, entry.answer)
    await match.delivered()
    assert shown(match.post)[1:] == told(match, card)
