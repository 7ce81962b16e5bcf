"""What-ifs over the real client: private panels in which one person plays every seat."""

from pathlib import Path

import pytest

import engines.core
from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.sandbox import Member, Message, Sandbox
from tests.bot.app.house import running
from tests.bot.app.table import Match, begun, custom_id, verbs
from tests.bot.autoplayer import AutoPlayer


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """Past the secret beginning: one of the two is asked for an action card."""
    started = await begun(sandbox, bot, ben, ana)
    for member in (ben, ana):
        await started.answer_any(member, await started.panel(member))
    await started.delivered()
    return started


async def tried(match: Match, member: Member) -> Message:
    """A what-if, opened by command."""
    return await match.run(member, match.thread, "whatif")


async def play(match: Match, member: Member, trial: Message, answers: int) -> None:
    for _ in range(answers):
        await match.answer_any(member, trial)


async def until_asked(match: Match, member: Member, trial: Message, who: str) -> None:
    while f"{who}** " not in next(one for one in trial.text.splitlines() if "decides:" in one):
        await match.answer_any(member, trial)


def trial_id(message: Message) -> str:
    return custom_id(message, "close").split("|")[2]


def pictures_of(message: Message) -> list[str]:
    """The alternative texts of a message's pictures."""
    found = [item for item in message.components[0]["components"] if item["type"] == 12]
    return [one["items"][0]["description"] for one in found]


def board_of(message: Message) -> str:
    return pictures_of(message)[0]


async def test_it_is_private_and_says_what_it_is(match: Match, ben: Member) -> None:
    trial = await tried(match, ben)
    assert trial.ephemeral_to == ben.id
    assert "What if? · Fortuna 1" in trial.text
    assert "nothing here counts" in trial.text
    assert "decides:" in trial.text
    assert "Fortuna 1" in board_of(trial)
    assert any(answers_of(trial))


async def test_one_person_moves_for_everybody(match: Match, ben: Member) -> None:
    trial = await tried(match, ben)
    asked = set()
    for _ in range(12):
        asked.add(next(line for line in trial.text.splitlines() if "decides:" in line))
        await match.answer_any(ben, trial)
    assert len(asked) == 2


async def test_it_opens_from_the_panel_too(match: Match, ben: Member) -> None:
    panel = await match.panel(ben)
    trial = await match.press(ben, panel, "whatif")
    assert trial is not panel
    assert "What if?" in trial.text
    assert trial_id(trial) == trial_id(await tried(match, ben))


async def test_opened_again_it_says_that_it_is_as_it_was_left(match: Match, ben: Member) -> None:
    assert "as you left it" not in (await tried(match, ben)).text
    assert "as you left it" in (await tried(match, ben)).text


async def test_answers_for_all_seats_count_as_no_ones_turn(match: Match, ben: Member) -> None:
    trial = await tried(match, ben)
    await play(match, ben, trial, 2)
    assert "undo" in verbs(trial)
    assert "of your turn" not in trial.text


async def test_the_thread_sees_nothing_of_it(match: Match, ben: Member) -> None:
    before = [(post.id, post.text) for post in match.posts]
    trial = await tried(match, ben)
    await play(match, ben, trial, 6)
    await match.delivered()
    assert [(post.id, post.text) for post in match.posts] == before


async def test_nobody_is_written_to(match: Match, ana: Member, ben: Member) -> None:
    before = len(ana.dms()), len(ben.dms())
    await play(match, ben, await tried(match, ben), 10)
    await match.delivered()
    assert (len(ana.dms()), len(ben.dms())) == before


async def test_answers_are_taken_back_one_by_one_and_all_at_once(match: Match, ben: Member) -> None:
    trial = await tried(match, ben)
    question = next(line for line in trial.text.splitlines() if line.startswith("### "))
    board = board_of(trial)
    await play(match, ben, trial, 5)
    await match.press(ben, trial, "undo")
    assert "undo" in verbs(trial)
    await match.press(ben, trial, "restart")
    assert question in trial.text
    assert board_of(trial) == board
    assert "undo" not in verbs(trial)


async def test_an_ai_answers_for_the_others(match: Match, ben: Member) -> None:
    trial = await tried(match, ben)
    await until_asked(match, ben, trial, "Ana")
    await match.press(ben, trial, "others")
    assert "Björn" in next(one for one in trial.text.splitlines() if "decides:" in one)


async def test_an_ai_is_offered_only_while_others_are_asked(match: Match, ben: Member) -> None:
    trial = await tried(match, ben)
    await until_asked(match, ben, trial, "Ana")
    assert "others" in verbs(trial)
    await until_asked(match, ben, trial, "Björn")
    assert "others" not in verbs(trial)


async def test_an_old_panel_that_still_offers_one_is_brought_up_to_date(
    match: Match, ben: Member
) -> None:
    old = await tried(match, ben)
    await until_asked(match, ben, old, "Ana")
    await until_asked(match, ben, await tried(match, ben), "Björn")
    await match.press(ben, old, "others")
    assert "waiting for the others right now" in old.text
    assert "others" not in verbs(old)


