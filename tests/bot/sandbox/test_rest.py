"""The REST resources, through the real client."""

import asyncio
import json
from datetime import datetime, timedelta

import discord
import pytest

from bot.sandbox import Channel, Member, Permission, Sandbox, schema, trim
from bot.sandbox.rest.pipeline import HANDLERS
from bot.sandbox.snowflakes import created
from tests.bot.sandbox.raw import Raw
from tests.bot.sandbox.tiny import PNG, Board, Tiny, board_file


def test_every_operation_of_the_trimmed_document_is_served() -> None:
    assert {operation.id for operation in schema.operations()} == set(HANDLERS)
    assert set(HANDLERS) == trim.OPERATIONS


def test_trimming_the_trimmed_document_changes_nothing() -> None:
    text = trim.TARGET.read_text(encoding="utf-8")
    document = json.loads(text)
    assert trim.trim(document) == document


async def test_a_picture_can_be_fetched_by_its_address(
    bot: Tiny, place: discord.TextChannel
) -> None:
    message = await place.send(view=Board(), file=board_file())
    assert await bot.http.get_from_cdn(message.attachments[0].url) == PNG
    gallery = message.components[0]
    assert isinstance(gallery, discord.components.Container)
    shown = gallery.children[1]
    assert isinstance(shown, discord.components.MediaGalleryComponent)
    assert shown.items[0].media.url == message.attachments[0].url


async def test_an_unknown_attachment_is_not_found(sandbox: Sandbox, raw: Raw) -> None:
    async with raw.session.get(f"{sandbox.url}/attachments/1/2/a.png") as response:
        assert response.status == 404


async def test_an_edit_replaces_a_picture(sandbox: Sandbox, place: discord.TextChannel) -> None:
    message = await place.send(view=Board(), file=board_file())
    await message.edit(view=Board(), attachments=[board_file()])
    stored = sandbox.message(message.id)
    assert len(stored.attachments) == 1
    assert stored.attachments[0].id != message.attachments[0].id
    assert stored.edited_timestamp is not None


async def test_an_edit_keeps_the_pictures_it_names(
    sandbox: Sandbox, place: discord.TextChannel
) -> None:
    message = await place.send("two", files=[board_file(), board_file()])
    await message.edit(attachments=message.attachments[1:])
    kept = [attachment.id for attachment in sandbox.message(message.id).attachments]
    assert kept == [message.attachments[1].id]


async def test_history_is_read_in_pages(place: discord.TextChannel) -> None:
    sent = [await place.send(str(number)) for number in range(5)]
    assert [m.content async for m in place.history(limit=2)] == ["4", "3"]
    assert [m.content async for m in place.history(after=sent[2])] == ["3", "4"]
    assert [m.content async for m in place.history(before=sent[1])] == ["0"]
    assert {m.content async for m in place.history(around=sent[2], limit=3)} == {"1", "2", "3"}
    assert (await place.fetch_message(sent[0].id)).content == "0"


async def test_a_page_of_no_messages_is_refused(raw: Raw, tables: Channel) -> None:
    for limit in ("0", "101", "some"):
        answer = await raw.request("GET", f"/channels/{tables.id}/messages?limit={limit}")
        assert answer.code == 50035


async def test_ephemeral_messages_are_not_fetched(
    place: discord.TextChannel, ana: Member, tables: Channel
) -> None:
    message = (await (await ana.slash(tables, "ping", {"hidden": True})).response()).message
    assert message is not None
    assert [item async for item in place.history()] == []
    with pytest.raises(discord.NotFound) as refused:
        await place.fetch_message(message.id)
    assert refused.value.code == 10008


async def test_messages_are_deleted_one_by_one_or_at_once(
    sandbox: Sandbox, place: discord.TextChannel, tables: Channel
) -> None:
    sent = [await place.send(str(number)) for number in range(3)]
    await sent[0].delete()
    assert tables.message_ids == [sent[1].id, sent[2].id]
    with pytest.raises(discord.Forbidden):
        await place.delete_messages(sent[1:])
    sandbox.allow(tables, Permission.MANAGE_MESSAGES)
    await place.delete_messages(sent[1:])
    assert tables.message_ids == []


