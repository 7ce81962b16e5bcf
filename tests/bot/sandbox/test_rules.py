"""Each rule of Discord's for a message: a payload that breaks it is refused and recorded."""

from typing import Any

import pytest

from bot import limits
from bot.sandbox import Channel, Sandbox
from tests.bot.sandbox.raw import Raw

V2 = 1 << 15


def text(content: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(custom_id: str = "go", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def link(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 5, "label": "Go", "url": "https://example.org", **more}


def row(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(items)}


def option(value: str = "a", **more: Any) -> dict[str, Any]:
    return {"label": "A", "value": value, **more}


def select(*options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "pick", "options": list(options), **more}


def gallery(*urls: str, **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}


def container(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": list(items)}


def section(count: int, accessory: dict[str, Any] | None) -> dict[str, Any]:
    made: dict[str, Any] = {"type": 9, "components": [text() for _ in range(count)]}
    return made | ({"accessory": accessory} if accessory else {})


def classic(*rows: dict[str, Any]) -> dict[str, Any]:
    return {"content": "hello", "components": list(rows)}


def v2(*items: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(items), **more}


def embeds(*items: dict[str, Any]) -> dict[str, Any]:
    return {"embeds": list(items)}


GOOD = {
    "the longest content": {"content": "x" * limits.CONTENT},
    "the longest embeds": embeds(*[{"description": "x" * 3000}] * 2),
    "five full rows": classic(
        *[row(*[button(f"{r}:{c}") for c in range(limits.ROW_BUTTONS)]) for r in range(5)]
    ),
    "a full select": classic(
        row(
            select(
                *[option(str(n), label="x" * 100, description="y" * 100) for n in range(25)],
                min_values=0,
                max_values=25,
                placeholder="x" * 150,
            )
        )
    ),
    "a link": classic(row(link())),
    "forty components": v2(container(*[text("x" * 100) for _ in range(39)])),
    "the longest texts": v2(text("x" * 3999), text("x")),
    "a full section": v2(section(3, button())),
    "a thumbnail": v2(section(1, {"type": 11, "media": {"url": "https://example.org/a.png"}})),
    "a distant picture": v2(gallery(*["https://example.org/a.png"] * 10, description="x" * 1024)),
    "a separator": v2(text(), {"type": 14, "divider": True, "spacing": 2}),
    "named mentions": {
        "content": "<@1>",
        "allowed_mentions": {"parse": ["roles"], "users": ["1"], "roles": []},
    },
    **{
        f"the emoji {name}": classic(row(button(emoji={"name": name})))
        for name in ("🐫", "1️⃣", "🇪🇸", "👩‍🌾", "⚔️", "👍🏽", "▶️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "♟️", "✅")
    },
    "a nonce": {"content": "x", "nonce": "x" * limits.NONCE},
}

BAD: dict[str, tuple[dict[str, Any], str]] = {
    "a content too long": ({"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
    "a content that is no text": ({"content": 7}, "INVALID_FIELD"),
    "eleven embeds": (embeds(*[{"title": "x"}] * 11), "BASE_TYPE_BAD_LENGTH"),
    "an embed title too long": (embeds({"title": "x" * 257}), "BASE_TYPE_MAX_LENGTH"),
    "an embed description too long": (embeds({"description": "x" * 4097}), "BASE_TYPE_MAX_LENGTH"),
    "embeds too long in all": (
        embeds(
            {"description": "x" * 3000, "footer": {"text": "x"}},
            {"description": "x" * 2999, "fields": [{"name": "x", "value": "x"}]},
        ),
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "26 embed fields": (
        embeds({"fields": [{"name": "x", "value": "x"}] * 26}),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a bad embed time": (embeds({"title": "x", "timestamp": "soon"}), "INVALID_FIELD"),
    "a nonce too long": ({"content": "x", "nonce": "x" * 26}, "BASE_TYPE_MAX_LENGTH"),
    "six rows": (classic(*[row(button(str(n))) for n in range(6)]), "BASE_TYPE_BAD_LENGTH"),
    "six buttons in a row": (
        classic(row(*[button(str(n)) for n in range(6)])),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty row": (classic(row()), "BASE_TYPE_BAD_LENGTH"),
    "a button outside a row": (classic(button()), "INVALID_FIELD"),
    "a select beside a button": (
        classic(row(select(option()), button())),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "text without the V2 flag": (classic(text()), "COMPONENT_LAYOUT_INVALID"),
    "a repeated custom_id": (
        classic(row(button(), button())),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a repeated component id": (
        v2({**text(), "id": 3}, {**text(), "id": 3}),
        "COMPONENT_ID_DUPLICATED",
    ),
    "a custom_id too long": (classic(row(button("x" * 101))), "BASE_TYPE_MAX_LENGTH"),
    "an empty custom_id": (classic(row(button(""))), "BASE_TYPE_MIN_LENGTH"),
    "a button label too long": (classic(row(button(label="x" * 81))), "BASE_TYPE_MAX_LENGTH"),
    "a button without words": (
        classic(row(button(label=None))),
        "BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI",
    ),
    "a button without custom_id": (
        classic(row({"type": 2, "style": 1, "label": "x"})),
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    "a button with a url": (
        classic(row(button(url="https://example.org"))),
        "BUTTON_COMPONENT_URL_NOT_ALLOWED",
    ),
    "a button of an unknown style": (classic(row(button(style=9))), "BASE_TYPE_CHOICES"),
    "a link with a custom_id": (classic(row(link(custom_id="x"))), "BUTTON_COMPONENT_INVALID_URL"),
    "a link to nowhere": (
        classic(row({"type": 2, "style": 5, "label": "x"})),
        "BUTTON_COMPONENT_INVALID_URL",
    ),
    "a link of another scheme": (classic(row(link(url="ftp://x.org"))), "URL_TYPE_INVALID_SCHEME"),
    "a link too long": (
        classic(row(link(url="https://example.org/" + "x" * 500))),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "an emoji that is none": (
        classic(row(button(emoji={"name": "camel"}))),
        "COMPONENT_INVALID_EMOJI",
    ),
    "an option emoji that is none": (
        classic(row(select(option(emoji={"name": "x"})))),
        "COMPONENT_INVALID_EMOJI",
    ),
    "a custom emoji nobody made": (
        classic(row(button(emoji={"name": "camel", "id": "123"}))),
        "COMPONENT_INVALID_EMOJI",
    ),
    "a select without options": (classic(row(select())), "BASE_TYPE_BAD_LENGTH"),
    "26 options": (
        classic(row(select(*[option(str(n)) for n in range(26)]))),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a placeholder too long": (
        classic(row(select(option(), placeholder="x" * 151))),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "an option label too long": (
        classic(row(select(option(label="x" * 101)))),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "an option value too long": (classic(row(select(option("x" * 101)))), "BASE_TYPE_MAX_LENGTH"),
    "an option description too long": (
        classic(row(select(option(description="x" * 101)))),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a repeated option value": (
        classic(row(select(option(), option()))),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "more than max_values by default": (
        classic(row(select(option("a", default=True), option("b", default=True)))),
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
    ),
    "more default members than max_values": (
        classic(
            row(
                {
                    "type": 5,
                    "custom_id": "x",
                    "default_values": [{"id": str(n), "type": "user"} for n in (1, 2)],
                }
            )
        ),
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
    ),
    "min over max": (
        classic(row(select(option("a"), option("b"), min_values=2, max_values=1))),
        "COMPONENT_MIN_MAX_INVALID",
    ),
    "more wanted than offered": (
        classic(row(select(option(), max_values=2))),
        "SELECT_COMPONENT_TOO_FEW_OPTIONS",
    ),
    "26 max_values": (classic(row(select(option(), max_values=26))), "NUMBER_TYPE_MAX"),
    "forty-one components": (
        v2(container(*[text() for _ in range(40)])),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "texts too long in all": (
        v2(text("x" * 2000), container(text("x" * 2001))),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an empty text": (v2(text("")), "BASE_TYPE_MIN_LENGTH"),
    "V2 with content": (
        v2(text(), content="x"),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "V2 with an embed": (
        v2(text(), embeds=[{"title": "x"}]),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "V2 with a sticker": (
        v2(text(), sticker_ids=["1"]),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "a container in a container": (v2(container(container(text()))), "INVALID_FIELD"),
    "an empty container": (v2(container()), "BASE_TYPE_BAD_LENGTH"),
    "a section of four texts": (v2(section(4, button())), "BASE_TYPE_BAD_LENGTH"),
    "a section without accessory": (v2(section(1, None)), "BASE_TYPE_REQUIRED"),
    "an empty gallery": (v2(gallery()), "BASE_TYPE_BAD_LENGTH"),
    "eleven pictures": (v2(gallery(*["https://x.org/a"] * 11)), "BASE_TYPE_BAD_LENGTH"),
    "an alt text too long": (
        v2(gallery("https://x.org/a", description="x" * 1025)),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a picture that was not sent": (
        v2(gallery("attachment://board.png")),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a picture of another scheme": (v2(gallery("ftp://x.org/a.png")), "URL_TYPE_INVALID_SCHEME"),
    "a file from elsewhere": (
        v2({"type": 13, "file": {"url": "https://x.org/a.txt"}}),
        "UNFURLED_MEDIA_ITEM_NOT_AN_ATTACHMENT",
    ),
    "an attachment that was not sent": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.txt"}]},
        "ATTACHMENT_NOT_FOUND",
    ),
    "parse beside a list": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "101 mentioned users": (
        {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}},
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an unknown kind of mention": (
        {"content": "x", "allowed_mentions": {"parse": ["cats"]}},
        "BASE_TYPE_CHOICES",
    ),
    "a reply to nothing": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "REPLIES_UNKNOWN_MESSAGE",
    ),
}


@pytest.mark.parametrize("name", GOOD)
async def test_what_keeps_the_rules_is_taken(
    sandbox: Sandbox, raw: Raw, tables: Channel, name: str
) -> None:
    answer = await raw.send(tables.id, GOOD[name])
    assert answer.status == 200, answer.body
    assert sandbox.violations == []


@pytest.mark.parametrize("name", BAD)
async def test_what_breaks_a_rule_is_refused_and_recorded(
    sandbox: Sandbox, raw: Raw, tables: Channel, name: str
) -> None:
    payload, fault = BAD[name]
    answer = await raw.send(tables.id, payload)
    assert (answer.status, answer.code) == (400, 50035)
    assert fault in answer.faults()
    assert [item.operation for item in sandbox.violations] == ["create_message"]
    assert tables.message_ids == []


@pytest.mark.parametrize("payload", [{}, {"content": "  "}, {"content": None, "components": []}])
async def test_an_empty_message_is_refused(
    sandbox: Sandbox, raw: Raw, tables: Channel, payload: dict[str, Any]
) -> None:
    answer = await raw.send(tables.id, payload)
    assert (answer.status, answer.code) == (400, 50006)
    assert len(sandbox.violations) == 1


async def test_an_error_names_the_faulty_field(raw: Raw, tables: Channel) -> None:
    answer = await raw.send(tables.id, v2(container(row(button("x" * 101)))))
    field = answer.body["errors"]["components"]["0"]["components"]["0"]["components"]["0"]
    assert field["custom_id"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"


async def test_eleven_attachments_are_refused(raw: Raw, tables: Channel) -> None:
    answer = await raw.upload(tables.id, {}, {f"{n}.txt": b"x" for n in range(11)})
    assert answer.faults() == {"BASE_TYPE_BAD_LENGTH"}


async def test_an_alt_text_too_long_is_refused(raw: Raw, tables: Channel) -> None:
    entry = {"id": 0, "filename": "a.png", "description": "x" * 1025}
    answer = await raw.upload(tables.id, {"attachments": [entry]}, {"a.png": b"x"})
    assert answer.faults() == {"BASE_TYPE_MAX_LENGTH"}


async def test_an_attachment_no_component_shows_is_recorded(
    sandbox: Sandbox, raw: Raw, tables: Channel
) -> None:
    answer = await raw.upload(tables.id, v2(text()), {"board.png": b"x"})
    assert answer.status == 200
    assert "board.png" in str(sandbox.violations[0])


async def test_an_attachment_shown_as_before_is_not_recorded(
    sandbox: Sandbox, raw: Raw, tables: Channel
) -> None:
    sent = await raw.upload(tables.id, v2(gallery("attachment://board.png")), {"board.png": b"x"})
    path = f"/channels/{tables.id}/messages/{sent.body['id']}"
    kept = [{"id": sent.body["attachments"][0]["id"]}]
    shown = sent.body["attachments"][0]["url"]
    for edit in (
        {"attachments": kept},
        {"attachments": kept, "components": [text(), gallery(shown)]},
        {"attachments": kept, "components": [text(), gallery("attachment://board.png")]},
    ):
        assert (await raw.request("PATCH", path, edit)).status == 200
    assert sandbox.violations == []
    await raw.request("PATCH", path, {"components": [text()]})
    assert "board.png" in str(sandbox.violations[0])


async def test_a_body_that_is_no_json_is_refused(
    sandbox: Sandbox, raw: Raw, tables: Channel
) -> None:
    path = f"/channels/{tables.id}/messages"
    answer = await raw.request("POST", path, data=b"{")
    assert (answer.status, answer.code) == (400, 50109)
    assert len(sandbox.violations) == 1


async def test_an_unknown_operation_is_recorded(sandbox: Sandbox, raw: Raw) -> None:
    answer = await raw.post("/channels/1/fly", {})
    assert answer.status == 404
    assert str(sandbox.violations[0]).startswith("POST /channels/1/fly")


async def test_a_v2_message_stays_v2(raw: Raw, tables: Channel) -> None:
    sent = await raw.send(tables.id, v2(text()))
    path = f"/channels/{tables.id}/messages/{sent.body['id']}"
    edited = await raw.request("PATCH", path, {"components": [text("new")], "flags": 0})
    assert edited.body["flags"] & V2
    refused = await raw.request("PATCH", path, {"content": "old ways"})
    assert refused.faults() == {"MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}


async def test_a_classic_message_becomes_v2_only_without_its_words(
    raw: Raw, tables: Channel
) -> None:
    sent = await raw.send(tables.id, {"content": "words"})
    path = f"/channels/{tables.id}/messages/{sent.body['id']}"
    refused = await raw.request("PATCH", path, v2(text()))
    assert refused.faults() == {"MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}
    edited = await raw.request("PATCH", path, v2(text(), content=None))
    assert edited.body["flags"] & V2


async def test_a_refused_edit_changes_nothing(sandbox: Sandbox, raw: Raw, tables: Channel) -> None:
    sent = await raw.send(tables.id, {"content": "words"})
    path = f"/channels/{tables.id}/messages/{sent.body['id']}"
    await raw.request("PATCH", path, {"content": "x" * 2001})
    assert sandbox.message(int(sent.body["id"])).content == "words"
