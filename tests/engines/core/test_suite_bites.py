"""Planted faults: the contract suite finds each of them in the bazaar."""

from collections.abc import Callable
from typing import Annotated, Any

import pytest

from engines.core import NOTHING, Choose, Objects, Refusal, Seen, Text, easy, hidden, worlds
from tests.engines.contract import answering, cases, dealing, ordering, seeing, undoing
from tests.engines.contract.cases import Case, chance
from tests.engines.contract.recording import Property, Recording, play, some
from tests.engines.core import bazaar, fair
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
        return bazaar.choose("bazaar-bury", hand, hand[0], secret=True) if hand else None

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

    patch.setattr(bazaar.Buy, "write_set", nothing)
    patch.setattr(bazaar.Buy, "touches", nothing)
    patch.setattr(bazaar.Errand, "write_set", nothing)
    patch.setattr(bazaar.Draw, "write_set", nothing)
    patch.setattr(bazaar.Sell, "write_set", nothing)
    patch.setattr(bazaar.Sell, "touches", nothing)
    patch.setattr(bazaar.Return, "write_set", nothing)


def gifts_tell_who_has_bid(patch: pytest.MonkeyPatch) -> None:
    true = bazaar.Gift.decision

    def decision(step: bazaar.Gift, game: Bazaar) -> Any:
        bids = [trader.bid for trader in game.traders if trader.bid is not None]
        return None if bids else true(step, game)

    patch.setattr(bazaar.Gift, "decision", decision)


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
    (gifts_tell_who_has_bid, seeing.acts_do_not_tell_who_has_answered),
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


@pytest.fixture
def fair_matches(monkeypatch: pytest.MonkeyPatch) -> list[Recording]:
    """Some matches of the fair, in which everybody has things of their own and plans in secret."""
    monkeypatch.setattr(cases, "SEED", "bites")
    return [play(Case("fair", 3, (("years", 5),)), f"bites.{n}") for n in range(6)]


def plans_stay(patch: pytest.MonkeyPatch) -> None:
    """A plan is taken for something that could lie elsewhere, but only in the one place there is."""
    mixed = Seen("owner", shows="presence", pool="plans", apart=True)
    patch.setitem(fair.Company.__annotations__, "plan", Annotated[fair.Plan | None, mixed])
    patch.setattr(hidden, "_PLANS", {})
    patch.setattr(fair, "any_plan", lambda _, company: company.plan)


def test_what_is_never_disturbed_is_found(
    fair_matches: list[Recording], monkeypatch: pytest.MonkeyPatch
) -> None:
    disturbed, healthy = dealing.Disturbed(), dealing.Disturbed()
    asked_of(fair_matches, healthy.hidden_things_change)
    plans_stay(monkeypatch)
    asked_of(fair_matches, disturbed.hidden_things_change)
    assert (healthy.never, disturbed.never) == ([], [("Company", "plan")])
    assert healthy.hidden[("Company", "plan")] >= dealing.OFTEN


def test_a_guess_that_depends_on_a_secret_answer_is_found(
    fair_matches: list[Recording], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_of(fair_matches, seeing.secret_answers_look_alike)
    plans_stay(monkeypatch)
    with pytest.raises(AssertionError, match="would guess otherwise"):
        asked_of(fair_matches, seeing.secret_answers_look_alike)


def test_an_ai_player_that_knows_who_has_answered_is_found(
    fair_matches: list[Recording], monkeypatch: pytest.MonkeyPatch
) -> None:
    knows = seeing.an_ai_player_does_not_know_who_has_answered
    asked_of(fair_matches[:1], knows)
    monkeypatch.setattr(worlds, "_others_asked", lambda *_: [])
    with pytest.raises(AssertionError, match="answers by whether"):
        asked_of(fair_matches, knows)


def test_an_ai_player_whose_lot_depends_on_who_has_answered_is_found(
    fair_matches: list[Recording], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(easy, "moment_of", lambda match, _: match.number)
    with pytest.raises(AssertionError, match="answers by whether"):
        asked_of(fair_matches, seeing.an_ai_player_does_not_know_who_has_answered)


def test_worlds_that_cannot_be_are_found(
    fair_matches: list[Recording], monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt, healthy = dealing.Dealt(), dealing.Dealt()
    asked_of(fair_matches, healthy.a_what_if_is_possible)
    assert healthy.enough
    monkeypatch.setattr(fair, "cost_what_was_paid", lambda _: None)
    asked_of(fair_matches, dealt.a_what_if_is_possible)
    assert dealt.tried == healthy.tried > 0
    assert not dealt.enough


def test_without_planted_faults_nothing_is_found() -> None:
    recordings = [play(CASE, f"bites.{n}") for n in range(2)]
    for _, holds in PLANTED:
        asked_of(recordings, holds)
