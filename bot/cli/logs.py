"""Where log lines go: to standard error, as text for people or as JSON for machines."""

import logging
import sys
from typing import Any

import structlog

from bot.settings import Settings

SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def begin_logging(settings: Settings) -> None:
    """Send everything that is logged, by us or by libraries, through one formatter."""
    level = logging.getLevelNamesMapping()[settings.log_level]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *SHARED,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(as_json=settings.log_format == "json"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # In detail it would write down each request: notes, reasons, secret answers, tokens that are still good.
    logging.getLogger("discord").setLevel(max(level, logging.INFO))
    # It complains at every start that there is no voice, which this bot does not want.
    logging.getLogger("discord.client").setLevel(max(level, logging.ERROR))
    # It says of each part of itself that it is there.
    logging.getLogger("alembic.runtime.plugins").setLevel(max(level, logging.WARNING))
    # It says of every piece of work that it begins and ends, and nothing else.
    logging.getLogger("aiosqlite").setLevel(max(level, logging.INFO))


def _console() -> structlog.dev.ConsoleRenderer:
    """Text for people. Plain tracebacks: the pretty ones show local variables, and so tokens and hands."""
    return structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
    )


def _formatter(*, as_json: bool) -> logging.Formatter:
    shown: list[Any] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if as_json
        else [_console()]
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=SHARED,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *shown],
    )
