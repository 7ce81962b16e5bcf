"""What is bought in Conquest mode before round 1 (CON-7)."""

from typing_extensions import override

from engines.conqueror.ids import BAZAAR, DISTRICT, FORT, NONE, way
from engines.conqueror.rules.menu import choose, plain
from engines.conqueror.state import Conqueror
from engines.conqueror.steps.building import buy, buying, missing, priced
from engines.core import Ask, Choose, Decision, Step, Text, record, untold


@record
class Purchases(Step[Conqueror]):
    """From Carthage on clockwise everybody buys; Emperor mode has none of it (CON-1.3, CON-7.2)."""

    @override
    def run(self, game: Conqueror) -> None:
        game.phase = "purchases"
        number = game.content.modes[game.mode].purchases
        if number:
            last = game.order[-1] if game.early else None
            game.push(*(Purchase(seat, number, seat == last) for seat in game.order))


@record
class Purchase(Ask[Conqueror]):
    """A district or an upgrade, or nothing more (CON-7.5).

    left: how many may be bought, this one too. last: a chronicle card is drawn once this seat has bought all
    it wants, which it therefore ends itself and is asked twice about (CON-A2).
    """

    seat: int
    left: int
    last: bool = False

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        offered = buying(game, self.seat) if self.left else []
        options, safe = untold([*offered, NONE]), self._safe(game, offered)
        rules = ["CON-7.2", "CON-7.3", "CON-7.5"]
        return choose("purchase", "purchase", options, safe, always=self.last, rules=rules)

    @override
    def describe(self, game: Conqueror, decision: Decision) -> None:
        if not isinstance(decision, Choose):
            return
        stop = plain(NONE, "buy-nothing", n=self.left)
        if self.last:
            stop.confirm, stop.then = True, Text("conqueror-then-chronicle")
        decision.options = [*(priced(game, self.seat) if self.left else ()), stop]
        decision.prompt = Text(
            decision.prompt.key,
            {
                "n": self.left,
                **missing(game, self.seat),
            },
        )

    def _safe(self, game: Conqueror, offered: list[str]) -> str:
        """A fort and a Bazaar, as the rulebook advises (CON-7.4)."""
        nation = game.nations[self.seat]
        wanted = [
            *([] if nation.forts else [way(DISTRICT, FORT)]),
            *([] if nation.districts else [way(DISTRICT, BAZAAR)]),
        ]
        return next((one for one in wanted if one in offered), NONE)

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        if answer == NONE:
            game.tell("conqueror-event-bought-nothing", by=self.seat, n=self.left)
            return
        if self.left > 1 or self.last:
            game.push(Purchase(self.seat, self.left - 1, self.last))
        buy(game, self.seat, answer)
