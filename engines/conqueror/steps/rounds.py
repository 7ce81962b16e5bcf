"""Rounds: their five phases, and what happens at the end of one (CON-8.1, CON-23.3)."""

from typing_extensions import override

from engines.conqueror.preview.ending import conquerors
from engines.conqueror.rules.ending import check, finish
from engines.conqueror.state import Conqueror
from engines.conqueror.steps.campaign import Campaign
from engines.conqueror.steps.capitals import return_obsolete
from engines.conqueror.steps.policies import Policies
from engines.conqueror.steps.preparation import Preparation
from engines.conqueror.steps.taxes import Taxes
from engines.conqueror.steps.year import DrawChronicle, NewYear
from engines.core import NOBODY, Step, record


@record
class Round(Step[Conqueror]):
    """New Year, Taxes, Policies, Preparation, Campaign (CON-8.1)."""

    @override
    def run(self, game: Conqueror) -> None:
        game.round += 1
        game.reports = [one for one in game.reports if one.round >= game.round - 1]
        rounds = game.content.modes[game.mode].rounds
        game.tell("conqueror-event-round", by=NOBODY, round=game.round, rounds=rounds)
        game.push(*_opening(game), Taxes(), Policies(), Preparation(), Campaign(), EndRound())


def _opening(game: Conqueror) -> list[Step[Conqueror]]:
    """The first round has no New Year, though the option may draw a card in it (CON-8.1, CON-A2)."""
    if game.round > 1:
        return [NewYear()]
    return [DrawChronicle()] if game.early else []


@record
class EndRound(Step[Conqueror]):
    """Fort victory, temporary capitals, food that expires; then the next round or the end (CON-23.3)."""

    @override
    def run(self, game: Conqueror) -> None:
        game.active = None
        if not game.ended:
            check(game)
        if game.ended:
            return
        champions = conquerors(game)
        if champions:
            finish(game, "forts", champions)
            return
        return_obsolete(game)
        _expire(game)
        if game.round < game.content.modes[game.mode].rounds:
            game.push(Round())
        else:
            finish(game, "points", [])


def _expire(game: Conqueror) -> None:
    """What held for this round is over: the chronicle, food, dynasties, bans on attacks (CON-23.3)."""
    if game.chronicle is not None:
        game.chronicle_discards.append(game.chronicle)
        game.chronicle = None
    for nation in game.nations:
        nation.fed, nation.partners = False, []
        if nation.dynasty == "active":
            nation.dynasty = "used"
