"""The list of standing orders."""

from collections.abc import Iterable

from bot.domain.orders import Doing, Order, Rule
from bot.pages.orders import orders_message
from bot.text.words import words
from tests.bot.infos import info
from tests.bot.messages import controls, keep_to_limits, text

EN = words("en")


def order(number: int, game: str, match_id: str | None = None, name: str = "") -> Order:
    return Order(number, 7, game, match_id, Rule("k", Doing.DEFAULT), name)


def titles(orders: Iterable[Order]) -> list[str]:
    """What the sections are called if the match `info` is meant."""
    here = info(("Ana", "Ben"), game="caylus", id="here", name="Friday")
    said = text(orders_message(EN, here, [*orders])).splitlines()
    return [line for line in said if line.startswith("**")]


def test_orders_in_ever_so_many_matches_fit_on_one_message() -> None:
    games = ("caylus", "tadmor", "fortuna", "conqueror", "mesopotamia")
    many = [order(at, games[at // 25], f"m{at}", f"Match {at}") for at in range(125)]
    keep_to_limits(orders_message(EN, None, many, "A note"))


def test_orders_of_other_matches_stand_below_those_of_the_match_that_is_meant() -> None:
    found = [
        order(1, "tadmor"),
        order(2, "caylus", "there", "Sunday"),
        order(3, "caylus"),
        order(4, "caylus", "here", "Friday"),
    ]
    assert titles(found) == [
        "**In Friday**",
        "**In all your matches of Caylus**",
        "**In Sunday (Caylus)**",
        "**In all your matches of Tadmor**",
    ]


def test_matches_of_the_same_name_are_kept_apart() -> None:
    found = [order(at, "caylus", match_id, "Sunday") for at, match_id in enumerate("ab")]
    assert titles(found) == ["**In Sunday (Caylus)**"] * 2


def test_orders_that_read_alike_can_be_told_apart_where_they_are_revoked() -> None:
    found = [order(1, "caylus"), order(2, "caylus", "there", "Sunday")]
    (menu,) = controls(orders_message(EN, None, found))
    hints = [one["description"] for one in menu["options"]]
    assert hints == ["In all your matches of Caylus", "In Sunday (Caylus)"]
