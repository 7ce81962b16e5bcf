"""Where units may go, against all they can do step by step (MES-9, MES-11, MES-23)."""

from collections import Counter

import pytest

from engines.core import Stream, key_from
from engines.mesopotamia.ids import LAND, SPEARMAN
from engines.mesopotamia.rules.reach import March, marches
from engines.mesopotamia.state import Mesopotamia
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, SUMER, Scene
from tests.rulebook import rule

End = tuple[str, frozenset[tuple[str, int]]]
"""Where a unit ends, and where the rams of its empire are then."""


def board(seed: int) -> Mesopotamia:
    """Units, enemies, tribes, walls and rams at random, close together."""
    game = Scene().start_state
    chance = Stream(key_from("ways"), "board", seed)
    game.attach(CONTENT)
    areas = [area for area in CONTENT.areas if area[0] in "ab" and not game.is_start(area)]

    def somewhere() -> str:
        return areas[chance.below(len(areas))]

    for _ in range(6):
        game.grounds[somewhere()].settle(SUMER).add(LAND[chance.below(4)])
        game.grounds[somewhere()].wall = (AKKAD, AKKAD, SUMER)[chance.below(3)]
    for _ in range(4):
        game.grounds[somewhere()].settle(AKKAD).add(SPEARMAN)
    for _ in range(2):
        game.grounds[somewhere()].settle(SUMER).rams += 1
        game.grounds[somewhere()].tribe = {"archer": 1 + chance.below(2)}
    for area in areas:
        game.grounds[area].token = True
    return game


class Walker:
    """A unit that tries everything, one step after another, with the pieces on the board."""

    def __init__(self, game: Mesopotamia, kind: str, origin: str) -> None:
        self.game, self.origin, self.speed = game, origin, CONTENT.pieces[kind].speed
        self.others = {area: ground.units(SUMER) for area, ground in game.grounds.items()}
        self.others[origin] -= 1
        self.ends: set[End] = set()

    def walk(self, area: str, rams: Counter[str], left: int, ram: str = "none") -> None:
        """Go on from an area; ram: whether one has been taken, and handed over."""
        if left < self.speed:
            there = rams + Counter([area] if ram == "taken" else [])
            self.ends.add((area, frozenset(there.items())))
        if ram == "none" and rams[area]:
            self.walk(area, rams - Counter([area]), left, "taken")
        if ram == "taken" and self.others[area]:
            self.walk(area, rams + Counter([area]), left, "given")
        enemies = self.game.enemies(area, SUMER)
        if not left or self.others[area] + 1 <= enemies:
            return
        for other in CONTENT.areas[area].near:
            wall = self.game.grounds[other].wall
            entered = wall in (None, SUMER) or ram == "taken" or rams[other]
            if entered and self.game.is_open(other, SUMER):
                self.walk(other, rams, left - 1, ram)


def offered(game: Mesopotamia, rams: Counter[str]) -> dict[tuple[str, str], list[End]]:
    """The ends of all marches that are offered, by unit and origin."""
    found: dict[tuple[str, str], list[End]] = {}
    for march in map(March.read, marches(game, SUMER)):
        moved = rams - Counter([march.taken]) + Counter([march.brought] if march.taken else [])
        end = march.target, frozenset(moved.items())
        found.setdefault((march.kind, march.origin), []).append(end)
    return found


@rule("MES-9.4", "MES-9.13", "MES-11.2", "MES-23.3", "MES-23.4")
@pytest.mark.parametrize("seed", range(40))
def test_whatever_a_unit_can_do_step_by_step_is_offered_once(seed: int) -> None:
    game = board(seed)
    rams = Counter({area: one.rams for area, one in game.forces(SUMER) if one.rams})
    found = offered(game, rams)
    for area, force in game.forces(SUMER):
        for kind in force.units:
            walker = Walker(game, kind, area)
            walker.walk(area, rams, walker.speed)
            if not game.grounds[area].is_unseen:
                walker.ends.discard((area, frozenset(rams.items())))
            ends = found.get((kind, area), [])
            assert {*ends} == walker.ends
            assert len(ends) == len(walker.ends)
