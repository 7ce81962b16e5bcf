"""Positions of Mesopotamia, from set-up to the end, with several and with one."""

from engines.mesopotamia.ids import ASSUR_FALLEN, ASSUR_HELD, TEAM, UR_GREAT, UR_TAKEN
from engines.mesopotamia.state import Mesopotamia
from renderer.core.picture import Caption
from renderer.mesopotamia.layout import SIZE as MESOPOTAMIA_SIZE
from renderer.mesopotamia.palette import EXACT as MESOPOTAMIA_EXACT
from tests.renderer.captions import LONG_NAMES, NAMES, caption
from tests.renderer.gallery import Gallery
from tests.renderer.mesopotamia import solo
from tests.renderer.mesopotamia import states as mesopotamia


def _with_house(state: Mesopotamia, lang: str) -> Caption:
    """A caption that names the seat of the house as lobbies do."""
    return caption(lang, solo.names(state, lang))


MESOPOTAMIA: Gallery = Gallery(
    seats=lambda state: len(state.realms),
    boards={
        "two players": lambda: mesopotamia.view(mesopotamia.later(2)),
        "three players": lambda: mesopotamia.view(mesopotamia.later(3)),
        "four players": lambda: mesopotamia.view(mesopotamia.later()),
        "six players": lambda: mesopotamia.view(mesopotamia.later(6)),
        "everything full": lambda: mesopotamia.view(mesopotamia.crowded()),
        "everything full for four": lambda: mesopotamia.view(mesopotamia.crowded(4)),
        "everything full for two": lambda: mesopotamia.view(mesopotamia.crowded(2)),
        "set-up": lambda: mesopotamia.view(mesopotamia.opening(6)),
        "a fight over": lambda: mesopotamia.view(mesopotamia.fought(15)),
        "a fight without cards over": lambda: mesopotamia.view(mesopotamia.contended()),
        "a fight without bids over": lambda: mesopotamia.view(mesopotamia.answered(15)),
        "a fight at a wall over": lambda: mesopotamia.view(mesopotamia.stormed()),
        "a fight of two besiegers over": lambda: mesopotamia.view(mesopotamia.walled_in()),
        "over": lambda: mesopotamia.view(mesopotamia.finished()),
        "against the automaton": lambda: mesopotamia.view(solo.automaton()),
        "three and the automaton": lambda: mesopotamia.view(solo.automaton(3)),
        "everything full with the automaton": lambda: mesopotamia.view(solo.crowded(6)),
        "a team against the automaton": lambda: mesopotamia.view(solo.automaton(2, TEAM)),
        "the automaton, over": lambda: mesopotamia.view(solo.over(solo.automaton())),
        "the siege of Ur": lambda: mesopotamia.view(solo.siege()),
        "Ur taken": lambda: mesopotamia.view(solo.siege(UR_TAKEN)),
        "Ur not taken": lambda: mesopotamia.view(solo.siege(UR_GREAT)),
        "the first wave": lambda: mesopotamia.view(solo.guardians(1)),
        "the fourth wave": lambda: mesopotamia.view(solo.guardians()),
        "Assur held": lambda: mesopotamia.view(solo.guardians(6, ASSUR_HELD)),
        "Assur fallen": lambda: mesopotamia.view(solo.guardians(3, ASSUR_FALLEN)),
    },
    plain=lambda seat: mesopotamia.view(mesopotamia.later(), seat),
    crowded=lambda seat: mesopotamia.view(mesopotamia.crowded(), seat),
    earlier=lambda: mesopotamia.view(mesopotamia.opening()),
    stages=(("grounds",), ("ships",), ("events", "population"), ("realms",)),
    kept={
        "board": lambda paints: paints.board(
            mesopotamia.view(mesopotamia.later()), caption(), MESOPOTAMIA.trail()
        ),
        "board-two": lambda paints: paints.board(
            mesopotamia.view(mesopotamia.later(2)), caption("es", NAMES[:2])
        ),
        "board-full": lambda paints: paints.board(
            mesopotamia.view(mesopotamia.crowded()), caption("es", LONG_NAMES)
        ),
        "board-over": lambda paints: paints.board(
            mesopotamia.view(mesopotamia.finished()), caption("es")
        ),
        "board-automaton": lambda paints: paints.board(
            mesopotamia.view(solo.automaton()), _with_house(solo.automaton(), "en")
        ),
        "board-automaton-full": lambda paints: paints.board(
            mesopotamia.view(solo.crowded(6)), caption("es", (*LONG_NAMES[:5], "Autómata"))
        ),
        "board-team": lambda paints: paints.board(
            mesopotamia.view(solo.automaton(2, TEAM)), _with_house(solo.automaton(2, TEAM), "es")
        ),
        "board-siege": lambda paints: paints.board(
            mesopotamia.view(solo.siege()), _with_house(solo.siege(), "es")
        ),
        "board-siege-over": lambda paints: paints.board(
            mesopotamia.view(solo.siege(UR_TAKEN)), _with_house(solo.siege(), "en")
        ),
        "board-guardians": lambda paints: paints.board(
            mesopotamia.view(solo.guardians()), _with_house(solo.guardians(), "en")
        ),
        "board-guardians-over": lambda paints: paints.board(
            mesopotamia.view(solo.guardians(3, ASSUR_FALLEN)), _with_house(solo.guardians(), "es")
        ),
        "hand": lambda paints: paints.hand(mesopotamia.view(mesopotamia.later(), 2), caption(), 2),
        "report": lambda paints: paints.report(
            mesopotamia.view(mesopotamia.fought(6)), caption("es"), "battle-7"
        ),
        "report-long": lambda paints: paints.report(
            mesopotamia.view(mesopotamia.fought(15)), caption("es", LONG_NAMES[:4]), "battle-7"
        ),
        "report-simple": lambda paints: paints.report(
            mesopotamia.view(mesopotamia.contended()), caption(), "battle-4"
        ),
        "report-wall": lambda paints: paints.report(
            mesopotamia.view(mesopotamia.stormed()), caption("es"), "battle-6"
        ),
        "report-solo": lambda paints: paints.report(
            mesopotamia.view(mesopotamia.answered(4)), caption(), "battle-5"
        ),
        "zoom-middle": lambda paints: paints.zoom(
            mesopotamia.view(mesopotamia.later()),
            caption("es"),
            "middle",
            MESOPOTAMIA.trail(),
        ),
        "zoom-south-east": lambda paints: paints.zoom(
            mesopotamia.view(mesopotamia.crowded()), caption(names=LONG_NAMES), "south-east"
        ),
        "zoom-tables": lambda paints: paints.zoom(
            mesopotamia.view(mesopotamia.later()), caption("es"), "tables"
        ),
        "zoom-seat": lambda paints: paints.zoom(
            mesopotamia.view(mesopotamia.crowded()), caption(names=LONG_NAMES), "seat-1"
        ),
        "zoom-automaton": lambda paints: paints.zoom(
            mesopotamia.view(solo.automaton(3)), _with_house(solo.automaton(3), "en"), "seat-3"
        ),
        "zoom-ur": lambda paints: paints.zoom(
            mesopotamia.view(solo.siege()), _with_house(solo.siege(), "es"), "seat-1"
        ),
    },
    exact=MESOPOTAMIA_EXACT,
    options={"last_round": "5", "boxes": "both"},
    size=MESOPOTAMIA_SIZE,
    tones=160,
)
