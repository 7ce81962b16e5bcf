"""Who one is and where: members, channels, threads, direct messages, settings."""

import asyncio
import re

import pytest
from playwright.async_api import Browser, BrowserContext, Route, expect

from bot.sandbox import Member
from bot.sandbox.phrases import PREFIX, SLOTS
from bot.sandbox.web import PAGE
from data.catalogues import catalogue
from tests.bot.sandbox.page.conftest import Desk

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_one_press_makes_one_somebody_else(desk: Desk, ana: Member) -> None:
    await desk.page.get_by_role("link", name="Act as Ana").click()
    await expect(desk.page).to_have_url(re.compile(f"#{ana.id}/"))
    await expect(desk.page.get_by_role("textbox")).to_have_attribute(
        "placeholder", "Mensaje en #tables, o / para los comandos"
    )


async def test_nothing_of_another_member_is_shown_until_their_words_are_there(
    desk: Desk, ana: Member
) -> None:
    held, face = asyncio.Event(), desk.page.get_by_role("link", name="Ana")

    async def hold(route: Route) -> None:
        await held.wait()
        await route.continue_()

    await desk.page.route("**/_sandbox/words?*", hold)
    async with desk.page.expect_request("**/_sandbox/words?*"):
        await face.click()
    async with desk.page.expect_response(f"**/members/{ana.id}/channels/*/messages?*"):
        ana.say(desk.sandbox.channel("tables"), "news")
    await expect(face).not_to_have_attribute("aria-current", "true")
    held.set()
    await expect(face).to_have_attribute("aria-current", "true")
    await expect(desk.last).to_contain_text("news")
    await desk.page.unroute("**/_sandbox/words?*")


async def test_a_reloaded_page_is_where_it_was(desk: Desk) -> None:
    await desk.page.get_by_role("link", name="lobby").click()
    await expect(desk.page.get_by_role("heading", level=1)).to_have_text("#lobby")
    await desk.page.reload()
    await expect(desk.page.get_by_role("heading", level=1)).to_have_text("#lobby")


async def test_an_unknown_address_leads_to_an_ordinary_member_who_reads_the_browsers_language(
    desk: Desk,
) -> None:
    await desk.page.goto(f"{desk.sandbox.url}/#1/2")
    await desk.page.reload()
    await expect(desk.page.get_by_role("link", name="Act as Ben")).to_have_attribute(
        "aria-current", "true"
    )


@pytest.mark.parametrize(
    ("locale", "name"),
    [("es-MX", "Actuar como Ana"), ("el-GR", "Ελένη"), ("de-DE", "Act as Ben")],
)
async def test_one_starts_as_somebody_who_reads_the_browsers_language_or_english(
    browser: Browser, desk: Desk, locale: str, name: str
) -> None:
    context = await browser.new_context(locale=locale)
    page = await context.new_page()
    await page.goto(desk.sandbox.url)
    await expect(page.get_by_role("link", name=name)).to_have_attribute("aria-current", "true")
    await context.close()


async def test_what_is_new_elsewhere_is_marked_until_it_is_read(desk: Desk, ana: Member) -> None:
    ana.say(desk.sandbox.channel("lobby"), "news")
    lobby = desk.page.get_by_role("link", name="lobby")
    await expect(lobby).to_contain_text("new messages")
    await lobby.click()
    await expect(desk.last).to_contain_text("news")
    await desk.page.get_by_role("link", name="tables").click()
    await expect(lobby).not_to_contain_text("new messages")


@pytest.mark.parametrize("place", ["lobby", "Act as Ben"])
async def test_a_press_in_the_sidebar_ends_where_it_began_whatever_happens_meanwhile(
    desk: Desk, ana: Member, place: str
) -> None:
    link, mouse = desk.page.get_by_role("link", name=place), desk.page.mouse
    await link.hover()
    await mouse.down()
    desk.sandbox.world.add_channel(desk.sandbox.guild, "yard")
    ana.say(desk.sandbox.channel("tables"), "news")
    await expect(desk.page.get_by_role("link", name="yard")).to_be_visible()
    await expect(desk.last).to_contain_text("news")
    await mouse.up()
    await expect(link).to_have_attribute("aria-current", re.compile("true|page"))


async def test_the_settings_open_whatever_happens_meanwhile(desk: Desk, ana: Member) -> None:
    await desk.button("Sandbox").hover()
    await desk.page.mouse.down()
    ana.say(desk.sandbox.channel("tables"), "news")
    await expect(desk.last).to_contain_text("news")
    await desk.page.mouse.up()
    await expect(desk.page.get_by_role("dialog", name="Sandbox")).to_be_visible()


