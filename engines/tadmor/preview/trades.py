"""Trades at hand: by upgrades, by a returned mission, by pieces on markets, for points (TAD-12)."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.tadmor.content import Content
from engines.tadmor.content.effects import Broker, Charter, Trade
from engines.tadmor.content.memo import once
from engines.tadmor.ids import ADVANCED, BASIC, RESOURCES
from engines.tadmor.state import Player, Tadmor

POINTS = "points"
PAIRS = ((BASIC[0], BASIC[0]), (BASIC[0], BASIC[1]), (BASIC[1], BASIC[1]))
"""Two basic resources in any mix, which an advanced one brings (TAD-12.4)."""
MIXED = [".".join(pair) for pair in PAIRS]
MARKETS = ("market", "private_market")
_KINDS = {"basic": BASIC, "advanced": ADVANCED}


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
        """Whether there is something to give: what lies in the Warehouse, or points (TAD-12.2)."""
        if self.give == POINTS:
            return True
        return any(player.warehouse[kind] >= self.price for kind in kinds(self.give))


def kinds(what: str) -> tuple[str, ...]:
    """The resources that a word for some stands for."""
    return _KINDS.get(what, (what,))


def swaps(game: Tadmor, player: Player, places: list[str]) -> list[Swap]:
    """The trades at hand, whether there is anything to give or not (TAD-12.1).

    places: where the player's pieces stand.
    """
    return _open(game.content, _sources(game, player, places), player.brokered)


def _sources(game: Tadmor, player: Player, places: list[str]) -> tuple[str, ...]:
    """The upgrades, missions and spaces by which a player can trade now."""
    content, found = game.content, []
    actions = content.spots.actions
    if not content.trading.isdisjoint(player.upgrades):
        placed = game.placed
        tiles = [name for name in player.upgrades if name in content.trading]
        found += [name for name in tiles if actions[name] not in MARKETS or name in placed]
    if player.charter:
        missions = content.missions
        found += [one for one in player.returned if isinstance(missions[one].effect, Charter)]
    return (*found, *[place for place in places if actions[place] == MARKETS[0]])


def _open(content: Content, sources: Sequence[str], brokered: Sequence[str]) -> list[Swap]:
    """What these sources trade; for points only what has not been bought this turn (TAD-17.I6)."""
    found = [swap for source in sources for swap in _by(content, source)]
    return [swap for swap in found if swap.give != POINTS or swap.take not in brokered]


def _by(content: Content, source: str) -> list[Swap]:
    """What one of them trades; only a full market takes advanced resources (TAD-10.2, TAD-10.3)."""
    space, tile = content.spaces.get(source), content.upgrades.get(source)
    match None if tile is None else tile.effect:
        case Trade(give=give, take=take):
            gain = 1 if take else len(PAIRS[0])
            return [Swap(source, give, 1, take or "basic", gain)]
        case Broker() as offer:
            return [Swap(source, POINTS, _price(offer, kind), kind, 1) for kind in _KINDS]
    full = space is None or space.full
    down = [Swap(source, "advanced", 1, "basic", len(PAIRS[0]))] if full else []
    return [Swap(source, "basic", 1, "advanced", 1), *down]


def _price(offer: Broker, kind: str) -> int:
    return offer.basic if kind == "basic" else offer.advanced


def by_given(game: Tadmor, player: Player, places: list[str]) -> list[tuple[str, list[str]]]:
    """What a player can give now, and all that it may bring: a resource or points for such as `wood.stone`.

    places: where the player's pieces stand.
    """
    sources = _sources(game, player, places)
    # Most players have no market at all at most moments.
    if not sources:
        return []
    takes = _takes(game.content, sources, tuple(player.brokered))
    return [one for one in takes if one[0] == POINTS or player.warehouse[one[0]]]


@once
def _takes(
    content: Content, sources: tuple[str, ...], brokered: tuple[str, ...]
) -> list[tuple[str, list[str]]]:
    """What these sources take, and what they bring for it: single ones, or two basic ones in any mix."""
    rates = {
        (give, take)
        for swap in _open(content, sources, brokered)
        for give in kinds(swap.give)
        for take in kinds(swap.take)
    }
    found: list[tuple[str, list[str]]] = []
    for give in (*RESOURCES, POINTS):
        takes = [take for take in RESOURCES if (give, take) in rates]
        if takes:
            found.append((give, MIXED if give in ADVANCED else takes))
    return found


def price(game: Tadmor, player: Player, give: str, take: str) -> int:
    """How much is given for one trade: 1 of a resource, or the points of the cheapest offer (TAD-17.I6)."""
    if give != POINTS:
        return 1
    kind = "basic" if take in BASIC else "advanced"
    return min([_price(offer, kind) for offer in game.effects(player, Broker)])


def is_market(content: Content, place: str) -> bool:
    """Whether a piece here stays until all trades are done (TAD-6.7)."""
    return content.spots.actions[place] in MARKETS
