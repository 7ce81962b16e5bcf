"""What everything costs a player now, what is saved, and what is missing (TAD-1.3, TAD-7.2, TAD-8)."""

from collections.abc import Mapping

from engines.core import Arg, Text
from engines.core.content import MOST
from engines.tadmor.content import Content
from engines.tadmor.content.effects import Architects, Clerk, Credit, FifthStorey, Scaffold
from engines.tadmor.ids import PARTS, RESOURCES
from engines.tadmor.preview.gains import gaining, gains_of
from engines.tadmor.preview.purse import held
from engines.tadmor.rules.goods import can_pay
from engines.tadmor.rules.supply import STOREY
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import amounts

Goods = Mapping[str, int]


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


def lacking(player: Player, cost: Goods, saves: int = 0) -> dict[str, int]:
    """The resources missing for a cost of which some may be saved: what is missing most goes first."""
    missing = {one: number - player.has(one) for one, number in cost.items()}
    missing = {one: number for one, number in missing.items() if number > 0}
    for one in sorted(missing, key=lambda one: -missing[one]) if saves else ():
        saved = min(saves, missing[one])
        missing[one] -= saved
        saves -= saved
    return {one: number for one, number in missing.items() if number}


def affordable(player: Player, cost: Goods, saves: int) -> bool:
    """Whether a player can pay a cost less some resources of his choice."""
    return not lacking(player, cost, saves) if saves else can_pay(player, cost)


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
    tiles = gaining(game.content, player)
    return good_price(game.content, pile, gains_of(game.content, tiles).saves if tiles else 0)


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


def credit(game: Tadmor, player: Player) -> int | None:
    """The points that a rare good costs instead, None if I9 cannot be used (TAD-17.I9, TAD-A9)."""
    prices = [effect.points for effect in game.effects(player, Credit)]
    if player.credited or not prices or player.points < min(prices):
        return None
    return min(prices)


def upgrade_price(game: Tadmor) -> int:
    """Resources that an upgrade costs in this Era (TAD-7.2, TAD-7.4)."""
    return game.content.eras[game.era].price


def upgrades_payable(game: Tadmor, player: Player) -> int:
    """How many upgrades a player has the resources for; all on display if they cost nothing."""
    number = upgrade_price(game)
    return held(player) // number if number else len(game.display)
