"""The long run takes what it can do; all else it refuses in one line."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from engines.core import Event, Text, Who
from tests import soak
from tests.engines.contract import cases
from tests.engines.contract.cases import cases_of
from tests.soak import CHUNK, PLAYOUTS, SITUATIONS, company_of, jobs_of, main, run_chunk


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--game", "chess"], "invalid choice: 'chess'"),
        (["--answers", "0"], "'0' is not a whole number of 1 or more"),
        (["--answers", "many"], "'many' is not a whole number of 1 or more"),
        (["--workers", "0"], "'0' is not a whole number of 1 or more"),
        (["--workers", "-1"], "'-1' is not a whole number of 1 or more"),
        (["--game", "frontier", "--unlike", "storms"], "'storms' is not an option and its choice"),
        (["--game", "frontier", "--unlike", "a=b"], "frontier has no option a with the choice b"),
        (["--unlike", "a=b"], "--unlike needs --game"),
        (
            ["--game", "frontier", "--unlike", "horde=on", "--unlike", "horde=off"],
            "frontier is never played without horde=off, horde=on",
        ),
    ],
)
def test_a_long_run_of_nothing_is_refused_in_one_line(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    told = capsys.readouterr()
    assert (ended.value.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert why in told.err


def test_a_run_plays_what_it_is_told_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "bazaar", "--answers", "60", "--workers", "1", "--seed", "soak"]) == 0
    assert "bazaar" in capsys.readouterr().out


def a_run(*more: str, answers: int = 60) -> int:
    """A short one, whatever seed it has."""
    return main(["--game", "dike", "--answers", str(answers), "--workers", "1", *more])


def test_a_run_that_is_told_where_counts_what_it_has_seen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "seen.json"
    assert a_run("--seen", str(file), "--seed", "one") == 0
    first = json.loads(file.read_text())["dike"]
    assert first["answers"] >= 60
    assert sum(first["endings"].values()) == first["playouts"]
    told = capsys.readouterr().out
    assert f"dike: {first['answers']} answers in {first['playouts']} playouts, 0 failures" in told
    assert all(f"ended {n} times: {key}\n" in told for key, n in first["endings"].items())
    assert "never told: " in told


def test_a_run_goes_on_where_the_last_one_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "seen.json"
    for seed, answers in (("one", 60), ("two", 600), ("three", 1)):
        assert a_run("--seen", str(file), "--seed", seed, answers=answers) == 0
    seen = json.loads(file.read_text())["dike"]
    assert seen["seeds"] == ["one", "two"], "of the third nothing was missing"
    assert 500 < seen["answers"] < 700


def test_the_same_seed_is_not_counted_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "seen.json"
    assert a_run("--seen", str(file), "--seed", "one") == 0
    with pytest.raises(SystemExit):
        a_run("--seen", str(file), "--seed", "one", answers=99_999)
    assert "counts the seed one already: choose another one" in capsys.readouterr().err


@pytest.mark.parametrize("held", ["no JSON", "[]", '{"dike": {}}', '{"dike": []}'])
def test_a_file_that_holds_something_else_is_refused_and_stays(
    held: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "seen.json"
    file.write_text(held)
    with pytest.raises(SystemExit):
        a_run("--seen", str(file))
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), file.read_text()) == ("", 1, held)
    assert "seen.json is no file of counts" in told.err


def test_of_a_playout_that_fails_it_is_told_how_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cases, "SEED", cases.SEED)
    case = cases_of("dike")[0]
    monkeypatch.setattr(soak, "check", lambda recording: recording.lost)
    done = soak.run_chunk(case, "soak", 0, CHUNK)
    assert (done.playouts, done.seen.failures) == (1, 1)
    assert done.failures[0].startswith(f"{case} seed soak.0.0\n")
    assert "has no attribute 'lost'" in done.failures[0]


def test_in_some_playouts_seats_are_idle_and_never_all_of_them() -> None:
    case = cases_of("frontier")[-1]
    companies = [company_of(case, str(number)) for number in range(400)]
    idle = [one for one in companies if one.idle]
    assert 60 < len(idle) < 140
    assert all(len(one.idle) < case.players for one in companies)
    greedy = [one for one in idle if one.greedy]
    assert 10 < len(greedy) < 45
    assert all({*one.idle, *one.greedy} == {*range(case.players)} for one in greedy)


def test_who_plays_alone_hurries_in_some_playouts_since_at_random_it_hardly_ever_wins() -> None:
    case = next(one for one in cases_of("mesopotamia") if one.players == 1)
    companies = [company_of(case, str(number)) for number in range(400)]
    idle = [one for one in companies if one.idle]
    assert 60 < len(idle) < 140
    assert all(one.idle == [0] and not one.greedy for one in idle)


def test_a_chunk_of_short_matches_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cases, "SEED", cases.SEED)  # which a chunk sets, in a process of its own
    done = run_chunk(cases_of("dike")[0], "soak", 0, CHUNK)
    assert (done.playouts, done.failures) == (PLAYOUTS, [])
    assert done.answers < CHUNK


def test_what_players_seldom_come_to_is_played_and_counted_with_each_chunk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cases, "SEED", cases.SEED)
    played, event = list[str](), Event("dike-worked", {"who": Who(0), "what": Text("dike-build")})

    def situations(seed: str) -> Iterator[Played]:
        played.append(seed)
        if len(played) > SITUATIONS:
            raise AssertionError("what must not be")
        yield Played([event])

    monkeypatch.setattr(soak, "situations_of", lambda game: situations)
    done = run_chunk(cases_of("dike")[0], "soak", 0, 1)
    assert len({*played}) == SITUATIONS
    assert done.seen.told[event.key] >= SITUATIONS
    assert done.failures == []
    (failure,) = run_chunk(cases_of("dike")[0], "soak", 1, 1).failures
    assert failure.startswith(f"dike situations of seed {played[-1]}\n")
    assert "what must not be" in failure


@dataclass
class Played:
    """A scene as far as the long run looks at it."""

    events: list[Event]


def test_tables_with_a_setting_can_be_left_out() -> None:
    key, choice = cases_of("frontier")[0].chosen[0]
    jobs = list(jobs_of("frontier", "soak", 10_000, {(key, str(choice))}))
    assert {case.options[key] for case, *_ in jobs} == {
        case.options[key] for case in cases_of("frontier")
    } - {choice}
    assert sum(job[3] for job in jobs) == 10_000


def test_several_choices_can_be_left_out_but_not_all() -> None:
    unlike = {("horde", "on"), ("rounds", "6")}
    jobs = list(jobs_of("frontier", "soak", 1_000, unlike))
    assert {(case.options["horde"], case.options["rounds"]) for case, *_ in jobs} == {("off", 2)}


@pytest.mark.parametrize("answers", [100, 90_001])
def test_the_answers_of_a_game_are_spread_over_all_numbers_of_players(answers: int) -> None:
    jobs = list(jobs_of("frontier", "soak", answers))
    shares = {case: sum(job[3] for job in jobs if job[0] == case) for case, *_ in jobs}
    assert sum(shares.values()) == answers
    assert max(shares.values()) - min(shares.values()) <= 1
    assert all(0 < job[3] <= CHUNK for job in jobs)
    assert {case.players for case in shares} == {case.players for case in cases_of("frontier")}
