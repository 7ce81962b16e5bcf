"""Events that pay at the end of each of six rounds, and who has them (MES-26.6 to MES-26.10)."""

from typing_extensions import override

from engines.core import NOBODY, Step, record
from engines.mesopotamia.ids import GUARDIANS, SCENARIOS
from engines.mesopotamia.rules.control import controller
from engines.mesopotamia.rules.goods import gain, kept
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.events import ChooseOption
from engines.mesopotamia.steps.guardians import raze
from engines.mesopotamia.steps.rewards import Reward
from engines.mesopotamia.steps.siege import take_event
from engines.mesopotamia.words import area_name, choice_name, event_name, goods


@record
class ControlChanges(Step[Mesopotamia]):
    """Whoever controls the area of somebody else's event takes it over (MES-26.8 to MES-26.10, MES-24.4).

    One after the other, in turn order and by the ids of areas (MES-6.10). In a scenario whom the rules play
    chooses no option (MES-32.17, MES-33.9).
    """

    @override
    def run(self, game: Mesopotamia) -> None:
        for seat in game.order:
            for area, ground in game.grounds.items():
                running = ground.running
                if running is None or running.seat == seat or controller(game, area) != seat:
                    continue
                event = event_name(running.event)
                game.tell(
                    "mesopotamia-event-taken-over", by=seat, event=event, area=area_name(area)
                )
                game.push(self._taken(game, seat, running.event, area), ControlChanges())
                return

    def _taken(self, game: Mesopotamia, seat: int, event: str, area: str) -> Step[Mesopotamia]:
        """What comes of an event that a seat takes over."""
        if game.mode in SCENARIOS and game.realms[seat].house:
            return Forfeit(seat, event, area)
        return ChooseOption(seat, event, area)


@record
class Forfeit(Step[Mesopotamia]):
    """An event is lost to Ur, which advances for it, or destroyed by the enemies of Assur."""

    seat: int
    event: str
    area: str

    @override
    def run(self, game: Mesopotamia) -> None:
        if game.mode == GUARDIANS:
            raze(game, self.area)
        else:
            game.grounds[self.area].running = None
            take_event(game, self.seat, self.event)


@record
class RunEvents(Step[Mesopotamia]):
    """All events for six rounds pay, in turn order and by the ids of areas (MES-6.8, MES-6.10).

    Those whose owner does not control the area wait (MES-26.10, MES-26.17).
    """

    @override
    def run(self, game: Mesopotamia) -> None:
        there = {area: one.running for area, one in game.grounds.items() if one.running}
        paying = [area for area, one in there.items() if controller(game, area) == one.seat]
        waiting = [
            choice_name(one.event, one.option) for a, one in there.items() if a not in paying
        ]
        if waiting:
            game.tell("mesopotamia-event-waiting", by=NOBODY, options=[*waiting])
        game.push(
            *(Pay(area) for seat in game.order for area in paying if there[area].seat == seat)
        )


@record
class Pay(Step[Mesopotamia]):
    """An event pays and its die turns; after the last round it brings its reward and is gone (MES-26.6)."""

    area: str

    @override
    def run(self, game: Mesopotamia) -> None:
        ground, rounds = game.grounds[self.area], game.content.limits.event_rounds
        running = ground.running
        if running is None:
            raise LookupError(f"no event runs in {self.area}")
        seat, event, number = running.seat, running.event, running.option
        income = {str(game.content.events[event].options[number - 1].income): 1}
        useful = kept(game.realms[seat], income)
        gain(game.realms[seat], useful)
        game.tell(
            f"mesopotamia-event-{'income' if useful else 'no-use-income'}",
            by=seat,
            goods=goods(income),
            option=choice_name(event, number),
            n=running.die,
            rounds=rounds,
        )
        running.die += 1
        if running.die > rounds:
            ground.running = None
            game.push(Reward(seat, event, number, self.area))
