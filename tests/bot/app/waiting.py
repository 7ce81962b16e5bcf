"""Wait until the bot has done what it was asked for, however slow the machine."""

import asyncio

from bot.sandbox import Sandbox

# How discord.py names the tasks in which it lets the bot handle what has come in.
_HANDLING = ("discord.py: on_", "CommandTree-invoker", "discord-ui-")


async def settled(sandbox: Sandbox, quiet: float = 0.05) -> None:
    """Wait until nothing is under way between bot and Discord and the bot handles no interaction.

    A bot that has said "thinking…" and then computes, or waits for the database, looks quiet from outside.
    quiet: for how many seconds nothing must have happened; fewer will do where the bot is asked, too.
    """
    while True:
        await sandbox.settled(quiet)
        busy = [task for task in asyncio.all_tasks() if task.get_name().startswith(_HANDLING)]
        busy = [task for task in busy if "timeout" not in task.get_name()]
        if not busy:
            return
        await asyncio.wait(busy, timeout=10)