async def test_anothers_message_cannot_be_edited(
    place: discord.TextChannel, ana: Member, tables: Channel
) -> None:
    said = ana.say(tables, "mine")
    with pytest.raises(discord.Forbidden) as refused:
        await place.get_partial_message(said.id).edit(content="yours")
    assert refused.value.code == 50005


async def test_anothers_direct_message_cannot_be_deleted(raw: Raw, ana: Member) -> None:
    here, said = ana.dm_channel(), ana.say(ana.dm_channel(), "mine")
    path = f"/channels/{here.id}/messages"
    own = (await raw.send(here.id, {"content": "yours"})).body["id"]
    refused = [
        await raw.request("DELETE", f"{path}/{said.id}"),
        await raw.post(f"{path}/bulk-delete", {"messages": [str(said.id), own]}),
    ]
    assert [(one.status, one.code) for one in refused] == [(403, 50003)] * 2
    assert (await raw.request("DELETE", f"{path}/{own}")).status == 204
    assert ana.dms() == [said]


async def test_a_thread_hangs_from_its_message_once(
    sandbox: Sandbox, place: discord.TextChannel, tables: Channel
) -> None:
    message = await place.send("a lobby")
    thread = await message.create_thread(name="a match", auto_archive_duration=10080)
    assert thread.id == message.id
    assert [item.name for item in sandbox.threads(tables)] == ["a match"]
    assert sandbox.threads(tables)[0].auto_archive_minutes == 10080
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="again")
    assert refused.value.code == 160004


async def test_what_is_dated_lies_as_far_ahead_as_the_ids(
    sandbox: Sandbox, place: discord.TextChannel, ana: Member, tables: Channel
) -> None:
    sandbox.skip(86_400)
    message = await place.send("a lobby")
    thread = await message.create_thread(name="a match")
    said = ana.say(tables, "tomorrow")
    user = sandbox.world.add_user("New", "new")
    sandbox.world.join(sandbox.guild, user)
    times = [sandbox.message(message.id).timestamp, said.timestamp]
    times += [sandbox.world.channels[thread.id].archive_timestamp]
    times += [sandbox.guild.members[user.id].joined_at]
    for number, time in zip((message.id, said.id, thread.id, user.id), times, strict=True):
        assert abs(created(number) - datetime.fromisoformat(time)) < timedelta(minutes=1)


