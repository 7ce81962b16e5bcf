"""The places for a piece as options, each made once: they are asked for again and again."""

from typing import TYPE_CHECKING

from engines.core import Option, Text
from engines.tadmor.words import PLACE, REGION, amount

if TYPE_CHECKING:  # the content asks for the options
    from engines.tadmor.content import Content, Space

OWN_GROUP = Text("tadmor-group-own")


class Spots:
    """Options by what they depend on."""

    def __init__(self, content: "Content") -> None:
        self._content = content
        self._made: dict[tuple[str, str, int, int, bool], Option] = {}

    def board(self, place: str, kind: str, era: int, number: int, *, safe: bool) -> Option:
        """A space of the board; `number`: what a seat would collect or score there.

        kind: of the piece, "" where only one kind fits. safe: its region cannot be raided this turn, another
        one might be.
        """
        key = (place, kind, era, number, safe)
        found = self._made.get(key)
        if found is None:
            space = self._content.spaces[place]
            region = REGION[space.region]
            group = Text("tadmor-group-safe", {"region": region}) if safe else region
            hint = _gain(space, number) or self._content.lines.spaces[place, era]
            found = self._made[key] = _option(place, kind, hint, group)
        return found

    def private(self, tile: str, kind: str) -> Option:
        """An own private action space."""
        key = (tile, kind, 0, 0, False)
        found = self._made.get(key)
        if found is None:
            hint = self._content.lines.upgrades[tile]
            found = self._made[key] = _option(tile, kind, hint, OWN_GROUP)
        return found


def _gain(space: "Space", number: int) -> Text | None:
    """What a space gives by number, an owner's upgrades included."""
    if space.resource:
        return Text("tadmor-action-collect-effect", {"gain": amount(space.resource, number)})
    if space.action == "gifts":
        return Text("tadmor-action-gifts-effect", {"n": number})
    return None


def _option(place: str, kind: str, hint: Text, group: Text) -> Option:
    if not kind:
        return Option(place, PLACE[place], hint, group)
    label = Text("tadmor-place-with", {"place": PLACE[place], "piece": amount(kind, 1)})
    return Option(f"{place}.{kind}", label, hint, group)
