"""The places for a piece as options, each made once: they are asked for again and again."""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from engines.core import Option, Text
from engines.tadmor.words import amount

if TYPE_CHECKING:  # the content asks for the options
    from engines.tadmor.content import Content, Space

T = TypeVar("T")
P = ParamSpec("P")
OWN_GROUP = Text("tadmor-group-own")
MOST_KEPT = 4096
"""Rather make some anew than keep all that years of matches have asked for."""


class Spots:
    """Options by what they depend on.

    actions: what each place lets its piece do; of private action spaces the kind of the upgrade's effect.
    doing: the places of each action.
    """

    def __init__(self, content: "Content") -> None:
        self._content = content
        self.actions: dict[str, str] = {
            **{name: space.action for name, space in content.spaces.items()},
            **{name: tile.effect.kind for name, tile in content.upgrades.items()},
        }
        self.doing: dict[str, list[str]] = {}
        for place, action in self.actions.items():
            self.doing.setdefault(action, []).append(place)
        self._made: dict[tuple[str, str, int, int, bool], Option] = {}
        self._kept: dict[Hashable, Any] = {}

    def board(self, place: str, kind: str, era: int, number: int, *, safe: bool) -> Option:
        """A space of the board; `number`: what a seat would collect or score there.

        kind: of the piece, "" where only one kind fits. safe: its region cannot be raided this turn, another
        one might be.
        """
        key = (place, kind, era, number, safe)
        found = self._made.get(key)
        if found is None:
            space = self._content.spaces[place]
            region = self._content.names.regions[space.region]
            group = Text("tadmor-group-safe", {"region": region}) if safe else region
            hint = _gain(space, number) or self._content.lines.spaces[place, era]
            found = self._made[key] = self._option(place, kind, hint, group)
        return found

    def private(self, tile: str, kind: str) -> Option:
        """An own private action space."""
        key = (tile, kind, 0, 0, False)
        found = self._made.get(key)
        if found is None:
            hint = self._content.lines.upgrades[tile]
            found = self._made[key] = self._option(tile, kind, hint, OWN_GROUP)
        return found

    def kept(self, key: Hashable, make: Callable[P, T], *args: P.args, **names: P.kwargs) -> T:
        """What depends on the content and on what is in the key alone; made only if there is none yet.

        Never to be changed. args, names: what it is made of.
        """
        found: T | None = self._kept.get(key)
        if found is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = make(*args, **names)
        return found

    def _option(self, place: str, kind: str, hint: Text, group: Text) -> Option:
        name = self._content.names.places[place]
        if not kind:
            return Option(place, name, hint, group)
        label = Text("tadmor-place-with", {"place": name, "piece": amount(kind, 1)})
        return Option(f"{place}.{kind}", label, hint, group)


def _gain(space: "Space", number: int) -> Text | None:
    """What a space gives by number, an owner's upgrades included."""
    if space.resource:
        return Text("tadmor-action-collect-effect", {"gain": amount(space.resource, number)})
    if space.action == "gifts":
        return Text("tadmor-action-gifts-effect", {"n": number})
    return None
