"""Losses: of several owners on both sides, each choosing what it loses."""

from typing_extensions import override

from engines.core import Allocate, Ask, Decision, Slot, Step, Text, record, text
from tests.engines.frontier.state import Frontier, Stack, take, total
from tests.engines.frontier.words import units

CLOSE = 2
"""Up to this difference the victor loses a unit, too (FRO-6.6)."""
CHEAPEST = ("infantry", "archer", "cavalry")
"""In this order militia and the horde lose units (FRO-6.7)."""
FIELD = "field"
"""The units that have marched into the battle."""


@record
class Losses(Step[Frontier]):
    """All who lose units choose at the same time (FRO-6.5 to FRO-6.7)."""

    @override
    def run(self, game: Frontier) -> None:
        lanes = []
        for seat, place, number in _losers(game):
            if seat is None or game.realms[seat].house:
                _lose_cheapest(game, seat, place, number)
            else:
                lanes.append([Lose(seat, place, number)])
        if lanes:
            game.together(lanes)


def _losers(game: Frontier) -> list[tuple[int | None, str, int]]:
    """Who loses how many units, and where they stand (FRO-6.5, FRO-6.6)."""
    battle = game.fighting()
    beaten = battle.margin <= 0
    main, victor = (
        (battle.attack.seat, FIELD),
        (battle.defence.seat, battle.target),
    )[:: 1 if beaten else -1]
    found = [(*main, (_number(game, main[1]) + 1) // 2)]
    found += [(one.seat, one.land, 1) for one in battle.helpers if one.attacks == beaten]
    if abs(battle.margin) <= CLOSE and _number(game, victor[1]) > 1:
        found.append((*victor, 1))
    return [one for one in found if one[2]]


def army(game: Frontier, place: str) -> dict[str, int]:
    """The units at a place of the battle."""
    return game.fighting().units if place == FIELD else game.lands[place].units


def _number(game: Frontier, place: str) -> int:
    return total(army(game, place))


def lose(game: Frontier, seat: int | None, place: str, lost: dict[str, int]) -> None:
    """Units are removed, tired ones first."""
    if place == FIELD:
        take(game.fighting().units, lost)
    else:
        here = game.lands[place]
        tired = {kind: min(n, here.tired.get(kind, 0)) for kind, n in lost.items()}
        take(here.tired, tired)
        take(here.fresh, {kind: n - tired[kind] for kind, n in lost.items()})
    land = game.fighting().origin if place == FIELD else place
    losses = game.fighting().told().losses
    losses.append(Stack(seat, land, dict(lost)))
    # Several lose at the same time: the report does not tell who answered first.
    losses.sort(key=lambda stack: (stack.land, sorted(stack.units.items())))
    if seat is not None:
        game.tell("frontier-event-lost", by=seat, units=units(lost), land=game.name(land))


def _lose_cheapest(game: Frontier, seat: int | None, place: str, number: int) -> None:
    there, lost = army(game, place), dict[str, int]()
    for kind in CHEAPEST:
        lost[kind] = min(there.get(kind, 0), number - total(lost))
    lose(game, seat, place, {kind: n for kind, n in lost.items() if n})


@record
class Lose(Ask[Frontier]):
    """Which units of those at a place (FRO-6.7)."""

    seat: int
    place: str
    number: int

    @override
    def decision(self, game: Frontier) -> Decision | None:
        there = army(game, self.place)
        slots = [Slot(kind, text(f"frontier-kind-{kind}"), 0, n) for kind, n in there.items()]
        left, proposal = self.number, dict.fromkeys(there, 0)
        for kind in CHEAPEST:
            proposal |= {kind: min(there[kind], left)} if kind in there else {}
            left -= proposal.get(kind, 0)
        land = game.fighting().origin if self.place == FIELD else self.place
        return Allocate(
            prompt=text("frontier-ask-lose", n=self.number, land=game.name(land)),
            topic=Text("frontier-topic-losing"),
            default=proposal,
            slots=slots,
            least=self.number,
            most=self.number,
            proposal=proposal,
        )

    @override
    def answer(self, game: Frontier, answer: dict[str, int]) -> None:
        lose(game, self.seat, self.place, {kind: n for kind, n in answer.items() if n})
