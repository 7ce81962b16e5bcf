"""One turn: aqueduct, choice and exchange of an action card, Military Power (FOR-4, FOR-5, FOR-7)."""

from collections.abc import Collection

from engines.core import Choose, Option, Step, Text, record
from engines.fortuna.content import Sell
from engines.fortuna.state import FORTUNA_CARD, ActionCard, Fortuna
from engines.fortuna.steps.actions import final, owners, resolve, ways
from engines.fortuna.steps.favour import ExtraFlip, RollDice, flips
from engines.fortuna.steps.goods import unit_price
from engines.fortuna.steps.privileges import EndTurn, OwnTurn, ReceivePrivileges
from engines.fortuna.words import ACTION, EXCHANGE, WHOSE

AQUEDUCT = "aqueduct"

_PROMPT_CARD = Text("fortuna-prompt-card")
_TOPIC_CARD = Text("fortuna-topic-card")
_TOPIC_EXCHANGE = Text("fortuna-topic-exchange")
_PROMPT_MILITARY = Text("fortuna-prompt-military")
_TOPIC_MILITARY = Text("fortuna-topic-military")
_NO_MILITARY = Text("fortuna-military-none")


def turn_of(game: Fortuna, seat: int) -> list[Step[Fortuna]]:
    """The phases of a turn in their order (FOR-3.2, FOR-14.2)."""
    return [
        AqueductWater(seat),
        TurnUpReserved(seat),
        ChooseCard(seat),
        BeginMilitaryPower(),
        MilitaryPower(seat),
        RollDice(seat),
        *([ExtraFlip(seat)] if flips(game, seat) else []),
        ReceivePrivileges(seat),
        EndTurn(seat),
    ]


@record
class AqueductWater(Step[Fortuna]):
    """Phase 1: an empty Aqueduct is filled (FOR-4.1, FOR-4.2)."""

    seat: int

    def run(self, game: Fortuna) -> None:
        """See Step."""
        game.phase = 1
        province = game.provinces[self.seat]
        capacity = game.content.buildings[AQUEDUCT].capacity
        if province.aqueduct == 0 and capacity:
            province.aqueduct = capacity
            game.tell("fortuna-event-aqueduct", by=self.seat, n=capacity)


@record
class TurnUpReserved(Step[Fortuna]):
    """The reserved card is turned face up (FOR-5.1)."""

    seat: int

    def run(self, game: Fortuna) -> None:
        """See Step."""
        game.phase = 2
        for place in game.own_cards(self.seat):
            place.reserved = False


@record
class ChooseCard(OwnTurn):
    """One of the three own cards, to be executed or only exchanged (FOR-5.2, FOR-5.3)."""

    seat: int

    def question(self, game: Fortuna) -> Choose:
        """See OwnTurn."""
        cards = [place.card for place in game.own_cards(self.seat)]
        menu = game.content.menu
        usable = {card: number for card in cards if (number := ways(game, self.seat, card))}
        options = [
            menu.use(card, confirm=final(game, self.seat, card, number))
            for card, number in usable.items()
        ]
        options += [menu.swap[card] for card in cards]
        return Choose(
            prompt=_PROMPT_CARD,
            topic=_TOPIC_CARD,
            default=_safe_card(game, self.seat, cards, usable),
            rules=["FOR-5.2", "FOR-5.3", "FOR-5.4"],
            options=options,
        )

    def decide(self, game: Fortuna, answer: str) -> None:
        """See OwnTurn."""
        use, _, card = answer.partition(".")
        if use == "use":
            game.push(resolve(game, self.seat, card), ExchangeCard(self.seat, card))
        else:
            game.push(ExchangeCard(self.seat, card))


def _safe_card(game: Fortuna, seat: int, cards: list[str], usable: Collection[str]) -> str:
    """What is done with the cards of somebody who does not choose: nothing that costs anything."""
    for card in game.content.defaults["action"]:
        if card in usable and _is_safe(game, seat, card):
            return f"use.{card}"
    return f"swap.{cards[1] if cards[0] == FORTUNA_CARD else cards[0]}"


