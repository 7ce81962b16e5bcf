"""Units fight: one pair after the other, row by row, until one side is gone (MES-20.13 to MES-20.22)."""

from typing_extensions import override

from engines.core import NOBODY, Arg, Ask, Decision, Option, Step, Text, record, text
from engines.mesopotamia.ids import CORNERED, DESTROYED, FELL, REMOVED, RETREATED, ROWS, TRIBE
from engines.mesopotamia.preview.fighters import fighter_name
from engines.mesopotamia.preview.strengths import brings, is_ahead
from engines.mesopotamia.rules.menu import choose
from engines.mesopotamia.rules.parties import leave
from engines.mesopotamia.rules.records import conclude
from engines.mesopotamia.rules.ways_out import homeward, never_retreats, safest, ways_out
from engines.mesopotamia.rules.who_plays import by_rules
from engines.mesopotamia.state import Bout, Duel, Mesopotamia, Sum
from engines.mesopotamia.steps.answering import note, react, recover
from engines.mesopotamia.steps.arranging import Arrange
from engines.mesopotamia.words import area_name, standard_row, who


@record
class Clash(Step[Mesopotamia]):
    """The front units of the first row that both sides still hold fight (MES-20.13, MES-20.20).

    Once there is none, those left in different rows are arranged anew (MES-20.21), or the fight is over.
    """

    @override
    def run(self, game: Mesopotamia) -> None:
        duel = game.fighting()
        if not (duel.attack.left() and duel.defence.left()):
            game.push(Parted())
            return
        at = next((n for n, row in enumerate(duel.rows) if row.is_fought), None)
        if at is None:
            game.push(Arrange(), Clash())
            return
        _fight(game, duel, at)


def _fight(game: Mesopotamia, duel: Duel, at: int) -> None:
    """The two front units of a row fight."""
    row = duel.rows[at]
    answer = react(game, duel, row)
    numbers = row.attack[0], row.defence[0]
    mine, theirs = (side.fighters[n] for side, n in zip(duel.sides(), numbers, strict=True))
    sums = [brings(game, mine, theirs), brings(game, theirs, mine)]
    won = is_ahead(game, duel, sums[0].total, sums[1].total, attacks=True)
    bout = Bout(len(duel.report.orders) - 1, at, *numbers, sums, won, DESTROYED, answer=answer)
    duel.report.bouts.append(bout)
    _tell(game, duel, bout)
    if answer is not None:
        note(game, duel, bout)
    game.push(_lost(game, duel, bout), Tire(duel.side(attacks=won).seat), Clash())


def _lost(game: Mesopotamia, duel: Duel, bout: Bout) -> Step[Mesopotamia]:
    """What becomes of the loser: whoever is faster decides (MES-20.14).

    A tribe, and an enemy that never retreats, stays until it falls (MES-22.7, MES-33.13). In solo combat each
    side chooses the way of its own units (MES-31.7, MES-31.10).
    """
    won, sums = bout.won, bout.sums
    loser = duel.side(attacks=not won)
    if loser.party == TRIBE:
        return Beaten(REMOVED)
    if is_ahead(game, duel, sums[not won].mobility, sums[won].mobility, attacks=won):
        return Beaten(DESTROYED)
    if never_retreats(game, loser.party):
        return Beaten(FELL)
    return Retreat(duel.attack.seat if bout.answer is None else loser.seat)


def _tell(game: Mesopotamia, duel: Duel, bout: Bout) -> None:
    """Both totals with their parts, and what decided a tie."""
    tie = _tie(duel) if bout.is_tie else ""
    numbers = bout.attack, bout.defence
    first, second = (0, 1) if bout.won else (1, 0)
    sides = duel.sides()
    game.tell(
        f"mesopotamia-event-bout{tie}",
        by=NOBODY,
        row=bout.row + 1,
        winner=fighter_name(game, sides[first], numbers[first]),
        loser=fighter_name(game, sides[second], numbers[second]),
        who=who(sides[first].party),
        other=who(sides[second].party),
        mine=_sum(bout.sums[first]),
        theirs=_sum(bout.sums[second]),
    )


def _tie(duel: Duel) -> str:
    """Which words tell what has decided a tie (MES-20.0, MES-22.5)."""
    return "-tie-tribe" if TRIBE in (duel.attack.party, duel.defence.party) else "-tie"


def _sum(one: Sum) -> Text:
    """A total and its parts."""
    parts: list[Arg] = [text("mesopotamia-part-printed", n=one.printed)]
    if one.assigned:
        parts.append(text("mesopotamia-part-assigned", n=one.assigned))
    if one.tactics:
        parts.append(text("mesopotamia-part-tactics", n=one.tactics))
    return text("mesopotamia-sum", n=one.total, parts=parts)


