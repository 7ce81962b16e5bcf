import re

import pytest

from data import ContentError
from data.rule_search import search, search_loosely, stemmed
from data.rules import KINDS, LANGUAGES, chapter_of, rulebook, rules, written
from tests.rulebook import notes_problems

LONGEST_NOTE = 600
"""A note is read in a chat: a few sentences, not a page."""


@pytest.mark.parametrize("game", written())
def test_every_rule_is_told_in_every_language_and_none_got_lost(game: str) -> None:
    assert notes_problems(game) == []


@pytest.mark.parametrize("game", written())
def test_every_rule_is_of_a_known_kind(game: str) -> None:
    assert {rule.kind for rule in rules(game).values()} <= set(KINDS)


@pytest.mark.parametrize("game", written())
def test_only_remarks_say_why_they_need_no_test(game: str) -> None:
    for rule in rules(game).values():
        assert bool(rule.remark) == (rule.kind == "remark")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", written())
def test_notes_are_short_sentences(game: str, lang: str) -> None:
    for rule in rules(game).values():
        note = rule.notes[lang]
        assert 15 < len(note) <= LONGEST_NOTE, rule.id
        assert note.endswith((".", ")")), rule.id
        assert not re.search(r"  |\w'\w|\"|\.\.\.", note), rule.id


@pytest.mark.parametrize("game", written())
def test_notes_differ_between_languages(game: str) -> None:
    assert [rule.id for rule in rules(game).values() if rule.notes["en"] == rule.notes["es"]] == []


@pytest.mark.parametrize(
    ("game", "entries"),
    [
        ("fortuna", 300),
        ("caylus", 379),
        ("tadmor", 364),
        ("conqueror", 543),
        ("mesopotamia", 488),
    ],
)
def test_a_game_pins_all_its_entries(game: str, entries: int) -> None:
    assert sum(rulebook(game).pinned.values()) == len(rules(game)) == entries


def test_a_game_without_rule_notes_is_refused() -> None:
    with pytest.raises(ContentError, match="chess"):
        rules("chess")


@pytest.mark.parametrize("words", ["FOR-4.2", "for-4.2", "4.2", " FOR 4.2 "])
def test_an_id_finds_its_rule_first(words: str) -> None:
    assert search("fortuna", "en", words)[0].id == "FOR-4.2"


def test_the_beginning_of_an_id_finds_all_that_begin_so_in_order() -> None:
    found = [rule.id for rule in search("fortuna", "en", "ex1")]
    assert found[:4] == ["FOR-EX1", "FOR-EX10", "FOR-EX11", "FOR-EX12"]


def test_words_are_found_whatever_their_case_and_accents() -> None:
    plain = search("fortuna", "es", "basilica")
    assert plain == search("fortuna", "es", "BASÍLICA")
    assert "FOR-15.5" in [rule.id for rule in plain]


def test_all_words_must_be_in_the_note() -> None:
    found = search("fortuna", "en", "tax coin")
    assert found[0].id == "FOR-8.14"
    notes = [rule.notes["en"].casefold() for rule in found]
    assert all("tax" in note and "coin" in note for note in notes)


def test_a_question_finds_the_rule_that_answers_it() -> None:
    asked = {
        ("fortuna", "en", "How do I get into Rome?"): "FOR-12.1",
        ("fortuna", "en", "who pays tax with a coin"): "FOR-8.14",
        ("caylus", "en", "when does the provost move"): "CAY-7.2",
        ("fortuna", "en", "buying centurions"): "FOR-6.7",
        ("conqueror", "en", "How many dice do archers roll?"): "CON-19.8",
        ("conqueror", "es", "¿Cuándo puedo cambiar de dinastía?"): "CON-9.1",
        ("mesopotamia", "en", "Who decides for a tribe?"): "MES-22.4",
        ("mesopotamia", "es", "¿Cuándo puedo volver a tirar los dados?"): "MES-8.10",
    }
    for (game, lang, question), answer in asked.items():
        assert search(game, lang, question)[0].id == answer, question


@pytest.mark.parametrize("question", ["How do I get into Rome?", "¿Cómo entro en Roma?"])
def test_getting_into_rome_is_told_by_the_chapter_on_winning_in_either_language(
    question: str,
) -> None:
    lang = "es" if "¿" in question else "en"
    first = search("fortuna", lang, question)[:3]
    assert {rule.id for rule in first} == {"FOR-12.1", "FOR-12.4", "FOR-12.6"}
    assert search("caylus", lang, question) == []


def test_loosely_a_rule_needs_not_hold_every_word() -> None:
    question = "qué pasa si no pago el impuesto"
    assert search("tadmor", "es", question) == []
    assert "TAD-9.3" in [rule.id for rule in search_loosely("tadmor", "es", question, limit=4)]


def test_words_that_every_question_has_find_nothing() -> None:
    assert search("fortuna", "en", "how do you get it") == []
    assert search_loosely("fortuna", "en", "is it of or as") == []


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ("build", "builds", "building")),
        ("en", ("stop", "stopped", "stopping")),
        ("es", ("pagar", "pago", "pagas", "pagando")),
        ("es", ("torre", "torres")),
    ],
)
def test_forms_of_a_word_find_the_same(lang: str, forms: tuple[str, ...]) -> None:
    assert len({stemmed(form, lang) for form in forms}) == 1


@pytest.mark.parametrize("game", written())
def test_every_rule_stands_in_one_chapter_with_a_title_in_every_language(game: str) -> None:
    book = rulebook(game)
    told = [rule.id for chapter in book.chapters for rule in chapter.rules]
    assert sorted(told) == sorted(book.rules)
    for chapter in book.chapters:
        assert {chapter_of(rule.id) for rule in chapter.rules} == {chapter.key}
        assert all(chapter.titles[lang] for lang in LANGUAGES)
        assert len(set(chapter.titles.values())) == len(LANGUAGES)


def test_whole_words_come_before_parts_of_words() -> None:
    found = [rule.notes["en"].casefold() for rule in search("fortuna", "en", "card", limit=300)]
    whole = [bool(re.search(r"\bcards?\b", note)) for note in found]
    assert whole == sorted(whole, reverse=True)
    assert not all(whole)


def test_a_language_is_searched_by_itself() -> None:
    assert search("fortuna", "en", "acueducto") == []
    assert search("fortuna", "es", "acueducto") != []


def test_without_words_the_first_rules_are_offered() -> None:
    assert [rule.id for rule in search("fortuna", "en", "  ", limit=2)] == ["FOR-1.1", "FOR-1.2"]


def test_no_more_rules_are_offered_than_a_menu_takes() -> None:
    assert len(search("fortuna", "en", "a")) == 25
