"""The seat of the automaton: its set-up, what it answers by rules, and how it is counted (MES-30, MES-34)."""

from collections import Counter

import pytest

from engines.core import Match, Result, Text, key_from
from engines.core.playout import POLICIES, playout
from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import AUTOMATON, DIFFICULTIES, KNUCKLE, RETREATED, TEAM, TRIBE
from engines.mesopotamia.preview.trades import terms
from engines.mesopotamia.rules.who_plays import is_solo
from engines.mesopotamia.scoring import average, result, total
from engines.mesopotamia.state import Mesopotamia, Running
from engines.mesopotamia.steps.aftermath import Sieges
from engines.mesopotamia.steps.automaton import PlayCards
from engines.mesopotamia.steps.events import OrderReveals, Reveal
from engines.mesopotamia.steps.fighting import OrderCombats, Pair
from engines.mesopotamia.steps.market import Gather
from engines.mesopotamia.steps.rewards import Discover
from engines.mesopotamia.steps.round_events import Pay
from engines.mesopotamia.steps.simple import Contend
from engines.mesopotamia.steps.turn import Turn
from tests.engines.core.strict import StrictMatch
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import Scene, begin, state_of
from tests.engines.mesopotamia.machines import ANA, HOUSE, Machine
from tests.engines.mesopotamia.setting_up import by_default
from tests.engines.scene import part
from tests.rulebook import rule

PLACE = "c7"
STARTS = {*CONTENT.starts.values()}


def duel(empire: str = "random", seed: str = "0") -> Mesopotamia:
    """A duel of Babylon as its first round begins."""
    return state_of(by_default(begin("babylonian", seed=seed, mode=AUTOMATON, opponent=empire)))


# --- set-up


@rule("MES-30.21", "MES-34.2")
def test_it_leads_an_empire_with_cards_of_its_own_and_begins_where_nobody_else_does() -> None:
    empires = set()
    for seed in range(12):
        game = duel(seed=str(seed))
        empires.add(game.realms[HOUSE].empire)
        assert sorted(realm.home for realm in game.realms) == ["a2", "d8"]
        assert game.layout == 2
    assert empires == {"sumerian", "akkadian", "elamite"}


@rule("MES-34.2")
def test_if_people_lead_all_empires_with_cards_it_leads_another_by_the_basic_ones() -> None:
    people = ("sumerian", "akkadian", "babylonian", "elamite")
    game = state_of(by_default(begin(*people, mode=AUTOMATON)))
    assert game.realms[4].empire not in people
    cards = game.machine()
    there = {plan.card for plan in cards.plans} | {*cards.deck}
    assert there == {name for name, row in CONTENT.strategies.items() if row.replaces is None}


@rule("MES-30.17", "MES-AUT1")
def test_it_has_the_set_up_of_its_empire_but_neither_goods_nor_quests() -> None:
    for empire, knuckles in (("sumerian", 0), ("akkadian", 1), ("elamite", 0)):
        realm = duel(empire).realms[HOUSE]
        assert {good: n for good, n in realm.goods.items() if n} == (
            {KNUCKLE: knuckles} if knuckles else {}
        )
        assert (realm.hand, realm.returned) == ([], [])
    assert duel("sumerian").realms[HOUSE].ziggurat == 1
    assert duel("akkadian").grounds[duel("akkadian").realms[HOUSE].home].units(HOUSE) == 1


@rule("MES-AUT15", "MES-AUT1")
def test_what_an_empire_chooses_at_the_start_goes_leftmost_then_topmost() -> None:
    game = duel("elamite")
    (area,) = game.settlements(HOUSE)
    assert area == {"a2": "a1", "d8": "d7"}[game.realms[HOUSE].home]
    assert game.grounds[area].wall == HOUSE
    assert len(duel("eblaite").ships_of(HOUSE)) == 1


@rule("MES-7.8", "MES-30.8")
def test_who_has_no_action_left_ends_the_turn_before_the_automaton_draws_cards() -> None:
    scene = Machine().cards("army", "fleet", "defence").place(Turn(ANA), PlayCards(HOUSE))
    scene.answer("warfare")
    assert scene.options == ["end"]
    assert scene.option("end").then == Text("mesopotamia-then-draws")
    assert "strategies-ranked" not in scene.told
    scene.answer("end")
    assert "strategies-ranked" in scene.told


# --- events


@rule("MES-AUT7")
def test_of_an_event_it_takes_the_option_with_more_steps_and_of_equal_ones_the_first() -> None:
    more = (
        Machine()
        .token(PLACE, "plain.8")
        .force(PLACE, HOUSE, spearman=1)
        .place(Reveal(PLACE, HOUSE))
    )
    assert more.state.grounds[PLACE].shown == "plain.8"
    assert "more-steps" in more.told
    even = (
        Machine().token("d7", "desert.1").force("d7", HOUSE, spearman=1).place(Reveal("d7", HOUSE))
    )
    running = even.state.grounds["d7"].running
    assert running == Running("desert.1", 1, HOUSE)
    assert "more-steps-tie" in even.told


