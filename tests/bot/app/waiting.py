"""Wait until the bot has done what it was asked for, however slow the machine."""

import asyncio

from bot.sandbox import Sandbox

# How discord.py names the tasks in which it lets the bot handle what has come in.
_HANDLING = ("discord.py: on_", "CommandTree-invoker", "discord-ui-")
_ROUNDS = 20
"""So often the loop looks at all sockets once more: if the process was held up, time alone says little."""


async def settled(sandbox: Sandbox, quiet: float = 0.05) -> None:
    """Wait until nothing is under way between bot and Discord and the bot handles no interaction.

    A bot that has said "thinking…" and then computes, or waits for the database, looks quiet from outside.
    quiet: for how many seconds nothing must have happened; fewer will do where the bot is asked, too.
    """
    while True:
        await sandbox.settled(quiet)
        last = sandbox.platform.last_activity
        for _ in range(_ROUNDS):
            await asyncio.sleep(0)
        if busy := _handling():
            await asyncio.wait(busy, timeout=10)
        elif sandbox.platform.last_activity == last:
            return


def _handling() -> list[asyncio.Task[object]]:
    """What the bot is doing about something that has come in."""
    tasks = [task for task in asyncio.all_tasks() if task.get_name().startswith(_HANDLING)]
    return [task for task in tasks if "timeout" not in task.get_name()]
