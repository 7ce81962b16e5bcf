"""Looking on: the log sifted, boards of the past, what is news; over the real client."""

import re

import pytest

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.domain.match import MatchInfo
from bot.sandbox import Member, Message, Sandbox
from bot.text.words import words
from tests.bot.app.table import Match, begun, verbs


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ben: Member, zoe: Member) -> Match:
    """Past the secret beginning: one of the two is asked for an action card."""
    started = await begun(sandbox, bot, ben, zoe)
    for member in (ben, zoe):
        await started.answer_any(member, await started.panel(member))
    await started.delivered()
    return started


async def info(match: Match) -> MatchInfo:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    return found


async def asked(match: Match) -> tuple[Member, Member]:
    """Who is awaited, and who is not."""
    wait = (await match.bot.matches.awaited.waits((await info(match)).id))[0]
    first, second = match.player.members
    return (first, second) if first.id == wait.user_id else (second, first)


async def turns(match: Match, count: int) -> None:
    """Play so many turns."""
    for _ in range(count):
        turn, _ = await asked(match)
        panel = await match.panel(turn)
        while any(answers_of(panel)):
            await match.answer_any(turn, panel)
        await match.delivered()


def numbers(log: Message) -> list[int]:
    """The numbers of the lines on a page of the log."""
    return [int(one) for one in re.findall(r"^(\d+)\. ", log.text, re.MULTILINE)]


async def choose(match: Match, member: Member, message: Message, what: str, value: str) -> None:
    """Pick from one of the menus below the log, or press one of several buttons of a verb."""
    found = next(one for one in custom_ids(message) if what in one)
    before = message.components
    if value:
        await member.select(message, found, [value])
    else:
        await member.click(message, found)
    await match.player.until(lambda: message.components is not before or None, "a changed message")


def custom_ids(message: Message) -> list[str]:
    rows = [item for item in message.components[0]["components"] if item["type"] == 1]
    return [one["custom_id"] for row in rows for one in row["components"]]


def pictured(message: Message) -> str:
    found = [item for item in message.components[0]["components"] if item["type"] == 12]
    told: str = found[0]["items"][0]["description"]
    return told


# --- the log


async def test_the_log_of_one_player_tells_only_its_doings(match: Match, zoe: Member) -> None:
    await turns(match, 4)
    log = await match.run(zoe, match.thread, "log", player="Zoë 🐫")
    lines = [one for one in log.text.splitlines() if re.match(r"\d+\. ", one)]
    assert lines
    assert all("**Zoë 🐫**" in one for one in lines)


async def test_lines_keep_the_numbers_of_the_story(match: Match, zoe: Member) -> None:
    await turns(match, 4)
    every = await match.run(zoe, match.thread, "log")
    moves = await match.run(zoe, match.thread, "log", kind="m")
    told = dict(re.findall(r"^(\d+)\. (.*)$", every.text, re.MULTILINE))
    for number, line in re.findall(r"^(\d+)\. (.*)$", moves.text, re.MULTILINE):
        assert told.get(number, line) == line
    assert numbers(moves)


async def test_menus_sift_and_pages_keep_what_was_sifted(match: Match, zoe: Member) -> None:
    await turns(match, 9)
    log = await match.press(zoe, match.post, "log")
    await choose(match, zoe, log, "|sift|" + (await info(match)).id + "|seat", "0")
    await choose(match, zoe, log, "|sort|", "m")
    newest = numbers(log)
    await choose(match, zoe, log, "|log|", "")
    earlier = numbers(log)
    assert earlier
    assert max(earlier) < min(newest)
    assert all("**Björn**" in one for one in log.text.splitlines() if re.match(r"\d+\. ", one))
    further = next(one for one in custom_ids(log) if re.search(r"\|log\|\w+\|a\d+", one))
    await choose(match, zoe, log, further, "")
    assert numbers(log) == newest


