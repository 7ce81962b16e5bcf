"""What questions say of an answer's consequences, and what the story tells."""

import pytest

from data.catalogues import catalogue
from engines.core import Text, Who, say
from tests.engines.caylus.build import BLUE, GOLD_MINE, GREEN, RED, Scene, begin, state_of
from tests.engines.scene import at_random, part, said
from tests.rulebook import rule


def hint(scene: Scene, option: str, lang: str = "en") -> str:
    """What is said below an answer."""
    return said(scene.option(option).hint, lang)


@rule("CAY-5.9", "CAY-5.12")
def test_the_question_names_the_price_of_a_worker() -> None:
    scene = Scene().order(BLUE, RED, GREEN, 3).start("placement").answer("pass")
    assert said(scene.asked.prompt, "en") == "Place a worker or pass. A worker costs 2 deniers."


@rule("CAY-5.11", "CAY-5.12", "CAY-6.6")
@pytest.mark.parametrize("at", ["placement", "special"])
def test_the_answer_names_the_owner_who_gains(at: str) -> None:
    scene = Scene().road(9, "park", BLUE).road(10, "quarry", RED)
    scene.stands(gate=RED if at == "special" else None).start(at)
    found = scene.option("road-9").label
    assert part(found, "who") == Who(BLUE)
    assert "1 point" in said(found, "en")
    for other in ("road-10", "road-1"):
        assert "Ben" not in said(scene.option(other).label, "en") + hint(scene, other)


@rule("CAY-5.7")
def test_only_the_first_to_pass_is_promised_money() -> None:
    scene = Scene().start("placement")
    assert "1 denier" in hint(scene, "pass")
    assert "denier" not in hint(scene.answer("pass"), "pass")


@rule("CAY-7.5")
def test_a_bribe_names_the_workers_who_win_or_lose_by_it() -> None:
    scene = Scene().road(9, "park", BLUE, worker=GREEN).road(5, worker=RED).start("provost")
    assert "Cleo" in hint(scene, "to-9")
    assert "Cleo" not in hint(scene, "to-8")
    assert "Ana" in hint(scene, "to-4")
    assert "Ana" not in hint(scene, "to-5")


@rule("CAY-8.46", "CAY-8.42")
def test_the_lawyer_says_when_and_whether_the_tile_returns() -> None:
    scene = Scene().road(9, "lawyer", RED, worker=RED).road(10, "park", RED, worker=BLUE)
    scene.at(provost=9).has(RED, cloth=1).start("road")
    for option, key, returns in (("road-1", "now", 0), ("road-10", "later", 1)):
        found = scene.option(option).hint
        assert isinstance(found, Text)
        assert (found.key, part(found, "returns")) == (f"caylus-lawyer-{key}", returns)


@rule("CAY-9.11")
def test_stopping_before_the_first_batch_warns_of_the_loss() -> None:
    scene = Scene().stands(castle=[RED]).has(RED, food=2, wood=2, stone=2).start("castle")
    assert "2 points" in hint(scene, "stop")
    assert "2 points" not in hint(scene.answer("food.wood.stone"), "stop")


@rule("CAY-8.2")
def test_workers_who_come_home_unused_are_told_of() -> None:
    scene = Scene().road(GOLD_MINE, worker=RED).road(7, worker=BLUE).start("road")
    assert scene.told == ["home"]
    assert part(Text("", scene.event("home").data), "n") == 2


@rule("CAY-12.12", "CAY-A60")
def test_a_lost_favour_is_told_of() -> None:
    scene = Scene().gain(*[RED] * 5).answer("prestige", "deniers", "cubes", "none")
    assert scene.told[-1] == "favour-lost"
    assert scene.event("favour-lost").by == RED


