"""What moderators at work do not give away, and questions in private at their hands."""

from typing import Any

import pytest

from bot.app import Caravanserai
from bot.panel.controller import PanelRequest
from bot.panel.live_panels import Redraw
from bot.pictures.pictures import Pictures
from bot.sandbox import Channel, Member, Sandbox
from bot.ui.message import MessageBuilder
from renderer.core.picture import Picture
from tests.bot.app.moderating import act
from tests.bot.app.table import Match, begun, match_id, verbs
from tests.bot.app.waiting import settled


@pytest.fixture
async def secretive(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> Match:
    """A match in which both are asked in secret; Zoë is a moderator, Ana too, and plays."""
    match = await begun(sandbox, bot, ana, ben)
    await match.run(ana, tables, "setup", role=sandbox.role("Moderators"))
    return match


async def answer_in_secret(match: Match, who: int) -> None:
    live = await match.bot.matches.store.live(match_id(match))
    seat = live.info.seat_of(who)
    asked = next(one for one in live.match.table.pending.values() if one.seat == seat)
    assert asked.secret
    default = live.match.default_for(asked.id)
    await match.bot.matches.play.answer(match_id(match), who, 77, asked.id, default)


async def test_no_list_of_moves_tells_who_has_answered_in_secret(
    secretive: Match, zoe: Member, ben: Member
) -> None:
    before = await zoe.autocomplete(secretive.thread, "mod rollback", "move", "")
    await answer_in_secret(secretive, ben.id)
    assert await zoe.autocomplete(secretive.thread, "mod rollback", "move", "") == before


async def test_a_look_by_a_player_leaves_out_what_grows_with_secret_answers(
    secretive: Match, ana: Member, ben: Member
) -> None:
    await answer_in_secret(secretive, ben.id)
    shown = await act(secretive, ana, "look")
    assert "revisión" not in shown


async def test_a_rollback_shows_a_moderator_who_plays_its_own_view_and_others_the_public_one(
    bot: Caravanserai,
    secretive: Match,
    ana: Member,
    zoe: Member,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await answer_in_secret_of_all(secretive)
    await secretive.delivered()
    seats: list[int | None] = []
    board = Pictures.board

    async def seen(
        own: Pictures, live: Any, lang: str, seat: int | None = None, before: Any = None
    ) -> Picture:
        seats.append(seat)
        return await board(own, live, lang, seat, before)

    monkeypatch.setattr(Pictures, "board", seen)
    own = (await bot.matches.store.info(match_id(secretive))).seat_of(ana.id)
    for who in (ana, zoe):
        await secretive.run(who, secretive.thread, "mod rollback", move="0")
    assert seats == [own, own, None, None]


async def answer_in_secret_of_all(match: Match) -> None:
    """Everybody who is asked answers by default, until something public has happened."""
    live = await match.bot.matches.store.live(match_id(match))
    for asked in list(live.match.table.pending.values()):
        user = live.info.seats[asked.seat].user_id
        assert user is not None
        default = live.match.default_for(asked.id)
        await match.bot.matches.play.answer(
            match_id(match), user, asked.seat + 90, asked.id, default
        )


async def test_direct_messages_of_somebody_replaced_die(
    sandbox: Sandbox, secretive: Match, zoe: Member, ben: Member
) -> None:
    prompt = ben.visible_messages(ben.dm_channel())[-1]
    assert {"take", "pick", "form", "add"} & verbs(prompt).keys()
    chiara = sandbox.member("Chiara")
    await act(secretive, zoe, "replace", player=ben.name, member=chiara)
    await settled(sandbox)
    assert not {"take", "pick", "form", "add"} & verbs(prompt).keys()
    asked = [one for one in chiara.visible_messages(chiara.dm_channel()) if verbs(one)]
    assert any({"take", "pick", "form", "add"} & verbs(one).keys() for one in asked)


async def test_a_question_by_direct_message_can_be_answered_again_after_a_pause(
    secretive: Match, zoe: Member, ben: Member
) -> None:
    prompt = ben.dms()[-1]
    asked = verbs(prompt)
    await act(secretive, zoe, "pause")
    await secretive.player.until(lambda: "was paused" in prompt.text or None, "a paused panel")
    await act(secretive, zoe, "resume")
    await secretive.player.until(lambda: "was paused" not in prompt.text or None, "a panel again")
    assert verbs(prompt) == asked


async def test_a_panel_that_another_takes_the_place_of_is_brought_up_to_date_once_more(
    bot: Caravanserai, secretive: Match, ben: Member
) -> None:
    request = PanelRequest(match_id(secretive), ben.id, "en", 0)
    redrawn: list[str] = []

    def redraw(which: str) -> Redraw:
        async def keep(_: MessageBuilder) -> None:
            redrawn.append(which)

        return keep

    bot.live_panels.showing(request, ("paused",), redraw("old"))
    bot.live_panels.calling(request, ("asked",), redraw("new"))
    await bot.live_panels.close()
    assert redrawn == ["old"]
