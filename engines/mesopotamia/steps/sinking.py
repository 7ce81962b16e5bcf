"""Ships of several empires on one river section sink, before any combat on land (MES-10.6, MES-21.3)."""

from engines.core import NOBODY, Step, Who, record
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import section_name


@record
class Sink(Step[Mesopotamia]):
    """All of them go back to their owners, however many have met (MES-10.6, MES-10.10)."""

    def run(self, game: Mesopotamia) -> None:
        """See Step."""
        for section, seats in game.ships.items():
            if len(seats) < 2:
                continue
            game.tell(
                "mesopotamia-event-sunk",
                by=NOBODY,
                who=[Who(seat) for seat in game.order if seat in seats],
                section=section_name(section),
            )
            seats.clear()
