"""What is paid and gained: resources from Traded goods and Warehouse, and all prices (TAD-1.3, TAD-1.4)."""

from collections.abc import Mapping

from engines.core import Arg, Text
from engines.core.content import MOST
from engines.tadmor.content import Content
from engines.tadmor.effects import Architects, Buyer, Clerk, FifthStorey, Scaffold
from engines.tadmor.ids import PARTS, RESOURCES
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.supply import STOREY
from engines.tadmor.words import amounts

Goods = Mapping[str, int]

# --- resources --------------------------------------------------------------------------------


def can_pay(player: Player, cost: Goods) -> bool:
    """Whether a player has all of it, in the Warehouse or among the Traded goods."""
    for resource, number in cost.items():
        if player.warehouse[resource] + player.traded[resource] < number:
            return False
    return True


def pay(player: Player, cost: Goods) -> list[Arg]:
    """Give resources back to the supply, Traded goods first (TAD-12.9); what was paid, in words."""
    for resource, number in cost.items():
        traded = min(number, player.traded[resource])
        player.traded[resource] -= traded
        player.warehouse[resource] -= number - traded
    return amounts(cost)


def store(player: Player, goods: Goods) -> list[Arg]:
    """Put resources into the Warehouse, where they can be traded (TAD-12.8); what came, in words."""
    for resource, number in goods.items():
        player.warehouse[resource] += number
    return amounts(goods)


def receive(player: Player, goods: Goods) -> list[Arg]:
    """Put resources among the Traded goods (TAD-12.1, TAD-12.6, TAD-12.7); what came, in words."""
    for resource, number in goods.items():
        player.traded[resource] += number
    return amounts(goods)


def wealth(player: Player) -> dict[str, int]:
    """All that can be spent, by resource."""
    warehouse, traded = player.warehouse, player.traded
    return {resource: warehouse[resource] + traded[resource] for resource in RESOURCES}


def spread(player: Player, most: Goods, number: int) -> dict[str, int]:
    """So many resources, each at most so often, always taken where most are left."""
    paid = dict.fromkeys(most, 0)
    for _ in range(number):
        left = [one for one in most if paid[one] < most[one]]
        paid[max(left, key=lambda one: player.has(one) - paid[one])] += 1
    return paid


# --- prices -----------------------------------------------------------------------------------


def saved_parts(game: Tadmor, player: Player) -> int:
    """Resources that a temple part costs less (TAD-17.I34)."""
    return sum(effect.saves for effect in game.effects(player, Architects))


def saved_missions(game: Tadmor, player: Player) -> int:
    """Resources that completing a mission costs less (TAD-17.I20)."""
    return sum(effect.saves for effect in game.effects(player, Clerk))


def payable(player: Player, cost: Goods) -> dict[str, int]:
    """How much of each resource of a cost a player could pay, saving others instead (TAD-A36)."""
    return {one: min(number, player.has(one)) for one, number in cost.items()}


def due(cost: Goods, saves: int) -> int:
    """How many resources of a cost are left to pay (TAD-17.I20, TAD-17.I34)."""
    return max(0, sum(cost.values()) - saves)


def affordable(player: Player, cost: Goods, saves: int) -> bool:
    """Whether a player can pay a cost less some resources of his choice."""
    if not saves:
        return can_pay(player, cost)
    return sum(payable(player, cost).values()) >= due(cost, saves)


def less(cost: Goods, saves: int) -> list[Arg]:
    """A cost in words, of which some resources may be saved."""
    paid = amounts(cost)
    return [Text("tadmor-any-of", {"n": due(cost, saves), "cost": paid})] if saves else paid


def forced(player: Player, cost: Goods, saves: int) -> bool:
    """Whether there is one way alone to pay a cost that can be paid."""
    most = [number for number in payable(player, cost).values() if number]
    return not saves or len(most) < 2 or sum(most) == due(cost, saves)


def part_cost(game: Tadmor, built: int) -> Goods:
    """What the next part of a temple costs that has so many."""
    return game.content.parts[PARTS[built]].cost


def good_cost(game: Tadmor, player: Player, pile: str) -> dict[str, int]:
    """What a rare good costs, I28 included (TAD-8.17, TAD-17.I28)."""
    saves = sum(effect.saves for effect in game.effects(player, Buyer))
    return good_price(game.content, pile, saves)


def good_price(content: Content, pile: str, saves: int) -> dict[str, int]:
    """What a rare good costs that costs so many resources less, the first ones of its price first."""
    cost: dict[str, int] = {}
    for resource, number in content.piles[pile].cost.items():
        cost[resource] = max(0, number - saves)
        saves -= number - cost[resource]
    return cost


def level_cost(game: Tadmor, player: Player, level: int, *, pairs: bool) -> Goods:
    """What a tower level costs, or a pair that begins with it (TAD-8.2 to TAD-8.4, TAD-17.I18)."""
    band = game.content.band(level)
    cost = band.pairs if pairs else band.singles
    if game.effects(player, Scaffold):
        return {resource: number for resource, number in cost.items() if resource != "wood"}
    return cost


def buildings(game: Tadmor, player: Player, *, pairs: bool) -> list[tuple[dict[str, int], int]]:
    """What a player could build now: for one level or pair, for two, … the whole cost and the height then."""
    limit = game.content.limits.max_pairs if pairs else 0
    found: list[tuple[dict[str, int], int]] = []
    cost, height = dict.fromkeys(RESOURCES, 0), player.height
    while len(found) < (limit or MOST):
        for resource, number in level_cost(game, player, height + 1, pairs=pairs).items():
            cost[resource] += number
        if not can_pay(player, cost):
            break
        height = risen(game, player, height, 2 if pairs else 1)
        found.append((dict(cost), height))
    return found


def risen(game: Tadmor, player: Player, height: int, levels: int) -> int:
    """The height of a player's tower after building so many levels; free ones do not count (TAD-8.24)."""
    lifted = bool(game.effects(player, FifthStorey))
    for _ in range(levels):
        height += 1
        if lifted and height % STOREY == STOREY - 1:
            height += 1
    return height
