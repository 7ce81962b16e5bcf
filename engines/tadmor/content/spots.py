"""What each place lets its piece do."""

from collections.abc import Hashable
from typing import Any

from engines.tadmor.content.box import Box


class Spots:
    """The places of a content.

    actions: what each place lets its piece do; of private action spaces the kind of the upgrade's effect.
    doing: the places of each action. memo: what `memo.once` has made.
    """

    def __init__(self, content: Box) -> None:
        self.actions: dict[str, str] = {
            **{name: space.action for name, space in content.spaces.items()},
            **{name: tile.effect.kind for name, tile in content.upgrades.items()},
        }
        self.doing: dict[str, list[str]] = {}
        for place, action in self.actions.items():
            self.doing.setdefault(action, []).append(place)
        self.memo: dict[Hashable, Any] = {}
