"""Moderators at work: who may, what everybody reads of it, what nobody learns from it."""

from typing import Any

import pytest

from bot.app import Caravanserai
from bot.matches.moderation.actions import Actor, Role
from bot.pages.details import short
from bot.panel.controller import PanelRequest
from bot.panel.live_panels import Redraw
from bot.pictures.pictures import Pictures
from bot.sandbox import Channel, Member, Message, Sandbox
from bot.sandbox.errors import UsageError
from bot.sandbox.models import walk
from bot.storage.audit import chain as audit
from bot.storage.audit.rows import Filing
from bot.ui.message import MessageBuilder
from data.catalogues import catalogue
from renderer.core.picture import Picture
from tests.bot.app.settling import settled
from tests.bot.app.table import Match, answered, begun, custom_id, lobby, match_id, verbs

SAY = catalogue("en").format
NO_RIGHT = SAY("moderators-no-right")
PAUSED = "Paused"


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """Ana owns the server; Zoë has the role of its moderators. Nothing is secret in this game."""
    return await begun(sandbox, bot, ana, ben, game="caylus")


@pytest.fixture
async def mod(sandbox: Sandbox, match: Match, ana: Member, zoe: Member, tables: Channel) -> Member:
    await match.run(ana, tables, "setup", role=sandbox.role("Moderators"))
    return zoe


async def act(at: Match, who: Member, command: str, **options: object) -> str:
    """Use a command of moderators in the thread; gives the answer."""
    match, reason = at, {} if command in ("rollback", "audit") else {"reason": "the tide"}
    shown = await match.run(who, match.thread, f"mod {command}", **{**reason, **options})
    await match.delivered()
    return shown.text


async def awaited(match: Match) -> Member:
    """Who has to answer."""
    waits = await match.bot.matches.awaited.waits(match_id(match))
    return next(one for one in match.player.members if one.id == waits[0].user_id)


async def moved(match: Match) -> None:
    """Somebody answers."""
    who = await awaited(match)
    await match.answer_any(who, await match.panel(who))
    await match.delivered()


def told(match: Match, word: str) -> Message:
    """The last post in the thread that holds a word."""
    return [post for post in match.posts if word in post.text][-1]


async def test_the_post_of_an_act_says_where_it_stands_in_the_audit_log(
    match: Match, ana: Member
) -> None:
    await act(match, ana, "pause")
    async with match.bot.matches.storage.read() as connection:
        head = await audit.head_of(connection)
    assert head is not None
    said = SAY("moderators-filed", {"n": head.number, "hash": short(head.hash)})
    assert said in told(match, "⏸️").text


# --- rights -------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["pause", "waiting", "look", "clone", "rollback", "audit"])
async def test_players_without_the_right_can_do_nothing(
    match: Match, ben: Member, command: str
) -> None:
    assert await act(match, ben, command) == NO_RIGHT


async def test_who_may_manage_the_server_is_a_moderator(match: Match, ana: Member) -> None:
    await act(match, ana, "pause")
    assert "the tide" in told(match, "⏸️").text


async def test_the_role_that_was_set_up_makes_a_moderator(match: Match, mod: Member) -> None:
    assert "Done" in await act(match, mod, "pause")


async def test_without_that_role_set_up_it_means_nothing(match: Match, zoe: Member) -> None:
    assert await act(match, zoe, "pause") == NO_RIGHT


async def test_who_has_lost_the_role_has_lost_the_right(
    sandbox: Sandbox, match: Match, mod: Member
) -> None:
    await act(match, mod, "pause")
    sandbox.world.take_role(sandbox.guild, mod.user, sandbox.role("Moderators"))
    assert await act(match, mod, "resume") == NO_RIGHT


async def test_a_button_pressed_after_the_role_was_taken_does_nothing(
    sandbox: Sandbox, bot: Caravanserai, match: Match, mod: Member
) -> None:
    await moved(match)
    shown = await match.run(mod, match.thread, "mod rollback", move="0")
    sandbox.world.take_role(sandbox.guild, mod.user, sandbox.role("Moderators"))
    response = await (await mod.click(shown, custom_id(shown, "mod-back"))).response()
    assert response.modal is None
    assert response.message is not None
    assert response.message.text == NO_RIGHT
    assert (await bot.matches.store.live(match_id(match))).match.live() != []


@pytest.mark.parametrize("press", ["mod-to", "mod-back", "mod-cancel", "audit"])
async def test_a_forged_button_does_nothing_for_players(
    match: Match, ben: Member, tables: Channel, press: str
) -> None:
    message = (await (await ben.slash(tables, "settings")).response()).message
    assert message is not None
    forged = f"p|{press}|{match_id(match)}|0|1|same"
    next(one for one in walk(message.components) if one["type"] == 2)["custom_id"] = forged
    await ben.click(message, forged)
    await settled(match.sandbox)
    assert ben.visible_messages(tables)[-1].text == NO_RIGHT


async def test_moderators_of_another_server_reach_nothing(
    sandbox: Sandbox, match: Match, zoe: Member
) -> None:
    guild = sandbox.world.add_guild("Another server", zoe.user)
    elsewhere = sandbox.world.add_channel(guild, "tables-elsewhere")
    chosen = match_id(match)
    shown = await match.run(zoe, elsewhere, "mod pause", reason="mine", match=chosen)
    assert shown.text == SAY("service-no-match")
    listed = await match.run(zoe, elsewhere, "mod audit")
    assert SAY("moderators-audit-nothing") in listed.text


