"""Programs and contents change under matches in play: old snapshots are migrated, old contents are kept."""

from collections.abc import Mapping
from dataclasses import field, replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from typing_extensions import override

import renderer
from bot.bench.crowd import answers_of
from bot.matches.core.library import Library
from bot.sandbox import Member, Sandbox
from bot.storage.matches import play as play_rows
from bot.storage.tables import matches, positions, waits
from bot.upkeep.checking import check
from engines.core import Counters, GameSpec, record
from engines.core.wire import counters_line, header_line, read_header_line
from engines.registry import games
from tests.bot.app.hasty import entry_of, info_of, play_until, turn_of
from tests.bot.app.house import Slate, running
from tests.bot.app.table import Match, begun
from tests.bot.matches.pebbles import PEBBLES, Pebbles
from tests.bot.matches.pebbles import Take as TakeBefore
from tests.bot.matches.support import Shelf
from tests.engines.contract.keeping import snapshot_path

PACK = """
[[spaces]]
id = "ns1"
region = "ebla"
action = "gifts"
piece = "camel"
two = true
amounts = [1, 2, 3]
"""


@record
class NewerPebbles(Pebbles):
    """The heap as a later version of the game keeps it: with how many pebbles were taken in all."""

    taken: int = field(kw_only=True)


@record
class Take(TakeBefore):
    """A turn by corrected rules: one pebble more than was asked for is lost."""

    @override
    def answer(self, game: Pebbles, answer: str) -> None:
        game.heap = max(int(answer), game.heap - 1)
        TakeBefore.answer(self, game, answer)


def migrated(position: dict[str, Any]) -> dict[str, Any]:
    state = position["state"]
    return {**position, "state": {**state, "taken": 12 - state["heap"]}}


NEWER: GameSpec[Any] = replace(PEBBLES, schema=2, state=NewerPebbles, migrations={1: migrated})
CORRECTED: GameSpec[Any] = replace(PEBBLES, steps=(Take,))


class Changed(Shelf):
    """All games, pebbles by another version of its program."""

    def __init__(self, spec: GameSpec[Any]) -> None:
        super().__init__()
        self._specs: Mapping[str, GameSpec[Any]] = {**self._specs, "pebbles": spec}


@pytest.fixture(autouse=True)
def slates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "painter", Slate)


async def heap(match: Match) -> int:
    found: int = (await state_of(match)).heap
    return found


async def state_of(match: Match) -> Any:
    return (await match.bot.matches.store.live((await info_of(match)).id)).view(None).state


async def pebbles(sandbox: Sandbox, folder: Path, *people: Member) -> Match:
    """A match of pebbles in which some have been taken, played by the first version of the program."""
    async with running(sandbox, folder, painter_of=Slate, library=Shelf()) as bot:
        match = await begun(sandbox, bot, *people, game="pebbles")
        for _ in range(2):
            await take(match)
        assert await heap(match) == 10
    return match


async def take(match: Match) -> Member:
    """Let whoever is asked take a pebble, by a click."""
    member = await turn_of(match)
    await match.answer_any(member, await match.panel(member))
    await match.delivered()
    return member


async def test_a_match_of_an_older_version_is_migrated_and_played_on(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member
) -> None:
    match = await pebbles(sandbox, tmp_path, ana, ben)
    async with running(sandbox, tmp_path, painter_of=Slate, library=Changed(NEWER)) as bot:
        match.bot = bot
        await take(match)
        state = await state_of(match)
        assert (state.heap, state.taken) == (9, 2)
        async with bot.matches.storage.read() as connection:
            body = (await connection.execute(select(positions.c.body))).scalar_one()
        assert b'"schema": 2' in play_rows.unpack(body)


