"""What does not go together is refused where somebody sets it or would start it, in their language."""

import pytest

from bot.app import Caravanserai
from bot.sandbox import Member, Message, Sandbox, enabled_components
from tests.bot.app.table import Match, lobby, verbs

TOGETHER = {"en": "That doesn\u2019t go together.", "es": "Esa combinación no es posible."}
GUILD = {"en": "A guild needs 3 keepers.", "es": "Un gremio necesita 3 guardianes."}
DO = {
    "en": "Change the options or the number of players.",
    "es": "Cambia las opciones o el número de jugadores.",
}
each_language = pytest.mark.parametrize("lang", ["en", "es"])


def host(sandbox: Sandbox, lang: str) -> Member:
    return sandbox.member("Ana" if lang == "es" else "Zoë 🐫")


async def chosen(match: Match, member: Member, *wanted: str) -> str:
    """Pick in the host's panel: ("option", key, value) or ("seats", value); gives what is told in private."""
    panel = await match.press(member, match.lobby, "options")
    *named, value = wanted
    menu = next(
        one.custom_id
        for one in enabled_components(panel)
        if one.custom_id.split("|")[1::2][: len(named)] == named
    )
    before = panel.components
    interaction = await member.select(panel, menu, [value])
    await match.player.until(
        lambda: interaction.followups or panel.components is not before or None, "an answer"
    )
    await match.delivered()
    return interaction.followups[0].text if interaction.followups else ""


async def press(match: Match, member: Member, message: Message, verb: str) -> Message:
    shown = await match.press(member, message, verb)
    await match.delivered()
    return shown


@each_language
async def test_an_option_that_so_few_seats_rule_out_is_refused_with_the_reason_and_what_to_do(
    sandbox: Sandbox, shore: Caravanserai, lang: str
) -> None:
    member = host(sandbox, lang)
    match = await lobby(sandbox, shore, member, game="dike", seats=2)
    told = await chosen(match, member, "option", "guild", "on")
    assert told == f"{TOGETHER[lang]} {GUILD[lang]} {DO[lang]}"
    assert "Founded" not in match.lobby.text


@each_language
async def test_seats_that_an_option_rules_out_are_refused(
    sandbox: Sandbox, shore: Caravanserai, lang: str
) -> None:
    member = host(sandbox, lang)
    match = await lobby(sandbox, shore, member, game="dike")
    assert await chosen(match, member, "option", "guild", "on") == ""
    told = await chosen(match, member, "seats", "2")
    assert told == f"{TOGETHER[lang]} {GUILD[lang]} {DO[lang]}"


async def test_the_lobby_says_why_those_who_sit_cannot_start(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member, ben: Member
) -> None:
    match = await lobby(sandbox, shore, zoe, ana, game="dike", language="en")
    await chosen(match, zoe, "option", "guild", "on")
    assert "3–4 players" in match.lobby.text  # noqa: RUF001 - from-to
    assert "needs 1 more to start" in match.lobby.text
    assert "⚠️ Can\u2019t start like this: A guild needs 3 keepers." in match.lobby.text
    assert "start" not in verbs(match.lobby)
    for member, lang in ((zoe, "en"), (ana, "es")):
        if member is ana:
            await press(match, zoe, match.lobby, "leave")  # Ana is now the host
            await press(match, zoe, match.lobby, "join")
        refused = await match.run(member, match.player.channel, "match start")
        assert refused.text == f"{TOGETHER[lang]} {GUILD[lang]} {DO[lang]}"
    await press(match, ben, match.lobby, "join")
    assert "⚠️" not in match.lobby.text
    assert "start" in verbs(match.lobby)


@each_language
async def test_nobody_sits_down_with_whom_the_match_could_not_be_played(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member, ben: Member, lang: str
) -> None:
    guest, *others = (zoe, ana, ben) if lang == "en" else (ana, zoe, ben)
    match = await lobby(sandbox, shore, *others, sandbox.member("Chiara"), game="dike")
    await chosen(match, others[0], "option", "tide", "2")
    told = (await press(match, guest, match.lobby, "join")).text
    assert (
        told
        == {
            "en": "The match couldn\u2019t be played with one more player."
            " So high a tide is for 3 keepers at most.",
            "es": "Con un jugador más no se podría jugar."
            " Una marea tan alta es para 3 guardianes como mucho.",
        }[lang]
    )


