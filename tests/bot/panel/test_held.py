"""Panels of people who act side by side: what waits for whom, what nobody waits for, several questions."""

from typing import Any

import pytest

from bot.domain.match import UndoState
from bot.matches.core.live import Live
from bot.panel.autocomplete import suggestions
from bot.panel.controller import PanelRequest, glance
from bot.panel.panel import panel
from bot.panel.view import PanelView
from bot.ui.clicks.panels import ViewClick
from bot.ui.paging import Focus
from data.catalogues import languages
from engines.core import Answer, Decision, Match, key_from
from tests.bot import messages
from tests.bot.infos import info
from tests.bot.messages import click_of, clicks_of, keep_to_limits
from tests.engines.core.bazaar import BAZAAR, CONTENT

ANA, BEN, CLEO = range(3)
"""In the first round Ben leads, then come Cleo and Ana."""


@pytest.fixture
def match() -> Match[Any]:
    seats: list[str | None] = [None] * 3
    return Match.begin(BAZAAR, CONTENT, "b" * 64, key_from("held"), {}, seats)


def asked(match: Match[Any], seat: int, prompt: str) -> Decision:
    wanted = f"bazaar-{prompt}"
    pending = match.table.pending.values()
    return next(one for one in pending if one.seat == seat and one.prompt.key == wanted)


def give(match: Match[Any], seat: int, prompt: str, answer: Answer) -> None:
    match.answer(asked(match, seat, prompt).id, seat, answer)


def view(match: Match[Any], seat: int, lang: str = "en") -> PanelView:
    live = Live(info(["Ana", "Ben", "Cleo"], game="fortuna"), match)
    return glance(live, PanelRequest("abcdefgh", 100 + seat, lang, 1), UndoState(0))


def text(match: Match[Any], seat: int, lang: str = "en") -> str:
    return messages.text(panel(view(match, seat, lang)))


def verbs(shown: PanelView) -> list[str]:
    return [click_of(control).verb for control in messages.controls(panel(shown))]


def test_a_question_that_nobody_waits_for_says_so(match: Match[Any]) -> None:
    assert "Nobody\u2019s waiting for you yet" in text(match, CLEO)
    assert "Nobody\u2019s waiting for you yet" not in text(match, BEN)


def test_a_question_that_waits_as_a_whole_names_whom_for_and_what_they_may_change(
    match: Match[Any],
) -> None:
    give(match, ANA, "errand", "buy")
    assert "You\u2019ll be asked after Ben and Cleo: bazaar-buy" in text(match, ANA)
    assert "Others can still change: shared things" in text(match, ANA)


def test_options_that_wait_are_listed_by_whom_they_wait_for_and_cannot_be_picked(
    match: Match[Any],
) -> None:
    give(match, ANA, "errand", "sell")
    cards = view(match, ANA).decision
    assert cards is not None
    assert verbs(view(match, ANA))[0] == "done"
    assert text(match, ANA).count("Later, after Ben and Cleo: ") == 1
    give(match, BEN, "errand", "done")
    assert "Later, after Cleo: " in text(match, ANA)


def test_groups_that_wait_for_different_people_stand_apart(match: Match[Any]) -> None:
    give(match, ANA, "errand", "sell")
    shown = view(match, ANA)
    decision: Any = shown.decision
    first, second = decision.options
    first.waits, second.waits = (BEN,), (BEN, ANA)
    told = messages.text(panel(shown))
    assert told.count("Later, after") == 2
    assert "your own earlier steps" in told


def test_as_soon_as_something_waits_no_longer_a_panel_on_screen_is_out_of_date(
    match: Match[Any],
) -> None:
    give(match, ANA, "errand", "sell")
    before = panel(view(match, ANA)).asks
    give(match, BEN, "errand", "tip")
    assert panel(view(match, ANA)).asks == before
    give(match, BEN, "errand", "done")
    assert panel(view(match, ANA)).asks != before


def test_whoever_is_asked_in_several_lanes_can_turn_from_one_question_to_the_other(
    match: Match[Any],
) -> None:
    give(match, BEN, "errand", "boast")
    shown = view(match, CLEO)
    assert [one.prompt.key for one in shown.open] == ["bazaar-react", "bazaar-errand"]
    (token,) = [one.token for one in clicks_of(messages.controls(panel(shown)), ViewClick)]
    turned = shown.at(Focus(), "", token)
    assert turned.decision == shown.open[1]
    assert token not in [
        one.token for one in clicks_of(messages.controls(panel(turned)), ViewClick)
    ]
    assert "bazaar-errand" in messages.text(panel(turned))


def test_what_somebody_waits_for_is_asked_before_what_is_early(match: Match[Any]) -> None:
    give(match, ANA, "errand", "boast")
    give(match, BEN, "react", "ignore")
    shown = view(match, CLEO)
    assert [one.optional for one in shown.decisions] == [True, False]
    assert [one.optional for one in shown.open] == [False, True]
    assert shown.decision == shown.open[0]


def test_typed_answers_are_found_in_all_questions_that_are_open(match: Match[Any]) -> None:
    give(match, BEN, "errand", "boast")
    shown = view(match, CLEO)
    tokens = {value.partition("|")[0] for _, value in suggestions(shown, "")}
    assert tokens == {shown.asked(one).token for one in shown.open}


def test_onlookers_see_who_can_act_already_and_who_has_to_wait(match: Match[Any]) -> None:
    told = text(match, 7)
    assert "Can already act: Ana and Cleo" in told
    assert "Cleo: shared things only after Ben" in told


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seat", [ANA, BEN, CLEO, 7])
def test_all_of_it_is_said_in_every_language_within_the_limits(
    match: Match[Any], lang: str, seat: int
) -> None:
    give(match, ANA, "errand", "sell")
    give(match, CLEO, "errand", "buy")
    keep_to_limits(panel(view(match, seat, lang)))
    assert "bot-" not in text(match, seat, lang)
