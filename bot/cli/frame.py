"""What all verbs share: how they are found, how they print, and how they end.

Exit codes: 0 success, 1 a check has failed, 2 wrong usage or a missing setting, 3 cannot be proven yet
(`verify`), 70 an error in the program, 75 what may pass: try again later.
"""

import gc
import json
import os
import re
import sys
import traceback
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import click
from platformdirs import user_log_path
from typing_extensions import override

from bot import private

DONE, DOES_NOT_HOLD, WRONG_USE, UNPROVEN = 0, 1, 2, 3
BROKEN = 70
"""EX_SOFTWARE of sysexits.h: apart from the codes that scripts decide by."""
PASSING = 75
"""EX_TEMPFAIL: Discord or the database cannot be reached, or another program has it."""

LOG_NAME = "caravan-errors.log"
_ADDRESS = re.compile("://.*", re.DOTALL)
"""What may hold a password among the words of a command."""
_STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""Characters that could steer a terminal, and halves of characters, which none can show."""


class Wrong(click.ClickException):
    """Wrong use or a missing setting: one line that says what to do."""

    exit_code = WRONG_USE


class Later(Wrong):
    """Nothing is wrong here, and trying again later may help."""

    exit_code = PASSING


def out(message: str = "") -> None:
    """Print a line; a reader who has gone away ends the printing, not the verb."""
    try:
        click.echo(_plain(message))
    except BrokenPipeError:
        # What is still buffered would fail again when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def out_json(value: object) -> None:
    """Print one JSON value, for scripts."""
    out(json.dumps(value, ensure_ascii=False, indent=2))


class Verbs(click.Group):
    """The verbs of `caravan`; the module of a verb is loaded when the verb is called."""

    def __init__(self, modules: Mapping[str, str], **settings: Any) -> None:
        super().__init__(**settings)
        self.modules = modules

    @override
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.modules)

    @override
    def get_command(
        self,
        ctx: click.Context,
        cmd_name: str,
    ) -> click.Command | None:
        if cmd_name not in self.modules:
            return None
        command: click.Command = getattr(_loaded(self.modules[cmd_name]), cmd_name)
        return command

    @override
    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> NoReturn:
        """Run a verb and leave with its exit code; never shows a traceback unless asked to."""
        words = list(sys.argv[1:] if args is None else args)
        sys.exit(self._run(words))

    def _run(self, words: list[str]) -> int:
        try:
            code = super().main(words, prog_name="caravan", standalone_mode=False)
        except click.exceptions.NoArgsIsHelpError as error:
            out(error.ctx.get_help() if error.ctx else "")
            return WRONG_USE
        except click.ClickException as error:
            code = PASSING if isinstance(error, Later) else WRONG_USE
            return _complain(one_line(error.format_message()), code)
        except (click.Abort, KeyboardInterrupt):
            return 130
        except Exception as error:  # noqa: BLE001 - the last door before the user
            said = _said(error)
            if not said:
                return _own_up(error, debug="--debug" in words)
            return _complain(said, PASSING if _passes(error) else WRONG_USE)
        return code if isinstance(code, int) else DONE


def _loaded(module: str) -> ModuleType:
    """Import a module without looking for garbage, which takes a seventh of a start and finds none."""
    gc.disable()
    try:
        return import_module(module)
    finally:
        gc.enable()


def _said(error: Exception) -> str | None:
    """An error whose words are meant for who called, in one line; None for all others."""
    # What can be told is known only when there is something to tell: this loads half of the program.
    from bot.cli.wording import in_english
    from bot.settings import SettingsError
    from bot.storage.errors import StorageError
    from data import ContentError
    from engines.core import GameError

    if isinstance(error, GameError):
        return one_line(in_english(error.message))
    told = isinstance(error, ContentError | SettingsError | StorageError)
    return one_line(str(error)) if told else None


def _passes(error: Exception) -> bool:
    from bot.storage.errors import StorageBusy, StorageFull

    return isinstance(error, StorageBusy | StorageFull)


def one_line(message: str) -> str:
    """A text without line breaks, so that what somebody wrote into a file passes for no line of ours."""
    return " ".join(message.split())


def _plain(message: str) -> str:
    """A text with what could steer a terminal written out, as files and packs of others can hold anything.

    It is written as in JSON, so that what a script reads is what was there.
    """
    return _STEERING.sub(lambda one: f"\\u{ord(one[0]):04x}", message)


def _complain(message: str, code: int) -> int:
    _err(f"caravan: {message}")
    return code


def _err(message: str) -> None:
    click.echo(_plain(message), err=True)


def _own_up(error: Exception, *, debug: bool) -> int:
    """Tell of an error of ours in one line; the details go to a file, or to who asks for them."""
    what = f"{type(error).__name__}: {one_line(str(error))}".rstrip(": ")
    if debug:
        _err("".join(traceback.format_exception(error)))
        _err(f"caravan: unexpected error ({what}).")
        return BROKEN
    kept = _keep(error)
    where = (
        f"Details are in {kept}; please report them"
        if kept
        else "Run it again as caravan --debug ..."
    )
    _err(f"caravan: unexpected error ({what}). {where}.")
    return BROKEN


def _keep(error: Exception) -> Path | None:
    """Add the traceback to the log of errors; None if it cannot be written."""
    try:
        log = user_log_path("caravanserai", ensure_exists=True) / LOG_NAME
        words = [_ADDRESS.sub("://…", word) for word in sys.argv[1:]]
        lines = [
            f"{datetime.now(UTC).isoformat()} {words}\n",
            *traceback.format_exception(error),
        ]
        with private.opened(log, "ab") as file:
            file.write(_plain("".join(lines)).encode())
    except OSError:
        return None
    return log
