"""Names and times as the bot writes them."""

import pytest

from bot.text.words import SeatName, escaped, match_name, mention, shape_of, words


@pytest.mark.parametrize(
    "name", ["*a*", "<@1>", "[a](b)", "`x`", "@here", "||a||", "#x", "https://a"]
)
def test_every_sign_with_a_meaning_is_escaped(name: str) -> None:
    assert all(
        escaped(name)[at - 1] == "\\"
        for at, sign in enumerate(escaped(name))
        if sign in "*<@[]()`|#:"
    )


def test_names_from_right_to_left_stay_where_they_are() -> None:
    assert escaped("محمد") == "\u2068محمد\u2069"
    assert escaped("Ana") == "Ana"


def test_directions_cannot_be_turned_by_a_name() -> None:
    assert escaped("a\u202eb") == "ab"


def test_a_seat_is_told_by_shape_as_the_pictures_draw_it() -> None:
    assert [shape_of("fortuna", mark, 0) for mark in ("orange", "violet", "blue")] == [
        "■",
        "★",
        "●",
    ]
    assert [shape_of("fortuna", None, seat) for seat in range(6)] == list("▲●■◆★✚")


def test_labels_hold_no_markup() -> None:
    name = SeatName("a*b", "▲")
    assert (name.plain, name.inline) == ("a*b ▲", r"a\*b ▲")


def test_lists_are_joined_as_the_language_joins_them() -> None:
    assert words("en").listed(["a", "b", "c"]) == "a, b and c"
    assert words("es").listed(["a", "b"]) == "a y b"
    assert words("en").listed(["a"]) == "a"


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("I9", "a e I9"),
        ("**Íñigo**", "a e **Íñigo**"),
        ("higos", "a e higos"),
        ("hierro", "a y hierro"),
        ("oro", "a y oro"),
    ],
)
def test_spanish_lists_have_another_and_before_the_sound_of_i(last: str, told: str) -> None:
    assert words("es").listed(["a", last]) == told
    assert words("en").listed(["a", last]) == f"a and {last}"


def test_long_names_of_matches_stay_told_apart() -> None:
    assert (
        match_name("Saturday evening at the *old* inn 2")
        == "Saturday evening at the \\*old\\* inn 2"
    )
    assert len(match_name("x" * 100)) == 80


def test_labels_and_mentions_keep_their_direction_too() -> None:
    assert SeatName("محمد", "▲").plain == "\u2068محمد\u2069 ▲"
    assert mention(7) == "\u2068<@7>\u2069"
