"""The content of Fortuna as typed records: cards, prices and limits, checked when they are read."""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, Literal, TypeVar

from pydantic import Field, TypeAdapter

from engines.core import Text
from engines.core.content import Count, Model, Row, Some, Tables
from engines.fortuna.content.menu import Menu
from engines.fortuna.ids import ACTIONS, BUILDINGS, FAVOURS, SIDES
from engines.fortuna.words import EFFECT

Good = Literal["grain", "water", "wine", "coin", "centurion", "priestess", "die"]
Goods = dict[Good, Some]

IDS = {"sides": SIDES, "actions": ACTIONS, "favours": FAVOURS, "buildings": BUILDINGS}


class Gather(Row):
    """Goods for nothing (FOR-6.1)."""

    kind: Literal["gain"]
    gain: Goods


class Harvest(Row):
    """Goods, and more for each water handed in (FOR-6.2, FOR-6.3)."""

    kind: Literal["harvest"]
    gain: Goods
    per_water: Goods


class Sell(Row):
    """Any number of a good, at `price` coins each (FOR-6.4, FOR-6.5)."""

    kind: Literal["sell"]
    good: Good
    price: Some


class Buy(Row):
    """People at the prices of their track (FOR-6.7, FOR-6.9)."""

    kind: Literal["buy"]
    good: Literal["centurion", "priestess"]


class Clergy(Row):
    """A Priestess for a die (FOR-6.11)."""

    kind: Literal["clergy"]
    give: Goods
    gain: Goods


class Family(Row):
    """Marriage, and later one of several goods (FOR-6.15, FOR-6.17)."""

    kind: Literal["family"]
    marriage_cost: Count
    bonus: list[Goods]


class Build(Row):
    """One building (FOR-6.19)."""

    kind: Literal["build"]


class Corruption(Row):
    """A copy for `copy_price` coins, or `income` coins (FOR-6.21, FOR-6.25)."""

    kind: Literal["corruption"]
    copy_price: Count
    income: Some


class FortunaCard(Row):
    """Steps towards Rome (FOR-6.26)."""

    kind: Literal["fortuna"]
    steps: Some


A = TypeVar("A", bound=Row)
Action = Gather | Harvest | Sell | Buy | Clergy | Family | Build | Corruption | FortunaCard


class HandIn(Row):
    """Steps for each good handed in (FOR-8.4 to FOR-8.7)."""

    kind: Literal["hand_in"]
    good: Good
    steps: Some
    max_steps: Some


class Married(Row):
    """Steps for the married (FOR-8.8)."""

    kind: Literal["married"]
    steps: Some
    max_steps: Some


class Owned(Row):
    """Steps for each good owned and kept (FOR-8.9)."""

    kind: Literal["owned"]
    good: Good
    steps: Some
    max_steps: Some


FavourCard = HandIn | Married | Owned


class Building(Row):
    """A kind of building; 0 where it has no such effect (FOR-15.1 to FOR-15.5)."""

    cost: Count
    needs_marriage: bool
    sale_bonus: Count = 0
    capacity: Count = 0
    favour: str = ""
    extra_steps: Count = 0
    extra_kept: Count = 0
    from_tokens: Count = 0


class KindA(Row):
    """A privilege card that gives goods, and `choice` cubes of free choice (FOR-16.2)."""

    kind: Literal["A"]
    copies: Count
    four_pawns: bool
    gain: Goods
    choice: Count


class KindB(Row):
    """A privilege card that gives steps (FOR-16.5)."""

    kind: Literal["B"]
    copies: Count
    four_pawns: bool
    steps: Some


