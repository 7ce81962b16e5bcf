"""A player that tries out what its answers lead to, in worlds that its seat could be in."""

import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engines.core import Allocate, Choose, ChooseMany, Decision, GameSpec, Match, World, key_from
from engines.core.decisions import kind_of
from engines.core.habits import DOUBLE, Habits
from engines.core.players import GreedyPlayer, Player, RandomPlayer
from engines.core.playout import playout, waiting
from engines.core.position import Given
from engines.core.search import Level, Search, SearchPlayer, Task
from tests.bot.matches.seesaw import SEESAW
from tests.engines.contract.cases import Case, chance
from tests.engines.contract.recording import copied
from tests.engines.contract.seeing import other_world
from tests.engines.core.bazaar import BAZAAR, CONTENT, Bazaar, content
from tests.engines.core.dare import BROKEN, DARE
from tests.engines.core.gift import GIFT
from tests.engines.core.harvest import HARVEST

CASE = Case("bazaar", 3, (("weather", "wild"), ("rounds", 2)))
QUICK = Level(steps=150)
UNKNOWN = Habits()
VAGUE = Habits({"another-prompt": {"#answer": 64}})
"""Known, but of nothing that is asked here: everything is as usual as anything else."""
BOTH = pytest.mark.parametrize("habits", [UNKNOWN, VAGUE], ids=["ahead", "by habit"])


def begin(seed: str, spec: GameSpec[Bazaar] = BAZAAR) -> Match[Bazaar]:
    options = {"weather": "wild", "rounds": 2}
    return Match.begin(
        spec, content(CONTENT), "hash", key_from(seed), options, [None] * 3, keeping="none"
    )


def asked_of(match: Match[Any], kind: type[Decision] = Decision) -> Decision:
    """The next question of a kind; until then somebody answers at random."""
    while True:
        asked = waiting(match)[0]
        if isinstance(asked, kind) and asked.sole_answer() is None:
            return asked
        match.answer(asked.id, asked.seat, RandomPlayer().answer(match, asked))


def thinking(match: Match[Any], asked: Decision, level: Level, habits: Habits = VAGUE) -> Search:
    return Search(match.spec, match.content, habits, Task.of(match, asked, level))


@BOTH
def test_the_same_question_gets_the_same_answer_wherever_it_is_thought_about(
    habits: Habits,
) -> None:
    match = begin("same")
    for _ in range(6):
        asked = asked_of(match)
        task = Task.of(match, asked, QUICK)
        sent = pickle.loads(pickle.dumps(task))
        ranked = [one.ranked(match.spec, match.content, habits) for one in (task, sent)]
        assert ranked[0] == ranked[1]
        chosen = SearchPlayer(habits, QUICK).answer(match, asked)
        assert chosen == ranked[0][0]
        match.answer(asked.id, asked.seat, chosen)


def test_a_task_holds_nothing_that_its_seat_may_not_know() -> None:
    match, stream, hidden = CASE.begin("peek"), chance("peek"), 0
    for _ in range(25):
        for asked in waiting(match):
            twin = copied(match)
            twin.table = other_world(match, asked.seat, stream)
            assert Task.of(twin, asked, QUICK) == Task.of(copied(match), asked, QUICK)
            hidden += twin.dump() != match.dump()
        asked = waiting(match)[0]
        match.answer(asked.id, asked.seat, RandomPlayer().answer(match, asked))
    assert hidden > 25


@BOTH
@pytest.mark.parametrize("steps", [7, 40, 300])
def test_no_more_steps_are_taken_than_there_are(
    monkeypatch: pytest.MonkeyPatch, steps: int, habits: Habits
) -> None:
    match, played = begin("budget"), [0]
    for _ in range(12):
        asked = asked_of(match)
        search = thinking(match, asked, Level(steps), habits)
        monkeypatch.setattr("engines.core.flow.Table.play", counted(played))
        played[0] = 0
        search.ranked()
        monkeypatch.undo()
        assert search.left >= 0
        assert played[0] <= steps - search.left
        match.answer(asked.id, asked.seat, RandomPlayer().answer(match, asked))


