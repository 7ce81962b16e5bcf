"""Which servers are whose."""

import pytest

from bot.domain.shards import ALONE, Shards

GUILD = 613425648685547541
"""Discord's own, for developers."""


def test_a_server_is_on_the_shard_that_discord_counts() -> None:
    assert Shards.everything(16).of_guild(GUILD) == 8


def test_each_server_is_owned_by_one_of_the_processes() -> None:
    first, second = Shards.some(4, [0, 1]), Shards.some(4, [2, 3])
    guilds = [number << 22 for number in range(100)]
    assert all(first.owns(one) is not second.owns(one) for one in guilds)
    assert any(map(first.owns, guilds))
    assert any(map(second.owns, guilds))


def test_one_process_owns_everything() -> None:
    assert ALONE.alone
    assert ALONE.owns(GUILD)
    assert Shards.everything(4).alone
    assert not Shards.some(4, range(3)).alone


@pytest.mark.parametrize(("count", "own"), [(2, []), (2, [2]), (2, [-1]), (0, [0])])
def test_shards_that_there_are_not_are_refused(count: int, own: list[int]) -> None:
    with pytest.raises(ValueError, match="shards"):
        Shards.some(count, own)


@pytest.mark.parametrize(
    ("own", "written"), [([0], "0/8"), ([0, 1, 2, 3], "0-3/8"), ([7, 0, 1, 3], "0-1,3,7/8")]
)
def test_shards_are_written_as_in_the_settings(own: list[int], written: str) -> None:
    assert str(Shards.some(8, own)) == written
