"""Panels made from decisions of every form and size, in every language, within Discord's limits."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot import limits
from bot.domain.match import UndoState
from bot.domain.orders import Doing, Rule
from bot.panel import allocate
from bot.panel.draft import pack_set
from bot.panel.panel import panel
from bot.ui.clicks.rules import ShowRuleClick
from bot.ui.paging import Focus
from data.catalogues import languages
from engines.core import Choose, Decision, Text
from tests.bot.messages import click_of, clicks_of, keep_to_limits
from tests.bot.panel.crowded import answered, crowded, hinted, in_play, others
from tests.bot.panel.questions import choose, in_order, many, numbers, option, view
from tests.bot.panel.seen import controls, everything, text, verbs

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


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", SIZES)
def test_every_panel_keeps_to_the_limits(lang: str, size: str) -> None:
    for shown in everything(lang, SIZES[size]):
        keep_to_limits(panel(shown))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", SIZES)
def test_every_panel_keeps_to_the_limits_whatever_else_stands_on_it(lang: str, size: str) -> None:
    for shown in everything(lang, SIZES[size]):
        for full in (answered(shown), hinted(shown), *crowded(shown)):
            keep_to_limits(panel(full))


def test_after_an_answer_all_menus_stay_as_long_as_they_fit_in_any_way() -> None:
    asked = choose(40, 8)
    asked.options.append(option(90, 0))
    for shown in (answered(view(asked)), hinted(view(asked))):
        assert verbs(shown).count("pick") == 8
        assert "You answered." in text(shown)
        assert "Ben moved." in text(shown)


def test_where_not_all_menus_fit_one_group_is_opened_at_a_time() -> None:
    asked = choose(40, 8)
    shown = replace(answered(view(asked)), decisions=(asked, *others(5)), jotted="A note")
    assert (verbs(shown).count("view"), verbs(shown).count("pick")) == (6, 0)
    opened = shown.at(Focus(2), "")
    (menu,) = [one for one in controls(opened) if click_of(one).verb == "pick"]
    assert [one["value"] for one in menu["options"]] == [one.id for one in asked.options[2::8]]


def test_whoever_has_opened_a_group_goes_on_seeing_it_once_all_would_fit() -> None:
    opened = view(choose(40, 8)).at(Focus(2), "")
    assert (verbs(opened).count("view"), verbs(opened).count("pick")) == (1, 1)


def test_of_a_panel_too_full_the_answers_are_left_and_the_ways_back() -> None:
    asked = in_order(240, 2, 25, 12)
    chosen = pack_set(asked, [one.id for one in asked.options[:2]])
    shown = verbs(in_play(view(asked).at(Focus(0, 0), chosen)))
    assert {"hold", "next", "done", "undo", "restart", "panel", "rule"} <= {*shown}
    assert "habit" not in shown


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


def test_a_refusal_leads_to_its_rule() -> None:
    refused = view(choose(3)).noting("That is too far.", "FOR-4.2")
    assert "**That is too far.** (FOR-4.2)" in text(refused)
    assert clicks_of(controls(refused), ShowRuleClick) == [ShowRuleClick("FOR-4.2")]


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
