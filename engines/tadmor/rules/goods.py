"""What is paid and gained: resources from Traded goods and Warehouse (TAD-1.3, TAD-1.4)."""

from collections.abc import Mapping

from engines.core import Arg
from engines.tadmor.ids import RESOURCES
from engines.tadmor.state import Player
from engines.tadmor.words import amounts

Goods = Mapping[str, int]


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
    """Pay a number of resources, no kind beyond its limit in `most`, always where most are left."""
    paid = dict.fromkeys(most, 0)
    for _ in range(number):
        left = [one for one in most if paid[one] < most[one]]
        paid[max(left, key=lambda one: player.has(one) - paid[one])] += 1
    return paid
