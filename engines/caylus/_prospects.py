"""What is about to come of workers and houses already placed, for simple players: hundredths of a point."""

from collections.abc import Mapping

from engines.caylus.content import Buy, Construct, Effect, Lawyer, Produce, Sell, Trade
from engines.caylus.ids import OF_KIND, SECTIONS
from engines.caylus.preview import batches
from engines.caylus.rules.goods import can_pay
from engines.caylus.state import Caylus, Player
from engines.caylus.steps.buildable import cost_of, payments

POINT = 100
FAVOUR = 250
WORTH = {
    "points": POINT,
    "deniers": 35,
    "any": 75,
    "cubes": 75,
    "food": 75,
    "wood": 75,
    "stone": 85,
    "cloth": 90,
    "gold": 330,
}
SPECIAL = {"gate": 60, "guild": 45, "inn_left": 70, "inn_right": 60}
EARLIER = 20
"""Of choosing before another player, for each section of the castle that is still to be scored."""
IDLE = 10
"""A worker who may yet find something to do."""
REACH = 3
"""How many spaces the provost may well be moved."""


def worth(goods: Mapping[str, int]) -> int:
    """What goods are about worth."""
    return sum(WORTH[what] * number for what, number in goods.items())


def outlook(game: Caylus, player: Player) -> int:
    """What the workers on the board, the houses in the castle and the turn order are worth to a player."""
    found = _road(game, player) + _specials(game, player) + _castle(game, player)
    return found + _turn_order(game, player.seat)


def _turn_order(game: Caylus, seat: int) -> int:
    """What it promises to choose before others once the stables have acted; two players take turns anyway."""
    if not game.stables_used():
        return 0
    order = [*game.stables, *(one for one in game.order if one not in game.stables)]
    left = len(SECTIONS) - len(game.scored)
    return EARLIER * left * (len(order) - 1 - order.index(seat))


def _road(game: Caylus, player: Player) -> int:
    found = 0
    for number, space in enumerate(game.road, 1):
        if space.worker == player.seat:
            tile = game.tile(number)
            use = 0 if tile is None or tile.effect is None else _use(game, player, tile.effect)
            found += _likely(number - game.provost, max(use, IDLE))
        if space.heir == player.seat:
            found += game.content.tiles["residence"].points * POINT
    return found


def _likely(beyond: int, value: int) -> int:
    """A value by how far it lies beyond the provost."""
    if beyond <= 0:
        return value
    return value // 2 if beyond <= REACH else value // 8


def _use(game: Caylus, player: Player, effect: Effect) -> int:
    match effect:
        case Produce():
            return max(worth(package) for package in effect.packages)
        case Sell():
            return effect.price * WORTH["deniers"] - WORTH["food"]
        case Buy():
            most = min(effect.most, player.deniers // effect.price)
            return most * (WORTH["wood"] - effect.price * WORTH["deniers"])
        case Construct():
            return _best_building(game, player, effect.builds)
        case Lawyer():
            return FAVOUR if can_pay(player, effect.cost) else 0
        case Trade():
            rates = [rate for rate in effect.rates if can_pay(player, rate.pay)]
            return max((worth(rate.gain) - worth(rate.pay) for rate in rates), default=0)


def _best_building(game: Caylus, player: Player, builds: str) -> int:
    if builds == "prestige" and not game.residences(player.seat):
        return 0
    values = [0]
    for tile in OF_KIND[builds]:
        if game.stock.get(tile):
            row = game.content.tiles[tile]
            for _, paid in payments(cost_of(game, tile, 0), player):
                values.append(row.points * POINT + row.favours * FAVOUR + POINT - worth(paid))
    return max(values)


def _specials(game: Caylus, player: Player) -> int:
    found = sum(value for name, value in SPECIAL.items() if getattr(game, name) == player.seat)
    specials = game.content.specials
    if game.trading_post == player.seat:
        found += worth(specials["trading_post"].gain)
    if game.joust == player.seat:
        usable = can_pay(player, specials["joust"].cost)
        found += FAVOUR - worth(specials["joust"].cost) if usable else IDLE
    return found


def _castle(game: Caylus, player: Player) -> int:
    found = 0
    if player.seat in game.castle and not player.batches:
        found += _batch(game, player)
    for section, seats in game.houses.items():
        if section not in game.scored:
            found += _houses(game, section, seats.count(player.seat))
    return found


def _batch(game: Caylus, player: Player) -> int:
    """What a worker in the castle may bring."""
    section = game.section_with_room()
    ready = batches(player)
    if section is None or not ready:
        return -POINT
    cheapest = min(sum(WORTH[cube] for cube in batch) for batch in ready)
    return max(IDLE, game.content.sections[section].points * POINT - cheapest)


def _houses(game: Caylus, section: str, houses: int) -> int:
    """What the houses of a section will bring when it is scored."""
    row = game.content.sections[section]
    if not houses:
        return -POINT * row.penalty if section == game.section() else 0
    return FAVOUR * row.favours_for(houses) + POINT // 2
