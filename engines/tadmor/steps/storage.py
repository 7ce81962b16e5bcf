"""What is left over: pieces return, Traded goods become tradeable again, and storage is limited (TAD-11)."""

from typing_extensions import override

from engines.core import Allocate, Arg, Decision, Slot, Text, record, text
from engines.tadmor.ids import ADVANCED, BASIC, RESOURCES
from engines.tadmor.preview.purse import held, storage_limit
from engines.tadmor.preview.trades import is_market
from engines.tadmor.rules.goods import wealth
from engines.tadmor.rules.supply import take_back
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.own import OwnAsk, OwnStep
from engines.tadmor.steps.paying import LABEL
from engines.tadmor.words import amounts

TOPIC = Text("tadmor-topic-storage")


@record
class Leave(OwnStep):
    """All pieces that are left return without effect, and the seat's last slot is closed (TAD-6.17)."""

    seat: int

    @override
    def run(self, game: Tadmor) -> None:
        places = game.places_of(self.seat)
        for place in places:
            take_back(game, place)
        # Nobody can tell whether a market has been used.
        unused = [place for place in places if not is_market(game.content, place)]
        if unused:
            names: list[Arg] = [game.content.names.places[place] for place in unused]
            game.tell("tadmor-event-left", by=self.seat, places=names)
        game.players[self.seat].slots.clear()


@record
class Storage(OwnAsk):
    """Which resources above the limit are discarded; at the very end none counts (TAD-11.2, TAD-16.5)."""

    seat: int

    def _excess(self, game: Tadmor) -> int:
        player = game.players[self.seat]
        return max(0, held(player) - storage_limit(game, player))

    @override
    def decision(self, game: Tadmor) -> Decision | None:
        player = game.players[self.seat]
        number = self._excess(game)
        if not number or game.turn == game.last_turn:
            return None
        proposal = surplus(player, number)
        return Allocate(
            prompt=text(
                "tadmor-prompt-storage",
                n=number,
                limit=storage_limit(game, player),
            ),
            topic=TOPIC,
            default=proposal,
            rules=["TAD-11.1", "TAD-11.2", "TAD-17.I33"],
            slots=[Slot(one, LABEL[one], 0, min(number, player.has(one))) for one in RESOURCES],
            least=number,
            most=number,
            proposal=proposal,
        )

    @override
    def answer(self, game: Tadmor, answer: dict[str, int]) -> None:
        player = game.players[self.seat]
        for one in RESOURCES:
            player.warehouse[one] += player.traded[one] - answer.get(one, 0)
            player.traded[one] = 0
        if any(answer.values()):
            game.tell("tadmor-event-storage", by=self.seat, lost=amounts(answer))

    @override
    def skip(self, game: Tadmor) -> None:
        """All Traded goods move to the Warehouse, and what cannot be kept goes (TAD-11.1, TAD-11.7)."""
        self.answer(game, surplus(game.players[self.seat], self._excess(game)))


def surplus(player: Player, number: int) -> dict[str, int]:
    """Which resources to give up: basic ones first, always where most are left (TAD-11.2)."""
    left = wealth(player)
    for _ in range(number):
        kinds = BASIC if any(left[one] for one in BASIC) else ADVANCED
        left[max(kinds, key=left.__getitem__)] -= 1
    return {one: player.has(one) - left[one] for one in RESOURCES}
