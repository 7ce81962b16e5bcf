"""Trades: from the Warehouse, or for points, to the Traded goods, any number of times (TAD-12)."""

from collections.abc import Collection, Iterable

from engines.core import Allocate, Arg, Decision, Slot, Text, record
from engines.tadmor.content import Content
from engines.tadmor.effects import Broker, Trade
from engines.tadmor.goods import receive
from engines.tadmor.ids import ADVANCED, BASIC, RESOURCES
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.own import OwnAsk
from engines.tadmor.words import amount, amounts, either

POINTS = "points"
PAIRS = ((BASIC[0], BASIC[0]), (BASIC[0], BASIC[1]), (BASIC[1], BASIC[1]))
"""Two basic resources in any mix (TAD-12.4)."""
MARKETS = ("market", "private_market")
UPWARDS: tuple[tuple[str, str], ...] = tuple((give, take) for give in BASIC for take in ADVANCED)
_MIXED = [".".join(pair) for pair in PAIRS]
BOTH = {**dict.fromkeys(BASIC, "basic"), **dict.fromkeys(ADVANCED, "advanced")}


def by_given(game: Tadmor, player: Player, places: list[str]) -> list[tuple[str, list[str]]]:
    """What a player can give now, and all that it may bring: a resource or points for such as `wood.stone`.

    places: where the player's pieces stand.
    """
    up, down = _open(game, player, places)
    found: list[tuple[str, list[str]]] = []
    # Most players have no market at all at most moments.
    for give in RESOURCES if up or down else ():
        if not player.warehouse[give]:
            continue
        if give in BASIC:
            if takes := [take for take in ADVANCED if (give, take) in up]:
                found.append((give, takes))
        elif give in down:
            found.append((give, _MIXED))
    if brokered := _brokered(game, player):
        found.append((POINTS, brokered))
    return found


def _open(
    game: Tadmor, player: Player, places: list[str]
) -> tuple[Collection[tuple[str, str]], Collection[str]]:
    """The trades of a player's markets and upgrades: basic for advanced, and advanced for two basic."""
    markets = _markets(game, player, places)
    up = UPWARDS if markets else ()
    down = ADVANCED if True in markets else ()
    for trade in game.effects(player, Trade):
        if trade.take is None:
            down = (*down, trade.give)
        else:
            up = (*up, (trade.give, trade.take))
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
    """Trade `wood-gold`, `marble-wood.stone`, `points-wood` once; of `wood` ask how much for what."""
    give, _, take = trade.partition("-")
    if take:
        exchange(game, seat, give, {take: 1})
    else:
        game.push(TradeGood(seat, give))


def exchange(game: Tadmor, seat: int, give: str, takes: dict[str, int]) -> None:
    """Trade a resource or points for each of these so many times (TAD-12.1)."""
    player = game.players[seat]
    given = sum(price(game, player, give, take) * times for take, times in takes.items())
    if give == POINTS:
        player.score(-given, "bought")
        player.brokered += [BOTH[take] for take in takes]
    else:
        player.warehouse[give] -= given
    brought = dict.fromkeys(RESOURCES, 0)
    for take, times in takes.items():
        for name, number in taken(take, times).items():
            brought[name] += number
    gained = receive(player, brought)
    game.tell("tadmor-event-trade", by=seat, paid=[amount(give, given)], gained=gained)


def taken(take: str, times: int) -> dict[str, int]:
    """What `wood.stone`, so many times, is."""
    names = take.split(".")
    return {name: names.count(name) * times for name in dict.fromkeys(names)}


TOPIC = Text("tadmor-topic-trade")


def brings(takes: Iterable[str]) -> Text:
    """What one resource brings: `1 marble or 1 gold`."""
    return either(Text("tadmor-all", {"all": amounts(taken(take, 1))}) for take in takes)


@record
class TradeGood(OwnAsk):
    """How much of a resource is traded, and for what: all trades of a kind at once."""

    seat: int
    give: str

    def decision(self, game: Tadmor) -> Decision:
        """See Ask."""
        player = game.players[self.seat]
        most = player.warehouse[self.give]
        offered = dict(by_given(game, player, game.places_of(self.seat)))
        takes = offered[self.give]
        args: dict[str, Arg] = {"give": amount(self.give, most), "take": brings(takes)}
        return Allocate(
            prompt=Text("tadmor-prompt-trade", args),
            topic=TOPIC,
            default={takes[0]: 1},
            rules=["TAD-12.1", "TAD-12.2", "TAD-12.4"],
            slots=[Slot(take, _LABELS[take], 0, most) for take in takes],
            least=1,
            most=most,
            proposal={takes[0]: 1},
        )

    def answer(self, game: Tadmor, answer: dict[str, int]) -> None:
        """See Ask."""
        exchange(game, self.seat, self.give, {take: n for take, n in answer.items() if n})


_LABELS = {
    **{name: Text(f"tadmor-resource-{name}-label") for name in ADVANCED},
    **{".".join(pair): Text(f"tadmor-pair-{'-'.join(pair)}-label") for pair in PAIRS},
}
"""What is taken, as the name of a number."""
