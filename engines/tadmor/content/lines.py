"""What everything does, in a line; the numbers come from the content, and each line is made once."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from engines.core import Arg, Text
from engines.tadmor.content import effects as of
from engines.tadmor.content.box import Box
from engines.tadmor.content.names import line_key
from engines.tadmor.content.rows import Requirement, Space
from engines.tadmor.ids import ERAS
from engines.tadmor.words import PILE, amount, amounts, either

Args: TypeAlias = dict[str, Arg]
Effect: TypeAlias = "of.UpgradeEffect | of.MissionEffect"


@dataclass(frozen=True)
class Lines:
    """The lines of one content by id; those of spaces by Era too."""

    upgrades: dict[str, Text] = field(default_factory=dict)
    shorts: dict[str, Text] = field(default_factory=dict)
    missions: dict[str, Text] = field(default_factory=dict)
    spaces: dict[tuple[str, int], Text] = field(default_factory=dict)
    requirements: dict[tuple[str, int], Text] = field(default_factory=dict)


def lines(content: Box) -> Lines:
    """All the lines of a content; `content.lines` keeps them."""
    made = Lines()
    for tile in content.upgrades.values():
        key, args = line_key(tile), _args(tile.effect)
        made.upgrades[tile.id] = Text(f"{key}-effect", args)
        made.shorts[tile.id] = Text(f"{key}-short", args | _shorter(tile.effect))
    for card in content.missions.values():
        made.missions[card.id] = Text(f"tadmor-mission-{card.id}-effect", _args(card.effect))
    for space in content.spaces.values():
        for era in ERAS:
            made.spaces[space.id, era] = _space(content, space, era)
    for row in content.next_pieces:
        made.requirements[row.piece, row.number] = either(map(_requirement, row.needs))
    return made


def _args(effect: Effect) -> Args:
    """The numbers of an effect, as its line wants them."""
    match effect:
        case of.Trade():
            return {"give": amount(effect.give, 1), "take": _taken(effect)}
        case of.Hold():
            return {"gain": amount(effect.resource, effect.more)}
        case of.Tribute():
            gain = {"gold": effect.gold, "points": effect.points}
            return {"gain": amounts(gain)}
        case of.Legacy():
            return {"n": effect.points, "condition": Text(f"tadmor-legacy-{effect.of}")}
        case of.NextPiece():
            return {"piece": amount(effect.piece, 1)}
        case of.Broker():
            return {"n": effect.basic, "m": effect.advanced}
        case of.Collector():
            return {"n": effect.points, "m": effect.free}
    return _only_number(effect)


_NUMBER = (
    "points",
    "saves",
    "limit",
    "times",
    "levels",
    "upgrades",
    "amount",
    "missions",
    "pieces",
)
"""What an effect with one number may call it."""


def _only_number(effect: Effect) -> Args:
    found = (getattr(effect, name) for name in _NUMBER if hasattr(effect, name))
    return dict(zip("n", found, strict=False))


_BASIC_SHORT = Text("tadmor-resource-basic-short", {"n": 2})


def _shorter(effect: Effect) -> Args:
    """What a short line says in other words than the long one."""
    if isinstance(effect, of.Legacy):
        return {"condition": Text(f"tadmor-legacy-{effect.of}-short")}
    if isinstance(effect, of.Trade) and effect.take is None:
        return {"take": _BASIC_SHORT}
    return {}


def _taken(trade: of.Trade) -> Text:
    return amount(trade.take, 1) if trade.take else amount("basic", 2)


def _space(content: Box, space: Space, era: int) -> Text:
    key = f"tadmor-action-{space.action}"
    if space.full:
        key += "-full"
    if space.card:
        key += "-card"
    if space.action == "tax" and not content.eras[era].tax:
        key += "-none"
    arguments = _SPACES.get(space.action)
    return Text(f"{key}-effect", arguments(content, space, era) if arguments else {})


def _collect(_: Box, space: Space, era: int) -> Args:
    return {"gain": amount(space.resource or "any", space.amounts[era - 1])}


def _by_era(_: Box, space: Space, era: int) -> Args:
    return {"n": space.amounts[era - 1]}


def _price(content: Box, _: Space, era: int) -> Args:
    return {"n": content.eras[era].price}


def _rare(content: Box, space: Space, _: int) -> Args:
    pile = space.pile or "grey"
    return {"cost": amounts(content.piles[pile].cost), "pile": PILE[pile]}


def _start(content: Box, _: Space, __: int) -> Args:
    return {"gain": amount("basic", content.limits.start_bonus)}


def _tax(content: Box, _: Space, era: int) -> Args:
    row = content.eras[era]
    return {"cost": amount("gold", row.tax), "n": row.penalty} if row.tax else {}


def _pairs(content: Box, _: Space, __: int) -> Args:
    return {"n": content.limits.max_pairs}


_SPACES: dict[str, Callable[[Box, Space, int], Args]] = {
    "collect": _collect,
    "gifts": _by_era,
    "traitor": _by_era,
    "upgrade": _price,
    "pairs": _pairs,
    "rare": _rare,
    "start": _start,
    "tax": _tax,
}


def _requirement(need: Requirement) -> Text:
    """One alternative of what brings the next piece: each of its numbers must be reached."""
    parts = {"height": need.height, "missions": need.missions, "sets": need.sets}
    told: list[Arg] = [
        Text(f"tadmor-need-{what}", {"n": number}) for what, number in parts.items() if number
    ]
    return Text("tadmor-need", {"all": told})