@rule("CAY-9.12", "CAY-9.13")
def test_who_shows_a_batch_and_who_cannot_are_told_apart() -> None:
    scene = Scene().scored("dungeon", "walls").houses(towers=[GREEN] * 14)
    scene.stands(castle=[RED, BLUE]).has(RED, food=1, wood=1, gold=1).start("castle")
    assert scene.told == ["no-room", "no-batch"]


@rule("CAY-10.1", "CAY-11.2")
def test_the_bailiffs_way_and_the_scoring_are_told() -> None:
    scene = Scene(3).at(11, 11).houses(dungeon=[RED] * 2 + [BLUE]).start("end")
    assert scene.told[:2] == ["bailiff", "section"]
    scene.answer("prestige")
    assert scene.told.count("houses") == 2
    assert scene.event("no-house").by == GREEN
    assert "columns" in scene.told


@rule("CAY-10.2")
@pytest.mark.parametrize("at", ["provost", "special"])
def test_who_moves_the_provost_is_told_where_the_bailiff_stands(at: str) -> None:
    scene = Scene().at(provost=9, bailiff=8).stands(guild=RED if at == "special" else None)
    prompt = scene.start(at).asked.prompt
    assert (part(prompt, "space"), part(prompt, "bailiff")) == (9, 8)


@rule("CAY-5.14", "CAY-6.14")
def test_the_price_won_at_the_inn_is_told() -> None:
    told = Scene().stands(inn_left=RED).start("special").event("inn-in")
    assert "1 denier" in said(told.text(None), "en")


@rule("CAY-5.4", "CAY-A59")
def test_a_pass_without_a_choice_is_told_as_such() -> None:
    scene = Scene(3).has(BLUE, deniers=1).start("placement").answer("pass")
    assert scene.asked.seat == GREEN
    chosen, forced = (event.data["forced"] for event in scene.events)
    assert (chosen, forced) == (0, 1)


@rule("CAY-8.24", "CAY-8.27")
def test_a_building_is_offered_with_its_price_its_points_and_what_it_does() -> None:
    scene = Scene().road(9, "mason", RED, worker=RED).at(provost=9).has(RED, stone=1, cloth=1)
    scene.start("road")
    assert (
        said(scene.option("church").label, "en")
        == "Build the Church for 1 stone and 1 cloth: 3 points"
    )
    assert "1 royal favour" in hint(scene, "church")


@rule("CAY-8.4")
@pytest.mark.parametrize("cloth", [0, 1])
def test_who_cannot_use_a_building_and_who_will_not_are_told_apart(cloth: int) -> None:
    scene = Scene().stands(joust=RED).road(9, "lawyer", RED, worker=RED).at(provost=9)
    scene.has(RED, cloth=cloth).start("special")
    if cloth:
        scene.answer("decline")
    told = [event.text(None) for event in scene.events if event.key == "caylus-event-unused"]
    assert [part(one, "able") for one in told] == [cloth]


LAWYER = {"cloth": 1, "favours": {"buildings": 3}}


def at_lawyer() -> Scene:
    """Red's worker is at red's lawyer, blue's at red's park."""
    scene = Scene().road(9, "lawyer", RED, worker=RED).road(10, "park", RED, worker=BLUE)
    return scene.at(provost=9).has(RED, cloth=1).start("road")


@rule("CAY-8.40", "CAY-8.46")
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("road-1", ["lawyer", "residence", "home"]),
        ("road-10", ["lawyer-later", "home", "residence"]),
        ("decline", ["unused", "home"]),
    ],
)
def test_the_story_of_the_lawyer(answer: str, told: list[str]) -> None:
    scene = at_lawyer().answer(answer)
    assert scene.told == told
    paid = [event.data["paid"] for event in scene.events if "paid" in event.data]
    assert [len(one) for one in paid if isinstance(one, list)] == [2] * len(paid)


