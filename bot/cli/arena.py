"""`caravan arena`: how strong an AI player that searches is among greedy ones."""

from typing import Any

import click

from bot.cli.choosing import AS_JSON, OPTIONS, Game
from bot.cli.frame import out, out_json
from bot.cli.playing import library, players_for, validated
from bot.habits import habits_of
from bot.training.arena import Standing, Timed, contest
from engines.core import GameSpec
from engines.core.search import Level, SearchPlayer


@click.command()
@click.argument("game", type=Game())
@click.option("--players", type=int, metavar="N", help="How many play.  [default: as many as can]")
@OPTIONS
@click.option(
    "--matches",
    type=click.IntRange(min=1),
    default=20,
    show_default=True,
    help="How many matches to play, each with the strong player at another seat.",
)
@click.option(
    "--first", type=int, default=0, show_default=True, help="The number of the first match."
)
@click.option(
    "--steps",
    type=click.IntRange(min=1),
    default=2000,
    show_default=True,
    help="How hard it thinks: so many answers it may try out for each of its own.",
)
@click.option(
    "--rounds",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="How many rounds it looks ahead.",
)
@AS_JSON
def arena(
    *,
    game: GameSpec[Any],
    players: int | None,
    options: dict[str, str],
    matches: int,
    first: int,
    steps: int,
    rounds: int,
    as_json: bool,
) -> None:
    """Let one AI player that searches play matches of GAME among greedy ones, and count its wins."""
    raw, _ = library().content(game.key)
    content, count = validated(game, raw), players_for(game, players, options)
    strong = Timed(SearchPlayer(habits_of(game.key), Level(steps, rounds)))
    numbers = range(first, first + matches)
    for standing in contest(game, content, (game.read_options(options), count), strong, numbers):
        if not as_json:
            out(_line(standing))
    if as_json:
        out_json(_told(game, count, standing, strong))
    else:
        out(f"{strong.seconds / max(1, strong.answers):.2f} s an answer, {strong.answers} answers")


def _line(standing: Standing) -> str:
    low, high = standing.interval
    shown = f"{standing.wins:g} of {standing.matches} won ({low:.0%} to {high:.0%} in the long run)"
    return f"{shown}, {standing.lead:+.1f} points ahead of the best other"


def _told(game: GameSpec[Any], players: int, standing: Standing, strong: Timed) -> dict[str, Any]:
    low, high = standing.interval
    return {
        "game": game.key,
        "players": players,
        "matches": standing.matches,
        "wins": standing.wins,
        "low": round(low, 3),
        "high": round(high, 3),
        "lead": round(standing.lead, 2),
        "answers": strong.answers,
    }
