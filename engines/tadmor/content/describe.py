"""What everything in a content does and requires, in a line."""

from engines.core import Text
from engines.tadmor.content.content import Content


def upgrade_effect(content: Content, name: str) -> Text:
    """What an upgrade does."""
    return content.lines.upgrades[name]


def upgrade_short(content: Content, name: str) -> Text:
    """The same in a few words."""
    return content.lines.shorts[name]


def mission_effect(content: Content, name: str) -> Text:
    """The one-off benefit of a mission and when it can be had."""
    return content.lines.missions[name]


def space_effect(content: Content, name: str, era: int) -> Text:
    """What a piece does there in an Era; of a private action space the effect of the upgrade."""
    return content.lines.spaces.get((name, era)) or content.lines.upgrades[name]


def requirement(content: Content, kind: str, number: int) -> Text:
    """What the piece with that number requires, such as `a tower of 5` (TAD-10.5 to 10.9)."""
    return content.lines.requirements[kind, number]
