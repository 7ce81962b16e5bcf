"""Answers of which the log tells nothing are told apart all the same where one goes back."""

import pytest

from bot.app import Caravanserai
from bot.sandbox import Member, Message, Sandbox
from bot.text.answers import (
    said,
)
from bot.text.names import match_words
from bot.text.words import Words
from engines.core import Answered
from tests.bot.app.table import Match, answered, begun, match_id

NOTHING = ("in the log", "no sale en el registro")


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, zoe: Member, ana: Member) -> Match:
    """Ana owns the server. Both have reserved a card in secret; some answers have left no line."""
    started = await begun(sandbox, bot, zoe, ana)
    for _ in range(12):
        await answered(bot, match_id(started))
    await started.delivered()
    return started


async def unwritten(match: Match) -> list[Answered]:
    """The answers without a line, but for the last, after which the match stands anyway."""
    matches = match.bot.matches
    told = {one.entry for one in await matches.story.told(match_id(match), None)}
    moves = (await matches.rollbacks.moves(match_id(match)))[:-1]
    return [one for one in moves if one.number not in told]


async def named(match: Match, move: Answered, lang: str) -> tuple[str, str]:
    """What a move without a line answered, and how."""
    decision = (await match.bot.matches.questions.asked(match_id(match), [move]))[move.number]
    words: Words = match_words(await match.bot.matches.store.info(match_id(match)), lang)
    return words.plain(decision.topic), words.plain(said(decision, move.answer))


def labels(shown: Message) -> dict[str, str]:
    """What the menu of a message offers, by its values."""
    rows = [item for item in shown.components[0]["components"] if item["type"] == 1]
    menu = next(row["components"][0] for row in rows if "options" in row["components"][0])
    return {one["value"]: one["label"] for one in menu["options"]}


async def test_a_move_without_a_line_is_offered_by_what_was_asked_and_chosen(
    match: Match, ana: Member
) -> None:
    offered = labels(await match.run(ana, match.thread, "mod rollback"))
    public = [one for one in await unwritten(match) if not one.secret]
    assert public
    for one in public:
        topic, choice = await named(match, one, "es")
        assert offered[str(one.number)].endswith(f": {topic}: {choice}")
    assert not any(word in label for label in offered.values() for word in NOTHING)


async def test_what_several_answered_in_secret_is_offered_as_one_move(
    match: Match, ana: Member
) -> None:
    offered = labels(await match.run(ana, match.thread, "mod rollback"))
    moves = await match.bot.matches.rollbacks.moves(match_id(match))
    secret = [one for one in moves if one.secret]
    assert {one.seat for one in secret} == {0, 1}
    (number,) = {one.number for one in secret}
    assert " reservó " in offered[str(number)]
    assert not {str(one) for one in range(1, number)} & offered.keys()


async def test_everybody_finds_what_they_answered_in_secret_by_its_line(
    match: Match, bot: Caravanserai, zoe: Member, ana: Member
) -> None:
    live = await bot.matches.store.live(match_id(match))
    story = await bot.matches.story.told(match_id(match), None)
    for member, lang in ((zoe, "en"), (ana, "es")):
        lines = [one for one in story if one.event.by == live.seat_of(member.id)]
        own = next(one for one in lines if one.event.key == "fortuna-event-reserve")
        offered = labels(await match.run(member, match.thread, "vote undo"))
        words: Words = match_words(live.info, lang)
        assert offered[str(own.entry)] == words.plain(own.event.text(None))


async def test_what_is_asked_back_is_named_before_the_table_is_asked(
    match: Match, bot: Caravanserai, zoe: Member, ana: Member
) -> None:
    own = (await unwritten(match))[-1]
    mine = (await bot.matches.store.live(match_id(match))).seat_of(zoe.id) == own.seat
    member, lang = (zoe, "en") if mine else (ana, "es")
    shown = await match.run(member, match.thread, "vote undo")
    shown = await match.pick(member, shown, "takeback", str(own.number))
    assert f"- {(await named(match, own, lang))[0]}: " in shown.text


async def test_moves_typed_for_are_named_too(match: Match, ana: Member) -> None:
    found = await ana.autocomplete(match.thread, "mod rollback", "move", "")
    assert any(one["name"].startswith("… · ") for one in found)
    assert not any(word in one["name"] for one in found for word in NOTHING)


async def test_going_back_far_names_what_was_revealed_like_the_vote_does(
    sandbox: Sandbox, bot: Caravanserai, zoe: Member, ana: Member
) -> None:
    match = await begun(sandbox, bot, zoe, ana)
    await _rolled(match)
    shown = await match.run(ana, match.thread, "mod rollback", move="0")
    told = shown.text.partition("⚠️")[2].partition("\n\n")[0]
    assert " sacó " in told
    panel = await match.run(zoe, match.thread, "vote undo")
    last = list(labels(panel))[-1]
    await match.press(zoe, await match.pick(zoe, panel, "takeback", last), "propose-undo")
    await match.delivered()
    assert "rolled" in match.post.text


async def _rolled(match: Match) -> None:
    """Somebody has exchanged a card and rolled in one answer, and somebody has answered since."""
    for _ in range(40):
        await answered(match.bot, match_id(match))
        story = await match.bot.matches.story.told(match_id(match), None)
        rolled = [one for one in story if one.event.key == "fortuna-event-roll"]
        if rolled and any(one.entry > rolled[0].entry for one in story):
            break
    await match.delivered()


async def test_who_is_last_to_answer_in_secret_finds_its_own_line_and_not_that_of_the_first(
    sandbox: Sandbox, bot: Caravanserai, zoe: Member, ana: Member
) -> None:
    started = await begun(sandbox, bot, zoe, ana)
    last = (await bot.matches.store.live(match_id(started))).seat_of(zoe.id)
    assert last is not None
    await answered(bot, match_id(started), first=1 - last)
    await answered(bot, match_id(started), first=last)
    await started.delivered()
    story = await bot.matches.story.told(match_id(started), None)
    reserved = {one.event.by: one for one in story if one.event.by is not None}
    words: Words = match_words(await bot.matches.store.info(match_id(started)), "en")
    shown = labels(await started.run(zoe, started.thread, "vote undo"))
    own = words.plain(reserved[last].event.text(last))
    assert shown[str(reserved[last].entry)] == own
    assert own != words.plain(reserved[1 - last].event.text(None))
