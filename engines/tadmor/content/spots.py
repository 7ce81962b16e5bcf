"""What each place lets its piece do; and what is made of a content once, as it is asked for often."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:  # the content asks for its spots
    from engines.tadmor.content import Content

P = ParamSpec("P")
T = TypeVar("T")
MOST_KEPT = 4096
"""Rather make some anew than keep all that years of matches have asked for."""


class Spots:
    """The places of a content.

    actions: what each place lets its piece do; of private action spaces the kind of the upgrade's effect.
    doing: the places of each action. memo: what `once` has made.
    """

    def __init__(self, content: "Content") -> None:
        self.actions: dict[str, str] = {
            **{name: space.action for name, space in content.spaces.items()},
            **{name: tile.effect.kind for name, tile in content.upgrades.items()},
        }
        self.doing: dict[str, list[str]] = {}
        for place, action in self.actions.items():
            self.doing.setdefault(action, []).append(place)
        self.memo: dict[Hashable, Any] = {}


def once(
    make: Callable[Concatenate["Content", P], T],
) -> Callable[Concatenate["Content", P], T]:
    """Let a function make its result once for a content and its other arguments.

    They can be hashed and are given by position; the result is never to be changed. At most `MOST_KEPT` of
    all results are kept.
    """

    @wraps(make)
    def found(content: "Content", /, *args: P.args, **names: P.kwargs) -> T:
        memo, key = content.spots.memo, (make, *args)
        result: T | None = memo.get(key)
        if result is None:
            if len(memo) >= MOST_KEPT:
                memo.clear()
            result = memo[key] = make(content, *args, **names)
        return result

    return found
