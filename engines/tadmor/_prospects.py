"""What is about to come of what a player has, for simple players: hundredths of a point."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engines.tadmor.content import Space
from engines.tadmor.ids import ERAS, PARTS, RESOURCES
from engines.tadmor.preview.gains import gain_at
from engines.tadmor.preview.prices import affordable, buildings, good_cost, part_cost
from engines.tadmor.preview.prices import saved_missions as mission_saves
from engines.tadmor.preview.prices import saved_parts as part_saves
from engines.tadmor.preview.purse import held
from engines.tadmor.preview.temples import furthest
from engines.tadmor.rules.goods import can_pay
from engines.tadmor.rules.sharing import GAINERS
from engines.tadmor.rules.supply import can_draw, qualifies
from engines.tadmor.state import Player, Tadmor

POINT = 100
WORTH = {"wood": 90, "stone": 90, "marble": 125, "gold": 130}
PLENTY = 4
"""How many resources of a kind find a use; more of them count for half."""
SPOILT = 30
"""What is lost with each resource beyond those that can be kept."""
UNFINISHED = 60
"""What a temple part is worth for those that can follow."""
CARD = 170
BENEFIT = 25
"""A turn in which a completed mission may be returned."""
PIECE = 220
"""A turn with one camel or ship more."""
IDLE = 15
"""A piece that may yet find something to do."""
START = 150
RAID = 60
TRADES = 150
LOST_LEVEL = 80
PER_TURN = {
    "trade": 40,
    "broker": 20,
    "own_raiders": 10,
    "credit": 35,
    "fifth_storey": 60,
    "scaffold": 60,
    "clerk": 60,
    "private_market": 100,
    "spoils": 10,
    "tribute": 15,
    "buyer": 60,
    "storehouse": 25,
    "architects": 90,
    "sanctuary": 250,
    "keeper": 30,
    "peacemaker": 60,
    "escort": 25,
    "tax_charter": 150,
    "workshop": 260,
    "envoy": 150,
    "hold": 50,
    "herald": 50,
    "collector": 45,
    "fame": 70,
    "legacy": 60,
}
"""What an upgrade is worth in a turn."""

Value = tuple[int, Mapping[str, int]]
"""What a piece may bring, and what that costs."""
NO_COST: Mapping[str, int] = {}


def outlook(game: Tadmor, player: Player) -> int:
    """What resources, cards, upgrades and pieces are about worth, beside the points of the final count."""
    left = _turns_left(game)
    found = _pieces(game, player, left)
    found += PIECE * max(0, left - 1) * (player.camels + player.ships)
    found += (
        sum(PER_TURN[game.content.upgrades[tile].effect.kind] for tile in player.upgrades) * left
    )
    found += CARD * len(player.hand) if left > 1 else IDLE * len(player.hand)
    found += BENEFIT * left * len(player.completed)
    return found + _level(game) * player.height


def _turns_left(game: Tadmor) -> int:
    """Turns that are not over yet."""
    return game.last_turn - game.turn + (game.phase != "end")


def _level(game: Tadmor) -> int:
    """What a tower level will score when the Eras to come begin; the end is counted already."""
    return POINT * game.content.limits.level_points * (len(ERAS) - game.era)


def _stock(game: Tadmor, player: Player) -> int:
    """What the resources are worth: little once there is no turn left to spend them in."""
    found = total = 0
    for resource in RESOURCES:
        number = player.has(resource)
        total += number
        found += WORTH[resource] * (2 * min(number, PLENTY) + max(0, number - PLENTY)) // 2
    found -= SPOILT * max(0, total - game.content.limits.storage)
    return found if game.turn < game.last_turn else found // 5


def _pieces(game: Tadmor, player: Player, left: int) -> int:
    """The pieces on the board one after the other, each with what the ones before have left."""
    purse = replace(player, warehouse=dict(player.warehouse), traded=dict(player.traded))
    places = game.places_of(player.seat)
    for place in places:
        space = game.space(place)
        if space is not None and space.resource:
            purse.warehouse[space.resource] += gain_at(game, player, space)
    found = _purchases(game, purse, places, left)
    for place in places:
        value, cost = _piece(game, purse, place, left)
        gain = value - _price(cost)
        if gain > 0:
            found += gain
    return found + _stock(game, purse)


def _price(cost: Mapping[str, int]) -> int:
    return sum(WORTH[resource] * number for resource, number in cost.items())


def _piece(game: Tadmor, purse: Player, place: str, left: int) -> Value:
    space = game.space(place)
    if space is None:
        return _private(game, purse, place)
    if space.action in ("singles", "pairs"):
        return _tower(game, purse, pairs=space.action == "pairs")
    if space.action == "temple":
        return _temple(game, purse, CARD if space.card else 0)
    if space.action == "rare":
        return _rare(game, purse, space.pile or "")
    if space.action == "missions":
        return _missions(game, purse)
    return _simple(game, purse, space, left), NO_COST


def _simple(game: Tadmor, purse: Player, space: Space, left: int) -> int:
    """Pieces that cost nothing."""
    match space.action:
        case "gifts":
            return POINT * gain_at(game, purse, space)
        case "upgrade":
            return IDLE
        case "market":
            return TRADES
        case "caravan" | "shipyard":
            kind = GAINERS[space.action]
            return PIECE * max(0, left - 1) if qualifies(game, purse, kind) else IDLE
        case "war":
            return POINT * (purse.height - min(one.height for one in game.players))
        case "start":
            return START
        case "tax":
            return POINT * game.content.eras[game.era].penalty // 2
        case "raiders":
            return RAID if left > 1 else 0
        case "traitor":
            return LOST_LEVEL * space.amounts[game.era - 1]
    return 0


def _purchases(game: Tadmor, purse: Player, places: Sequence[str], left: int) -> int:
    """What upgrades may bring: each space another one of the display, the best first."""
    spaces = sum(space is not None and space.order > 0 for space in map(game.space, places))
    rows, price = game.content.upgrades, game.content.eras[game.era].price
    best = sorted((PER_TURN[rows[tile].effect.kind] for tile in game.display), reverse=True)
    affordable_now = held(purse) // price
    gains = (worth * left - price * WORTH["wood"] for worth in best[: min(spaces, affordable_now)])
    return sum(max(0, gain) for gain in gains)


def _tower(game: Tadmor, purse: Player, *, pairs: bool) -> Value:
    level = _level(game) + POINT * game.content.limits.level_points
    best: Value = (IDLE, NO_COST)
    for cost, height in buildings(game, purse, pairs=pairs):
        value = level * (height - purse.height)
        if value - _price(cost) > best[0] - _price(best[1]):
            best = value, cost
    _spend(purse, best[1])
    return best


def _spend(purse: Player, cost: Mapping[str, int]) -> None:
    for resource, number in cost.items():
        purse.warehouse[resource] -= number


def _temple(game: Tadmor, purse: Player, extra: int) -> Value:
    built = furthest(purse)
    cost = part_cost(game, built)
    if not game.supply(PARTS[built]) or not affordable(purse, cost, part_saves(game, purse)):
        return IDLE, NO_COST
    parts = game.content.parts
    before = parts[PARTS[built - 1]].points if built else 0
    _spend(purse, cost)
    return POINT * (parts[PARTS[built]].points - before) + UNFINISHED + extra, cost


def _rare(game: Tadmor, purse: Player, pile: str) -> Value:
    cost = good_cost(game, purse, pile)
    top = game.tops[pile]
    if top is None or not can_pay(purse, cost):
        return IDLE, NO_COST
    different = sum(number > 0 for number in purse.goods.values())
    points = game.content.sets[0]
    if not purse.goods[top] and different:
        points = game.content.sets[different] - game.content.sets[different - 1]
    _spend(purse, cost)
    return POINT * points, cost


def _missions(game: Tadmor, purse: Player) -> Value:
    """The best mission of the hand that can be paid, or another card."""
    best: Value = (CARD if can_draw(game) else 0, NO_COST)
    saves = mission_saves(game, purse)
    for card in purse.hand:
        row = game.content.missions.get(card)
        if row is not None and affordable(purse, row.cost, saves):
            value = POINT * row.points - CARD
            if value - _price(row.cost) > best[0] - _price(best[1]):
                best = value, row.cost
    _spend(purse, best[1])
    return best


def _private(game: Tadmor, purse: Player, tile: str) -> Value:
    match game.content.upgrades[tile].effect.kind:
        case "private_market":
            return TRADES, NO_COST
        case "sanctuary":
            return _temple(game, purse, 0)
        case "workshop":
            return _tower(game, purse, pairs=False)
    return START, NO_COST
