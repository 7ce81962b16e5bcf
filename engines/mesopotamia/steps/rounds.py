"""Rounds: the turns of all, and what happens at the end (MES-6)."""

from engines.core import NOBODY, Step, Who, record
from engines.mesopotamia.ids import ACTION, END_PHASE, GARDEN
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.fighting import CombatPhase
from engines.mesopotamia.steps.round_events import ControlChanges, RunEvents
from engines.mesopotamia.steps.turn import Turn
from engines.mesopotamia.words import quest_name


@record
class Round(Step[Mesopotamia]):
    """Everybody takes a turn, in the order of the population track as it is now (MES-1.1, MES-6.1)."""

    def run(self, game: Mesopotamia) -> None:
        """See Step."""
        game.round += 1
        game.phase = ACTION
        game.order = game.population.order()
        game.reports = [one for one in game.reports if one.round >= game.round - 1]
        order = [Who(seat) for seat in game.order]
        game.tell("mesopotamia-event-round", by=NOBODY, round=game.round, order=[*order])
        turns = [Turn(seat) for seat in game.order]
        game.push(*turns, CombatPhase(), ControlChanges(), RunEvents(), EndOfRound())


@record
class EndOfRound(Step[Mesopotamia]):
    """The match ends if the Hanging Gardens are complete, else the next round begins (MES-1.3, MES-6.9)."""

    def run(self, game: Mesopotamia) -> None:
        """See Step."""
        game.active = None
        if game.built == game.content.pieces[GARDEN].copies:
            _finish(game, "gardens")
        elif game.last_round and game.round >= game.last_round:
            _finish(game, "rounds")
        else:
            game.push(Round())


def _finish(game: Mesopotamia, reason: str) -> None:
    """The match is over: quests are shown, and points are counted (MES-29.8)."""
    game.ended, game.phase = reason, END_PHASE
    game.tell(f"mesopotamia-event-ended-{reason}", by=NOBODY)
    game.reveal()
    for realm in game.realms:
        quests = [quest_name(one) for one in realm.hand]
        if quests:
            game.tell("mesopotamia-event-quests-shown", by=realm.seat, quests=[*quests])
