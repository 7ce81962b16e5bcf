"""`caravan playout`: a match played by simple players."""

import time
from pathlib import Path
from typing import Any

import click

from bot.cli.choosing import AS_JSON, Game
from bot.cli.files import write_text
from bot.cli.frame import out, out_json
from bot.cli.playing import begin, match_options
from bot.cli.wording import in_english, seat_name
from engines.core import GameSpec, Match, Result
from engines.core.export import export
from engines.core.playout import POLICIES, Playout
from engines.core.playout import playout as play


@click.command()
@click.argument("game", type=Game())
@match_options
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
    """Play a match of GAME with simple players and tell how it went.

    With the same arguments it goes the same way on every machine.
    """
    begun = time.perf_counter()
    match = begin(game, players, seed, options)
    count = play(match, [POLICIES[policy]() for _ in match.header.marks], until)
    seconds = time.perf_counter() - begun
    if target is not None:
        write_text(target, export(match, seed))
    told = {"seed": seed, "seconds": round(seconds, 3)}
    found = described(match, count) | told
    if as_json:
        out_json({key: found[key] for key in ORDER})
        return
    _tell(found, match.result())


ORDER = (
    *("game", "players", "seed", "options", "finished", "decisions", "choices", "seconds"),
    *("scores", "winners", "state_hash"),
)


def described(match: Match[Any], count: Playout) -> dict[str, Any]:
    """What scripts are told of a playout, but for seed and seconds. Seats count from 1."""
    result = match.result()
    return {
        "game": match.header.game,
        "players": match.header.players,
        "options": dict(match.header.options),
        "finished": count.finished,
        "decisions": count.decisions,
        "choices": count.choices,
        "scores": _scores(match.header.players, result),
        "winners": [seat + 1 for seat in result.winners] if result else [],
        "state_hash": match.state_hash(),
    }


def _scores(players: int, result: Result | None) -> list[dict[str, Any]]:
    if result is None:
        blank = {"total": None, "rank": None, "lines": []}
        return [{"seat": seat + 1, **blank} for seat in range(players)]
    return [
        {
            "seat": score.seat + 1,
            "total": score.total,
            "rank": score.rank,
            "lines": [
                {"reason": in_english(line.reason), "points": line.points} for line in score.lines
            ],
        }
        for score in sorted(result.scores, key=lambda one: one.seat)
    ]


def _tell(found: dict[str, Any], result: Result | None) -> None:
    out(f"{found['game']}, {found['players']} players, seed {found['seed']}")
    ended = "finished" if found["finished"] else "stopped"
    out(f"{ended} after {found['decisions']} answers, {found['choices']} of them real choices")
    if result is None:
        return
    for score in found["scores"]:
        out(f"{seat_name(score['seat'] - 1)}: {score['total']} points, rank {score['rank']}")
        for line in score["lines"]:
            out(f"  {line['points']:+d}  {line['reason']}")
    names = ", ".join(seat_name(seat) for seat in result.winners)
    decided = f" ({in_english(result.tie_break)})" if result.tie_break else ""
    out(f"Won by {names}{decided}")
