"""What a seat could do or would get as things stand; nothing of it is decided."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.tadmor.content import Requirement
from engines.tadmor.effects import (
    Broker,
    Charter,
    Credit,
    PrivateMarket,
    Storehouse,
    TaxCharter,
    Trade,
)
from engines.tadmor.goods import wealth
from engines.tadmor.ids import ADVANCED, BASIC, CONSTRUCTION, PARTS, PILES
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.supply import colour_count, next_piece

When: TypeAlias = Literal["raiders", "upgrades", "construction", "kingdom", "any"]
"""When a piece is resolved; at any time, or in a part of the turn."""
PAIR = 2
"""Basic resources for an advanced one (TAD-10.2)."""
ANY_TIME = ("collect", "gifts", "market", "caravan", "shipyard")


@dataclass(frozen=True, slots=True)
class Post:
    """A piece on the board or on an own tile, and when it is resolved."""

    place: str
    kind: str
    when: When


@dataclass(frozen=True, slots=True)
class Gap:
    """How far one way to the next camel or ship has come: by what, how much there is, how much it takes."""

    what: Literal["height", "missions", "sets"]
    has: int
    needs: int


@dataclass(frozen=True, slots=True)
class Swap:
    """A trade at hand: by what, and how much of what for how much of what.

    Besides resources there are "points", and "basic" and "advanced" for either resource of a kind.
    """

    source: str
    give: str
    price: int
    take: str
    gain: int

    def possible(self, player: Player) -> bool:
        """Whether there is something to give (TAD-1.5)."""
        if self.give == "points":
            return True
        return any(player.warehouse[kind] >= self.price for kind in kinds(self.give))


def kinds(what: str) -> tuple[str, ...]:
    """The resources that a word for some stands for."""
    return {"basic": BASIC, "advanced": ADVANCED}.get(what, (what,))


def lacking(player: Player, cost: Mapping[str, int], saves: int = 0) -> dict[str, int]:
    """The resources missing for a cost of which `saves` may be left out: what is missing goes first."""
    missing = {kind: max(0, n - player.has(kind)) for kind, n in cost.items()}
    for kind in sorted(missing, key=lambda one: -missing[one]):
        left_out = min(saves, missing[kind])
        missing[kind] -= left_out
        saves -= left_out
    return {kind: n for kind, n in missing.items() if n}


def held(player: Player) -> int:
    """How many resources there are, traded or not."""
    return sum(wealth(player).values())


def limit(state: Tadmor, player: Player) -> int:
    """How many resources may be kept at the end of the turn (TAD-11.2, TAD-17.I33)."""
    limits = [one.limit for one in state.effects(player, Storehouse)]
    return max([state.content.limits.storage, *limits])


def credit(state: Tadmor, player: Player) -> int | None:
    """The points a rare good may be paid with instead (TAD-17.I9); None if it may not."""
    found = [one.points for one in state.effects(player, Credit) if one.points <= player.points]
    return min(found) if found and not player.credited else None


def next_part(state: Tadmor, player: Player) -> str | None:
    """The part an action would build (TAD-8.10 to TAD-8.12, TAD-8.16); None if its cards are gone."""
    unfinished = [built for built in player.temples if built < len(PARTS)]
    part = PARTS[max(unfinished, default=0)]
    return part if state.supply(part) else None


def gaps(state: Tadmor, player: Player, kind: str) -> list[list[Gap]] | None:
    """For each way to the next camel or ship how far it has come; None if there is no more to get."""
    row = next_piece(state, player, kind)
    return None if row is None else [_gaps(state, player, needs) for needs in row.needs]


def _gaps(state: Tadmor, player: Player, needs: Requirement) -> list[Gap]:
    colours = min(colour_count(state, player, pile) for pile in PILES)
    found = (
        Gap("height", player.height, needs.height),
        Gap("missions", player.missions, needs.missions),
        Gap("sets", colours, needs.sets),
    )
    return [gap for gap in found if gap.needs]


def tax_due(state: Tadmor, player: Player) -> int:
    """The gold a player owes in this turn's Kingdom; 0 if exempt (TAD-9.3, TAD-9.4)."""
    exempt = player.exempt or bool(state.effects(player, TaxCharter))
    on_space = any(_action(state, place) == "tax" for place in state.places_of(player.seat))
    return 0 if exempt or on_space else state.content.eras[state.era].tax


def _action(state: Tadmor, place: str) -> str | None:
    space = state.space(place)
    return None if space is None else space.action


def posts(state: Tadmor, seat: int) -> list[Post]:
    """Where a seat's pieces stand, in the order of placing."""
    places = state.places_of(seat)
    return [Post(place, state.placed[place].kind, _when(state, place)) for place in places]


def _when(state: Tadmor, place: str) -> When:
    space = state.space(place)
    if space is None:
        return _private(state, place)
    match space.action:
        case "raiders":
            return "raiders"
        case "upgrade":
            return "upgrades"
        case action if action in ANY_TIME:
            return "any"
        case action:
            return "construction" if action in CONSTRUCTION else "kingdom"


def _private(state: Tadmor, tile: str) -> When:
    kind = state.content.upgrades[tile].effect.kind
    if kind == "private_market":
        return "any"
    return "kingdom" if kind == "envoy" else "construction"


def swaps(state: Tadmor, player: Player) -> Iterator[Swap]:
    """The trades at hand, by upgrades, by K13 and by pieces on markets (TAD-12.1)."""
    for name in player.upgrades:
        yield from _upgrade_swaps(state, player, name)
    for name in player.returned if player.charter else []:
        if isinstance(state.content.missions[name].effect, Charter):
            yield from _market(name, full=True)
    for place in state.places_of(player.seat):
        space = state.space(place)
        if space is not None and space.action == "market":
            yield from _market(place, full=space.full)


def _upgrade_swaps(state: Tadmor, player: Player, name: str) -> Iterator[Swap]:
    match state.content.upgrades[name].effect:
        case Trade(give=give, take=None):
            yield Swap(name, give, 1, "basic", PAIR)
        case Trade(give=give, take=str(take)):
            yield Swap(name, give, 1, take, 1)
        case Broker(basic=basic, advanced=advanced):
            for price, kinds in ((basic, BASIC), (advanced, ADVANCED)):
                if not set(kinds) & set(player.brokered):
                    yield Swap(name, "points", price, "basic" if kinds is BASIC else "advanced", 1)
        case PrivateMarket() if name in state.placed:
            yield from _market(name, full=True)
        case _:
            pass


def _market(place: str, *, full: bool) -> Iterator[Swap]:
    yield Swap(place, "basic", 1, "advanced", 1)
    if full:
        yield Swap(place, "advanced", 1, "basic", PAIR)
