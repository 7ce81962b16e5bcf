"""One's own matches over all servers: what waits for oneself, and how one has fared."""

from collections.abc import Sequence

from discord import app_commands

from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.naming import about
from bot.domain.match import MatchInfo, Status
from bot.domain.waits import Wait
from bot.pages.games import Mine, Row, waiting_list
from bot.pages.match_list import stats_message
from bot.ui.clicks.people import GamesClick
from bot.ui.replies import Interaction, keep, show, think

MOST = 200
"""How many matches of one person are listed."""


class GamesCog(Cog):
    """What a person looks up about its own matches."""

    @app_commands.command(name="games", description=about("games"))
    async def games(self, interaction: Interaction) -> None:
        """List everything that waits for oneself, and one's other matches."""
        await think(interaction)
        await self._games(interaction, 0)

    @app_commands.command(name="stats", description=about("stats"))
    async def stats(self, interaction: Interaction) -> None:
        """Say what one has played to an end and won."""
        await think(interaction)
        reader = await self.bot.reader(interaction)
        standings = await self.matches.lists.standings(interaction.user.id)
        await show(interaction, stats_message(standings, reader))

    @on(GamesClick)
    async def pressed_games(self, interaction: Interaction, click: GamesClick) -> None:
        """Another page of one's matches."""
        await keep(interaction)
        await self._games(interaction, click.page)

    async def _games(self, interaction: Interaction, page: int) -> None:
        reader = await self.bot.reader(interaction)
        mine = await self._mine(interaction.user.id)
        page = min(page, len(mine.pages) - 1)
        awaited = await self._awaited(mine.pages[page])
        now = self.matches.clock.now()
        await show(interaction, waiting_list(mine, page, awaited, reader, now))

    async def _mine(self, me: int) -> Mine:
        waits = await self.matches.awaited.waiting_for(me)
        optional = await self.matches.awaited.optional_for(me)
        named = {one.match_id for one in waits} | {one.match_id for one in optional}
        found = await self.matches.lists.of_member(me, limit=MOST)
        rows: list[Row] = [*waits, *optional, *(info for info in found if info.id not in named)]
        names = await self.bot.server_names.of(row.guild_id for row in rows)
        out = frozenset(info.id for info in found if _is_out(info, me))
        return Mine(rows, names, out)

    async def _awaited(self, rows: Sequence[Row]) -> dict[str, list[Wait]]:
        """For whom those matches wait in which nothing is asked of oneself."""
        running = [
            row for row in rows if isinstance(row, MatchInfo) and row.status is Status.RUNNING
        ]
        return {info.id: await self.matches.awaited.waits(info.id) for info in running}


def _is_out(info: MatchInfo, user_id: int) -> bool:
    """Whether somebody is out of the game in a match of theirs that goes on."""
    seat = info.seat_of(user_id)
    return seat is not None and info.seats[seat].out and info.status is Status.RUNNING
