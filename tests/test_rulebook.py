from pathlib import Path

import pytest

from data.rules import rules
from tests.rulebook import citations, problems, rule, untested


def write_test(folder: Path, source: str) -> Path:
    (folder / "test_some.py").write_text(source, encoding="utf-8")
    return folder


def complaints(folder: Path) -> list[str]:
    """Return the problems of the tests themselves, without those of rules left out."""
    return [line for line in problems(folder) if not line.endswith("no test cites it")]


def test_a_test_may_cite_up_to_five_rules() -> None:
    def proof() -> None: ...

    cite = rule("FOR-1.1", "FOR-1.2", "FOR-A1", "FOR-EX1", "FOR-T1")
    assert cite(proof) is proof


@pytest.mark.parametrize(
    ("ids", "words"),
    [
        (("FOR-99.1",), "FOR-99.1, which is no rule"),
        ((), "cites no rule"),
        (("FOR-1.1", "FOR-1.2", "FOR-1.3", "FOR-1.4", "FOR-1.5", "FOR-1.6"), "cites 6 rules"),
    ],
)
def test_a_wrong_citation_stops_the_test_from_being_loaded(
    ids: tuple[str, ...], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        rule(*ids)


def test_citations_are_found_in_the_source_of_tests(tmp_path: Path) -> None:
    source = '@rule("FOR-4.1", "FOR-A16")\nasync def test_it() -> None: ...\n'
    found = list(citations(write_test(tmp_path, source)))
    assert [(each.test, each.ids) for each in found] == [("test_it", ("FOR-4.1", "FOR-A16"))]


def test_a_citation_of_an_unknown_rule_is_reported_with_its_test(tmp_path: Path) -> None:
    write_test(tmp_path, '@rule("FOR-99.1")\ndef test_it() -> None: ...\n')
    assert complaints(tmp_path) == ["test_some.py::test_it: cites FOR-99.1, which is no rule"]


def test_a_test_that_cites_too_much_is_reported(tmp_path: Path) -> None:
    ids = '"FOR-1.1", "FOR-1.2", "FOR-1.3"'
    source = f'@rule({ids})\n@rule("FOR-1.4", "FOR-1.5", "FOR-1.6")\ndef test_it(): ...\n'
    (line,) = complaints(write_test(tmp_path, source))
    assert line.startswith("test_some.py::test_it: cites 6 rules")


def test_a_citation_on_something_that_is_no_test_is_reported(tmp_path: Path) -> None:
    write_test(tmp_path, '@rule("FOR-1.1")\ndef helper() -> None: ...\n')
    assert complaints(tmp_path) == ["test_some.py::helper: is no test"]


def test_a_citation_that_cannot_be_read_from_the_source_is_reported(tmp_path: Path) -> None:
    write_test(tmp_path, "@rule(*IDS)\ndef test_it() -> None: ...\n")
    assert complaints(tmp_path) == ["test_some.py::test_it: cites ?*IDS, which is no rule"]


def test_a_rule_that_no_test_cites_is_reported_unless_it_is_a_remark() -> None:
    everything = {each.id for each in rules("fortuna").values()}
    assert untested("fortuna", everything - {"FOR-4.2", "FOR-8.19"}) == [
        "FOR-4.2: no test cites it"
    ]


def test_every_rule_needs_a_test_once_its_game_can_be_played(tmp_path: Path) -> None:
    """Before that its rules can be cited, but nothing is missing yet."""
    write_test(tmp_path, '@rule("CAY-1.1")\ndef test_it() -> None: ...\n')
    assert "CAY-1.2: no test cites it" in problems(tmp_path, played=("caylus",))
    assert not [line for line in problems(tmp_path, played=()) if line.startswith("CAY")]
