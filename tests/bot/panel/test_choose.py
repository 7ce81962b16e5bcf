"""One of several answers: buttons, a menu, or menus by group."""

from dataclasses import replace

import pytest

from bot import limits
from bot.panel.panel import panel
from bot.ui.clicks.panels import TakeClick
from bot.ui.paging import Focus
from tests.bot import messages
from tests.bot.messages import click_of, clicks_of
from tests.bot.panel.questions import choose, option, view, words
from tests.bot.panel.seen import controls, everything, verbs


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
    assert [one.payload for one in clicks_of(shown[:2], TakeClick)] == [
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
