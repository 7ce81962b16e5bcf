"""Costs that leave a choice: any resources, or some of them saved (TAD-1.3, TAD-A36)."""

from typing import ClassVar

from typing_extensions import override

from engines.core import Allocate, Ask, Decision, Slot, Text, record
from engines.tadmor.ids import RESOURCES
from engines.tadmor.rules.goods import spread
from engines.tadmor.state import Tadmor

TOPIC = Text("tadmor-topic-pay")
LABEL = {name: Text(f"tadmor-resource-{name}-label") for name in RESOURCES}


@record
class Pay(Ask[Tadmor]):
    """Which resources are paid; asked only if there are several ways.

    RULES: those that give the choice.
    """

    RULES: ClassVar[list[str]]
    seat: int

    def bill(self, game: Tadmor) -> tuple[dict[str, int], int]:
        """How much of each resource may be paid, and how many there are to pay in all."""
        raise NotImplementedError

    def what(self, game: Tadmor) -> Text:
        """What is paid for."""
        raise NotImplementedError

    def paid(self, game: Tadmor, cost: dict[str, int]) -> None:
        """Go on with what was chosen."""
        raise NotImplementedError

    def then(self, game: Tadmor) -> Text | None:  # noqa: ARG002 - for those who reveal something
        """What paying brings to light at once, so that it cannot be taken back."""
        return None

    @override
    def decision(self, game: Tadmor) -> Decision:
        player = game.players[self.seat]
        most, number = self.bill(game)
        proposal = {one: n for one, n in spread(player, most, number).items() if most[one]}
        then = self.then(game)
        return Allocate(
            prompt=Text("tadmor-prompt-pay", {"what": self.what(game)}),
            topic=TOPIC,
            confirm=then is not None,
            then=then,
            default=proposal,
            rules=self.RULES,
            slots=[Slot(one, LABEL[one], 0, high) for one, high in most.items() if high],
            least=number,
            most=number,
            proposal=proposal,
        )

    @override
    def answer(self, game: Tadmor, answer: dict[str, int]) -> None:
        self.paid(game, {one: number for one, number in answer.items() if number})
