"""Preparation: sealed plans, their order, units without food, food stored and spent, and the story."""

import pytest

from engines.conqueror.ids import ALL, DONE, PASS, STORE, TOKEN
from engines.conqueror.preview.food import supply
from engines.conqueror.steps.policies import AgentAction
from engines.conqueror.steps.preparation import Preparation
from engines.conqueror.steps.rounds import EndRound
from engines.core import IllegalMove, UndoRefused
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.conqueror.preparing import done, offered, prepare
from tests.engines.scene import said
from tests.rulebook import rule


@rule("CON-14.1", "CON-8.1")
def test_all_prepare_at_the_same_time() -> None:
    scene = prepare(Scene())
    pending = scene.playing.table.pending.values()
    assert {one.seat for one in pending} == {CARTHAGE, ROME, GREECE, EGYPT}
    assert all(one.secret for one in pending)


@rule("CON-14.9")
def test_plans_stay_sealed_until_all_are_done() -> None:
    scene = prepare(Scene()).say(ROME, "recruit.rome.cavalry", DONE)
    assert scene.units("rome") == {}
    assert scene.events == []
    assert scene.playing.view(GREECE).state.nations[ROME].plan == []
    assert scene.playing.view(ROME).state.nations[ROME].plan == ["recruit.rome.cavalry"]
    assert done(scene).units("rome") == {"cavalry": 1}


@rule("CON-14.9")
def test_a_plan_can_be_changed_until_all_are_done() -> None:
    scene = prepare(Scene()).say(ROME, "recruit.rome.cavalry", DONE)
    for _ in range(2):
        scene.playing.undo(ROME)
    done(scene.say(ROME, "recruit.rome.archer.archer"))
    assert scene.units("rome") == {"archer": 2}


@rule("CON-14.9")
def test_plans_are_told_in_turn_order_a_line_for_each_player() -> None:
    scene = prepare(Scene().at(order=[EGYPT, ROME, GREECE, CARTHAGE]))
    done(scene.say(ROME, "recruit.rome.cavalry").say(CARTHAGE, ALL))
    assert [event.by for event in scene.events] == [EGYPT, ROME, GREECE, CARTHAGE]
    assert scene.told == ["idle", "prepared", "idle", "prepared"]


@rule("CON-14.1")
def test_players_may_prepare_in_turn_order() -> None:
    scene = prepare(Scene(preparation="turn_order").at(order=[ROME, CARTHAGE, GREECE, EGYPT]))
    assert (scene.pending.seat, scene.pending.secret) == (ROME, True)
    scene.answer("recruit.rome.cavalry", DONE)
    assert scene.units("rome") == {"cavalry": 1}
    assert scene.told == ["prepared"]
    assert scene.pending.seat == CARTHAGE


@rule("CON-14.1")
def test_only_in_turn_order_preparation_is_somebody_s_turn() -> None:
    scene = Scene(preparation="turn_order").at(order=[ROME, CARTHAGE, GREECE, EGYPT], active=EGYPT)
    prepare(scene)
    assert scene.state.active == ROME
    scene.say(ROME, DONE)
    assert scene.state.active == CARTHAGE
    assert prepare(Scene().at(active=EGYPT)).state.active is None


def test_in_turn_order_what_was_chosen_is_final_once_all_see_it() -> None:
    scene = prepare(Scene(preparation="turn_order").at(order=[ROME, CARTHAGE, GREECE, EGYPT]))
    scene.answer("recruit.rome.infantry")
    assert scene.option(DONE).confirm
    assert not scene.option("recruit.rome.archer").confirm
    scene.playing.undo(ROME)
    scene.answer("recruit.rome.cavalry", DONE)
    with pytest.raises(UndoRefused):
        scene.playing.undo(ROME)


