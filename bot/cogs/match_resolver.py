"""Which match a command means (the one named, that of the thread, or the only one), and who reaches it."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace

from bot.delivery.presence import Presence
from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.listing import Filter, Show
from bot.domain.match import MatchInfo, Status
from bot.matches.play.trials import check_owner
from bot.matches.service import Matches
from bot.ui.permissions import readable, reads
from bot.ui.replies import Interaction
from engines.core import Text

MOST = 100
"""How many matches of a server are looked through."""
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
        *("panel", "take", "done", "pick", "set", "one", "view", "turn", "add", "next", "clear"),
        *("form", "fill", "undo", "restart", "hand", "help", "act", "act-sure"),
        *("board", "zoom", "now", "log", "sift", "deal", "others", "hint", "close"),
    )
)
"""The clicks that mean something in a what-if."""
PLAYING_ON = frozenset(
    (
        *("play", "hand", "undo", "board", "log", "note", "orders", "help"),  # commands and clicks
        *("panel", "take", "done", "pick", "set", "one", "view", "turn", "add", "next", "clear"),
        *("form", "fill", "restart", "hurry", "hold", "act", "act-sure"),
        *("zoom", "now", "then", "sift", "notes", "jot", "jotted", "habit"),
        *("q", "q-take", "q-done", "q-sure", "q-pick", "q-set", "q-one", "q-view", "q-turn"),
        *("q-add", "q-next", "q-clear", "q-form", "q-fill", "q-drop"),
        *("o-new", "o-revoke", "o-routine", "o-rset", "o-kind", "o-turn", "o-what", "o-set"),
        *("o-groups", "o-sure"),
    )
)
"""The commands and clicks by which somebody who has left the server plays on until their seat is another's.

