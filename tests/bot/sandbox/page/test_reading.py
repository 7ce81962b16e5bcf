"""What one reads on the page."""

import re

import pytest
from playwright.async_api import Locator, expect

from bot.sandbox import Member
from tests.bot.sandbox.page.conftest import Desk

pytestmark = pytest.mark.asyncio(loop_scope="session")

HOSTILE = '<img src=x onerror="document.title=1"> <script>document.title=2</script> &amp; "q"'


async def size(node: Locator) -> tuple[int, int]:
    box = await node.bounding_box()
    assert box is not None
    return round(box["width"]), round(box["height"])


async def width(node: Locator) -> int:
    return (await size(node))[0]


async def test_discords_markdown_is_shown_as_discord_does(desk: Desk) -> None:
    await desk.run("words")
    body = desk.last.locator(".markdown")
    await expect(body.locator("h3")).to_have_text("Market day")
    for tag, words in {
        "strong": "built",
        "em": "sawmill",
        "u": "paid",
        "s": "gold",
        "p > code": "kept",
        "ul li.depth-1": "barley",
        "ol li": "first",
        "blockquote": "quoted",
        ".subtext": "small print",
        "pre": "a  b",
    }.items():
        await expect(body.locator(tag)).to_have_text(words)
    await expect(body.locator("a").first).to_have_attribute("href", "https://example.org/rules")


async def test_a_spoiler_is_covered_until_it_is_pressed(desk: Desk) -> None:
    await desk.run("words")
    secret = desk.last.locator(".spoiler > span")
    await expect(secret).to_have_class("covered")
    await desk.button("Spoiler: press to show").click()
    await expect(secret).not_to_have_class("covered")


async def test_a_new_channel_disturbs_no_message(desk: Desk, zoe: Member) -> None:
    world, lobby = desk.sandbox.world, desk.sandbox.channel("lobby")
    await desk.run("words")
    await desk.button("Spoiler: press to show").click()
    zoe.say(desk.sandbox.channel("tables"), f"see <#{lobby.id}>")
    await expect(desk.last).to_contain_text("#lobby")
    lobby.name = "hall"
    world.add_channel(desk.sandbox.guild, "yard")
    await expect(desk.last).to_contain_text("#hall")
    await expect(desk.page.locator(".spoiler > span")).not_to_have_class("covered")


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (r"\*plain\*", "*plain*"),
        ("snake_case_name", "snake_case_name"),
        ("***both***", "both"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("[go](javascript:alert(1))", "[go](javascript:alert(1))"),
        ("`**raw**`", "**raw**"),
        ("<t:99999999999999:R>", "<t:99999999999999:R>"),
        ("<@123456>", "@unknown member"),
        ("line\nline", "line\nline"),
        (HOSTILE, HOSTILE),
    ],
)
async def test_words_read_as_written(desk: Desk, zoe: Member, written: str, shown: str) -> None:
    zoe.say(desk.sandbox.channel("tables"), written)
    assert await desk.last.locator(".markdown").inner_text() == shown


async def test_mentions_say_names_and_call_their_reader(desk: Desk, zoe: Member) -> None:
    lobby = desk.sandbox.channel("lobby")
    zoe.say(desk.sandbox.channel("tables"), f"{zoe.mention} in <#{lobby.id}> <t:0:D>")
    await expect(desk.last).to_contain_text("@Zoë 🐫 in #lobby January 1, 1970")


@pytest.mark.parametrize(("role", "calls"), [("Moderators", True), ("Admins", False)])
async def test_a_mention_of_a_role_calls_those_who_have_it(
    desk: Desk, zoe: Member, role: str, calls: bool
) -> None:
    held = desk.sandbox.role(role)
    await (await zoe.slash(desk.sandbox.channel("tables"), "muster", {"role": held})).response()
    await expect(desk.last).to_contain_text(f"To arms, @{role}")
    await expect(desk.page.locator(".message.called")).to_have_count(int(calls))


async def test_a_command_is_named_in_its_readers_language(
    desk: Desk, ana: Member, zoe: Member
) -> None:
    tables = desk.sandbox.channel("tables")
    options = {"game": "g-camel", "seats": 3}
    await (await zoe.slash(tables, "match create", options)).response()
    said = zoe.say(tables, "Forty camels")
    await (await zoe.menu(tables, "Quote it", said)).response()
    used = desk.page.locator(".used")
    await expect(used).to_have_text(["Zoë 🐫 used /match create", "Zoë 🐫 used Quote it"])
    await desk.act_as(ana)
    await expect(used).to_have_text(["Zoë 🐫 ha usado /partida crear", "Zoë 🐫 ha usado Citar"])


async def test_hostile_names_stay_words(desk: Desk, zoe: Member) -> None:
    zoe.user.name = HOSTILE
    zoe.say(desk.sandbox.channel("tables"), "hello")
    await desk.page.reload()
    await expect(desk.last.locator(".author")).to_have_text(HOSTILE)
    await expect(desk.page.locator("body img")).to_have_count(0)


