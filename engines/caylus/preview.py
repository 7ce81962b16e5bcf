"""What a seat has, could do and would get as things stand: the same answers for steps and pictures.

Nothing here is decided or changed, and only what lies on the table counts: a view is as good as a position.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations, islice

from engines.caylus.content import Column
from engines.caylus.ids import (
    BAILIFF,
    CASTLE,
    COURT,
    CUBES,
    LINES,
    PLACEMENT,
    RESIDENCE,
    ROAD,
    SECTIONS,
    SINGLES,
    SPECIAL,
)
from engines.caylus.rules.goods import holdings
from engines.caylus.rules.placing import at_inn, fare, honoured, open_places, price_of
from engines.caylus.state import Caylus, Player
from engines.caylus.words import amount, amounts, either
from engines.core import Arg, Text, View

FOOD = "food"
ANY = "any"
PRESTIGE = "prestige"
BATCHES = [(FOOD, *pair) for pair in combinations(CUBES[1:], 2)]
"""Three different cubes, one of them food (CAY-9.5)."""
LOWER = ("cubes", "buildings")
"""Lines of favours on which a column before the marker's may be used instead (CAY-12.8, CAY-A42)."""


def purse(view: View[Caylus], seat: int) -> list[Text]:
    """What a seat has to play with, for the head of its panel.

    Deniers, the cubes there are, workers in hand and points (CAY-2.3, CAY-2.7).
    """
    player = view.state.players[seat]
    counted = [amount("workers", player.workers), amount("points", player.points)]
    return [*holdings(player), *counted]


# --- workers ----------------------------------------------------------------------------------


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
    """A worker on the board and what becomes of it if the provost stays.

    phase: in which its building is used; 0 if it lies beyond the provost, or the worker stays at the inn.
    """

    place: int | str
    phase: int
    beyond: bool = False


def worker_price(game: Caylus, seat: int) -> int:
    """What a seat pays for its next worker but in an own building (CAY-5.9, CAY-5.14)."""
    return fare(game, seat).general


def pays_at_inn(game: Caylus, seat: int) -> bool:
    """Whether it pays the price of the inn instead of the general one (CAY-5.14)."""
    return at_inn(game, seat)


def places(game: Caylus, seat: int) -> list[Target]:
    """Where a seat could put its next worker and pay for it, in the order of the question (CAY-5.16)."""
    if game.phase > PLACEMENT or seat in game.bridge:
        return []
    return [
        Target(_place(one.id), price_of(game, seat, one.id), honoured(game, seat, one.id))
        for one in open_places(game, seat)
    ]


def _place(target: str) -> int | str:
    number = target.removeprefix("road-")
    return target if number == target else int(number)


def hindrance(game: Caylus, seat: int) -> str:
    """Why a seat can place no worker: it has "passed", has no "worker" or no "money" (CAY-5.3, CAY-5.4)."""
    if seat in game.bridge:
        return "passed"
    return "money" if game.players[seat].workers else "worker"


def posts(game: Caylus, seat: int) -> list[Post]:
    """Where a seat's workers stand, in the order in which they are resolved (CAY-6.1, CAY-8.1, CAY-8.2)."""
    found = [Post(name, SPECIAL) for name in SINGLES if getattr(game, name) == seat]
    found += [Post("stables", SPECIAL)] if seat in game.stables else []
    found += [Post("inn_left", SPECIAL)] if game.inn_left == seat else []
    found += [Post("inn_right", 0)] if game.inn_right == seat else []
    for number, space in enumerate(game.road, 1):
        if space.worker == seat:
            found.append(_on_road(game, number))
    return found + ([Post(CASTLE, COURT)] if seat in game.castle else [])


def _on_road(game: Caylus, number: int) -> Post:
    beyond = not game.reached(number)
    return Post(number, 0 if beyond else ROAD, beyond)


def beyond(game: Caylus) -> list[int]:
    """Spaces whose workers go home with nothing if the provost stays (CAY-8.2)."""
    spaces = enumerate(game.road, 1)
    return [n for n, space in spaces if space.worker is not None and not game.reached(n)]


