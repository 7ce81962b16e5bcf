"""The rules for reading: the chapters of a game, a chapter page by page, what was found."""

from collections.abc import Sequence
from itertools import groupby, zip_longest

from bot import limits
from bot.text.words import Words
from bot.ui.clicks.rules import RulebookClick, RulesChapterClick, RulesClick, RulesGameClick
from bot.ui.controls import Control, button, entry, menu
from bot.ui.message import MessageBuilder
from data.rule_search import search, search_loosely
from data.rules import Chapter, Rule, has_rules, rulebook, rules

MOST = 12
"""How many rules that were found are shown."""
COUNTED = 1000
"""How many rules are looked at, so that it can be said how many more there are than shown."""
ROOM = 2600
"""Characters of rules on a page."""

Found = tuple[str, Rule]
"""A rule, and the game it belongs to."""


def opener(game: str, words: Words) -> Control:
    """The button that opens the rules of a game beside what is read."""
    return button(words("help-rules"), RulebookClick(game))


def choice_of_game(games: Sequence[str], words: Words) -> MessageBuilder:
    """Which game's rules to read."""
    entries = [entry(words.game(game), game) for game in games]
    builder = MessageBuilder().say(f"## {words('help-rules-games')}")
    for at in range(0, len(entries), limits.SELECT_OPTIONS):
        click = RulesGameClick(at)
        some = entries[at : at + limits.SELECT_OPTIONS]
        builder.row(menu(click, some, words("help-rules-games")))
    return builder.small(words("help-rules-search"))


def overview(game: str, words: Words) -> MessageBuilder:
    """The chapters of a game's rules."""
    lines = [
        f"{_headed(one, words)} · {words('help-rules-count', n=len(one.rules))}"
        for one in rulebook(game).chapters
    ]
    builder = MessageBuilder().say(f"## {words('help-rules-of', game=words.game(game))}")
    _choice_of_chapter(builder.say("\n".join(lines)), game, "", words)
    return builder.small(words("help-rules-search"))


def chapter(game: str, key: str, page: int, words: Words) -> MessageBuilder:
    """A page of a chapter; the overview if there is no such chapter."""
    found = next((one for one in rulebook(game).chapters if one.key == key), None)
    if found is None:
        return overview(game, words)
    pages = _pages(found, words)
    page = min(page, len(pages) - 1)
    builder = MessageBuilder().say(f"## {_headed(found, words)}").say(pages[page])
    told = [words("help-rules-of", game=words.game(game))]
    if len(pages) > 1:
        told.append(words("help-rules-page", n=page + 1, of=len(pages)))
    builder.row(*_turning(game, key, page, len(pages), words))
    _choice_of_chapter(builder, game, key, words)
    return builder.small(" · ".join(told))


def found_message(found: Sequence[Found], words: Words, *, named: bool) -> MessageBuilder:
    """Rules that were found, under the names of their games where several have been looked through."""
    if not found:
        return MessageBuilder().say(words("bot-rules-none"))
    builder = MessageBuilder()
    shown = sorted(found[:MOST], key=lambda one: _first(found, one[0]))
    for game, some in groupby(shown, key=lambda one: one[0]):
        head = [f"### {words.game(game)}"] if named else []
        builder.say("\n".join([*head, *(line(rule, words) for _, rule in some)]))
    more = len(found) - MOST
    return builder.small(words("bot-rules-more", n=more) if more > 0 else "")


def notes(told: Sequence[Rule], words: Words) -> MessageBuilder:
    """Rules that are pointed at."""
    if not told:
        return MessageBuilder().say(words("bot-rules-none"))
    return MessageBuilder().say("\n".join(line(rule, words) for rule in told[:MOST]))


def line(rule: Rule, words: Words) -> str:
    """A rule with its number."""
    return f"**{rule.id}** {rule.notes[words.lang]}"


def looked_up(games: Sequence[str], lang: str, typed: str) -> list[Found]:
    """The rule with this id, else those of all these games that match the words."""
    exact = [(game, rule) for game in games for rule in by_id(game, [typed.strip().upper()])]
    return exact or with_words(games, lang, typed)


def with_words(games: Sequence[str], lang: str, typed: str) -> list[Found]:
    """The rules of these games that match all the words; if there are none, some of them."""
    for look in (search, search_loosely):
        lists = [[(game, rule) for rule in look(game, lang, typed, COUNTED)] for game in games]
        if hits := [one for row in zip_longest(*lists) for one in row if one is not None]:
            return hits
    return []


def by_id(game: str, wanted: Sequence[str]) -> list[Rule]:
    """The rules with these ids, those unknown left out."""
    known = rules(game) if has_rules(game) else {}
    return [known[rule_id] for rule_id in wanted if rule_id in known]


def _first(found: Sequence[Found], game: str) -> int:
    return next(at for at, (other, _) in enumerate(found) if other == game)


def _headed(one: Chapter, words: Words) -> str:
    title = one.titles[words.lang]
    return f"{one.key}. {title}" if one.key.isdecimal() else title


def _pages(one: Chapter, words: Words) -> list[str]:
    pages: list[list[str]] = [[]]
    for rule in one.rules:
        told = line(rule, words)
        if pages[-1] and sum(map(len, pages[-1])) + len(told) > ROOM:
            pages.append([])
        pages[-1].append(told)
    return ["\n".join(page) for page in pages]


def _choice_of_chapter(builder: MessageBuilder, game: str, chosen: str, words: Words) -> None:
    """Menus of all chapters, as many as they need."""
    entries = [
        entry(_headed(one, words), one.key, chosen=one.key == chosen)
        for one in rulebook(game).chapters
    ]
    for at in range(0, len(entries), limits.SELECT_OPTIONS):
        click = RulesChapterClick(game, at or None)  # the first one as it stands in older messages
        some = entries[at : at + limits.SELECT_OPTIONS]
        builder.row(menu(click, some, words("help-rules-chapter")))


def _turning(game: str, key: str, page: int, pages: int, words: Words) -> list[Control | None]:
    return [
        *(
            button(words(label), RulesClick(game, key, to)) if 0 <= to < pages else None
            for label, to in (("bot-earlier", page - 1), ("bot-further", page + 1))
        ),
        button(words("help-rules-all"), RulesClick(game)),
    ]
