"""What people type instead of picking it: understood where it can be, else refused in a line."""

from collections.abc import Callable

import pytest
from sqlalchemy import text

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Sandbox
from data.catalogues import catalogue, languages
from tests.bot.app.table import Match, begun, lobby

SAY = catalogue("en").format


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    return await begun(sandbox, bot, ana, ben)


@pytest.mark.parametrize("typed", ["Fortuna", "FORTUNA", " fortuna ", "Tadmor"])
async def test_a_game_is_known_by_its_name_however_it_is_written(
    bot: Caravanserai, sandbox: Sandbox, ben: Member, tables: Channel, typed: str
) -> None:
    await (await ben.slash(tables, "match create", {"game": typed})).response()
    (info,) = await bot.matches.lists.of_member(ben.id)
    assert info.game == typed.strip().casefold()
    shown = (await (await ben.slash(tables, "match list", {"game": typed})).response()).message
    assert shown is not None
    assert info.name in shown.text
    rules = (await (await ben.slash(tables, "rules", {"game": typed})).response()).message
    assert rules is not None
    assert "don\u2019t know" not in rules.text


@pytest.mark.parametrize("write", [str, str.upper, str.lower, "  {}  ".format])
@pytest.mark.parametrize("lang", languages())
async def test_a_game_is_known_by_its_whole_name_in_any_language(
    bot: Caravanserai, ben: Member, tables: Channel, lang: str, write: Callable[[str], str]
) -> None:
    typed = write(catalogue(lang).format("conqueror-name"))
    assert typed.strip().casefold() != "conqueror"
    for game in (typed, write("conqueror")):
        await (await ben.slash(tables, "match create", {"game": game})).response()
    opened = await bot.matches.lists.of_member(ben.id)
    assert [info.game for info in opened] == ["conqueror", "conqueror"]


async def test_a_game_there_is_not_is_refused(
    bot: Caravanserai, sandbox: Sandbox, ben: Member, tables: Channel
) -> None:
    await (await ben.slash(tables, "match create", {"game": "chess"})).response()
    assert await bot.matches.lists.of_member(ben.id) == []


async def test_a_move_that_has_not_come_is_refused(match: Match, ben: Member) -> None:
    shown = await match.run(ben, match.thread, "board", move=999)
    assert shown.text.startswith("There\u2019s no move 999 yet.")
    assert shown.attachments == []
    assert (await match.run(ben, match.thread, "board", move=0)).attachments != []


async def test_a_part_the_board_does_not_have_is_refused(match: Match, ben: Member) -> None:
    shown = await match.run(ben, match.thread, "board", zoom="moon")
    assert (shown.text, shown.attachments) == (SAY("looking-no-part"), [])


async def test_a_part_of_the_board_is_known_by_its_name(match: Match, ben: Member) -> None:
    (first, *_) = await ben.autocomplete(match.thread, "board", "zoom", "")
    by_key = await match.run(ben, match.thread, "board", zoom=first["value"])
    by_name = await match.run(ben, match.thread, "board", zoom=first["name"].upper())
    for shown in (by_key, by_name):
        assert str(first["value"]) in str(shown.components)
        assert shown.attachments != []


async def test_joining_where_no_lobby_is_open_says_so(
    bot: Caravanserai, sandbox: Sandbox, ben: Member, ana: Member, tables: Channel
) -> None:
    shown = (await (await ben.slash(tables, "match join")).response()).message
    assert shown is not None
    assert shown.text == SAY("lobby-none-open")
    match = await lobby(sandbox, bot, ana)
    await match.run(ben, tables, "match join")
    assert len(await bot.matches.lists.of_member(ben.id)) == 1


async def test_settings_that_find_no_room_say_so(
    bot: Caravanserai, sandbox: Sandbox, ben: Member, tables: Channel
) -> None:
    async with bot.matches.storage.write() as connection:
        for what in ("INSERT", "UPDATE"):
            full = "SELECT RAISE(ABORT, 'database or disk is full')"
            await connection.execute(
                text(f"CREATE TRIGGER full_{what} BEFORE {what} ON members BEGIN {full}; END")
            )
    given = {"language": "es", "reminders": False, "quiet-hours": "22-7"}
    for option, value in given.items():
        shown = (await (await ben.slash(tables, "settings", {option: value})).response()).message
        assert shown is not None
        assert "no room left to store anything" in shown.text
