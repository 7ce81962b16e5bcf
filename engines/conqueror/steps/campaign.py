"""The campaign: one turn after the other, moves and attacks in any order (CON-18.1)."""

from functools import cache

from typing_extensions import override

from engines.conqueror.ids import ALL, END, SOME, way
from engines.conqueror.preview.ending import ends_match
from engines.conqueror.preview.finality import is_final
from engines.conqueror.preview.marches import march_hint
from engines.conqueror.rules.bans import is_held_against, ways, why_not
from engines.conqueror.rules.boards import kept_back
from engines.conqueror.rules.menu import choose, plain
from engines.conqueror.rules.ships import gathered, heading, origins
from engines.conqueror.state import Army, Conqueror, all_but_one, total
from engines.conqueror.steps.blockade import blockades
from engines.conqueror.steps.moving import (
    acted,
    arrive,
    chosen_of,
    depart,
    may_end_match,
    slots_of,
)
from engines.conqueror.steps.sailing import AFLOAT, afloat, set_sail, voyages
from engines.conqueror.words import place_name, the_place, units
from engines.core import (
    Allocate,
    Arg,
    Ask,
    Choose,
    Decision,
    Option,
    Step,
    Text,
    record,
    text,
    untold,
)


@record
class Campaign(Step[Conqueror]):
    """Everybody takes a full campaign turn, in turn order (CON-18.1)."""

    @override
    def run(self, game: Conqueror) -> None:
        if game.ended:
            return
        game.phase = "campaign"
        game.push(*(Turn(seat) for seat in game.order))


@record
class Turn(Step[Conqueror]):
    """A seat's turn; who is out by then takes none (CON-A56)."""

    seat: int

    @override
    def run(self, game: Conqueror) -> None:
        if not game.ended and not game.nations[self.seat].out:
            game.active = self.seat
            game.push(*blockades(game, self.seat), March(self.seat), Rest(self.seat))


@record
class Rest(Step[Conqueror]):
    """At the end of a turn all exhausted units of its player are active again (CON-18.1, CON-23.1)."""

    seat: int

    @override
    def run(self, game: Conqueror) -> None:
        game.active = None
        for place in game.held(self.seat):
            game.lands[place].army.rest()
        game.nations[self.seat].dock.rest()


