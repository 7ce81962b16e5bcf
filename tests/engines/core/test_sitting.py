"""Who sits at a table: house seats, what goes together, marks, who is out, matches that everybody loses."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from data.content import digest
from engines.core import Match, OptionError, OptionSpec, OptionValue, Text, Who, key_from, text
from engines.core.export import Sealing, export, read
from engines.core.players import RandomPlayer
from engines.core.playout import playout
from engines.core.randomness import seed_hash
from engines.core.verify import verify
from tests.engines.contract.cases import Case
from tests.engines.contract.recording import play
from tests.engines.contract.sitting import who_is_out_stays_out
from tests.engines.core.dike import DIKE, Dike, Flood, Work

ALIVE: dict[str, OptionValue] = {"sea": "alive", "guild": "off", "tide": 1}
CALM: dict[str, OptionValue] = {**ALIVE, "sea": "calm"}
GUILD: dict[str, OptionValue] = {**ALIVE, "guild": "on"}
CASE = Case("dike", 2, tuple(ALIVE.items()))
ENOUGH = 20
"""Among so many matches there is one in which somebody is out before the end."""


def begun(*wanted: str | None, **options: object) -> Match[Dike]:
    return Match.begin(DIKE, {}, "content", key_from("dike"), options, wanted)


def refusal(do: Callable[[], object]) -> Text:
    with pytest.raises(OptionError) as refused:
        do()
    return refused.value.message


def answered(match: Match[Dike], *answers: str) -> Match[Dike]:
    """The match after the given answers, one seat after the other."""
    for answer in answers:
        asked = next(iter(match.table.pending.values()))
        match.answer(asked.id, asked.seat, answer)
    return match


def play_enough() -> list[Match[Dike]]:
    """Some random playouts, seen through by the suite."""
    return [play(CASE, f"planted {number}").match for number in range(ENOUGH)]


def to_the_end(match: Match[Dike]) -> Match[Dike]:
    playout(match, [RandomPlayer()] * match.header.seats)
    return match


# --- house seats


def test_house_seats_come_after_the_players() -> None:
    assert begun("green", "red").header.marks == ["green", "red", "sea"]
    assert begun("green", "red", sea="calm").header.marks == ["green", "red"]


def test_a_house_seat_has_a_score_but_no_question() -> None:
    match = begun(None)
    asked = {one.seat for one in match.table.pending.values()}
    result = to_the_end(match).result()
    assert asked == {0}
    assert result is not None
    assert [score.seat for score in result.scores] == [0, 1]


def test_players_are_told_from_the_house_by_their_marks() -> None:
    assert DIKE.players_with(ALIVE, ["red", "green", "sea"]) == 2
    assert DIKE.players_with(CALM, ["red", "green"]) == 2


@pytest.mark.parametrize(
    ("options", "marks", "why"),
    [
        (ALIVE, ["red", "green"], "core-marks-house"),
        (ALIVE, ["red", "green", "blue", "white", "pink", "sea"], "core-players"),
    ],
)
def test_marks_of_another_house_are_no_match(
    options: dict[str, OptionValue], marks: list[str], why: str
) -> None:
    assert refusal(lambda: DIKE.players_with(options, marks)).key == why


def test_a_file_of_a_match_with_a_house_seat_is_proven() -> None:
    seed = "00" * 32
    match = Match.begin(DIKE, {}, digest({}), key_from(seed), {}, [None])
    answered(match, "build")
    sealing = Sealing(seed, None, seed_hash(seed))
    file = read(export(match, {}, sealing=sealing, names=["Ana", "The sea"]))
    assert file.names == ["Ana", "The sea"]
    assert verify(DIKE, file).holds
    assert not verify(DIKE, replace(file, marks=file.marks[:1])).holds


# --- what goes together


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (1, {"sea": "calm"}, Text("dike-refuses-alone")),
        (2, {"guild": "on"}, text("dike-refuses-guild", n=3)),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_game_s_reason(
    players: int, options: dict[str, object], why: Text
) -> None:
    assert refusal(lambda: begun(*[None] * players, **options)) == Text(
        "core-refused", {"why": why}
    )


def test_the_numbers_of_players_that_can_play_follow_from_the_options() -> None:
    assert DIKE.playable(ALIVE) == (1, 2, 3, 4)
    assert DIKE.playable(CALM) == (2, 3, 4)
    assert DIKE.playable(GUILD) == (3, 4)


def test_as_few_options_as_possible_change_so_that_so_many_can_play() -> None:
    assert DIKE.suited({}, 1) == DIKE.read_options({})
    assert DIKE.suited({"guild": "off"}, 2) == DIKE.read_options({})
    usually_calm = replace(
        DIKE, options=(OptionSpec("sea", "calm", ("calm", "alive")), *DIKE.options[1:])
    )
    assert usually_calm.suited({}, 1) == ALIVE
    assert usually_calm.suited({"guild": "off"}, 2) == CALM


def test_no_options_suit_a_number_of_players_that_those_given_refuse() -> None:
    assert DIKE.suited({"guild": "on"}, 2) is None
    assert DIKE.suited({"sea": "calm"}, 1) is None


def test_marks_that_so_many_players_do_not_use_are_not_dealt() -> None:
    dealt = {tuple(sorted(begun(None, None, None).header.marks)) for _ in range(5)}
    assert dealt == {("blue", "green", "red", "sea")}


def test_a_mark_that_so_many_players_do_not_use_is_refused() -> None:
    assert refusal(lambda: begun("white", None, None)) == Text(
        "core-marks", {"marks": ["red", "green", "blue"]}
    )
    assert "white" in begun("white", None, None, None).header.marks


# --- open outcomes


def test_a_match_may_be_lost_by_all() -> None:
    result = answered(begun(None, None, sea="calm"), "rest", "rest").result()
    assert result is not None
    assert result.winners == []


def test_a_house_seat_may_win() -> None:
    result = answered(begun(None, None), "rest", "rest").result()
    assert result is not None
    assert result.winners == [2]


def test_several_may_win_together() -> None:
    result = answered(begun(None, None, tide=0), *["rest"] * 6).result()
    assert result is not None
    assert result.winners == [0, 1]


# --- who is out


def test_whoever_is_out_is_asked_no_more() -> None:
    match = answered(begun(None, None), "rest", "build")
    assert DIKE.out(match.table.position.state) == [0]
    assert {one.seat for one in match.table.pending.values()} == {1}
    assert match.view(0).state == match.view(None).state


# --- the contract suite


def house_seat_is_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Flood, "run", lambda _, game: game.push(Work(game.sea)))
    patch.setattr(Work, "answer", lambda *_: None)


def seat_without_a_player_is_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Flood, "run", lambda _, game: game.push(Work(7)))
    patch.setattr(Work, "answer", lambda *_: None)


def whoever_is_out_is_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Dike, "standing", lambda game: game.keepers)


def event_names_no_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Flood, "run", lambda _, game: game.tell("dike-out", who=[Who(3)]))


def event_is_the_doing_of_no_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Flood, "run", lambda _, game: game.tell("dike-out", by=3))


def question_names_no_seat(patch: pytest.MonkeyPatch) -> None:
    true = Work.decision

    def decision(step: Work, game: Dike) -> object:
        asked = true(step, game)
        assert asked is not None
        asked.prompt = text("dike-work", who=text("dike-who", who=Who(3)))
        return asked

    patch.setattr(Work, "decision", decision)


def test_it_is_found_that_somebody_out_comes_back() -> None:
    with pytest.raises(AssertionError, match="were out"):
        who_is_out_stays_out([1], [0])


PLANTED = (
    (house_seat_is_asked, "are asked"),
    (seat_without_a_player_is_asked, "are asked"),
    (whoever_is_out_is_asked, "are asked"),
    (event_names_no_seat, "are named"),
    (event_is_the_doing_of_no_seat, "are named"),
    (question_names_no_seat, "are named"),
)


@pytest.mark.parametrize(("plant", "why"), PLANTED, ids=lambda one: getattr(one, "__name__", ""))
def test_a_planted_fault_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=why):
        play_enough()


def test_without_planted_faults_nothing_is_found() -> None:
    assert all(match.over for match in play_enough())
