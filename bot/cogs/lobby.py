"""Lobbies: creating, joining, settings, AI players, starting; by command and by the lobby post's buttons."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.lists import games_named, matches_here, own_matches, suggesting
from bot.cogs.naming import about, parameters
from bot.cogs.verbs import verb
from bot.matches.errors import MatchError
from bot.matches.model import MatchInfo, Member, Status, Wish
from bot.panels.controls import picked, submitted
from bot.panels.ids import Press
from bot.panels.sheet import Attachment, Sheet
from bot.permissions import check_permissions
from bot.posts import lobby_panels
from bot.posts.ahead import ahead_lines
from bot.posts.contents import content_line
from bot.posts.lobby import lobby_post
from bot.posts.names import match_words
from bot.replies import Interaction, keep, show, think
from bot.words import Words, escaped
from data.catalogues import languages
from engines.core import Text

LANGUAGES = [
    app_commands.Choice(name={"en": "English", "es": "Español"}.get(lang, lang), value=lang)
    for lang in languages()
]


def member_of(interaction: Interaction) -> Member:
    """Who acts."""
    return Member(interaction.user.id, interaction.user.display_name)


class LobbyCog(commands.Cog):
    """What people do before a match starts."""

    match = app_commands.Group(name="match", description=about("match"))

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.matches = bot.matches

    # --- commands

    @match.command(name="create", description=about("match create"))
    @parameters("game", "name", "seats", "language", "private")
    @app_commands.choices(language=LANGUAGES)
    async def create(
        self,
        interaction: Interaction,
        game: str,
        name: app_commands.Range[str, 1, 80] | None = None,
        seats: app_commands.Range[int, 1, 6] | None = None,
        language: str | None = None,
        private: bool = False,
    ) -> None:
        """Open a lobby in this channel."""
        await think(interaction)
        reader = await self.bot.reader(interaction)
        check_place(interaction)
        wish = Wish(
            interaction.guild_id or 0,
            interaction.channel_id or 0,
            game,
            name=name,
            players=seats,
            language=language or self.bot.public_language(interaction),
            private=private,
        )
        info = await self.matches.create(member_of(interaction), wish, interaction.id)
        await show(interaction, Sheet().say(reader("bot-created", name=escaped(info.name))))

    @match.command(name="join", description=about("match join"))
    @parameters("match")
    async def join(self, interaction: Interaction, match: str | None = None) -> None:
        """Take a seat."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match)
        await self._join(interaction, info.id)

    @match.command(name="leave", description=about("match leave"))
    @parameters("match")
    async def leave(self, interaction: Interaction, match: str | None = None) -> None:
        """Give up one's seat."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match)
        await self._leave(interaction, info.id)

    @match.command(name="start", description=about("match start"))
    @parameters("match")
    async def start(self, interaction: Interaction, match: str | None = None) -> None:
        """Start the match."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match)
        await self._start(interaction, info.id)

    @match.command(name="info", description=about("match info"))
    @parameters("match")
    async def info(self, interaction: Interaction, match: str | None = None) -> None:
        """Show what is known of a match."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match)
        reader = await self.bot.reader(interaction)
        shown = lobby_post(info, match_words(info, reader.lang), self._fewest(info))
        if info.status is Status.RUNNING:
            shown.say(await self._waiting(info, match_words(info, reader.lang)))
        if info.content is not None:
            shown.small(content_line(await self.matches.content_of(info.id), reader))
        await show(interaction, shown)

    @match.command(name="list", description=about("match list"))
    @parameters("game")
    async def list_(self, interaction: Interaction, game: str | None = None) -> None:
        """List the matches of this server."""
        await think(interaction)
        reader = await self.bot.reader(interaction)
        if interaction.guild_id is None:
            raise MatchError(Text("bot-only-in-server"))
        found = await self.matches.open_in_guild(
            interaction.guild_id, viewer=interaction.user.id, game=game
        )
        await show(interaction, lobby_panels.listing(found, reader))

    @match.command(name="export", description=about("match export"))
    @parameters("match")
    async def export(self, interaction: Interaction, match: str | None = None) -> None:
        """Hand out a match as a file."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match)
        await self._export(interaction, info.id)

    @create.autocomplete("game")
    @list_.autocomplete("game")
    @suggesting
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The games there are."""
        return games_named(self.bot, interaction, typed)

    @join.autocomplete("match")
    @suggesting
    async def joinable(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The lobbies of this server."""
        return await matches_here(self.bot, interaction, typed, Status.LOBBY)

    @leave.autocomplete("match")
    @start.autocomplete("match")
    @info.autocomplete("match")
    @export.autocomplete("match")
    @suggesting
    async def mine(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own matches."""
        return await own_matches(self.bot, interaction, typed)

    # --- the lobby post's buttons

    @verb("join")
    async def pressed_join(self, interaction: Interaction, press: Press) -> None:
        """*Join*."""
        await think(interaction)
        await self._join(interaction, press.match)

    @verb("leave")
    async def pressed_leave(self, interaction: Interaction, press: Press) -> None:
        """*Leave*."""
        await think(interaction)
        await self._leave(interaction, press.match)

    @verb("start")
    async def pressed_start(self, interaction: Interaction, press: Press) -> None:
        """*Start*."""
        await think(interaction)
        await self._start(interaction, press.match)

    @verb("marks")
    async def pressed_marks(self, interaction: Interaction, press: Press) -> None:
        """*My colour*: for whoever sits, also when all seats are taken."""
        await think(interaction)
        info = await self.matches.info(press.match)
        if info.status is not Status.LOBBY:
            raise MatchError(Text("bot-lobby-over"))
        if info.seat_of(interaction.user.id) is None:
            raise MatchError(Text("service-not-in"))
        await show(interaction, await self._marks(interaction, info, "bot-marks"))

    @verb("mark")
    async def pressed_mark(self, interaction: Interaction, press: Press) -> None:
        """A colour is picked."""
        await keep(interaction)
        mark = next(iter(picked(interaction)), "") or None
        mark = None if mark == lobby_panels.BY_LOT else mark
        info = await self.matches.set_mark(
            press.match, member_of(interaction), mark, interaction.id
        )
        await show(interaction, await self._marks(interaction, info, "bot-mark-chosen"))

    @verb("options")
    async def pressed_options(self, interaction: Interaction, press: Press) -> None:
        """*Options*, or another page of them."""
        await (keep if press.parts else think)(interaction)
        info = await self.matches.info(press.match)
        only_creator(info, interaction)
        await show(interaction, await self._options(interaction, info, press.part(0)))

    @verb("option")
    async def pressed_option(self, interaction: Interaction, press: Press) -> None:
        """A value is picked for an option."""
        await keep(interaction)
        await self._set_option(interaction, press, next(iter(picked(interaction)), ""))

    @verb("number")
    async def pressed_number(self, interaction: Interaction, press: Press) -> None:
        """A number is to be typed for an option."""
        reader = self.bot.reader_now(interaction)
        info = await self.matches.info(press.match)
        spec = self.bot.library.spec(info.game)
        form = lobby_panels.number_form(info, spec, press.part(0), press.part(1), reader)
        await interaction.response.send_modal(form)

    @verb("numbered")
    async def sent_number(self, interaction: Interaction, press: Press) -> None:
        """A number was typed for an option."""
        await keep(interaction)
        await self._set_option(interaction, press, submitted(interaction).get("value", ""))

    @verb("seats")
    async def pressed_seats(self, interaction: Interaction, press: Press) -> None:
        """Another number of seats is picked."""
        await keep(interaction)
        info = await self.matches.set_players(
            press.match, member_of(interaction), int(picked(interaction)[0]), interaction.id
        )
        await show(interaction, await self._options(interaction, info, ""))

    @verb("ai")
    async def pressed_ai(self, interaction: Interaction, press: Press) -> None:
        """*AI players*."""
        await think(interaction)
        info = await self.matches.info(press.match)
        only_creator(info, interaction)
        await show(interaction, await self._ai(interaction, info))

    @verb("seat-ai")
    async def pressed_seat_ai(self, interaction: Interaction, press: Press) -> None:
        """An AI player is to sit down."""
        await keep(interaction)
        info = await self.matches.fill_ai(
            press.match, member_of(interaction), press.part(0), interaction.id
        )
        await show(interaction, await self._ai(interaction, info))

    @verb("drop-ai")
    async def pressed_drop_ai(self, interaction: Interaction, press: Press) -> None:
        """An AI player is to get up."""
        await keep(interaction)
        info = await self.matches.drop_ai(
            press.match, member_of(interaction), int(press.part(0)), interaction.id
        )
        await show(interaction, await self._ai(interaction, info))

    @verb("export")
    async def pressed_export(self, interaction: Interaction, press: Press) -> None:
        """*Export*."""
        await think(interaction)
        await self._export(interaction, press.match)

    # --- what they share

    async def _waiting(self, info: MatchInfo, names: Words) -> str:
        """Who is awaited, who can act already, who has to wait."""
        waits, ahead = await self.matches.waits(info.id), await self.matches.ahead(info.id)
        who = names.listed([names.seats[wait.seat].inline for wait in waits])
        first = names("bot-info-waiting", who=who, n=len(waits))
        shared = self.bot.library.spec(info.game).shared
        return "\n".join([first, *ahead_lines(names, ahead, shared)])

    async def _export(self, interaction: Interaction, match_id: str) -> None:
        reader = await self.bot.reader(interaction)
        written = await self.matches.export(match_id, interaction.user.id)
        sheet = Sheet().say(reader("bot-exported"))
        await show(interaction, sheet.file(Attachment(f"match-{match_id}.json", written)))

    async def _join(self, interaction: Interaction, match_id: str) -> None:
        info = await self.matches.join(match_id, member_of(interaction), interaction.id)
        await show(interaction, await self._marks(interaction, info, "bot-joined"))

    async def _leave(self, interaction: Interaction, match_id: str) -> None:
        info = await self.matches.leave(match_id, member_of(interaction), interaction.id)
        reader = await self.bot.reader(interaction)
        await show(interaction, Sheet().say(reader("bot-left", name=escaped(info.name))))

    async def _start(self, interaction: Interaction, match_id: str) -> None:
        info = await self.matches.start(match_id, member_of(interaction), interaction.id)
        reader = await self.bot.reader(interaction)
        await show(interaction, Sheet().say(reader("bot-started", name=escaped(info.name))))

    async def _set_option(self, interaction: Interaction, press: Press, value: str) -> None:
        info = await self.matches.set_option(
            press.match, member_of(interaction), press.part(0), value, interaction.id
        )
        await show(interaction, await self._options(interaction, info, press.part(1)))

    async def _marks(self, interaction: Interaction, info: MatchInfo, key: str) -> Sheet:
        reader = await self.bot.reader(interaction)
        spec = self.bot.library.spec(info.game)
        return lobby_panels.marks(info, spec, reader, interaction.user.id, key)

    async def _options(self, interaction: Interaction, info: MatchInfo, page: str) -> Sheet:
        reader = await self.bot.reader(interaction)
        spec = self.bot.library.spec(info.game)
        return lobby_panels.options(info, spec, reader, int(page) if page.isdecimal() else 0)

    async def _ai(self, interaction: Interaction, info: MatchInfo) -> Sheet:
        reader = await self.bot.reader(interaction)
        return lobby_panels.ai_players(info, match_words(info, reader.lang))

    def _fewest(self, info: MatchInfo) -> int:
        return int(self.bot.library.spec(info.game).players[0])


def check_place(interaction: Interaction) -> None:
    """Raises MatchError where no match can live, naming what the bot may not do there."""
    if interaction.guild_id is None:
        raise MatchError(Text("bot-only-in-server"))
    kind = interaction.channel.type if interaction.channel is not None else None
    if kind is not discord.ChannelType.text:
        raise MatchError(Text("bot-only-in-text-channel"))
    check_permissions(interaction.app_permissions)


def only_creator(info: MatchInfo, interaction: Interaction) -> None:
    """Raises MatchError for everybody but the creator of an open lobby."""
    if info.status is not Status.LOBBY:
        raise MatchError(Text("bot-lobby-over"))
    if info.creator_id != interaction.user.id:
        raise MatchError(Text("bot-creator-only"))
