"""The match service: everything the bot does with matches goes through these doors."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.matches.clock import Clock
from bot.matches.model import (
    Member,
    MatchInfo,
    Status,
    StoredEvent,
    Taken,
    UndoState,
    Wait,
)
from engines.core import GameSpec, Match, OptionValue, View


@dataclass(slots=True)
class Live:
    """A match in memory. Look at it only in one go, without awaiting in between: it moves on."""

    info: MatchInfo
    match: Match[Any]

    @property
    def spec(self) -> GameSpec[Any]:
        """The game."""
        return self.match.spec

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person, None for everybody else."""
        return self.info.seat_of(user_id)

    def view(self, seat: int | None) -> View[Any]:
        """What a seat (None: the public) may know."""
        return self.match.view(seat)


@dataclass(frozen=True, slots=True)
class Look:
    """What somebody saw when it last looked: the last event then, and the view then (its own seat's)."""

    event: int
    entry: int
    view: View[Any]


class Matches:
    """Lobbies, answers, undo and reading. Every change is one durable transaction.

    Whatever raises a MatchError has changed nothing. `interaction_id` makes a change idempotent: the same
    id twice counts once, and the second call returns the state as it is.
    """

    def __init__(self, storage: Any, library: Any, clock: Clock) -> None: ...

    async def open(self) -> None:
        """Start the scheduler and let AI seats go on where they stopped."""

    async def close(self) -> None:
        """Stop what runs in the background; nothing is lost."""

    # --- lobby

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        creator: Member,
        game: str,
        *,
        interaction_id: int,
        name: str | None = None,
        players: int | None = None,
        language: str = "en",
        private: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> MatchInfo:
        """Open a lobby; the creator takes the first seat. `players`: seats offered (the game's maximum)."""
        raise NotImplementedError

    async def join(self, match_id: str, member: Member, interaction_id: int) -> MatchInfo:
        """Take the next open seat."""
        raise NotImplementedError

    async def leave(self, match_id: str, member: Member, interaction_id: int) -> MatchInfo:
        """Give up one's seat. A creator hands over to the next person; the last one closes the lobby."""
        raise NotImplementedError

    async def set_option(
        self, match_id: str, member: Member, key: str, value: object, interaction_id: int
    ) -> MatchInfo:
        """Set an option of the game (creator)."""
        raise NotImplementedError

    async def set_players(
        self, match_id: str, member: Member, players: int, interaction_id: int
    ) -> MatchInfo:
        """Change how many seats are offered (creator), never below those taken."""
        raise NotImplementedError

    async def set_mark(
        self, match_id: str, member: Member, mark: str | None, interaction_id: int
    ) -> MatchInfo:
        """Choose one's colour or side; None leaves it to the lot."""
        raise NotImplementedError

    async def fill_ai(
        self, match_id: str, member: Member, policy: str, interaction_id: int
    ) -> MatchInfo:
        """Seat an AI player on the next open seat (creator). policy: one of `POLICIES`."""
        raise NotImplementedError

    async def drop_ai(
        self, match_id: str, member: Member, seat: int, interaction_id: int
    ) -> MatchInfo:
        """Remove the AI player of a seat (creator)."""
        raise NotImplementedError

    async def start(self, match_id: str, member: Member, interaction_id: int) -> MatchInfo:
        """Start (creator), from the game's minimum on; open seats vanish."""
        raise NotImplementedError

    async def attach_lobby_message(self, match_id: str, message_id: int) -> None:
        """Remember where the lobby post stands."""

    async def attach_thread(self, match_id: str, thread_id: int) -> None:
        """Remember the match's thread."""

    # --- reading

    async def info(self, match_id: str) -> MatchInfo:
        """The match. Raises NoSuchMatch."""
        raise NotImplementedError

    async def by_thread(self, channel_id: int) -> MatchInfo | None:
        """The match of a thread, None if there is none."""
        raise NotImplementedError

    async def open_in_guild(
        self,
        guild_id: int,
        *,
        viewer: int | None = None,
        game: str | None = None,
        status: Status | None = None,
        limit: int = 25,
    ) -> list[MatchInfo]:
        """Lobbies and running matches of a server, newest first; private ones only for their players."""
        raise NotImplementedError

    async def of_member(self, user_id: int, *, limit: int = 25) -> list[MatchInfo]:
        """The open matches a person sits in, over all servers, newest first."""
        raise NotImplementedError

    async def waiting_for(self, user_id: int) -> list[Wait]:
        """Everything that waits for a person, over all servers, oldest first."""
        raise NotImplementedError

    async def waits(self, match_id: str) -> list[Wait]:
        """The people a match waits for, by seat."""
        raise NotImplementedError

    def cached(self, match_id: str) -> Live | None:
        """The match if it is in memory: for modals and autocomplete, which cannot wait."""
        raise NotImplementedError

    async def live(self, match_id: str) -> Live:
        """The match in play, loaded if need be. Raises NoSuchMatch, MatchError if it never started."""
        raise NotImplementedError

    async def story(
        self,
        match_id: str,
        seat: int | None,
        *,
        after_event: int = 0,
        upto: int | None = None,
        limit: int = 100,
        withdrawn: bool = False,
    ) -> list[StoredEvent]:
        """Events as `seat` (None: the public) may know them, oldest first: the last `limit` of them."""
        raise NotImplementedError

    async def look(self, match_id: str, seat: int | None) -> Look | None:
        """What a seat (None: the last board post in the thread) saw last; None before the first time."""
        raise NotImplementedError

    async def looked(self, match_id: str, seat: int) -> None:
        """Remember that a seat has now seen the present position."""

    async def export(self, match_id: str, user_id: int | None) -> dict[str, Any]:
        """The match in the export format; while it runs only what the asker may see."""
        raise NotImplementedError

    # --- playing

    async def answer(
        self, match_id: str, user_id: int, interaction_id: int, decision_id: str, answer: object
    ) -> Taken:
        """Answer a decision. Raises Refused (look at `.stale`), MatchError, Trouble."""
        raise NotImplementedError

    async def undo(
        self, match_id: str, user_id: int, interaction_id: int, *, turn: bool = False
    ) -> Taken:
        """Take back one's last answer, or with `turn` all of them as far as it goes."""
        raise NotImplementedError

    async def undo_state(self, match_id: str, user_id: int) -> UndoState:
        """What `undo` would do now."""
        raise NotImplementedError

    async def confirm(self, match_id: str, user_id: int, interaction_id: int) -> MatchInfo:
        """Confirm the result; when all people have, the match locks and its seed is shown."""
        raise NotImplementedError


__all__ = ["Live", "Look", "Matches", "OptionValue"]
