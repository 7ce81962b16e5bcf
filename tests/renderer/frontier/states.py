"""Positions of the frontier to draw: along a match, at a battle, at the end, and with every land full."""

from collections.abc import Sequence
from copy import deepcopy
from functools import cache

from engines.core import Match, Stream, Text, key_from
from engines.core.hidden import masked
from engines.core.position import View, Waiting
from tests.engines.frontier.build import BOX, begin
from tests.engines.frontier.state import Battle, Card, Fought, Frontier, Helper, Report, Side, Stack

NAMES = ("Ana", "Bram", "Carmen", "Dmitri", "Ebba", "Farid", "The horde")
LONG_NAMES = (
    "Wilhelmina Wolkenstein-M",
    "Bartholomäus Grünenwald!",
    "María del Carmen Gutiérr",
    "Łukasz Wawrzyniec Żółćmm",
    "Gwendolyn Wyrzykowska-MW",
    "Maximilienne Montmorency",
    "La horda de las estepas",
)
FULL = {"cavalry": 9, "infantry": 9, "archer": 9}


def view(
    state: Frontier, seat: int | None = None, waits: Sequence[int] | None = None
) -> View[Frontier]:
    """The state as a seat or the public sees it."""
    awaited = ([] if state.active is None else [state.active]) if waits is None else waits
    waiting = [Waiting(one, Text("frontier-topic-marching")) for one in awaited]
    over = bool(state.ended)
    return View(masked(state, seat, over=over), seat, [], [] if over else waiting, over)


@cache
def played(players: int, answers: int, seed: str = "pictures") -> Match[Frontier]:
    """A match with the horde after so many random answers; only to be looked at."""
    match = begin(players, seed, horde="on", rounds=10)
    stream = Stream(key_from(seed), "play", 0)
    for _ in range(answers):
        if match.over:
            break
        decision = next(iter(match.table.pending.values()))
        match.answer(decision.id, decision.seat, decision.sample(stream))
    return match


def state(players: int = 6, answers: int = 150) -> Frontier:
    """The position of such a match, to be changed as one likes."""
    return copied(played(players, answers).table.position.state)


def copied(game: Frontier) -> Frontier:
    """A position of its own."""
    twin = deepcopy(game)
    twin.attach(BOX)
    return twin


def later() -> Frontier:
    """The middle of a match: realms of several lands, armies of all sizes, some of them tired."""
    game = state(6, 0)
    owned = {seat: [realm.capital] for seat, realm in enumerate(game.realms)}
    taken = {land for lands in owned.values() for land in lands}
    for turn in range(5):
        for seat, lands in owned.items():
            near = [n for land in lands for n in game.near(land) if n not in taken]
            if near and not (game.realms[seat].house and turn > 1):
                lands.append(near[turn % len(near)])
                taken.add(lands[-1])
    for seat, lands in owned.items():
        for n, land in enumerate(lands):
            here = game.lands[land]
            here.owner, here.tired = seat, {}
            here.fresh = {"cavalry": 1 + n % 3, "infantry": 2 + (n + seat) % 4}
            if game.realms[seat].house:
                here.fresh = {"infantry": 4 + n}
            elif n % 3 == 1:
                here.tired = {"archer": 1 + n % 3}
            if n % 4 == 3:
                here.fresh, here.tired = {}, here.fresh
    for seat, realm in enumerate(game.realms):
        realm.coins = 0 if realm.house else 3 + 2 * seat
    game.round, game.rounds, game.phase = 4, 6, "campaign"
    game.order, game.active = [2, 0, 5, 1, 4, 3], 0
    return game


def fighting() -> Frontier:
    """Ash attacks Elk over the border, and both are reinforced."""
    game = later()
    target = next(
        land
        for land in game.held(1)
        if game.lands[land].fresh and any(game.lands[one].owner == 0 for one in game.near(land))
    )
    origin = next(one for one in game.near(target) if game.lands[one].owner == 0)
    game.lands[origin].fresh = {"infantry": 1}
    helpers = [
        Helper(seat or 0, land, seat != 1)
        for land in game.near(target)
        if (seat := game.lands[land].owner) not in (None, 6) and land != origin
    ]
    for one in helpers:
        game.lands[one.land].tire()
    army = {"cavalry": 3, "infantry": 2, "archer": 1}
    game.battle = Battle(origin, target, army, Side(0), Side(1), helpers[:4])
    return game