async def test_a_thread_opens_under_its_channel_and_calls_one(desk: Desk) -> None:
    await desk.run("table")
    entry = desk.page.get_by_role("navigation", name="Channels").get_by_role("link", name="Table")
    await expect(entry.locator(".badge")).to_have_text("1")
    await desk.page.get_by_role("link", name="Open the thread").click()
    await expect(desk.last).to_contain_text("Your turn, @Zoë 🐫")
    await expect(desk.last).to_have_class(re.compile("called"))
    await expect(entry.locator(".badge")).to_have_count(0)


async def test_a_locked_thread_takes_no_words(desk: Desk) -> None:
    await desk.run("table")
    await desk.page.get_by_role("link", name="Open the thread").click()
    await expect(desk.page.get_by_role("textbox")).to_be_visible()
    desk.sandbox.archive(desk.sandbox.channel("Table <b>one</b>"), locked=True)
    await expect(desk.page.get_by_text("This thread is locked.")).to_be_visible()


async def test_who_was_in_a_deleted_channel_writes_nothing_elsewhere_unawares(
    desk: Desk, zoe: Member
) -> None:
    tables, lobby = desk.sandbox.channel("tables"), desk.sandbox.channel("lobby")
    await desk.act_as(zoe, "lobby")
    box = desk.page.get_by_role("textbox")
    await expect(box).to_have_attribute("placeholder", re.compile("#lobby"))
    await box.fill("for the lobby alone")
    desk.sandbox.world.delete_channel(lobby)
    await expect(box).to_have_attribute("placeholder", re.compile("#tables"))
    await expect(box).to_have_value("")
    await expect(desk.page).to_have_url(re.compile(f"#{zoe.id}/{tables.id}$"))


async def test_a_direct_message_is_announced_and_can_be_answered(desk: Desk, zoe: Member) -> None:
    await desk.run("whisper")
    await desk.page.get_by_label("to").select_option("Zoë 🐫")
    await desk.button("Run").click()
    entry = desk.page.get_by_role("link", name="Caravanserai")
    await expect(entry.locator(".badge")).to_have_text("1")
    await entry.click()
    await desk.page.locator('[data-key="step"]').click()
    await expect(desk.last).to_contain_text("1 steps")
    assert [message.content for message in zoe.dms()] == ["1 steps"]


async def test_others_show_how_much_calls_them(desk: Desk, ana: Member) -> None:
    await desk.run("whisper")
    await desk.page.get_by_label("to").select_option("Ana")
    await desk.button("Run").click()
    await expect(desk.last).to_contain_text("told")
    assert len(ana.dms()) == 1
    await desk.page.reload()
    await expect(desk.page.get_by_role("link", name="Act as Ana, new messages: 1")).to_be_visible()


async def test_closed_direct_messages_refuse_the_bot(desk: Desk) -> None:
    await desk.button("Sandbox").click()
    await desk.page.get_by_label("Accepts direct messages").uncheck()
    await desk.button("Close").click()
    await desk.run("whisper")
    await desk.page.get_by_label("to").select_option("Zoë 🐫")
    await desk.button("Run").click()
    await expect(desk.last).to_contain_text("their door is closed")


async def test_another_language_is_spoken_at_once(desk: Desk, zoe: Member) -> None:
    await desk.button("Sandbox").click()
    await desk.page.get_by_label("Discord language").select_option("es-ES")
    await expect(desk.page.locator("#composer button")).to_have_text("Enviar")
    assert zoe.user.locale == "es-ES"


async def test_a_dropped_gateway_is_resumed(desk: Desk) -> None:
    await desk.button("Sandbox").click()
    await desk.button("Drop it cleanly").click()
    await desk.bot.resumed.wait()
    await desk.button("Close").click()
    await expect(desk.page.get_by_role("img", name="The bot is connected")).to_be_visible()


async def test_time_can_be_skipped(desk: Desk) -> None:
    await desk.button("Sandbox").click()
    await desk.button("Skip 12 h").click()
    await expect(desk.page.get_by_text("Skipped so far: 12 h")).to_be_visible()
    assert desk.sandbox.clock.ahead == 12 * 3600


async def test_a_bot_that_is_gone_is_seen(desk: Desk) -> None:
    await desk.bot.close()
    await desk.page.reload()
    await expect(desk.page.get_by_role("img", name="The bot isn\u2019t connected")).to_be_visible()


