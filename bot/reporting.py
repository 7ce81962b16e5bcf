"""Errors that are not the asker's: told with a short id, written to the log with their place."""

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex

import structlog

from bot.domain.errors import InternalError, MatchError, Refused
from bot.meter import meter
from bot.storage.errors import Conflict, StorageBusy, StorageFull
from engines.core import GameError, Refusal, Text

_log = structlog.get_logger()


def frames(error: BaseException) -> list[str]:
    """Where an error came from. No values, no message: they could tell secrets."""
    found = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in found]


def report(error: BaseException, what: str, **context: object) -> str:
    """Write an error to the log; gives the id by which it is found there."""
    error_id = token_hex(3)
    meter().error(what)
    cause = error.__cause__
    _log.error(
        what,
        error_id=error_id,
        error=type(error).__name__,
        cause=type(cause).__name__ if cause else None,
        frames=frames(cause or error),
        **context,
    )
    return error_id


@contextmanager
def translate_errors(match_id: str | None) -> Iterator[None]:
    """Turn whatever goes wrong inside into a MatchError that can be shown."""
    try:
        yield
    except MatchError:
        raise
    except Refusal as refusal:
        raise Refused(refusal) from refusal
    except Conflict as error:
        raise MatchError(Text("service-conflict")) from error
    except Exception as error:
        error_id = report(error, "match.trouble", match=match_id)
        raise InternalError(Text(_key(error), {"id": error_id}), error_id) from error


def _key(error: Exception) -> str:
    if isinstance(error, StorageFull):
        return "service-full-disk"
    if isinstance(error, StorageBusy):
        return "service-busy"
    return "service-broken-game" if isinstance(error, GameError) else "service-error"
