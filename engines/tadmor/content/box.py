"""All the rows of Tadmor together, and what follows from them."""

from functools import cached_property
from typing import Any, TypeVar

from engines.core.content import Count, Model
from engines.tadmor.content import rows
from engines.tadmor.content.effects import (
    Broker,
    Buyer,
    Draw,
    Hold,
    Peacemaker,
    PrivateMarket,
    Trade,
)
from engines.tadmor.ids import PILES

E = TypeVar("E")


class Box(Model):
    """All there is in the box, by id."""

    limits: rows.Limits
    start: rows.Begin
    extras: dict[int, rows.Extra]
    by_players: dict[int, rows.ByPlayers]
    eras: dict[int, rows.EraRow]
    regions: dict[str, rows.Region]
    spaces: dict[str, rows.Space]
    upgrades: dict[str, rows.Upgrade]
    missions: dict[str, rows.Mission]
    bands: dict[int, rows.Band]
    parts: dict[str, rows.Part]
    piles: dict[str, rows.Pile]
    goods: dict[str, rows.Good]
    next_pieces: list[rows.NextPieceRow]
    sets: list[Count]

    def upgrade(self, name: str, kind: type[E]) -> E | None:
        """The effect of an upgrade if it is of a kind."""
        effect = self.upgrades[name].effect
        return effect if isinstance(effect, kind) else None

    def band(self, level: int) -> rows.Band:
        """The prices that hold for a tower level (TAD-8.3)."""
        bands = list(self.bands.values())
        return next((band for band in bands if level <= band.top), bands[-1])

    @cached_property
    def next_of(self) -> dict[tuple[str, int], rows.NextPieceRow]:
        """What the next camel or ship needs, by its kind and its number."""
        return {(row.piece, row.number): row for row in self.next_pieces}

    @cached_property
    def types_of(self) -> dict[str, list[str]]:
        """The types of rare goods in each pile."""
        return {
            pile: [name for name, good in self.goods.items() if good.pile == pile] for pile in PILES
        }

    @cached_property
    def effects(self) -> dict[type[Any], dict[str, Any]]:
        """The effects of the upgrades that have one of a type, by the upgrade."""
        found: dict[type[Any], dict[str, Any]] = {}
        for name, tile in self.upgrades.items():
            found.setdefault(type(tile.effect), {})[name] = tile.effect
        return found

    @cached_property
    def drawing(self) -> dict[str, int]:
        """The missions that bring missions, and how many."""
        return {
            name: row.effect.missions
            for name, row in self.missions.items()
            if isinstance(row.effect, Draw)
        }

    @cached_property
    def trading(self) -> frozenset[str]:
        """The upgrades by which something can be traded."""
        return self._with(Trade, Broker, PrivateMarket)

    @cached_property
    def gaining(self) -> frozenset[str]:
        """The upgrades that change what there is to gain on the board."""
        return self._with(Hold, Peacemaker, Buyer)

    def _with(self, *kinds: type[Any]) -> frozenset[str]:
        return frozenset([name for kind in kinds for name in self.effects.get(kind, ())])

    @cached_property
    def board(self) -> dict[bool, tuple[str, ...]]:
        """The spaces of each side of the board, that for two players under True (TAD-2.1)."""
        return {
            two: tuple(row.id for row in self.spaces.values() if (row.two if two else row.four))
            for two in (False, True)
        }
