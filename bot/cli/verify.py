"""`caravan verify`: whether an exported match holds, dice and all."""

from pathlib import Path
from typing import Any

import click

from bot.cli.choosing import AS_JSON
from bot.cli.files import known_game, read_match
from bot.cli.frame import DOES_NOT_HOLD, DONE, UNPROVEN, out, out_json
from bot.cli.wording import in_english
from engines.core.verify import Verdict
from engines.core.verify import verify as proven

CODES = {True: DONE, False: DOES_NOT_HOLD, None: UNPROVEN}


@click.command()
@click.argument("file", type=Path)
@AS_JSON
@click.pass_context
def verify(ctx: click.Context, /, *, file: Path, as_json: bool) -> None:
    """Replay an exported match FILE and prove every answer and every draw.

    Ends with 0 if it holds, 1 if it does not, 2 if it cannot be read, 3 if it cannot be proven yet
    because the seed or answers are still secret.
    """
    match = read_match(file)
    verdict = proven(known_game(file, match), match)
    if as_json:
        out_json(_as_json(verdict))
    else:
        _tell(verdict)
    ctx.exit(CODES[verdict.holds])


def _as_json(verdict: Verdict) -> dict[str, Any]:
    return {
        "holds": verdict.holds,
        "entry": verdict.entry,
        "why": in_english(verdict.why) if verdict.why else None,
        "checked": [in_english(one) for one in verdict.checked],
    }


def _tell(verdict: Verdict) -> None:
    for one in verdict.checked:
        out(in_english(one))
    why = in_english(verdict.why) if verdict.why else ""
    if verdict.holds:
        out("The match holds.")
    elif verdict.holds is None:
        out(f"Cannot be proven yet: {why}")
    else:
        where = f" at entry {verdict.entry}" if verdict.entry else ""
        out(f"Does not hold{where}: {why}")
