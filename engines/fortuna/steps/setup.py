"""Setting up: turn order, privileges, the deal of the action cards, the first reserve (FOR-2)."""

from typing_extensions import override

from engines.core import NOBODY, Arg, Ask, Choose, Decision, Option, Step, Text, Who, World, record
from engines.fortuna.ids import FORTUNA_CARD
from engines.fortuna.state import ActionCard, Fortuna
from engines.fortuna.steps.round import StartRound
from engines.fortuna.words import ACTION, RESERVE, SIDE, TAKE, THEN_DEAL, THEN_RESERVE


def opening(game: Fortuna) -> list[Step[Fortuna]]:
    """The steps that play a match."""
    deal: list[Step[Fortuna]] = [DealFirstGame()] if game.deal == "first_game" else [DealDraft()]
    return [DrawTurnOrder(), ShufflePrivileges(), *deal, ReserveCards(), StartRound()]


def _place(game: Fortuna, side: int, card: str) -> None:
    """Put a card on the lowest free slot of a side (FOR-A51)."""
    game.sides[side].append(ActionCard(card))


def _empty_sides(game: Fortuna) -> list[int]:
    return [side for side in range(4) if game.owner(side) is None]


def _own_side(game: Fortuna, seat: int) -> int:
    return game.provinces[seat].side


def _give_fortuna(game: Fortuna) -> None:
    starting = game.order[0]
    _place(game, _own_side(game, starting), FORTUNA_CARD)
    game.tell("fortuna-event-starting-card", by=starting, card=ACTION[FORTUNA_CARD])


@record
class DrawTurnOrder(Step[Fortuna]):
    """The turn order of the first round is drawn by lot (FOR-2.5, FOR-2.6)."""

    @override
    def run(self, game: Fortuna) -> None:
        game.order = [province.seat for province in game.provinces]
        game.shuffle("order", game.order)
        game.tell("fortuna-event-lot", by=NOBODY, order=[Who(seat) for seat in game.order])


@record
class ShufflePrivileges(Step[Fortuna]):
    """The privilege cards form a face-down deck (FOR-2.14)."""

    @override
    def run(self, game: Fortuna) -> None:
        game.shuffle("deck.privileges", game.deck)


@record
class DealFirstGame(Step[Fortuna]):
    """The Fortuna card to the starting player, the others at random (FOR-2.16 to FOR-2.18)."""

    @override
    def run(self, game: Fortuna) -> None:
        _give_fortuna(game)
        game.shuffle("deal.actions", game.open_cards)
        starting = _own_side(game, game.order[0])
        for distance in range(4):
            side = game.sides[(starting + distance) % 4]
            while len(side) < game.content.limits.slots_per_side:
                side.append(ActionCard(game.open_cards.pop()))
        game.tell("fortuna-event-dealt", by=NOBODY)


@record
class DealDraft(Step[Fortuna]):
    """The experienced deal: cards are picked in reverse turn order (FOR-2.20 to FOR-2.22)."""

    @override
    def run(self, game: Fortuna) -> None:
        _give_fortuna(game)
        cycles = [seat for _ in range(3) for seat in reversed(game.order)]
        # The last pick would be the starting player's, who has the Fortuna card already.
        game.push(*(DraftCard(seat) for seat in cycles[:-1]), FillEmptySides())


@record
class DraftCard(Ask[Fortuna]):
    """One of the open action cards is picked (FOR-2.20)."""

    seat: int

    @override
    def decision(self, game: Fortuna) -> Decision:
        preference = game.content.defaults["draft"]
        empty = _empty_sides(game)
        # Four players pick all cards, the very last one without being asked.
        rest = max(1, len(empty) * game.content.limits.slots_per_side)
        last = len(game.open_cards) - 1 <= rest
        return Choose(
            prompt=Text("fortuna-prompt-draft"),
            topic=Text("fortuna-topic-draft"),
            default=f"draft.{next(card for card in preference if card in game.open_cards)}",
            # After the last pick the rest may be shuffled, and all are asked in secret: it stands.
            confirm=last,
            then=_then(len(empty)) if last else None,
            rules=["FOR-2.20", "FOR-2.21"],
            options=[
                Option(f"draft.{card}", TAKE[card], game.content.effects[card])
                for card in game.open_cards
            ],
        )

    @override
    def answer(self, game: Fortuna, answer: str) -> None:
        card = answer.removeprefix("draft.")
        game.open_cards.remove(card)
        _place(game, _own_side(game, self.seat), card)
        game.tell("fortuna-event-draft", by=self.seat, card=ACTION[card])


def _then(empty_sides: int) -> Text:
    """What follows the last pick at once (FOR-2.19, FOR-2.22)."""
    return THEN_DEAL if empty_sides > 1 else THEN_RESERVE


@record
class FillEmptySides(Step[Fortuna]):
    """What nobody picked lies on the empty sides (FOR-2.22, FOR-A33)."""

    @override
    def run(self, game: Fortuna) -> None:
        empty = _empty_sides(game)
        if len(empty) > 1:
            game.shuffle("deal.empty_sides", game.open_cards)
        for side in empty:
            while len(game.sides[side]) < game.content.limits.slots_per_side:
                _place(game, side, game.open_cards.pop(0))
            cards: list[Arg] = [ACTION[place.card] for place in game.sides[side]]
            game.tell("fortuna-event-empty-side", by=NOBODY, side=SIDE[side], cards=cards)


@record
class ReserveCards(Step[Fortuna]):
    """Every player reserves one of the own cards, all at once (FOR-2.19, FOR-A34)."""

    @override
    def run(self, game: Fortuna) -> None:
        game.push(TurnReservedDown())
        game.together([ReserveCard(seat)] for seat in game.order)


@record
class ReserveCard(Ask[Fortuna]):
    """Which card to reserve first (FOR-2.19, FOR-2.23)."""

    seat: int

    @override
    def decision(self, game: Fortuna) -> Decision:
        cards = game.own_cards(self.seat)
        return Choose(
            prompt=Text("fortuna-prompt-reserve"),
            topic=Text("fortuna-topic-reserve"),
            default=f"reserve.{cards[0].card}",
            secret=True,
            rules=["FOR-2.19", "FOR-5.8", "FOR-5.12"],
            options=[
                Option(f"reserve.{one.card}", RESERVE[one.card], game.content.effects[one.card])
                for one in cards
            ],
        )

    @override
    def answer(self, game: Fortuna, answer: str) -> None:
        cards = [one.card for one in game.own_cards(self.seat)]
        game.provinces[self.seat].reserve = cards.index(answer.removeprefix("reserve."))


def reserves_agree(world: World[Fortuna]) -> None:
    """Only who has chosen has chosen, and only until all have (FOR-A34)."""
    for province in world.game.provinces:
        asked = world.going_on(ReserveCard, province.seat)
        if asked or not world.going_on(TurnReservedDown):
            province.reserve = None


@record
class TurnReservedDown(Step[Fortuna]):
    """All have chosen: the reserved cards are turned face down (FOR-2.19)."""

    @override
    def run(self, game: Fortuna) -> None:
        game.reveal()
        for seat in game.order:
            province = game.provinces[seat]
            if province.reserve is not None:
                place = game.own_cards(seat)[province.reserve]
                place.reserved = True
                province.reserve = None
                game.tell("fortuna-event-reserve", by=seat, card=ACTION[place.card])
