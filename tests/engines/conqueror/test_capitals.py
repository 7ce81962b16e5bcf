"""Capitals and temporary capitals (CON-25)."""

from engines.conqueror.ids import NONE, PASS
from engines.conqueror.preview.food import supply
from engines.conqueror.preview.income import taxes
from engines.conqueror.scoring import lines
from engines.conqueror.steps.campaign import March
from engines.conqueror.steps.capitals import Settle
from engines.conqueror.steps.policies import AgentAction
from engines.conqueror.steps.rounds import EndRound
from engines.conqueror.steps.year import NewYear
from tests.engines.conqueror.build import CARTHAGE, GREECE, ROME, Scene
from tests.engines.conqueror.fighting import attack, dice
from tests.engines.scene import said
from tests.rulebook import rule


def fallen(*lands: str) -> Scene:
    """Carthage holds Rome, and Rome these territories with one infantry each."""
    scene = Scene().army("rome", CARTHAGE, cavalry=1)
    for land in lands:
        scene.army(land, ROME, infantry=1)
    return scene


def points(scene: Scene, seat: int) -> dict[str, int]:
    """The points of a seat by what they are for."""
    told = lines(scene.state, seat)
    return {line.reason.key.removeprefix("conqueror-points-"): line.points for line in told}


@rule("CON-25.1")
def test_every_nation_in_play_has_a_capital_that_is_a_great_fort() -> None:
    game = Scene(6).place().state
    assert all(game.fort_at(nation.capital) == "great" for nation in game.nations)
    assert game.home_of("rome") == ROME


@rule("CON-25.2", "CON-A38", "CON-T21")
def test_who_loses_the_capital_and_has_no_great_fort_may_set_one_up() -> None:
    scene = fallen("sicily", "etruria", "tyrrhenian_sea").place(Settle())
    assert (scene.pending.seat, scene.topic) == (ROME, "capital")
    assert scene.options == ["etruria", "sicily", NONE]
    scene.answer("sicily")
    assert scene.nation(ROME).temporary == "sicily"
    assert scene.told == ["capital"]


@rule("CON-25.2", "CON-A39")
def test_with_another_great_fort_none_is_offered() -> None:
    assert not fallen("sicily", "alps").place(Settle()).playing.table.pending
    captured = fallen("sicily").army("carthage", ROME, cavalry=1)
    assert not captured.place(Settle()).playing.table.pending


@rule("CON-25.3", "CON-A79")
def test_it_is_one_great_fort_with_food_and_a_coin() -> None:
    scene = fallen("etruria").has(ROME, temporary="etruria").place()
    assert scene.state.forts(ROME, "great") == ["etruria"]
    assert supply(scene.state, ROME) == 1
    assert taxes(scene.state, ROME) == {"base": 3, "lands": 1, "temporary": 1}


@rule("CON-25.4", "CON-A27", "CON-T21")
def test_on_a_small_fort_the_better_value_counts() -> None:
    scene = fallen("sicily").has(ROME, temporary="sicily").place()
    assert scene.state.forts(ROME) == ["sicily"]
    assert scene.state.fort_at("sicily") == "great"
    assert points(scene, ROME) == {"temporary": 6}
    scene.nation(ROME).temporary = None
    assert scene.state.fort_at("sicily") == "small"
    assert points(scene, ROME) == {"small": 4}


@rule("CON-25.5")
def test_a_conquered_one_moves_to_another_land() -> None:
    scene = fallen("etruria", "apulia").army("sicily", GREECE, infantry=1)
    scene.has(ROME, temporary="sicily").place(Settle())
    assert scene.options == ["etruria", "apulia"]
    scene.answer("apulia")
    assert scene.nation(ROME).temporary == "apulia"
    assert scene.told == ["capital-back", "capital"]


def test_who_is_asked_can_read_what_such_a_capital_is() -> None:
    offered = fallen("sicily", "etruria").place(Settle())
    assert offered.pending.rules == ["CON-25.2", "CON-25.3", "CON-25.4", "CON-25.6"]
    moved = fallen("etruria", "apulia").army("sicily", GREECE, infantry=1)
    moved.has(ROME, temporary="sicily").place(Settle())
    assert moved.pending.rules == ["CON-25.5", "CON-25.3", "CON-25.4", "CON-25.6"]


@rule("CON-25.5")
def test_it_moves_too_when_its_territory_is_left_empty() -> None:
    scene = fallen("etruria").has(ROME, temporary="sicily").place(Settle())
    assert scene.nation(ROME).temporary == "etruria", "with one land left there is no choice"


@rule("CON-25.5")
def test_without_land_it_goes_back_until_land_is_conquered() -> None:
    scene = fallen("tyrrhenian_sea").has(ROME, temporary="sicily").place(Settle())
    assert scene.nation(ROME).temporary is None
    assert not scene.playing.table.pending
    conquered = fallen("tyrrhenian_sea", "apulia").place(Settle())
    assert conquered.options == ["apulia", NONE]


@rule("CON-25.6", "CON-25.8", "CON-T21", "CON-23.3")
def test_it_goes_back_at_the_end_of_a_round_with_a_great_fort() -> None:
    scene = fallen("sicily").army("alps", ROME, cavalry=2).has(ROME, temporary="sicily")
    scene.place(Settle())
    assert scene.nation(ROME).temporary == "sicily", "not before the end of the round"
    scene = fallen("sicily").army("alps", ROME, cavalry=2).has(ROME, temporary="sicily")
    scene.place(EndRound())
    assert scene.nation(ROME).temporary is None
    assert scene.state.fort_at("sicily") == "small"


