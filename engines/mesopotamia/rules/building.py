"""What a seat can build, where, and for what (MES-12, MES-13)."""

from collections.abc import Iterator, Mapping

from engines.mesopotamia.content import Garden
from engines.mesopotamia.ids import GARDEN, GUARDIANS, OBJECTS, ZIGGURAT
from engines.mesopotamia.rules.dice import colours_left
from engines.mesopotamia.rules.goods import can_pay
from engines.mesopotamia.rules.placing import places
from engines.mesopotamia.rules.stock import has_one
from engines.mesopotamia.state import Mesopotamia

PIECE, UNITS, PLACE, COMPLETE = "piece", "units", "place", "complete"
POPULATION, EVENT_SPACE, SETTLEMENTS = "population", "event-space", "settlements"


def unlocked(game: Mesopotamia, level: int) -> list[str]:
    """What a technology of a level opens; higher ones keep what lower ones open (MES-12.2)."""
    return [piece for piece in OBJECTS if game.content.pieces[piece].level <= level]


def price(game: Mesopotamia, piece: str) -> Mapping[str, int]:
    """What one costs; a part of the Hanging Gardens what its tile says (MES-12.1, MES-13.2)."""
    if piece == GARDEN:
        return {} if game.tile is None else game.content.gardens[game.tile].cost
    return game.content.pieces[piece].cost or {}


def buildable(game: Mesopotamia, seat: int, level: int) -> list[str]:
    """What a seat can build with a technology of a level, as things stand."""
    return [piece for piece in unlocked(game, level) if can_build(game, seat, piece)]


def can_build(game: Mesopotamia, seat: int, piece: str) -> bool:
    """Whether a seat can pay for something that is unlocked, and nothing else is in the way."""
    if not can_pay(game.realms[seat], price(game, piece)):
        return False
    return not any(obstacles(game, seat, piece))


def sites(game: Mesopotamia, seat: int, piece: str) -> list[str]:
    """Where one can be built; for the ziggurat the colours of its die (MES-12.6, MES-8.3 to MES-8.7)."""
    if piece == ZIGGURAT:
        return colours_left(game.realms[seat].dice)
    return places(game, seat, piece)


def obstacles(game: Mesopotamia, seat: int, piece: str) -> Iterator[tuple[str, int]]:
    """What keeps a seat from building something besides its price, and the number that it must reach."""
    if piece == GARDEN:
        yield from _of_gardens(game, seat)
    elif piece == ZIGGURAT:
        yield from _of_ziggurat(game, seat)
    elif not has_one(game, seat, piece):  # MES-12.8
        yield (PIECE if game.stock(seat, piece) <= 0 else UNITS), 0
    elif not places(game, seat, piece):
        yield PLACE, 0


def _of_ziggurat(game: Mesopotamia, seat: int) -> Iterator[tuple[str, int]]:
    """It grows level by level, none above what the population allows (MES-12.6, MES-27.9)."""
    level = game.realms[seat].ziggurat + 1
    if level > game.content.pieces[ZIGGURAT].copies:
        yield COMPLETE, 0
    elif level > game.growth(seat).ziggurat:
        allowed = [row.id for row in game.content.population.values() if row.ziggurat >= level]
        yield POPULATION, int(allowed[0])


def _of_gardens(game: Mesopotamia, seat: int) -> Iterator[tuple[str, int]]:
    """What the tile asks for besides its price (MES-13.3, MES-13.6); Guardians build none (MES-33.14)."""
    if game.tile is None or game.mode == GUARDIANS:
        yield COMPLETE, 0
        return
    row = game.content.gardens[game.tile]
    if game.population.space(seat) < row.population:
        yield POPULATION, row.population
    if not _far_enough(game, seat, row):
        yield EVENT_SPACE, row.event_space
    if len(game.settlements(seat)) < row.settlements:
        yield SETTLEMENTS, row.settlements


def _far_enough(game: Mesopotamia, seat: int, row: Garden) -> bool:
    """Whether a seat is far enough on the event track, or first once that moves no more (MES-13.5)."""
    if game.events.space(seat) >= row.event_space:
        return True
    moves = any(one.token or one.running is not None for one in game.grounds.values())
    return not moves and game.events.place(seat) == 1
