import json
from typing import Any

import pytest

from data.content import digest
from engines.core.compare import hashes
from engines.core.export import Sealing, export, read
from engines.core.fields import FormatError
from engines.core.players import RandomPlayer
from engines.core.playout import playout
from engines.core.verify import Verdict, play, verify
from engines.core.wire import Hidden
from tests.engines.core.bazaar import BAZAAR, CONTENT
from tests.engines.core.exporting import (
    CLOSED,
    SEALING,
    bids,
    change,
    hidden_in,
    played,
    written,
)


def verdict(value: dict[str, Any]) -> Verdict:
    return verify(BAZAAR, read(json.dumps(value).encode()))


def test_a_finished_match_holds() -> None:
    found = verdict(written(names=["Ana", "Bo", "Cy"]))
    assert found.holds is True
    assert [text.key for text in found.checked] == [
        "core-verify-content-ok",
        "core-verify-log-ok",
        "core-verify-seed-ok",
        "core-verify-played-ok",
        "core-verify-log-hash-ok",
    ]


def test_a_running_match_with_its_seed_holds() -> None:
    assert verdict(written(until=20)).holds is True


def test_a_file_leads_to_the_same_match() -> None:
    match = played()
    match.rollback(10, "a test", fresh=True)
    playout(match, [RandomPlayer()] * 3)
    file = read(export(match, CONTENT, sealing=SEALING))
    again = play(BAZAAR, file)
    assert again.dump() == match.dump()
    assert again.entries == match.entries
    assert play(BAZAAR, file, 10).number == 10


def test_seats_are_numbered_from_one() -> None:
    value = written()
    assert [score["seat"] for score in value["result"]["scores"]] == [1, 2, 3]
    assert value["players"] == 3


def test_without_its_seed_a_match_cannot_be_proven_yet() -> None:
    found = verdict(written(sealing=CLOSED))
    assert found.holds is None
    assert found.why is not None
    assert found.why.key == "core-verify-no-seed"


def test_without_its_seed_a_file_holds_neither_key_nor_hash_nor_others_secrets() -> None:
    match = played()
    data = export(match, CONTENT, sealing=CLOSED, seat=1)
    value = json.loads(data)
    assert value["seed"] is None
    assert value["state_hash"] is None
    assert value["seat"] == 2
    assert match.header.key.encode() not in data
    secret = [entry.seat for entry in match.live() if entry.secret]
    hidden = [entry.seat for entry in read(data).log if isinstance(entry, Hidden)]
    assert sorted(hidden) == sorted(seat for seat in secret if seat != 1)
    assert set(secret) == {0, 1, 2}


def test_the_public_sees_no_secret_answer() -> None:
    match = played()
    secret = [entry for entry in match.live() if entry.secret]
    assert len(hidden_in(read(export(match, CONTENT, sealing=CLOSED)))) == len(secret)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_who_has_bid_in_a_round_still_open_does_not_show(seat: int | None) -> None:
    courses = (), ((1, "0"),), ((1, "1"),), ((1, "1"), (1, None), (1, "0")), ((0, "0"), (1, "0"))
    files = {export(bids(*course), CONTENT, sealing=CLOSED, seat=seat) for course in courses}
    assert len(files) == 1


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_once_all_have_bid_neither_order_nor_changes_show(seat: int | None) -> None:
    in_order = bids((0, "0"), (1, "0"), (2, "0"))
    about = bids((2, "0"), (1, "1"), (1, None), (0, "0"), (1, "0"))
    files = {export(one, CONTENT, sealing=CLOSED, seat=seat) for one in (in_order, about)}
    assert len(files) == 1


@pytest.mark.parametrize(
    ("path", "value", "entry", "why"),
    [
        ("content.coins", 9, 0, "core-verify-content"),
        ("options.rounds", 9, 0, "core-option-number"),
        ("options.mood", "fair", 0, "core-option-unknown"),
        ("marks.0", "pink", 0, "core-marks"),
        ("seed", "another", 0, "core-verify-seed"),
        ("log.4.n", 9, 5, "core-verify-order"),
        ("log.4.answer", "nonsense", 5, "core-not-offered"),
        ("log.4.id", "m.7.1.1", 5, "core-stale"),
        ("finished", False, -1, "core-verify-end"),
        ("result.winners", [], -1, "core-verify-result"),
        ("state_hash", "0" * 64, -1, "core-verify-hash"),
        ("contributions", ["17"], None, None),
    ],
)
def test_a_forged_file_does_not_hold(
    path: str, value: object, entry: int | None, why: str | None
) -> None:
    file = written()
    change(path, value)(file)
    found = verdict(file)
    assert found.holds is False
    assert found.why is not None
    assert why in (None, found.why.key)
    assert entry in (None, found.entry) or (entry == -1 and found.entry == len(file["log"]))


