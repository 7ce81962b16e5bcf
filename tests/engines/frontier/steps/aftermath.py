"""What comes of a battle: retreat out of turn, conquest, elimination."""

from typing_extensions import override

from engines.core import Ask, Decision, Option, Step, record, text
from tests.engines.frontier.rules.ending import fall
from tests.engines.frontier.rules.menu import choose
from tests.engines.frontier.state import Frontier, total
from tests.engines.frontier.words import units


@record
class Aftermath(Step[Frontier]):
    """Beaten attackers go home; beaten defenders make room (FRO-6.8, FRO-6.10)."""

    @override
    def run(self, game: Frontier) -> None:
        battle = game.fighting()
        if battle.margin <= 0:
            if total(battle.units):
                game.enter(battle.attacker, battle.origin, battle.units)
            game.push(Close(won=False))
            return
        defender, there = battle.defence.seat, game.lands[battle.target]
        if defender is None or game.realms[defender].house or not there.units:
            battle.told().trapped = there.units
            there.clear()
            game.push(Close(won=True))
        else:
            game.push(Retreat(defender), Close(won=True))


@record
class Retreat(Ask[Frontier]):
    """Where beaten defenders go; with nowhere to go they are lost (FRO-6.10)."""

    seat: int

    def ways(self, game: Frontier) -> list[str]:
        """The lands to which they can retreat."""
        battle = game.fighting()
        found = []
        for land in game.near(battle.target):
            there = game.lands[land]
            free = there.owner is None and not there.units
            if land != battle.origin and (free or there.owner == self.seat):
                found.append(land)
        return found

    @override
    def decision(self, game: Frontier) -> Decision | None:
        options = [
            Option(
                land,
                game.name(land),
                text("frontier-hint-free", units=units(game.lands[land].units)),
            )
            for land in self.ways(game)
        ]
        if not options:
            return None
        land = game.name(game.fighting().target)
        return choose("retreat", "retreat", options, options[0].id, args={"land": land})

    @override
    def answer(self, game: Frontier, answer: str) -> None:
        there = game.lands[game.fighting().target]
        army = there.units
        there.clear()
        game.enter(self.seat, answer, army)
        game.fighting().told().retreat = answer
        told = units(army)
        game.tell("frontier-event-retreated", by=self.seat, units=told, land=game.name(answer))

    @override
    def skip(self, game: Frontier) -> None:
        """They are lost."""
        there = game.lands[game.fighting().target]
        told, game.fighting().told().trapped = units(there.units), there.units
        there.clear()
        game.tell("frontier-event-trapped", by=self.seat, units=told)


@record
class Close(Step[Frontier]):
    """The battle is over (FRO-6.9, FRO-6.11, FRO-7.1)."""

    won: bool

    @override
    def run(self, game: Frontier) -> None:
        battle = game.fighting()
        attacker, defender = battle.attack.seat, battle.defence.seat
        assert attacker is not None
        report = battle.told()
        game.battle = None
        game.reports.append(report)
        if self.won:
            game.enter(attacker, battle.target, battle.units)
        for land in (battle.origin, battle.target, *(one.land for one in battle.helpers)):
            game.abandon(land)
        victor = attacker if self.won else defender
        if victor is not None and not game.realms[victor].house:
            game.draw(victor)
        if self.won and defender is not None and game.realms[defender].capital == battle.target:
            report.fallen = defender
            fall(game, defender, attacker)
