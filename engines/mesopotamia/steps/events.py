"""Events: their tokens are revealed, and one of two options is taken (MES-26)."""

from typing_extensions import override

from engines.core import Ask, ChooseMany, Decision, Option, Step, Text, record
from engines.mesopotamia.ids import POINTS, ROUNDS
from engines.mesopotamia.preview.rewards import brings, draws
from engines.mesopotamia.rules.menu import asked, choose, topic
from engines.mesopotamia.rules.unseen import next_event
from engines.mesopotamia.rules.who_plays import by_rules
from engines.mesopotamia.state import Mesopotamia, Running
from engines.mesopotamia.steps.rewards import Reward
from engines.mesopotamia.words import area_name, choice_name, event_name


def uncovers(game: Mesopotamia, area: str, seat: int) -> bool:
    """Whether a unit of a seat that ends its movement in an area, or is left there, reveals an event.

    Rams and ships don't, and neither does anybody as long as a tribe is there; other enemies don't hinder
    (MES-26.1, MES-9.6, MES-9.12, MES-22.8).
    """
    ground = game.grounds[area]
    return ground.is_unseen and ground.units(seat) > 0


@record
class Reveal(Step[Mesopotamia]):
    """The token of an area is turned over, and whoever did it chooses an option (MES-26.1 to MES-26.3)."""

    area: str
    seat: int

    @override
    def run(self, game: Mesopotamia) -> None:
        if not uncovers(game, self.area, self.seat):
            return
        event = next_event(game, self.area)
        game.grounds[self.area].token = False
        area = area_name(self.area)
        game.tell("mesopotamia-event-revealed", by=self.seat, event=event_name(event), area=area)
        game.push(ChooseOption(self.seat, event, self.area))


@record
class WonFromTribes(Step[Mesopotamia]):
    """After any fight: events won from tribes, noted in `pending`, are revealed (MES-22.8).

    Those of a seat that has another tribe to fight wait, until it has fought it or is gone from there by
    another's hand (MES-22.9).
    """

    @override
    def run(self, game: Mesopotamia) -> None:
        seats = [seat for seat in game.order if seat in game.pending.values()]
        game.push(*(_reveals(game, seat) for seat in seats if not _fights_tribes(game, seat)))


def _fights_tribes(game: Mesopotamia, seat: int) -> bool:
    """Whether a tribe is among those whom a seat still has to fight (MES-22.9)."""
    to_fight = (game.grounds[place] for place in game.combats if place in game.grounds)
    return any(ground.tribe and ground.units(seat) for ground in to_fight)


def _reveals(game: Mesopotamia, seat: int) -> Step[Mesopotamia]:
    """A seat reveals the events that it has won, and that wait no longer."""
    won = [area for area in game.grounds if game.pending.get(area) == seat]
    for area in won:
        del game.pending[area]
    return OrderReveals(seat, [area for area in won if uncovers(game, area, seat)])


@record
class OrderReveals(Ask[Mesopotamia]):
    """In which order a seat reveals several events (MES-22.9)."""

    seat: int
    areas: list[str]

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        if len(self.areas) < 2 or by_rules(game, self.seat):
            return None
        return ChooseMany(
            prompt=asked("reveals"),
            topic=topic("reveals"),
            default=[*self.areas],
            rules=["MES-22.9"],
            options=[Option(area, area_name(area)) for area in self.areas],
            least=len(self.areas),
            most=len(self.areas),
            ordered=True,
        )

    @override
    def skip(self, game: Mesopotamia) -> None:
        self.answer(game, self.areas)

    @override
    def answer(self, game: Mesopotamia, answer: list[str]) -> None:
        game.push(*(Reveal(area, self.seat) for area in answer))


@record
class ChooseOption(Ask[Mesopotamia]):
    """One of the two options of an event: of one just revealed, or of one won from somebody (MES-26.8)."""

    seat: int
    event: str
    area: str

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        if by_rules(game, self.seat):
            return None
        rows = game.content.events[self.event].options
        won = game.grounds[self.area].running is not None
        # Who wins a running event keeps it running; else more steps are the safe choice.
        best = max((1, 2), key=lambda n: (won and rows[n - 1].mode == ROUNDS, rows[n - 1].steps))
        return choose(
            "event",
            [self._option(game, number) for number in (1, 2)],
            str(best),
            rules=["MES-26.3", *(["MES-26.8", "MES-26.16"] if won else [])],
            args={"event": event_name(self.event), "area": area_name(self.area)},
        )

    @override
    def skip(self, game: Mesopotamia) -> None:
        """An automaton takes the option with more steps, of equal ones the first (MES-AUT7)."""
        steps = [one.steps for one in game.content.events[self.event].options]
        tie = "-tie" if steps[0] == steps[1] else ""
        game.tell(
            f"mesopotamia-event-more-steps{tie}", by=self.seat, n=max(steps), other=min(steps)
        )
        self.answer(game, str(1 + steps.index(max(steps))))

    def _option(self, game: Mesopotamia, number: int) -> Option:
        hint = brings(game, self.seat, self.event, number, self.area)
        then = Text("mesopotamia-then-quest") if draws(game, self.event, number) else None
        return Option(str(number), choice_name(self.event, number), hint, then=then)

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        number, ground = int(answer), game.grounds[self.area]
        option = game.content.events[self.event].options[number - 1]
        ground.running = None
        game.tell(
            f"mesopotamia-event-chosen-{option.mode}",
            by=self.seat,
            option=choice_name(self.event, number),
            event=event_name(self.event),
            area=area_name(self.area),
        )
        if option.mode == ROUNDS:
            ground.running = Running(self.event, number, self.seat)
            return
        if option.mode == POINTS:
            ground.shown = self.event
        game.push(Reward(self.seat, self.event, number, self.area))