@rule("CON-14.1")
def test_in_turn_order_nothing_comes_to_light_of_who_had_no_choice() -> None:
    scene = Scene(preparation="turn_order").at(order=[ROME, CARTHAGE, GREECE, EGYPT])
    scene.army("rome", GREECE, infantry=1).army("etruria", ROME, infantry=1)
    scene.has(ROME, declined=["etruria"])
    scene.place(AgentAction(CARTHAGE), Preparation()).answer(PASS)
    assert (scene.pending.seat, scene.topic) == (CARTHAGE, "preparation")
    scene.playing.undo(CARTHAGE)
    assert scene.topic == "agent"


@rule("CON-14.1", "CON-4.6")
def test_in_turn_order_what_one_gives_up_is_there_for_the_next() -> None:
    scene = Scene(preparation="turn_order").at(order=[GREECE, ROME, CARTHAGE, EGYPT])
    scene.army("rome", GREECE, infantry=1).army("thrace", GREECE, infantry=7, cavalry=1)
    scene.army("sicily", ROME, infantry=1)
    prepare(scene).answer("surplus.rome.infantry.1", "surplus.thrace.infantry.2", DONE)
    assert "recruit.rome.cavalry" in scene.options


@rule("CON-14.2")
def test_whoever_can_do_nothing_is_not_asked() -> None:
    scene = Scene().army("rome", GREECE, infantry=1).army("etruria", ROME, infantry=1)
    prepare(scene)
    assert ROME not in {one.seat for one in scene.playing.table.pending.values()}
    assert [(one.by, one.key) for one in done(scene).events][1] == (ROME, "conqueror-event-idle")


def test_whoever_has_planned_something_ends_it_themselves() -> None:
    scene = prepare(Scene()).say(ROME, "recruit.rome.cavalry")
    assert scene.offered(ROME) == [DONE]


# --- units without food


@rule("CON-15.3", "CON-15.8", "CON-T8")
def test_a_lost_territory_costs_units_at_the_next_preparation_and_not_before() -> None:
    """Two food and eight units; a food territory is lost, and two units have to go."""
    scene = Scene().army("etruria", ROME, infantry=6, cavalry=2)
    scene.place(EndRound(), Preparation())
    while scene.state.phase != "preparation":
        pending = next(iter(scene.playing.table.pending.values()))
        scene.say(pending.seat, scene.playing.default_for(pending.id))
    assert scene.units("etruria") == {"cavalry": 2, "infantry": 6}
    assert scene.ask(ROME).prompt.args == {"n": 2, "fed": 8, "limit": 6}


@rule("CON-15.3")
def test_surplus_units_of_choice_go_back_to_the_barracks_before_anything_else() -> None:
    scene = prepare(Scene().army("etruria", ROME, infantry=6, cavalry=2))
    assert offered(scene, ROME, "surplus") == [
        "etruria.infantry.2",
        "etruria.infantry.1",
        "etruria.cavalry.2",
        "etruria.cavalry.1",
    ]
    assert scene.offered(ROME)[0] == ALL
    assert DONE not in scene.offered(ROME)
    scene.say(ROME, "surplus.etruria.cavalry.1", "surplus.etruria.infantry.1")
    assert scene.offered(ROME) == [DONE]
    done(scene)
    assert scene.units("etruria") == {"cavalry": 1, "infantry": 5}
    assert scene.nation(ROME).barracks == {"cavalry": 4, "infantry": 3, "archer": 3}


@rule("CON-15.3", "CON-4.5")
def test_units_that_leave_a_territory_empty_leave_its_food_too() -> None:
    scene = Scene().army("etruria", ROME, infantry=6, cavalry=2).army("sicily", ROME, archer=1)
    prepare(scene).say(ROME, "surplus.sicily.archer.1")
    assert scene.ask(ROME).prompt.args == {"n": 2, "fed": 8, "limit": 6}
    assert offered(scene, ROME, "recruit") == []
    done(scene.say(ROME, "surplus.etruria.infantry.2"))
    assert scene.state.owner("sicily") is None


@rule("CON-15.3", "CON-4.4")
def test_the_last_unit_of_a_capital_may_go_without_the_capital() -> None:
    scene = Scene().army("etruria", ROME, infantry=6).army("rome", ROME, archer=1)
    done(prepare(scene).say(ROME, "surplus.rome.archer.1"))
    assert scene.state.owner("rome") == ROME


