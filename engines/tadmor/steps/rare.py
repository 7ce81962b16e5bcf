"""Rare goods: bought for resources or points, or received free (TAD-8.15, TAD-8.17, TAD-8.18, table 2.12)."""

from dataclasses import replace

from typing_extensions import override

from engines.core import Arg, Ask, Choose, Decision, Objects, Option, Text, record, text
from engines.tadmor.content.effects import Collector, Keeper
from engines.tadmor.ids import GOODS
from engines.tadmor.preview.prices import credit, good_cost
from engines.tadmor.preview.sets import worth_with
from engines.tadmor.rules.goods import can_pay, pay
from engines.tadmor.rules.sharing import ALL_RARE, OWN, gain_reach, good_reach
from engines.tadmor.rules.supply import colour_count, pile, stocked, take_back, take_good
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.free import arrivals
from engines.tadmor.words import PILE, THEN_SHUFFLE, THEN_TOP, amount, amounts, good_of

TOPIC = Text("tadmor-topic-good")
FREE = "free"
RESOURCES = "resources"
POINTS = "points"


def ways_to_pay(game: Tadmor, player: Player, colour: str) -> list[str]:
    """How a player can pay for a rare good of a pile now; none from an empty pile (TAD-8.18)."""
    if game.tops[colour] is None:
        return []
    ways = [RESOURCES] if can_pay(player, good_cost(game, player, colour)) else []
    return ways if credit(game, player) is None else [*ways, POINTS]


def asked_which(game: Tadmor, player: Player, colour: str) -> bool:
    """Whether a player chooses among the rare goods of a pile (TAD-17.I43)."""
    return bool(game.effects(player, Keeper)) and len(types(game, colour)) > 1


def then_good(game: Tadmor, player: Player, colour: str) -> Text | None:
    """What comes to light as soon as a player has paid for a rare good of a pile.

    None if nothing lies below it, or if they are asked first which one they take (TAD-17.I43).
    """
    if asked_which(game, player, colour) or len(pile(game, colour)) == 1:
        return None
    return THEN_SHUFFLE if game.effects(player, Keeper) else THEN_TOP


def _then_shuffled(game: Tadmor, colour: str) -> Text | None:
    """What follows on taking any rare good of a pile."""
    return THEN_SHUFFLE if len(pile(game, colour)) > 1 else None


