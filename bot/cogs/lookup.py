"""What anybody looks up about the matches of a server: one of them, lists of them, their files."""

from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.match_resolver import over
from bot.domain.errors import MatchError
from bot.domain.listing import Filter
from bot.domain.match import MatchInfo, Status
from bot.domain.quotas import FILES
from bot.matches.core.result import result_of
from bot.pages import match_list
from bot.pages.content import content_line
from bot.pages.details import details, with_proof
from bot.pages.result import brief
from bot.posts.lobby import lobby_post
from bot.posts.turn import everybody
from bot.text.names import match_words
from bot.text.times import standing_lines
from bot.text.words import Words
from bot.ui.clicks.ended import ExportClick
from bot.ui.clicks.lobbies import MatchListClick
from bot.ui.clicks.looking import DetailsClick
from bot.ui.message import Attachment, MessageBuilder
from bot.ui.replies import Interaction, keep, show, think
from engines.core import Text

_EXPORTED = {
    Status.FINISHED: "bot-exported-over",
    Status.STOPPED: "bot-exported-over",
    Status.LOCKED: "bot-exported-final",
}
"""What is said with the file of a match that is over."""


class LookupCog(Cog):
    """`/match info`, `/match list` and `/match export`, and the buttons that show the same."""

    async def info(self, interaction: Interaction, info: MatchInfo) -> None:
        """Show what is known of a match."""
        reader = await self.bot.reader(interaction)
        names = match_words(info, reader.lang)
        closing = await self.matches.audit.closing_line(info)
        shown = lobby_post(info, names, self.bot.library.spec(info.game), closing)
        if over(info):
            live = await self.matches.store.live(info.id)
            brief(shown, info, names, result_of(live), partly=live.spec.keeps_secrets)
        if info.status is Status.RUNNING:
            people = [seat.user_id for seat in info.seats if seat.user_id is not None]
            away = await self.matches.vacations.away(people)
            shown.say("\n".join(standing_lines(info, away, names)))
            shown.say(await self._waiting(info, names))
        with_proof(shown, info, names, await self._content(info, reader))
        await show(interaction, shown)

    async def listed(self, interaction: Interaction, wanted: Filter, page: int) -> None:
        """A page of the matches of a server."""
        reader = await self.bot.reader(interaction)
        if interaction.guild_id is None:
            raise MatchError(Text("bot-only-in-server"))
        if wanted.game is not None:
            self.bot.library.spec(wanted.game)
        found = await self.bot.finder.listed(
            interaction, wanted, limit=match_list.PAGE + 1, offset=page * match_list.PAGE
        )
        await show(interaction, match_list.listing(found, wanted, page, reader))

    async def export(self, interaction: Interaction, match_id: str) -> None:
        """Hand out a match as a file."""
        await self.bot.gate.enter(FILES, interaction.guild_id, interaction.user.id)
        reader = await self.bot.reader(interaction)
        written = await self.matches.exports.export(match_id, interaction.user.id)
        status = (await self.matches.store.info(match_id)).status
        builder = MessageBuilder().say(reader(_EXPORTED.get(status, "bot-exported")))
        await show(interaction, builder.file(Attachment(f"match-{match_id}.json", written)))

    @on(DetailsClick)
    async def pressed_details(self, interaction: Interaction, click: DetailsClick) -> None:
        """*Details*: what a match is set up with, and what its dice are proven by."""
        await think(interaction)
        info = await self.matches.store.info(click.match)
        reader = await self.bot.reader(interaction)
        content = await self._content(info, reader)
        await show(interaction, details(info, match_words(info, reader.lang), content))

    @on(MatchListClick)
    async def pressed_list(self, interaction: Interaction, click: MatchListClick) -> None:
        """Another page of a list."""
        await keep(interaction)
        await self.listed(interaction, match_list.narrowed(click), click.page)

    @on(ExportClick)
    async def pressed_export(self, interaction: Interaction, click: ExportClick) -> None:
        """*Export*."""
        await think(interaction)
        await self.export(interaction, click.match)

    # --- what they share

    async def _content(self, info: MatchInfo, reader: Words) -> str:
        """What a match is played with; "" while it has not begun."""
        if info.content is None:
            return ""
        return content_line(await self.matches.exports.content_of(info.id), reader)

    async def _waiting(self, info: MatchInfo, names: Words) -> str:
        """Who is awaited, who can act already, who has to wait."""
        waits, lanes = (
            await self.matches.awaited.waits(info.id),
            await self.matches.awaited.lane_status(info.id),
        )
        shared = self.bot.library.spec(info.game).shared
        return everybody(names, waits, [], lanes, shared, self.matches.clock.now())
