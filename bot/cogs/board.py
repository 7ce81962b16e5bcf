"""Looking on: the board now and after any move, and the log; by command and by buttons."""

from discord import app_commands

from bot.cogs.bot import Bot
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.lists import choices, own_matches, suggesting
from bot.cogs.match_resolver import begun
from bot.cogs.naming import about, choice, parameters
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.pages.board import TEXT
from bot.pages.log import Logbook
from bot.pages.log_filter import Sieve, Sort, sort_of
from bot.text import fit
from bot.text.names import match_words
from bot.ui.clicks.looking import BoardClick, LogClick, NowClick, SiftClick, ThenClick, ZoomClick
from bot.ui.controls import picked
from bot.ui.replies import Interaction, keep, show, think
from engines.core import Text

SORTS = [choice(one.value, f"looking-sort-{one.name.lower()}") for one in Sort]
MOST_MOVES = 1000


class LookCog(Cog):
    """What anybody may look at."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.looking = bot.looking
        self.logbook = Logbook(bot.matches)

    # --- the board

    @app_commands.command(name="board", description=about("board"))
    @parameters("zoom", "text", "move", "match")
    async def board(
        self,
        interaction: Interaction,
        zoom: str | None = None,
        text: bool = False,
        move: app_commands.Range[int, 0] | None = None,
        match: str | None = None,
    ) -> None:
        """Show the board, a part of it, or the board in words; as it is or as it was."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match, begun)
        part = TEXT if text else self._part(interaction, info, zoom)
        if move is None:
            await self._board(interaction, info.id, part)
            return
        moment = await self.matches.past.moment_of(info.id, move, interaction.user.id)
        reader = await self.bot.reader(interaction)
        builder = await self.looking.then(info.id, interaction.user.id, reader, moment, part)
        await show(interaction, builder)

    def _part(self, interaction: Interaction, info: MatchInfo, zoom: str | None) -> str:
        """The part of the board that is meant by its key or name; "" for all of it. Raises MatchError."""
        wanted = (zoom or "").strip().casefold()
        if not wanted:
            return ""
        for zone, label in self.looking.zones(info, self.bot.reader_now(interaction)):
            if wanted in (zone.casefold(), label.casefold()):
                return zone
        raise MatchError(Text("looking-no-part"))

    @board.autocomplete("zoom")
    @suggesting
    async def zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The parts of the board that can be shown enlarged."""
        reader = self.bot.reader_now(interaction)
        info = await self._meant(interaction)
        named = [] if info is None else self.looking.zones(info, reader)
        wanted = typed.casefold()
        return choices((label, zone) for zone, label in named if wanted in label.casefold())

    @on(BoardClick)
    async def pressed_board(self, interaction: Interaction, click: BoardClick) -> None:
        """*Board…*: a private look at the board."""
        await think(interaction)
        await self._board(interaction, click.match, "")

    @on(ZoomClick, NowClick)
    async def pressed_zoom(self, interaction: Interaction, click: ZoomClick) -> None:
        """A part of the board is picked, or a look back ends."""
        await keep(interaction)
        await self._board(
            interaction, click.match, next(iter(picked(interaction)), click.zone or "")
        )

    @on(ThenClick)
    async def pressed_then(self, interaction: Interaction, click: ThenClick) -> None:
        """The board after another move, or a part of it."""
        await keep(interaction)
        zoom = next(iter(picked(interaction)), click.zone or "")
        user = interaction.user.id
        entry = (await self.matches.rollbacks.numbers(click.match)).entry(click.number)
        moment = await self.matches.past.moment(click.match, entry, user)
        reader = await self.bot.reader(interaction)
        await show(interaction, await self.looking.then(click.match, user, reader, moment, zoom))

    async def _board(self, interaction: Interaction, match_id: str, zoom: str) -> None:
        reader = await self.bot.reader(interaction)
        builder = await self.looking.board(match_id, interaction.user.id, reader, zoom)
        await show(interaction, builder)

    # --- the log

    @app_commands.command(name="log", description=about("log"))
    @parameters("player", "kind", "move", "last", "news", "match")
    @app_commands.choices(kind=SORTS)
    async def log(
        self,
        interaction: Interaction,
        player: str | None = None,
        kind: str = Sort.ALL,
        move: app_commands.Range[int, 1] | None = None,
        last: app_commands.Range[int, 1, MOST_MOVES] | None = None,
        news: bool = False,
        match: str | None = None,
    ) -> None:
        """Read the story page by page, all of it or what is asked for."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match, begun)
        user = interaction.user.id
        sieve = Sieve(self._seat(interaction, info, player), sort_of(kind))
        sieve = await self.logbook.sieve(info.id, user, sieve, move=move, last=last, news=news)
        await self._log(interaction, info.id, sieve, "" if move is None else f"a{move - 1}")

    @log.autocomplete("player")
    @suggesting
    async def players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Those who play."""
        info = await self._meant(interaction)
        if info is None:
            return []
        names = match_words(info, self.bot.reader_now(interaction).lang).seats
        wanted = typed.casefold()
        named = ((name.plain, str(seat)) for seat, name in enumerate(names))
        return choices(one for one in named if wanted in one[0].casefold())

    @on(LogClick)
    async def pressed_log(self, interaction: Interaction, click: LogClick) -> None:
        """*Log*, or another page of it."""
        page = click.place or ""
        await (keep if page else think)(interaction)
        # Buttons of an earlier time name the line alone with which their page ends.
        place = f"u{page}" if page.isdecimal() else page
        await self._log(interaction, click.match, Sieve.read(click.kept or ""), place)

    @on(SiftClick)
    async def pressed_sift(self, interaction: Interaction, click: SiftClick) -> None:
        """Something is picked from a menu below the log."""
        await keep(interaction)
        value = next(iter(picked(interaction)), "")
        sieve = await self.logbook.picked(
            click.match, interaction.user.id, Sieve.read(click.kept), click.what, value
        )
        await self._log(interaction, click.match, sieve, "")

    async def _log(self, interaction: Interaction, match_id: str, sieve: Sieve, place: str) -> None:
        reader = await self.bot.reader(interaction)
        builder = await self.logbook.page(match_id, interaction.user.id, reader, sieve, place)
        await show(interaction, builder)

    def _seat(self, interaction: Interaction, info: MatchInfo, player: str | None) -> int | None:
        """The seat that is meant by a number or a name. Raises MatchError."""
        if player is None:
            return None
        names = match_words(info, self.bot.reader_now(interaction).lang).seats
        wanted = player.strip().casefold()
        for seat, name in enumerate(names):
            if wanted in (str(seat), name.name.casefold(), name.plain.casefold()):
                return seat
        raise MatchError(Text("looking-no-player"))

    # --- what they share

    @board.autocomplete("move")
    @log.autocomplete("move")
    @suggesting
    async def moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Lines of the story, the newest first."""
        info = await self._meant(interaction)
        if info is None:
            return []
        reader = self.bot.reader_now(interaction)
        found = await self.looking.moves(info.id, interaction.user.id, reader, typed)
        return [app_commands.Choice(name=fit.choice(told), value=number) for told, number in found]

    @board.autocomplete("match")
    @log.autocomplete("match")
    @suggesting
    async def mine(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own matches."""
        return await own_matches(self.bot, interaction, typed)

    async def _meant(self, interaction: Interaction) -> MatchInfo | None:
        """The match of a command still being typed: the one named, else that of the place."""
        chosen = getattr(interaction.namespace, "match", None)
        return await self.bot.match_or_none(interaction, chosen, begun)
