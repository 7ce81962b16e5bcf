"""Matches played on until something waits."""

from tests.bot.matches.support import Host


async def until_secret(host: Host, match_id: str) -> None:
    """Play until sealed bids are asked for."""
    while not all(one.secret for one in await host.decisions(match_id)):
        await host.answer(match_id)


async def finish(host: Host, match_id: str, seat: int) -> None:
    """Let one of those who run their errands side by side be done."""
    errand = next(one for one in await host.decisions(match_id) if one.seat == seat)
    await host.answer(match_id, errand, "done")
