"""What the frontier's pictures show, in words: changes, descriptions, text board, reports."""

from collections.abc import Callable

from data.catalogues import catalogue
from engines.core.text import say
from renderer.core.picture import LONGEST_ALT, Painter, seat_of
from tests.engines.frontier.state import Frontier
from tests.renderer.frontier import states
from tests.renderer.frontier.cases import each_language, each_position, names
from tests.renderer.frontier.regenerate import caption
from tests.renderer.frontier.states import LONG_NAMES, NAMES, view
from tests.renderer.trails import since
from tests.renderer.undrawn import undrawn

UNSPEAKABLE = "▲●■◆★✚∧→|{}"


def sentences(alt: str) -> None:
    assert 0 < len(alt) <= LONGEST_ALT
    assert alt.endswith((".", "…"))
    assert not any(sign in alt for sign in UNSPEAKABLE)
    assert "frontier-" not in alt


@each_language
@each_position
def test_a_description_is_short_and_names_everybody(
    paints: Painter, make: Callable[[], Frontier], lang: str
) -> None:
    game = make()
    alt = undrawn(paints).board(view(game), caption(lang, names(game))).alt
    sentences(alt)
    assert all(name in alt for name in names(game))


def test_a_description_tells_of_the_battle_and_what_changed(paints: Painter) -> None:
    trail = since(view(states.later()), 0)
    alt = paints.describe(view(states.fighting()), caption(), trail)
    sentences(alt)
    assert "Ana attacks Alder from Thornwood" in alt
    assert " 1: " in alt


@each_language
def test_zones_and_own_tables_are_described(paints: Painter, lang: str) -> None:
    game, tells = states.full(), undrawn(paints)
    for zone in paints.zones:
        alt = tells.zoom(view(game), caption(lang, LONG_NAMES), zone).alt
        sentences(alt)
        seat = seat_of(zone)
        key = f"frontier-picture-zone-{zone}" if seat is None else "picture-zone-seat"
        assert catalogue(lang).format(key, {"name": LONG_NAMES[seat or 0]}) in alt
    planned = states.planning()
    alt = tells.hand(view(planned, 2), caption(lang, LONG_NAMES), 2).alt
    sentences(alt)
    assert "Hart Hills" in alt


@each_language
@each_position
def test_a_text_board_says_everything_in_words(
    paints: Painter, make: Callable[[], Frontier], lang: str
) -> None:
    game = make()
    text = paints.text_board(view(game), caption(lang, names(game)))
    assert "frontier-" not in text
    assert all(name in text for name in names(game))
    assert all(row.name in text for row in game.content.lands.values())


def test_nothing_changed_is_no_change(paints: Painter) -> None:
    assert paints.changes(since(view(states.later()), 0), view(states.later())) == []


@each_language
def test_changes_are_told_in_words_each_in_a_place_of_its_own(paints: Painter, lang: str) -> None:
    for make in (states.fighting, states.finished, states.full):
        found = paints.changes(since(view(states.later()), 0), view(make()))
        assert found
        assert len({change.place for change in found}) == len(found)
        for change in found:
            told = say(change.text, catalogue(lang), lambda seat: NAMES[seat])
            assert told.endswith(".")
            assert "frontier-" not in told


@each_language
def test_a_report_tells_both_sides_and_what_came_of_it(paints: Painter, lang: str) -> None:
    now = view(states.reported())
    for one in paints.reports(now):
        sentences(paints.report(now, caption(lang, LONG_NAMES), one.key).alt)
    alt = paints.report(now, caption(), states.FULLEST).alt
    for part in (
        "Ana attacks",
        "Bram defends Upper Zeal",
        "130 in all",
        "Bram has lost the capital",
    ):
        assert part in alt


def test_reports_name_their_battles(paints: Painter) -> None:
    told = [
        (one.key, say(one.title, catalogue("en"), lambda seat: NAMES[seat]))
        for one in paints.reports(view(states.reported()))
    ]
    assert told[0] == ("battle-7", "Battle 7: Upper Zeal")
    assert told[2] == ("battle-9", "Battle 9: Marrow")


def test_a_battle_is_reported_only_once_it_is_over(paints: Painter) -> None:
    assert list(paints.reports(view(states.fighting()))) == []
