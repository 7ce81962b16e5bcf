"""What comes of a battle: retreat, conquest, cards put away, tactics drawn (CON-20.7 to CON-20.24)."""

from typing_extensions import override

from engines.conqueror.content.describe import hero_name
from engines.conqueror.ids import AGAIN, INDEPENDENT, INFANTRY, KINDS, NONE, SHIP, way
from engines.conqueror.rules.boards import spoils
from engines.conqueror.rules.control import holder, occupy
from engines.conqueror.rules.draw import draw_tactics
from engines.conqueror.rules.forces import leaving
from engines.conqueror.rules.menu import choose, plain
from engines.conqueror.rules.retreats import haven, havens, refuge, retreats
from engines.conqueror.rules.ships import bring_in
from engines.conqueror.state import Army, Conqueror, Units, add, total
from engines.conqueror.steps.capitals import Settle
from engines.conqueror.words import coins, place_name, the_place, units
from engines.core import NOBODY, Arg, Ask, Decision, Option, Step, Text, record, text


@record
class Aftermath(Step[Conqueror]):
    """Beaten attackers go back; beaten defenders make room if there is anybody to move in (CON-20.7)."""

    @override
    def run(self, game: Conqueror) -> None:
        battle = game.fighting()
        game.push(PutAway(), Settle())
        won = battle.report.won == "attack"
        if won and battle.defender == INDEPENDENT:
            _scatter(game)
        if not won or not battle.army:
            game.push(GoBack())
            return
        game.push(*_beaten(game), LeaveBehind(battle.attacker), Enter())


def _beaten(game: Conqueror) -> list[Step[Conqueror]]:
    """Who makes room: the army, and its ships apart (CON-20.9, CON-29.17)."""
    battle = game.fighting()
    army, found = game.lands[battle.target].army, list[Step[Conqueror]]()
    if army.crew:
        found.append(Retreat(battle.defender))
    if army.units.get(SHIP):
        found.append(Sail(battle.defender))
    return found


def _scatter(game: Conqueror) -> None:
    """Beaten independents are gone, whether somebody moves in or not (CON-21.5)."""
    battle = game.fighting()
    army = game.lands[battle.target].army
    if army:
        battle.report.trapped = army.units
        game.tell("conqueror-event-scattered", by=NOBODY, units=units(army.units))
        army.clear()


@record
class GoBack(Step[Conqueror]):
    """An attacker who does not conquer goes back to where the attack began (CON-20.8, CON-20.21)."""

    @override
    def run(self, game: Conqueror) -> None:
        battle = game.fighting()
        if battle.army:
            told, place = units(battle.army.units), the_place(battle.origin)
            game.tell("conqueror-event-went-back", by=battle.attacker, units=told, place=place)
            bring_in(game, battle.attacker, battle.origin, battle.army)
            battle.army.clear()
        if battle.report.won == "attack":
            place = the_place(battle.target)
            game.tell("conqueror-event-nobody-enters", by=NOBODY, place=place)


