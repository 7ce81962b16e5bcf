"""Combat phases with large armies of several parties, answered at random (MES-19 to MES-25)."""

import pytest

from tests.engines.mesopotamia.warring import left_over, sizes, war
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
