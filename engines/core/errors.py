"""What can be refused, and why.

GameError
├── Refusal              an answer that changes nothing
│   ├── StaleDecision    the question is no longer open
│   ├── NotYourDecision  the question is somebody else's
│   ├── IllegalMove      the answer breaks a rule
│   │   └── NotYet       the answer is right, but an earlier player could still disturb it
│   └── UndoRefused      the answer can no longer be taken back
├── OptionError          a match option, player count or mark that the game does not have
└── SnapshotError        a snapshot or log that cannot be read
"""

from engines.core.text import Text


class GameError(Exception):
    """Anything the engines refuse; `message` is meant for people."""

    def __init__(self, message: Text) -> None:
        super().__init__(f"{message.key} {message.args}" if message.args else message.key)
        self.message = message


class Refusal(GameError):
    """Nothing was changed."""


class StaleDecision(Refusal):
    """The decision with this id is not open (any more)."""

    def __init__(self, decision_id: str) -> None:
        super().__init__(Text("core-stale"))
        self.decision_id = decision_id


class NotYourDecision(Refusal):
    """Another seat is asked."""

    def __init__(self, seat: int) -> None:
        super().__init__(Text("core-not-yours"))
        self.seat = seat


class IllegalMove(Refusal):
    """The answer is not allowed; `rule` is the id of the rule that says so, if a single one does."""

    def __init__(self, message: Text, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule


class NotYet(IllegalMove):
    """The answer has to wait for an earlier player."""

    def __init__(self) -> None:
        super().__init__(Text("core-not-yet"))


class UndoRefused(Refusal):
    """The answer stays; the message says what is in the way."""


class OptionError(GameError):
    """A setting of the match that the game does not know."""


class SnapshotError(GameError):
    """A stored position or log does not fit the game; `detail` names the place."""

    def __init__(self, detail: str) -> None:
        super().__init__(Text("core-snapshot", {"detail": detail}))
        self.detail = detail
