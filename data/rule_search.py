"""The search in a game's rule notes: by id, by words, or by a question in plain words."""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache
from math import log

from data.rules import Rule, chapter_of, rulebook

_WHOLE, _STEM, _BEGUN, _INSIDE, _TITLE = 3.0, 2.5, 1.5, 1.0, 1.0
"""How well a note holds a word: itself, another form, as a beginning, inside another one, or in its title."""
_INNER = 4
"""Words of so many letters are also looked for inside others."""
_HINT = 0.3
"""What a word that says little counts for if it stands in the title of what has been found."""
_KINDS = {"rule": 1.0, "ruling": 0.9, "example": 0.75, "scenario": 0.6, "remark": 0.5}
"""What the book says goes before what follows from it."""
_NEAR = 0.5
"""Loosely, what counts half as much as the best is still shown."""

_LITTLE = {
    "en": """
    a about after all also an and any anything are as at be been before but by can come could
    did do does each every for from get gets getting go goes going got had has have having how i
    if in into is it its just know let like long make many may me mean means much must my need
    not of off on one only onto or other our out over please possible rule rules same shall
    should so some tell than that the their them then there these they this those to up us use
    used using want was we were what when where which while who whose why will with work works
    worth would you your
    """,
    "es": """
    a al algo algun alguna alguno ante antes aqui asi aun cada como con cosa cual cuales cuando
    cuanta cuantas cuanto cuantos de debe debo del desde donde dos el ella ellas ellos en entre
    era es esa ese eso esta estan estar este esto estos fue funciona funcionan ha hace hacen
    hacer hacia hago han hasta hay la las le les lo los mas me mi mis mucho muy nada ni no nos o
    ocurre otra otro otros para pero poder por porque pueda puede pueden puedo pues que quien
    quiero regla reglas se sea segun ser si sin sobre solo son soy su sus tambien tan te tengo
    ti tiene tienen todo todos tu tus un una uno unos usa usar vale y ya yo
    """,
}
_ENDINGS = {
    "en": ("ings", "ing", "ies", "ied", "ed", "es", "ly", "s", "e"),
    "es": (
        *("aciones", "acion", "iendo", "ando", "aron", "ieron", "adas", "ados", "idas", "idos"),
        *(
            "amos",
            "emos",
            "imos",
            "ada",
            "ado",
            "ida",
            "ido",
            "ar",
            "er",
            "ir",
            "an",
            "en",
            "as",
            "es",
        ),
        *("os", "a", "e", "o", "s"),
    ),
}
_LEAST_STEM = 3


def search(game: str, lang: str, words: str, limit: int = 25) -> list[Rule]:
    """Return the rules that match all the words that say something, best first; without words, the first.

    An id or the beginning of one counts most (`FOR-4.2`, `4.2`, `a16`), then notes that hold all words, in
    whatever form, before those that hold them as parts of others. Case and accents do not matter, nor do
    words that every question has.
    """
    index = _index(game, lang)
    wanted = _fold(words).split()
    if not wanted:
        return [entry.rule for entry in index.entries[:limit]]
    named = [
        entry.rule for entry in sorted(index.entries, key=_named(wanted)) if entry.is_called(wanted)
    ]
    known = {rule.id for rule in named}
    held = [hit for hit in _hits(index, wanted) if hit.complete and hit.rule.id not in known]
    held.sort(key=lambda hit: (-hit.tier, -hit.score))
    return [*named, *(hit.rule for hit in held)][:limit]


def search_loosely(game: str, lang: str, words: str, limit: int = 25) -> list[Rule]:
    """Return the rules that match some of the words, best first: rare words count for more than usual ones.

    For what `search` finds nothing for, such as a question.
    """
    hits = sorted(_hits(_index(game, lang), _fold(words).split()), key=lambda hit: -hit.score)
    return [hit.rule for hit in hits if hit.score >= _NEAR * hits[0].score][:limit]


@dataclass(frozen=True, slots=True)
class _Hit:
    """How well a rule matches: `tier` is how well it holds the word it holds worst."""

    rule: Rule
    complete: bool
    tier: float
    score: float


