"""What the log tells of a match, at its most talkative: no words of people, no secrets, no tokens."""

import sys
from io import StringIO

import pytest

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.cli.logs import begin_logging
from bot.sandbox import Member, Sandbox
from bot.settings import Settings
from tests.bot.app.table import begun

NOTE, REASON, NAME = "a-note-to-myself", "a-reason-for-the-pause", "a-match-of-that-name"


@pytest.fixture
def log(logs_as_before: None, monkeypatch: pytest.MonkeyPatch) -> StringIO:
    """What is written at the most talkative level."""
    written = StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", written)
        begin_logging(Settings(_env_file=None, CARAVAN_LOG_LEVEL="DEBUG"))
    return written


async def test_at_debug_the_log_holds_no_secret(
    log: StringIO, sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben, name=NAME)
    form = (await (await ana.slash(match.thread, "note")).response()).modal
    assert form is not None
    await (await ana.submit(form, {"note": NOTE})).response()
    await match.run(ana, match.thread, "vote pause", reason=REASON)
    panel = await match.panel(ben)
    (prompt,) = ben.dms()
    words = [line for line in prompt.text.splitlines() if len(line) > len(NAME)]
    answers = [
        one.custom_id.rpartition("|")[2] for shown in (prompt, panel) for one in answers_of(shown)
    ]
    await match.answer_any(ben, prompt)
    await match.delivered()
    written = log.getvalue()
    assert "ready" in written
    assert answers
    assert words
    tokens = [one.token for one in sandbox.interactions]
    assert len(tokens) > 5
    for secret in (NOTE, REASON, NAME, sandbox.token, *words, *answers, *tokens):
        assert secret not in written


async def test_what_is_told_of_a_rate_limit_holds_no_token(
    log: StringIO, sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    sandbox.faults.limit("*original*", seconds=0.01)
    await match.run(ana, match.thread, "hand")
    assert "rate limited" in log.getvalue()
    assert [one for one in sandbox.interactions if one.token in log.getvalue()] == []
