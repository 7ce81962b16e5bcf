"""Positions of Mesopotamia to be painted: as in play, with everything full, and over."""

from collections.abc import Sequence
from itertools import count, cycle, islice

from engines.core import Text
from engines.core.hidden import masked
from engines.core.position import View, Waiting
from engines.mesopotamia.ids import (
    ACTIONS,
    DESTROYED,
    GOODS,
    LAND,
    RAM,
    REMOVED,
    RETREATED,
    ROWS,
    TRIBE,
)
from engines.mesopotamia.rules.stock import has_one
from engines.mesopotamia.state import Answer, Bout, Mesopotamia, Party, Report, Running, Sum
from renderer.core.picture import Caption
from tests.engines.mesopotamia.build import AKKAD, BABYLON, ELAM, SUMER, Scene
from tests.renderer import captions
from tests.renderer.captions import NAMES

FACES = ("white.gir", "silver.star", "black.un", "white.an", "silver.lugal", "black.me")


def caption(lang: str = "en", names: Sequence[str] = NAMES) -> Caption:
    """A caption for a match of six."""
    return captions.caption(lang, names, "Between Rivers")


def view(
    state: Mesopotamia, seat: int | None = None, waits: Sequence[int] | None = None
) -> View[Mesopotamia]:
    """The state as a seat or the public sees it."""
    awaited = ([] if state.active is None else [state.active]) if waits is None else waits
    waiting = [Waiting(one, Text("mesopotamia-topic-act")) for one in awaited]
    over = bool(state.ended)
    return View(masked(state, seat, over=over), seat, [], [] if over else waiting, over)


def opening(players: int = 4) -> Mesopotamia:
    """The first turn: a unit of everybody at home, and the map as it is laid out."""
    state = _begun(players).start_state
    state.active = SUMER
    return state


def later(players: int = 4) -> Mesopotamia:
    """The middle of a match: armies of one and of several, events of all kinds, ships, a wall, gardens."""
    scene = _begun(players)
    state = scene.start_state
    scene.force("b2", SUMER, spearman=2, archer=1).force("a3", SUMER, horseman=1)
    scene.force("b5", SUMER, archer=1).force("b5", AKKAD, horseman=2, archer=1, rams=1)
    scene.force("c5", AKKAD, chariot=1, archer=2).force("b6", AKKAD, spearman=1, settlement=True)
    if players > BABYLON:
        scene.force("c5", BABYLON, horseman=1).force("c2", BABYLON, settlement=True)
        scene.force("d4", BABYLON, rams=1, spearman=2, archer=2, horseman=1, chariot=1)
        scene.ship("e3", BABYLON).seal("events", BABYLON, 6).seal("population", BABYLON, 5)
    if players > ELAM:
        scene.force("c5", ELAM, spearman=1, chariot=1)
        scene.force("b8", ELAM, spearman=1, chariot=1, settlement=True)
        scene.ship("e8", ELAM).seal("population", ELAM, 5)
    scene.ship("t2", SUMER).ship("t5", AKKAD).ship("t5", SUMER).ship("k1", AKKAD)
    scene.seal("population", SUMER, 4).seal("population", AKKAD, 6)
    scene.seal("events", SUMER, 9).seal("events", AKKAD, 6)
    for area in ("b2", "a3", "b5", "c5", "b6", "c2", "d4", "b8"):
        ground = state.grounds[area]
        ground.token, ground.tribe = False, {}
    state.grounds["b2"].shown, state.grounds["d4"].shown = "plain.2", "desert.2"
    state.grounds["a3"].running = Running("mountain.1", 1, SUMER, 4)
    state.grounds["b6"].running = Running("plain.1", 1, AKKAD, 2)
    state.grounds["b6"].wall = AKKAD
    state.seen += ["plain.1", "plain.2", "desert.2", "mountain.1"]
    scene.dice(SUMER, *FACES[:3]).dice(AKKAD, "white", "silver")
    first = state.realms[SUMER]
    first.used, first.dice[0].spent, first.tiles = ["explore", "build"], True, ["river_pump_house"]
    state.active, state.tile, state.built = SUMER, "cedar_court", 1
    state.claims = {
        token: place % players
        for place, token in enumerate(state.market.values())
        if place % 3 == 0
    }
    return state


def crowded(players: int = 6) -> Mesopotamia:
    """As many pieces on the map as populations and boxes allow, and as much else as a match may have."""
    scene = _begun(players)
    state = scene.start_state
    for seat in range(players):
        scene.seal("population", seat, 7)
    seats = cycle(range(players))
    for section, seat in zip(islice(state.ships, 3 * players), seats, strict=False):
        scene.ship(section, seat)
    areas = [
        area
        for area, row in state.content.areas.items()
        if row.start is None and not state.is_blocked(area)
    ]
    for area in areas:
        ground = state.grounds[area]
        _reveal(state, area)
        owner = next(seats)
        if not ground.tribe and has_one(state, owner, "settlement"):
            scene.force(area, owner, settlement=True)
        if has_one(state, owner, "wall"):
            ground.wall = owner
    _man(scene, areas)
    _enrich(scene)
    return state


