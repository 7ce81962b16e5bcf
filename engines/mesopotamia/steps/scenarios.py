"""Setting up the Siege of Ur and the Guardians of Assur (MES-32.3 to MES-32.7, MES-33.3, MES-33.17)."""

from typing_extensions import override

from engines.core import Step, record
from engines.mesopotamia.ids import SIEGE, STANDARD
from engines.mesopotamia.rules.goods import gain
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.guardians import FirstWave
from engines.mesopotamia.steps.setup import ChooseStart, LayOut, draw_empire, row_of, unique
from engines.mesopotamia.steps.siege import Fortify


@record
class Stage(Step[Mesopotamia]):
    """One person begins as always, where the scenario says; the opponent has a set-up of its own."""

    @override
    def run(self, game: Mesopotamia) -> None:
        person, opponent = game.people()[0], game.realms[-1]
        draw_empire(game, opponent.seat)
        gain(game.realms[person], dict.fromkeys(STANDARD, game.content.limits.starting_goods))
        gain(game.realms[person], row_of(game, person).goods or {})
        arrival = Fortify() if game.mode == SIEGE else FirstWave()
        game.push(ChooseStart(person), LayOut(), arrival, *unique(game, person))
