"""Routines: what games offer to be answered ahead by name."""

import os
from collections.abc import Collection
from contextlib import suppress
from typing import Any

import pytest

from data.catalogues import catalogue, languages
from engines.core import (
    Choose,
    Decision,
    GameSpec,
    Match,
    NotYet,
    Option,
    OptionValue,
    Routine,
    Text,
    kind_of,
    must_confirm,
    usual,
)
from engines.core.playout import waiting
from engines.registry import games
from tests.engines.contract.cases import Case, cases_of, chance, covering
from tests.engines.contract.recording import answer_at_random

AGAIN = 150
"""The most matches of a case that are played until something has come up."""
SELDOM = {
    "mesopotamia": ("conquer", "drawn-order", "tire"),
    "tadmor": ("no-divert", "no-swap"),
}
"""Routines that come up in so few random matches that only the long run waits for them with each setting."""
LONG = os.environ.get("CARAVAN_TABLES") == "all"

each_game = pytest.mark.parametrize("game", list(games()))


def routine(game: str, key: str) -> Routine:
    return next(one for one in games()[game].routines if one.key == key)


def asked(kind: str, *ids: str, **args: int) -> Choose:
    options = [Option(one, Text("core-none")) for one in ids]
    return Choose(prompt=Text(kind, dict(args)), topic=Text(kind), default=ids[0], options=options)


@each_game
def test_every_routine_is_named_in_every_language(game: str) -> None:
    keys = [f"{game}-routine-{one.key}" for one in games()[game].routines]
    assert keys
    assert [key for lang in languages() for key in keys if not catalogue(lang).has(key)] == []


@each_game
def test_the_house_knows_whether_a_game_keeps_secrets(game: str) -> None:
    assert games()[game].keeps_secrets == (game != "caylus")


def test_usual_answers_only_what_is_offered() -> None:
    assert usual("stay")(asked("k", "stay", "go")) == "stay"
    assert usual("stay")(asked("k", "go")) is None


def test_a_worker_that_would_come_home_unused_is_not_placed() -> None:
    decision = asked("caylus-prompt-place", "pass", "road-9")
    answer = routine("caylus", "beyond").answer
    assert answer(decision) is None
    beyond = Text("caylus-priced", {"what": Text("caylus-beyond", {"what": "x"})})
    decision.options[1] = Option("road-9", beyond)
    assert answer(decision) == "pass"
    decision.options.append(Option("castle", Text("caylus-castle")))
    assert answer(decision) is None


def test_one_batch_is_enough() -> None:
    answer = routine("caylus", "batch").answer
    assert answer(asked("caylus-prompt-batch", "stop", "wood", n=0)) is None
    assert answer(asked("caylus-prompt-batch", "stop", "wood", n=1)) == "stop"


def test_nothing_is_left_but_discarding() -> None:
    answer = routine("tadmor", "idle").answer
    kind = "tadmor-prompt-construction"
    assert answer(asked(kind, "discard.i3", "back.p1", "close", "done")) == "close"
    assert answer(asked(kind, "discard.i3", "done")) == "done"
    assert answer(asked(kind, "use.p1", "discard.i3", "close", "done")) is None


def test_a_single_free_favour_is_used() -> None:
    answer = routine("fortuna", "free").answer
    kind = "fortuna-prompt-favour"
    assert answer(asked(kind, "favour.1.2", "favour.5.0", "decline")) == "favour.5.0"
    assert answer(asked(kind, "favour.6.0", "favour.5.0")) is None


def test_what_cannot_be_taken_back_is_told_by_the_decision_or_its_option() -> None:
    decision = asked("k", "a", "b")
    assert not must_confirm(decision, "a")
    decision.options[0] = Option("a", Text("core-none"), confirm=True)
    assert must_confirm(decision, "a")
    assert not must_confirm(decision, "b")
    decision.confirm = True
    assert must_confirm(decision, "b")


@each_game
def test_routines_give_only_legal_answers(game: str) -> None:
    spec = games()[game]
    given: set[str] = set()
    for players in (spec.players[0], spec.players[-1]):
        options = spec.suited({}, players) or {}
        match = Case(game, players, tuple(options.items())).begin(f"routines {players}", "none")
        stream = chance("routines")
        while open_now := waiting(match):
            for decision in open_now:
                given |= {one.key for one in spec.routines if checked(match, decision, one)}
            answer_at_random(match, stream)
    assert given


def checked(match: Match[Any], decision: Decision, routine: Routine) -> bool:
    """Whether a routine gave an answer that may be given, or need only wait."""
    answer = routine.answer(decision) if kind_of(decision) in routine.kinds else None
    if answer is None:
        return False
    with suppress(NotYet):
        match.table.check(decision.id, decision.seat, answer)
    return True


@each_game
def test_routines_depend_only_on_options_and_marks_that_there_are(game: str) -> None:
    spec = games()[game]
    choices = {one.key: {*one.choices} for one in spec.options}
    for one in spec.routines:
        assert {one.mark, one.about} <= {*spec.marks, None}
        for key, needed in one.needs.items():
            assert set() < {*needed} < choices[key]


@each_game
def test_a_routine_is_offered_only_with_options_with_which_it_has_something_to_answer(
    game: str,
) -> None:
    unused = {
        (one.key, setting)
        for case in cases_of(game)
        for one in case.spec.routines
        if one.goes_with(case.options)
        for setting in settings_with(case, one.key)
    }
    for number, case in enumerate(cases_in_turn(game)):
        here = {one.key: settings_with(case, one.key) for one in case.spec.routines}
        if any(setting in here[key] for key, setting in unused):
            unused -= {(key, one) for key in answers(case, number) for one in here[key]}
    assert unused == set()


def settings_with(case: Case, key: str) -> Collection[tuple[str, OptionValue]]:
    """The settings of a case with which a routine has to be of use somewhere."""
    if not LONG and key in SELDOM.get(case.game, ()):
        return [("any", True)]
    return [one for one in case.chosen if one[0] not in only_shortening(case.spec)]


def only_shortening(spec: GameSpec[Any]) -> set[str]:
    """Options that decide how long a match is, but not whether a routine is of use.

    What comes late in a match hardly comes up in a short one, and yet may.
    """
    return {one.key for one in spec.options if one.paces} - {
        key for routine in spec.routines for key in routine.needs
    }


def cases_in_turn(game: str) -> list[Case]:
    """A few cases in which any two settings meet, again and again for what comes up seldom."""
    return covering(cases_of(game), "routines") * AGAIN


def answers(case: Case, number: int) -> set[str]:
    """Which routines answer somebody to whom they are offered, in a match of random answers."""
    match = case.begin_plain(f"routines {case} {number}")
    stream, found = chance("routines", case, number), set[str]()
    while open_now := waiting(match):
        for decision in open_now:
            offered = case.spec.routines_for(case.options, match.header.marks, decision.seat)
            found |= {one.key for one in offered if checked(match, decision, one)}
        answer_at_random(match, stream)
    return found
