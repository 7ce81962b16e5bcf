"""Why a request about a match is turned down. Whatever is raised here has changed nothing.

MatchError            `message` is meant for the person who asked
├── NoSuchMatch       there is no match with this id, or none in this place
├── MarksUnfit        somebody has chosen a mark that is not in play with so many players
├── SeatTaken         an AI player wants to answer where a person plays again
├── MovedOn           the match has moved on since what was asked for was shown
├── Refused           the game refuses; `rule` is the rule's id
└── InternalError       something broke; `error_id` finds it in the log
"""

from bot.domain.match import MatchInfo
from engines.core import IllegalMove, Refusal, Text


class MatchError(Exception):
    """A request that cannot be met; `message` says what is wrong and what to do.

    about: the match whose seats the message names, where that is known.
    """

    about: MatchInfo | None = None

    def __init__(self, message: Text, rule: str | None = None) -> None:
        super().__init__(f"{message.key} {message.args}" if message.args else message.key)
        self.message = message
        self.rule = rule


class NoSuchMatch(MatchError):
    """The match is not known here."""

    def __init__(self) -> None:
        super().__init__(Text("service-no-match"))


class MarksUnfit(MatchError):
    """Marks that were chosen are not in play with so many players; they can be left to the lot."""


class SeatTaken(MatchError):
    """A person plays again where an AI player has sat in."""

    def __init__(self) -> None:
        super().__init__(Text("time-seat-yours"))


class MovedOn(MatchError):
    """What somebody asked for was shown to them before the match moved on; nothing was done."""

    def __init__(self) -> None:
        super().__init__(Text("service-conflict"))


class Refused(MatchError):
    """The rules of the game refuse an answer or its taking back."""

    def __init__(self, refusal: Refusal) -> None:
        rule = refusal.rule if isinstance(refusal, IllegalMove) else None
        super().__init__(refusal.message, rule)


class InternalError(MatchError):
    """An error of the program or of its storage; `error_id` stands in the log beside its cause."""

    def __init__(self, message: Text, error_id: str) -> None:
        super().__init__(message)
        self.error_id = error_id
