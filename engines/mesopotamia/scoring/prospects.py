"""What seats are worth to simple players: their points, and what they may yet make of what they have."""

from collections.abc import Mapping

from engines.core import POINT, View, settled
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
from engines.mesopotamia.scoring.aims import aim
from engines.mesopotamia.scoring.points import result, total
from engines.mesopotamia.state import Ground, Mesopotamia

GOODS: Mapping[str, tuple[int, ...]] = {
    TABLET: (50, 40, 30, 20),
    KNUCKLE: (20, 20, 20, 20, 14, 14, 14, 14, 8, 8, 8, 8),
}
"""What the first of a good, the second and so on promise, to simple players, in hundredths of a point."""
OTHER = (26, 22, 18, 12, 8, 4)
"""The same of all others."""
BEYOND = 1
"""Of each that is kept beyond those, so that it is spent."""
UNIT, DIE, STEP, SPACE = 60, 160, 130, 25
"""Of a unit, a Dingir die, a step on the population track and one on the event track."""
LEVEL: Mapping[str, int] = {EXPLORE: 80, RESEARCH: 100, GATHER: 120, WARFARE: 60, GROW: 100}
"""Of a level of a technology."""
BUILDING = (0, 120, 260, 450)
"""Of the levels of Build: the last one opens the Hanging Gardens (MES-12.2)."""
EVENT = 200
"""Of an event that a tribe guards; one that somebody else runs is worth half of it."""
BEATEN, AWAY = 60, 30
"""Of each unit of others that is beaten, and of keeping them out of an area."""
TILE, QUEST = 60, 40
"""What a point of the next part of the Gardens, or of a quest, promises whoever has all that it asks for."""
LEFT = 4_000
"""About what means come to at the end, where they bring nothing: they count for what they promise beyond, so
that nobody is loath to complete the Gardens. In the last round it is never less than nothing."""
ALONE = 20_000
"""Of winning a scenario, or losing it: more than all points and means (MES-32.1, MES-33.1)."""


def worths(view: View[Mesopotamia]) -> list[int]:
    """What each seat is worth to simple players, in hundredths of a point of the final count.

    Its points, what fights to come promise, and what its means do; in a team what all have on average.
    Quests count as far as the viewer knows them.
    """
    game = view.state
    if view.over:
        found = settled(result(game), _prizes(game))
    else:
        fights = _fights(game)
        found = [_worth(game, realm.seat) + fights[realm.seat] for realm in game.realms]
    return _shared(game, found) if game.mode == TEAM else found


def _prizes(game: Mesopotamia) -> Mapping[int, int]:
    """What the end of a scenario is worth besides points."""
    if game.mode not in SCENARIOS:
        return {}
    return dict.fromkeys(game.people(), ALONE if game.ended in WON else -ALONE)


def _shared(game: Mesopotamia, worths: list[int]) -> list[int]:
    """A team has won or lost as one (MES-34.7)."""
    people = game.people()
    average = sum(worths[seat] for seat in people) // len(people)
    return [average if seat in people else worth for seat, worth in enumerate(worths)]


def _worth(game: Mesopotamia, seat: int) -> int:
    """What a seat has: the house seat needs no means, and plays on whatever it has."""
    points = POINT * total(game, seat)
    if game.realms[seat].house:
        return points
    means = _means(game, seat) - LEFT
    points += aim(game)
    return points + (max(0, means) if _is_last(game) else means)


def _is_last(game: Mesopotamia) -> bool:
    """Whether the match ends with this round."""
    return (game.built > 0 and game.tile is None) or game.round == game.last_round > 0


def _fights(game: Mesopotamia) -> list[int]:
    """What is at stake for each seat where it has units beside others: points count as if all stayed."""
    found = [0] * len(game.realms)
    for area in contested(game):
        ground = game.grounds[area]
        for seat in ground.armed():
            found[seat] += _fight(game, area, ground, seat)
    return found


def _fight(game: Mesopotamia, area: str, ground: Ground, seat: int) -> int:
    force = ground.force(seat)
    if force is None:
        return 0
    chance = odds(game, area, seat)
    there = 0 if force.settlement else POINT * game.content.limits.area_points
    lost = there + UNIT * force.fighters
    return (chance * _stake(game, ground, seat) - (100 - chance) * lost) // 100


def _stake(game: Mesopotamia, ground: Ground, seat: int) -> int:
    """What a seat would have of an area once it is alone there, besides the point for being there."""
    limits, found = game.content.limits, 0
    for other in ground.armed():
        if not game.are_allies(seat, other):
            found += AWAY + BEATEN * ground.units(other)
    if ground.shown is not None:
        found += POINT * game.content.events[ground.shown].points
    if ground.running is not None and not game.are_allies(seat, ground.running.seat):
        found += EVENT // 2
    if ground.tribe:
        found += EVENT
    owner = ground.owner()
    if owner is not None and not game.are_allies(seat, owner):
        found += POINT * limits.settlement_points
    return found


def _means(game: Mesopotamia, seat: int) -> int:
    """What goods, units, technologies, dice and people promise, and what the seat works towards."""
    realm = game.realms[seat]
    stock = sum(_promise(good, n) for good, n in realm.goods.items())
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
            found += _promise(str(option.income), rounds + 1 - running.die)
    return found


def _promise(good: str, number: int) -> int:
    """What so much of a good promises."""
    each = GOODS.get(good, OTHER)
    return sum(each[:number]) + BEYOND * max(0, number - len(each))
