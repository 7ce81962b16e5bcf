"""`caravan bench`: the shape of what it tells; what it measures depends on the machine."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bot.bench.figure import QUICK, Effort, Figure, NotMeasured, Probe, percentile
from bot.bench.matches import FULL, begun, game_of, names
from bot.bench.probes import chosen, meant, probes
from engines.registry import games
from tests.bot.cli.conftest import Caravan, CaravanJson


def figure(op: Any = "<=", target: float = 5) -> Figure:
    return Figure("a.b", "ms", op, target)


def measured(value: float, one: Figure) -> Figure:
    (found,) = Probe((one,), lambda _: {one.name: value}).run(QUICK)
    return found


def test_a_figure_is_told_in_these_fields(told: CaravanJson) -> None:
    (found,) = told("bench", "--quick", "--only", "fortuna.load")
    assert list(found) == ["name", "value", "unit", "op", "target", "ok"]
    assert (found["name"], found["unit"], found["op"], found["target"]) == (
        *("fortuna.load", "ms"),
        *("<=", 5),
    )
    assert found["value"] > 0


def test_people_read_a_line_a_figure(caravan: Caravan) -> None:
    result = caravan("bench", "--quick", "--only", "fortuna.load")
    assert result.exit_code == 0
    assert result.stdout.count("\n") == 1
    assert result.stdout.startswith("fortuna.load ")


@pytest.mark.parametrize(
    ("op", "value", "ok"),
    [("<=", 5, True), ("<=", 5.1, False), (">=", 5, True), (">=", 4.9, False)],
)
def test_a_target_is_reached_or_not(op: str, value: float, ok: bool) -> None:
    assert measured(value, figure(op)).ok is ok


def test_what_cannot_be_measured_says_why() -> None:
    def measure(_: Effort) -> Mapping[str, float]:
        raise NotMeasured("no ruler")

    (found,) = Probe((figure(),), measure).run(QUICK)
    assert found.as_json() == {
        "name": "a.b",
        "value": None,
        "unit": "ms",
        "op": "<=",
        "target": 5,
        "ok": None,
        "why": "no ruler",
    }


def test_who_is_told_to_end_leaves_no_bot_behind(
    caravan: Caravan, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = []

    async def serve() -> None:
        try:
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.sleep(10)
        finally:
            await asyncio.sleep(0)
            stopped.append("the bot")

    def measure(_: Effort) -> Mapping[str, float]:
        asyncio.run(serve())
        return {}

    monkeypatch.setattr("bot.cli.bench.chosen", lambda _: [Probe((figure(),), measure)])
    before = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    try:
        assert caravan("bench", "--quick").exit_code != 0
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGTERM, before)
    assert stopped == ["the bot"]


def test_without_catanatron_its_figure_is_not_measured(
    told: CaravanJson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    rows = told("bench", "--quick", "--only", "ahead")
    assert [row["name"] for row in rows] == [f"{name}.ahead" for name in names()]
    for row in rows:
        assert (row["value"], row["ok"]) == (None, None)
        assert "catanatron" in row["why"]


def test_every_figure_has_a_name_of_its_own() -> None:
    names = [one.name for probe in probes() for one in probe.figures]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", games())
def test_every_game_is_measured(game: str) -> None:
    words = {one.name for probe in chosen((game,)) for one in probe.figures}
    assert {f"{game}.{what}" for what in ("playout", "replay", "picture.p95", "commit.p95")} < words


def test_games_with_more_than_by_default_are_also_measured_with_everything() -> None:
    full = [name for name in names() if name.endswith(f".{FULL}")]
    assert [game_of(name) for name in full] == [key for key, spec in games().items() if spec.full]
    (one, *_) = full
    assert begun(one, 0).header.options != begun(game_of(one), 0).header.options


def test_a_word_in_their_names_chooses_figures_of_every_game() -> None:
    words = ("snapshot", "log")
    figures = [one for probe in chosen(words) for one in probe.figures if meant(words, one)]
    assert [one.name for one in figures] == [f"{name}.{word}" for name in names() for word in words]


def test_only_what_was_chosen_is_told(caravan: Caravan) -> None:
    words = ("--only", "fortuna.snapshot", "--only", "fortuna.log")
    lines = caravan("bench", "--quick", *words).stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["fortuna.snapshot", "fortuna.log"]


def test_a_figure_nobody_knows_is_told_in_one_line(refused: Callable[..., str]) -> None:
    said = refused("bench", "--only", "beauty")
    assert "beauty" in said
    assert "fortuna.playout" in said


@pytest.mark.parametrize(("percent", "value"), [(50, 2), (95, 4), (99, 4), (25, 1), (0, 1)])
def test_a_percentile_is_the_smallest_value_that_so_many_do_not_exceed(
    percent: float, value: float
) -> None:
    assert percentile([4, 1, 3, 2], percent) == value
