"""Posts with the longest names and the fullest tables, in every language, within Discord's limits."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.domain.listing import Filter, Show
from bot.domain.match import Contribution, MatchInfo, SeatInfo, Status, StoredEvent
from bot.domain.orders import Why
from bot.domain.waits import OptionalTurn, Wait
from bot.matches.core.live import LaneStatus
from bot.pages.games import Mine, waiting_list
from bot.pages.lobby import ai_players, marks, option_pages, options
from bot.pages.match_list import listing
from bot.pages.result import result_message, table
from bot.posts.final import final_post
from bot.posts.lobby import lobby_post
from bot.posts.notice import SEALED, notice
from bot.posts.turn import everybody, turn_post
from bot.text.names import match_words
from bot.text.story import ROOM, folded, newest, story
from bot.text.words import Words
from bot.ui.message import Attachment, MessageBuilder
from data.catalogues import languages
from engines.core import Event, Held, Line, Result, Score, Text
from engines.core.text import Arg
from engines.registry import game
from tests.bot import infos
from tests.bot.infos import NOW
from tests.bot.messages import controls, keep_to_limits, text

WILD = "**W**" * 8 + "@everyone <@1> [x](https://y)"


def info(**changes: Any) -> MatchInfo:
    marks = game("fortuna").marks
    lobby = infos.info(
        [WILD] * 4,
        marks,
        name=WILD,
        status=Status.LOBBY,
        options={"deal": "first_game"},
        private=True,
        contributions=tuple(Contribution(100 + n, WILD, 10**18 + n) for n in range(4)),
    )
    return replace(lobby, **changes)


def words(lang: str) -> Words:
    return match_words(info(), lang)


def event(number: int, by: int | None = 0) -> StoredEvent:
    told = Text("core-list", {"head": "did this" * 30, "last": str(number)})
    return StoredEvent(number, number, Event(told.key, told.args, by), NOW)


def waits() -> list[Wait]:
    topic = Text("fortuna-topic-exchange")
    return [
        Wait("abcdefgh", 1, 2, "fortuna", WILD, 100 + seat, seat, topic, secret=False, since=NOW)
        for seat in range(4)
    ]


def optional() -> OptionalTurn:
    return OptionalTurn("abcdefgh", 1, 2, "fortuna", WILD, Text("fortuna-topic-exchange"))


def lanes() -> LaneStatus:
    names = [f"thing.{number}" for number in range(9)]
    held = (Held(1, [0], names[:1]), Held(2, [0], names[:1]), Held(3, [0, 1], names))
    return LaneStatus({2: Text("fortuna-topic-sell"), 3: Text("fortuna-topic-sell")}, held)


def shared(name: str) -> Text:
    return Text("core-list", {"head": name, "last": "more"})


def turn(lang: str) -> MessageBuilder:
    events = [event(number, number % 4) for number in range(60)]
    lines = story(events, words(lang), None)
    told = newest(lines, words(lang), folded(lines))
    picture = Attachment("board.png", b"", "a board " * 400)
    return turn_post(
        info(),
        words(lang),
        mark="r" + "0" * 16,
        moment="Round 1",
        pictures=[picture],
        lines=told,
        told=everybody(words(lang), waits(), [100, 102], lanes(), shared, NOW),
    )


def result_of(lines: int) -> Result:
    """A result of four seats with so many lines each."""
    reasons = [Line(Text("fortuna-score-steps"), number + 1) for number in range(lines)]
    scores = [Score(seat, 99 if seat else None, seat + 1, reasons) for seat in range(4)]
    return Result(scores, [0, 1], Text("fortuna-tie-coins"))


def final(lang: str, lines: int = 3) -> MessageBuilder:
    ended, told = info(status=Status.FINISHED), ["It ended."]
    return final_post(ended, words(lang), result_of(lines), mark="r1", pictures=(), lines=told)


def points(lang: str, lines: int) -> list[MessageBuilder]:
    """All pages of a final table."""
    ended, result = info(status=Status.FINISHED), result_of(lines)
    pages = len(table(words(lang), result))
    return [result_message(ended, words(lang), result, page) for page in range(pages)]


def everything(lang: str) -> Iterator[MessageBuilder]:
    spec = game("fortuna")
    for status in Status:
        yield lobby_post(info(status=status), words(lang), spec)
    yield marks(info(), spec, words(lang), 100, "bot-joined")
    for page in range(len(option_pages(spec))):
        yield options(info(changed={"deadline": None, "private": True}), spec, words(lang), page)
    yield ai_players(info(), words(lang))
    wanted = Filter("fortuna", Show.FINISHED, free=True, mine=True, deadline=7 * 86400)
    yield listing([info(private=True, deadline=86400)] * 9, wanted, 3, words(lang))
    yield listing([], wanted, 0, words(lang))
    others = [info(id=str(n), guild_id=n) for n in range(25)]
    mine = Mine([*waits() * 12, *[optional()] * 12, *others], dict.fromkeys(range(25), WILD))
    for page in range(len(mine.pages)):
        yield waiting_list(mine, page, {str(n): waits() for n in range(25)}, words(lang), NOW)
    yield waiting_list(Mine([]), 0, {}, words(lang), NOW)
    yield turn(lang)
    yield final(lang)
    yield final(lang, 40)
    yield from points(lang, 200)
    yield result_message(info(status=Status.STOPPED), words(lang), None, 0)
    sealed: dict[str, Arg] = {"seed": "0" * 64, "hash": "0" * 64, "log": "0" * 64}
    for key in SEALED:
        yield notice(info(), words(lang), Text(key, sealed), f"r{'0' * 16}")


@pytest.mark.parametrize("lang", languages())
def test_every_post_keeps_to_the_limits(lang: str) -> None:
    for builder in everything(lang):
        keep_to_limits(builder)


def test_a_seat_that_waits_for_the_lot_shows_no_shape_another_may_have() -> None:
    seats = (SeatInfo(0, 100, "Ana"), SeatInfo(1, 101, "Ben", game("fortuna").marks[0]))
    lobby = info(seats=seats)
    told = text(lobby_post(lobby, match_words(lobby, "en"), game("fortuna")))
    assert "**Ana** · random colour" in told
    assert "**Ben** ■" in told


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_there(lang: str) -> None:
    assert not [
        word for builder in everything(lang) for word in text(builder).split() if "bot-" in word
    ]


@pytest.mark.parametrize("lang", languages())
def test_names_cannot_mention_or_format(lang: str) -> None:
    for builder in everything(lang):
        assert " @everyone" not in text(builder).replace("\\@", "")
        assert "**W**" not in text(builder)


def test_only_those_not_yet_told_are_mentioned() -> None:
    told = text(turn("en"))
    assert [f"<@{100 + seat}>" in told for seat in range(4)] == [True, False, True, False]


def test_what_one_player_did_in_a_row_is_one_line() -> None:
    lines = story([event(1), event(2), event(3, by=1), event(4, by=None)], words("en"), None)
    assert len(lines) == 3


@pytest.mark.parametrize(
    ("whys", "marked"),
    [
        ([Why.ORDER, Why.ORDER, Why.ORDER], [2]),
        ([None, Why.ORDER, Why.ORDER], [2]),
        ([Why.ORDER, None, Why.ORDER], [0, 2]),
        ([None, None], []),
    ],
)
def test_what_was_answered_ahead_in_a_row_is_marked_once(
    whys: list[Why | None], marked: list[int]
) -> None:
    (told,) = story([replace(event(n), why=why) for n, why in enumerate(whys)], words("en"), 0)
    parts = told.split(words("en")("bot-story-joined"))
    mark = words("en")("orders-yours")
    assert [at for at, part in enumerate(parts) if part.endswith(mark)] == marked


def test_a_long_story_says_how_much_more_there_is() -> None:
    lines = [str(number) for number in range(30)]
    told = newest(lines, words("en"), folded(lines))
    assert len(told) == 10
    assert "21" in told[0]


@pytest.mark.parametrize(("lines", "left"), [([1, 1], 0), ([3, 2, 2, 3], 2), ([9, 9], 1), ([], 0)])
def test_of_long_lines_fewer_are_told_but_always_the_last(lines: list[int], left: int) -> None:
    assert folded(["x" * (ROOM * sixths // 6) for sixths in lines]) == left


def test_the_table_of_points_gives_every_reason() -> None:
    assert text(final("en", 3)).count("Steps towards Rome") == 4 * 3


def test_the_table_of_points_leaves_out_what_brought_none() -> None:
    reasons = [Line(Text("fortuna-score-steps"), points) for points in (0, 7, 0)]
    ended = info(status=Status.FINISHED)
    result = Result([Score(0, 7, 1, reasons)], [0])
    shown = text(final_post(ended, words("en"), result, mark="r1", pictures=(), lines=[]))
    assert shown.count("Steps towards Rome") == 1
    assert "+0" not in shown


def test_a_table_too_long_for_a_post_gives_totals_there_and_every_reason_page_by_page() -> None:
    assert text(final("en", 200)).count("99") == 3
    shown = points("en", 200)
    assert len(shown) > 4
    assert sum(text(page).count("Steps towards Rome") for page in shown) == 4 * 200


SPOKEN_OF_MARKS = ("bot-joined", "bot-marks", "bot-mark-chosen")


@pytest.mark.parametrize("key", SPOKEN_OF_MARKS)
@pytest.mark.parametrize(
    ("lang", "colour", "nation"), [("en", "colour", "nation"), ("es", "color", "nación")]
)
def test_a_lobby_calls_marks_what_the_game_calls_them(
    lang: str, colour: str, nation: str, key: str
) -> None:
    for name, word, other in (("fortuna", colour, nation), ("conqueror", nation, colour)):
        spec = game(name)
        of = infos.info(
            ["Ana", "Ben"], game=name, status=Status.LOBBY, options=spec.read_options({})
        )
        own = marks(of, spec, match_words(of, lang), 100, key)
        for builder in (own, lobby_post(of, match_words(of, lang), spec)):
            told = f"{text(builder)} {controls(builder)}"
            assert word in told
            assert other not in told


def test_a_paused_match_is_listed_as_paused_and_as_waiting_for_nobody() -> None:
    paused = info(status=Status.RUNNING, paused_at=NOW)
    assert "paused" in text(listing([paused], Filter(), 0, words("en")))
    mine = waiting_list(Mine([paused]), 0, {paused.id: waits()}, words("en"), NOW)
    assert "paused" in text(mine)
    assert "⏳" not in text(mine)


@pytest.mark.parametrize("lang", languages())
def test_who_has_a_place_but_no_points_is_told_the_place(lang: str) -> None:
    scores = [Score(0, 24, 1, []), Score(1, None, 2, [])]
    told = "\n".join(table(match_words(info(), lang), Result(scores, [0], None))[0])
    second = match_words(info(), lang).seats[1].strong
    assert f"2. {second}" in told


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "out of the game"), ("es", "fuera de la partida")]
)
def test_who_was_out_before_the_end_is_told_to_have_been(lang: str, told: str) -> None:
    last = Score(1, None, None)
    (page,) = table(match_words(info(), lang), Result([Score(0, 24, 1), last], [0], None))
    assert page[1].endswith(f": {told}")
    (page,) = table(match_words(info(), lang), Result([Score(0, None, None), last], [], None))
    assert told not in page[1], "all have lost"
