"""Whether an attack can be taken back once it is declared."""

from engines.conqueror.ids import INDEPENDENT
from engines.conqueror.preview.odds import declared
from engines.conqueror.rules.forces import is_emptied, troops
from engines.conqueror.rules.joining import can_join, places
from engines.conqueror.rules.volley import archers
from engines.conqueror.state import Conqueror


def is_final(game: Conqueror, seat: int, origin: str, target: str, *, whole: bool) -> bool:
    """Whether others are asked in secret at once, or dice fall, when active units of `origin` attack.

    whole: all of them do. If some stay, their owner is asked first whether they reinforce.
    """
    trial = declared(game, seat, origin, target)
    if any(can_join(trial, other) for other in game.order if other != seat):
        return True
    if any(place != origin or not whole for place in places(trial, seat)):
        return False
    return _shoots(trial) or _emptied(trial) or _others_first(trial)


def _shoots(trial: Conqueror) -> bool:
    """Whether there is a volley (CON-19.8)."""
    return any(
        archers(trial, attacks=attacks) and troops(trial, attacks=not attacks)
        for attacks in (True, False)
    )


def _emptied(trial: Conqueror) -> bool:
    """Whether there is nobody to fight with, so that the attack is over (CON-19.10)."""
    return any(is_emptied(trial, attacks=attacks) for attacks in (True, False))


def _others_first(trial: Conqueror) -> bool:
    """Whether the war council asks somebody else before the attacker, or nobody (CON-19.11, CON-19.13)."""
    battle = trial.fighting()
    attacker = trial.nations[battle.attacker]
    if attacker.heroes or attacker.open:
        return False
    if battle.defender == INDEPENDENT:
        return not attacker.hand
    defender = trial.nations[battle.defender]
    return bool(defender.heroes or defender.open or defender.hand) or not attacker.hand
