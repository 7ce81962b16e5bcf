"""Scoring the sections of the castle (CAY-10.4 to CAY-10.10, CAY-11)."""

from typing_extensions import override

from engines.caylus.ids import SECTIONS
from engines.caylus.preview import is_due
from engines.caylus.rules.goods import lose_points
from engines.caylus.state import Caylus
from engines.caylus.steps.construction import GainFavour
from engines.caylus.words import SECTION, amount
from engines.core import NOBODY, Step, record


@record
class CheckCastle(Step[Caylus]):
    """The section under construction is scored if it is due, and then the next one (CAY-10.4, CAY-10.8)."""

    @override
    def run(self, game: Caylus) -> None:
        section = game.section()
        if section is not None and is_due(game, section):
            game.tell("caylus-event-section", by=NOBODY, section=SECTION[section])
            scores = (ScoreSeat(seat, section) for seat in game.order)
            game.push(*scores, CloseSection(section))


@record
class ScoreSeat(Step[Caylus]):
    """A player's houses in the section: favours, or points lost (CAY-11.1 to CAY-11.7)."""

    seat: int
    section: str

    @override
    def run(self, game: Caylus) -> None:
        game.active = self.seat
        row = game.content.sections[self.section]
        houses = game.houses[self.section].count(self.seat)
        if not houses:
            lost = lose_points(game.players[self.seat], row.loss_for(houses))
            game.tell("caylus-event-no-house", by=self.seat, n=lost, lost=[amount("points", lost)])
            return
        favours = row.favours_for(houses)
        game.tell("caylus-event-houses", by=self.seat, n=houses, favours=favours)
        game.push(*[GainFavour(self.seat)] * favours)


@record
class CloseSection(Step[Caylus]):
    """The section has been scored: columns open, or the game ends (CAY-10.9, CAY-10.10, CAY-11.8)."""

    section: str

    @override
    def run(self, game: Caylus) -> None:
        before = game.columns()
        game.scored.append(self.section)
        game.active = None
        if self.section == SECTIONS[-1]:
            game.ended = True
            game.tell("caylus-event-end", by=NOBODY, round=game.round)
            return
        if game.columns() > before:
            game.tell("caylus-event-columns", by=NOBODY, columns=game.columns())
        game.push(CheckCastle())
