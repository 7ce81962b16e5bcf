"""What may be done at any moment of the Resolution, as options of a slot's menu (TAD-6.3, TAD-6.12).

Options that do not depend on much are made once: they are asked for again and again.
"""

from functools import lru_cache

from engines.core import Choose, Option, Text
from engines.core.text import Arg
from engines.tadmor.content import Content
from engines.tadmor.describe import mission_effect
from engines.tadmor.ids import RESOURCES
from engines.tadmor.sharing import FREE
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.free import gatherable, yields
from engines.tadmor.steps.returning import can_return
from engines.tadmor.steps.trading import POINTS, is_market, price, taken, trades
from engines.tadmor.taxes import tax_unpaid
from engines.tadmor.words import MISSION, amount, amounts

ACTIONS = Text("tadmor-group-actions")
TRADES = Text("tadmor-group-trades")
MISSIONS = Text("tadmor-group-missions")
BACK = Text("tadmor-group-back")

CLOSE = Option("close", Text("tadmor-close"), Text("tadmor-close-hint"))
DONE = Option("done", Text("tadmor-done"), Text("tadmor-done-hint"))
FOR_RESOURCE = Text("tadmor-discard-hint")


@lru_cache(maxsize=64)
def _untaxed(tax: int, penalty: int) -> Option:
    """`DONE`, with what follows if the tax is not paid."""
    args: dict[str, Arg] = {"pay": amount("gold", tax), "points": amount("points", penalty)}
    return Option(DONE.id, DONE.label, Text("tadmor-done-untaxed-hint", args))


class Menu:
    """The options of one own slot: those of its own first, then the any-time ones.

    places: where the player's pieces stand. safe: the answer when time has run out.
    """

    def __init__(self, game: Tadmor, player: Player) -> None:
        self.game = game
        self.player = player
        self.places = game.places_of(player.seat)
        self.options: list[Option] = []
        self.safe: str | None = None

    def add(self, option: Option, *, safe: bool = False) -> None:
        """One more option; the first one that is safe becomes the default."""
        self.options.append(option)
        if safe and self.safe is None:
            self.safe = option.id

    def gathering(self) -> None:
        """Collect and Gifts pieces, one by one or all together."""
        game, player = self.game, self.player
        places, spots = gatherable(game, self.places), game.content.spots
        found = [yields(game, player, place) for place in places]
        if len(places) > 1:
            self.add(_all(tuple(found)), safe=True)
        for place, (what, number) in zip(places, found, strict=True):
            key = ("use", place, what, number)
            option = spots.kept(key, _gather, game.content, place, what, number)
            self.add(option, safe=True)

    def trading(self) -> None:
        """Trades from the Warehouse and for points."""
        game, player = self.game, self.player
        for give, take in trades(game, player, self.places):
            most = player.warehouse[give] if give != POINTS else 1
            self.options.append(_trade(give, take, price(game, player, give, take), most))

    def cards(self, kinds: tuple[str, ...]) -> None:
        """Completed missions of these kinds that can be returned."""
        content = self.game.content
        for mission in returnable(self.game, self.player, kinds):
            key = ("return", mission)
            self.options.append(content.spots.kept(key, _return, content, mission))

    def hand(self) -> None:
        """Missions of the hand to discard."""
        self.options += [_discard(mission) for mission in self.player.hand]

    def any_time(self) -> None:
        """All that may be done at any moment, but for taking pieces back."""
        self.gathering()
        self.trading()
        self.cards(FREE)
        self.hand()

    def taking_back(self, but: str = "") -> None:
        """The pieces that may return unused; all `but` one."""
        content = self.game.content
        back = content.spots.kept("back", _backs, content)
        self.options += [back[place] for place in self.places if place != but]

    def choose(self, prompt: Text, topic: Text, rules: list[str], *ends: Option) -> Choose:
        """The question, with what ends it last."""
        options = [*self.options, *ends]
        if ends[-1] is DONE and tax_unpaid(self.game, self.player, self.places):
            row = self.game.content.eras[self.game.era]
            options[-1] = _untaxed(row.tax, row.penalty)
        default = self.safe or options[-1].id
        return Choose(prompt=prompt, topic=topic, default=default, rules=rules, options=options)


def has_any_time(game: Tadmor, player: Player) -> bool:
    """Whether a player could do anything at all that touches nothing shared."""
    if player.hand:
        return True
    places = game.places_of(player.seat)
    if gatherable(game, places) or trades(game, player, places):
        return True
    return bool(returnable(game, player, FREE))


def returnable(game: Tadmor, player: Player, kinds: tuple[str, ...]) -> list[str]:
    """The completed missions of these kinds that can be returned."""
    missions = game.content.missions
    return [
        mission
        for mission in player.completed
        if missions[mission].effect.kind in kinds and can_return(game, player, mission)
    ]


# --- options ----------------------------------------------------------------------------------


def _gather(content: Content, place: str, what: str, number: int) -> Option:
    args: dict[str, Arg] = {"place": content.names.places[place], "gained": amount(what, number)}
    return Option(f"use.{place}", Text("tadmor-use-gather", args), group=ACTIONS)


@lru_cache(maxsize=1024)
def _all(found: tuple[tuple[str, int], ...]) -> Option:
    sums = dict.fromkeys((*RESOURCES, "points"), 0)
    for what, number in found:
        sums[what] += number
    return Option("use.all", Text("tadmor-use-all", {"gained": amounts(sums)}), group=ACTIONS)


@lru_cache(maxsize=4096)
def _trade(give: str, take: str, given: int, most: int) -> Option:
    args: dict[str, Arg] = {
        "give": [amount(give, given)],
        "take": amounts(taken(take, 1)),
    }
    hint = Text("tadmor-trade-hint", {"n": most}) if most > 1 else None
    return Option(f"trade.{give}-{take}", Text("tadmor-trade", args), hint, TRADES)


def _return(content: Content, mission: str) -> Option:
    label, hint = (
        Text("tadmor-return", {"card": MISSION[mission]}),
        mission_effect(content, mission),
    )
    draws = content.missions[mission].effect.kind == "draw"
    return Option(f"return.{mission}", label, hint, MISSIONS, confirm=draws)


@lru_cache(maxsize=64)
def _discard(mission: str) -> Option:
    label = Text("tadmor-discard", {"card": MISSION[mission]})
    return Option(f"discard.{mission}", label, FOR_RESOURCE, MISSIONS, confirm=True)


def _backs(content: Content) -> dict[str, Option]:
    """What takes a piece back, by its place."""
    found = {}
    for place, name in content.names.places.items():
        key = "tadmor-trade-no-more" if is_market(content, place) else "tadmor-take-back"
        found[place] = Option(f"back.{place}", Text(key, {"place": name}), group=BACK)
    return found