@dataclass(frozen=True, slots=True)
class _Entry:
    """A rule, folded: its id with and without the game's prefix, its note, and its chapter's title."""

    rule: Rule
    names: tuple[str, str]
    text: str
    words: frozenset[str]
    stems: frozenset[str]
    title: frozenset[str]

    def is_called(self, wanted: Sequence[str]) -> bool:
        """Whether its id is, or begins with, what was typed."""
        return any(name.startswith(" ".join(wanted)) for name in self.names)

    def holds(self, word: str, stem: str) -> float:
        """How well it holds a word, 0 for not at all."""
        if word in self.words:
            return _WHOLE
        if stem in self.stems:
            return _STEM
        if f" {word}" in self.text:
            return _BEGUN
        if stem in self.title:
            return _TITLE
        return _INSIDE if len(word) >= _INNER and word in self.text else 0.0


@dataclass(frozen=True, slots=True)
class _Index:
    lang: str
    entries: tuple[_Entry, ...]
    rarity: dict[str, float]

    def weight(self, stem: str) -> float:
        """What a word counts for: the fewer notes hold it, the more."""
        return self.rarity.get(stem, log(1 + len(self.entries)))


def _named(wanted: Sequence[str]) -> Callable[[_Entry], bool]:
    whole = " ".join(wanted)
    return lambda entry: whole not in entry.names


def _hits(index: _Index, wanted: Sequence[str]) -> list[_Hit]:
    little = _little(index.lang)
    telling = {word: stemmed(word, index.lang) for word in wanted if word not in little}
    hints = {word: stemmed(word, index.lang) for word in wanted if word in little}
    found = [_hit(index, entry, telling, hints) for entry in index.entries] if telling else []
    return [hit for hit in found if hit.score]


def _hit(index: _Index, entry: _Entry, telling: dict[str, str], hints: dict[str, str]) -> _Hit:
    held = {stem: entry.holds(word, stem) for word, stem in telling.items()}
    score = sum(index.weight(stem) * (much + _in_title(entry, stem)) for stem, much in held.items())
    if score:
        score += _HINT * sum(_in_title(entry, stem) for stem in hints.values())
    tier = min(_WHOLE if much == _STEM else much for much in held.values())
    return _Hit(entry.rule, all(held.values()), tier, score * _KINDS[entry.rule.kind])


def _in_title(entry: _Entry, stem: str) -> float:
    return _TITLE if stem in entry.title else 0.0


@cache
def _index(game: str, lang: str) -> _Index:
    book = rulebook(game)
    titles = {one.key: one.titles[lang] for one in book.chapters}
    entries = tuple(
        _entry(rule, rule.notes[lang], titles[chapter_of(rule.id)], lang)
        for rule in book.rules.values()
    )
    counted = Counter(stem for entry in entries for stem in entry.stems)
    rarity = {stem: log(1 + len(entries) / number) for stem, number in counted.items()}
    return _Index(lang, entries, rarity)


def _entry(rule: Rule, note: str, title: str, lang: str) -> _Entry:
    text = _fold(note)
    words = frozenset(text.split())
    names = _fold(rule.id), _fold(rule.id.partition("-")[2])
    stems, head = _stems(words - _little(lang), lang), _stems(_fold(title).split(), lang)
    return _Entry(rule, names, f" {text} ", words, stems, head)


def _stems(words: Collection[str], lang: str) -> frozenset[str]:
    return frozenset(stemmed(word, lang) for word in words)


def stemmed(word: str, lang: str) -> str:
    """A folded word without its ending, so that forms of one word meet: a light stem, not a root."""
    for ending in _ENDINGS[lang]:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST_STEM:
            stem = word.removesuffix(ending)
            doubled = lang == "en" and stem[-1] == stem[-2] and stem[-1] not in "aeiols"
            return stem[:-1] if doubled else stem
    return word


@cache
def _little(lang: str) -> frozenset[str]:
    return frozenset(_LITTLE[lang].split())


def _fold(text: str) -> str:
    """Drop case, accents and punctuation, keeping the dot inside numbers such as 4.2."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    return " ".join(re.findall(r"\w+(?:\.\d+)*", plain))