async def test_the_report_tells_what_went_wrong(desk: Desk) -> None:
    desk.sandbox.faults.lost = 1
    await desk.run("steps")
    await desk.let_it_fail()
    await expect(desk.page.locator(".failure")).to_be_visible()
    await desk.page.reload()
    await desk.page.get_by_role("button", name="Sandbox problems: 1").click()
    await expect(desk.page.locator(".report")).to_contain_text("/steps")


async def test_two_tabs_are_two_people(desk: Desk, context: BrowserContext, ana: Member) -> None:
    other = Desk(await context.new_page(), desk.sandbox, desk.bot)
    await other.act_as(ana)
    await other.page.get_by_role("textbox").fill("hola")
    await other.page.keyboard.press("Enter")
    await expect(desk.last).to_contain_text("hola")
    await desk.page.bring_to_front()
    await desk.run("steps")
    await desk.button("Secret").click()
    await expect(desk.last).to_contain_text("Your hand")
    await expect(other.last).to_contain_text("0 steps")
    await other.page.close()


async def test_one_can_type_at_once_wherever_one_comes(desk: Desk) -> None:
    box = desk.page.get_by_role("textbox")
    await expect(box).to_be_focused()
    await desk.page.get_by_role("link", name="lobby").click()
    await expect(box).to_be_focused()


async def test_another_member_is_offered_their_own_commands(desk: Desk, ana: Member) -> None:
    box = desk.page.get_by_role("textbox")
    await box.press_sequentially("/t")
    await expect(desk.page.get_by_role("option").first).to_be_visible()
    asked = []
    desk.page.on("request", lambda one: asked.append(one.url))
    await desk.act_as(ana)
    await expect(desk.page.get_by_role("option")).to_have_count(0)
    await desk.page.get_by_role("textbox").press_sequentially("/t")
    await expect(desk.page.get_by_role("option").first).to_be_visible()
    assert any(f"/members/{ana.id}/" in url and url.endswith("/commands") for url in asked)


async def test_on_a_phone_a_picture_is_no_wider_than_its_message(desk: Desk) -> None:
    await desk.page.set_viewport_size({"width": 420, "height": 800})
    await desk.run("board")
    shown = desk.last.locator(".gallery img")
    await expect(shown).to_have_js_property("naturalWidth", 900)
    box = await shown.bounding_box()
    assert box is not None
    assert box["width"] <= 400
    assert round(box["width"] / box["height"], 1) == 1.5
    await desk.page.set_viewport_size({"width": 1280, "height": 800})


async def test_the_drawer_opens_in_a_narrow_window(desk: Desk) -> None:
    await desk.page.set_viewport_size({"width": 420, "height": 800})
    await expect(desk.page.get_by_role("link", name="lobby")).to_be_hidden()
    await desk.button("Show channels").click()
    await desk.page.get_by_role("link", name="lobby").click()
    await expect(desk.page.get_by_role("heading", level=1)).to_have_text("#lobby")
    await expect(desk.page.get_by_role("link", name="tables")).to_be_hidden()


async def test_every_phrase_of_the_page_is_said_and_has_its_words() -> None:
    scripts = "\n".join(file.read_text(encoding="utf-8") for file in PAGE.glob("app/*.js"))
    words = catalogue("en")
    keys = {key.removeprefix(PREFIX) for key in words.keys() if key.startswith(PREFIX)}  # noqa: SIM118 - no dict
    said = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', scripts))
    dynamic = {
        f"gateway-{action}" for action in ("drop", "cut", "reconnect", "doubt", "invalidate")
    }
    server = "\n".join(file.read_text(encoding="utf-8") for file in PAGE.parent.glob("*.py"))
    told = set(re.findall(r'phrase\([^"()]+, "([a-z-]+)"', server))
    refusals = set(re.findall(r'"(refused-[a-z-]+)"', server))
    assert sorted(keys - said - dynamic - told - refusals) == []
    assert sorted((told | refusals) - keys) == []
    assert sorted(set(re.findall(r'\bsay\("([\w-]+)"', scripts)) - keys) == []


async def test_no_script_of_the_page_writes_markup() -> None:
    for script in PAGE.glob("app/*.js"):
        text = script.read_text(encoding="utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", text)


async def test_every_slot_of_a_phrase_is_known() -> None:
    words = catalogue("en")
    given = {slot: f"{{{slot}}}" for slot in SLOTS}
    texts = [words.format(key, given) for key in words.keys() if key.startswith(PREFIX)]  # noqa: SIM118 - no dict
    assert all(slot in SLOTS for text in texts for slot in re.findall(r"\{\$?(\w+)\}", text))
