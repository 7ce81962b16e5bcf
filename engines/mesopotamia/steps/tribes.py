"""What follows a fight with a tribe: it is gone, and the event that it has guarded is won (MES-22)."""

from typing_extensions import override

from engines.core import NOBODY, Step, record
from engines.mesopotamia.ids import TRIBE
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.events import WonFromTribes
from engines.mesopotamia.words import area_name


@record
class AfterFight(Step[Mesopotamia]):
    """Whoever has beaten a tribe has won its event, if a unit of theirs is left there (MES-22.8).

    It is revealed at once, or waits (MES-22.9, MES-22.12).
    """

    place: str
    attacker: int
    defender: int

    @override
    def run(self, game: Mesopotamia) -> None:
        ground = game.grounds[self.place]
        if self.defender == TRIBE and not ground.tribe:
            game.tell("mesopotamia-event-tribe-gone", by=NOBODY, area=area_name(self.place))
            if ground.token and ground.units(self.attacker):
                game.pending[self.place] = self.attacker
        game.push(WonFromTribes())
