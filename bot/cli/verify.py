"""`caravan verify`: what an exported match proves, with which content, and the hashes to compare."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from bot.cli.choosing import AS_JSON
from bot.cli.files import known_game, read_match
from bot.cli.frame import DOES_NOT_HOLD, DONE, UNPROVEN, one_line, out, out_json
from bot.cli.playing import library
from bot.cli.wording import in_english
from bot.matches.core.library import Pinned
from bot.matches.history.proving import Proof, prove
from engines.core.compare import Hashes
from engines.core.export import MatchFile
from engines.core.verify import Verdict
from renderer.core.names import LONGEST, clean

CODES = {True: DONE, False: DOES_NOT_HOLD, None: UNPROVEN}
ROWS = 8
"""The most changed rows that are named; --json names all."""
GIVEN = 40
"""The most contributions to the seed that are shown."""


@click.command()
@click.argument("file", type=Path)
@AS_JSON
@click.pass_context
def verify(ctx: click.Context, /, *, file: Path, as_json: bool) -> None:
    """Replay an exported match FILE and say what it proves.

    It proves that every answer, every draw and the result follow from the seed and the content in the
    file. To find out which match it is, compare its hashes with the posts in the thread. The content is
    compared with what ships with the game and with the packs of CARAVAN_CONTENT.

    Exits with 0 if it holds, 1 if it does not, 2 if it cannot be read, 3 if it cannot be proven (yet)
    because the seed or some answers are still secret, or the hash of the seed is missing.
    """
    match = read_match(file)
    known_game(file, match)
    proof = prove(library(), match)
    if as_json:
        out_json(_as_json(proof, match))
    else:
        _tell(proof, match)
    ctx.exit(CODES[proof.verdict.holds])


def _as_json(proof: Proof, match: MatchFile) -> dict[str, Any]:
    verdict, content, given = proof.verdict, proof.content, match.sealing.contributions
    return {
        "holds": verdict.holds,
        "entry": verdict.entry,
        "why": in_english(verdict.why) if verdict.why else None,
        "checked": [in_english(one) for one in verdict.checked],
        "content": {
            "hash": content.digest,
            "from": _origin(content),
            "packs": list(content.packs or ()),
            "rows": list(content.rows),
        },
        "seed_hash": proof.hashes.seed,
        "contributions": None if given is None else list(given),
        "log_hash": proof.hashes.log,
    }


def _origin(content: Pinned) -> str:
    if content.packs is None:
        return "unknown"
    return "shipped" if content.shipped else "packs"


def _tell(proof: Proof, match: MatchFile) -> None:
    lines = [
        *map(in_english, proof.verdict.checked),
        _verdict_told(proof.verdict),
        _content_told(proof.content),
        *_hashes_told(proof.hashes),
        *_contributions_told(match.sealing.contributions),
    ]
    for line in lines:
        out(one_line(line))


def _verdict_told(verdict: Verdict) -> str:
    why = in_english(verdict.why) if verdict.why else ""
    if verdict.holds:
        return "Proven: answers, draws and result follow from this seed and this content."
    if verdict.holds is None:
        return f"Cannot be proven: {why}"
    where = f" at entry {verdict.entry}" if verdict.entry else ""
    return f"Does not hold{where}: {why}"


def _content_told(content: Pinned) -> str:
    told = f"Content {content.digest}: "
    if content.shipped:
        return f"{told}what the game ships with."
    named = [clean(row, LONGEST) for row in content.rows[:ROWS]]
    rows = ", ".join(named + ["..."] * (len(content.rows) > ROWS))
    if content.packs is None:
        return f"{told}unknown, neither what the game ships with nor from an installed pack. Changed: {rows}"
    return f"{told}from the installed packs {', '.join(content.packs)}. Changed: {rows}"


def _hashes_told(hashes: Hashes) -> list[str]:
    told = []
    if hashes.seed is not None:
        told.append(f"Hash of the seed: {hashes.seed} - compare it with the one in the lobby post.")
    if hashes.log is not None:
        told.append(
            f"Hash of the log: {hashes.log} - compare it with the one posted when the result became final."
        )
    return told


def _contributions_told(given: Sequence[str] | None) -> list[str]:
    """What people added to the seed; without it the hash of the seed says nothing of the draws."""
    if given is None:
        return ["Nobody added to the seed: it alone decides the draws."]
    shown = [clean(one, LONGEST) for one in given[:GIVEN]] + ["..."] * (len(given) > GIVEN)
    numbers = ", ".join(shown) or "none"
    return [
        f"Added to the seed by those who joined: {numbers} - compare them with the lobby post, in this order."
    ]
