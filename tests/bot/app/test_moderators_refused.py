"""What moderators are told when an act is refused: who and where is meant, and nothing has happened."""

import pytest

from bot.app import Caravanserai
from bot.domain.match import Member as MatchMember
from bot.domain.match import Verdict, Wish
from bot.matches.history import lists
from bot.matches.moderation.actions import Actor, Role
from bot.sandbox import Channel, Member, Sandbox
from bot.sandbox.permissions import Permission
from data.catalogues import catalogue
from tests.bot.app.table import Match, begun

SAY = catalogue("en").format
DAY = 86_400


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    return await begun(sandbox, bot, ben, ana, game="caylus", deadline=DAY)


@pytest.fixture
async def mod(sandbox: Sandbox, match: Match, ana: Member, zoe: Member, tables: Channel) -> Member:
    await match.run(ana, tables, "setup", role=sandbox.role("Moderators"))
    return zoe


async def idle(match: Match) -> Member:
    """Who sits at the table and is asked nothing."""
    [asked] = await match.bot.matches.awaited.waits(await id_of(match))
    return next(one for one in match.player.members if one.id != asked.user_id)


async def id_of(match: Match) -> str:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    return found.id


@pytest.mark.parametrize(("command", "more"), [("force", {}), ("extend", {"hours": 5})])
async def test_nothing_is_forced_or_extended_for_somebody_who_is_asked_nothing(
    match: Match, mod: Member, command: str, more: dict[str, int]
) -> None:
    player, before = (await idle(match)).name, len(match.posts)
    shown = await match.run(
        mod, match.thread, f"mod {command}", player=player, reason="the tide", **more
    )
    await match.delivered()
    assert shown.text.startswith(f"Nobody\u2019s waiting for {player}")
    assert len(match.posts) == before


async def test_a_member_who_plays_already_is_named(
    match: Match, mod: Member, ana: Member, ben: Member
) -> None:
    shown = await match.run(
        mod, match.thread, "mod replace", player=ben.name, member=ana, reason="the tide"
    )
    assert ana.name in shown.text


async def test_no_moves_are_offered_in_a_match_whose_result_is_final(
    match: Match, mod: Member, ana: Member, ben: Member
) -> None:
    by = Actor(mod.id, mod.name, Role.MODERATOR)
    await match.bot.matches.moderation.stop(await id_of(match), Verdict.RESULT, "the tide", by, 1)
    for number, member in enumerate((ana, ben), 2):
        await match.bot.matches.endings.confirm(await id_of(match), member.id, number)
    shown = await match.run(mod, match.thread, "mod rollback")
    assert shown.text == SAY("service-locked")


async def test_everyone_cannot_be_the_role_of_moderators(
    sandbox: Sandbox, match: Match, ana: Member, tables: Channel
) -> None:
    shown = await match.run(ana, tables, "setup", role=sandbox.role("@everyone"), language="es")
    assert shown.text == catalogue("es").format("moderators-setup-everyone")
    settings = await match.bot.guild_settings.settings(sandbox.guild.id)
    assert (settings.moderator_role_id, settings.language) == (None, None)


async def test_where_the_bot_lacks_rights_is_named(
    sandbox: Sandbox, match: Match, mod: Member
) -> None:
    there = sandbox.channel("lobby")
    sandbox.deny(there, Permission.SEND_MESSAGES)
    shown = await match.run(mod, match.thread, "mod move", channel=there, reason="the tide")
    assert f"<#{there.id}>" in shown.text
    assert SAY("bot-permission-send-messages") in shown.text


@pytest.mark.parametrize("command", ["match create", "rules"])
async def test_no_more_than_the_beginning_of_what_was_typed_is_repeated(
    match: Match, zoe: Member, tables: Channel, command: str
) -> None:
    shown = await match.run(zoe, tables, command, game="x" * 3000)
    assert "x" * 99 + "…" in shown.text


async def test_after_a_move_the_new_channel_is_pointed_to(
    sandbox: Sandbox, match: Match, mod: Member
) -> None:
    there = sandbox.channel("lobby")
    shown = await match.run(mod, match.thread, "mod move", channel=there, reason="the tide")
    assert f"<#{there.id}>" in shown.text


async def test_the_audit_log_is_told_in_words_and_without_pings(
    sandbox: Sandbox, match: Match, mod: Member, ana: Member
) -> None:
    there = sandbox.channel("lobby")
    chosen = await id_of(match)
    await match.run(mod, match.thread, "mod end", counts=False, reason="the tide")
    await match.run(
        mod, match.player.channel, "mod move", match=chosen, channel=there, reason="the tide"
    )
    shown = await match.run(mod, match.player.channel, "mod audit")
    assert f"to: <#{there.id}>" in shown.text
    assert "result: none" in shown.text
    assert (shown.mentions, shown.mention_roles) == ([], [])
    shown = await match.run(ana, match.player.channel, "mod audit")
    assert "resultado: ninguno" in shown.text


async def test_a_name_means_the_match_that_goes_on_however_many_are_over(
    match: Match, mod: Member, ana: Member, tables: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, door = await match.bot.matches.store.info(await id_of(match)), match.bot.matches
    wish = Wish(running.guild_id, tables.id, "caylus", name=running.name)
    closed = await door.lobby.create(MatchMember(ana.id, ana.name), wish, 1)
    await door.lobby_moderation.close(
        closed.id, "rained off", Actor(mod.id, mod.name, Role.MODERATOR), 2
    )
    monkeypatch.setattr(lists, "LISTED", 1)
    shown = await match.run(mod, tables, "mod look", match=running.name, reason="the tide")
    assert running.id in shown.text
