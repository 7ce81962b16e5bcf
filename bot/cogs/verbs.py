"""Which method answers which kind of click: `@verb("join")` on a cog's method takes clicks on *Join*."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

from bot.ui.custom_ids import Press
from bot.ui.replies import Interaction

Handler: TypeAlias = Callable[[Interaction, Press], Awaitable[None]]
M = TypeVar("M", bound=Callable[..., Awaitable[None]])

_NAMES = "__verbs__"


def verb(*names: str) -> Callable[[M], M]:
    """Let a cog's method answer the clicks whose custom_id begins with one of these verbs."""

    def mark(method: M) -> M:
        setattr(method, _NAMES, names)
        return method

    return mark


def verbs_of(cog: Any) -> dict[str, Handler]:
    """The verbs a cog answers."""
    found: dict[str, Handler] = {}
    for name in dir(type(cog)):
        for one in getattr(getattr(type(cog), name), _NAMES, ()):
            found[one] = getattr(cog, name)
    return found
