"""Tactics cards: how many is said openly, which is not, until both sides have laid theirs."""

from typing_extensions import override

from engines.core import Ask, ChooseMany, Decision, Option, Step, Text, record, text
from tests.engines.frontier.rules.menu import choose
from tests.engines.frontier.state import Frontier, Side
from tests.engines.frontier.words import card_name

MOST_CARDS = 2
"""Cards a side can lay in a battle (FRO-6.1)."""


@record
class Council(Step[Frontier]):
    """First how many, attack before defence; then which, both at once (FRO-6.1, FRO-6.2)."""

    @override
    def run(self, game: Frontier) -> None:
        seats = [side.seat for side in game.fighting().sides() if side.seat is not None]
        game.push(*(Commit(seat) for seat in seats), Laying(), OpenCards())


def side_of(game: Frontier, seat: int) -> Side:
    """The side that a seat leads in the battle."""
    return next(side for side in game.fighting().sides() if side.seat == seat)


@record
class Commit(Ask[Frontier]):
    """How many cards (FRO-6.1)."""

    seat: int

    @override
    def decision(self, game: Frontier) -> Decision | None:
        most = min(MOST_CARDS, len(game.realms[self.seat].hand))
        if not most:
            return None
        options = [Option(str(n), text("frontier-cards", n=n)) for n in range(most + 1)]
        land = game.name(game.fighting().target)
        return choose("commit", "cards", options, "0", args={"land": land})

    @override
    def answer(self, game: Frontier, answer: str) -> None:
        side_of(game, self.seat).cards = int(answer)
        game.tell("frontier-event-committed", by=self.seat, n=int(answer))


@record
class Laying(Step[Frontier]):
    """Whoever said a number lays so many, at the same time (FRO-6.2)."""

    @override
    def run(self, game: Frontier) -> None:
        sides = game.fighting().sides()
        seats = [side.seat for side in sides if side.seat is not None and side.cards]
        if seats:
            game.together([Lay(seat)] for seat in seats)


@record
class Lay(Ask[Frontier]):
    """Which cards; asked even if there is no choice, since that would tell of the hand (FRO-6.2)."""

    seat: int

    @override
    def decision(self, game: Frontier) -> Decision | None:
        count = side_of(game, self.seat).cards
        hand = game.realms[self.seat].hand
        options = [
            Option(card.face, card_name(card.face), self._hint(game, card.face)) for card in hand
        ]
        return ChooseMany(
            prompt=text("frontier-ask-lay", n=count),
            topic=Text("frontier-topic-cards"),
            default=[card.face for card in hand[:count]],
            options=options,
            least=count,
            most=count,
            secret=True,
            always=True,
        )

    def _hint(self, game: Frontier, face: str) -> Text:
        return text("frontier-hint-card", n=game.content.strength(face))

    @override
    def answer(self, game: Frontier, answer: list[str]) -> None:
        game.realms[self.seat].laid = answer


@record
class OpenCards(Step[Frontier]):
    """The cards laid are opened together and discarded (FRO-6.2, FRO-6.9)."""

    @override
    def run(self, game: Frontier) -> None:
        sides = [side for side in game.fighting().sides() if side.seat is not None and side.cards]
        if sides:
            game.reveal()
        for side in sides:
            assert side.seat is not None
            realm = game.realms[side.seat]
            for face in realm.laid:
                realm.hand.remove(next(one for one in realm.hand if one.face == face))
                side.played.append(face)
            realm.laid = []
            game.discards += side.played
            told = [card_name(face) for face in side.played]
            game.tell("frontier-event-laid", by=side.seat, cards=[*told])
