"""The choice of player boards, with which a match of Seas of Destiny begins (CON-27.3)."""

from typing_extensions import override

from engines.conqueror.content.describe import elite_effect, power
from engines.conqueror.ids import BASE, SIDES
from engines.conqueror.rules.menu import choose
from engines.conqueror.state import Conqueror
from engines.conqueror.words import elite_name
from engines.core import Ask, Decision, Option, Step, record, text


@record
class PlayerBoards(Step[Conqueror]):
    """Everybody chooses at once, and openly (decision D2)."""

    @override
    def run(self, game: Conqueror) -> None:
        game.phase = "boards"
        game.together([TakeBoard(seat)] for seat in game.order)


@record
class TakeBoard(Ask[Conqueror]):
    """The board of the base game, or one of the two alternate ones of the nation (CON-27.3)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        options = [self._board(game, side) for side in (BASE, *SIDES)]
        return choose("board", "board", options, BASE, rules=["CON-27.3"])

    def _board(self, game: Conqueror, side: str) -> Option:
        """A board by the power of the nation, and its elite unit with what that can do."""
        content, board = game.content, game.nations[self.seat].board_of(side)
        unit, elite = elite_name(board), elite_effect(content, board)
        return Option(
            side,
            text("conqueror-do-board", side=side, power=power(content, board)),
            text("conqueror-hint-board", unit=unit, elite=elite),
        )

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        nation = game.nations[self.seat]
        nation.side = answer
        told = power(game.content, nation.board)
        game.tell("conqueror-event-board", by=self.seat, side=answer, power=told)
