"""What players seldom come to, for the long run (see `tests.engines.contract.seldom`)."""

from collections.abc import Iterator

from engines.mesopotamia.ids import AUTOMATON, GUARDIANS
from tests.engines.mesopotamia.build import Scene
from tests.engines.mesopotamia.warring import balance, left_over, skirmish, war


def situations(seed: str) -> Iterator[Scene]:
    """Combat phases of large armies, with cards and without, and fights with those whom the rules play."""
    for combat in ("cards", "simple"):
        scene = war(seed, combat)
        assert left_over(scene) == []
        yield scene
    for mode in (AUTOMATON, GUARDIANS):
        scene, before = skirmish(seed, mode)
        assert all(due == owned >= 0 for due, owned in balance(scene, before).values())
        yield scene
