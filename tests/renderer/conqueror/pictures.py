"""What the tests of Conqueror's pictures share: their cases, and what is written on them."""

import pytest

from engines.conqueror.state import Conqueror
from renderer.core.picture import Painter, Picture
from renderer.core.text import SMALLEST
from tests.renderer.captions import LONG_NAMES
from tests.renderer.conqueror.states import caption, view
from tests.renderer.labels import Labels, recorded

TARGET = 300_000
each_language = pytest.mark.parametrize("lang", ["en", "es"])
each_side = pytest.mark.parametrize("players", [4, 6])


def names(game: Conqueror) -> tuple[str, ...]:
    """A name as long as can be for each seat."""
    return LONG_NAMES[: len(game.nations)]


def own(paints: Painter, game: Conqueror, lang: str = "en") -> list[Picture]:
    """What each player sees of their own, and the battles reported."""
    said = caption(lang, names(game))
    found = [paints.hand(view(game, one.seat), said, one.seat) for one in game.nations]
    return found + [paints.report(view(game), said, one.key) for one in paints.reports(view(game))]


def legible(labels: Labels) -> None:
    """Nothing is small, without a limit, or written over something else."""
    assert labels.drawn
    assert min(label.size for label in labels.drawn if label.text.isalpha()) >= SMALLEST
    assert labels.unlimited == []
    assert labels.collisions() == []


def written(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, game: Conqueror, seat: int
) -> list[str]:
    """All that stands on the own table of a seat."""
    with recorded(monkeypatch) as labels:
        paints.hand(view(game, seat), caption(), seat)
    return [label.text for label in labels.drawn]
