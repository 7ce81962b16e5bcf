"""The campaign: one turn after the other, march by march."""

from typing_extensions import override

from engines.core import Allocate, Ask, Decision, Option, Slot, Step, Text, Who, record, text
from tests.engines.frontier.ids import ALL, END, SOME, SPY, way
from tests.engines.frontier.rules.menu import choose, plain
from tests.engines.frontier.state import Frontier, total
from tests.engines.frontier.steps.horde import Ride, recruit
from tests.engines.frontier.steps.marching import march
from tests.engines.frontier.words import card_name, units

SPY_PRICE = 1


@record
class Campaign(Step[Frontier]):
    """All players in order, then the horde (FRO-4.1)."""

    @override
    def run(self, game: Frontier) -> None:
        horde = [one.seat for one in game.realms if one.house]
        game.push(*(Turn(seat) for seat in [*game.order, *horde]))


@record
class Turn(Step[Frontier]):
    """A seat's units rest; then it marches (FRO-4.2). Whoever is out takes no turn (FRO-7.3)."""

    seat: int

    @override
    def run(self, game: Frontier) -> None:
        realm = game.realms[self.seat]
        if realm.out or game.ended:
            return
        game.active, realm.spied = self.seat, False
        for land in game.held(self.seat):
            game.lands[land].rest()
        if realm.house:
            recruit(game, self.seat)
            game.push(Ride(self.seat))
        else:
            game.push(March(self.seat))


@record
class March(Ask[Frontier]):
    """Which way with which army, whether to spy, or to end the turn (FRO-4.3, FRO-4.6, FRO-4.7)."""

    seat: int

    @override
    def decision(self, game: Frontier) -> Decision | None:
        if game.realms[self.seat].out or game.ended:
            return None
        options = [*self._marches(game), *self._spying(game), plain(END)]
        return choose("march", "marching", options, END)

    def _marches(self, game: Frontier) -> list[Option]:
        found = []
        for origin in game.held(self.seat):
            fresh = total(game.lands[origin].fresh)
            if not fresh:
                continue
            group = text(
                "frontier-from", land=game.name(origin), units=units(game.lands[origin].fresh)
            )
            for target in game.near(origin):
                hint = self._hint(game, target)
                for part in (ALL, SOME)[: 1 + (fresh > 1)]:
                    label = text(f"frontier-do-march-{part}", land=game.name(target))
                    found.append(Option(way(origin, target, part), label, hint, group))
        return found

    def _hint(self, game: Frontier, target: str) -> Text:
        there = game.lands[target]
        if there.owner is not None:
            return text("frontier-hint-owned", who=Who(there.owner), units=units(there.units))
        return text("frontier-hint-free", units=units(there.units))

    def _spying(self, game: Frontier) -> list[Option]:
        realm = game.realms[self.seat]
        if realm.spied or realm.coins < SPY_PRICE:
            return []
        return [
            Option(
                way(SPY, str(other.seat)),
                text("frontier-do-spy", who=Who(other.seat)),
                group=text("frontier-spying", price=text("frontier-coins", n=SPY_PRICE)),
                confirm=True,
            )
            for other in game.realms
            if other.seat != self.seat and any(self.seat not in one.known for one in other.hand)
        ]

    @override
    def answer(self, game: Frontier, answer: str) -> None:
        if answer == END:
            return
        game.push(March(self.seat))
        origin, _, rest = answer.partition(".")
        if origin == SPY:
            spy(game, self.seat, int(rest))
            return
        target, _, part = rest.partition(".")
        if part == SOME:
            game.push(Detach(self.seat, origin, target))
        else:
            march(game, self.seat, origin, target, dict(game.lands[origin].fresh))


def spy(game: Frontier, seat: int, other: int) -> None:
    """Look at a card of another's hand, any that is not known yet (FRO-4.6)."""
    realm = game.realms[seat]
    realm.spied = True
    realm.coins -= SPY_PRICE
    unknown = [card for card in game.realms[other].hand if seat not in card.known]
    card = unknown[game.roll("spy", len(unknown)) - 1]
    card.known = sorted([*card.known, seat])
    told = {seat: {"card": card_name(card.face)}}
    game.tell("frontier-event-spied", by=seat, private=told, who=Who(other))


@record
class Detach(Ask[Frontier]):
    """How many of each kind march (FRO-4.3)."""

    seat: int
    origin: str
    target: str

    @override
    def decision(self, game: Frontier) -> Decision | None:
        fresh = game.lands[self.origin].fresh
        slots = [Slot(kind, text(f"frontier-kind-{kind}"), 0, n) for kind, n in fresh.items()]
        return Allocate(
            prompt=text(
                "frontier-ask-detach", origin=game.name(self.origin), target=game.name(self.target)
            ),
            topic=Text("frontier-topic-marching"),
            default=dict(fresh),
            slots=slots,
            least=1,
            most=total(fresh),
            proposal=dict(fresh),
        )

    @override
    def answer(self, game: Frontier, answer: dict[str, int]) -> None:
        chosen = {kind: n for kind, n in answer.items() if n}
        march(game, self.seat, self.origin, self.target, chosen)