class KindC(Row):
    """A privilege card: `vp` for each full `per` of what it counts, `units` at most (FOR-16.9)."""

    kind: Literal["C"]
    copies: Count
    four_pawns: bool
    counts: Good | Literal["building"]
    vp: Some
    per: Some
    units: Count

    @property
    def ceiling(self) -> int:
        """The most points it gives; 0: no limit."""
        return self.vp * (self.units // self.per)


Privilege = KindA | KindB | KindC


class Start(Row):
    """What every player starts with (FOR-2.3, FOR-2.4, FOR-2.8)."""

    grain: Count
    water: Count
    wine: Count
    coins: Count
    dice: Some
    priestesses: Count
    centurions: Count
    step: Count


class ByPlayers(Row):
    """What depends on the number of players (FOR-2.12, FOR-2.14, FOR-14.2)."""

    buildings_per_kind: Count
    four_pawn_cards: bool
    extra_flip: bool


class Limits(Model):
    """The constants of the game by name."""

    max_coins: Some
    road_length: Some
    gate: Count
    max_dice: Some
    max_centurions: Some
    max_priestesses: Some
    max_buildings: Some
    slots_per_side: Literal[3]
    tax: Some
    tax_steps: Count
    max_tokens: Count
    tokens_per_round: Count
    palace_tokens: Count
    privileges_kept: Some
    kind_b_per_turn: Literal[1]
    military_power_per_turn: Literal[1]
    total_dice: Some


class Order(Row):
    """Cards in the order in which they are chosen for who does not choose."""

    order: list[str]


class Content(Model):
    """All there is in the box, by id."""

    limits: Limits
    start: Start
    by_players: dict[int, ByPlayers]
    prices: dict[str, list[int]]
    defaults: dict[str, list[str]]
    actions: dict[str, Annotated[Action, Field(discriminator="kind")]]
    favours: dict[str, Annotated[FavourCard, Field(discriminator="kind")]]
    buildings: dict[str, Building]
    privileges: dict[str, Annotated[Privilege, Field(discriminator="kind")]]

    def action(self, card: str, kind: type[A]) -> A:
        """The action card of this id, which must be of the kind. Raises TypeError if it is not."""
        row = self.actions[card]
        if not isinstance(row, kind):
            raise TypeError(f"{card} is no {kind.__name__}")
        return row

    def designs(self, players: int) -> list[str]:
        """The designs of privilege cards in use with so many players (FOR-2.14)."""
        four = self.by_players[players].four_pawn_cards
        return [row.id for row in self.privileges.values() if four or not row.four_pawns]

    def capacity(self, good: str) -> int | None:
        """How many of a good a player may have; None: any number (FOR-1.6, FOR-1.7)."""
        return self._capacities.get(good)

    @cached_property
    def _capacities(self) -> dict[str, int]:
        limits = self.limits
        return {
            "coin": limits.max_coins,
            "die": limits.max_dice,
            "centurion": limits.max_centurions,
            "priestess": limits.max_priestesses,
        }

    @cached_property
    def corruption(self) -> Corruption:
        """The Corruption action card."""
        return next(card for card in self.actions.values() if isinstance(card, Corruption))

    @cached_property
    def effects(self) -> dict[str, Text]:
        """What each action card does, in a line."""
        return {card: self._action_effect(row) for card, row in self.actions.items()}

    def _action_effect(self, row: Action) -> Text:
        market = self.buildings["market"].sale_bonus
        args: dict[str, int] = {}
        match row:
            case Gather():
                args = {"n": sum(row.gain.values())}
            case Harvest():
                args = {"n": sum(row.gain.values()), "per": sum(row.per_water.values())}
            case Sell():
                args = {"n": row.price, "per": row.price + market}
            case Buy():
                args = dict(zip(("first", "second", "third"), self.prices[row.good], strict=True))
                args["cap"] = self._capacities[row.good]
            case Clergy():
                args = {"cap": self.limits.max_dice}
            case Family():
                bonus = {good: n for goods in row.bonus for good, n in goods.items()}
                args = {"cost": row.marriage_cost, "coins": bonus.get("coin", 0)}
                args |= {good: bonus.get(good, 0) for good in ("grain", "wine")}
            case Corruption():
                args = {"cost": row.copy_price, "coins": row.income}
            case FortunaCard():
                args = {"n": row.steps}
            case Build():
                pass
        return Text(EFFECT[row.id].key, dict(args))

    @cached_property
    def menu(self) -> Menu:
        """The options of every turn."""
        return Menu(self.effects)

    def building_effect(self, building: str) -> Text:
        """What a building costs and brings, in a line."""
        row = self.buildings[building]
        brings = row.sale_bonus or row.capacity or row.extra_steps or row.extra_kept
        args = {"cost": row.cost, "n": brings, "per": row.from_tokens}
        return Text(f"fortuna-building-{building}-effect", dict(args))

    def privilege_effect(self, design: str) -> Text:
        """What a privilege card does, in a line."""
        return self._privilege_effects[design]

    @cached_property
    def _privilege_effects(self) -> dict[str, Text]:
        return {design: self._privilege_effect(design) for design in self.privileges}

    def _privilege_effect(self, design: str) -> Text:
        row = self.privileges[design]
        match row:
            case KindA():
                args = {"n": sum(row.gain.values()), "choice": row.choice}
            case KindB():
                args = {"n": row.steps}
            case KindC():
                args = {"vp": row.vp, "per": row.per, "cap": row.ceiling}
        return Text(f"fortuna-privilege-{design}-effect", dict(args))


_CONTENT = TypeAdapter(Content)


def read(plain: Mapping[str, Any]) -> Content:
    """The content of `data.load("fortuna")`; ValueError names what does not fit."""
    tables = Tables("fortuna", plain)
    content = tables.read(
        _CONTENT,
        {
            "limits": tables.column("constants", "value"),
            "start": tables.first("start"),
            "by_players": tables.by_id("counts"),
            "prices": tables.column("prices", "places"),
            "defaults": tables.column("defaults", "order"),
            **{
                name: tables.by_id(name)
                for name in ("actions", "favours", "buildings", "privileges")
            },
        },
    )
    for table, ids in IDS.items():
        tables.check_ids(table, ids)
    _check_fit(content, tables)
    return content


def _check_fit(content: Content, tables: Tables) -> None:
    """What no single row can tell."""
    limits = content.limits
    for good, places in content.prices.items():
        if len(places) != content.capacity(good):
            raise tables.wrong(f"[[prices]] {good!r} needs a price for each place.")
    if limits.gate > limits.road_length:
        raise tables.wrong("[[constants]] 'gate' lies beyond the end of the road.")
    start = content.start
    begun = {"coin": start.coins, "die": start.dice, "centurion": start.centurions}
    for good, count in {**begun, "priestess": start.priestesses}.items():
        if count > (content.capacity(good) or 0):
            raise tables.wrong(f"[[start]] has more of {good!r} than a player may have.")
    if start.step > limits.road_length:
        raise tables.wrong("[[start]] 'step' lies beyond the end of the road.")
    if content.start.dice * max(content.by_players) > limits.total_dice:
        raise tables.wrong("[[constants]] 'total_dice' does not suffice for the start.")
    for name, order in content.defaults.items():
        tables.check_known("defaults", name, order, content.actions)