def _man(scene: Scene, areas: Sequence[str]) -> None:
    """Put all units that may be on the map into these areas, of one seat after the other."""
    state, places = scene.start_state, cycle(areas)
    for turn in count():
        able = [
            (realm.seat, kind)
            for realm in state.realms
            for kind in (*LAND, RAM)
            if has_one(state, realm.seat, kind)
        ]
        if not able:
            return
        seat, kind = able[turn * 7 % len(able)]
        if kind == RAM:
            scene.force(next(places), seat, rams=1)
        else:
            scene.force(next(places), seat, rams=0, settlement=False, **{kind: 1})


def _reveal(state: Mesopotamia, area: str) -> None:
    """An event with points in an area without a tribe, if one of its terrain is left."""
    ground, terrain = state.grounds[area], state.content.areas[area].terrain
    if ground.tribe:
        return
    ground.token = False
    left = [
        event
        for event, row in state.content.events.items()
        if row.terrain == terrain and row.points and event not in state.seen
    ]
    if left:
        ground.shown = left[0]
        state.seen.append(left[0])


def full(players: int = 6) -> Mesopotamia:
    """More than a match can have, to see that there is room for it: every area with whatever may be there.

    Every section has a ship of everybody.
    """
    scene = _begun(players)
    state = scene.start_state
    for place, (area, row) in enumerate(state.content.areas.items()):
        if row.start is not None or state.is_blocked(area):
            continue
        ground = state.grounds[area]
        ground.wall, ground.shown, ground.token = place % players, "plain.2", False
        for seat in islice(cycle(range(players)), place, place + players):
            units = {kind: 1 + (seat + number) % 3 for number, kind in enumerate(LAND)}
            scene.force(area, seat, rams=seat % 2, settlement=seat == place % players, **units)
    for section in state.ships:
        for seat in range(players):
            scene.ship(section, seat)
    _enrich(scene)
    return state


def _enrich(scene: Scene) -> None:
    """Everybody with goods, dice, technologies and trade tokens; the last part of the Gardens is open."""
    state = scene.start_state
    players = len(state.realms)
    for realm in state.realms:
        scene.goods(realm.seat, **dict.fromkeys(GOODS, 10 + realm.seat)).dice(realm.seat, *FACES)
        scene.levels(realm.seat, **dict.fromkeys(ACTIONS, 4))
        realm.hand += [state.quests.pop()]
    state.claims = {token: place % players for place, token in enumerate(state.market.values())}
    parts = sorted(state.content.gardens, key=lambda one: state.content.gardens[one].level)
    tiles = {state.content.gardens[one].level: one for one in parts} | {5: "crown_of_palms"}
    state.active, state.tile, state.built = 0, tiles[5], 4
    for level in range(1, 5):
        state.realms[level % players].tiles.append(tiles[level])


def fought(bouts: int) -> Mesopotamia:
    """A long fight with a tribe: the attack wins every second bout, and its units retreat."""
    game = later()
    kinds = [LAND[number % len(LAND)] for number in range(bouts)]
    fought = [
        Bout(
            order=0,
            row=0,
            attack=number,
            defence=number,
            sums=[Sum(3, 2, 1, 2), Sum(4, 2, 0, 1)],
            won=number % 2 == 0,
            fate=REMOVED if number % 2 == 0 else (DESTROYED, RETREATED)[number % 4 == 1],
            to="b4" if number % 4 == 1 else None,
        )
        for number in range(bouts)
    ]
    game.reports = [
        Report(
            number=7,
            round=2,
            place="d4",
            attack=Party(AKKAD, AKKAD, kinds, bid=dict(zip(ROWS, (4, 2, 1), strict=True))),
            defence=Party(TRIBE, SUMER, kinds, bid=dict(zip(ROWS, (3, 2, 2), strict=True))),
            margins={ROWS[0]: 1, ROWS[2]: -1},
            bouts=fought,
        )
    ]
    return game


