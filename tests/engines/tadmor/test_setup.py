"""How a match begins (TAD-2)."""

from collections import Counter

import pytest

from engines.core import Answer, Choose, Decision, Event, Match
from engines.tadmor.game import GAME
from engines.tadmor.ids import GOODS, MARKS, MISSIONS, PARTS, PILES, REGIONS, RESOURCES, UPGRADES
from engines.tadmor.state import Player, Tadmor
from tests.engines.tadmor.build import CONTENT, begin, ids, state_of
from tests.rulebook import rule

PLAYERS = (2, 3, 4)
EACH_COUNT = pytest.mark.parametrize("players", PLAYERS)
STARTING = {"i1", "i2", "i3", "i4"}
FIRST_ERA = UPGRADES[:18]
NOT_WITH_TWO = {"i7", "i12", "i13", "i15", "i17"}


def pending(match: Match[Tadmor]) -> list[Decision]:
    """What is asked."""
    return list(match.table.pending.values())


def asked(match: Match[Tadmor]) -> Decision:
    """The one question that is asked."""
    (only,) = pending(match)
    return only


def answer(match: Match[Tadmor], *answers: Answer) -> Match[Tadmor]:
    """Answer what is asked first, again and again."""
    for one in answers:
        first = pending(match)[0]
        match.answer(first.id, first.seat, one)
    return match


def begun(match: Match[Tadmor], choice: str) -> list[Event]:
    """What happens when the last first upgrade has been chosen."""
    last = asked(match)
    return match.answer(last.id, last.seat, choice)


def given(players: int, seed: str = "0", **options: str) -> Match[Tadmor]:
    """A match in which the extra goods have been chosen."""
    match = begin(players, seed, **options)
    while not STARTING & {*ids(pending(match)[0])}:
        first = pending(match)[0]
        match.answer(first.id, first.seat, match.default_for(first.id))
    return match


def ready(players: int, seed: str = "0", **options: str) -> Match[Tadmor]:
    """A match whose first piece is to be placed."""
    match = begin(players, seed, **options)
    while state_of(match).turn == 0:
        first = pending(match)[0]
        match.answer(first.id, first.seat, match.default_for(first.id))
    return match


def order(match: Match[Tadmor]) -> list[int]:
    """The seats in turn order."""
    return [player.seat for player in state_of(match).order()]


def nth(match: Match[Tadmor], place: int) -> Player:
    """Who is first, second, … in turn order."""
    return state_of(match).players[order(match)[place - 1]]


# --- board, piles and players -----------------------------------------------------------------


@rule("TAD-2.1")
def test_two_players_use_another_side_of_the_board() -> None:
    spaces = {players: state_of(begin(players)).spaces() for players in PLAYERS}
    assert spaces[3] == spaces[4]
    assert (len(spaces[4]), len(spaces[2])) == (37, 29)
    assert set(spaces[2]) < set(spaces[4])
    for players in PLAYERS:
        free = {one.partition(".")[0] for one in ids(asked(ready(players)))}
        assert free == set(spaces[players])


@rule("TAD-2.2")
@EACH_COUNT
def test_there_are_four_temple_cards_of_each_part(players: int) -> None:
    state = state_of(ready(players))
    assert {part: state.supply(part) for part in PARTS} == dict.fromkeys(PARTS, 4)


@rule("TAD-2.3", "TAD-2.16")
@EACH_COUNT
def test_all_raider_cards_lie_in_the_deck(players: int) -> None:
    state = state_of(ready(players))
    assert state.raider_deck() == list(REGIONS)
    assert len(REGIONS) == 7
    assert [player.raider for player in state.players] == [None] * players
    assert (state.attacked, state.raided) == (None, None)


def goods(state: Tadmor, pile: str) -> list[str]:
    """All the rare goods of a pile, the top one first."""
    top = state.tops[pile]
    assert top
    return [top, *reversed(state.below(pile))]


@rule("TAD-2.4", "TAD-2.5")
@EACH_COUNT
def test_every_pile_has_as_many_copies_of_its_types_as_there_are_players(players: int) -> None:
    state = state_of(ready(players))
    for number, pile in enumerate(PILES):
        types = GOODS[3 * number : 3 * number + 3]
        assert Counter(goods(state, pile)) == dict.fromkeys(types, players)


