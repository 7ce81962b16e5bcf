"""A game that asks everybody each kind of large question once, as far larger games will."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from typing_extensions import override

from engines.core import (
    Allocate,
    Answer,
    Ask,
    Choose,
    ChooseMany,
    Decision,
    Option,
    OptionValue,
    Result,
    Score,
    Slot,
    State,
    Text,
    record,
    text,
)
from tests.bot.matches.little import little_game


def _named(word: str, number: int | str = "") -> Text:
    """Words that every catalogue can say."""
    return text("core-list", head=word, last=str(number))


def _options(count: int, groups: int) -> list[Option]:
    return [
        Option(f"o-{n}", _named("Option", n), None, _named("Group", n % groups))
        for n in range(count)
    ]


def place() -> Decision:
    """A place for a worker, or to pass: more than a menu holds, in a few groups."""
    options = [Option("pass", _named("Pass")), *_options(33, 3)]
    return Choose(prompt=ASKED, topic=ASKED, default="pass", options=options)


def region() -> Decision:
    """A region of a large map."""
    return Choose(prompt=ASKED, topic=ASKED, default="o-0", options=_options(120, 9))


def cards() -> Decision:
    """Some of very many cards, in a few groups."""
    return ChooseMany(
        prompt=ASKED, topic=ASKED, default=["o-0", "o-1"], options=_options(60, 3), least=2, most=9
    )


def march() -> Decision:
    """Some of many, in an order."""
    options = _options(30, 3)
    default = ["o-1", "o-0"]
    return ChooseMany(
        prompt=ASKED,
        topic=ASKED,
        default=default,
        options=options,
        least=2,
        most=3,
        ordered=True,
    )


def levy() -> Decision:
    """Numbers for more places than a form has fields."""
    return _numbers(7, 9, 1, 60)


def pay() -> Decision:
    """Numbers with few ways to give them."""
    return _numbers(3, 2, 2, 2)


def _numbers(count: int, high: int, least: int, most: int) -> Decision:
    slots = [Slot(f"s-{n}", _named("Slot", n), 0, high) for n in range(count)]
    first = {slot.id: 0 for slot in slots} | {"s-0": least}
    return Allocate(
        prompt=ASKED,
        topic=ASKED,
        default=first,
        slots=slots,
        least=least,
        most=most,
        proposal=first,
    )


ASKED = _named("Question")
QUESTIONS: Sequence[Callable[[], Decision]] = (place, region, cards, march, levy, pay)


@record
class Large(State):
    """How many questions have been answered."""

    players: int
    answered: int = 0


@record
class Question(Ask[Large]):
    """One of the questions."""

    seat: int

    @override
    def decision(self, game: Large) -> Decision | None:
        return QUESTIONS[game.answered // game.players]()

    @override
    def answer(self, game: Large, _: Answer) -> None:
        game.answered += 1
        game.tell("core-list", by=self.seat, head="answered", last="it")
        if game.answered < len(QUESTIONS) * game.players:
            game.push(Question(game.answered % game.players))


def start(_: Any, __: Mapping[str, OptionValue], marks: Sequence[str]) -> Large:
    return Large(len(marks))


def result(game: Large) -> Result:
    return Result([Score(seat, None, 1) for seat in range(game.players)], [0])


LARGE = little_game(
    "large",
    Large,
    Question,
    players=(2, 3),
    start=start,
    result=result,
    round_of=lambda game: game.answered // game.players,
)
