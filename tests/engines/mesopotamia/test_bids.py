"""Cards and bids of a fight between two parties (MES-20, MES-21)."""

from copy import deepcopy

import pytest

from engines.core import Allocate, IllegalMove, Stream, key_from
from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import ROWS
from engines.mesopotamia.preview.sealed import sealed
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER
from tests.engines.mesopotamia.duelling import PLACE, begun, bid, duel_of, engage, report_of
from tests.engines.mesopotamia.parties import one_each, rich
from tests.engines.scene import said
from tests.rulebook import rule


@rule("MES-20.1")
def test_each_land_unit_draws_a_card_of_its_kind_and_rams_none() -> None:
    scene = rich(1, 1).force(PLACE, SUMER, rams=1)
    begun(scene, SUMER, ["archer", "spearman", "spearman"], AKKAD, ["chariot"])
    attack, defence = duel_of(scene).sides()
    assert [one.kind for one in attack.fighters] == ["spearman", "spearman", "archer"]
    cards = [one.card for side in (attack, defence) for one in side.fighters]
    assert all(one.kind == one.card.partition(".")[0] for one in attack.fighters)
    assert len({*cards}) == 4


@rule("MES-20.3")
def test_a_bid_is_anything_from_nothing_to_all() -> None:
    asked = one_each(4, 7).ask(SUMER)
    assert isinstance(asked, Allocate)
    assert [(slot.id, slot.low, slot.high) for slot in asked.slots] == [(row, 0, 4) for row in ROWS]
    assert asked.bounds() == (0, 4)
    assert "Ben with 7" in said(asked.prompt, "en")
    with pytest.raises(IllegalMove):
        bid(one_each(4, 7), SUMER, 2, 2, 1)


@rule("MES-20.2", "MES-20.12")
def test_who_bids_reads_how_many_free_slots_the_cards_of_both_sides_have() -> None:
    scene = engage(rich(3), SUMER, ["spearman.03", "archer.05"], AKKAD, ["spearman.04"])
    asked = scene.pending.prompt
    assert ", with 4/4/2 free slots. Enemies: " in said(asked, "en")
    assert ", with 2/2/1 free slots. Whoever wins" in said(asked, "en")
    assert ", con 4/4/2 casillas libres. Enemigos: " in said(asked, "es")
    assert ", con 2/2/1 casillas libres. Quien gana" in said(asked, "es")


@rule("MES-20.3")
def test_bids_are_secret_until_both_are_in_but_everybody_sees_their_own() -> None:
    scene = one_each()
    before = {seat: scene.playing.view(seat).state for seat in (None, AKKAD, BABYLON)}
    bid(scene, SUMER, 3, 1, 0)
    assert {seat: scene.playing.view(seat).state for seat in before} == before
    (told,) = sealed(scene.playing.view(SUMER), SUMER)
    assert said(told, "en") == "Your bid: Strength: 3 knuckles and Tactics: 1 knuckle"
    assert sealed(scene.playing.view(AKKAD), AKKAD) == []
    bid(scene, AKKAD, 0, 0, 0)
    party = duel_of(scene).report.attack if scene.state.duel else report_of(scene).attack
    assert party.bid == {"strength": 3, "tactics": 1, "mobility": 0}


@rule("MES-20.3")
def test_a_seat_sees_that_it_has_bid_nothing() -> None:
    (told,) = sealed(bid(one_each(), SUMER, 0, 0, 0).playing.view(SUMER), SUMER)
    assert said(told, "es") == "Tu puja: nada"


@rule("MES-20.3", "MES-21.2")
@pytest.mark.parametrize("seed", range(10))
def test_who_has_bid_is_guessed_to_have_bid_what_it_can(seed: int) -> None:
    scene = rich(3, 3).ship("k2", AKKAD)
    engage(scene, SUMER, ["spearman.03"], AKKAD, ["spearman.04"])
    bid(scene, AKKAD, 4, 0, 0)
    position = deepcopy(scene.playing.table.position)
    key = key_from(str(seed))
    GAME.deal(position, CONTENT, BABYLON, lambda what, items: Stream(key, what, 0).shuffle(items))
    guessed = position.state.fighting().defence.bid
    assert 1 <= sum(guessed.values()) <= 4
    assert not position.state.fighting().attack.bid


@rule("MES-20.3")
def test_whoever_bids_first_makes_no_difference() -> None:
    first = bid(bid(one_each(), SUMER, 1, 1, 1), AKKAD, 0, 2, 0)
    second = bid(bid(one_each(), AKKAD, 0, 2, 0), SUMER, 1, 1, 1)
    assert first.playing.dump() == second.playing.dump()


@rule("MES-20.26")
def test_who_has_no_knuckles_is_not_asked_for_a_bid() -> None:
    scene = one_each(4, 0)
    assert scene.pending.seat == SUMER
    scene = one_each(0, 0)
    assert report_of(scene).attack.bid == dict.fromkeys(ROWS, 0)


@rule("MES-20.3")
def test_the_safe_bid_is_half_on_strength_and_the_rest_on_tactics() -> None:
    scene = one_each(5, 0)
    assert scene.safe == {"strength": 3, "tactics": 2}
