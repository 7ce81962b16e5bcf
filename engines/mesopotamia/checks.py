"""What is always true of a match of Mesopotamia."""

from collections import Counter
from collections.abc import Iterator

from engines.mesopotamia.ids import (
    ACTION_CARDS,
    COMBAT,
    GARDEN,
    GOODS,
    GUARDIANS,
    LEVELS,
    MOVABLE,
    PHASES,
    PIECES,
    ROWS,
    SCENARIOS,
    SIEGE,
    ZIGGURAT,
)
from engines.mesopotamia.preview.bids import most_to_bid
from engines.mesopotamia.preview.strategies import cards_of
from engines.mesopotamia.preview.strengths import free_slots
from engines.mesopotamia.rules.dice import colours_left
from engines.mesopotamia.rules.parties import units_of
from engines.mesopotamia.rules.stock import unit_limit
from engines.mesopotamia.state import Ground, Mesopotamia, Realm, Track


def invariants(game: Mesopotamia) -> None:
    """Raises AssertionError naming what cannot be."""
    for wrong in _problems(game):
        raise AssertionError(wrong)


def _problems(game: Mesopotamia) -> Iterator[str]:
    if list(game.grounds) != list(game.content.areas) or [*game.ships] != [*game.content.sections]:
        yield "the map has changed"
    for realm in game.realms:
        yield from _realm(game, realm)
        yield from _pieces(game, realm)
    for area, ground in game.grounds.items():
        yield from _ground(game, area, ground)
    for section, seats in game.ships.items():
        if len({*seats}) < len(seats):
            yield f"somebody has two ships on {section}"
    yield from _events(game)
    yield from _track("event", game.events, game)
    yield from _track("population", game.population, game)
    yield from _cards(game)
    yield from _automaton(game)
    yield from _fight(game)
    yield from _round(game)


def _realm(game: Mesopotamia, realm: Realm) -> Iterator[str]:
    """Goods, technologies, dice, trade (MES-7.7, MES-8.2 to MES-8.7, MES-16.6)."""
    who, row = realm.empire, game.content.empires.get(realm.empire)
    begun = realm.levels if row is None else row.levels  # one that is still to be drawn has nothing
    if [*realm.goods] != [*GOODS] or min(realm.goods.values()) < 0:
        yield f"{who} has {realm.goods}"
    if any(not begun[name] <= level <= LEVELS[-1] for name, level in realm.levels.items()):
        yield f"{who} has technologies {realm.levels}"
    for number, die in enumerate(realm.dice):
        if die.colour not in colours_left(realm.dice[:number]):
            yield f"{who} has a {die.colour} die as its number {number + 1}"
        if die.face not in (None, *game.content.dice[die.colour].faces):
            yield f"{who} has a {die.colour} die with {die.face}"
    if game.amphorae(realm.seat) > game.content.limits.amphorae:
        yield f"{who} has too many amphorae on tokens"
    if len({*realm.used}) < len(realm.used):
        yield f"{who} has done the same twice: {realm.used}"


def _pieces(game: Mesopotamia, realm: Realm) -> Iterator[str]:
    """As many pieces as there are, and as its population allows (MES-27.8, MES-27.9)."""
    who, seat = realm.empire, realm.seat
    for piece in PIECES:
        if piece != GARDEN and game.stock(seat, piece) < 0:
            yield f"{who} has more than all of its {piece}"
    counted = sum(game.on_map(seat, piece) for piece in MOVABLE)
    if counted != game.units(seat) or counted > unit_limit(game, seat):
        yield f"{who} has {counted} units"
    if realm.house and game.mode in SCENARIOS:
        return  # its ziggurat stands complete, or does not count at all (MES-32.4, MES-33.3)
    if realm.ziggurat > game.growth(seat).ziggurat:
        yield f"{who} has a {ZIGGURAT} of level {realm.ziggurat}"


def _ground(game: Mesopotamia, area: str, ground: Ground) -> Iterator[str]:
    """What may stand and lie in an area (MES-3.13, MES-5.5, MES-5.6, MES-12.3, MES-24.3)."""
    seats = [force.seat for force in ground.forces]
    if len({*seats}) < len(seats):
        yield f"{area} has two forces of one seat"
    for force in ground.forces:
        if (
            not (force.is_there or force.rams)
            or force.rams < 0
            or min([1, *force.units.values()]) < 1
        ):
            yield f"{area} has an empty force"
        if not (game.is_open(area, force.seat) or game.is_goal(area, force.seat)):
            yield f"{area} is closed to {game.realms[force.seat].empire}"
    settlements = [force.seat for force in ground.forces if force.settlement]
    if len(settlements) > 1:
        yield f"{area} has two settlements"
    bare = game.is_start(area) or game.is_blocked(area)
    if bare and (settlements or ground.wall is not None or ground.token or ground.tribe):
        yield f"{area} has something that cannot be there"
    if bare and (ground.shown is not None or ground.running is not None):
        yield f"{area} has an event"
    if [bool(ground.token), ground.shown is not None, ground.running is not None].count(True) > 1:
        yield f"{area} has two events"
    if ground.tribe and not ground.token:
        yield f"{area} has a tribe without a token"


