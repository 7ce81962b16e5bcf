"""Which panels are looked at again when their match moves on, whichever comes first."""

import asyncio
from typing import Any, cast

import discord
from typing_extensions import override

from bot.domain.errors import MatchError
from bot.panel.controller import PanelController, PanelRequest
from bot.panel.live_panels import LivePanels
from engines.core import Text

CLICK = PanelRequest("m", 1, "en", 10)
LETTER = PanelRequest("m", 1, "en", 11, message=77)


class Counting:
    """A controller that writes down whose panel is looked at, and has none to give."""

    def __init__(self) -> None:
        self.looked: list[PanelRequest] = []

    async def view(self, request: PanelRequest) -> Any:
        self.looked.append(request)
        raise MatchError(Text("match-unknown"))


class Refused(Counting):
    """A controller that is told to wait for longer than the bot waits."""

    @override
    async def view(self, request: PanelRequest) -> Any:
        self.looked.append(request)
        raise discord.RateLimited(3600.0)


async def redraw(_: Any) -> None:
    raise AssertionError("there is nothing to redraw")


async def looked(live_panels: LivePanels, controller: Counting) -> list[PanelRequest]:
    await asyncio.sleep(0)
    await live_panels.close()
    return controller.looked


def counted() -> tuple[LivePanels, Counting]:
    controller = Counting()
    return LivePanels(cast("PanelController", controller)), controller


async def test_a_panel_that_was_on_its_way_while_the_match_moved_on_is_looked_at() -> None:
    live_panels, controller = counted()
    live_panels.acting(CLICK)
    live_panels.moved("m")
    live_panels.showing(CLICK, (), redraw)
    assert await looked(live_panels, controller) == [CLICK]


async def test_a_panel_that_nothing_overtook_is_left_alone() -> None:
    live_panels, controller = counted()
    live_panels.acting(CLICK)
    live_panels.moved("another")
    live_panels.showing(CLICK, (), redraw)
    assert await looked(live_panels, controller) == []


async def test_a_call_in_the_meantime_changes_nothing_of_that() -> None:
    live_panels, controller = counted()
    live_panels.acting(CLICK)
    live_panels.moved("m")
    live_panels.calling(LETTER, (), redraw)
    live_panels.showing(CLICK, (), redraw)
    assert await looked(live_panels, controller) == [LETTER, CLICK]


async def test_a_panel_that_cannot_be_changed_for_a_long_while_is_not_taken_for_changed() -> None:
    controller = Refused()
    live_panels = LivePanels(cast("PanelController", controller))
    live_panels.showing(LETTER, (), redraw)
    live_panels.moved("m")
    await asyncio.sleep(0)
    assert controller.looked == [LETTER]
    assert not live_panels.shows("m", 1, 77)
