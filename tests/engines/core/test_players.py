from dataclasses import replace

import pytest

from engines.core import Allocate, Choose, ChooseMany, GameSpec, Match, View, key_from
from engines.core.judging import Misjudged
from engines.core.players import GreedyPlayer, Player, RandomPlayer
from engines.core.playout import playout, waiting
from tests.engines.contract.cases import Case, chance
from tests.engines.contract.recording import copied
from tests.engines.contract.seeing import other_world
from tests.engines.core.bazaar import BAZAAR, CONTENT, Bazaar, content
from tests.engines.core.toy import Pick, match_of

CASE = Case("bazaar", 3, (("weather", "wild"), ("rounds", 2)))


def begin(seed: str, spec: GameSpec[Bazaar] = BAZAAR) -> Match[Bazaar]:
    options = {"weather": "wild", "rounds": 2}
    return Match.begin(spec, content(CONTENT), "hash", key_from(seed), options, [None] * 3)


@pytest.mark.parametrize("player", [RandomPlayer(), GreedyPlayer()], ids=["random", "greedy"])
def test_players_play_the_same_match_again(player: Player) -> None:
    hashes = set()
    for _ in range(2):
        match = begin("again")
        playout(match, [player] * 3)
        hashes.add(match.state_hash())
    assert len(hashes) == 1


def test_a_greedy_player_beats_players_at_random() -> None:
    won = 0
    for number in range(8):
        match = begin(str(number))
        players: list[Player] = [RandomPlayer() for _ in range(3)]
        players[number % 3] = GreedyPlayer()
        playout(match, players)
        result = match.result()
        assert result is not None
        won += number % 3 in result.winners
    assert won >= 6


def test_a_greedy_player_does_not_know_what_is_hidden_from_its_seat() -> None:
    match, stream = CASE.begin("peek"), chance("peek")
    greedy = GreedyPlayer()
    for _ in range(25):
        for decision in waiting(match):
            twin = copied(match)
            twin.table = other_world(match, decision.seat, stream)
            assert greedy.answer(twin, decision) == greedy.answer(copied(match), decision)
        decision = waiting(match)[0]
        match.answer(decision.id, decision.seat, RandomPlayer().answer(match, decision))


def test_a_player_without_a_depth_of_its_own_looks_as_far_as_the_game_needs() -> None:
    near, far = (begin("depth", replace(BAZAAR, foresight=depth)) for depth in (0, 2))
    seen: set[bool] = set()
    while asked := waiting(near):
        chosen = GreedyPlayer(depth=None).answer(far, asked[0])
        assert chosen == GreedyPlayer(depth=2).answer(near, asked[0])
        seen.add(chosen == GreedyPlayer(depth=None).answer(near, asked[0]))
        for match in (near, far):
            match.answer(asked[0].id, asked[0].seat, chosen)
    assert seen == {True, False}


def test_a_game_that_cannot_judge_is_found_out() -> None:
    """A player once took whatever could not be judged for the worst, and nobody heard of it."""

    def confused(_: View[Bazaar]) -> list[int]:
        raise KeyError("pepper")

    match = begin("fault", replace(BAZAAR, worths=confused))
    with pytest.raises(Misjudged) as found:
        GreedyPlayer().answer(match, waiting(match)[0])
    assert isinstance(found.value.__cause__, KeyError)


def test_a_greedy_player_leaves_the_match_as_it_is() -> None:
    match = begin("quiet")
    before = match.dump()
    for decision in waiting(match):
        GreedyPlayer().answer(match, decision)
    assert match.dump() == before
    assert match.table.counters.generations == {}


def test_a_playout_counts_answers_and_real_choices() -> None:
    match = match_of(Pick(0, ["a", "b"]), Pick(1, ["only"], always=True), Pick(1, ["forced"]))
    came = playout(match, [RandomPlayer(), RandomPlayer()])
    assert (came.decisions, came.choices, came.finished) == (2, 1, True)


def test_a_playout_stops_where_it_is_told_to() -> None:
    match = begin("stop")
    came = playout(match, [RandomPlayer()] * 3, until=7)
    assert (came.decisions, came.finished, match.number) == (7, False, 7)


def test_a_playout_tells_what_happens() -> None:
    match = begin("tell")
    heard: list[str] = []
    playout(match, [RandomPlayer()] * 3, 5, lambda decision, _: heard.append(decision.id))
    assert heard == [entry.decision for entry in match.live()]


def test_players_answer_every_kind_of_question() -> None:
    kinds: set[type] = set()
    match = begin("kinds")
    playout(match, [GreedyPlayer()] * 3, None, lambda decision, _: kinds.add(type(decision)))
    assert kinds == {Choose, ChooseMany, Allocate}
