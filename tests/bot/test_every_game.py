"""Every question and post of every game, in every language: within Discord's limits, and nothing cut."""

from collections.abc import Iterator

import pytest

from bot import limits
from bot.domain.terms import OPTION
from bot.pages.lobby import marks, option_pages, options
from bot.panel import allocate
from bot.panel.autocomplete import suggestions
from bot.panel.panel import panel
from bot.panel.view import PanelView
from bot.posts.final import final_post
from bot.posts.lobby import lobby_post
from bot.text.fit import ELLIPSIS
from bot.text.names import match_words
from bot.text.story import folded, newest, story
from bot.text.terms import about
from bot.text.words import words
from bot.ui.message import MessageBuilder
from bot.ui.paging import Focus, leaves
from data.catalogues import catalogue, languages
from engines.core import Allocate, Choose, ChooseMany, Decision
from engines.registry import games
from tests.bot.messages import keep_to_limits, labels, text
from tests.bot.panel.crowded import answered, crowded, hinted
from tests.bot.walk import Walk, walk

STORY = 2000
"""Characters of a story of ten lines: the rest of a post wants its room, too."""

each_game = pytest.mark.parametrize("game", games())
each_language = pytest.mark.parametrize("lang", languages())


def walked(game: str) -> Walk:
    return walk(game, languages())


def asked(view: PanelView) -> Decision:
    assert view.decision is not None
    return view.decision


def looks(view: PanelView) -> Iterator[MessageBuilder]:
    """A question as it looks at first, and with each group of a long list opened."""
    yield panel(view)
    listed = getattr(view.decision, "options", [])
    for number in range(len(leaves(listed, view.words))):
        yield panel(view.at(Focus(number, number // limits.SELECT_OPTIONS), ""))


@each_language
@each_game
def test_every_question_keeps_to_the_limits_with_nothing_cut(game: str, lang: str) -> None:
    for view in walked(game).views[lang]:
        for builder in looks(view):
            keep_to_limits(builder)
            assert [one for one in labels(builder) if one.endswith(ELLIPSIS)] == []


@each_language
@each_game
def test_every_question_keeps_to_the_limits_whatever_else_stands_beside_it(
    game: str, lang: str
) -> None:
    for view in walked(game).views[lang]:
        for full in (answered(view), hinted(view), *crowded(view)):
            keep_to_limits(panel(full))


@each_language
@each_game
def test_every_form_keeps_to_the_limits_with_nothing_cut(game: str, lang: str) -> None:
    for view in walked(game).views[lang]:
        decision = asked(view)
        if isinstance(decision, Allocate):
            assert len(view.words.plain(decision.topic)) <= limits.MODAL_TITLE
            for page in range(len(allocate.pages(decision))):
                form = allocate.numbers_form(view.asked(decision), decision, page, "").to_dict()
                assert len(form["components"]) <= limits.MODAL_COMPONENTS
                assert not any(one["label"].endswith(ELLIPSIS) for one in form["components"])


@each_language
@each_game
def test_every_answer_can_be_found_by_typing(game: str, lang: str) -> None:
    for view in walked(game).views[lang]:
        decision = asked(view)
        if isinstance(decision, Choose | ChooseMany):
            free = [option.id for option in decision.options if not option.waits]
            found = {value: name for name, value in suggestions(view, "")}
            assert [value.partition("|")[2] for value in found] == free
            assert all(found.values())


@each_language
@each_game
def test_every_story_leaves_room_for_the_rest_of_its_post(game: str, lang: str) -> None:
    found = walked(game)
    for events, (info, _) in zip(found.stories, found.results, strict=True):
        say = match_words(info, lang)
        told = story(events, say, None)
        for last in range(len(told)):
            lines = told[: last + 1]
            shown = newest(lines, say, folded(lines))
            assert len("\n".join(shown)) <= STORY


@each_language
@each_game
def test_every_end_post_gives_each_point_its_reason(game: str, lang: str) -> None:
    for info, result in walked(game).results:
        builder = final_post(
            info, match_words(info, lang), result, mark="r1", pictures=(), lines=[]
        )
        keep_to_limits(builder)
        assert ELLIPSIS not in text(builder)
        for score in result.scores:
            for line in score.lines:
                assert match_words(info, lang).say(line.reason) in text(builder)


@each_language
@each_game
def test_every_lobby_keeps_to_the_limits_with_nothing_cut(game: str, lang: str) -> None:
    info, _ = walked(game).results[0]
    say, spec = match_words(info, lang), games()[game]
    sheets = [lobby_post(info, say, spec), marks(info, spec, say, 100, "bot-joined")]
    sheets += [options(info, spec, say, page) for page in range(len(option_pages(spec)))]
    for builder in sheets:
        keep_to_limits(builder)
        own = [one for one in labels(builder) if one.endswith(ELLIPSIS)]
        assert own == [], own


@each_language
@each_game
def test_every_colour_and_every_option_has_a_word(game: str, lang: str) -> None:
    spec, say = games()[game], words(lang)
    assert [mark for mark in spec.marks if say.mark(game, mark) == mark] == []
    told = [say.option(game, option.key) for option in spec.options]
    told += [
        say.value(game, option.key, choice) for option in spec.options for choice in option.choices
    ]
    told += [about(game, f"{OPTION}{option.key}", say) for option in spec.options]
    assert [one for one in told if not one or one.startswith(f"{game}-option")] == []
    assert catalogue(lang).has(f"{game}-name")