async def test_a_thread_name_too_long_is_refused(place: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await place.create_thread(name="x" * 101, type=discord.ChannelType.public_thread)
    assert refused.value.code == 50035


async def test_a_private_thread_is_seen_by_its_members_alone(
    sandbox: Sandbox, place: discord.TextChannel
) -> None:
    thread = await place.create_thread(name="hidden", invitable=False)
    chiara, bjorn = sandbox.member("Chiara"), sandbox.member("Björn")
    await thread.add_user(discord.Object(chiara.id))
    channel = sandbox.channel("hidden")
    await thread.send("psst")
    assert chiara.visible_messages(channel)[-1].content == "psst"
    assert bjorn.visible_messages(channel) == []
    assert {member.id for member in await thread.fetch_members()} >= {chiara.id}
    await thread.remove_user(discord.Object(chiara.id))
    assert chiara.visible_messages(channel) == []


async def test_who_is_added_to_a_thread_is_told_so_in_it_once(
    sandbox: Sandbox, bot: Tiny, place: discord.TextChannel
) -> None:
    thread = await place.create_thread(name="hidden")
    chiara = sandbox.member("Chiara")
    for _ in range(2):
        await thread.add_user(discord.Object(chiara.id))
    (told,) = [one async for one in thread.history()]
    assert told.type is discord.MessageType.recipient_add
    assert (told.author.id, [one.id for one in told.mentions]) == (bot.application_id, [chiara.id])


async def test_the_channel_tells_of_a_public_thread_that_hangs_from_no_message(
    bot: Tiny, place: discord.TextChannel
) -> None:
    await place.create_thread(name="hidden", type=discord.ChannelType.private_thread)
    await (await place.send("a lobby")).create_thread(name="a match")
    thread = await place.create_thread(name="apart", type=discord.ChannelType.public_thread)
    told, _ = [one async for one in place.history()]
    assert told.type is discord.MessageType.thread_created
    assert (told.author.id, told.content) == (bot.application_id, "apart")
    assert told.reference is not None
    assert told.reference.channel_id == thread.id


async def test_a_stranger_cannot_be_added_to_a_thread(
    sandbox: Sandbox, place: discord.TextChannel
) -> None:
    thread = await place.create_thread(name="hidden")
    stranger = sandbox.world.add_user("Nobody", "nobody")
    with pytest.raises(discord.NotFound) as refused:
        await thread.add_user(discord.Object(stranger.id))
    assert refused.value.code == 10007


async def test_a_thread_is_joined_left_renamed_and_deleted(
    sandbox: Sandbox, place: discord.TextChannel, tables: Channel
) -> None:
    thread = await place.create_thread(name="first", type=discord.ChannelType.public_thread)
    await thread.leave()
    await thread.join()
    await thread.edit(name="second", locked=True)
    assert sandbox.channel("second").locked
    found = await place.guild.active_threads()
    assert [item.name for item in found] == ["second"]
    await thread.delete()
    assert sandbox.threads(tables) == []


async def test_a_thread_of_news_cannot_be_made_in_a_text_channel(raw: Raw, tables: Channel) -> None:
    answer = await raw.post(f"/channels/{tables.id}/threads", {"name": "x", "type": 10})
    assert answer.status == 400
    assert answer.faults() == {"BASE_TYPE_CHOICES"}


async def test_a_thread_cannot_hang_in_direct_messages(raw: Raw, ana: Member) -> None:
    body = {"name": "x", "type": 11}
    answer = await raw.post(f"/channels/{ana.dm_channel().id}/threads", body)
    assert answer.code == 50024


async def test_members_and_users_are_fetched(bot: Tiny, ana: Member, sandbox: Sandbox) -> None:
    guild = bot.get_guild(sandbox.guild.id)
    assert guild is not None
    assert (await guild.fetch_member(ana.id)).display_name == "Ana"
    assert (await bot.fetch_user(ana.id)).display_name == "Ana"
    assert (await bot.fetch_guild(guild.id)).name == guild.name
    assert [item.id async for item in bot.fetch_guilds(with_counts=False)] == [guild.id]
    assert {item.name for item in await guild.fetch_channels()} == {"tables", "lobby"}
    with pytest.raises(discord.NotFound) as refused:
        await guild.fetch_member(1)
    assert refused.value.code == 10007
    with pytest.raises(discord.NotFound):
        await bot.fetch_user(1)


async def test_the_list_of_members_needs_the_intent(sandbox: Sandbox, raw: Raw) -> None:
    answer = await raw.request("GET", f"/guilds/{sandbox.guild.id}/members?limit=5")
    assert answer.code == 50001


async def test_a_member_who_leaves_is_unknown(sandbox: Sandbox, bot: Tiny) -> None:
    guild, leaver = bot.get_guild(sandbox.guild.id), sandbox.member("Zoë 🐫")
    assert guild is not None
    sandbox.world.leave(sandbox.guild, leaver.user)
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(leaver.id)
    channel = await bot.create_dm(discord.Object(leaver.id))
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("still there?")
    assert refused.value.code == 50007


async def test_nobody_can_be_written_to_whose_account_is_deleted(raw: Raw) -> None:
    answer = await raw.post("/users/@me/channels", {"recipient_id": "1"})
    assert (answer.status, answer.code) == (400, 50033)


async def test_application_and_commands_are_read(bot: Tiny) -> None:
    assert (await bot.application_info()).name == "Caravanserai"
    assert "match" in {command.name for command in await bot.tree.fetch_commands()}
    assert await bot.fetch_application_emojis() == []


async def test_typing_is_shown(sandbox: Sandbox, place: discord.TextChannel) -> None:
    await place.typing()
    assert sandbox.requests[-1].operation == "trigger_typing_indicator"


async def test_mentions_follow_what_is_allowed(
    sandbox: Sandbox, place: discord.TextChannel, ana: Member, tables: Channel
) -> None:
    sandbox.allow(tables, Permission.MENTION_EVERYONE)
    bjorn = sandbox.member("Björn")
    words = f"{ana.mention} {bjorn.mention} @everyone"
    free = await place.send(words, allowed_mentions=discord.AllowedMentions.all())
    none = await place.send(words, allowed_mentions=discord.AllowedMentions.none())
    some = discord.AllowedMentions(everyone=False, users=[discord.Object(ana.id)])
    one = await place.send(words, allowed_mentions=some)
    assert sandbox.message(free.id).mentions == [ana.id, bjorn.id]
    assert sandbox.message(free.id).mentions_everyone
    assert sandbox.message(none.id).mentions == []
    assert not sandbox.message(none.id).mentions_everyone
    assert sandbox.message(one.id).mentions == [ana.id]


async def test_a_bot_without_the_permission_mentions_only_roles_that_may_be(
    sandbox: Sandbox, place: discord.TextChannel, tables: Channel
) -> None:
    open_to_all, closed = sandbox.role("Moderators"), sandbox.role("Admins")
    words = f"<@&{open_to_all.id}> <@&{closed.id}> <@&1> @everyone"
    allowed = discord.AllowedMentions.all()
    first = sandbox.message((await place.send(words, allowed_mentions=allowed)).id)
    assert (first.mention_roles, first.mentions_everyone) == ([open_to_all.id], False)
    sandbox.allow(tables, Permission.MENTION_EVERYONE)
    second = sandbox.message((await place.send(words, allowed_mentions=allowed)).id)
    assert second.mention_roles == [open_to_all.id, closed.id]
    assert second.mentions_everyone


async def test_followups_are_fetched_edited_and_deleted(
    sandbox: Sandbox, raw: Raw, bot: Tiny, ana: Member, tables: Channel
) -> None:
    interaction = await ana.slash(tables, "ping")
    await interaction.response()
    hook = f"/webhooks/{bot.application_id}/{interaction.token}"
    sent = await raw.post(hook, {"content": "more"})
    path = f"{hook}/messages/{sent.body['id']}"
    assert (await raw.request("PATCH", path, {"content": "changed"})).body["content"] == "changed"
    assert (await raw.request("GET", path)).body["content"] == "changed"
    assert (await raw.request("DELETE", path)).status == 204
    assert (await raw.request("GET", path)).code == 10008
    original = f"{hook}/messages/@original"
    assert (await raw.request("GET", original)).body["content"] == "pong es-ES"
    assert (await raw.request("DELETE", original)).status == 204
    assert (await raw.request("GET", original)).code == 10008
    assert (await raw.post("/webhooks/1/x", {"content": "x"})).code == 10015
    assert sandbox.violations == []


async def test_a_request_without_the_token_is_unauthorized(sandbox: Sandbox, raw: Raw) -> None:
    async with raw.session.get(f"{sandbox.api_base}/users/@me") as response:
        assert response.status == 401


async def test_two_clicks_at_once_are_both_answered(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    message = (await (await ana.slash(tables, "counter")).response()).message
    assert message is not None
    others = [sandbox.member("Chiara"), sandbox.member("Ελένη")]
    clicks = await asyncio.gather(*(member.click(message, "count:0") for member in others))
    await sandbox.settled()
    assert [click.failed for click in clicks] == [False, False]
    assert bot.errors == []


async def test_an_emoji_of_the_application_can_be_used(
    sandbox: Sandbox, bot: Tiny, place: discord.TextChannel
) -> None:
    sandbox.world.add_emoji("camel")
    (emoji,) = await bot.fetch_application_emojis()
    view = discord.ui.View()
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="x"))
    message = await place.send("look", view=view)
    assert sandbox.message(message.id).components
    assert sandbox.violations == []


async def test_an_answer_into_a_deleted_channel_is_refused(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    await ana.slash(tables, "dawdle")
    sandbox.world.delete_channel(tables)
    bot.late.set()
    await bot.failure.wait()
    assert [error.code for error in bot.errors if isinstance(error, discord.NotFound)] == [10003]


async def test_a_deleted_message_frees_its_nonce(raw: Raw, ana: Member, tables: Channel) -> None:
    body = {"content": "once", "nonce": "row-7", "enforce_nonce": True}
    first = await raw.send(tables.id, body)
    await raw.request("DELETE", f"/channels/{tables.id}/messages/{first.body['id']}")
    assert (await raw.send(tables.id, body)).body["id"] != first.body["id"]
    assert len(ana.visible_messages(tables)) == 1
