"""Who is out, who wins, and the horde."""

import pytest

from engines.core import View
from engines.core.players import RandomPlayer
from engines.core.playout import playout
from tests.engines.frontier.build import ASH, ELK, HERON, Scene, begin
from tests.engines.frontier.game import FRONTIER
from tests.engines.frontier.rules.prey import prey
from tests.engines.frontier.scoring import lines, worths
from tests.engines.frontier.steps.campaign import Campaign, Turn
from tests.engines.frontier.steps.rounds import EndRound
from tests.engines.frontier.words import land_name, units
from tests.rulebook import rule


def falls(players: int = 3) -> Scene:
    """Ash takes the capital of Elk."""
    scene = Scene(players).coins(1, 4).hand(ELK, "feint.01").army("alder", ASH, cavalry=3)
    scene.army("pinewater", ELK, tired=True, infantry=2).dice(6, 1).march()
    return scene.answer("alder.upper-zeal.all", "0")


@rule("FRO-7.1", "FRO-7.2")
def test_whoever_loses_their_capital_is_out() -> None:
    scene = falls()
    elk = scene.state.realms[ELK]
    assert FRONTIER.out(scene.state) == [ELK]
    assert (elk.coins, elk.hand, scene.state.held(ELK)) == (0, [], [])
    assert (scene.state.lands["pinewater"].owner, scene.units("pinewater")) == (None, {})
    assert scene.state.realms[ASH].coins == 1 + 4
    assert scene.state.discards == ["feint.01"]


@rule("FRO-7.3")
def test_whoever_is_out_takes_no_turn() -> None:
    scene = falls()
    assert scene.state.order == [ASH, HERON]
    later = Scene().army("hart-hills", HERON, infantry=1)
    later.start_state.realms[ELK].out = True
    later.start_state.lands["upper-zeal"].owner = None
    later.at(order=[ASH, HERON]).place(Turn(ELK), Campaign())
    assert later.pending.seat == HERON


@rule("FRO-8.2")
def test_the_last_one_wins_at_once() -> None:
    scene = falls(2)
    assert scene.playing.over
    assert (scene.state.ended, scene.winners) == ("last", [ASH])
    result = scene.playing.result()
    assert result is not None
    assert [(score.total, score.rank) for score in result.scores] == [(11, 1), (None, None)]


@rule("FRO-8.2")
def test_the_horde_counts_as_one_that_is_left() -> None:
    scene = Scene(1, horde=True).army("ashby", ASH, cavalry=3).dice(6, 1).march()
    scene.answer("ashby.quince.all")
    assert (scene.state.ended, scene.winners) == ("last", [ASH])


@rule("FRO-8.1", "FRO-8.7")
def test_equal_points_after_the_last_round_share_the_victory() -> None:
    scene = Scene(2).at(round=6).place(EndRound())
    assert (scene.state.ended, scene.winners) == ("rounds", [ASH, ELK])


@rule("FRO-8.3")
@pytest.mark.parametrize(("capitals", "champion"), [(2, None), (3, ELK)])
def test_three_capitals_at_the_end_of_a_round_win(capitals: int, champion: int | None) -> None:
    scene = Scene().coins(20)
    for land in ("upper-zeal", "greywell", "bell-isle")[:capitals]:
        scene.army(land, ELK)
    scene.place(EndRound())
    assert scene.state.champion == champion
    assert scene.playing.over == (champion is not None)


@rule("FRO-8.3")
def test_of_several_conquerors_whoever_acted_first_wins() -> None:
    scene = Scene(2).at(order=[ELK, ASH])
    for seat, lands in ((ASH, ("greywell", "bell-isle")), (ELK, ("hart-hills", "cinder-coast"))):
        for land in lands:
            scene.army(land, seat)
    assert scene.place(EndRound()).winners == [ELK]