async def test_the_log_begins_where_one_wants(match: Match, zoe: Member) -> None:
    await turns(match, 6)
    log = await match.run(zoe, match.thread, "log", move=9)
    assert numbers(log)[0] == 9
    few = await match.run(zoe, match.thread, "log", last=2)
    live = await match.bot.matches.store.live((await info(match)).id)
    assert numbers(few)[-1] == live.last_event
    assert len(numbers(few)) < 15


async def test_the_log_shows_what_is_new_since_one_looked(match: Match, zoe: Member) -> None:
    await match.press(zoe, match.post, "board")
    live = await match.bot.matches.store.live((await info(match)).id)
    seen = live.last_event
    await turns(match, 1)
    log = await match.run(zoe, match.thread, "log", news=True)
    looked = await match.bot.matches.news.last_look((await info(match)).id, zoe.id)
    assert looked is not None
    assert numbers(log) == [n for n in numbers(log) if n > max(seen, looked)]


async def test_what_was_taken_back_can_be_read_alone(match: Match) -> None:
    turn, _ = await asked(match)
    panel = await match.panel(turn)
    await match.answer_any(turn, panel)
    await match.press(turn, panel, "undo")
    log = await match.run(turn, match.thread, "log", kind="b")
    lines = [one for one in log.text.splitlines() if re.match(r"\d+\. ", one)]
    assert lines
    assert all("~~" in one or "take" in one for one in lines)


async def test_no_page_is_longer_than_a_message(match: Match, zoe: Member) -> None:
    await turns(match, 9)
    log = await match.press(zoe, match.post, "log")
    for _ in range(3):
        assert len(log.text) < 4000
        if "log" not in verbs(log):
            break
        await match.press(zoe, log, "log")


async def test_an_unknown_player_is_told_so(match: Match, zoe: Member) -> None:
    log = await match.run(zoe, match.thread, "log", player="Nobody")
    assert "Nobody by that name" in log.text


async def test_players_and_moves_are_suggested(match: Match, zoe: Member) -> None:
    await turns(match, 2)
    players = await zoe.autocomplete(match.thread, "log", "player", "zo")
    assert [one["value"] for one in players] == ["1"]
    moves = await zoe.autocomplete(match.thread, "board", "move", "")
    assert moves
    assert moves[0]["value"] > moves[-1]["value"]
    assert moves[0]["name"].startswith(f"{moves[0]['value']}. ")
    near = await zoe.autocomplete(match.thread, "board", "move", str(moves[-1]["value"]))
    assert moves[-1]["value"] in [one["value"] for one in near]


async def test_private_lines_stay_with_their_owner(match: Match, ben: Member, zoe: Member) -> None:
    matches, found = match.bot.matches, await info(match)
    stories = [await matches.story.told(found.id, seat) for seat in (0, 1, None)]
    secret = [
        (mine.number, mine.event.text(0))
        for mine, public in zip(stories[0], stories[2], strict=True)
        if mine.event.text(0) != public.event.text(None)
    ]
    log = await match.run(zoe, match.thread, "log")
    theirs = await matches.story.sifted(
        found.id, zoe.id, lambda _: True, after=0, upto=None, limit=500
    )
    assert numbers(log)
    assert all(0 not in one.event.private for one in theirs)
    assert all(one.event.text(1) != told for one in theirs for n, told in secret if n == one.number)


# --- boards of the past


async def test_the_board_after_any_move_can_be_seen(match: Match, zoe: Member) -> None:
    before = pictured(await match.press(zoe, match.post, "board"))
    live = await match.bot.matches.store.live((await info(match)).id)
    then = live.last_event
    await turns(match, 6)
    board = await match.run(zoe, match.thread, "board", move=then)
    assert f"The board after move {then}" in board.text
    assert board.ephemeral_to == zoe.id
    assert pictured(board).split("Last changes")[0][:200] == before.split("Last changes")[0][:200]


