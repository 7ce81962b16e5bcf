"""Mega projects of Seas of Destiny (CON-27, CON-28)."""

import pytest

from engines.conqueror.content.describe import chronicle_effect
from engines.conqueror.ids import PROJECT_CARDS, PROJECTS
from engines.conqueror.preview.income import income, taxes
from engines.conqueror.preview.market import next_wares, wares
from engines.conqueror.preview.prices import price_of_type
from engines.conqueror.preview.projects import (
    following_project,
    project_effect,
    project_price,
    trade_bonus,
    wonder_points,
)
from engines.conqueror.scoring import worths
from engines.conqueror.state import Project
from engines.conqueror.steps.policies import AgentAction, Policies
from engines.conqueror.steps.purchases import Purchase
from engines.conqueror.steps.taxes import Taxes
from tests.engines.conqueror.build import (
    CARTHAGE,
    CONTENT,
    EGYPT,
    GREECE,
    PERSIA,
    ROME,
    Scene,
    begin,
    state_of,
)
from tests.engines.conqueror.projects import against, has_built, points, seas
from tests.engines.scene import part, said
from tests.rulebook import rule


@rule("CON-27.1", "CON-A47")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_of_each_mega_project_there_are_as_many_cards_as_players(players: int) -> None:
    scene = seas(players).place()
    assert {kind: scene.state.stock(kind) for kind in PROJECT_CARDS} == dict.fromkeys(
        PROJECT_CARDS, players
    )


@rule("CON-27.1", "CON-28.4", "CON-28.11", "CON-A47", "CON-EX21")
@pytest.mark.parametrize(
    ("players", "worth"),
    [(3, [15, 11, 9]), (4, [15, 11, 9, 7]), (6, [15, 11, 9, 7, 7, 7])],
)
def test_wonders_are_worth_less_the_later_anybody_builds_them(
    players: int, worth: list[int]
) -> None:
    scene = seas(players).place(*(AgentAction(seat) for seat in range(players)))
    for number in worth:
        assert wonder_points(scene.state) == number
        scene.nation(scene.asked.seat).agent = None
        scene.answer("project.wonder", "district")
        for nation in scene.state.nations:
            nation.agent = None
    built = [points(scene, seat)["wonders"] for seat in range(players)]
    assert built == worth
    assert (wonder_points(scene.state), against(scene)["wonder"]) == (0, "copies")


@rule("CON-27.2")
@pytest.mark.parametrize(
    ("option", "more"), [("off", {}), ("base_boards", {"ship": 2, "siege": 2})]
)
def test_ships_and_siege_engines_come_with_the_expansion_alone(
    option: str, more: dict[str, int]
) -> None:
    nations = state_of(begin(4, seas_of_destiny=option)).nations
    for nation in nations:
        assert {k: n for k, n in nation.barracks.items() if k in ("ship", "siege")} == more


@rule("CON-1.5", "CON-28.1")
def test_mega_projects_are_built_with_the_expansion_alone() -> None:
    plain = Scene().at(phase="policies").coins(40, 40, 40, 40).place(AgentAction(GREECE))
    assert not [one for one in plain.options if one.startswith("project.")]
    scene = seas().place(AgentAction(GREECE))
    assert [one for one in scene.options if one.startswith("project.")] == [
        f"project.{kind}" for kind in PROJECTS
    ]
    scene.answer("project.port", "district")
    assert scene.nation(GREECE).agent == "project.port"


@rule("CON-7.5", "CON-28.1")
def test_no_mega_project_is_sold_before_round_1() -> None:
    scene = seas(mode="conquest").at(round=0, phase="purchases").place(Purchase(GREECE, 2))
    assert not [one for one in scene.options if one.startswith("project.")]


@rule("CON-28.1")
def test_the_second_agent_on_a_project_pays_two_coins_more_and_a_third_finds_no_room() -> None:
    scene = seas().has(ROME, agent="project.temple").place(AgentAction(GREECE))
    assert project_price(scene.state, GREECE, "temple").coins == 9 + 2
    assert project_price(scene.state, GREECE, "port").coins == 5
    scene.nation(CARTHAGE).agent = "project.temple"
    assert against(scene)["temple"] == "spaces"


@rule("CON-28.1", "CON-28.11")
@pytest.mark.parametrize(
    ("kind", "prices"),
    [("wonder", [16, 18, 20, 20]), ("port", [5, 7, 9, 9]), ("temple", [9, 12, 15, 15])],
)
def test_the_price_of_a_project_rises_with_own_copies_of_its_kind(
    kind: str, prices: list[int]
) -> None:
    scene = seas().place()
    scene.nation(ROME).projects = has_built(f"{kind}.district")
    for owned, wanted in enumerate(prices):
        scene.nation(GREECE).projects = has_built(*[f"{kind}.upgrade"] * owned)
        assert project_price(scene.state, GREECE, kind).coins == wanted


