"""Files of matches, changed at random: read or refused with the place, proven or not, and always in words."""

import json
from functools import cache
from typing import Any

import pytest

from bot.cli.wording import in_english
from bot.matches.core.library import Library
from bot.matches.history.proving import prove
from bot.pages.proof import file_proof
from bot.text.words import words
from data.catalogues import languages
from engines.core import Match, key_from, seed_hash
from engines.core.export import MatchFile, Sealing, export, read
from engines.core.fields import FormatError
from engines.core.players import RandomPlayer
from engines.core.playout import playout
from engines.registry import games
from tests.bot import messages
from tests.fuzz.mutating import chances, changed, garbled, tried, well_told

LIBRARY = Library()
KINDS = {"open": Sealing("seed", None, seed_hash("seed")), "sealed": Sealing(None, ["1"], "0" * 64)}

each_game = pytest.mark.parametrize("game", sorted(games()))
each_kind = pytest.mark.parametrize("kind", KINDS)


@cache
def written(game: str, kind: str) -> bytes:
    """The beginning of a match as a file."""
    spec, (raw, digest) = LIBRARY.spec(game), LIBRARY.content(game)
    marks, options = [None] * spec.players[0], spec.suited({}, spec.players[0]) or {}
    match = Match.begin(spec, spec.content(raw), digest, key_from("seed"), options, marks)
    playout(match, [RandomPlayer() for _ in marks], 25)
    match.rollback(match.live()[-3].number, "a reason")
    return export(match, raw, sealing=KINDS[kind], names=["Ana"] * len(marks), seat=0)


def looked_at(data: bytes) -> None:
    """All that is done with a file that somebody brings."""
    try:
        file = read(data)
    except FormatError as error:
        well_told(error)
        return
    if file.game in games():
        proven(file)


def proven(file: MatchFile) -> None:
    proof = prove(LIBRARY, file)
    told = [*proof.verdict.checked, *([proof.verdict.why] if proof.verdict.why else [])]
    assert all(map(in_english, told))
    for lang in languages():
        for message in messages.shown(file_proof(words(lang), proof, None)):
            assert len(str(message.get("content", ""))) <= 4000


@each_game
@each_kind
def test_a_file_with_changed_values_is_read_or_refused(game: str, kind: str) -> None:
    whole: dict[str, Any] = json.loads(written(game, kind))
    for chance in chances("file", game, kind):
        # Content is large: without it each change of the rest would be rare.
        rest = {name: value for name, value in whole.items() if name != "content"}
        forged = changed(rest, chance) if chance.randrange(4) else changed(whole, chance)
        if isinstance(forged, dict) and "content" not in forged:
            forged["content"] = whole["content"]
        with tried(json.dumps({**forged, "content": 0} if isinstance(forged, dict) else forged)):
            looked_at(json.dumps(forged).encode())


@each_game
@each_kind
def test_a_garbled_file_is_read_or_refused(game: str, kind: str) -> None:
    whole = written(game, kind)
    for chance in chances("bytes", game, kind):
        data = garbled(whole, chance)
        with tried(data[-1500:]):
            looked_at(data)
