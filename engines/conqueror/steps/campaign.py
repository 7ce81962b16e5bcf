"""The campaign: one turn after the other, moves and attacks in any order (CON-18.1)."""

from functools import cache

from engines.conqueror.ids import ALL, CAVALRY, ELITE, END, INDEPENDENT, KINDS, SOME, way
from engines.conqueror.preview.ending import ends_match, ends_round
from engines.conqueror.preview.finality import is_final
from engines.conqueror.preview.odds import odds
from engines.conqueror.rules.bans import is_held_against, ways, why_not
from engines.conqueror.rules.boards import kept_back
from engines.conqueror.rules.control import occupy
from engines.conqueror.rules.forces import classes
from engines.conqueror.rules.menu import choose, plain, untold
from engines.conqueror.state import Army, Conqueror, Units, add, all_but_one, take
from engines.conqueror.steps.battle import declare
from engines.conqueror.steps.blockade import blockades
from engines.conqueror.steps.capitals import Settle
from engines.conqueror.words import coins, faction_name, place_name, the_place, units
from engines.core import (
    Allocate,
    Arg,
    Ask,
    Choose,
    Decision,
    Option,
    Slot,
    Step,
    Text,
    record,
    text,
)

AGAIN = "again"
"""Of a slot: the units that have acted once and may act once more (CON-18.11)."""


@record
class Campaign(Step[Conqueror]):
    """Everybody takes a full campaign turn, in turn order (CON-18.1)."""

    def run(self, game: Conqueror) -> None:
        """See Step."""
        if game.ended:
            return
        game.phase = "campaign"
        game.push(*(Turn(seat) for seat in game.order))


@record
class Turn(Step[Conqueror]):
    """A seat's turn; who is out by then takes none (CON-A56)."""

    seat: int

    def run(self, game: Conqueror) -> None:
        """See Step."""
        if not game.ended and not game.nations[self.seat].out:
            game.active = self.seat
            game.push(*blockades(game, self.seat), March(self.seat), Rest(self.seat))


@record
class Rest(Step[Conqueror]):
    """At the end of a turn all exhausted units of its player are active again (CON-18.1, CON-23.1)."""

    seat: int

    def run(self, game: Conqueror) -> None:
        """See Step."""
        game.active = None
        for place in game.held(self.seat):
            game.lands[place].army.rest()
        game.nations[self.seat].dock.rest()


@record
class March(Ask[Conqueror]):
    """Which way with which army, or the end of the turn; without active units it ends by itself (CON-A71)."""

    seat: int

    def decision(self, game: Conqueror) -> Decision | None:
        """See Ask."""
        if game.ended or game.nations[self.seat].out:
            return None
        offered: list[Option] = []
        for origin, targets in ways(game, self.seat):
            can_part = game.lands[origin].army.can_part
            for target in targets:
                offered += _marches(origin, target, can_part)
        rules = ["CON-18.2", "CON-18.3"]
        return choose("march", "marching", [*offered, *untold([END])], END, rules=rules)

    def describe(self, game: Conqueror, decision: Decision) -> None:
        """See Ask."""
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
        attacks, army = is_held_against(game, self.seat, target), game.lands[origin].army
        sole = army.sole_part if part == SOME else None
        key, args = f"conqueror-do-{'attack' if attacks else 'march'}", _way_of(origin, target)
        told = text(f"{key}-{part}", **args)
        if sole is not None:
            told = text(f"{key}-one", **args, units=units(sole))
        return Option(
            option_id,
            told,
            _hint(game, self.seat, origin, target, part),
            text("conqueror-from", place=place_name(origin), units=units(army.active)),
            confirm=self._is_final(game, origin, target, part),
        )

    def _is_final(self, game: Conqueror, origin: str, target: str, part: str) -> bool:
        """Whether an answer cannot be taken back, since dice, cards or others follow on it at once."""
        whole, sole = part == ALL, game.lands[origin].army.sole_part
        if not whole and sole is None:  # which part is asked first
            return False
        if is_held_against(game, self.seat, target):
            return is_final(game, self.seat, origin, target, whole=whole)
        return whole and _may_end_match(game, self.seat, origin, target)

    def _barred(self, game: Conqueror) -> Text | None:
        """What a trade, a chronicle card or Persia keeps armies from (CON-11.8, CON-A69, CON-30.11)."""
        found: dict[str, dict[str, Arg]] = {}
        if kept := kept_back(game, self.seat):
            found["kept"] = {place: the_place(place) for place in kept}
        for origin in game.held(self.seat):
            for target in game.near(origin) if game.lands[origin].army.can_act else ():
                why = why_not(game, self.seat, target)
                if why is not None:
                    found.setdefault(why, {})[target] = place_name(target)
        reasons: list[Arg] = [
            text(f"conqueror-why-not-{why}", n=len(places), what=[*places.values()])
            for why, places in found.items()
        ]
        return text("conqueror-hint-barred", why=reasons) if reasons else None

    def answer(self, game: Conqueror, answer: str) -> None:
        """See Ask."""
        if answer == END:
            game.tell("conqueror-event-turn-ended", by=self.seat)
            return
        game.push(March(self.seat))
        origin, target, part = answer.split(".")
        if part == SOME:
            game.push(Detach(self.seat, origin, target))
        else:
            army = game.lands[origin].army
            march(game, self.seat, origin, target, Army(dict(army.fresh), dict(army.again)))


