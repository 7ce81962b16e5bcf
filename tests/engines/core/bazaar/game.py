"""The bazaar as a game."""

from collections.abc import Mapping, Sequence
from typing import Any

from engines.core import GameSpec, OptionSpec, OptionValue, Text, World, text
from tests.engines.core.bazaar.errands import (
    Bury,
    Buy,
    Draw,
    Errand,
    Gate,
    Leave,
    React,
    Return,
    Sell,
    Show,
)
from tests.engines.core.bazaar.gifts import acts
from tests.engines.core.bazaar.rounds import (
    Auction,
    Bid,
    Close,
    Deal,
    Market,
    Prize,
    Round,
    Toll,
    Tolls,
)
from tests.engines.core.bazaar.scoring import result, worths
from tests.engines.core.bazaar.state import CARDS, GOODS, Bazaar, Trader


def moment(game: Bazaar) -> Text:
    """The round."""
    return text("bazaar-moment", round=game.round)


def invariants(game: Bazaar) -> None:
    """Cards are neither lost nor found; nothing is negative."""
    cards = [*game.deck, *game.discards]
    for trader in game.traders:
        cards += [*trader.hand, *(chest.card for chest in trader.chests)]
        assert trader.coins >= 0, trader
        assert all(n >= 0 for n in trader.goods.values()), trader
    assert sorted(cards) == sorted(CARDS), cards
    assert all(0 <= n <= 30 for n in game.stock.values()), game.stock


def agree(world: World[Bazaar]) -> None:
    """Only who has bid has bid, and only until all have."""
    for trader in world.game.traders:
        if world.going_on(Bid, trader.seat) or not world.going_on(Prize):
            trader.bid = None


def start(content: Any, options: Mapping[str, OptionValue], marks: Sequence[str]) -> Bazaar:
    """Before the cards are dealt."""
    traders = [
        Trader(seat, mark, goods=dict.fromkeys(GOODS, 0), coins=content["coins"])
        for seat, mark in enumerate(marks)
    ]
    wild = options["weather"] == "wild"
    return Bazaar(traders, dict.fromkeys(GOODS, 1), list(CARDS), wild, int(options["rounds"]))


def content(tables: Mapping[str, Any]) -> Any:
    """How many coins each starts with."""
    if not isinstance(tables.get("coins"), int):
        raise ValueError("coins: a whole number is needed")
    return tables


CONTENT: dict[str, Any] = {"coins": 4}

BAZAAR: GameSpec[Bazaar] = GameSpec(
    key="bazaar",
    schema=1,
    state=Bazaar,
    steps=(
        Round,
        Deal,
        Market,
        Errand,
        Buy,
        Draw,
        Sell,
        Bury,
        Return,
        Show,
        React,
        Leave,
        Gate,
        Auction,
        Bid,
        Prize,
        Tolls,
        Toll,
        Close,
    ),
    players=(2, 3, 4),
    options=(
        OptionSpec("weather", "calm", choices=("calm", "wild"), rules=("BAZ-2",)),
        OptionSpec("rounds", 2, low=1, high=5),
    ),
    marks=("red", "green", "blue", "white"),
    content=content,
    start=start,
    opening=lambda _: [Deal(), Round()],
    result=result,
    worths=worths,
    moment=moment,
    round=lambda game: game.round,
    invariants=invariants,
    agree=agree,
    acts=acts,
)
