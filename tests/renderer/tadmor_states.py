"""Positions of Tadmor to draw, built by hand."""

from collections.abc import Mapping, Sequence
from typing import Any

from data.content import load
from engines.core.hidden import masked
from engines.core.position import View, Waiting
from engines.core.text import Text
from engines.tadmor.content import read
from engines.tadmor.ids import GOODS, MARKS, MISSIONS, PILES
from engines.tadmor.state import Piece, Player, Tadmor

CONTENT = read(load("tadmor"))
PLACED = {
    "ns1": (0, "ship"),
    "pa1": (0, "camel"),
    "em1": (0, "camel"),
    "ss5": (0, "ship"),
    "ns5": (1, "ship"),
    "eu4": (1, "ship"),
    "pa3": (1, "camel"),
    "da4": (1, "camel"),
    "ns4": (2, "camel"),
    "eu1": (2, "ship"),
    "da1": (2, "camel"),
    "em3": (2, "camel"),
    "pa2": (2, "camel"),
    "i21": (2, "camel"),
    "ss1": (3, "ship"),
    "eb1": (3, "camel"),
    "em4": (3, "camel"),
}
"""Where the pieces stand in the middle of a match of four: whose, and of which kind."""
OWNED = (
    ("i1", "i5", "i14", "i20"),
    ("i4", "i16", "i33"),
    ("i2", "i9", "i18", "i21", "i27"),
    ("i3", "i6", "i10", "i45"),
)
RARE: tuple[Mapping[str, int], ...] = (
    {"glass": 2, "jade": 1, "silk": 1, "oil": 1},
    {"incense": 1, "ivory": 1, "perfume": 1},
    {"myrrh": 1, "porcelain": 2, "silk": 1, "oil": 2},
    {"jade": 1, "oil": 1},
)
DISPLAY = ("i19", "i22", "i23", "i24", "i25", "i28", "i30", "i34", "i35", "i37")
COMPLETED = (("k7",), ("k16", "k25"), ("k3",), ())
RETURNED = (("k12",), (), ("k20",), ("k5",))
SLOTS: tuple[tuple[str, ...], ...] = (
    ("construction", "kingdom"),
    ("kingdom",),
    ("u2", "construction", "kingdom"),
    (),
)
"""What is still open in Resolution."""
HANDS = (("k1", "k9"), ("k14", "k22", "k23"), ("k2",), ("k8", "k19"))


def player(seat: int) -> Player:
    """What a seat has in the middle of a match; each seat has something else."""
    goods = ((3, 2, 1, 0), (1, 4, 0, 2), (2, 0, 2, 1), (0, 3, 1, 1))[seat]
    made = Player(
        seat,
        MARKS[seat],
        dict(zip(("wood", "stone", "marble", "gold"), goods, strict=True)),
        camels=(4, 3, 4, 3)[seat],
        ships=(3, 2, 2, 3)[seat],
        points=(64, 59, 57, 52)[seat],
        height=(9, 7, 12, 4)[seat],
        temples=[[2], [1], [], [3]][seat],
        hand=list(HANDS[seat]),
        completed=list(COMPLETED[seat]),
        returned=list(RETURNED[seat]),
        upgrades=list(OWNED[seat]),
    )
    made.goods.update(RARE[seat])
    made.tally = {"tower": made.points - 10}
    return made


def tadmor(players: int = 4, **changes: Any) -> Tadmor:
    """A position in the middle of a match: pieces are being placed in turn 5."""
    two = players == 2
    state = Tadmor([player(seat) for seat in range(players)], open_choice=False)
    state.attach(CONTENT)
    state.turn, state.phase, state.first, state.active = 5, "placement", 0, 1
    spaces = CONTENT.board[two]
    state.placed = {
        place: Piece(*who)
        for place, who in PLACED.items()
        if who[0] < players and (place in spaces or place in OWNED[who[0]])
    }
    count = CONTENT.by_players[players].display
    allowed = (name for name in DISPLAY if CONTENT.upgrades[name].two or not two)
    state.display = list(allowed)[:count]
    _piles(state)
    _missions(state)
    state.attacked = "palmyra"
    state.players[players - 1].raider = "damascus"
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def _piles(state: Tadmor) -> None:
    """Rare goods nobody owns, the last of each pile on top."""
    copies = CONTENT.by_players[len(state.players)].copies
    for pile in PILES:
        left = [
            name
            for name in GOODS
            if CONTENT.goods[name].pile == pile
            for _ in range(copies - sum(one.goods[name] for one in state.players))
        ]
        state.tops[pile] = left[-1] if left else None
        setattr(state, pile, left[:-1])


def _missions(state: Tadmor) -> None:
    """Every mission that nobody has: three are discarded, the others in the deck."""
    taken = [card for one in state.players for card in (*one.hand, *one.completed, *one.returned)]
    free = [card for card in MISSIONS if card not in taken]
    state.discards, state.deck = free[:3], free[3:]


def set_up(players: int = 4) -> Tadmor:
    """The first turn: nobody has placed a piece yet, nobody has scored."""
    state = tadmor(players, turn=1, placed={}, attacked=None, active=0, finishers=[])
    start = CONTENT.start
    for one in state.players:
        one.warehouse = {"wood": 2, "stone": 2, "marble": 1, "gold": 1}
        one.camels, one.ships, one.points, one.height = start.camels, start.ships, start.points, 0
        one.temples, one.completed, one.returned, one.raider = [], [], [], None
        one.hand, one.upgrades = one.hand[:2] or ["k1", "k2"], [f"i{one.seat + 1}"]
        one.goods = dict.fromkeys(GOODS, 0)
        one.tally = {}
    eligible = (f"i{number}" for number in range(5, 19))
    allowed = [name for name in eligible if CONTENT.upgrades[name].two or not state.two]
    state.display = allowed[: CONTENT.by_players[players].display]
    _piles(state)
    _missions(state)
    state.discards, state.deck = [], state.discards + state.deck
    return state


