"""What the next match of the same people is called."""

import pytest

from bot.posts.rematch import wish
from tests.bot.infos import info


@pytest.mark.parametrize(
    ("name", "origin", "called"),
    [
        ("Friday", None, "Friday (2)"),
        ("Friday (2)", None, "Friday (3)"),
        ("Friday (copy)", "abcdefgh", "Friday (2)"),
        ("Friday (2) (copia)", "abcdefgh", "Friday (3)"),
        ("Friday (copy)", None, "Friday (copy) (2)"),
    ],
)
def test_a_rematch_counts_on_and_one_of_a_copy_is_no_copy(
    name: str, origin: str | None, called: str
) -> None:
    assert wish(info(["Ana"], name=name, origin=origin)).name == called
