"""Who reads a thread without playing there: the public view by every button and command, never more."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import override

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Message, Sandbox
from bot.sandbox.models import walk
from bot.text.names import match_words
from data.catalogues import catalogue
from engines.core import Stream
from renderer.core.picture import Picture
from tests.bot.app.house import PNG, PlainPainter, running
from tests.bot.app.table import Match, custom_id, lobby, verbs
from tests.bot.autoplayer import AutoPlayer

GAME = "tadmor"
"""Deals cards at its beginning: its story holds what only their owner may read."""
GALLERY = 12
ONLOOKER = catalogue("en").format("lobby-not-playing")


class Told(PlainPainter):
    """Says for whose eyes it paints."""

    @override
    def board(self, view: Any, *_: Any) -> Picture:
        return Picture(PNG, 40, 30, f"board for {view.seat}")

    @override
    def zoom(self, view: Any, _: Any, zone: str, *__: Any) -> Picture:
        return Picture(PNG, 40, 30, f"{zone} for {view.seat}")

    @override
    def hand(self, view: Any, *_: Any) -> Picture:
        return Picture(PNG, 40, 30, f"hand for {view.seat}")

    @override
    def text_board(self, view: Any, *_: Any) -> str:
        return f"text for {view.seat}"


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Caravanserai]:
    async with running(sandbox, tmp_path, painter_of=Told) as started:
        yield started


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    player = AutoPlayer(sandbox, sandbox.channel("tables"), (ana, ben), aside=0.0)
    await player.open(GAME)
    await player.begin()
    match = Match(sandbox, bot, player)
    await match.delivered()
    await _until_something_private(match)
    return match


async def _until_something_private(match: Match) -> None:
    """Answer for whoever is asked until the story holds what only its owner may read."""
    chosen, ids, stream = match_id(match), count(1), Stream(b"o" * 32, "onlookers", 0)
    while not await private_lines(match):
        live = await match.bot.matches.store.live(chosen)
        decision = next(one for one in live.match.table.pending.values() if not one.blocked)
        user = live.info.seats[decision.seat].user_id
        assert user is not None
        answer = decision.sample(stream)
        await match.bot.matches.play.answer(chosen, user, next(ids), decision.id, answer)
        await match.delivered()


def match_id(match: Match) -> str:
    return custom_id(match.post, "board").split("|")[2]


def seen(message: Message) -> list[str]:
    """What the pictures of a message show."""
    galleries = [one for one in walk(message.components) if one["type"] == GALLERY]
    return [item["description"] for one in galleries for item in one["items"]]


async def private_lines(match: Match) -> list[tuple[str, str]]:
    """Lines of the story as Björn reads them, each beside what everybody reads."""
    info = await match.bot.matches.store.info(match_id(match))
    words = match_words(info, "en")
    told = [one.event for one in await match.bot.matches.story.told(info.id, 1)]
    return [
        (words.say(event.text(1)), words.say(event.text(None)))
        for event in told
        if event.text(1) != event.text(None)
    ]


async def test_the_board_s_button_and_all_its_parts_show_the_public_view(
    match: Match, zoe: Member
) -> None:
    shown = await match.press(zoe, match.post, "board")
    assert seen(shown) == ["board for None"]
    zoned = await match.pick(zoe, shown, "zoom", Told(GAME).zones[0])
    assert seen(zoned) == [f"{Told(GAME).zones[0]} for None"]
    told = await match.pick(zoe, zoned, "zoom", "text")
    assert "text for None" in told.text


@pytest.mark.parametrize(
    ("options", "expected"),
    [({}, "board for None"), ({"move": 0}, "board for None"), ({"text": True}, "text for None")],
)
async def test_the_board_s_command_shows_the_public_view(
    match: Match, zoe: Member, options: dict[str, Any], expected: str
) -> None:
    shown = await match.run(zoe, match.thread, "board", **options)
    assert expected in f"{shown.text} {seen(shown)}"


async def test_the_log_tells_onlookers_what_everybody_may_know(
    match: Match, ben: Member, zoe: Member
) -> None:
    ((own, public), *_) = await private_lines(match)
    assert own in (await match.press(ben, match.post, "log")).text
    by_button = (await match.press(zoe, match.post, "log")).text
    by_command = (await match.run(zoe, match.thread, "log")).text
    for told in (by_button, by_command):
        assert public in told
        assert own not in told


async def test_the_thread_itself_holds_no_secret(match: Match) -> None:
    ((own, _), *_) = await private_lines(match)
    assert [post.text for post in match.posts if own in post.text] == []


async def test_help_points_onlookers_to_the_rules(match: Match, zoe: Member) -> None:
    shown = await match.press(zoe, match.post, "help")
    assert shown.ephemeral_to == zoe.id
    assert shown.text


@pytest.mark.parametrize("verb", ["play", "hand"])
async def test_the_players_buttons_tell_onlookers_kindly_that_they_do_not_play(
    match: Match, zoe: Member, verb: str
) -> None:
    shown = await match.press(zoe, match.post, verb)
    assert ONLOOKER in shown.text
    assert "⏳" in shown.text
    assert (shown.attachments, verbs(shown)) == ([], {})


@pytest.mark.parametrize("command", ["play", "hand"])
async def test_the_players_commands_tell_onlookers_the_same(
    match: Match, zoe: Member, command: str
) -> None:
    shown = await match.run(zoe, match.thread, command)
    assert ONLOOKER in shown.text
    assert shown.attachments == []


async def test_an_onlooker_is_offered_a_free_seat_where_a_lobby_is_open(
    match: Match, zoe: Member, ben: Member, bot: Caravanserai
) -> None:
    other = await lobby(match.sandbox, bot, ben, name="Join me")
    shown = await match.press(zoe, match.post, "hand")
    assert "Join me" in shown.text
    await match.press(zoe, shown, "join")
    await other.delivered()
    assert "Zoë" in other.lobby.text


async def test_who_asks_for_a_hand_before_the_start_is_offered_the_free_seat(
    match: Match, zoe: Member, ben: Member, bot: Caravanserai, tables: Channel
) -> None:
    other = await lobby(match.sandbox, bot, ben, name="Join me")
    chosen = custom_id(other.lobby, "options").split("|")[2]
    shown = await match.run(zoe, tables, "hand", match=chosen)
    assert "a seat is free" in shown.text
    assert "join" in verbs(shown)


async def test_an_onlooker_takes_nothing_back(match: Match, zoe: Member) -> None:
    shown = await match.run(zoe, match.thread, "undo")
    assert catalogue("en").format("service-not-playing") in shown.text


async def test_an_onlooker_s_answer_by_command_changes_nothing(match: Match, zoe: Member) -> None:
    live = await match.bot.matches.store.live(match_id(match))
    before = live.match.number
    shown = await match.run(zoe, match.thread, "play", answer="1")
    assert shown.text
    assert live.match.number == before


async def test_infos_name_who_plays_and_who_is_awaited_and_no_more(
    match: Match, zoe: Member
) -> None:
    ((own, _), *_) = await private_lines(match)
    shown = await match.run(zoe, match.thread, "match info")
    assert "**Ana**" in shown.text
    assert "⏳" in shown.text
    assert own not in shown.text


async def test_autocomplete_offers_an_onlooker_no_answers(match: Match, zoe: Member) -> None:
    assert await zoe.autocomplete(match.thread, "play", "answer", "") == []