@rule("CON-25.6", "CON-25.8")
def test_it_stays_if_the_great_fort_is_lost_again_in_the_round() -> None:
    scene = fallen("sicily").army("alps", ROME, cavalry=2).has(ROME, temporary="sicily")
    scene.place(Settle(), AgentAction(CARTHAGE), EndRound())
    lost = scene.state.lands["alps"]
    scene.state.remove(ROME, lost.army.units)
    lost.army.clear()
    scene.state.abandon("alps")
    scene.answer(PASS)
    assert scene.state.round == 3
    assert scene.nation(ROME).temporary == "sicily"


@rule("CON-25.7", "CON-5.8")
def test_it_is_worth_six_points_at_the_end() -> None:
    scene = fallen("etruria").has(ROME, temporary="etruria").at(round=10).place(EndRound())
    result = scene.playing.result()
    assert result is not None
    told = {line.reason.key: line.points for line in result.scores[ROME].lines}
    assert told["conqueror-points-temporary"] == 6


@rule("CON-25.9")
def test_the_temporary_capital_itself_is_no_great_fort_to_ask_for_one() -> None:
    scene = fallen("sicily", "etruria").has(ROME, temporary="sicily").place(EndRound())
    assert scene.nation(ROME).temporary == "sicily"


@rule("CON-A38")
def test_who_declines_is_asked_again_after_a_conquest_and_at_new_year() -> None:
    scene = fallen("etruria").place(Settle(), Settle(), NewYear()).answer(NONE)
    assert scene.topic == "order", "nothing has changed since"
    scene.answer(scene.safe)
    assert (scene.pending.seat, scene.topic) == (ROME, "capital")
    conquered = fallen("etruria", "apulia").has(ROME, declined=["etruria"]).place(Settle())
    assert conquered.options == ["etruria", "apulia", NONE]


@rule("CON-A68")
def test_who_loses_the_last_great_fort_later_is_asked_then() -> None:
    held = fallen("etruria", "alps").has(ROME, declined=["etruria"]).place(Settle())
    assert held.nation(ROME).declined == []
    lost = fallen("etruria").place(Settle())
    assert lost.topic == "capital"


def test_all_who_are_concerned_are_asked_at_once() -> None:
    scene = fallen("etruria").army("athens", CARTHAGE, cavalry=1).army("crete", GREECE, infantry=1)
    scene.place(Settle())
    assert [one.seat for one in scene.playing.table.pending.values()] == [ROME, GREECE]
    scene.say(GREECE, "crete").say(ROME, NONE)
    assert [scene.nation(seat).temporary for seat in (ROME, GREECE)] == [None, "crete"]


def test_the_safe_place_is_where_most_units_stand() -> None:
    scene = fallen("etruria", "sicily").army("sicily", ROME, cavalry=1).place(Settle())
    assert scene.safe == "sicily"


@rule("CON-25.4")
def test_each_place_tells_its_fort_its_units_and_who_could_attack_it() -> None:
    scene = fallen("sicily", "berber").army("ionian_sea", GREECE, cavalry=3)
    scene.army("tyrrhenian_sea", CARTHAGE, infantry=1).place(Settle())
    told = {place: said(scene.option(place).hint, "en") for place in ("sicily", "berber")}
    assert told == {
        "sicily": "Its small fort adds nothing · 1 infantry"
        " · Cleo could attack with 3 units, another army too",
        "berber": "1 infantry · no army is close enough to attack it",
    }


def test_the_army_that_has_just_taken_the_capital_is_a_danger_to_a_temporary_one() -> None:
    scene = Scene().army("rome", CARTHAGE, tired=True, cavalry=4).army("etruria", ROME, infantry=1)
    scene.has(CARTHAGE, partners=[ROME]).place(Settle())
    hint = said(scene.option("etruria").hint, "en")
    assert hint == "1 infantry · Ana could attack with 4 units"


@rule("CON-25.4")
def test_the_largest_army_that_could_attack_is_named_and_the_others_are_counted() -> None:
    scene = fallen("sicily", "berber").army("ionian_sea", GREECE, cavalry=3)
    scene.army("tyrrhenian_sea", CARTHAGE, infantry=1).place(Settle())
    hint = scene.option("sicily").hint
    assert said(hint, "en").endswith("Cleo could attack with 3 units, another army too")
    assert said(hint, "es").endswith("amenaza: Cleo con 3 unidades, y otro ejército")


@rule("CON-25.5")
def test_who_leaves_a_temporary_capital_reads_that_it_goes_with_the_land() -> None:
    scene = fallen("etruria", "sicily").army("sicily", ROME, cavalry=1)
    scene.has(ROME, temporary="sicily").place(March(ROME))
    every, some = (
        said(scene.option(f"sicily.apulia.{part}").hint, "en") for part in ("all", "some")
    )
    assert every.endswith("· you give up Sicily and your temporary capital")
    assert "give up" not in some


@rule("CON-25.5")
def test_whoever_moves_in_from_a_temporary_capital_reads_what_that_gives_up() -> None:
    scene = fallen("iberia").army("etruria", ROME, cavalry=4).has(ROME, temporary="etruria")
    attack(dice(scene, "melee", 4, 1), ROME, "etruria", "rome")
    told = said(scene.option(NONE).hint, "en")
    assert told == "You give up the territory they came from and your temporary capital there"
