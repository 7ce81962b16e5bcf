"""Whole matches by random answers: nothing impossible happens, all can be said, and they end."""

from functools import cache
from itertools import product

import pytest

from bot.limits import LABEL, OPTION_DESCRIPTION, OPTION_LABEL
from engines.conqueror.game import GAME
from engines.conqueror.ids import END
from engines.conqueror.state import Conqueror
from engines.core import (
    Allocate,
    Choose,
    ChooseMany,
    Decision,
    Match,
    Stream,
    Text,
    UndoRefused,
    key_from,
    must_confirm,
)
from engines.core.playout import waiting
from tests.engines.conqueror.build import begin, state_of
from tests.engines.scene import at_random, gaps, said, told_in
from tests.rulebook import rule

PLAYERS = (3, 4, 5, 6)
MODES = ("emperor", "conquest")
EACH = pytest.mark.parametrize(("players", "mode"), [*product(PLAYERS, MODES)])


@EACH
def test_random_matches_keep_the_invariants_and_end(players: int, mode: str) -> None:
    for seed, preparation in enumerate(("sealed", "turn_order")):
        match = begin(players, f"playout {seed}", mode=mode, preparation=preparation)
        for playing, _ in at_random(match, str(seed)):
            GAME.invariants(state_of(playing))
        result = match.result()
        assert result is not None
        assert state_of(match).ended in ("forts", "points", "last")
        assert result.scores[result.winners[0]].rank == 1


def by_defaults(players: int, mode: str) -> Match[Conqueror]:
    """A match in which everybody always gives the safe answer."""
    match = begin(players, "defaults", mode=mode)
    while not match.over:
        decision = waiting(match)[0]
        match.answer(decision.id, decision.seat, match.default_for(decision.id))
    return match


@rule("CON-1.2", "CON-5.4")
@EACH
def test_a_match_of_safe_answers_lasts_all_rounds(players: int, mode: str) -> None:
    game = state_of(by_defaults(players, mode))
    assert (game.round, game.ended) == (10 if mode == "emperor" else 5, "points")


OPEN = ("purchase", "agent", "redeploy", "fort", "order", "dynasty", "capital")
"""What is asked openly, apart from marches and battles."""


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [
        *((players, "confirmed", {}) for players in PLAYERS),
        (3, "confirmed2", {"preparation": "turn_order"}),
        (3, "confirmed2", {"mode": "conquest", "chronicle_round_1": "on"}),
        (5, "confirmed2", {"mode": "conquest", "chronicle_round_1": "on"}),
    ],
)
def test_what_cannot_be_taken_back_is_confirmed(
    players: int, seed: str, options: dict[str, str]
) -> None:
    match = begin(players, seed, **options)
    stream = Stream(key_from(seed), "play", 0)
    while not match.over:
        asked = waiting(match)[0]
        answer = asked.sample(stream)
        twice = must_confirm(asked, answer)
        match.answer(asked.id, asked.seat, answer)
        if asked.topic.key.removeprefix("conqueror-topic-") in OPEN:
            assert twice == match.live()[-1].barrier, (asked.prompt.key, answer)


BATTLE = ("marching", "volley", "splitting", "losing", "risk", "retreat", "leaving")
"""What is asked in the Campaign, most of it openly."""


@pytest.mark.parametrize("players", PLAYERS)
def test_in_the_campaign_what_brings_dice_or_cards_at_once_is_confirmed(players: int) -> None:
    match = begin(players, "battles", mode="emperor")
    stream = Stream(key_from("battles"), "play", 0)
    while not match.over:
        asked = waiting(match)[0]
        answer = asked.sample(stream)
        twice = must_confirm(asked, answer) or asked.secret
        match.answer(asked.id, asked.seat, answer)
        if asked.topic.key.removeprefix("conqueror-topic-") in BATTLE and answer != END:
            assert twice or not match.live()[-1].barrier, (asked.prompt.key, answer)


def stands(match: Match[Conqueror], seat: int) -> bool:
    """Whether the last answer of a seat cannot be taken back."""
    try:
        match.undoable(seat)
    except UndoRefused:
        return True
    return False


@pytest.mark.parametrize("players", PLAYERS)
def test_a_march_is_confirmed_exactly_if_it_cannot_be_taken_back(players: int) -> None:
    match = begin(players, "marches", mode="emperor")
    stream = Stream(key_from("marches"), "play", 0)
    while not match.over:
        asked = waiting(match)[0]
        answer = asked.sample(stream)
        twice, before = must_confirm(asked, answer), state_of(match).round
        match.answer(asked.id, asked.seat, answer)
        if asked.topic.key == "conqueror-topic-marching" and answer != END:
            stays = stands(match, asked.seat)
            ends = match.over or state_of(match).round > before
            assert twice == stays or (ends and not stays), (asked.prompt.key, answer)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("players", PLAYERS)
def test_all_that_is_asked_and_told_can_be_said(players: int, lang: str) -> None:
    assert gaps(told_with(players), lang) == []


@cache
def told_with(players: int) -> list[Text]:
    """All texts of a match, which is played once for all languages."""
    return told_in(at_random(begin(players, "said"), "said"))


def too_long(asked: Decision, lang: str) -> list[str]:
    """What Discord would cut off of a question's answers."""
    if isinstance(asked, Allocate):
        found = [(LABEL, said(slot.label, lang)) for slot in asked.slots]
    else:
        assert isinstance(asked, Choose | ChooseMany)
        found = [(OPTION_LABEL, said(option.label, lang)) for option in asked.options]
        found += [(OPTION_DESCRIPTION, said(option.hint, lang)) for option in asked.options]
    return [told for most, told in found if len(told) > most]


@pytest.mark.parametrize("players", [3, 6])
def test_answers_fit_into_menus_and_forms_whole(players: int) -> None:
    match = begin(players, "menus", mode="conquest", chronicle_round_1="on")
    for playing, _ in at_random(match, "menus"):
        for asked in playing.table.pending.values():
            assert too_long(asked, "en") + too_long(asked, "es") == []
