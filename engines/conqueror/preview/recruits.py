"""What can be done in Preparation as things stand, given what is planned so far (CON-14 to CON-17)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from engines.conqueror.ids import (
    ALL,
    ARCHER,
    CAVALRY,
    DONE,
    ELITE,
    HERO,
    INFANTRY,
    LEVY,
    MERCENARY,
    PLAGUE,
    RECRUIT,
    SIEGE,
    STORE,
    SURPLUS,
    TOKEN,
    way,
)
from engines.conqueror.preview import food
from engines.conqueror.preview.drafts import Draft, draft
from engines.conqueror.preview.heroes import (
    elite_can_be_recruited,
    elite_price,
    engine_price,
    for_sale,
    hero_price,
)
from engines.conqueror.rules.boards import power_of
from engines.conqueror.state import Conqueror, total

LEAST_FIRST = (INFANTRY, ARCHER, CAVALRY)
"""The kinds of standard units, the one that is missed least first."""
FOOT = (INFANTRY, ARCHER)
"""What forts make several of, and small ones at all (CON-14.3, CON-14.4)."""


# --- losses


def plague_due(plan: Draft) -> int:
    """How many units the Plague still takes of a seat: of few units none (CON-14.9)."""
    game = plan.game
    if game.chronicle != PLAGUE:
        return 0
    card = game.content.chronicles[PLAGUE]
    taken = sum(total(units) for units in plan.plague.values())
    return max(0, card.amount - taken) if plan.had >= card.least else 0


def surplus_due(plan: Draft) -> int:
    """How many units have to go as there is no food for them, once the Plague is over (CON-15.3, CON-A65)."""
    return 0 if plague_due(plan) else max(0, -plan.room)


def losses(plan: Draft) -> list[str]:
    """What may be lost now, as entries: a unit of each kind, and as many at once as have to go."""
    if plague_due(plan):
        return [way(PLAGUE, place, kind) for place, kind, _ in _stacks(plan)]
    due, found = surplus_due(plan), list[str]()
    if due:
        for place, kind, number in _stacks(plan):
            for lost in sorted({1, min(number, due)}, reverse=True):
                found.append(way(SURPLUS, place, kind, str(lost)))
    return found


def _stacks(plan: Draft) -> Iterator[tuple[str, str, int]]:
    """Standard units on the map, those in open country first."""
    for place in sorted(plan.stood, key=lambda one: plan.game.fort_at(one) is not None):
        units = plan.units_in(place)
        for kind in LEAST_FIRST:
            if units.get(kind):
                yield place, kind, units[kind]


def may_spend(plan: Draft) -> bool:
    """Whether stored food can be spent: before units go for want of food (CON-14.9, CON-15.6)."""
    return plan.nation.stored and not plan.token and not plan.surplus


# --- recruits


def left_at(plan: Draft, place: str) -> list[str]:
    """What a fort can still make, as entries: one cavalry, or as many on foot as its size allows.

    A fort makes what it makes once in a phase; of several units on foot some may be chosen first.
    See CON-14.3, CON-14.4.
    """
    made, great = plan.recruits.get(place, {}), plan.forts[place] == "great"
    most = plan.game.content.limits.great_archers_or_infantry if great else 1
    room, barracks = min(plan.room, most - total(made)), plan.barracks
    if CAVALRY in made or room <= 0:
        return []
    rides = great and not made and CAVALRY in barracks
    infantry, archers = barracks.get(INFANTRY, 0), barracks.get(ARCHER, 0)
    return _makes(place, rides, room, min(room, infantry), min(room, archers))


@cache
def _makes(place: str, rides: bool, most: int, infantry: int, archers: int) -> list[str]:
    """One cavalry, if it can be, then all so many units on foot, one fewer, and so on; never to be changed.

    infantry, archers: how many of them there are.
    """
    on_foot = [
        kinds
        for number in range(most, 0, -1)
        for kinds in combinations_with_replacement(FOOT, number)
        if kinds.count(INFANTRY) <= infantry and kinds.count(ARCHER) <= archers
    ]
    return [way(RECRUIT, place, *kinds) for kinds in [*([(CAVALRY,)] if rides else []), *on_foot]]


def levies(plan: Draft) -> list[str]:
    """The forts that can make the one infantry more of the Levy, be there food or not (CON-A77)."""
    game = plan.game
    if game.chronicle != LEVY or plan.levy or not plan.barracks.get(INFANTRY):
        return []
    return [*plan.forts]


def mercenary_forts(plan: Draft) -> list[str]:
    """The forts in which Carthage B may still recruit a cavalry for coins, if there is food (CON-30.2)."""
    power = power_of(plan.game, plan.seat)
    if power.kind != "mercenaries" or plan.mercenary or plan.coins < power.amount:
        return []
    return [*plan.forts] if plan.room > 0 and plan.barracks.get(CAVALRY) else []


def elite_places(plan: Draft) -> list[str]:
    """Where the elite can come to if it is bought now: the capital, else anywhere (CON-16.2, CON-A40)."""
    game, seat, home = plan.game, plan.seat, plan.nation.capital
    if plan.elite or not elite_can_be_recruited(game, seat) or elite_price(game, seat) > plan.coins:
        return []
    held = plan.held
    return [home] if home in held else held


def affordable_heroes(plan: Draft) -> list[str]:
    """The heroes that can be bought besides those planned (CON-17.1, CON-17.10)."""
    game, seat, coins = plan.game, plan.seat, plan.coins
    return [
        hero
        for hero in for_sale(game, seat)
        if hero not in plan.heroes and hero_price(game, seat, hero) <= coins
    ]


def may_store(plan: Draft) -> bool:
    """Whether food can be stored at the end: two more than is needed, and none stored or spent.

    See CON-15.5, CON-15.7, CON-A17, CON-A63.
    """
    nation = plan.nation
    if nation.stored or nation.fed or plan.token or plan.store:
        return False
    spare = plan.supply - food.needed(plan.game, plan.all_units)
    return spare >= plan.game.content.limits.stored_surplus


def engine_places(plan: Draft) -> list[str]:
    """Where a siege engine can come to if it is bought now: to any great fort (CON-29.12, CON-29.20)."""
    game = plan.game
    if not plan.barracks.get(SIEGE) or engine_price(game) > plan.coins:
        return []
    return [place for place, fort in plan.forts.items() if fort == "great"]


# --- all of it


def entries(plan: Draft) -> list[str]:
    """All that may be entered now: what finishes the plan at once first, what ends it last."""
    token = [TOKEN] if may_spend(plan) else []
    lost = losses(plan)
    if lost:
        return [ALL, *token, *lost]
    made = [*_made(plan)]
    # Without any unit to make, the usual would only be to end.
    return [*([ALL] if made else ()), *token, *made, *_hired(plan), *_ends(plan)]


def has_choice(plan: Draft) -> bool:
    """Whether anything may be entered but the end of the plan."""
    return bool(
        may_spend(plan)
        or losses(plan)
        or any(True for _ in _made(plan))
        or any(True for _ in _hired(plan))
        or may_store(plan)
    )


def _made(plan: Draft) -> Iterator[str]:
    """What each fort can make, fort by fort, with the Levy's infantry."""
    levied = levies(plan)
    for place in plan.forts:
        yield from left_at(plan, place)
        if place in levied:
            yield way(LEVY, place)


