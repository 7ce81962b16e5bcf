"""Components and setting up (FOR-1, FOR-2)."""

from collections import Counter

import pytest

from engines.core import IllegalMove
from engines.core.match import Match
from engines.fortuna.game import GAME
from engines.fortuna.ids import ACTIONS
from engines.fortuna.rules.deck import full_deck
from engines.fortuna.state import Fortuna
from engines.fortuna.words import ACTION, SIDE
from tests.engines.fortuna.build import CONTENT, N, Scene, begin
from tests.engines.scene import part, questions
from tests.rulebook import rule

PLAYERS = (2, 3, 4)


def state_of(match: Match[Fortuna]) -> Fortuna:
    return match.table.position.state


def reserve_all(match: Match[Fortuna]) -> None:
    for decision in questions(match):
        match.answer(decision.id, decision.seat, decision.default)


def started(players: int, deal: str = "first_game", seed: str = "0") -> Match[Fortuna]:
    """A match in which everything at setup was answered with the safe defaults."""
    match = begin(players, deal, seed)
    while state_of(match).round == 0:
        decision = questions(match)[0]
        match.answer(decision.id, decision.seat, decision.default)
    return match


@rule("FOR-1.1", "FOR-5.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_sides_hold_three_action_cards_each(players: int) -> None:
    state = state_of(started(players))
    assert [len(side) for side in state.sides] == [3, 3, 3, 3]
    assert GAME.marks == ("orange", "violet", "blue", "grey")


@rule("FOR-1.2", "FOR-2.15", "FOR-A2")
def test_six_favour_cards_lie_face_up_by_their_numbers() -> None:
    state = state_of(begin(4))
    assert [(one.number, one.face_up, one.tokens) for one in state.favours] == [
        (number, True, 0) for number in range(1, 7)
    ]
    goods = {number: getattr(row, "good", None) for number, row in CONTENT.favours.items()}
    assert goods == {
        "1": "water",
        "2": "wine",
        "3": "grain",
        "4": "centurion",
        "5": None,
        "6": "priestess",
    }


@rule("FOR-1.3", "FOR-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_has_a_province_of_its_own(players: int) -> None:
    provinces = state_of(begin(players)).provinces
    assert [province.seat for province in provinces] == list(range(players))
    assert len({province.side for province in provinces}) == players


@rule("FOR-1.4")
def test_all_cards_are_in_the_box() -> None:
    state = state_of(started(4))
    assert sorted(card.card for side in state.sides for card in side) == sorted(ACTIONS)
    assert len(set(ACTIONS)) == 12
    assert state.piles == dict.fromkeys(("market", "aqueduct", "palace", "basilica"), 3)
    assert len(state.deck) == 26


@rule("FOR-1.5")
def test_the_dice_in_the_supply_run_out() -> None:
    scene = Scene().cards(0, "clergy", "grain", "wine!").has(1, dice=3).has(2, dice=3)
    scene.has(3, dice=2).start()
    assert scene.state.dice_supply == 0
    assert "use.clergy" not in scene.options


@rule("FOR-1.6", "FOR-A19")
def test_goods_are_stored_without_limit() -> None:
    scene = Scene().has(N, grain=40, water=30).start().answer("use.grain", "water.30")
    assert scene.province().grain == 40 + 2 + 30


@rule("FOR-2.1")
def test_a_chosen_colour_is_the_side_for_the_whole_game() -> None:
    match = Match.begin(GAME, CONTENT, "content", bytes(32), {}, ["grey", None, "orange"])
    assert [province.side for province in state_of(match).provinces][::2] == [3, 0]
    assert match.header.marks[0] == "grey"


@rule("FOR-2.3", "FOR-2.4", "FOR-2.8", "FOR-2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_in_the_village_with_one_of_everything(players: int) -> None:
    for province in state_of(begin(players)).provinces:
        assert (province.step, province.coins) == (0, 5)
        assert (province.grain, province.water, province.wine) == (1, 1, 1)
        assert (province.dice, province.priestesses, province.centurions) == (1, 1, 1)
        assert province.privileges == []


@rule("FOR-2.9", "FOR-6.7", "FOR-6.9")
def test_the_first_places_are_taken_at_the_start() -> None:
    scene = Scene().cards(0, "centurions", "priestesses", "wine!").start()
    scene.answer("use.centurions")
    assert scene.options == ["buy.1", "buy.2"]
    assert [part(option.label, "coins", "n") for option in scene.asked.options] == [2, 5]


@rule("FOR-2.5")
def test_the_lot_decides_the_turn_order() -> None:
    orders = {tuple(state_of(begin(3, seed=str(seed))).order) for seed in range(60)}
    assert len(orders) == 6


@rule("FOR-2.6", "FOR-2.24", "FOR-EX1")
def test_the_first_drawn_starts_and_has_the_fortuna_card() -> None:
    for seed in range(8):
        match = started(4, seed=str(seed))
        state = state_of(match)
        first = state.provinces[state.order[0]]
        assert state.sides[first.side][0].card == "fortuna"
        assert state.active == first.seat
        assert questions(match)[0].seat == first.seat


@rule("FOR-2.7")
def test_nobody_is_married_at_the_start() -> None:
    assert not any(province.married for province in state_of(begin(4)).provinces)


@rule("FOR-2.10")
@pytest.mark.parametrize(("players", "supply"), [(2, 7), (3, 6), (4, 5)])
def test_the_dice_not_in_provinces_are_the_supply(players: int, supply: int) -> None:
    assert state_of(begin(players)).dice_supply == supply


@rule("FOR-2.11", "FOR-2.12")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 2), (4, 3)])
def test_the_building_piles_depend_on_the_players(players: int, each: int) -> None:
    piles = state_of(begin(players)).piles
    assert piles == {"market": each, "aqueduct": each, "palace": each, "basilica": each}


