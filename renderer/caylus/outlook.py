"""What a seat could do or would get as things stand; nothing of it is decided."""

from dataclasses import dataclass
from itertools import islice
from typing import Literal, TypeAlias

from engines.caylus.content import Cost
from engines.caylus.placing import fare, owner_of, price_of, targets
from engines.caylus.scoring import final_lines
from engines.caylus.state import CASTLE, CUBES, SECTIONS, Caylus, Player
from renderer.caylus.reading import SINGLE, stables_used

Fate: TypeAlias = Literal["works", "beyond", "later", "stays"]
"""Of a worker if the provost stays: its building works, lies beyond him, comes in its phase; it stays."""
PLACEMENT = 2


@dataclass(frozen=True, slots=True)
class Target:
    """A place a worker can be put on: a road space by its number, else an id; the price in deniers.

    `owner`: the other player who gains by it.
    """

    place: int | str
    price: int
    owner: int | None


@dataclass(frozen=True, slots=True)
class Post:
    """A worker on the board and what becomes of it if the provost stays."""

    place: int | str
    fate: Fate


def placing(state: Caylus, seat: int) -> bool:
    """Whether a seat still puts workers on the board in this round."""
    return state.phase <= PLACEMENT and seat not in state.bridge


def places(state: Caylus, seat: int) -> list[Target]:
    """Where a seat could put its next worker and pay for it, along the road."""
    if not placing(state, seat) or not state.players[seat].workers:
        return []
    options = [option.id for option in targets(state, seat, fare(state, seat))]
    found = [
        Target(_place(one), price_of(state, seat, one), owner_of(state, one)) for one in options
    ]
    return [Target(one.place, one.price, None if one.owner == seat else one.owner) for one in found]


def _place(target: str) -> int | str:
    number = target.removeprefix("road-")
    return target if number == target else int(number)


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


def first_price(state: Caylus) -> int:
    """What the first worker of a round costs (CAY-5.9)."""
    return state.content.by_players[len(state.players)].prices[0]


def next_order(state: Caylus) -> list[Player]:
    """The turn order of the next round as things stand: with two players it alternates (CAY-14.2)."""
    seats = state.order if stables_used(state) else state.order[1:] + state.order[:1]
    return [state.players[seat] for seat in seats]


def kept_at_inn(state: Caylus, seat: int) -> bool:
    """Whether a worker of a seat is still at the inn in the next round, unless taken back (CAY-6.14)."""
    keeper = state.inn_right if state.inn_left is None else state.inn_left
    return keeper == seat


def beyond(state: Caylus) -> list[int]:
    """Spaces whose workers go home with nothing if the provost stays (CAY-8.2)."""
    spaces = enumerate(state.road, start=1)
    return [n for n, one in spaces if one.worker is not None and n > state.provost]


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
    counts = range(player.food, -1, -1)
    return next(k for k in counts if sum(min(n, k) for n in others) >= 2 * k)


def batch_points(state: Caylus, player: Player) -> tuple[int, int]:
    """How many batches could be given now, and the points for them (CAY-9.7, CAY-9.8)."""
    sections = state.content.sections
    parts = (
        name
        for name in SECTIONS
        if name not in state.scored
        for _ in range(sections[name].parts - len(state.houses[name]))
    )
    built = list(islice(parts, batches(player)))
    return len(built), sum(sections[name].points for name in built)


def worth_of_goods(state: Caylus, player: Player) -> int:
    """Points the goods in hand would give in the final count (CAY-13.2 to CAY-13.4)."""
    return sum(line.points for line in final_lines(state, player)) - player.points
