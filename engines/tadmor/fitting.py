"""What the content must fulfil beyond the form of its rows, so that rules, texts and pictures can follow."""

from typing import TYPE_CHECKING

from engines.core.content import Tables

if TYPE_CHECKING:  # the content asks for the checks
    from engines.tadmor.content import Content


def check(content: "Content", tables: Tables) -> None:
    """Raises ValueError naming the row that rules, texts or pictures could not follow."""
    for name, space in content.spaces.items():
        if (space.action == "collect") != (space.resource is not None):
            raise tables.wrong(f"spaces.{name}: a space has a resource if it is for collecting.")
        if (space.action == "rare") != (space.pile is not None):
            raise tables.wrong(f"spaces.{name}: a space has a pile if it is for rare goods.")
