"""The contract suite: registering a game is enough to have all of this asked of it.

Of a game with many options not every combination is played each time, but any two settings meet. How much is
played is measured in answers: CARAVAN_ANSWERS sets how many are given in random playouts for each number of
players, spread over the combinations; CARAVAN_SEED makes cases and playouts the same again. Both are told
with every failure.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from data.catalogues import languages
from engines.core import Match, UndoRefused
from engines.core.covering import tables_of
from engines.core.players import RandomPlayer
from engines.core.playout import playout
from tests.engines.contract import (
    answering,
    dealing,
    hashing,
    judging,
    ordering,
    seeing,
    storing,
    undoing,
)
from tests.engines.contract.cases import (
    SEED,
    WORDLESS,
    Case,
    cases_of,
    cases_of_this_run,
    chance,
    specs,
)
from tests.engines.contract.keeping import kept_match, shape_path
from tests.engines.contract.recording import Moment, Recording, recorded, sampled, told
from tests.engines.contract.words import Words, unsayable

MANY = 40
"""Moments of a case that tell enough where something need only be so in some of them."""

each_game = pytest.mark.parametrize("game", list(specs()))


@pytest.fixture(scope="module", params=cases_of_this_run(), ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """Of the module's scope, so that all is asked of one case before the next one is played."""
    found = request.param
    assert isinstance(found, Case)
    return found


def recordings(case: Case) -> Iterator[Recording]:
    for number, recording in enumerate(recorded(case).recordings):
        with told(case, number):
            yield recording


def test_random_play_comes_to_an_end_with_scores(case: Case) -> None:
    for recording in recordings(case):
        result = recording.match.result()
        assert result is not None
        assert [score.seat for score in result.scores] == list(range(case.seats))
        assert set(result.winners) <= set(range(case.seats))
        if not case.spec.can_be_lost:
            assert result.winners
            assert set(result.winners) <= set(range(case.players))
        for score in result.scores:
            assert score.total in (None, sum(line.points for line in score.lines))


def test_whoever_has_won_is_worth_most_to_simple_players(case: Case) -> None:
    for recording in recordings(case):
        judging.whoever_has_won_is_worth_most(recording)


def test_simple_players_can_judge_every_position(case: Case) -> None:
    sampled(case, judging.everything_can_be_judged)


def test_rounds_only_go_up(case: Case) -> None:
    for recording in recordings(case):
        rounds = [moment.round for moment in recording.moments]
        last = case.spec.round(recording.match.table.position.state)
        assert [*rounds, last] == sorted([0, *rounds, last])[1:]
        assert last > 0


def test_no_decision_id_is_answered_twice(case: Case) -> None:
    for recording in recordings(case):
        storing.ids_name_one_question(recording)


def test_positions_survive_storage(case: Case) -> None:
    sampled(case, storing.position_survives_storage)


def test_play_goes_on_from_storage_at_every_step(case: Case) -> None:
    storing.each_step_survives_storage(recorded(case).recordings[0])


def test_the_log_leads_to_the_same_bytes_at_every_step(case: Case) -> None:
    for recording in recorded(case).recordings[:3]:
        storing.position_follows_from_log(recording)


def test_a_stored_answer_is_short(case: Case) -> None:
    for recording in recordings(case):
        storing.log_is_short(recording)


def test_every_default_and_sample_is_accepted(case: Case) -> None:
    sampled(case, answering.all_is_accepted)


def test_refusals_change_nothing(case: Case) -> None:
    sampled(case, answering.refusals_change_nothing)


def test_what_is_hidden_does_not_show(case: Case) -> None:
    sampled(case, seeing.hidden_things_do_not_show)


def test_answers_of_others_do_not_betray_what_is_hidden(case: Case) -> None:
    sampled(case, seeing.answers_of_others_do_not_betray)


def test_what_is_guessed_does_not_depend_on_what_is_hidden(case: Case) -> None:
    sampled(case, seeing.what_is_dealt_anew_tells_nothing, each=80, least=25)


def test_what_ifs_can_be_dealt_nearly_everywhere(case: Case) -> None:
    dealt = dealing.Dealt()
    sampled(case, dealt.a_what_if_is_possible, least=MANY)
    assert dealt.enough, f"of {dealt.tried}: {dealt.impossible}"


def test_nothing_hidden_is_always_dealt_as_it_truly_is(case: Case) -> None:
    disturbed = dealing.Disturbed()
    sampled(case, disturbed.hidden_things_change, least=MANY)
    assert not disturbed.never, f"always as they truly are: {disturbed.never}"


def test_ai_players_know_no_more_than_their_seat(case: Case) -> None:
    sampled(case, seeing.an_ai_player_knows_no_more_than_its_seat, each=1000, least=6)


