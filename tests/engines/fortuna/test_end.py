"""The Palace, the final round, scoring and the winner (FOR-11, FOR-12)."""

import pytest

from engines.core import HIDDEN, Result
from engines.fortuna.game import GAME
from engines.fortuna.state import PalaceCard
from tests.engines.fortuna.build import E, N, S, Scene, W
from tests.rulebook import rule

FORTUNA = ("fortuna", "water", "grain!")
TOP = ("c1-1", "b1-1", "a1-1")


def near(seat: int = N, **fields: object) -> Scene:
    """A seat one step before the Palace, with the Fortuna card in hand; three known cards on top."""
    side = [*FORTUNA]
    return Scene().cards(seat, *side).has(seat, step=14, **fields).deck(*TOP)


def scored(*hands: dict[str, object]) -> Result:
    """The result with these provinces; each dict changes one seat."""
    scene = Scene(len(hands))
    for seat, fields in enumerate(hands):
        scene.has(seat, **fields)
        if fields.get("step") == 15:
            scene.start_state.arrivals.append(seat)
    return GAME.result(scene.start().state)


BARE = {"centurions": 0, "priestesses": 0, "coins": 0}


@rule("FOR-11.1", "FOR-T43", "FOR-A49")
def test_t43_only_later_players_finish_the_round() -> None:
    scene = near(S).start(S).answer("use.fortuna", TOP[0])
    seats = {scene.asked.seat}
    while not scene.playing.over:
        seats.add(scene.asked.seat)
        scene.answer(scene.safe)
    assert seats == {S, W}
    assert scene.state.round == 2


@rule("FOR-A36")
def test_after_the_final_round_nothing_is_prepared_for_another() -> None:
    scene = near(W).cards(3, *FORTUNA).start(W).answer("use.fortuna", TOP[0])
    order = list(scene.state.order)
    while not scene.playing.over:
        scene.answer(scene.safe)
    assert [favour.tokens for favour in scene.state.favours] == [0] * 6
    assert scene.state.order == order


@rule("FOR-11.2", "FOR-11.7", "FOR-A22")
def test_the_first_in_the_palace_keeps_one_of_three_at_once() -> None:
    scene = near().start().answer("use.fortuna")
    assert (scene.topic, scene.options) == ("privilege", list(TOP))
    scene.answer("b1-1")
    assert scene.province().privileges == ["b1-1"]
    assert sorted(one.card for one in scene.state.palace) == ["a1-1", "c1-1"]
    assert scene.state.palace_tokens == 0
    assert scene.state.discards == []
    assert scene.topic == "exchange"


@rule("FOR-A22")
def test_the_cards_left_in_the_palace_are_known_to_the_first_alone() -> None:
    scene = near().start().answer("use.fortuna", "b1-1")
    known = [one.card for one in scene.playing.view(N).state.palace]
    assert sorted(known) == ["a1-1", "c1-1"]
    for seat in (None, E):
        assert [one.card for one in scene.playing.view(seat).state.palace] == [HIDDEN, HIDDEN]


def second_arrives(*arrived: int) -> Scene:
    """The east player arrives while north has been in the Palace and left two cards."""
    scene = near(E).deck()
    state = scene.start_state
    for card in TOP:
        state.deck.remove(card)
    state.provinces[N].step = 15
    state.provinces[N].privileges = [TOP[1]]
    state.arrivals, state.ended, state.palace_tokens = [N], True, 0
    state.palace = [PalaceCard(TOP[0], [N]), PalaceCard(TOP[2], [N])]
    for seat in arrived:
        scene.has(seat, step=14)
    return scene


@rule("FOR-11.3", "FOR-A45")
def test_the_second_takes_one_of_the_two() -> None:
    scene = second_arrives().start(E).answer("use.fortuna")
    assert scene.options == ["c1-1", "a1-1"]
    scene.answer("c1-1")
    assert scene.province(E).privileges == ["c1-1"]
    assert [(one.card, one.known) for one in scene.state.palace] == [("a1-1", [E])]


@rule("FOR-11.3", "FOR-A22")
def test_the_first_does_not_learn_which_card_the_second_took() -> None:
    scene = second_arrives().start(E).answer("use.fortuna", "c1-1")
    assert [one.card for one in scene.playing.view(N).state.palace] == [HIDDEN]
    assert [one.card for one in scene.playing.view(E).state.palace] == ["a1-1"]
    assert "card" not in scene.event("palace").seen_by(N).data


@rule("FOR-11.4", "FOR-A45", "FOR-11.6", "FOR-A28")
def test_the_third_gets_the_last_card_and_the_fourth_nothing() -> None:
    scene = second_arrives(S, W).has(S, married=True).has(W, married=True)
    scene.favours().dice(S, 5).dice(W, 6).start(E).answer("use.fortuna", "c1-1").end_turn()
    while scene.asked.seat == S:
        scene.answer("favour.5.0" if scene.topic == "favour" else scene.safe)
    assert scene.province(S).privileges == ["a1-1"]
    assert scene.state.palace == []
    while not scene.playing.over:
        scene.answer("favour.6.0" if scene.topic == "favour" else scene.safe)
    assert scene.state.arrivals == [N, E, S, W]
    assert scene.province(W).privileges == []


