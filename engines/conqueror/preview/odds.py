"""How strong two sides would be if one attacked the other now."""

from dataclasses import replace

from engines.conqueror.rules.boards import faced
from engines.conqueror.rules.ships import heading
from engines.conqueror.rules.strength import fought
from engines.conqueror.state import Army, Battle, Conqueror, Fought, Report, Side


def odds(game: Conqueror, seat: int, origin: str, target: str) -> tuple[int, int]:
    """The strengths of attack and defence before reinforcements, cards and dice (CON-19.14).

    All active units of `origin` attack `target`, which somebody else controls. It looks at nothing hidden.
    """
    trial = declared(game, seat, origin, target)
    return fought(trial, attacks=True).total, fought(trial, attacks=False).total


def so_far(game: Conqueror) -> tuple[Fought, Fought]:
    """What attack and defence bring to the battle in progress, as far as everybody knows (CON-19.14).

    Until the melee that is all but hidden cards and dice; from then on it is what decided.
    """
    report = game.fighting().report
    if report.melee:
        return report.attack, report.defence
    return fought(game, attacks=True), fought(game, attacks=False)


def declared(game: Conqueror, seat: int, origin: str, target: str) -> Conqueror:
    """The game with this attack declared; the attackers stand in `origin` as well."""
    defender = game.owner(target)
    if defender is None:
        raise ValueError(f"nobody holds {target}")
    army = Army(heading(game, seat, origin, target).active)
    report = Report(0, game.round, origin, target, Fought(seat, {}), Fought(defender, {}))
    battle = Battle(origin, target, army, Side(seat), Side(defender), report)
    battle.faced = faced(game, seat, target)
    trial = replace(game, battle=battle)
    trial.attach(game.content)
    return trial
