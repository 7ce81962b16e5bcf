"""Rounds: the turns of all, and what happens at the end (MES-6)."""

from collections.abc import Callable, Mapping

from typing_extensions import override

from engines.core import NOBODY, Step, Who, record
from engines.mesopotamia.ids import (
    ACTION,
    AUTOMATON,
    BY_GARDENS,
    BY_ROUNDS,
    GARDEN,
    GUARDIANS,
    SCENARIOS,
    SIEGE,
    TEAM,
)
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.automaton import PlayCards
from engines.mesopotamia.steps.ending import finish
from engines.mesopotamia.steps.fighting import CombatPhase
from engines.mesopotamia.steps.guardians import Onslaught, Watch
from engines.mesopotamia.steps.round_events import ControlChanges, RunEvents
from engines.mesopotamia.steps.siege import UrTurn
from engines.mesopotamia.steps.turn import Turn

HOUSE_TURNS: Mapping[str, Callable[[int], Step[Mesopotamia]]] = {
    AUTOMATON: PlayCards,
    TEAM: PlayCards,
    SIEGE: UrTurn,
    GUARDIANS: Onslaught,
}
"""The turns of the seat that the rules play, by the mode."""


@record
class Round(Step[Mesopotamia]):
    """Everybody takes a turn, in the order of the population track as it is now (MES-1.1, MES-6.1).

    Enemies without a seal on it come last (MES-33.4).
    """

    @override
    def run(self, game: Mesopotamia) -> None:
        game.round += 1
        game.phase = ACTION
        order = game.population.order()
        game.order = order + [one.seat for one in game.realms if one.seat not in order]
        game.reports = [one for one in game.reports if one.round >= game.round - 1]
        told = [Who(seat) for seat in game.order]
        game.tell("mesopotamia-event-round", by=NOBODY, round=game.round, order=[*told])
        turns = [_turn(game, seat) for seat in game.order]
        game.push(*turns, CombatPhase(), ControlChanges(), RunEvents(), EndOfRound())


def _turn(game: Mesopotamia, seat: int) -> Step[Mesopotamia]:
    """The turn of a seat."""
    return HOUSE_TURNS[game.mode](seat) if game.realms[seat].house else Turn(seat)


@record
class EndOfRound(Step[Mesopotamia]):
    """The match ends if the Hanging Gardens are complete, else the next round begins (MES-1.3, MES-6.9).

    In a scenario they end nothing (MES-32.4), and in the Guardians of Assur the next wave may come.
    """

    @override
    def run(self, game: Mesopotamia) -> None:
        game.active = None
        if game.mode in SCENARIOS:
            game.push(*([Watch()] if game.mode == GUARDIANS else []), Round())
        elif game.built == game.content.pieces[GARDEN].copies:
            finish(game, BY_GARDENS)
        elif game.last_round and game.round >= game.last_round:
            finish(game, BY_ROUNDS)
        else:
            game.push(Round())
