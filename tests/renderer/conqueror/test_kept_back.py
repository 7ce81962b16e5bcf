"""Units that Persia keeps back are shown like exhausted ones, and told apart in words (CON-30.11)."""

from data.catalogues import catalogue
from engines.conqueror.state import Conqueror
from engines.core.text import say
from renderer.conqueror.reading import active_at, idle_at
from renderer.core.picture import Painter
from tests.engines.conqueror.build import ROME, Scene
from tests.renderer.captions import NAMES
from tests.renderer.conqueror.states import caption, view
from tests.renderer.trails import since


def rome(*, kept: bool) -> Conqueror:
    """Rome in its campaign turn with units in Etruria."""
    scene = Scene(6, seas_of_destiny="on").army("etruria", ROME, cavalry=2, infantry=1)
    scene.at(active=ROME)
    if kept:
        scene.start_state.lands["etruria"].army.bar()
    return scene.place().state


def test_units_kept_back_are_drawn_as_those_that_cannot_act() -> None:
    state = rome(kept=True)
    assert active_at(state, "etruria") == {}
    assert idle_at(state, "etruria") == {"cavalry": 2, "infantry": 1}


def test_units_kept_back_are_told_in_words(paints: Painter) -> None:
    text = paints.text_board(view(rome(kept=True)), caption())
    assert "kept back: 2 cavalry and 1 infantry" in text


def test_it_is_a_change_that_units_are_kept_back(paints: Painter) -> None:
    found = paints.changes(since(view(rome(kept=False)), 0), view(rome(kept=True)))
    told = [say(one.text, catalogue("en"), lambda seat: NAMES[seat]) for one in found]
    assert "Kept back in Etruria: 2 cavalry and 1 infantry." in told