@rule("TAD-2.5")
def test_the_piles_are_shuffled() -> None:
    orders = {tuple(goods(state_of(ready(3, str(seed))), "red")) for seed in range(6)}
    assert len(orders) == 6


@rule("TAD-2.5", "TAD-A30")
def test_only_the_top_of_a_pile_is_seen() -> None:
    match = ready(3)
    for seat in (None, 0, 1, 2):
        seen = match.view(seat).state
        assert seen.tops == state_of(match).tops
        assert [seen.below(pile) for pile in PILES] == [["?"] * 8] * 3


@rule("TAD-2.6")
@EACH_COUNT
def test_the_first_player_is_drawn(players: int) -> None:
    firsts = Counter(state_of(begin(players, str(seed))).first for seed in range(30))
    assert set(firsts) == set(range(players))


@rule("TAD-2.7", "TAD-2.13")
@EACH_COUNT
def test_everybody_has_three_camels_two_ships_and_ten_points(players: int) -> None:
    match = ready(players)
    for player in state_of(match).players:
        assert (player.camels, player.ships, player.height, player.points) == (3, 2, 0, 10)
        assert (player.temples, player.rare_goods) == ([], 0)
        assert (player.completed, player.returned) == ([], [])
    assert [player.mark for player in state_of(match).players] == list(MARKS[:players])
    assert len(GAME.marks) == 4


# --- resources --------------------------------------------------------------------------------


@rule("TAD-2.8")
@EACH_COUNT
def test_everybody_starts_with_the_same_resources(players: int) -> None:
    for player in state_of(begin(players)).players:
        assert player.warehouse == {"wood": 2, "stone": 2, "marble": 1, "gold": 1}
        assert player.traded == dict.fromkeys(RESOURCES, 0)


@rule("TAD-2.9", "TAD-1.2")
@pytest.mark.parametrize(
    ("place", "choices"),
    [
        (2, ["wood", "stone"]),
        (3, ["marble", "gold"]),
        (4, ["wood.marble", "wood.gold", "stone.marble", "stone.gold"]),
    ],
)
def test_later_players_choose_extra_goods(place: int, choices: list[str]) -> None:
    for choice in choices:
        match = begin(4)
        player = nth(match, place)
        (mine,) = (one for one in pending(match) if one.seat == player.seat)
        assert sorted(ids(mine)) == sorted(choices)
        match.answer(mine.id, mine.seat, choice)
        extra = Counter(choice.split("."))
        plain = Counter(wood=2, stone=2, marble=1, gold=1)
        assert nth(match, place).warehouse == plain + extra


@rule("TAD-2.9")
@EACH_COUNT
def test_the_first_player_gets_nothing_extra(players: int) -> None:
    for seed in range(3):
        match = begin(players, str(seed))
        asks = [one.seat for one in pending(match)]
        assert sorted(asks) == sorted(order(match)[1:])
        first = nth(given(players, str(seed)), 1)
        assert first.warehouse == {"wood": 2, "stone": 2, "marble": 1, "gold": 1}


# --- the first upgrades -----------------------------------------------------------------------


@rule("TAD-2.10")
@EACH_COUNT
def test_first_upgrades_are_chosen_in_reverse_order(players: int) -> None:
    match = given(players)
    seats = []
    left = ["i1", "i2", "i3", "i4"]
    for choice in ("i2", "i1", "i4", "i3")[:players]:
        if len(left) == 1:
            break
        assert list(ids(asked(match))) == left
        seats.append(asked(match).seat)
        answer(match, choice)
        left.remove(choice)
    turn_order = order(match)
    assert seats == turn_order[::-1][:3]
    chosen = [state_of(match).players[seat].upgrades for seat in turn_order[::-1]]
    assert chosen == [["i2"], ["i1"], ["i4"], ["i3"]][:players]


@rule("TAD-2.10", "TAD-2.11")
@pytest.mark.parametrize(("players", "shown"), [(2, 6), (3, 8), (4, 10)])
def test_the_display_is_dealt_from_the_first_era(players: int, shown: int) -> None:
    displays = []
    for seed in range(4):
        display = state_of(ready(players, str(seed))).display
        assert len(display) == len({*display}) == shown
        assert set(display) <= set(FIRST_ERA) - STARTING
        displays.append(frozenset(display))
    assert len(set(displays)) == 4


