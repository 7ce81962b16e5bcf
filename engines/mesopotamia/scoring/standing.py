"""How well a seat stands for simple players: its points, and what it may yet make of what it has."""

from collections.abc import Mapping

from engines.core import View
from engines.mesopotamia.ids import (
    BUILD,
    EXPLORE,
    GARDEN,
    GATHER,
    GROW,
    KNUCKLE,
    RESEARCH,
    SCENARIOS,
    TABLET,
    TEAM,
    WARFARE,
    WON,
)
from engines.mesopotamia.preview.odds import odds
from engines.mesopotamia.preview.quests import fulfilled, progress
from engines.mesopotamia.rules.building import price
from engines.mesopotamia.rules.who_plays import contested
from engines.mesopotamia.scoring.points import average, total
from engines.mesopotamia.state import Ground, Mesopotamia

WORTH: Mapping[str, int] = {TABLET: 20, KNUCKLE: 15}
"""What goods promise, to simple players, in hundredths of a point."""
OTHER = 10
"""The same of all others."""
ENOUGH: Mapping[str, int] = {TABLET: 4, KNUCKLE: 12}
"""So many of a good are worth that; what is kept beyond promises a tenth of it, so that it is spent."""
PLENTY = 6
"""The same of all others."""
UNIT, DIE, STEP, SPACE = 40, 100, 50, 20
"""Of a unit, a Dingir die, a step on the population track and one on the event track."""
LEVEL: Mapping[str, int] = {EXPLORE: 50, RESEARCH: 60, GATHER: 70, WARFARE: 40, GROW: 50}
"""Of a level of a technology."""
BUILDING = (0, 100, 200, 350)
"""Of the levels of Build: the last one opens the Hanging Gardens (MES-12.2)."""
EVENT = 200
"""Of an event that a tribe guards; one that somebody else runs is worth half of it."""
BEATEN, RIVAL = 60, 30
"""Of each unit of others that is beaten, and of keeping them out of an area."""
TILE, QUEST = 60, 40
"""What a point of the next part of the Gardens, or of a quest, promises whoever has all that it asks for."""
LAST = 3_000
"""About what means come to. In the last round they promise no more, and this stands in their place, so that
nobody is loath to complete the Gardens; nor is whoever has come to more in a long match."""

ALONE = 20_000
"""Of winning alone: more than all points and means."""


def standing(view: View[Mesopotamia], seat: int) -> int:
    """How well a seat stands for simple players, in hundredths of a point.

    Its points, in a team those of all on average, less a part of those of whoever else is best, what fights
    to come promise, and until the last round what its means do.
    """
    game = view.state
    rivals = [one.seat for one in game.realms if not game.are_allies(seat, one.seat)]
    best = max((total(game, one) for one in rivals), default=0)
    own = 100 * (average(game) if game.mode == TEAM else total(game, seat)) - 30 * best
    if view.over:
        return own + _verdict(game)
    means = _means(game, seat)
    return own + _fights(game, seat) + (max(LAST, means) if _is_last(game) else means)


def _verdict(game: Mesopotamia) -> int:
    """What it is worth to have won, or lost, alone: points are counted besides (MES-32.1, MES-33.1)."""
    if game.mode not in SCENARIOS:
        return 0
    return ALONE if game.ended in WON else -ALONE


def _is_last(game: Mesopotamia) -> bool:
    """Whether the match ends with this round."""
    return (game.built > 0 and game.tile is None) or game.round == game.last_round > 0


def _fights(game: Mesopotamia, seat: int) -> int:
    """What is at stake where a seat has units beside others: points count as if all were there for good."""
    found = 0
    for area in contested(game):
        ground = game.grounds[area]
        force = ground.force(seat)
        if force is None or not force.units:
            continue
        chance, units = odds(game, area, seat), force.fighters
        won = _stake(game, ground, seat)
        lost = (0 if force.settlement else 100 * game.content.limits.area_points) + UNIT * units
        found += (chance * won - (100 - chance) * lost) // 100
    return found


def _stake(game: Mesopotamia, ground: Ground, seat: int) -> int:
    """What a seat would have of an area once it is alone there, besides the point for being there."""
    limits, found = game.content.limits, 0
    for other in ground.armed():
        if not game.are_allies(seat, other):
            found += RIVAL + BEATEN * ground.units(other)
    if ground.shown is not None:
        found += 100 * game.content.events[ground.shown].points
    if ground.running is not None and not game.are_allies(seat, ground.running.seat):
        found += EVENT // 2
    if ground.tribe:
        found += EVENT
    owner = ground.owner()
    if owner is not None and not game.are_allies(seat, owner):
        found += 100 * limits.settlement_points
    return found


def _means(game: Mesopotamia, seat: int) -> int:
    """What goods, units, technologies, dice and people promise, and what the seat works towards."""
    realm = game.realms[seat]
    stock = sum(_worth(good, n) for good, n in realm.goods.items())
    grown = STEP * game.population.space(seat) + DIE * realm.ziggurat
    grown += SPACE * game.events.space(seat)
    known = sum(LEVEL[action] * realm.levels[action] for action in LEVEL)
    pieces = UNIT * game.units(seat)
    return (
        stock
        + grown
        + known
        + pieces
        + _to_come(game, seat)
        + _gardens(game, seat)
        + _quests(game, seat)
    )


def _gardens(game: Mesopotamia, seat: int) -> int:
    """What the level of Build promises, and how far the seat is with the next part (MES-13.2, MES-13.3)."""
    realm = game.realms[seat]
    level, found = realm.levels[BUILD], BUILDING[realm.levels[BUILD] - 1]
    if game.tile is None:
        return found
    row = game.content.gardens[game.tile]
    asked = [(n, realm.goods[good]) for good, n in price(game, GARDEN).items()]
    asked += [
        (row.population, game.population.space(seat)),
        (row.event_space, game.events.space(seat)),
        (row.settlements, len(game.settlements(seat))),
    ]
    have, all_of_it = sum(min(pair) for pair in asked), sum(least for least, _ in asked)
    return found + TILE * row.points * have * level // (4 * all_of_it)


def _quests(game: Mesopotamia, seat: int) -> int:
    """How far a seat is with the quests that it has not fulfilled."""
    hand = [one for one in game.realms[seat].hand if one in game.content.quests]
    done, found = fulfilled(game, seat, hand), 0
    for quest in hand:
        if quest not in done:
            have, asked = progress(game, seat, quest)
            found += QUEST * game.content.limits.quest_points * have // asked
    return found


def _to_come(game: Mesopotamia, seat: int) -> int:
    """What the events that a seat runs will pay, if it keeps them."""
    rounds, found = game.content.limits.event_rounds, 0
    for ground in game.grounds.values():
        running = ground.running
        if running is not None and running.seat == seat:
            option = game.content.events[running.event].options[running.option - 1]
            found += (rounds + 1 - running.die) * WORTH.get(str(option.income), OTHER)
    return found


def _worth(good: str, number: int) -> int:
    """What so much of a good promises."""
    needed = min(number, ENOUGH.get(good, PLENTY))
    return WORTH.get(good, OTHER) * (10 * needed + number - needed) // 10
