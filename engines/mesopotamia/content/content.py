"""All the records of Mesopotamia together, and what follows from them."""

from collections.abc import Collection, Iterator
from functools import cached_property
from typing import Annotated

from pydantic import Field

from engines.core.content import Model
from engines.mesopotamia.content.automaton import (
    ActionCard,
    Difficulty,
    Garrison,
    Reserve,
    Scenario,
    Strategy,
    Wave,
)
from engines.mesopotamia.content.board import Area, Corner, Section
from engines.mesopotamia.content.empires import Die, Empire, Population, Technology
from engines.mesopotamia.content.events import Event
from engines.mesopotamia.content.goods import Digit, Garden, Slot, Trade
from engines.mesopotamia.content.pieces import CombatCard, Limits, Piece
from engines.mesopotamia.content.quests import Quest
from engines.mesopotamia.ids import SHIP, technology


class Content(Model):
    """All there is in the boxes, by id.

    places: the points for the first, second, third … place on each track (MES-27.10). garrison: where the
    pieces of Ur stand; pool: what it has in reserve (MES-32).
    """

    limits: Limits
    places: Annotated[list[Digit], Field(min_length=1, max_length=8)]
    corners: dict[str, Corner]
    areas: dict[str, Area]
    sections: dict[str, Section]
    empires: dict[str, Empire]
    technologies: dict[str, Technology]
    dice: dict[str, Die]
    population: dict[str, Population]
    pieces: dict[str, Piece]
    gardens: dict[str, Garden]
    trades: dict[str, Trade]
    slots: dict[str, Slot]
    combat_cards: dict[str, CombatCard]
    events: dict[str, Event]
    quests: dict[str, Quest]
    strategies: dict[str, Strategy]
    action_cards: dict[str, ActionCard]
    difficulties: dict[str, Difficulty]
    scenarios: dict[str, Scenario]
    garrison: dict[str, Garrison]
    pool: dict[str, Reserve]
    waves: dict[str, Wave]

    def technology(self, empire: str, action: str, level: int) -> Technology:
        """The technology of an empire; LookupError where it has none of that level (MES-7.7)."""
        return self.technologies[technology(empire, action, level)]

    def level(self, number: int) -> Population:
        """A level of the population track, from 1 on (MES-27.8)."""
        return self.population[str(number)]

    @cached_property
    def starts(self) -> dict[int, str]:
        """The start areas by their numbers (MES-3.16)."""
        numbers = {row.start: area for area, row in self.areas.items() if row.start is not None}
        return {number: numbers[number] for number in sorted(numbers)}

    @cached_property
    def shores(self) -> dict[str, tuple[str, ...]]:
        """The river sections beside each area (MES-10.1)."""
        return {
            area: tuple(one for one, row in self.sections.items() if area in row.banks)
            for area in self.areas
        }

    @cached_property
    def onward(self) -> dict[str, tuple[str, ...]]:
        """The sections that a ship reaches from each by passing one node (MES-10.3)."""
        return {
            one: tuple(
                other
                for other, there in self.sections.items()
                if other != one and set(there.nodes) & set(row.nodes)
            )
            for one, row in self.sections.items()
        }

    @cached_property
    def near(self) -> dict[str, tuple[str, ...]]:
        """The areas one step from each (MES-9.4)."""
        return {area: tuple(row.near) for area, row in self.areas.items()}

    @cached_property
    def voyages(self) -> dict[str, tuple[str, ...]]:
        """Where a ship can end one activation from each section, the nearest first (MES-10.3)."""
        return {one: tuple(self._sailing(one)) for one in self.sections}

    def _sailing(self, origin: str) -> Iterator[str]:
        reached = last = [origin]
        for _ in range(self.pieces[SHIP].speed):
            onward = dict.fromkeys(one for section in last for one in self.onward[section])
            last = [section for section in onward if section not in reached]
            reached = reached + last
            yield from last

    def spaces(self, players: int) -> dict[str, str]:
        """The areas that get an event token, and the terrain of each (MES-3.5, MES-5.6)."""
        return {
            area: row.terrain
            for area, row in self.areas.items()
            if row.terrain is not None and not row.is_blocked(players)
        }

    def slots_used(self, players: int) -> list[str]:
        """The slots in which a trade token lies (MES-3.4, MES-5.1, MES-5.2, MES-35.2)."""
        return [slot for slot, row in self.slots.items() if row.players <= players]

    def deck(self, unit: str, boxes: Collection[str]) -> list[str]:
        """The combat cards of a kind of units (MES-3.11)."""
        return [
            card for card, row in self.combat_cards.items() if row.unit == unit and row.box in boxes
        ]
