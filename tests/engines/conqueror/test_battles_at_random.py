"""Campaigns from positions thrown together at random: battles that whole matches at random hardly reach."""

from collections.abc import Iterator
from typing import Any

import pytest

import tests.engines.scene
from engines.conqueror.game import GAME
from engines.conqueror.ids import (
    CHRONICLES,
    ELITE,
    END,
    INDEPENDENT,
    MODES,
    NONE,
    STANDARD,
    UPGRADES,
)
from engines.conqueror.rules.capitals import may_establish
from engines.conqueror.state import Card, Conqueror, Nation
from engines.conqueror.steps.campaign import Campaign
from engines.conqueror.steps.rounds import EndRound
from engines.core import Answer, Choose, Decision, Stream, key_from
from engines.core.playout import waiting
from tests.engines.conqueror.build import CONTENT, Scene
from tests.engines.contract import ordering, seeing, undoing
from tests.engines.contract.cases import Case
from tests.engines.contract.recording import Moment, Property, Recording
from tests.engines.core.strict import StrictMatch

SEEDS = pytest.mark.parametrize("seed", range(8))
MOMENTS = 8
"""Of so many answers of each campaign a property is asked."""
PROPERTIES: tuple[Property, ...] = (
    seeing.hidden_things_do_not_show,
    seeing.answers_of_others_do_not_betray,
    seeing.what_is_dealt_anew_tells_nothing,
    seeing.secret_answers_look_alike,
    seeing.taking_back_does_not_show,
    ordering.any_order_ends_alike,
    undoing.undo_then_same_answer,
)


def thrown_together(seed: int) -> Scene:
    """Armies, independents, temporary capitals, cards, upgrades and trades anywhere, in the last round."""
    stream = Stream(key_from(f"thrown {seed}"), "scene", 0)
    scene = Scene(3 + seed % 4, mode=MODES[stream.below(2)])
    game = scene.start_state
    game.attach(CONTENT)
    places = [*game.lands]
    stream.shuffle(places)
    if stream.below(2):
        # Capitals are taken first, so that temporary ones are needed.
        places.sort(key=game.is_capital)
    for nation in game.nations:
        _equip(scene, nation, stream)
        for _ in range(1 + stream.below(5)):
            _garrison(scene, nation, places.pop(), stream)
    for nation in game.nations:
        if may_establish(game, nation.seat) and stream.below(2):
            scene.has(nation.seat, temporary=game.held_lands(nation.seat)[0])
    for place in places[:4]:
        if not game.is_sea(place) and not game.is_capital(place):
            scene.independent(place, 1 + stream.below(2), stream.below(3))
    if stream.below(2):
        scene.chronicle(CHRONICLES[stream.below(len(CHRONICLES))])
    return scene.at(round=CONTENT.modes[game.mode].rounds)


def _equip(scene: Scene, nation: Nation, stream: Stream) -> None:
    """Heroes in hand and face up, tactics, upgrades, and perhaps somebody it has traded with."""
    game, seat = scene.start_state, nation.seat
    heroes, upgrades = CONTENT.heroes_of(nation.mark), [*UPGRADES]
    stream.shuffle(heroes)
    stream.shuffle(upgrades)
    scene.heroes(seat, *heroes[: stream.below(3)])
    scene.has(seat, open=heroes[3 : 3 + stream.below(3)], upgrades=upgrades[: stream.below(5)])
    nation.hand += [Card(game.tactics.pop(), [seat]) for _ in range(stream.below(5))]
    others = [INDEPENDENT, *(one.seat for one in game.nations if one.seat != seat)]
    if stream.below(3) == 0:
        scene.has(seat, partners=[others[stream.below(len(others))]])


def _garrison(scene: Scene, nation: Nation, place: str, stream: Stream) -> None:
    units: dict[str, Any] = {
        kind: min(stream.below(4), nation.barracks.get(kind, 0)) for kind in STANDARD
    }
    units[ELITE] = int(nation.elite == "ready" and stream.below(2))
    if not any(units.values()):
        return
    scene.army(place, nation.seat, **{kind: n for kind, n in units.items() if n})
    army = scene.start_state.lands[place].army
    if stream.below(5) == 0:
        army.tire(army.units)


def warlike(decision: Decision, stream: Stream) -> Answer:
    """An answer at random, but nobody ends a turn or stands aside while there is something else to do."""
    if isinstance(decision, Choose):
        ids = [one.id for one in decision.options]
        fierce = [one.id for one in decision.options if "-attack-" in one.label.key]
        active = fierce or [one for one in ids if one not in (END, NONE)]
        if active and stream.below(5):
            return active[stream.below(len(active))]
    return decision.sample(stream)


def fight(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> tuple[StrictMatch[Conqueror], Iterator[Moment]]:
    """A campaign on strict tables, and its answers as they are given."""
    monkeypatch.setattr(tests.engines.scene, "Match", StrictMatch)
    match = thrown_together(seed).place(Campaign(), EndRound()).playing
    assert isinstance(match, StrictMatch)
    return match, _answers(match, Stream(key_from(f"fight {seed}"), "play", 0))


def _answers(match: StrictMatch[Conqueror], stream: Stream) -> Iterator[Moment]:
    while not match.over:
        free = waiting(match)
        decision = free[stream.below(len(free))]
        answer, before = warlike(decision, stream), match.dump()
        number, counters = match.number + 1, match.table.counters.copy()
        events = match.answer(decision.id, decision.seat, answer)
        GAME.invariants(match.table.position.state)
        yield Moment(number, before, counters, 1, decision, answer, events)


@SEEDS
def test_every_battle_comes_to_its_end(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    match, answers = fight(monkeypatch, seed)
    assert len([*answers]) < 2_000
    game = match.table.position.state
    assert game.battle is None
    assert game.battles == len(game.reports) > 0
    assert all(report.ended for report in game.reports)
    assert game.ended


@SEEDS
def test_battles_keep_what_every_game_promises(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    match, answers = fight(monkeypatch, seed)
    case = Case(GAME.key, match.header.seats, ())
    recording = Recording(case, str(seed), match, [*answers])
    stream = Stream(key_from(f"ask {seed}"), "sample", 0)
    # The last answer ends the match, and lets everybody see everything.
    moments = [one for one in recording.moments[:-1] if "marching" not in one.decision.topic.key]
    stream.shuffle(moments)
    for number, moment in enumerate(moments[:MOMENTS]):
        for one in (number, number + 3):
            PROPERTIES[one % len(PROPERTIES)](recording, moment, stream)
