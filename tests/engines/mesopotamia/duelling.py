"""Helpers of tests in which two parties fight."""

from collections.abc import Sequence
from itertools import count

from engines.core import Stream
from engines.mesopotamia.ids import AUTOMATON, COMBAT, GUARDIANS, KNUCKLE, LAND, ROWS, TRIBE
from engines.mesopotamia.state import Duel, Report
from engines.mesopotamia.steps.duel import Engage
from engines.mesopotamia.steps.solo_combat import Confront
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import Scene
from tests.engines.scene import KEY, said

PLACE = "c4"
"""Where fights take place if nothing else is said: no tribe lives there."""


def army(scene: Scene, party: int, units: Sequence[str], place: str = PLACE) -> Scene:
    """Land units of a seat, or of a tribe."""
    ground = scene.start_state.grounds[place]
    for kind in units:
        if party == TRIBE:
            ground.tribe[kind] = ground.tribe.get(kind, 0) + 1
            ground.token = True
        else:
            ground.settle(party).add(kind)
    return scene


def deal(scene: Scene, cards: Sequence[str]) -> Scene:
    """The next cards to be drawn, in this order; a few of each kind."""
    for kind in LAND:
        wanted = [card for card in cards if card.startswith(kind)]
        if wanted:
            deck = CONTENT.deck(kind, scene.start_state.boxes)
            purpose = f"cards.{kind}"
            scene.draws[purpose] = next(n for n in count() if _drawn(purpose, n, deck, wanted))
    return scene


def _drawn(purpose: str, begun: int, deck: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether these cards are drawn one after the other."""
    left = [*deck]
    for n, card in enumerate(wanted, begun):
        if left.pop(Stream(KEY, purpose, n).below(len(left))) != card:
            return False
    return True


def engage(
    scene: Scene,
    attacker: int,
    attack: Sequence[str],
    defender: int,
    defence: Sequence[str],
    place: str = PLACE,
) -> Scene:
    """A fight with these cards, `archer.05`; those of each side in the order of kinds."""
    for party, cards in ((defender, defence), (attacker, attack)):
        army(scene, party, [one.partition(".")[0] for one in cards], place)
    deal(scene, [*attack, *defence])
    return scene.at(phase=COMBAT).place(Engage(place, attacker, defender))


def with_house(scene: Scene, mode: str = AUTOMATON) -> Scene:
    """The rules play the last seat; in the Guardians of Assur it has no seal for its people (MES-33.4)."""
    house = scene.start_state.realms[-1]
    house.house = True
    if mode == GUARDIANS:
        for stack in scene.start_state.population.stacks:
            stack[:] = [seat for seat in stack if seat != house.seat]
    return scene.at(mode=mode)


def confront(
    scene: Scene,
    attacker: int,
    attack: Sequence[str],
    defender: int,
    defence: Sequence[str],
    place: str = PLACE,
) -> Scene:
    """A fight without bids with these cards, those of each side in the order of kinds.

    Whoever is asked draws first: the attacker, unless the rules play that one.
    """
    for party, cards in ((defender, defence), (attacker, attack)):
        army(scene, party, [one.partition(".")[0] for one in cards], place)
    state = scene.start_state
    cards = [*defence, *attack] if attacker == state.house() else [*attack, *defence]
    deal(scene, cards)
    return scene.at(phase=COMBAT).place(Confront(place, attacker, defender))


def begun(
    scene: Scene, attacker: int, attack: Sequence[str], defender: int, defence: Sequence[str]
) -> Scene:
    """A fight of these units, whatever cards they draw."""
    army(scene, defender, defence)
    army(scene, attacker, attack)
    return scene.at(phase=COMBAT).place(Engage(PLACE, attacker, defender))


def bid(scene: Scene, seat: int, *numbers: int) -> Scene:
    """A bid on strength, tactics and mobility."""
    scene.say(seat, dict(zip(ROWS, numbers, strict=True)))
    return scene


def knuckles(scene: Scene, seat: int) -> int:
    """How many a seat has."""
    return scene.realm(seat).goods[KNUCKLE]


def duel_of(scene: Scene) -> Duel:
    """The fight in progress."""
    return scene.state.fighting()


def report_of(scene: Scene) -> Report:
    """What is kept of the last fight."""
    return scene.state.reports[-1]


def lines(scene: Scene, key: str, lang: str = "en") -> list[str]:
    """What was told under a key."""
    found = [one for one in scene.events if one.key == f"mesopotamia-event-{key}"]
    return [said(one.text(None), lang) for one in found]


def safely(scene: Scene) -> Scene:
    """All that is asked, answered safely, until nothing is."""
    while scene.playing.table.pending:
        one = next(iter(scene.playing.table.pending.values()))
        scene.say(one.seat, scene.playing.default_for(one.id))
    return scene
