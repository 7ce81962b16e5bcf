"""After the end: watching the match again, and another one of the same people."""

import pytest

from bot.app import Caravanserai
from bot.domain.match import Status
from bot.pages.details import short
from bot.posts.rematch import next_name
from bot.sandbox import Channel, Member, Permission, Sandbox
from tests.bot.app.exporting import answered, over
from tests.bot.app.table import Match, begun, custom_id, verbs

AFTERWARDS = {"rematch", "replay", "export", "result", "board", "log", "details"}


@pytest.fixture
async def ended(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    match = await begun(sandbox, bot, ana, ben, name="Friday", private=True)
    await answered(match, until=over)
    return match


@pytest.fixture
async def ended_soon(sandbox: Sandbox, shelf: Caravanserai, ana: Member, ben: Member) -> Match:
    """The same of a game that is over after a few answers."""
    match = await begun(sandbox, shelf, ana, ben, game="pebbles", name="Friday", private=True)
    await answered(match, until=over)
    return match


async def test_the_end_post_leads_to_all_that_can_be_done_after_it(
    ended: Match, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> None:
    assert set(verbs(ended.post)) == {"confirm", *AFTERWARDS}
    await _the_match_is_shown_again(ended, zoe)
    await _a_rematch_is_open_for_the_same_people(ended, bot, ana, ben, zoe, tables)
    await _once_all_have_confirmed_the_dice_can_be_proven(ended, ana, ben, zoe)


async def _once_all_have_confirmed_the_dice_can_be_proven(
    ended: Match, ana: Member, ben: Member, zoe: Member
) -> None:
    end = next(post for post in ended.posts if verbs(post).get("confirm"))
    for member in (ana, ben):
        await ended.press(member, end, "confirm")
    await ended.delivered()
    proof = await ended.press(zoe, ended.post, "verify")
    assert proof.ephemeral_to == zoe.id
    assert "Proven: " in proof.text
    assert "✓" in proof.text


async def test_once_the_result_is_final_the_end_post_says_so_and_asks_for_no_more_confirming(
    ended: Match, bot: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    end = ended.post
    match_id = custom_id(end, "confirm").split("|")[2]
    assert "final once everyone has confirmed" in end.text
    for member in (ana, ben):
        await ended.press(member, end, "confirm")
    await ended.delivered()
    seed = (await bot.matches.store.info(match_id)).seed
    assert seed is not None
    assert f"The result is final. Seed: `{short(seed)}`" in end.text
    assert seed in (await ended.press(ana, end, "details")).text
    assert "once everyone has confirmed" not in end.text
    assert end.attachments
    assert set(verbs(end)) == {"verify", *AFTERWARDS}
    assert "Proven: " in (await ended.press(zoe, end, "verify")).text


async def _the_match_is_shown_again(ended: Match, zoe: Member) -> None:
    film = await ended.press(zoe, ended.post, "replay")
    assert film.ephemeral_to == zoe.id
    (gif,) = film.attachments
    assert gif.filename == "replay.gif"
    assert gif.content.startswith(b"GIF89a")
    assert b"Setup" in gif.content.splitlines()[0]


async def _a_rematch_is_open_for_the_same_people(
    ended: Match, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> None:
    end = ended.post
    assert "in this match, but you can look" in (await ended.press(zoe, end, "rematch")).text
    await ended.press(ana, end, "rematch")
    await ended.delivered()
    assert ended.player.public(tables)[-1].mentions == [ben.id]
    await ended.press(ben, end, "rematch")
    own = await bot.matches.lists.of_member(ben.id)
    (lobby,) = [one for one in own if one.status is Status.LOBBY]
    assert lobby.private
    assert (lobby.name, lobby.channel_id, lobby.players) == ("Friday (2)", tables.id, 2)
    assert [seat.user_id for seat in lobby.seats] == [ana.id, ben.id]


async def test_a_rematch_that_all_ask_for_at_once_is_one_lobby(
    ended_soon: Match, shelf: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    end = ended_soon.post
    asked = [await one.click(end, custom_id(end, "rematch")) for one in (ana, ben)]
    for one in asked:
        await one.response()
    await ended_soon.delivered()
    (lobby,) = [
        one for one in await shelf.matches.lists.of_member(ana.id) if one.status is Status.LOBBY
    ]
    assert {seat.user_id for seat in lobby.seats} == {ana.id, ben.id}
    calls = [
        post
        for post in ended_soon.player.public(tables)
        if post.mentions and verbs(post).get("join")
    ]
    assert len(calls) == 1
    host = next(one for one in (ana, ben) if one.id == lobby.creator_id)
    await ended_soon.run(host, tables, "match start", match=lobby.id)
    await ended_soon.delivered()
    await ended_soon.player.until(lambda: verbs(calls[0]) == {} or None, "a call without a button")


@pytest.mark.parametrize("asked_in", ["its thread", "another channel", "a direct message"])
async def test_a_rematch_calls_the_others_where_its_lobby_is_wherever_it_is_asked_for(
    ended_soon: Match,
    sandbox: Sandbox,
    ana: Member,
    ben: Member,
    tables: Channel,
    asked_in: str,
) -> None:
    elsewhere = sandbox.channel("lobby")
    places = {"its thread": ended_soon.thread, "another channel": elsewhere}
    place = places.get(asked_in, ana.dm_channel())
    sandbox.deny(elsewhere, Permission.ATTACH_FILES)
    shown = await ended_soon.run(ana, place, "match rematch", match=_ended_id(ended_soon))
    await ended_soon.delivered()
    assert shown.ephemeral_to == ana.id
    lobby, call = ended_soon.player.public(tables)[-2:]
    assert "## Friday" in lobby.text
    assert call.mentions == [ben.id]
    assert "Ana ▲ wants a rematch" in call.text
    assert {"join"} == set(verbs(call))
    assert not [one for one in ended_soon.player.public(place) if "a rematch" in one.text]
    await ended_soon.press(ben, call, "join")
    await ended_soon.delivered()
    assert ben.name in lobby.text


async def test_a_rematch_is_refused_where_the_bot_may_not_post_its_lobby(
    ended_soon: Match, sandbox: Sandbox, shelf: Caravanserai, ana: Member, tables: Channel
) -> None:
    sandbox.deny(tables, Permission.ATTACH_FILES)
    for place in (sandbox.channel("lobby"), ana.dm_channel()):
        shown = await ended_soon.run(ana, place, "match rematch", match=_ended_id(ended_soon))
        assert f"<#{tables.id}>" in shown.text
    own = await shelf.matches.lists.of_member(ana.id)
    assert [one for one in own if one.status is Status.LOBBY] == []


async def test_a_match_that_runs_has_no_replay_and_no_rematch(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    for verb in ("replay", "rematch"):
        row = next(item for item in match.post.components[0]["components"] if item["type"] == 1)
        row["components"][0]["custom_id"] = f"p|{verb}|{(await _id(match))}"
        shown = await match.press(ben, match.post, verb)
        assert "isn\u2019t over yet" in shown.text


def _ended_id(match: Match) -> str:
    return custom_id(match.post, "rematch").split("|")[2]


async def _id(match: Match) -> str:
    return verbs(match.post)["hand"].split("|")[2]


@pytest.mark.parametrize(
    ("name", "next_one"),
    [
        ("Friday", "Friday (2)"),
        ("Friday (2)", "Friday (3)"),
        ("x" * 80, "x" * 76 + " (2)"),
        ("(9)", "(9) (2)"),
    ],
)
def test_a_rematch_is_named_by_its_number(name: str, next_one: str) -> None:
    assert next_name(name) == next_one
