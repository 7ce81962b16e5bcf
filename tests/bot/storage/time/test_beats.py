"""When the bot was last up, however its servers are divided."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.domain.shards import ALONE, Shards
from bot.storage.time.beats import Beats

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def _beats(**hours_ago: int) -> Beats:
    """By name: `one` for a process alone, `s0of2` for shard 0 of 2."""
    named = {
        "alive" if name == "one" else f"alive.{name[1:].replace('of', '/')}": ago
        for name, ago in hours_ago.items()
    }
    return Beats({name: NOON - timedelta(hours=ago) for name, ago in named.items()})


@pytest.mark.parametrize(
    ("known", "part", "ago"),
    [
        ({"one": 3}, ALONE, 3),
        ({"s0of2": 1, "s1of2": 5}, Shards.some(2, [1]), 5),
        ({"one": 3}, Shards.some(2, [1]), 3),
        ({"one": 3, "s0of2": 1}, Shards.some(2, [1]), 3),
        ({"one": 9, "s0of2": 1, "s1of2": 2}, ALONE, 1),
        ({"s0of4": 1, "s1of2": 6}, Shards.some(2, [1]), 1),
    ],
)
def test_a_server_was_last_looked_after_by_whoever_had_it(
    known: dict[str, int], part: Shards, ago: int
) -> None:
    assert _beats(**known).before(part) == NOON - timedelta(hours=ago)


def test_nobody_was_up_before_the_first_start() -> None:
    beats = _beats()
    assert beats.before(ALONE) is beats.seen() is beats.last() is None
    assert beats.silent(NOON) is beats.missing() is None


def test_the_bot_is_up_as_long_as_all_its_processes_are() -> None:
    beats = _beats(one=20, s0of3=1, s2of3=4)
    assert beats.seen() == NOON - timedelta(hours=4)
    assert beats.last() == NOON - timedelta(hours=1)
    assert beats.missing() == Shards.some(3, [1])


def test_shards_are_named_whose_process_is_not_up() -> None:
    beats = _beats(s0of4=1, s1of4=5, s2of4=6)
    assert beats.silent(NOON - timedelta(hours=3)) == Shards.some(4, [1, 2])
    assert beats.silent(NOON - timedelta(hours=7)) is None


def test_shards_of_before_do_not_count_once_one_process_does_everything() -> None:
    beats = _beats(one=1, s0of2=20)
    assert beats.seen() == NOON - timedelta(hours=1)
    assert beats.silent(NOON) is beats.missing() is None