def answered(bouts: int = 3) -> Mesopotamia:
    """A fight without bids, as the rules have answered it: all their steps, one after the other."""
    game = later()
    kinds = [LAND[number % len(LAND)] for number in range(bouts)]
    steps = [
        Answer(attacks=False, steps=steps, placed=placed, discarded=lost, most=4)
        for steps, placed, lost in (
            ("cd", [0, 0, 1], 0),
            ("a", [2, 1, 0], 0),
            ("ce", [0, 0, 0], 1),
            ("ab", [1, 0, 2], 0),
        )
    ]
    fought = []
    for number in range(bouts):
        answer = steps[number % len(steps)]
        won = answer.steps[0] == "c"
        fate = RETREATED if answer.steps in ("a", "cd") else DESTROYED
        to = "c5" if fate == RETREATED else None
        sums = [Sum(3, 1, 1, 1), Sum(2, 0, 0, 2) if won else Sum(2, 2, 1, 0)]
        bout = Bout(0, 0, number, number, sums, won, fate, to, answer=answer)
        fought.append(bout)
    attack = Party(AKKAD, AKKAD, kinds, assigned=[[1, 1, 1] for _ in kinds])
    attack.back = {"strength": 1, "tactics": 0, "mobility": 1}
    defence = Party(SUMER, SUMER, kinds, assigned=[[0, 0, 0] for _ in kinds])
    game.reports = [Report(5, 2, "c4", attack, defence, bouts=fought)]
    return game


def stormed(bouts: int = 3) -> Mesopotamia:
    """A fight over a wall that a ram has broken, with ships of both sides; the attack has won."""
    game = later()
    kinds = [LAND[number % len(LAND)] for number in range(bouts)]
    fates = (DESTROYED, DESTROYED, RETREATED)
    fought = [
        Bout(0, 0, number, number, [Sum(3, 2, 1, 2), Sum(2, 1, 0, 0)], won=True, fate=fate, to=to)
        for number, fate in enumerate(islice(cycle(fates), bouts))
        for to in ["b4" if fate == RETREATED else None]
    ]
    attack = Party(AKKAD, AKKAD, kinds, extra=1, ships=["k1"], rams=2, spent=1)
    attack.bid = dict(zip(ROWS, (4, 2, 2), strict=True))
    defence = Party(SUMER, SUMER, kinds, extra=1, ships=["t5"])
    defence.bid = dict(zip(ROWS, (3, 1, 1), strict=True))
    defence.back = dict(zip(ROWS, (1, 0, 0), strict=True))
    report = Report(6, 2, "b5", attack, defence, dict.fromkeys(ROWS, 1), bouts=fought)
    report.wall, report.fallen, report.breaker = SUMER, True, AKKAD
    game.reports = [report]
    return game


def walled_in() -> Mesopotamia:
    """A fight without cards of two besiegers at the wall of a third player, which falls with it."""
    game = later()
    attack = Party(AKKAD, AKKAD, ["spearman", "chariot"], bid={"strength": 2}, lost=["spearman"])
    attack.rams, attack.spent = 2, 1
    defence = Party(SUMER, SUMER, ["archer", "archer"], extra=1, ships=["e4"], rams=2, spent=2)
    defence.bid, defence.lost = {"strength": 1}, ["archer", "archer"]
    report = Report(8, 2, "c4", attack, defence, powers=[7, 5], won=True, wall=BABYLON)
    report.fallen, report.breaker = True, AKKAD
    game.reports = [report]
    return game


def contended() -> Mesopotamia:
    """A fight with a tribe without cards, which the tribe has won."""
    game = later()
    attack = Party(AKKAD, AKKAD, ["spearman"] * 2, bid={"strength": 2})
    defence = Party(TRIBE, SUMER, ["archer"], extra=3, bid={"strength": 3})
    game.reports = [Report(4, 2, "b7", attack, defence, powers=[4, 5], won=False)]
    return game


def finished() -> Mesopotamia:
    """After the last round."""
    state = later()
    state.ended, state.phase, state.active = "gardens", "end", None
    return state


def lay_out(scene: Scene, players: int) -> None:
    """Tokens, tribes and trade tokens as for so many, and a unit of everybody at home."""
    state = scene.start_state
    for area, row in state.content.areas.items():
        if row.start is None and not state.is_blocked(area):
            state.grounds[area].token, state.grounds[area].tribe = True, dict(row.tribe or {})
    for slot in state.content.slots_used(players):
        level = state.content.slots[slot].level
        free = (
            token
            for token, row in state.content.trades.items()
            if row.level == level and token not in state.market.values()
        )
        state.market[slot] = next(free)
    for realm in state.realms:
        scene.force(realm.home, realm.seat, spearman=1)


def _begun(players: int) -> Scene:
    """The map as it is laid out, and what everybody has."""
    scene = Scene(players=players)
    state = scene.start_state
    lay_out(scene, players)
    for realm in state.realms:
        amounts = {good: (2 * realm.seat + place) % 6 for place, good in enumerate(GOODS)}
        scene.goods(realm.seat, **amounts)
        levels = {action: 1 + (realm.seat + n) % 4 for n, action in enumerate(ACTIONS)}
        scene.levels(
            realm.seat, **{action: max(realm.levels[action], levels[action]) for action in ACTIONS}
        )
        realm.hand = [state.quests.pop() for _ in range(2)]
    return scene
