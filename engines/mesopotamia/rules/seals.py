"""Where the seals of all begin on the two tracks (MES-3.2, MES-3.3)."""

from collections.abc import Mapping

from engines.mesopotamia.content import Content
from engines.mesopotamia.ids import GUARDIANS, SCENARIOS
from engines.mesopotamia.state import Realm, Track

BELOW = 99
"""A place below all others."""


def tracks(content: Content, realms: list[Realm], mode: str = "") -> tuple[Track, Track]:
    """The event track and the population track; an empire that is still to be drawn has no seals yet.

    In a scenario its opponent begins wherever that says, whatever its empire is, and below the other seal
    (MES-32.3, MES-32.4). The enemies of Assur have none on the population track (MES-33.4).
    """
    led = [one for one in realms if one.empire and not (one.house and mode in SCENARIOS)]
    rows = {one.seat: content.empires[one.empire] for one in led}
    events = {seat: (row.event_space, row.event_place) for seat, row in rows.items()}
    population = {seat: (row.population, row.population_place) for seat, row in rows.items()}
    if mode in SCENARIOS:
        events[realms[-1].seat] = content.scenarios[mode].event_space, BELOW
        if mode != GUARDIANS:
            population[realms[-1].seat] = 1, BELOW
    return (
        _track(content.limits.event_spaces, events),
        _track(len(content.population), population),
    )


def _track(spaces: int, begins: Mapping[int, tuple[int, int]]) -> Track:
    """A track with the seals where they begin: by seat the space, and the place from the top (MES-3.20)."""
    return Track(
        [
            sorted(
                (seat for seat, (space, _) in begins.items() if space == number),
                key=lambda seat: -begins[seat][1],
            )
            for number in range(1, spaces + 1)
        ]
    )
