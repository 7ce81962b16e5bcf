"""What is kept of a battle for its report: what everybody saw, from the dice on."""

from tests.engines.frontier.build import ASH, ELK, Scene
from tests.engines.frontier.state import Fought, Report, Stack
from tests.engines.frontier.steps.rounds import Round


def reported(scene: Scene) -> Report:
    """The only battle that is told of."""
    (found,) = scene.state.reports
    return found


def test_a_battle_is_reported_once_it_is_over() -> None:
    scene = Scene().hand(ASH, "charge.01").battle(6, 1)
    assert scene.state.reports == []
    scene.answer("1", ["charge.01"])
    report = reported(scene)
    assert report.won
    assert (report.number, report.round) == (1, 1)
    assert (report.origin, report.target) == ("thornwood", "marrow")
    units = {"cavalry": 2, "infantry": 1}
    assert report.attack == Fought(ASH, units, [], 0, ["charge.01"], 6, 5 + 3 + 6)
    assert report.defence == Fought(None, {"infantry": 2}, [], 2, [], 1, 2 + 2 + 1)
    assert report.losses == [Stack(None, "marrow", {"infantry": 1})]
    assert report.trapped == {"infantry": 1}


def test_reinforcements_and_losses_of_all_owners_are_reported() -> None:
    scene = Scene().army("ashby", ELK, infantry=2).battle(6, 1).answer("ashby.defence")
    report = reported(scene)
    assert report.defence.helpers == [Stack(ELK, "ashby", {"infantry": 2})]
    assert Stack(ELK, "ashby", {"infantry": 1}) in report.losses


def test_where_beaten_defenders_went_is_reported() -> None:
    scene = Scene().army("marrow", ELK, archer=2).battle(6, 1, militia=0).answer("ashby")
    assert reported(scene).retreat == "ashby"
    assert reported(scene).trapped == {}


def test_whoever_is_out_by_a_battle_is_named_in_its_report() -> None:
    scene = Scene().army("alder", ASH, cavalry=3).dice(6, 1).march()
    scene.answer("alder.upper-zeal.all")
    assert reported(scene).fallen == ELK


def test_reports_are_kept_for_this_round_and_the_last() -> None:
    side = Fought(None, {}, [], 0, [], 1, 1)
    scene = Scene().at(round=2, battles=3)
    scene.start_state.reports = [
        Report(number, number, "thornwood", "marrow", side, side) for number in (1, 2)
    ]
    scene.place(Round())
    assert [one.number for one in scene.state.reports] == [2]
