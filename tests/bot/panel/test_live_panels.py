"""Which panels are looked at again when their match moves on, whichever comes first."""

import asyncio
from typing import Any, cast

from bot.domain.errors import MatchError
from bot.panel.controller import Desk, Visit
from bot.panel.live_panels import Watch
from engines.core import Text

CLICK = Visit("m", 1, "en", 10)
LETTER = Visit("m", 1, "en", 11, message=77)


class Counting:
    """A desk that writes down whose panel is looked at, and has none to give."""

    def __init__(self) -> None:
        self.looked: list[Visit] = []

    async def scene(self, visit: Visit) -> Any:
        self.looked.append(visit)
        raise MatchError(Text("match-unknown"))


async def redraw(_: Any) -> None:
    raise AssertionError("there is nothing to redraw")


async def looked(watch: Watch, desk: Counting) -> list[Visit]:
    await asyncio.sleep(0)
    await watch.close()
    return desk.looked


def counted() -> tuple[Watch, Counting]:
    desk = Counting()
    return Watch(cast("Desk", desk)), desk


async def test_a_panel_that_was_on_its_way_while_the_match_moved_on_is_looked_at() -> None:
    watch, desk = counted()
    watch.acting(CLICK)
    watch.moved("m")
    watch.showing(CLICK, (), redraw)
    assert await looked(watch, desk) == [CLICK]


async def test_a_panel_that_nothing_overtook_is_left_alone() -> None:
    watch, desk = counted()
    watch.acting(CLICK)
    watch.moved("another")
    watch.showing(CLICK, (), redraw)
    assert await looked(watch, desk) == []


async def test_a_call_in_the_meantime_changes_nothing_of_that() -> None:
    watch, desk = counted()
    watch.acting(CLICK)
    watch.moved("m")
    watch.calling(LETTER, (), redraw)
    watch.showing(CLICK, (), redraw)
    assert await looked(watch, desk) == [LETTER, CLICK]
