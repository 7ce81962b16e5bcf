"""What stands at the head of a panel, and where the game is."""

from engines.conqueror.game import GAME
from engines.conqueror.ids import NONE, PASS, YES
from engines.conqueror.routines import ROUTINES
from engines.conqueror.steps.dynasty import Dynasty
from engines.conqueror.steps.policies import AgentAction
from engines.core import Text
from tests.engines.conqueror.build import CARTHAGE, EGYPT, ROME, Scene, begin, state_of
from tests.engines.scene import at_random, said


def test_the_head_of_a_panel_tells_coins_cards_units_forts_and_food() -> None:
    scene = Scene().coins(0, 7).army("sicily", ROME, cavalry=1, infantry=2).hand(ROME, "flank")
    scene.heroes(ROME, "furius_camillus").place()
    told = [said(one, "en") for one in GAME.purse(scene.playing.view(ROME), ROME)]
    assert told == [
        "7 coins",
        "+4 in Taxes",
        "1 tactics card",
        "1 hero",
        "1 cavalry and 2 infantry",
        "2 of 6 forts",
        "2 food (for 8 units, you have 3)",
    ]


def test_where_the_game_is_names_whose_turn_it_is() -> None:
    scene = Scene().at(phase="policies", active=ROME).place()
    assert (
        said(GAME.moment(scene.state), "en")
        == "Round 2 of 10: Policies, Ben\N{RIGHT SINGLE QUOTATION MARK}s turn"
    )
    scene.state.active = None
    assert said(GAME.moment(scene.state), "es") == "Ronda 2 de 10: Políticas"
    scene.state.round, scene.state.phase = 0, "purchases"
    assert said(GAME.moment(scene.state), "en") == "Before the first round"


def test_standing_orders_answer_as_they_say() -> None:
    by_key = {one.key: one for one in ROUTINES}
    scene = Scene(3).at(round=6, phase="year").place(Dynasty(ROME))
    assert by_key["dynasty"].answer(scene.pending) == YES
    assert by_key["no-dynasty"].answer(scene.pending) == NONE
    again = Scene().has(EGYPT, space=7, agent="trade.rome").place(AgentAction(EGYPT, again=True))
    assert by_key["no-redeploy"].answer(again.pending) == PASS
    assert again.pending.prompt.key in by_key["no-redeploy"].kinds


def test_players_in_a_hurry_do_nothing_they_need_not() -> None:
    scene = Scene().coins(20, 20).place(AgentAction(ROME))
    assert GAME.hurry(scene.playing.view(ROME), scene.pending) == PASS


def test_more_points_forts_and_units_are_worth_more() -> None:
    scene = Scene().army("sicily", ROME, infantry=3).army("etruria", EGYPT, infantry=1)
    view = scene.place(AgentAction(ROME)).playing.view(None)
    worths = GAME.worths(view)
    assert worths[ROME] > worths[EGYPT] > worths[CARTHAGE]


def test_a_battle_has_help_of_its_own() -> None:
    match = begin(3, "help", mode="conquest")
    phases = {GAME.phase(state_of(playing)) for playing, _ in at_random(match, "help")}
    assert phases == {"purchases", "year", "policies", "preparation", "campaign", "battle", "end"}
    for one in phases:
        assert said(Text(f"conqueror-help-phase-{one}"), "es")


def test_what_all_plan_at_once_is_nobodys_turn() -> None:
    scene = Scene().at(phase="preparation", active=ROME).place()
    assert said(GAME.moment(scene.state), "en") == "Round 2 of 10: Preparation"
    scene.state.sealed = False
    assert "turn" in said(GAME.moment(scene.state), "en"), "openly, one plans after the other"