async def test_only_who_may_manage_the_server_sets_it_up(
    match: Match, mod: Member, tables: Channel
) -> None:
    with pytest.raises(UsageError):
        await match.run(mod, tables, "setup")
    shown = await match.run(mod, tables, "settings")
    next(one for one in walk(shown.components) if one["type"] == 2)["custom_id"] = "p|setup-role|"
    await mod.click(shown, "p|setup-role|")
    await settled(match.sandbox)
    assert mod.visible_messages(tables)[-1].text == SAY("moderators-setup-no-right")


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
    assert [seat.ai for seat in info.seats if seat.user_id is None] == ["greedy"]


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


# --- secrets ------------------------------------------------------------------------------------


@pytest.fixture
async def secretive(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> Match:
    """A match in which both are asked in secret; Zoë is a moderator, Ana too, and plays."""
    match = await begun(sandbox, bot, ana, ben)
    await match.run(ana, tables, "setup", role=sandbox.role("Moderators"))
    return match


async def answer_in_secret(match: Match, who: int) -> None:
    live = await match.bot.matches.store.live(match_id(match))
    seat = live.info.seat_of(who)
    asked = next(one for one in live.match.table.pending.values() if one.seat == seat)
    assert asked.secret
    default = live.match.default_for(asked.id)
    await match.bot.matches.play.answer(match_id(match), who, 77, asked.id, default)


async def test_no_list_of_moves_tells_who_has_answered_in_secret(
    secretive: Match, zoe: Member, ben: Member
) -> None:
    before = await zoe.autocomplete(secretive.thread, "mod rollback", "move", "")
    await answer_in_secret(secretive, ben.id)
    assert await zoe.autocomplete(secretive.thread, "mod rollback", "move", "") == before


async def test_a_look_by_a_player_leaves_out_what_grows_with_secret_answers(
    secretive: Match, ana: Member, ben: Member
) -> None:
    await answer_in_secret(secretive, ben.id)
    shown = await act(secretive, ana, "look")
    assert "revisión" not in shown


async def test_a_rollback_shows_a_moderator_who_plays_its_own_view_and_others_the_public_one(
    bot: Caravanserai,
    secretive: Match,
    ana: Member,
    zoe: Member,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await answer_in_secret_of_all(secretive)
    await secretive.delivered()
    seats: list[int | None] = []
    board = Pictures.board

    async def seen(
        own: Pictures, live: Any, lang: str, seat: int | None = None, before: Any = None
    ) -> Picture:
        seats.append(seat)
        return await board(own, live, lang, seat, before)

    monkeypatch.setattr(Pictures, "board", seen)
    own = (await bot.matches.store.info(match_id(secretive))).seat_of(ana.id)
    for who in (ana, zoe):
        await secretive.run(who, secretive.thread, "mod rollback", move="0")
    assert seats == [own, own, None, None]


async def answer_in_secret_of_all(match: Match) -> None:
    """Everybody who is asked answers by default, until something public has happened."""
    live = await match.bot.matches.store.live(match_id(match))
    for asked in list(live.match.table.pending.values()):
        user = live.info.seats[asked.seat].user_id
        assert user is not None
        default = live.match.default_for(asked.id)
        await match.bot.matches.play.answer(
            match_id(match), user, asked.seat + 90, asked.id, default
        )


async def test_direct_messages_of_somebody_replaced_die(
    sandbox: Sandbox, secretive: Match, zoe: Member, ben: Member
) -> None:
    prompt = ben.visible_messages(ben.dm_channel())[-1]
    assert {"take", "pick", "form", "add"} & verbs(prompt).keys()
    chiara = sandbox.member("Chiara")
    await act(secretive, zoe, "replace", player=ben.name, member=chiara)
    await settled(sandbox)
    assert not {"take", "pick", "form", "add"} & verbs(prompt).keys()
    asked = [one for one in chiara.visible_messages(chiara.dm_channel()) if verbs(one)]
    assert any({"take", "pick", "form", "add"} & verbs(one).keys() for one in asked)


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


async def test_a_question_by_direct_message_can_be_answered_again_after_a_pause(
    secretive: Match, zoe: Member, ben: Member
) -> None:
    prompt = ben.dms()[-1]
    asked = verbs(prompt)
    await act(secretive, zoe, "pause")
    await secretive.player.until(lambda: "was paused" in prompt.text or None, "a paused panel")
    await act(secretive, zoe, "resume")
    await secretive.player.until(lambda: "was paused" not in prompt.text or None, "a panel again")
    assert verbs(prompt) == asked


async def test_a_panel_that_another_takes_the_place_of_is_brought_up_to_date_once_more(
    bot: Caravanserai, secretive: Match, ben: Member
) -> None:
    request = PanelRequest(match_id(secretive), ben.id, "en", 0, titled=True)
    redrawn: list[str] = []

    def redraw(which: str) -> Redraw:
        async def keep(_: MessageBuilder) -> None:
            redrawn.append(which)

        return keep

    bot.live_panels.showing(request, ("paused",), redraw("old"))
    bot.live_panels.calling(request, ("asked",), redraw("new"))
    await bot.live_panels.close()
    assert redrawn == ["old"]


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
