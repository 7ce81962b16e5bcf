"""Who loses a seat hears of it by direct message, with the reason and the moderator."""

import pytest

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Message, Sandbox
from tests.bot.app.hasty import info_of
from tests.bot.app.table import Match, begun, lobby, verbs

WHY = "the *tide*"


@pytest.fixture
def chiara(sandbox: Sandbox) -> Member:
    return sandbox.member("Chiara")


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ben: Member, zoe: Member) -> Match:
    """A match without secrets; Ana, who does not play, owns the server."""
    return await begun(sandbox, bot, ben, zoe, game="caylus")


async def told(match: Match, member: Member) -> Message:
    """The only direct message somebody has got."""
    await match.delivered()
    (message,) = member.dms()
    return message


async def test_somebody_kicked_is_told_by_whom_and_why(
    match: Match, ana: Member, ben: Member
) -> None:
    await match.run(ana, match.thread, "mod kick", player=ben.name, reason=WHY)
    message = await told(match, ben)
    assert "**Ana** removed you from the match" in message.text
    assert r"the \*tide\*" in message.text
    assert f"<#{match.thread.id}>" in message.text
    assert verbs(message) == {}


@pytest.mark.parametrize("revealed", [False, True])
async def test_somebody_kicked_finds_no_button_of_the_match_among_their_messages(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, *, revealed: bool
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    (prompt,) = ben.dms()
    await match.answer_any(ben, prompt)
    if revealed:
        await match.answer_any(ana, await match.panel(ana))
    await match.delivered()
    assert verbs(prompt) != {}
    bot.live_panels.gave_way(
        (await info_of(match)).id, ben.id, prompt.id
    )  # as after a restart of the bot
    await match.run(ana, match.thread, "mod kick", player=ben.name, reason=WHY)
    await match.delivered()
    await match.player.until(lambda: verbs(prompt) == {} or None, "a message without buttons")


@pytest.mark.parametrize("answers", [False, True])
async def test_nobody_is_called_to_a_panel_they_have_lost(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, *, answers: bool
) -> None:
    ben.allow_dms(allowed=False)
    match = await begun(sandbox, bot, ana, ben)
    call = next(post for post in match.posts if "private question for you" in post.text)
    if answers:
        await match.answer_any(ben, await match.panel(ben))
        await match.delivered()
    await match.run(ana, match.thread, "mod kick", player=ben.name, reason=WHY)
    await match.delivered()
    await match.player.until(
        lambda: call not in match.posts or verbs(call) == {} or None, "no call any more"
    )


async def test_who_is_replaced_by_a_member_is_told_and_nobody_else(
    match: Match, ana: Member, ben: Member, zoe: Member, chiara: Member
) -> None:
    await match.run(ana, match.thread, "mod replace", player=ben.name, member=chiara, reason=WHY)
    assert "gave your seat to Chiara" in (await told(match, ben)).text
    assert zoe.dms() == []


async def test_it_is_told_in_the_language_of_its_reader(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, bot, ben, ana)
    await match.run(ana, tables, "mod kick", player=ana.name, reason=WHY)
    assert "te ha expulsado de la sala" in (await told(match, ana)).text


async def test_for_whom_an_ai_player_sits_in_is_told_and_can_take_the_seat_back(
    match: Match, ana: Member, ben: Member
) -> None:
    await match.run(
        ana, match.thread, "mod replace", player=ben.name, ai="easy", stand_in=True, reason=WHY
    )
    message = await told(match, ben)
    assert "**Ana** had an AI player sit in for you" in message.text
    await match.press(ben, message, "sit")
    await match.delivered()
    assert [seat.ai for seat in (await info_of(match)).seats] == [None, None]


async def test_who_takes_no_direct_messages_reads_of_it_in_the_thread_alone(
    match: Match, ana: Member, ben: Member
) -> None:
    ben.allow_dms(allowed=False)
    await match.run(ana, match.thread, "mod kick", player=ben.name, reason=WHY)
    await match.delivered()
    assert ben.dms() == []
    lines = [post for post in match.posts if "Björn" in post.text and "tide" in post.text]
    assert len(lines) == 1
