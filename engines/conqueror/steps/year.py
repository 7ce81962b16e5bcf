"""New Year: agents come back, the turn order is set, a chronicle card is drawn (CON-8)."""

from typing_extensions import override

from engines.conqueror.content.describe import chronicle_effect
from engines.conqueror.preview.order import next_first
from engines.conqueror.rules.menu import plain
from engines.conqueror.state import Conqueror
from engines.conqueror.steps.capitals import OfferAgain
from engines.conqueror.steps.dynasty import Dynasties
from engines.conqueror.words import chronicle_name, faction_name, people, units_in_short
from engines.core import (
    NOBODY,
    Ask,
    ChooseMany,
    Decision,
    Option,
    Step,
    Text,
    Who,
    record,
    text,
    untold,
)


@record
class NewYear(Step[Conqueror]):
    """Agents back, hourglass and turn order, chronicle, dynasties (CON-8.7)."""

    @override
    def run(self, game: Conqueror) -> None:
        game.phase, game.active = "year", None
        for nation in game.nations:
            nation.agent, nation.redeployed = None, False
        game.first = next_first(game)
        game.tell("conqueror-event-hourglass", by=NOBODY, who=Who(game.first))
        game.push(SetOrder(game.first), DrawChronicle(), OfferAgain(), Dynasties())


@record
class SetOrder(Ask[Conqueror]):
    """Who acts first, second and so on this round, all at once (CON-8.3)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        first = [self.seat, *(seat for seat in game.order if seat != self.seat)]
        options = untold(str(seat) for seat in game.order)
        draws = _pile(game) is not None
        return ChooseMany(
            prompt=Text("conqueror-ask-order"),
            topic=Text("conqueror-topic-order"),
            default=[str(seat) for seat in first],
            options=options,
            least=len(options),
            most=len(options),
            ordered=True,
            confirm=draws,
            then=Text("conqueror-then-chronicle") if draws else None,
            rules=["CON-8.3"],
        )

    @override
    def describe(self, game: Conqueror, decision: Decision) -> None:
        if isinstance(decision, ChooseMany):
            decision.options = [self._option(game, seat) for seat in game.order]

    def _option(self, game: Conqueror, seat: int) -> Option:
        nation = faction_name(game.nations[seat].mark)
        hint = text(
            "conqueror-hint-player",
            forts=len(game.forts(seat)),
            units=units_in_short(game.units(seat)),
        )
        return plain(str(seat), "player", hint, who=Who(seat), nation=nation)

    @override
    def answer(self, game: Conqueror, answer: list[str]) -> None:
        game.order = [int(seat) for seat in answer]
        game.tell("conqueror-event-order", by=self.seat, order=people(game.order))


@record
class DrawChronicle(Step[Conqueror]):
    """The next card of the lowest level left; it holds for everybody, this round (CON-8.5)."""

    @override
    def run(self, game: Conqueror) -> None:
        pile = _pile(game)
        if pile is None:
            return
        game.reveal()
        game.chronicle = pile.pop()
        game.tell(
            "conqueror-event-chronicle",
            by=NOBODY,
            card=chronicle_name(game.chronicle),
            effect=chronicle_effect(game.content, game.chronicle, destiny=game.destiny),
        )


def _pile(game: Conqueror) -> list[str] | None:
    """The lowest level with cards left; None if all have been drawn (CON-3.5, CON-3.6)."""
    piles = (game.level_1, game.level_2, game.level_3)
    left_out = _left_out(game)
    return next((pile for pile, out in zip(piles, left_out, strict=True) if len(pile) > out), None)


def _left_out(game: Conqueror) -> list[int]:
    """How many cards of each level went back to the box."""
    levels = [row.level for row in game.content.chronicles.values()]
    used = game.content.modes[game.mode].chronicles
    return [levels.count(level) - number for level, number in enumerate(used, 1)]
