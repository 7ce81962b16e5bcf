"""The content of Conqueror: all that is in the box, and a line on what each thing does."""

from functools import cached_property

from engines.conqueror.content.box import Box
from engines.conqueror.content.lines import Lines, lines


class Content(Box):
    """What is in the box; the lines are made once, when somebody first asks for one."""

    @cached_property
    def lines(self) -> Lines:
        """What every card, upgrade, elite unit and nation does, in a line."""
        return lines(self)
