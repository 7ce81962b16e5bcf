"""Lobbies by command and click."""

import pytest

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Permission, Sandbox
from data.catalogues import catalogue
from tests.bot.app.table import Match, begun, custom_id, lobby, verbs


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    return await lobby(sandbox, bot, ana, ben)


async def test_the_lobby_post_names_who_sits_and_what_is_played(match: Match) -> None:
    text = match.lobby.text
    assert "**Ana**" in text
    assert "**Björn**" in text
    assert "Fortuna" in text


async def test_the_post_can_start_only_from_the_minimum_on(
    sandbox: Sandbox, bot: Caravanserai, ana: Member
) -> None:
    alone = await lobby(sandbox, bot, ana)
    assert "start" not in verbs(alone.lobby)


async def test_a_stranger_cannot_start(match: Match, zoe: Member) -> None:
    shown = await match.press(zoe, match.lobby, "start")
    assert "Ana" in shown.text
    assert match.sandbox.threads(match.player.channel) == []


async def test_who_leaves_frees_the_seat(match: Match, ben: Member) -> None:
    await match.press(ben, match.lobby, "leave")
    await match.delivered()
    assert "Björn **" not in match.lobby.text
    assert "**Björn** ·" not in match.lobby.text


async def test_joining_twice_is_refused_in_a_line(match: Match, ben: Member) -> None:
    shown = await match.press(ben, match.lobby, "join")
    assert shown.ephemeral_to == ben.id
    assert len(shown.text.splitlines()) == 1


async def test_a_colour_is_picked_after_joining(match: Match, zoe: Member) -> None:
    panel = await match.press(zoe, match.lobby, "join")
    await match.pick(zoe, panel, "mark", "violet")
    await match.delivered()
    assert "Zoë" in match.lobby.text
    assert "Violet" in match.lobby.text


async def test_the_creator_picks_a_colour_even_when_all_seats_are_taken(
    match: Match, ana: Member
) -> None:
    panel = await match.press(ana, match.lobby, "options")
    await match.pick(ana, panel, "seats", "2")
    colours = await match.press(ana, match.lobby, "marks")
    await match.pick(ana, colours, "mark", "violet")
    await match.delivered()
    assert "**Ana** ★ · Violet" in match.lobby.text


async def test_a_stranger_has_no_colour_to_pick(match: Match, zoe: Member) -> None:
    shown = await match.press(zoe, match.lobby, "marks")
    assert verbs(shown) == {}


async def test_the_creator_sets_options_by_menu(match: Match, ana: Member) -> None:
    panel = await match.press(ana, match.lobby, "options")
    await match.pick(ana, panel, "option", "experienced")
    await match.delivered()
    assert "experienced" in match.lobby.text


async def test_only_the_creator_sees_the_options(match: Match, ben: Member) -> None:
    panel = await match.press(ben, match.lobby, "options")
    assert verbs(panel) == {}


async def test_the_creator_changes_the_number_of_seats(match: Match, ana: Member) -> None:
    panel = await match.press(ana, match.lobby, "options")
    await match.pick(ana, panel, "seats", "2")
    await match.delivered()
    assert "open" not in match.lobby.text.split("Fortuna")[-1].split("Closes")[0]
    assert "join" not in verbs(match.lobby)


async def test_ai_players_fill_seats_and_get_up_again(match: Match, ana: Member) -> None:
    panel = await match.press(ana, match.lobby, "ai")
    await match.press(ana, panel, "seat-ai")
    await match.delivered()
    assert "AI Nuri" in match.lobby.text
    assert "🐣 AI player, easy" in match.lobby.text
    await match.press(ana, panel, "drop-ai")
    await match.delivered()
    assert "Nuri" not in match.lobby.text


