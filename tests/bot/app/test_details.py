"""What nobody needs to read to play stands behind a button, and posts hold it short."""

import re

import pytest

from bot.app import Caravanserai
from bot.sandbox import Member, Sandbox
from tests.bot.app.table import Match, begun, lobby

LONG = re.compile(r"[0-9a-f]{20}|\d{17,}(?![:>/\d])")
"""A hash, a seed, or an id that is no mention, stamp or address."""


def told(match: Match) -> str:
    return "\n".join(post.text for post in [match.lobby, *match.posts])


@pytest.mark.parametrize("language", ["en", "es"])
async def test_no_post_of_a_beginning_match_holds_a_long_number(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, language: str
) -> None:
    match = await begun(sandbox, bot, ana, ben, language=language)
    assert LONG.findall(told(match)) == []


async def test_the_details_hold_all_that_the_dice_are_proven_by_and_all_settings(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await lobby(sandbox, bot, ben, ana, language="en")
    (info,) = await bot.matches.lists.of_member(ana.id)
    shown = await match.press(ben, match.lobby, "details")
    assert shown.ephemeral_to == ben.id
    assert info.seed_hash in shown.text
    assert info.id in shown.text
    assert str(info.contributions[0].interaction_id) in shown.text
    assert "If somebody leaves" in shown.text
    assert "If somebody leaves" not in match.lobby.text


async def test_what_the_host_has_changed_stands_in_the_lobby(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await lobby(sandbox, bot, ben, language="en", boards="round", private=True)
    assert "Once a round" in match.lobby.text
    assert "By invitation only" in match.lobby.text


async def test_the_file_of_a_match_is_announced_as_what_it_is(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ben, ana, game="caylus", language="en")
    export = await match.run(ben, match.thread, "match export")
    assert "Until the match is over" in export.text
