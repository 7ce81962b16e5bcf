"""Simulated matches: what must hold whatever people do."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from bot.tempo.course import EACH, Course, run
from bot.tempo.measure import Both, Table, measured, shares, spread
from bot.tempo.orders import AtOnce, OneByOne
from bot.tempo.people import HOUR, AnswerHabits, Night, people_for
from bot.tempo.script import Staged
from engines.core import GameSpec, key_from
from engines.core.players import RandomPlayer
from engines.registry import games
from tests.bot.matches.large import LARGE
from tests.bot.matches.pebbles import PEBBLES
from tests.engines.contract.cases import cases_of, content
from tests.engines.core.bazaar import BAZAAR, CONTENT
from tests.engines.core.dike import DIKE

HABITS = AnswerHabits(4 * HOUR, 1.0, Night(23, 7), (-5, 0, 1, 9))


def table(spec: GameSpec[Any], box: Any, seats: int = 3, **options: object) -> Table:
    return Table(spec, box, "b" * 64, options, seats)


def courses(played: Table, matches: int = 8, habits: AnswerHabits = HABITS) -> list[Both]:
    return list(measured(played, habits, RandomPlayer, matches, "tempo"))


BAZAARS = table(BAZAAR, CONTENT, rounds=3)


def days(course: Course) -> float:
    return course.days


def waits(course: Course) -> float:
    return len(course.chain())


def test_where_nobody_can_act_beside_others_both_orders_are_the_same() -> None:
    for both in courses(table(PEBBLES, {}, heap=12)):
        assert waits(both.strict) == waits(both.built) == len(both.built.sittings)
        assert both.strict.days == both.built.days


def test_with_one_pebble_each_every_answer_is_a_wait() -> None:
    (both,) = courses(table(PEBBLES, {}, heap=1), matches=1)
    assert len(both.built.sittings) == 1


@pytest.mark.parametrize("figure", [waits, days])
def test_asking_all_at_once_never_takes_longer_than_one_after_the_other(
    figure: Callable[[Course], float],
) -> None:
    found = courses(BAZAARS, matches=20)
    assert all(waits(both.built) <= waits(both.strict) for both in found)
    built, strict = (
        sum(figure(course) for course in side)
        for side in ([both.built for both in found], [both.strict for both in found])
    )
    assert built < strict


@pytest.mark.parametrize("spec", [BAZAAR, LARGE], ids=lambda spec: spec.key)
def test_both_orders_end_in_the_same_position(spec: GameSpec[Any]) -> None:
    played = table(spec, CONTENT if spec is BAZAAR else {})
    for number in range(6):
        keep_their_end(played.begun(key_from(f"{number}")), played.begun(key_from(f"{number}")))


@pytest.mark.parametrize("game", games())
def test_both_orders_of_every_game_end_in_the_same_position(game: str) -> None:
    case = max(cases_of(game), key=lambda one: one.players)
    played = Table(case.spec, content(game), "b" * 64, dict(case.options), case.players)
    keep_their_end(played.begun(key_from(game)), played.begun(key_from(game)))


def keep_their_end(strict: Staged, built: Staged) -> None:
    people = people_for(HABITS, strict.header.seats, strict.key)
    one_by_one = OneByOne(RandomPlayer())
    run(strict, one_by_one, people, 0)
    run(built, AtOnce(one_by_one.script), people, 0)
    assert built.over
    assert built.number == strict.number
    assert built.state_hash() == strict.state_hash()


def test_nobody_sits_down_for_the_house() -> None:
    alone = Table(DIKE, {}, "e" * 64, {}, 1)
    courses = [both.built for both in measured(alone, HABITS, RandomPlayer, 3, "house")]
    assert {sitting.seat for course in courses for sitting in course.sittings} == {0}


def test_people_sit_down_only_while_they_are_awake() -> None:
    for number in range(4):
        match = BAZAARS.begun(key_from(f"{number}"))
        people = people_for(HABITS, 3, match.key)
        for sitting in run(match, OneByOne(RandomPlayer()), people, 0).sittings:
            assert not people[sitting.seat].asleep(sitting.begun)


def test_each_link_of_the_chain_begins_to_wait_when_the_one_before_answers() -> None:
    for both in courses(BAZAARS):
        for course in (both.strict, both.built):
            links = course.chain()
            assert links[0].since == course.begun
            for before, link in pairwise(links):
                assert before.begun <= link.since < before.begun + before.answers * EACH
                assert link.since <= link.begun
                assert link.seat != before.seat


def test_the_chain_takes_all_the_time_of_the_match() -> None:
    for both in courses(BAZAARS):
        links = both.built.chain()
        stood = sum(link.wait for link in links)
        played = sum(one.since - before.begun for before, one in pairwise(links))
        last = (links[-1].answers - 1) * EACH
        assert both.built.ended - both.built.begun == stood + played + last


def test_if_all_answer_after_the_same_time_a_sealed_bid_of_all_is_one_wait() -> None:
    even = AnswerHabits(4 * HOUR, 0.0, Night(0, 0), (0,))
    (both,) = courses(table(BAZAAR, CONTENT, rounds=1), 1, even)
    strict, built = (one.sittings for one in (both.strict, both.built))
    assert len(built) <= len(strict)
    assert len({one.since for one in built}) < len({one.since for one in strict})


def test_the_same_seed_gives_the_same_courses() -> None:
    first, second = (courses(BAZAARS, 3) for _ in range(2))
    told = [[(both.strict.days, both.built.days) for both in one] for one in (first, second)]
    assert told[0] == told[1]
    other = measured(BAZAARS, HABITS, RandomPlayer, 3, "other")
    assert [(both.strict.days, both.built.days) for both in other] != told[0]


def test_the_shares_of_all_topics_make_up_all_the_waiting() -> None:
    found = [both.built for both in courses(BAZAARS)]
    told = shares(found)
    assert sum(one.share for one in told) == pytest.approx(1)
    assert sum(one.waits for one in told) == pytest.approx(sum(map(waits, found)) / len(found))


def test_a_mean_comes_with_its_quantiles() -> None:
    assert spread([1, 2, 3, 4, 10]) == {"mean": 4, "p10": 1, "p50": 3, "p90": 10}
