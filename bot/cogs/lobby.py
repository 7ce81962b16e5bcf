"""Lobbies: creating, joining, settings, AI players, starting; by command and by the lobby post's buttons."""

import discord
from discord import app_commands

from bot.cogs.bot import Bot
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.ending import EndCog
from bot.cogs.lists import finished_here, games_named, lobbies_here, own_matches, suggesting
from bot.cogs.lookup import LookupCog
from bot.cogs.match_resolver import begun, gathering, over
from bot.cogs.naming import about, choice, parameters
from bot.cogs.proving import ProvingCog
from bot.cogs.results import final_points
from bot.cogs.rights import member_of
from bot.domain import deadlines
from bot.domain.errors import MarksUnfit, MatchError
from bot.domain.listing import Filter, Show
from bot.domain.match import Boards, MatchInfo, Pace, Status, Wish
from bot.pages import lobby
from bot.text.terms import spoken_span
from bot.text.words import TITLE, escaped, match_name
from bot.ui.clicks.lobbies import (
    JoinClick,
    LeaveClick,
    MarksClick,
    PickMarkClick,
    StartByLotClick,
    StartClick,
)
from bot.ui.controls import picked
from bot.ui.message import MessageBuilder
from bot.ui.permissions import check_permissions
from bot.ui.replies import Interaction, keep, show, think
from data.catalogues import languages
from engines.core import Text

LANGUAGES = [
    app_commands.Choice(name={"en": "English", "es": "Español"}.get(lang, lang), value=lang)
    for lang in languages()
]
SPANS = [(seconds, *spoken_span(seconds)) for seconds in deadlines.DEADLINES if seconds is not None]
DEADLINES = [choice(0, "lobby-value-deadline-none"), *(choice(s, key, n=n) for s, key, n in SPANS)]
AT_MOST = [choice(seconds, key, n=n) for seconds, key, n in SPANS]
BOARDS = [choice(one.value, f"lobby-value-boards-{one}") for one in Boards]
STATUS = [choice(one.value, f"lobby-list-show-{one}") for one in Show]


