"""What may be done at any moment of the Resolution, as options of a slot's menu (TAD-6.3, TAD-6.12).

Options that do not depend on much are made once: they are asked for again and again.
"""

from functools import lru_cache

from engines.core import Choose, Option, Text
from engines.core.text import Arg
from engines.tadmor.content import Content
from engines.tadmor.content.describe import mission_effect
from engines.tadmor.content.effects import Draw
from engines.tadmor.content.memo import once
from engines.tadmor.ids import RESOURCES
from engines.tadmor.preview.gains import gatherable, yields
from engines.tadmor.preview.taxes import tax_unpaid
from engines.tadmor.preview.trades import POINTS, by_given, price
from engines.tadmor.rules.sharing import FREE
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.ends import DONE, untaxed
from engines.tadmor.steps.returning import can_return, may_yet_return
from engines.tadmor.steps.taking_back import back_from
from engines.tadmor.steps.trading import brings, taken
from engines.tadmor.words import MISSION, THEN_SHOW, amount, amounts, then_draw

ACTIONS = Text("tadmor-group-actions")
TRADES = Text("tadmor-group-trades")
MISSIONS = Text("tadmor-group-missions")

BACK = Option("back", Text("tadmor-back-some"), Text("tadmor-back-hint"), Text("tadmor-group-back"))
FOR_RESOURCE = Text("tadmor-discard-hint")


class Menu:
    """The options of one own slot: those of its own first, then the any-time ones.

    places: where the player's pieces stand. hoped: what only an earlier player can still make possible.
    later: whether something of it can also be done in a later slot of the turn. safe: the answer when time
    has run out.
    """

    def __init__(self, game: Tadmor, player: Player) -> None:
        self.game = game
        self.player = player
        self.places = game.places_of(player.seat)
        self.options: list[Option] = []
        self.hoped: list[Option] = []
        self.later = False
        self.safe: str | None = None

    def add(self, option: Option, *, safe: bool = False) -> None:
        """One more option; the first one that is safe becomes the default."""
        self.options.append(option)
        if safe and self.safe is None:
            self.safe = option.id

    def gathering(self) -> None:
        """Collect and Gifts pieces, one by one or all together."""
        game, player = self.game, self.player
        places = gatherable(game, self.places)
        found = [yields(game, player, place) for place in places]
        if len(places) > 1:
            self.add(_all(tuple(found)), safe=True)
        for place, (what, number) in zip(places, found, strict=True):
            self.add(_gather(game.content, place, what, number), safe=True)

    def trading(self) -> None:
        """Trades from the Warehouse and for points."""
        game, player = self.game, self.player
        for give, takes in by_given(game, player, self.places):
            self.later = True
            most = player.warehouse[give] if give != POINTS else 1
            if most > 1:
                self.options.append(_trade_several(give, tuple(takes), most))
            else:
                self.options += [
                    _trade(give, take, price(game, player, give, take)) for take in takes
                ]

    def cards(self, kinds: tuple[str, ...]) -> None:
        """Completed missions of these kinds that can be returned, or may be before the slot is over."""
        game, player, content = self.game, self.player, self.game.content
        for mission in player.completed:
            if content.missions[mission].effect.kind not in kinds:
                continue
            option = _return(content, mission)
            if can_return(game, player, mission):
                self.options.append(option)
                self.later |= content.missions[mission].effect.kind in FREE
            elif may_yet_return(game, player, mission):
                self.hoped.append(option)

    def hand(self) -> None:
        """Missions of the hand to discard."""
        self.options += [_discard(mission) for mission in self.player.hand]
        self.later |= bool(self.player.hand)

    def any_time(self) -> None:
        """All that may be done at any moment, but for taking pieces back."""
        self.gathering()
        self.trading()
        self.cards(FREE)
        self.hand()

    def taking_back(self, but: str = "") -> None:
        """The pieces that may return unused, all `but` one: asked which, if there are several."""
        content = self.game.content
        places = [place for place in self.places if place != but]
        if len(places) > 1:
            self.options.append(BACK)
        elif places:
            self.options.append(_take_back(content, places[0]))

    def choose(self, prompt: Text, topic: Text, rules: list[str], *ends: Option) -> Choose:
        """The question, with what ends it last."""
        options, hoped = [*self.options, *ends], self.hoped
        if ends[-1] is DONE and tax_unpaid(self.game, self.player, self.places):
            row = self.game.content.eras[self.game.era]
            options[-1] = untaxed(row.tax, row.penalty)
        default = self.safe or options[-1].id
        return Choose(
            prompt=prompt, topic=topic, default=default, rules=rules, options=options, hoped=hoped
        )


def has_any_time(game: Tadmor, player: Player) -> bool:
    """Whether a player could do anything at all that touches nothing shared."""
    if player.hand:
        return True
    places = game.places_of(player.seat)
    if gatherable(game, places) or by_given(game, player, places):
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


@once
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
def _trade(give: str, take: str, given: int) -> Option:
    args: dict[str, Arg] = {
        "give": [amount(give, given)],
        "take": amounts(taken(take, 1)),
    }
    return Option(f"trade.{give}-{take}", Text("tadmor-trade", args), None, TRADES)


@lru_cache(maxsize=4096)
def _trade_several(give: str, takes: tuple[str, ...], most: int) -> Option:
    label = Text("tadmor-trade-some", {"give": amount(give, most)})
    hint = Text("tadmor-trade-some-hint", {"take": brings(takes)})
    return Option(f"trade.{give}", label, hint, TRADES)


@once
def _return(content: Content, mission: str) -> Option:
    label, hint = (
        Text("tadmor-return", {"card": MISSION[mission]}),
        mission_effect(content, mission),
    )
    effect = content.missions[mission].effect
    then = then_draw(effect.missions) if isinstance(effect, Draw) else None
    return Option(f"return.{mission}", label, hint, MISSIONS, confirm=then is not None, then=then)


@lru_cache(maxsize=64)
def _discard(mission: str) -> Option:
    label = Text("tadmor-discard", {"card": MISSION[mission]})
    return Option(f"discard.{mission}", label, FOR_RESOURCE, MISSIONS, confirm=True, then=THEN_SHOW)


@once
def _take_back(content: Content, place: str) -> Option:
    """To take a single piece back."""
    return Option(f"back.{place}", back_from(content, place), group=BACK.group)