def counted(played: list[int]) -> Callable[..., Any]:
    """A table's way to play answers that counts them."""
    from engines.core.flow import Table

    plain = Table.play

    def play(self: Table[Any], given: Given) -> Any:
        played[0] += 1
        return plain(self, given)

    return play


@pytest.mark.parametrize("kind", [Choose, ChooseMany, Allocate])
def test_every_kind_of_question_is_thought_about(kind: type[Decision]) -> None:
    match = begin("kinds")
    asked = asked_of(match, kind)
    search = thinking(match, asked, QUICK)
    ranked = search.ranked()
    assert len(ranked) > 1
    assert search.left < QUICK.steps // 2
    for answer in ranked:
        match.table.check(asked.id, asked.seat, answer)


@BOTH
def test_it_beats_players_at_random(habits: Habits) -> None:
    won = 0
    for number in range(3):
        match = begin(str(number))
        players: list[Player] = [RandomPlayer() for _ in range(3)]
        players[number % 3] = SearchPlayer(habits, Level(steps=250))
        playout(match, players)
        result = match.result()
        assert result is not None
        won += number % 3 in result.winners
    assert won == 3


def test_without_habits_it_goes_by_many_worlds_where_a_greedy_player_goes_by_one() -> None:
    took: set[str] = set()
    for number in range(12):
        match = Match.begin(DARE, None, "", key_from(f"dare {number}"), {}, [None], keeping="none")
        (asked,) = waiting(match)
        took.add(str(GreedyPlayer().answer(match, asked)))
        assert SearchPlayer(UNKNOWN, Level(400)).answer(match, asked) == "prepare"
    assert took == {"dare", "prepare"}


def test_as_long_as_it_is_in_doubt_what_does_better_it_does_what_is_usual() -> None:
    """A dare brings 13 on average, but 40 at times, and 20 are sure: few worlds do not show that."""
    usual = Habits({"pebbles-turn": {"#dare": 10 * DOUBLE}})
    few, many = (dared(usual, Level(steps)) for steps in (30, 3_000))
    assert few > 10
    assert many == 0
    assert dared(VAGUE, Level(30)) < few


@pytest.mark.parametrize(("weight", "taken"), [(48, "keep"), (96, "prepare")])
def test_in_made_up_worlds_all_go_on_twice_as_decided_as_habits_are(
    weight: int, taken: str
) -> None:
    """To prepare brings 25 if the usual follows; 20 are sure, and it has to follow in four of five worlds."""
    usual = Habits({"pebbles-turn": {"#take": weight}})
    match = Match.begin(DARE, None, "", key_from("decided"), {}, [None], keeping="none")
    assert SearchPlayer(usual, Level(20_000)).answer(match, waiting(match)[0]) == taken


def test_what_is_hardly_ever_done_is_done_once_it_is_known_to_be_better() -> None:
    """However usual the dare: it is no better for that."""
    usual = Habits({"pebbles-turn": {"#dare": 90 * DOUBLE}})
    assert dared(usual, Level(3_000)) == 0


@pytest.mark.parametrize(("weight", "taken"), [(DOUBLE, "sow"), (20 * DOUBLE, "reap")])
def test_a_single_world_tells_something_against_what_is_a_little_more_usual(
    weight: int, taken: str
) -> None:
    match = Match.begin(HARVEST, None, "", key_from("harvest"), {}, [None], keeping="none")
    usual, asked = Habits({"pebbles-turn": {"#reap": weight}}), waiting(match)[0]
    search = thinking(match, asked, Level(120, reach=23), usual)
    assert search.ranked()[0] == taken
    assert search.left < 2 * 26


@pytest.mark.parametrize(
    ("level", "taken"),
    [
        (Level(400, reach=17), "reap"),
        (Level(400, reach=18), "sow"),
        (Level(799), "reap"),
        (Level(800), "sow"),
    ],
)
def test_what_pays_late_is_seen_by_who_looks_as_far(level: Level, taken: str) -> None:
    """The 19th answer brings in what was sown: who looks 18 ahead goes on to the end of that round."""
    match = Match.begin(HARVEST, None, "", key_from("harvest"), {}, [None], keeping="none")
    assert SearchPlayer(VAGUE, level).answer(match, waiting(match)[0]) == taken


