"""How the automaton plays its cards: in order, marked, carried out, put back (MES-30)."""

import pytest

from engines.mesopotamia.ids import ACTION_CARDS, BUILD, RESEARCH, STAR
from engines.mesopotamia.preview.strategies import cards_of
from engines.mesopotamia.steps.strategies import LayOutStrategies
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.machines import EASY, HARD, HOUSE, MEDIUM, Machine
from tests.rulebook import rule

# --- the decks


@rule("MES-30.4", "MES-AUT1")
@pytest.mark.parametrize(
    ("empire", "own", "replaced"),
    [
        ("sumerian", {"sumerian_progress", "sumerian_trade"}, {"progress", "trade"}),
        ("akkadian", {"akkadian_attack", "akkadian_army"}, {"attack", "army"}),
        ("babylonian", {"babylonian_growth", "babylonian_monument"}, {"growth", "monument"}),
        ("elamite", {"elamite_development", "elamite_exploration"}, {"development", "exploration"}),
        ("hittite", set(), set()),
    ],
)
def test_two_cards_of_an_empire_replace_two_of_the_ten_basic_ones(
    empire: str, own: set[str], replaced: set[str]
) -> None:
    basic = {name for name, row in CONTENT.strategies.items() if row.replaces is None}
    cards = cards_of(Machine("hittite").start_state, empire)
    assert len(cards) == len(basic) == 10
    assert {*cards} == (basic | own) - replaced


@rule("MES-30.3", "MES-30.5", "MES-30.7")
def test_three_strategies_are_laid_out_in_order_and_both_decks_are_shuffled() -> None:
    machine = Machine("elamite").place(LayOutStrategies()).state.machine()
    priorities = [plan.priority for plan in machine.plans]
    assert len(priorities) == 3
    assert priorities == sorted(priorities)
    assert len(machine.deck) == 7
    assert sorted(machine.actions) == sorted(ACTION_CARDS)
    assert machine.actions != [*ACTION_CARDS]


@rule("MES-30.3")
def test_the_strategies_lie_in_another_order_in_each_match() -> None:
    orders = set()
    for number in range(4):
        scene = Machine("elamite")
        scene.draws = {"strategies": number}
        machine = scene.place(LayOutStrategies()).state.machine()
        cards = [plan.card for plan in machine.plans] + machine.deck
        assert sorted(cards) == sorted(cards_of(scene.state, "elamite"))
        orders.add(tuple(machine.deck))
    assert len(orders) == 4


# --- priorities


@rule("MES-EX19", "MES-30.5", "MES-30.9", "MES-30.12", "MES-30.16")
def test_the_example_of_the_rulebook_is_played_card_by_card() -> None:
    scene = Machine(difficulty=HARD).cards("development", "attack", "sumerian_progress")
    scene.start_state.machine().deck = ["monument", "defence"]
    scene.ziggurat(2).on_top("research", "gather").turn()
    ranked = scene.event("strategies-ranked").data["plans"]
    assert [one.args["n"] for one in ranked] == [3, 8, 19]  # type: ignore[union-attr] # texts
    assert scene.marked == [
        ("card", "research", "sumerian_progress"),
        ("card", "gather", "development"),
        ("extra", "grow", "sumerian_progress"),
    ]
    assert scene.performed == [
        ("research", "sumerian_progress"),
        ("gather", "development"),
        ("grow", "sumerian_progress"),
    ]


@rule("MES-30.19")
def test_priorities_hold_for_the_whole_turn_whatever_it_changes() -> None:
    scene = Machine("babylonian", "sumerian").cards("babylonian_monument", "army", "defence")
    scene.ziggurat(1).turn()
    assert scene.marked == [("extra", "build", "babylonian_monument")]
    assert scene.plans[0] == ("babylonian_monument", 11)  # high before, now it is as high


# --- how many cards


@rule("MES-30.8")
@pytest.mark.parametrize("difficulty", [EASY, MEDIUM, HARD])
@pytest.mark.parametrize("level", range(7))
def test_ziggurat_and_difficulty_say_how_many_action_cards_are_drawn(
    difficulty: str, level: int
) -> None:
    scene = Machine(difficulty=difficulty).cards("army", "fleet", "defence").ziggurat(level).turn()
    number = CONTENT.difficulties[difficulty].cards[level]
    told = [one for one in scene.events if "-event-action-cards" in one.key]
    cards = told[0].data["cards"]
    assert isinstance(cards, list)
    assert len(cards) == number