What would ask, tell or call others there is not among them: votes, lobbies, all of `/match`.
"""


class Finder:
    """Finds matches for commands."""

    def __init__(
        self,
        matches: Matches,
        presence: Presence,
        moderates: Callable[[Interaction], Awaitable[bool]],
    ) -> None:
        self._matches = matches
        self._presence = presence
        self._moderates = moderates

    async def match_for(
        self, interaction: Interaction, chosen: str | None, fits: Fits = anything
    ) -> MatchInfo:
        """The match a command means. Raises MatchError if there is none or it is not clear.

        fits: for which matches the command is made; of several in a place those are meant.
        """
        if chosen:
            found: MatchInfo | None = await self._named(interaction, chosen)
        else:
            found = await self._here(interaction, fits)
        if found is None:
            raise MatchError(Text("bot-which-match"))
        command = interaction.command
        await self._check_belongs(
            interaction, found, command.qualified_name if command is not None else ""
        )
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
            if (
                not lobbies
                and await self._matches.lists.by_thread(interaction.channel_id or 0) is None
            ):
                raise MatchError(Text("lobby-none-open"))
        return await self.match_for(interaction, chosen, gathering)

    async def check_reach(self, interaction: Interaction, match_id: str, verb: str = "") -> None:
        """Raises NoSuchMatch for a click on a match that is neither of this server nor one's own.

        One they can't find strangers reach only where everybody who reads it is, and moderators by what they
        are called with. A what-if is its owner's alone, and even for them it has no lobby, no result and no
        table. Raises MatchError for players who have left the server and do more than play on.

        Forms come back with whatever custom_id a client sends, so a match's id alone opens nothing.
        """
        info = await self._matches.store.latest(match_id)
        if info.trial:
            check_owner(info, interaction.user.id)
            if verb not in TRIAL_VERBS:
                raise NoSuchMatch
            if verb != "deal":
                return  # everything in it is made up; dealing again looks at the match anew
        elif not (visible(info, interaction) or await self._looks_on(info, interaction)):
            raise NoSuchMatch
        await self._check_belongs(interaction, info, verb)

    async def listed(
        self, interaction: Interaction, wanted: Filter, *, limit: int = MOST, offset: int = 0
    ) -> list[MatchInfo]:
        """The matches of this server that somebody may see in a list and wants to, newest first."""
        return await self._matches.lists.listed(
            interaction.guild_id or 0,
            interaction.user.id,
            replace(wanted, channels=readable(interaction)),
            limit=limit,
            offset=offset,
        )

    async def reaches(self, interaction: Interaction, info: MatchInfo, doing: str) -> bool:
        """Whether somebody may do something with a match from here. doing: the command or verb."""
        try:
            await self._check_belongs(interaction, info, doing)
        except MatchError:
            return False
        return visible(info, interaction)

    async def _check_belongs(self, interaction: Interaction, info: MatchInfo, doing: str) -> None:
        """Raises MatchError for somebody who is no member of a match's server, except for playing on.

        doing: the command or the verb of the click. Where they act on that server itself, Discord has seen to
        it; only those acting from elsewhere are looked up.
        """
        if interaction.guild_id == info.guild_id:
            return
        if doing in PLAYING_ON and info.status is Status.RUNNING:
            return
        here = await self._presence.surely_here(info.guild_id, interaction.user.id)
        if here is None:
            raise MatchError(Text("bot-member-unknown"))
        if not here:
            raise MatchError(Text("bot-no-member", {"status": info.status.value}))

    async def _looks_on(self, info: MatchInfo, interaction: Interaction) -> bool:
        """Whether somebody who is no player of a match they can't list may press its buttons here."""
        if info.guild_id != interaction.guild_id:
            return False
        if interaction.channel_id in (info.channel_id, info.thread_id):
            return True  # who sees the channel reads the thread
        return await self._moderates(interaction)

    async def _named(self, interaction: Interaction, chosen: str) -> MatchInfo:
        try:
            info = await self._matches.store.info(chosen.strip())
        except NoSuchMatch:
            info = await self._by_name(interaction, chosen)
        if not visible(info, interaction):
            raise NoSuchMatch
        return info

    async def _by_name(self, interaction: Interaction, chosen: str) -> MatchInfo:
        """The only match of that name among one's own, else among those of this server, open or over."""
        wanted = chosen.strip().casefold()
        own = _called(await self._matches.lists.of_member(interaction.user.id, limit=MOST), wanted)
        named = own or _called(await self.listed(interaction, Filter()), wanted)
        named = named or _called(await self.listed(interaction, Filter(show=Show.FINISHED)), wanted)
        if len(named) != 1:
            raise NoSuchMatch
        return named[0]

    async def _here(self, interaction: Interaction, fits: Fits) -> MatchInfo | None:
        channel = interaction.channel_id or 0
        if found := await self._matches.lists.by_thread(channel):
            return found
        if fits is over and (ended := await self._ended_here(interaction)):
            return _only(ended)
        own = await self._matches.lists.of_member(interaction.user.id, limit=MOST)
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
        return await self.listed(interaction, replace(wanted, channel_id=interaction.channel_id))


def _only(found: Sequence[MatchInfo]) -> MatchInfo | None:
    return found[0] if len(found) == 1 else None


def _called(found: Iterable[MatchInfo], name: str) -> list[MatchInfo]:
    return [info for info in found if info.name.casefold() == name]


def visible(info: MatchInfo, interaction: Interaction) -> bool:
    """Whether somebody may look at a match from here: a player always, others in its server.

    Discord's own permissions decide who else reads it: those who are shown its channel. A private match is
    looked at by its players, and as long as it gathers people by those who are invited; a what-if is reached
    from the match it was made of, and by its own buttons.
    """
    if info.trial:
        return False
    user_id = interaction.user.id
    if info.seat_of(user_id) is not None:
        return True
    if info.guild_id != interaction.guild_id or not reads(interaction, info.channel_id):
        return False
    return not info.private or user_id in info.invited
