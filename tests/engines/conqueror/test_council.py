"""The war council: who lays heroes and tactics when, who sees what, and the reveal."""

from engines.conqueror.ids import NONE
from engines.core import ChooseMany
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.conqueror.fighting import FORT, FROM, LAND, attack, field, report
from tests.engines.scene import said
from tests.rulebook import rule


def asked(scene: Scene) -> set[tuple[int, str]]:
    return {
        (one.seat, one.topic.key.removeprefix("conqueror-topic-"))
        for one in scene.playing.table.pending.values()
    }


def council() -> Scene:
    """Rome has a hero in hand and one face up, Carthage two tactics and no hero."""
    scene = field({"cavalry": 2}, {"infantry": 2}).heroes(ROME, "furius_camillus")
    scene.has(ROME, open=["scipio_africanus"]).hand(CARTHAGE, "flank", "charge")
    return attack(scene)


@rule("CON-T31", "CON-19.11", "CON-A36", "CON-A37")
def test_only_who_has_heroes_or_tactics_is_asked_for_them() -> None:
    scene = council()
    assert asked(scene) == {(ROME, "heroes")}
    scene.say(ROME, ["furius_camillus", "scipio_africanus"])
    side = scene.playing.view(CARTHAGE).state.fighting().attack
    assert (side.down, side.heroes) == (1, ["scipio_africanus"])
    assert asked(scene) == {(CARTHAGE, "tactics")}, "Rome holds no tactics"


def test_the_question_tells_both_strengths_without_what_lies_face_down() -> None:
    scene = council()
    told = "Without hidden cards and dice you have 4 against 2."
    (asked_first,) = scene.playing.table.pending.values()
    assert told in said(asked_first.prompt, "en")
    scene.say(ROME, ["furius_camillus", "scipio_africanus"])
    (asked_next,) = scene.playing.table.pending.values()
    known = scene.state.content.heroes["scipio_africanus"].strength
    assert f"you have 2 against {4 + known}." in said(asked_next.prompt, "en")


def test_independents_are_not_said_to_have_no_hero_so_far() -> None:
    scene = Scene(6).army(FROM, ROME, cavalry=2).independent(LAND, 1)
    attack(scene.heroes(ROME, "furius_camillus"))
    assert said(scene.pending.prompt, "en").endswith("Independents have no heroes and no tactics.")


@rule("CON-17.4", "CON-A36")
def test_a_hero_laid_face_down_is_its_owner_s_secret_until_the_reveal() -> None:
    scene = council().say(ROME, ["furius_camillus"])
    assert scene.playing.view(ROME).state.nations[ROME].leaders == ["furius_camillus"]
    for seat in (CARTHAGE, GREECE, None):
        nation = scene.playing.view(seat).state.nations[ROME]
        assert (nation.leaders, [hero.name for hero in nation.heroes]) == ([], ["?"])
    assert scene.event("led").data == {"n": 1}
    scene.say(CARTHAGE, [])
    assert scene.event("revealed").by == ROME
    seen = scene.playing.view(GREECE).state
    assert report(scene).attack.heroes == ["furius_camillus"]
    assert "?" not in [hero.name for hero in seen.nations[ROME].heroes]


@rule("CON-19.11")
def test_the_attacker_lays_heroes_before_the_defender_and_tactics_are_laid_at_once() -> None:
    scene = field({"cavalry": 2}, {"infantry": 2}).heroes(ROME, "furius_camillus")
    scene.heroes(CARTHAGE, "hamilcar_barca").hand(ROME, "flank").hand(CARTHAGE, "charge")
    attack(scene)
    assert asked(scene) == {(ROME, "heroes")}
    scene.say(ROME, [])
    assert asked(scene) == {(CARTHAGE, "heroes")}
    scene.say(CARTHAGE, [])
    assert asked(scene) == {(ROME, "tactics"), (CARTHAGE, "tactics")}


@rule("CON-19.11", "CON-A36")
def test_neither_tactics_nor_their_number_show_before_both_have_chosen() -> None:
    scene = (
        field({"cavalry": 2}, {"infantry": 2}).hand(ROME, "flank", "omens").hand(CARTHAGE, "charge")
    )
    attack(scene)
    before = scene.playing.view(GREECE).state
    scene.say(ROME, ["flank.01", "omens.01"])
    after = scene.playing.view(GREECE).state
    assert after == before
    assert scene.playing.table.waiting() == attack_waits(scene)
    assert scene.playing.view(CARTHAGE).state.nations[ROME].cards == []
    scene.say(CARTHAGE, [])
    assert report(scene).attack.tactics == ["flank.01", "omens.01"]


def attack_waits(scene: Scene) -> object:
    """Whom the same battle waits for before anybody has answered."""
    fresh = (
        field({"cavalry": 2}, {"infantry": 2}).hand(ROME, "flank", "omens").hand(CARTHAGE, "charge")
    )
    return attack(fresh).playing.table.waiting()


@rule("CON-19.12", "CON-20.25")
def test_any_number_of_tactics_is_played_and_discarded() -> None:
    kinds = ("flank", "charge", "omens", "javelins", "testudo")
    scene = field({"cavalry": 5}, {"infantry": 1}).hand(ROME, *kinds, "ambush")
    attack(scene)
    question = scene.ask(ROME)
    assert isinstance(question, ChooseMany)
    assert (question.least, question.most) == (0, 6)
    scene.say(ROME, [f"{kind}.01" for kind in kinds]).say(ROME, NONE)
    assert set(scene.state.tactics_discards) == {f"{kind}.01" for kind in kinds}
    assert "ambush.01" in [card.face for card in scene.nation(ROME).hand]


@rule("CON-19.13", "CON-17.8", "CON-22.2")
def test_third_players_lay_no_cards_and_roll_no_die() -> None:
    scene = field({"cavalry": 2}, {"infantry": 2}).army(FORT, EGYPT, infantry=1)
    scene.heroes(EGYPT, "ptolemy_i").hand(EGYPT, "flank")
    attack(scene).say(EGYPT, f"{FORT}.rome.all")
    told = report(scene)
    assert (told.melee, told.attack.heroes, told.attack.tactics) == (True, [], [])
    assert len(told.attack.dice) == 1


@rule("CON-21.7", "CON-26.5")
def test_cards_are_played_against_independents_too() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=3).independent("alps", 2, 1)
    scene.heroes(ROME, "furius_camillus").hand(ROME, "charge")
    attack(scene, ROME, "etruria", "alps").say(ROME, ["furius_camillus"]).say(ROME, ["charge.01"])
    assert (report(scene).attack.heroes, report(scene).attack.tactics) == (
        ["furius_camillus"],
        ["charge.01"],
    )


def test_the_safe_answer_leads_with_the_best_hero_for_the_own_capital_alone() -> None:
    for target, origin, safe in (
        ("carthage", "numidia", ["hannibal_barca"]),
        ("syria", "arabia", []),
    ):
        scene = field({"cavalry": 2}, {"infantry": 2}, origin=origin, target=target)
        scene.heroes(CARTHAGE, "maharbal", "hannibal_barca")
        attack(scene, ROME, origin, target)
        assert scene.safe == safe
