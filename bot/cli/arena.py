"""`caravan arena`: how strong an AI player is among others of another kind."""

from typing import Any

import click

from bot.cli.choosing import AS_JSON, OPTIONS, Game
from bot.cli.frame import out, out_json
from bot.cli.playing import library, players_for, validated
from bot.cli.strengths import ALL, GREEDY, SEARCHING, Strength
from bot.habits import habits_of
from bot.training.arena import Standing, Timed, contest
from engines.core import GameSpec
from engines.core.search import Level

PARTS = (50, 95, 100)
"""The percentiles of the time an answer takes that are told."""


@click.command()
@click.argument("game", type=Game())
@click.option("--players", type=int, metavar="N", help="How many play.  [default: as many as can]")
@OPTIONS
@click.option(
    "--player",
    "name",
    type=click.Choice(ALL),
    default=SEARCHING,
    show_default=True,
    help="Whose strength is measured.",
)
@click.option(
    "--against",
    type=click.Choice(ALL),
    default=GREEDY,
    show_default=True,
    help="Who the others are.",
)
@click.option(
    "--matches",
    type=click.IntRange(min=1),
    default=20,
    show_default=True,
    help="How many matches to play, each with the player at another seat.",
)
@click.option(
    "--first", type=int, default=0, show_default=True, help="The number of the first match."
)
@click.option(
    "--steps",
    type=click.IntRange(min=1),
    default=2000,
    show_default=True,
    help="How hard one that searches thinks: so many answers it may try out for each of its own.",
)
@click.option(
    "--reach",
    type=click.IntRange(min=1),
    metavar="N",
    help="For how many answers one that searches looks ahead, and then to the end of the round.  "
    "[default: 10, and 1 more for each 100 steps]",
)
@AS_JSON
def arena(
    *,
    game: GameSpec[Any],
    players: int | None,
    options: dict[str, str],
    name: str,
    against: str,
    matches: int,
    first: int,
    steps: int,
    reach: int | None,
    as_json: bool,
) -> None:
    """Let one AI player play matches of GAME among others of another kind, and count its wins."""
    raw, _ = library().content(game.key)
    content, count = validated(game, raw), players_for(game, players, options)
    habits_of(game.key)  # a damaged file is told of now, and not when somebody answers by it
    one, other = (Strength(game.key, kind, Level(steps, reach))() for kind in (name, against))
    timed, numbers = Timed(one), range(first, first + matches)
    table = game.read_options(options), count
    for standing in contest(game, content, table, (timed, other), numbers):
        if not as_json:
            out(_line(standing))
    if as_json:
        out_json(_told(game, count, standing, timed))
    else:
        times = ", ".join(f"{timed.within(part):.2f} s (p{part})" for part in PARTS)
        out(f"an answer takes {times}; {timed.answers} answers")


def _line(standing: Standing) -> str:
    low, high = standing.interval
    shown = f"{standing.wins:g} of {standing.matches} won ({low:.0%} to {high:.0%} in the long run)"
    return f"{shown}, {standing.lead:+.1f} points ahead of the best other"


def _told(game: GameSpec[Any], players: int, standing: Standing, timed: Timed) -> dict[str, Any]:
    low, high = standing.interval
    return {
        "game": game.key,
        "players": players,
        "matches": standing.matches,
        "wins": standing.wins,
        "low": round(low, 3),
        "high": round(high, 3),
        "lead": round(standing.lead, 2),
        "answers": timed.answers,
        "seconds": {f"p{part}": round(timed.within(part), 3) for part in PARTS},
    }
