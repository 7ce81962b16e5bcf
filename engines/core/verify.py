"""Proving an exported match: that its log follows the rules and its dice fell from its seed.

What a file says of itself proves nothing about where it comes from: with which content and seed the match was
really played is known only to those who compare their hashes (`engines.core.compare`).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Any

from engines.core.errors import GameError
from engines.core.export import MatchFile, result_to_wire
from engines.core.fields import canonical_json
from engines.core.match import Match
from engines.core.randomness import seed_hash
from engines.core.spec import GameSpec
from engines.core.text import Text, text
from engines.core.wire import Hidden, line_of, lines_hash


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a proof.

    holds: True or False; None if it cannot be proven yet. entry: where it does not hold, 0 before the log.
    why: what does not hold, or what is missing. checked: what was found right.
    """

    holds: bool | None
    entry: int | None = None
    why: Text | None = None
    checked: list[Text] = field(default_factory=list)


class _Broken(Exception):
    def __init__(self, entry: int, why: Text) -> None:
        super().__init__(why.key)
        self.entry = entry
        self.why = why


def verify(
    spec: GameSpec[Any], file: MatchFile, tick: Callable[[], object] = lambda: None
) -> Verdict:
    """Prove a file as far as it can be proven. `spec` is the game that it names.

    tick: called before each entry; what it raises ends the proof, for instance when it takes too long.

    >>> from engines.core import seed_hash
    >>> from engines.core.verify import verify
    >>> from engines.core.example import HEAP, begun
    >>> from engines.core.export import Sealing, export, read
    >>> match = begun("some seed", coins=2)
    >>> _ = match.answer("m.0.1.1", 0, "2")
    >>> sealing = Sealing("some seed", None, seed_hash("some seed"))
    >>> file = read(export(match, {}, sealing=sealing))
    >>> verify(HEAP, file).holds
    True
    >>> file.log[0].answer = "1"
    >>> verify(HEAP, file).why.key
    'core-verify-result'
    """
    checked: list[Text] = []
    try:
        content = _content(spec, file)
        checked.append(Text("core-verify-content-ok"))
        _order(file)
        checked.append(text("core-verify-log-ok", entries=len(file.log)))
        if file.sealing.seed_hash is not None and file.sealing.seed is not None:
            _seed(file)
            checked.append(Text("core-verify-seed-ok"))
        if file.complete:
            _end(file, _played(spec, content, file, tick))
            checked.append(text("core-verify-played-ok", entries=len(file.log)))
        if file.log_hash is not None:
            _log(file)
            checked.append(Text("core-verify-log-hash-ok"))
    except _Broken as broken:
        return Verdict(holds=False, entry=broken.entry, why=broken.why, checked=checked)
    missing = _missing(file)
    return Verdict(None if missing else True, None, missing, checked)


def _missing(file: MatchFile) -> Text | None:
    """What would be needed to prove the match, None if everything is there."""
    if file.sealing.seed is None:
        return Text("core-verify-no-seed")
    if not file.complete:
        return Text("core-verify-hidden")
    return Text("core-verify-no-seed-hash") if file.sealing.seed_hash is None else None


def play(spec: GameSpec[Any], file: MatchFile, until: int | None = None) -> Match[Any]:
    """Play a complete file again, up to entry `until` of its log.

    Raises GameError or ValueError if it does not hold.
    """
    content = _fitting(spec, file)
    entries = [e for e in file.log if not isinstance(e, Hidden)]
    return Match.replay(spec, content, file.header(), entries[:until])


def _fitting(spec: GameSpec[Any], file: MatchFile) -> Any:
    """The content, if it and the players, options and marks are such as the game knows."""
    options = spec.read_options(file.options)
    players = spec.players_with(options, file.marks)
    spec.check_table(options, players)
    spec.fill_marks(file.options, file.marks[:players], lambda _: None)
    return spec.content(file.content)


def _content(spec: GameSpec[Any], file: MatchFile) -> Any:
    if sha256(canonical_json(file.content)).hexdigest() != file.content_hash:
        raise _Broken(0, Text("core-verify-content"))
    try:
        return _fitting(spec, file)
    except GameError as error:
        raise _Broken(0, error.message) from error
    except (ValueError, KeyError, TypeError) as error:
        raise _Broken(0, text("core-verify-content-unfit", detail=str(error))) from error


def _order(file: MatchFile) -> None:
    for number, entry in enumerate(file.log, 1):
        if entry.number != number:
            raise _Broken(number, text("core-verify-order", number=entry.number))


def _seed(file: MatchFile) -> None:
    if seed_hash(file.sealing.seed or "") != file.sealing.seed_hash:
        raise _Broken(0, Text("core-verify-seed"))


def _log(file: MatchFile) -> None:
    """An entry changed into one that leads to the same end shows only here."""
    if lines_hash(map(line_of, file.log)) != file.log_hash:
        raise _Broken(0, Text("core-verify-log-hash"))


def _played(
    spec: GameSpec[Any], content: Any, file: MatchFile, tick: Callable[[], object]
) -> Match[Any]:
    match: Match[Any] = _held(0, lambda: Match.from_header(spec, content, file.header()))
    for entry in file.log:
        tick()
        if not isinstance(entry, Hidden):
            _held(entry.number, partial(match.apply, entry))
    return match


def _held(entry: int, play_it: Callable[[], Any]) -> Any:
    try:
        return play_it()
    except GameError as error:
        raise _Broken(entry, error.message) from error
    except Exception as error:
        raise _Broken(entry, text("core-verify-failed", detail=repr(error))) from error


def _end(file: MatchFile, match: Match[Any]) -> None:
    last = len(file.log)
    if file.finished != match.over:
        raise _Broken(last, Text("core-verify-end"))
    if file.result != result_to_wire(match.result()):
        raise _Broken(last, Text("core-verify-result"))
    if file.state_hash is not None and file.state_hash != match.state_hash():
        raise _Broken(last, Text("core-verify-hash"))