@record
class Retreat(Ask[Conqueror]):
    """Where beaten defenders go, all together; with nowhere to go they are lost (CON-20.9 to CON-20.12)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        options = [
            Option(place, place_name(place), self._hint(game, place))
            for place in retreats(game, self.seat)
        ]
        if not options:
            return None
        battle = game.fighting()
        ships = game.lands[battle.target].army.units.get(SHIP, 0)
        return choose(
            "retreat-crew" if ships else "retreat",
            "retreat",
            options,
            refuge(game, self.seat),
            args={"place": the_place(battle.target)},
            # Whoever is asked about ships as well can still take it back.
            confirm=total(battle.army.units) == 1
            and not (ships and len(havens(game, self.seat)) > 1),
            rules=["CON-20.9", "CON-20.10"],
        )

    def _hint(self, game: Conqueror, place: str) -> Text:
        """Whose it is, what stands there, and a fort."""
        return text(
            "conqueror-hint-retreat",
            state="own" if holder(game, place) == self.seat else "free",
            fort=self._fort(game, place) or "none",
            units=units(game.lands[place].army.units),
        )

    def _fort(self, game: Conqueror, place: str) -> str | None:
        """The fort there; no temporary capital of somebody who has just lost it (CON-25.5)."""
        if game.temporary_at(place) in (None, self.seat):
            return game.fort_at(place)
        return game.lasting_fort(place)

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        battle = game.fighting()
        army = _withdrawn(game, ships=False)
        told, place = units(army.units), the_place(answer)
        occupy(game, self.seat, answer, army)
        battle.report.retreat = answer
        game.tell("conqueror-event-retreated", by=self.seat, units=told, place=place)

    @override
    def skip(self, game: Conqueror) -> None:
        """They are lost."""
        _trapped(game, self.seat, _withdrawn(game, ships=False).units)


def _withdrawn(game: Conqueror, *, ships: bool) -> Army:
    """The beaten units that leave the territory: ships, or all others."""
    here = game.lands[game.fighting().target].army
    leaves, stays = (here.ships, here.crew) if ships else (here.crew, here.ships)
    here.clear()
    here.join(stays)
    return leaves


def _trapped(game: Conqueror, seat: int, lost: Units) -> None:
    """Units that have nowhere to go are gone (CON-20.12, CON-29.8)."""
    game.remove(seat, lost)
    add(game.fighting().report.trapped, lost)
    game.tell("conqueror-event-trapped", by=seat, units=units(lost))


@record
class Sail(Ask[Conqueror]):
    """Where beaten ships go: to a sea, or to their Wharf; with nowhere to go they are lost (CON-29.8)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        options = [self._option(game, place) for place in havens(game, self.seat)]
        if not options:
            return None
        battle = game.fighting()
        return choose(
            "retreat-ships",
            "retreat",
            options,
            haven(game, self.seat),
            args={"place": the_place(battle.target)},
            confirm=total(battle.army.units) == 1,
            rules=["CON-29.8"],
        )

    def _option(self, game: Conqueror, place: str) -> Option:
        """A sea, with what stands there, or the Wharf."""
        if not game.is_sea(place):
            label = text("conqueror-do-retreat-wharf", place=the_place(place))
            return Option(place, label, Text("conqueror-hint-dock"))
        state = "own" if holder(game, place) == self.seat else "free"
        there = units(game.lands[place].army.units)
        hint = text("conqueror-hint-retreat", state=state, fort="none", units=there)
        return Option(place, place_name(place), hint)

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        ships = _withdrawn(game, ships=True)
        told, place = units(ships.units), the_place(answer)
        if game.is_sea(answer):
            occupy(game, self.seat, answer, ships)
            game.tell("conqueror-event-retreated", by=self.seat, units=told, place=place)
        else:
            bring_in(game, self.seat, answer, ships)
            game.tell("conqueror-event-retreated-wharf", by=self.seat, units=told, place=place)
        game.fighting().report.sailed = answer

    @override
    def skip(self, game: Conqueror) -> None:
        """They are lost."""
        _trapped(game, self.seat, _withdrawn(game, ships=True).units)


@record
class LeaveBehind(Ask[Conqueror]):
    """Which one of the attackers stays where the attack began, if any (CON-20.13, CON-20.22).

    Of a kind of which some are exhausted and some are not, either may stay (CON-18.11).
    """

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        battle = game.fighting()
        army = battle.army.units
        if total(army) < 2:
            return None
        place = the_place(battle.origin)
        options = [self._option(game, one) for one in _stayers(battle.army)]
        return choose(
            "leave",
            "leaving",
            [*options, plain(NONE, "leave-none", Text(f"conqueror-hint-leave-{_left(game)}"))],
            INFANTRY if self._holds_a_fort(game) and army.get(INFANTRY) else NONE,
            args={"origin": place, "place": the_place(battle.target)},
            confirm=battle.defender != INDEPENDENT,
            rules=["CON-20.13"],
        )

    def _option(self, game: Conqueror, stays: str) -> Option:
        """A unit, and what it can still do if that is a choice."""
        battle, (kind, _, again) = game.fighting(), stays.partition(".")
        label = "conqueror-do-leave-again" if again else "conqueror-do-leave"
        told = text(label, units=units({kind: 1}), place=the_place(battle.origin))
        if again or way(kind, AGAIN) in _stayers(battle.army):
            return Option(stays, told, Text(f"conqueror-hint-leave-{again or 'tired'}"))
        return Option(stays, told, self._hint(game, kind))

    def _hint(self, game: Conqueror, kind: str) -> Text | None:
        """A ship that stays at a Wharf does not hold the land (CON-29.11)."""
        moors = kind == SHIP and not game.is_sea(game.fighting().origin)
        return Text("conqueror-hint-dock") if moors else None

    def _holds_a_fort(self, game: Conqueror) -> bool:
        """Whether leaving the place would give up a fort (decision D32)."""
        origin = game.fighting().origin
        held = game.lands[origin].army or game.home_of(origin) == self.seat
        return game.fort_at(origin) is not None and not held

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        if answer == NONE:
            return
        battle, (kind, _, again) = game.fighting(), answer.partition(".")
        staying = leaving(battle.army, kind, active=bool(again))
        bring_in(game, battle.attacker, battle.origin, staying)
        battle.report.left = staying.units
        told, place = units(staying.units), the_place(battle.origin)
        game.tell("conqueror-event-left", by=self.seat, units=told, place=place)


