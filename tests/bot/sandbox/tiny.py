"""A tiny bot that uses every part of discord.py the stand-in has to carry."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from typing_extensions import override

PNG = b"\x89PNG\r\n\x1a\n" + b"0" * 40


class Counter(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    @override
    async def from_custom_id(cls, _: Any, __: Any, match: Any, /) -> "Counter":
        return cls(int(match["n"]))

    @override
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Counter(self.n + 1))
        await interaction.response.edit_message(content=f"{self.n + 1} clicks", view=view)


class Ask(discord.ui.Modal, title="A question"):
    answer: discord.ui.Label[Any] = discord.ui.Label(
        text="Your answer",
        component=discord.ui.TextInput(custom_id="answer", max_length=20),
    )

    @override
    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        field = self.answer.component
        assert isinstance(field, discord.ui.TextInput)
        await interaction.response.send_message(f"You wrote {field.value}", ephemeral=True)


class Board(discord.ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery = discord.ui.MediaGallery[Any](
            discord.MediaGalleryItem("attachment://board.png", description="An empty board")
        )
        row = discord.ui.ActionRow[Any](Counter(0))
        text = discord.ui.TextDisplay[Any]("The board")
        self.add_item(discord.ui.Container(text, gallery, row))


class Picker(discord.ui.View):
    @discord.ui.select(
        custom_id="fruit",
        options=[discord.SelectOption(label=name, value=name) for name in ("fig", "date", "olive")],
        max_values=2,
    )
    async def fruit(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(" and ".join(select.values), ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="friend")
    async def friend(self, interaction: discord.Interaction[Any], select: Any) -> None:
        names = [user.display_name for user in select.values]
        await interaction.response.send_message(f"friend {names}", ephemeral=True)

    @discord.ui.button(custom_id="ask", label="Ask me")
    async def ask(self, interaction: discord.Interaction[Any], _: Any) -> None:
        await interaction.response.send_modal(Ask())


def board_file() -> discord.File:
    return discord.File(io.BytesIO(PNG), filename="board.png", description="An empty board")


class Heard(list[tuple[str, Any]]):
    """The events heard, in order, for which one can wait."""

    def __init__(self) -> None:
        super().__init__()
        self.changed = asyncio.Event()

    @override
    def append(self, entry: tuple[str, Any]) -> None:
        super().append(entry)
        self.changed.set()


class Tiny(commands.AutoShardedBot):
    """Connects without waiting, and remembers the events a test asks about."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__("!", intents=intents, guild_ready_timeout=0.0, help_command=None)
        self.heard = Heard()
        self.errors: list[Exception] = []
        self.late = asyncio.Event()
        self.failure = asyncio.Event()
        add_answers(self.tree, self)
        add_panels(self.tree)
        add_match(self.tree)
        self.tree.error(self.note)

    @override
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once: the stand-in has no identify limit to be spared."""

    @override
    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)
        await self.tree.sync()

    async def arrival(self, event: str) -> None:
        while event not in [name for name, _ in self.heard]:
            self.heard.changed.clear()
            await self.heard.changed.wait()

    async def note(self, _: discord.Interaction[Any], error: Exception) -> None:
        self.errors.append(getattr(error, "original", error))
        self.failure.set()

    @override
    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        raise AssertionError(event_method)

    async def on_raw_message_delete(self, event: Any) -> None:
        self.heard.append(("message", event.message_id))

    async def on_raw_thread_delete(self, event: Any) -> None:
        self.heard.append(("thread", event.thread_id))

    async def on_guild_channel_delete(self, channel: Any) -> None:
        self.heard.append(("channel", channel.id))

    async def on_thread_update(self, _: Any, after: Any) -> None:
        self.heard.append(("archived", after.archived))

    async def on_guild_remove(self, guild: Any) -> None:
        self.heard.append(("guild", guild.id))

    async def on_resumed(self) -> None:
        self.heard.append(("resumed", None))

    @override
    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(("said", message.content))


def add_answers(tree: app_commands.CommandTree[Any], bot: Tiny) -> None:
    @tree.command(description="Answer at once")
    async def ping(interaction: discord.Interaction[Any], hidden: bool = False) -> None:
        await interaction.response.send_message(f"pong {interaction.locale}", ephemeral=hidden)

    @tree.command(description="Think, then answer")
    async def think(interaction: discord.Interaction[Any], long: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        if long:
            await bot.late.wait()
        await interaction.edit_original_response(content="thought")

    @tree.command(description="Think, then follow up")
    async def muse(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("first")
        await interaction.followup.send("second", ephemeral=True)

    @tree.command(description="Never answer")
    async def sulk(interaction: discord.Interaction[Any]) -> None:
        """Leave the interaction as it is."""

    @tree.command(description="Answer too late")
    async def dawdle(interaction: discord.Interaction[Any]) -> None:
        await bot.late.wait()
        await interaction.response.send_message("sorry")


def add_panels(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Show a counter")
    async def counter(interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Counter(0))
        await interaction.response.send_message("0 clicks", view=view)

    @tree.command(description="Show the menus")
    async def pick(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Pick", view=Picker())

    @tree.command(description="Show the board")
    async def board(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(view=Board(), file=board_file())

    @tree.command(description="Open a question")
    async def ask(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Ask())


def add_match(tree: app_commands.CommandTree[Any]) -> None:
    @tree.context_menu(name="Quote It")
    async def quote(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        await interaction.response.send_message(f"“{message.content}”")

    @tree.context_menu(name="Greet")
    async def greet(interaction: discord.Interaction[Any], member: discord.Member) -> None:
        await interaction.response.send_message(f"Hello {member.display_name}")

    @tree.command(description="For moderators")
    @app_commands.default_permissions(manage_guild=True)
    async def rule(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("so be it")

    @tree.command(description="Not in direct messages")
    @app_commands.guild_only()
    async def meet(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("here")

    @tree.command(description="Weigh a file")
    async def weigh(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        words = (await file.read()).decode()
        told = f"{file.filename}: {file.size} bytes, {file.content_type}, {words!r}"
        await interaction.response.send_message(told)

    group = app_commands.Group(name="match", description="Matches")
    tree.add_command(group)

    @group.command(description="Create a match")
    async def create(
        interaction: discord.Interaction[Any],
        game: str,
        seats: app_commands.Range[int, 2, 4] = 2,
        guest: discord.Member | None = None,
    ) -> None:
        name = guest.display_name if guest else "nobody"
        await interaction.response.send_message(f"{game} for {seats} with {name}")

    @create.autocomplete("game")
    async def games(_: Any, current: str) -> list[app_commands.Choice[str]]:
        names = [name for name in ("caravan", "camel") if name.startswith(current)]
        return [app_commands.Choice(name=name.title(), value=name) for name in names]
