"""How the rules answer a bout of solo combat, from what is on both cards (MES-31.3, MES-31.4)."""

from engines.mesopotamia.ids import MOBILITY, ROWS, STRENGTH, TACTICS
from engines.mesopotamia.preview.bids import most_to_bid
from engines.mesopotamia.preview.strengths import (
    attack_wins_ties,
    brings,
    free_slots,
    has_advantage,
)
from engines.mesopotamia.rules.ways_out import can_retreat
from engines.mesopotamia.rules.who_plays import by_rules
from engines.mesopotamia.state import Answer, Duel, Fighter, Mesopotamia, Row, Side


def answers_for(game: Mesopotamia, duel: Duel) -> Side | None:
    """The side that the rules play, as the house seat or as a tribe; None where both have bid (MES-31.1)."""
    return next((side for side in duel.sides() if by_rules(game, side.seat)), None)


def person(game: Mesopotamia, duel: Duel) -> Side:
    """The side that is asked in solo combat, and assigns its knuckles before all fights (MES-31.1)."""
    return duel.side(attacks=answers_for(game, duel) is duel.defence)


def answer(game: Mesopotamia, duel: Duel, row: Row) -> Answer | None:
    """What the rules assign in the next bout of a row: just enough, or nothing; None where both have bid.

    (A) as much strength and tactics as wins, if they can; then (B) as much mobility as destroys the beaten
    unit, if it could get away and they can. Otherwise (C) none of these; (D) as much mobility as they need to
    get away, or (E) a knuckle is lost, and the unit.
    """
    side = answers_for(game, duel)
    if side is None:
        return None
    attacks = side is duel.attack
    enemy = duel.side(attacks=not attacks)
    mine, theirs = (row.attack, row.defence) if attacks else (row.defence, row.attack)
    one, other = side.fighters[mine[0]], enemy.fighters[theirs[0]]
    rows = _rows(game, one, other, [enemy.fighters[n] for n in theirs])
    purse, wins_ties = most_to_bid(game, side), attack_wins_ties(game, duel) == attacks
    sums = brings(game, one, other), brings(game, other, one)
    room = sum(free_slots(game, one, name) for name in rows)
    found = Answer(attacks, "", [0] * len(ROWS), 0, sums[0].total + min(room, purse))
    lack = _lack(sums[0].total, sums[1].total, wins_ties=wins_ties)
    faster = _lack(sums[0].mobility, sums[1].mobility, wins_ties=wins_ties)
    wins = lack <= min(room, purse)
    if wins:
        _place(game, one, rows, lack, found)
        purse -= lack
    runs = faster <= min(free_slots(game, one, MOBILITY), purse)
    flees = can_retreat(game, duel.place, (enemy if wins else side).party)
    if runs and flees:
        _place(game, one, [MOBILITY], faster, found)
    elif not wins:
        found.discarded = min(1, purse)
    found.steps = _letters(wins=wins, runs=runs and flees)
    return found


def _letters(*, wins: bool, runs: bool) -> str:
    """The steps taken, as the rulebook calls them (MES-31.3)."""
    if wins:
        return "ab" if runs else "a"
    return "cd" if runs else "ce"


def _lack(mine: int, theirs: int, *, wins_ties: bool) -> int:
    """How much is missing to be ahead (MES-20.0)."""
    return max(0, theirs - mine + (0 if wins_ties else 1))


def _rows(game: Mesopotamia, one: Fighter, other: Fighter, enemies: list[Fighter]) -> list[str]:
    """The rows that add to the total of a unit against another, in the order in which they are filled.

    Tactics come first where they count against all enemies of the row, so that none is wasted later.
    """
    if not has_advantage(game, one.kind, other.kind):
        return [STRENGTH]
    against_all = all(has_advantage(game, one.kind, enemy.kind) for enemy in enemies)
    return [TACTICS, STRENGTH] if against_all else [STRENGTH, TACTICS]


def _place(game: Mesopotamia, one: Fighter, rows: list[str], number: int, found: Answer) -> None:
    """Put a number of knuckles into the free slots of some rows, the first row first."""
    for row in rows:
        placed = min(number, free_slots(game, one, row))
        found.placed[ROWS.index(row)] += placed
        number -= placed
