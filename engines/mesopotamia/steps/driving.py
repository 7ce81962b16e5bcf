"""The automaton explores: its units go towards the targets of a card (MES-AUT6, MES-AUT12, MES-AUT13)."""

from typing_extensions import override

from engines.core import Arg, Step, Text, record
from engines.mesopotamia.ids import KNUCKLE
from engines.mesopotamia.preview.drives import Drive, drive, lacks
from engines.mesopotamia.rules.goods import gain
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.events import Reveal
from engines.mesopotamia.steps.exploring import go
from engines.mesopotamia.words import a_piece, area_name, goods, key

INSTEAD = 1
"""Knuckles for an action that comes to nothing (MES-AUT2 to MES-AUT4, MES-AUT12)."""


@record
class Advance(Step[Mesopotamia]):
    """Some activations, each towards the nearest target; a revealed event comes first (MES-9.14)."""

    seat: int
    targets: list[str]
    left: int

    @override
    def run(self, game: Mesopotamia) -> None:
        if not self.left:
            return
        found = drive(game, self.seat, self.targets)
        if found is None:
            instead(game, self.seat, f"-{lacks(game, self.seat, self.targets)}")
            return
        _tell(game, self.seat, found)
        go(game, self.seat, found.march)
        game.push(
            Reveal(found.march.target, self.seat), Advance(self.seat, self.targets, self.left - 1)
        )


def instead(game: Mesopotamia, seat: int, why: str = "") -> None:
    """A knuckle for what cannot be done (MES-AUT2 to MES-AUT4, MES-AUT12).

    why: the end of the message that says what is missing.
    """
    gained = {KNUCKLE: INSTEAD}
    gain(game.realms[seat], gained)
    game.tell(f"mesopotamia-event-instead{why}", by=seat, goods=goods(gained))


def _tell(game: Mesopotamia, seat: int, found: Drive) -> None:
    """The target, how far it is, and what decided between equals."""
    ties: list[Arg] = [Text(f"mesopotamia-tie-{tie}") for tie in found.ties]
    game.tell(
        f"mesopotamia-event-driven{'-tie' if ties else ''}",
        by=seat,
        what=Text(key("target", found.what)),
        area=area_name(found.target),
        unit=a_piece(found.march.kind),
        n=found.steps,
        ties=ties,
    )