@rule("FOR-2.13")
def test_three_tokens_lie_on_the_palace_and_none_elsewhere() -> None:
    state = state_of(begin(4))
    assert state.palace_tokens == 3
    assert not any(favour.tokens for favour in state.favours)


@rule("FOR-2.14", "FOR-T45")
@pytest.mark.parametrize(("players", "cards", "steps"), [(2, 22, 4), (3, 22, 4), (4, 26, 8)])
def test_cards_with_four_pawns_are_for_four_players(players: int, cards: int, steps: int) -> None:
    deck = state_of(begin(players)).deck
    kinds = Counter(card[0] for card in deck)
    assert len(deck) == cards
    assert kinds == {"a": 5, "b": steps, "c": 13}
    assert any(card.startswith("b2") for card in deck) == (players == 4)


@rule("FOR-2.14")
def test_the_privilege_cards_are_shuffled() -> None:
    decks = [state_of(begin(4, seed=str(seed))).deck for seed in range(3)]
    assert all(sorted(deck) == sorted(full_deck(CONTENT, 4)) for deck in decks)
    assert decks[0] != decks[1] != decks[2] != full_deck(CONTENT, 4)


@rule("FOR-2.16", "FOR-2.17", "FOR-A51")
def test_the_deal_fills_each_side_and_is_random() -> None:
    deals = []
    for seed in range(4):
        state = state_of(begin(4, seed=str(seed)))
        start = state.provinces[state.order[0]].side
        assert state.sides[start][0].card == "fortuna"
        deals.append([card.card for side in state.sides for card in side if card.card != "fortuna"])
    assert len({tuple(deal) for deal in deals}) == 4


@rule("FOR-2.18", "FOR-2.19")
@pytest.mark.parametrize("players", PLAYERS)
def test_players_reserve_one_card_and_empty_sides_none(players: int) -> None:
    state = state_of(started(players))
    reserved = [sum(card.reserved for card in side) for side in state.sides]
    active = state.provinces[state.order[0]].side
    assert reserved == [int(side < players and side != active) for side in range(4)]


@rule("FOR-2.19")
def test_any_of_the_three_cards_can_be_reserved() -> None:
    for slot in range(3):
        match = begin(2)
        for decision in questions(match):
            assert len(decision.options) == 3
            match.answer(decision.id, decision.seat, decision.options[slot].id)
        waiting = state_of(match).provinces[state_of(match).order[1]].side
        assert [card.reserved for card in state_of(match).sides[waiting]] == [
            number == slot for number in range(3)
        ]


@rule("FOR-A34")
def test_the_first_reserve_is_secret_until_all_have_chosen() -> None:
    match = begin(3)
    first, *others = questions(match)
    assert len(others) == 2
    match.answer(first.id, first.seat, first.options[1].id)
    for seat in (None, others[0].seat):
        assert match.view(seat).state.provinces[first.seat].reserve is None
        assert {one.seat for one in match.view(seat).waiting} == {0, 1, 2}
    assert match.view(first.seat).state.provinces[first.seat].reserve == 1
    reserve_all(match)
    assert state_of(match).round == 1


@rule("FOR-A34")
def test_the_first_reserve_can_be_changed_until_all_have_chosen() -> None:
    match = begin(2)
    first = questions(match)[0]
    match.answer(first.id, first.seat, first.options[1].id)
    match.undo(first.seat)
    assert len(match.table.pending) == 2


