"""Positions of Caylus to draw, built by hand."""

from collections.abc import Sequence
from typing import Any

from data.content import load
from engines.caylus.content import read
from engines.caylus.state import COLOURS, Caylus, Player, Space
from engines.core.hidden import masked
from engines.core.position import View, Waiting
from engines.core.text import Text

CONTENT = read(load("caylus"))
ROAD = (
    ("neutral_sawmill", None, 0),
    ("neutral_farm", None, 2),
    ("residence", 1, None),
    ("neutral_quarry", None, 3),
    ("statue", 1, None),
    ("neutral_market", None, 1),
    ("fixed_peddler", None, 2),
    ("fixed_carpenter", None, None),
    ("food_farm", 0, 0),
    ("quarry", 1, 2),
    ("mason", 2, 3),
    ("park", 3, 1),
    ("lawyer", 0, 2),
    ("architect", 1, 0),
    ("bank", 2, 2),
    ("gold_mine", None, 1),
    ("peddler", 3, 3),
    ("stone_farm", 0, 0),
)
"""Tile, owner and worker of the first spaces in the middle of a match of four."""
NEUTRAL = ("sawmill", "farm", "carpenter", "quarry", "forest", "market")


def player(seat: int, colour: str) -> Player:
    """What a seat has in the middle of a match; each seat has something else."""
    made = (
        Player(0, "", 4, 2, 1, 0, 1, 0, 1, points=31),
        Player(1, "", 7, 1, 2, 1, 0, 1, 2, points=28),
        Player(2, "", 9, 3, 0, 2, 1, 0, 1, points=25),
        Player(3, "", 1, 1, 1, 0, 2, 1, 2, points=22),
        Player(4, "", 12, 0, 3, 4, 1, 2, 5, points=40),
    )[seat]
    levels = ((2, 1, 3, 0), (1, 0, 0, 2), (0, 2, 0, 3), (1, 0, 1, 1), (4, 0, 4, 5))[seat]
    made.seat, made.colour, made.tally = seat, colour, {"castle": made.points}
    made.favours = dict(zip(made.favours, levels, strict=True))
    return made


def caylus(players: int = 4, **changes: Any) -> Caylus:
    """A position in the middle of a match: the players bribe the provost in round 7."""
    colours = ("red", "blue", "orange", "green", "black")
    tiles = [tile for tile, _, _ in ROAD]
    state = Caylus(
        players=[player(seat, colours[seat]) for seat in range(players)],
        road=[_space(n, players) for n in range(CONTENT.limits.road_length)],
        stock=_stock(tiles),
        houses={
            "dungeon": [seat % players for seat in (0, 2, 1, 2, 0, 3)],
            "walls": [seat % players for seat in (3, 0, 3, 2)],
            "towers": [],
        },
        order=[seat for seat in (0, 1, 2, 3, 4) if seat < players],
        bridge=[seat for seat in (1, 3, 0, 2, 4) if seat < players],
        inn_right=1,
        castle=[seat for seat in (3, 0) if seat < players],
        scored=["dungeon"],
        provost=16,
        bailiff=14,
        round=7,
        phase=4,
        active=min(2, players - 1),
    )
    for name, value in changes.items():
        setattr(state, name, value)
    state.attach(CONTENT)
    return state


def _space(index: int, players: int) -> Space:
    """A space of the road; pieces of seats that nobody plays belong to others."""
    if index >= len(ROAD):
        return Space()
    tile, owner, worker = ROAD[index]
    taken = worker if worker is not None and worker < players else None
    return Space(tile, None if owner is None else owner % players, taken)


def _stock(built: Sequence[str], *, jeweller: bool = False) -> dict[str, int]:
    kinds = ("wood", "stone", "prestige")
    return {
        name: tile.copies - built.count(name)
        for name, tile in CONTENT.tiles.items()
        if tile.kind in kinds and (jeweller or not tile.optional)
    }


