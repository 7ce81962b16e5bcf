"""What changed, in words; and sentences that make a description of bounded length."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any

from engines.core.position import View
from engines.core.spec import Result
from engines.core.text import list_key, say
from renderer.core.palette import Mark
from renderer.core.picture import LONGEST_ALT, Change
from renderer.core.words import Words


def news(words: Words, found: Iterable[Change], name_of: Callable[[int], str]) -> Iterator[str]:
    """Each change with its number, if it has one; `name_of` gives a seat's name as descriptions write it."""
    for change in found:
        number = "" if change.number is None else f"{change.number}: "
        yield number + say(change.text, words, name_of)


def told(head: list[str], news: list[str], tail: list[str], more: Iterable[str] = ()) -> str:
    """All as sentences in at most 900 characters.

    Where there is no room the latest news give way, then the end; `more` is told as far as it fits.

    >>> from renderer.core.telling import told
    >>> told(["friday: round 3"], ["1: Ana takes 2 coins"], ["Ben is awaited."])
    'Friday: round 3. 1: Ana takes 2 coins. Ben is awaited.'
    """
    while news and len(_joined([*head, *news, *tail])) > LONGEST_ALT:
        news = news[:-1]
    said = [*head, *news, *tail]
    for one in more:
        if len(_joined([*said, one])) <= LONGEST_ALT:
            said.append(one)
    text = _joined(said)
    return text if len(text) <= LONGEST_ALT else text[: LONGEST_ALT - 1].rstrip() + "…"


def _joined(sentences: Iterable[str]) -> str:
    whole = (one if one.endswith((".", "!", "?")) else f"{one}." for one in sentences)
    return " ".join(map(capital, whole))


def capital(said: str) -> str:
    """Words that begin a sentence or a line."""
    return said[:1].upper() + said[1:]


def marked(words: Words, seat: int, mark: Mark, colour: str) -> str:
    """A player's name with colour and shape: `Dmitri (grey cross)`; `colour` is the word's key."""
    shape = words(f"picture-shape-{mark.shape}")
    return words("picture-mark", name=words.name(seat), colour=words(colour).lower(), shape=shape)


def listed(words: Words, parts: Sequence[str]) -> str:
    """Parts as the reader's language joins a list; a dash where there is none."""
    if len(parts) < 2:
        return "".join(parts) or "\N{EN DASH}"
    return words(list_key(parts[-1]), head=", ".join(parts[:-1]), last=parts[-1])


def told_out(words: Words, seats: Collection[int]) -> str:
    """Who is out of the game, in a sentence."""
    names = [words.name(seat) for seat in sorted(seats)]
    return words("picture-alt-out", who=listed(words, names), n=len(names))


def cells(*parts: str) -> str:
    """A line of a text board: its cells between bars, empty ones left out."""
    return " | ".join(part for part in parts if part)


def blocks(parts: Iterable[Iterable[str]]) -> str:
    """A text board: blocks of lines with an empty line between them.

    >>> from renderer.core.telling import blocks, cells
    >>> print(blocks([["Ana", cells("3 coins", "", "2 wood")], [], ["Ben"]]))
    Ana
    3 coins | 2 wood
    <BLANKLINE>
    Ben
    """
    return "\n\n".join("\n".join(lines) for block in parts if (lines := list(block)))


def head_lines(
    view: View[Any], words: Words, game: str, moment: tuple[str, str], name_of: Callable[[int], str]
) -> Iterator[str]:
    """Game, match, round and phase (`moment`); if it ended early; who is out; who is awaited for what."""
    top, bottom = moment
    yield words("picture-alt-head", game=game, match=words.match, top=top, bottom=bottom)
    if words.stopped:
        yield words("picture-alt-stopped")
    if words.out:
        yield told_out(words, words.out)
    for waiting in view.waiting:
        topic = words.said(waiting.topic)
        yield words("picture-alt-awaited", name=name_of(waiting.seat), topic=topic)


def final_lines(words: Words, final: Result, name_of: Callable[[int], str]) -> Iterator[str]:
    """At the end, everybody's place and points, if they have any, the best first; who was out has neither."""
    ranked = [score for score in final.scores if score.rank is not None]
    for score in sorted(ranked, key=lambda one: (one.rank or 0, one.seat)):
        name, rank = name_of(score.seat), score.rank or 0
        if score.total is None:
            yield words("picture-alt-final-plain", name=name, rank=rank)
        else:
            yield words("picture-alt-final", name=name, rank=rank, total=score.total)
