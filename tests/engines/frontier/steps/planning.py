"""Planning: everybody at the same time, in secret, in as many answers as they like; then all is opened."""

from typing_extensions import override

from engines.core import Ask, Decision, Option, Step, record, text
from tests.engines.frontier.ids import CARD, DONE, KINDS, way
from tests.engines.frontier.rules.menu import choose, plain
from tests.engines.frontier.state import Frontier, add
from tests.engines.frontier.words import units

AT_A_FORT = 2
"""Units a fort can recruit in a round (FRO-3.6)."""
CARD_PRICE = 2
CARDS_A_ROUND = 1


@record
class Planning(Step[Frontier]):
    """Everybody plans at the same time (FRO-3.5)."""

    @override
    def run(self, game: Frontier) -> None:
        game.push(OpenPlans())
        game.together([Plan(seat)] for seat in game.order)


def price(game: Frontier, entry: str) -> int:
    """What an entry of a plan costs."""
    return CARD_PRICE if entry == CARD else game.content.units[entry.partition(".")[2]].price


def left(game: Frontier, seat: int) -> int:
    """The coins that a plan leaves."""
    realm = game.realms[seat]
    return realm.coins - sum(price(game, entry) for entry in realm.plan)


def _fits(game: Frontier, seat: int, entry: str) -> bool:
    """Whether the rules and the coins allow one more entry of a plan (FRO-3.6)."""
    plan = game.realms[seat].plan
    if entry == CARD:
        room = plan.count(CARD) < CARDS_A_ROUND
    else:
        land = entry.partition(".")[0]
        room = sum(one.startswith(f"{land}.") for one in plan) < AT_A_FORT
    return room and price(game, entry) <= left(game, seat)


@record
class Plan(Ask[Frontier]):
    """What to recruit where, and whether to buy a card: one thing after the other, until done (FRO-3.6)."""

    seat: int

    @override
    def decision(self, game: Frontier) -> Decision | None:
        entries = [way(land, kind) for land in game.forts(self.seat) for kind in KINDS]
        options = [
            self._option(game, entry) for entry in (*entries, CARD) if _fits(game, self.seat, entry)
        ]
        return choose(
            "plan",
            "planning",
            [*options, plain(DONE)],
            DONE,
            args={"left": left(game, self.seat)},
            secret=True,
            always=True,
        )

    def _option(self, game: Frontier, entry: str) -> Option:
        cost = text("frontier-coins", n=price(game, entry))
        if entry == CARD:
            return plain(CARD, price=cost)
        land, _, kind = entry.partition(".")
        label = text("frontier-do-recruit", units=units({kind: 1}), price=cost)
        return Option(entry, label, group=game.name(land))

    @override
    def answer(self, game: Frontier, answer: str) -> None:
        if answer != DONE:
            game.realms[self.seat].plan.append(answer)
            game.push(Plan(self.seat))


@record
class OpenPlans(Step[Frontier]):
    """All plans are opened together, paid and done in order (FRO-3.7)."""

    @override
    def run(self, game: Frontier) -> None:
        game.reveal()
        for seat in game.order:
            realm = game.realms[seat]
            realm.coins = left(game, seat)
            entries, realm.plan = realm.plan, []
            for land in game.forts(seat):
                self._recruit(game, seat, land, entries)
            for _ in range(entries.count(CARD)):
                game.draw(seat)
            if not entries:
                game.tell("frontier-event-idle", by=seat)
        game.phase = "campaign"

    def _recruit(self, game: Frontier, seat: int, land: str, entries: list[str]) -> None:
        recruits: dict[str, int] = {}
        for entry in entries:
            if entry.startswith(f"{land}."):
                add(recruits, {entry.partition(".")[2]: 1})
        if recruits:
            add(game.lands[land].fresh, recruits)
            told = units(recruits)
            game.tell("frontier-event-recruited", by=seat, units=told, land=game.name(land))
