"""Gifts: coins for others at any time, unasked."""

from typing_extensions import override

from engines.core import Ask, Choose, Decision, Option, Text, Who, record, text
from tests.engines.frontier.ids import way
from tests.engines.frontier.state import Frontier
from tests.engines.frontier.steps.planning import left

MOST = 3
"""Coins that can be given at a time (FRO-10.1)."""


@record
class Give(Ask[Frontier]):
    """How many coins, and to whom (FRO-10.1)."""

    seat: int

    @override
    def decision(self, game: Frontier) -> Decision | None:
        # Others see the gift, but not what it was limited by.
        most = min(MOST, left(game, self.seat) - (game.realms[self.seat].bid or 0))
        options = [
            Option(way(str(other), str(n)), text("frontier-coins", n=n), group=_to(other))
            for other in game.players()
            if other != self.seat
            for n in range(1, most + 1)
        ]
        if not options:
            return None
        return Choose(
            prompt=Text("frontier-ask-give"),
            topic=Text("frontier-topic-giving"),
            default=options[0].id,
            options=options,
        )

    @override
    def answer(self, game: Frontier, answer: str) -> None:
        other, _, n = answer.partition(".")
        game.realms[self.seat].coins -= int(n)
        game.realms[int(other)].coins += int(n)
        coins = text("frontier-coins", n=int(n))
        game.tell("frontier-event-gave", by=self.seat, who=Who(int(other)), coins=coins)


def _to(seat: int) -> Text:
    return text("frontier-to", who=Who(seat))


def acts(game: Frontier, seat: int) -> Give | None:
    """What a player still in the game may do unasked (FRO-10.1)."""
    return Give(seat) if game.round and not game.realms[seat].out else None