def _stayers(army: Army) -> list[str]:
    """The kinds of units, those that may act once more apart if others of the kind are exhausted."""
    found = []
    for kind in KINDS:
        if army.units.get(kind):
            found.append(kind)
        if army.tired.get(kind) and army.again.get(kind):
            found.append(way(kind, AGAIN))
    return found


def _left(game: Conqueror) -> str:
    """What becomes of the origin if nobody stays: others are there, it is the own capital, it is given up.

    A temporary capital there is given up with it (CON-25.5).

    Ships may have come from a Wharf on land of nobody (CON-29.11).
    """
    battle = game.fighting()
    if game.lands[battle.origin].army:
        return "others"
    if game.owner(battle.origin) != battle.attacker:
        return "free"
    if game.home_of(battle.origin) == battle.attacker:
        return "home"
    return "capital" if game.temporary_at(battle.origin) == battle.attacker else "empty"


@record
class Enter(Step[Conqueror]):
    """The attackers move in, and control what they have conquered (CON-20.7, CON-20.13)."""

    @override
    def run(self, game: Conqueror) -> None:
        battle = game.fighting()
        told, place = units(battle.army.units), the_place(battle.target)
        game.tell("conqueror-event-conquered", by=battle.attacker, units=told, place=place)
        occupy(game, battle.attacker, battle.target, battle.army)
        battle.army.clear()
        battle.report.conquered = True


@record
class PutAway(Step[Conqueror]):
    """The battle is over: control, heroes, tactics, coins, draws (CON-20.15 to CON-20.17, CON-20.24)."""

    @override
    def run(self, game: Conqueror) -> None:
        battle = game.fighting()
        battle.report.ended = True
        game.reports.append(battle.report)
        seats = [one.seat for one in battle.sides() if one.seat != INDEPENDENT]
        extra = {seat: _heroes_away(game, seat) for seat in seats}
        for seat, kind, gained in spoils(game):
            game.nations[seat].coins += gained
            game.tell(f"conqueror-event-{kind}", by=seat, coins=coins(gained))
        game.tactics_discards += [card for side in battle.sides() for card in side.tactics]
        game.battle = None
        for place in (battle.origin, battle.target, *(one.place for one in battle.helpers)):
            game.abandon(place)
        if battle.defender == INDEPENDENT:
            return
        helping = [one.seat for one in battle.helpers]
        thirds = [seat for seat in game.order if seat in helping and seat not in seats]
        draws = game.content.draws
        for seat in [*seats, *thirds]:
            number = draws[min(battle.losses[seat], len(draws) - 1)]
            draw_tactics(game, seat, number + extra.get(seat, 0))


def _heroes_away(game: Conqueror, seat: int) -> int:
    """Heroes go face up or out, and bring coins; how many tactics more they draw (CON-17.3 to CON-17.5).

    A battle that the volley has ended uses none up: none has been laid (CON-A61).
    """
    battle, nation = game.fighting(), game.nations[seat]
    side = battle.attack if battle.attacker == seat else battle.defence
    again = [name for name in side.heroes if name in nation.open]
    first = [name for name in side.heroes if name not in again]
    nation.open = [*(name for name in nation.open if name not in again), *first]
    nation.spent += again
    for key, names in (("hero-up", first), ("hero-out", again)):
        if names:
            told: list[Arg] = [hero_name(game.content, name) for name in names]
            game.tell(f"conqueror-event-{key}", by=seat, heroes=told)
    rows = [game.content.heroes[name] for name in side.heroes]
    gained = sum(row.coins for row in rows)
    if gained:
        nation.coins += gained
        game.tell("conqueror-event-hero-coins", by=seat, coins=coins(gained))
    return sum(row.draws for row in rows)
