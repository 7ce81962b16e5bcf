"""Ships in the Campaign: they go to their Wharf, or carry units across their sea (CON-29.2, CON-29.3)."""

from collections.abc import Iterator

from typing_extensions import override

from engines.conqueror.ids import AGAIN, ALL, CARRY, DOCK, DOCK_ONE, KINDS, SHIP, SOME, way
from engines.conqueror.preview.finality import is_final
from engines.conqueror.preview.marches import gives_up, march_hint
from engines.conqueror.rules.bans import is_held_against
from engines.conqueror.rules.menu import choose
from engines.conqueror.rules.ships import (
    crossings,
    docks,
    gathered,
    landings,
    marches,
    room_aboard,
    ships_at,
    ships_for,
)
from engines.conqueror.state import Army, Conqueror, total
from engines.conqueror.steps.capitals import Settle
from engines.conqueror.steps.moving import (
    acted,
    arrive,
    chosen_of,
    depart,
    may_end_match,
    slots_of,
)
from engines.conqueror.words import place_name, the_place, units
from engines.core import Allocate, Arg, Ask, Choose, Decision, Option, Text, record, text, untold

AFLOAT = (DOCK, DOCK_ONE, CARRY)
"""What ships can do besides marching and fighting like other units."""


def voyages(game: Conqueror, seat: int) -> list[str]:
    """All ways of the units of a seat with Seas of Destiny, territory by territory, ships' own last."""
    found: dict[str, list[str]] = {}
    for origin, target, army in marches(game, seat):
        ids = found.setdefault(origin, [])
        ids += [way(origin, target, part) for part in ((ALL, SOME) if army.can_part else (ALL,))]
    for sea, one in _of_ships(game, seat):
        found.setdefault(sea, []).append(one)
    return [one for ids in found.values() for one in ids]


def _of_ships(game: Conqueror, seat: int) -> Iterator[tuple[str, str]]:
    """What the ships in each sea can do besides, as ids."""
    wharf = str(game.nations[seat].wharf)
    for sea in game.held(seat):
        if game.is_sea(sea) and docks(game, seat, sea):
            yield sea, way(sea, wharf, DOCK)
            if ships_at(game, sea) > 1:
                yield sea, way(sea, wharf, DOCK_ONE)
    for sea, origin in crossings(game, seat):
        yield sea, way(sea, origin, CARRY)


def afloat(game: Conqueror, seat: int, option_id: str) -> Option:
    """What ships at sea may do: whither, or whence they may carry units, and how many."""
    sea, place, what = option_id.split(".")
    if what == CARRY:
        told = _carrying(game, seat, sea, place)
    else:
        ships = _docking(game, sea, what)
        told = Option(
            option_id,
            text("conqueror-do-dock", **_across(sea, place), units=units(ships.units)),
            Text("conqueror-hint-dock"),
            confirm=may_end_match(game, seat, place, ships),
        )
    here = units(gathered(game, seat, sea).active)
    told.group = text("conqueror-from", place=place_name(sea), units=here)
    return told


def _across(sea: str, place: str) -> dict[str, Arg]:
    """A sea and a land at it, for a text."""
    return {"sea": the_place(sea), "place": the_place(place)}


def _carrying(game: Conqueror, seat: int, sea: str, origin: str) -> Option:
    """To carry units from a land; where they can land in one place alone, what awaits them there."""
    option_id, args = way(sea, origin, CARRY), _across(sea, origin)
    target, *others = landings(game, seat, sea, origin)
    if others:
        each = game.content.expansion.limits.carries
        hint = text("conqueror-hint-carry", n=room_aboard(game, sea), each=each)
        return Option(option_id, text("conqueror-do-carry", **args), hint)
    how = "attack" if is_held_against(game, seat, target) else "march"
    return Option(
        option_id,
        text(f"conqueror-do-carry-{how}", **args, target=the_place(target)),
        march_hint(game, seat, origin, target, _part(game, origin)),
        confirm=_lands_at_once(game, seat, sea, origin, target),
    )


def _part(game: Conqueror, origin: str) -> str:
    """Who is carried from a land: all, if there is but one unit, else it is asked."""
    return ALL if total(game.lands[origin].army.active) == 1 else SOME


def _docking(game: Conqueror, sea: str, what: str) -> Army:
    """The ships that go to their Wharf: all that can, or one."""
    return Army({SHIP: 1 if what == DOCK_ONE else ships_at(game, sea)})


def _lands_at_once(game: Conqueror, seat: int, sea: str, origin: str, target: str) -> bool:
    """Whether to carry to a land cannot be taken back, as whom is not asked."""
    return _part(game, origin) == ALL and _is_final(game, seat, sea, origin, target)


