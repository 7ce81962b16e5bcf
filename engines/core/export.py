"""Matches as files: the format `caravan-match`, version 2, written and read; version 1 is still read.

One JSON object. Seats are numbered from 1, entries of the log from 1.

    format, version         "caravan-match", 2
    game, players           the game's key; how many seats
    options, marks, names   every option with its value; marks by seat; names by seat or null
    content_hash, content   the content the match is played with, in full, and its sha256
    seed, contributions     the secret seed once it is public, else null; what each person added to it, in
                            order of joining, null where the seed alone makes the key
    seed_hash               what was published of the seed, or null
    seat                    for whose eyes a file without seed is made; null: the public
    finished                whether the match has ended
    log                     as `engines.core.wire` describes
    log_hash                the sha256 of the log as it stands here, in canonical JSON; not in version 1. Of
                            a whole log it is what is posted when the result has become final
    result                  the final scores, null before the end
    state_hash              the sha256 of the position, null without seed
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import TypeAdapter

from engines.core.fields import Fields, FormatError, dumps, is_bounded, loads
from engines.core.log import Answered, AnyEntry, Header, RolledBack, Undone
from engines.core.match import Match
from engines.core.options import OptionValue
from engines.core.randomness import key_from, match_key
from engines.core.sealed import public_order
from engines.core.spec import Result
from engines.core.text import Text
from engines.core.wire import (
    Hidden,
    entry_from_wire,
    entry_to_wire,
    hidden_to_wire,
    lines_hash,
)

FORMAT = "caravan-match"
VERSION = 2
READ = (1, VERSION)
DEEPEST = 50
"""Levels of lists and objects in a file; matches have about ten."""

_TEXT = TypeAdapter(Text)


@dataclass(frozen=True, slots=True)
class Sealing:
    """Where the key of a match comes from, as far as it may be told.

    seed: None as long as it is secret. contributions: None where the seed alone makes the key.
    """

    seed: str | None = None
    contributions: Sequence[str] | None = None
    seed_hash: str | None = None

    @property
    def key(self) -> bytes | None:
        """The match key, None while the seed is secret."""
        if self.seed is None:
            return None
        if self.contributions is None:
            return key_from(self.seed)
        return match_key(self.seed, self.contributions)


@dataclass(frozen=True, slots=True)
class MatchFile:
    """What was read from a file. `result` is as it stands there; `seat` counts from 0.

    log_hash: what the file says of its log, None in version 1.
    """

    game: str
    content_hash: str
    content: Mapping[str, Any]
    options: Mapping[str, OptionValue]
    marks: Sequence[str]
    names: Sequence[str] | None
    sealing: Sealing
    seat: int | None
    finished: bool
    log: Sequence[AnyEntry | Hidden]
    result: Mapping[str, Any] | None
    state_hash: str | None
    log_hash: str | None = None

    @property
    def complete(self) -> bool:
        """Whether everything is there to play the match again."""
        return self.sealing.seed is not None and not any(isinstance(e, Hidden) for e in self.log)

    def header(self) -> Header:
        """The header of the match. Raises ValueError while the seed is secret."""
        key = self.sealing.key
        if key is None:
            raise ValueError("the seed is secret")
        options = dict(self.options)
        return Header(self.game, self.content_hash, options, list(self.marks), key.hex())


# --- writing -------------------------------------------------------------------------------------


def export(
    match: Match[Any],
    content: Mapping[str, Any],
    *,
    sealing: Sealing | None = None,
    names: Sequence[str] | None = None,
    seat: int | None = None,
    since: int = 0,
) -> bytes:
    """Write a match, played with `content` (the plain tables), to a file.

    With a seed in `sealing` the file tells everything. Without, it contains what `seat` (None: the public)
    may see: no key, none of the others' secret answers, nothing of those in a group still open, whose very
    existence is secret, and of the others neither order nor changes. since: what only the seat knew up to
    this entry is not told either, as to somebody who has taken it over.

    >>> from engines.core.export import export, read
    >>> from engines.core.example import begun
    >>> file = read(export(begun(), {}, names=["Ana", "Ben"]))
    >>> file.game, file.names, file.complete
    ('heap', ['Ana', 'Ben'], False)
    """
    known = sealing or Sealing()
    is_open = known.seed is not None
    log = [entry_to_wire(one) for one in match.entries] if is_open else _seen(match, seat, since)
    value = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.header.game,
        "players": match.header.seats,
        "options": match.header.options,
        "marks": match.header.marks,
        "names": None if names is None else list(names),
        "content_hash": match.header.content,
        "content": content,
        "seed": known.seed,
        "contributions": None if known.contributions is None else list(known.contributions),
        "seed_hash": known.seed_hash,
        "seat": None if seat is None or is_open else seat + 1,
        "finished": match.over,
        "log": log,
        "log_hash": lines_hash(log),
        "result": result_to_wire(match.result()),
        "state_hash": match.state_hash() if is_open else None,
    }
    return dumps(value).encode()


def _seen(match: Match[Any], seat: int | None, since: int) -> list[dict[str, Any]]:
    """The log as a seat may know it that was somebody else's up to an entry, numbered anew.

    What is being answered in secret is left out, one's own answer too, since its place would tell who came
    before. Once it is known to all it stands in the order of the seats, without what was taken back.
    """
    told = list(public_order(match))
    number = {entry.number: at for at, entry in enumerate(told, 1)}
    seen: list[dict[str, Any]] = []
    for entry in told:
        plain = replace(entry, number=number[entry.number])
        if isinstance(plain, Undone):
            plain = replace(plain, back=number.get(plain.back, 0))
        elif isinstance(plain, RolledBack):
            plain = replace(plain, to=number.get(plain.to, 0))
        own = isinstance(entry, Answered) and entry.seat == seat and entry.number > since
        if isinstance(plain, Answered) and plain.secret and not own:
            seen.append(hidden_to_wire(plain))
        else:
            seen.append(entry_to_wire(plain))
    return seen


def result_to_wire(result: Result | None) -> dict[str, Any] | None:
    """Final scores as JSON values; reasons are messages of the catalogues with their arguments."""
    if result is None:
        return None
    tie = result.tie_break
    return {
        "scores": [
            {
                "seat": score.seat + 1,
                "total": score.total,
                "rank": score.rank,
                "lines": [
                    {"reason": _text(line.reason), "points": line.points} for line in score.lines
                ],
            }
            for score in result.scores
        ],
        "winners": [seat + 1 for seat in result.winners],
        "tie_break": None if tie is None else _text(tie),
    }


def _text(message: Text) -> Any:
    return _TEXT.dump_python(message, mode="json")


# --- reading -------------------------------------------------------------------------------------


def read(data: bytes) -> MatchFile:
    """Read what `export` wrote. Raises FormatError saying where and what is wrong."""
    value = loads(data)
    _check_depth(value)
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise FormatError("", "not a match exported by Caravanserai")
    fields = Fields(value, "")
    fields.string("format")
    version = fields.whole("version")
    if version not in READ:
        raise FormatError("version", f"only versions up to {VERSION} can be read")
    file = _file(fields)
    if version > 1:
        file = replace(file, log_hash=fields.string("log_hash"))
    fields.nothing_else()
    _check_characters(value)
    return file


def _file(fields: Fields) -> MatchFile:
    players = fields.whole("players", least=1)
    log = [entry_from_wire(line, f"log.{at}") for at, line in enumerate(fields.items("log"))]
    seat = fields.maybe("seat", lambda name: fields.whole(name, least=1) - 1)
    sealing = Sealing(
        fields.maybe("seed", fields.string),
        fields.maybe("contributions", fields.strings),
        fields.maybe("seed_hash", fields.string),
    )
    return MatchFile(
        fields.string("game"),
        fields.string("content_hash"),
        fields.mapping("content"),
        _options(fields),
        _by_seat(fields, "marks", players),
        fields.maybe("names", lambda name: _by_seat(fields, name, players)),
        sealing,
        seat,
        fields.boolean("finished"),
        log,
        fields.maybe("result", fields.mapping),
        fields.maybe("state_hash", fields.string),
    )


def _by_seat(fields: Fields, name: str, players: int) -> list[str]:
    found = fields.strings(name)
    if len(found) != players:
        raise FormatError(name, f"{players} are expected, one a seat")
    return found


def _options(fields: Fields) -> dict[str, OptionValue]:
    found = fields.mapping("options")
    for key, value in found.items():
        if not (isinstance(value, str) or is_bounded(value)):
            raise FormatError(f"options.{key}", "a text or a whole number is expected")
    return found


def _check_depth(value: object) -> None:
    """Refuse what is nested so deeply that reading it further on could end in a RecursionError."""
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inner(outer)]
        if not level:
            return
    raise FormatError("", "nested too deeply")


def _inner(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _check_characters(value: object) -> None:
    try:
        dumps(value).encode()
    except UnicodeEncodeError as error:
        raise FormatError("", "contains half a character") from error
