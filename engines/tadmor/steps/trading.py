"""Trades: from the Warehouse, or for points, to the Traded goods, any number of times (TAD-12)."""

from engines.core import Choose, Decision, Option, Text, record
from engines.tadmor.content import Content
from engines.tadmor.effects import Broker, Trade
from engines.tadmor.goods import receive
from engines.tadmor.ids import ADVANCED, BASIC, RESOURCES
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.own import OwnAsk
from engines.tadmor.words import amount, amounts

POINTS = "points"
PAIRS = ((BASIC[0], BASIC[0]), (BASIC[0], BASIC[1]), (BASIC[1], BASIC[1]))
"""Two basic resources in any mix (TAD-12.4)."""
MARKETS = ("market", "private_market")
UPWARDS = tuple((give, take) for give in BASIC for take in ADVANCED)
BOTH = {**dict.fromkeys(BASIC, "basic"), **dict.fromkeys(ADVANCED, "advanced")}


def trades(game: Tadmor, player: Player, places: list[str]) -> list[tuple[str, str]]:
    """What a player can trade now: a resource or points, and what it brings, such as `wood.stone`.

    places: where the player's pieces stand.
    """
    up, down = _open(game, player, places)
    found: list[tuple[str, str]] = []
    # Most players have no market at all at most moments.
    for give in RESOURCES if up or down else ():
        if not player.warehouse[give]:
            continue
        if give in BASIC:
            found += [(give, take) for take in ADVANCED if (give, take) in up]
        elif give in down:
            found += [(give, ".".join(pair)) for pair in PAIRS]
    brokered = _brokered(game, player)
    return [*found, *((POINTS, take) for take in brokered)] if brokered else found


def _open(game: Tadmor, player: Player, places: list[str]) -> tuple[set[tuple[str, str]], set[str]]:
    """The trades of a player's markets and upgrades: basic for advanced, and advanced for two basic."""
    markets = _markets(game, player, places)
    up: set[tuple[str, str]] = set(UPWARDS) if markets else set()
    down: set[str] = set(ADVANCED) if any(markets) else set()
    for trade in game.effects(player, Trade):
        if trade.take is None:
            down.add(trade.give)
        else:
            up.add((trade.give, trade.take))
    return up, down


def is_market(content: Content, place: str) -> bool:
    """Whether a piece here stays until all trades are done (TAD-6.7)."""
    return content.spots.actions[place] in MARKETS


def _markets(game: Tadmor, player: Player, places: list[str]) -> list[bool]:
    """The markets a player may use, and whether each takes advanced resources (TAD-10.2, TAD-10.3)."""
    actions, spaces = game.content.spots.actions, game.content.spaces
    found = [
        place not in spaces or spaces[place].full for place in places if actions[place] in MARKETS
    ]
    return [True, *found] if player.charter else found


def _brokered(game: Tadmor, player: Player) -> list[str]:
    """What may still be bought for points this turn (TAD-17.I6)."""
    if not game.effects(player, Broker):
        return []
    return [one for one in RESOURCES if BOTH[one] not in player.brokered]


def price(game: Tadmor, player: Player, give: str, take: str) -> int:
    """How much of the first is given for one trade."""
    if give != POINTS:
        return 1
    offers = game.effects(player, Broker)
    return min(one.basic if take in BASIC else one.advanced for one in offers)


def start_trade(game: Tadmor, seat: int, trade: str) -> None:
    """Trade `wood-gold`, `marble-wood.stone`, `points-wood`: once, or ask how often."""
    give, _, take = trade.partition("-")
    if give != POINTS and game.players[seat].warehouse[give] > 1:
        game.push(Times(seat, give, take))
    else:
        exchange(game, seat, give, take, 1)


def exchange(game: Tadmor, seat: int, give: str, take: str, times: int) -> None:
    """Trade so many times (TAD-12.1)."""
    player = game.players[seat]
    given = price(game, player, give, take) * times
    if give == POINTS:
        player.score(-given, "bought")
        player.brokered.append(BOTH[take])
    else:
        player.warehouse[give] -= given
    gained = receive(player, taken(take, times))
    game.tell("tadmor-event-trade", by=seat, paid=[amount(give, given)], gained=gained)


def taken(take: str, times: int) -> dict[str, int]:
    """What `wood.stone`, so many times, is."""
    names = take.split(".")
    return {name: names.count(name) * times for name in dict.fromkeys(names)}


TOPIC = Text("tadmor-topic-trade")


@record
class Times(OwnAsk):
    """How often the same trade is made."""

    seat: int
    give: str
    take: str

    def decision(self, game: Tadmor) -> Decision:
        """See Ask."""
        most = game.players[self.seat].warehouse[self.give]
        once = Text(
            "tadmor-trade",
            {"give": [amount(self.give, 1)], "take": amounts(taken(self.take, 1))},
        )
        return Choose(
            prompt=Text("tadmor-prompt-times", {"trade": once}),
            topic=TOPIC,
            default="1",
            rules=["TAD-12.1", "TAD-12.2", "TAD-12.4"],
            options=[_times(self.give, self.take, number) for number in range(1, most + 1)],
        )

    def answer(self, game: Tadmor, answer: str) -> None:
        """See Ask."""
        exchange(game, self.seat, self.give, self.take, int(answer))


def _times(give: str, take: str, number: int) -> Option:
    label = Text(
        "tadmor-trade", {"give": [amount(give, number)], "take": amounts(taken(take, number))}
    )
    return Option(str(number), label)
