"""All the rows of Caylus together, and what follows from them."""

from functools import cached_property

from engines.caylus.content.effects import effects
from engines.caylus.content.menu import Menu
from engines.caylus.content.rows import (
    ByPlayers,
    FavourLine,
    Lawyer,
    Limits,
    Price,
    Section,
    Special,
    Start,
    Tile,
)
from engines.core import Text
from engines.core.content import Model


class Content(Model):
    """All there is in the box, by id."""

    limits: Limits
    start: Start
    by_players: dict[int, ByPlayers]
    defaults: dict[str, list[str]]
    tiles: dict[str, Tile]
    specials: dict[str, Special]
    sections: dict[str, Section]
    lines: dict[str, FavourLine]

    @cached_property
    def lawyer(self) -> Price:
        """What the lawyer costs (CAY-8.40)."""
        effects = (tile.effect for tile in self.tiles.values())
        return next(effect.cost for effect in effects if isinstance(effect, Lawyer))

    @cached_property
    def effects(self) -> dict[str, Text]:
        """What each building does, in a line; also the special buildings and the castle."""
        return effects(self.tiles, self.specials, self.limits)

    @cached_property
    def menu(self) -> Menu:
        """The places for a worker as options."""
        return Menu(self.effects, self.limits.owner_points)