def kept_at_inn(game: Caylus) -> int | None:
    """Whose worker is at the inn once it has been resolved, unless taken back (CAY-6.14, CAY-6.15)."""
    return game.inn_right if game.inn_left is None else game.inn_left


# --- the provost ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class End:
    """A space on which the provost may end: what it costs in deniers, and how many own workers work then."""

    space: int
    price: int
    works: int


def provost_reach(game: Caylus, steps: int, price: int) -> Iterator[tuple[int, int]]:
    """The spaces of the road up to so many steps away, each with what it costs (CAY-7.2, CAY-7.6)."""
    here = game.provost
    for to in range(max(1, here - steps), min(here + steps, len(game.road)) + 1):
        yield to, price * abs(to - here)


def provost_ends(game: Caylus, seat: int) -> list[End]:
    """Where one move could take the provost, whether a seat can pay for it or not.

    A worker at the guild that has yet to act moves him at no cost (CAY-6.10); in phase 4 one pays (CAY-7.2).
    """
    limits = game.content.limits
    steps, price = limits.provost_steps, limits.provost_price
    if game.guild == seat:
        steps, price = game.content.specials["guild"].steps, 0
    own = [n for n, space in enumerate(game.road, 1) if space.worker == seat]
    return [
        End(to, cost, sum(game.reached(n, to) for n in own))
        for to, cost in provost_reach(game, steps, price)
    ]


# --- the next round ---------------------------------------------------------------------------


def next_order(game: Caylus) -> list[int]:
    """The seats in the turn order of the next round; two players take turns to begin (CAY-14.2)."""
    return [*game.order] if game.stables_used() else [*game.order[1:], *game.order[:1]]


def next_incomes(game: Caylus) -> list[int]:
    """What each seat receives in phase 1 of the next round.

    Residences that are paid for stand by then, since no worker stays on the road (CAY-4.2, CAY-8.46).
    """
    found = game.incomes()
    for space in game.road:
        if space.heir is not None:
            found[space.heir] += game.content.tiles[RESIDENCE].income
    return found


def next_start(game: Caylus, seat: int) -> tuple[int, int]:
    """Deniers and workers of a seat at the start of the next round (CAY-4.1, CAY-6.14)."""
    workers = game.content.limits.workers - (kept_at_inn(game) == seat)
    return game.players[seat].deniers + next_incomes(game)[seat], workers


# --- building ---------------------------------------------------------------------------------


def lacking(player: Player, cost: Mapping[str, int]) -> dict[str, int]:
    """The cubes missing for a cost; `any` is paid with what is left, gold included (CAY-1.9)."""
    need = {cube: number for cube, number in cost.items() if cube != ANY}
    missing = {cube: number - player.amount(cube) for cube, number in need.items()}
    if ANY in cost:
        spare = sum(max(0, player.amount(cube) - need.get(cube, 0)) for cube in CUBES)
        missing[ANY] = cost[ANY] - spare
    return {cube: number for cube, number in missing.items() if number > 0}


def sites(game: Caylus, seat: int, kind: str) -> list[int]:
    """The spaces on which a seat could build: own residences, or the first free space.

    The former for prestige, the latter for craft buildings (CAY-8.25, CAY-8.28, CAY-8.29).
    """
    if kind == PRESTIGE:
        return game.residences(seat)
    free = game.free_space()
    return [] if free is None else [free]


# --- the castle -------------------------------------------------------------------------------


def batches(player: Player) -> list[tuple[str, ...]]:
    """The batches a player could give now (CAY-9.5)."""
    if not player.food:
        return []
    return [batch for batch in BATCHES if all(player.amount(cube) for cube in batch)]


def most_batches(player: Player) -> int:
    """How many batches the cubes are enough for: those that are plentiful go first (CAY-9.5)."""
    left, count = replace(player), 0
    while found := batches(left):
        for cube in max(found, key=lambda batch: sum(map(left.amount, batch))):
            left.add(cube, -1)
        count += 1
    return count


def batch_points(game: Caylus, player: Player) -> tuple[int, int]:
    """How many batches could be given now, and the points for them (CAY-9.7, CAY-9.8)."""
    built = list(islice(game.free_parts(), most_batches(player)))
    return len(built), sum(game.content.sections[name].points for name in built)