def _is_safe(game: Fortuna, seat: int, card: str) -> bool:
    action = game.content.actions[card]
    province = game.provinces[seat]
    if isinstance(action, Sell):
        fits = province.coins + unit_price(game, seat, action) <= game.content.limits.max_coins
        return fits and province.amount(action.good) >= 2
    return action.kind != "family" or province.married


@record
class ExchangeCard(OwnTurn):
    """The chosen card goes where the card taken for it lay (FOR-5.4 to FOR-5.6)."""

    seat: int
    card: str

    def question(self, game: Fortuna) -> Choose:
        """See OwnTurn."""
        take, owner = game.content.menu.take, owners(game)
        options = [
            take[place.card][owner[side]]
            for side in game.other_sides(self.seat)
            for place in game.sides[side]
            if not place.reserved
        ]
        return Choose(
            prompt=EXCHANGE[self.card],
            topic=_TOPIC_EXCHANGE,
            default=options[0].id,
            confirm=self._seals(game),
            rules=["FOR-5.4", "FOR-5.5", "FOR-5.6", "FOR-5.7", "FOR-5.8"],
            options=options,
        )

    def _seals(self, game: Fortuna) -> bool:
        """Whether no other question comes before the dice or the end of the game."""
        if game.dice_to_roll(self.seat) == 0 and not game.asks_no_more(self.seat):
            return False
        kept = [one for one in game.own_cards(self.seat) if one.card != self.card]
        return not _usable(game, self.seat, kept)

    def decide(self, game: Fortuna, answer: str) -> None:
        """See OwnTurn."""
        taken = answer.removeprefix("take.")
        side, there = game.place_of(taken)
        _, here = game.place_of(self.card)
        there.card = self.card
        here.card = taken
        here.reserved = True
        game.tell(
            "fortuna-event-exchange",
            by=self.seat,
            given=ACTION[self.card],
            taken=ACTION[taken],
            owner=WHOSE[owners(game)[side]],
        )


@record
class BeginMilitaryPower(Step[Fortuna]):
    """Phase 3 begins (FOR-3.2)."""

    def run(self, game: Fortuna) -> None:
        """See Step."""
        game.phase = 3


def _usable(game: Fortuna, seat: int, cards: list[ActionCard]) -> dict[str, int]:
    """The ways to execute each face-up card once a Centurion is handed in (FOR-7.1, FOR-A52)."""
    centurions = game.provinces[seat].centurions - 1
    if centurions < 0:
        return {}
    return {
        place.card: number
        for place in cards
        if not place.reserved and (number := ways(game, seat, place.card, centurions=centurions))
    }


@record
class MilitaryPower(OwnTurn):
    """Phase 3: a Centurion for the action of one of the two face-up cards (FOR-7.1 to FOR-7.6)."""

    seat: int

    def question(self, game: Fortuna) -> Choose | None:
        """See OwnTurn."""
        cards = _usable(game, self.seat, game.own_cards(self.seat))
        if not cards:
            return None
        use = game.content.menu.use
        options = [Option("none", _NO_MILITARY, confirm=game.seals(self.seat))]
        options += [
            use(card, confirm=final(game, self.seat, card, number))
            for card, number in cards.items()
        ]
        return Choose(
            prompt=_PROMPT_MILITARY,
            topic=_TOPIC_MILITARY,
            default="none",
            rules=["FOR-7.1", "FOR-7.4", "FOR-7.5"],
            options=options,
        )

    def decide(self, game: Fortuna, answer: str) -> None:
        """See OwnTurn."""
        if answer == "none":
            return
        card = answer.removeprefix("use.")
        game.provinces[self.seat].remove("centurion", 1)
        game.tell("fortuna-event-military", by=self.seat, card=ACTION[card])
        game.push(resolve(game, self.seat, card))
