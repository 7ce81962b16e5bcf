"""The rules answer each bout of solo combat; what a person gets back after it (MES-31.3 to MES-31.6)."""

from collections.abc import Sequence

from engines.core import NOBODY, Arg, text
from engines.mesopotamia.ids import KNUCKLE, ROWS, TACTICS, TRIBE
from engines.mesopotamia.preview.answering import answer, answers_for, person
from engines.mesopotamia.preview.bids import most_to_bid
from engines.mesopotamia.preview.fighters import fighter_name
from engines.mesopotamia.preview.strengths import brings, has_advantage, is_ahead, row_of
from engines.mesopotamia.rules.goods import gain, pay
from engines.mesopotamia.state import Answer, Bout, Duel, Mesopotamia, Row, Side
from engines.mesopotamia.words import goods, standard_row, who


def spend(game: Mesopotamia, side: Side, number: int) -> None:
    """Knuckles of a side, those of its ships or of the tribe first (MES-31.6, MES-31.8)."""
    extra = min(number, side.knuckles)
    side.knuckles -= extra
    if number > extra:
        pay(game.realms[side.party], {KNUCKLE: number - extra})


def react(game: Mesopotamia, duel: Duel, row: Row) -> Answer | None:
    """What the rules assign to the front unit of a row, paid and told; None where both bid (MES-31.3)."""
    found, side = answer(game, duel, row), answers_for(game, duel)
    if found is None or side is None:
        return None
    front = (row.attack if found.attacks else row.defence)[0]
    enemy = duel.side(attacks=not found.attacks)
    other = (row.defence if found.attacks else row.attack)[0]
    unit, against = fighter_name(game, side, front), fighter_name(game, enemy, other)
    assigned = side.fighters[front].assigned
    for at, number in enumerate(found.placed):
        assigned[at] += number
    spend(game, side, sum(found.placed) + found.discarded)
    game.tell(
        f"mesopotamia-event-answer-{found.steps}",
        by=NOBODY,
        who=who(side.party),
        unit=unit,
        other=against,
        most=found.most,
        theirs=brings(game, enemy.fighters[other], side.fighters[front]).total,
        placed=_placed(found.placed[:2]),
        n=found.placed[2] or found.discarded,
        left=goods({KNUCKLE: most_to_bid(game, side)}),
    )
    return found


def _placed(numbers: Sequence[int]) -> list[Arg]:
    """What is assigned to strength and tactics."""
    rows = zip(ROWS, numbers, strict=False)
    return [text("mesopotamia-placed", n=n, row=standard_row(row)) for row, n in rows if n] or [
        goods({})
    ]


def note(game: Mesopotamia, duel: Duel, bout: Bout) -> None:
    """The rows in which the unit of a person has lost a bout of solo combat (MES-31.5).

    Its number was lower, or the same and it is behind on the track. Tactics can only be lost where those of
    one of the two count.
    """
    mine = person(game, duel)
    attacks = mine is duel.attack
    one, other = duel.attack.fighters[bout.attack], duel.defence.fighters[bout.defence]
    if not attacks:
        one, other = other, one
    counts = has_advantage(game, one.kind, other.kind) or has_advantage(game, other.kind, one.kind)
    for row in ROWS:
        numbers = row_of(game, one, row), row_of(game, other, row)
        lost = not is_ahead(game, duel, *numbers, attacks=attacks)
        if lost and (counts or row != TACTICS) and row not in one.behind:
            one.behind.append(row)


def recover(game: Mesopotamia, duel: Duel) -> None:
    """A knuckle comes back for each row that a card has lost, if one was assigned there (MES-31.5)."""
    mine = person(game, duel)
    if mine.party == TRIBE:
        return
    kept = duel.report.attack if mine is duel.attack else duel.report.defence
    kept.back = {
        row: sum(
            bool(assigned[at]) and row in one.behind
            for one, assigned in zip(mine.fighters, kept.assigned, strict=True)
        )
        for at, row in enumerate(ROWS)
    }
    back = sum(kept.back.values())
    if back:
        gain(game.realms[mine.party], {KNUCKLE: back})
        game.tell(
            "mesopotamia-event-recovered",
            by=mine.party,
            goods=goods({KNUCKLE: back}),
            rows=[
                text("mesopotamia-placed", row=standard_row(row), n=n)
                for row, n in kept.back.items()
                if n
            ],
        )
