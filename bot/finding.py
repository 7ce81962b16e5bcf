"""Which match a command means: the one named, that of the thread, or the only one there is."""

from bot.matches.errors import MatchError, NoSuchMatch
from bot.matches.model import MatchInfo
from bot.matches.service import Matches
from bot.replies import Interaction
from engines.core import Text


class Finder:
    """Finds matches for commands."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def match_for(self, interaction: Interaction, chosen: str | None) -> MatchInfo:
        """The match a command means. Raises MatchError if there is none or it is not clear."""
        if chosen:
            return await self._named(interaction, chosen)
        found = await self._here(interaction)
        if found is None:
            raise MatchError(Text("bot-which-match"))
        return found

    async def match_or_none(self, interaction: Interaction, chosen: str | None) -> MatchInfo | None:
        """The same, None instead of an error."""
        try:
            return await self.match_for(interaction, chosen)
        except MatchError:
            return None

    async def check_reach(self, interaction: Interaction, match_id: str) -> None:
        """Raises NoSuchMatch for a click on a match that is neither of this server nor one's own.

        Forms come back with whatever custom_id a client sends, so a match's id alone opens nothing.
        """
        live = self._matches.cached(match_id)
        info = live.info if live is not None else await self._matches.info(match_id)
        if info.seat_of(interaction.user.id) is None and info.guild_id != interaction.guild_id:
            raise NoSuchMatch

    async def _named(self, interaction: Interaction, chosen: str) -> MatchInfo:
        try:
            info = await self._matches.info(chosen.strip())
        except NoSuchMatch:
            info = await self._by_name(interaction, chosen)
        if not visible(info, interaction):
            raise NoSuchMatch
        return info

    async def _by_name(self, interaction: Interaction, chosen: str) -> MatchInfo:
        own = await self._matches.of_member(interaction.user.id)
        wanted = chosen.strip().casefold()
        named = [info for info in own if info.name.casefold() == wanted]
        if len(named) != 1:
            raise NoSuchMatch
        return named[0]

    async def _here(self, interaction: Interaction) -> MatchInfo | None:
        channel = interaction.channel_id or 0
        if found := await self._matches.by_thread(channel):
            return found
        own = await self._matches.of_member(interaction.user.id)
        near = [info for info in own if info.channel_id == channel]
        for some in (near, own):
            if len(some) == 1:
                return some[0]
        return None if own else await self._only_one(interaction, channel)

    async def _only_one(self, interaction: Interaction, channel: int) -> MatchInfo | None:
        """For somebody without a match: the one there is in this channel, so that it can be joined."""
        found = await self._matches.open_in_guild(
            interaction.guild_id or 0, viewer=interaction.user.id
        )
        here = [info for info in found if info.channel_id == channel]
        return here[0] if len(here) == 1 else None


def visible(info: MatchInfo, interaction: Interaction) -> bool:
    """Whether somebody may look at a match from here: a player always, others in its server."""
    if info.seat_of(interaction.user.id) is not None:
        return True
    return info.guild_id == interaction.guild_id and not info.private