@rule("TAD-2.15")
@pytest.mark.parametrize("players", [3, 4])
def test_experts_choose_among_all_upgrades_of_the_first_era(players: int) -> None:
    match = given(players, first_upgrade="any")
    assert list(ids(asked(match))) == list(FIRST_ERA)
    assert asked(match).seat == order(match)[-1]
    answer(match, "i18")
    assert list(ids(asked(match))) == list(FIRST_ERA[:-1])


@rule("TAD-2.15")
def test_the_experts_display_may_show_starting_upgrades() -> None:
    shown: set[str] = set()
    for seed in range(8):
        match = given(4, str(seed), first_upgrade="any")
        state = state_of(answer(match, "i18", "i17", "i4", "i16"))
        owned = {tile for player in state.players for tile in player.upgrades}
        assert len(state.display) == 10
        assert not owned & {*state.display}
        assert {*state.display} <= {*FIRST_ERA}
        shown |= {*state.display}
    assert shown & STARTING
    assert shown - STARTING


@rule("TAD-2.17", "TAD-15.2")
def test_with_two_experts_the_removed_upgrades_are_not_offered() -> None:
    match = given(2, first_upgrade="any")
    assert set(ids(asked(match))) == set(FIRST_ERA) - NOT_WITH_TWO


@rule("TAD-2.17", "TAD-2.9", "TAD-2.10")
@pytest.mark.parametrize("choice", ["starting", "any"])
def test_first_upgrades_are_chosen_when_all_have_their_goods(choice: str) -> None:
    match = begin(4, first_upgrade=choice)
    extras = pending(match)
    for number, one in enumerate(reversed(extras)):
        offered = {option for other in pending(match) for option in ids(other)}
        assert (len(pending(match)), offered & STARTING) == (len(extras) - number, set())
        match.answer(one.id, one.seat, match.default_for(one.id))
    assert asked(match).seat == order(match)[-1]
    assert {*ids(asked(match))} >= STARTING


# --- missions and order -----------------------------------------------------------------------


@rule("TAD-2.12")
@EACH_COUNT
def test_everybody_is_dealt_two_missions(players: int) -> None:
    match = ready(players)
    state = state_of(match)
    hands = [card for player in state.players for card in player.hand]
    assert [len(player.hand) for player in state.players] == [2] * players
    assert sorted([*hands, *state.deck]) == sorted(MISSIONS)
    assert state.discards == []
    seen = match.view(0).state
    assert seen.players[0].hand == state.players[0].hand
    assert seen.players[1].hand == ["?", "?"]
    assert set(seen.deck) == {"?"}


@rule("TAD-2.12")
def test_the_missions_are_shuffled() -> None:
    dealt = {tuple(state_of(ready(2, str(seed))).players[0].hand) for seed in range(6)}
    assert len(dealt) > 3


@rule("TAD-2.14")
@EACH_COUNT
def test_play_begins_with_the_first_turn(players: int) -> None:
    match = ready(players)
    state = state_of(match)
    assert (state.turn, state.era, state.phase) == (1, 1, "placement")
    assert asked(match).seat == state.first


@rule("TAD-2.17")
@pytest.mark.parametrize("choice", ["starting", "any"])
def test_goods_and_upgrades_are_chosen_before_any_mission_is_seen(choice: str) -> None:
    match = begin(3, first_upgrade=choice)
    state = state_of(match)
    assert all(isinstance(one, Choose) for one in pending(match))
    assert not STARTING & {option for one in pending(match) for option in ids(one)}
    match = given(3, first_upgrade=choice)
    while state_of(match).turn == 0:
        state = state_of(match)
        assert (state.display, [player.hand for player in state.players]) == ([], [[], [], []])
        first = pending(match)[0]
        match.answer(first.id, first.seat, match.default_for(first.id))
    assert len(state_of(match).display) == CONTENT.by_players[3].display


@rule("TAD-2.17")
def test_the_display_is_dealt_before_the_missions() -> None:
    match = answer(given(2), "i1")
    told = [event.key.removeprefix("tadmor-event-") for event in begun(match, "i2")]
    assert told.index("display") < told.index("dealt") < told.index("turn")