@record
class Retreat(Ask[Mesopotamia]):
    """Where a beaten unit that is faster goes: the attacker says so, friend or foe (MES-20.14, MES-20.16)."""

    seat: int

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        duel = game.fighting()
        bout = duel.report.bouts[-1]
        loser = duel.side(attacks=not bout.won)
        found = ways_out(game, duel.place, loser.party)
        if not found or by_rules(game, self.seat):
            return None
        number = bout.defence if bout.won else bout.attack
        return choose(
            "retreat",
            [Option(area, area_name(area)) for area in found],
            safest(game, found, loser.party),
            rules=["MES-20.16", "MES-20.18"],
            args={"unit": fighter_name(game, loser, number), "who": who(loser.party)},
        )

    @override
    def skip(self, game: Mesopotamia) -> None:
        """Nobody chooses where there is no way, nor for those whom the rules play (MES-31.7)."""
        duel = game.fighting()
        loser = duel.side(attacks=not duel.report.bouts[-1].won)
        found = ways_out(game, duel.place, loser.party)
        if not found:
            game.push(Beaten(CORNERED))
            return
        near = homeward(game, found, loser.party)
        if len(found) > 1:
            game.tell(
                f"mesopotamia-event-homeward{'-tie' if len(near) > 1 else ''}",
                by=NOBODY,
                who=who(loser.party),
                area=area_name(near[0]),
                n=len(found),
            )
        game.push(Beaten(RETREATED, near[0]))

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        game.push(Beaten(RETREATED, answer))


@record
class Beaten(Step[Mesopotamia]):
    """The beaten unit leaves at once, and the next one of its row moves up (MES-20.19)."""

    fate: str
    to: str | None = None

    @override
    def run(self, game: Mesopotamia) -> None:
        duel = game.fighting()
        bout = duel.report.bouts[-1]
        bout.fate, bout.to = self.fate, self.to
        side = duel.side(attacks=not bout.won)
        row = duel.rows[bout.row]
        number = (row.defence if bout.won else row.attack).pop(0)
        fighter = side.fighters[number]
        fighter.gone = True
        lost = leave(game, duel.place, side.party, fighter.kind, self.to)
        duel.report.party(attacks=not bout.won).spent += lost
        mine, theirs = (bout.sums[int(own)].mobility for own in (bout.won, not bout.won))
        compared = self.fate in (RETREATED, CORNERED, DESTROYED)
        faster = duel.side(attacks=bout.won == (self.fate == DESTROYED))
        game.tell(
            f"mesopotamia-event-beaten-{self.fate}{_tie(duel) if compared and mine == theirs else ''}",
            by=NOBODY,
            unit=fighter_name(game, side, number),
            who=who(side.party),
            ahead=who(faster.party),
            mine=mine,
            theirs=theirs,
            area=area_name(self.to or duel.place),
        )


@record
class Tire(Ask[Mesopotamia]):
    """The winner of a fight loses an assigned knuckle, of the row its owner says (MES-20.19).

    Once nobody is left to fight, nothing depends on it any more.
    """

    seat: int
    paid: int = 0

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        duel = game.fighting()
        bout = duel.report.bouts[-1]
        rows = self._rows(game)
        if not rows or by_rules(game, self.seat):
            return None
        side, number = duel.side(attacks=bout.won), bout.attack if bout.won else bout.defence
        return choose(
            "tire",
            [Option(row, standard_row(row)) for row in rows],
            rows[-1],
            rules=["MES-20.19"],
            args={"unit": fighter_name(game, side, number)},
        )

    def _rows(self, game: Mesopotamia) -> list[str]:
        """From where a knuckle can be lost; from nowhere once enough are, or nobody is left to fight."""
        duel = game.fighting()
        bout = duel.report.bouts[-1]
        if self.paid >= game.content.limits.fatigue or not duel.side(attacks=not bout.won).left():
            return []
        winner = duel.side(attacks=bout.won).fighters[bout.attack if bout.won else bout.defence]
        return [row for row, n in zip(ROWS, winner.assigned, strict=True) if n]

    @override
    def skip(self, game: Mesopotamia) -> None:
        """The rules lose mobility first, then tactics, then strength (MES-31.9)."""
        rows = self._rows(game)
        if rows:
            self.answer(game, rows[-1])

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        duel = game.fighting()
        bout = duel.report.bouts[-1]
        side, number = duel.side(attacks=bout.won), bout.attack if bout.won else bout.defence
        side.fighters[number].assigned[ROWS.index(answer)] -= 1
        bout.tired.append(answer)
        game.tell(
            "mesopotamia-event-tired",
            by=NOBODY,
            unit=fighter_name(game, side, number),
            who=who(side.party),
            row=standard_row(answer),
        )
        game.push(Tire(self.seat, self.paid + 1))


@record
class Parted(Step[Mesopotamia]):
    """One side is gone: cards go back to their decks, knuckles on them to the supply (MES-20.22)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        duel = game.fighting()
        winner = duel.attack if duel.attack.left() else duel.defence
        game.tell(
            "mesopotamia-event-held",
            by=NOBODY,
            who=who(winner.party),
            area=area_name(duel.place),
        )
        if duel.report.is_solo:
            recover(game, duel)
        conclude(game)
