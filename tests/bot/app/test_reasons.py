"""Reasons as people type them: read whole by everybody, pinging nobody, spoiling no post."""

from typing import Any

import pytest

from bot.app import Caravanserai
from bot.sandbox import Member, Sandbox
from bot.sandbox.errors import UsageError
from tests.bot.app.table import Match, begun, match_id

NASTY = "@everyone <@{id}> <@&{role}> **loud** ||hidden|| [here](https://x.example) \u202eturned `c` # big"
INVISIBLE = "\u200b\u2060\u200e"
LONG = "x" * 199 + "y"
ACTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("waiting", {}),
    ("look", {}),
    ("clone", {}),
    ("pause", {}),
    ("end", {"counts": False}),
)


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, zoe: Member, ana: Member) -> Match:
    """Ana owns the server."""
    return await begun(sandbox, bot, zoe, ana, game="caylus")


def harmless(match: Match, text: str) -> bool:
    """Whether nothing in a text turns, pings or marks up."""
    raw = (
        "**loud**",
        "||hidden||",
        "](",
        "\u202e",
        "`c`",
        "\n# big",
        "<@&",
        f"<@{match.player.members[0].id}>",
    )
    return all(one not in text for one in raw)


async def test_no_reason_pings_or_spoils_a_post_whatever_is_done(
    match: Match, ana: Member, zoe: Member
) -> None:
    role = next(iter(match.sandbox.guild.roles))
    reason, number = NASTY.format(id=zoe.id, role=role), match_id(match)
    for act, more in ACTS:
        given = {"match": number, "reason": reason, **more}
        await match.run(ana, match.thread, f"mod {act}", **given)
        await match.delivered()
        post = next(one for one in reversed(match.posts) if "loud" in one.text)
        assert harmless(match, post.text), act
        assert (post.mentions, post.mention_roles, post.mentions_everyone) == ([], [], False)
    log = await match.run(zoe, match.thread, "log")
    audit = await match.run(ana, match.thread, "mod audit")
    assert harmless(match, log.text)
    assert "**loud**" not in audit.text
    assert (audit.mentions, audit.mention_roles, audit.mentions_everyone) == ([], [], False)


async def test_a_reason_from_right_to_left_turns_nothing_around_it(
    match: Match, ana: Member
) -> None:
    await match.run(ana, match.thread, "mod waiting", reason="שבת שבת")
    await match.delivered()
    assert any("\u2068שבת שבת\u2069" in post.text for post in match.posts)


async def test_the_longest_reason_is_read_whole_in_a_vote_too(
    match: Match, ana: Member, zoe: Member
) -> None:
    await match.run(ana, match.thread, "mod waiting", reason=LONG)
    await match.run(zoe, match.thread, "vote pause", reason=LONG)
    await match.delivered()
    assert len([post for post in match.posts if LONG in post.text]) == 2


@pytest.mark.parametrize("reason", [" ", INVISIBLE, "\n\n", f" {INVISIBLE} "])
async def test_a_reason_that_cannot_be_read_is_none(match: Match, ana: Member, reason: str) -> None:
    number, posts = match_id(match), len(match.posts)
    for act, more in ACTS:
        given = {"match": number, "reason": reason, **more}
        shown = await match.run(ana, match.thread, f"mod {act}", **given)
        assert "de 1 a 200" in shown.text
    await match.delivered()
    assert len(match.posts) == posts


@pytest.mark.parametrize("reason", ["", LONG + "z"])
async def test_discord_itself_refuses_what_is_empty_or_too_long(
    match: Match, ana: Member, reason: str
) -> None:
    with pytest.raises(UsageError):
        await match.run(ana, match.thread, "mod waiting", reason=reason)
