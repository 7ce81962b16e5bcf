"""Ships and the ways they have."""

from engines.conqueror.steps.campaign import March
from tests.engines.conqueror.build import ROME, Scene

SEA = "tyrrhenian_sea"
"""A sea at Rome, Etruria, Apulia, Corsica and Sicily; for four also at the Alps, for five at Carthage."""


def seas(players: int = 4, /, **ships: int) -> Scene:
    """Seas of Destiny, and ships of Rome in some seas."""
    scene = Scene(players, seas_of_destiny="base_boards")
    for sea, number in ships.items():
        scene.army(sea, ROME, ship=number)
    return scene


def turn(scene: Scene, seat: int = ROME) -> Scene:
    """The campaign turn of a seat, up to its first question."""
    return scene.place(March(seat))


def ways(scene: Scene, start: str) -> set[str]:
    """The rest of the ways offered that begin so."""
    return {one.removeprefix(f"{start}.") for one in scene.options if one.startswith(f"{start}.")}