def is_due(game: Caylus, section: str) -> bool:
    """Whether the bailiff has reached the mark of a section, or all its parts are built (CAY-10.4)."""
    row = game.content.sections[section]
    return game.bailiff >= row.trigger or len(game.houses[section]) >= row.parts


def scoring_time(game: Caylus, section: str) -> str:
    """When a section that is not scored yet will be: "mark", "full" or "now".

    When the bailiff reaches its mark, or at the end of this round, since it is full (CAY-10.4, CAY-10.7).
    """
    if not is_due(game, section):
        return "mark"
    return "now" if game.phase == BAILIFF and section == game.section() else "full"


def last_round(game: Caylus) -> bool:
    """Whether it is certain that no round follows: the towers are scored by its end (CAY-10.10, CAY-13.1).

    From phase 5 on nobody can move the provost, so that the bailiff's walk is certain as well (CAY-10.2).
    """
    if game.ended or game.phase < ROAD:
        return game.ended
    towers = SECTIONS[-1]
    _, to = game.walk(game.provost)
    walks = game.phase < BAILIFF and to >= game.content.sections[towers].trigger
    return walks or is_due(game, towers)


def batches_to_come(game: Caylus) -> bool:
    """Whether batches can still be given, in this round or a later one (CAY-9.1)."""
    return game.phase <= COURT or not last_round(game)


# --- royal favours ----------------------------------------------------------------------------


def open_lines(player: Player) -> list[str]:
    """The lines a player may choose in this phase (CAY-12.11)."""
    return [line for line in LINES if line not in player.lines_used]


def column_after(game: Caylus, seat: int, line: str) -> int:
    """The marker's column once the line is chosen; it never passes the open columns (CAY-12.7)."""
    return min(game.players[seat].favours[line] + 1, game.columns())


def columns_at(game: Caylus, line: str, marker: int) -> list[tuple[int, Column]]:
    """The columns with their numbers of which one is used if the marker stands on a column (CAY-12.8)."""
    numbered = list(enumerate(game.content.lines[line].columns[:marker], 1))
    return numbered if line in LOWER else numbered[-1:]


def columns_reached(game: Caylus, seat: int, line: str) -> list[tuple[int, Column]]:
    """The columns of which a seat may use one, its marker having moved on (CAY-12.8)."""
    return columns_at(game, line, game.players[seat].favours[line])


def usable_columns(game: Caylus, seat: int, line: str) -> list[int]:
    """Those of which one would be used after the next favour on a line, without those that do nothing."""
    if line not in open_lines(game.players[seat]):
        return []
    cells = columns_at(game, line, column_after(game, seat, line))
    return [number for number, cell in cells if cell_texts(game, cell)]


def lawyer_fee(game: Caylus, discount: Mapping[str, int]) -> dict[str, int]:
    """What the lawyer costs, less a discount (CAY-8.40, CAY-12.18)."""
    cost = {what: n - discount.get(what, 0) for what, n in game.content.lawyer.items()}
    return {what: number for what, number in cost.items() if number > 0}


def cell_text(game: Caylus, cell: Column) -> Text:
    """What a column of the favour table gives (CAY-12.14 to CAY-12.18)."""
    given = cell_texts(game, cell)
    return either(given) if given else Text("caylus-favour-nothing")


def cell_texts(game: Caylus, cell: Column) -> list[Text]:
    """The same, each thing that can be had by itself."""
    texts = [amount(name, n) for name in ("points", "deniers") if (n := getattr(cell, name))]
    texts += [amount(cube, 1) for cube in cell.cubes]
    if cell.swap:
        texts.append(Text("caylus-favour-swap", {"n": cell.swap}))
    if cell.builds == "residence":
        cost = lawyer_fee(game, cell.discount)
        texts.append(Text("caylus-favour-residence", {"pay": amounts(cost)}))
    elif cell.builds:
        less: dict[str, Arg] = {"less": amounts(cell.discount), "n": len(cell.discount)}
        texts.append(Text(f"caylus-favour-builds-{cell.builds}", less))
    return texts
