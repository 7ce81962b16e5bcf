"""The content of Tadmor: all that is in the box, with the names, lines and places made of it."""

from functools import cached_property

from engines.tadmor.content.box import Box
from engines.tadmor.content.lines import Lines, lines
from engines.tadmor.content.names import Names, names
from engines.tadmor.content.spots import Spots


class Content(Box):
    """What is in the box; what is made of it is made once, when somebody first asks for it."""

    @cached_property
    def lines(self) -> Lines:
        """What each upgrade, mission and space does, in a line."""
        return lines(self)

    @cached_property
    def names(self) -> Names:
        """What spaces, upgrades and regions are called."""
        return names(self)

    @cached_property
    def spots(self) -> Spots:
        """The places for a piece as options."""
        return Spots(self)
