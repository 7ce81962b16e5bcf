"""Legibility of Fortuna's pictures: both languages, longest names, crowded positions."""

from collections.abc import Callable

import pytest

from engines.core.text import Text
from engines.fortuna.state import Fortuna
from renderer import painter
from renderer.core.text import SMALLEST
from renderer.fortuna.reading import FortunaView
from tests.renderer.fortuna_states import (
    LONG_NAMES,
    caption,
    drafting,
    finished,
    fortuna,
    full,
    set_up,
    view,
)
from tests.renderer.labels import Labels, recorded

LANGUAGES = ("en", "es")
BOARDS: dict[str, Callable[[], FortunaView]] = {
    "four players": lambda: view(fortuna(selected=5)),
    "everything full": lambda: view(full()),
    "two players": lambda: view(fortuna((1, 3), order=[1, 0], active=1)),
    "three players": lambda: view(fortuna((0, 2, 3), order=[2, 0, 1])),
    "set-up": lambda: view(set_up(), waits=(0, 1, 2, 3)),
    "cards drawn in the Palace": lambda: view(fortuna(palace_tokens=0, arrivals=[2], drawn=3)),
    "everything full, over": lambda: view(over_and_full()),
    "draft": lambda: view(drafting(), waits=(2,)),
    "over": lambda: view(finished()),
    "over for three": lambda: view(finished((0, 1, 2))),
}


def over_and_full() -> Fortuna:
    """The longest list of revealed cards."""
    state = full()
    state.ended, state.active = True, None
    for province in state.provinces:
        province.step = 15 - province.seat
    return state


def names_for(now: FortunaView) -> tuple[str, ...]:
    return LONG_NAMES[: len(now.state.provinces)]


def legible(labels: Labels, may_be_cut: tuple[str, ...] = ()) -> None:
    assert labels.drawn
    assert min(label.size for label in labels.drawn) >= SMALLEST
    assert [text for text in labels.cut if text not in may_be_cut] == []
    assert labels.unlimited == []
    assert labels.collisions() == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_every_label_of_a_board_is_whole_and_in_its_place(
    monkeypatch: pytest.MonkeyPatch, name: str, lang: str
) -> None:
    now = BOARDS[name]()
    with recorded(monkeypatch) as labels:
        painter("fortuna").board(now, caption(lang, names_for(now)))
    # Several names share one turn plate; each stands whole on its column.
    crowded = len(now.waiting) > 1
    legible(labels, LONG_NAMES if crowded else ())
    assert set(names_for(now)) <= {label.text for label in labels.drawn}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("make", [fortuna, full])
def test_every_label_of_an_own_table_is_whole_and_in_its_place(
    monkeypatch: pytest.MonkeyPatch, make: Callable[[], object], seat: int, lang: str
) -> None:
    now = view(make(), seat)  # type: ignore[arg-type]
    with recorded(monkeypatch) as labels:
        painter("fortuna").hand(now, caption(lang, LONG_NAMES), seat)
    legible(labels)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("zone", painter("fortuna").zones)
def test_every_label_of_a_zone_is_whole_and_in_its_place(
    monkeypatch: pytest.MonkeyPatch, zone: str, lang: str
) -> None:
    with recorded(monkeypatch) as labels:
        painter("fortuna").zoom(view(full()), caption(lang, LONG_NAMES), zone)
    legible(labels)


def test_a_match_name_without_end_is_cut_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = "The very long and winding road"
    with recorded(monkeypatch) as labels:
        painter("fortuna").board(view(fortuna()), caption(match=name * 3))
    assert len(labels.cut) == 1
    assert labels.collisions() == []


@pytest.mark.parametrize("lang", LANGUAGES)
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
        painter("fortuna").board(now, caption("es", LONG_NAMES))
    legible(labels)
