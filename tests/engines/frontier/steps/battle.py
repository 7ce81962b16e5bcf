"""A battle: who joins, which cards, dice, losses, and what comes of it."""

from typing_extensions import override

from engines.core import NOTHING, Answer, Ask, Decision, Objects, Option, Step, Who, record, text
from tests.engines.frontier.ids import BATTLE, NONE, way
from tests.engines.frontier.rules.menu import choose, plain
from tests.engines.frontier.rules.strength import fought, stacks
from tests.engines.frontier.state import Battle, Frontier, Helper, Report, Side
from tests.engines.frontier.steps.aftermath import Aftermath
from tests.engines.frontier.steps.cards import Council
from tests.engines.frontier.steps.losses import Losses
from tests.engines.frontier.words import units

HELPERS = 2
"""Stacks that can reinforce a side (FRO-5.2)."""


def begin(game: Frontier, seat: int, origin: str, target: str, army: dict[str, int]) -> None:
    """Units have left for a land that is held against them (FRO-4.4)."""
    defender = game.lands[target].owner
    game.battle = Battle(origin, target, army, Side(seat), Side(defender))
    game.push(Muster(), Council(), Melee(), Losses(), Aftermath())


@record
class Muster(Step[Frontier]):
    """All who can help are asked at once; their answers take effect in order (FRO-5.1, FRO-5.2)."""

    @override
    def run(self, game: Frontier) -> None:
        battle = game.fighting()
        first = [battle.attacker, battle.defence.seat]
        others = [seat for seat in game.order if seat not in first]
        asked = [seat for seat in first if seat in game.order] + others
        game.together([Reinforce(seat), Join(seat)] for seat in asked if stacks(game, seat))


@record
class Reinforce(Ask[Frontier]):
    """With which army, and on whose side; sealed until it takes effect (FRO-5.1)."""

    seat: int

    @override
    def decision(self, game: Frontier) -> Decision | None:
        battle = game.fighting()
        sides: tuple[str, ...] = ("attack", "defence")
        if self.seat == battle.attacker:
            sides = sides[:1]
        elif self.seat == battle.defence.seat:
            sides = sides[1:]
        options = [
            self._option(game, land, side) for land in stacks(game, self.seat) for side in sides
        ]
        prompt = {"land": game.name(battle.target), "who": Who(battle.attacker)}
        return choose(
            "reinforce",
            "reinforcing",
            [*options, plain(NONE)],
            NONE,
            args=prompt,
            secret=True,
            always=True,
        )

    def _option(self, game: Frontier, land: str, side: str) -> Option:
        label = text(f"frontier-do-join-{side}", units=units(game.lands[land].fresh))
        return Option(way(land, side), label, group=game.name(land))

    @override
    def answer(self, game: Frontier, answer: str) -> None:
        game.realms[self.seat].joins = answer

    @override
    def write_set(self, game: Frontier) -> Objects:
        """That of the lane: the answer is followed by what it does."""
        return BATTLE

    @override
    def touches(self, game: Frontier, answer: Answer) -> Objects:
        """The answer itself only lies there."""
        return NOTHING


@record
class Join(Step[Frontier]):
    """What was answered takes effect, unless the side has its stacks already (FRO-5.2, FRO-5.3)."""

    seat: int

    @override
    def write_set(self, game: Frontier) -> Objects:
        return BATTLE

    @override
    def run(self, game: Frontier) -> None:
        realm, battle = game.realms[self.seat], game.fighting()
        answer, realm.joins = realm.joins, None
        game.reveal()
        if answer in (None, NONE):
            game.tell("frontier-event-aside", by=self.seat)
            return
        land, _, side = str(answer).partition(".")
        attacks = side == "attack"
        if sum(one.attacks == attacks for one in battle.helpers) == HELPERS:
            game.tell("frontier-event-late", by=self.seat, land=game.name(land))
            return
        told = units(game.lands[land].fresh)
        battle.helpers.append(Helper(self.seat, land, attacks))
        game.lands[land].tire()
        game.tell(f"frontier-event-joined-{side}", by=self.seat, units=told, land=game.name(land))


@record
class Melee(Step[Frontier]):
    """Each side rolls a die (FRO-6.4)."""

    @override
    def run(self, game: Frontier) -> None:
        battle = game.fighting()
        for side in battle.sides():
            side.die = game.roll("melee")
        attack, defence = fought(game, attacks=True), fought(game, attacks=False)
        battle.margin = attack.total - defence.total
        game.battles += 1
        battle.report = Report(
            game.battles, game.round, battle.origin, battle.target, attack, defence
        )
        key = "frontier-event-won" if battle.margin > 0 else "frontier-event-held"
        land = game.name(battle.target)
        game.tell(key, by=battle.attacker, land=land, attack=attack.total, defence=defence.total)