@rule("CON-15.3", "CON-25.5")
def test_a_temporary_capital_that_is_given_up_moves() -> None:
    scene = Scene().army("rome", GREECE, infantry=1).has(ROME, temporary="sicily")
    scene.army("etruria", ROME, infantry=8).army("sicily", ROME, archer=1)
    prepare(scene).say(ROME, "surplus.sicily.archer.1", "surplus.etruria.infantry.2")
    assert offered(scene, ROME, "recruit") == []
    done(scene)
    assert scene.nation(ROME).temporary == "etruria"


@rule("CON-15.3")
def test_exhausted_units_go_first() -> None:
    scene = Scene().army("etruria", ROME, infantry=5)
    scene.army("etruria", ROME, tired=True, infantry=2)
    done(prepare(scene).say(ROME, "surplus.etruria.infantry.1"))
    army = scene.state.lands["etruria"].army
    assert (army.fresh, army.tired) == ({"infantry": 5}, {"infantry": 1})


@rule("CON-15.3")
def test_the_usual_loss_is_infantry_from_open_country() -> None:
    scene = Scene().army("sicily", ROME, infantry=2).army("etruria", ROME, infantry=6, archer=2)
    done(prepare(scene).say(ROME, ALL))
    assert scene.units("etruria") == {"infantry": 4, "archer": 2}
    assert scene.units("sicily") == {"infantry": 2}


@rule("CON-15.3")
def test_the_usual_loss_gives_up_no_territory_for_want_of_food() -> None:
    scene = Scene().army("corsica", ROME, infantry=1).army("rome", ROME, cavalry=4, archer=2)
    done(prepare(scene).say(ROME, ALL))
    assert scene.state.owner("corsica") == ROME
    assert scene.units("rome") == {"cavalry": 4, "archer": 1}


# --- stored food


@rule("CON-15.5", "CON-15.7", "CON-T9")
def test_food_beyond_what_is_needed_can_be_stored_after_recruiting() -> None:
    """Four food and seven units, which need two."""
    scene = Scene().has(ROME, districts={"granary": 3}).army("etruria", ROME, infantry=7)
    done(prepare(scene).say(ROME, STORE))
    assert scene.nation(ROME).stored
    assert scene.event("prepared").by == ROME


@rule("CON-15.5", "CON-15.7")
def test_whoever_recruits_too_many_has_no_food_to_store() -> None:
    scene = Scene().has(ROME, districts={"granary": 3}).army("etruria", ROME, infantry=7)
    assert STORE in prepare(scene).offered(ROME)
    scene.say(ROME, "recruit.rome.archer.archer")
    assert scene.offered(ROME) == [DONE]


@rule("CON-15.5")
def test_only_one_food_is_ever_stored() -> None:
    scene = Scene().has(ROME, districts={"granary": 3}, stored=True)
    assert STORE not in prepare(scene).offered(ROME)


@rule("CON-15.5")
def test_one_food_too_many_is_not_enough_to_store() -> None:
    scene = Scene().has(ROME, districts={"granary": 2}).army("etruria", ROME, infantry=7)
    assert STORE not in prepare(scene).offered(ROME)


@rule("CON-15.6", "CON-14.9")
def test_stored_food_feeds_two_units_more_until_the_end_of_the_round() -> None:
    scene = Scene().has(ROME, stored=True).army("etruria", ROME, infantry=6)
    assert offered(prepare(scene), ROME, "recruit") == []
    done(scene.say(ROME, TOKEN, "recruit.rome.archer.archer"))
    assert (scene.nation(ROME).stored, scene.nation(ROME).fed) == (False, True)
    assert scene.units("rome") == {"archer": 2}


@rule("CON-15.6", "CON-23.3", "CON-T9")
def test_food_that_was_spent_is_gone_at_the_end_of_the_round() -> None:
    scene = Scene().has(ROME, districts={"granary": 3}, stored=True)
    scene.place(Preparation(), Preparation(), EndRound())
    done(scene.say(ROME, TOKEN))
    assert supply(scene.state, ROME) == 4 + 1
    done(scene)
    assert supply(scene.state, ROME) == 4


