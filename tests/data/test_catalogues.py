import logging
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import ast, serialize
from fluent.syntax.visitor import Visitor

from data.catalogues import FALLBACK, Catalogue, best, catalogue, catalogue_files, languages, parse

OTHERS = [lang for lang in languages() if lang != FALLBACK]


class Parts(Visitor):
    """Collects what an entry is made of: its variables, references and written texts."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.defaults: list[ast.Variant] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the visitor
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the visitor
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - named by the visitor
        self.references.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by the visitor
        self.texts.append(node.value)


Entry = ast.Message | ast.Term


def parts(entry: Entry) -> Parts:
    found = Parts()
    found.visit(entry)
    return found


def name(entry: Entry) -> str:
    return ("-" if isinstance(entry, ast.Term) else "") + entry.id.name


def entries(lang: str) -> Iterator[tuple[Traversable, Entry]]:
    for file in catalogue_files(lang):
        for entry in parse(file).body:
            if isinstance(entry, Entry):
                yield file, entry


def messages(lang: str) -> dict[str, Entry]:
    return {name(entry): entry for _, entry in entries(lang) if isinstance(entry, ast.Message)}


def all_variables(lang: str) -> dict[str, set[str]]:
    """Return each message's variables, those of the messages and terms it refers to included."""
    known = {name(entry): parts(entry) for _, entry in entries(lang)}

    def reach(key: str) -> set[str]:
        return known[key].variables.union(*(reach(other) for other in known[key].references))

    return {key: reach(key) for key in known if not key.startswith("-")}


def test_english_and_spanish_are_spoken() -> None:
    assert set(languages()) >= {"en", "es"}


