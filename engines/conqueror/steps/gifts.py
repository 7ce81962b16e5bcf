"""Gifts: coins for others at any time, unasked (CON-6.2)."""

from typing_extensions import override

from engines.conqueror.preview.drafts import committed
from engines.conqueror.state import Conqueror
from engines.conqueror.words import coins, faction_name
from engines.core import Allocate, Ask, Decision, Slot, Text, Who, record, text


@record
class Give(Ask[Conqueror]):
    """How many coins, and to whom (CON-6.2, CON-A66)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        most = spare(game, self.seat)
        others = [seat for seat in game.clockwise(self.seat) if seat != self.seat]
        if not most or not others:
            return None
        slots = [
            Slot(
                str(other),
                text(
                    "conqueror-do-player",
                    who=Who(other),
                    nation=faction_name(game.nations[other].mark),
                ),
                0,
                most,
                "conqueror-amount-coins",
            )
            for other in others
        ]
        return Allocate(
            prompt=text("conqueror-ask-give", coins=coins(most)),
            topic=Text("conqueror-topic-giving"),
            default={slots[0].id: 1},
            slots=slots,
            least=1,
            most=most,
            confirm=True,
            rules=["CON-6.2"],
        )

    @override
    def answer(self, game: Conqueror, answer: dict[str, int]) -> None:
        for other, number in answer.items():
            if number:
                game.nations[self.seat].coins -= number
                game.nations[int(other)].coins += number
                game.tell(
                    "conqueror-event-gave", by=self.seat, who=Who(int(other)), coins=coins(number)
                )


def spare(game: Conqueror, seat: int) -> int:
    """The coins a seat can give away."""
    return game.nations[seat].coins - committed(game, seat)


def acts(game: Conqueror, seat: int) -> Give | None:
    """What a player still in the game may do unasked (CON-6.2)."""
    return None if game.nations[seat].out or game.ended else Give(seat)