@rule("CON-28.1")
def test_what_is_too_dear_is_not_offered() -> None:
    scene = seas().has(GREECE, coins=8).place(AgentAction(GREECE))
    assert against(scene) == {"wonder": "coins", "port": None, "temple": "coins", "wharf": None}


@rule("CON-28.2", "CON-28.12", "CON-5.9", "CON-5.10")
def test_a_project_takes_a_slot_of_either_kind_and_counts_there() -> None:
    four = ["discipline", "rapid_aim", "thoroughbred"]
    scene = seas().has(GREECE, districts={"bazaar": 2}, upgrades=four)
    scene.place(AgentAction(GREECE)).answer("project.port")
    assert (scene.topic, scene.options, scene.safe) == (
        "project",
        ["district", "upgrade"],
        "district",
    )
    scene.answer("upgrade")
    assert scene.nation(GREECE).projects == [Project("port", "upgrade")]
    assert scene.nation(GREECE).coins == 40 - 5
    told = points(scene, GREECE)
    assert (told["districts-slots"], told["upgrades-slots"]) == (2, 4 + 2)


@rule("CON-28.2", "CON-12.3", "CON-13.2")
def test_where_one_kind_of_slot_is_left_nobody_is_asked_and_without_any_nothing_is_built() -> None:
    full = ["discipline", "rapid_aim", "thoroughbred", "naval_mastery"]
    scene = seas().has(GREECE, districts={"bazaar": 3}, upgrades=full).place(AgentAction(GREECE))
    assert following_project(scene.state, GREECE, "temple") is None, "it takes the last slot"
    scene.answer("project.temple")
    assert scene.nation(GREECE).projects == [Project("temple", "district")]
    found = against(scene)
    assert {kind: found[kind] for kind in PROJECT_CARDS} == dict.fromkeys(PROJECT_CARDS, "slots")
    assert found["wharf"] is None


@rule("CON-28.12")
def test_a_project_fills_a_slot_and_raises_no_price_of_upgrades_or_districts() -> None:
    four = has_built(*["port.upgrade"] * 3, "temple.upgrade", *["wonder.district.15"] * 4)
    scene = seas().place()
    before = price_of_type(scene.state, GREECE, "cavalry").coins
    scene.nation(GREECE).projects = four
    found = {one.id: one for one in wares(scene.state, GREECE)}
    assert found["upgrade.discipline"].why == found["district.bazaar"].why == "slots"
    assert found["district.fort"].why == "place"
    assert price_of_type(scene.state, GREECE, "cavalry").coins == before
    assert found["district.bazaar"].price.coins == 3


@rule("CON-28.3", "CON-11.12", "CON-33.3")
def test_the_track_and_master_builders_make_projects_cheaper() -> None:
    scene = seas().has(GREECE, space=4).place(AgentAction(GREECE))
    assert project_price(scene.state, GREECE, "wharf").coins == 6 - 1
    assert following_project(scene.state, GREECE, "port") == 7 - 1
    scene.answer("project.wonder", "district")
    assert scene.nation(GREECE).coins == 40 - (16 - 1)
    builders = seas().has(GREECE, space=4).chronicle("master_builders").place()
    assert project_price(builders.state, GREECE, "temple").coins == 9 - 1 - 1


@rule("CON-33.3")
def test_master_builders_tell_that_projects_are_cheaper_only_where_there_are_any() -> None:
    def told(*, destiny: bool, lang: str = "en") -> str:
        return said(chronicle_effect(CONTENT, "master_builders", destiny=destiny), lang)

    assert told(destiny=False) == "Civil districts cost 1 coin less."
    assert told(destiny=True) == "Civil districts and mega projects cost 1 coin less."
    spanish = "Los Distritos Civiles y los Megaproyectos cuestan 1 moneda menos."
    assert told(destiny=True, lang="es") == spanish


@rule("CON-28.5", "CON-11.19")
def test_each_port_brings_two_coins_with_each_trade() -> None:
    ports = has_built("port.district", "port.upgrade")
    scene = seas().coins(0, 0, 0, 0).has(GREECE, projects=ports)
    scene.place(AgentAction(GREECE))
    assert trade_bonus(scene.state, GREECE) == 4
    scene.answer("trade.rome")
    assert (scene.nation(GREECE).coins, scene.nation(ROME).coins) == (1 + 4, 1)


