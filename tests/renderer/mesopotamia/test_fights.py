"""Fights that are over: each has a picture of its own, a description, and its place in the text board."""

from collections.abc import Callable
from functools import partial

import pytest

from engines.mesopotamia.ids import STRENGTH
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.simple import Contend
from renderer.core.picture import Painter
from renderer.core.text import SMALLEST
from renderer.mesopotamia import battle_words
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER, Scene
from tests.engines.mesopotamia.duelling import (
    bid,
    confront,
    engage,
    report_of,
    safely,
    with_house,
)
from tests.renderer.captions import LONG_NAMES, NAMES
from tests.renderer.labels import recorded
from tests.renderer.mesopotamia import states
from tests.renderer.mesopotamia.states import caption, view

TARGET = 200_000
each_language = pytest.mark.parametrize("lang", ["en", "es"])


@pytest.fixture
def scene() -> Scene:
    """Babylon attacks Sumer, which is ahead on the event track; both have bid."""
    scene = Scene().goods(BABYLON, knuckle=8).goods(SUMER, knuckle=6).seal("events", SUMER, 3)
    cards = ["spearman.01", "archer.01", "horseman.01"]
    engage(scene, BABYLON, cards, SUMER, ["spearman.03", "archer.05"])
    return bid(bid(scene, BABYLON, 5, 2, 1), SUMER, 3, 3, 0)


def test_a_fight_is_shown_once_it_is_over(paints: Painter, scene: Scene) -> None:
    assert paints.reports(view(scene.state)) == []
    safely(scene)
    assert [one.key for one in paints.reports(view(scene.state))] == ["battle-1"]


def test_swords_show_where_they_fight(paints: Painter, scene: Scene) -> None:
    fighting = paints.board(view(scene.state), caption()).png
    scene.state.duel = None
    assert paints.board(view(scene.state), caption()).png != fighting


def test_what_is_left_is_what_has_not_lost(scene: Scene) -> None:
    safely(scene)
    state, report = scene.state, report_of(scene)
    for attacks, seat in ((True, BABYLON), (False, SUMER)):
        there = state.grounds["c4"].force(seat)
        counted = {} if there is None else there.units
        left = battle_words.left(report, attacks=attacks)
        assert {kind: left.count(kind) for kind in left} == counted


def test_all_of_a_fight_is_told(paints: Painter, scene: Scene) -> None:
    safely(scene)
    seen = view(scene.state)
    told = paints.text_board(seen, caption())
    assert "Strength: Carmen bids 5, Ana 3" in told
    assert "Carmen attacks with 1 spearman, 1 archer and 1 horseman" in told
    described = paints.report(seen, caption(), "battle-1").alt
    assert described.startswith("Mesopotamia, Between Rivers. Combat: C4 Sippar Flats. Round 2.")
    assert len(described) <= 900


@each_language
@pytest.mark.parametrize(
    ("fought", "fight"),
    [
        *((partial(states.fought, bouts), "battle-7") for bouts in (0, 1, 6, 15)),
        *((partial(states.answered, bouts), "battle-5") for bouts in (1, 4, 15)),
        *((partial(states.stormed, bouts), "battle-6") for bouts in (1, 6, 15)),
        (states.walled_in, "battle-8"),
    ],
)
def test_every_label_of_a_fight_is_in_its_place_however_long_and_with_bids_or_without(
    monkeypatch: pytest.MonkeyPatch,
    paints: Painter,
    fought: Callable[[], Mesopotamia],
    fight: str,
    lang: str,
) -> None:
    game = fought()
    with recorded(monkeypatch, files=True) as labels:
        picture = paints.report(view(game), caption(lang, LONG_NAMES[:4]), fight)
    assert min(label.size for label in labels.drawn if label.text.isalpha()) >= SMALLEST
    assert labels.unlimited == []
    assert labels.collisions() == []
    assert len(picture.png) < TARGET
    assert picture.height <= 1200
    assert len(picture.alt) <= 900


