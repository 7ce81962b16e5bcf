"""The match is over (MES-1.3, MES-29.8)."""

from engines.core import NOBODY
from engines.mesopotamia.ids import END_PHASE
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import quest_name


def finish(game: Mesopotamia, reason: str) -> None:
    """Quests are shown, points are counted, and nothing else happens (MES-29.8, MES-32.22).

    reason: one of ENDINGS.
    """
    game.ended, game.phase, game.active = reason, END_PHASE, None
    game.combats, game.pending = [], {}
    game.reveal()
    for realm in game.realms:
        quests = [quest_name(one) for one in realm.hand]
        if quests:
            game.tell("mesopotamia-event-quests-shown", by=realm.seat, quests=[*quests])
    game.tell(f"mesopotamia-event-ended-{reason}", by=NOBODY)
    game.conclude()
