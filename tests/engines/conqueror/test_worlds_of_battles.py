"""What-ifs amid a battle: sealed promises, cards laid face down, and units given up are made up, too."""

from engines.conqueror.steps.campaign import March
from engines.core import Allocate
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.conqueror.fighting import attack, dice
from tests.engines.conqueror.worlds import WORLDS, worlds
from tests.rulebook import rule

HELP = "adriatic_sea.rome.all"
PART = "adriatic_sea.rome.some"
"""The ways in which Greece can help Rome."""


def _attacked() -> Scene:
    """Carthage attacks Apulia from the sea; Rome can reinforce, Greece can support either, Egypt looks on."""
    scene = Scene().army("tyrrhenian_sea", CARTHAGE, cavalry=4, infantry=4)
    scene.army("apulia", ROME, cavalry=1, infantry=2).army("rome", ROME, infantry=1)
    scene.army("adriatic_sea", GREECE, cavalry=1, infantry=2)
    scene.hand(CARTHAGE, "charge", "reserves").hand(ROME, "flank")
    return scene.heroes(CARTHAGE, "hasdrubal_barca", "hamilcar_barca")


def _fought(scene: Scene) -> Scene:
    return scene.place(March(CARTHAGE)).answer("tyrrhenian_sea.apulia.all")


def _council(scene: Scene) -> Scene:
    """Nobody else takes part."""
    return scene.say(ROME, "none").say(GREECE, "none")


@rule("CON-A57")
def test_a_promise_that_has_no_effect_yet_is_any_that_could_be() -> None:
    scene = _fought(_attacked()).say(GREECE, HELP)
    promised = {world.nations[GREECE].joins for world in worlds(scene, EGYPT)}
    assert len(promised) > 2
    assert promised <= {
        f"adriatic_sea.{nation}.{part}"
        for nation in ("carthage", "rome")
        for part in ("all", "some")
    } | {"none"}


@rule("CON-A57", "CON-A82")
def test_a_promised_part_of_an_army_is_any_part() -> None:
    scene = _fought(_attacked()).say(GREECE, PART, {"cavalry": 1, "infantry": 0})
    for world in worlds(scene, EGYPT):
        sends, some = world.nations[GREECE].sends, str(world.nations[GREECE].joins)
        assert bool(sends) == some.endswith(".some")
        assert sends.get("cavalry", 0) <= 1
        assert sends.get("infantry", 0) <= 2


@rule("CON-A57", "CON-A82")
def test_whoever_is_still_choosing_a_part_has_promised_some_part() -> None:
    scene = _fought(_attacked()).say(GREECE, PART)
    for world in worlds(scene, EGYPT):
        assert str(world.nations[GREECE].joins).endswith(".some")
        assert world.nations[GREECE].sends == {}


@rule("CON-A57")
def test_whoever_is_still_asked_has_promised_nothing() -> None:
    scene = _fought(_attacked()).say(GREECE, HELP)
    assert {world.nations[ROME].joins for world in worlds(scene, EGYPT)} == {None}
    assert {world.nations[GREECE].joins for world in worlds(scene, GREECE)} == {HELP}


@rule("CON-A36", "CON-17.4")
def test_heroes_face_down_are_as_many_as_everybody_sees() -> None:
    scene = _council(_fought(_attacked())).say(CARTHAGE, ["hasdrubal_barca"])
    laid = {tuple(world.nations[CARTHAGE].leaders) for world in worlds(scene, EGYPT)}
    assert len(laid) > 1
    for world in worlds(scene, EGYPT):
        names = [hero.name for hero in world.nations[CARTHAGE].heroes]
        (leader,) = world.nations[CARTHAGE].leaders
        assert leader in names


@rule("CON-A36", "CON-19.11")
def test_tactics_laid_are_any_of_the_hand_and_nobody_knows_how_many() -> None:
    scene = _council(_fought(_attacked())).say(CARTHAGE, [], ["charge.01"])
    numbers = {len(world.nations[CARTHAGE].cards) for world in worlds(scene, EGYPT)}
    assert numbers == {0, 1, 2}
    for world in worlds(scene, EGYPT):
        hand = [card.face for card in world.nations[CARTHAGE].hand]
        assert set(world.nations[CARTHAGE].cards) <= set(hand)
        assert world.nations[ROME].cards == []


@rule("CON-20.5")
def test_units_given_up_are_any_that_could_be_until_all_have_chosen() -> None:
    scene = _council(_fought(_attacked())).say(CARTHAGE, [], []).say(ROME, ["flank.01"])
    asked = scene.ask(CARTHAGE)
    assert isinstance(asked, Allocate)
    scene.say(CARTHAGE, asked.proposal)
    assert {one.seat for one in scene.playing.table.pending.values()} == {ROME}
    given = [world.nations[CARTHAGE].gives for world in worlds(scene, EGYPT)]
    assert all(sum(one.values()) == asked.least for one in given)
    assert len({tuple(one) for one in given}) > 1
    assert all(world.nations[ROME].gives == {} for world in worlds(scene, EGYPT))
    assert len(given) == WORLDS


@rule("CON-29.7", "CON-20.5")
def test_no_world_gives_up_more_ships_than_can_be_lost() -> None:
    scene = Scene(4, seas_of_destiny="base_boards").army("corsica", ROME, cavalry=3, archer=1)
    scene.army("tyrrhenian_sea", GREECE, ship=1, infantry=2).army("libyan_sea", GREECE, ship=1)
    scene.hand(GREECE, "flank").hand(ROME, "flank")
    dice(dice(scene, "volley", 1), "melee", 4, 1)
    attack(scene, ROME, "corsica", "tyrrhenian_sea").say(GREECE, "libyan_sea.all")
    scene.say(ROME, ["flank.02"]).say(GREECE, ["flank.01"])
    scene.say(GREECE, {"main.ship": 1, "main.infantry": 1})
    given = [world.nations[GREECE].gives for world in worlds(scene, EGYPT)]
    ships = [one.get("main.ship", 0) + one.get("help.ship", 0) for one in given]
    assert (min(ships), max(ships)) == (0, 1)
    assert all(sum(one.values()) == 2 for one in given)
