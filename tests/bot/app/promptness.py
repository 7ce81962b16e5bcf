"""How soon clicks have their first answer, by the clock of the stand-in of Discord."""

from bot.sandbox import Sandbox

ACKNOWLEDGED = 1.0
"""Seconds within which clicks must have their first answer; one in a hundred may meet a busy machine."""


def is_prompt(sandbox: Sandbox) -> bool:
    """Whether all clicks so far were answered in time."""
    latencies = sorted(one.latency or 9.0 for one in sandbox.interactions)
    return latencies[len(latencies) * 99 // 100] < ACKNOWLEDGED