async def test_an_answer_given_to_an_older_version_can_still_be_taken_back(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member
) -> None:
    match = await pebbles(sandbox, tmp_path, ana, ben)
    async with running(sandbox, tmp_path, painter_of=Slate, library=Changed(NEWER)) as bot:
        match.bot = bot
        info = await info_of(match)
        live = await bot.matches.store.live(info.id)
        last = live.match.live()[-1].seat
        user = live.info.seats[last].user_id or 0
        await bot.matches.play.undo(info.id, user, 1)
        assert await heap(match) == 11


@pytest.mark.parametrize("game", games())
async def test_a_kept_snapshot_of_the_first_version_is_played_on(
    sandbox: Sandbox, tmp_path: Path, game: str
) -> None:
    header_text, snapshot = snapshot_path(game, 1).read_bytes().splitlines()
    header = read_header_line(header_text)
    people = sandbox.members[: header.seats]
    async with running(sandbox, tmp_path, painter_of=Slate) as bot:
        match = await begun(sandbox, bot, *people, game=game, chosen=header.options)
        info = await info_of(match)
        await put_back(match, info.id, replace(header, content=info.content or ""), snapshot)
        member = await turn_of(match)
        panel = await match.panel(member)
        assert any(answers_of(panel))
        await play_until(match, lambda one: one.entry >= 20)
        assert await entry_of(match) >= 20


async def put_back(match: Match, match_id: str, header: Any, snapshot: bytes) -> None:
    """Put a stored match in the place of one that has just begun."""
    async with match.bot.matches.storage.write() as connection:
        body = play_rows.pack(snapshot)
        here = positions.c.match_id == match_id
        await connection.execute(update(positions).where(here).values(body=body))
        counters = counters_line(Counters(next_group=1000))
        values = {"header": header_line(header), "counters": counters}
        await connection.execute(update(matches).where(matches.c.id == match_id).values(**values))
        await connection.execute(delete(waits).where(waits.c.match_id == match_id))
    match.bot.matches.store.drop(match_id)
    await match.bot.matches.store.live(match_id)
    await match.bot.matches.settling.idle()


async def test_a_match_goes_on_from_its_snapshot_when_a_rule_is_corrected_and_check_lists_it(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member
) -> None:
    match = await pebbles(sandbox, tmp_path, ana, ben)
    library = Changed(CORRECTED)
    async with running(sandbox, tmp_path, painter_of=Slate, library=library) as bot:
        match.bot = bot
        assert await heap(match) == 10
        await take(match)
        assert await heap(match) == 8
        info = await info_of(match)
        report = await check(bot.matches.storage, library, replay=True)
        # The pebbles' content has a made-up hash.
        (problem,) = [one for one in report.problems if one.match is not None]
        assert problem.match == info.id
        assert "log" in problem.what
        report = await check(bot.matches.storage, library)
        assert [one.match for one in report.problems] == [None]


async def test_a_match_keeps_its_content_when_the_pack_changes_under_it(
    sandbox: Sandbox, tmp_path: Path, ana: Member, zoe: Member
) -> None:
    folder = tmp_path / "packs" / "mine"
    (folder / "tadmor").mkdir(parents=True)
    (folder / "tadmor" / "board.toml").write_text(PACK, encoding="utf-8")
    async with running(sandbox, tmp_path, painter_of=Slate, library=Library([folder])) as bot:
        match = await begun(sandbox, bot, ana, zoe, game="tadmor")
    (folder / "tadmor" / "board.toml").write_text(PACK.replace("[1, 2, 3]", "[7, 8, 9]"))
    async with running(sandbox, tmp_path, painter_of=Slate, library=Library([folder])) as bot:
        match.bot = bot
        live = await bot.matches.store.live((await info_of(match)).id)
        assert live.match.content.spaces["ns1"].amounts == [1, 2, 3]
        before = await entry_of(match)
        member = await turn_of(match)
        await match.answer_any(member, await match.panel(member))
        assert await entry_of(match) == before + 1
        shown = await match.run(zoe, match.thread, "match info")
        assert "spaces.ns1" in shown.text
