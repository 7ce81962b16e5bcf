"""How a match ends, and who is out (CON-5.1 to CON-5.4, CON-5.13, CON-23.3)."""

import pytest

from engines.conqueror.game import GAME
from engines.conqueror.ids import END
from engines.conqueror.steps.campaign import March
from engines.conqueror.steps.capitals import Settle
from engines.conqueror.steps.rounds import EndRound
from engines.core import Option, Text
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene, state_of
from tests.engines.conqueror.hunting import HUNTER, hunt
from tests.rulebook import rule

SMALL = ("sicily", "macedonia", "leptis", "thebes", "iberia", "gaul", "syria")


def forts(seat: int, number: int, scene: Scene) -> Scene:
    """As many small forts for a seat, besides its capital."""
    free = [place for place in SMALL if scene.start_state.lands[place].owner is None]
    for place in free[:number]:
        scene.army(place, seat, infantry=1)
    return scene


@rule("CON-5.1")
def test_six_forts_at_the_end_of_a_round_win_in_emperor_mode() -> None:
    scene = forts(ROME, 5, Scene(4)).place(EndRound())
    assert (scene.state.ended, scene.winners) == ("forts", [ROME])
    assert scene.told == ["ended-forts"]
    assert forts(ROME, 4, Scene(4)).place(EndRound()).topic == "order"


@rule("CON-5.1")
def test_five_forts_win_in_conquest_mode() -> None:
    assert forts(ROME, 4, Scene(4, mode="conquest")).place(EndRound()).winners == [ROME]
    assert forts(ROME, 3, Scene(4, mode="conquest")).place(EndRound()).topic == "order"


@rule("CON-5.2", "CON-T1")
def test_forts_lost_before_the_end_of_the_round_do_not_win() -> None:
    reached = forts(ROME, 5, Scene(4)).place(Settle())
    assert reached.state.ended == "", "in mid-round nothing is checked"
    retaken = forts(ROME, 4, Scene(4).army("sicily", GREECE, infantry=1)).place(EndRound())
    assert retaken.topic == "order"


@rule("CON-5.3", "CON-T2")
def test_of_several_with_enough_forts_the_one_with_most_wins() -> None:
    scene = forts(CARTHAGE, 4, forts(ROME, 3, Scene(4, mode="conquest")))
    scene.army("asia_minor", CARTHAGE, cavalry=1).army("alps", ROME, cavalry=1)
    scene.coins(0, 90).place(EndRound())
    assert [len(scene.state.forts(seat)) for seat in (CARTHAGE, ROME)] == [6, 5]
    assert scene.winners == [CARTHAGE]


@rule("CON-5.3", "CON-T2")
def test_equal_numbers_of_forts_are_decided_by_points_among_them_alone() -> None:
    scene = forts(CARTHAGE, 3, forts(ROME, 3, Scene(4, mode="conquest")))
    scene.army("asia_minor", CARTHAGE, cavalry=1).army("alps", ROME, cavalry=1)
    scene.coins(5, 0, 0, 199).place(EndRound())
    assert scene.winners == [CARTHAGE]
    assert scene.told == ["ended-forts-tied"]
    result = scene.playing.result()
    assert result is not None
    assert (result.scores[EGYPT].total or 0) > (result.scores[CARTHAGE].total or 0)
    assert [score.rank for score in result.scores] == [1, 2, 4, 3]


@rule("CON-5.4")
def test_after_the_last_round_points_decide() -> None:
    scene = Scene(3).at(round=10).coins(0, 10, 0).place(EndRound())
    assert (scene.state.ended, scene.winners) == ("points", [ROME])


@rule("CON-A74")
def test_enough_forts_in_the_last_round_win_before_points_are_counted() -> None:
    scene = forts(ROME, 5, Scene(4)).at(round=10).coins(0, 0, 99).place(EndRound())
    assert (scene.state.ended, scene.winners) == ("forts", [ROME])


@rule("CON-5.13")
def test_who_has_neither_units_nor_territories_is_eliminated() -> None:
    scene = Scene().army("rome", CARTHAGE, cavalry=1).place(Settle())
    assert scene.nation(ROME).out
    assert GAME.out(scene.state) == [ROME]


@rule("CON-5.13")
def test_an_empty_capital_or_a_fleet_keeps_a_player_in() -> None:
    assert GAME.out(Scene().place(Settle()).state) == []
    afloat = Scene().army("rome", CARTHAGE, cavalry=1).army("tyrrhenian_sea", ROME, infantry=1)
    assert GAME.out(afloat.place(Settle()).state) == []