def test_what_is_safe_is_tried_out_however_seldom_it_is_done() -> None:
    match = begin("safe")
    asked = asked_of(match, Choose)
    assert isinstance(asked, Choose)
    assert len(asked.options) > 3
    seldom = Habits({kind_of(asked): {f"#{asked.default}": -50 * DOUBLE}})
    ranked = thinking(match, asked, Level(100), seldom).ranked()
    assert asked.default in ranked
    assert len(ranked) < len(asked.options)


def test_no_more_is_tried_out_once_it_is_clear_what_does_best() -> None:
    """The harvest is the same in all worlds; what a dare brings is not."""
    spent = []
    for game in (HARVEST, DARE):
        spec: GameSpec[Any] = game
        match = Match.begin(spec, None, "", key_from("clear"), {}, [None], keeping="none")
        search = thinking(match, waiting(match)[0], Level(20_000, reach=23), VAGUE)
        search.ranked()
        spent.append(20_000 - search.left)
    assert spent[0] < 1_000 < spent[1] < 5_000


def test_no_more_than_a_quarter_of_the_steps_is_spent_on_seeing_how_far_that_is() -> None:
    match = Match.begin(HARVEST, None, "", key_from("harvest"), {}, [None], keeping="none")
    search = thinking(match, waiting(match)[0], Level(60, reach=50))
    assert search.left == 45


def test_ten_answers_and_one_more_for_each_hundred_steps_unless_told_otherwise() -> None:
    assert [Level(steps).ahead for steps in (1, 99, 100, 2_000, 20_000)] == [10, 10, 11, 30, 210]
    assert Level(20_000, reach=7).ahead == 7


def test_what_luck_does_to_all_answers_alike_hides_no_small_gain() -> None:
    for number in range(20):
        key = key_from(f"gift {number}")
        match = Match.begin(GIFT, None, "", key, {}, [None] * 2, keeping="none")
        assert SearchPlayer(VAGUE, Level(100)).answer(match, waiting(match)[0]) == "work"


def dared(habits: Habits, level: Level) -> int:
    """How many of 20 seats with such habits dare."""
    return sum(
        SearchPlayer(habits, level).answer(match, waiting(match)[0]) == "dare"
        for match in (
            Match.begin(DARE, None, "", key_from(f"dare {number}"), {}, [None], keeping="none")
            for number in range(20)
        )
    )


def test_what_cannot_be_done_neither_is_chosen_nor_hides_what_does_better() -> None:
    for number in range(5):
        key = key_from(f"broken {number}")
        match = Match.begin(BROKEN, None, "", key, {}, [None], keeping="none")
        usual = Habits({"pebbles-turn": {"#fall": 20 * DOUBLE, "#dare": 10 * DOUBLE}})
        assert SearchPlayer(usual, Level(8_000)).answer(match, waiting(match)[0]) == "keep"


def test_where_no_world_can_be_made_up_it_does_what_is_usual() -> None:
    def impossible(_: World[Bazaar]) -> None:
        raise LookupError("no such world")

    match = begin("nowhere", replace(BAZAAR, agree=impossible))
    asked = asked_of(match, Choose)
    assert isinstance(asked, Choose)
    for option in asked.options:
        usual = Habits({asked.prompt.key: {f"#{option.id}": 640}})
        assert SearchPlayer(usual, QUICK).answer(match, asked) == option.id


def test_answers_that_cancel_each_other_are_not_tried_out_for_ever() -> None:
    match = Match.begin(SEESAW, None, "a" * 64, key_from("seesaw"), {}, [None] * 2, keeping="none")
    usual = Habits({waiting(match)[0].prompt.key: {"#tilt": 6400}})
    assert playout(match, [SearchPlayer(usual, Level(steps=60))] * 2).finished


def test_it_leaves_the_match_as_it_is() -> None:
    match = begin("quiet")
    before = match.dump()
    for asked in waiting(match):
        SearchPlayer(Habits(), QUICK).answer(match, asked)
    assert match.dump() == before