@rule("MES-T27", "MES-30.11")
def test_a_card_without_a_strategy_is_lost_and_a_star_comes_before_the_action_more() -> None:
    scene = Machine(difficulty=HARD).cards("sumerian_progress", "fleet", "army").ziggurat(2)
    scene.on_top(STAR, "gather").turn()
    assert "card-lost" in scene.told
    assert scene.marked == [
        ("star", "research", "sumerian_progress"),
        ("extra", "grow", "sumerian_progress"),
    ]


@rule("MES-30.11")
def test_the_star_is_put_after_all_other_cards() -> None:
    scene = Machine(difficulty=HARD).cards("sumerian_progress", "fleet", "army").ziggurat(2)
    scene.on_top(STAR, "research").turn()
    assert scene.marked[:2] == [
        ("card", "research", "sumerian_progress"),
        ("star", "grow", "sumerian_progress"),
    ]


@rule("MES-T39", "MES-30.10", "MES-30.12")
def test_a_type_used_this_turn_is_passed_over_by_the_star_and_the_action_more() -> None:
    # Trade has Research, then Gather; Growth has Grow, then Gather.
    scene = Machine(difficulty=HARD).cards("sumerian_progress", "growth", "sumerian_trade")
    scene.ziggurat(2).on_top("research", "grow").turn()
    used = [action for _, action, _ in scene.marked]
    assert len({*used}) == len(used)
    assert scene.marked[-1][:2] == ("extra", "gather")


@rule("MES-T39", "MES-30.12")
def test_where_no_action_is_left_the_action_more_does_not_happen() -> None:
    scene = Machine().cards("army")
    scene.start_state.machine().plans[0].done = [True, True]
    scene.turn()
    assert scene.marked == []
    assert "no-extra" in scene.told


@rule("MES-30.9", "MES-30.6")
def test_a_card_goes_to_the_first_strategy_that_has_its_action_unmarked() -> None:
    # Priorities: Growth 2, as Ana is ahead; Sumerian Progress 3; both have Grow.
    scene = Machine(difficulty=HARD).cards("sumerian_progress", "growth", "army").ziggurat(1)
    scene.seal("population", 0, 3).on_top("grow").turn()
    assert scene.marked[0] == ("card", "grow", "growth")
    again = Machine(difficulty=HARD).cards("sumerian_progress", "growth", "army").ziggurat(1)
    again.seal("population", 0, 3).on_top("grow").start_state.machine().plans[1].done = [
        True,
        False,
    ]
    again.turn()
    assert again.marked[0] == ("card", "grow", "sumerian_progress")


@rule("MES-30.13", "MES-A50")
def test_actions_are_carried_out_from_the_first_strategy_down_and_the_action_more_last() -> None:
    # Army 6: Warfare, Grow; Fleet 7: Build, Explore. Explore is drawn first, Grow second.
    scene = Machine(difficulty=HARD).cards("fleet", "army").ziggurat(2)
    scene.force("a4", 0, spearman=1).on_top("explore", "grow").turn()
    assert [one[1] for one in scene.marked] == ["explore", "grow", "warfare"]
    assert scene.performed == [("grow", "army"), ("explore", "fleet"), ("warfare", "army")]


@rule("MES-30.13")
def test_of_two_actions_of_a_strategy_the_left_one_is_carried_out_first() -> None:
    scene = Machine(difficulty=HARD).cards("fleet", "army").ziggurat(2)
    scene.on_top("explore", "build").turn()
    assert [one[1] for one in scene.marked] == ["explore", "build", "warfare"]
    assert scene.performed == [("build", "fleet"), ("explore", "fleet"), ("warfare", "army")]


# --- the end of the turn


@rule("MES-30.14", "MES-30.15")
def test_strategies_done_are_discarded_others_keep_their_markers_and_new_ones_come() -> None:
    scene = Machine().cards("army", "fleet", "growth", deck=("attack", "defence", "monument"))
    first, second, _ = scene.start_state.machine().plans
    first.done, second.done = [True, True], [True, False]
    scene.put_back()
    machine = scene.state.machine()
    assert machine.discards == ["army"]
    assert {plan.card for plan in machine.plans} == {"fleet", "growth", "monument"}
    assert next(plan.done for plan in machine.plans if plan.card == "fleet") == [True, False]
    assert [plan.priority for plan in machine.plans] == sorted(p.priority for p in machine.plans)
    assert machine.deck == ["attack", "defence"]


@rule("MES-30.14")
def test_if_the_deck_is_empty_the_cards_discarded_become_the_new_one() -> None:
    scene = Machine().cards("army", "fleet", "growth", discards=("attack", "defence"))
    scene.start_state.machine().plans[0].done = [True, True]
    scene.put_back()
    machine = scene.state.machine()
    assert len(machine.plans) == 3
    assert machine.discards == []
    assert "strategies-shuffled" in scene.told


