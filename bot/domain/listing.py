"""Which matches of a server somebody wants to see in a list."""

from dataclasses import dataclass
from enum import StrEnum


class Show(StrEnum):
    """The matches of a list by where they stand: lobbies, those in play, those that are over."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Filter:
    """What a list is narrowed down to.

    show: None for lobbies and matches in play. free: lobbies with a free seat only. mine: those one sits in.
    deadline: at most so many seconds for each question. channel_id: those that live in this channel.
    channels: one's own, and of the others those that live in these channels; None for all channels.
    """

    game: str | None = None
    show: Show | None = None
    free: bool = False
    mine: bool = False
    deadline: int | None = None
    channel_id: int | None = None
    channels: frozenset[int] | None = None


@dataclass(frozen=True, slots=True)
class GameRecord:
    """How many matches of a game a person has played to an end, and how many of them it has won."""

    game: str
    played: int
    won: int
