"""Which match a command means: the one named, that of the thread, or the only one there is."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace

from bot.matches.errors import MatchError, NoSuchMatch
from bot.matches.listing import Filter, Show
from bot.matches.model import MatchInfo, Status
from bot.matches.service import Matches
from bot.matches.trials import check_owner
from bot.replies import Interaction
from engines.core import Text

MOST = 100
"""So many matches of a server are looked through."""
Fits = Callable[[MatchInfo], bool]


def gathering(info: MatchInfo) -> bool:
    """Whether a match is one that people still join."""
    return info.status is Status.LOBBY


def running(info: MatchInfo) -> bool:
    """Whether a match is in play."""
    return info.status is Status.RUNNING


def begun(info: MatchInfo) -> bool:
    """Whether a match has something to show."""
    return info.content is not None


def over(info: MatchInfo) -> bool:
    """Whether a match has come to an end."""
    return info.ended_at is not None


def anything(_: MatchInfo) -> bool:
    """Any match will do."""
    return True


TRIAL_VERBS = frozenset(
    (
        *("panel", "take", "done", "pick", "set", "one", "view", "turn", "add", "clear"),
        *("form", "fill", "undo", "restart", "hand", "help"),
        *("board", "zoom", "now", "log", "sift", "deal", "others", "close"),
    )
)
"""The clicks that mean something in a what-if."""


class Finder:
    """Finds matches for commands."""

    def __init__(
        self, matches: Matches, moderates: Callable[[Interaction], Awaitable[bool]]
    ) -> None:
        self._matches = matches
        self._moderates = moderates

    async def match_for(
        self, interaction: Interaction, chosen: str | None, fits: Fits = anything
    ) -> MatchInfo:
        """The match a command means. Raises MatchError if there is none or it is not clear.

        fits: for which matches the command is made; of several in a place those are meant.
        """
        if chosen:
            return await self._named(interaction, chosen)
        found = await self._here(interaction, fits)
        if found is None:
            raise MatchError(Text("bot-which-match"))
        return found

    async def match_or_none(
        self, interaction: Interaction, chosen: str | None, fits: Fits = anything
    ) -> MatchInfo | None:
        """The same, None instead of an error."""
        try:
            return await self.match_for(interaction, chosen, fits)
        except MatchError:
            return None

    async def lobby_for(self, interaction: Interaction, chosen: str | None) -> MatchInfo:
        """The lobby somebody wants to join: the one named, or the only one here it does not sit in."""
        if not chosen:
            lobbies = await self._in_channel(interaction, Filter(show=Show.OPEN))
            others = [one for one in lobbies if one.seat_of(interaction.user.id) is None]
            if len(others) == 1:
                return others[0]
            if others:
                raise MatchError(Text("bot-which-match"))
        return await self.match_for(interaction, chosen, gathering)

    async def check_reach(self, interaction: Interaction, match_id: str, verb: str = "") -> None:
        """Raises NoSuchMatch for a click on a match that is neither of this server nor one's own.

        To a private one strangers come only where everybody who reads it is, and moderators by what they are
        called with. A what-if is its owner's alone, and even for that one it has no lobby, no result and no
        table.

        Forms come back with whatever custom_id a client sends, so a match's id alone opens nothing.
        """
        live = self._matches.cached(match_id)
        info = live.info if live is not None else await self._matches.info(match_id)
        if info.trial:
            check_owner(info, interaction.user.id)
            if verb not in TRIAL_VERBS:
                raise NoSuchMatch
        elif not (visible(info, interaction) or await self._looks_on(info, interaction)):
            raise NoSuchMatch

    async def _looks_on(self, info: MatchInfo, interaction: Interaction) -> bool:
        """Whether somebody who is no player of a private match may press its buttons here."""
        if info.guild_id != interaction.guild_id:
            return False
        if interaction.channel_id in (info.channel_id, info.thread_id):
            return True  # who sees the channel reads the thread
        return await self._moderates(interaction)

    async def _named(self, interaction: Interaction, chosen: str) -> MatchInfo:
        try:
            info = await self._matches.info(chosen.strip())
        except NoSuchMatch:
            info = await self._by_name(interaction, chosen)
        if not visible(info, interaction):
            raise NoSuchMatch
        return info

    async def _by_name(self, interaction: Interaction, chosen: str) -> MatchInfo:
        """The only match of that name among one's own, else among those of this server, open or over."""
        wanted = chosen.strip().casefold()
        own = _called(await self._matches.of_member(interaction.user.id, limit=MOST), wanted)
        named = own or _called(await self._listed(interaction, Filter()), wanted)
        named = named or _called(
            await self._listed(interaction, Filter(show=Show.FINISHED)), wanted
        )
        if len(named) != 1:
            raise NoSuchMatch
        return named[0]

    async def _here(self, interaction: Interaction, fits: Fits) -> MatchInfo | None:
        channel = interaction.channel_id or 0
        if found := await self._matches.by_thread(channel):
            return found
        if fits is over and (ended := await self._ended_here(interaction)):
            return _only(ended)
        own = await self._matches.of_member(interaction.user.id, limit=MOST)
        near = [info for info in own if info.channel_id == channel]
        for some in (near, own):
            fitting = [info for info in some if fits(info)] or some
            if len(fitting) == 1:
                return fitting[0]
            if fitting:
                return None
        here = await self._in_channel(interaction, Filter())
        return _only(here or await self._ended_here(interaction))

    async def _ended_here(self, interaction: Interaction) -> list[MatchInfo]:
        """The matches of this channel that are over; if one has played some of them, those."""
        found = await self._in_channel(interaction, Filter(show=Show.FINISHED))
        ended = [info for info in found if over(info)]
        return [info for info in ended if info.seat_of(interaction.user.id) is not None] or ended

    async def _in_channel(self, interaction: Interaction, wanted: Filter) -> list[MatchInfo]:
        return await self._listed(interaction, replace(wanted, channel_id=interaction.channel_id))

    async def _listed(self, interaction: Interaction, wanted: Filter) -> list[MatchInfo]:
        guild_id, user_id = interaction.guild_id or 0, interaction.user.id
        return await self._matches.listed(guild_id, user_id, wanted, limit=MOST)


def _only(found: Sequence[MatchInfo]) -> MatchInfo | None:
    return found[0] if len(found) == 1 else None


def _called(found: Iterable[MatchInfo], name: str) -> list[MatchInfo]:
    return [info for info in found if info.name.casefold() == name]


def visible(info: MatchInfo, interaction: Interaction) -> bool:
    """Whether somebody may look at a match from here: a player always, others in its server.

    A private match is looked at by its players, and as long as it gathers people by those who are invited;
    a what-if is reached from the match it was made of, and by its own buttons.
    """
    if info.trial:
        return False
    user_id = interaction.user.id
    if info.seat_of(user_id) is not None:
        return True
    return info.guild_id == interaction.guild_id and (not info.private or user_id in info.invited)