class LobbyCog(Cog):
    """What people do before a match starts."""

    match = app_commands.Group(name="match", description=about("match"))

    # --- commands

    @match.command(name="create", description=about("match create"))
    @parameters("game", "name", "seats", "deadline", "boards", "language", "private")
    @app_commands.choices(language=LANGUAGES, boards=BOARDS)
    @app_commands.choices(deadline=DEADLINES)
    async def create(
        self,
        interaction: Interaction,
        game: str,
        name: app_commands.Range[str, 1, TITLE] | None = None,
        seats: app_commands.Range[int, 1, 6] | None = None,
        deadline: int = 0,
        boards: str = Boards.TURN,
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
            self.bot.library.meant(game),
            name=name,
            players=seats,
            language=language or await self.bot.public_language(interaction),
            private=private,
            pace=Pace(deadline or None, boards=Boards(boards)),
        )
        info = await self.matches.lobby.create(member_of(interaction), wish, interaction.id)
        await show(
            interaction, MessageBuilder().say(reader("bot-created", name=match_name(info.name)))
        )

    @match.command(name="join", description=about("match join"))
    @parameters("match")
    async def join(self, interaction: Interaction, match: str | None = None) -> None:
        """Take a seat."""
        await think(interaction)
        info = await self.bot.finder.lobby_for(interaction, match)
        await self._join(interaction, info.id)

    @match.command(name="leave", description=about("match leave"))
    @parameters("match")
    async def leave(self, interaction: Interaction, match: str | None = None) -> None:
        """Give up one's seat."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match, gathering)
        await self._leave(interaction, info.id)

    @match.command(name="start", description=about("match start"))
    @parameters("fill", "match")
    async def start(
        self, interaction: Interaction, fill: bool = False, match: str | None = None
    ) -> None:
        """Start the match, with AI players on the open seats if wanted."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match, gathering)
        await start(self.bot, interaction, info.id, fill=fill)

    @match.command(name="invite", description=about("match invite"))
    @parameters("member", "match")
    async def invite(
        self, interaction: Interaction, member: discord.User, match: str | None = None
    ) -> None:
        """Ask somebody to the table."""
        await think(interaction)
        if member.bot:
            raise MatchError(Text("lobby-invite-no-bots"))
        info = await self.bot.match_for(interaction, match, gathering)
        await self.matches.invitations.invite(
            info.id, member_of(interaction), member.id, interaction.id
        )
        reader = await self.bot.reader(interaction)
        done = reader("lobby-invite-done", who=escaped(member.display_name))
        await show(interaction, MessageBuilder().say(done))

    @match.command(name="info", description=about("match info"))
    @parameters("match")
    async def info(self, interaction: Interaction, match: str | None = None) -> None:
        """Show what is known of a match."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match)
        await self.beside(LookupCog).info(interaction, info)

    @match.command(name="list", description=about("match list"))
    @parameters("game", "status", "free", "mine", "deadline")
    @app_commands.choices(status=STATUS)
    @app_commands.choices(deadline=AT_MOST)
    async def list_(
        self,
        interaction: Interaction,
        game: str | None = None,
        status: str | None = None,
        free: bool = False,
        mine: bool = False,
        deadline: int | None = None,
    ) -> None:
        """List the matches of this server."""
        await think(interaction)
        key = None if game is None else self.bot.library.meant(game)
        wanted = Filter(key, Show(status) if status else None, free, mine, deadline)
        await self.beside(LookupCog).listed(interaction, wanted, 0)

    @match.command(name="result", description=about("match result"))
    @parameters("match")
    async def result(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the final points."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match, over)
        await show(interaction, await final_points(self.bot, interaction, info.id))

    @match.command(name="rematch", description=about("match rematch"))
    @parameters("match")
    async def rematch(self, interaction: Interaction, match: str | None = None) -> None:
        """Open a lobby for the people of a match that is over."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match, over)
        await self.beside(EndCog).rematch(interaction, info.id)

    @match.command(name="export", description=about("match export"))
    @parameters("match")
    async def export(self, interaction: Interaction, match: str | None = None) -> None:
        """Hand out a match as a file."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match, begun)
        await self.beside(LookupCog).export(interaction, info.id)

    @match.command(name="verify", description=about("match verify"))
    @parameters("file", "match")
    async def verify(
        self,
        interaction: Interaction,
        file: discord.Attachment | None = None,
        match: str | None = None,
    ) -> None:
        """Prove a match, or a file of one."""
        await self.beside(ProvingCog).verify(interaction, match, file)

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
        return await lobbies_here(self.bot, interaction, typed)

    @result.autocomplete("match")
    @rematch.autocomplete("match")
    @verify.autocomplete("match")
    @suggesting
    async def finished(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The matches of this server that are over, one's own and others'."""
        return await finished_here(self.bot, interaction, typed)

    @leave.autocomplete("match")
    @invite.autocomplete("match")
    @start.autocomplete("match")
    @info.autocomplete("match")
    @export.autocomplete("match")
    @suggesting
    async def mine(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own matches."""
        return await own_matches(self.bot, interaction, typed)

    # --- the lobby post's buttons

    @on(JoinClick)
    async def pressed_join(self, interaction: Interaction, click: JoinClick) -> None:
        """*Join*."""
        await think(interaction)
        await self._join(interaction, click.match)

    @on(LeaveClick)
    async def pressed_leave(self, interaction: Interaction, click: LeaveClick) -> None:
        """*Leave*."""
        await think(interaction)
        await self._leave(interaction, click.match)

    @on(StartClick)
    async def pressed_start(self, interaction: Interaction, click: StartClick) -> None:
        """*Start*."""
        await think(interaction)
        await start(self.bot, interaction, click.match)

    @on(StartByLotClick)
    async def pressed_start_by_lot(self, interaction: Interaction, click: StartByLotClick) -> None:
        """*Start, and leave these to chance*: marks that are not in play with so many players."""
        await keep(interaction)
        await start(self.bot, interaction, click.match, fill=bool(click.fill), by_lot=True)

    @on(MarksClick)
    async def pressed_marks(self, interaction: Interaction, click: MarksClick) -> None:
        """*Choose colour*: for whoever sits, also when all seats are taken."""
        await think(interaction)
        info = await self.matches.store.info(click.match)
        if info.status is not Status.LOBBY:
            raise MatchError(Text("bot-lobby-over"))
        if info.seat_of(interaction.user.id) is None:
            raise MatchError(Text("service-not-in"))
        await show(interaction, await self._marks(interaction, info, "bot-marks"))

    @on(PickMarkClick)
    async def pressed_mark(self, interaction: Interaction, click: PickMarkClick) -> None:
        """A colour is picked."""
        await keep(interaction)
        mark = next(iter(picked(interaction)), "") or None
        mark = None if mark == lobby.BY_LOT else mark
        info = await self.matches.lobby.set_mark(
            click.match, member_of(interaction), mark, interaction.id
        )
        await show(interaction, await self._marks(interaction, info, "bot-mark-chosen"))

    # --- what they share

    async def _join(self, interaction: Interaction, match_id: str) -> None:
        info = await self.matches.lobby.join(match_id, member_of(interaction), interaction.id)
        await show(interaction, await self._marks(interaction, info, "bot-joined"))

    async def _leave(self, interaction: Interaction, match_id: str) -> None:
        info = await self.matches.lobby.leave(match_id, member_of(interaction), interaction.id)
        reader = await self.bot.reader(interaction)
        await show(
            interaction, MessageBuilder().say(reader("bot-left", name=match_name(info.name)))
        )

    async def _marks(self, interaction: Interaction, info: MatchInfo, key: str) -> MessageBuilder:
        reader = await self.bot.reader(interaction)
        spec = self.bot.library.spec(info.game)
        return lobby.marks(info, spec, reader, interaction.user.id, key)


async def start(
    bot: Bot,
    interaction: Interaction,
    match_id: str,
    *,
    fill: bool = False,
    by_lot: bool = False,
) -> None:
    """Start a match, or ask whether marks that are not in play are to be left to the lot.

    fill: AI players take the open seats, which vanish otherwise.
    """
    reader, who = await bot.reader(interaction), member_of(interaction)
    try:
        info = await bot.matches.lobby.start(
            match_id, who, interaction.id, fill=fill, by_lot=by_lot
        )
    except MarksUnfit as unfit:
        await show(interaction, lobby.unfit(match_id, unfit.message, reader, fill=fill))
        return
    await show(interaction, MessageBuilder().say(reader("bot-started", name=match_name(info.name))))


def check_place(interaction: Interaction) -> None:
    """Raises MatchError where no match can live, naming what the bot may not do there."""
    if interaction.guild_id is None:
        raise MatchError(Text("bot-only-in-server"))
    kind = interaction.channel.type if interaction.channel is not None else None
    if kind is not discord.ChannelType.text:
        raise MatchError(Text("bot-only-in-text-channel"))
    check_permissions(interaction.app_permissions)