def test_a_content_that_does_not_fit_does_not_hold() -> None:
    file = written()
    file["content"] = {"coins": "many"}
    file["content_hash"] = digest(file["content"])
    found = verdict(file)
    assert (found.holds, found.entry) == (False, 0)


def test_an_answer_changed_into_another_legal_one_does_not_hold() -> None:
    file = written()
    for line in file["log"]:
        if line.get("answer") == "north":
            line["answer"] = "south"
            break
    assert verdict(file).holds is False


@pytest.mark.parametrize(
    ("path", "value", "at"),
    [
        ("format", "other", ""),
        ("version", 3, "version"),
        ("version", 1, "log_hash"),
        ("log_hash", None, "log_hash"),
        ("log.2.n", 10**300, "log.2.n"),
        ("log.2.answer", {"a": 10**300}, "log.2.answer"),
        ("options.rounds", 10**300, "options.rounds"),
        ("version", "1", "version"),
        ("players", 4, "marks"),
        ("players", 0, "players"),
        ("marks", "red", "marks"),
        ("names", ["Ana"], "names"),
        ("options.rounds", 2.5, "options.rounds"),
        ("options", [], "options"),
        ("content", None, "content"),
        ("seed", 7, "seed"),
        ("contributions", "17", "contributions"),
        ("seat", 0, "seat"),
        ("finished", 1, "finished"),
        ("log", {}, "log"),
        ("log.2", 7, "log.2"),
        ("log.2.answer", None, "log.2.answer"),
        ("result", [], "result"),
        ("more", 1, "more"),
        ("content_hash", "\ud800", ""),
    ],
)
def test_a_damaged_file_is_refused_with_the_place(path: str, value: object, at: str) -> None:
    file = written()
    change(path, value)(file)
    with pytest.raises(FormatError) as caught:
        read(json.dumps(file).encode())
    assert caught.value.path == at


@pytest.mark.parametrize("data", [b"", b"7", b"{", b"\x89PNG", b"[" * 10_000])
def test_what_is_no_file_of_ours_is_refused(data: bytes) -> None:
    with pytest.raises(FormatError):
        read(data)


def of_version_1(file: dict[str, Any]) -> dict[str, Any]:
    """The file as it was written before logs had a hash in it."""
    return {name: value for name, value in file.items() if name != "log_hash"} | {"version": 1}


def test_a_file_of_version_1_is_still_read_and_holds() -> None:
    found = verdict(of_version_1(written()))
    assert found.holds is True
    assert "core-verify-log-hash-ok" not in [text.key for text in found.checked]


@pytest.mark.parametrize("how", [{}, {"sealing": CLOSED}, {"sealing": CLOSED, "seat": 1}])
def test_the_log_of_a_file_has_the_hash_that_stands_there(how: dict[str, Any]) -> None:
    checked = verdict(written(**how)).checked
    assert "core-verify-log-hash-ok" in [text.key for text in checked]


def test_the_hash_in_a_whole_file_is_the_one_that_people_compare() -> None:
    file = read(json.dumps(written()).encode())
    assert file.log_hash == hashes(file).log


def reasoned() -> dict[str, Any]:
    """A match with a line that can be changed without changing anything that follows."""
    match = played(12)
    match.rollback(10, "the reason given")
    playout(match, [RandomPlayer()] * 3)
    return dict(json.loads(export(match, CONTENT, sealing=SEALING)))


def test_a_changed_line_that_leads_to_the_same_end_is_noticed() -> None:
    file = reasoned()
    assert verdict(file).holds is True
    file["log"][12]["reason"] = "another one"
    assert verdict(of_version_1(file)).holds is True
    found = verdict(file)
    assert found.holds is False
    assert found.why is not None
    assert found.why.key == "core-verify-log-hash"


def test_every_change_of_any_line_is_noticed() -> None:
    file = reasoned()
    for at, line in enumerate(file["log"]):
        for name, value in line.items():
            changed: Any = value + 1 if isinstance(value, int) else f"{value}x"
            log = [*file["log"][:at], line | {name: changed}, *file["log"][at + 1 :]]
            try:
                assert verdict(file | {"log": log}).holds is False, (at, name)
            except FormatError:
                continue


def test_without_the_hash_that_was_published_nothing_is_proven() -> None:
    found = verdict(written(sealing=Sealing("secret seed", ["17", "4"], None)))
    assert found.holds is None
    assert found.why is not None
    assert found.why.key == "core-verify-no-seed-hash"
    assert "core-verify-played-ok" in [text.key for text in found.checked]


def test_a_proof_can_be_given_up_at_any_entry() -> None:
    ticks = iter(range(10))

    def tick() -> None:
        if next(ticks) == 5:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        verify(BAZAAR, read(export(played(), CONTENT, sealing=SEALING)), tick)
    assert next(ticks) == 6
