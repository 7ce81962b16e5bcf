"""One turn: aqueduct, choice and exchange of an action card, Military Power (FOR-4, FOR-5, FOR-7)."""

from typing_extensions import override

from engines.core import Choose, Option, Step, Text, record
from engines.fortuna.content import Sell
from engines.fortuna.ids import FORTUNA_CARD
from engines.fortuna.state import ActionCard, Fortuna
from engines.fortuna.steps.actions import execute, owners, safe_use, uses, ways
from engines.fortuna.steps.favour import RollDice
from engines.fortuna.steps.goods import unit_price
from engines.fortuna.steps.privileges import OwnTurn, ReceivePrivileges
from engines.fortuna.words import ACTION, EXCHANGE, WHOSE

AQUEDUCT = "aqueduct"

_PROMPT_CARD = Text("fortuna-prompt-card")
_TOPIC_CARD = Text("fortuna-topic-card")
_TOPIC_EXCHANGE = Text("fortuna-topic-exchange")
_PROMPT_MILITARY = Text("fortuna-prompt-military")
_TOPIC_MILITARY = Text("fortuna-topic-military")
_NO_MILITARY = Text("fortuna-military-none")
_CENTURION = Option("centurion", Text("fortuna-centurion"), Text("fortuna-centurion-hint"))


def turn_of(seat: int) -> list[Step[Fortuna]]:
    """The phases of a turn in their order (FOR-3.2).

    The exchange leads to Military Power, phase 4 to the extra flip.
    """
    return [
        AqueductWater(seat),
        TurnUpReserved(seat),
        ChooseCard(seat),
        RollDice(seat),
        ReceivePrivileges(seat),
    ]


@record
class AqueductWater(Step[Fortuna]):
    """Phase 1: an empty Aqueduct is filled (FOR-4.1, FOR-4.2)."""

    seat: int

    @override
    def run(self, game: Fortuna) -> None:
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

    @override
    def run(self, game: Fortuna) -> None:
        game.phase = 2
        for place in game.own_cards(self.seat):
            place.reserved = False


@record
class ChooseCard(OwnTurn):
    """One of the three own cards, to be executed or only exchanged (FOR-5.2, FOR-5.3)."""

    seat: int

    @override
    def question(self, game: Fortuna) -> Choose:
        cards = [place.card for place in game.own_cards(self.seat)]
        options = [one for card in cards for one in uses(game, self.seat, card)]
        options += [game.content.menu.swap[card] for card in cards]
        return Choose(
            prompt=_PROMPT_CARD,
            topic=_TOPIC_CARD,
            default=_safe_card(game, self.seat, cards),
            rules=["FOR-5.2", "FOR-5.3", "FOR-5.4"],
            options=options,
        )

    @override
    def decide(self, game: Fortuna, answer: str) -> None:
        way, card, *_ = answer.split(".")
        exchange = ExchangeCard(self.seat, card)
        if way == "use":
            execute(game, self.seat, answer, exchange)
        else:
            game.push(exchange)


def _safe_card(game: Fortuna, seat: int, cards: list[str]) -> str:
    """What is done with the cards of somebody who does not choose: nothing that costs anything."""
    for card in game.content.defaults["action"]:
        if card in cards and ways(game, seat, card) and _is_safe(game, seat, card):
            return safe_use(game, seat, card)
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
    """The chosen card goes where the card taken for it lay (FOR-5.4 to FOR-5.6).

    Phase 3 comes only for who says here that it is wanted: nothing is learned in between. `centurion`: it is.
    """

    seat: int
    card: str
    centurion: bool = False

    @override
    def question(self, game: Fortuna) -> Choose:
        take, owner = game.content.menu.take, owners(game)
        military = self._military(game)
        then = game.to_follow(self.seat) if self._seals(game, military=military) else None
        options = [
            take(place.card, owner[side], then)
            for side in game.other_sides(self.seat)
            for place in game.sides[side]
            if not place.reserved
        ]
        default = options[0].id
        if military and not self.centurion:
            options.append(_CENTURION)
        return Choose(
            prompt=EXCHANGE[self.card],
            topic=_TOPIC_EXCHANGE,
            default=default,
            rules=["FOR-5.4", "FOR-5.5", "FOR-5.6", "FOR-5.7", "FOR-5.8", "FOR-7.1"],
            options=options,
        )

    def _military(self, game: Fortuna) -> bool:
        """Whether Military Power will be possible (FOR-7.1, FOR-7.6)."""
        kept = [one for one in game.own_cards(self.seat) if one.card != self.card]
        return bool(military_uses(game, self.seat, kept))

    def _seals(self, game: Fortuna, *, military: bool) -> bool:
        """Whether no other question comes before the dice or the end of the game."""
        if self.centurion and military:
            return False
        return game.dice_to_roll(self.seat) > 0 or game.asks_no_more(self.seat)

    @override
    def decide(self, game: Fortuna, answer: str) -> None:
        if answer == _CENTURION.id:
            game.push(ExchangeCard(self.seat, self.card, centurion=True))
            return
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
        if self.centurion:
            game.push(BeginMilitaryPower(), MilitaryPower(self.seat))


@record
class BeginMilitaryPower(Step[Fortuna]):
    """Phase 3 begins (FOR-3.2)."""

    @override
    def run(self, game: Fortuna) -> None:
        game.phase = 3


def military_uses(game: Fortuna, seat: int, cards: list[ActionCard]) -> list[Option]:
    """The ways to execute face-up cards once a Centurion is handed in (FOR-7.1, FOR-A52)."""
    province = game.provinces[seat]
    if not province.centurions:
        return []
    with province.without("centurion", 1):
        return [
            one for place in cards if not place.reserved for one in uses(game, seat, place.card)
        ]


def _by_centurion(use: Option) -> Option:
    """The same, told with the Centurion handed in for it."""
    label = Text("fortuna-military-use", {"use": use.label})
    return Option(use.id, label, use.hint, use.group, confirm=use.confirm, then=use.then)


@record
class MilitaryPower(OwnTurn):
    """Phase 3: a Centurion for the action of one of the two face-up cards (FOR-7.1 to FOR-7.6)."""

    seat: int

    @override
    def question(self, game: Fortuna) -> Choose | None:
        found = military_uses(game, self.seat, game.own_cards(self.seat))
        if not found:
            return None
        then = game.sealing(self.seat)
        options = [Option("none", _NO_MILITARY, confirm=then is not None, then=then)]
        options += map(_by_centurion, found)
        return Choose(
            prompt=_PROMPT_MILITARY,
            topic=_TOPIC_MILITARY,
            default="none",
            rules=["FOR-7.1", "FOR-7.4", "FOR-7.5"],
            options=options,
        )

    @override
    def decide(self, game: Fortuna, answer: str) -> None:
        if answer == "none":
            return
        card = answer.split(".")[1]
        game.provinces[self.seat].remove("centurion", 1)
        game.tell("fortuna-event-military", by=self.seat, card=ACTION[card])
        execute(game, self.seat, answer)
