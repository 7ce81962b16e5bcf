"""What is always true of a match of Caylus."""

from collections import Counter
from collections.abc import Iterator

from engines.caylus.ids import CUBES, FIXED, LINES, NEUTRAL, OF_KIND, PLACEABLE, REASONS, SECTIONS
from engines.caylus.state import Caylus, Player, Space


def invariants(game: Caylus) -> None:
    """Raises AssertionError naming what cannot be."""
    for wrong in _problems(game):
        raise AssertionError(wrong)


def _problems(game: Caylus) -> Iterator[str]:
    yield from _workers(game)
    yield from _tiles(game)
    for number, space in enumerate(game.road, 1):
        yield from _space(game, number, space)
    for player in game.players:
        yield from _player(game, player)
    yield from _castle(game)
    yield from _order(game)


def _workers(game: Caylus) -> Iterator[str]:
    """Six of each player, in hand or on the board (CAY-1.2)."""
    single = [game.gate, game.trading_post, game.guild, game.joust, game.inn_left, game.inn_right]
    there = Counter([*single, *game.stables, *game.castle])
    there.update(space.worker for space in game.road)
    for player in game.players:
        if player.workers + there[player.seat] != game.content.limits.workers:
            yield f"seat {player.seat} has {player.workers} workers and {there[player.seat]} outside"
    for name, row in (("stables", game.stables), ("castle", game.castle)):
        if len(set(row)) != len(row):
            yield f"somebody has two workers in the {name}"


def _tiles(game: Caylus) -> Iterator[str]:
    """Every tile is in the stock or on the road; neutral ones may be gone (CAY-8.42, CAY-8.43)."""
    road = Counter(space.tile for space in game.road)
    for kind in ("wood", "stone", "prestige"):
        for tile in OF_KIND[kind]:
            copies = game.content.tiles[tile].copies if tile in game.stock else 0
            if game.stock.get(tile, 0) < 0 or road[tile] + game.stock.get(tile, 0) != copies:
                yield f"the {tile} tiles do not add up"
    for tile in NEUTRAL:
        if road[tile] > game.content.tiles[tile].copies:
            yield f"the {tile} is there too often"
    for tile in FIXED:
        if road[tile] != 1 or game.space(game.content.tiles[tile].space).tile != tile:
            yield f"the {tile} is not on its space"


def _space(game: Caylus, number: int, space: Space) -> Iterator[str]:
    if space.tile is None:
        if (space.owner, space.worker, space.heir) != (None, None, None):
            yield f"space {number} is empty and is not"
        return
    kind = game.content.tiles[space.tile].kind
    if (kind in ("neutral", "fixed")) != (space.owner is None):
        yield f"space {number}: {kind} with owner {space.owner}"
    if space.worker is not None and space.tile not in PLACEABLE:
        yield f"space {number} takes no workers"
    if space.heir is None:
        return
    own = kind in ("wood", "stone") and space.owner == space.heir
    if space.worker is None or not (own or kind == "neutral"):
        yield f"space {number} cannot be inherited by {space.heir}"


def _player(game: Caylus, player: Player) -> Iterator[str]:
    counted = {name: player.amount(name) for name in (*CUBES, "deniers", "points", "batches")}
    for name, number in counted.items():
        if number < 0:
            yield f"seat {player.seat} has {number} {name}"
    if sum(player.tally.values()) != player.points or not set(player.tally) <= set(REASONS):
        yield f"seat {player.seat} has {player.points} points for {player.tally}"
    if list(player.favours) != list(LINES):
        yield f"seat {player.seat} has the lines {list(player.favours)}"
    if not all(0 <= column <= game.columns() for column in player.favours.values()):
        yield f"seat {player.seat} has a marker beyond the open columns"
    if len(set(player.lines_used)) != len(player.lines_used):
        yield f"seat {player.seat} has used a line twice"


def _castle(game: Caylus) -> Iterator[str]:
    for name, section in game.content.sections.items():
        if len(game.houses[name]) > section.parts:
            yield f"the {name} has too many houses"
    if game.scored != list(SECTIONS[: len(game.scored)]):
        yield f"the sections scored are {game.scored}"
    if game.ended != (len(game.scored) == len(SECTIONS)):
        yield "the game ends with the towers"


def _order(game: Caylus) -> Iterator[str]:
    seats = list(range(len(game.players)))
    if game.order and sorted(game.order) != seats:
        yield f"the turn order is {game.order}"
    if len(set(game.bridge)) != len(game.bridge) or not set(game.bridge) <= set(seats):
        yield f"on the bridge stand {game.bridge}"
    for name, number in (("provost", game.provost), ("bailiff", game.bailiff)):
        if not 1 <= number <= len(game.road):
            yield f"the {name} is on space {number}"