@rule("FOR-11.5", "FOR-15.5", "FOR-T33")
def test_the_basilica_does_not_work_in_the_palace() -> None:
    scene = near(buildings=["basilica"]).start().answer("use.fortuna", "c1-1")
    assert scene.province().privileges == ["c1-1"]
    assert len(scene.state.palace) == 2


@rule("FOR-A23")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_with_too_few_cards_the_palace_gives_what_there_is(left: int) -> None:
    scene = near()
    scene.piles(TOP[:left], [], rest=W).start().answer("use.fortuna")
    if left == 2:
        scene.answer(TOP[0])
    assert scene.province().privileges == list(TOP[: min(left, 1)])
    assert len(scene.state.palace) == max(0, left - 1)
    assert scene.topic == "exchange"


@rule("FOR-A17", "FOR-T10")
def test_t10_arriving_before_phase_4() -> None:
    scene = near(centurions=1).start().answer("use.fortuna")
    assert scene.province().step == 15
    scene.answer("c1-1")
    assert scene.topic == "exchange"
    scene.answer("take.build")
    assert scene.topic == "military"
    scene.answer("use.water")
    assert "roll" not in scene.told
    assert scene.province().coins == 5
    assert scene.topic == "end"
    scene.answer("end")
    assert scene.asked.seat == E
    assert not scene.playing.over


@rule("FOR-A48", "FOR-A17")
def test_a_pawn_in_the_palace_is_neither_taxed_nor_moved_back() -> None:
    scene = near(coins=0, privileges=["c2-1"]).start()
    scene.answer("use.fortuna", "c1-1", "take.build", "none")
    assert scene.topic == "end"
    assert (scene.province().step, scene.state.ended) == (15, True)


@rule("FOR-EX14")
def test_ex14_rafael_first_paco_at_13_adam_second() -> None:
    david, rafael, paco, adam = N, E, S, W
    scene = near(rafael).has(paco, step=12, water=1).has(adam, step=14, water=1)
    scene.dice(paco, 1).start(rafael).answer("use.fortuna", "a1-1").end_turn()
    assert scene.asked.seat == paco
    while scene.asked.seat == paco:
        scene.answer("favour.1.1" if scene.topic == "favour" else scene.safe)
    assert scene.province(paco).step == 13
    while scene.topic != "favour":
        scene.answer(scene.safe)
    scene = _adam_arrives(scene, adam)
    assert sorted(scene.options) == ["b1-1", "c1-1"]
    scene.answer("c1-1")
    assert scene.province(adam).privileges == ["c1-1"]
    assert [one.card for one in scene.state.palace] == ["b1-1"]
    assert scene.province(david).step == 0


def _adam_arrives(scene: Scene, adam: int) -> Scene:
    step = next(one for one in scene.options if one.startswith("favour."))
    scene.answer(step)
    assert scene.asked.seat == adam
    return scene


@rule("FOR-12.1", "FOR-T39", "FOR-12.6")
def test_t39_who_is_outside_rome_has_no_score() -> None:
    cards = ["c2-1", "c3-1"]
    result = scored({"step": 9, "grain": 5, "water": 4, "privileges": cards}, {"step": 15})
    assert result.winners == [1]
    assert result.scores[0].total is None
    assert result.scores[1].total == 15
    assert (result.scores[1].rank, result.scores[0].rank) == (1, 2)


@rule("FOR-12.1", "FOR-A43")
@pytest.mark.parametrize(("step", "total"), [(9, None), (10, 10)])
def test_the_gate_lies_before_step_10(step: int, total: int | None) -> None:
    assert scored({"step": step}, {"step": 15}).scores[0].total == total


@rule("FOR-12.2", "FOR-A63")
def test_at_the_end_all_cards_are_revealed() -> None:
    scene = near(W).cards(3, *FORTUNA).has(N, privileges=["c2-1", "b1-2"])
    scene.start(W).answer("use.fortuna", "c1-1")
    assert scene.playing.view(E).state.provinces[N].privileges == [HIDDEN, HIDDEN]
    while not scene.playing.over:
        scene.answer(scene.safe)
    for seat in (None, E):
        state = scene.playing.view(seat).state
        assert state.provinces[N].privileges == ["c2-1", "b1-2"]
        assert sorted(one.card for one in state.palace) == ["a1-1", "b1-1"]
    assert [event.by for event in scene.events if event.key == "fortuna-event-hand"] == [N, W]
    assert "palace-left" in scene.told


