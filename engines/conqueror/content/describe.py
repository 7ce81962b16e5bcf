"""What everything in a content is called and does, in a line."""

from engines.conqueror.content.content import Content
from engines.conqueror.ids import MASTER_BUILDERS
from engines.conqueror.words import key
from engines.core import Text, text


def hero_name(content: Content, hero: str) -> Text:
    """A hero by name."""
    return content.lines.names[hero]


def hero_effect(content: Content, hero: str) -> Text:
    """What a hero brings to a battle, such as `+4 strength, 1 casualty`."""
    return content.lines.heroes[hero]


def tactic_effect(content: Content, card: str) -> Text:
    """What a tactics card brings, by the card or its kind."""
    return content.lines.tactics[card.partition(".")[0]]


def chronicle_effect(content: Content, card: str, *, destiny: bool) -> Text:
    """What a chronicle card does for its round; destiny: Seas of Destiny is played (CON-33.3)."""
    if destiny and card == MASTER_BUILDERS:
        return text(key("chronicle", card, "-effect-projects"), n=content.chronicles[card].amount)
    return content.lines.chronicles[card]


def upgrade_effect(content: Content, upgrade: str) -> Text:
    """What a unit upgrade does."""
    return content.lines.upgrades[upgrade]


def upgrade_short(content: Content, upgrade: str) -> Text:
    """The same in a few words."""
    return content.lines.shorts[upgrade]


def elite_effect(content: Content, board: str) -> Text:
    """The strength, classes and power of the elite unit of a player board."""
    return content.lines.elites[board]


def power(content: Content, board: str) -> Text:
    """The power of a nation by its player board (CON-24, CON-30)."""
    return content.lines.powers[board]