# --- marks


async def pick_mark(match: Match, member: Member, mark: str) -> Message:
    panel = await match.press(member, match.lobby, "marks")
    shown = await match.pick(member, panel, "mark", mark)
    await match.delivered()
    return shown


async def test_a_mark_says_with_how_many_players_it_is_in_play(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member
) -> None:
    match = await lobby(sandbox, shore, zoe, game="dike")
    panel = await match.press(zoe, match.lobby, "marks")
    (menu,) = (one for one in enabled_components(panel) if "|mark|" in one.custom_id)
    hints = {one["value"]: one.get("description") for one in menu.options}
    assert hints["white"] == "only with 4 players"
    assert hints["red"] is None


async def test_a_mark_that_is_never_in_play_with_these_seats_is_not_offered(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member
) -> None:
    match = await lobby(sandbox, shore, zoe, game="dike", seats=3)
    panel = await match.press(zoe, match.lobby, "marks")
    (menu,) = (one for one in enabled_components(panel) if "|mark|" in one.custom_id)
    assert "white" not in menu.values


@each_language
async def test_a_mark_that_is_not_in_play_is_told_and_drawn_only_if_the_host_wants_it(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member, lang: str
) -> None:
    first, other = (zoe, ana) if lang == "en" else (ana, zoe)
    match = await lobby(sandbox, shore, first, other, game="dike", language=lang)
    await pick_mark(match, other, "white")
    only = {"en": "only with 4 players", "es": "solo con 4 jugadores"}[lang]
    assert f"· {only}" in match.lobby.text
    asked = await press(match, first, match.lobby, "start")
    told = {
        "en": "With 2 players, White isn\u2019t in play, but Ana has chosen it.",
        "es": "Con 2 jugadores, Blanco no está en juego, pero Zoë 🐫 lo ha elegido.",
    }[lang]
    assert told in asked.text
    assert not sandbox.threads(match.player.channel)
    await press(match, first, asked, "start-by-lot")
    (thread,) = sandbox.threads(match.player.channel)
    posts = match.player.public(thread)
    drawn = {
        "en": "With 2 players, White isn\u2019t in play, so what Ana plays was drawn at random.",
        "es": "Con 2 jugadores, Blanco no está en juego: lo que juega Zoë 🐫 se ha asignado al azar.",
    }[lang]
    assert any(drawn in post.text for post in posts)


async def test_whoever_has_chosen_a_mark_that_is_out_of_play_can_choose_again(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member
) -> None:
    match = await lobby(sandbox, shore, zoe, ana, game="dike")
    await pick_mark(match, ana, "white")
    await pick_mark(match, ana, "blue")
    await match.player.begin()
    live = await begun_marks(match)
    assert live[1] == "blue"


async def begun_marks(match: Match) -> list[str]:
    await match.delivered()
    (info,) = [
        one
        for one in await match.bot.matches.lists.of_guild(match.sandbox.guild.id)
        if one.thread_id is not None
    ]
    return [seat.mark or "" for seat in info.seats]


async def test_with_enough_players_the_mark_is_in_play(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member, ben: Member
) -> None:
    match = await lobby(sandbox, shore, zoe, ana, ben, sandbox.member("Chiara"), game="dike")
    await pick_mark(match, ana, "white")
    assert "only with" not in match.lobby.text
    await match.player.begin()
    assert (await begun_marks(match))[1] == "white"
    assert len(await begun_marks(match)) == 5


async def test_ai_players_do_not_make_a_match_that_cannot_be_played(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member
) -> None:
    match = await lobby(sandbox, shore, zoe, game="dike")
    await chosen(match, zoe, "option", "tide", "2")
    refused = await match.run(zoe, match.player.channel, "match start", fill=True)
    assert refused.text.startswith(f"{TOGETHER['en']} So high a tide")
