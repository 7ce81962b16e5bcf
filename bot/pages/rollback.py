"""Going back in a match: the moves to choose from, and what going back to one of them would mean."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot import limits
from bot.domain.match import MatchInfo
from bot.matches.moderation.rollback import Rewind
from bot.pictures.pictures import Pictures, attached
from bot.text.moves import Story, Told, heading, move_line, place, quiet, revealed_lines
from bot.text.names import match_words
from bot.text.words import Words, match_name
from bot.ui.clicks.moderation import (
    CancelRollBackClick,
    RollBackClick,
    RollBackNowClick,
    RollBackToClick,
)
from bot.ui.controls import button, entry, form, menu, words_field
from bot.ui.custom_ids import whole
from bot.ui.message import MessageBuilder
from engines.core import Answered
from engines.core.sealed import PublicNumbers

TOLD = 10
"""How many moves are told of those that would be taken back."""
SAME, FRESH = "same", "fresh"
QUIET = "="
"""Begins what stands for a move without a line of its own."""


def move_label(move: Answered | None, told: Told, words: Words) -> str:
    """A move in a few words; None: the beginning."""
    if move is None:
        return words("moderators-move-start")
    lines = told.story.get(move.number, ())
    who = told.doer(move, words).plain
    if lines:
        first = heading(move, lines)
        what = words.naming(first.names).plain(first.event.text(None))
    else:
        what = words.plain(quiet(move, told.asked))
    return words("moderators-move", n=place(lines), who=who, what=what)


def read_move(typed: str) -> tuple[int | None, int | None]:
    """What somebody has typed for a move: a line of the log, or else the public number of one without."""
    word = typed.strip().partition(" ")[0]
    if word[:1] == QUIET:
        return None, whole(word[1:])
    first, span, last = word.rpartition("-")
    return (whole(last) if first.isdecimal() or not span else None), None


def move_value(move: Answered, story: Story, numbers: PublicNumbers) -> str:
    """What stands for a move in a list that is offered while somebody types (see read_move)."""
    told = story.get(move.number)
    return str(told[-1].number) if told else f"{QUIET}{numbers.number(move.number)}"


def each(moves: Sequence[Answered]) -> list[Answered]:
    """The moves, newest first, those that several made at once by one of them."""
    return [*{one.number: one for one in reversed(moves)}.values()]


def offered(moves: Sequence[Answered]) -> list[Answered]:
    """The last moves that a menu has room for, newest first; after the very last the match stands."""
    return each(moves)[1 : limits.SELECT_OPTIONS]


def moves_menu(
    info: MatchInfo, moves: Sequence[Answered], told: Told, numbers: PublicNumbers, lang: str
) -> MessageBuilder:
    """The last moves, to choose the one after which the match shall stand again."""
    words = match_words(info, lang)
    builder = (
        MessageBuilder()
        .say(f"### {match_name(info.name)}")
        .say(words("moderators-rollback-choose"))
    )
    entries = [
        entry(move_label(one, told, words), str(numbers.number(one.number)))
        for one in offered(moves)
    ]
    entries.append(entry(move_label(None, told, words), "0"))
    builder.row(menu(RollBackToClick(info.id), entries, words("moderators-rollback-pick")))
    return builder.small(words("moderators-rollback-older"))


async def confirmation(
    rewind: Rewind, told: Told, pictures: Pictures, lang: str, user_id: int
) -> MessageBuilder:
    """Both boards, what would be taken back, what was revealed since; and the question how to go back.

    Whoever plays sees the boards from its own seat, everybody else as the public does.
    """
    info = rewind.now.info
    words = match_words(info, lang)
    seat = own_seat(info, user_id, rewind.to)
    drawn = pictures.asked_by(user_id)
    now = await drawn.board(rewind.now, lang, seat)
    then = await drawn.board(rewind.then, lang, seat, rewind.now.view(seat))
    builder = MessageBuilder().say(f"### {match_name(info.name)}")
    builder.say(words("moderators-rollback-then", n=rewind.move)).picture(
        attached("then", then, HALF)
    )
    builder.say(words("moderators-rollback-now")).picture(attached("now", now, HALF))
    builder.say(_undone(rewind, told, words))
    builder.say(_revealed(rewind, told, words))
    builder.say(words("moderators-rollback-dice"))
    numbers = PublicNumbers.of(rewind.now.match)
    where = (numbers.number(rewind.to), numbers.number(rewind.number))
    return builder.row(
        button(
            words("moderators-rollback-same"),
            RollBackClick(info.id, *where, SAME),
            ButtonStyle.danger,
        ),
        button(
            words("moderators-rollback-fresh"),
            RollBackClick(info.id, *where, FRESH),
            ButtonStyle.danger,
        ),
        button(words("moderators-cancel"), CancelRollBackClick(info.id)),
    )


HALF = limits.ATTACHMENT_BYTES // 2
"""Bytes for each of two pictures."""


def own_seat(info: MatchInfo, user_id: int, to: int) -> int | None:
    """From which seat a person may look at the match after an entry; None: as the public does."""
    seat = info.seat_of(user_id)
    return None if seat is None or info.seats[seat].since > to else seat


def _undone(rewind: Rewind, told: Told, words: Words) -> str:
    head = words("moderators-rollback-undone", n=len(rewind.undone))
    lines = [move_line(move, told, words) for move in rewind.undone[-TOLD:]]
    return "\n".join([head, *_more(len(rewind.undone), words), *lines])


def _revealed(rewind: Rewind, told: Told, words: Words) -> str:
    if not rewind.revealed:
        return words("moderators-rollback-nothing-revealed")
    head = words("moderators-rollback-revealed", n=len(rewind.revealed))
    lines = revealed_lines(rewind.revealed, told, words)
    return "\n".join([f"⚠️ {head}", *_more(len(lines), words), *lines[-TOLD:]])


def _more(many: int, words: Words) -> list[str]:
    return [words("moderators-rollback-more", n=many - TOLD)] if many > TOLD else []


def reason_form(words: Words, back: RollBackNowClick, most: int) -> ui.Modal:
    """Asks why; what is sent carries out the going back."""
    asked = words_field(
        words("moderators-reason-label"), words("moderators-reason-hint"), "reason", most
    )
    return form(words("moderators-rollback-title"), back, [asked])
