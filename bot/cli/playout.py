"""`caravan playout`: a match played by simple players."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from bot.cli.choosing import AS_JSON, Game
from bot.cli.files import write_bytes
from bot.cli.frame import out, out_json
from bot.cli.playing import Played, match_options, play
from bot.cli.wording import in_english, seat_names
from engines.core import GameSpec, Result
from engines.core.export import export


@click.command()
@click.argument("game", type=Game())
@match_options()
@click.option(
    "--until",
    type=click.IntRange(min=0),
    metavar="N",
    help="Stop when the log has N entries.  [default: the end of the match]",
)
@click.option("--export", "target", metavar="FILE", type=Path, help="Write the match to a file.")
@AS_JSON
def playout(
    *,
    game: GameSpec[Any],
    players: int | None,
    seed: str,
    options: dict[str, str],
    policy: str,
    until: int | None,
    target: Path | None,
    as_json: bool,
) -> None:
    """Let simple AI players play a match of GAME, and show how it went.

    The same arguments give the same result on every machine.
    """
    begun = time.perf_counter()
    played = play(game, players, seed, options, policy, until)
    seconds = time.perf_counter() - begun
    match = played.match
    if target is not None:
        write_bytes(target, export(match, played.content, sealing=played.sealing))
    found = described(played, seconds)
    if as_json:
        out_json(found)
    else:
        _tell(found, match.result(), seat_names(match))


def described(played: Played, seconds: float) -> dict[str, Any]:
    """What scripts are told of a playout. Seats count from 1."""
    match, count = played.match, played.count
    result = match.result()
    return {
        "game": match.header.game,
        "players": match.spec.players_with(match.header.options, match.header.marks),
        "seed": played.seed,
        "options": dict(match.header.options),
        "finished": count.finished,
        "decisions": count.decisions,
        "choices": count.choices,
        "seconds": round(seconds, 3),
        "scores": _scores(seat_names(match), result),
        "winners": [seat + 1 for seat in result.winners] if result else [],
        "state_hash": match.state_hash(),
    }


def _scores(names: Sequence[str], result: Result | None) -> list[dict[str, Any]]:
    if result is None:
        blank: dict[str, Any] = {"total": None, "rank": None, "lines": []}
        return [{"seat": seat + 1, **blank} for seat in range(len(names))]
    return [
        {
            "seat": score.seat + 1,
            "total": score.total,
            "rank": score.rank,
            "lines": [
                {"reason": in_english(line.reason, names.__getitem__), "points": line.points}
                for line in score.lines
            ],
        }
        for score in sorted(result.scores, key=lambda one: one.seat)
    ]


def _tell(found: dict[str, Any], result: Result | None, names: Sequence[str]) -> None:
    out(f"{found['game']}, {found['players']} players, seed {found['seed']}")
    ended = "finished" if found["finished"] else "stopped"
    out(f"{ended} after {found['decisions']} answers, {found['choices']} of them real choices")
    if result is None:
        return
    for score in found["scores"]:
        total = "no points" if score["total"] is None else f"{score['total']} points"
        rank = "" if score["rank"] is None else f", rank {score['rank']}"
        out(f"{names[score['seat'] - 1]}: {total}{rank}")
        for line in score["lines"]:
            out(f"  {line['points']:+d}  {line['reason']}")
    won_by = ", ".join(names[seat] for seat in result.winners)
    decided = f" ({in_english(result.tie_break, names.__getitem__)})" if result.tie_break else ""
    out(f"Won by {won_by}{decided}" if won_by else "Nobody has won")