async def test_the_ai_player_that_a_button_names_gets_up_though_seats_have_moved(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await lobby(sandbox, bot, ana, ben)
    panel = await match.press(ana, match.lobby, "ai")
    for _ in range(2):
        await match.press(ana, panel, "seat-ai")
    await match.delivered()
    first = custom_id(panel, "drop-ai")
    await match.press(ben, match.lobby, "leave")
    await match.click(ana, panel, first)
    await match.delivered()
    assert "**AI Nuri 2**" in match.lobby.text
    assert "**AI Nuri**" not in match.lobby.text


async def test_a_button_of_an_ai_player_that_has_left_removes_no_other(
    match: Match, ana: Member
) -> None:
    panel = await match.press(ana, match.lobby, "ai")
    for _ in range(2):
        await match.press(ana, panel, "seat-ai")
    other = await match.press(ana, match.lobby, "ai")
    await match.press(ana, other, "drop-ai")
    refused = await ana.click(panel, custom_id(panel, "drop-ai"))
    await match.player.until(lambda: refused.followups or None, "a refusal")
    assert catalogue("es").format("bot-old-button") in refused.followups[-1].text
    await match.delivered()
    assert "**AI Nuri 2**" in match.lobby.text


async def test_a_started_lobby_points_to_its_thread(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    assert f"<#{match.thread.id}>" in match.lobby.text
    assert set(verbs(match.lobby)) == {"details"}
    assert match.thread.auto_archive_minutes == 10080


async def test_a_match_with_an_ai_player_goes_on_by_itself(
    sandbox: Sandbox, bot: Caravanserai, ana: Member
) -> None:
    match = await lobby(sandbox, bot, ana)
    panel = await match.press(ana, match.lobby, "ai")
    await match.press(ana, panel, "seat-ai")
    await match.delivered()
    await match.player.begin()
    await match.delivered()
    waits = await bot.matches.awaited.waiting_for(ana.id)
    assert [wait.seat for wait in waits] == [0]


async def test_a_lobby_post_that_was_deleted_comes_back(match: Match, zoe: Member) -> None:
    match.sandbox.world.delete_message(match.lobby)
    await match.run(zoe, match.player.channel, "match join", match=await _id(match))
    await match.delivered()
    posts = [m for m in match.player.public(match.player.channel) if verbs(m).get("join")]
    assert [("Zoë" in post.text) for post in posts] == [True]


async def test_the_buttons_of_a_lobby_stay_the_same_while_people_join(
    match: Match, zoe: Member
) -> None:
    before = custom_id(match.lobby, "join")
    await match.press(zoe, match.lobby, "join")
    await match.delivered()
    assert "Zoë" in match.lobby.text
    assert custom_id(match.lobby, "join") == before


async def test_who_plays_nowhere_means_the_only_match_of_the_channel(
    match: Match, zoe: Member
) -> None:
    known = await match.run(zoe, match.player.channel, "match info")
    assert "**Ana**" in known.text
    await match.run(zoe, match.player.channel, "match join")
    await match.delivered()
    assert "Zoë" in match.lobby.text


async def test_a_match_starts_even_if_its_lobby_post_is_gone(match: Match, ana: Member) -> None:
    match.sandbox.world.delete_message(match.lobby)
    await match.run(ana, match.player.channel, "match start", match=await _id(match))
    await match.delivered()
    assert len(match.sandbox.threads(match.player.channel)) == 1


@pytest.mark.usefixtures("bot")
async def test_a_missing_permission_is_named(
    sandbox: Sandbox, tables: Channel, ana: Member
) -> None:
    sandbox.deny(tables, Permission.CREATE_PUBLIC_THREADS)
    interaction = await ana.slash(tables, "match create", {"game": "fortuna"})
    shown = (await interaction.response()).message
    assert shown is not None
    assert "Crear hilos públicos" in shown.text


@pytest.mark.usefixtures("bot")
async def test_an_unknown_game_is_refused_with_the_games_there_are(
    tables: Channel, ben: Member
) -> None:
    interaction = await ben.slash(tables, "match create", {"game": "chess"})
    shown = (await interaction.response()).message
    assert shown is not None
    assert "fortuna" in shown.text


async def test_lists_and_infos_show_the_match(match: Match, zoe: Member) -> None:
    listed = await match.run(zoe, match.player.channel, "match list")
    assert "Fortuna 1" in listed.text
    known = await match.run(zoe, match.player.channel, "match info", match=await _id(match))
    assert "**Ana**" in known.text


async def test_autocomplete_finds_games_and_lobbies(match: Match, zoe: Member) -> None:
    place = match.player.channel
    named = await zoe.autocomplete(place, "match create", "game", "fortu")
    assert [one["value"] for one in named] == ["fortuna"]
    lobbies = await zoe.autocomplete(place, "match join", "match", "")
    assert [one["value"] for one in lobbies] == [await _id(match)]


async def test_autocomplete_in_a_lobby_suggests_no_answers(match: Match, ana: Member) -> None:
    assert await ana.autocomplete(match.player.channel, "play", "answer", "") == []


async def test_a_command_for_a_match_not_yet_begun_says_so(match: Match, ana: Member) -> None:
    shown = await match.run(ana, match.player.channel, "board")
    assert shown.text


async def _id(match: Match) -> str:
    return custom_id(match.lobby, "options").split("|")[2]