def full() -> Frontier:
    """Every land with the most that there may be: fresh and tired units of all kinds, six owners."""
    game = state(6, 0)
    lands = list(game.lands)
    for n, land in enumerate(lands):
        here = game.lands[land]
        here.owner, here.fresh, here.tired = n * 6 // len(lands), dict(FULL), dict(FULL)
    for realm in game.realms:
        if not realm.house:
            realm.coins = 99
            realm.hand = [Card(game.deck.pop(), [realm.seat]) for _ in range(3)] + realm.hand
    game.round, game.rounds, game.phase, game.active = 9, 10, "campaign", 3
    origin, target = "thornwood", "ashby"
    near = [land for land in game.near(target) if land != origin][:4]
    helpers = [
        Helper(game.lands[land].owner or 0, land, n < len(near) / 2) for n, land in enumerate(near)
    ]
    sides = Side(game.lands[origin].owner), Side(game.lands[target].owner)
    game.battle = Battle(origin, target, dict(FULL), *sides, helpers)
    return game


def finished(seed: str = "pictures") -> Frontier:
    """A match that is over, with somebody out."""
    return copied(played(6, 4000, seed).table.position.state)


FULLEST = "battle-7"
"""A battle with everything that a report can show."""


def reported() -> Frontier:
    """One battle with all there can be, that has put somebody out; one that was held; one with militia."""
    game = later()
    kinds = {"cavalry": 9, "infantry": 9, "archer": 9}
    attack = Fought(
        0,
        {"cavalry": 16, "infantry": 12, "archer": 3},
        [Stack(2, "ivory-cape", dict(kinds)), Stack(3, "marrow", dict(kinds))],
        0,
        ["charge.01", "flank.01"],
        6,
        130,
    )
    defence = Fought(
        1,
        dict(kinds),
        [Stack(4, "vale-of-elms", dict(kinds)), Stack(5, "cinder-coast", dict(kinds))],
        3,
        ["feint.01", "charge.02"],
        5,
        120,
    )
    losses = [
        Stack(1, "upper-zeal", {"cavalry": 5, "infantry": 5, "archer": 4}),
        Stack(4, "vale-of-elms", {"infantry": 1}),
        Stack(5, "cinder-coast", {"archer": 1}),
        Stack(0, "thornwood", {"infantry": 1}),
    ]
    trapped = {"cavalry": 4, "infantry": 4, "archer": 5}
    game.reports = [
        Report(7, 4, "alder", "upper-zeal", attack, defence, losses, None, trapped, 1),
        Report(
            8,
            4,
            "emberley",
            "juniper",
            Fought(0, {"cavalry": 1}, [], 0, [], 1, 3),
            Fought(5, {"archer": 2}, [], 0, ["feint.02"], 6, 11),
            [Stack(0, "emberley", {"cavalry": 1})],
        ),
        Report(
            9,
            4,
            "ashby",
            "marrow",
            Fought(6, {"infantry": 9}, [], 0, [], 3, 12),
            Fought(None, {"infantry": 2}, [], 2, [], 1, 5),
            [Stack(None, "marrow", {"infantry": 1})],
            None,
            {"infantry": 1},
        ),
    ]
    return game


def planning() -> Frontier:
    """Everybody plans in secret; the third seat has planned and spied."""
    game = later()
    game.phase, game.active = "planning", None
    carmen = game.realms[2]
    carmen.plan = ["hart-hills.cavalry", "tern-holm.archer", "card"]
    carmen.bid = 2
    for seat in (1, 4):
        for card in game.realms[seat].hand:
            card.known = sorted([*card.known, 2])
    return game