@record
class March(Ask[Conqueror]):
    """Which way with which army, or the end of the turn; without active units it ends by itself (CON-A71)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        if game.ended or game.nations[self.seat].out:
            return None
        if game.destiny:
            offered = untold(voyages(game, self.seat))
        else:
            offered = []
            for origin, targets in ways(game, self.seat):
                can_part = game.lands[origin].army.can_part
                for target in targets:
                    offered += _marches(origin, target, can_part)
        rules = ["CON-18.2", "CON-18.3"]
        return choose("march", "marching", [*offered, *untold([END])], END, rules=rules)

    @override
    def describe(self, game: Conqueror, decision: Decision) -> None:
        if isinstance(decision, Choose):
            *marches, _ = decision.options
            decision.options = [self._way(game, one.id) for one in marches]
            decision.options.append(self._end(game))

    def _end(self, game: Conqueror) -> Option:
        """What else would be possible, and what the end of this turn ends."""
        end = plain(END, "end-turn", self._barred(game))
        if ends_match(game, self.seat):
            end.confirm, end.then = True, Text("conqueror-then-end")
        return end

    def _way(self, game: Conqueror, option_id: str) -> Option:
        """Where an army goes, all of it or a part, whom it meets there, and whether it can come back."""
        origin, target, part = option_id.split(".")
        if part in AFLOAT:
            return afloat(game, self.seat, option_id)
        attacks = is_held_against(game, self.seat, target)
        army, here = heading(game, self.seat, origin, target), gathered(game, self.seat, origin)
        sole = army.sole_part if part == SOME else None
        how = "crew" if part == ALL and total(army.active) < total(here.active) else part
        key, args = f"conqueror-do-{'attack' if attacks else 'march'}", _way_of(origin, target)
        told = text(f"{key}-{how}", **args)
        if sole is not None:
            told = text(f"{key}-one", **args, units=units(sole))
        return Option(
            option_id,
            told,
            march_hint(game, self.seat, origin, target, part),
            text("conqueror-from", place=place_name(origin), units=units(here.active)),
            confirm=self._is_final(game, origin, target, part),
        )

    def _is_final(self, game: Conqueror, origin: str, target: str, part: str) -> bool:
        """Whether an answer cannot be taken back, since dice, cards or others follow on it at once."""
        army = heading(game, self.seat, origin, target)
        whole, sole = part == ALL, army.sole_part
        if not whole and sole is None:  # which part is asked first
            return False
        if is_held_against(game, self.seat, target):
            return is_final(game, self.seat, origin, target, whole=whole)
        return whole and may_end_match(game, self.seat, target, army)

    def _barred(self, game: Conqueror) -> Text | None:
        """What a trade, a chronicle card or Persia keeps armies from (CON-11.8, CON-A69, CON-30.11)."""
        found: dict[str, dict[str, Arg]] = {}
        if kept := kept_back(game, self.seat):
            found["kept"] = {place: the_place(place) for place in kept}
        for origin in origins(game, self.seat):
            for target in game.near(origin):
                if not heading(game, self.seat, origin, target).can_act:
                    continue
                why = why_not(game, self.seat, target)
                if why is not None:
                    found.setdefault(why, {})[target] = place_name(target)
        brief = "" if len(found) == 1 else "-brief"  # a menu has no room for every place as well
        reasons: list[Arg] = [
            text(f"conqueror-why-not-{why}{brief}", n=len(places), what=[*places.values()])
            for why, places in found.items()
        ]
        return text("conqueror-hint-barred", why=reasons) if reasons else None

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        if answer == END:
            game.tell("conqueror-event-turn-ended", by=self.seat)
            return
        game.push(March(self.seat))
        origin, target, part = answer.split(".")
        if part in AFLOAT:
            set_sail(game, self.seat, answer)
        elif part == SOME:
            game.push(Detach(self.seat, origin, target))
        else:
            army = heading(game, self.seat, origin, target)
            march(game, self.seat, origin, target, Army(dict(army.fresh), dict(army.again)))


def _way_of(origin: str, target: str) -> dict[str, Arg]:
    """From where and to where, for a text."""
    return {"origin": the_place(origin), "place": the_place(target)}


@cache
def _marches(origin: str, target: str, can_part: bool) -> list[Option]:
    """The ways from one territory to another before anybody looks at them; never to be changed."""
    return untold(way(origin, target, part) for part in ((ALL, SOME) if can_part else (ALL,)))


@record
class Detach(Ask[Conqueror]):
    """How many of each kind go; those that have acted once already stand apart (CON-18.2, CON-18.11)."""

    seat: int
    origin: str
    target: str

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        slots = slots_of(heading(game, self.seat, self.origin, self.target))
        # All of them can go with one answer; here at least one stays, so of two that are alike one goes.
        proposal = all_but_one({slot.id: slot.high for slot in slots})
        return Allocate(
            prompt=text("conqueror-ask-detach", **_way_of(self.origin, self.target)),
            topic=Text("conqueror-topic-marching"),
            default=proposal,
            slots=slots,
            least=1,
            most=sum(proposal.values()),
            proposal=proposal,
            rules=["CON-18.2"],
        )

    @override
    def describe(self, game: Conqueror, decision: Decision) -> None:
        """What can be taken back need not be confirmed."""
        if is_held_against(game, self.seat, self.target):
            decision.confirm = is_final(game, self.seat, self.origin, self.target, whole=False)

    @override
    def answer(self, game: Conqueror, answer: dict[str, int]) -> None:
        march(game, self.seat, self.origin, self.target, chosen_of(answer))


def march(game: Conqueror, seat: int, origin: str, target: str, chosen: Army) -> None:
    """Active units go to a neighbour (CON-18.5 to CON-18.8)."""
    depart(game, seat, origin, chosen)
    arrive(game, seat, origin, target, acted(game, seat, chosen))
