"""The Guardians of Assur: waves of enemies and their march on the city (MES-33)."""

from typing_extensions import override

from engines.core import NOBODY, Step, record
from engines.mesopotamia.ids import ASSUR_FALLEN, ASSUR_HELD, KNUCKLE, LAND, RAM
from engines.mesopotamia.rules.goods import gain
from engines.mesopotamia.rules.pinning import is_held
from engines.mesopotamia.rules.unseen import next_tile
from engines.mesopotamia.rules.ways import Way, way
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.ending import finish
from engines.mesopotamia.words import a_piece, area_name, event_name, garden_name, goods, units

GUARDIAN = 0
"""The seat of whoever defends the city: nobody else plays."""


def come(game: Mesopotamia, number: int) -> None:
    """A wave of the enemy appears in its start area, as far as there are pieces (MES-33.10, MES-33.12)."""
    enemy, row = game.realms[-1], game.content.waves[str(number)]
    game.wave = number
    gain(enemy, {KNUCKLE: row.knuckles})
    come = {
        piece: min(wanted, game.stock(enemy.seat, piece)) for piece, wanted in row.pieces.items()
    }
    force = game.grounds[enemy.home].settle(enemy.seat)
    for piece, many in come.items():
        if piece == RAM:
            force.rams += many
        elif many:
            force.add(piece, many)
    game.grounds[enemy.home].clear()
    missing = {piece: wanted - come[piece] for piece, wanted in row.pieces.items()}
    short = "-none" if not any(come.values()) else "-short" if any(missing.values()) else ""
    game.tell(
        f"mesopotamia-event-wave{short}",
        by=enemy.seat,
        n=number,
        all=len(game.content.waves),
        units=units(come),
        missing=units(missing),
        goods=goods({KNUCKLE: row.knuckles}),
        area=area_name(enemy.home),
    )


@record
class FirstWave(Step[Mesopotamia]):
    """It is there before the first round (MES-33.17)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        come(game, 1)


@record
class Onslaught(Step[Mesopotamia]):
    """Every enemy unit goes one area towards the city, spearmen first (MES-33.6, MES-33.17).

    A unit takes a ram along if one of those that stood with it is left there (MES-33.19).
    """

    seat: int

    @override
    def run(self, game: Mesopotamia) -> None:
        game.active, game.stirred = self.seat, False
        there = {area: force for area, force in game.forces(self.seat) if force.units}
        moving = [
            (kind, area)
            for kind in LAND
            for area, force in there.items()
            for _ in range(force.number(kind))
        ]
        rams = {area: force.rams for area, force in there.items()}
        left = {**rams}
        for kind, area in moving:
            leads = left[area] > 0
            if _advance(game, self.seat, kind, area, beside=rams[area] > 0, leads=leads):
                left[area] -= leads
            if game.ended:
                return
        game.active = None


def _advance(
    game: Mesopotamia, seat: int, kind: str, origin: str, *, beside: bool, leads: bool
) -> bool:
    """A unit goes one area, unless it is held, or stands before a wall; whether it does.

    beside: whether a ram stands with it; leads: whether it takes that along.
    """
    told = {"unit": a_piece(kind), "origin": area_name(origin)}
    force = game.grounds[origin].settle(seat)
    if is_held(force.fighters, game.enemies(origin, seat)):  # MES-33.14
        game.tell("mesopotamia-event-enemy-held", seat, None, **told)
        return False
    found = way(game, seat, kind, origin, rams=beside, leads=leads)
    if not _enters(game, seat, found.step, leads=leads):
        found = way(game, seat, kind, origin, rams=False, leads=False)
    told |= {"area": area_name(found.step)}
    if not _enters(game, seat, found.step, leads=leads):
        game.tell("mesopotamia-event-enemy-barred", seat, None, **told)
        return False
    force.take(kind)
    there = game.grounds[found.step].settle(seat)
    there.add(kind)
    if leads:
        force.rams -= 1
        there.rams += 1
    game.grounds[origin].clear()
    game.stirred = True
    ram = "-ram" if leads else ""
    game.tell(f"mesopotamia-event-enemy-{_why(found)}{ram}", seat, None, **told)
    _trample(game, seat, found.step)
    return True


def _enters(game: Mesopotamia, seat: int, area: str, *, leads: bool) -> bool:
    """Whether a unit may go into an area: with a ram, or to one, through walls (MES-23.4, MES-33.6)."""
    force = game.grounds[area].force(seat)
    return leads or not game.is_walled(area, seat) or (force is not None and force.rams > 0)


def _why(found: Way) -> str:
    """What the text about a step is called: by what has decided it (MES-33.7)."""
    return "blocked" if found.barred else found.why


def _trample(game: Mesopotamia, seat: int, area: str) -> None:
    """What enemies do where they come to: tribes and running events are gone (MES-33.8, MES-33.9).

    In the city without defenders they have won (MES-33.2).
    """
    ground = game.grounds[area]
    if ground.tribe:
        ground.tribe, ground.token = {}, False
        game.tell("mesopotamia-event-enemy-tribe", by=seat, area=area_name(area))
    raze(game, area)
    if area == game.realms[GUARDIAN].home:
        fall(game)


def raze(game: Mesopotamia, area: str) -> None:
    """A running event where enemies are is destroyed (MES-33.9)."""
    ground = game.grounds[area]
    if ground.running is None:
        return
    event = event_name(ground.running.event)
    ground.running = None
    game.tell("mesopotamia-event-enemy-razes", by=NOBODY, event=event, area=area_name(area))


def fall(game: Mesopotamia) -> None:
    """The city has fallen if enemies are there and no defender is (MES-33.2, MES-33.15)."""
    city = game.realms[GUARDIAN].home
    ground = game.grounds[city]
    if ground.units(game.realms[-1].seat) and not ground.units(GUARDIAN):
        finish(game, ASSUR_FALLEN)


@record
class Watch(Step[Mesopotamia]):
    """At the end of a round: is the wave beaten, and does the next one come? (MES-33.11, MES-33.14).

    There is a tile for a wave beaten, and none where the next one comes as nothing happens (MES-33.21).
    """

    @override
    def run(self, game: Mesopotamia) -> None:
        enemy, last = game.realms[-1], len(game.content.waves)
        gone = not any(force.units for _, force in game.forces(enemy.seat))
        if gone and game.wave == last:  # MES-33.16
            finish(game, ASSUR_HELD)
        elif gone or (game.wave < last and not enemy.goods[KNUCKLE]):
            _reward(game, gone=gone)
            come(game, game.wave + 1)
        elif not (game.stirred or _fought(game, enemy.seat)):
            game.tell("mesopotamia-event-wave-stands", by=enemy.seat)
            come(game, min(game.wave + 1, last))


def _fought(game: Mesopotamia, enemy: int) -> bool:
    """Whether the enemy has fought in this round."""
    now = (one for one in game.reports if one.round == game.round)
    return any(enemy in (one.attack.party, one.defence.party) for one in now)


def _reward(game: Mesopotamia, *, gone: bool) -> None:
    """The next tile of the Hanging Gardens for a wave beaten (MES-33.1, MES-33.20)."""
    tile = str(game.tile)
    game.realms[GUARDIAN].tiles.append(tile)
    game.built += 1
    left = game.built < len(game.content.waves) - 1
    game.tile = next_tile(game) if left else None
    game.tell(
        f"mesopotamia-event-wave-{'beaten' if gone else 'spent'}",
        by=GUARDIAN,
        n=game.wave,
        tile=garden_name(tile),
    )