def _events(game: Mesopotamia) -> Iterator[str]:
    """Events lie on their terrain, each once, and there are enough for the tokens left (MES-26)."""
    rows, areas = game.content.events, game.content.areas
    found = []
    for area, ground in game.grounds.items():
        here = ground.shown or (ground.running and ground.running.event)
        if here:
            found.append(here)
            if rows[here].terrain != areas[area].terrain or here not in game.seen:
                yield f"{here} cannot be in {area}"
        if ground.shown and not rows[ground.shown].points:
            yield f"{ground.shown} is worth nothing in {area}"
        if ground.running and not 1 <= ground.running.die <= game.content.limits.event_rounds:
            yield f"the event of {area} has paid too often"
    if len({*found}) < len(found):
        yield f"the events on the map are {found}"
    unseen = Counter(
        row.terrain
        for event, row in rows.items()
        if row.box in game.boxes and event not in game.seen
    )
    tokens = Counter(areas[area].terrain for area, one in game.grounds.items() if one.token)
    if any(unseen[str(terrain)] < number for terrain, number in tokens.items()):
        yield f"there are fewer events than tokens: {tokens}"
    if game.pending and game.phase != COMBAT:
        yield f"events wait after the combats: {game.pending}"


def _track(name: str, track: Track, game: Mesopotamia) -> Iterator[str]:
    """Every seal once, one alone at the top (MES-27.6)."""
    seals = sorted(seat for stack in track.stacks for seat in stack)
    without = game.mode == GUARDIANS and track is game.population  # MES-33.4
    if seals != (game.people() if without else [realm.seat for realm in game.realms]):
        yield f"the {name} track has seals of {seals}"
    if len(track.stacks[-1]) > 1 and game.mode != SIEGE:  # MES-32.2
        yield f"the top of the {name} track has several seals"


def _cards(game: Mesopotamia) -> Iterator[str]:
    """Quests, tiles, trade tokens and events are each in one place."""
    there = [*game.quests]
    for realm in game.realms:
        there += [*realm.hand, *realm.returned]
    boxed = [quest for quest, row in game.content.quests.items() if row.box in game.boxes]
    if sorted(there) != sorted(boxed):
        yield f"the quests are {sorted(there)}"
    tiles = [tile for realm in game.realms for tile in realm.tiles]
    tiles += [game.tile] if game.tile else []
    levels = sorted(game.content.gardens[tile].level for tile in tiles)
    if levels != [*range(1, len(tiles) + 1)] or len(tiles) < game.built:
        yield f"the tiles are {tiles}"
    tokens = [*game.market.values()]
    if len({*tokens}) < len(tokens) or not {*game.claims} <= {*tokens}:
        yield f"the market has {tokens}"
    siege = [card for card, row in game.content.action_cards.items() if row.siege]
    if game.ur_deck and sorted(game.ur_deck) != sorted(siege):
        yield f"the action cards of Ur are {game.ur_deck}"
    if len({*game.seen}) < len(game.seen):
        yield f"the events revealed are {game.seen}"


def _automaton(game: Mesopotamia) -> Iterator[str]:
    """Strategies of its own empire, each in one place; what cannot be its own, it has not (MES-30.17)."""
    machine, house = game.automaton, game.house()
    if machine is None or house is None:
        return
    top = [] if machine.top is None else [machine.top]
    there = [plan.card for plan in machine.plans] + machine.deck + top + machine.discards
    known = cards_of(game, game.realms[house].empire)
    if len({*there}) < len(there) or not {*there} <= {*known}:
        yield f"the strategies are {there}"
    if sorted(machine.actions) != sorted(ACTION_CARDS):
        yield f"the action cards are {machine.actions}"
    if game.realms[house].hand or any(game.realms[house].goods[good] for good in GOODS[:-1]):
        yield f"the automaton has {game.realms[house]}"


def _fight(game: Mesopotamia) -> Iterator[str]:
    """Who fights is there, each with a card of its own, and bids what it has (MES-20.1, MES-20.3)."""
    if game.duel is None:
        return
    drawn = [one.card for side in game.duel.sides() for one in side.fighters if one.card]
    if len({*drawn}) < len(drawn):
        yield f"the combat cards are {drawn}"
    for side in game.duel.sides():
        there = units_of(game, game.duel.place, side.party)
        if sorted(side.fighters[n].kind for n in side.left()) != sorted(there):
            yield f"{there} of {side.party} do not all fight in {game.duel.place}"
        if side.bid and not side.knuckles <= sum(side.bid.values()) <= most_to_bid(game, side):
            yield f"{side.party} has bid {side.bid}"
        for one in side.fighters:
            if one.card and min(free_slots(game, one, row) for row in ROWS) < 0:
                yield f"{one.card} has {one.assigned}"


def _round(game: Mesopotamia) -> Iterator[str]:
    """Where the match is."""
    if game.phase not in PHASES or game.round < 0:
        yield f"round {game.round}, phase {game.phase}"
    if game.round and sorted(game.order) != [realm.seat for realm in game.realms]:
        yield f"the turn order is {game.order}"
