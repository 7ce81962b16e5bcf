"""What is always true of a match of Fortuna."""

from collections.abc import Iterator

from engines.fortuna.ids import ACTIONS
from engines.fortuna.rules.deck import full_deck
from engines.fortuna.state import Fortuna, Province


def invariants(game: Fortuna) -> None:
    """Raises AssertionError naming what cannot be."""
    for wrong in _problems(game):
        raise AssertionError(wrong)


def _problems(game: Fortuna) -> Iterator[str]:
    yield from _cards(game)
    yield from _supplies(game)
    for province in game.provinces:
        yield from _province(game, province)
    if not all(0 <= one.tokens <= game.content.limits.max_tokens for one in game.favours):
        yield "a favour card has too many tokens"
    if game.active is None and not all(one.face_up for one in game.favours) and not game.ended:
        yield "a favour card lies face down between two rounds"


def _cards(game: Fortuna) -> Iterator[str]:
    there = [place.card for side in game.sides for place in side] + game.open_cards
    if sorted(there) != sorted(ACTIONS):
        yield f"the action cards are {there}"
    if game.round:
        if any(len(side) != game.content.limits.slots_per_side for side in game.sides):
            yield "a side has not its three cards"
        yield from _reserved(game)


def _reserved(game: Fortuna) -> Iterator[str]:
    for number, side in enumerate(game.sides):
        seat = game.owner(number)
        count = sum(place.reserved for place in side)
        choosing = seat == game.active and game.phase in (1, 2)
        if seat is None:
            allowed: tuple[int, ...] = (0,)
        else:
            allowed = (0, 1) if choosing else (1,)
        if count not in allowed:
            yield f"side {number} has {count} reserved cards"


def _supplies(game: Fortuna) -> Iterator[str]:
    players = len(game.provinces)
    deck = len(game.deck) + len(game.discards) + len(game.palace) + game.drawn
    deck += sum(len(province.privileges) for province in game.provinces)
    if deck != len(full_deck(game.content, players)):
        yield f"there are {deck} privilege cards"
    if game.dice_supply + sum(one.dice for one in game.provinces) != game.content.limits.total_dice:
        yield "dice have come or gone"
    for kind, pile in game.piles.items():
        built = sum(kind in province.buildings for province in game.provinces)
        if pile < 0 or pile + built != game.content.by_players[players].buildings_per_kind:
            yield f"the {kind} cards do not add up"


def _province(game: Fortuna, province: Province) -> Iterator[str]:
    limits = game.content.limits
    counted = {
        "coins": (province.coins, limits.max_coins),
        "steps": (province.step, limits.road_length),
        "dice": (province.dice, limits.max_dice),
        "Centurions": (province.centurions, limits.max_centurions),
        "Priestesses": (province.priestesses, limits.max_priestesses),
        "buildings": (len(province.buildings), limits.max_buildings),
        "aqueduct water": (province.aqueduct or 0, game.content.buildings["aqueduct"].capacity),
    }
    for name, (number, most) in counted.items():
        if not 0 <= number <= most:
            yield f"seat {province.seat} has {number} {name}"
    if min(province.grain, province.water, province.wine) < 0:
        yield f"seat {province.seat} has less than nothing"
    if len(set(province.buildings)) != len(province.buildings):
        yield f"seat {province.seat} has a building twice"
    if (province.step == limits.road_length) != (province.seat in game.arrivals):
        yield f"seat {province.seat} is and is not in the Palace"
