"""Taxes: everybody gets coins at the same time (CON-10)."""

from typing_extensions import override

from engines.conqueror.preview.income import income
from engines.conqueror.state import Conqueror
from engines.core import NOBODY, Step, Who, record, text


@record
class Taxes(Step[Conqueror]):
    """All players get their coins (CON-10.1)."""

    @override
    def run(self, game: Conqueror) -> None:
        game.phase, game.active = "taxes", None
        told = []
        for seat in game.order:
            nation, coins = game.nations[seat], income(game, seat)
            nation.coins += coins
            told.append(text("conqueror-taxed", who=Who(seat), n=coins, now=nation.coins))
        game.tell("conqueror-event-taxes", by=NOBODY, who=[*told])
