"""What an action would bring a seat now."""

from engines.core import Text, text
from engines.mesopotamia.content import Technology
from engines.mesopotamia.ids import BUILD, EXPLORE, GATHER, GROW, RESEARCH, WARFARE, ZIGGURAT
from engines.mesopotamia.preview.gathering import sources
from engines.mesopotamia.preview.growth import possible
from engines.mesopotamia.preview.marches import can_march
from engines.mesopotamia.preview.prices import buildable, lacks
from engines.mesopotamia.preview.study import can_convert, discoveries
from engines.mesopotamia.rules.building import can_build
from engines.mesopotamia.rules.discover import discoverable
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import technology_name

VALUES = {
    EXPLORE: ("activations",),
    BUILD: ("objects",),
    RESEARCH: ("tablets", "discoveries"),
    GATHER: ("sources",),
    WARFARE: ("knuckles",),
    GROW: ("food", "steps"),
}
"""What a technology of each action says (MES-7.6)."""


def says(row: Technology) -> Text:
    """A technology by its name, and what it allows (MES-7.7)."""
    return text(f"mesopotamia-brings-{row.action}", **_told(row))


def _told(row: Technology) -> dict[str, Text | int]:
    values: dict[str, Text | int] = {name: getattr(row, name) for name in VALUES[row.action]}
    return {"name": technology_name(row.action, row.level), **values}


def brings(game: Mesopotamia, seat: int, action: str) -> Text:
    """The technology in use and what it allows, or why that can't be done now (MES-7.7, MES-7.11)."""
    row = game.technology(seat, action)
    if action == GROW and not possible(game, seat, row.food, row.steps):
        return text("mesopotamia-brings-no-growth", **_told(row))
    if action == EXPLORE and not can_march(game, seat):
        return text("mesopotamia-brings-no-march", **_told(row))
    if action == BUILD and not buildable(game, seat, row.level):
        short = lacks(game, seat, row.level) or Text("mesopotamia-all-built")
        return text("mesopotamia-brings-no-build", lacks=short, **_told(row))
    if action == RESEARCH and not (can_convert(game, seat) or discoveries(game, seat)):
        return text("mesopotamia-brings-no-research", **_told(row))
    if action == GATHER and (found := len(sources(game, seat))) < row.sources:
        return text("mesopotamia-brings-few-sources", n=found, **_told(row))
    return says(row)


def safe(game: Mesopotamia, seat: int) -> str:
    """The action of a player who gives no answer: one that its own safe answers make something of.

    The ziggurat grows, then the population, then a technology, as soon as that can be paid for; until then
    goods are gathered.
    """
    if can_build(game, seat, ZIGGURAT):
        return BUILD
    row = game.technology(seat, GROW)
    if possible(game, seat, row.food, row.steps):
        return GROW
    if discoveries(game, seat) or (can_convert(game, seat) and discoverable(game, seat)):
        return RESEARCH
    return GATHER
