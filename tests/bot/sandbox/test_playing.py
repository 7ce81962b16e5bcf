"""What a member can do, with the real client on the other side."""

import discord
import pytest

from bot import limits
from bot.sandbox import (
    Answer,
    Channel,
    Member,
    Permission,
    Sandbox,
    UsageError,
    enabled_components,
    fields,
)
from bot.sandbox.models import Overwrite
from tests.bot.sandbox.tiny import PNG, Tiny

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_slash_command_is_answered_in_the_members_language(
    ana: Member, tables: Channel
) -> None:
    interaction = await ana.slash(tables, "ping")
    response = await interaction.response()
    assert response.kind is Answer.MESSAGE
    assert response.message is not None
    assert response.message.content == "pong es-ES"
    assert await interaction.acknowledged() < 3


async def test_an_ephemeral_answer_is_seen_by_its_reader_alone(
    sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    response = await (await ana.slash(tables, "ping", {"hidden": True})).response()
    assert response.ephemeral
    assert ana.visible_messages(tables) == [response.message]
    assert sandbox.member("健太").visible_messages(tables) == []


async def test_a_restarted_client_has_lost_its_ephemeral_messages(
    ana: Member, tables: Channel
) -> None:
    await (await ana.slash(tables, "ping", {"hidden": True})).response()
    ana.restart_client()
    assert ana.visible_messages(tables) == []


async def test_a_deferred_answer_is_filled_later(ana: Member, tables: Channel) -> None:
    response = await (await ana.slash(tables, "think")).response()
    assert response.ephemeral
    assert response.message is not None
    assert response.message.content == "thought"


async def test_what_a_bot_that_died_was_thinking_about_is_not_waited_for(
    sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    interaction = await ana.slash(tables, "think", {"long": True})
    await interaction.acknowledged()
    with pytest.raises(TimeoutError, match="think"):
        await sandbox.settled(timeout=0.2)
    interaction.abandon()
    await sandbox.settled()
    shown = (await interaction.response()).message
    assert shown is not None
    assert shown.is_loading


async def test_thinking_ends_with_the_token(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    interaction = await ana.slash(tables, "think", {"long": True})
    await interaction.acknowledged()
    sandbox.clock.advance(15 * 60 - 5)
    assert interaction.is_thinking
    sandbox.clock.advance(6)
    shown = (await interaction.response()).message
    assert shown is not None
    assert (shown.is_loading, shown.unanswered) == (False, True)
    assert sandbox.failed == [interaction]
    await sandbox.settled()
    bot.late.set()
    await bot.failure.wait()
    assert [error.code for error in bot.errors if isinstance(error, discord.HTTPException)] == [
        50027
    ]


async def test_what_was_thought_in_time_stays(
    sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    shown = (await (await ana.slash(tables, "think")).response()).message
    sandbox.clock.advance(16 * 60)
    await sandbox.settled()
    assert shown is not None
    assert (shown.content, shown.unanswered) == ("thought", False)
    assert sandbox.failed == []


async def test_the_first_followup_takes_the_place_of_thinking(
    sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    await ana.slash(tables, "muse")
    await sandbox.settled()
    assert [message.content for message in ana.visible_messages(tables)] == ["first", "second"]


async def test_a_persistent_button_edits_its_message(ana: Member, tables: Channel) -> None:
    message = (await (await ana.slash(tables, "counter")).response()).message
    assert message is not None
    response = await (await ana.click(message, "count:0")).response()
    assert response.kind is Answer.UPDATE
    assert message.content == "1 clicks"
    assert [control.custom_id for control in enabled_components(message)] == ["count:1"]


async def test_picked_values_and_members_reach_the_bot(
    sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    message = (await (await ana.slash(tables, "pick")).response()).message
    assert message is not None
    fruit = await (await ana.select(message, "fruit", ["fig", "olive"])).response()
    friend = await (await ana.select(message, "friend", [sandbox.member("Ελένη")])).response()
    assert fruit.message is not None
    assert friend.message is not None
    assert fruit.message.content == "fig and olive"
    assert friend.message.content == "friend ['Ελένη']"


async def test_a_modal_opens_and_its_words_reach_the_bot(ana: Member, tables: Channel) -> None:
    modal = (await (await ana.slash(tables, "ask")).response()).modal
    assert modal is not None
    assert [(field.custom_id, field.label) for field in fields(modal)] == [
        ("answer", "Your answer")
    ]
    response = await (await ana.submit(modal, {"answer": "forty"})).response()
    assert response.message is not None
    assert response.message.content == "You wrote forty"


async def test_a_board_in_components_v2_carries_its_picture(
    sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    message = (await (await ana.slash(tables, "board")).response()).message
    assert message is not None
    assert message.is_v2
    assert message.text == "The board"
    assert message.attachments[0].content == PNG
    assert message.attachments[0].description == "An empty board"
    assert sandbox.violations == []


async def test_a_subcommand_takes_typed_options(
    sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    options = {"game": "caravan", "seats": 3, "guest": sandbox.member("Björn")}
    response = await (await ana.slash(tables, "match create", options)).response()
    assert response.message is not None
    assert response.message.content == "caravan for 3 with Björn"


async def test_autocomplete_gives_the_proposals(ana: Member, tables: Channel) -> None:
    proposals = await ana.autocomplete(tables, "match create", "game", "ca")
    assert [item["value"] for item in proposals] == ["caravan", "camel"]


@pytest.mark.parametrize(
    ("path", "options", "words"),
    [
        ("match", {}, "needs a subcommand"),
        ("match lose", {}, "no subcommand"),
        ("nothing", {}, "no command here"),
        ("match create", {}, "needs the option 'game'"),
        ("match create", {"game": 3}, "takes str"),
        ("match create", {"game": "x", "seats": True}, "takes int"),
        ("match create", {"game": "x", "seats": 9}, "outside 2..4"),
        ("match create", {"game": "x", "colour": "red"}, "no option 'colour'"),
    ],
)
async def test_a_command_the_client_would_not_send_is_refused(
    ana: Member, tables: Channel, path: str, options: dict[str, object], words: str
) -> None:
    with pytest.raises(UsageError, match=words):
        await ana.slash(tables, path, options)


async def test_what_cannot_be_pressed_or_picked_is_refused(ana: Member, tables: Channel) -> None:
    message = (await (await ana.slash(tables, "pick")).response()).message
    assert message is not None
    with pytest.raises(UsageError, match="use select"):
        await ana.click(message, "fruit")
    with pytest.raises(UsageError, match="use click"):
        await ana.select(message, "ask", ["x"])
    with pytest.raises(UsageError, match="1 to 2 values"):
        await ana.select(message, "fruit", [])
    with pytest.raises(UsageError, match="does not offer"):
        await ana.select(message, "fruit", ["stone"])
    with pytest.raises(UsageError, match="no component"):
        await ana.click(message, "gone")


async def test_commands_reach_a_bot_in_direct_messages(bot: Tiny, ana: Member) -> None:
    response = await (await ana.slash(ana.dm_channel(), "ping")).response()
    assert ana.dms() == [response.message]
    assert bot.errors == []


async def test_context_menus_reach_the_bot(sandbox: Sandbox, ana: Member, tables: Channel) -> None:
    said = ana.say(tables, "sand")
    quoted = await (await ana.menu(tables, "Quote It", said)).response()
    greeted = await (await ana.menu(tables, "Greet", sandbox.member("Chiara"))).response()
    assert quoted.message is not None
    assert greeted.message is not None
    assert greeted.message.content == "Hello Chiara"
    with pytest.raises(UsageError, match="no context-menu command"):
        await ana.menu(tables, "Greet", said)


async def test_a_moderators_command_is_not_offered_to_others(
    sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    assert (await (await ana.slash(tables, "rule")).response()).message
    with pytest.raises(UsageError, match="may not use /rule"):
        await sandbox.member("Björn").slash(tables, "rule")
    everyone = sandbox.guild.roles[sandbox.guild.id]
    sandbox.world.change_role(sandbox.guild, everyone, Permission.VIEW_CHANNEL)
    with pytest.raises(UsageError, match="may not use /match"):
        await sandbox.member("Björn").autocomplete(tables, "match create", "game", "ca")


async def test_a_guild_command_is_missing_in_direct_messages(ana: Member) -> None:
    with pytest.raises(UsageError, match="no command here"):
        await ana.slash(ana.dm_channel(), "meet")


async def test_another_member_cannot_send_a_modal_off(
    sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    modal = (await (await ana.slash(tables, "ask")).response()).modal
    assert modal is not None
    with pytest.raises(UsageError, match="not opened for Chiara"):
        await sandbox.member("Chiara").submit(modal, {"answer": "x"})


@pytest.mark.parametrize(
    ("values", "words"),
    [({"other": "x"}, "no field"), ({}, "takes 1 to 20"), ({"answer": "x" * 21}, "takes 1 to 20")],
)
async def test_a_form_the_client_would_not_send_is_refused(
    ana: Member, tables: Channel, values: dict[str, str], words: str
) -> None:
    modal = (await (await ana.slash(tables, "ask")).response()).modal
    assert modal is not None
    with pytest.raises(UsageError, match=words):
        await ana.submit(modal, values)


@pytest.mark.parametrize("words", ["", " \n", "x" * (limits.CONTENT + 1)])
async def test_a_message_the_client_would_not_send_is_refused(
    ana: Member, tables: Channel, words: str
) -> None:
    with pytest.raises(UsageError, match="1 to 2000 characters"):
        ana.say(tables, words)
    assert ana.say(tables, "x" * limits.CONTENT).content


async def test_who_may_not_write_somewhere_is_refused(
    sandbox: Sandbox, ben: Member, place: discord.TextChannel, tables: Channel
) -> None:
    thread = sandbox.world.channels[(await (await place.send("a")).create_thread(name="b")).id]
    tables.overwrites[ben.id] = Overwrite(is_member=True, deny=int(Permission.SEND_MESSAGES))
    with pytest.raises(UsageError, match="may not write"):
        ben.say(tables, "hello")
    assert ben.say(thread, "hello")
    thread.locked = True
    with pytest.raises(UsageError, match="may not write"):
        ben.say(thread, "hello")
    sandbox.world.leave(sandbox.guild, ben.user)
    with pytest.raises(UsageError, match="may not write"):
        ben.say(thread, "hello")


async def test_another_ephemeral_message_cannot_be_pressed(
    sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    message = (await (await ana.slash(tables, "counter")).response()).message
    assert message is not None
    message.ephemeral_to = ana.id
    with pytest.raises(UsageError, match="does not see"):
        await sandbox.member("Chiara").click(message, "count:0")


def test_nobody_of_that_name_is_here(sandbox: Sandbox) -> None:
    with pytest.raises(UsageError, match="nobody here"):
        sandbox.member("Anna")
    with pytest.raises(UsageError, match="no channel"):
        sandbox.channel("chairs")
