"""What a game tells the house about itself. Registering a GameSpec is all a new game needs."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, product
from typing import Any, Generic, TypeVar

from engines.core.acts import Acts
from engines.core.codec import Codec, Migration
from engines.core.dealing import World
from engines.core.decisions import Answer, Decision
from engines.core.errors import OptionError
from engines.core.hidden import Shuffle, known_to_some, redeal
from engines.core.options import Options, OptionSpec, OptionValue
from engines.core.position import Position, View
from engines.core.record import Record, record
from engines.core.routines import Routine
from engines.core.steps import Ask, State, Step
from engines.core.text import Text, text

S = TypeVar("S", bound=State)


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
    """How a match ended: scores by seat, the winners, and the tie-break that decided, if one did.

    No winners: everybody has lost. Several: they share it, or have won together.
    """

    scores: list[Score]
    winners: list[int]
    tie_break: Text | None = None


def _no_phase(_: State) -> str:
    return ""


def _nothing(_: View[Any], __: int) -> Sequence[Text]:
    return ()


def _shared_object(_: str) -> Text:
    return Text("core-shared")


def _goes_together(_: Options, __: int) -> Text | None:
    return None


def _no_house(_: Options, __: int) -> Sequence[str]:
    return ()


def _all_in(_: State) -> Collection[int]:
    return ()


def _unhurried(_: View[Any], __: Decision) -> Answer | None:
    return None


def _as_dealt(_: World[Any]) -> None:
    pass


@dataclass(frozen=True)
class GameSpec(Generic[S]):
    """One game.

    Players are those who sit down, people and AI players. The seats of a match are theirs, and after them
    those of the house: seats the rules play, such as an automaton. Nobody is ever asked for a house seat,
    but it has a mark, a name, a place in views and pictures and a score like every other.

    key: its name in commands, files and message keys.
    schema: the version of its snapshots' shape; migrations lead from older ones.
    state, steps: the record of its pieces and all the steps its agenda may hold.
    players: the numbers of players it can be played with.
    marks: what players can choose before the start (colours, factions), at least one for each.
    content: validates what `data.load(key)` gives; raises ValueError with a message for the operator.
    start: the state before anything has happened, from content, options and the marks of all seats.
    opening: the steps that play the game, from set-up to scoring.
    result: the final scores of a finished state.
    worths: for simple players the final points that each seat, house seats included, may expect, in
        hundredths: on one scale before and at the end, where those who have won are worth more than all
        others. They depend on what the view shows alone, and judging never fails, whatever it shows.
    moment: where the game is, in a few words.
    round: which of its rounds, turns or years it is, 0 before the first; it only grows as the game goes on.
    invariants: raises AssertionError on an impossible state.
    shared: names an object that steps touch, for those who have to wait because of it.
    routines: answers that people may order ahead by name.
    purse: what a seat has to play with, for the head of its panel; the view is that seat's own.
    sealed: what a seat has answered that nobody else knows yet, each in a few words, for its panel while it
        is asked nothing; the view is that seat's own.
    phase: which of its phases it is in, for help: `<game>-help-phase-<phase>` in the catalogues tells what
        happens there, `<game>-help-aim` what one plays for.
    refuses: why so many players cannot play with these options, in a whole sentence; None if they can. Like
        the next two, it is asked about all options with any of `players`.
    marks_for: which of `marks` so many players can choose with these options, at least one for each; None:
        always all of them.
    house: the marks of the house seats with these options and so many players, in the order of their seats.
        They are none of `marks`, and named `<game>-house-<mark>` in the catalogues.
    hurry: how simple players answer who have played for long, so that a match ends that random answers would
        prolong without end; the view is that of the seat that is asked. None: any answer will do.
    brief: options of a short match that is otherwise as rich as any, for tests and demonstrations that play
        it from the first to the last click; the others have their defaults.
    full: options of a match with everything there is, expansions included, if that is more than by default:
        it is measured besides.
    foresight: through so many further questions of its seat an answer is followed until the worths show
        what it brings: 1 where an action is chosen first, then what to do with it. Quick players look so far.
    normal_steps: how many answers a normal AI player may try out for one of its own, where as many as is
        usual would make it about as strong as a hard one; None: as many as is usual.
    can_be_lost: whether all players may lose, so that nobody wins, or a house seat does.
    out: the players' seats that are out of the game for good, as everybody can see. They are asked nothing.
    agree: makes a world that has just been dealt agree with what its seat sees: exchanges hidden things that
        cannot lie where they came to lie, and puts something where only the game can tell what may lie there.
        It changes nothing that the seat sees, and leaves as it is what it cannot mend.
    acts: what a player's seat may do now without being asked, such as giving coins away, as a step that poses
        it; None if nothing. It depends on nothing that the seat may not know, nor on whether somebody has
        answered in secret, tells what happened, and puts nothing on the agenda. Everybody sees what was
        chosen. `<game>-act` in the catalogues names it for a button.
    """

    key: str
    schema: int
    state: type[S]
    steps: tuple[type[Step[S]], ...]
    players: tuple[int, ...]
    options: tuple[OptionSpec, ...]
    marks: tuple[str, ...]
    content: Callable[[Mapping[str, Any]], Any]
    start: Callable[[Any, Options, Sequence[str]], S]
    opening: Callable[[S], Sequence[Step[S]]]
    result: Callable[[S], Result]
    worths: Callable[[View[S]], Sequence[int]]
    moment: Callable[[S], Text]
    round: Callable[[S], int]
    invariants: Callable[[S], None]
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    shared: Callable[[str], Text] = _shared_object
    routines: tuple[Routine, ...] = ()
    purse: Callable[[View[S], int], Sequence[Text]] = _nothing
    sealed: Callable[[View[S], int], Sequence[Text]] = _nothing
    phase: Callable[[S], str] = _no_phase
    refuses: Callable[[Options, int], Text | None] = _goes_together
    marks_for: Callable[[Options, int], Sequence[str]] | None = None
    house: Callable[[Options, int], Sequence[str]] = _no_house
    hurry: Callable[[View[S], Decision], Answer | None] = _unhurried
    brief: Options = field(default_factory=dict)
    full: Options = field(default_factory=dict)
    foresight: int = 0
    normal_steps: int | None = None
    can_be_lost: bool = False
    out: Callable[[S], Collection[int]] = _all_in
    agree: Callable[[World[S]], None] = _as_dealt
    acts: Callable[[S, int], Ask[S] | None] | None = None

    @cached_property
    def keeps_secrets(self) -> bool:
        """Whether there is anything in this game that some seats know and others do not."""
        return any(known_to_some(one) for one in (self.state, *self.steps))

    @cached_property
    def codec(self) -> Codec[S]:
        """Reads and writes this game's positions."""
        return Codec(self.key, self.schema, self.state, self.steps, self.migrations)

    def acts_with(self, options: Options, marks: Sequence[str]) -> Acts[S] | None:
        """What the seats of a match may do without being asked; None if nobody may do anything."""
        if (acts := self.acts) is None:
            return None
        players = self.players_with(options, marks)

        def act(state: S, seat: int) -> Ask[S] | None:
            return None if seat >= players or seat in self.out(state) else acts(state, seat)

        return act

    def deal(
        self, position: Position[S, Any], content: Any, seat: int | None, shuffle: Shuffle
    ) -> None:
        """Deal everything hidden from a seat (None: the public) anew, in place; `shuffle` is the chance.

        What comes out depends on that and on what the seat sees alone.
        """
        steps = [step for lane in position.lanes.values() for step in lane.steps]
        redeal([position.state, *steps], seat, shuffle)
        position.state.attach(content)
        self.agree(World(position.state, steps, seat, shuffle))

    def filled(self, options: Options) -> Options:
        """All options: those that the game has had only since these were chosen at their defaults."""
        return {**{one.key: one.default for one in self.options}, **options}

    def routines_for(
        self, options: Options, marks: Sequence[str | None], seat: int
    ) -> tuple[Routine, ...]:
        """The routines of use to a seat in a match with these options and the marks of all seats."""
        known = self.filled(options)
        return tuple(one for one in self.routines if one.fits(known, marks, seat))

    def pace(self, options: Options) -> Options:
        """Those of the options that decide how long a match is."""
        known = self.filled(options)
        return {one.key: known[one.key] for one in self.options if one.paces}

    def paces(self) -> Iterator[Options]:
        """All that `pace` can be."""
        pacing = [one for one in self.options if one.paces]
        for values in product(*(one.choices for one in pacing)):
            yield {one.key: value for one, value in zip(pacing, values, strict=True)}

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

    def check_table(self, options: Options, players: int) -> None:
        """Raises OptionError if so many players cannot play, or not with these options."""
        self.check_players(players)
        why = self.refuses(options, players)
        if why is not None:
            raise OptionError(Text("core-refused", {"why": why}))

    def playable(self, options: Options) -> tuple[int, ...]:
        """The numbers of players that can play with these options."""
        return tuple(one for one in self.players if self.refuses(options, one) is None)

    def suited(self, options: Options, players: int) -> dict[str, OptionValue] | None:
        """All options with which so many can play: those given, of the others the fewest changed.

        None if so many cannot play with those given, whatever the others are.
        """
        rest = [one for one in self.options if one.key not in options]
        known = self.filled(options)
        for changed in range(len(rest) + 1):
            for some in combinations(rest, changed):
                for values in product(*(one.choices for one in some)):
                    new = zip((one.key for one in some), values, strict=True)
                    if self.refuses(found := {**known, **dict(new)}, players) is None:
                        return found
        return None

    def marks_with(self, options: Options, players: int) -> tuple[str, ...]:
        """What so many players can choose from with these options."""
        return self.marks if self.marks_for is None else tuple(self.marks_for(options, players))

    def fill_marks(
        self,
        options: Options,
        wanted: Sequence[str | None],
        shuffle: Callable[[list[str]], None],
    ) -> list[str]:
        """The marks of all seats: those of the players as wanted, the rest by lot, and those of the house.

        Raises OptionError.
        """
        offered = self.marks_with(options, len(wanted))
        taken = [mark for mark in wanted if mark is not None]
        if len(set(taken)) < len(taken) or not set(taken) <= set(offered):
            raise OptionError(Text("core-marks", {"marks": list(offered)}))
        rest = [mark for mark in offered if mark not in taken]
        shuffle(rest)
        own = [rest.pop() if mark is None else mark for mark in wanted]
        return [*own, *self.house(options, len(wanted))]

    def players_with(self, options: Options, marks: Sequence[str]) -> int:
        """How many of the seats with these marks are players'; the others are those of the house.

        Raises OptionError if no number of players has such a house.
        """
        for players in self.players:
            if list(marks[players:]) == [*self.house(options, players)] and len(marks) >= players:
                return players
        self.check_players(len(marks))
        raise OptionError(Text("core-marks-house"))