@pytest.mark.parametrize("lang", languages())
def test_every_catalogue_file_is_valid_fluent(lang: str) -> None:
    junk = [
        f"{file}: {(entry.content or '').strip()[:60]!r}: {entry.annotations[0].message}"
        for file in catalogue_files(lang)
        for entry in parse(file).body
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("lang", languages())
def test_no_message_stands_in_a_catalogue_twice(lang: str) -> None:
    counts = Counter(name(entry) for _, entry in entries(lang))
    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_all_languages_have_the_same_files(lang: str) -> None:
    names = {each: [file.name for file in catalogue_files(each)] for each in (FALLBACK, lang)}
    assert names[lang] == names[FALLBACK]


@pytest.mark.parametrize("lang", OTHERS)
def test_all_languages_have_the_same_messages(lang: str) -> None:
    assert sorted(messages(lang).keys() ^ messages(FALLBACK).keys()) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_has_the_same_variables_in_all_languages(lang: str) -> None:
    here, there = all_variables(lang), all_variables(FALLBACK)
    assert [key for key in here.keys() & there.keys() if here[key] != there[key]] == []


@pytest.mark.parametrize("lang", languages())
def test_every_reference_leads_to_a_message_or_term(lang: str) -> None:
    known = {name(entry) for _, entry in entries(lang)}
    lost = {name(e): parts(e).references - known for _, e in entries(lang)}
    assert {key: names for key, names in lost.items() if names} == {}


@pytest.mark.parametrize("lang", languages())
def test_a_catalogue_knows_the_messages_of_its_files(lang: str) -> None:
    assert Catalogue(lang).keys() == messages(lang).keys()


@pytest.mark.parametrize("lang", languages())
def test_a_message_says_what_a_message_named_in_it_says(lang: str) -> None:
    plain = {name(e): parts(e).references for _, e in entries(lang) if not parts(e).variables}
    for key, named in plain.items():
        said = Catalogue(lang).format(key) if named else ""
        for other in (one for one in named if one in plain and not one.startswith("-")):
            assert catalogue(lang).format(other) in said


def test_a_message_that_is_no_fluent_is_its_key_and_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "broken.ftl"
    file.write_text("broken-message = { $n -> }\nwhole-message = All is well\n")
    monkeypatch.setattr("data.catalogues.catalogue_files", lambda _: iter([file]))
    broken = Catalogue("en")
    assert broken.format("broken-message") == "broken-message"
    assert "broken-message" in caplog.text
    assert broken.format("whole-message") == "All is well"


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_empty_or_has_attributes_which_nothing_reads(lang: str) -> None:
    wrong = [k for k, m in messages(lang).items() if not serialize_value(m).strip() or m.attributes]
    assert wrong == []


@pytest.mark.parametrize("lang", languages())
def test_no_word_sticks_to_the_end_of_what_a_text_chooses(lang: str) -> None:
    stuck = re.compile(r"^ *\}\w", re.MULTILINE)
    found = [file.name for file in catalogue_files(lang) if stuck.search(file.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize("lang", languages())
def test_texts_keep_to_good_typography(lang: str) -> None:
    assert [
        f"{key}: {text!r}"
        for key, message in messages(lang).items()
        for text in parts(message).texts
        if is_untidy(text)
    ] == []


def test_questions_and_exclamations_in_spanish_open_with_their_marks() -> None:
    texts = {key: "".join(parts(m).texts) for key, m in messages("es").items()}
    assert [k for k, t in texts.items() if t.count("?") > t.count("¿")] == []
    assert [k for k, t in texts.items() if t.count("!") > t.count("¡")] == []


def serialize_value(message: Entry) -> str:
    assert message.value is not None
    return serialize(ast.Resource([ast.Message(message.id, message.value)])).partition("=")[2]


def is_untidy(text: str) -> bool:
    """Find double blanks, straight quotes, three dots, doubled or spaced punctuation, controls."""
    return bool(
        re.search(r"(?<=\S)  +|\.\.\.|[\"]|\w'\w|,,|\w +[,.;:!?](?:\s|$)|[\u0000-\u0009]", text)
        or re.search(r"[\u2066-\u2069\u200e\u200f\ufffd]", text)
    )


def test_numbers_are_written_without_separators() -> None:
    spanish = catalogue("es")
    assert spanish.format("fortuna-action-water-effect", {"n": 12345}).count("12345") == 1


def test_texts_carry_no_invisible_marks_around_their_arguments() -> None:
    text = catalogue("en").format("fortuna-action-water-effect", {"n": 2})
    assert text == "Take 2 water."


@pytest.mark.parametrize("lang", languages())
def test_negative_numbers_have_the_minus_sign_of_print(lang: str) -> None:
    assert catalogue(lang).format("tadmor-points", {"n": -7}) == "\N{MINUS SIGN}7 PP"


def test_nouns_agree_with_their_number() -> None:
    for lang, words in {"en": ["coin", "coins"], "es": ["moneda", "monedas"]}.items():
        say = catalogue(lang)
        assert [say.format("fortuna-good-coin", {"n": n}) for n in (1, 2)] == words


def test_a_missing_message_is_its_key_and_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        texts = {catalogue("es").format("no-such-message-anywhere") for _ in range(3)}
    assert texts == {"no-such-message-anywhere"}
    assert len([r for r in caplog.records if r.getMessage().startswith("catalogue es")]) == 1


def test_a_missing_argument_leaves_a_text_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        text = catalogue("en").format("fortuna-action-water-effect", {})
    assert text.startswith("Take ")
    assert "fortuna-action-water-effect" in caplog.text


def test_has_and_keys_speak_of_the_language_itself() -> None:
    spanish = catalogue("es")
    assert spanish.lang == "es"
    assert spanish.has("fortuna-name")
    assert "fortuna-name" in spanish.keys()  # noqa: SIM118  a catalogue is no mapping
    assert not spanish.has("no-such-message")


@pytest.mark.parametrize(
    ("locale", "lang"),
    [
        ("es-ES", "es"),
        ("es-419", "es"),
        ("en-GB", "en"),
        ("en-US", "en"),
        ("de", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_discord_locale_gets_the_language_that_suits_it(locale: str | None, lang: str) -> None:
    assert best(locale) == lang


def test_an_unknown_language_has_no_catalogue() -> None:
    with pytest.raises(KeyError):
        catalogue("xx")


def command_names(lang: str) -> dict[str, str]:
    """What each command and subcommand is called in a language, by the end of its key."""
    keys = re.compile(r"bot-command-([a-z-]+)$")
    found = ((keys.match(key), entry) for key, entry in messages(lang).items())
    return {
        match[1]: "".join(parts(entry).texts)
        for match, entry in found
        if match and not match[1].endswith("-description")
    }


def commands_named(lang: str) -> Iterator[tuple[str, str, str]]:
    """Every command a message names: the message, the command's first word, and the next one."""
    for key, entry in messages(lang).items():
        for text in parts(entry).texts:
            for first, second in re.findall(
                r"(?<![\w/<])/([a-zñáéíóú]+)(?: ([a-zñáéíóú]+))?", text
            ):
                yield key, first, second


@pytest.mark.parametrize("lang", languages())
def test_commands_are_named_as_they_are_called_in_the_language(lang: str) -> None:
    names = command_names(lang)
    tops = {value: key for key, value in names.items() if "-" not in key}
    below = {(key.split("-")[0], value) for key, value in names.items() if "-" in key}
    groups = {group for group, _ in below}
    for key, first, second in commands_named(lang):
        assert first in tops, (key, first)
        assert tops[first] not in groups or not second or (tops[first], second) in below, (
            key,
            first,
            second,
        )