def test_a_fight_without_bids_is_told_with_what_was_assigned_and_the_letters_of_answers(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    scene = with_house(Scene(players=2)).goods(SUMER, knuckle=7).goods(AKKAD, knuckle=4)
    scene.seal("events", SUMER, 3)
    confront(scene, SUMER, ["spearman.08", "archer.05"], AKKAD, ["spearman.07", "archer.06"])
    scene.answer({"1.strength": 1, "1.tactics": 2, "1.mobility": 1, "0.strength": 2})
    scene.answer(["1", "0"], ["0", "1"], "tactics", "b4")
    seen = view(scene.state)
    with recorded(monkeypatch) as labels:
        told = paints.report(seen, caption(names=NAMES[:2]), "battle-1").alt
    drawn = {label.text for label in labels.drawn}
    assert {"Assigned", "Bout 1 (C, D)", "Bout 2 (A)", "Bout 3 (C, D)"} <= drawn
    assert "strength 3, tactics 2, mobility 1; 2 back" in drawn
    assert "strength 2, tactics 0, mobility 2" in drawn
    assert "Assigned by Ana: strength 3, tactics 2, mobility 1. Ana gets 2 back" in told
    assert (
        "Bram answers with C: can\N{RIGHT SINGLE QUOTATION MARK}t win, at most 4; D: gets away"
        in told
    )
    assert "bids" not in told


def test_a_fight_at_a_wall_tells_of_wall_rams_and_ships_in_picture_and_words(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    seen = view(states.stormed())
    with recorded(monkeypatch) as labels:
        alt = paints.report(seen, caption(), "battle-6").alt
    drawn = {label.text for label in labels.drawn}
    assert {"Ships", "Wall", "Great Canal K1: 1 knuckle", "broken by a ram", "1 lost"} <= drawn
    assert {"A ram of Bram breaks the wall of Ana", "Bram loses 1 ram"} <= drawn
    assert "Bram wins in B5 Diyala Fields; a ram of Bram breaks the wall of Ana." in alt
    assert "There is a wall of Ana." in alt
    told = paints.text_board(seen, caption("es"))
    assert "Los Barcos en Gran Canal K1 dan a Bram 1 Nudillo" in told
    assert "Un Ariete de Bram rompe la Muralla de Ana" in told
    assert "Bram pierde 1 Ariete" in told


def test_rams_that_are_left_are_told_with_the_units_of_a_side_that_stays(paints: Painter) -> None:
    game = states.stormed()
    assert "Left of Bram: 1 spearman, 1 archer, 1 horseman and 1 ram" in paints.text_board(
        view(game), caption()
    )
    assert "Left of Ana: \N{EN DASH}" in paints.report(view(game), caption(), "battle-6").alt
    game = states.walled_in()
    told = paints.text_board(view(game), caption("es"))
    assert "Quedan de Bram: 1 Cuadriga y 1 Ariete" in told
    game.reports[0].defence.spent = 1  # the other one went with the last unit, which retreated
    assert "Left of Ana: \N{EN DASH}" in paints.text_board(view(game), caption())


def test_the_wall_of_somebody_who_does_not_fight_there_is_named(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    with recorded(monkeypatch) as labels:
        paints.report(view(states.walled_in()), caption(), "battle-8")
    drawn = {label.text for label in labels.drawn}
    assert {"wall of Carmen: broken by a ram", "Ana loses 2 rams"} <= drawn


def test_without_a_ram_a_wall_falls_with_the_combat_and_before_others_it_stands(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    game = states.stormed()
    (report,) = game.reports
    report.breaker = None
    assert (
        "the wall of Ana falls without a ram"
        in paints.report(view(game), caption(), "battle-6").alt
    )
    report.fallen = False
    with recorded(monkeypatch) as labels:
        paints.report(view(game), caption(), "battle-6")
    assert "stands until the last combat here" in {label.text for label in labels.drawn}


@each_language
@pytest.mark.parametrize(("bouts", "told"), [(12, False), (13, True), (15, True)])
def test_of_more_bouts_than_there_are_rows_the_last_are_told_in_one(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, bouts: int, told: bool, lang: str
) -> None:
    game = states.fought(bouts)
    with recorded(monkeypatch) as labels:
        paints.report(view(game), caption(lang), "battle-7")
    drawn = [label.text for label in labels.drawn]
    assert any(text.endswith(f" 12\N{EN DASH}{bouts}") for text in drawn) is told


@pytest.mark.parametrize(
    ("lang", "drawn", "described"),
    [
        ("en", "defence, led by Ana", "The tribe, led by Ana, defends with 2 spearmen"),
        ("es", "defensa; la dirige Ana", "La tribu, dirigida por Ana, defiende con 2 Lanceros"),
    ],
)
def test_a_report_names_who_has_led_the_tribe(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, lang: str, drawn: str, described: str
) -> None:
    with recorded(monkeypatch) as labels:
        picture = paints.report(view(states.fought(6)), caption(lang, NAMES[:4]), "battle-7")
    assert drawn in {label.text for label in labels.drawn}
    assert described in picture.alt


def test_units_that_share_a_fate_are_told_together(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    with recorded(monkeypatch) as labels:
        paints.report(view(states.fought(15)), caption(), "battle-7")
    drawn = " ".join(label.text for label in labels.drawn)
    assert "The tribe: 4 spearmen and 4 horsemen are gone" in drawn
    assert "Bram: 4 archers retreat to B4 Jazira Woods" in drawn
    assert "Bram: 3 chariots are destroyed" in drawn


def test_both_may_stay(paints: Painter) -> None:
    game = states.fought(6)
    assert battle_words.victor(game.reports[0]) is None
    alt = paints.report(view(game), caption("en", NAMES[:4]), "battle-7").alt
    assert "Both sides stay in D4 Anah Rocks" in alt


@each_language
def test_a_combat_without_cards_is_shown_as_bids_and_powers(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, lang: str
) -> None:
    game = states.contended()
    with recorded(monkeypatch) as labels:
        picture = paints.report(view(game), caption(lang), "battle-4")
    assert labels.unlimited == []
    assert labels.collisions() == []
    assert picture.height < 900
    if lang == "en":
        told = "Bram bids 2 and has a power of 4. The tribe bids 3 and has a power of 5."
        assert told in picture.alt
        assert "Bram loses all units: 2 spearmen. The tribe wins in B7 Der Lowlands" in picture.alt


def test_what_a_victory_without_cards_has_cost_is_no_longer_there(paints: Painter) -> None:
    scene = Scene(combat="simple").goods(BABYLON, knuckle=8).goods(SUMER, knuckle=6)
    scene.seal("population", BABYLON, 3).seal("population", SUMER, 3)
    scene.force("c4", SUMER, archer=1).force("c4", BABYLON, spearman=1, chariot=1)
    scene.place(Contend("c4", BABYLON, SUMER)).say(BABYLON, {STRENGTH: 4}).say(SUMER, {STRENGTH: 5})
    assert paints.reports(view(scene.state)) == []
    scene.answer("spearman")
    (report,) = scene.state.reports
    assert report.powers == [9, 7]
    assert battle_words.left(report, attacks=True) == ["chariot"]
    assert (
        "Left of Carmen: 1 chariot" in paints.report(view(scene.state), caption(), "battle-1").alt
    )
