"""Moderators at work: what they do, and what everybody reads of it."""

import pytest

from bot.app import Caravanserai
from bot.matches.moderation.actions import Actor, Role
from bot.pages.details import short
from bot.sandbox import Channel, Member, Sandbox
from bot.storage.audit import chain as audit
from bot.storage.audit.rows import Filing
from data.catalogues import catalogue
from tests.bot.app.moderating import act, awaited, moved, told
from tests.bot.app.table import Match, answered, begun, custom_id, lobby, match_id, verbs
from tests.bot.app.waiting import settled

SAY = catalogue("en").format
PAUSED = "Paused"


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """Ana owns the server; Zoë has the role of its moderators. Nothing is secret in this game."""
    return await begun(sandbox, bot, ana, ben, game="caylus")


@pytest.fixture
async def mod(sandbox: Sandbox, match: Match, ana: Member, zoe: Member, tables: Channel) -> Member:
    await match.run(ana, tables, "setup", role=sandbox.role("Moderators"))
    return zoe


async def test_the_post_of_an_act_says_where_it_stands_in_the_audit_log(
    match: Match, ana: Member
) -> None:
    await act(match, ana, "pause")
    async with match.bot.matches.storage.read() as connection:
        head = await audit.head_of(connection)
    assert head is not None
    said = SAY("moderators-filed", {"n": head.number, "hash": short(head.hash)})
    assert said in told(match, "⏸️").text


# --- what everybody reads ------------------------------------------------------------------------


async def test_a_reason_can_neither_ping_nor_disfigure(match: Match, mod: Member) -> None:
    role = next(iter(match.sandbox.guild.roles))
    await act(match, mod, "pause", reason=f"@everyone <@{mod.id}> <@&{role}> **loud** `code`")
    post = told(match, "⏸️")
    assert (post.mentions, post.mention_roles, post.mentions_everyone) == ([], [], False)
    assert r"\*\*loud\*\*" in post.text


async def test_an_act_stays_in_the_log_and_on_record_when_its_post_is_deleted(
    sandbox: Sandbox, bot: Caravanserai, match: Match, mod: Member, ben: Member
) -> None:
    await act(match, mod, "pause")
    sandbox.world.delete_message(told(match, "⏸️"))
    assert "the tide" in (await match.run(ben, match.thread, "log")).text
    assert "the tide" in await act(match, mod, "audit")
    async with bot.matches.storage.read() as connection:
        assert await audit.first_break(connection) is None


async def test_open_panels_say_that_a_match_is_paused(
    match: Match, mod: Member, ben: Member
) -> None:
    panel = await match.panel(await awaited(match))
    await act(match, mod, "pause")
    await match.player.until(
        lambda: "se pausó" in panel.text or "was paused" in panel.text, "a paused panel"
    )
    assert {"take", "pick", "form"} & verbs(panel).keys() == set()
    assert PAUSED in told(match, PAUSED).text


async def test_the_waiting_list_is_posted_without_pinging(match: Match, mod: Member) -> None:
    await act(match, mod, "waiting")
    post = told(match, "📋")
    assert (await awaited(match)).name in post.text
    assert post.mentions == []


async def test_a_look_is_told_to_the_players_and_hides_what_is_hidden(
    match: Match, mod: Member
) -> None:
    shown = await act(match, mod, "look")
    assert SAY("moderators-look-stored") in shown
    assert "hand of" not in shown
    assert mod.name in told(match, "🔎").text


async def test_a_look_speaks_the_language_of_whoever_looks(
    match: Match, mod: Member, ana: Member
) -> None:
    shown = await match.run(ana, match.thread, "mod look", reason="the tide")
    assert "bandeja de salida: " in shown.text
    assert "enviados: " in shown.text


async def test_audit_can_be_filtered(bot: Caravanserai, match: Match, mod: Member) -> None:
    await act(match, mod, "pause")
    await act(match, mod, "resume")
    only = await act(match, mod, "audit", act="resume", match=match_id(match), days=1)
    assert SAY("moderators-act-resume") in only
    assert SAY("moderators-act-pause") not in only.replace(SAY("moderators-audit"), "")
    found = await bot.matches.audit.filed(Filing(match.sandbox.guild.id), skip=0, limit=10)
    assert [one.act for one in found] == ["resume", "pause", "setup"]


# --- the acts -----------------------------------------------------------------------------------


async def test_a_rollback_shows_both_boards_and_asks_why(
    bot: Caravanserai, match: Match, mod: Member
) -> None:
    await moved(match)
    shown = await match.run(mod, match.thread, "mod rollback", move="0")
    assert [one.filename for one in shown.attachments] == ["then.png", "now.png"]
    modal = (await (await mod.click(shown, custom_id(shown, "mod-back"))).response()).modal
    assert modal is not None
    await mod.submit(modal, {"reason": "a wrong click"})
    await settled(match.sandbox)
    await match.delivered()
    assert (await bot.matches.store.live(match_id(match))).match.live() == []
    assert "a wrong click" in told(match, "⏪").text


async def test_a_rollback_is_not_done_if_the_match_has_moved_on(
    bot: Caravanserai, match: Match, mod: Member
) -> None:
    await moved(match)
    shown = await match.run(mod, match.thread, "mod rollback", move="0")
    modal = (await (await mod.click(shown, custom_id(shown, "mod-back"))).response()).modal
    assert modal is not None
    await answered(bot, match_id(match))
    await mod.submit(modal, {"reason": "a wrong click"})
    await settled(match.sandbox)
    number = (await bot.matches.store.live(match_id(match))).match.number
    assert number == 2
    assert all("⏪" not in post.text for post in match.posts)


