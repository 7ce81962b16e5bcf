"""Setting up the Siege of Ur and the Guardians of Assur (MES-32.3 to MES-32.7, MES-33.3, MES-33.17)."""

from engines.core import Step, record
from engines.mesopotamia.ids import SIEGE, STANDARD
from engines.mesopotamia.rules.goods import gain
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.guardians import FirstWave
from engines.mesopotamia.steps.setup import ChooseStart, LayOut, row_of, unique
from engines.mesopotamia.steps.siege import Fortify
from engines.mesopotamia.words import empire_name


@record
class Stage(Step[Mesopotamia]):
    """One person begins as always, where the scenario says; the opponent has a set-up of its own."""

    def run(self, game: Mesopotamia) -> None:
        """See Step."""
        person, opponent = game.people()[0], game.realms[-1]
        if not opponent.empire:
            _draw_empire(game)
        gain(game.realms[person], dict.fromkeys(STANDARD, game.content.limits.starting_goods))
        gain(game.realms[person], row_of(game, person).goods or {})
        arrival = Fortify() if game.mode == SIEGE else FirstWave()
        game.push(ChooseStart(person), LayOut(), arrival, *unique(game, person))


def _draw_empire(game: Mesopotamia) -> None:
    """The opponent has the pieces of any empire that is left (MES-32.1)."""
    opponent, rows = game.realms[-1], game.content.empires
    taken = [one.empire for one in game.realms]
    left = [name for name, row in rows.items() if row.box in game.boxes and name not in taken]
    opponent.empire = left[game.roll("empire", len(left)) - 1]
    opponent.levels = dict(rows[opponent.empire].levels)
    name = empire_name(opponent.empire)
    game.tell("mesopotamia-event-empire-drawn", by=opponent.seat, empire=name)
