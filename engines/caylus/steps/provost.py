"""Phase 4: the provost may be bribed (CAY-7)."""

from collections.abc import Iterable
from functools import lru_cache

from typing_extensions import override

from engines.caylus.ids import PROVOST
from engines.caylus.preview import provost_reach
from engines.caylus.state import Caylus
from engines.caylus.words import amount, worker_at
from engines.core import Arg, Ask, Choose, Decision, Option, Step, Text, record

STAY = "stay"


@record
class ProvostPhase(Step[Caylus]):
    """Everybody once, in passing order (CAY-7.1)."""

    @override
    def run(self, game: Caylus) -> None:
        game.enter(PROVOST)
        game.push(*(ProvostGo(seat) for seat in game.bridge))


@record
class ProvostGo(Step[Caylus]):
    """A player's only go in this phase (CAY-7.1)."""

    seat: int

    @override
    def run(self, game: Caylus) -> None:
        game.active = self.seat
        game.push(BribeProvost(self.seat))


@record
class BribeProvost(Ask[Caylus]):
    """Leave the provost or pay for each space he moves (CAY-7.2, CAY-7.3)."""

    seat: int

    @override
    def decision(self, game: Caylus) -> Decision | None:
        limits = game.content.limits
        deniers = game.players[self.seat].deniers
        steps = min(limits.provost_steps, deniers // limits.provost_price)
        if not steps:
            return None
        price = amount("deniers", limits.provost_price)
        return Choose(
            prompt=Text("caylus-prompt-provost", {**whereabouts(game), "price": price}),
            topic=Text("caylus-topic-provost"),
            default=STAY,
            rules=["CAY-7.2", "CAY-7.3", "CAY-7.5", "CAY-7.6", "CAY-8.2"],
            options=ways(game, steps, limits.provost_price),
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        move_provost(game, self.seat, answer, game.content.limits.provost_price)


def whereabouts(game: Caylus) -> dict[str, int]:
    """Where the provost stands, and the bailiff, who walks further if the provost is ahead (CAY-10.2)."""
    return {"space": game.provost, "bailiff": game.bailiff}


def ways(game: Caylus, steps: int, price: int) -> list[Option]:
    """Staying and the spaces up to so many steps away, on the road only (CAY-7.6)."""
    here = game.provost
    options = [_stay(here, *game.walk(here))]
    for to, cost in provost_reach(game, steps, price):
        if to != here:
            options.append(Option(f"to-{to}", _move_label(here, to, cost), _consequence(game, to)))
    return options


@lru_cache(maxsize=64)
def _stay(here: int, steps: int, to: int) -> Option:
    walk: dict[str, Arg] = {"steps": steps, "to": to}
    return Option(STAY, Text("caylus-provost-stay", {"space": here}), Text("caylus-walk", walk))


@lru_cache(maxsize=1024)
def _move_label(here: int, to: int, price: int) -> Text:
    way = "forward" if to > here else "back"
    label = Text(f"caylus-provost-{way}", {"n": abs(to - here), "space": to})
    if not price:
        return label
    return Text("caylus-priced", {"what": label, "price": amount("deniers", price)})


def _consequence(game: Caylus, to: int) -> Text:
    """Whose workers become active by a move, or no longer are, and where the bailiff goes then.

    CAY-7.5, CAY-8.2, CAY-10.2.
    """
    here = game.provost
    if to > here:
        workers = _workers("caylus-provost-reaches", game, range(here + 1, to + 1))
    else:
        workers = _workers("caylus-provost-loses", game, range(to + 1, here + 1))
    _, end = game.walk(to)
    return Text("caylus-provost-hint", {"workers": workers, "to": end})


def _workers(key: str, game: Caylus, numbers: Iterable[int]) -> Text:
    names: list[Arg] = []
    for number in numbers:
        space = game.space(number)
        if space.worker is not None and space.tile is not None:
            names.append(worker_at(space.worker, number))
    return Text(key, {"workers": names}) if names else Text("caylus-provost-no-worker")


def move_provost(game: Caylus, seat: int, answer: str, price: int) -> None:
    """Do what was answered, paid by the space (CAY-7.2)."""
    if answer == STAY:
        game.tell("caylus-event-provost-stay", by=seat, space=game.provost)
        return
    here, game.provost = game.provost, int(answer.removeprefix("to-"))
    paid = price * abs(game.provost - here)
    game.players[seat].deniers -= paid
    story = "caylus-event-provost" if paid else "caylus-event-provost-free"
    names: dict[str, Arg] = {"paid": [amount("deniers", paid)]} if paid else {}
    game.tell(story, seat, None, **{"from": here, "to": game.provost}, **names)