async def test_one_steps_from_move_to_move_and_back_to_the_present(
    match: Match, zoe: Member
) -> None:
    await turns(match, 4)
    board = await match.press(zoe, match.post, "board")
    await match.press(zoe, board, "then")
    told = [_heading(board)]
    for _ in range(3):
        await choose(match, zoe, board, "|then|", "")
        told.append(_heading(board))
    assert len(set(told)) == 4
    await match.press(zoe, board, "now")
    assert "The board after" not in board.text


def _heading(board: Message) -> str:
    return next(one for one in board.text.splitlines() if one.startswith("### "))


async def test_a_board_of_the_past_has_zones_and_words(match: Match, zoe: Member) -> None:
    await turns(match, 3)
    board = await match.run(zoe, match.thread, "board", move=8)
    menu = next(one for one in custom_ids(board) if one.count("|") == 3 and "|then|" in one)
    zone, _ = match.bot.looking.zones(await info(match), words("en"))[0]
    await zoe.select(board, menu, [zone])
    await match.player.until(lambda: pictured(board).startswith(zone) or None, "a zone")
    assert "The board after" in board.text
    text = await match.run(zoe, match.thread, "board", move=8, text=True)
    assert "```" in text.text
    assert "The board after" in text.text
    assert text.attachments[0].filename == "board.txt"


async def test_the_board_before_the_first_move_is_the_set_up(match: Match, zoe: Member) -> None:
    board = await match.run(zoe, match.thread, "board", move=0)
    assert "before the first move" in board.text


# --- news


async def test_the_panel_tells_what_happened_since_one_looked(match: Match) -> None:
    turn, other = await asked(match)
    await match.panel(other)
    await turns(match, 1)
    panel = await match.panel(other)
    assert "Since you last looked:" in panel.text
    assert f"**{turn.user.name}**" in panel.text
    assert "Since you last looked:" not in (await match.panel(other)).text


async def test_a_panel_redrawn_when_others_have_moved_on_tells_what_they_did(match: Match) -> None:
    turn, other = await asked(match)
    panel = await match.panel(other)
    await turns(match, 1)
    await match.player.until(lambda: "Since you last looked:" in panel.text or None, "news")
    assert f"**{turn.user.name}**" in panel.text


async def test_there_is_no_news_at_the_first_look(
    sandbox: Sandbox, bot: Caravanserai, ben: Member, zoe: Member
) -> None:
    started = await begun(sandbox, bot, ben, zoe)
    assert "Since you last looked:" not in (await started.panel(ben)).text


async def test_what_one_did_in_ones_panel_is_no_news(match: Match) -> None:
    turn, _ = await asked(match)
    panel = await match.panel(turn)
    while any(answers_of(panel)):
        await match.answer_any(turn, panel)
    assert "Since you last looked:" not in (await match.panel(turn)).text


async def test_much_news_is_cut_short(match: Match) -> None:
    _, other = await asked(match)
    await match.panel(other)
    matches, found = match.bot.matches, (await info(match)).id
    for _ in range(40):
        live = await matches.store.live(found)
        decision = next(one for one in live.match.table.pending.values() if not one.blocked)
        user = live.info.seats[decision.seat].user_id
        assert user is not None
        default = live.match.default_for(decision.id)
        await matches.play.answer(found, user, live.match.number, decision.id, default)
    await match.delivered()
    panel = await match.panel(other)
    news = panel.text.split("**Since you last looked:**")[1]
    assert re.search(r"… and \d+ more: Log", news)
    assert len(news.split("-# …")[0].strip().splitlines()) == 8


async def test_what_each_player_has_is_a_zone_of_its_own(
    sandbox: Sandbox, bot: Caravanserai, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, bot, ben, zoe, game="tadmor")
    named = dict(bot.looking.zones(await info(match), words("en")))
    assert [zone for zone in named if zone.startswith("seat-")] == ["seat-0", "seat-1"]
    assert named["seat-0"].startswith(f"What {ben.user.name} ")
    board = await match.run(zoe, match.thread, "board", zoom="seat-1")
    assert pictured(board).startswith("seat-1")
    assert (await match.run(zoe, match.thread, "board", zoom="seat-3")).attachments == []
