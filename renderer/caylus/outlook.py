"""What a seat could do or would get as things stand; nothing of it is decided."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.caylus.content import Cost
from engines.caylus.state import CASTLE, CUBES, SECTIONS, SPECIALS, Caylus, Player
from renderer.caylus.reading import SINGLE, open_columns, residences, stables_used

Fate: TypeAlias = Literal["works", "beyond", "later", "stays"]
"""Of a worker if the provost stays: its building works, lies beyond him, comes in its phase; it stays."""
PLACEMENT = 2


@dataclass(frozen=True, slots=True)
class Target:
    """A place for a worker: a special building, the castle or a road space; its price in deniers."""

    place: str | int
    price: int
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class Post:
    """A worker on the board and what becomes of it if the provost stays."""

    place: str | int
    fate: Fate


def income(state: Caylus, player: Player) -> int:
    """Deniers of the next phase 1 (CAY-4.1 to CAY-4.4)."""
    tiles = state.content.tiles
    owned = [tiles[one.tile] for one in state.road if one.owner == player.seat and one.tile]
    return state.content.limits.income + sum(tile.income for tile in owned)


def price(state: Caylus) -> int:
    """The general price of a worker (CAY-5.9); of the next round once all have passed."""
    prices = state.content.by_players[len(state.players)].prices
    return prices[len(state.bridge) % len(prices)]


def price_at(state: Caylus, seat: int, owner: int | None) -> int:
    """What a seat pays for a worker on a building of `owner` (CAY-5.10 to CAY-5.14)."""
    limits = state.content.limits
    if state.inn_right == seat:
        return limits.inn_price
    return limits.own_price if owner == seat else price(state)


def places(state: Caylus, seat: int) -> list[Target]:
    """Where a seat's next worker could go by its price alone, along the road (CAY-5.16 to CAY-5.21)."""
    general = price_at(state, seat, None)
    found = [Target(name, general) for name in (*SPECIALS, CASTLE) if _free(state, seat, name)]
    for n, space in enumerate(state.road, start=1):
        tile = state.tile(n)
        if tile is not None and tile.placeable and space.worker is None:
            owner = space.owner if space.owner != seat else None
            found.append(Target(n, price_at(state, seat, space.owner), owner))
    return found


def _free(state: Caylus, seat: int, place: str) -> bool:
    if place == "inn":
        return state.inn_left is None
    if place == "stables":
        spots = state.content.specials[place].places
        return stables_used(state) and seat not in state.stables and len(state.stables) < spots
    if place == CASTLE:
        spots = state.content.limits.castle_places
        return seat not in state.castle and len(state.castle) < spots
    return getattr(state, place) is None


def posts(state: Caylus, seat: int) -> list[Post]:
    """Where a seat's workers stand, in the order in which they are resolved."""
    found = [Post(name, "later") for name in SINGLE if getattr(state, name) == seat]
    found += [Post("stables", "later")] if seat in state.stables else []
    found += [Post("inn_left", "later")] if state.inn_left == seat else []
    found += [Post("inn_right", "stays")] if state.inn_right == seat else []
    for n, space in enumerate(state.road, start=1):
        if space.worker == seat:
            found.append(Post(n, "works" if n <= state.provost else "beyond"))
    return found + ([Post(CASTLE, "later")] if seat in state.castle else [])


def beyond(state: Caylus) -> list[int]:
    """Spaces whose workers go home with nothing if the provost stays (CAY-8.2)."""
    return [
        n
        for n, one in enumerate(state.road, start=1)
        if one.worker is not None and n > state.provost
    ]


def lacking(player: Player, cost: Cost) -> dict[str, int]:
    """The cubes missing for a cost; `any` is paid with what is left (CAY-1.9)."""
    need = {str(cube): n for cube, n in cost.items()}
    free = need.pop("any", 0)
    missing = {cube: n - player.amount(cube) for cube, n in need.items()}
    spare = sum(max(0, player.amount(cube) - need.get(cube, 0)) for cube in CUBES)
    missing["any"] = free - spare
    return {cube: n for cube, n in missing.items() if n > 0}


def batches(player: Player) -> int:
    """The most batches the cubes are enough for: food and two other kinds each (CAY-9.5)."""
    others = [player.amount(cube) for cube in CUBES if cube != "food"]
    return next(k for k in range(player.food, -1, -1) if sum(min(n, k) for n in others) >= 2 * k)


def parts_free(state: Caylus) -> list[str]:
    """The free parts of the castle in the order in which they are built, by section (CAY-9.8)."""
    sections = [name for name in SECTIONS if name not in state.scored]
    return [
        name
        for name in sections
        for _ in range(state.content.sections[name].parts - len(state.houses[name]))
    ]


def batch_points(state: Caylus, player: Player) -> tuple[int, int]:
    """How many batches could be given now, and the points for them (CAY-9.7)."""
    built = parts_free(state)[: batches(player)]
    return len(built), sum(state.content.sections[name].points for name in built)


def next_column(state: Caylus, player: Player, line: str) -> int:
    """Where the marker stands after the next favour on a line (CAY-12.6, CAY-12.7)."""
    level = player.favours[line]
    return level + 1 if level < open_columns(state) else level


def worth_at_end(state: Caylus, player: Player) -> int:
    """Points the goods in hand would give in the final count (CAY-13.2 to CAY-13.4)."""
    limits = state.content.limits
    cubes = sum(player.amount(cube) for cube in CUBES if cube != "gold")
    gold = player.gold * limits.gold_points
    return gold + cubes // limits.cubes_per_point + player.deniers // limits.deniers_per_point


def can_replace(state: Caylus, seat: int) -> bool:
    """Whether a seat has a residence that a prestige building can replace (CAY-8.29)."""
    return bool(residences(state, seat))