def test_ai_players_do_not_know_who_has_answered_in_secret(case: Case) -> None:
    knows = seeing.an_ai_player_does_not_know_who_has_answered
    sampled(case, knows, each=1000, among=is_secret, least=6)


def test_secret_answers_look_alike(case: Case) -> None:
    sampled(case, seeing.secret_answers_look_alike, among=is_secret)


def test_taking_back_a_secret_answer_does_not_show(case: Case) -> None:
    sampled(case, seeing.taking_back_does_not_show, among=is_secret)


def is_secret(moment: Moment) -> bool:
    return moment.decision.secret


def test_acts_do_not_tell_who_has_answered_in_secret(case: Case) -> None:
    sampled(case, seeing.acts_do_not_tell_who_has_answered, among=is_secret)


def test_undo_then_the_same_answer_gives_the_same_bytes(case: Case) -> None:
    sampled(case, undoing.undo_then_same_answer)


def test_any_permitted_order_ends_alike(case: Case) -> None:
    sampled(case, ordering.any_order_ends_alike, among=lambda moment: "-" in moment.decision.id)


def test_a_log_full_of_steps_back_leads_to_the_same_bytes(case: Case) -> None:
    with told(case, "wander"):
        match = case.begin(f"{SEED}.wander", keeping="recent")
        match = undoing.wander(match, case.players, chance("wander", case), 120)
        again = Match.replay(match.spec, match.content, match.header, match.entries)
        assert again.dump() == match.dump()
        assert again.table.counters == match.table.counters
        ids = [entry.decision for entry in match.entries if hasattr(entry, "decision")]
        assert len(set(ids)) == len(ids)


def test_a_replay_keeps_the_positions_that_play_kept(case: Case) -> None:
    match, stream = case.begin(f"{SEED}.keep", keeping="recent"), chance("keep", case)
    undoing.wander(match, case.players, stream, 60, reload=False)
    again = Match.replay(match.spec, match.content, match.header, match.entries)
    assert again.kept == match.kept


def test_nothing_can_be_taken_back_that_nobody_has_done(case: Case) -> None:
    match = case.begin(SEED)
    for seat in range(case.players):
        with pytest.raises(UndoRefused):
            match.undo(seat)


@pytest.mark.parametrize("lang", languages())
def test_every_text_can_be_said(case: Case, lang: str) -> None:
    words = recorded(case).words
    assert words.heard
    if case.game not in WORDLESS:
        assert unsayable(words, lang) == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", [game for game in specs() if game not in WORDLESS])
def test_every_name_of_the_lobby_can_be_said(game: str, lang: str) -> None:
    words = Words()
    words.names(specs()[game])
    assert unsayable(words, lang) == []


@each_game
def test_every_number_of_players_can_play_with_some_options(game: str) -> None:
    spec = specs()[game]
    assert {case.players for case in cases_of(game)} == set(spec.players)
    assert spec.playable(spec.read_options({})), "nobody can play with the usual options"


@each_game
def test_every_table_has_marks_for_its_players_and_others_for_the_house(game: str) -> None:
    spec = specs()[game]
    # A lobby asks for them also as long as something does not go together.
    for options, players in tables_of(spec):
        offered, house = spec.marks_with(options, players), spec.house(options, players)
        assert len(set(offered)) >= players, options
        assert set(offered) <= set(spec.marks), options
        assert not set(house) & set(spec.marks), options
        assert len(set(house)) == len(house), options


@pytest.fixture(scope="module")
def hashed() -> dict[str, str]:
    """What a match of each case comes to in a process with another hash seed than this one."""
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    done = subprocess.run(
        [sys.executable, "-m", "tests.engines.contract.hashing"],
        env={**os.environ, "PYTHONHASHSEED": seed, "CARAVAN_SEED": SEED},
        stdout=subprocess.PIPE,
        check=True,
    )
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def test_hash_seeds_change_nothing(case: Case, hashed: dict[str, str]) -> None:
    recording = recorded(case).recordings[0]
    events = [event for moment in recording.moments for event in moment.events]
    assert hashed[str(case)] == hashing.outcome(recording.match, events)


@each_game
def test_the_shape_of_snapshots_changes_only_with_their_version(game: str) -> None:
    assert shape_path(game).read_text().strip() == specs()[game].codec.shape(), (
        "once released: raise the schema and write a migration; before: "
        f"python -m tests.engines.contract.keeping {game}"
    )


@each_game
def test_kept_snapshots_of_all_versions_still_go_on_to_the_end(game: str) -> None:
    for schema in range(1, specs()[game].schema + 1):
        match = kept_match(game, schema)
        playout(match, [RandomPlayer()] * match.header.seats)
        assert match.result() is not None
