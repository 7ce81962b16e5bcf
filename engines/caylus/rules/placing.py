"""Where a worker may be put, and putting it there (CAY-5.10 to CAY-5.27, CAY-6.3 to CAY-6.6)."""

from dataclasses import dataclass

from engines.caylus.content.menu import FREE, OWN, UNOWNED
from engines.caylus.ids import CASTLE, PLACEABLE, SINGLES
from engines.caylus.state import Caylus
from engines.caylus.words import BUILDING, WHO, amount, numbered, on_road
from engines.core import Arg, Option, Text

STABLES = "stables"
INN = "inn"


@dataclass(slots=True)
class Fare:
    """What a worker costs: in general, in an own building, and what there is to pay it with."""

    general: int
    own: int
    purse: int


GRATIS = Fare(FREE, FREE, 0)
"""For the gate (CAY-6.3)."""


def fare(game: Caylus, seat: int) -> Fare:
    """What a seat pays for a worker (CAY-5.10 to CAY-5.14)."""
    limits = game.content.limits
    purse = game.players[seat].deniers
    if at_inn(game, seat):
        return Fare(limits.inn_price, limits.inn_price, purse)
    return Fare(game.price(), limits.own_price, purse)


def at_inn(game: Caylus, seat: int) -> bool:
    """Whether a seat's worker at the inn makes its others cost what they cost there (CAY-5.14, CAY-6.16)."""
    return game.inn_right == seat


def open_places(game: Caylus, seat: int) -> list[Option]:
    """All places for a seat's next worker, if it has one (CAY-5.4)."""
    return targets(game, seat, fare(game, seat)) if game.players[seat].workers else []


def targets(game: Caylus, seat: int, cost: Fare) -> list[Option]:
    """All places a seat could put a worker on and pay for (CAY-5.16 to CAY-5.23)."""
    options = _specials(game, seat, cost.general) if cost.general <= cost.purse else []
    road = game.content.menu.road
    for number, space in enumerate(game.road, 1):
        if space.worker is None and (tile := space.tile) in PLACEABLE:
            owner = UNOWNED if space.owner is None else space.owner
            beyond = number > game.provost
            if owner == seat:
                if cost.own <= cost.purse:
                    options.append(road(number, tile, cost.own, OWN, beyond=beyond))
            elif cost.general <= cost.purse:
                options.append(road(number, tile, cost.general, owner, beyond=beyond))
    return options


def _specials(game: Caylus, seat: int, price: int) -> list[Option]:
    """The castle and the special buildings with a place for the seat (CAY-5.17 to CAY-5.21)."""
    special = game.content.menu.special
    options: list[Option] = []
    if len(game.castle) < game.content.limits.castle_places and seat not in game.castle:
        options.append(special(CASTLE, price))
    options += [special(name, price) for name in SINGLES if getattr(game, name) is None]
    if _stables_open(game, seat):
        options.append(special(STABLES, price))
    if game.inn_left is None:
        options.append(special(INN, price))
    return options


def _stables_open(game: Caylus, seat: int) -> bool:
    """One worker of each player, as many as there are numbers, and not with two (CAY-5.18)."""
    places = game.content.specials[STABLES].places
    return game.stables_used() and len(game.stables) < places and seat not in game.stables


def price_of(game: Caylus, seat: int, target: str) -> int:
    """What a seat pays for a place."""
    cost = fare(game, seat)
    return cost.own if owner_of(game, target) == seat else cost.general


def put(game: Caylus, seat: int, target: str) -> Text:
    """Put a worker on a place; the name of the place."""
    if target.startswith("road-"):
        number = int(target.removeprefix("road-"))
        space = game.space(number)
        space.worker = seat
        return on_road(space.tile or "", number)
    if target in (CASTLE, STABLES):
        row: list[int] = game.castle if target == CASTLE else game.stables
        row.append(seat)
        return numbered(target, len(row))
    setattr(game, "inn_left" if target == INN else target, seat)
    return BUILDING[target]


def owner_of(game: Caylus, target: str) -> int | None:
    """The owner of the building on a road space; None of all other places."""
    if not target.startswith("road-"):
        return None
    return game.space(int(target.removeprefix("road-"))).owner


def honoured(game: Caylus, seat: int, target: str) -> int | None:
    """The other player who gains points by a seat's worker on a place (CAY-5.11)."""
    owner = owner_of(game, target)
    return None if owner == seat else owner


def place_worker(game: Caylus, seat: int, target: str, story: str, paid: int) -> None:
    """Put a worker on a place; the owner of another player's building gains points (CAY-5.11)."""
    place = put(game, seat, target)
    price: list[Arg] = [amount("deniers", paid)]
    owner = honoured(game, seat, target)
    if owner is None:
        game.tell(story, by=seat, place=place, paid=price)
        return
    points = game.content.limits.owner_points
    game.players[owner].score(points, "owner")
    honour = amount("points", points)
    game.tell(f"{story}-other", by=seat, place=place, paid=price, owner=WHO[owner], honour=honour)
