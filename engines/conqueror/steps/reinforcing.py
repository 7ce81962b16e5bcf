"""Reinforcements: all who can join are asked at once, and their answers take effect in order (CON-19.3)."""

from typing_extensions import override

from engines.conqueror.ids import ALL, BATTLE, INDEPENDENT, KINDS, NONE, SOME, way
from engines.conqueror.rules.joining import can_join, places, reserve, sides
from engines.conqueror.rules.menu import choose, plain, unit_slot
from engines.conqueror.rules.ships import stacks
from engines.conqueror.rules.strength import fought
from engines.conqueror.state import Conqueror, Helper, Units, all_but_one, sole_part, total
from engines.conqueror.words import (
    of_independents,
    place_name,
    the_place,
    units,
    units_in_short,
    who,
)
from engines.core import (
    NOTHING,
    Allocate,
    Answer,
    Ask,
    Choose,
    Decision,
    Objects,
    Option,
    Step,
    Text,
    record,
    text,
    untold,
)

TOPIC = "reinforcing"


def _side(game: Conqueror, seat: int, rest: list[str]) -> bool:
    """Whether an answer is for the attack: third players name the nation they support."""
    battle = game.fighting()
    if len(rest) == 1:
        return seat == battle.attacker
    return game.nations[battle.attacker].mark == rest[0]


@record
class Muster(Step[Conqueror]):
    """All who can join are asked now; effective are attacker, defender, then the others by turn order."""

    @override
    def run(self, game: Conqueror) -> None:
        battle = game.fighting()
        main = [seat for seat in (battle.attacker, battle.defender) if seat != INDEPENDENT]
        seats = [*main, *(seat for seat in game.order if seat not in main)]
        lanes = [[Reinforce(seat), Join(seat)] for seat in seats if can_join(game, seat)]
        if lanes:
            game.together(lanes)


class InOrder(Ask[Conqueror]):
    """A question whose answer lies sealed until it is its seat's place in the order (CON-A57)."""

    __slots__ = ()

    @override
    def write_set(self, game: Conqueror) -> Objects:
        return BATTLE

    @override
    def touches(self, game: Conqueror, answer: Answer) -> Objects:
        return NOTHING


