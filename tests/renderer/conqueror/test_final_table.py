"""The final table: a row for each kind of thing that brought points, and the same sums as the result."""

import pytest

from engines.conqueror.scoring import result
from renderer.conqueror.painter import PAINTER
from renderer.core.final_table import paint_final_table
from renderer.core.painting import GamePainter
from renderer.core.words import words
from tests.engines.conqueror.build import CARTHAGE, GREECE, ROME, Scene
from tests.renderer.captions import NAMES
from tests.renderer.conqueror.pictures import each_language
from tests.renderer.conqueror.states import caption
from tests.renderer.labels import recorded
from tests.rulebook import rule


def ended() -> Scene:
    """Three nations at the end: of nearly everything that brings points each has another number."""
    scene = Scene(3).army("rome", CARTHAGE, infantry=1).army("sicily", CARTHAGE, infantry=1)
    scene.army("iberia", ROME, infantry=1).army("corsica", ROME, infantry=1)
    scene.army("crete", GREECE, infantry=1).built(GREECE, "crete").coins(5, 12, 20)
    scene.has(CARTHAGE, districts={"bazaar": 2}).has(ROME, districts={"bazaar": 1})
    return scene.at(round=10, ended="points").place()


@rule("CON-5.5", "CON-5.7", "CON-5.17")
@each_language
def test_what_brought_points_is_a_row_a_kind_whatever_the_numbers(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = ended().state
    assert isinstance(PAINTER, GamePainter)
    final, said = result(state), words(caption(lang, NAMES[:3]))
    found: dict[str, set[str]] = {}
    for score in final.scores:
        assert sum(line.points for line in score.lines) == score.total
        for line in score.lines:
            found.setdefault(line.reason.key, set()).add(said.said(line.reason).split(" (")[0])
    assert all(len(told) == 1 for told in found.values()), "the number stands in brackets"
    with recorded(monkeypatch) as labels:
        paint_final_table(
            said, PAINTER.strip, [PAINTER.marks[n.mark] for n in state.nations], final
        )
    drawn = [label.text for label in labels.drawn]
    for (told,) in found.values():
        assert drawn.count(told) == 1
    for score in final.scores:
        assert str(score.total) in drawn
        assert {str(line.points) for line in score.lines} <= {*drawn}
