"""What a game tells the house about itself. Registering a GameSpec is all a new game needs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from engines.core.codec import Codec, Migration
from engines.core.decisions import Answer, Choose, Decision
from engines.core.errors import OptionError
from engines.core.hidden import known_to_some
from engines.core.position import View
from engines.core.record import Record, record
from engines.core.steps import State, Step
from engines.core.text import Text, text

S = TypeVar("S", bound=State)

OptionValue = str | int


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A setting of a match: one of `choices`, or a whole number of `low`..`high` where there are no choices.

    Its texts are `<game>-option-<key>` and `<game>-option-<key>-<choice>` in the catalogues.
    """

    key: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    rules: tuple[str, ...] = ()

    def read(self, value: object) -> OptionValue:
        """The value in its own type. Raises OptionError."""
        if self.choices:
            if value in self.choices:
                return str(value)
            raise OptionError(
                Text("core-option-choices", {"option": self.key, "choices": list(self.choices)})
            )
        try:
            number = int(str(value))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise OptionError(
                text("core-option-number", option=self.key, low=self.low, high=self.high)
            )
        return number


@record
class Line(Record):
    """One reason for points."""

    reason: Text
    points: int


@record
class Score(Record):
    """A seat at the end. `total` and `rank` are None where the game gives none."""

    seat: int
    total: int | None
    rank: int | None
    lines: list[Line] = field(default_factory=list)


@record
class Result(Record):
    """How a match ended: scores by seat, the winners, and the tie-break that decided, if one did."""

    scores: list[Score]
    winners: list[int]
    tie_break: Text | None = None


@dataclass(frozen=True, slots=True)
class Routine:
    """A way to answer questions that many people would answer so every time.

    kinds: the kinds of question it is for (see kind_of). answer: from the decision alone, None if it is no
    such case. sure: it is meant even where the answer cannot be taken back, as its text says.
    Its text is `<game>-routine-<key>` in the catalogue.
    """

    key: str
    kinds: tuple[str, ...]
    answer: Callable[[Decision], Answer | None]
    sure: bool = False


def usual(option_id: str) -> Callable[[Decision], Answer | None]:
    """A routine's answer: always this option, wherever it is offered."""

    def answer(decision: Decision) -> Answer | None:
        offered = decision.options if isinstance(decision, Choose) else []
        return option_id if any(one.id == option_id for one in offered) else None

    return answer


def _no_phase(_: State) -> str:
    return ""


def _no_purse(_: View[Any], __: int) -> Sequence[Text]:
    return ()


def _shared_object(_: str) -> Text:
    return Text("core-shared")


@dataclass(frozen=True)
class GameSpec(Generic[S]):
    """One game.

    key: its name in commands, files and message keys.
    schema: the version of its snapshots' shape; migrations lead from older ones.
    state, steps: the record of its pieces and all the steps its agenda may hold.
    players: the numbers it can be played with.
    marks: what seats can choose before the start (colours, factions), at least one for each seat.
    content: validates what `data.load(key)` gives; raises ValueError with a message for the operator.
    start: the state before anything has happened, from content, options and the marks of the seats.
    opening: the steps that play the game, from set-up to scoring.
    result: the final scores of a finished state.
    standing: how well a seat stands, for simple players.
    moment: where the game is, in a few words.
    round: which of its rounds, turns or years it is, 0 before the first; it only grows as the game goes on.
    invariants: raises AssertionError on an impossible state.
    shared: names an object that steps touch, for those who have to wait because of it.
    routines: answers that people may order ahead by name.
    purse: what a seat has to play with, for the head of its panel; the view is that seat's own.
    phase: which of its phases it is in, for help: `<game>-help-phase-<phase>` in the catalogues tells what
        happens there, `<game>-help-aim` what one plays for.
    """

    key: str
    schema: int
    state: type[S]
    steps: tuple[type[Step[S]], ...]
    players: tuple[int, ...]
    options: tuple[OptionSpec, ...]
    marks: tuple[str, ...]
    content: Callable[[Mapping[str, Any]], Any]
    start: Callable[[Any, Mapping[str, OptionValue], Sequence[str]], S]
    opening: Callable[[S], Sequence[Step[S]]]
    result: Callable[[S], Result]
    standing: Callable[[View[S], int], int]
    moment: Callable[[S], Text]
    round: Callable[[S], int]
    invariants: Callable[[S], None]
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    shared: Callable[[str], Text] = _shared_object
    routines: tuple[Routine, ...] = ()
    purse: Callable[[View[S], int], Sequence[Text]] = _no_purse
    phase: Callable[[S], str] = _no_phase

    @cached_property
    def keeps_secrets(self) -> bool:
        """Whether there is anything in this game that some seats know and others do not."""
        return any(known_to_some(one) for one in (self.state, *self.steps))

    @cached_property
    def codec(self) -> Codec[S]:
        """Reads and writes this game's positions."""
        return Codec(self.key, self.schema, self.state, self.steps, self.migrations)

    def read_options(self, raw: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in. Raises OptionError naming what is wrong."""
        specs = {option.key: option for option in self.options}
        for key in raw:
            if key not in specs:
                known = list(specs) or ["-"]
                raise OptionError(
                    Text("core-option-unknown", {"option": key, "known": list(known)})
                )
        return {
            key: option.read(raw[key]) if key in raw else option.default
            for key, option in specs.items()
        }

    def check_players(self, players: int) -> None:
        """Raises OptionError if the game cannot be played by so many."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise OptionError(text("core-players", low=low, high=high, players=players))

    def fill_marks(
        self, wanted: Sequence[str | None], shuffle: Callable[[list[str]], None]
    ) -> list[str]:
        """The marks of all seats: as wanted, the rest by lot. Raises OptionError."""
        taken = [mark for mark in wanted if mark is not None]
        if len(set(taken)) < len(taken) or not set(taken) <= set(self.marks):
            raise OptionError(Text("core-marks", {"marks": list(self.marks)}))
        rest = [mark for mark in self.marks if mark not in taken]
        shuffle(rest)
        return [rest.pop() if mark is None else mark for mark in wanted]
