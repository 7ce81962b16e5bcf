"""Panels made from decisions of every form and size, in every language, within Discord's limits."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import limits
from bot.domain.match import UndoState
from bot.domain.orders import Doing, Rule
from bot.panel import allocate
from bot.panel.controller import answered
from bot.panel.draft import pack_numbers, pack_set
from bot.panel.numbers import ways
from bot.panel.panel import panel
from bot.panel.view import PanelView
from bot.ui.clicks.panels import Done, Next, Take
from bot.ui.clicks.rules import ShowRule
from bot.ui.paging import Focus, leaves
from data.catalogues import languages
from engines.core import MOST_ORDERED, Allocate, Cap, Choose, ChooseMany, Decision, Text
from tests.bot import messages
from tests.bot.messages import click_of, clicks_of, keep_to_limits
from tests.bot.panel.questions import choose, in_order, many, numbers, option, view, words

MORE = Text("bot-panel-none")


def beside(asked: Choose) -> Choose:
    """The question with as many answers of no group as there may be buttons."""
    alone = [option(number, 0, long=True) for number in range(80, 85)]
    asked.options = [*asked.options, *alone]
    return asked


SIZES = {
    "one button": choose(1),
    "five buttons": choose(5),
    "five answers too long for buttons": choose(5, long=True),
    "one menu": choose(25, 3, long=True),
    "one menu and buttons": beside(choose(20, 3, long=True)),
    "a menu a group": choose(34, 3, long=True),
    "as many menus as there may be": choose(125, 5, long=True),
    "two menus": choose(200, 9, long=True),
    "a group beyond a menu": choose(90, 2),
    "no groups": choose(130),
    "more groups than a menu holds": choose(300, 60),
    "a few of a few": many(6, 1, 3),
    "none is fine": many(25, 0, 25, long=True),
    "many of a few groups": many(60, 2, 60, 3, long=True),
    "many of many": many(240, 2, 240, 12, long=True),
    "a few in order": in_order(3, 3, 3),
    "as many in order as a menu holds": in_order(25, 0, 25, long=True),
    "many in order": in_order(240, 2, 25, 12, long=True),
    "one number": numbers(1, 20),
    "a few ways": numbers(2, 1),
    "as many ways as a menu holds": numbers(2, 4),
    "ways too long for a menu": numbers(2, 1, long=True),
    "a wide number": numbers(1, 400),
    "one form": numbers(5, 9),
    "several forms": numbers(23, 60),
    "very many slots": numbers(40, 9),
}


def controls(view: PanelView) -> list[dict[str, Any]]:
    return messages.controls(panel(view))


def verbs(view: PanelView) -> list[str]:
    return [click_of(control).verb for control in controls(view)]


def text(view: PanelView) -> str:
    return messages.text(panel(view))


def everything(lang: str, decision: Decision) -> Iterator[PanelView]:
    """A question as it looks at first, with each leaf of a long list opened, and half answered."""
    plain = view(decision, lang)
    yield plain
    found = getattr(decision, "options", [])
    for number in range(len(leaves(found, plain.words))):
        yield plain.at(Focus(number, number // limits.SELECT_OPTIONS), "")
    if isinstance(decision, ChooseMany):
        chosen = pack_set(decision, [one.id for one in found[: decision.most]])
        yield plain.at(Focus(0, 0), chosen)
    if isinstance(decision, ChooseMany) and decision.ordered:
        for count in range(1, decision.most):
            some = pack_set(decision, [one.id for one in found[-count:][::-1]])
            yield plain.at(Focus(0, 0), some)
    if isinstance(decision, Allocate):
        full = {slot.id: slot.high for slot in decision.slots}
        yield plain.at(Focus(), pack_numbers(decision, full))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", SIZES)
def test_every_panel_keeps_to_the_limits(lang: str, size: str) -> None:
    for shown in everything(lang, SIZES[size]):
        keep_to_limits(panel(shown))


@pytest.mark.parametrize("lang", languages())
def test_every_form_keeps_to_the_limits(lang: str) -> None:
    decision = numbers(23, 60)
    asked = view(decision, lang).asked(decision)
    for page in range(len(allocate.pages(decision))):
        form = allocate.numbers_form(asked, decision, page, "").to_dict()
        assert len(form["title"]) <= limits.MODAL_TITLE
        assert len(form["custom_id"]) <= limits.CUSTOM_ID
        assert 1 <= len(form["components"]) <= limits.MODAL_COMPONENTS
        assert all(len(one["label"]) <= limits.LABEL for one in form["components"])


def test_up_to_five_answers_are_buttons() -> None:
    assert verbs(view(choose(5))).count("take") == 5


def test_a_few_answers_too_long_for_buttons_are_a_menu_that_tells_them_whole() -> None:
    asked = choose(3)
    asked.options[1].label = words("l" * (limits.BUTTON_LABEL + 1))
    (menu,) = [item for item in controls(view(asked)) if "options" in item]
    label = menu["options"][1]["label"]
    assert "l" * (limits.BUTTON_LABEL + 1) in label


@pytest.mark.parametrize(("default", "style"), [(0, 2), (1, 1)])
def test_what_would_happen_anyway_is_not_put_forward(default: int, style: int) -> None:
    asked = choose(3)
    asked.default = asked.options[default].id
    buttons = messages.controls(panel(view(asked)))
    assert [one["style"] for one in buttons[:3]] == [style, 2, 2]


@pytest.mark.parametrize(("final", "style"), [(True, 2), (False, 1)])
def test_what_cannot_be_taken_back_is_not_put_forward(final: bool, style: int) -> None:
    asked = choose(3)
    asked.options = [replace(one, confirm=final) for one in asked.options]
    asked.default = asked.options[-1].id
    buttons = messages.controls(panel(view(asked)))
    assert [one["style"] for one in buttons[:3]] == [style, 2, 2]


def test_buttons_tell_the_group_only_of_what_has_no_hint() -> None:
    asked = choose(2, groups=1)
    bare = replace(asked.options[1], hint=None)
    asked.options = [asked.options[0], bare]
    told = messages.text(panel(view(asked)))
    assert told.count("Group 0") == 1
    assert "costs 0" in told


def test_a_menu_does_not_repeat_the_group_that_an_answer_names_itself() -> None:
    asked = choose(9, groups=1)
    asked.options[0] = replace(asked.options[0], label=words("Group 0"))
    (menu,) = [item for item in controls(view(asked)) if "options" in item]
    assert ["Group" in one["description"] for one in menu["options"]] == [False] + [True] * 8


def test_up_to_25_answers_are_one_menu() -> None:
    assert verbs(view(choose(25))).count("pick") == 1


@pytest.mark.parametrize(("letters", "told"), [(60, True), (90, False)])
def test_a_menu_names_groups_only_if_no_hint_is_cut_for_it(letters: int, told: bool) -> None:
    decision = choose(20, 3)
    decision.options[7].hint = words("h" * letters)
    (menu,) = [item for item in controls(view(decision)) if "options" in item]
    hints = [one["description"] for one in menu["options"]]
    assert ["Group" in hint for hint in hints] == [told] * 20
    assert "h" * letters in hints[7]


def test_more_answers_in_a_few_groups_are_a_menu_a_group() -> None:
    menus = [item for item in controls(view(choose(34, 3))) if "options" in item]
    assert [click_of(item).verb for item in menus] == ["pick"] * 3
    assert [item["placeholder"] for item in menus] == [
        "Group 0 and x · 12 choices",
        "Group 1 and x · 11 choices",
        "Group 2 and x · 11 choices",
    ]


@pytest.mark.parametrize(
    ("first", "expected"), [(True, "take take pick"), (False, "pick take take")]
)
def test_beside_a_menu_of_groups_the_few_answers_of_no_group_are_buttons(
    first: bool, expected: str
) -> None:
    asked = choose(20, 3)
    alone = [option(number, 0) for number in (20, 21)]
    asked.options = [*alone, *asked.options] if first else [*asked.options, *alone]
    found = [verb for verb in verbs(view(asked)) if verb in ("pick", "take")]
    assert " ".join(found) == expected
    (offered,) = [one for one in controls(view(asked)) if click_of(one).verb == "pick"]
    assert len(offered["options"]) == 20


def test_many_answers_of_no_group_stay_in_the_menu() -> None:
    asked = choose(12, 3)
    asked.options = [*asked.options, *(option(number, 0) for number in range(12, 18))]
    assert [verb for verb in verbs(view(asked)) if verb in ("pick", "take")] == ["pick"]


def test_beside_menus_by_group_the_few_answers_of_no_group_are_buttons() -> None:
    decision = choose(34, 3)
    decision.options = [option(90, 0), *decision.options, option(91, 0)]
    shown = controls(view(decision))
    assert [click_of(item).verb for item in shown[:5]] == ["take"] * 2 + ["pick"] * 3
    assert [one.payload for one in clicks_of(shown[:2], Take)] == [
        option(n, 0).id for n in (90, 91)
    ]


def test_few_answers_of_no_group_leave_as_many_menus_room() -> None:
    decision = choose(40, 8)
    decision.options.append(option(90, 0))
    shown = verbs(view(decision))
    assert (shown.count("pick"), shown.count("take"), shown.count("view")) == (8, 1, 0)


def test_one_answer_of_no_group_among_many_groups_is_listed_by_its_name() -> None:
    decision = choose(200, 9)
    decision.options.append(option(250, 0))
    (groups,) = [item for item in controls(view(decision)) if "options" in item]
    assert groups["options"][-1]["label"] == "Option 250 and x"


def test_answers_in_many_groups_are_found_by_group() -> None:
    shown = view(choose(200, 9))
    assert "pick" not in verbs(shown)
    groups = next(item for item in controls(shown) if "options" in item)
    assert [one["label"][:7] for one in groups["options"]] == [f"Group {n}" for n in range(9)]
    assert "pick" in verbs(shown.at(Focus(2), ""))


def test_every_option_of_a_long_list_can_be_reached() -> None:
    decision = choose(300, 60)
    reached = {
        one["value"]
        for shown in everything("en", decision)
        for item in controls(shown)
        if click_of(item).verb == "pick"
        for one in item["options"]
    }
    assert reached == {one.id for one in decision.options}


def test_what_waits_is_told_but_not_offered() -> None:
    decision = choose(3)
    decision.options.append(option(7, 0, waits=(1,)))
    shown = view(decision)
    assert verbs(shown).count("take") == 3
    assert "Option 7" in text(shown)


def test_of_a_large_group_that_waits_only_name_and_size_are_told() -> None:
    decision = choose(3)
    decision.options += [option(number, 1, waits=(1,)) for number in range(50, 55)]
    decision.options += [option(number, 0, waits=(1,)) for number in range(60, 66)]
    shown = text(view(decision))
    assert "Group 0 and x (5)" in shown
    assert [f"Option {number}" in shown for number in (50, 54, 60, 65)] == [False] * 2 + [True] * 2


def test_a_chosen_set_shows_and_can_be_finished_only_when_it_is_large_enough() -> None:
    decision = many(60, 2, 5, 3)
    one = view(decision).at(Focus(0), pack_set(decision, [decision.options[0].id]))
    two = view(decision).at(
        Focus(0), pack_set(decision, [found.id for found in decision.options[:2]])
    )
    assert [_done(shown)["disabled"] for shown in (one, two)] == [True, False]
    assert "Option 1" in text(two)


@pytest.mark.parametrize(
    ("least", "most", "told"), [(2, 2, "Exactly 2"), (1, 3, "1 to 3"), (0, 2, "Up to 2")]
)
def test_sets_tell_how_many(least: int, most: int, told: str) -> None:
    asked = many(6, least, most)
    assert told in messages.text(panel(view(asked)))


def test_where_one_can_be_chosen_nothing_speaks_of_more() -> None:
    shown = panel(view(many(4, 0, 1)))
    (menu,) = [item for item in messages.controls(shown) if "options" in item]
    assert menu["placeholder"] == "Choose"
    assert "Up to" not in messages.text(shown)


def test_sets_from_a_few_groups_add_up_from_menu_to_menu() -> None:
    decision = many(60, 2, 5, 3)
    picked = [decision.options[at].id for at in (0, 1)]
    shown = controls(view(decision).at(Focus(0), pack_set(decision, picked)))
    menus = [item for item in shown if click_of(item).verb == "add"]
    chosen = [[one["value"] for one in item["options"] if one.get("default")] for item in menus]
    assert chosen == [[picked[0]], [picked[1]], []]


def drafts(shown: PanelView) -> dict[str, str]:
    """What the buttons that lead on write down, by their labels."""
    return {
        item["label"]: click.draft
        for item in controls(shown)
        if isinstance(click := click_of(item), Next) and "options" not in item
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
    assert answered(decision, clicks_of([keep], Take)[0].payload) == decision.default
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
    assert _done(begun)["label"] == "Take the rest as proposed"
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
    assert _done(shown)["label"].endswith(" and go on and x")


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


def test_a_few_ways_to_give_numbers_are_buttons_the_proposal_first() -> None:
    decision = numbers(2, 2, least=2, most=2)
    decision.proposal = {"slot-0": 1, "slot-1": 1}
    shown = [item for item in controls(view(decision)) if click_of(item).verb == "take"]
    assert [item["label"] for item in shown] == [
        "1 × Slot 0 and x, 1 × Slot 1 and x",  # noqa: RUF001 - a multiplication sign is meant
        "2 × Slot 0 and x",  # noqa: RUF001 - the same
        "2 × Slot 1 and x",  # noqa: RUF001 - the same
    ]
    answers = [answered(decision, one.payload) for one in clicks_of(shown, Take)]
    assert [list(one.values()) for one in answers if isinstance(one, dict)] == [
        [1, 1],
        [2, 0],
        [0, 2],
    ]


def test_up_to_25_ways_to_give_numbers_are_one_menu_and_no_form() -> None:
    (menu,) = [item for item in controls(view(numbers(2, 4))) if "options" in item]
    assert len(menu["options"]) == 25
    assert not {"form", "done"} & set(verbs(view(numbers(2, 4))))
    assert {"form", "done"} <= set(verbs(view(numbers(2, 5))))


def test_ways_whose_words_would_be_cut_are_not_listed() -> None:
    assert {"form", "done"} <= set(verbs(view(numbers(2, 1, long=True))))


@given(
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=4),
    st.integers(0, 9),
    st.integers(0, 9),
)
def test_the_ways_to_give_numbers_are_all_those_allowed(
    bounds: list[tuple[int, int]], least: int, more: int
) -> None:
    decision = numbers(len(bounds), 6, least, least + more)
    for slot, (low, room) in zip(decision.slots, bounds, strict=True):
        slot.low, slot.high = low, low + room
    spans = [range(slot.low, slot.high + 1) for slot in decision.slots]
    rows = [row for row in product(*spans) if least <= sum(row) <= least + more]
    assert sorted(tuple(way.values()) for way in ways(decision, 300)) == rows


def test_the_ways_nearest_to_the_proposal_come_first() -> None:
    decision = numbers(3, 2, least=2, most=2)
    decision.proposal = {slot.id: int(at > 0) for at, slot in enumerate(decision.slots)}
    told = [tuple(way.values()) for way in ways(decision, 25)]
    assert told == [(0, 1, 1), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 0, 2), (2, 0, 0)]


def test_ways_keep_to_what_slots_may_hold_together() -> None:
    decision = numbers(3, 2, least=2, most=2)
    decision.caps = [Cap([slot.id for slot in decision.slots[1:]], 1)]
    told = {tuple(way.values()) for way in ways(decision, 25)}
    assert told == {(2, 0, 0), (1, 1, 0), (1, 0, 1)}


def test_what_slots_may_hold_together_is_told_with_their_total() -> None:
    decision = numbers(3, 9, least=4, most=12)
    decision.caps = [Cap([slot.id for slot in decision.slots[1:]], 3)]
    assert "at most 3" in text(view(decision))


def test_ways_beyond_counting_are_not_counted() -> None:
    assert ways(numbers(40, 9), 25) == []


def test_numbers_can_be_finished_only_when_they_fit_together() -> None:
    decision = numbers(3, 5, least=4, most=6)
    low = view(decision)
    right = low.at(Focus(), pack_numbers(decision, {"slot-0": 5}))
    assert [_done(shown)["disabled"] for shown in (low, right)] == [True, False]
    assert "**5**" in text(right)


def test_what_follows_on_an_answer_stands_on_its_button() -> None:
    decision = choose(2)
    decision.options[0].then = MORE
    labels = [one["label"] for one in controls(view(decision))[:2]]
    assert [label.endswith("None") for label in labels] == [True, False]


def test_what_follows_on_any_answer_stands_on_the_buttons_or_once_on_the_menu() -> None:
    few, many = choose(2), choose(9)
    few.then = many.then = MORE
    assert all(one["label"].endswith("None") for one in controls(view(few))[:2])
    (menu,) = [one for one in controls(view(many)) if "options" in one]
    assert menu["placeholder"] == "Choose None"
    assert not any(one["label"].endswith("None") for one in menu["options"])


@pytest.mark.parametrize(
    ("final", "told"), [([], ""), ([1], "take these back: "), ([0, 1], "take this answer back")]
)
def test_a_line_tells_which_answers_cannot_be_taken_back(final: list[int], told: str) -> None:
    decision = choose(2)
    for at in final:
        decision.options[at].confirm = True
    shown = text(view(decision))
    assert (told in shown) if told else ("can\u2019t take" not in shown)


def test_of_many_that_cannot_be_taken_back_the_few_are_told_that_can() -> None:
    decision = choose(9)
    for one in decision.options[1:]:
        one.confirm = True
    shown = text(view(decision))
    (told,) = [line for line in shown.splitlines() if "take your answer back, except: " in line]
    assert "Option 0" in told
    assert "Option 1" not in told


def test_of_many_that_cannot_be_taken_back_each_has_a_sign_if_many_others_can() -> None:
    decision = choose(20)
    for one in decision.options[:8]:
        one.confirm = True
    shown = view(decision)
    assert "You can\u2019t take back what\u2019s marked \u26a0." in text(shown)
    (menu,) = [one for one in controls(shown) if "options" in one]
    signed = [one["label"].startswith("\u26a0 Option") for one in menu["options"]]
    assert signed == [True] * 8 + [False] * 12


@pytest.mark.parametrize("make", [lambda: many(5, 0, 2), lambda: numbers(3, 5)])
def test_it_is_told_of_every_form_of_question(make: Callable[[], Decision]) -> None:
    decision = make()
    decision.confirm = True
    assert "You can\u2019t take this answer back" in text(view(decision))


def test_names_do_no_harm_in_a_panel() -> None:
    nothing = replace(view(choose(3)), decisions=(), seat=1)
    assert r"Ana \*the\* \[Great\]\(https" in text(nothing)


def test_without_anything_to_take_back_there_is_no_undo_button() -> None:
    assert "undo" not in verbs(view(choose(3), undo=0))
    assert "restart" not in verbs(view(choose(3), undo=1))


def test_a_form_changes_its_own_numbers_alone() -> None:
    decision = numbers(8, 9)
    before = pack_numbers(decision, {"slot-0": 4})
    after = allocate.filled(decision, 1, before, {"n0": " 7 ", "n1": "2", "n2": "0"})
    assert (after["slot-0"], after["slot-5"], after["slot-6"], after["slot-7"]) == (4, 7, 2, 0)


@pytest.mark.parametrize("typed", ["10", "-1", "two", "", "1.5", "9" * 12])
def test_what_is_no_number_within_its_bounds_is_named(typed: str) -> None:
    decision = numbers(3, 9)
    with pytest.raises(allocate.BadNumbers) as caught:
        allocate.filled(decision, 0, "", {"n0": "3", "n1": typed, "n2": "5"})
    assert caught.value.slot.id == "slot-1"
    assert caught.value.numbers["slot-2"] == 5


def _done(shown: PanelView) -> dict[str, Any]:
    return next(i for i in controls(shown) if click_of(i).verb == "done")


def _given(shown: PanelView) -> str:
    """What *Done* would answer."""
    (done,) = clicks_of(controls(shown), Done)
    return done.payload


def test_a_refusal_leads_to_its_rule() -> None:
    refused = view(choose(3)).noting("That is too far.", "FOR-4.2")
    assert "**That is too far.** (FOR-4.2)" in text(refused)
    assert clicks_of(controls(refused), ShowRule) == [ShowRule("FOR-4.2")]


def test_who_is_asked_nothing_is_not_named_among_those_awaited() -> None:
    asked = view(choose(3))
    both = (*asked.waiting, replace(asked.waiting[0], seat=1))
    mine = replace(asked, decisions=(), waiting=both)
    assert "محمد" in text(mine)
    assert "Ana" not in text(mine)
    assert "Ana" in text(replace(mine, seat=None))


@pytest.mark.parametrize(
    ("reason", "told", "said"),
    [
        (None, ("✓",), False),
        ("core-undo-barrier", (), False),
        ("core-undo-barrier", ("✓",), True),
    ],
)
def test_what_hinders_an_undo_is_told_right_after_the_answer(
    reason: str | None, told: tuple[str, ...], said: bool
) -> None:
    undo = UndoState(0, None if reason is None else Text(reason))
    hindered = replace(view(choose(3)), undo=undo, told=told)
    assert ("taken back" in text(hindered)) is said


def test_a_panel_that_asks_nothing_stands_and_falls_with_its_undo() -> None:
    nothing = replace(view(choose(3), undo=1), decisions=())
    gone = replace(nothing, undo=UndoState(0))
    assert panel(nothing).asks != panel(gone).asks
    assert panel(view(choose(3), undo=1)).asks == panel(view(choose(3), undo=2)).asks


@pytest.mark.parametrize("said", [MORE, None])
def test_an_order_is_offered_below_the_answers(said: Text | None) -> None:
    doing, what = (Doing.OPTION, "x") if said else (Doing.ROUTINE, "only")
    offered = replace(view(choose(2)), offer=Rule("k", doing, what, said=said))
    assert verbs(offered)[:4] == ["take", "take", "habit", "habit"]
    assert "You\u2019ve given the same answer three times in a row" in text(offered)
    assert "habit" not in verbs(view(choose(2)))
