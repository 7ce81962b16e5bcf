"""Where the seals of all begin on the two tracks (MES-3.2, MES-3.3)."""

from collections.abc import Mapping

from engines.mesopotamia.content import Content
from engines.mesopotamia.state import Realm, Track


def tracks(content: Content, realms: list[Realm]) -> tuple[Track, Track]:
    """The event track and the population track; an empire that is still to be drawn has no seals yet."""
    rows = {one.seat: content.empires[one.empire] for one in realms if one.empire}
    events = {seat: (row.event_space, row.event_place) for seat, row in rows.items()}
    population = {seat: (row.population, row.population_place) for seat, row in rows.items()}
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