def _way_of(origin: str, target: str) -> dict[str, Arg]:
    """From where and to where, for a text."""
    return {"origin": the_place(origin), "place": the_place(target)}


@cache
def _marches(origin: str, target: str, can_part: bool) -> list[Option]:
    """The ways from one territory to another before anybody looks at them; never to be changed."""
    return untold(way(origin, target, part) for part in ((ALL, SOME) if can_part else (ALL,)))


def _may_end_match(game: Conqueror, seat: int, origin: str, target: str) -> bool:
    """Whether the match may be over by itself once all have left a territory (CON-A71, CON-5.1, CON-5.4)."""
    if not ends_round(game, seat) or any(
        acts_twice(game, seat, kind) for kind in game.lands[origin].army.fresh
    ):
        return False
    if any(game.lands[place].army.can_act for place in game.held(seat) if place != origin):
        return False
    return ends_match(game, seat) or game.fort_at(target) is not None


def _hint(game: Conqueror, seat: int, origin: str, place: str, part: str) -> Text:
    """Who holds a territory, with what, what it is worth, and what a move or an attack costs or promises."""
    owner, there, row = game.owner(place), game.lands[place].army.units, game.map[place]
    told: dict[str, Arg] = {"units": units(there), "food": row.food, "pays": row.coins}
    told["coins"] = coins(row.coins)
    if owner not in (None, seat):
        attack, defence = odds(game, seat, origin, place)
        # What the territory helps its defence is in the strength: there is no room for both.
        told |= {
            "nation": _holder(game, owner),
            "attack": attack if part == ALL else 0,
            "defence": defence,
            "part": part,
        }
        return Text("conqueror-hint-held", told)
    left = part == ALL and _gives_up(game, seat, origin)
    told |= {"left": the_place(origin) if left else "", "leaves": "yes" if left else "no"}
    told["fort"] = game.fort_at(place) or "none"
    return Text("conqueror-hint-free" if owner is None else "conqueror-hint-own", told)


def _gives_up(game: Conqueror, seat: int, origin: str) -> bool:
    """Whether a land is nobody's once its active units have left (CON-4.4, CON-4.5)."""
    held = game.home_of(origin) == seat or game.is_sea(origin)
    army = game.lands[origin].army
    return not held and not army.tired and not army.barred


def _holder(game: Conqueror, owner: int) -> Text:
    """The nation, as there is little room; names of players may be long."""
    if owner == INDEPENDENT:
        return Text("conqueror-faction-independents-label")
    return faction_name(game.nations[owner].mark)


@record
class Detach(Ask[Conqueror]):
    """How many of each kind go; those that have acted once already stand apart (CON-18.2, CON-18.11)."""

    seat: int
    origin: str
    target: str

    def decision(self, game: Conqueror) -> Decision | None:
        """See Ask."""
        army = game.lands[self.origin].army
        slots = [
            Slot(kind, Text(f"conqueror-slot-{kind}"), 0, army.fresh[kind])
            for kind in KINDS
            if army.fresh.get(kind)
        ]
        slots += [
            Slot(
                way(kind, AGAIN),
                text("conqueror-slot-again", kind=Text(f"conqueror-slot-{kind}")),
                0,
                army.again[kind],
            )
            for kind in KINDS
            if army.again.get(kind)
        ]
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

    def describe(self, game: Conqueror, decision: Decision) -> None:
        """See Ask. What can be taken back need not be confirmed."""
        if is_held_against(game, self.seat, self.target):
            decision.confirm = is_final(game, self.seat, self.origin, self.target, whole=False)

    def answer(self, game: Conqueror, answer: dict[str, int]) -> None:
        """See Ask."""
        chosen = Army()
        for slot, n in answer.items():
            kind, _, again = slot.partition(".")
            if n:
                (chosen.again if again else chosen.fresh)[kind] = n
        march(game, self.seat, self.origin, self.target, chosen)


def march(game: Conqueror, seat: int, origin: str, target: str, chosen: Army) -> None:
    """Active units go to a neighbour: they move in, or attack (CON-18.5 to CON-18.8)."""
    here = game.lands[origin].army
    take(here.fresh, chosen.fresh)
    take(here.again, chosen.again)
    army = acted(game, seat, chosen)
    if is_held_against(game, seat, target):
        declare(game, seat, origin, target, army)
        return
    game.tell(
        "conqueror-event-marched",
        by=seat,
        units=units(army.units),
        origin=the_place(origin),
        place=the_place(target),
    )
    occupy(game, seat, target, army)
    game.abandon(origin)
    game.push(Settle())


def acted(game: Conqueror, seat: int, army: Army) -> Army:
    """Units after one more action: exhausted, unless they have a second one left (CON-18.2, CON-18.11)."""
    twice: Units = {kind: n for kind, n in army.fresh.items() if acts_twice(game, seat, kind)}
    tired = dict(army.units)
    take(tired, twice)
    found = Army()
    add(found.again, twice)
    add(found.tired, tired)
    return found


def acts_twice(game: Conqueror, seat: int, kind: str) -> bool:
    """Whether units of a kind may act twice in a turn (CON-13.12, CON-30.11).

    Cavalry with Thoroughbred may, and so may the elite unit of Persia A.
    """
    if kind == ELITE and game.content.elite(game.nations[seat].board).power == "swift":
        return True
    rides = kind == CAVALRY or (kind == ELITE and CAVALRY in classes(game, seat))
    return rides and "thoroughbred" in game.nations[seat].upgrades
