"""Several answers in an order: click by click, or as proposed."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.panel.controller import answered
from bot.panel.draft import pack_set
from bot.panel.view import PanelView
from bot.ui.clicks.panels import DoneClick, NextClick, TakeClick
from bot.ui.paging import Focus
from engines.core import MOST_ORDERED, ChooseMany, Decision
from tests.bot.messages import click_of, clicks_of
from tests.bot.panel.questions import in_order, many, numbers, view, words
from tests.bot.panel.seen import controls, done_of, text, verbs


def drafts(shown: PanelView) -> dict[str, str]:
    """What the buttons that lead on write down, by their labels."""
    return {
        item["label"]: click.draft
        for item in controls(shown)
        if isinstance(click := click_of(item), NextClick) and "options" not in item
    }


def test_in_an_order_each_click_adds_the_next_one_with_its_number() -> None:
    decision = in_order(4, 0, 3)
    shown = view(decision)
    assert "Up to 3, in order. What you choose first comes first." in text(shown)
    for label in ("Option 2 and x", "Option 0 and x"):
        shown = shown.at(Focus(), drafts(shown)[label])
    assert "1. **Option 2 and x**\n2. **Option 0 and x**" in text(shown)
    assert [*drafts(shown)] == ["Option 1 and x", "Option 3 and x", "Remove Option 0 and x"]
    answer = answered(decision, _given(shown))
    assert answer == [decision.options[2].id, decision.options[0].id]


def test_the_one_chosen_last_can_be_taken_back_or_all() -> None:
    decision = in_order(4, 0, 3)
    two = view(decision).at(Focus(), pack_set(decision, [decision.options[at].id for at in (3, 1)]))
    assert "clear" in verbs(two)
    one = two.at(Focus(), drafts(two)["Remove Option 1 and x"])
    assert "1. **Option 3 and x**" in text(one)
    assert "Option 1 and x" in drafts(one)
    assert "clear" not in verbs(one)


def test_an_order_is_done_once_there_are_enough_and_nothing_is_added_beyond_the_most() -> None:
    decision = in_order(4, 2, 2)
    ids = [one.id for one in decision.options]
    none, one, two = (view(decision).at(Focus(), pack_set(decision, ids[:n])) for n in range(3))
    assert [verbs(shown).count("done") for shown in (none, one, two)] == [0, 0, 1]
    assert [*drafts(two)] == ["Remove Option 1 and x"]


def test_who_must_put_all_in_an_order_does_not_click_on_the_last_one() -> None:
    decision = in_order(3, 3, 3)
    shown = view(decision)
    shown = shown.at(Focus(), drafts(shown)["Option 1 and x"])
    shown = shown.at(Focus(), drafts(shown)["Option 2 and x"])
    assert "3. **Option 0 and x**" in text(shown)
    back = shown.at(Focus(), drafts(shown)["Remove Option 0 and x"])
    assert "1. **Option 1 and x**" in text(back)
    assert "\n2. **" not in text(back)


def test_a_proposed_order_is_one_click() -> None:
    decision = in_order(3, 3, 3)
    decision.default = [decision.options[at].id for at in (2, 0, 1)]
    decision.then = words("and go on")
    shown = view(decision)
    assert "1. **Option 2 and x** · 2. **Option 0 and x** · 3. **Option 1 and x**" in text(shown)
    (keep,) = (one for one in controls(shown) if click_of(one).verb == "take")
    assert keep["label"] == "Keep this order and go on and x"
    assert answered(decision, clicks_of([keep], TakeClick)[0].payload) == decision.default
    assert len(drafts(shown)) == 3, "any other order can be chosen all the same"


def test_the_proposed_order_is_gone_once_another_is_begun() -> None:
    shown = view(in_order(3, 3, 3))
    assert "take" in verbs(shown)
    begun = shown.at(Focus(), drafts(shown)["Option 1 and x"])
    assert "take" not in verbs(begun)
    assert "Proposed" not in text(begun)


def test_once_an_order_of_all_is_begun_the_rest_can_be_left_as_proposed() -> None:
    decision = in_order(4, 4, 4)
    decision.default = [decision.options[at].id for at in (2, 0, 1, 3)]
    begun = view(decision)
    begun = begun.at(Focus(), drafts(begun)["Option 1 and x"])
    assert "2. **Option 2 and x** · 3. **Option 0 and x** · 4. **Option 3 and x**" in text(begun)
    answer = answered(decision, _given(begun))
    assert answer == [decision.options[at].id for at in (1, 2, 0, 3)]
    assert done_of(begun)["label"] == "Take the rest as proposed"
    some = in_order(4, 2, 4)
    shown = view(some).at(Focus(), pack_set(some, [some.options[0].id]))
    assert "done" not in verbs(shown), (
        "who need not choose all is not helped to more than they want"
    )


@pytest.mark.parametrize(
    "make", [lambda: in_order(3, 0, 3), lambda: many(30, 1, 30), lambda: numbers(3, 4)]
)
def test_done_says_what_follows(make: Callable[[], Decision]) -> None:
    decision = make()
    decision.then = words("and go on")
    shown = view(decision)
    if isinstance(decision, ChooseMany):
        shown = shown.at(Focus(), pack_set(decision, [decision.options[0].id]))
    assert done_of(shown)["label"].endswith(" and go on and x")


@pytest.mark.parametrize("least", [0, 1])
def test_an_order_of_fewer_than_two_is_not_proposed(least: int) -> None:
    assert "take" not in verbs(view(in_order(4, least, 3)))


def test_a_proposed_order_is_offered_only_if_nothing_in_it_has_to_wait() -> None:
    decision = in_order(4, 2, 3)
    decision.options[0].waits = (1,)
    assert "take" not in verbs(view(decision))


def test_one_of_several_in_an_order_is_one_menu_like_any_other() -> None:
    assert "set" in verbs(view(in_order(7, 0, 1)))


@given(st.integers(2, 240), st.randoms(use_true_random=False))
def test_every_order_is_read_as_it_was_written(count: int, chance: Random) -> None:
    decision = in_order(count, 0, min(count, MOST_ORDERED))
    ids = [one.id for one in decision.options]
    order = chance.sample(ids, chance.randint(0, decision.most))
    draft = pack_set(decision, order)
    assert answered(decision, draft) == order
    assert len(draft) <= 2 + 33


def _given(shown: PanelView) -> str:
    """What *Done* would answer."""
    (done,) = clicks_of(controls(shown), DoneClick)
    return done.payload
