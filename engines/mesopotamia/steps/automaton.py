"""The turn of the automaton: its strategies are put in order, and action cards say what it does (MES-30)."""

from typing_extensions import override

from engines.core import Arg, Step, record
from engines.mesopotamia.ids import ACTION_CARDS, STAR
from engines.mesopotamia.preview.strategies import reading
from engines.mesopotamia.state import Deed, Mesopotamia, Plan
from engines.mesopotamia.steps.programmes import Perform
from engines.mesopotamia.steps.strategies import discard_done, put_in_order, refill, told
from engines.mesopotamia.words import action_card_name, action_name, strategy_name

Task = tuple[Plan, int]
"""An action of a strategy that has been marked: 0 for its left one, 1 for its right one."""


@record
class PlayCards(Step[Mesopotamia]):
    """Priorities hold for the whole turn; all actions are marked before any is carried out (MES-30.13).

    (MES-30.5, MES-30.8 to MES-30.13, MES-30.19)
    """

    seat: int

    @override
    def run(self, game: Mesopotamia) -> None:
        machine = game.machine()
        game.active, game.realms[self.seat].used, machine.deeds = self.seat, [], []
        game.reveal()
        put_in_order(game, self.seat)
        game.tell("mesopotamia-event-strategies-ranked", by=self.seat, plans=told(game))
        tasks = self._marked(game, self._drawn(game))
        extra = self._next(game, "extra")
        tasks.sort(key=lambda task: (machine.plans.index(task[0]), task[1]))
        if extra is None:
            game.tell("mesopotamia-event-no-extra", by=self.seat)
        else:
            tasks.append(extra)
        game.push(
            *(Perform(self.seat, plan.card, side) for plan, side in tasks), PutBack(self.seat)
        )

    def _drawn(self, game: Mesopotamia) -> list[str]:
        """The action cards on top, as many as difficulty and ziggurat say (MES-30.8)."""
        level = game.realms[self.seat].ziggurat
        number = game.content.difficulties[game.difficulty].cards[level]
        drawn = [*reversed(game.machine().actions)][:number]
        names: list[Arg] = [action_card_name(card) for card in drawn]
        end = "" if drawn else "-none"
        game.tell(f"mesopotamia-event-action-cards{end}", by=self.seat, cards=names, level=level)
        return drawn

    def _marked(self, game: Mesopotamia, drawn: list[str]) -> list[Task]:
        """What cards drawn are put on, the star after all others (MES-30.9, MES-30.11)."""
        tasks = []
        for card in sorted(drawn, key=lambda card: card == STAR):
            task = self._next(game, "star") if card == STAR else self._fitting(game, card)
            if task is not None:
                tasks.append(task)
            else:
                game.machine().deeds.append(Deed(card))
                name = action_card_name(card)
                game.tell("mesopotamia-event-card-lost", by=self.seat, card=name)
        return tasks

    def _fitting(self, game: Mesopotamia, action: str) -> Task | None:
        """The first strategy with this action unmarked (MES-30.9)."""
        for plan, side, one in reading(game, game.machine().plans):
            if one == action:
                return self._mark(game, plan, side, action, "card")
        return None

    def _next(self, game: Mesopotamia, how: str) -> Task | None:
        """The first action unmarked of a type that is not used this turn (MES-30.10, MES-30.12)."""
        used = game.realms[self.seat].used
        for plan, side, action in reading(game, game.machine().plans):
            if action not in used:
                return self._mark(game, plan, side, action, how)
        return None

    def _mark(self, game: Mesopotamia, plan: Plan, side: int, action: str, how: str) -> Task:
        card = {"card": action, "star": STAR}.get(how)
        game.machine().deeds.append(Deed(card, plan.card, action))
        plan.done[side] = True
        game.realms[self.seat].used.append(action)
        game.tell(
            f"mesopotamia-event-marked-{how}",
            by=self.seat,
            action=action_name(action),
            card=strategy_name(plan.card),
            n=plan.priority,
        )
        return plan, side


@record
class PutBack(Step[Mesopotamia]):
    """Strategies done are discarded, others come, and all action cards are shuffled (MES-30.14)."""

    seat: int

    @override
    def run(self, game: Mesopotamia) -> None:
        done: list[Arg] = [strategy_name(card) for card in discard_done(game)]
        drawn: list[Arg] = [strategy_name(card) for card in refill(game)]
        if done:
            game.tell("mesopotamia-event-strategies-done", by=self.seat, cards=done, others=drawn)
        put_in_order(game, self.seat)
        machine = game.machine()
        machine.actions = [*ACTION_CARDS]
        game.shuffle("actions", machine.actions)
        game.active = None