def before() -> Tadmor:
    """Set-up: extra goods are being chosen, and there is no upgrade on display yet."""
    state = set_up()
    state.turn, state.phase, state.active, state.display = 0, "setup", None, []
    for one in state.players:
        one.upgrades, one.hand = [], []
    return state


def raided(players: int = 4) -> Tadmor:
    """Damascus has been raided; its card lies on the board, and nobody has chosen the next one yet."""
    state = tadmor(players, phase="raiders", raided="damascus", attacked="damascus", active=None)
    state.revealer, state.active = players - 1, players - 1
    for one in state.players:
        one.raider = None
    state.placed = {
        place: piece for place, piece in state.placed.items() if not place.startswith("da")
    }
    return state


def resolving(players: int = 4) -> Tadmor:
    """Resolution is half done: some have traded, some slots are open."""
    state = raided(players)
    state.phase, state.active = "resolution", None
    for one in state.players:
        one.slots = list(SLOTS[one.seat])
        one.traded = dict(zip(one.traded, (2, 0, one.seat, 1), strict=True))
    for gone in ("ns1", "pa1", "ns5", "ss1", "em4"):
        state.placed.pop(gone, None)
    if players > 3:
        state.players[0].raider = "emesa"
        state.finishers = [3]
        state.players[3].temples = [4, 1]
    return state


def crowded(players: int = 4) -> Tadmor:
    """Everything at its most: all pieces placed, many upgrades, missions and goods, odd scores."""
    state = tadmor(players, turn=9, phase="resolution", raided="euphrates", attacked="euphrates")
    two, numbers = state.two, iter(range(1, 49))
    allowed = [f"i{n}" for n in numbers if CONTENT.upgrades[f"i{n}"].two or not two]
    state.display = [name for name in allowed if CONTENT.upgrades[name].era == 3]
    state.display = state.display[3 : 3 + CONTENT.by_players[players].display]
    mine = [name for name in allowed if name not in state.display]
    for one in state.players:
        one.camels, one.ships = CONTENT.limits.camels, CONTENT.limits.ships
        one.points = (213, -3, 0, 128)[one.seat]
        one.height = (23, 0, 31, 16)[one.seat]
        one.temples = [[4, 2], [4], [], [3, 1]][one.seat]
        one.upgrades = mine[one.seat :: players]
        one.goods = dict.fromkeys(GOODS, CONTENT.by_players[players].copies // 2)
        one.completed = [f"k{n + 6 * one.seat}" for n in range(1, 6)]
        one.returned = [f"k{6 + 6 * one.seat}"]
        one.hand = ["k25"] * 2
        one.warehouse = dict.fromkeys(one.warehouse, 13)
        one.traded = dict.fromkeys(one.traded, 12)
        one.slots = [f"u{one.seat + 1}", "window", "construction", "kingdom"]
    _fill(state)
    state.tops = dict.fromkeys(PILES)
    state.grey = state.yellow = state.red = []
    return state


def _fill(state: Tadmor) -> None:
    """As many pieces as there are on the spaces that fit, turn by turn."""
    state.placed = {}
    players = len(state.players)
    places = [name for name in (*state.spaces(), "i47", "i48", "i21") if _open(state, name)]
    for index, place in enumerate(places):
        space = CONTENT.spaces.get(place)
        if space is None:
            owner = next(one.seat for one in state.players if place in one.upgrades)
        else:
            owner = index % players
        kind = "ship" if space is not None and space.piece == "ship" else "camel"
        for seat in (owner, *range(players)):
            if state.reserve(seat, kind) and (space is not None or seat == owner):
                state.placed[place] = Piece(seat, kind)
                break


def _open(state: Tadmor, place: str) -> bool:
    return place in CONTENT.spaces or any(place in one.upgrades for one in state.players)


def finished(players: int = 4) -> Tadmor:
    """A match that is over."""
    state = tadmor(players, turn=9, phase="end", ended=True, active=None, placed={})
    for one in state.players:
        one.raider = None
    state.attacked, state.display = "ebla", state.display[:3]
    return state


def earlier() -> Tadmor:
    """What the reader of `tadmor()` saw before."""
    state = tadmor(first=3)
    for gone in ("pa2", "ns1", "i21"):
        del state.placed[gone]
    state.players[1].height, state.players[3].temples = 5, [2]
    state.players[2].goods["oil"] = 1
    state.players[3].raider = None
    state.players[0].upgrades.remove("i20")
    state.players[1].completed = ["k16"]
    state.players[0].points, state.players[0].warehouse["wood"] = 52, 5
    state.players[3].warehouse["marble"], state.players[3].points = 3, 27
    return state


def view(
    state: Tadmor, seat: int | None = None, waits: Sequence[int] | None = None
) -> View[Tadmor]:
    """The state as a seat or the public sees it."""
    seats = waits if waits is not None else [state.active] if state.active is not None else []
    topic = Text(f"tadmor-phase-{state.phase}")
    waiting = [Waiting(one, topic) for one in seats if one is not None]
    return View(masked(state, seat, over=state.ended), seat, [], waiting, state.ended)