@rule("MES-AUT7", "MES-30.17")
def test_it_keeps_knuckles_units_settlements_and_discoveries_but_no_goods_and_quests() -> None:
    scene = Machine("hittite").force("d7", HOUSE, archer=1).seal("population", HOUSE, 3)
    ends = {"d7": Running("desert.3", 2, HOUSE, die=6), "c8": Running("plain.5", 2, HOUSE, die=6)}
    for area, running in ends.items():
        scene.start_state.grounds[area].running = running
        scene.start_state.seen.append(running.event)
    quests = [*scene.start_state.quests]
    scene.place(Pay("d7"), Pay("c8"))
    assert scene.state.grounds["d7"].force(HOUSE).units == {"archer": 1, "spearman": 1}  # type: ignore[union-attr] # it is there
    assert scene.realm(HOUSE).levels["gather"] == 2
    assert not any(scene.realm(HOUSE).goods.values())
    assert (scene.realm(HOUSE).hand, scene.state.quests) == ([], quests)
    assert "no-use-quest" in scene.told


@rule("MES-AUT7", "MES-AUT3")
def test_a_discovery_of_what_it_knows_is_that_of_its_lowest_technology() -> None:
    scene = Machine("hittite").levels(HOUSE, grow=4, build=2).place(Discover(HOUSE, "grow"))
    assert scene.realm(HOUSE).levels["warfare"] == 2


@rule("MES-AUT15", "MES-22.9")
def test_several_events_won_from_tribes_it_reveals_by_the_ids_of_their_areas() -> None:
    scene = Machine().token("c6", "desert.2").token("c5", "plain.4")
    scene.force("c5", HOUSE, spearman=1).force("c6", HOUSE, spearman=1)
    scene.place(OrderReveals(HOUSE, ["c5", "c6"]))
    revealed = [part(one.data["area"], "id") for one in scene.events if "-revealed" in one.key]
    assert revealed == ["C5", "C6"]
    assert not scene.playing.table.pending


# --- trade and settlements


@rule("MES-AUT4", "MES-16.5")
def test_what_people_pay_for_its_tokens_goes_to_the_supply() -> None:
    scene = Machine().at(market={"1.a": "market_gifts"}, claims={"market_gifts": HOUSE})
    scene.goods(ANA, food=1).place(Gather(ANA, 1, 1)).answer("trade.market_gifts")
    assert (scene.realm(ANA).goods["stone"], scene.realm(ANA).goods["food"]) == (1, 0)
    assert not any(scene.realm(HOUSE).goods.values())
    assert scene.state.claims == {"market_gifts": HOUSE}
    assert terms(scene.state, ANA, "market_gifts").key == "mesopotamia-hint-trade-supply"


@rule("MES-AUT8")
def test_it_conquers_a_settlement_if_it_has_one_left_and_destroys_it_otherwise() -> None:
    scene = Machine().force(PLACE, ANA, settlement=True).force(PLACE, HOUSE, spearman=1)
    assert scene.place(Sieges()).state.settlements(HOUSE) == [PLACE]
    none = Machine().force(PLACE, ANA, settlement=True).force(PLACE, HOUSE, spearman=1)
    for area in ("c4", "c5", "c6"):
        none.force(area, HOUSE, settlement=True)
    assert none.place(Sieges()).state.settlements(HOUSE) == ["c4", "c5", "c6"]
    assert none.state.settlements(ANA) == []


# --- combats


def three() -> Scene:
    """Ana and Ben, and the automaton, which leads the event track."""
    scene = Scene("sumerian", "babylonian", "automaton", mode=AUTOMATON, opponent="akkadian")
    return scene.seal("events", 2, 5)


@rule("MES-34.8")
def test_where_it_leads_its_own_combats_come_first_then_all_by_their_ids() -> None:
    scene = three()
    for area, seats in {"a4": (0, 1), "b4": (1, 2), "c4": (0, 1), "d7": (2, 0)}.items():
        for seat in seats:
            scene.force(area, seat, spearman=1)
    scene.seal("population", 0, 3).seal("population", 1, 3)
    scene.place(OrderCombats(2, ["a4", "b4", "c4", "d7"]))
    assert scene.state.combats == ["b4", "d7", "a4", "c4"]
    assert not scene.playing.table.pending


@rule("MES-34.8", "MES-34.10")
def test_of_several_parties_the_two_with_the_fewest_units_fight_first_then_who_came_first() -> None:
    scene = three().force("c4", 2, horseman=2).force("c4", 0, spearman=1).force("c4", 1, archer=1)
    scene.goods(0, knuckle=1).goods(1, knuckle=1).place(Pair(2, "c4"))
    assert "weakest-first" in scene.told
    assert scene.state.duel is not None
    assert (scene.state.duel.attack.party, scene.state.duel.defence.party) == (1, 0)