@rule("CAY-12.18", "CAY-12.9")
def test_the_story_of_a_favour_that_builds_a_residence() -> None:
    built = Scene().scored("dungeon").has(RED, **LAWYER).gain(RED)
    built.answer("buildings", "residence", "road-1")
    assert built.told == ["favour", "lawyer", "residence"]
    assert part(Text("", built.event("lawyer").data), "n") == 1
    left = Scene().scored("dungeon").has(RED, **LAWYER).gain(RED)
    assert left.answer("buildings", "residence", "decline").told == ["favour", "favour-unused"]


@rule("CAY-12.18", "CAY-12.9")
@pytest.mark.parametrize(
    ("column", "told"), [(0, ["favour"]), (1, ["favour", "favour-unused"])], ids=str
)
def test_no_effect_is_called_unused_where_there_is_none(column: int, told: list[str]) -> None:
    scene = Scene().scored("dungeon").has(RED, favours={"buildings": column})
    assert scene.gain(RED).answer("buildings").told == told
    if len(told) > 1:
        assert scene.event("favour-unused").data["able"] == 0


@rule("CAY-12.9", "CAY-12.16")
@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (["prestige"], ["favour-took"]),
        (["deniers"], ["favour-took"]),
        (["cubes", "none"], ["favour", "favour-unused"]),
        (["cubes", "cloth"], ["favour", "favour-cube"]),
        (["cubes", "swap", "food", "wood.wood"], ["favour", "favour-swap"]),
        (["buildings", "none"], ["favour", "favour-unused"]),
        (["buildings", "wood", "decline"], ["favour", "favour-unused"]),
        (["buildings", "wood", "mason"], ["favour", "build"]),
    ],
    ids="-".join,
)
def test_the_story_of_a_favour(answers: list[str], told: list[str]) -> None:
    scene = Scene().scored("dungeon").has(RED, food=1, favours={"cubes": 3, "buildings": 3})
    assert scene.gain(RED).answer(*answers).told == told


@rule("CAY-12.18")
def test_what_is_let_off_is_not_told_as_paid() -> None:
    scene = Scene().has(RED, food=1, favours={"buildings": 1}).gain(RED)
    built = scene.answer("buildings", "wood", "mason").event("build")
    paid = built.data["paid"]
    assert isinstance(paid, list)
    assert [part(one, "n") for one in paid] == [1]


@rule("CAY-8.4")
@pytest.mark.parametrize("tile", ["market", "peddler", "mason", "church", "alchemist"])
def test_a_building_left_unused_is_told_of(tile: str) -> None:
    scene = Scene().road(9, tile, BLUE, worker=RED).at(provost=9).has(RED, food=9, stone=9)
    scene.start("road").answer("decline")
    assert scene.told == ["unused"]
    assert tile in str(scene.event("unused").data["building"])


@rule("CAY-8.10", "CAY-8.12", "CAY-8.22")
def test_the_story_of_the_road() -> None:
    scene = Scene().road(4, worker=RED).road(9, "park", BLUE, worker=RED).at(provost=11)
    scene.road(10, "architect", RED, worker=RED).road(11, "bank", RED, worker=RED)
    scene.road(12, "residence", RED).has(RED, cloth=3, gold=1).start("road")
    scene.answer("wood", "weaver", "rate-1")
    assert scene.told == ["took", "took", "owner-cube", "build-prestige", "trade"]


@rule("CAY-6.2")
def test_the_story_of_the_special_buildings() -> None:
    scene = Scene().stands(gate=RED, trading_post=BLUE, guild=RED, joust=RED, stables=[BLUE])
    scene.stands(inn_right=RED).has(RED, cloth=1).start("special")
    scene.answer("back", "to-7", "decline", "back")
    assert scene.told == [
        *("gate-back", "took", "provost-free", "unused", "stables", "inn-back"),
    ]
    other = Scene().stands(gate=RED, joust=BLUE, inn_left=GREEN, inn_right=BLUE)
    other.start("special").answer("castle")
    assert other.told == ["gate", "unused", "inn-out", "inn-in"]
    third = Scene().stands(guild=RED, inn_right=RED).start("special").answer("stay", "stay")
    assert third.told == ["provost-stay", "inn-stay"]


