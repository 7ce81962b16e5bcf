"""Combat without cards: one bid each, power, losses (MES-25)."""

import pytest

from engines.core import Allocate, IllegalMove
from engines.mesopotamia.ids import COMBAT, KNUCKLE, STRENGTH, TRIBE
from engines.mesopotamia.preview.sealed import sealed
from engines.mesopotamia.steps.fighting import CombatPhase
from engines.mesopotamia.steps.simple import Contend
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER, Scene
from tests.engines.mesopotamia.duelling import army
from tests.engines.scene import said, unsaid
from tests.rulebook import rule

PLACE = "c4"


def contending(sumer: list[str], akkad: list[str], *, knuckles: tuple[int, int] = (9, 9)) -> Scene:
    """Sumer attacks Akkad, which is ahead on the event track."""
    scene = Scene(combat="simple").seal("events", AKKAD, 9).seal("events", SUMER, 2)
    for seat, owned in zip((SUMER, AKKAD), knuckles, strict=True):
        scene.seal("population", seat, 3 + seat).goods(seat, knuckle=owned)
    army(army(scene, AKKAD, akkad, PLACE), SUMER, sumer, PLACE)
    return scene.at(phase=COMBAT)


def fight(scene: Scene, sumer: int, akkad: int) -> Scene:
    """Both bid."""
    scene.place(Contend(PLACE, SUMER, AKKAD))
    for seat, bid in ((SUMER, sumer), (AKKAD, akkad)):
        scene.say(seat, {STRENGTH: bid})
    return scene


def left(scene: Scene, seat: int) -> dict[str, int]:
    """The units of a seat where they have fought."""
    force = scene.state.grounds[PLACE].force(seat)
    return {} if force is None else force.units


@rule("MES-25.1")
def test_both_bid_one_sum_in_secret_and_at_once() -> None:
    scene = contending(["archer"], ["spearman"]).place(Contend(PLACE, SUMER, AKKAD))
    assert [one.seat for one in scene.playing.table.pending.values()] == [SUMER, AKKAD]
    assert all(one.secret for one in scene.playing.table.pending.values())
    scene.say(SUMER, {STRENGTH: 4})
    (side, own) = (scene.state.fighting().attack, scene.playing.view(SUMER))
    assert side.bid == {STRENGTH: 4}
    assert said(sealed(own, SUMER)[0], "en") == "Your bid: 4 knuckles"
    others = scene.playing.view(AKKAD).state.fighting()
    assert others.attack.bid == {}
    scene.say(AKKAD, {STRENGTH: 0})
    assert not any(
        one.cards for one in (scene.state.reports[-1].attack, scene.state.reports[-1].defence)
    )


@rule("MES-25.2")
@pytest.mark.parametrize(
    ("kind", "power"), [("spearman", 1), ("archer", 2), ("horseman", 3), ("chariot", 4)]
)
def test_each_unit_adds_its_power_to_the_bid(kind: str, power: int) -> None:
    scene = fight(contending([kind], ["spearman"]), 3, 0)
    assert scene.state.reports[-1].powers == [3 + power, 1]
    assert scene.state.reports[-1].won


@rule("MES-25.2", "MES-19.3")
def test_a_tie_goes_to_whoever_is_ahead_on_the_event_track() -> None:
    scene = fight(contending(["archer"], ["spearman"]), 2, 3)
    assert scene.state.reports[-1].powers == [4, 4]
    assert left(scene, SUMER) == {}
    assert "contended-tie" in scene.told


@rule("MES-25.2", "MES-22.5")
def test_a_tie_is_lost_by_a_tribe_whoever_plays_it() -> None:
    scene = army(contending(["horseman"], []), TRIBE, ["spearman", "spearman"], PLACE)
    scene.place(Contend(PLACE, SUMER, TRIBE))
    tribe = scene.state.fighting().defence
    assert scene.pending.seat == SUMER
    scene.say(SUMER, {STRENGTH: tribe.knuckles + 2 - 3})
    assert scene.state.grounds[PLACE].tribe == {}
    assert "contended-tie-tribe" in scene.told


