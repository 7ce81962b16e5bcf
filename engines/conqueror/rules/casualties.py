"""How many casualties the sides of a battle inflict and cancel, line by line (CON-20.1 to CON-20.4)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engines.conqueror.content import Hero, Tactic
from engines.conqueror.ids import CAVALRY, ELITE, INDEPENDENT, INFANTRY, SHIP
from engines.conqueror.rules.forces import Troop, by_owner, number, own, owners, size, troops
from engines.conqueror.state import Conqueror, Count, Units, total

DEFEAT = 1
"""What a defeated side suffers (CON-20.1)."""
FREE_MEN = 1
"""The infantry that the risk of the Free Men costs (CON-A41)."""
FIRST_LOST = ("infantry", "archer", "cavalry", "siege", "ship", "elite")
"""In this order units are removed unless somebody chooses (CON-21.8; decision D26)."""


@dataclass(frozen=True, slots=True)
class Toll:
    """What a side has to remove: `shared` among its owners, `main` from the main player's units alone.

    fell: how many of those shared no shield could cancel (CON-20.4). risked: what its Free Men lose besides
    (CON-A41).
    """

    shared: int
    main: int
    fell: int
    risked: int


def reckon(game: Conqueror) -> None:
    """Write into the report what both sides inflict, and cancel by shields."""
    report = game.fighting().report
    for attacks, one in ((True, report.attack), (False, report.defence)):
        one.harm = [*_harm(game, attacks=attacks), *_unavoidable(game, attacks=attacks)]
        one.guard = [*_shields(game, attacks=attacks)]
        one.costs = [*_costs(game, attacks=attacks)]
        one.inflicted = sum(line.amount for line in one.harm)
        one.shields = sum(line.amount for line in one.guard)


def toll(game: Conqueror, *, attacks: bool) -> Toll:
    """What a side suffers once shields have cancelled what can be (CON-20.3, CON-20.4, CON-20.19)."""
    report = game.fighting().report
    fell = sum(line.amount for line in _unavoidable(game, attacks=not attacks))
    mine, other = (report.attack, report.defence) if attacks else (report.defence, report.attack)
    common = max(0, other.inflicted - fell - mine.shields)
    costs = sum(line.amount for line in mine.costs)
    risk = sum(line.amount for line in mine.costs if line.key == "free_men")
    return Toll(common + fell, costs - risk, fell, risk)


def has_won(game: Conqueror, *, attacks: bool) -> bool:
    """Whether a side has won the melee; nobody wins a tie (CON-A21)."""
    margin = game.fighting().margin
    return margin > 0 if attacks else margin < 0


def _played(game: Conqueror, *, attacks: bool) -> Iterator[tuple[str, str, Hero | Tactic]]:
    """The cards of a side: what they are, and by name."""
    side = game.fighting().side(attacks=attacks)
    for hero in side.heroes:
        yield "hero", hero, game.content.heroes[hero]
    for card in side.tactics:
        yield "tactic", card.partition(".")[0], game.content.tactic(card)


def _harm(game: Conqueror, *, attacks: bool) -> Iterator[Count]:
    """What a side inflicts that shields can cancel (CON-20.1, CON-20.2, CON-21.3)."""
    seat = game.fighting().side(attacks=attacks).seat
    if has_won(game, attacks=attacks):
        yield Count("defeat", DEFEAT, seat)
        if game.chronicle == "no_quarter":
            yield Count("no_quarter", game.content.chronicles["no_quarter"].amount, seat)
    for key, name, row in _played(game, attacks=attacks):
        won = row.when_won if has_won(game, attacks=attacks) else 0
        if row.casualties + won:
            yield Count(key, row.casualties + won, seat, name)
    if not attacks and (card := game.fighting().report.defence.automa):
        independent = game.content.automa[card.partition(".")[0]]
        if independent.casualties:
            yield Count("automa", independent.casualties, seat, independent.id)
    if seat != INDEPENDENT and "aggression" in game.nations[seat].upgrades:
        yield from _aggression(game, seat, attacks=attacks)


def _aggression(game: Conqueror, seat: int, *, attacks: bool) -> Iterator[Count]:
    """One casualty with own cavalry, one more for a victory by enough (CON-13.14)."""
    if not number(game, own(game, seat, attacks=attacks), CAVALRY):
        return
    row = game.content.upgrades["aggression"]
    yield Count("aggression", row.amount, seat)
    margin = game.fighting().margin
    if has_won(game, attacks=attacks) and abs(margin) >= row.margin:
        yield Count("aggression-margin", row.amount, seat, n=row.margin)


def _unavoidable(game: Conqueror, *, attacks: bool) -> Iterator[Count]:
    """What a side inflicts that nothing cancels (CON-20.4)."""
    seat = game.fighting().side(attacks=attacks).seat
    for key, name, row in _played(game, attacks=attacks):
        if row.unavoidable:
            yield Count(f"{key}-unavoidable", row.unavoidable, seat, name)


def _shields(game: Conqueror, *, attacks: bool) -> Iterator[Count]:
    """What a side cancels: by cards, elite units and Discipline (CON-20.3, CON-13.10, CON-30.16)."""
    seat = game.fighting().side(attacks=attacks).seat
    for key, name, row in _played(game, attacks=attacks):
        if row.shields:
            yield Count(key, row.shields, seat, name)
    for one in troops(game, attacks=attacks):
        if one.units.get(ELITE):
            elite = game.content.elite(game.nations[one.seat].board)
            if elite.power == "shield":
                yield Count("shield", elite.amount, one.seat, elite.id)
    if seat == INDEPENDENT or "discipline" not in game.nations[seat].upgrades:
        return
    if number(game, own(game, seat, attacks=attacks), INFANTRY):
        yield Count("discipline", game.content.upgrades["discipline"].amount, seat)


def _costs(game: Conqueror, *, attacks: bool) -> Iterator[Count]:
    """What a side's own cards and Free Men cost (CON-20.20, CON-A41)."""
    seat = game.fighting().side(attacks=attacks).seat
    for key, name, row in _played(game, attacks=attacks):
        if row.own:
            yield Count(key, row.own, seat, name)
    for risking in game.fighting().free_men:
        if risking in owners(game, attacks=attacks):
            yield Count("free_men", FREE_MEN, risking, game.nations[risking].mark)


