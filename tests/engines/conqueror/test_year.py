"""New Year: agents back, hourglass and turn order, chronicle (CON-8)."""

import pytest

from engines.conqueror.ids import NONE, PASS
from engines.conqueror.preview.order import next_first
from engines.conqueror.steps.rounds import Round
from engines.conqueror.steps.year import DrawChronicle, NewYear, SetOrder
from tests.engines.conqueror.build import (
    CARTHAGE,
    CONTENT,
    EGYPT,
    GAUL,
    GREECE,
    PERSIA,
    ROME,
    Scene,
    begin,
    state_of,
)
from tests.rulebook import rule


@rule("CON-8.1")
def test_the_first_round_begins_with_policies_and_has_no_new_year() -> None:
    match = begin(4)
    game = state_of(match)
    (asked,) = match.table.pending.values()
    assert (asked.seat, asked.topic.key) == (CARTHAGE, "conqueror-topic-agent")
    assert (game.phase, game.chronicle, game.first) == ("policies", None, CARTHAGE)


@rule("CON-8.1", "CON-8.7")
def test_later_rounds_begin_with_new_year_then_taxes_then_policies() -> None:
    scene = Scene().at(round=1).has(ROME, agent="trade.egypt").place(Round())
    assert scene.topic == "order"
    assert [nation.agent for nation in scene.state.nations] == [None] * 4
    assert scene.state.chronicle is None
    scene.answer(scene.safe)
    assert scene.told == ["round", "hourglass", "order", "chronicle", "taxes"]
    assert scene.topic == "agent"


@rule("CON-8.2")
def test_the_hourglass_goes_to_the_fewest_forts() -> None:
    scene = Scene().army("sicily", ROME, infantry=1).army("thebes", EGYPT, infantry=1)
    scene.army("macedonia", GREECE, infantry=1).army("rome", CARTHAGE, cavalry=1).place()
    assert len(scene.state.forts(CARTHAGE)) == 2
    assert next_first(scene.state) == ROME


@rule("CON-8.2")
def test_of_equal_forts_the_least_food_decides() -> None:
    scene = Scene().army("numidia", CARTHAGE, cavalry=1).has(CARTHAGE, districts={"granary": 1})
    scene.has(ROME, districts={"granary": 1}).has(GREECE, districts={"granary": 1}).place()
    assert next_first(scene.state) == EGYPT


@rule("CON-8.2", "CON-T28")
@pytest.mark.parametrize(
    ("first", "wanted"), [(CARTHAGE, GAUL), (GAUL, ROME), (GREECE, PERSIA), (EGYPT, CARTHAGE)]
)
def test_then_it_goes_to_the_next_clockwise_after_the_first_player(first: int, wanted: int) -> None:
    assert next_first(Scene(6).at(first=first).place().state) == wanted


@rule("CON-8.2")
def test_of_equals_the_first_player_comes_last() -> None:
    scene = Scene(3).has(GREECE, districts={"granary": 1}).has(ROME, districts={"granary": 1})
    assert next_first(scene.place().state) == CARTHAGE, "alone with least food"
    assert next_first(Scene(3).place().state) == ROME


@rule("CON-8.2", "CON-8.8", "CON-A56")
def test_the_hourglass_passes_over_who_is_eliminated() -> None:
    scene = Scene(3).nobody("rome").has(ROME, out=True).at(order=[CARTHAGE, GREECE])
    assert next_first(scene.place().state) == GREECE


@rule("CON-8.3", "CON-8.8", "CON-T28")
def test_the_turn_order_is_set_freely_at_once() -> None:
    scene = Scene().place(SetOrder(ROME))
    assert scene.safe == [str(seat) for seat in (ROME, CARTHAGE, GREECE, EGYPT)]
    scene.answer([str(seat) for seat in (EGYPT, GREECE, ROME, CARTHAGE)])
    assert scene.state.order == [EGYPT, GREECE, ROME, CARTHAGE]


@rule("CON-8.4")
def test_all_agents_come_back() -> None:
    scene = Scene().has(ROME, agent="district.bazaar", redeployed=True).place(NewYear())
    assert scene.nation(ROME).agent is None
    assert not scene.nation(ROME).redeployed


def drawn(scene: Scene) -> list[str]:
    """All chronicle cards drawn until there is none."""
    found = []
    while scene.state.chronicle is not None:
        found.append(scene.state.chronicle)
        scene.state.chronicle_discards.append(scene.state.chronicle)
        scene.state.chronicle = None
        scene = again(scene)
    return found


def again(scene: Scene) -> Scene:
    """The next card, from where the scene stands."""
    before = scene.state
    scene.start_state = before
    return scene.place(DrawChronicle())


@rule("CON-3.5", "CON-8.5")
def test_emperor_draws_three_cards_of_each_level_in_order() -> None:
    levels = [CONTENT.chronicles[card].level for card in drawn(Scene().place(DrawChronicle()))]
    assert levels == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@rule("CON-3.6", "CON-8.5")
def test_conquest_draws_two_cards_of_the_first_levels_then_one() -> None:
    scene = Scene(mode="conquest").place(DrawChronicle())
    assert [CONTENT.chronicles[card].level for card in drawn(scene)] == [1, 1, 2, 2, 3]


@rule("CON-8.5")
def test_a_card_holds_until_the_round_is_over() -> None:
    match = begin(3, mode="conquest")
    game, cards = state_of(match), []
    while not match.over:
        if game.phase in ("taxes", "policies"):
            cards.append(game.chronicle)
        decision = next(iter(match.table.pending.values()))
        match.answer(decision.id, decision.seat, match.default_for(decision.id))
    assert cards[0] is None
    assert len({*cards}) == 5, "a card in each of rounds 2 to 5"
    assert len(game.chronicle_discards) == 4
    assert game.chronicle is None


@rule("CON-A2")
def test_the_option_draws_a_card_in_round_1() -> None:
    match = begin(3, mode="emperor", chronicle_round_1="on")
    assert state_of(match).chronicle is not None
    assert [event.key for event in match.opening_events][-3:] == [
        "conqueror-event-round",
        "conqueror-event-chronicle",
        "conqueror-event-taxes",
    ]


@rule("CON-8.6", "CON-8.7")
def test_dynasties_are_changed_after_the_chronicle_in_the_new_order() -> None:
    scene = Scene(3).at(round=5).place(Round())
    scene.answer([str(seat) for seat in (GREECE, CARTHAGE, ROME)])
    assert scene.told[-1] == "chronicle"
    assert (scene.pending.seat, scene.topic) == (GREECE, "dynasty")
    scene.answer(NONE)
    assert scene.pending.seat == CARTHAGE
    scene.answer(NONE, NONE)
    assert scene.topic == "agent"
    assert PASS in scene.options
