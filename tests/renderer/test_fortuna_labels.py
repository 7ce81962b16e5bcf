"""Legibility of what only Fortuna has: the whole deck in hand, the longest question."""

import pytest

from engines.core.text import Text
from renderer import painter
from tests.renderer.captions import LONG_NAMES, caption
from tests.renderer.fortuna_states import fortuna, view
from tests.renderer.labels import in_both_languages, legible, recorded


@in_both_languages
def test_every_card_of_the_box_is_legible_in_hand(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    kinds = ("a1", "a2", "a3", "a4", "a5", "b1", "b2", "c1", "c2", "c3", "c4", "c5", "c6", "c7")
    for some in (kinds[:5], kinds[6:14], kinds[:9], kinds):
        state = fortuna()
        state.provinces[0].privileges = [f"{kind}-1" for kind in some]
        with recorded(monkeypatch) as labels:
            painter("fortuna").hand(view(state, 0), caption(lang), 0)
        legible(labels)


def test_what_is_asked_fits_its_plate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = view(fortuna())
    now.waiting[0].topic = Text("fortuna-action-clergy")
    with recorded(monkeypatch) as labels:
        painter("fortuna").board(now, caption("es", LONG_NAMES[:4]))
    legible(labels)
