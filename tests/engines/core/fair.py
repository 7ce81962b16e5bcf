"""A small game about what can be guessed of others; it is played by the tests alone.

Everybody has a company of their own, known to all, and at first the whole of it at home. Each year all plan
in secret, in two answers: whom of the company to hire, and which gate to guard. Then the plans are opened:
what a hired one costs is paid openly, but the card lies face down. So who is hired is hidden, and yet nobody
believes that three coins were paid for somebody who costs one. At the end the hired count what they cost.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Annotated, Any

from typing_extensions import override

from engines.core import (
    POINT,
    Ask,
    Choose,
    Decision,
    GameSpec,
    Line,
    Option,
    OptionSpec,
    OptionValue,
    Record,
    Result,
    Score,
    Seen,
    State,
    Step,
    Text,
    View,
    Who,
    World,
    record,
    settled,
    text,
)

PRICES = (1, 1, 2, 2, 3, 3)
NOBODY = "nobody"
GATES = ("east", "west")
COINS = 8


def price(one: str) -> int:
    """What somebody costs: `red.4` is the fifth of the red company."""
    return PRICES[int(one.rpartition(".")[2])]


@record
class Plan(Record):
    """What a seat has planned for the year."""

    hire: str
    gate: str = GATES[0]


@record
class Company(Record):
    """What belongs to a seat. paid: what each of the hired has cost, which everybody has seen."""

    seat: int
    mark: str
    home: Annotated[list[str], Seen("owner", until="over", pool="company", apart=True)]
    hired: Annotated[list[str], Seen("owner", until="over", pool="company", apart=True)] = field(
        default_factory=list
    )
    paid: list[int] = field(default_factory=list)
    coins: int = COINS
    points: int = 0
    plan: Annotated[Plan | None, Seen("owner", shows="nothing")] = None

    def affordable(self) -> list[str]:
        """Who of those at home can be paid."""
        return [one for one in self.home if price(one) <= self.coins]


@record
class Fair(State):
    """A fair."""

    companies: list[Company]
    years: int
    year: int = 0


@record
class Year(Step[Fair]):
    """All plan, then the plans are opened."""

    @override
    def run(self, game: Fair) -> None:
        game.year += 1
        game.push(Open())
        game.together([Hire(one.seat), Guard(one.seat)] for one in game.companies)


@record
class Hire(Ask[Fair]):
    """Whom to hire; asked even if nobody can be paid, since that would tell who is at home."""

    seat: int

    @override
    def decision(self, game: Fair) -> Decision | None:
        return _choose("hire", [*game.companies[self.seat].affordable(), NOBODY], NOBODY)

    @override
    def answer(self, game: Fair, answer: str) -> None:
        game.companies[self.seat].plan = Plan(answer)


@record
class Guard(Ask[Fair]):
    """Which gate to guard."""

    seat: int

    @override
    def decision(self, game: Fair) -> Decision | None:
        return _choose("guard", GATES, GATES[0])

    @override
    def answer(self, game: Fair, answer: str) -> None:
        plan = game.companies[self.seat].plan
        assert plan is not None
        plan.gate = answer


def _choose(what: str, ids: Sequence[str], default: str) -> Choose:
    return Choose(
        prompt=Text(f"fair-{what}"),
        topic=Text("fair-topic"),
        default=default,
        options=[Option(one, text("fair-option", id=one)) for one in ids],
        secret=True,
        always=True,
    )


@record
class Open(Step[Fair]):
    """Prices and gates come to light; who guards a gate alone has a point."""

    @override
    def run(self, game: Fair) -> None:
        game.reveal()
        gates = [_opened(one) for one in game.companies]
        for one, gate in zip(game.companies, gates, strict=True):
            one.points += gates.count(gate) == 1
        told = [text("fair-gate", who=Who(seat), gate=gate) for seat, gate in enumerate(gates)]
        game.tell("fair-opened", gates=[*told], paid=sum(sum(one.paid) for one in game.companies))
        if game.year < game.years:
            game.push(Year())


def _opened(one: Company) -> str:
    """A plan is carried out; gives the gate."""
    plan, one.plan = one.plan, None
    assert plan is not None
    if plan.hire != NOBODY:
        one.home.remove(plan.hire)
        one.hired.append(plan.hire)
        one.paid.append(price(plan.hire))
        one.coins -= one.paid[-1]
    return plan.gate


def agree(world: World[Fair]) -> None:
    """The hired cost what was paid for them, and who has planned has planned something possible."""
    for one in world.game.companies:
        if one.seat != world.seat:
            cost_what_was_paid(one)
            if world.going_on(Open) and not world.going_on(Hire, one.seat):
                one.plan = any_plan(world, one)


def cost_what_was_paid(one: Company) -> None:
    """Exchange the hired for those at home where they cannot have been hired."""
    home = [*one.home, *one.hired]
    one.hired = []
    for paid in one.paid:
        one.hired.append(next(this for this in home if price(this) == paid))
        home.remove(one.hired[-1])
    one.home = home


def any_plan(world: World[Fair], one: Company) -> Plan | None:
    """Something that a company may have planned."""
    hire = world.shuffled(f"hire.{one.seat}", [*one.affordable(), NOBODY])[0]
    return Plan(hire, world.shuffled(f"gate.{one.seat}", GATES)[0])


def start(_: Any, options: Mapping[str, OptionValue], marks: Sequence[str]) -> Fair:
    """Everybody is at home."""
    companies = [
        Company(seat, mark, [f"{mark}.{number}" for number in range(len(PRICES))])
        for seat, mark in enumerate(marks)
    ]
    return Fair(companies, int(options["years"]))


def result(game: Fair) -> Result:
    """Most points win; all equal ones share."""
    lines = [
        [Line(Text("fair-gates"), one.points), Line(Text("fair-hired"), sum(map(price, one.hired)))]
        for one in game.companies
    ]
    totals = [sum(line.points for line in some) for some in lines]
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    scores = [Score(seat, totals[seat], ranks[seat], lines[seat]) for seat in range(len(totals))]
    return Result(scores, [seat for seat, rank in enumerate(ranks) if rank == 1])


def worths(view: View[Fair]) -> list[int]:
    """The points, and what was paid."""
    game = view.state
    if view.over:
        return settled(result(game))
    return [POINT * (one.points + sum(one.paid)) for one in game.companies]


def invariants(game: Fair) -> None:
    """Nobody leaves a company, and everybody costs what they cost."""
    for one in game.companies:
        everybody = [f"{one.mark}.{number}" for number in range(len(PRICES))]
        assert sorted([*one.home, *one.hired]) == everybody, one
        assert [price(this) for this in one.hired] == one.paid, one
        assert one.coins == COINS - sum(one.paid) >= 0, one
        assert one.plan is None or one.plan.hire in [*one.affordable(), NOBODY], one


FAIR: GameSpec[Fair] = GameSpec(
    key="fair",
    schema=1,
    state=Fair,
    steps=(Year, Hire, Guard, Open),
    players=(2, 3, 4),
    options=(OptionSpec("years", 5, low=2, high=6),),
    marks=("red", "green", "blue", "white"),
    content=lambda tables: tables,
    start=start,
    opening=lambda _: [Year()],
    result=result,
    worths=worths,
    moment=lambda game: text("fair-moment", year=game.year),
    round=lambda game: game.year,
    invariants=invariants,
    agree=agree,
)
