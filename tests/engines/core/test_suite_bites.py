"""Planted faults: the contract suite finds each of them in the bazaar."""

from collections.abc import Callable
from typing import Any

import pytest

from engines.core import NOTHING, Choose, Objects, Refusal, Text
from tests.engines.contract import answering, cases, ordering, seeing, undoing
from tests.engines.contract.cases import Case, chance
from tests.engines.contract.recording import Property, Recording, play, some
from tests.engines.core import bazaar
from tests.engines.core.bazaar import Bazaar

CASE = Case("bazaar", 3, (("weather", "wild"), ("rounds", 2)))

Plant = Callable[[pytest.MonkeyPatch], None]


def asked_of(recordings: list[Recording], holds: Property) -> None:
    for recording in recordings:
        stream = chance("bites", recording.seed)
        moments = [
            m
            for m in recording.moments
            if holds is not ordering.any_order_ends_alike or "-" in m.decision.id
        ]
        for moment in some(moments, 40, stream):
            holds(recording, moment, stream)


def drawn_card_is_told(patch: pytest.MonkeyPatch) -> None:
    def run(step: bazaar.Draw, game: Bazaar) -> None:
        if game.deck:
            card = game.deck.pop()
            game.traders[step.seat].hand.append(card)
            game.tell("bazaar-drew", card=card)

    patch.setattr(bazaar.Draw, "run", run)


def buried_card_is_told(patch: pytest.MonkeyPatch) -> None:
    true = bazaar.Bury.answer

    def answer(step: bazaar.Bury, game: Bazaar, card: str) -> None:
        true(step, game, card)
        game.tell("bazaar-buried", card=card)

    patch.setattr(bazaar.Bury, "answer", answer)


def public_count_is_made_of_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    true = bazaar.Errand.decision

    def decision(step: bazaar.Errand, game: Bazaar) -> Any:
        made = true(step, game)
        game.round = 1 + sum(bazaar.worth(card) for card in game.traders[0].hand) % 7
        return made

    patch.setattr(bazaar.Errand, "decision", decision)


def options_peek_into_the_deck(patch: pytest.MonkeyPatch) -> None:
    true = bazaar.React.decision

    def decision(step: bazaar.React, game: Bazaar) -> Any:
        made = true(step, game)
        if isinstance(made, Choose) and game.deck and game.deck[-1] < "b":
            made.options.pop(0)
        return made

    patch.setattr(bazaar.React, "decision", decision)


def silence_betrays_a_hand(patch: pytest.MonkeyPatch) -> None:
    def decision(step: bazaar.Bury, game: Bazaar) -> Any:
        hand = [card for card in game.traders[step.seat].hand if card[0] == "a"]
        return bazaar._choose("bazaar-bury", hand, hand[0], secret=True) if hand else None

    patch.setattr(bazaar.Bury, "decision", decision)


def secret_bid_is_shown(patch: pytest.MonkeyPatch) -> None:
    true = bazaar.Bid.answer

    def answer(step: bazaar.Bid, game: Bazaar, bid: str) -> None:
        true(step, game, bid)
        game.traders[step.seat].points += int(bid)

    patch.setattr(bazaar.Bid, "answer", answer)


def untold_touch(patch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> Objects:
        return NOTHING

    patch.setattr(bazaar.Buy, "may_touch", nothing)
    patch.setattr(bazaar.Buy, "touches", nothing)
    patch.setattr(bazaar.Errand, "may_touch", nothing)
    patch.setattr(bazaar.Draw, "may_touch", nothing)
    patch.setattr(bazaar.Sell, "may_touch", nothing)
    patch.setattr(bazaar.Sell, "touches", nothing)
    patch.setattr(bazaar.Return, "may_touch", nothing)


def sample_is_refused(patch: pytest.MonkeyPatch) -> None:
    def check(step: bazaar.Gate, game: Bazaar, answer: str) -> None:
        if answer == "south":
            raise Refusal(Text("bazaar-closed-gate"))

    patch.setattr(bazaar.Gate, "check", check)


def state_outside_the_position(patch: pytest.MonkeyPatch) -> None:
    true, outside = bazaar.Errand.answer, []

    def answer(step: bazaar.Errand, game: Bazaar, errand: str) -> None:
        outside.append(errand)
        game.traders[step.seat].points += len(outside) % 2
        true(step, game, errand)

    patch.setattr(bazaar.Errand, "answer", answer)


PLANTED: list[tuple[Plant, Property]] = [
    (drawn_card_is_told, seeing.answers_of_others_do_not_betray),
    (buried_card_is_told, seeing.secret_answers_look_alike),
    (public_count_is_made_of_hidden_cards, seeing.hidden_things_do_not_show),
    (options_peek_into_the_deck, seeing.hidden_things_do_not_show),
    (silence_betrays_a_hand, seeing.answers_of_others_do_not_betray),
    (secret_bid_is_shown, seeing.secret_answers_look_alike),
    (untold_touch, ordering.any_order_ends_alike),
    (sample_is_refused, answering.all_is_accepted),
    (state_outside_the_position, undoing.undo_then_same_answer),
]


@pytest.mark.parametrize(("plant", "holds"), PLANTED, ids=lambda one: one.__name__)
def test_a_planted_fault_is_found(
    plant: Plant, holds: Property, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Which moments are looked at is left to chance; here it must always be the same.
    monkeypatch.setattr(cases, "SEED", "bites")

    def fails() -> None:
        plant(monkeypatch)
        asked_of([play(CASE, f"bites.{n}") for n in range(6)], holds)

    with pytest.raises((AssertionError, Refusal)):
        fails()


def test_without_planted_faults_nothing_is_found() -> None:
    recordings = [play(CASE, f"bites.{n}") for n in range(2)]
    for _, holds in PLANTED:
        asked_of(recordings, holds)