@rule("MES-25.3")
def test_the_winner_loses_its_bid_and_one_unit_of_its_choice() -> None:
    scene = fight(contending(["archer", "spearman", "chariot"], ["spearman"]), 5, 1)
    assert (scene.topic, scene.asked.seat, scene.safe) == ("lose-unit", SUMER, "spearman")
    assert scene.options == ["spearman", "archer", "chariot"]
    scene.answer("archer")
    assert left(scene, SUMER) == {"spearman": 1, "chariot": 1}
    assert scene.realm(SUMER).goods[KNUCKLE] == 4


@rule("MES-25.3", "MES-25.6", "MES-A43")
def test_the_winner_keeps_the_last_unit_that_fought() -> None:
    scene = contending(["chariot"], ["spearman"])
    scene.force("b4", SUMER, archer=1)
    fight(scene, 5, 1)
    assert not scene.playing.table.pending
    assert left(scene, SUMER) == {"chariot": 1}


@rule("MES-25.4")
@pytest.mark.parametrize(("bid", "back"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_the_loser_gets_half_of_its_bid_back_and_loses_all_units(bid: int, back: int) -> None:
    scene = fight(contending(["chariot"], ["spearman", "spearman"]), 9, bid)
    assert left(scene, AKKAD) == {}
    assert scene.realm(AKKAD).goods[KNUCKLE] == 9 - bid + back


@rule("MES-25.5", "MES-21.1", "MES-21.2")
def test_knuckles_of_ships_must_be_bid_and_are_paid_by_nobody() -> None:
    scene = contending(["archer"], ["spearman"], knuckles=(2, 0)).ship("k2", SUMER)
    scene.place(Contend(PLACE, SUMER, AKKAD))
    asked = scene.ask(SUMER)
    assert isinstance(asked, Allocate)
    assert asked.bounds() == (1, 3)
    assert asked.proposal == {STRENGTH: 2}  # the one of the ship, and half of its own
    with pytest.raises(IllegalMove):
        scene.say(SUMER, {STRENGTH: 0})
    scene.say(SUMER, {STRENGTH: 2})
    assert scene.realm(SUMER).goods[KNUCKLE] == 1


@rule("MES-25.4", "MES-21.4")
@pytest.mark.parametrize(("ships", "bid", "left_over"), [(1, 1, 2), (1, 3, 1), (2, 2, 3)])
def test_half_of_a_lost_bid_comes_back_whoever_brought_its_knuckles(
    ships: int, bid: int, left_over: int
) -> None:
    scene = contending(["spearman"], ["chariot"], knuckles=(2, 9))
    for section in ("k2", "e4")[:ships]:
        scene.ship(section, SUMER)
    fight(scene, bid, 9)
    assert scene.realm(SUMER).goods[KNUCKLE] == left_over


@rule("MES-25.4", "MES-25.5", "MES-20.15")
def test_beaten_units_go_back_to_their_owner_even_where_they_could_retreat() -> None:
    scene = contending(["archer", "spearman"], ["chariot"])
    whole = [CONTENT.pieces[kind].copies for kind in ("archer", "spearman")]
    fight(scene, 0, 9)
    assert [scene.state.stock(SUMER, kind) for kind in ("archer", "spearman")] == whole
    assert scene.state.reports[-1].attack.lost == ["spearman", "archer"]


@rule("MES-25.5", "MES-22.8")
def test_without_cards_too_the_event_is_revealed_once_its_tribe_is_gone() -> None:
    terrain = CONTENT.areas["b3"].terrain
    scene = contending([], []).token("b3", f"{terrain}.7")
    army(army(scene, TRIBE, ["spearman"], "b3"), SUMER, ["chariot", "chariot"], "b3")
    scene.place(CombatPhase()).answer({STRENGTH: 9})
    assert scene.state.grounds["b3"].tribe == {}
    assert scene.state.grounds["b3"].units(SUMER) == 1
    assert (scene.topic, scene.asked.seat) == ("event", SUMER)


@rule("MES-25.6", "MES-19.4", "MES-19.5", "MES-21.4")
def test_three_parties_fight_without_cards_pair_by_pair_and_bid_anew_each_time() -> None:
    scene = contending(["chariot", "archer"], ["spearman"], knuckles=(3, 0)).ship("k2", SUMER)
    army(scene, BABYLON, ["spearman"], PLACE).place(CombatPhase())
    assert (scene.topic, scene.asked.seat) == ("pair", AKKAD)
    scene.answer(f"{SUMER}.{AKKAD}")
    asked = scene.ask(SUMER)
    assert isinstance(asked, Allocate)
    assert asked.bounds() == (1, 4)
    scene.say(SUMER, {STRENGTH: 2})
    assert scene.options == ["archer", "chariot"]
    scene.answer("archer")
    asked = scene.ask(SUMER)
    assert isinstance(asked, Allocate)
    assert asked.bounds() == (1, 3)
    scene.say(SUMER, {STRENGTH: 1})
    assert left(scene, SUMER) == {"chariot": 1}
    assert scene.state.grounds[PLACE].armed() == [SUMER]
    assert scene.realm(SUMER).goods[KNUCKLE] == 2


@rule("MES-25.6", "MES-25.3")
def test_the_last_unit_of_a_fight_is_kept_though_there_are_more_elsewhere_and_one_more_fell_before() -> (
    None
):
    scene = contending(["archer", "archer"], ["spearman"], knuckles=(9, 0))
    army(scene.force("b4", SUMER, spearman=1), BABYLON, ["spearman"], PLACE).place(CombatPhase())
    scene.answer(f"{SUMER}.{AKKAD}").say(SUMER, {STRENGTH: 4})
    assert left(scene, SUMER) == {"archer": 1}
    scene.say(SUMER, {STRENGTH: 4})
    assert left(scene, SUMER) == {"archer": 1}
    assert scene.state.grounds["b4"].units(SUMER) == 1


@rule("MES-25.5", "MES-22.6", "MES-22.7")
def test_a_tribe_bids_all_it_has_and_nobody_retreats_or_gets_its_knuckles() -> None:
    scene = army(contending(["spearman"], []), TRIBE, ["spearman", "archer"], PLACE)
    scene.place(Contend(PLACE, SUMER, TRIBE))
    knuckles = scene.state.fighting().defence.knuckles
    goods = [dict(one.goods) for one in scene.state.realms]
    scene.say(SUMER, {STRENGTH: 0}).answer("archer")
    assert scene.state.reports[-1].defence.bid == {STRENGTH: knuckles}
    assert left(scene, SUMER) == {}
    assert [one.goods for one in scene.state.realms] == goods


@rule("MES-22.4", "MES-22.10", "MES-25.3")
def test_whoever_plays_a_tribe_chooses_the_unit_its_victory_costs_and_the_rest_stays() -> None:
    scene = army(contending(["spearman"], []), TRIBE, ["spearman", "archer"], PLACE)
    scene.seal("events", BABYLON, 1).place(Contend(PLACE, SUMER, TRIBE))
    leader = scene.state.fighting().defence.seat
    scene.say(SUMER, {STRENGTH: 0})
    assert scene.asked.seat == leader != SUMER
    scene.answer("spearman")
    assert scene.state.grounds[PLACE].tribe == {"archer": 1}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_question_which_unit_a_tribe_loses_begins_like_a_sentence(lang: str) -> None:
    scene = army(contending(["spearman"], []), TRIBE, ["spearman", "archer"], PLACE)
    scene.place(Contend(PLACE, SUMER, TRIBE)).say(SUMER, {STRENGTH: 0})
    assert scene.topic == "lose-unit"
    assert said(scene.asked.prompt, lang)[0].isupper()


@rule("MES-23.7")
def test_rams_are_lost_with_all_units_of_the_loser() -> None:
    scene = contending(["archer"], ["spearman"]).force(PLACE, SUMER, rams=1)
    fight(scene, 0, 9)
    assert scene.state.grounds[PLACE].force(SUMER) is None
    assert "rams-lost" in scene.told


def test_who_has_no_knuckle_is_not_asked() -> None:
    scene = contending(["archer"], ["spearman"], knuckles=(3, 0))
    scene.place(Contend(PLACE, SUMER, AKKAD))
    assert scene.pending.seat == SUMER


@pytest.mark.parametrize("lang", ["en", "es"])
def test_simplified_combat_is_said_in_both_languages(lang: str) -> None:
    scene = contending(["archer", "spearman"], ["spearman"]).force("b4", SUMER, archer=1)
    army(scene, BABYLON, ["spearman"], "b4").place(CombatPhase())
    played = []
    while scene.playing.table.pending:
        asked = next(iter(scene.playing.table.pending.values()))
        played.append((scene.playing, [*scene.events]))
        assert not unsaid(played[-1:], lang)
        scene.say(asked.seat, scene.playing.default_for(asked.id))
    assert not unsaid([(scene.playing, scene.events)], lang)
