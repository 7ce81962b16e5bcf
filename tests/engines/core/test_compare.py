"""Comparing exported matches: hashes to read to each other, and part by part."""

import json
from typing import Any

import pytest

from data.content import digest
from engines.core import seed_hash
from engines.core.compare import Compared, Part, compare, hashes, log_hash
from engines.core.export import MatchFile, export, read
from tests.engines.core.bazaar import CONTENT
from tests.engines.core.exporting import CLOSED, change, hidden_in, played, written


def file(value: dict[str, Any]) -> MatchFile:
    return read(json.dumps(value).encode())


def differing(one: dict[str, Any], other: dict[str, Any]) -> set[Part]:
    return {found.part for found in compare(file(one), file(other)) if not found.agrees}


def test_hashes_are_reckoned_from_what_stands_in_the_file() -> None:
    forged = written()
    forged["content"] = forged["content"] | {"coins": 99}
    forged["content_hash"] = "0" * 64
    forged["seed_hash"] = "1" * 64
    found = hashes(file(forged))
    assert found.content == digest(forged["content"])
    assert found.seed == seed_hash("secret seed")
    assert found.log == log_hash(played().entries)


def test_as_long_as_the_seed_is_secret_its_hash_is_what_the_file_names() -> None:
    closed = written(sealing=CLOSED)
    assert hashes(file(closed)).seed == CLOSED.seed_hash
    for named in (None, "no hash at all", "A" * 64):
        assert hashes(file(closed | {"seed_hash": named})).seed is None


def test_a_log_with_hidden_answers_has_no_hash() -> None:
    assert hashes(file(written(sealing=CLOSED))).log is None


def test_a_log_s_hash_follows_from_each_of_its_answers() -> None:
    forged = written()
    change("log.4.answer", "something")(forged)
    assert hashes(file(forged)).log != hashes(file(written())).log


def test_a_file_agrees_with_itself_in_every_part() -> None:
    found = compare(file(written()), file(written()))
    assert {one.part for one in found} == set(Part)
    assert all(one.agrees for one in found)


@pytest.mark.parametrize(
    ("path", "value", "part"),
    [
        ("seed", "another", Part.SEED),
        ("content.coins", 99, Part.CONTENT),
        ("marks.0", "blue", Part.SETUP),
        ("contributions", ["17"], Part.SETUP),
        ("contributions", None, Part.SETUP),
        ("result.winners", [], Part.RESULT),
        ("result", None, Part.RESULT),
    ],
)
def test_a_part_that_differs_is_named(path: str, value: object, part: Part) -> None:
    forged = written()
    change(path, value)(forged)
    assert differing(forged, written()) == {part}


def test_of_a_log_it_is_told_up_to_where_it_agrees() -> None:
    forged = written()
    change("log.4.answer", "something")(forged)
    found = compare(file(forged), file(written()))
    assert Compared(Part.LOG, agrees=False, entries=4) in found


def test_a_file_from_before_agrees_as_far_as_it_goes() -> None:
    found = compare(file(written(until=20)), file(written()))
    assert Compared(Part.LOG, agrees=None, entries=20) in found
    assert not any(one.part is Part.RESULT for one in found)


def test_a_file_that_goes_on_after_the_end_differs() -> None:
    longer = written()
    longer["log"].append(longer["log"][-1] | {"n": len(longer["log"]) + 1})
    number = len(longer["log"]) - 1
    found = compare(file(longer), file(written()))
    assert Compared(Part.LOG, agrees=False, entries=number) in found


def test_what_the_record_hides_is_not_compared() -> None:
    match = played()
    record = read(export(match, CONTENT, sealing=CLOSED))
    (number, *_) = hidden_in(record)
    found = []
    for answer in ("one guess", "another"):
        guessed = json.loads(export(match, CONTENT, sealing=CLOSED))
        del guessed["log"][number - 1]["hidden"]
        change(f"log.{number - 1}.answer", answer)(guessed)
        found.append(compare(file(guessed), record))
    assert found[0] == found[1]
    assert Compared(Part.LOG, agrees=True, entries=len(record.log)) in found[0]


def test_what_one_seat_may_see_agrees_with_what_another_may() -> None:
    match = played()
    files = [read(export(match, CONTENT, sealing=CLOSED, seat=seat)) for seat in (None, 0, 1)]
    for one in files:
        for other in files:
            assert Compared(Part.LOG, agrees=True, entries=len(one.log)) in compare(one, other)
