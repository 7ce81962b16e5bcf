"""Scenes: a match of the frontier placed at a position, and played on from there by its questions."""

from itertools import count
from typing import Any, Self

from engines.core import Match, Stream, key_from
from engines.core.options import Options
from tests.engines import scene
from tests.engines.frontier.content import TABLES
from tests.engines.frontier.game import FRONTIER, MARKS
from tests.engines.frontier.ids import HORDE
from tests.engines.frontier.state import Card, Frontier
from tests.engines.frontier.steps.campaign import March
from tests.engines.scene import KEY

BOX = FRONTIER.content(TABLES)
OPTIONS: Options = {"horde": "off", "oath": "off", "rounds": 6}
ASH, ELK, HERON = range(3)
"""The seats of these factions in a scene."""
ATTACK = ({"cavalry": 2, "infantry": 1}, "thornwood", "marrow")
"""Ash from its own Thornwood into Marrow, a fort, where nobody else is near."""


def begin(players: int, seed: str = "0", **options: Any) -> Match[Frontier]:
    """A real match from its beginning, the factions in their order."""
    marks = MARKS[:players]
    return Match.begin(FRONTIER, BOX, "content", key_from(seed), {**OPTIONS, **options}, marks)


class Scene(scene.Scene[Frontier]):
    """The first round, everybody with an empty capital, no units, coins or cards; lay out, then `place`."""

    spec = FRONTIER
    content = BOX

    def __init__(self, players: int = 3, *, horde: bool = False, **options: Any) -> None:
        marks = [*MARKS[:players], *([HORDE] if horde else [])]
        chosen = {**OPTIONS, "horde": "on" if horde else "off", **options}
        super().__init__(FRONTIER.start(BOX, chosen, marks))
        self.chosen, self.dealt = chosen, marks
        state = self.start_state
        state.round, state.order = 1, list(range(players))
        for realm in state.realms:
            state.lands[realm.capital].owner = realm.seat

    # --- laying out

    def army(self, land: str, seat: int | None, /, *, tired: bool = False, **units: int) -> Self:
        """Units in a land, and whose it is."""
        here = self.start_state.lands[land]
        here.owner = seat
        if tired:
            here.tired = units
        else:
            here.fresh = units
        return self

    def hand(self, seat: int, *faces: str) -> Self:
        """The cards of a seat."""
        for face in faces:
            self.start_state.deck.remove(face)
        self.start_state.realms[seat].hand = [Card(face, [seat]) for face in faces]
        return self

    def coins(self, *numbers: int) -> Self:
        """The coins of the seats in order."""
        for realm, number in zip(self.start_state.realms, numbers, strict=False):
            realm.coins = number
        return self

    def at(self, **fields: Any) -> Self:
        """Where the game is: round, rounds, order."""
        for name, value in fields.items():
            assert hasattr(self.start_state, name)
            setattr(self.start_state, name, value)
        return self

    def dice(self, attack: int, defence: int) -> Self:
        """How the dice of the first battle fall."""

        def die(number: int) -> int:
            return Stream(KEY, "melee", number).below(6) + 1

        wanted = (attack, defence)
        self.draws["melee"] = next(n for n in count() if (die(n), die(n + 1)) == wanted)
        return self

    # --- playing

    def march(self, seat: int = ASH) -> Self:
        """The marches of a seat, and no more."""
        return self.place(March(seat))

    def battle(self, attack: int, defence: int, militia: int = 2) -> Self:
        """The attack of Ash on Marrow, with these dice; up to the first question."""
        army, origin, target = ATTACK
        self.start_state.lands[origin].owner = ASH
        self.start_state.lands[origin].fresh = dict(army)
        if militia:
            self.army(target, None, infantry=militia)
        return self.dice(attack, defence).march().answer(f"{origin}.{target}.all")

    # --- looking

    def units(self, land: str) -> dict[str, int]:
        """All units in a land."""
        return self.state.lands[land].units
