"""Secret questions: by direct message, or by a button in the thread where messages are closed."""

import re

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.sandbox import Member, Sandbox
from data.catalogues import catalogue
from tests.bot.app.table import Match, begun, verbs

CLOSED = catalogue("en").format("bot-dm-closed")


async def test_a_secret_question_comes_by_direct_message(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    (prompt,) = ben.dms()
    assert any(answers_of(prompt))
    assert prompt.attachments[0].filename == "hand.png"
    assert "Fortuna 1" in prompt.text
    await match.answer_any(ben, prompt)
    assert list(answers_of(prompt)) == []


async def test_closed_messages_lead_to_a_button_in_the_thread(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    ben.allow_dms(allowed=False)
    match = await begun(sandbox, bot, ana, ben)
    call = next(
        post for post in match.posts if "there\u2019s a private question for you" in post.text
    )
    assert ben.mention in call.text
    assert call.mentions == []  # the opening post has pinged them already
    panel = await match.press(ben, call, "play")
    assert panel.ephemeral_to == ben.id
    assert any(answers_of(panel))
    assert "/settings" in panel.text


async def test_that_messages_are_closed_is_told_once_until_one_asks_for_them(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    ben.allow_dms(allowed=False)
    match = await begun(sandbox, bot, ana, ben)
    assert "/settings" in (await match.panel(ben)).text
    again = await match.panel(ben)
    assert "/settings" not in again.text
    assert "/settings" not in (await match.press(ben, again, "panel")).text
    settings = await match.run(ben, match.thread, "settings", dms=True)
    assert CLOSED in settings.text
    assert "/settings" not in (await match.panel(ben)).text
    ben.allow_dms(allowed=True)
    await match.run(ben, match.thread, "settings", dms=True)
    ben.allow_dms(allowed=False)
    await begun(sandbox, bot, ana, ben)
    assert "/settings" in (await match.panel(ben)).text


async def test_after_a_refusal_no_message_is_tried_again(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    ben.allow_dms(allowed=False)
    await begun(sandbox, bot, ana, ben)
    tried = _refused(sandbox)
    await begun(sandbox, bot, ana, ben)
    assert tried == _refused(sandbox) == 1


async def test_settings_try_messages_again_when_asked(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    ben.allow_dms(allowed=False)
    match = await begun(sandbox, bot, ana, ben)
    ben.allow_dms(allowed=True)
    panel = await match.run(ben, match.thread, "settings")
    await match.press(ben, panel, "dms")
    assert len(ben.dms()) == 1
    assert "work" in panel.text


async def test_who_wants_no_messages_gets_none(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    await (await ben.slash(sandbox.channel("tables"), "settings", {"dms": False})).response()
    match = await begun(sandbox, bot, ana, ben)
    assert ben.dms() == []
    assert any(ben.mention in post.text for post in match.posts)


async def test_everybody_is_spoken_to_in_their_own_language(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    assert "Mi mano" not in match.post.text
    panel = await match.run(ana, match.thread, "settings")
    assert "Tus ajustes" in panel.text
    await match.pick(ana, panel, "language", "en")
    assert "Your settings" in panel.text


async def test_a_question_comes_in_the_language_of_its_reader(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    assert "Reserva una" in ana.dms()[-1].text
    assert "Reserve one" in ben.dms()[-1].text
    assert "Reserva" not in match.post.text


async def test_a_chosen_language_goes_before_that_of_discord(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    place = sandbox.channel("tables")
    await (await ben.slash(place, "settings", {"language": "es"})).response()
    await begun(sandbox, bot, ana, ben)
    assert "Reserva una" in ben.dms()[-1].text


async def test_nothing_is_said_of_an_undo_when_nothing_was_answered(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    await begun(sandbox, bot, ana, ben)
    assert "take back" not in ben.dms()[-1].text
    assert "taken back" not in ben.dms()[-1].text


async def test_an_idle_panel_loses_the_undo_that_others_have_taken_away(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben, zoe)
    first = zoe.dms()[-1]
    await match.answer_any(zoe, first)
    assert verbs(first).get("undo")
    for member in (ana, ben):
        await match.answer_any(member, member.dms()[-1])
    await match.player.until(lambda: not verbs(first).get("undo") or None, "a panel without undo")


async def test_who_is_asked_next_is_called_even_if_they_were_the_last_to_answer_in_secret(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    first, second = (ana, ben) if "**Ana** ■ starts" in _marked(match) else (ben, ana)
    for member in (second, first):
        await match.answer_any(member, member.dms()[-1])
    await match.delivered()
    awaited = [line for line in match.post.text.splitlines() if "⏳" in line]
    assert len(awaited) == 1
    assert first.mention in awaited[0]
    assert second.mention not in awaited[0]
    assert match.post.mentions == [first.id]


def _marked(match: Match) -> str:
    """The first post, with every mark as a square."""
    return re.sub(r"[▲●■✚★◆]", "■", match.post.text)


async def test_no_secret_stands_in_the_thread(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    await match.answer_any(ben, ben.dms()[-1])
    await match.delivered()
    words = [word for word in ben.dms()[-1].text.splitlines() if "✓" in word]
    chosen = words[0].removeprefix("> ✓ ")
    assert all(f"reserved {chosen}" not in post.text for post in match.posts)
    assert verbs(match.post).get("play")


def _refused(sandbox: Sandbox) -> int:
    return sum(one.code == 50007 for one in sandbox.requests)


async def test_a_panel_left_open_asks_as_soon_as_it_is_ones_turn(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    panels = {ana.id: ana.dms()[-1], ben.id: ben.dms()[-1]}
    for member in (ana, ben):
        await match.answer_any(member, panels[member.id])
    await match.player.until(
        lambda: any(any(answers_of(panel)) for panel in panels.values()), "a panel that asks"
    )


async def test_a_question_says_what_one_has_in_private_and_in_a_what_if_in_ones_own_language(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    for member, wanted in (
        (ana, r"(Tienes|tiene): \d+ monedas? · "),
        (ben, r"(You have|has): \d+ coins? · "),
    ):
        (prompt,) = member.dms()
        assert re.search(wanted, prompt.text)
        trial = await match.run(member, match.thread, "whatif")
        assert re.search(wanted, trial.text)
