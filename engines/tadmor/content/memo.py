"""What is made of a content once, as it is asked for often."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from engines.tadmor.content.content import Content

P = ParamSpec("P")
T = TypeVar("T")
MOST_KEPT = 4096
"""Rather make some anew than keep all that years of matches have asked for."""


def once(
    make: Callable[Concatenate[Content, P], T],
) -> Callable[Concatenate[Content, P], T]:
    """Let a function make its result once for a content and its other arguments.

    They can be hashed and are given by position; the result is never to be changed. At most `MOST_KEPT` of
    all results are kept.
    """

    @wraps(make)
    def found(content: Content, /, *args: P.args, **names: P.kwargs) -> T:
        memo, key = content.spots.memo, (make, *args)
        result: T | None = memo.get(key)
        if result is None:
            if len(memo) >= MOST_KEPT:
                memo.clear()
            result = memo[key] = make(content, *args, **names)
        return result

    return found
