"""Message catalogues: Fluent files of `data/locales/<language>/`, one catalogue a language."""

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast

FALLBACK = "en"

Args = Mapping[str, str | int]

_log = logging.getLogger(__name__)

_PARSER = FluentParser(with_spans=False)

# A message or term begins at the left margin; the lines that belong to it are indented.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")


class Catalogue:
    """The messages of one language. Each is parsed when it is first needed: all of them take long."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        for file in catalogue_files(lang):
            for name, source in _entries(file.read_text(encoding="utf-8")):
                self._unread.setdefault(name, source)
        self._keys = frozenset(name for name in self._unread if not name.startswith("-"))

    def has(self, key: str) -> bool:
        """Tell whether this language itself has the message."""
        return key in self._keys

    def keys(self) -> frozenset[str]:
        """Return the keys of all messages of this language."""
        return self._keys

    def format(self, key: str, args: Args | None = None) -> str:
        """Return the message in this language with its arguments filled in.

        Never raises: a missing message is taken from English, and if English lacks it too, the key
        itself is returned; each such gap is logged once.
        """
        if key in self._keys:
            return self._filled(key, args or {})
        _complain(self, key, "no such message")
        return key if self.lang == FALLBACK else catalogue(FALLBACK).format(key, args)

    def _read(self, key: str) -> None:
        """Parse a message and those it names. Another thread may be doing the same."""
        wanted = [key]
        for name in wanted:
            found = _NAME.findall(self._unread.get(name, ""))
            wanted += [one for one in found if one in self._unread and one not in wanted]
        for name in reversed(wanted):
            self._bundle.add_resource(_PARSER.parse(self._unread.get(name, "")))
            # Only now: whoever no longer finds it here expects it in the bundle.
            self._unread.pop(name, None)

    def _filled(self, key: str, args: Args) -> str:
        if key in self._unread:
            self._read(key)
        if not self._bundle.has_message(key):
            _complain(self, key, "the message is no valid Fluent")
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            _complain(self, key, "the message has no text")
            return key
        text, errors = self._bundle.format_pattern(pattern, _plain_numbers(args))
        for error in errors:
            _complain(self, key, str(error))
        return _printed(str(text)) if any(map(_negative, args.values())) else str(text)


@cache
def languages() -> tuple[str, ...]:
    """Return the languages there are catalogues for, English first."""
    found = sorted(entry.name for entry in _locales().iterdir() if entry.is_dir())
    return (FALLBACK, *(lang for lang in found if lang != FALLBACK))


@cache
def catalogue(lang: str) -> Catalogue:
    """Return the catalogue of a language; KeyError if there is none."""
    if lang not in languages():
        raise KeyError(lang)
    return Catalogue(lang)


def best(locale: str | None) -> str:
    """Return the language that suits a Discord locale such as `es-419`; English if none does."""
    lang = (locale or "").partition("-")[0].lower()
    return lang if lang in languages() else FALLBACK


def catalogue_files(lang: str) -> Iterator[Traversable]:
    """Yield the catalogue files of a language in the order of their names."""
    for file in sorted(_locales().joinpath(lang).iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            yield file


def parse(file: Traversable) -> ast.Resource:
    """Parse one catalogue file; entries that are no valid Fluent are `ast.Junk` in its body."""
    return _PARSER.parse(file.read_text(encoding="utf-8"))


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the messages and terms of a catalogue file, each with its source."""
    found = list(_ENTRY.finditer(text))
    ends = [*(entry.start() for entry in found[1:]), len(text)]
    for entry, end in zip(found, ends, strict=True):
        yield entry[1], text[entry.start() : end]


def _locales() -> Traversable:
    return files("data").joinpath("locales")


def _plain_numbers(args: Args) -> dict[str, object]:
    """Let numbers be written as digits alone, without separators, in every language."""
    return {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in args.items()
    }


def _negative(value: str | int) -> bool:
    return isinstance(value, int) and value < 0


def _printed(text: str) -> str:
    """Give negative numbers the minus sign of print instead of a hyphen."""
    return _MINUS.sub("\N{MINUS SIGN}", text)


@lru_cache(maxsize=1024)
def _complain(catalogue: Catalogue, key: str, problem: str) -> None:
    """Log a gap in a catalogue; the cache keeps it from being logged again and again."""
    _log.warning("catalogue %s, message %s: %s", catalogue.lang, key, problem)
