"""Victory points, who wins, and what a seat is worth before (CON-5)."""

from collections.abc import Iterator

from engines.conqueror.ids import DISTRICT, KINDS, TEMPLE, UPGRADE, WONDER
from engines.conqueror.preview.income import income
from engines.conqueror.preview.projects import trade_bonus
from engines.conqueror.rules import boards
from engines.conqueror.state import Conqueror, total
from engines.core import POINT, Line, Result, Score, Text, View, settled, text


def lines(game: Conqueror, seat: int) -> list[Line]:
    """What a seat has points for as things stand (CON-5.17)."""
    nation, limits = game.nations[seat], game.content.limits
    districts, upgrades = nation.in_slots(DISTRICT), nation.in_slots(UPGRADE)
    cards = "-slots" if game.destiny else ""
    space = game.content.track(game.mode)[nation.space - 1]
    counted = [
        *_forts(game, seat),
        (f"districts{cards}", districts, limits.card_points * districts + _set(game, districts)),
        (f"upgrades{cards}", upgrades, limits.card_points * upgrades + _set(game, upgrades)),
        *_projects(game, seat),
        ("coins", nation.coins, nation.coins // boards.coins_for_point(game, seat)),
        ("trade", space.number, space.points),
        *boards.points(game, seat),
    ]
    return [
        Line(text(f"conqueror-points-{reason}", n=number), points)
        for reason, number, points in counted
        if points
    ]


def _projects(game: Conqueror, seat: int) -> Iterator[tuple[str, int, int]]:
    """Wonders by when they were built, and Temples; no Wharf (CON-28.4, CON-28.6, CON-28.10)."""
    nation = game.nations[seat]
    if nation.projects:
        wonders = [one.points for one in nation.projects if one.kind == WONDER]
        temples = nation.built(TEMPLE)
        yield "wonders", len(wonders), sum(wonders)
        yield "temples", temples, temples * game.content.expansion.projects[TEMPLE].points


def _set(game: Conqueror, number: int) -> int:
    """What a card in every slot brings more (CON-5.9, CON-5.10)."""
    limits = game.content.limits
    return limits.set_points if number >= limits.slots else 0


def _forts(game: Conqueror, seat: int) -> list[tuple[str, int, int]]:
    """Capitals, great and small forts; a territory is worth its best (CON-5.5 to CON-5.8, CON-A27)."""
    limits = game.content.limits
    worth = {
        "capitals": limits.capital_points,
        "great": limits.great_points,
        "temporary": limits.great_points,
        "small": limits.small_points,
    }
    kinds = [_kind(game, place) for place in game.forts(seat)]
    return [(kind, kinds.count(kind), points * kinds.count(kind)) for kind, points in worth.items()]


def _kind(game: Conqueror, place: str) -> str:
    """As what a fort counts for points."""
    if game.is_capital(place):
        return "capitals"
    printed = game.map[place].fort == "great" and not game.lands[place].blank
    if game.temporary_at(place) is not None and not printed:
        return "temporary"
    return "great" if printed else "small"


def result(game: Conqueror) -> Result:
    """Scores of all who are still in the game, and who has won (CON-5.1 to CON-5.4, CON-5.14, CON-A56)."""
    told = {seat: lines(game, seat) for seat in game.players()}
    totals = {seat: sum(line.points for line in reasons) for seat, reasons in told.items()}
    contenders = game.champions or game.players()
    places = {seat: _place(game, seat, totals[seat]) for seat in told}
    best = max(places[seat] for seat in contenders)
    winners = [seat for seat in contenders if places[seat] == best]
    scores = [
        Score(seat, totals[seat], _rank(seat, places, winners, contenders), told[seat])
        if seat in told
        else Score(seat, None, None)
        for seat in range(len(game.nations))
    ]
    return Result(scores, winners, _tie_break(contenders, places, winners))


def _place(game: Conqueror, seat: int, points: int) -> tuple[int, int, int]:
    """By what players are compared: points, then forts, then coins (CON-5.14)."""
    return points, len(game.forts(seat)), game.nations[seat].coins


def _rank(
    seat: int,
    places: dict[int, tuple[int, int, int]],
    winners: list[int],
    contenders: list[int],
) -> int:
    """Winners first, then those who had as many forts, then all by points."""
    if seat in winners:
        return 1
    own = (seat in contenders, places[seat])
    return 1 + sum(
        other in winners or (other in contenders, place) > own for other, place in places.items()
    )


def _tie_break(
    contenders: list[int], places: dict[int, tuple[int, int, int]], winners: list[int]
) -> Text | None:
    """What decided among those with most points; None if points alone did (CON-5.14)."""
    best = places[winners[0]]
    tied = [places[seat] for seat in contenders if places[seat][0] == best[0]]
    if len(tied) == 1:
        return None
    if len(winners) > 1:
        return Text("conqueror-tie-shared")
    forts = [place for place in tied if place[1] == best[1]]
    return Text("conqueror-tie-forts" if len(forts) == 1 else "conqueror-tie-coins")


STRENGTHS = dict(zip(KINDS, (20, 10, 8, 30, 15, 15), strict=True))
"""What a unit is worth to simple players in the last round, in hundredths of a point."""
AHEAD = 3
"""For so many rounds to come simple players count what units and income will bring."""
EACH_ROUND = 13
"""What a coin of income is worth to them for each of these."""
GOAL = 3_000
"""What it is worth to them to have the forts that win at the end of a round (CON-5.1)."""


def worths(view: View[Conqueror]) -> list[int]:
    """What each seat is worth to simple players, in hundredths of a point; nothing once it is out.

    Its points and what promises some: forts towards the goal, lands, cards, and for as long as the match
    goes on units and income.
    """
    game = view.state
    if view.over:
        return settled(result(game), dict.fromkeys(game.champions, GOAL))
    return [_worth(game, nation.seat) for nation in game.nations]


def _worth(game: Conqueror, seat: int) -> int:
    if game.nations[seat].out:
        return 0
    points = sum(line.points for line in lines(game, seat))
    return POINT * points + _land(game, seat) + _means(game, seat)


def _land(game: Conqueror, seat: int) -> int:
    """What forts and territories promise."""
    forts = len(game.forts(seat))
    goal = GOAL * (forts >= game.content.modes[game.mode].forts)
    return goal + 200 * forts + 20 * len(game.held_lands(seat))


def _means(game: Conqueror, seat: int) -> int:
    """What cards, units and income promise; of the last two the less, the fewer rounds are to come."""
    nation, units = game.nations[seat], game.units(seat)
    left = min(AHEAD, game.content.modes[game.mode].rounds - game.round)
    cards = 30 * len(nation.hand) + 60 * len(nation.heroes) + 40 * len(nation.open)
    army = (1 + left) * sum(STRENGTHS[kind] * number for kind, number in units.items())
    if left:
        army += 20 * total(units)
    # A Port brings its coins in the rounds in which its owner trades: every other one, as a guess.
    return cards + army + EACH_ROUND * left * (income(game, seat) + trade_bonus(game, seat) // 2)
