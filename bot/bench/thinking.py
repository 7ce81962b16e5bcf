"""How long people wait for the first response while AI players think without a break."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.bench.clicks import click_on, heard, lead_in, party, responses, without_limits
from bot.bench.figure import Effort, Figure, NotMeasured, Probe, looped, percentile
from bot.bench.process import running
from bot.sandbox import Sandbox

LONELY = 10
"""Of so many matches one is played by one person among AI players only."""


def probes(key: str) -> list[Probe]:
    """The measurement of one game."""
    figures = (
        Figure(f"{key}.thinking.response.p99", "ms", "<=", 300),
        Figure(f"{key}.thinking.posted.p95", "ms", "<=", 1500),
    )
    return [Probe(figures, looped(_measured, key))]


async def _measured(key: str, effort: Effort) -> Mapping[str, float]:
    with TemporaryDirectory() as folder:
        async with Sandbox() as sandbox, running(sandbox, Path(folder) / "bench.sqlite3"):
            parties = [party(sandbox, key, number) for number in range(effort.matches)]
            lonely = parties[::LONELY]
            for one in lonely:
                del one.members[1:]
            async with without_limits(sandbox):
                await lead_in(parties, key)
            company = [one for one in parties if one not in lonely]
            async with heard(sandbox, company) as posted, heard(sandbox, lonely) as led_on:
                await click_on(parties, effort, effort.warm_up)
                posted.clear()
                led_on.clear()
                first = len(sandbox.interactions)
                await click_on(parties, effort, effort.seconds)
                with suppress(TimeoutError):  # what was clicked last still gets its answer
                    await sandbox.settled(quiet=1.0)
                waited = responses(sandbox.interactions[first:])
    if not led_on or not posted:
        raise NotMeasured("no click led to a board in the time measured")
    return {
        f"{key}.thinking.response.p99": percentile(waited, 99),
        f"{key}.thinking.posted.p95": percentile([one.wait for one in posted], 95),
    }
