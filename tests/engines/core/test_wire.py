import pytest

from engines.core import Answered, AnyEntry, Counters, Header, RolledBack, Undone
from engines.core.fields import FormatError, loads
from engines.core.wire import (
    Hidden,
    counters_line,
    entry_from_wire,
    entry_line,
    header_line,
    hidden_to_wire,
    read_counters_line,
    read_entry_line,
    read_header_line,
)

ENTRIES: list[AnyEntry] = [
    Answered(1, "m.0.1.1", 0, "water"),
    Answered(
        2,
        "m-7:0-12:1.3.4.21",
        3,
        ["a", "b"],
        "m-7:0-12:1",
        barrier=True,
        might=["s"],
        touched=["s"],
        secret=True,
    ),
    Answered(3, "m.0.2.1", 1, {"coin": 2, "oil": 0}),
    Undone(4, 1, 3),
    RolledBack(5, 2, "eine Lücke “so”", fresh=True),
    RolledBack(6, 0, ""),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry.number))
def test_an_entry_survives_storage(entry: AnyEntry) -> None:
    assert read_entry_line(entry_line(entry)) == entry


def test_a_common_answer_takes_little_room() -> None:
    assert entry_line(ENTRIES[0]) == '{"n":1,"id":"m.0.1.1","answer":"water"}'


def test_header_and_counters_survive_storage() -> None:
    header = Header("toy", "hash", {"size": 3, "mood": "fair"}, ["red"], "00" * 32)
    counters = Counters({"m": 3, "m-1:0": 1}, 7)
    assert read_header_line(header_line(header)) == header
    assert read_counters_line(counters_line(counters)) == counters


def test_a_hidden_answer_keeps_its_place() -> None:
    entry = Answered(2, "m-7:0.0.4.1", 3, "secret", "m-7:0")
    assert entry_from_wire(hidden_to_wire(entry)) == Hidden(2, "m-7:0.0.4.1", 3)


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("", ""),
        ("[]", ""),
        ("{}", "n"),
        ('{"n":0,"id":"m.0.1.1","answer":"a"}', "n"),
        ('{"n":1.0,"id":"m.0.1.1","answer":"a"}', "n"),
        ('{"n":true,"id":"m.0.1.1","answer":"a"}', "n"),
        ('{"n":1,"answer":"a"}', "id"),
        ('{"n":1,"id":"m.0.0.1","answer":"a"}', "id"),
        ('{"n":1,"id":"x.0.1.1","answer":"a"}', "id"),
        ('{"n":1,"id":"m.0.1.1"}', "answer"),
        ('{"n":1,"id":"m.0.1.1","answer":7}', "answer"),
        ('{"n":1,"id":"m.0.1.1","answer":[7]}', "answer"),
        ('{"n":1,"id":"m.0.1.1","answer":{"a":"1"}}', "answer"),
        ('{"n":1,"id":"m.0.1.1","answer":"a","more":1}', "more"),
        ('{"n":1,"id":"m.0.1.1","answer":"a","barrier":2}', "barrier"),
        ('{"n":1,"id":"m.0.1.1","hidden":1}', "hidden"),
        ('{"n":1,"undo":0,"seat":1}', "undo"),
        ('{"n":1,"undo":1}', "seat"),
        ('{"n":1,"undo":1,"seat":1,"answer":"a"}', "answer"),
        ('{"n":1,"rollback":-1,"reason":""}', "rollback"),
        ('{"n":1,"rollback":1,"reason":3}', "reason"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_place(line: str, path: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_entry_line(line)
    assert caught.value.path == path
    assert caught.value.what


@pytest.mark.parametrize(
    "text", ['{"a":1,"a":2}', "NaN", "[1,", b"\xff", "[" * 100_000, "9" * 5000]
)
def test_json_is_read_strictly(text: str | bytes) -> None:
    with pytest.raises(FormatError):
        loads(text)


@pytest.mark.parametrize("line", ["{}", "7", '{"game":1}'])
def test_a_damaged_header_is_refused(line: str) -> None:
    with pytest.raises(FormatError):
        read_header_line(line)
