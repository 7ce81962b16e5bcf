"""Direct messages closed between two questions, and opened again."""

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.domain.match import MatchInfo
from bot.sandbox import Member, Message, Sandbox
from tests.bot.app.hasty import info_of, play_until
from tests.bot.app.table import Match, begun, verbs


async def secret_question(match: Match, member: Member, known: set[str]) -> str:
    """Play on until somebody is asked a secret question it was not asked before.

    Somebody else answers last: who answers is asked on in its own panel.
    """
    seat = (await info_of(match)).seat_of(member.id)

    def asked(info: MatchInfo) -> bool:
        live = match.bot.matches.store.cached(info.id)
        assert live is not None
        return any(live.secrets[one] == seat for one in live.secrets.keys() - known)

    await play_until(match, asked, seat)
    await match.delivered()
    live = match.bot.matches.store.cached((await info_of(match)).id)
    assert live is not None
    return next(one for one in live.secrets.keys() - known if live.secrets[one] == seat)


def calls(match: Match, member: Member) -> list[Message]:
    called = [post for post in match.posts if member.id in post.mentions and "play" in verbs(post)]
    return [post for post in called if not post.attachments]


async def test_messages_closed_between_two_questions_lead_to_a_button_in_the_thread(
    sandbox: Sandbox, shelf: Caravanserai, ana: Member, zoe: Member
) -> None:
    match = await begun(sandbox, shelf, ana, zoe, game="bazaar")
    first = await secret_question(match, zoe, set())
    assert any(answers_of(zoe.dms()[-1]))
    assert calls(match, zoe) == []
    zoe.allow_dms(allowed=False)
    before = len(zoe.dms())
    await secret_question(match, zoe, {first})
    (call,) = calls(match, zoe)
    panel = await match.press(zoe, call, "play")
    assert (panel.ephemeral_to, len(zoe.dms())) == (zoe.id, before)
    assert any(answers_of(panel))
    zoe.allow_dms(allowed=True)
    settings = await match.run(zoe, match.thread, "settings", dms=True)
    assert "work" in settings.text
    assert len(zoe.dms()) == before + 1


async def test_a_question_already_sent_is_answered_though_messages_are_closed_since(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, zoe: Member
) -> None:
    match = await begun(sandbox, bot, ana, zoe)
    prompt = zoe.dms()[-1]
    zoe.allow_dms(allowed=False)
    await match.answer_any(zoe, prompt)
    assert (await info_of(match)).entry == 1
