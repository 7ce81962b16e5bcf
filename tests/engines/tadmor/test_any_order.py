"""Whoever acts first in Resolution: the same answers lead to the same state (TAD-6.18)."""

import pytest

from engines.core import Counters, IllegalMove, Match, Stream, key_from
from engines.tadmor.ids import RESOURCES
from engines.tadmor.state import Tadmor
from tests.engines.scene import Answer
from tests.engines.tadmor.build import CONTENT, Scene, space_kind
from tests.rulebook import rule

DISPLAYS = [("i5", "i9", "i14", "i18"), ("i20", "i21", "i28", "i34"), ("i37", "i43", "i44", "i47")]


def crowded(stream: Stream) -> Scene:
    """A position with pieces on most spaces and means of all kinds, dealt at random."""
    players, turn = 2 + stream.below(3), 1 + stream.below(9)
    scene = Scene(players, turn=turn).first(stream.below(players))
    scene.display(*DISPLAYS[(turn - 1) // 3])
    cards = list(CONTENT.missions)
    stream.shuffle(cards)
    for seat in range(players):
        mine = [cards.pop() for _ in range(5)]
        scene.has(seat, **{name: stream.below(7) for name in RESOURCES}, camels=3 + stream.below(3))
        scene.has(seat, height=5 + stream.below(4), temples=[1 + stream.below(3)], ships=3)
        scene.has(seat, hand=mine[: stream.below(3)], completed=mine[2:])
        scene.has(seat, goods={"glass": 1, "silk": 1}, upgrades=[f"i{seat + 1}"])
    if stream.below(2):
        scene.short_deck(*cards[: stream.below(4)], others=0)
    room = {seat: {"camel": 3, "ship": 3} for seat in range(players)}
    for place in CONTENT.board[players == 2]:
        seat, kind = stream.below(players), space_kind(place)
        if place != "em4" and room[seat][kind]:
            room[seat][kind] -= 1
            scene.stands(**{place: seat})
    return scene


@rule("TAD-6.18", "TAD-6.5", "TAD-6.10")
@pytest.mark.parametrize("seed", range(12))
def test_any_permitted_order_of_the_same_answers_ends_in_the_same_state(seed: int) -> None:
    stream = Stream(key_from(f"order {seed}"), "play", 0)
    serial = crowded(stream).start("resolution").playing
    mixed = beside(serial)
    given: dict[str, Answer] = {}
    while not serial.over:
        asked = next(iter(serial.table.pending.values()))
        given[asked.id] = asked.sample(stream)
        serial.answer(asked.id, asked.seat, given[asked.id])
    while not mixed.over:
        free = [one for one in mixed.table.pending.values() if one.id in given and not one.blocked]
        stream.shuffle(free)
        assert any(permitted(mixed, one.id, one.seat, given[one.id]) for one in free)
    assert mixed.state_hash() == serial.state_hash()


def beside(match: Match[Tadmor]) -> Match[Tadmor]:
    """Another match at the same position."""
    position = match.spec.codec.load(match.dump())
    groups = Counters(next_group=match.table.counters.next_group)
    return Match(match.spec, match.content, match.header, position, groups)


def permitted(match: Match[Tadmor], decision: str, seat: int, answer: Answer) -> bool:
    """Give an answer if it is permitted, or offered at all, already; whether it was."""
    try:
        match.answer(decision, seat, answer)
    except IllegalMove:
        return False
    return True