async def test_moves_are_offered_while_one_types(match: Match, mod: Member, ben: Member) -> None:
    await moved(match)
    offered = await mod.autocomplete(match.thread, "mod rollback", "move", "")
    lines = await match.bot.matches.story.told(match_id(match), None)
    assert [one["value"] for one in offered] == [str(lines[-1].number), "0"]
    assert await ben.autocomplete(match.thread, "mod rollback", "move", "") == []


async def test_a_seat_handed_over_is_another_persons(
    sandbox: Sandbox, match: Match, mod: Member, ben: Member
) -> None:
    chiara = sandbox.member("Chiara")
    await act(match, mod, "replace", player=ben.name, member=chiara)
    assert chiara.name in told(match, "🔁").text
    assert (await match.run(ben, match.thread, "hand")).attachments == []
    assert [
        one.filename for one in (await match.run(chiara, match.thread, "hand")).attachments
    ] == ["hand.png"]


async def test_somebody_kicked_is_followed_by_an_ai_player(
    bot: Caravanserai, match: Match, mod: Member, ben: Member
) -> None:
    await act(match, mod, "kick", player=ben.name)
    info = await bot.matches.store.info(match_id(match))
    assert info.seat_of(ben.id) is None
    assert [seat.ai for seat in info.seats if seat.user_id is None] == ["normal"]


async def test_a_match_ended_early_has_a_final_post_with_points(match: Match, mod: Member) -> None:
    await act(match, mod, "end", counts=True)
    assert "Ended early" in match.post.text
    assert "confirm" in verbs(match.post)


async def test_a_match_ended_without_result_names_no_winner(match: Match, mod: Member) -> None:
    await act(match, mod, "end", counts=False)
    assert SAY("moderators-final-none") in match.post.text


async def test_a_match_moves_to_a_thread_of_another_channel(
    sandbox: Sandbox, match: Match, mod: Member
) -> None:
    old, there = match.thread, sandbox.channel("lobby")
    await act(match, mod, "move", channel=there)
    new = sandbox.threads(there)[0]
    assert f"<#{new.id}>" in match.posts[-1].text
    assert old.archived
    assert any("play" in verbs(post) for post in match.player.public(new))


async def test_the_thread_a_match_moves_to_begins_with_who_moved_it_and_why(
    sandbox: Sandbox, match: Match, mod: Member
) -> None:
    there = sandbox.channel("lobby")
    await act(match, mod, "move", channel=there)
    begins = match.player.public(sandbox.threads(there)[0])[0].text
    assert "📦" in begins
    assert "the tide" in begins


async def test_a_copy_is_played_in_a_thread_of_its_own(
    sandbox: Sandbox, match: Match, mod: Member, tables: Channel
) -> None:
    await act(match, mod, "clone")
    assert len(sandbox.threads(tables)) == 2
    assert r"Caylus 1 \(copy\)" in told(match, "🧬").text


# --- lobbies ------------------------------------------------------------------------------------


async def test_nobody_gets_into_a_locked_lobby(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, bot, ben)
    await match.run(ana, tables, "mod lock", reason="full house")
    await match.delivered()
    chiara = sandbox.member("Chiara")
    assert "join" not in verbs(match.lobby)
    info = (await bot.matches.lists.of_guild(sandbox.guild.id))[0]
    shown = await match.run(chiara, tables, "match join", match=info.id)
    assert shown.text == SAY("moderators-lobby-locked")
    info = await bot.matches.store.info(info.id)
    assert info.seat_of(chiara.id) is None


async def test_a_kick_frees_a_seat_of_a_lobby_and_an_end_closes_it(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, bot, ana, ben)
    await match.run(ana, tables, "mod kick", player=ben.name, reason="asked to")
    info = (await bot.matches.lists.of_guild(sandbox.guild.id))[0]
    assert info.seat_of(ben.id) is None
    await match.run(ana, tables, "mod end", counts=False, reason="rained off")
    await match.delivered()
    assert "join" not in verbs(match.lobby)


# --- after the end --------------------------------------------------------------------------------


async def test_an_end_post_is_taken_back_with_the_end(
    shelf: Caravanserai, sandbox: Sandbox, ana: Member, ben: Member
) -> None:
    match = await lobby(sandbox, shelf, ana, ben, game="pebbles")
    await match.player.begin()
    await match.delivered()
    number = match_id(match)
    while not (await shelf.matches.store.live(number)).match.over:
        await answered(shelf, number, "1")
    await match.delivered()
    final = next(one for one in match.posts if "confirm" in verbs(one))
    by = Actor(ana.id, ana.name, Role.MODERATOR)
    await shelf.matches.rollbacks.roll_back(number, 3, "a misclick", by, 5)
    await match.delivered()
    assert final not in match.posts
    assert "play" in verbs(match.post)


@pytest.mark.parametrize("command", ["look", "waiting"])
async def test_what_everybody_may_see_is_looked_at_without_a_reason_and_without_a_post(
    match: Match, mod: Member, command: str
) -> None:
    before, told = len(match.posts), await match.bot.matches.story.told(match_id(match), None)
    shown = await match.run(mod, match.thread, f"mod {command}")
    await match.delivered()
    assert (await awaited(match)).name in shown.text
    assert len(match.posts) == before
    assert await match.bot.matches.story.told(match_id(match), None) == told


@pytest.mark.parametrize("command", ["look", "waiting"])
async def test_into_a_private_match_nobody_looks_without_saying_why(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, command: str
) -> None:
    closed = await begun(sandbox, bot, ana, ben, private=True)
    before = len(closed.posts)
    refused = await closed.run(ana, closed.thread, f"mod {command}")
    assert "Indica un motivo" in refused.text
    await act(closed, ana, command)
    assert len(closed.posts) == before + 1
