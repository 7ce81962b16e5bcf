"""A turn: actions with the selection piece and with dice, rolling them again (MES-6.2, MES-7, MES-8)."""

from collections.abc import Callable
from functools import cache

from typing_extensions import override

from engines.core import Ask, Choose, ChooseMany, Decision, Option, Step, Text, record, text, untold
from engines.mesopotamia.ids import ACTIONS, DICE, END, FREE, GUARDIANS, REROLL, TABLET
from engines.mesopotamia.preview.actions import brings, safe
from engines.mesopotamia.rules.dice import roll, usable
from engines.mesopotamia.rules.glyphs import usable_faces, ways, ways_with
from engines.mesopotamia.rules.goods import can_pay, pay
from engines.mesopotamia.rules.menu import asked, choose, plain, topic
from engines.mesopotamia.state import Die, Mesopotamia, Realm
from engines.mesopotamia.steps.performing import PERFORM
from engines.mesopotamia.words import action_name, colour_name, face_name, shown_name


@record
class Turn(Step[Mesopotamia]):
    """A turn begins: the selection piece is free, and no type of action is used (MES-7.1, MES-7.3)."""

    seat: int

    @override
    def run(self, game: Mesopotamia) -> None:
        realm = game.realms[self.seat]
        game.active = self.seat
        realm.piece, realm.used = True, []
        realm.rerolls, realm.rerolled = 0, False
        game.push(Act(self.seat), RollUp(self.seat))


@record
class Act(Ask[Mesopotamia]):
    """The next action, dice rolled again, or the end of the turn (MES-6.2, MES-7.8)."""

    seat: int

    @override
    def decision(self, game: Mesopotamia) -> Decision:
        realm = game.realms[self.seat]
        left = [action for action in ACTIONS if action in PERFORM and action not in realm.used]
        ids = left if realm.piece else []
        if faces := usable_faces(game, self.seat):
            ids = ids + [
                f"{DICE}.{action}.{way.id}"
                for action in left
                for way in ways_with(faces, game, self.seat, action)
            ]
        ids = ids + rolls(game, self.seat)
        if not ids and (_rolls_next(game, realm) or _draws_next(game, self.seat)):
            # Unasked, dice would be rolled or cards drawn with the last action, which nobody could take back.
            return choose("end", untold([END]), END, rules=["MES-6.3", "MES-7.8"], always=True)
        default = safe(game, self.seat) if realm.piece and not realm.used else END
        rules = ["MES-7.1", "MES-7.2", "MES-7.3"]
        return choose("act", untold([*ids, END]), default, rules=rules)

    @override
    def describe(self, game: Mesopotamia, decision: Decision) -> None:
        if isinstance(decision, Choose):
            bring = cache(lambda action: brings(game, self.seat, action))
            decision.options = [
                _rolling(game, self.seat, one.id)
                if one.id in (REROLL, FREE, END)
                else _told(one.id, bring)
                for one in decision.options
            ]

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        if answer == END:
            return
        if answer in (REROLL, FREE):
            game.push(Reroll(self.seat, answer == FREE), Act(self.seat))
            return
        action = _place(game, self.seat, answer)
        game.realms[self.seat].used.append(action)
        game.push(PERFORM[action](game, self.seat), Act(self.seat))


def rolls(game: Mesopotamia, seat: int) -> list[str]:
    """The ways in which a seat may roll dice again (MES-8.10, MES-8.11, MES-8.13)."""
    realm, limits = game.realms[seat], game.content.limits
    if game.set_dice or not usable(game, realm):
        return []
    found = []
    if game.content.empires[realm.empire].reroll and not realm.rerolled:
        found.append(FREE)
    if realm.rerolls < limits.rerolls and can_pay(realm, {TABLET: limits.reroll_tablets}):
        found.append(REROLL)
    return found


def _told(answer: str, bring: Callable[[str], Text]) -> Option:
    """An action as people read it. bring: what it would bring."""
    with_dice = answer.startswith(f"{DICE}.")
    action, shows = _parts(answer)
    label = action_name(action)
    if with_dice:
        dice = [shown_name(one) for one in shows]
        label = text("mesopotamia-do-with-dice", action=label, dice=[*dice])
    group = Text("mesopotamia-group-dice" if with_dice else "mesopotamia-group-piece")
    return Option(answer, label, bring(action), group)


