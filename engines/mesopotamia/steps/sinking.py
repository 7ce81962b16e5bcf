"""Ships of several empires on one river section sink, before any combat on land (MES-10.6, MES-21.3)."""

from typing_extensions import override

from engines.core import NOBODY, Step, Who, record
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import section_name


@record
class Sink(Step[Mesopotamia]):
    """All of them go back to their owners, however many have met, unless they are of one team.

    (MES-10.6, MES-10.10, MES-34.9)
    """

    @override
    def run(self, game: Mesopotamia) -> None:
        for section, seats in game.ships.items():
            if all(game.are_allies(seats[0], seat) for seat in seats):
                continue
            game.tell(
                "mesopotamia-event-sunk",
                by=NOBODY,
                who=[Who(seat) for seat in game.order if seat in seats],
                section=section_name(section),
            )
            seats.clear()
