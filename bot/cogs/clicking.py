"""Which method answers which kind of click: `@on(JoinClick)` on a cog's method takes clicks on *Join*."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeAlias, TypeVar

from bot.cogs.cog import Cog
from bot.ui.click import Click
from bot.ui.replies import Interaction

K = TypeVar("K", bound=Click)
S = TypeVar("S", bound=Cog)
Method: TypeAlias = Callable[[S, Interaction, K], Awaitable[None]]
Handler: TypeAlias = Callable[[Interaction, Any], Awaitable[None]]

_KINDS = "__clicks__"


def on(*kinds: type[K]) -> Callable[[Method[S, K]], Method[S, K]]:
    """Let a cog's method answer clicks of one of these kinds."""

    def mark(method: Method[S, K]) -> Method[S, K]:
        setattr(method, _KINDS, kinds)
        return method

    return mark


def handlers(cog: Cog) -> Iterator[tuple[type[Click], Handler]]:
    """The kinds of clicks a cog answers, each with the method that does."""
    for name in dir(type(cog)):
        for kind in getattr(getattr(type(cog), name), _KINDS, ()):
            yield kind, getattr(cog, name)