@rule("CAY-6.10", "CAY-7.2")
def test_only_a_bribe_names_a_price() -> None:
    free = Scene().stands(guild=RED).start("special")
    assert "denier" not in said(free.option("to-8").label, "en")
    assert "2 deniers" in said(Scene().start("provost").option("to-8").label, "en")


@rule("CAY-6.1")
def test_of_empty_special_buildings_nothing_is_told() -> None:
    assert Scene().start("special").told == []


@rule("CAY-5.1", "CAY-6.1", "CAY-7.1", "CAY-9.1", "CAY-11.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_is_the_go_of_whoever_is_asked_but_for_the_owners_cube(players: int) -> None:
    for match, _ in at_random(begin(players, "go"), "go"):
        for asked in match.table.pending.values():
            if asked.topic.key != "caylus-topic-owner-cube":
                assert state_of(match).active == asked.seat


@rule("CAY-4.1", "CAY-3.1")
def test_rounds_begin_with_their_number_order_and_income() -> None:
    scene = Scene().order(GREEN, RED, BLUE, 3).start("round")
    assert scene.told == ["round", "income"]
    assert scene.event("round").data["round"] == 3
    assert scene.event("round").data["order"] == [Who(seat) for seat in (GREEN, RED, BLUE, 3)]


@rule("CAY-13.1", "CAY-12.3")
def test_the_end_is_told_instead_of_new_columns() -> None:
    scene = Scene(3).scored("dungeon", "walls").at(23, 23).houses(towers=[RED, BLUE, GREEN])
    assert scene.start("end").told == ["bailiff", "section", *["houses"] * 3, "end"]
    walls = Scene(3).scored("dungeon").at(17, 17).houses(walls=[RED, BLUE, GREEN]).start("end")
    assert walls.event("columns").data["columns"] == 5


@rule("CAY-8.2")
def test_workers_who_come_home_are_told_with_their_spaces() -> None:
    scene = Scene().road(28, "park", BLUE, worker=RED).start("road")
    assert "28" in said(scene.event("home").text(None), "en")


@rule("CAY-7.2", "CAY-8.57")
def test_only_what_was_paid_is_told_as_paid() -> None:
    scene = Scene(3).has(GREEN, deniers=0).start("provost").answer("to-8", "stay")
    assert scene.told[:2] == ["provost", "provost-stay"]
    assert scene.event("provost").data["paid"] == [Text("caylus-deniers", {"n": 2})]
    trade = Scene().road(9, "alchemist", RED, worker=RED).at(provost=9).has(RED, food=3, wood=1)
    paid = trade.start("road").answer("rate-1", {"food": 2}).event("trade").data["paid"]
    assert paid == [Text("caylus-cube-food", {"n": 2})]


@rule("CAY-8.4", "CAY-A64")
@pytest.mark.parametrize("tile", ["market", "peddler", "mason", "lawyer", "tailor", "alchemist"])
@pytest.mark.parametrize("able", [False, True])
def test_who_cannot_use_a_building_is_told_apart_from_who_will_not(tile: str, able: bool) -> None:
    scene = Scene().road(9, tile, RED, worker=RED).at(provost=9).has(RED, deniers=int(able) * 5)
    scene.has(RED, **dict.fromkeys(("food", "wood", "stone", "cloth"), int(able) * 5)).start("road")
    scene.answer(*["decline"] * able)
    assert (scene.told, scene.event("unused").data["able"]) == (["unused"], int(able))


@rule("CAY-6.11", "CAY-A64")
@pytest.mark.parametrize("able", [False, True])
def test_who_cannot_joust_is_told_apart_from_who_will_not(able: bool) -> None:
    scene = Scene().stands(joust=RED).has(RED, cloth=int(able)).start("special")
    scene.answer(*["decline"] * able)
    assert (scene.told, scene.event("unused").data["able"]) == (["unused"], int(able))


@rule("CAY-9.11", "CAY-1.11")
@pytest.mark.parametrize(("points", "warned"), [(5, "2 points"), (1, "1 point"), (0, "")])
def test_no_more_points_are_said_to_be_at_stake_than_there_are(points: int, warned: str) -> None:
    scene = Scene().stands(castle=[RED]).has(RED, food=1, wood=1, stone=1, points=points)
    told = hint(scene.start("castle"), "stop")
    assert warned in told
    assert bool(told) == bool(points)


DECLINED = {
    "market": "Sell nothing",
    "peddler": "Buy nothing",
    "church": "Trade nothing",
    "mason": "Build nothing",
    "lawyer": "Leave all buildings as they are",
}


@rule("CAY-8.4")
@pytest.mark.parametrize("tile", DECLINED)
def test_leaving_a_building_unused_is_called_by_what_is_not_done(tile: str) -> None:
    scene = Scene().road(9, tile, RED, worker=RED).at(provost=9).has(RED, food=5, stone=5, cloth=5)
    assert said(scene.start("road").option("decline").label, "en") == DECLINED[tile]


@rule("CAY-6.11")
def test_leaving_the_joust_names_the_favour_forgone() -> None:
    scene = Scene().stands(joust=RED).has(RED, cloth=1).start("special")
    assert said(scene.option("decline").label, "en") == "Forgo the favour"


@rule("CAY-8.50", "CAY-8.53", "CAY-9.4")
def test_selling_buying_and_delivering_are_named_with_their_cubes() -> None:
    scene = Scene().road(9, "market", RED, worker=RED).road(10, "peddler", RED, worker=RED)
    scene.at(provost=10).has(RED, food=1, wood=1, stone=2, deniers=9).stands(castle=[RED])
    scene.start("road")
    assert said(scene.asked.prompt, "en") == "Market on 9: which cube do you sell?"
    assert said(scene.option("stone").label, "en") == "Sell 1 stone"
    scene.answer("stone")
    assert said(scene.asked.prompt, "en") == "Peddler on 10: what do you buy?"
    assert said(scene.option("food.cloth").label, "en") == "Buy 1 food and 1 cloth"
    batch = Scene().stands(castle=[RED]).has(RED, food=1, wood=1, stone=1).start("castle")
    label = batch.option("food.wood.stone").label
    assert said(label, "en") == "Deliver 1 food, 1 wood and 1 stone"
    assert said(label, "es") == "Aportar 1 comida, 1 madera y 1 piedra"


@rule("CAY-6.10")
def test_the_question_of_the_guild_is_one_sentence() -> None:
    prompt = Scene().stands(guild=RED).start("special").asked.prompt
    assert "move the provost up to 3 spaces for free?" in said(prompt, "en")
    assert "¿mueves gratis al preboste hasta 3 espacios?" in said(prompt, "es")


@rule("CAY-5.11", "CAY-8.2")
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_longest_place_with_its_price_and_owner_is_short_enough_to_read(lang: str) -> None:
    menu = Scene(5).start_state.content.menu
    label = menu.road(28, "peddler", 5, BLUE, beyond=True).label
    assert len(say(label, catalogue(lang), lambda _: "Asiento 5 ●")) <= 80


@rule("CAY-8.4", "CAY-8.50")
def test_the_story_names_a_neutral_building_without_brackets_in_brackets() -> None:
    scene = Scene()
    at = 1 + [space.tile for space in scene.start_state.road].index("neutral_market")
    scene.road(at, worker=RED).has(RED, food=2)
    told = scene.start("road").answer("food").event("trade").text(None)
    assert said(told, "en").endswith(f"gave 1 food for 4 deniers at the Market (neutral) on {at}")
    assert said(told, "es").endswith(f"dio 1 comida por 4 denarios: Mercado (neutral) en el {at}")
