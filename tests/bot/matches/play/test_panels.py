"""What a panel shows is read of a match in one go."""

import asyncio
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager

import pytest

from bot.domain.errors import MovedOn
from bot.domain.locks import Locks
from bot.domain.match import MatchInfo
from bot.matches.service import Matches
from bot.panel.controller import PanelController, PanelRequest
from bot.pictures.pictures import Pictures
from bot.text import fit
from engines.core import Decision
from tests.bot.app.house import PlainPainter
from tests.bot.matches.support import ANA, BEN, Host

CLICK = 7
STRANGER = 999


@pytest.fixture
async def info(host: Host) -> MatchInfo:
    """A match of Ana and Ben in which Ana is asked."""
    return await host.begun(ANA, BEN, game="pebbles")


@pytest.fixture
async def painted(host: Host) -> MatchInfo:
    """A match of a game with a painter."""
    return await host.begun(ANA, BEN)


@pytest.fixture
def controller(matches: Matches) -> Iterator[PanelController]:
    pictures = Pictures(PlainPainter)
    yield PanelController(matches, pictures)
    pictures.close()


@pytest.fixture
def locked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the test itself has locked, beside all that happens in the background."""
    real, found, own = Locks.__call__, [], asyncio.current_task

    def noted(locks: Locks, key: str) -> AbstractAsyncContextManager[None]:
        if (task := own()) is not None and task.get_name() == "click":
            found.append(key)
        return real(locks, key)

    monkeypatch.setattr(Locks, "__call__", noted)
    return found


def request(info: MatchInfo, decision: Decision) -> PanelRequest:
    """Whoever is asked, at their panel."""
    user_id = info.seats[decision.seat].user_id
    assert user_id is not None
    return PanelRequest(info.id, user_id, "en", CLICK)


async def test_a_panel_is_opened_with_the_match_locked_once(
    controller: PanelController, host: Host, painted: MatchInfo, locked: list[str]
) -> None:
    at = request(painted, await host.decision(painted.id))
    await asyncio.create_task(controller.open(at), name="click")
    assert locked == [painted.id]


async def test_an_answer_locks_its_match_twice(
    controller: PanelController, host: Host, painted: MatchInfo, locked: list[str]
) -> None:
    asked = await host.decision(painted.id)
    payload = str(host.sample(asked))
    click = controller.give(request(painted, asked), fit.decision_id(asked.id), payload)
    await asyncio.create_task(click, name="click")
    assert len((await host.matches.store.live(painted.id)).match.live()) == 1
    assert locked == [painted.id, painted.id]


async def test_a_step_back_locks_its_match_twice(
    controller: PanelController, host: Host, painted: MatchInfo, locked: list[str]
) -> None:
    asked = await host.decision(painted.id)
    await host.answer(painted.id, asked)
    click = controller.take_back(request(painted, asked), 1, turn=False)
    await asyncio.create_task(click, name="click")
    assert (await host.matches.store.live(painted.id)).match.live() == []
    assert locked == [painted.id, painted.id]


async def test_who_plays_sees_what_can_be_taken_back(
    host: Host, matches: Matches, info: MatchInfo
) -> None:
    await host.answer(info.id, answer="1")
    seen = await matches.panels.seen_by(info.id, ANA.user_id)
    assert (seen.undo.count, seen.last_event) == (1, seen.live.last_event)


async def test_who_only_looks_on_has_nothing_to_take_back(
    host: Host, matches: Matches, info: MatchInfo
) -> None:
    await host.answer(info.id, answer="1")
    seen = await matches.panels.seen_by(info.id, STRANGER)
    assert (seen.undo.count, seen.undo.reason, seen.plan, seen.wait) == (0, None, None, None)


async def test_a_step_back_that_was_shown_otherwise_changes_nothing(
    host: Host, matches: Matches, info: MatchInfo
) -> None:
    await host.answer(info.id, answer="1")
    with pytest.raises(MovedOn):
        await matches.play.undo(info.id, ANA.user_id, CLICK, expected=2)
    assert len((await matches.store.live(info.id)).match.live()) == 1