@rule("CON-14.9", "CON-15.6")
def test_stored_food_saves_units_if_it_is_spent_first() -> None:
    scene = prepare(Scene().has(ROME, stored=True).army("etruria", ROME, infantry=8))
    assert TOKEN in scene.offered(ROME)
    scene.say(ROME, TOKEN)
    assert offered(scene, ROME, "surplus") == []


@rule("CON-14.9")
def test_stored_food_comes_too_late_once_units_have_gone() -> None:
    scene = prepare(Scene().has(ROME, stored=True).army("etruria", ROME, infantry=8))
    scene.say(ROME, "surplus.etruria.infantry.1")
    assert TOKEN not in scene.offered(ROME)


@rule("CON-15.6")
def test_the_usual_is_to_spend_stored_food_only_if_that_saves_units() -> None:
    saved = prepare(Scene().has(ROME, stored=True).army("etruria", ROME, infantry=8))
    done(saved.say(ROME, ALL))
    assert (saved.nation(ROME).fed, saved.units("etruria")) == (True, {"infantry": 8})
    kept = done(prepare(Scene().has(ROME, stored=True)).say(ROME, ALL))
    assert kept.nation(ROME).stored


@rule("CON-A17", "CON-15.7")
def test_food_is_not_stored_and_spent_in_one_round() -> None:
    scene = Scene().has(ROME, districts={"granary": 3}, stored=True)
    prepare(scene).say(ROME, TOKEN)
    assert STORE not in scene.offered(ROME)


@rule("CON-A63")
def test_food_of_a_changed_dynasty_counts_for_storing() -> None:
    scene = Scene().has(ROME, districts={"granary": 1}, dynasty="active")
    assert STORE in prepare(scene.army("etruria", ROME, infantry=7)).offered(ROME)


@rule("CON-A64", "CON-9.5")
def test_the_food_that_a_changed_dynasty_goes_on_to_give_counts_for_storing() -> None:
    scene = Scene().has(ROME, districts={"granary": 1}, dynasty="used")
    assert STORE in prepare(scene.army("etruria", ROME, infantry=5)).offered(ROME)


# --- coins


@rule("CON-A66")
def test_coins_of_a_sealed_plan_cannot_be_given_away() -> None:
    scene = prepare(Scene().coins(0, 7)).say(ROME, "hero.furius_camillus")
    act = scene.playing.view(ROME).act
    assert act is not None
    with pytest.raises(IllegalMove):
        scene.playing.answer(act.id, ROME, {str(GREECE): 4})
    scene.playing.answer(act.id, ROME, {str(GREECE): 3})
    assert done(scene).nation(ROME).coins == 0


@rule("CON-A66")
def test_coins_that_were_received_can_be_spent() -> None:
    scene = prepare(Scene().coins(5, 0)).say(ROME, DONE)
    act = scene.playing.view(CARTHAGE).act
    assert act is not None
    scene.playing.answer(act.id, CARTHAGE, {str(ROME): 3})
    scene.playing.undo(ROME)
    done(scene.say(ROME, "elite.rome"))
    assert scene.units("rome") == {"elite": 1}


# --- the story


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["spent the stored food", "Etruria", "bought Furius Camillus for 4 coins"]),
        ("es", ["ha gastado el alimento almacenado", "Etruria", "a Furio Camilo por 4 monedas"]),
    ],
)
def test_a_line_tells_all_that_somebody_has_done(lang: str, told: list[str]) -> None:
    scene = Scene().coins(0, 4).has(ROME, stored=True).army("etruria", ROME, infantry=8, archer=1)
    prepare(scene).say(ROME, TOKEN, "surplus.etruria.infantry.1", "hero.furius_camillus")
    event = done(scene).event("prepared")
    line = said(event.text(ROME), lang)
    assert all(part in line for part in told)
    assert "Fur" not in said(event.text(GREECE), lang)
