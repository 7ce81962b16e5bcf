from collections import Counter
from itertools import permutations

import pytest

from engines.core import Stream, key_from, match_key, seed_hash
from tests.engines.core.toy import Do, Pick, give, match_of

# Published: whoever proves a match with another program must find the same.
VECTORS = [
    ("0", "die", 0, 6, [5, 2, 0, 5, 1, 0, 1, 4]),
    ("0", "die", 1, 6, [3, 4, 1, 0, 2, 0, 1, 5]),
    ("caravan", "deck", 0, 1000, [253, 906, 792, 787, 190, 707, 639, 586]),
]


def draws(seed: str, purpose: str, count: int, bound: int) -> list[int]:
    stream = Stream(key_from(seed), purpose, count)
    return [stream.below(bound) for _ in range(8)]


@pytest.mark.parametrize(("seed", "purpose", "count", "bound", "expected"), VECTORS)
def test_draws_are_as_published(
    seed: str, purpose: str, count: int, bound: int, expected: list[int]
) -> None:
    assert draws(seed, purpose, count, bound) == expected


def test_keys_are_as_published() -> None:
    assert key_from("0").hex() == KEY_OF_0
    assert match_key("seed", ["1", "2"]).hex() == KEY_OF_SEED
    assert seed_hash("seed") == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"


KEY_OF_0 = "0fd923ca5e7218c4ba3c3801c26a617ecdbfdaebb9c76ce2eca166e7855efbb8"
KEY_OF_SEED = "71bfd50c99a92c3bb1f118ce81b75960f7f9f6977b83e98f96020aa8b4d53b08"


def test_a_key_depends_on_each_contribution_and_their_order() -> None:
    keys = {
        match_key(seed, more)
        for seed in ("a", "b")
        for more in ([], ["1"], ["1", "2"], ["2", "1"], ["12"], ["1,2"], ['1","2'])
    }
    assert len(keys) == 14


def test_dice_are_fair() -> None:
    counts = Counter(Stream(b"fair", "die", n).below(6) for n in range(12_000))
    chi_squared = sum((counts[face] - 2000) ** 2 / 2000 for face in range(6))
    assert chi_squared < 20.5  # 5 degrees of freedom, p = 0.001


def test_shuffles_are_fair() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for n in range(12_000):
        items = [0, 1, 2, 3]
        Stream(b"fair", "deck", n).shuffle(items)
        counts[tuple(items)] += 1
    chi_squared = sum((counts[order] - 500) ** 2 / 500 for order in permutations(range(4)))
    assert chi_squared < 49.7  # 23 degrees of freedom, p = 0.001


def test_large_bounds_are_reached() -> None:
    stream = Stream(b"k", "large", 0)
    assert any(stream.below(1 << 100) >= 1 << 99 for _ in range(20))


@pytest.mark.parametrize("bound", [0, -1, 1 << 449])
def test_impossible_bounds_are_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Stream(b"k", "p", 0).below(bound)


def test_draws_of_one_purpose_do_not_depend_on_others() -> None:
    match = match_of(Pick(0, ["roll", "other"]), Pick(0, ["roll", "other"]))
    twin = match_of(Pick(0, ["roll", "other"]), Pick(0, ["roll", "other"]))
    twin.table.stream("something else")
    for one in (match, twin):
        give(one, 0, "roll")
    assert match.table.position.state.rolled == twin.table.position.state.rolled


def test_each_draw_of_a_purpose_is_another() -> None:
    match = match_of(*(Do("roll") for _ in range(1)), Pick(0, ["roll", "x"]))
    first = match.table.position.state.rolled
    give(match, 0, "roll")
    assert match.table.position.state.rolled != first
    assert match.table.position.draws == {"die": 2}