@rule("FOR-12.3", "FOR-12.4", "FOR-3.5")
def test_points_are_steps_and_kind_c_cards() -> None:
    result = scored(
        {"step": 12, "grain": 4, "privileges": ["c2-1"]}, {"step": 15, "privileges": ["c2-2"]}
    )
    assert [score.total for score in result.scores] == [16, 16]
    assert [line.points for line in result.scores[0].lines] == [12, 4]
    assert result.winners == [1]


@rule("FOR-12.5", "FOR-T42")
@pytest.mark.parametrize(
    ("one", "other", "reason"),
    [
        ({"step": 12, "grain": 1, "privileges": ["c2-1"]}, {"step": 13}, "steps"),
        ({"step": 13, "coins": 3}, {"step": 13, "coins": 4}, "coins"),
        ({"step": 13, "centurions": 1}, {"step": 13, "centurions": 2}, "centurions"),
        ({"step": 13, "priestesses": 0}, {"step": 13, "priestesses": 1}, "priestesses"),
    ],
)
def test_t42_tie_breaks_in_their_order(
    one: dict[str, object], other: dict[str, object], reason: str
) -> None:
    result = scored(one, other, {})
    assert result.winners == [1]
    assert result.tie_break is not None
    assert result.tie_break.key == f"fortuna-tie-{reason}"


@rule("FOR-T42", "FOR-A29")
def test_all_equal_share_the_victory() -> None:
    result = scored({"step": 13}, {"step": 13}, {"step": 12})
    assert result.winners == [0, 1]
    assert [score.rank for score in result.scores] == [1, 1, 3]
    assert result.tie_break is not None
    assert result.tie_break.key == "fortuna-tie-shared"


@rule("FOR-A29")
def test_tie_breaks_compare_what_is_left_after_handing_in() -> None:
    result = scored(
        {"step": 13, "coins": 3, "privileges": ["c7-1"]},
        {"step": 13, "coins": 2, "grain": 1, "privileges": ["c2-1"]},
    )
    assert [score.total for score in result.scores] == [14, 14]
    assert result.winners == [1]


@rule("FOR-A62", "FOR-A29")
def test_places_below_the_first_and_outside_rome() -> None:
    result = scored({"step": 9, "coins": 7}, {"step": 12}, {"step": 15}, {"step": 9, "coins": 7})
    assert [score.rank for score in result.scores] == [3, 2, 1, 3]
    poorer = scored({"step": 9, "coins": 7}, {"step": 9, "coins": 6}, {"step": 15})
    assert [score.rank for score in poorer.scores] == [2, 3, 1]
    farther = scored({"step": 8, "coins": 7}, {"step": 9, "coins": 1}, {"step": 15})
    assert [score.rank for score in farther.scores] == [3, 2, 1]


@rule("FOR-T40", "FOR-A26")
def test_t40_scoring() -> None:
    result = scored(
        {
            "step": 13,
            "grain": 4,
            "coins": 8,
            "buildings": ["market", "basilica"],
            "privileges": ["c2-1", "c1-1", "c7-1"],
        },
        {"step": 15},
    )
    assert result.scores[0].total == 23
    assert sorted(line.points for line in result.scores[0].lines) == [2, 4, 4, 13]


@rule("FOR-T41", "FOR-A26")
def test_t41_two_granaries_score_once() -> None:
    result = scored({"step": 13, "grain": 3, "privileges": ["c2-1", "c2-2"]}, {"step": 15})
    assert result.scores[0].total == 16


@rule("FOR-A27")
def test_cards_of_kind_a_and_b_are_worth_nothing_at_the_end() -> None:
    result = scored({"step": 13, "privileges": ["a1-1", "b1-1", "b1-2"]}, {"step": 15})
    assert result.scores[0].total == 13


@rule("FOR-EX17", "FOR-16.10")
@pytest.mark.parametrize(("buildings", "points"), [(3, 6), (2, 4), (0, 0)])
def test_ex17_buildings_are_worth_two_points_each(buildings: int, points: int) -> None:
    built = ["market", "aqueduct", "basilica"][:buildings]
    result = scored({"step": 10, "buildings": built, "privileges": ["c1-1"]}, {"step": 15})
    assert result.scores[0].total == 10 + points


@rule("FOR-16.9", "FOR-16.11", "FOR-16.12")
@pytest.mark.parametrize(
    ("card", "fields", "points"),
    [
        ("c2-1", {"grain": 3}, 3),
        ("c3-1", {"water": 2, "buildings": ["aqueduct"], "aqueduct": 1}, 3),
        ("c4-1", {"wine": 5}, 5),
        ("c5-1", {"centurions": 3}, 6),
        ("c6-1", {"priestesses": 2}, 4),
        ("c7-1", {"coins": 20}, 6),
        ("c7-1", {"coins": 2}, 0),
    ],
)
def test_each_hand_in_card_counts_its_good(
    card: str, fields: dict[str, object], points: int
) -> None:
    result = scored({"step": 10, **BARE, **fields, "privileges": [card]}, {"step": 15})
    assert result.scores[0].total == 10 + points
