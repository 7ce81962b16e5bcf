"""What rows of the outbox say: those of before are delivered, and a damaged one stops no other."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import insert, select
from structlog.testing import capture_logs

from bot.delivery.dispatcher import Dispatcher
from bot.domain.match import MatchInfo
from bot.domain.outbox import (
    Alert,
    AwaitedUpdate,
    BallotPost,
    Delivered,
    Fate,
    FiledAct,
    FinalPost,
    Kind,
    LobbyPost,
    NewThread,
    Notice,
    OpeningPost,
    OutboxRow,
    Payload,
    Prompt,
    Reminder,
    Signpost,
    Strip,
    TurnPost,
    Withdrawal,
)
from bot.storage import Storage
from bot.storage.outbox.calls import calls
from bot.storage.outbox.rows import enqueue, strange
from bot.storage.outbox.sending import heads
from bot.storage.tables import outbox
from engines.core import Text
from tests.bot.matches.support import ANA, BEN, Host, PaperMessenger

SINCE = datetime(2026, 5, 1, 12, tzinfo=UTC)
LINE: dict[str, Any] = {"key": "moderators-moved-away", "args": {}}
WHERE: dict[str, Any] = {"message_id": 71, "channel_id": 72}
TOLD: dict[str, Any] = {
    "entry": 4,
    "named": [1],
    "ahead": [[0], [[2, [1], ["market"]]]],
    "moves": 3,
    "at_round": 2,
}
ASKED: dict[str, Any] = {
    "entry": 4,
    "named": (1,),
    "lanes": ((0,), ((2, (1,), ("market",)),)),
    "moves": 3,
}
LEFT: dict[str, Any] = {
    "pictured": False,
    "shown": 2,
    "upto": 12,
    "waiting": [1],
    "people": [[1, 102], [2, None]],
    "secret": False,
    "pings": [102],
    "spared": [],
}
HAS_LEFT: dict[str, Any] = LEFT | {
    "waiting": (1,),
    "people": ((1, 102), (2, None)),
    "pings": (102,),
    "spared": (),
}

BEFORE: list[tuple[Kind, dict[str, Any], Payload]] = [
    (Kind.LOBBY, {}, LobbyPost()),
    (Kind.THREAD, {}, NewThread()),
    (Kind.THREAD, {"apart": True}, NewThread(apart=True)),
    (Kind.START, {}, OpeningPost()),
    (Kind.TURN, TOLD, TurnPost(**ASKED, at_round=2)),
    (Kind.TURN, {**TOLD, "round": 2}, TurnPost(**ASKED, at_round=2, round=2)),
    (Kind.TURN, {**TOLD, **LEFT}, TurnPost(**ASKED, **HAS_LEFT, at_round=2)),
    (Kind.FINAL, {"entry": 9}, FinalPost(entry=9)),
    (Kind.AWAITED, TOLD, AwaitedUpdate(**ASKED, at_round=2)),
    (Kind.AWAITED, {}, AwaitedUpdate()),
    (
        Kind.PROMPT,
        {"user_id": 102, "seat": 1, "decision": "m.0.2.1", "quiet": False, "moves": 3},
        Prompt(user_id=102, seat=1, decision="m.0.2.1", moves=3),
    ),
    (
        Kind.PROMPT,
        {"user_id": 102, "seat": 1, "decision": "", "quiet": True, "again": True, "here": False},
        Prompt(user_id=102, seat=1, decision="", quiet=True, again=True),
    ),
    (
        Kind.PROMPT,
        {"user_id": 102, "seat": 1, "decision": "m.0.2.1", "called": True, "withdrawn": True},
        Prompt(user_id=102, seat=1, decision="m.0.2.1", called=True, withdrawn=Fate.BACK),
    ),
    (
        Kind.REMINDER,
        {"user_id": 102, "seat": 1, "why": "half", "since": "2026-05-01T12:00:00+00:00"},
        Reminder(user_id=102, seat=1, why="half", since=SINCE),
    ),
    (Kind.NOTICE, {"text": LINE, "closes": 73}, Notice(text=Text(LINE["key"]), closes=73)),
    (
        Kind.NOTICE,
        {"text": LINE, "filed": {"entry": 5, "hash": "ab"}, "waiting": True},
        Notice(text=Text(LINE["key"]), filed=FiledAct(entry=5, hash="ab"), waiting=True),
    ),
    (
        Kind.NOTICE,
        {"text": LINE, "about": "heads-up 1 102", "user_id": 102, "seat": 1, **WHERE},
        Notice(text=Text(LINE["key"]), about="heads-up 1 102", user_id=102, seat=1, **WHERE),
    ),
    (
        Kind.NOTICE,
        {"text": LINE, "pings": [101, 102], "gathering": True},
        Notice(text=Text(LINE["key"]), pings=(101, 102), gathering=True),
    ),
    (
        Kind.NOTICE,
        {"user_id": 102, "text": LINE, "call": True},
        Notice(user_id=102, text=Text(LINE["key"]), call=True),
    ),
    (Kind.STRIP, {**WHERE}, Strip(**WHERE)),
    (
        Kind.STRIP,
        {"became": [[0, "answered"], [1, "skip"]], **WHERE},
        Strip(became=((0, Fate.ANSWERED), (1, Fate.SKIP)), **WHERE),
    ),
    (
        Kind.WITHDRAW,
        {"user_id": 102, "seat": 1, "of": "reminder", **WHERE, "fate": "answered"},
        Withdrawal(user_id=102, seat=1, of=Kind.REMINDER, fate=Fate.ANSWERED, **WHERE),
    ),
    (Kind.WITHDRAW, {**WHERE}, Withdrawal(fate=Fate.BACK, **WHERE)),
    (Kind.BALLOT, {"ballot": 1}, BallotPost(ballot=1)),
    (Kind.ALERT, {"text": LINE}, Alert(text=Text(LINE["key"]))),
    (
        Kind.ALERT,
        {"text": LINE, "about": "report", "private": True},
        Alert(text=Text(LINE["key"]), about="report", private=True),
    ),
    (Kind.SIGNPOST, {**WHERE}, Signpost(**WHERE)),
]
"""Bodies as they stood in the database before each kind had a record, and what they say."""


@pytest.fixture
async def info(host: Host, dispatcher: Dispatcher) -> MatchInfo:
    """A match whose posts have all arrived."""
    begun = await host.begun(ANA, BEN, game="bazaar")
    await dispatcher.settle()
    return begun


async def put(storage: Storage, info: MatchInfo, kind: str, body: str, **more: Any) -> int:
    """Write a row as any program may have written it; gives its number."""
    now = SINCE
    row = {
        "match_id": info.id,
        "kind": kind,
        "state": "pending",
        "lane": "post",
        "nonce": "ab" * 8,
        "body": body,
        "attempts": 0,
        "created_at": now,
        "due_at": now,
    }
    async with storage.write() as connection:
        done = await connection.execute(insert(outbox).returning(outbox.c.id), row | more)
        return int(done.scalar_one())


async def states(storage: Storage, *rows: int) -> list[str]:
    query = select(outbox.c.state).where(outbox.c.id.in_(rows)).order_by(outbox.c.id)
    async with storage.read() as connection:
        return list((await connection.execute(query)).scalars())


@pytest.mark.parametrize(("kind", "body", "meant"), BEFORE)
async def test_rows_of_before_say_what_they_said_and_are_delivered(
    storage: Storage,
    dispatcher: Dispatcher,
    messenger: PaperMessenger,
    info: MatchInfo,
    kind: Kind,
    body: dict[str, Any],
    meant: Payload,
) -> None:
    number = await put(storage, info, kind.value, json.dumps(body))
    ((row, _, _),) = await storage.find(lambda on: heads(on, 1))
    assert isinstance(row, OutboxRow)
    assert row.payload == meant
    await dispatcher.settle()
    assert [one.kind for one in messenger.posted if one.id == number] == [kind]
    assert await states(storage, number) == ["sent"]


@pytest.mark.parametrize("kind", Kind)
async def test_every_kind_reads_what_it_wrote(
    storage: Storage, info: MatchInfo, kind: Kind
) -> None:
    payload = next(meant for of, _, meant in BEFORE if of is kind)
    async with storage.write() as connection:
        await enqueue(connection, info.id, payload, SINCE)
        ((row, _, _),) = await heads(connection, 1)
    assert isinstance(row, OutboxRow)
    assert row.payload == payload


DAMAGED = {
    "not a whole number": ("turn", '{"entry":4,"named":["one"],"secret":"hidden"}', "named.0: int"),
    "nothing of what it needs": ("prompt", '{"seat":1}', "user_id: missing"),
    "no JSON at all": ("notice", '{"text":', "no JSON"),
    "no object": ("strip", "null", "body: dataclass"),
    "an unknown kind": ("parade", "{}", "kind"),
}


@pytest.mark.parametrize("what", DAMAGED)
async def test_a_damaged_row_is_told_of_and_stops_no_other(
    storage: Storage, dispatcher: Dispatcher, messenger: PaperMessenger, info: MatchInfo, what: str
) -> None:
    kind, body, fault = DAMAGED[what]
    damaged = await put(storage, info, kind, body)
    sound = await put(storage, info, "alert", json.dumps({"text": LINE}))
    assert (damaged, info.id) in await storage.find(strange)
    with capture_logs() as logs:
        await dispatcher.settle()
    assert await states(storage, damaged, sound) == ["failed", "sent"]
    (told,) = [one for one in logs if one["event"] == "outbox.failed"]
    assert (told["match"], told["row"], told["kind"]) == (info.id, damaged, kind)
    assert told["reason"].startswith(f"damaged: {fault}")
    assert "hidden" not in str(logs)


async def test_a_damaged_row_that_was_sent_is_passed_over(
    storage: Storage, info: MatchInfo
) -> None:
    where = {"state": "sent", "message_id": 71, "channel_id": 72}
    row = await put(storage, info, "prompt", '{"seat":"one"}', **where)
    sound = {"user_id": 102, "seat": 1, "decision": "x"}
    await put(storage, info, "prompt", json.dumps(sound), **where)
    async with storage.write() as connection:
        with capture_logs() as logs:
            found = await calls(connection, info.id, [Kind.PROMPT])
    assert [(one.row.payload.user_id, one.there) for one in found] == [(102, Delivered(71, 72))]
    assert [(one["event"], one["row"]) for one in logs] == [("outbox.damaged", row)]
