"""All the records of Conqueror together, and what follows from them."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Annotated

from pydantic import Field

from engines.conqueror.content.board import Crossing, Map, Territory
from engines.conqueror.content.cards import Automa, Chronicle, Hero, Tactic
from engines.conqueror.content.destiny import Destiny, Power
from engines.conqueror.content.economy import Price, Space, Upgrade
from engines.conqueror.content.nations import Elite, Faction, Guard
from engines.conqueror.content.numbers import Face, Limits, Mode
from engines.core.content import Count, Model, Some

POWERS = {
    "carthage": "naval",
    "gaul": "europe",
    "rome": "open_land",
    "greece": "infantry",
    "persia": "interest",
    "egypt": "archers",
}
"""The powers of the player boards of the base game (CON-24)."""


class Box(Model):
    """All there is in the box, by id.

    die: the six faces of the battle die. food: the most standard units by food supply, from 0 on (CON-15.2).
    draws: how many tactics are drawn after 0, 1, 2 … own casualties, the last for all above (CON-20.16).
    blanks: the places whose forts are covered, by the number of players (CON-3.2). destiny: what Seas of
    Destiny adds; a match that began before there was any has none.
    """

    limits: Limits
    die: Annotated[list[Face], Field(min_length=6, max_length=6)]
    food: Annotated[list[Some], Field(min_length=1)]
    draws: Annotated[list[Count], Field(min_length=1)]
    blanks: dict[int, list[str]]
    modes: dict[str, Mode]
    maps: dict[str, Map]
    territories: dict[str, Territory]
    crossings: dict[str, Crossing]
    factions: dict[str, Faction]
    elites: dict[str, Elite]
    guards: dict[str, Guard]
    heroes: dict[str, Hero]
    tactics: dict[str, Tactic]
    automa: dict[str, Automa]
    chronicles: dict[str, Chronicle]
    prices: dict[str, Price]
    upgrades: dict[str, Upgrade]
    spaces: dict[str, Space]
    destiny: Destiny | None = None

    @property
    def expansion(self) -> Destiny:
        """Seas of Destiny. Raises LookupError where there is none."""
        if self.destiny is None:
            raise LookupError("the content has no Seas of Destiny")
        return self.destiny

    def elite(self, board: str) -> Elite:
        """The elite unit of a player board: `rome`, or `rome.a` (CON-16.1, CON-30)."""
        return self._elites[board]

    @cached_property
    def _elites(self) -> dict[str, Elite]:
        found = dict(self.elites)
        for board, row in self.destiny.boards.items() if self.destiny else ():
            found[board] = row.unit(self.elites[row.faction].price)
        return found

    def power(self, board: str) -> Power:
        """The power of a player board (CON-24, CON-30)."""
        return self.powers[board]

    @cached_property
    def powers(self) -> dict[str, Power]:
        """The powers by player board."""
        limits = self.limits
        found = {
            faction: Power(kind=kind, amount=limits.power_strength)
            for faction, kind in POWERS.items()
        }
        found["greece"] = replace(found["greece"], bound=limits.greece_infantry)
        found["persia"] = replace(found["persia"], amount=limits.persia_coins)
        for board, row in self.destiny.boards.items() if self.destiny else ():
            found[board] = Power(kind=row.power, amount=row.amount, bound=row.bound)
        return found

    @cached_property
    def boards(self) -> dict[str, dict[str, Territory]]:
        """The territories of each side of the board by place, as they are written."""
        found: dict[str, dict[str, Territory]] = {}
        for row in self.territories.values():
            found.setdefault(row.board, {})[row.place] = row
        return found

    @cached_property
    def near(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """By side of the board, the places one move away: borders, bridges and the Danube (CON-4.11)."""
        found = {
            board: {place: [*row.near] for place, row in rows.items()}
            for board, rows in self.boards.items()
        }
        for crossing in self.crossings.values():
            one, other = crossing.ends
            found[crossing.board][one].append(other)
            found[crossing.board][other].append(one)
        return {
            board: {place: tuple(near) for place, near in rows.items()}
            for board, rows in found.items()
        }

    @cached_property
    def seas(self) -> dict[str, frozenset[str]]:
        """By side of the board, the territories that are seas."""
        return {
            board: frozenset(place for place, row in rows.items() if row.sea)
            for board, rows in self.boards.items()
        }

    @cached_property
    def shores(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """By side of the board, the seas that border each land; those across a river do not (CON-28.7)."""
        return {
            board: {
                place: tuple(one for one in row.near if rows[one].sea)
                for place, row in rows.items()
                if not row.sea
            }
            for board, rows in self.boards.items()
        }

    @cached_property
    def deck(self) -> tuple[str, ...]:
        """Every tactics card, `flank.01`."""
        return _copies(self.tactics)

    @cached_property
    def automa_deck(self) -> tuple[str, ...]:
        """Every automa card."""
        return _copies(self.automa)

    def tactic(self, card: str) -> Tactic:
        """The kind of a tactics card."""
        return self.tactics[card.partition(".")[0]]

    def heroes_of(self, faction: str) -> list[str]:
        """The five heroes of a faction."""
        return [*self._heroes_of.get(faction, ())]

    @cached_property
    def _heroes_of(self) -> dict[str, list[str]]:
        return _by({hero: row.faction for hero, row in self.heroes.items()})

    def track(self, mode: str) -> list[Space]:
        """The spaces of a trade track; not to be changed."""
        return self._tracks.get(mode, [])

    @cached_property
    def _tracks(self) -> dict[str, list[Space]]:
        found: dict[str, list[Space]] = {}
        for row in self.spaces.values():
            found.setdefault(row.mode, []).append(row)
        return found

    def upgrades_of(self, kind: str) -> list[str]:
        """The upgrades of a type of units."""
        return [*self._upgrades_of.get(kind, ())]

    @cached_property
    def _upgrades_of(self) -> dict[str, list[str]]:
        return _by({upgrade: row.type for upgrade, row in self.upgrades.items()})


def _by(kinds: Mapping[str, str]) -> dict[str, list[str]]:
    """The ids of each kind."""
    found: dict[str, list[str]] = {}
    for one, kind in kinds.items():
        found.setdefault(kind, []).append(one)
    return found


def _copies(rows: Mapping[str, Tactic] | Mapping[str, Automa]) -> tuple[str, ...]:
    return tuple(
        f"{name}.{number:02}" for name, row in rows.items() for number in range(1, row.copies + 1)
    )