@rule("FRO-8.5", "FRO-EX4")
def test_points_are_for_lands_forts_capitals_and_coins() -> None:
    scene = Scene().coins(7)
    for land in ("marrow", "emberley", "westmark", "alder", "thornwood", "ashby"):
        scene.army(land, ASH, infantry=1)
    assert [line.points for line in lines(scene.place().state, ASH)] == [7, 4, 4, 2]


@rule("FRO-8.6")
@pytest.mark.parametrize(("forts", "kept"), [(2, False), (3, True)])
def test_a_broken_oath_is_the_loss_of_all(forts: int, *, kept: bool) -> None:
    scene = Scene(2, oath="on").at(round=6)
    for land in ("marrow", "emberley")[: forts - 1]:
        scene.army(land, ASH, infantry=1)
    scene.place(EndRound())
    assert (scene.winners == []) != kept
    assert scene.state.ended == ("rounds" if kept else "oath")


# --- the horde


@rule("FRO-8.4", "FRO-9.3")
def test_the_horde_wins_when_no_player_is_left() -> None:
    scene = Scene(1, horde=True).army("ironside", 1, infantry=1).army("upper-zeal", 1, infantry=1)
    scene.start_state.realms[ASH].capital = "marrow"
    scene.army("ironside", None).army("marrow", ASH, infantry=1).army("ashby", 1, infantry=9)
    scene.dice(6, 1).place(Turn(1))
    assert (scene.state.ended, scene.winners) == ("conquest", [1])


@rule("FRO-9.1")
@pytest.mark.parametrize(("round_", "recruits"), [(1, 3), (4, 6)])
def test_the_horde_grows_each_round(round_: int, recruits: int) -> None:
    scene = Scene(1, horde=True).at(round=round_).place(Turn(1))
    assert scene.event("recruited").data["units"] == units({"infantry": recruits})


@rule("FRO-9.1")
def test_without_its_capital_the_horde_grows_in_its_first_land() -> None:
    scene = Scene(2, horde=True).army("quince", ASH, infantry=1).army("plover", 2, infantry=1)
    scene.army("oxbow", 2, infantry=1).place(Turn(2))
    assert scene.event("recruited").data["land"] == land_name("Oxbow")


@rule("FRO-9.2")
def test_the_horde_rides_a_shortest_way_to_a_player() -> None:
    scene = Scene(1, horde=True).place()
    assert prey(scene.state, 1, "quince") == ["ashby"]
    scene.state.lands["bell-isle"].owner = ASH
    assert prey(scene.state, 1, "quince") == ["plover"]
    scene.state.lands["alder"].owner = ASH
    assert prey(scene.state, 1, "quince") == ["ashby", "plover"]


@rule("FRO-9.2")
def test_each_army_of_the_horde_rides_once_and_leaves_one_behind() -> None:
    scene = Scene(1, horde=True).army("quince", 1, infantry=4).army("upper-zeal", 1, infantry=2)
    scene.place(Turn(1))
    assert scene.units("quince") == {"infantry": 1}
    assert scene.units("ashby") == {"infantry": 6}
    assert scene.units("alder") == {"infantry": 1}


@rule("FRO-9.3")
def test_the_horde_neither_reinforces_nor_retreats() -> None:
    scene = Scene(2, horde=True).army("marrow", 2, infantry=2).army("ivory-cape", 2, infantry=2)
    scene.battle(6, 1, militia=0)
    assert scene.units("ivory-cape") == {"infantry": 2}
    assert {"won", "aside", "retreated"} & set(scene.told) == {"won"}
    assert scene.playing.over, "nobody was asked anything"


# --- simple players


def test_a_seat_that_is_out_is_worth_least() -> None:
    scene = falls()
    found = worths(View(scene.state, None, [], [], over=False))
    assert found[ASH] > found[HERON] > found[ELK]


def test_players_in_a_hurry_answer_little() -> None:
    hasty, patient = (
        playout(begin(3), [RandomPlayer()] * 3, patience=n).decisions for n in (0, 999)
    )
    assert hasty < patient / 2
