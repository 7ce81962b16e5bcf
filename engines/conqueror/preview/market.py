"""What an agent can do, and what stands against the rest (CON-11.3, CON-12.1 to 12.9, CON-13.3, CON-28)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.conqueror.content import Space
from engines.conqueror.ids import (
    DISTRICT,
    FACTIONS,
    FORT,
    INDEPENDENT,
    INDEPENDENTS,
    PROJECT,
    PROJECTS,
    TRADE,
    UPGRADE,
    UPGRADES,
    way,
)
from engines.conqueror.preview.prices import (
    Price,
    agents,
    district_prices,
    taken,
    upgrade_prices,
)
from engines.conqueror.preview.projects import hindrance, project_price
from engines.conqueror.state import Conqueror, Nation
from engines.core import Record, record

SPACES = 2
"""Agents that find room on a kind of district, upgrade or project (CON-12.2, CON-13.3, CON-28.1)."""


@record
class Ware(Record):
    """A district, upgrade or mega project. id: `district.bazaar`; space: where the agent goes.

    why: what stands against it: "copies", "slots", "spaces", "place", "owned" or "coins"; None if nothing.
    """

    id: str
    space: str
    price: Price
    why: str | None


def wares(game: Conqueror, seat: int) -> list[Ware]:
    """All districts, upgrades and mega projects, with what stands against each.

    Mega projects are sold in Policies alone, with Seas of Destiny (CON-7.5, CON-28.1).
    """
    occupied = taken(game, seat)
    found = [*_districts(game, seat, occupied), *_upgrades(game, seat, occupied)]
    if game.destiny and game.phase != "purchases":
        found += _projects(game, seat, occupied)
    return found


def next_wares(game: Conqueror, seat: int) -> list[Ware]:
    """The same for the next time a seat sends its agent; none if the last round has passed that moment.

    By then all agents are back, and this round's chronicle card is gone (CON-8.4, CON-8.5).
    """
    if not _has_acted(game, seat):
        return wares(game, seat)
    if game.round >= game.content.modes[game.mode].rounds:
        return []
    nations = [replace(nation, agent=None) for nation in game.nations]
    then = replace(game, nations=nations, chronicle=None)
    then.attach(game.content)
    return wares(then, seat)


def is_closed(game: Conqueror) -> bool:
    """Whether nobody can buy anything any more: the last campaign has begun (CON-8.1, CON-5.4)."""
    return game.phase in ("campaign", "end") and game.round >= game.content.modes[game.mode].rounds


def _has_acted(game: Conqueror, seat: int) -> bool:
    """Whether a seat sends its agent no more this round: only a trade may let it move again (CON-11.14)."""
    if game.phase in ("preparation", "campaign", "end"):
        return True
    return game.nations[seat].agent is not None and not may_redeploy(game, seat)


def _districts(game: Conqueror, seat: int, occupied: Sequence[str]) -> Iterator[Ware]:
    nation = game.nations[seat]
    full = nation.in_slots(DISTRICT) >= game.content.limits.slots
    for kind, price in district_prices(game, seat, occupied).items():
        space = way(DISTRICT, kind)
        why = _barred(nation, space, price, occupied)
        if not game.stock(kind):
            why = "copies"
        elif kind != FORT and full:
            why = "slots"
        elif kind == FORT and not fort_places(game, seat):
            why = "place"
        yield Ware(space, space, price, why)


def _upgrades(game: Conqueror, seat: int, occupied: Sequence[str]) -> Iterator[Ware]:
    nation, rows = game.nations[seat], game.content.upgrades
    no_slot = nation.in_slots(UPGRADE) >= game.content.limits.slots
    prices = upgrade_prices(game, seat, occupied)
    spaces = {kind: way(UPGRADE, kind) for kind in prices}
    barred = {
        kind: _barred(nation, spaces[kind], price, occupied) for kind, price in prices.items()
    }
    for upgrade in UPGRADES:
        kind = rows[upgrade].type
        why = barred[kind]
        if upgrade in nation.upgrades:
            why = "owned"
        elif no_slot:
            why = "slots"
        yield Ware(way(UPGRADE, upgrade), spaces[kind], prices[kind], why)


def _projects(game: Conqueror, seat: int, occupied: Sequence[str]) -> Iterator[Ware]:
    nation = game.nations[seat]
    for kind in PROJECTS:
        space, price = way(PROJECT, kind), project_price(game, seat, kind)
        why = hindrance(game, seat, kind) or _barred(nation, space, price, occupied)
        yield Ware(space, space, price, why)


def _barred(nation: Nation, space: str, price: Price, occupied: Sequence[str]) -> str | None:
    """Whether other agents leave no room, or coins are missing; before round 1 no agent stands (CON-7.3)."""
    if occupied.count(space) >= SPACES:
        return "spaces"
    return "coins" if price.coins > nation.coins else None


def fort_places(game: Conqueror, seat: int) -> list[str]:
    """Where a seat may build a fort: a token of a temporary capital does not matter (CON-12.7, CON-A67)."""
    return [
        place
        for place in game.held_lands(seat)
        if not game.lands[place].built and (not game.map[place].fort or game.lands[place].blank)
    ]


def flags(game: Conqueror) -> dict[str, int]:
    """The trade flags by mark, with the seat played there, INDEPENDENT for the independents (CON-11.3)."""
    played = {nation.mark: nation.seat for nation in game.nations if not nation.out}
    return {mark: played[mark] for mark in FACTIONS if mark in played} | {INDEPENDENTS: INDEPENDENT}


def partners(game: Conqueror, seat: int) -> dict[str, int]:
    """The flags under which a seat's agent may go, and not stay (CON-11.3, CON-11.17)."""
    return {
        mark: other
        for mark, other in flags(game).items()
        if other != seat and not agents(game, way(TRADE, mark))
    }


def next_space(game: Conqueror, seat: int) -> Space:
    """The space of the trade track reached by one more trade; the last one is reached again (CON-11.6)."""
    track = game.content.track(game.mode)
    return track[min(game.nations[seat].space, len(track) - 1)]


def may_redeploy(game: Conqueror, seat: int) -> bool:
    """Whether a seat may move its agent again, having traded on that icon (CON-11.14, CON-11.16)."""
    nation = game.nations[seat]
    here = game.content.track(game.mode)[nation.space - 1]
    traded = (nation.agent or "").startswith(f"{TRADE}.")
    return here.icon == "redeploy" and traded and not nation.redeployed and not nation.out
