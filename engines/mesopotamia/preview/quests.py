"""What quests ask for, and which of them are fulfilled."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from engines.core import Arg, Text, text
from engines.mesopotamia.content import Quest
from engines.mesopotamia.preview.areas import occupied, prizes
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import goods, key, pieces, technology_name, terrain_name

NUMBERS = (
    *("population", "ziggurat", "event_space", "settlements", "land_units"),
    *("amphorae", "gardens", "occupied", "prizes", "harbours"),
)
"""What a quest asks for by a number alone."""


def needs(game: Mesopotamia, quest: str) -> Text:
    """All that a quest asks for (MES-28.1)."""
    row = game.content.quests[quest]
    found: list[Arg] = [
        technology_name(action, level) for action, level in (row.levels or {}).items()
    ]
    found += [pieces(piece, n) for piece, n in (row.pieces or {}).items()]
    found += [
        text("mesopotamia-need-terrain", n=n, terrain=terrain_name(terrain))
        for terrain, n in (row.terrains or {}).items()
    ]
    found += [text(key("need", name), n=n) for name in NUMBERS if (n := getattr(row, name))]
    if row.own:
        found.append(goods(row.own))
    return text("mesopotamia-needs", needs=found)


def fulfilled(game: Mesopotamia, seat: int, quests: Iterable[str]) -> list[str]:
    """Of some quests those that a seat fulfils, as many as its goods are enough for (MES-28.6, MES-28.7)."""
    rows = game.content.quests
    met = [quest for quest in quests if _met(game, seat, rows[quest])]
    free = [quest for quest in met if not rows[quest].own]
    stock = game.realms[seat].goods
    asking = [quest for quest in met if rows[quest].own and _enough(stock, [rows[quest]])]
    for number in range(len(asking), 0, -1):
        for chosen in combinations(asking, number):
            if _enough(stock, [rows[quest] for quest in chosen]):
                return [*free, *chosen]
    return free


def _enough(stock: Mapping[str, int], rows: Sequence[Quest]) -> bool:
    """Whether goods are enough for all of some quests together."""
    return all(sum((row.own or {}).get(good, 0) for row in rows) <= n for good, n in stock.items())


def _met(game: Mesopotamia, seat: int, row: Quest) -> bool:
    """Whether all is so that a quest asks for, its goods aside."""
    return all(have >= least for least, have in _compared(game, seat, row))


def progress(game: Mesopotamia, seat: int, quest: str) -> tuple[int, int]:
    """How much there is of all that a quest asks for, its goods included, and how much it asks for."""
    row, stock = game.content.quests[quest], game.realms[seat].goods
    compared = [
        *_compared(game, seat, row),
        *((n, stock[good]) for good, n in (row.own or {}).items()),
    ]
    return sum(min(pair) for pair in compared), sum(least for least, _ in compared)


def _compared(game: Mesopotamia, seat: int, row: Quest) -> Iterator[tuple[int, int]]:
    """What a quest asks for, and what of it there is (MES-28.5)."""
    realm = game.realms[seat]
    for action, level in (row.levels or {}).items():
        yield level, realm.levels[action]
    for piece, least in (row.pieces or {}).items():
        yield least, game.on_map(seat, piece)
    for terrain, least in (row.terrains or {}).items():
        rows = game.content.areas
        yield least, sum(rows[area].terrain == terrain for area in occupied(game, seat))
    for name in NUMBERS:
        if least := getattr(row, name):
            yield least, _number(game, seat, name)


def _number(game: Mesopotamia, seat: int, name: str) -> int:
    """How much a seat has of one of NUMBERS."""
    realm = game.realms[seat]
    counts = {
        "population": lambda: game.population.space(seat),
        "ziggurat": lambda: realm.ziggurat,
        "event_space": lambda: game.events.space(seat),
        "settlements": lambda: len(game.settlements(seat)),
        "land_units": lambda: sum(one.fighters for _, one in game.forces(seat)),
        "amphorae": lambda: game.amphorae(seat),
        "gardens": lambda: len(realm.tiles),
        "occupied": lambda: len(occupied(game, seat)),
        "prizes": lambda: len(prizes(game, seat)),
        "harbours": lambda: _harbours(game, seat),
    }
    return counts[name]()


def _harbours(game: Mesopotamia, seat: int) -> int:
    """Ships beside an own settlement."""
    own, rows = game.settlements(seat), game.content.sections
    return sum(any(area in own for area in rows[one].banks) for one in game.ships_of(seat))
