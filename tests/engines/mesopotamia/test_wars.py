"""Combat phases with large armies of several parties, answered at random (MES-19 to MES-25)."""

import pytest

from engines.mesopotamia.ids import AUTOMATON, GUARDIANS
from engines.mesopotamia.rules.who_plays import parties
from tests.engines.mesopotamia.warring import NATIVE, balance, left_over, sizes, skirmish, war
from tests.engines.scene import said
from tests.rulebook import rule


@rule("MES-6.7", "MES-19.4", "MES-23.9")
@pytest.mark.parametrize("combat", ["cards", "simple"])
def test_whoever_meets_one_party_is_left_and_no_wall_that_was_fought_for(combat: str) -> None:
    met = set()
    for seed in range(40):
        scene = war(str(seed), combat)
        assert left_over(scene) == []
        assert all(
            said(one.text(None), "es") and said(one.text(None), "en") for one in scene.events
        )
        met |= {*sizes(scene)}
    assert max(low for _, low in met) >= 3
    assert any(high >= 4 and low == 1 for high, low in met)


@rule("MES-31.4", "MES-31.5", "MES-31.6")
@pytest.mark.parametrize("mode", [AUTOMATON, GUARDIANS])
def test_a_fight_without_bids_leaves_one_side_and_no_knuckle_is_made_or_lost(mode: str) -> None:
    letters, met = set(), set()
    for seed in range(40):
        scene, before = skirmish(str(seed), mode)
        assert len(parties(scene.state, NATIVE)) == 1
        for due, owned in balance(scene, before).values():
            assert due == owned >= 0
        assert all(
            said(one.text(None), "es") and said(one.text(None), "en") for one in scene.events
        )
        report = scene.state.reports[-1]
        letters |= {one.answer.steps for one in report.bouts if one.answer is not None}
        met |= {*sizes(scene)}
    assert letters == ({"a", "ab", "cd", "ce"} if mode == AUTOMATON else {"a", "ab", "ce"})
    assert max(low for _, low in met) >= 4
    assert any(high >= 7 for high, _ in met)