@rule("MES-AUT10", "MES-34.4")
def test_it_is_never_asked_to_bid_for_a_tribe() -> None:
    scene = three().seal("events", 0, 6)  # the automaton is right behind Ana
    assert is_solo(scene.start_state, 0, TRIBE)
    assert is_solo(
        scene.start_state, 1, TRIBE
    )  # nobody is behind Ben, and the automaton right ahead


@rule("MES-AUT9")
def test_without_cards_it_bids_half_of_its_knuckles_rounded_up() -> None:
    scene = Machine(combat="simple").goods(HOUSE, knuckle=5).goods(ANA, knuckle=4)
    scene.force(PLACE, HOUSE, spearman=1).force(PLACE, ANA, spearman=1)
    scene.place(Contend(PLACE, ANA, HOUSE)).answer({"strength": 4})
    assert scene.state.reports[-1].defence.bid == {"strength": 3}
    assert RETREATED not in scene.told


# --- points


@rule("MES-30.18")
def test_it_has_points_for_all_but_quests_and_gardens_and_the_population_track_breaks_ties() -> (
    None
):
    scene = Machine().force("c4", HOUSE, settlement=True).at(claims={"great_tribute": HOUSE})
    scene.at(market={"4.a": "great_tribute"})
    game = scene.start_state
    game.realms[HOUSE].tiles = ["terrace_foundations"]
    points = {
        line.reason.key.rpartition("-")[2]: line.points
        for line in _scored(game).scores[HOUSE].lines
    }
    assert points == {
        "events": 6 if game.events.place(HOUSE) == 2 else 9,
        "population": 6 if game.population.place(HOUSE) == 2 else 9,
        "trade": 4,
        "settlements": 1,
        "areas": 1,
    }
    even = Machine().start_state
    winner = even.population.order()[0]
    assert total(even, ANA) != total(even, HOUSE) or _scored(even).winners == [winner]


def _scored(game: Mesopotamia) -> Result:
    return result(game)


@rule("MES-34.7")
def test_a_team_wins_if_its_average_rounded_down_is_more_than_the_automaton_has() -> None:
    scene = Scene("sumerian", "babylonian", "automaton", mode=TEAM, opponent="akkadian")
    game = scene.start_state
    for seat in (0, 1, 2):
        game.realms[seat].tiles = []
    lost = result(game)
    while average(game) <= total(game, 2):
        area = next(
            one
            for one, ground in game.grounds.items()
            if not ground.forces and not game.is_start(one)
        )
        game.grounds[area].settle(0).add("spearman")
        lost = lost if average(game) > total(game, 2) else result(game)
    assert (lost.winners, [one.rank for one in lost.scores]) == ([2], [2, 2, 1])
    won = result(game)
    assert (won.winners, [one.rank for one in won.scores]) == ([0, 1], [1, 1, 2])
    assert won.tie_break is not None
    assert won.tie_break.args == {"n": average(game), "other": total(game, 2)}


# --- whole matches


@rule("MES-30.2", "MES-34.1")
@pytest.mark.parametrize(
    ("mode", "people"), [*((AUTOMATON, n) for n in range(1, 6)), (TEAM, 2), (TEAM, 5)]
)
@pytest.mark.parametrize("combat", ["cards", "simple"])
def test_random_people_play_to_the_end_and_the_automaton_is_never_asked(
    mode: str, people: int, combat: str
) -> None:
    options = {
        "mode": mode,
        "boxes": "both",
        "combat": combat,
        "difficulty": DIFFICULTIES[people % 3],
    }
    match, asked = _played(StrictMatch, options, people, "random")
    game = match.table.position.state
    machine = game.machine()
    cards = Counter([*machine.deck, *machine.discards, *(plan.card for plan in machine.plans)])
    assert sum(cards.values()) + (machine.top is not None) == 10
    assert asked <= {*range(people)}


def _played(
    kind: type[Match[Mesopotamia]], options: dict[str, str], people: int, policy: str
) -> tuple[Match[Mesopotamia], set[int]]:
    chosen = GAME.read_options({**options, "last_round": "20"})
    match = kind.begin(GAME, CONTENT, "content", key_from("whole"), chosen, [None] * people)
    asked: set[int] = set()
    playout(
        match,
        [POLICIES[policy]() for _ in range(people)],
        on_answer=lambda decision, _: asked.add(decision.seat),
    )
    return match, asked


@pytest.mark.parametrize(("mode", "people"), [(AUTOMATON, 1), (TEAM, 2)])
def test_greedy_people_play_to_the_end(mode: str, people: int) -> None:
    options = GAME.read_options({"mode": mode, "boxes": "both", "last_round": "5"})
    match = Match.begin(GAME, CONTENT, "content", key_from("greedy"), options, [None] * people)
    playout(match, [POLICIES["greedy"]() for _ in range(people)])
    assert match.over
