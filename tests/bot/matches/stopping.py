"""A bot that is stopped in between: what was committed stands, nothing else has ever been."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage.transaction import Work
from tests.bot.matches.support import ManualClock, Shelf

T = TypeVar("T")


class Stopped(BaseException):
    """Nothing below the test may catch it."""


@contextmanager
def stopped_after(storage: Storage, changes: int) -> Iterator[None]:
    """Let the bot be stopped when it wants to change anything once more than so often."""
    left, change = [changes], storage.change

    async def counted(work: Work[T]) -> T:
        if not left[0]:
            raise Stopped
        left[0] -= 1
        return await change(work)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(storage, "change", counted)
        with pytest.raises(Stopped):
            yield


def started_again(storage: Storage, clock: ManualClock) -> Matches:
    """The bot with an empty memory."""
    return Matches(storage, Shelf(), clock)