def _rolling(game: Mesopotamia, seat: int, answer: str) -> Option:
    """Dice rolled again, or the end of the turn: it says so if dice are rolled at once (MES-6.3)."""
    realm, cost = game.realms[seat], game.content.limits.reroll_tablets
    last = answer != END and len(usable(game, realm)) == 1
    label = f"{answer}-last" if last else answer
    option = plain(answer, label, n=cost) if answer == REROLL else plain(answer, label)
    if answer == END and _rolls_next(game, realm):
        option.then = Text("mesopotamia-then-roll-next")
    elif answer == END and _draws_next(game, seat):
        option.then = Text("mesopotamia-then-draws")
    elif last:
        option.then = Text("mesopotamia-then-roll-again")
    return option


def _rolls_next(game: Mesopotamia, realm: Realm) -> bool:
    """Whether dice are rolled as the turn ends (MES-6.3, MES-8.13)."""
    return bool(realm.dice) and not game.set_dice


def _draws_next(game: Mesopotamia, seat: int) -> bool:
    """Whether cards decide the turn after this one (MES-30.8, MES-32.9)."""
    following = game.order[game.order.index(seat) + 1 :][:1]
    return following == [game.house()] and game.mode != GUARDIANS


def _parts(answer: str) -> tuple[str, list[str]]:
    """The action that an answer names, and what the dice show."""
    if not answer.startswith(f"{DICE}."):
        return answer, []
    _, action, *shows = answer.split(".")
    return action, shows


def _place(game: Mesopotamia, seat: int, answer: str) -> str:
    """The selection piece or dice are placed on a technology; the type of its action (MES-7.1, MES-7.2)."""
    realm = game.realms[seat]
    action, shows = _parts(answer)
    name = action_name(action)
    if not shows:
        realm.piece = False
        game.tell("mesopotamia-event-piece", by=seat, action=name)
        return action
    way = next(one for one in ways(game, seat, action) if one.id == ".".join(shows))
    free = usable(game, realm)
    for place in way.places:
        realm.dice[free[place]].spent = True
    if game.set_dice and way.stars:
        realm.rerolled = True
    dice = [shown_name(one) for one in shows]
    game.tell("mesopotamia-event-dice", by=seat, dice=[*dice], action=name)
    return action


@record
class Reroll(Ask[Mesopotamia]):
    """Which dice are rolled again; those placed this turn are not (MES-8.10, MES-8.11).

    One at least is: who would rather roll none takes the answer before back.
    """

    seat: int
    free: bool

    @override
    def decision(self, game: Mesopotamia) -> Decision:
        realm = game.realms[self.seat]
        numbers = usable(game, realm)
        return ChooseMany(
            prompt=asked("reroll"),
            topic=topic("reroll"),
            default=[str(number + 1) for number in numbers],
            then=Text("mesopotamia-then-roll"),
            rules=["MES-8.11" if self.free else "MES-8.10"],
            options=[_die(number + 1, realm.dice[number]) for number in numbers],
            least=1,
            most=len(numbers),
        )

    @override
    def answer(self, game: Mesopotamia, answer: list[str]) -> None:
        realm = game.realms[self.seat]
        if self.free:
            realm.rerolled = True
        else:
            realm.rerolls += 1
            pay(realm, {TABLET: game.content.limits.reroll_tablets})
        dice = [realm.dice[int(one) - 1] for one in answer]
        roll(game, dice)
        told = [look(die) for die in dice]
        key = "free" if self.free else "paid"
        game.tell(f"mesopotamia-event-reroll-{key}", by=self.seat, dice=[*told])


def _die(number: int, die: Die) -> Option:
    return Option(str(number), look(die))


def look(die: Die) -> Text:
    """A die by its colour and what it shows."""
    return text(
        "mesopotamia-die", colour=colour_name(die.colour), face=face_name(die.face or "none")
    )


@record
class RollUp(Step[Mesopotamia]):
    """The turn is over: dice return and are rolled for the next one (MES-6.3, MES-8.12, MES-8.14)."""

    seat: int

    @override
    def run(self, game: Mesopotamia) -> None:
        realm = game.realms[self.seat]
        realm.piece = True
        game.active = None
        for die in realm.dice:
            die.spent = False
        if not _rolls_next(game, realm):
            return
        roll(game, realm.dice)
        told = [look(die) for die in realm.dice]
        game.tell("mesopotamia-event-rolled", by=self.seat, dice=[*told])
