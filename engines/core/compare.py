"""Comparing exported matches: by hashes that people can read to each other, and part by part.

A log's hash is the sha256 of its entries as `engines.core.wire` writes them for a file, in canonical JSON.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256

from engines.core.export import MatchFile
from engines.core.fields import canonical_json
from engines.core.log import AnyEntry
from engines.core.randomness import seed_hash
from engines.core.wire import Hidden, entry_to_wire, lines_hash

_SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Hashes:
    """What a file can be told by.

    content: of the content that stands in the file, whatever the file says of it.
    seed: of the seed; as long as that is secret, the hash that the file names, if any.
    log: None if answers are hidden.
    """

    content: str
    seed: str | None
    log: str | None


class Part(StrEnum):
    """What is compared."""

    SEED = "seed"
    CONTENT = "content"
    SETUP = "setup"
    LOG = "log"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class Compared:
    """Whether a part of two files agrees; None: as far as it can be compared, but there is more.

    entries: of logs, how many agree, counted from the first one.
    """

    part: Part
    agrees: bool | None
    entries: int | None = None


def hashes(file: MatchFile) -> Hashes:
    """The hashes of a file, reckoned from what stands in it."""
    seed = file.sealing.seed
    entries = [entry for entry in file.log if not isinstance(entry, Hidden)]
    return Hashes(
        sha256(canonical_json(file.content)).hexdigest(),
        _named(file.sealing.seed_hash) if seed is None else seed_hash(seed),
        log_hash(entries) if len(entries) == len(file.log) else None,
    )


def _named(digest: str | None) -> str | None:
    """What a file names as a hash, if it is one."""
    return digest if digest is not None and _SHA256.fullmatch(digest) else None


def log_hash(entries: Iterable[AnyEntry]) -> str:
    """The hash of a log."""
    return lines_hash(map(entry_to_wire, entries))


def compare(file: MatchFile, record: MatchFile) -> list[Compared]:
    """Compare a file with what is known of the match. `record` may hide answers: these are not compared.

    >>> from engines.core.compare import compare
    >>> from engines.core.example import begun
    >>> from engines.core.export import export, read
    >>> match = begun()
    >>> short = read(export(match, {}))
    >>> _ = match.answer("m.0.1.1", 0, "2")
    >>> for one in compare(short, read(export(match, {}))):
    ...     print(one.part, one.agrees)
    seed True
    content True
    setup True
    log None
    """
    one, other = hashes(file), hashes(record)
    log = _compared_logs(file, record)
    found = [
        Compared(Part.SEED, one.seed == other.seed),
        Compared(Part.CONTENT, one.content == other.content),
        Compared(Part.SETUP, _setup(file) == _setup(record)),
        log,
    ]
    if log.agrees and record.result is not None:
        found.append(Compared(Part.RESULT, file.result == record.result))
    return found


def _setup(file: MatchFile) -> tuple[object, ...]:
    given = file.sealing.contributions
    return (
        file.game,
        dict(file.options),
        list(file.marks),
        None if given is None else list(given),
    )


def _compared_logs(file: MatchFile, record: MatchFile) -> Compared:
    pairs = zip(file.log, record.log, strict=False)
    same = next((at for at, pair in enumerate(pairs) if not _same(*pair)), None)
    if same is not None:
        return Compared(Part.LOG, agrees=False, entries=same)
    shorter = min(len(file.log), len(record.log))
    if len(file.log) == len(record.log):
        return Compared(Part.LOG, agrees=True, entries=shorter)
    # Who may not see everything yet may be shown less of the log than was handed out to somebody else.
    goes_on = len(file.log) < len(record.log) or not record.complete
    return Compared(Part.LOG, agrees=None if goes_on else False, entries=shorter)


def _same(one: AnyEntry | Hidden, other: AnyEntry | Hidden) -> bool:
    """Whether two entries agree, as far as both are told."""
    if isinstance(one, Hidden) or isinstance(other, Hidden):
        return _place(one) == _place(other)
    return entry_to_wire(one) == entry_to_wire(other)


def _place(entry: AnyEntry | Hidden) -> tuple[int, list[str]]:
    """Which question of whom an entry answers, however often that was posed anew."""
    lane, *named = getattr(entry, "decision", "").split(".")
    return entry.number, [lane, *named[1:]]
