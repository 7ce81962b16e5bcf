"""What one does on the page: commands, buttons, menus, forms."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from bot.sandbox import Member
from tests.bot.sandbox.page.conftest import Desk

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def pick(desk: Desk, menu: str, *names: str) -> None:
    await desk.page.locator(f'[data-key="{menu}"]').click()
    for name in names:
        await desk.page.get_by_role("option", name=name).click()


async def notify(desk: Desk, words: str) -> None:
    await desk.page.evaluate(
        "words => import('/page/app/toasts.js').then(m => m.toast(words))", words
    )


async def fill_bid(desk: Desk) -> None:
    await desk.page.get_by_label("Words to the table").fill("hello")
    await pick(desk, "goods", "grain", "cloth")
    await desk.button("Done").click()
    await desk.page.get_by_label("Desert").check()
    await desk.page.get_by_label("guide").check()


async def test_a_written_message_appears(desk: Desk) -> None:
    await desk.page.get_by_role("textbox").fill("good morning")
    await desk.page.keyboard.press("Enter")
    await expect(desk.last).to_contain_text("good morning")
    await expect(desk.page.get_by_role("textbox")).to_have_value("")


async def test_a_second_enter_sends_nothing_twice(desk: Desk, zoe: Member) -> None:
    held = asyncio.Event()

    async def hold(route: Route) -> None:
        await held.wait()
        await route.continue_()

    box, keys = desk.page.get_by_role("textbox"), desk.page.keyboard
    await desk.page.route("**/say", hold)
    await box.fill("good morning")
    async with desk.page.expect_response("**/say"):
        await keys.press("Enter")
        await keys.press("Enter")
        await keys.type("and good")
        held.set()
    await expect(desk.last).to_contain_text("good morning")
    await expect(box).to_have_value("and good")
    await box.fill("evening")
    await keys.press("Enter")
    await expect(desk.messages).to_have_count(2)
    said = [one.content for one in zoe.visible_messages(desk.sandbox.channel("tables"))]
    assert said == ["good morning", "evening"]
    await desk.page.unroute("**/say")


async def test_words_that_could_not_be_sent_are_there_again(desk: Desk) -> None:
    box, keys = desk.page.get_by_role("textbox"), desk.page.keyboard
    await desk.cut_off()
    await box.fill("good morning")
    await keys.press("Enter")
    await expect(desk.page.locator(".toast")).to_be_visible()
    await expect(box).to_have_value("good morning")


async def test_news_that_cannot_be_fetched_are_told_of(desk: Desk, ana: Member) -> None:
    await desk.cut_off()
    ana.say(desk.sandbox.channel("tables"), "news")
    await expect(desk.page.locator(".toast")).to_be_visible()


async def test_a_slash_lists_the_commands_that_fit(desk: Desk) -> None:
    box = desk.page.get_by_role("textbox")
    await box.press_sequentially("/")
    await expect(desk.page.get_by_role("option")).to_have_count(13)
    await box.press_sequentially("cre")
    await expect(desk.page.get_by_role("option")).to_contain_text(["/match create"])
    await box.press_sequentially("x")
    await expect(desk.page.get_by_text("No command starts like that.")).to_be_visible()


async def test_a_command_is_filled_in_and_run_by_keyboard(desk: Desk) -> None:
    keys = desk.page.keyboard
    await desk.page.get_by_role("textbox").press_sequentially("/match")
    await keys.press("Enter")
    await expect(desk.page.get_by_role("combobox", name="game")).to_be_focused()
    await keys.type("ca")
    proposals = desk.page.locator('[data-option="game"]').get_by_role("option")
    await expect(proposals).to_have_text(["Caravan", "Camel"])
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await keys.press("Tab")
    await keys.type("3")
    await desk.page.get_by_label("pace").select_option("Fast")
    await desk.page.get_by_label("guest").select_option("Björn")
    await desk.page.get_by_label("secret").select_option("True")
    await keys.press("Enter")
    await expect(desk.last).to_contain_text("g-camel, 3, f, Björn, True")
    await expect(desk.last).to_contain_text("Zoë 🐫 used /match create")


async def test_a_command_with_faulty_options_is_not_run(desk: Desk) -> None:
    await desk.run("match create")
    await desk.page.get_by_label("seats").fill("9")
    await desk.button("Run").click()
    game, seats = (desk.page.locator(f'[data-option="{name}"]') for name in ("game", "seats"))
    await expect(game.locator(".complaint")).to_have_text("This is required.")
    await expect(seats.locator(".complaint")).to_have_text("At most 4.")
    await desk.page.keyboard.press("Escape")
    await desk.page.keyboard.press("Escape")
    await expect(desk.page.get_by_placeholder("Message in #tables")).to_be_visible()
    assert desk.sandbox.failed == []


@pytest.mark.parametrize("written", ["0x4", "3.0", " ", "3e0", "three"])
async def test_a_number_is_written_in_digits(desk: Desk, written: str) -> None:
    await desk.run("match create")
    await desk.page.get_by_label("seats").fill(written)
    await desk.button("Run").click()
    complaint = desk.page.locator('[data-option="seats"] .complaint')
    await expect(complaint).to_have_text("Enter a whole number.")


async def test_a_file_goes_with_a_command(desk: Desk) -> None:
    await desk.run("weigh")
    await desk.button("Run").click()
    complaint = desk.page.locator('[data-option="file"] .complaint')
    await expect(complaint).to_have_text("This is required.")
    cargo = "ten camels, año 7".encode()
    chosen = desk.page.get_by_label("file")
    await chosen.set_input_files({"name": "cargo.txt", "mimeType": "text/plain", "buffer": cargo})
    await desk.button("Run").click()
    await expect(desk.last).to_contain_text("cargo.txt reads ten camels, año 7")


async def test_a_button_edits_its_message_and_keeps_the_focus(desk: Desk) -> None:
    await desk.run("steps")
    count = desk.page.locator('[data-key="step"]')
    await count.focus()
    await desk.page.keyboard.press("Enter")
    await expect(desk.last).to_contain_text("1 steps")
    await expect(count).to_be_focused()
    await desk.page.keyboard.press("Enter")
    await expect(desk.last).to_contain_text("2 steps")


async def test_buttons_come_in_every_style(desk: Desk) -> None:
    await desk.run("steps")
    row = desk.last.locator(".row")
    await expect(row.get_by_role("link", name="Rules")).to_have_attribute("target", "_blank")
    await expect(desk.button("Sold out")).to_be_disabled()
    for style in ("primary", "success", "secondary", "danger"):
        await expect(row.locator(f"button.{style}").first).to_be_visible()


async def test_a_private_answer_is_marked_and_can_be_dismissed(desk: Desk) -> None:
    await desk.run("steps")
    await desk.button("Secret").click()
    await expect(desk.last).to_contain_text("Your hand: fig, date")
    await expect(desk.last).to_contain_text("Only you can see this")
    await desk.button("Dismiss").click()
    await expect(desk.messages).to_have_count(1)
    await desk.page.reload()
    await expect(desk.messages).to_have_count(1)


async def test_one_thing_is_picked_from_a_menu(desk: Desk) -> None:
    await desk.run("menus")
    await desk.page.locator('[data-key="one"]').click()
    await expect(desk.page.get_by_role("option", name="Tyre")).to_contain_text("the harbour")
    await desk.page.keyboard.press("End")
    await desk.page.keyboard.press("Enter")
    await expect(desk.last).to_contain_text("To Petra")


async def test_several_things_are_picked_within_the_bounds(desk: Desk) -> None:
    await desk.run("menus")
    await desk.page.locator('[data-key="many"]').click()
    await expect(desk.page.get_by_text("Choose 2 to 3")).to_be_visible()
    await expect(desk.page.get_by_role("option", name="grain")).to_have_attribute(
        "aria-selected", "true"
    )
    await expect(desk.button("Done")).to_be_disabled()
    for name in ("wine", "cloth", "olives"):
        await desk.page.get_by_role("option", name=name).click()
    await desk.button("Done").click()
    await expect(desk.last).to_contain_text("With grain, wine, cloth")


@pytest.mark.parametrize(
    ("menu", "name", "told"),
    [
        ("friend", "@Ελένη", "With Ελένη"),
        ("place", "#lobby", "In lobby"),
        ("role", "@Caravanserai", "To Caravanserai"),
    ],
)
async def test_people_channels_and_roles_are_picked(
    desk: Desk, menu: str, name: str, told: str
) -> None:
    await desk.run("menus")
    await pick(desk, menu, name)
    await expect(desk.last).to_contain_text(told)


async def test_a_channel_made_later_is_picked_from_a_menu_made_before(desk: Desk) -> None:
    await desk.run("menus")
    await expect(desk.page.locator('[data-key="place"]')).to_be_visible()
    desk.sandbox.world.add_channel(desk.sandbox.guild, "yard")
    await expect(desk.page.get_by_role("link", name="yard")).to_be_visible()
    await pick(desk, "place", "#yard")
    await expect(desk.last).to_contain_text("In yard")


async def test_a_form_is_filled_in_and_sent(desk: Desk) -> None:
    await desk.run("steps")
    await desk.button("Form").click()
    await expect(desk.page.get_by_role("dialog", name="Your bid")).to_contain_text("sealed")
    await fill_bid(desk)
    await desk.button("Submit").click()
    await expect(desk.last).to_contain_text("hello; ['grain', 'cloth']; desert; ['guide']")


async def test_a_form_says_what_is_wrong_with_it(desk: Desk) -> None:
    await desk.run("steps")
    await desk.button("Form").click()
    await desk.page.get_by_label("Words to the table").fill("x")
    await desk.button("Submit").click()
    await expect(desk.page.locator(".complaint")).to_have_text(
        ["At least 2 characters.", "Choose 1 to 2", "This is required.", ""]
    )
    await desk.page.get_by_label("Words to the table").fill("far too many words")
    await desk.button("Submit").click()
    await expect(desk.page.locator(".complaint").first).to_have_text("At most 10 characters.")
    await desk.button("Cancel").click()
    await expect(desk.page.get_by_role("dialog")).to_have_count(0)


async def test_a_form_whose_program_has_ended_says_that_it_is_to_be_opened_again(
    desk: Desk,
) -> None:
    await desk.run("seal")
    await expect(desk.page.get_by_role("dialog")).to_be_visible()
    await desk.page.evaluate(
        """() => {
            window.reached = window.fetch;
            const told = { error: "no", key: "refused-form", name: "" };
            window.fetch = async () => new Response(JSON.stringify(told), { status: 404 });
        }"""
    )
    await desk.button("Submit").click()
    failure = desk.page.get_by_role("dialog").locator(".failure")
    await expect(failure).to_have_text("This form is no longer open. Cancel it and open it again.")
    await desk.reconnect()


async def test_a_box_in_a_form_is_ticked(desk: Desk) -> None:
    await desk.run("seal")
    await desk.page.get_by_label("Show it to all").check()
    await desk.button("Submit").click()
    await expect(desk.last).to_contain_text("shown: True")


async def test_a_command_without_an_answer_says_so(desk: Desk) -> None:
    await desk.run("sulk")
    await desk.let_it_fail()
    await expect(desk.page.locator(".failure")).to_have_text(
        "/sulk: the application did not respond"
    )


async def test_a_command_without_an_answer_is_named_as_it_was_typed(
    desk: Desk, ana: Member
) -> None:
    await desk.act_as(ana)
    await desk.run("callar")
    await desk.let_it_fail()
    await expect(desk.page.locator(".failure")).to_have_text(
        "/callar: la aplicación no ha respondido"
    )


async def test_a_press_without_an_answer_says_so_beside_it(desk: Desk) -> None:
    await desk.run("steps")
    await desk.button("Secret").wait_for()
    desk.sandbox.faults.lost = 1
    await desk.button("Secret").click()
    await expect(desk.page.locator('[data-key="secret"]')).to_have_attribute("aria-busy", "true")
    await desk.let_it_fail()
    await expect(desk.last.locator(".failure")).to_have_text("The application did not respond")


async def test_a_button_lives_on_when_the_program_was_gone_for_a_while(desk: Desk) -> None:
    await desk.run("steps")
    count = desk.page.locator('[data-key="step"]')
    await expect(count).to_be_visible()
    await desk.cut_off()
    await count.click()
    await expect(desk.page.get_by_role("alert").first).to_contain_text("isn\u2019t answering")
    await desk.reconnect()
    await expect(count).not_to_have_attribute("aria-busy", "true")
    await count.click()
    await expect(desk.last).to_contain_text("1 steps")


async def test_what_the_server_refuses_becomes_a_notice(desk: Desk) -> None:
    refused = await desk.page.evaluate(
        """async () => {
            const { tried } = await import("/page/app/toasts.js");
            const { Refused } = await import("/page/app/api.js");
            return tried(() => Promise.reject(new Refused("no such message")));
        }"""
    )
    assert refused is None
    await expect(desk.page.get_by_role("alert")).to_contain_text("no such message")


async def test_a_refusal_is_told_in_ones_own_language(desk: Desk, ana: Member) -> None:
    await desk.act_as(ana)
    await desk.page.evaluate(
        """async () => {
            const { tried } = await import("/page/app/toasts.js");
            const { moveMember } = await import("/page/app/api.js");
            const { here } = await import("/page/app/route.js");
            window.reached = window.fetch;
            const told = { error: "no", key: "refused-file", name: "a.png" };
            window.fetch = async () => new Response(JSON.stringify(told), { status: 400 });
            await tried(() => moveMember(here().member, false));
            window.fetch = window.reached;
        }"""
    )
    notice = desk.page.locator(".toast")
    await expect(notice).to_contain_text("a.png es demasiado grande para Discord.")


async def test_a_notice_can_be_read_and_closed_before_a_dialog(desk: Desk) -> None:
    notices = desk.page.locator(".toast")
    words = notices.locator("span")
    await notify(desk, "before")
    await desk.button("Sandbox").click()
    await notify(desk, "meanwhile")
    await expect(words).to_have_text(["before", "meanwhile"])
    await notices.first.get_by_role("button", name="Close").click()
    await expect(words).to_have_text(["meanwhile"])
    await desk.page.keyboard.press("Escape")
    await expect(desk.page.get_by_role("dialog")).to_have_count(0)
    await notices.get_by_role("button", name="Close").click()
    await expect(notices).to_have_count(0)


async def test_the_same_notice_stands_there_once(desk: Desk) -> None:
    for _ in range(2):
        await notify(desk, "no such message")
    await expect(desk.page.locator(".toast span")).to_have_text(["no such message"])


async def test_a_command_is_run_from_the_menu_of_a_message(desk: Desk, zoe: Member) -> None:
    zoe.say(desk.sandbox.channel("tables"), "Forty camels")
    await expect(desk.messages).to_have_count(1)
    await desk.last.hover()
    await desk.last.get_by_role("button", name="Apps").click()
    await desk.page.get_by_role("option", name="Quote it").click()
    await expect(desk.messages).to_have_count(2)
    await expect(desk.last.locator("blockquote")).to_have_text("Forty camels")


async def test_a_view_of_the_past_stays_when_what_has_the_focus_changes(
    desk: Desk, ana: Member
) -> None:
    tables = desk.sandbox.channel("tables")
    for number in range(40):
        ana.say(tables, f"line {number}")
    await desk.run("steps")
    count = desk.page.locator('[data-key="step"]')
    await count.focus()
    scroller = desk.page.locator("#scroller")
    await scroller.evaluate("node => { node.scrollTop = -600; }")
    await ana.click(ana.visible_messages(tables)[-1], "step")
    await expect(desk.last).to_contain_text("1 steps")
    await expect(count).to_be_focused()
    assert await scroller.evaluate("node => node.scrollTop") == -600


async def test_a_pressed_button_that_goes_away_leads_to_no_other_message(desk: Desk) -> None:
    for number in range(12):
        await desk.run("steps")
        await expect(desk.messages).to_have_count(number + 1)
    await desk.last.get_by_role("button", name="Once").click()
    await expect(desk.last).to_contain_text("Only once")
    assert await desk.page.locator("#scroller").evaluate("node => node.scrollTop") == 0