def _hired(plan: Draft) -> Iterator[str]:
    """What is paid for: a cavalry of Carthage B, elite, siege engines, each by its place, and heroes."""
    for place in mercenary_forts(plan):
        yield way(MERCENARY, place)
    for place in elite_places(plan):
        yield way(ELITE, place)
    for place in engine_places(plan):
        yield way(SIEGE, place)
    for hero in affordable_heroes(plan):
        yield way(HERO, hero)


def _ends(plan: Draft) -> list[str]:
    """To finish, with or without storing food."""
    return [STORE, DONE] if may_store(plan) else [DONE]


# --- the usual


def usual(game: Conqueror, seat: int) -> list[str]:
    """How a plan is finished without much thought, as entries that follow those chosen so far.

    Food is spent if that saves units; the least useful units go; every fort makes the strongest it can, and
    what food is left is stored. Nothing is bought.
    """
    plan, entries = draft(game, seat), list[str]()
    while (entry := usual_next(plan)) is not None:
        plan.enter(entry)
        entries.append(entry)
    return entries


def usual_next(plan: Draft) -> str | None:
    """The next entry of the usual plan; None if it is complete."""
    if may_spend(plan) and not plague_due(plan) and surplus_due(plan):
        return TOKEN
    lost = losses(plan)
    if lost:
        return min(lost, key=lambda entry: _missed(plan, entry))
    for place in sorted(plan.forts, key=lambda one: plan.forts[one] != "great"):
        made = left_at(plan, place)
        if made:
            return made[0]
    forts = levies(plan)
    if forts:
        return way(LEVY, forts[0])
    return STORE if may_store(plan) else None


def _missed(plan: Draft, entry: str) -> tuple[bool, int, bool]:
    """How much a loss hurts: territories are kept, then cavalry, then what defends forts."""
    _, place, kind, *_ = entry.split(".")
    given_up = place not in plan.after(entry).held
    return given_up, LEAST_FIRST.index(kind), plan.game.fort_at(place) is not None