@rule("CON-5.16", "CON-A56")
def test_who_is_out_loses_cards_and_coins_and_leaves_the_order() -> None:
    scene = Scene().army("rome", CARTHAGE, cavalry=1).coins(0, 7).hand(ROME, "flank")
    scene.heroes(ROME, "furius_camillus").has(ROME, agent="trade.egypt", open=["fabius_maximus"])
    scene.built(ROME, "etruria").place(Settle())
    rome = scene.nation(ROME)
    assert (rome.coins, rome.hand, rome.heroes, rome.agent) == (0, [], [], None)
    assert scene.state.tactics_discards == ["flank.01"]
    assert scene.state.order == [CARTHAGE, GREECE, EGYPT]
    assert scene.state.lands["etruria"].built, "what was built stays"
    assert scene.told == ["out"]


@rule("CON-5.16")
def test_elimination_is_checked_at_the_end_of_a_round() -> None:
    scene = Scene().army("rome", CARTHAGE, cavalry=1).place(EndRound())
    assert scene.nation(ROME).out


@rule("CON-A56")
def test_the_last_one_left_wins_at_once() -> None:
    scene = Scene(3).army("rome", CARTHAGE, cavalry=1).army("athens", CARTHAGE, cavalry=1)
    scene.place(Settle(), EndRound())
    assert (scene.state.ended, scene.winners) == ("last", [CARTHAGE])
    result = scene.playing.result()
    assert result is not None
    assert [score.rank for score in result.scores] == [1, None, None]
    assert scene.told == ["out", "out", "ended-last"]


@rule("CON-A56", "CON-5.13")
@pytest.mark.parametrize("seed", ["0", "1", "2"])
def test_a_hunter_among_players_who_stand_still_is_the_last_one_left(seed: str) -> None:
    match = hunt(3, seed)
    result = match.result()
    assert (state_of(match).ended, GAME.out(state_of(match))) == ("last", [ROME, GREECE])
    assert result is not None
    assert result.winners == [HUNTER]


@rule("CON-A56", "CON-5.5")
def test_the_capital_of_who_is_out_is_still_worth_ten_points() -> None:
    scene = Scene().army("rome", CARTHAGE, cavalry=1).at(round=10).place(EndRound())
    result = scene.playing.result()
    assert result is not None
    assert [line.points for line in result.scores[CARTHAGE].lines] == [20]
    assert result.scores[ROME].total is None


@rule("CON-23.3")
def test_a_round_ends_with_forts_then_capitals_then_food() -> None:
    scene = Scene().army("rome", GREECE, infantry=1).army("apulia", ROME, infantry=1)
    scene.army("alps", ROME, cavalry=1).chronicle("bountiful_harvest")
    scene.has(ROME, temporary="apulia", fed=True, dynasty="active", partners=[GREECE])
    scene.place(EndRound())
    rome = scene.nation(ROME)
    assert (rome.temporary, rome.fed, rome.dynasty, rome.partners) == (None, False, "used", [])
    assert "bountiful_harvest" in scene.state.chronicle_discards
    assert (scene.state.round, scene.topic) == (3, "order")


def ending(scene: Scene, seat: int) -> Option:
    """What ends the campaign turn of a seat that has an army."""
    return scene.army("etruria", seat, infantry=1).place(March(seat), EndRound()).option(END)


@rule("CON-5.4")
def test_the_last_turn_of_the_last_round_ends_the_match_and_is_confirmed() -> None:
    last = ending(Scene(3).at(round=10), GREECE)
    assert (last.confirm, last.then) == (True, Text("conqueror-then-end"))
    waiting = Scene(3).at(round=10).army("crete", GREECE, infantry=1)
    for scene, seat in ((waiting, ROME), (Scene(3), GREECE)):
        option = ending(scene, seat)
        assert (option.confirm, option.then) == (False, None)


@rule("CON-A71", "CON-5.4")
def test_a_turn_after_which_nobody_can_march_ends_the_match_and_is_confirmed() -> None:
    assert ending(Scene(3).at(round=10), ROME).confirm
    tired = Scene(3).at(round=10).army("crete", GREECE, tired=True, infantry=1)
    assert ending(tired, ROME).confirm


@rule("CON-5.1")
def test_the_last_turn_of_a_round_ends_a_match_that_forts_have_won() -> None:
    assert ending(forts(ROME, 5, Scene(4)), EGYPT).confirm
    others = forts(ROME, 5, Scene(4)).army("nubia", EGYPT, infantry=1)
    assert not ending(others, GREECE).confirm, "others can still retake one"
