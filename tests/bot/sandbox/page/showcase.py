"""A small bot that shows every kind of thing a message or form can hold."""

import asyncio
import io
from datetime import UTC, datetime
from typing import Any, ClassVar, TypeAlias

import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image, ImageDraw
from typing_extensions import override

Interaction: TypeAlias = discord.Interaction[Any]
DUE = datetime(2030, 1, 1, tzinfo=UTC)
WORDS = """\
# Market day
Ana **built** a *sawmill*, __paid__ 3 ~~gold~~ deniers, and `kept` ||one secret||.
- grain
  - barley
- wine
1. first
> quoted
-# small print
```
a  b
```
[rules](https://example.org/rules) and https://example.org/x"""


def picture(width: int = 900, height: int = 600) -> io.BytesIO:
    """A plate whose size and middle one can tell."""
    image = Image.new("RGB", (width, height), "#f3ead8")
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, width - 1, height - 1), outline="#8d2f3a", width=12)
    pen.ellipse((width // 3, height // 4, width * 2 // 3, height * 3 // 4), fill="#4d6b2f")
    stream = io.BytesIO()
    image.save(stream, "PNG")
    stream.seek(0)
    return stream


def plate(name: str = "board.png") -> discord.File:
    return discord.File(picture(), filename=name, description="The board: Ana leads with 7")


class Steps(ui.View):
    """Buttons of every style; pressing moves on, fails, opens a form or tells a secret."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        self.count = count
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules"))

    @ui.button(label="Count", style=discord.ButtonStyle.primary, custom_id="step", emoji="🐫")
    async def step(self, interaction: Interaction, _: Any) -> None:
        self.count += 1
        await interaction.response.edit_message(content=f"{self.count} steps", view=self)

    @ui.button(label="Form", style=discord.ButtonStyle.success, custom_id="form")
    async def form(self, interaction: Interaction, _: Any) -> None:
        await interaction.response.send_modal(Bid())

    @ui.button(label="Secret", custom_id="secret")
    async def secret(self, interaction: Interaction, _: Any) -> None:
        await interaction.response.send_message("Your hand: fig, date", ephemeral=True)

    @ui.button(label="Once", custom_id="once", row=1)
    async def once(self, interaction: Interaction, _: Any) -> None:
        await interaction.response.edit_message(content="Only once", view=None)

    @ui.button(label="Sold out", style=discord.ButtonStyle.danger, custom_id="never", disabled=True)
    async def never(self, *_: Any) -> None:
        raise AssertionError("a disabled button was pressed")


class Bid(ui.Modal, title="Your bid"):
    note: ui.TextDisplay[Any] = ui.TextDisplay("Bids are **sealed**.")
    words: ui.Label[Any] = ui.Label(
        text="Words to the table",
        description="Two to ten characters",
        component=ui.TextInput(custom_id="words", min_length=2, max_length=10),
    )
    good: ui.Label[Any] = ui.Label(
        text="Goods",
        component=ui.Select(
            custom_id="goods",
            max_values=2,
            options=[discord.SelectOption(label=name) for name in ("grain", "wine", "cloth")],
        ),
    )
    lane: ui.Label[Any] = ui.Label(
        text="Road",
        component=ui.RadioGroup(
            custom_id="road",
            options=[
                discord.RadioGroupOption(label="Coast", value="coast", description="slow and safe"),
                discord.RadioGroupOption(label="Desert", value="desert"),
            ],
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            options=[discord.CheckboxGroupOption(label=name) for name in ("guard", "guide")],
        ),
    )

    @override
    async def on_submit(self, interaction: Interaction) -> None:
        given = [label.component for label in (self.words, self.good, self.lane, self.extras)]
        words, goods, road, extras = given
        assert isinstance(words, ui.TextInput)
        assert isinstance(goods, ui.Select)
        assert isinstance(road, ui.RadioGroup)
        assert isinstance(extras, ui.CheckboxGroup)
        told = f"{words.value}; {goods.values}; {road.value}; {extras.values}"
        await interaction.response.send_message(told, ephemeral=True)


class Confirm(ui.Modal, title="Seal it"):
    sure: ui.Label[Any] = ui.Label(text="Show it to all", component=ui.Checkbox(custom_id="sure"))

    @override
    async def on_submit(self, interaction: Interaction) -> None:
        box = self.sure.component
        assert isinstance(box, ui.Checkbox)
        await interaction.response.send_message(f"shown: {box.value}")


class Menus(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(
        custom_id="one",
        placeholder="Where to?",
        options=[
            discord.SelectOption(label="Tyre", description="2 deniers · the harbour", emoji="⚓"),
            discord.SelectOption(label="Petra", description="free"),
        ],
    )
    async def one(self, interaction: Interaction, select: Any) -> None:
        await interaction.response.edit_message(content=f"To {select.values[0]}")

    @ui.select(
        custom_id="many",
        placeholder="Which goods?",
        min_values=2,
        max_values=3,
        options=[
            discord.SelectOption(label="grain", default=True),
            *[discord.SelectOption(label=name) for name in ("wine", "cloth", "olives")],
        ],
    )
    async def many(self, interaction: Interaction, select: Any) -> None:
        await interaction.response.edit_message(content=f"With {', '.join(select.values)}")

    @ui.select(cls=ui.UserSelect, custom_id="friend", placeholder="With whom?")
    async def friend(self, interaction: Interaction, select: Any) -> None:
        await interaction.response.edit_message(content=f"With {select.values[0].display_name}")

    @ui.select(cls=ui.ChannelSelect, custom_id="place", placeholder="Tell where?")
    async def place(self, interaction: Interaction, select: Any) -> None:
        await interaction.response.edit_message(content=f"In {select.values[0].name}")

    @ui.select(cls=ui.RoleSelect, custom_id="role", placeholder="Tell whom?")
    async def role(self, interaction: Interaction, select: Any) -> None:
        await interaction.response.edit_message(content=f"To {select.values[0].name}")


class Step(ui.Button[Any]):
    @override
    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"pressed {self.custom_id}", ephemeral=True)


class Post(ui.LayoutView):
    """A board post with everything Components V2 has to show."""

    def __init__(self, reader: discord.abc.User) -> None:
        super().__init__(timeout=None)
        box = ui.Container[Any](accent_colour=discord.Colour(0x8D2F3A))
        box.add_item(
            ui.TextDisplay(
                f"## The fair\n{reader.mention} is awaited until <t:{int(DUE.timestamp())}:R>"
            )
        )
        box.add_item(
            ui.MediaGallery(
                discord.MediaGalleryItem(
                    "attachment://board.png", description="The board: Ana leads with 7"
                )
            )
        )
        box.add_item(
            ui.Section("**Caravan**\nthree camels", accessory=Step(label="Look", custom_id="look"))
        )
        thumb = ui.Thumbnail[Any]("attachment://small.png", description="A camel")
        box.add_item(ui.Section("**Guild**\nfour members", accessory=thumb))
        box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        box.add_item(ui.File("attachment://log.txt"))
        box.add_item(
            ui.ActionRow(
                Step(label="Play", custom_id="play", style=discord.ButtonStyle.primary),
                Step(label="Log", custom_id="log"),
            )
        )
        self.add_item(box)
        self.add_item(ui.TextDisplay("Below the box"))

    @property
    def files(self) -> list[discord.File]:
        log = discord.File(io.BytesIO(b"Ana built.\n"), filename="log.txt")
        return [plate(), plate("small.png"), log]


class Spanish(app_commands.Translator):
    """Gives the names of some commands in Spanish."""

    NAMES: ClassVar = {"match": "partida", "create": "crear", "sulk": "callar", "Quote it": "Citar"}

    @override
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _: Any
    ) -> str | None:
        return self.NAMES.get(string.message) if locale is discord.Locale.spain_spanish else None


class Showcase(commands.Bot):
    """Connects at once and knows a command for each thing to be shown."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__("!", intents=intents, help_command=None)
        self._connection.guild_ready_timeout = 0.0
        self.go_on = asyncio.Event()
        self.resumed = asyncio.Event()
        add_posts(self.tree)
        add_waits(self.tree, self)
        add_match(self.tree)
        add_menu(self.tree)

    @override
    async def setup_hook(self) -> None:
        await self.tree.set_translator(Spanish())
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.resumed.set()


def add_posts(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Show markdown")
    async def words(interaction: Interaction) -> None:
        await interaction.response.send_message(WORDS)

    @tree.command(description="Show buttons")
    async def steps(interaction: Interaction) -> None:
        await interaction.response.send_message("0 steps", view=Steps())

    @tree.command(description="Call a role")
    async def muster(interaction: Interaction, role: discord.Role) -> None:
        allowed = discord.AllowedMentions(roles=True)
        await interaction.response.send_message(
            f"To arms, {role.mention}", allowed_mentions=allowed
        )

    @tree.command(description="Show menus")
    async def menus(interaction: Interaction) -> None:
        await interaction.response.send_message("Choose", view=Menus())

    @tree.command(description="Show a board post")
    async def board(interaction: Interaction) -> None:
        post = Post(interaction.user)
        await interaction.response.send_message(view=post, files=post.files)

    @tree.command(description="Show an embed and a picture")
    async def card(interaction: Interaction) -> None:
        embed = discord.Embed(
            title="Fair", description="**Goods** of today", colour=0x26713F, timestamp=DUE
        )
        embed.add_field(name="Grain", value="3", inline=True).add_field(
            name="Wine", value="5", inline=True
        )
        embed.set_footer(text="Round 2")
        await interaction.response.send_message("A card", embed=embed, file=plate())

    @tree.command(description="Open a form with a box to tick")
    async def seal(interaction: Interaction) -> None:
        await interaction.response.send_modal(Confirm())


def add_waits(tree: app_commands.CommandTree[Any], bot: Showcase) -> None:
    @tree.command(description="Think, then answer")
    async def think(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await bot.go_on.wait()
        await interaction.edit_original_response(content="Thought through")

    @tree.command(description="Never answer")
    async def sulk(interaction: Interaction) -> None:
        """Leave the interaction as it is."""

    @tree.command(description="Write to somebody in private")
    async def whisper(interaction: Interaction, to: discord.Member) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await to.send("Seal your bid", view=Steps())
            told = "told"
        except discord.Forbidden:
            told = "their door is closed"
        await interaction.edit_original_response(content=told)

    @tree.command(description="Weigh a file")
    async def weigh(interaction: Interaction, file: discord.Attachment) -> None:
        words = (await file.read()).decode()
        await interaction.response.send_message(f"{file.filename} reads {words}")

    @tree.command(description="Open a thread")
    async def table(interaction: Interaction) -> None:
        await interaction.response.send_message("A table is set")
        message = await interaction.original_response()
        thread = await message.create_thread(name="Table <b>one</b>")
        await thread.send(f"Your turn, {interaction.user.mention}")


def add_match(tree: app_commands.CommandTree[Any]) -> None:
    group = app_commands.Group(name="match", description="Matches")
    tree.add_command(group)

    @group.command(description="Create a match")
    @app_commands.choices(
        pace=[
            app_commands.Choice(name="Slow", value="s"),
            app_commands.Choice(name="Fast", value="f"),
        ]
    )
    async def create(
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 2, 4],
        pace: str = "s",
        guest: discord.Member | None = None,
        secret: bool = False,
    ) -> None:
        name = guest.display_name if guest else "nobody"
        await interaction.response.send_message(f"{game}, {seats}, {pace}, {name}, {secret}")

    @create.autocomplete("game")
    async def games(_: Any, current: str) -> list[app_commands.Choice[str]]:
        names = [name for name in ("caravan", "camel", "oasis") if current.lower() in name]
        return [app_commands.Choice(name=name.title(), value=f"g-{name}") for name in names]


def add_menu(tree: app_commands.CommandTree[Any]) -> None:
    @tree.context_menu(name="Quote it")
    async def quote(interaction: Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"> {message.content}")
