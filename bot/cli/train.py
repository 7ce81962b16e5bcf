"""`caravan train`: the habits of a game, learned from matches of AI players."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from bot.cli.choosing import Game
from bot.cli.files import write_bytes
from bot.cli.frame import Wrong, out
from bot.cli.playing import library, validated
from bot.habits import table_of
from bot.training.fitting import Weights
from bot.training.practice import practised
from bot.training.self_play import Generation, generations
from data.habits import file_of
from engines.core import GameSpec
from engines.core.habits import HabitTable, written


@click.command()
@click.argument("game", type=Game())
@click.option(
    "--generations",
    "count",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="How often to learn: first from greedy players, then from players that search.",
)
@click.option(
    "--matches",
    type=click.IntRange(min=1),
    default=20,
    show_default=True,
    help="How many matches to learn from each time.",
)
@click.option(
    "--practice",
    type=click.IntRange(min=0),
    default=2000,
    show_default=True,
    help="How many quick matches to play by habit at last, to learn from what answers bring.",
)
@click.option(
    "--greedy/--no-greedy",
    default=True,
    show_default=True,
    help="Whether greedy players take part in that: much is learned from them, but they take their time.",
)
@click.option("--go-on", is_flag=True, help="Go on from the habits there are, by practice alone.")
@click.option("--seed", default="0", show_default=True, help="Any text; it decides all chance.")
@click.option(
    "--out", "target", metavar="FILE", type=Path, help="Where to.  [default: beside the content]"
)
@click.pass_context
def train(
    ctx: click.Context,
    *,
    game: GameSpec[Any],
    count: int,
    matches: int,
    practice: int,
    greedy: bool,
    go_on: bool,
    seed: str,
    target: Path | None,
) -> None:
    """Learn the habits of GAME from matches of AI players, and keep them.

    The same arguments give the same habits on every machine; with --go-on, from the same habits.
    """
    if go_on:
        _check_practice_alone(ctx, practice)
    file = target or Path(str(file_of(game.key)))
    if not os.access(file.parent, os.W_OK):  # told now and not after all the matches
        raise Wrong(f"{file} cannot be written: name a FILE in a folder where you may write")
    raw, _ = library().content(game.key)
    content = validated(game, raw)
    anew = generations(game, content, count, matches, seed)
    weights = _kept(game) if go_on else _learned(file, game, anew)
    if practice:
        weights = practised(game, content, weights, practice, seed, greedy=greedy)
        out(f"practice: {practice} matches, {sum(map(len, weights.values()))} words")
        _keep(file, game, weights)


def _check_practice_alone(ctx: click.Context, practice: int) -> None:
    """Raises Wrong if nothing would be practised, or something else was asked for."""
    if not practice:
        raise Wrong(
            "--go-on with --practice 0 leaves nothing to learn: give it a number of matches"
        )
    for name, option in (("count", "--generations"), ("matches", "--matches")):
        if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
            raise Wrong(f"--go-on learns by practice alone: leave out {option}")


def _kept(game: GameSpec[Any]) -> Weights:
    """The habits there are. Raises Wrong if there are none."""
    table = table_of(game.key)
    if table is None:
        raise Wrong(f"{game.key} has no habits yet: learn some without --go-on first")
    return table.weights


def _learned(file: Path, game: GameSpec[Any], found: Iterable[Generation]) -> Weights:
    """What was learned from the last generation; each is kept."""
    weights = Weights()
    for number, one in enumerate(found, start=1):
        words = sum(map(len, one.weights.values()))
        share = f"{one.hits} of {one.tested}"
        out(f"generation {number}: {one.examples} examples, {words} words; guessed right: {share}")
        weights = one.weights
        _keep(file, game, weights)
    return weights


def _keep(file: Path, game: GameSpec[Any], weights: Weights) -> None:
    write_bytes(file, written(HabitTable(game.key, weights)).encode())
