"""Victory points, and who wins (MES-29)."""

from collections.abc import Iterator, Mapping

from engines.core import Line, Result, Score, Text, text
from engines.mesopotamia.ids import SCENARIOS, TEAM, WON
from engines.mesopotamia.preview.areas import occupied, prizes
from engines.mesopotamia.preview.quests import fulfilled
from engines.mesopotamia.state import Mesopotamia, Track


def lines(game: Mesopotamia, seat: int) -> list[Line]:
    """What a seat has points for as things stand, as far as the viewer knows its quests (MES-29)."""
    return [
        Line(text(f"mesopotamia-points-{reason}", n=number), points)
        for reason, number, points in _counted(game, seat)
        if points
    ]


def is_counted(game: Mesopotamia, seat: int) -> bool:
    """Whether a seat has points at all: an opponent in a scenario wins or loses without any."""
    return not (game.realms[seat].house and game.mode in SCENARIOS)


def _counted(game: Mesopotamia, seat: int) -> Iterator[tuple[str, int, int]]:
    """Reason, the number told of it, points (MES-29.1 to MES-29.9); an opponent in a scenario has none."""
    content, realm = game.content, game.realms[seat]
    if not is_counted(game, seat):
        return
    yield "events", game.events.space(seat), _of_place(game, game.events, seat)
    yield "population", game.population.space(seat), _of_place(game, game.population, seat)
    tiles = [] if realm.house else realm.tiles  # MES-30.18
    yield "gardens", len(tiles), sum(content.gardens[one].points for one in tiles)
    trades = [content.trades[token].points for token, owner in game.claims.items() if owner == seat]
    yield "trade", len([points for points in trades if points]), sum(trades)
    tokens = prizes(game, seat)
    yield "tokens", len(tokens), sum(content.events[one].points for one in tokens)
    settlements = len(game.settlements(seat))
    yield "settlements", settlements, settlements * content.limits.settlement_points
    known = [quest for quest in realm.hand if quest in content.quests]
    quests = len(fulfilled(game, seat, known))
    yield "quests", quests, quests * content.limits.quest_points
    areas = len(occupied(game, seat))
    yield "areas", areas, areas * content.limits.area_points


def _of_place(game: Mesopotamia, track: Track, seat: int) -> int:
    """The points for a place on a track (MES-27.10, MES-29.12)."""
    place, points = track.place(seat), game.content.places
    return points[place - 1] if place <= len(points) else 0


def total(game: Mesopotamia, seat: int) -> int:
    """All points of a seat."""
    return sum(points for _, _, points in _counted(game, seat))


def result(game: Mesopotamia) -> Result:
    """Scores of all and who has won: the most points, then the population track (MES-1.4, MES-29.10).

    The house seat is counted like all others, without quests and Gardens (MES-30.18); a team wins or loses
    together.
    """
    if game.mode in SCENARIOS:
        return _of_scenario(game)
    told = {realm.seat: lines(game, realm.seat) for realm in game.realms}
    totals = {seat: sum(line.points for line in reasons) for seat, reasons in told.items()}
    if game.mode == TEAM:
        return _of_team(game, told, totals)
    places = game.population.order()
    ranked = sorted(totals, key=lambda seat: (-totals[seat], places.index(seat)))
    scores = [
        Score(seat, totals[seat], ranked.index(seat) + 1, reasons) for seat, reasons in told.items()
    ]
    first, second = ranked[:2]
    tie = Text("mesopotamia-tie-population") if totals[first] == totals[second] else None
    return Result(scores, [first], tie)


def _of_scenario(game: Mesopotamia) -> Result:
    """One person has won, and the points tell how well, or their opponent has (MES-32.1, MES-33.1)."""
    person, opponent = (realm.seat for realm in game.realms)
    won, told = game.ended in WON, lines(game, person)
    points = sum(line.points for line in told)
    scores = [
        Score(person, points, 1 if won else 2, told),
        Score(opponent, None, 2 if won else 1),
    ]
    return Result(scores, [person if won else opponent])


def average(game: Mesopotamia) -> int:
    """The points of a team on average, rounded down (MES-34.7)."""
    people = game.people()
    return sum(total(game, seat) for seat in people) // len(people)


def _of_team(
    game: Mesopotamia, told: Mapping[int, list[Line]], totals: Mapping[int, int]
) -> Result:
    """The team wins if it has more points on average than the house seat (MES-34.7)."""
    people = game.people()
    others = [seat for seat in totals if seat not in people]
    mine, theirs = average(game), max(totals[seat] for seat in others)
    winners = people if mine > theirs else others
    scores = [
        Score(seat, totals[seat], 1 if seat in winners else 2, reasons)
        for seat, reasons in told.items()
    ]
    return Result(scores, [*winners], text("mesopotamia-team-average", n=mine, other=theirs))
