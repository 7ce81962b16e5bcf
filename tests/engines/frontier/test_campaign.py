"""Turns, marches and spies."""

import pytest

from engines.core import Allocate
from tests.engines.frontier.build import ASH, ELK, HERON, Scene
from tests.engines.frontier.ids import END, HORDE
from tests.engines.frontier.steps.campaign import Campaign, Turn
from tests.rulebook import rule


@rule("FRO-4.1")
def test_turns_come_in_the_order_set_and_the_horde_last() -> None:
    scene = Scene(horde=True).at(order=[ELK, HERON, ASH])
    for seat, land in enumerate(("ironside", "upper-zeal", "hart-hills")):
        scene.army(land, seat, infantry=1)
    scene.place(Campaign())
    seats = []
    while not scene.playing.over:
        seats.append(scene.pending.seat)
        scene.answer(END)
    assert seats == [ELK, HERON, ASH]
    horde = scene.state.realms[3]
    assert (horde.mark, scene.events[-1].by) == (HORDE, horde.seat)


@rule("FRO-4.2", "FRO-1.4")
def test_tired_units_rest_at_the_beginning_of_the_turn() -> None:
    scene = Scene().army("westmark", ASH, tired=True, infantry=2).place(Turn(ASH))
    assert scene.state.lands["westmark"].fresh == {"infantry": 2}
    scene.answer("westmark.alder.all")
    assert scene.state.lands["alder"].tired == {"infantry": 2}
    assert scene.playing.over, "tired units cannot march"


@rule("FRO-4.3")
def test_an_army_marches_in_part() -> None:
    scene = Scene().army("westmark", ASH, cavalry=1, infantry=3).march()
    scene.answer("westmark.alder.some")
    asked = scene.pending
    assert isinstance(asked, Allocate)
    assert (asked.least, asked.most, asked.proposal) == (1, 4, {"cavalry": 1, "infantry": 3})
    scene.answer({"infantry": 2})
    assert scene.state.lands["westmark"].fresh == {"cavalry": 1, "infantry": 1}
    assert (scene.state.lands["alder"].owner, scene.units("alder")) == (ASH, {"infantry": 2})


@rule("FRO-4.3", "FRO-1.2")
def test_an_army_goes_to_neighbours_and_over_bridges() -> None:
    scene = Scene().army("pinewater", ELK, infantry=1).march(ELK)
    ways = {f"pinewater.{land}.all" for land in ("drift", "ashby", "upper-zeal")}
    assert set(scene.options) == {*ways, END}


@rule("FRO-4.4")
@pytest.mark.parametrize(
    ("owner", "units", "battle"),
    [(None, 0, False), (ASH, 0, False), (ASH, 2, False), (None, 2, True), (ELK, 0, True)],
)
def test_there_is_a_battle_where_somebody_else_holds_the_land(
    owner: int | None, units: int, *, battle: bool
) -> None:
    scene = Scene().army("thornwood", ASH, infantry=2)
    scene.army("marrow", owner)
    if units:
        scene.army("marrow", owner, infantry=units)
    scene.march().answer("thornwood.marrow.all")
    assert ("attacked" in scene.told) == battle
    assert ("marched" in scene.told) != battle


@rule("FRO-4.5")
def test_a_land_left_empty_is_nobody_s_unless_it_has_a_fort() -> None:
    scene = Scene().army("westmark", ASH, infantry=1).army("ironside", ASH, infantry=1).march()
    scene.answer("westmark.alder.all", "ironside.westmark.all")
    assert scene.state.lands["ironside"].owner == ASH
    scene = Scene().army("westmark", ASH, infantry=1).march().answer("westmark.alder.all")
    assert scene.state.lands["westmark"].owner is None


@rule("FRO-4.6")
def test_a_spy_alone_learns_a_card_and_all_learn_that_it_is_known() -> None:
    scene = Scene().army("westmark", ASH, infantry=1).coins(2).hand(ELK, "feint.01", "charge.01")
    scene.march()
    assert [one for one in scene.options if one.startswith("spy")] == ["spy.1"]
    scene.answer("spy.1")
    seen = [card.face for card in scene.playing.view(ASH).state.realms[ELK].hand]
    assert seen.count("?") == 1
    assert [card.face for card in scene.playing.view(HERON).state.realms[ELK].hand] == ["?", "?"]
    assert sorted(len(card.known) for card in scene.playing.view(HERON).state.realms[ELK].hand) == [
        1,
        2,
    ]
    assert scene.state.realms[ASH].coins == 1
    assert not any(one.startswith("spy") for one in scene.options), "once a turn"
    assert set(scene.event("spied").private) == {ASH}


@rule("FRO-4.6")
def test_there_is_nothing_to_spy_on_without_coins_or_unknown_cards() -> None:
    scene = Scene().army("westmark", ASH, infantry=1).hand(ELK, "feint.01")
    assert not any(one.startswith("spy") for one in scene.march().options)
    scene = Scene().army("westmark", ASH, infantry=1).coins(5).hand(ELK, "feint.01")
    scene.start_state.realms[ELK].hand[0].known = [ASH, ELK]
    assert not any(one.startswith("spy") for one in scene.march().options)


@rule("FRO-4.7")
def test_a_turn_goes_on_until_its_player_ends_it() -> None:
    scene = Scene().army("westmark", ASH, infantry=1).army("thornwood", ASH, infantry=1).march()
    scene.answer("westmark.alder.all")
    assert scene.topic == "marching"
    scene.answer(END)
    assert scene.playing.over
    assert scene.state.lands["thornwood"].fresh == {"infantry": 1}
