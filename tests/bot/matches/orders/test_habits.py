"""The same answer time after time: a standing order is offered for it."""

import pytest

from bot.domain.match import MatchInfo
from bot.domain.orders import Doing, Rule, When
from bot.matches.orders.habits import OFTEN, mark_of, order_for
from bot.matches.service import Matches
from engines.core import Choose, Decision, Option, Routine, Text, usual
from tests.bot.matches.orders.ordering import IDS, option, order, question, routine
from tests.bot.matches.support import ANA, Host

TURN = "pebbles-turn"
ONE = Rule(TURN, Doing.OPTION, "1", When.OFFERED)


def asked(*, confirm: bool = False, secret: bool = False) -> Choose:
    options = [Option(one, Text("core-none")) for one in ("stay", "go")]
    topic = Text("core-none")
    found = Choose(prompt=Text("k"), topic=topic, default="stay", options=options)
    found.confirm, found.secret = confirm, secret
    return found


async def offers(matches: Matches, info: MatchInfo, *answers: str) -> list[Rule | None]:
    """What is offered after each of some answers of Ana's."""
    decision: Decision = await question(matches, info, TURN)
    seen = await matches.panels.seen_by(info.id, ANA.user_id)
    return [
        await matches.orders.to_offer(seen, ANA.user_id, decision, answer) for answer in answers
    ]


async def test_after_three_same_answers_in_a_row_an_order_is_offered(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(game="pebbles")
    found = await offers(matches, info, *"1" * OFTEN)
    assert [one is None for one in found] == [True] * (OFTEN - 1) + [False]
    (last,) = found[-1:]
    assert last is not None
    assert (last.kind, last.doing, last.what, last.when) == (TURN, Doing.OPTION, "1", When.OFFERED)


async def test_another_answer_begins_the_count_anew(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    assert await offers(matches, info, "1", "1", "2", "1", "1") == [None] * 5


async def test_an_answer_taken_back_begins_the_count_anew(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    await offers(matches, info, "1", "1")
    matches.orders.habits.broken(info.id, ANA.user_id)
    assert await offers(matches, info, "1", "1") == [None, None]


async def test_what_was_declined_is_not_offered_again_in_the_match(
    host: Host, matches: Matches
) -> None:
    info, other = [await host.begun(game="pebbles") for _ in range(2)]
    await offers(matches, info, *"111")
    await matches.orders.decline_offer(info.id, ANA.user_id, mark_of(ONE))
    assert await offers(matches, info, *"111") == [None] * 3
    assert (await offers(matches, other, *"111"))[-1] is not None


async def test_who_has_an_order_for_the_question_is_offered_none(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(game="pebbles")
    await order(matches, info, ANA, option(TURN, "3"))
    info = await host.begun(game="pebbles")
    await order(matches, info, ANA, option(TURN, "9"))
    assert await offers(matches, info, *"111") == [None] * 3


@pytest.mark.parametrize(("heap", "doing"), [(12, Doing.ROUTINE), (11, Doing.OPTION)])
async def test_a_routine_is_offered_only_where_it_is_of_use(
    host: Host, matches: Matches, heap: int, doing: Doing
) -> None:
    info = await host.begun(game="pebbles", options={"heap": heap})
    last = (await offers(matches, info, *"333"))[-1]
    assert last is not None
    assert last.doing is doing


async def test_an_order_that_is_of_no_use_here_keeps_no_other_from_being_offered(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(game="pebbles", options={"heap": 11})
    await order(matches, info, ANA, routine(TURN, "thrice"), everywhere=True)
    assert (await offers(matches, info, *"111"))[-1] is not None


async def test_the_offer_taken_is_an_order_of_this_match_and_settled(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(game="pebbles")
    await offers(matches, info, *"111")
    rule = await matches.orders.take_offer(info.id, ANA.user_id, next(IDS), mark_of(ONE))
    (made,) = await matches.orders.of(ANA.user_id)
    assert (made.rule, made.match_id) == (rule, info.id)
    assert await matches.orders.take_offer(info.id, ANA.user_id, next(IDS), mark_of(ONE)) is None


async def test_the_button_of_an_earlier_offer_makes_no_later_one_an_order(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(game="pebbles")
    await offers(matches, info, *"111")
    await offers(matches, info, *"222")
    assert await matches.orders.take_offer(info.id, ANA.user_id, next(IDS), mark_of(ONE)) is None
    await matches.orders.decline_offer(info.id, ANA.user_id, mark_of(ONE))
    assert await matches.orders.of(ANA.user_id) == []
    assert (await offers(matches, info, "2"))[-1] is not None


@pytest.mark.parametrize(("confirm", "secret"), [(True, False), (False, True)])
def test_no_order_is_offered_for_what_is_secret_or_for_good(confirm: bool, secret: bool) -> None:
    assert order_for(asked(confirm=confirm, secret=secret), "stay", []) is None


@pytest.mark.parametrize(("sure", "offered"), [(True, True), (False, False)])
def test_a_routine_is_offered_for_good_only_if_it_is_meant_so(sure: bool, offered: bool) -> None:
    routine = Routine("r", ("k",), usual("stay"), sure=sure)
    found = order_for(asked(confirm=True), "stay", [routine])
    assert (found is not None) == offered


def test_a_routine_is_offered_before_the_bare_option() -> None:
    routine = Routine("r", ("k",), usual("stay"))
    found = order_for(asked(), "stay", [routine])
    assert found is not None
    assert (found.doing, found.what) == (Doing.ROUTINE, "r")
    other = order_for(asked(), "go", [routine])
    assert other is not None
    assert other.doing is Doing.OPTION