@rule("CON-28.5", "CON-11.19")
def test_a_port_pays_for_the_trade_of_a_redeployed_agent_too_and_not_its_owners_partners() -> None:
    scene = seas(3).coins(0, 0, 0).has(GREECE, projects=has_built("port.district"), space=7)
    scene.has(ROME, projects=has_built("port.district"))
    scene.at(order=[GREECE, CARTHAGE, ROME]).place(Policies())
    scene.answer("trade.rome", "pass", "pass", "trade.carthage")
    assert scene.nation(GREECE).coins == 2 * (5 + 2)
    assert scene.nation(ROME).coins == 1


@rule("CON-28.6", "CON-10.3")
def test_each_temple_brings_three_coins_in_taxes_and_four_points() -> None:
    temples = has_built("temple.district", "temple.upgrade")
    scene = seas(5).coins(0, 0, 0, 0, 0).has(ROME, projects=temples)
    scene.has(PERSIA, projects=temples).place(Taxes())
    assert taxes(scene.state, ROME) == {"base": 3, "lands": 1, "temples": 6}
    assert scene.nation(ROME).coins == 10
    assert scene.nation(PERSIA).coins == 3 + 1 + 6 + 2, "its interest counts them"
    assert points(scene, ROME) == {
        "capitals": 10,
        "districts-slots": 1,
        "upgrades-slots": 1,
        "temples": 8,
        "coins": 2,
    }


@rule("CON-A56")
def test_who_is_out_leaves_the_cards_of_projects_out_of_the_game() -> None:
    scene = seas().has(ROME, projects=has_built("wonder.district.15"), out=True, coins=0)
    scene.nobody("rome").at(order=[CARTHAGE, GREECE, EGYPT]).place()
    assert (scene.state.stock("wonder"), wonder_points(scene.state)) == (3, 11)


@pytest.mark.parametrize(
    ("kind", "english", "spanish"),
    [
        ("wonder", "15 points at the end", "15 puntos al final"),
        ("port", "+2 coins with each trade", "+2 monedas cada vez que comercies"),
        ("temple", "+3 coins in Taxes, 4 points", "+3 monedas en Impuestos, 4 puntos"),
        (
            "wharf",
            "2 ships for the sea, takes no slot · in Athens",
            "2 Barcos para el mar, no ocupa espacio · en Atenas",
        ),
    ],
)
def test_an_answer_tells_what_a_project_brings(kind: str, english: str, spanish: str) -> None:
    scene = seas().place(AgentAction(GREECE))
    hint = scene.option(f"project.{kind}").hint
    assert said(part(hint, "effect"), "en") == english
    assert said(part(hint, "effect"), "es") == spanish
    if kind != "wharf":
        assert part(hint, "effect") == project_effect(scene.state, kind)
        assert part(hint, "following") == CONTENT.expansion.projects[kind].prices[1]


def test_a_slot_tells_what_filling_all_of_its_kind_is_worth() -> None:
    scene = seas().has(GREECE, districts={"bazaar": 3}).place(AgentAction(GREECE))
    scene.answer("project.port")
    assert said(scene.option("district").hint, "en") == "4 of 4 then taken, worth 2 more points"
    assert said(scene.option("upgrade").hint, "es") == "Ocupados: 1 de 4"


def test_once_a_seat_has_acted_what_it_can_build_next_names_projects_too() -> None:
    scene = seas().has(GREECE, agent="project.port", projects=has_built("port.district")).place()
    scene.has(ROME, agent="project.port").has(EGYPT, agent="project.port")
    found = {one.id: one for one in next_wares(scene.state, GREECE)}
    assert (found["project.port"].why, found["project.port"].price.coins) == (None, 7)


def test_a_space_with_the_discount_tells_that_projects_are_cheaper_too() -> None:
    scene = seas().has(GREECE, space=3).place(AgentAction(GREECE))
    assert said(scene.option("trade.rome").hint, "en").startswith(
        "Districts and mega projects cost 1 less from now on"
    )
    assert "mega projects" in said(scene.option("trade.independents").hint, "en")


@pytest.mark.parametrize("card", ["wonder.district.15", "port.district", "temple.district"])
def test_simple_players_see_what_a_project_is_worth(card: str) -> None:
    scene = seas().place(AgentAction(GREECE))
    before = worths(scene.playing.view(GREECE))[GREECE]
    scene.nation(GREECE).projects = has_built(card)
    assert worths(scene.playing.view(GREECE))[GREECE] > before + 100
    assert income(scene.state, GREECE) == 4 + 3 * card.startswith("temple")
