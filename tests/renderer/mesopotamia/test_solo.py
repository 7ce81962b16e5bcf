"""What Mesopotamia's pictures show of whom the rules play."""

import pytest

from engines.mesopotamia.ids import ASSUR_HELD, TEAM, UR_GREAT
from engines.mesopotamia.scoring import average, total
from engines.mesopotamia.state import Mesopotamia
from renderer.core.picture import Painter, Picture, seat_zone
from renderer.core.text import SMALLEST
from tests.renderer.captions import LONG_NAMES, NAMES
from tests.renderer.labels import recorded
from tests.renderer.mesopotamia import solo
from tests.renderer.mesopotamia.states import caption, view

each_language = pytest.mark.parametrize("lang", ["en", "es"])
POSITIONS = {
    "alone": solo.automaton(),
    "in company": solo.automaton(3),
    "team": solo.automaton(2, TEAM),
    "over": solo.over(solo.automaton()),
    "three seats, full": solo.full(3),
    "five seats, full": solo.full(5),
    "six seats, full": solo.full(6),
    "siege": solo.siege(),
    "siege lost": solo.siege(UR_GREAT),
    "guardians": solo.guardians(),
    "guardians won": solo.guardians(6, ASSUR_HELD),
}


@each_language
@pytest.mark.parametrize("game", POSITIONS.values(), ids=POSITIONS.keys())
def test_every_label_is_in_its_place(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, game: Mesopotamia, lang: str
) -> None:
    said = caption(lang, solo.names(game, lang, LONG_NAMES))
    with recorded(monkeypatch) as labels:
        picture = paints.board(view(game), said)
    assert min(label.size for label in labels.drawn if label.text.isalpha()) >= SMALLEST
    assert labels.unlimited == []
    assert labels.collisions() == []
    assert len(picture.alt) <= 900


@each_language
@pytest.mark.parametrize("game", POSITIONS.values(), ids=POSITIONS.keys())
def test_every_label_of_the_house_enlarged_is_in_its_place(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, game: Mesopotamia, lang: str
) -> None:
    with recorded(monkeypatch) as labels:
        picture = close_up(paints, game, lang, LONG_NAMES)
    assert min(label.size for label in labels.drawn if label.text.isalpha()) >= SMALLEST
    assert labels.unlimited == []
    assert labels.collisions() == []
    assert len(picture.alt) <= 900


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (solo.automaton(), "Strategy 3, Sumerian Progress"),
        (solo.automaton(), "5 parts of the Hanging Gardens and 2 settlements; Grow: population +1"),
        (solo.siege(), "Ur wins on space 15 of the event track"),
        (solo.siege(), "Euphrates E7 and Eastern Channel G2"),
        (solo.guardians(), "Wave 5: 2 spearmen, 2 archers, 2 rams, 1 horseman and 1 chariot"),
        (solo.guardians(), "B4 Jazira Woods: 1 horseman, 1 spearman and 1 ram"),
    ],
)
def test_the_house_enlarged_says_how_it_plays_and_what_it_has(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, game: Mesopotamia, said: str
) -> None:
    with recorded(monkeypatch) as labels:
        close_up(paints, game)
    assert said in " ".join(label.text for label in labels.drawn)


