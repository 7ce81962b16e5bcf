"""What a unit brings to a fight, and who wins a tie."""

from engines.mesopotamia.ids import MOBILITY, ROWS, STRENGTH, TACTICS, TRIBE
from engines.mesopotamia.state import Duel, Fighter, Mesopotamia, Side, Sum


def has_advantage(game: Mesopotamia, kind: str, against: str) -> bool:
    """Whether tactics of a kind of units count against another (MES-20.9)."""
    return against in (game.content.pieces[kind].beats or ())


def row_of(game: Mesopotamia, one: Fighter, row: str) -> int:
    """The knuckles in a row of the card of a unit, printed and assigned."""
    number = ROWS.index(row)
    return game.content.combat_cards[one.card].printed[number] + one.assigned[number]


def free_slots(game: Mesopotamia, one: Fighter, row: str) -> int:
    """How many knuckles can still be assigned there (MES-20.12)."""
    number = ROWS.index(row)
    return game.content.combat_cards[one.card].slots[number] - one.assigned[number]


def brings(game: Mesopotamia, one: Fighter, other: Fighter) -> Sum:
    """The parts of the total of a unit against another (MES-20.10, MES-20.13)."""
    counts = has_advantage(game, one.kind, other.kind)
    printed = game.content.combat_cards[one.card].printed[0]
    return Sum(
        printed=printed,
        assigned=row_of(game, one, STRENGTH) - printed,
        tactics=row_of(game, one, TACTICS) if counts else 0,
        mobility=row_of(game, one, MOBILITY),
    )


def attack_wins_ties(game: Mesopotamia, duel: Duel) -> bool:
    """Whether a tie goes to the attack: to whoever is ahead on the event track now (MES-20.0, MES-19.3).

    A tribe loses every tie (MES-22.5).
    """
    attacker, defender = duel.attack.party, duel.defence.party
    if TRIBE in (attacker, defender):
        return defender == TRIBE
    return game.events.ahead(attacker, defender)


def is_ahead(game: Mesopotamia, duel: Duel, mine: int, theirs: int, *, attacks: bool) -> bool:
    """Whether a side wins a comparison of two numbers, ties included."""
    if mine != theirs:
        return mine > theirs
    return attack_wins_ties(game, duel) == attacks


def best_first(game: Mesopotamia, duel: Duel, side: Side, row: str) -> list[int]:
    """Where knuckles of a row are safely assigned: to the strongest unit first, then the next.

    With tactics it is those that have an advantage over an enemy here.
    """
    enemy = duel.side(attacks=side is not duel.attack)
    kinds = {enemy.fighters[n].kind for n in enemy.left()}

    def worth(number: int) -> tuple[bool, int]:
        one = side.fighters[number]
        gains = row != TACTICS or any(has_advantage(game, one.kind, kind) for kind in kinds)
        return gains, row_of(game, one, STRENGTH)

    return sorted(side.left(), key=worth, reverse=True)


def power(game: Mesopotamia, side: Side, bid: int) -> int:
    """In simplified combat, a bid and what each unit adds to it (MES-25.2)."""
    return bid + sum(game.content.pieces[one.kind].power for one in side.fighters)