@record
class BuyGood(Ask[Tadmor]):
    """Whether a rare good is paid for with resources or points (TAD-17.I9)."""

    seat: int
    place: str
    pile: str

    @override
    def decision(self, game: Tadmor) -> Decision:
        player = game.players[self.seat]
        ways = ways_to_pay(game, player, self.pile)
        then = then_good(game, player, self.pile)
        hint = _brought(game, player, self.pile)
        costs: dict[str, list[Arg]] = {
            RESOURCES: amounts(good_cost(game, player, self.pile)),
            POINTS: [amount(POINTS, credit(game, player) or 0)],
        }
        return Choose(
            prompt=text("tadmor-prompt-good", place=game.content.names.places[self.place]),
            topic=TOPIC,
            default=ways[0],
            rules=["TAD-8.17", "TAD-17.I9", "TAD-17.I28"],
            options=[Option(way, text("tadmor-pay", pay=costs[way]), hint) for way in ways],
            confirm=then is not None,
            then=then,
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        if game.effects(game.players[self.seat], Keeper):
            game.push(TakeGood(self.seat, self.place, self.pile, answer))
        else:
            acquire(game, self.seat, self.place, self.pile, answer)

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return OWN[self.seat] | good_reach(game, self.seat, self.pile)


@record
class TakeGood(Ask[Tadmor]):
    """Which rare good of a pile, with I43 (TAD-17.I43, TAD-A10). `how` it is paid for, or that it is free."""

    seat: int
    place: str
    pile: str
    how: str

    @override
    def decision(self, game: Tadmor) -> Decision:
        player = game.players[self.seat]
        options = [
            Option(good, good_of(good, self.pile), _worth(game, player, good))
            for good in types(game, self.pile)
        ]
        then = _then_shuffled(game, self.pile)
        return Choose(
            prompt=text("tadmor-prompt-type", pile=PILE[self.pile]),
            topic=TOPIC,
            default=min((option.id for option in options), key=player.goods.__getitem__),
            rules=["TAD-17.I43", "TAD-A10"],
            options=options,
            confirm=then is not None,
            then=then,
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        acquire(game, self.seat, self.place, self.pile, self.how, answer)

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return OWN[self.seat] | good_reach(game, self.seat, self.pile)


def on_offer(game: Tadmor, player: Player, colour: str) -> Text:
    """What a player may take of a pile: its top rare good, with I43 any of them (TAD-17.I43)."""
    if game.effects(player, Keeper):
        return Text("tadmor-any-good-of", {"pile": PILE[colour]})
    return good_of(game.tops[colour] or "", colour)


def good_hint(game: Tadmor, player: Player, colour: str, cost: Text) -> Text:
    """What a rare good of a pile costs, and what the sets are worth then if it is known which one it is."""
    top = game.tops[colour]
    if top is None or game.effects(player, Keeper):
        return Text("tadmor-costs", {"pay": cost})
    return Text("tadmor-good-hint", {"pay": cost, "points": worth_with(game, player, top)})


def top_hint(game: Tadmor, player: Player, colour: str) -> Text | None:
    """What the sets are worth with the top of a pile, if that is what comes."""
    top = game.tops[colour]
    return None if top is None or game.effects(player, Keeper) else _worth(game, player, top)


def _brought(game: Tadmor, player: Player, colour: str) -> Text:
    """What buying of a pile brings: the rare good, what the sets are worth then, points of I8 and I27."""
    bonus = sum(effect.points for effect in game.effects(player, Collector))
    top = None if game.effects(player, Keeper) else game.tops[colour]
    args: dict[str, Arg] = {
        "good": on_offer(game, player, colour),
        "n": int(top is not None),
        "points": 0 if top is None else worth_with(game, player, top),
        "m": bonus,
        "gained": amount(POINTS, bonus),
    }
    return Text("tadmor-brought-hint", args)


def _worth(game: Tadmor, player: Player, good: str) -> Text:
    return Text("tadmor-sets-hint", {"points": worth_with(game, player, good)})


def types(game: Tadmor, colour: str) -> list[str]:
    """The types of rare goods that a pile still holds."""
    lying = pile(game, colour)
    return [good for good in GOODS if good in lying]


def acquire(
    game: Tadmor, seat: int, place: str, colour: str, how: str, good: str | None = None
) -> None:
    """Pay, take a rare good, score for it (TAD-8.17, TAD-17.I8, TAD-17.I27).

    place: where the piece stands that does it, if one does. good: the type, where it may be chosen.
    """
    player = game.players[seat]
    paid = _paid(game, player, colour, how)
    taken = take_good(game, player, colour, good)
    if place in game.placed:
        take_back(game, place)
    points = _score(game, player, how)
    game.tell(
        "tadmor-event-good",
        by=seat,
        good=good_of(taken, colour),
        n=len(paid),
        paid=paid,
        points=points,
        gained=amount(POINTS, points),
    )
    arrivals(game, player, "sets")


def _paid(game: Tadmor, player: Player, colour: str, how: str) -> list[Arg]:
    if how == FREE:
        return []
    if how == RESOURCES:
        return pay(player, good_cost(game, player, colour))
    points = credit(game, player) or 0
    player.score(-points, "bought")
    player.credited = True
    return [amount(POINTS, points)]


def _score(game: Tadmor, player: Player, how: str) -> int:
    """The points of I8 and I27: fewer for a rare good received free (TAD-17.I8, TAD-A37)."""
    effects = game.effects(player, Collector)
    points = sum(effect.free if how == FREE else effect.points for effect in effects)
    if points:
        player.score(points, "goods")
    return points


# --- free ones --------------------------------------------------------------------------------


@record
class FreeGoods(Ask[Tadmor]):
    """From which pile the next free rare good comes, one after the other (TAD-8.15, TAD-8.22)."""

    seat: int
    left: int

    @override
    def decision(self, game: Tadmor) -> Decision | None:
        piles = stocked(game)
        if not piles or not self.left:
            return None
        player = game.players[self.seat]
        return Choose(
            prompt=text("tadmor-prompt-free-good", goods=amount("goods", self.left)),
            topic=TOPIC,
            default=min(piles, key=lambda colour: colour_count(game, player, colour)),
            rules=["TAD-8.14", "TAD-8.15", "TAD-8.22"],
            options=[self._from(game, player, colour) for colour in piles],
        )

    def _from(self, game: Tadmor, player: Player, colour: str) -> Option:
        then, hint = then_good(game, player, colour), top_hint(game, player, colour)
        what = on_offer(game, player, colour)
        return Option(colour, what, hint, confirm=then is not None, then=then)

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        if self.left > 1:
            game.push(FreeGoods(self.seat, self.left - 1))
        if game.effects(game.players[self.seat], Keeper):
            game.push(TakeGood(self.seat, "", answer, FREE))
        else:
            acquire(game, self.seat, "", answer, FREE)

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return OWN[self.seat] | ALL_RARE | gain_reach(game, self.seat, "sets")


@record
class ChooseGood(Ask[Tadmor]):
    """Any rare good of any pile, which is shuffled again (TAD-18.K1)."""

    seat: int

    @override
    def decision(self, game: Tadmor) -> Decision:
        player = game.players[self.seat]
        found = [(colour, good) for colour in stocked(game) for good in types(game, colour)]
        best, missing = min(
            found, key=lambda one: (colour_count(game, player, one[0]), player.goods[one[1]])
        )
        options = [self._option(game, player, colour, good) for colour, good in found]
        every = all(option.confirm for option in options)
        return Choose(
            prompt=Text("tadmor-prompt-any-good"),
            topic=TOPIC,
            default=f"{best}.{missing}",
            rules=["TAD-18.K1"],
            options=[replace(option, then=None) for option in options] if every else options,
            confirm=every,
            then=THEN_SHUFFLE if every else None,
        )

    def _option(self, game: Tadmor, player: Player, colour: str, good: str) -> Option:
        then, hint = _then_shuffled(game, colour), _worth(game, player, good)
        what = good_of(good, colour)
        return Option(f"{colour}.{good}", what, hint, confirm=then is not None, then=then)

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        colour, _, good = answer.partition(".")
        acquire(game, self.seat, "", colour, FREE, good)

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return OWN[self.seat] | ALL_RARE | gain_reach(game, self.seat, "sets")
