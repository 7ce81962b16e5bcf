"""A battle from its declaration on (CON-19.1)."""

from engines.conqueror.rules.bans import lift
from engines.conqueror.rules.boards import faced
from engines.conqueror.rules.strength import brought
from engines.conqueror.state import Army, Battle, Conqueror, Fought, Report, Side
from engines.conqueror.steps.council import Council
from engines.conqueror.steps.reinforcing import Muster
from engines.conqueror.steps.volley import Shots
from engines.conqueror.words import of_independents, the_place, units, who


def declare(game: Conqueror, seat: int, origin: str, target: str, army: Army) -> None:
    """Units have left `origin` for a territory of somebody else (CON-18.7, CON-18.8, CON-A55)."""
    defender = game.owner(target)
    if defender is None:
        raise ValueError(f"nobody holds {target}")
    game.battles += 1
    report = Report(
        game.battles, game.round, origin, target, Fought(seat, army.units), Fought(defender, {})
    )
    losses = [0] * len(game.nations)
    game.battle = Battle(origin, target, army, Side(seat), Side(defender), report, losses=losses)
    game.battle.faced = faced(game, seat, target)
    report.defence = brought(game, attacks=False)
    game.tell(
        of_independents("conqueror-event-attacked", defender),
        by=seat,
        units=units(army.units),
        origin=the_place(origin),
        place=the_place(target),
        who=who(defender),
        there=units(game.lands[target].army.units),
    )
    lift(game, seat, defender)
    game.push(Muster(), Shots(attacks=False), Shots(attacks=True), Council())
