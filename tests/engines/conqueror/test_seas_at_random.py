"""Matches by random answers in which everybody has a Wharf with ships, and coins, from the start."""

import pytest

from engines.conqueror.game import GAME
from engines.conqueror.steps.rounds import Round
from engines.core import Stream, key_from
from tests.engines.conqueror.build import CONTENT, Scene, state_of
from tests.engines.scene import said, texts_of

ANSWERS = 250
"""Enough for about two rounds."""


def afloat(players: int) -> Scene:
    """Starting armies, and a Wharf on the first coast of each nation."""
    scene = Scene(players, seas_of_destiny="base_boards")
    state = scene.start_state
    for nation in state.nations:
        row = CONTENT.factions[nation.mark]
        for place, units in zip(row.starts, row.emperor, strict=True):
            scene.army(place, nation.seat, tired=False, again=False, **units)
        nation.coins = 12
        for place in [one for one in row.starts if state.shores(one)][:1]:
            scene.wharf(nation.seat, place)
    return scene.place(Round())


@pytest.mark.parametrize("players", [3, 6])
def test_at_sea_everything_holds_and_can_be_said(players: int) -> None:
    match = afloat(players).playing
    stream = Stream(key_from(f"afloat {players}"), "play", 0)
    for _ in range(ANSWERS):
        asked = next(one for one in match.table.pending.values() if not one.blocked)
        events = match.answer(asked.id, asked.seat, asked.sample(stream))
        GAME.invariants(state_of(match))
        for text in texts_of(match, events):
            assert "{" not in said(text, "en") + said(text, "es")
        if match.over:
            break