@rule("MES-30.14")
def test_the_cards_discarded_are_shuffled() -> None:
    orders = set()
    for number in range(4):
        scene = Machine().cards(
            "army", "fleet", discards=("attack", "defence", "growth", "monument")
        )
        scene.draws = {"strategies": number}
        machine = scene.put_back().state.machine()
        assert len(machine.deck) == 3
        orders.add((*machine.deck, *(plan.card for plan in machine.plans)))
    assert len(orders) == 4


@rule("MES-30.14", "MES-30.7")
def test_all_action_cards_are_shuffled_after_each_turn() -> None:
    orders = set()
    for number in range(4):
        scene = Machine().cards("army", "fleet", "growth")
        scene.draws = {"actions": number}
        scene.put_back()
        assert sorted(scene.state.machine().actions) == sorted(ACTION_CARDS)
        orders.add(tuple(scene.state.machine().actions))
    assert len(orders) == 4


# --- Sumerian Progress


@rule("MES-30.16", "MES-30.20")
def test_grow_and_draw_puts_the_next_strategy_with_research_on_top() -> None:
    scene = Machine().cards("sumerian_progress", "defence", "army", deck=("monument", "fleet"))
    scene.act("sumerian_progress", 1)
    machine = scene.state.machine()
    assert scene.state.population.space(HOUSE) == 2
    assert (machine.top, machine.deck, machine.discards) == ("monument", [], ["fleet"])
    scene = Machine().cards("army", "fleet", deck=("defence",))
    scene.start_state.machine().top = "monument"
    scene.put_back()
    assert {one for one, _ in scene.plans} == {"army", "fleet", "monument"}
    assert scene.state.machine().top is None


@rule("MES-30.16")
@pytest.mark.parametrize(
    ("top", "found", "deck", "discards"),
    [
        ("monument", "monument", ["sumerian_trade", "army"], []),
        ("fleet", "sumerian_trade", [], ["fleet", "army"]),
    ],
)
def test_a_strategy_put_on_top_before_is_the_first_one_drawn(
    top: str, found: str, deck: list[str], discards: list[str]
) -> None:
    scene = Machine(difficulty=HARD).cards("growth", deck=("sumerian_trade", "army"))
    scene.start_state.machine().top = top
    machine = scene.act("sumerian_progress", 1).state.machine()
    assert (machine.top, machine.deck, machine.discards) == (found, deck, discards)


@rule("MES-30.20")
def test_if_the_deck_runs_out_the_discarded_are_shuffled_once() -> None:
    found = Machine().cards("sumerian_progress", deck=("fleet",), discards=("monument",))
    found.act("sumerian_progress", 1)
    assert found.state.machine().top == "monument"
    lost = Machine().cards("sumerian_progress", discards=("army",))
    lost.start_state.machine().top = "fleet"
    lost.act("sumerian_progress", 1)
    machine = lost.state.machine()
    assert (machine.top, machine.deck, sorted(machine.discards)) == (None, [], ["army", "fleet"])
    assert "no-research-found" in lost.told


@rule("MES-30.16")
def test_after_its_discovery_three_strategies_lie_face_up_again() -> None:
    scene = Machine().cards("sumerian_progress", "army", deck=("fleet",))
    scene.levels(HOUSE, research=2).act("sumerian_progress", 0)
    assert {one for one, _ in scene.plans} == {"sumerian_progress", "army", "fleet"}
    assert scene.realm(HOUSE).levels[RESEARCH] == 3
    assert scene.realm(HOUSE).levels[BUILD] == 2  # Mathematics of Sumer: two discoveries


@rule("MES-30.2")
def test_nobody_is_asked_anything_in_the_turn_of_the_automaton() -> None:
    scene = Machine(difficulty=HARD).cards("sumerian_progress", "fleet", "army").ziggurat(6).turn()
    assert not scene.playing.table.pending


@rule("MES-30.9", "MES-30.11", "MES-30.12")
def test_what_each_action_card_has_led_to_is_kept_to_be_seen() -> None:
    scene = Machine(difficulty=HARD).cards("sumerian_progress", "fleet", "army").ziggurat(2)
    scene.on_top(STAR, "gather").turn()
    assert [(one.card, one.plan, one.action) for one in scene.state.machine().deeds] == [
        ("gather", None, None),
        (STAR, "sumerian_progress", "research"),
        (None, "sumerian_progress", "grow"),
    ]
