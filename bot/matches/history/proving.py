"""Proving files of matches: what follows from their seed and content, and which content that is."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.matches.core.library import Library, Pinned
from engines.core.compare import Compared, Hashes, compare, hashes
from engines.core.export import MatchFile
from engines.core.verify import Verdict, verify


@dataclass(frozen=True, slots=True)
class Proof:
    """What is known of a file.

    content: where its content comes from, found by comparing it with what is installed, not by what it says.
    compared: with the bot's own record of the match, None if it was compared with none.
    """

    verdict: Verdict
    hashes: Hashes
    content: Pinned
    compared: list[Compared] | None = None


def prove(
    library: Library,
    file: MatchFile,
    record: MatchFile | None = None,
    tick: Callable[[], object] = lambda: None,
) -> Proof:
    """Prove a file, which takes seconds. Raises MatchError if its game is not known, and what `tick` raises.

    record: the bot's own, with which to compare it. tick: called before each entry that is played again.
    """
    verdict = verify(library.spec(file.game), file, tick)
    found = hashes(file)
    content = library.pinned(file.game, file.content, found.content)
    return Proof(verdict, found, content, None if record is None else compare(file, record))