@rule("FOR-2.20", "FOR-2.21", "FOR-T44")
def test_three_draft_in_reverse_turn_order() -> None:
    match = begin(3, "experienced")
    first, second, third = state_of(match).order
    picks = []
    while state_of(match).open_cards and len(match.table.pending) == 1:
        (decision,) = questions(match)
        picks.append(decision.seat)
        match.answer(decision.id, decision.seat, decision.options[0].id)
    assert picks == [third, second, first, third, second, first, third, second]
    assert [len(side) for side in state_of(match).sides] == [3, 3, 3, 3]


@rule("FOR-2.20")
def test_the_draft_offers_all_cards_but_fortuna() -> None:
    match = begin(4, "experienced")
    (decision,) = questions(match)
    offered = [option.id.removeprefix("draft.") for option in decision.options]
    assert sorted(offered) == sorted(set(ACTIONS) - {"fortuna"})
    match.answer(decision.id, decision.seat, "draft.clergy")
    (decision,) = questions(match)
    with pytest.raises(IllegalMove):
        match.answer(decision.id, decision.seat, "draft.clergy")


@rule("FOR-A51")
def test_drafted_cards_fill_the_lowest_free_slot() -> None:
    match = begin(2, "experienced")
    _, second = state_of(match).order
    for card in ("water", "grain", "wine", "build", "clergy"):
        (decision,) = questions(match)
        match.answer(decision.id, decision.seat, f"draft.{card}")
    side = state_of(match).sides[state_of(match).provinces[second].side]
    assert [card.card for card in side] == ["water", "wine", "clergy"]


@rule("FOR-2.22", "FOR-2.23", "FOR-A33")
def test_after_the_draft_the_rest_lies_open_and_all_reserve() -> None:
    match = begin(2, "experienced")
    while len(match.table.pending) == 1:
        (decision,) = questions(match)
        match.answer(decision.id, decision.seat, decision.default)
    state = state_of(match)
    assert len(state.sides[2]) == len(state.sides[3]) == 3
    assert not any(card.reserved for side in state.sides[2:] for card in side)
    assert {one.topic.key for one in questions(match)} == {"fortuna-topic-reserve"}


@rule("FOR-A33")
def test_the_rest_of_the_draft_is_split_at_random() -> None:
    splits = set()
    for seed in range(6):
        state = state_of(started(2, "experienced", str(seed)))
        splits.add(tuple(sorted(card.card for card in state.sides[2])))
    assert len(splits) > 1


@rule("FOR-2.21")
def test_four_draft_all_cards_and_the_last_pick_is_not_asked() -> None:
    match = begin(4, "experienced")
    asked = 0
    while len(match.table.pending) == 1:
        (decision,) = questions(match)
        match.answer(decision.id, decision.seat, decision.default)
        asked += 1
    assert asked == 10
    assert [len(side) for side in state_of(match).sides] == [3, 3, 3, 3]


@rule("FOR-2.19", "FOR-2.21")
@pytest.mark.parametrize(
    ("players", "then"),
    [
        (2, "fortuna-then-deal"),
        (3, "fortuna-then-reserve"),
        (4, "fortuna-then-reserve"),
    ],
)
def test_only_the_last_pick_says_that_it_stands_and_what_follows(players: int, then: str) -> None:
    match, told = begin(players, "experienced"), []
    while len(match.table.pending) == 1:
        (decision,) = questions(match)
        told.append((decision.confirm, decision.then and decision.then.key))
        match.answer(decision.id, decision.seat, decision.default)
    assert told[-1] == (True, then)
    assert set(told[:-1]) == {(False, None)}


@rule("FOR-2.22", "FOR-A33")
@pytest.mark.parametrize(("players", "empty"), [(2, [2, 3]), (3, [3]), (4, [])])
def test_the_story_tells_what_lies_on_the_empty_sides(players: int, empty: list[int]) -> None:
    match, events = begin(players, "experienced"), []
    while len(match.table.pending) == 1:
        (decision,) = questions(match)
        events += match.answer(decision.id, decision.seat, decision.default)
    told = [one.data for one in events if one.key == "fortuna-event-empty-side"]
    lying = [[ACTION[card.card] for card in state_of(match).sides[side]] for side in empty]
    assert told == [
        {"side": SIDE[side], "cards": cards} for side, cards in zip(empty, lying, strict=True)
    ]


@rule("FOR-2.22", "FOR-A51")
def test_with_one_empty_side_the_rest_of_the_draft_needs_no_lot() -> None:
    match = begin(3, "experienced")
    while len(match.table.pending) == 1:
        (decision,) = questions(match)
        match.answer(decision.id, decision.seat, decision.default)
    assert "deal.empty_sides" not in match.table.position.draws
    assert [card.card for card in state_of(match).sides[3]] == [
        *("sell_wine", "priestesses", "clergy")
    ]
    assert not match.live()[-1].barrier
