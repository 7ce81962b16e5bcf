"""A game without rules: its agenda is written by each test."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import cache
from typing import Any

from typing_extensions import override

from engines.core import (
    NOTHING,
    Allocate,
    Answer,
    Ask,
    Choose,
    Decision,
    GameSpec,
    Header,
    Lane,
    Objects,
    Option,
    OptionSpec,
    Position,
    Result,
    Score,
    Slot,
    State,
    Step,
    Text,
    Who,
    key_from,
    record,
)
from engines.core.codec import Migration
from engines.core.kept import Keeping
from engines.core.log import Counters
from tests.engines.core.strict import StrictMatch


@record
class Toy(State):
    """All that was done, in order, and what was last rolled."""

    done: list[str] = field(default_factory=list)
    rolled: int = 0


@record
class Do(Step[Toy]):
    """Something that happens by itself."""

    word: str
    may: list[str] = field(default_factory=list)

    @override
    def run(self, game: Toy) -> None:
        game.done.append(self.word)
        act(game, self.word)

    @override
    def write_set(self, game: Toy) -> Objects:
        return frozenset(self.may)


@record
class Fork(Step[Toy]):
    """A group of lanes, one stack of words a seat: `pick:a,b` asks, everything else happens."""

    stacks: dict[int, list[str]]

    @override
    def run(self, game: Toy) -> None:
        game.together(
            [step_of(seat, word) for word in words] for seat, words in self.stacks.items()
        )


@record
class Pick(Ask[Toy]):
    """A question. Options are `id` or `id@object` for one that touches a shared object.

    All options must touch an object called `own…` if one does. `id@object?` is only hoped for.
    """

    seat: int
    options: list[str]
    secret: bool = False
    always: bool = False
    empty: bool = False

    @override
    def decision(self, game: Toy) -> Decision | None:
        if self.empty:
            return None
        left = [one for one in self.options if one[-1] != "?" and f"gone:{one}" not in game.done]
        hoped = [option(one.partition("@")[0]) for one in self.options if one[-1] == "?"]
        return Choose(
            prompt=Text("toy-pick"),
            topic=Text("toy-topic"),
            default=left[0].partition("@")[0],
            options=[option(one.partition("@")[0]) for one in left],
            hoped=hoped,
            secret=self.secret,
            always=self.always,
        )

    @override
    def answer(self, game: Toy, answer: str) -> None:
        game.done.append(f"{self.seat}:{answer}")
        act(game, answer)

    @override
    def skip(self, game: Toy) -> None:
        game.done.append(f"{self.seat}:skipped")

    @override
    def meanwhile(self, game: Toy, decision: Decision) -> None:
        if "warned" in self.options:
            decision.prompt = Text("toy-waits")

    @override
    def write_set(self, game: Toy) -> Objects:
        return frozenset(_touched(one) for one in self.options if "@" in one)

    @override
    def needs(self, game: Toy) -> Objects:
        return frozenset(one for one in self.write_set(game) if one.startswith("own"))

    @override
    def touches(self, game: Toy, answer: Answer) -> Objects:
        return frozenset(_touched(one) for one in self.options if one.startswith(f"{answer}@"))


@record
class Number(Ask[Toy]):
    """How many, from 0 to 2; `ahead`: the number itself changes nothing that others share."""

    seat: int
    shared: str
    ahead: bool = False

    @override
    def decision(self, game: Toy) -> Decision:
        return Allocate(
            prompt=Text("toy-number"),
            topic=Text("toy-topic"),
            default={"n": 0},
            slots=[Slot("n", Text("toy-option"), 0, 2)],
            most=2,
        )

    @override
    def answer(self, game: Toy, answer: dict[str, int]) -> None:
        game.done.append(f"{self.seat}:{answer['n']}")

    @override
    def write_set(self, game: Toy) -> Objects:
        return frozenset({self.shared})

    @override
    def touches(self, game: Toy, answer: Answer) -> Objects:
        return NOTHING if self.ahead else self.write_set(game)


def _touched(word: str) -> str:
    return word.partition("@")[2].removesuffix("?")


@cache
def option(word: str) -> Option:
    """Made once: whatever a table does with an option, it must not change it for the next question."""
    return Option(word, Text("toy-option"))


def act(game: Toy, word: str) -> None:
    """What some words do besides."""
    if word == "roll":
        game.rolled = game.roll("die", 1000)
    elif word == "reveal":
        game.reveal()
    elif word == "whisper":
        game.tell("toy-whisper", private={0: {"secret": "pst"}}, n=1)
    elif word == "boom":
        game.push(Do("half done"))
        game.together([[Pick(0, ["a", "b"])]])
        raise RuntimeError("boom")
    elif word == "interrupt":
        game.push(Do("first"), Pick(1, ["x", "y"]))
    elif word == "conclude":
        game.conclude()
    elif word.startswith("gone:"):
        game.tell("toy-gone", who=Who(0))


def step_of(seat: int, word: str) -> Step[Toy]:
    """`pick:a,b` or `secret:a,b` asks the seat, `ask2:a,b` another; `fork:x` opens a group; else it happens.

    `word@object` touches; so does the group opened by `fork:object`. `number:object` asks for a number that
    touches it, `ahead:object` for one that does not yet.
    """
    verb, _, rest = word.partition(":")
    if verb in ("number", "ahead"):
        return Number(seat, rest, ahead=verb == "ahead")
    if verb in ("pick", "secret", "always", "none"):
        return Pick(
            seat,
            rest.split(","),
            secret=verb == "secret",
            always=verb == "always",
            empty=verb == "none",
        )
    if verb.startswith("ask"):
        return Pick(int(verb[3:]), rest.split(","))
    if verb == "fork":
        p = "p" if rest == "x" else f"p@{rest}"
        return Fork({seat: [f"pick:{p},q"], seat + 1: ["pick:r,s"]})
    word, _, touched = word.partition("@")
    return Do(word, [touched] if touched else [])


def _result(game: Toy) -> Result:
    return Result([Score(0, len(game.done), 1)], [0])


def toy_spec(schema: int = 1, migrations: Mapping[int, Migration] | None = None) -> GameSpec[Toy]:
    """The game."""
    return GameSpec(
        key="toy",
        schema=schema,
        state=Toy,
        steps=(Do, Fork, Pick, Number),
        players=(1, 2, 3, 4),
        options=(
            OptionSpec("size", 3, low=1, high=5),
            OptionSpec("mood", "fair", ("fair", "foul")),
        ),
        marks=("red", "green", "blue", "white"),
        content=lambda tables: tables,
        start=lambda *_: Toy(),
        opening=lambda _: [],
        result=_result,
        worths=lambda view: [len(view.state.done)] * 4,
        moment=lambda _: Text("toy-moment"),
        round=lambda game: len(game.done),
        invariants=lambda _: None,
        migrations=migrations or {},
    )


SPEC = toy_spec()


def match_of(*steps: Step[Toy], keeping: Keeping = "recent", key: str = "key") -> StrictMatch[Toy]:
    """A match with this agenda."""
    header = Header(
        "toy", "hash", {"size": 3, "mood": "fair"}, ["red", "green"], key_from(key).hex()
    )
    position: Position[Toy, Any] = Position(Toy(), {"m": Lane(list(reversed(steps)))})
    return StrictMatch(SPEC, {}, header, position, Counters(), keeping=keeping)


def lanes(stacks: Mapping[int, Sequence[str]], *after: Step[Toy]) -> StrictMatch[Toy]:
    """A match with one group of lanes, and what comes after."""
    return match_of(Fork({seat: list(words) for seat, words in stacks.items()}), *after)


def asked(match: StrictMatch[Toy], seat: int) -> Decision:
    """The first open question of a seat."""
    return next(one for one in match.table.pending.values() if one.seat == seat)


def give(match: StrictMatch[Toy], seat: int, answer: object) -> None:
    """Answer the first open question of a seat."""
    match.answer(asked(match, seat).id, seat, answer)


def done(match: StrictMatch[Toy]) -> list[str]:
    """What has been done."""
    return match.table.position.state.done