@record
class Reinforce(InOrder):
    """With which army, and third players on whose side; sealed until it takes effect (CON-19.4, CON-A57)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        origins, helped = places(game, self.seat), sides(game, self.seat)
        if not origins or not helped:
            return None
        ids = [
            one
            for place in origins
            for attacks in helped
            for one in self._ways(game, place, attacks=attacks)
        ]
        mine, defender = self._leads(game), game.fighting().defender
        return choose(
            "reinforce" if mine else of_independents("support", defender),
            TOPIC,
            untold([*ids, NONE]),
            NONE,
            secret=True,
            always=True,
            rules=["CON-19.4", "CON-19.5"],
        )

    @override
    def describe(self, game: Conqueror, decision: Decision) -> None:
        if not isinstance(decision, Choose):
            return
        battle, aside = game.fighting(), "aside" if self._leads(game) else "neutral"
        *joining, _ = decision.options
        decision.options = [self._told(game, one.id) for one in joining]
        decision.options.append(plain(NONE, "aside", Text(f"conqueror-hint-{aside}")))
        decision.prompt = text(
            decision.prompt.key,
            place=the_place(battle.target),
            who=who(battle.attacker),
            other=who(battle.defender),
            attack=fought(game, attacks=True).total,
            defence=fought(game, attacks=False).total,
        )

    def _leads(self, game: Conqueror) -> bool:
        """Whether it is a main player, who has but one side to reinforce."""
        battle = game.fighting()
        return self.seat in (battle.attacker, battle.defender)

    def _ways(self, game: Conqueror, place: str, *, attacks: bool) -> list[str]:
        """All active units of a place, or a part of them if there are several (CON-A82)."""
        leader = game.fighting().side(attacks=attacks).seat
        mark = [] if self._leads(game) else [game.nations[leader].mark]
        parts = (ALL, SOME) if total(reserve(game, self.seat, place)) > 1 else (ALL,)
        return [way(place, *mark, part) for part in parts]

    def _told(self, game: Conqueror, option_id: str) -> Option:
        """Which units would come, and whom they would help."""
        place, *rest = option_id.split(".")
        active, part = reserve(game, self.seat, place), rest[-1]
        sole = sole_part(active) if part == SOME else None
        key = "conqueror-do-join" if self._leads(game) else "conqueror-do-support"
        leader = game.fighting().side(attacks=_side(game, self.seat, rest)).seat
        # What goes is named if it is known already, as the only part is.
        told = {"units": units(sole or active), "place": the_place(place), "who": who(leader)}
        return Option(
            option_id,
            text(f"{key}-{part if sole is None else 'one'}", **told),
            text("conqueror-hint-join", units=units_in_short(sole or active)),
            place_name(place),
        )

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        nation = game.nations[self.seat]
        nation.joins, nation.sends = answer, {}
        if answer.endswith(f".{SOME}"):
            # Nobody else's answer changes what stands there, so it is the same part whenever it is given.
            nation.sends = sole_part(promised(game, self.seat)) or {}
            if not nation.sends:
                game.push(SendPart(self.seat))


def promised(game: Conqueror, seat: int) -> Units:
    """What could reinforce where the army stands that a seat has promised."""
    place = (game.nations[seat].joins or "").partition(".")[0]
    return reserve(game, seat, place) if place else {}


@record
class SendPart(InOrder):
    """How many units of each kind reinforce (CON-19.4, CON-A82)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        place = (game.nations[self.seat].joins or "").partition(".")[0]
        ready = promised(game, self.seat)
        if not ready:
            return None
        proposal = all_but_one(ready)
        return Allocate(
            prompt=text("conqueror-ask-send", place=the_place(place)),
            topic=Text(f"conqueror-topic-{TOPIC}"),
            default=proposal,
            slots=[unit_slot(kind, kind, n) for kind in KINDS if (n := ready.get(kind))],
            least=1,
            most=total(ready) - 1,
            proposal=proposal,
            secret=True,
            rules=["CON-19.4"],
        )

    @override
    def answer(self, game: Conqueror, answer: dict[str, int]) -> None:
        game.nations[self.seat].sends = {kind: n for kind, n in answer.items() if n}


@record
class Join(Step[Conqueror]):
    """What was answered takes effect; who may not do so any more is asked again (CON-19.3, CON-A57)."""

    seat: int

    @override
    def write_set(self, game: Conqueror) -> Objects:
        return BATTLE

    @override
    def run(self, game: Conqueror) -> None:
        nation = game.nations[self.seat]
        answer, chosen = nation.joins, nation.sends
        nation.joins, nation.sends = None, {}
        if answer in (None, NONE):
            self._stay(game)
            return
        place, *rest = str(answer).split(".")
        attacks = _side(game, self.seat, rest)
        if attacks not in sides(game, self.seat):
            if can_join(game, self.seat):
                game.push(Reinforce(self.seat), Join(self.seat))
            else:
                self._stay(game)
            return
        self._join(game, place, chosen, attacks=attacks)

    def _stay(self, game: Conqueror) -> None:
        game.reveal()
        game.tell("conqueror-event-aside", by=self.seat)

    def _join(self, game: Conqueror, place: str, chosen: Units, *, attacks: bool) -> None:
        """The units are exhausted at once, and stay where they are (CON-19.5, CON-A49)."""
        battle = game.fighting()
        sent = dict(chosen or reserve(game, self.seat, place))
        for army, some in stacks(game, self.seat, place, sent):
            army.tire(some)
        battle.helpers.append(Helper(self.seat, place, attacks, dict(sent)))
        game.reveal()
        leader, told = battle.side(attacks=attacks).seat, units(sent)
        if leader == self.seat:
            key = "conqueror-event-joined-own"
            game.tell(key, by=self.seat, units=told, place=the_place(place))
            return
        game.tell(
            "conqueror-event-joined",
            by=self.seat,
            units=told,
            place=the_place(place),
            side="attack" if attacks else "defence",
            who=who(leader),
        )
