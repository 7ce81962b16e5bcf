"""How often the board's picture is posted, over the real client."""

from itertools import count
from typing import Any

import pytest

from bot.app import Caravanserai
from bot.posts.turn import AWAITED
from bot.sandbox import Member, Message, Sandbox
from bot.sandbox.models import walk
from engines.core import Stream
from tests.bot.app.table import Match, begun, custom_id, verbs

IDS = count(1)


def match_id(match: Match) -> str:
    return custom_id(match.post, "board").split("|")[2]


async def one_by_one(match: Match, answers: int) -> list[int]:
    """Let so many questions be answered, each posted before the next; gives the rounds they fell in."""
    chosen, stream = match_id(match), Stream(b"b" * 32, "boards", 0)
    rounds = []
    for _ in range(answers):
        live = await match.bot.matches.store.live(chosen)
        decision = next(one for one in live.match.table.pending.values() if not one.blocked)
        user = live.info.seats[decision.seat].user_id
        assert user is not None
        answer = decision.sample(stream)
        await match.bot.matches.play.answer(chosen, user, next(IDS), decision.id, answer)
        await match.delivered()
        rounds.append(live.spec.round(live.match.table.position.state))
    return rounds


def boards(match: Match) -> list[Message]:
    """The posts that tell how things stand, or what became of it since, in order."""
    return [
        post
        for post in match.posts
        if any(one.get("id") == AWAITED for one in walk(post.components))
    ]


def pictures(match: Match) -> int:
    return sum(bool(post.attachments) for post in boards(match))


async def test_by_the_round_there_is_one_picture_a_round_and_short_posts_between(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben, boards="round")
    # A post that is history by now pings nobody any more.
    posted: list[dict[str, Any]] = []
    sandbox.world.listeners.append(
        lambda event: posted.append(event.data) if event.name == "MESSAGE_CREATE" else None
    )
    rounds = await one_by_one(match, 40)
    shown = pictures(match)
    assert 2 <= shown <= len({0, *rounds})
    assert shown < len(boards(match))
    assert any(post["mentions"] for post in posted if not post["attachments"])


@pytest.mark.parametrize("posting", ["move", "turn", "round"])
async def test_the_buttons_stay_on_the_last_post(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, posting: str
) -> None:
    match = await begun(sandbox, bot, ana, ben, boards=posting)
    await one_by_one(match, 15)
    assert [bool(verbs(post)) for post in boards(match)[:-1]] == [False] * (len(boards(match)) - 1)
    assert "play" in verbs(boards(match)[-1])


async def test_by_the_move_there_are_more_boards_than_by_the_turn(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    posted = []
    for posting in ("turn", "move"):
        match = await begun(sandbox, bot, ana, ben, boards=posting)
        await one_by_one(match, 25)
        posted.append(pictures(match))
    assert posted[0] < posted[1] <= 26
