"""Worlds made up for a seat."""

from engines.conqueror.game import GAME
from engines.conqueror.state import Conqueror
from engines.core import Stream, key_from
from tests.engines.conqueror.build import CONTENT, Scene

WORLDS = 12


def world_of(scene: Scene, seat: int | None, number: int = 0) -> Conqueror:
    """The pieces as they may be for all that a seat (None: the public) knows."""
    found, key = GAME.codec.load(scene.playing.dump()), key_from(f"world {number}")
    GAME.deal(found, CONTENT, seat, lambda what, items: Stream(key, what, 0).shuffle(items))
    return found.state


def worlds(scene: Scene, seat: int | None) -> list[Conqueror]:
    return [world_of(scene, seat, number) for number in range(WORLDS)]
