"""What everything does, in a line; the numbers come from the content, and each line is made once."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import reduce

from engines.conqueror.content.box import Box
from engines.conqueror.content.cards import Card, Hero
from engines.conqueror.content.economy import Upgrade
from engines.conqueror.content.nations import Elite
from engines.conqueror.words import key
from engines.core import Arg, Text, text

PARTS = (
    *("strength", "bonus", "casualties", "unavoidable", "when_won", "shields", "own"),
    *("dice", "ladders", "coins", "draws"),
)
"""What heroes and tactics bring, in the order in which it is told."""


@dataclass(frozen=True)
class Lines:
    """The lines of one content by id.

    names: of heroes. shorts: of upgrades, briefly; elites, powers: by player board.
    """

    names: dict[str, Text] = field(default_factory=dict)
    heroes: dict[str, Text] = field(default_factory=dict)
    tactics: dict[str, Text] = field(default_factory=dict)
    chronicles: dict[str, Text] = field(default_factory=dict)
    upgrades: dict[str, Text] = field(default_factory=dict)
    shorts: dict[str, Text] = field(default_factory=dict)
    elites: dict[str, Text] = field(default_factory=dict)
    powers: dict[str, Text] = field(default_factory=dict)


def lines(content: Box) -> Lines:
    """All the lines of a content; `content.lines` keeps them."""
    made = Lines()
    made.names.update((name, _hero(row)) for name, row in content.heroes.items())
    made.heroes.update((name, _card(row)) for name, row in content.heroes.items())
    made.tactics.update((name, _card(row)) for name, row in content.tactics.items())
    for card, event in content.chronicles.items():
        message = key("chronicle", card, "-effect")
        made.chronicles[card] = text(message, n=event.amount, least=event.least)
    for name, upgrade in content.upgrades.items():
        made.upgrades[name] = _upgrade(upgrade, "-effect")
        made.shorts[name] = _upgrade(upgrade, "-short")
    for board, power in content.powers.items():
        made.elites[board] = _elite(content.elite(board))
        made.powers[board] = text(_of_board(board), n=power.amount, bound=power.bound)
    return made


def _hero(row: Hero) -> Text:
    """As the catalogues call it, or as the content does."""
    return (
        Text(key("hero", row.id)) if row.names is None else row.names.told("conqueror-hero-given")
    )


def _card(row: Card) -> Text:
    """All that a card brings, with commas between."""
    return reduce(lambda head, last: text("conqueror-card-more", head=head, last=last), _parts(row))


def _parts(row: Card) -> Iterator[Text]:
    """What a card brings, one thing after the other."""
    for name in PARTS:
        value = getattr(row, name, None)
        if not value:
            continue
        if name == "bonus":
            message = key("part-bonus", value.when)
            yield text(message, n=value.strength, most=value.most)
        else:
            yield text(key("part", name), n=value)


def _upgrade(row: Upgrade, end: str) -> Text:
    return text(key("upgrade", row.id, end), n=row.amount, most=row.most, margin=row.margin)


def _elite(row: Elite) -> Text:
    classes: list[Arg] = [Text(key("class", name)) for name in row.classes]
    told = text(key("elite-power", row.power), n=row.amount)
    return text("conqueror-elite-effect", strength=row.strength, classes=classes, power=told)


def _of_board(board: str) -> str:
    """The message about the power of a player board, `conqueror-power-rome-a`."""
    return key("power", board.replace(".", "-"))