def _is_final(game: Conqueror, seat: int, sea: str, origin: str, target: str) -> bool:
    """Whether landing cannot be taken back, if as many go as can."""
    army = game.lands[origin].army
    number = total(army.active)
    whole = number <= room_aboard(game, sea)
    if is_held_against(game, seat, target):
        return is_final(game, seat, origin, target, whole=whole)
    going = army.crew
    going.fresh |= {SHIP: ships_for(game, number)}
    return whole and may_end_match(game, seat, target, going)


def set_sail(game: Conqueror, seat: int, option_id: str) -> None:
    """Ships go to their Wharf, or it is asked whither they carry whom."""
    sea, place, what = option_id.split(".")
    if what == CARRY:
        game.push(Carry(seat, sea, place))
        return
    ships = _docking(game, sea, what)
    depart(game, seat, sea, ships)
    game.nations[seat].dock.join(acted(game, seat, ships))
    told = units(ships.units)
    game.tell(
        "conqueror-event-docked",
        by=seat,
        units=told,
        origin=the_place(sea),
        place=the_place(place),
    )
    game.abandon(sea)
    game.push(Settle())


@record
class Carry(Ask[Conqueror]):
    """Whither ships carry units from a land at their sea (CON-29.3, CON-29.4)."""

    seat: int
    sea: str
    origin: str

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        lands = landings(game, self.seat, self.sea, self.origin)
        # Safe is what is no attack.
        default = min(lands, key=lambda place: is_held_against(game, self.seat, place))
        return choose(
            "carry",
            "marching",
            untold(lands),
            default,
            args={"origin": the_place(self.origin), "sea": the_place(self.sea)},
            rules=["CON-29.3", "CON-29.4"],
        )

    @override
    def describe(self, game: Conqueror, decision: Decision) -> None:
        if isinstance(decision, Choose):
            decision.options = [self._landing(game, one.id) for one in decision.options]

    def _landing(self, game: Conqueror, place: str) -> Option:
        """A land: who holds it, with what, and whether to land there is an attack."""
        attacks = is_held_against(game, self.seat, place)
        return Option(
            place,
            text(f"conqueror-do-land-{'attack' if attacks else 'march'}", place=the_place(place)),
            march_hint(game, self.seat, self.origin, place, _part(game, self.origin)),
            confirm=_lands_at_once(game, self.seat, self.sea, self.origin, place),
        )

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        game.push(Load(self.seat, self.sea, self.origin, answer))


@record
class Load(Ask[Conqueror]):
    """Which units are carried, two on each ship at most (CON-29.3, CON-29.16)."""

    seat: int
    sea: str
    origin: str
    target: str

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        army = game.lands[self.origin].army
        slots = slots_of(army)
        most = min(total(army.active), room_aboard(game, self.sea))
        proposal, left = dict[str, int](), most
        for slot in sorted(slots, key=lambda one: KINDS.index(one.id.removesuffix(f".{AGAIN}"))):
            proposal[slot.id] = min(left, slot.high)
            left -= proposal[slot.id]
        return Allocate(
            prompt=text(
                "conqueror-ask-load",
                origin=the_place(self.origin),
                place=the_place(self.target),
                most=most,
                leaves="yes" if self._leaves(game, most) else "no",
            ),
            topic=Text("conqueror-topic-marching"),
            default=proposal,
            slots=slots,
            least=1,
            most=most,
            proposal=proposal,
            rules=["CON-29.3", "CON-29.16"],
        )

    def _leaves(self, game: Conqueror, most: int) -> bool:
        """Whether the land is given up if as many go as can; attackers may leave one there (CON-20.13)."""
        if most < total(game.lands[self.origin].army.active):
            return False
        return gives_up(game, self.seat, self.origin) and not is_held_against(
            game, self.seat, self.target
        )

    @override
    def describe(self, game: Conqueror, decision: Decision) -> None:
        decision.confirm = _is_final(game, self.seat, self.sea, self.origin, self.target)

    @override
    def answer(self, game: Conqueror, answer: dict[str, int]) -> None:
        """The ships are exhausted, the units have acted once more."""
        chosen = chosen_of(answer)
        aboard = chosen.units
        game.lands[self.sea].army.tire({SHIP: ships_for(game, total(aboard))})
        depart(game, self.seat, self.origin, chosen)
        game.tell(
            "conqueror-event-carried",
            by=self.seat,
            units=units(aboard),
            origin=the_place(self.origin),
            sea=the_place(self.sea),
        )
        army = acted(game, self.seat, chosen)
        arrive(game, self.seat, self.origin, self.target, army)
