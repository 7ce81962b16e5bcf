"""Help: how the bot works, what a match is about just now, and the rules, over the real client."""

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.sandbox import Member, Message, Sandbox
from data.catalogues import catalogue
from data.rules import has_rules, rulebook
from engines.registry import games
from tests.bot.app.table import Match, custom_id, lobby, verbs

EN, ES = catalogue("en"), catalogue("es")
AIM = "fortuna-help-aim"


def menu_values(message: Message, verb: str) -> list[str]:
    """What can be picked from a menu of a private message."""
    rows = [row for row in message.components[0]["components"] if row["type"] == 1]
    (found,) = [
        item for row in rows for item in row["components"] if f"|{verb}|" in item["custom_id"]
    ]
    return [option["value"] for option in found.get("options", [])]


def button_called(message: Message, label: str) -> str:
    """The custom_id of the button with this label."""
    rows = [row for row in message.components[0]["components"] if row["type"] == 1]
    (found,) = [item for row in rows for item in row["components"] if item.get("label") == label]
    return str(found["custom_id"])


async def asked_and_idle(match: Match, *members: Member) -> tuple[Member, Member]:
    """Somebody who is asked a question, and somebody who is not."""
    panels = {member.id: await match.panel(member) for member in members}
    asked = next(one for one in members if any(answers_of(panels[one.id])))
    return asked, next(one for one in members if not any(answers_of(panels[one.id])))


async def test_without_a_match_help_says_in_six_lines_how_it_works(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await lobby(sandbox, bot, ana)
    for member, words in ((ana, ES), (ben, EN)):
        shown = await match.run(member, sandbox.channel("tables"), "help")
        assert shown.ephemeral_to == member.id
        assert words.format("help-panel", {}) in shown.text
        assert shown.text.count("\n") == 6
        assert words.format(AIM, {}) not in shown.text


async def test_help_named_for_a_lobby_tells_the_aim_of_its_game(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await lobby(sandbox, bot, ana)
    chosen = custom_id(match.lobby, "options").split("|")[2]
    shown = await match.run(ben, sandbox.channel("tables"), "help", match=chosen)
    assert EN.format(AIM, {}) in shown.text
    assert set(verbs(shown)) == {"rulebook"}


async def test_in_a_thread_help_tells_the_aim_and_the_phase_and_leads_to_the_panel(
    going: Match, ana: Member, ben: Member, zoe: Member
) -> None:
    for member, words in ((ana, ES), (ben, EN)):
        shown = await going.run(member, going.thread, "help")
        assert words.format(AIM, {}) in shown.text
        assert words.format("fortuna-help-phase-2", {}) in shown.text
        assert set(verbs(shown)) == {"play", "board", "rulebook"}
    panel = await going.press(ben, shown, "play")
    assert panel.text != shown.text
    onlooker = await going.run(zoe, going.thread, "help")
    assert set(verbs(onlooker)) == {"board", "rulebook"}


async def test_the_help_button_gives_the_rules_to_whoever_is_asked_and_the_phase_to_all(
    going: Match, ana: Member, ben: Member, zoe: Member
) -> None:
    asked, idle = await asked_and_idle(going, ana, ben)
    words = {ana.id: ES, ben.id: EN, zoe.id: EN}
    shown = await going.press(asked, going.post, "help")
    assert "**FOR-5.2**" in shown.text
    assert words[asked.id].format("fortuna-help-phase-2", {}) in shown.text
    for member in (idle, zoe):
        shown = await going.press(member, going.post, "help")
        assert "**FOR-" not in shown.text
        assert words[member.id].format("fortuna-help-phase-2", {}) in shown.text
        assert words[member.id].format(AIM, {}) in shown.text


async def test_a_match_that_is_over_has_no_phase_to_explain(
    going: Match, ana: Member, ben: Member
) -> None:
    await going.run(ana, going.thread, "mod end", counts=False, reason="the tide")
    shown = await going.press(ben, await going.run(ben, going.thread, "help"), "board")
    assert shown.attachments
    told = await going.run(ben, going.thread, "help")
    assert EN.format(AIM, {}) in told.text
    assert EN.format("fortuna-help-phase-2", {}) not in told.text
    assert "play" not in verbs(told)


async def test_outside_of_a_match_one_chooses_the_game_and_reads_by_chapters(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, zoe: Member
) -> None:
    match = await lobby(sandbox, bot, ana)
    shown = await match.run(zoe, sandbox.channel("tables"), "rules")
    assert menu_values(shown, "rules-game") == [game for game in games() if has_rules(game)]
    shown = await match.pick(zoe, shown, "rules-game", "tadmor")
    assert [
        one.titles["en"]
        for one in rulebook("tadmor").chapters
        if one.titles["en"] not in shown.text
    ] == []
    shown = await match.pick(zoe, shown, "rules-chapter", "17")
    assert "**TAD-17.I1**" in shown.text
    while "**TAD-17.I48**" not in shown.text:
        seen = shown.text
        shown = await match.click(zoe, shown, button_called(shown, EN.format("bot-further", {})))
        assert shown.text != seen
    everything = await match.click(
        zoe, shown, button_called(shown, EN.format("help-rules-all", {}))
    )
    assert "Rules of Tadmor" in everything.text


async def test_in_a_thread_only_the_rules_of_its_game_are_read(
    going: Match, ana: Member, ben: Member
) -> None:
    shown = await going.run(ben, going.thread, "rules")
    assert "Rules of Fortuna" in shown.text
    shown = await going.run(ana, going.thread, "rules")
    assert "Reglas de Fortuna" in shown.text
    shown = await going.run(ben, going.thread, "rules", search="how do I get into Rome")
    assert shown.text.startswith("**FOR-12.1**")
    other = await going.run(ben, going.thread, "rules", search="provost")
    assert other.text == EN.format("bot-rules-none", {})
    named = await going.run(ben, going.thread, "rules", search="provost", game="caylus")
    assert "**CAY-" in named.text


async def test_what_is_found_outside_of_a_match_stands_under_the_names_of_the_games(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, zoe: Member
) -> None:
    match = await lobby(sandbox, bot, ana)
    place = sandbox.channel("tables")
    shown = await match.run(zoe, place, "rules", search="how do I get into Rome")
    assert shown.text.startswith("### Fortuna\n**FOR-12.1**")
    assert "CAY-" not in shown.text
    several = await match.run(zoe, place, "rules", search="end of the game")
    headings = [several.text.count(f"### {EN.format(f'{game}-name', {})}\n") for game in games()]
    assert max(headings) == 1
    assert sum(headings) > 3  # a page has no room for all
    assert "FOR-1.7" in (await match.run(zoe, place, "rules", search="for-1.7")).text
    suggested = await zoe.autocomplete(place, "rules", "search", "dice")
    assert suggested[0]["name"].startswith("Fortuna · FOR-")
    assert "dice" in suggested[0]["name"].lower()
    asked = await match.run(zoe, place, "rules", search="whose qqqq are the dice")
    assert "dice" in asked.text.lower()
    unknown = await match.run(zoe, place, "rules", search="qqqq")
    assert unknown.text == EN.format("bot-rules-none", {})
