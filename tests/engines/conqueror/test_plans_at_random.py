"""Properties of Preparation at random positions: plans can always be carried out, and nobody sees them."""

from collections.abc import Iterator

import pytest

from engines.conqueror.ids import STANDARD
from engines.conqueror.preview.drafts import Draft, draft
from engines.conqueror.preview.recruits import losses
from engines.conqueror.state import Army, Units, take
from engines.core import Decision, Event, Stream, key_from
from tests.engines.conqueror.build import Scene
from tests.engines.conqueror.preparing import prepare
from tests.engines.contract.seeing import asked
from tests.rulebook import rule

PLAYERS = [3, 4, 5, 6]
POSITIONS = 12
CHRONICLES = ("bountiful_harvest", "levy", "plague", "golden_age")


def _laid_out(players: int, number: int) -> tuple[Scene, Stream]:
    """Everybody with some armies, coins and districts, some of them with food stored or a dynasty changed."""
    stream = Stream(key_from(f"positions {players}"), "lay", number)
    scene = Scene(players).chronicle(CHRONICLES[stream.below(len(CHRONICLES))])
    places = [*scene.start_state.lands]
    stream.shuffle(places)
    for nation in scene.start_state.nations:
        for place in (places.pop() for _ in range(2 + stream.below(3))):
            kind = STANDARD[stream.below(len(STANDARD))]
            units = min(1 + stream.below(5), nation.barracks.get(kind, 0))
            if units and scene.start_state.lands[place].owner in (None, nation.seat):
                _stand(scene, place, nation.seat, {kind: units})
        scene.has(
            nation.seat,
            coins=stream.below(13),
            stored=stream.below(2) == 1,
            dynasty=("ready", "active", "used")[stream.below(3)],
            districts={"academy": 1, "granary": 1} if stream.below(2) else {},
            elite=("ready", "lost")[stream.below(2)],
        )
    return prepare(scene), stream


def _stand(scene: Scene, place: str, seat: int, units: Units) -> None:
    here = scene.start_state.lands[place]
    here.owner = seat
    here.army.join(Army(fresh=units))
    take(scene.start_state.nations[seat].barracks, units)


def _answers(players: int) -> Iterator[tuple[Scene, Decision, list[Event]]]:
    """Random plans at random positions, after each answer: what was asked, and what was told."""
    for number in range(POSITIONS):
        scene, stream = _laid_out(players, number)
        while scene.playing.table.pending and scene.state.phase == "preparation":
            pending = [*scene.playing.table.pending.values()]
            question = pending[stream.below(len(pending))]
            answer = question.sample(stream)
            events = scene.playing.answer(question.id, question.seat, answer)
            scene.spec.invariants(scene.state)
            yield scene, question, events


def _overspent(plan: Draft) -> list[str]:
    """What a plan spends more of than there is."""
    found = [kind for kind, number in plan.barracks.items() if number < 0]
    if plan.coins < 0:
        found.append("coins")
    if plan.room < 0 and not losses(plan):
        found.append("food")
    return found


@pytest.mark.parametrize("players", PLAYERS)
@rule("CON-14.2", "CON-14.6", "CON-14.7", "CON-17.1")
def test_no_plan_spends_more_food_units_or_coins_than_there_are(players: int) -> None:
    looked = 0
    for scene, question, _ in _answers(players):
        assert _overspent(draft(scene.state, question.seat)) == []
        looked += 1
    assert looked > POSITIONS * players


@pytest.mark.parametrize("players", PLAYERS)
@rule("CON-14.9")
def test_nobody_sees_what_others_plan_nor_whether_they_have(players: int) -> None:
    seen: dict[int | None, bytes] = {}
    looked = 0
    for scene, question, events in _answers(players):
        now = {one: asked(scene.playing.table, one) for one in (None, *range(players))}
        for one in now if seen and not events else ():
            if one != question.seat:
                assert now[one] == seen[one]
                looked += 1
        seen = {} if events else now
    assert looked > POSITIONS * players
