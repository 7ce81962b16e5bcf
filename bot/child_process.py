"""What processes have in common that work beside the bot: they end with it, and not before."""

import multiprocessing
import os
import signal
from threading import Thread
from typing import Final

from bot.memory import return_large_blocks

processes: Final = multiprocessing.get_context("spawn")
"""Makes them; nothing of the bot is in them but what they are sent."""
SOON: Final = 5
LATER: Final = 10
"""By how much what somebody waits for, and what nobody does, is less urgent than the bot itself, in the
system's measure for processes."""


def settle_in() -> None:
    """Whatever asks the bot to stop, go on until the bot says so, or is gone."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    Thread(target=_end_with_the_bot, name="parent", daemon=True).start()
    return_large_blocks()


def give_way(by: int) -> None:
    """Let what is more urgent come first, where the system can do that. by: SOON or LATER."""
    if hasattr(os, "nice"):
        os.nice(by)


def _end_with_the_bot() -> None:
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
