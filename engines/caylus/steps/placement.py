"""Phase 2: workers are placed one by one, and dearer as players pass (CAY-5)."""

from functools import lru_cache

from typing_extensions import override

from engines.caylus.ids import PLACEMENT
from engines.caylus.rules.placing import at_inn, fare, open_places, place_worker, price_of
from engines.caylus.state import Caylus
from engines.caylus.words import amount
from engines.core import Arg, Ask, Choose, Decision, Option, Step, Text, record

PASS = "pass"  # noqa: S105 - an answer, no password
TOPIC = Text("caylus-topic-place")
PAIR = 2
"""With so many players a worker costs more once one has passed (CAY-14.3)."""
_WHERE = ["CAY-5.12", "CAY-5.16", "CAY-5.17"]
_GENERAL = ["CAY-5.1", "CAY-5.9", "CAY-5.11", *_WHERE]
_DEARER = ["CAY-5.1", "CAY-14.3", "CAY-5.11", *_WHERE]
_AT_INN = ["CAY-5.1", "CAY-5.14", "CAY-5.15", *_WHERE]


@record
class PlacementPhase(Step[Caylus]):
    """Everybody in turn, until all have passed (CAY-5.1, CAY-5.2)."""

    @override
    def run(self, game: Caylus) -> None:
        game.enter(PLACEMENT)
        game.bridge.clear()
        _next_go(game, game.order[-1])


def _next_go(game: Caylus, last: int) -> None:
    """The next player in turn order who has not passed; all alone it is the same one (CAY-5.25)."""
    at = game.order.index(last) + 1
    for seat in (*game.order[at:], *game.order[:at]):
        if seat not in game.bridge:
            game.active = seat
            game.push(PlaceWorker(seat))
            return
    game.active = None


@record
class PlaceWorker(Ask[Caylus]):
    """One go: a worker, or to pass (CAY-5.1); who can place none passes (CAY-5.4, CAY-A59)."""

    seat: int

    @override
    def decision(self, game: Caylus) -> Decision:
        cost = fare(game, self.seat)
        passing = _pass(len(game.bridge), game.content.limits.first_pass)
        options = [passing, *open_places(game, self.seat)]
        return Choose(
            prompt=_prompt(cost.general),
            topic=TOPIC,
            default=PASS,
            rules=_rules(game, self.seat),
            options=options,
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        if answer == PASS:
            _pass_over(game, self.seat, forced=not open_places(game, self.seat))
        else:
            _place(game, self.seat, answer)
        _next_go(game, self.seat)


def _rules(game: Caylus, seat: int) -> list[str]:
    """The rules of a go, by what sets the price: the bridge, one of two who has passed, or the inn."""
    if at_inn(game, seat):
        return _AT_INN
    return _DEARER if len(game.players) == PAIR and game.bridge else _GENERAL


@lru_cache(maxsize=64)
def _pass(passed: int, bonus: int) -> Option:
    """Passing, with the bridge place and, for the first, the money it brings (CAY-5.6, CAY-5.7)."""
    gains = amount("deniers", 0 if passed else bonus)
    first = 0 if passed or not bonus else 1
    hint = Text("caylus-pass-hint", {"place": passed + 1, "first": first, "gained": gains})
    return Option(PASS, Text("caylus-pass"), hint)


@lru_cache(maxsize=64)
def _prompt(price: int) -> Text:
    return Text("caylus-prompt-place", {"price": amount("deniers", price)})


def _pass_over(game: Caylus, seat: int, *, forced: bool) -> None:
    """The marker goes to the bridge; the first to pass takes money (CAY-5.6, CAY-5.7).

    `forced`: the player was not asked, which the story tells (CAY-A59).
    """
    game.bridge.append(seat)
    place = len(game.bridge)
    bonus = game.content.limits.first_pass
    if place == 1 and bonus:
        game.players[seat].deniers += bonus
        gained: list[Arg] = [amount("deniers", bonus)]
        game.tell("caylus-event-pass-first", by=seat, forced=int(forced), gained=gained)
    else:
        game.tell("caylus-event-pass", by=seat, forced=int(forced), place=place)


def _place(game: Caylus, seat: int, target: str) -> None:
    """Payment first, then the worker (CAY-5.23)."""
    player = game.players[seat]
    price = price_of(game, seat, target)
    player.deniers -= price
    player.workers -= 1
    place_worker(game, seat, target, "caylus-event-place", price)