# --- who loses what


def sizes(game: Conqueror, *, attacks: bool) -> dict[int, int]:
    """How many units each owner on a side has, the main player first."""
    return {seat: size(mine) for seat, mine in by_owner(game, attacks=attacks).items()}


def most_to_first(number_due: int, room: Mapping[int, int]) -> dict[int, int]:
    """A split that gives as many as possible to the first one, then to the next (decision D29)."""
    found, left = {}, number_due
    for seat, limit in room.items():
        found[seat] = min(left, limit)
        left -= found[seat]
    return found


def cheapest(
    armies: list[Troop], number_due: int, most_ships: int | None = None
) -> list[tuple[Troop, Units]]:
    """What is lost unless somebody chooses: infantry before archers, cavalry, elite; reinforcements first.

    most_ships: how many ships can be among it, if that is limited (CON-29.7).
    """
    left, ships = number_due, number_due if most_ships is None else most_ships
    chosen: dict[int, Units] = {at: {} for at in range(len(armies))}
    for kind in FIRST_LOST:
        for at in reversed(range(len(armies))):
            n = min(left, armies[at].units.get(kind, 0))
            if kind == SHIP:
                n = min(n, ships)
                ships -= n
            if n:
                chosen[at][kind] = n
                left -= n
    return [(armies[at], units) for at, units in chosen.items() if total(units)]


def risked(game: Conqueror, seat: int) -> list[tuple[Troop, Units]]:
    """What the Free Men cost now: an infantry of their nation, or they themselves (CON-A41)."""
    both = [one for attacks in (True, False) for one in troops(game, attacks=attacks)]
    mine = [one for one in both if one.seat == seat]
    for kind in (INFANTRY, ELITE):
        for one in reversed(mine):
            if one.units.get(kind):
                return [(one, {kind: FREE_MEN})]
    return []