async def test_a_deal_that_cannot_go_on_says_so_in_its_panel(
    match: Match, ben: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    def impossible(*_: object) -> None:
        raise ValueError

    trial = await tried(match, ben)
    await match.answer_any(ben, trial)
    monkeypatch.setattr(engines.core.Match, "answer", impossible)
    await match.answer_any(ben, trial)
    assert "go on like that. Take back the last answer" in trial.text
    assert {"undo", "deal"} <= verbs(trial).keys()


@pytest.mark.parametrize(
    ("what", "told"), [("again", "dealt anew"), ("present", "your match is now")]
)
async def test_it_begins_anew_with_another_deal_or_from_the_present(
    match: Match, ben: Member, what: str, told: str
) -> None:
    trial = await tried(match, ben)
    await play(match, ben, trial, 2)
    found = custom_id(trial, "deal").rpartition("|")[0]
    await ben.click(trial, f"{found}|{what}")
    await match.player.until(lambda: told in trial.text or None, "a changed message")
    assert "undo" not in verbs(trial)


async def test_its_board_and_its_story_can_be_read(match: Match, ben: Member) -> None:
    trial = await tried(match, ben)
    await play(match, ben, trial, 2)
    board = await match.press(ben, trial, "board")
    assert "then" not in verbs(board)
    await match.pick(ben, board, "zoom", "text")
    assert "```" in board.text
    log = await match.press(ben, trial, "log")
    assert "The what-if begins." in log.text


async def test_what_is_looked_at_in_it_says_that_it_has_not_happened(
    match: Match, ben: Member
) -> None:
    trial = await tried(match, ben)
    assert "WHAT IF?" in board_of(trial)
    board = await match.press(ben, trial, "board")
    log = await match.press(ben, trial, "log")
    for shown in (board, log):
        assert "none of it has happened in your match" in shown.text
    assert "WHAT IF?" in board_of(board)
    assert "WHAT IF?" not in board_of(await match.press(ben, match.post, "board"))


async def test_it_tells_what_the_others_did_since_ones_last_move(match: Match, ben: Member) -> None:
    trial = await tried(match, ben)
    await until_asked(match, ben, trial, "Ana")
    await match.press(ben, trial, "others")
    _, found, news = trial.text.partition("**Since your last move:**")
    assert found
    assert "**Ana**" in news.partition("decides:")[0]


async def test_closing_forgets_it(match: Match, ben: Member) -> None:
    trial = await tried(match, ben)
    found = trial_id(trial)
    await match.press(ben, trial, "close")
    assert "is gone" in trial.text
    assert await match.bot.matches.whatif.of(ben.id) == []
    assert trial_id(await tried(match, ben)) != found


async def match_id(match: Match) -> str:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    return found.id


async def test_it_goes_on_after_a_restart(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member
) -> None:
    async with running(sandbox, tmp_path) as first:
        match = await begun(sandbox, first, ben, ana)
        trial = await tried(match, ben)
        await play(match, ben, trial, 3)
    async with running(sandbox, tmp_path) as second:
        match.bot = second
        await match.answer_any(ben, trial)
        await match.press(ben, trial, "undo")
        assert "What if?" in trial.text


async def test_a_secret_question_shows_the_hand_of_who_is_asked(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ben, ana)
    trial = await tried(match, ben)
    hands = set()
    for _ in range(2):
        hands |= {told for told in pictures_of(trial) if told.startswith("hand of")}
        await match.answer_any(ben, trial)
    assert sorted(hand.split()[2] for hand in hands) == ["Ana", "Björn"]


async def test_the_panel_of_a_finished_what_if_shows_the_points(match: Match, ben: Member) -> None:
    trial = await tried(match, ben)
    live = await match.bot.matches.store.live(trial_id(trial))
    while not live.match.over:
        decision = next(one for one in live.match.table.pending.values() if not one.blocked)
        default = live.match.default_for(decision.id)
        await match.bot.matches.play.answer(
            live.info.id, ben.id, live.match.number, decision.id, default
        )
        live = await match.bot.matches.store.live(live.info.id)
    shown = await tried(match, ben)
    assert "The what-if is over" in shown.text
    assert "others" not in verbs(shown)
    assert "undo" in verbs(shown)


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("game", ["large", "bazaar"])
async def test_every_kind_of_question_can_be_answered_in_it(
    sandbox: Sandbox, ben: Member, zoe: Member, game: str
) -> None:
    player = AutoPlayer(sandbox, sandbox.channel("tables"), [ben, zoe], aside=0.0)
    await player.open(game)
    thread = await player.begin()
    trial = (await (await ben.slash(thread, "whatif")).response()).message
    assert trial is not None
    while (answers := list(answers_of(trial))) and player.presses < 150:
        await player.press(ben, trial, player.dice.choice(answers))
    assert "What if?" in trial.text
    assert "undo" in verbs(trial)