def test_ur_enlarged_has_no_technologies_and_is_described_by_its_goal(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    with recorded(monkeypatch) as labels:
        alt = close_up(paints, solo.siege()).alt
    assert not {"Pieces", "Explore", "Warfare"} & {label.text for label in labels.drawn}
    assert "Ur wins on space 15" in alt


def close_up(
    paints: Painter, game: Mesopotamia, lang: str = "en", people: tuple[str, ...] = NAMES
) -> Picture:
    """The seat that the rules play, enlarged."""
    zone, names = seat_zone(len(game.realms) - 1), solo.names(game, lang, people)
    return paints.zoom(view(game), caption(lang, names), zone)


def told(paints: Painter, game: Mesopotamia, lang: str = "en") -> str:
    """The text board."""
    return paints.text_board(view(game), caption(lang, solo.names(game, lang)))


def test_strategies_are_told_in_order_with_what_is_done_and_left(paints: Painter) -> None:
    game = solo.automaton()
    text = told(paints, game)
    assert text.index("Strategy 3, Sumerian Progress") < text.index("Strategy 4, Elamite")
    assert "Explore: towards an event without a tribe, else a tribe" in text
    assert "Gather and Trade (done): the best free trade token" in text
    alt = paints.board(view(game), caption("en", solo.names(game))).alt
    assert "4 Elamite Exploration (Explore)" in alt


def test_what_action_cards_have_led_to_is_told(paints: Painter) -> None:
    text = told(paints, solo.automaton())
    assert "Gather and Trade of Elamite Exploration; Research lost; for the star Build of" in text
    assert "besides Grow of Growth" in text
    assert "with level 5 of its ziggurat the automaton draws 3 action cards" in text


def test_the_reserve_and_the_cards_of_ur_are_told(paints: Painter) -> None:
    text = told(paints, solo.siege())
    assert "Ur wins on space 15 of the event track, or on level 8 of the population track" in text
    assert "2 chariots from level 7 of its population on" in text
    assert "Cards of its last turn: Gather and Trade and star" in text


def test_waves_to_come_are_told_and_which_one_has_come_stands_in_the_title(
    paints: Painter,
) -> None:
    text = told(paints, solo.guardians())
    assert "Wave 4 of 6" in text
    assert "\nWave 5: 2 spearmen, 2 archers, 2 rams, 1 horseman and 1 chariot, and 7 kn" in text
    assert "\nWave 4:" not in text


def test_who_has_no_points_is_told_without_any(paints: Painter) -> None:
    text = told(paints, solo.siege(UR_GREAT))
    assert "Ur (red triangle) finishes in place 1\n" in text
    assert "Ur (red triangle), Akkad: " in text
    assert "0 points" not in text[: text.index("Event track")]


@pytest.mark.parametrize(
    ("lang", "plate", "sentence"),
    [
        ("en", "{other} against {n} on average", "The team has {n} points on average"),
        ("es", "{other} contra {n} de media", "El equipo tiene {n} puntos de media"),
    ],
)
def test_a_team_that_has_lost_is_told_that_its_average_counts(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, lang: str, plate: str, sentence: str
) -> None:
    game = solo.over(solo.automaton(2, TEAM))
    points = {"n": average(game), "other": total(game, 2)}
    assert points["n"] < points["other"]
    said = caption(lang, solo.names(game, lang, LONG_NAMES))
    with recorded(monkeypatch) as labels:
        alt = paints.board(view(game), said).alt
    assert plate.format(**points) in {label.text for label in labels.drawn}
    assert labels.cut == []
    assert sentence.format(**points) in alt
    assert sentence.format(**points) in paints.text_board(view(game), said)


@each_language
def test_a_team_that_has_won_is_told_that_its_average_counts(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, lang: str
) -> None:
    game = solo.over(solo.automaton(2, TEAM))
    game.claims = dict.fromkeys(game.claims, 0)
    game.realms[1].tiles = [*game.content.gardens]
    mine, theirs = average(game), total(game, 2)
    assert mine > theirs
    with recorded(monkeypatch) as labels:
        paints.board(view(game), caption(lang, solo.names(game, lang)))
    told = {
        "en": f"{mine} on average against {theirs}",
        "es": f"{mine} de media contra {theirs}",
    }
    assert told[lang] in {label.text for label in labels.drawn}
    assert labels.cut == []


def test_the_next_part_of_the_gardens_comes_for_a_wave(paints: Painter) -> None:
    assert "for the next wave beaten" in told(paints, solo.guardians())
    assert "por la próxima oleada derrotada" in told(paints, solo.guardians(), "es")