def set_up(players: int = 5) -> Caylus:
    """The first round: nobody has placed a worker yet."""
    state = caylus(players)
    fixed = {tile.space: name for name, tile in CONTENT.tiles.items() if tile.kind == "fixed"}
    tiles = [f"neutral_{name}" for name in NEUTRAL]
    state.road = [
        Space(tiles[n - 1] if n <= len(tiles) else fixed.get(n))
        for n in range(1, CONTENT.limits.road_length + 1)
    ]
    state.players = [
        Player(seat, colour, 7 + seat // 2, 2, 1, 0, 0, 0, 6)
        for seat, colour in enumerate(COLOURS[:players])
    ]
    state.stock = _stock([])
    state.houses = {"dungeon": [], "walls": [], "towers": []}
    state.bridge, state.castle, state.scored = [], [], []
    state.inn_right = None
    state.provost = state.bailiff = 6
    state.round, state.phase, state.active = 1, 2, 0
    return state


def crowded() -> Caylus:
    """Everything at its most: five players, every space and spot taken, goods in dozens."""
    state = caylus(5, gate=4, trading_post=4, guild=4, joust=4, inn_left=4, stables=[4, 0, 2])
    craft = [name for name, tile in CONTENT.tiles.items() if tile.craft]
    for n, space in enumerate(state.road):
        if space.tile is None:
            space.tile, space.owner, space.worker = craft[n % len(craft)], n % 5, (n + 1) % 5
    state.castle = [3, 0, 1, 2, 4]
    state.houses["walls"] = [n % 5 for n in range(10)]
    state.houses["towers"] = [4 - n % 5 for n in range(14)]
    state.stock = _stock([], jeweller=True)
    state.provost = 24
    for one in state.players:
        one.food = one.wood = one.stone = one.cloth = one.gold = 13
        one.deniers, one.points, one.workers = 48, 128, 0
        one.favours = dict.fromkeys(one.favours, 5)
    return state


def full_walls(**changes: Any) -> Caylus:
    """All parts of the walls are built, long before the bailiff is there."""
    state = caylus(phase=6, active=0, **changes)
    state.houses["walls"] = [3, 0, 3, 2, 0, 0, 3, 3, 2, 0]
    return state


def last_scoring(players: int = 4) -> Caylus:
    """The bailiff has come to the mark of the towers, which are being scored."""
    state = caylus(players, phase=7, scored=["dungeon", "walls"], provost=25, bailiff=25)
    state.houses["towers"], state.castle = [seat % players for seat in (3, 0, 3, 2)], []
    for space in state.road:
        space.worker = None
    return state


def finished(players: int = 4) -> Caylus:
    """A match that is over."""
    state = caylus(players, ended=True, phase=7, round=12, active=None, provost=24, bailiff=24)
    state.scored = ["dungeon", "walls", "towers"]
    state.bridge, state.castle, state.inn_right = [], [], None
    state.stock = dict.fromkeys(state.stock, 0)
    for space in state.road:
        space.worker = None
    return state


def paid_for() -> Caylus:
    """Two replacements are paid for, one of a neutral building and one of an own building."""
    state = caylus(phase=5)
    state.road[1].heir, state.road[9].heir, state.road[11].heir = 1, 1, 3
    return state


def built(players: int = 4) -> Caylus:
    """A match that is over, with every tile built and the road full."""
    state = finished(players)
    tiles = [name for name, tile in CONTENT.tiles.items() for _ in range(tile.copies)]
    craft = [name for name in tiles if CONTENT.tiles[name].craft and name != "jeweller"]
    prestige = [name for name in tiles if CONTENT.tiles[name].kind == "prestige"]
    fixed = {tile.space: name for name, tile in CONTENT.tiles.items() if tile.kind == "fixed"}
    names = iter([*prestige, *craft])
    state.road = [
        Space(fixed[n]) if n in fixed else Space(next(names, "residence"), n % players)
        for n in range(1, CONTENT.limits.road_length + 1)
    ]
    return state


def earlier() -> Caylus:
    """What the reader of `caylus()` saw before."""
    state = caylus(provost=14, castle=[3], bridge=[1, 3])
    state.road[16], state.road[2].tile = Space(), "neutral_forest"
    state.road[2].owner = None
    state.houses["walls"] = [3, 0]
    state.players[0].favours["cubes"] = 2
    state.players[3].points, state.players[3].wood, state.players[3].deniers = 18, 3, 3
    state.players[2].cloth, state.players[2].points = 2, 20
    return state


def view(
    state: Caylus, seat: int | None = None, waits: Sequence[int] | None = None
) -> View[Caylus]:
    """The state as a seat or the public sees it."""
    seats = waits if waits is not None else [state.active] if state.active is not None else []
    waiting = [Waiting(seat, Text("caylus-phase-4")) for seat in seats if seat is not None]
    return View(masked(state, seat, over=state.ended), seat, [], waiting, state.ended)
