"""Messages in the making: how their parts are fitted together."""

from bot import limits
from bot.ui.clicks.panels import PlayClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder
from tests.bot.messages import TEXT, keep_to_limits, shown, text


def said(builder: MessageBuilder) -> list[str]:
    return [item["content"] for item in shown(builder) if item["type"] == TEXT]


def rows(count: int) -> MessageBuilder:
    """A message with so many rows of one button each, and two texts above them."""
    builder = MessageBuilder().say("One").say("Two")
    for number in range(count):
        builder.row(button("Play", PlayClick(f"match{number:03d}")))
    return builder


def test_texts_stay_apart_as_long_as_everything_fits() -> None:
    assert said(rows(18)) == ["One", "Two"]


def test_texts_beside_each_other_become_one_where_there_would_be_too_many_components() -> None:
    builder = rows(19)
    assert builder.fits
    assert said(builder) == ["One\nTwo"]
    assert len(shown(builder)) == limits.V2_COMPONENTS


def test_a_message_of_too_many_components_says_so() -> None:
    assert not rows(20).fits


def test_a_text_that_is_found_again_by_its_number_is_joined_to_none() -> None:
    builder = rows(18).say("Three", place=7).say("Four").say("Five")
    assert said(builder) == ["One\nTwo", "Three", "Four\nFive"]


def test_of_texts_that_become_one_the_longest_is_cut_and_none_is_lost() -> None:
    builder = MessageBuilder().say("long " * limits.V2_TEXT).say("short")
    for number in range(19):
        builder.row(button("Play", PlayClick(f"match{number:03d}")))
    keep_to_limits(builder)
    assert text(builder).endswith("\nshort")
