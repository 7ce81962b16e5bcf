"""The Combat phase: what happens in which order (MES-6.5 to MES-6.7, MES-6.10)."""

from engines.core import Step, record
from engines.mesopotamia.ids import COMBAT
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.aftermath import Breach, Sieges
from engines.mesopotamia.steps.sinking import Sink


@record
class CombatPhase(Step[Mesopotamia]):
    """Ships sink, then walls, rams and settlements without a defender are looked at (MES-6.10)."""

    def run(self, game: Mesopotamia) -> None:
        """See Step."""
        game.phase = COMBAT
        game.active = None
        game.push(Sink(), Breach(), Sieges())
