"""In which order what is owed leaves, and what a newer row makes pointless."""

import pytest

from bot.domain.outbox import (
    Alert,
    AwaitedUpdate,
    FinalPost,
    Kind,
    NewThread,
    Notice,
    Payload,
    Prompt,
    Strip,
    TurnPost,
)
from bot.domain.outbox_order import BEFORE_OPENING, lane_of, superseding
from engines.core import Text

LINE = Text("faults-barred")


@pytest.mark.parametrize("payload", [NewThread(), TurnPost(), AwaitedUpdate(), Notice(text=LINE)])
def test_what_stands_in_the_thread_leaves_in_order(payload: Payload) -> None:
    assert lane_of(payload) == lane_of(FinalPost())


@pytest.mark.parametrize("payload", [Alert(text=LINE), Strip()])
def test_what_waits_for_no_post_has_a_lane_of_its_own(payload: Payload) -> None:
    assert lane_of(payload) != lane_of(TurnPost())


def test_each_person_has_a_lane_which_waits_for_the_thread() -> None:
    asked = [lane_of(Prompt(user_id=user, seat=0, decision="")) for user in (1, 2)]
    assert len({*asked, lane_of(TurnPost())}) == 3
    assert lane_of(Notice(text=LINE, user_id=1)) == asked[0]
    assert not {*asked} & {*BEFORE_OPENING}


@pytest.mark.parametrize(
    ("kind", "newer"),
    [
        (Kind.TURN, {Kind.TURN, Kind.FINAL}),
        (Kind.AWAITED, {Kind.AWAITED, Kind.TURN, Kind.FINAL}),
        (Kind.LOBBY, {Kind.LOBBY}),
        (Kind.NOTICE, set()),
        (Kind.PROMPT, set()),
    ],
)
def test_only_what_would_tell_the_past_gives_way_to_something_newer(
    kind: Kind, newer: set[Kind]
) -> None:
    assert {*superseding(kind)} == newer
