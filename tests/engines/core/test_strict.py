from typing import Any

import pytest

from engines.core import (
    EVERYTHING,
    MOST_ORDERED,
    NOTHING,
    Allocate,
    AtRandom,
    Choose,
    ChooseMany,
    Decision,
    Objects,
    Option,
    Slot,
    Text,
)
from tests.engines.core.toy import Do, Number, Pick, give, lanes, match_of

WORD = Text("toy")


def options(*ids: str) -> list[Option]:
    return [Option(one, WORD) for one in ids]


def choose(*ids: str, default: str | AtRandom = "a") -> Decision:
    return Choose(prompt=WORD, topic=WORD, default=default, options=options(*ids))


def many(least: int, most: int) -> Decision:
    return ChooseMany(
        prompt=WORD, topic=WORD, default=[], options=options("a", "b"), least=least, most=most
    )


def in_order(count: int) -> Decision:
    made = options(*(f"o{n}" for n in range(count)))
    ids = [one.id for one in made]
    return ChooseMany(
        prompt=WORD,
        topic=WORD,
        default=ids,
        options=made,
        least=count,
        most=count,
        ordered=True,
    )


def allocate(least: int, most: int, *slots: str) -> Decision:
    made = [Slot(one, WORD, 0, 2) for one in slots]
    return Allocate(prompt=WORD, topic=WORD, default={}, slots=made, least=least, most=most)


@pytest.mark.parametrize(
    ("decision", "broken"),
    [
        (choose(), "offers nothing"),
        (choose("a", "a", "b"), "options"),
        (choose("a", "B"), "option id"),
        (choose("a", "b" * 41), "option id"),
        (choose("a", "b", default="c"), "default"),
        (many(1, 3), "1 to 3"),
        (many(2, 1), "2 to 1"),
        (many(1, 2), "default"),
        (in_order(MOST_ORDERED + 1), "26 of its options in order"),
        (allocate(0, 3, "a", "a"), "slots"),
        (allocate(5, 9, "a", "b"), "sum of 5 to 4"),
    ],
)
def test_a_question_in_bad_form_is_refused(
    decision: Decision, broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pick, "decision", lambda *_: decision)
    with pytest.raises(AssertionError, match=f"Pick: .*{broken}"):
        match_of(Pick(0, ["a", "b"]))


def test_an_answer_must_not_touch_more_than_its_step_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pick, "touches", lambda *_: EVERYTHING)
    with pytest.raises(AssertionError, match="Pick: a touches"):
        lanes({0: ["pick:a,b"], 1: ["pick:c,d"]})


def test_every_answer_must_touch_what_its_step_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pick, "write_set", lambda *_: frozenset({"own"}))
    monkeypatch.setattr(Pick, "touches", lambda *_: NOTHING)
    with pytest.raises(AssertionError, match="Pick: a does not touch"):
        lanes({0: ["pick:a,b"], 1: ["pick:c,d"]})


def test_an_answer_touches_the_same_if_others_are_asked_about_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Pick, "touches_each", lambda *_: [EVERYTHING, NOTHING])
    with pytest.raises(AssertionError, match=r"Pick: touches .* one by one, .* together"):
        lanes({0: ["pick:a,b"], 1: ["pick:c,d"]})


def test_all_options_together_must_not_touch_more_than_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def touches(_: Pick, __: object, answer: Any) -> Objects:
        return frozenset({"stock"}) if len(answer) > 1 else NOTHING

    monkeypatch.setattr(Pick, "decision", lambda *_: many(0, 2))
    monkeypatch.setattr(Pick, "touches", touches)
    with pytest.raises(AssertionError, match="all together touch"):
        lanes({0: ["pick:a,b"], 1: ["pick:c,d"]})


def test_what_numbers_touch_must_not_hang_on_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def touches(_: Number, __: object, answer: Any) -> Objects:
        return frozenset({"stock"}) if answer.get("n") else NOTHING

    monkeypatch.setattr(Number, "touches", touches)
    with pytest.raises(AssertionError, match=r"Number: touches .*, with more"):
        lanes({0: ["pick:a,b"], 1: ["number:stock"]})


def test_what_follows_must_not_touch_more_than_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(_: Pick, game: Any, __: object) -> None:
        game.push(Do("more", ["stock"]))

    monkeypatch.setattr(Pick, "answer", answer)
    match = lanes({0: ["pick:a,b"], 1: ["pick:c,d"]})
    with pytest.raises(AssertionError, match=r"Pick: may touch .*stock"):
        give(match, 0, "a")


def test_what_a_step_leads_to_must_not_touch_more_than_was_said() -> None:
    match = lanes({0: ["pick:a,b", "fork:stock"], 2: ["pick:c,d"]})
    with pytest.raises(AssertionError, match=r"Fork: may touch .*stock"):
        give(match, 0, "a")


def test_a_question_must_be_the_same_each_time_it_is_posed(monkeypatch: pytest.MonkeyPatch) -> None:
    posed = [choose("a", "b"), choose("a", "c")]
    monkeypatch.setattr(Pick, "decision", lambda *_: posed.pop())
    with pytest.raises(AssertionError, match="Pick: asks otherwise"):
        match_of(Pick(0, ["a", "b"]))


def test_a_question_must_offer_the_same_once_it_is_described(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def describe(_: Pick, __: object, decision: Any) -> None:
        decision.options = decision.options[:1]

    monkeypatch.setattr(Pick, "describe", describe)
    with pytest.raises(AssertionError, match="Pick: describes what it does not offer"):
        match_of(Pick(0, ["a", "b"]))
