"""A line in the log with every beat: how the bot is doing, in figures."""

import asyncio
from dataclasses import asdict

import structlog

from bot.app import Caravanserai
from bot.matches.time.outages import BEAT
from bot.reporting import report
from bot.storage.errors import StorageError
from bot.upkeep.vitals import vitals

_log = structlog.get_logger(__name__)


async def beating(bot: Caravanserai, seconds: float = BEAT.total_seconds()) -> None:
    """Write the figures when the bot has begun to work, and with every beat from then on."""
    await bot.wait_until_ready()
    while True:
        try:
            found = await bot.matches.storage.find(lambda on: vitals(on, bot.matches.clock.now()))
        except StorageError as error:
            _log.warning("no figures", reason=str(error))
        except Exception as error:  # noqa: BLE001 - a bot must not end because nobody can count
            report(error, "pulse.trouble")
        else:
            tally = {
                f"posts_{name}": number for name, number in asdict(bot.dispatcher.tally).items()
            }
            _log.info(
                "beat",
                **found.figures(),
                **tally,
                ai_waiting=bot.matches.ai.busy,
                pictures_waiting=bot.pictures.waiting,
            )
        await asyncio.sleep(seconds)
