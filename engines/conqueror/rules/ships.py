"""Ships at sea and at their Wharf: with whom they go and fight, and whom they carry (CON-28.9, CON-29).

A ship stands in a sea like any unit. On land there is none but at the Wharf of its nation, in the dock.
"""

from collections.abc import Iterator, Mapping

from engines.conqueror.ids import SHIP
from engines.conqueror.rules.bans import why_not
from engines.conqueror.state import Army, Conqueror, Units
from engines.conqueror.words import the_place, units


def works(game: Conqueror, seat: int) -> bool:
    """Whether a seat has a Wharf, and no enemy holds its territory (CON-28.13, CON-29.2)."""
    wharf = game.nations[seat].wharf
    return wharf is not None and game.owner(wharf) in (None, seat)


def heading(game: Conqueror, seat: int, origin: str, target: str) -> Army:
    """The units of a seat in `origin` that can have to do with `target`, for looking at.

    Ships go to seas alone and fight there alone; those of a Wharf with the units of its land or without
    (CON-28.9, CON-29.2, CON-29.5).
    """
    here = game.lands[origin]
    mine = here.army if here.owner == seat else Army()
    if not game.destiny:
        return mine
    if not game.is_sea(target):
        return mine.crew if mine.ready.get(SHIP) else mine
    dock = _dock(game, seat, origin)
    if not dock:
        return mine
    found = Army()
    found.join(mine)
    found.join(dock)
    return found


def marches(game: Conqueror, seat: int) -> Iterator[tuple[str, str, Army]]:
    """From where to where units of a seat may go now, and which of them (CON-18.2, CON-18.3, CON-28.9).

    To its own Wharf ships go apart, see `docks`.
    """
    for origin in origins(game, seat):
        for target in game.near(origin):
            some = heading(game, seat, origin, target)
            if some.can_act and why_not(game, seat, target) is None:
                yield origin, target, some


def origins(game: Conqueror, seat: int) -> list[str]:
    """From where units of a seat may go: its territories, and its Wharf."""
    held, wharf = game.held(seat), game.nations[seat].wharf
    return held if wharf is None or wharf in held else [*held, wharf]


def can_go(game: Conqueror, seat: int) -> bool:
    """Whether any unit of a seat may march, dock or be carried now."""
    return (
        any(True for _ in marches(game, seat))
        or any(docks(game, seat, sea) for sea in game.held(seat))
        or any(True for _ in crossings(game, seat))
    )


def _dock(game: Conqueror, seat: int, place: str) -> Army:
    """The ships of a seat at its Wharf, if that is in this place and works."""
    nation = game.nations[seat]
    return nation.dock if nation.wharf == place and works(game, seat) else Army()


def gathered(game: Conqueror, seat: int, place: str) -> Army:
    """All units of a seat in a territory, those at its Wharf included, for looking at."""
    found, here = Army(), game.lands[place]
    if here.owner == seat:
        found.join(here.army)
    found.join(_dock(game, seat, place))
    return found


def stacks(
    game: Conqueror, seat: int, place: str, some: Mapping[str, int]
) -> list[tuple[Army, Units]]:
    """In which armies some units of a seat in a territory are: ships on land are in its dock."""
    here = game.lands[place].army
    if not some.get(SHIP) or game.is_sea(place):
        return [(here, dict(some))]
    others = {kind: n for kind, n in some.items() if kind != SHIP}
    dock = (game.nations[seat].dock, {SHIP: some[SHIP]})
    return [(here, others), dock] if others else [dock]


def bring_in(game: Conqueror, seat: int, place: str, army: Army) -> None:
    """Units of a seat come to stand where some of it are, or its Wharf is; ships on land in the dock."""
    if game.is_sea(place):
        game.lands[place].army.join(army)
        return
    game.lands[place].army.join(army.crew)
    game.nations[seat].dock.join(army.ships)


# --- docking and transport


def docks(game: Conqueror, seat: int, sea: str) -> bool:
    """Whether ships of a seat in a sea can go to its Wharf (CON-29.2)."""
    if not ships_at(game, sea) or not works(game, seat):
        return False
    return game.lands[sea].owner == seat and game.nations[seat].wharf in game.near(sea)


def ships_at(game: Conqueror, sea: str) -> int:
    """How many ships in a sea can act."""
    return game.lands[sea].army.fresh.get(SHIP, 0)


def room_aboard(game: Conqueror, sea: str) -> int:
    """How many units the ships in a sea that can act carry together (CON-29.3)."""
    return game.content.expansion.limits.carries * ships_at(game, sea)


def ships_for(game: Conqueror, number: int) -> int:
    """How many ships it takes to carry so many units (CON-29.3)."""
    return -(-number // game.content.expansion.limits.carries)


def crossings(game: Conqueror, seat: int) -> Iterator[tuple[str, str]]:
    """Across which sea a seat's ships can carry units, and from where (CON-29.3)."""
    for sea in game.held(seat):
        if game.is_sea(sea) and ships_at(game, sea):
            for origin in game.near(sea):
                here = game.lands[origin]
                if here.owner != seat or not here.army.can_act:
                    continue
                if landings(game, seat, sea, origin):
                    yield sea, origin


def landings(game: Conqueror, seat: int, sea: str, origin: str) -> list[str]:
    """Where units can be carried to from one land at a sea: any other there (CON-29.3).

    In a round of Storms nothing is carried (CON-33.6).
    """
    if game.is_sea(origin) or why_not(game, seat, sea) is not None:
        return []
    return [
        place
        for place in game.near(sea)
        if place != origin and not game.is_sea(place) and why_not(game, seat, place) is None
    ]


# --- losses


def sink(game: Conqueror) -> None:
    """Ships at a Wharf whose territory somebody else controls now are lost (CON-29.9, CON-29.18)."""
    for nation in game.nations:
        if nation.dock and not works(game, nation.seat):
            told, place = units(nation.dock.units), the_place(str(nation.wharf))
            nation.dock.clear()
            game.tell("conqueror-event-sunk", by=nation.seat, units=told, place=place)


def lost_ships(game: Conqueror, seat: int) -> int:
    """How many ships a seat has lost in the battle so far."""
    lost = game.fighting().report.lost
    return sum(one.units.get(SHIP, 0) for one in lost if one.seat == seat)


def most_ships_lost(game: Conqueror, seat: int, mine: Mapping[str, int], number: int) -> int:
    """How many ships can be among so many losses of some units (CON-29.7, CON-29.17).

    One in a battle, be it by the volley or as a casualty; more only once nothing else is left.
    """
    ships = mine.get(SHIP, 0)
    if not ships:
        return 0
    left = max(0, game.content.expansion.limits.ship_losses - lost_ships(game, seat))
    others = sum(mine.values()) - ships
    return min(ships, max(left, number - others))