async def test_hostile_threads_stay_words(desk: Desk) -> None:
    await desk.run("table")
    await expect(desk.page.locator(".thread-link")).to_contain_text("Table <b>one</b>")


@pytest.mark.parametrize("name", ["\u202eevil", "\u2069\u202e\u2067evil", "قافلة"])
async def test_a_name_from_right_to_left_turns_no_words_beside_it(desk: Desk, name: str) -> None:
    desk.sandbox.channel("tables").name = name
    await desk.page.reload()
    told = "".join(letter for letter in name if not "\u2066" <= letter <= "\u2069")
    prompt = f"Message in \u2068#{told}\u2069, or / for commands"
    await expect(desk.page.locator("textarea")).to_have_attribute("placeholder", prompt)
    await expect(desk.page).to_have_title(re.compile(f"^\u2068#{told}\u2069 · Zoë"))


async def test_a_board_post_shows_all_its_parts(desk: Desk) -> None:
    await desk.run("board")
    box = desk.last.locator(".container")
    await expect(box).to_have_css("border-left-color", "rgb(141, 47, 58)")
    await expect(box.locator("h4")).to_have_text("The fair")
    await expect(box.locator("time")).to_have_attribute("datetime", "2030-01-01T00:00:00.000Z")
    await expect(box.locator(".section").nth(1).get_by_role("img")).to_have_attribute(
        "alt", "A camel"
    )
    await expect(box.get_by_role("separator")).to_have_count(1)
    await expect(box.get_by_role("link", name="log.txt")).to_have_attribute("download", "log.txt")
    await expect(desk.last).to_contain_text("Below the box")


async def test_a_picture_fits_discords_box_and_is_full_size_when_pressed(desk: Desk) -> None:
    await desk.run("board")
    shown = desk.last.locator(".gallery img")
    await expect(shown).to_have_attribute("alt", "The board: Ana leads with 7")
    await expect(shown).to_have_js_property("naturalWidth", 900)
    assert await size(shown) == (525, 350)
    await shown.click()
    await desk.button("Actual size").click()
    full = desk.page.get_by_role("dialog").locator("img")
    assert await width(full) == 900
    await desk.page.keyboard.press("Escape")
    await expect(desk.page.get_by_role("dialog")).to_have_count(0)


async def test_embeds_and_attachments_are_shown(desk: Desk) -> None:
    await desk.run("card")
    card = desk.last.locator(".embed")
    await expect(card.locator(".embed-title")).to_have_text("Fair")
    await expect(card.locator("dt")).to_have_text(["Grain", "Wine"])
    await expect(card).to_have_css("border-left-color", "rgb(38, 113, 63)")
    await expect(card.locator(".embed-footer")).to_contain_text("Round 2")
    await expect(desk.last.locator(".picture img")).to_have_js_property("naturalHeight", 600)


async def test_an_answer_being_thought_of_is_shown_and_then_filled(desk: Desk) -> None:
    await desk.run("think")
    await expect(desk.last).to_contain_text("Caravanserai is thinking…")
    desk.bot.go_on.set()
    await expect(desk.last).to_contain_text("Thought through")


async def test_the_page_asks_nothing_of_other_servers(desk: Desk, zoe: Member) -> None:
    asked: list[str] = []
    desk.page.on("request", lambda request: asked.append(request.url))
    zoe.say(desk.sandbox.channel("tables"), "https://example.org/a.png")
    await desk.run("card")
    await expect(desk.last.locator(".picture")).to_be_visible()
    assert [url for url in asked if not url.startswith(desk.sandbox.url)] == []


async def test_older_messages_are_fetched_when_asked_for(desk: Desk, zoe: Member) -> None:
    for number in range(60):
        zoe.say(desk.sandbox.channel("tables"), f"line {number}")
    await expect(desk.last).to_contain_text("line 59")
    await expect(desk.messages).to_have_count(50)
    await desk.button("Show earlier messages").click()
    await expect(desk.messages).to_have_count(60)


async def test_older_messages_are_offered_after_a_newer_one_was_dismissed(
    desk: Desk, zoe: Member
) -> None:
    for number in range(60):
        zoe.say(desk.sandbox.channel("tables"), f"line {number}")
    await desk.run("steps")
    await desk.button("Secret").click()
    await desk.button("Dismiss").click()
    await expect(desk.messages).to_have_count(49)
    await expect(desk.button("Show earlier messages")).to_be_visible()


async def test_nothing_is_cut_off_in_a_narrow_window(desk: Desk) -> None:
    await desk.page.set_viewport_size({"width": 420, "height": 800})
    await desk.run("board")
    await expect(desk.last.locator(".gallery img")).to_have_js_property("naturalWidth", 900)
    wide = await desk.page.evaluate(
        "[...document.querySelectorAll('main *')]"
        ".filter(node => node.getBoundingClientRect().right > 420).map(node => node.className)"
    )
    assert wide == []
