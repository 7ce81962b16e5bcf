"""Legibility of what only Fortuna has: the whole deck in hand, the longest question."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from engines.core.text import Text
from engines.fortuna.content import KindC
from engines.fortuna.state import Fortuna
from renderer import painter
from tests.renderer.captions import LONG_NAMES, caption
from tests.renderer.fortuna_states import finished, fortuna, view
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


def revealed(hands: Sequence[Sequence[str]], *, inside: bool = True) -> Fortuna:
    """The end of a match: a hand for each seat, and as much of everything as gives it most points."""
    state = finished()
    for province, hand in zip(state.provinces, hands, strict=False):
        province.step = 15 if inside else 9
        province.grain = province.water = province.wine = 19
        province.coins, province.centurions, province.priestesses = 20, 3, 3
        province.buildings = ["market", "palace", "basilica"]
        province.privileges = list(hand)
    return state


def every_hand() -> list[list[str]]:
    """Each choice of what gives points, with all copies, and all other cards with it."""
    rows = fortuna().content.privileges
    cards = {kind: [f"{kind}-{n + 1}" for n in range(row.copies)] for kind, row in rows.items()}
    scoring = [kind for kind, row in rows.items() if isinstance(row, KindC)]
    others = [card for kind in rows if kind not in scoring for card in cards[kind]]
    chosen = [some for n in range(len(scoring) + 1) for some in combinations(scoring, n)]
    return [[*others, *(card for kind in some for card in cards[kind])] for some in chosen]


@in_both_languages
def test_no_hand_is_cut_at_the_end(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    hands = every_hand()
    with recorded(monkeypatch) as labels:
        for start in range(0, len(hands), 4):
            state = revealed(hands[start : start + 4])
            painter("fortuna").board(view(state), caption(lang))
            assert labels.cut == [], hands[start : start + 4]
            assert labels.collisions() == []
            labels.drawn.clear()
        painter("fortuna").board(view(revealed(hands[-4:], inside=False)), caption(lang))
    legible(labels)
    assert len(hands) == 128


def told(monkeypatch: pytest.MonkeyPatch, hand: Sequence[str]) -> str:
    """All that is written on the last board, if this is the hand of the first seat."""
    with recorded(monkeypatch) as labels:
        painter("fortuna").board(view(revealed([hand])), caption("en"))
    return " ".join(one.text for one in labels.drawn).replace("\N{NO-BREAK SPACE}", " ")


def test_where_a_hand_is_too_long_all_that_gave_points_is_named_and_the_rest_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = every_hand()[-1]
    names = {"Builder", "Granary", "Cistern", "Wine cellar", "Garrison", "Temple", "Treasury"}
    found = told(monkeypatch, whole)
    assert names <= {name for name in names if f"{name} +" in found}
    assert "Treasury +6, Priestess and 12 more" in found


def test_cards_of_one_name_are_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    told_of = told(monkeypatch, ["b1-1", "b1-2", "b2-1"])
    assert "3 \N{MULTIPLICATION SIGN} One step" in told_of


def test_what_is_asked_fits_its_plate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = view(fortuna())
    now.waiting[0].topic = Text("fortuna-action-clergy")
    with recorded(monkeypatch) as labels:
        painter("fortuna").board(now, caption("es", LONG_NAMES[:4]))
    legible(labels)
