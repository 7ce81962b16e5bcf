"""Each rule of Discord's for commands, modals and autocomplete."""

import asyncio
from typing import Any

import pytest

from bot.sandbox import Channel, Interaction, Member, Sandbox
from tests.bot.sandbox.raw import Answer, Raw
from tests.bot.sandbox.tiny import Tiny


def command(name: str = "play", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "Play", "type": 1, **more}


def option(name: str = "game", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "A game", "type": kind, **more}


def group(*inside: dict[str, Any]) -> dict[str, Any]:
    return option("more", 2, options=list(inside))


def choices(*values: Any) -> dict[str, Any]:
    return option(choices=[{"name": f"c{n}", "value": value} for n, value in enumerate(values)])


GOOD = {
    "names of many scripts": [command("juego-ñ"), command("ゲーム"), command("खेल")],
    "a deep command": [command(options=[group(option("sub", 1, options=[option()]))])],
    "a context menu": [{"name": "Look Here", "type": 3}],
    "a translation": [command(name_localizations={"es-ES": "jugar"})],
    "hundred commands": [command(f"c{n}") for n in range(100)],
}

BAD: dict[str, tuple[list[dict[str, Any]], str]] = {
    "an upper-case name": ([command("Play")], "APPLICATION_COMMAND_INVALID_NAME"),
    "a name with a space": ([command("play it")], "APPLICATION_COMMAND_INVALID_NAME"),
    "a name too long": ([command("x" * 33)], "BASE_TYPE_MAX_LENGTH"),
    "a bad translated name": (
        [command(name_localizations={"es-ES": "Jugar"})],
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "an unknown locale": ([command(name_localizations={"es": "jugar"})], "BASE_TYPE_CHOICES"),
    "a bad option name": ([command(options=[option("Game")])], "APPLICATION_COMMAND_INVALID_NAME"),
    "a description too long": ([command(description="x" * 101)], "BASE_TYPE_MAX_LENGTH"),
    "no description": ([{"name": "play"}], "BASE_TYPE_REQUIRED"),
    "two of a name": ([command(), command()], "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    "101 commands": ([command(f"c{n}") for n in range(101)], "APPLICATION_COMMANDS_LIMIT"),
    "16 message menus": (
        [{"name": f"m{n}", "type": 3} for n in range(16)],
        "APPLICATION_COMMANDS_LIMIT",
    ),
    "a described context menu": (
        [{"name": "Look", "type": 2, "description": "x"}],
        "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
    ),
    "26 options": (
        [command(options=[option(f"o{n}") for n in range(26)])],
        "BASE_TYPE_BAD_LENGTH",
    ),
    "two options of a name": (
        [command(options=[option(), option()])],
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "required after optional": (
        [command(options=[option("a"), option("b", required=True)])],
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "subcommand beside option": (
        [command(options=[option("a", 1), option("b")])],
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "26 choices": ([command(options=[choices(*map(str, range(26)))])], "BASE_TYPE_BAD_LENGTH"),
    "a choice value too long": ([command(options=[choices("x" * 101)])], "BASE_TYPE_BAD_LENGTH"),
    "two choices of a value": (
        [command(options=[choices("a", "a")])],
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
    ),
    "choices beside autocomplete": (
        [command(options=[{**choices("a"), "autocomplete": True}])],
        "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
    ),
    "an unknown option type": ([command(options=[option(kind=30)])], "INVALID_FIELD"),
    "a context menu in an unknown locale": (
        [{"name": "Look", "type": 3, "name_localizations": {"es": "Mira"}}],
        "BASE_TYPE_CHOICES",
    ),
    "a number with min over max": (
        [command(options=[option(kind=4, min_value=5, max_value=4)])],
        "APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID",
    ),
    "a text with min over max": (
        [command(options=[option(min_length=5, max_length=4)])],
        "APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID",
    ),
    "a command too large": (
        [
            command(
                options=[
                    option(
                        f"o{n}",
                        choices=[
                            {"name": f"{c}{'x' * 30}", "value": "y" * 70 + str(c)}
                            for c in range(10)
                        ],
                    )
                    for n in range(8)
                ]
            )
        ],
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
}


async def register(sandbox: Sandbox, raw: Raw, payload: Any, guild: bool = False) -> Answer:
    inside = f"/guilds/{sandbox.guild.id}" if guild else ""
    path = f"/applications/{sandbox.world.app.id}{inside}/commands"
    return await raw.request("PUT", path, payload)


@pytest.mark.parametrize("name", GOOD)
async def test_commands_that_keep_the_rules_are_registered(
    sandbox: Sandbox, raw: Raw, name: str
) -> None:
    answer = await register(sandbox, raw, GOOD[name])
    assert answer.status == 200, answer.body
    assert len(sandbox.world.global_commands) == len(GOOD[name])


@pytest.mark.parametrize("name", BAD)
async def test_commands_that_break_a_rule_are_refused(
    sandbox: Sandbox, raw: Raw, name: str
) -> None:
    payload, fault = BAD[name]
    answer = await register(sandbox, raw, payload)
    assert (answer.status, answer.code) == (400, 50035)
    assert fault in answer.faults()
    assert sandbox.world.global_commands == []
    assert len(sandbox.violations) == 1


async def test_a_command_keeps_its_id_when_set_again(sandbox: Sandbox, raw: Raw) -> None:
    first = await register(sandbox, raw, [command(), command("other")])
    second = await register(sandbox, raw, [command(description="Changed")])
    assert first.body[0]["id"] == second.body[0]["id"]
    assert len(second.body) == 1


async def test_a_guilds_own_commands_hide_global_ones(
    sandbox: Sandbox, raw: Raw, ana: Member, tables: Channel
) -> None:
    await register(sandbox, raw, [command()])
    own = await register(sandbox, raw, [command(description="Ours")], guild=True)
    interaction = await ana.slash(tables, "play")
    assert interaction.is_open
    listed = await raw.request(
        "GET", f"/applications/{sandbox.world.app.id}/guilds/{sandbox.guild.id}/commands"
    )
    assert listed.body == own.body


@pytest.fixture
async def owed(ana: Member, bot: Tiny, tables: Channel) -> Interaction:
    assert bot.errors == []
    return await ana.slash(tables, "sulk")


async def answer_to(raw: Raw, interaction: Interaction, payload: Any) -> Answer:
    path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
    return await raw.post(path, payload)


def modal(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    data = {"custom_id": "m", "title": "A form", "components": list(components), **more}
    return {"type": 9, "data": data}


def field(custom_id: str = "f", label: str = "Words", **more: Any) -> dict[str, Any]:
    inside = {"type": 4, "custom_id": custom_id, "style": 1, **more}
    return {"type": 18, "label": label, "component": inside}


def picked(kind: int, *values: str, preset: int = 0, **more: Any) -> dict[str, Any]:
    options = [
        {"label": "x", "value": value, "default": index < preset}
        for index, value in enumerate(values)
    ]
    inside = {"type": kind, "custom_id": "r", "options": options, **more}
    return {"type": 18, "label": "x", "component": inside}


def radio(*values: str, **more: Any) -> dict[str, Any]:
    return picked(21, *values, **more)


def menu(*values: str, **more: Any) -> dict[str, Any]:
    return picked(3, *values, **more)


def written(*names: str, **more: Any) -> dict[str, Any]:
    inside = [{"type": 4, "custom_id": name, "style": 1, **more} for name in names]
    return {"type": 1, "components": inside}


GOOD_MODALS = {
    "a labelled text in a row": modal(written("f", label="Words")),
    "a menu with presets": modal(menu("a", "b", preset=2, min_values=0, max_values=2)),
    "radio buttons with a preset": modal(radio("a", "b", preset=1)),
    "checkboxes with presets": modal(picked(22, "a", "b", preset=2, min_values=2)),
    "a file": modal(
        {"type": 18, "label": "x", "component": {"type": 19, "custom_id": "f", "max_values": 3}}
    ),
}


@pytest.mark.parametrize("name", GOOD_MODALS)
async def test_a_modal_that_keeps_the_rules_is_opened(
    raw: Raw, owed: Interaction, name: str
) -> None:
    answer = await answer_to(raw, owed, GOOD_MODALS[name])
    assert answer.status == 200, answer.body


BAD_MODALS: dict[str, tuple[dict[str, Any], str]] = {
    "six fields": (modal(*[field(str(n)) for n in range(6)]), "BASE_TYPE_BAD_LENGTH"),
    "no field": (modal(), "BASE_TYPE_BAD_LENGTH"),
    "a title too long": (modal(field(), title="x" * 46), "BASE_TYPE_MAX_LENGTH"),
    "a label too long": (modal(field(label="x" * 46)), "BASE_TYPE_MAX_LENGTH"),
    "a repeated custom_id": (modal(field(), field()), "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "a placeholder too long": (modal(field(placeholder="x" * 101)), "BASE_TYPE_MAX_LENGTH"),
    "min over max": (modal(field(min_length=5, max_length=4)), "COMPONENT_MIN_MAX_INVALID"),
    "a preset too long": (modal(field(max_length=2, value="abc")), "BASE_TYPE_BAD_LENGTH"),
    "a radio group of one": (modal(radio("a")), "BASE_TYPE_BAD_LENGTH"),
    "a radio group with twins": (
        modal(radio("a", "a")),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "two radio buttons preset": (
        modal(radio("a", "b", preset=2)),
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
    ),
    "a menu with min over max": (
        modal(menu("a", "b", min_values=2, max_values=1)),
        "COMPONENT_MIN_MAX_INVALID",
    ),
    "a menu that wants more than it offers": (
        modal(menu("a", max_values=2)),
        "SELECT_COMPONENT_TOO_FEW_OPTIONS",
    ),
    "a menu with two presets for one": (
        modal(menu("a", "b", preset=2)),
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
    ),
    "checkboxes with min over max": (
        modal(picked(22, "a", "b", min_values=2, max_values=1)),
        "COMPONENT_MIN_MAX_INVALID",
    ),
    "a menu of members with min over max": (
        modal(
            {
                "type": 18,
                "label": "x",
                "component": {"type": 5, "custom_id": "u", "min_values": 2, "max_values": 1},
            }
        ),
        "COMPONENT_MIN_MAX_INVALID",
    ),
    "an option emoji that is none": (
        modal(
            {
                "type": 18,
                "label": "x",
                "component": {
                    "type": 3,
                    "custom_id": "m",
                    "options": [{"label": "x", "value": "a", "emoji": {"name": "camel"}}],
                },
            }
        ),
        "COMPONENT_INVALID_EMOJI",
    ),
    "a repeated component id": (
        modal(field("a", id=7), field("b", id=7)),
        "COMPONENT_ID_DUPLICATED",
    ),
    "a text in a row without a label": (modal(written("f")), "BASE_TYPE_REQUIRED"),
    "two texts in a row": (
        modal(written("a", "b", label="Words")),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a modal without data": ({"type": 9}, "BASE_TYPE_REQUIRED"),
}


@pytest.mark.parametrize("name", BAD_MODALS)
async def test_a_modal_that_breaks_a_rule_is_refused(
    raw: Raw, owed: Interaction, name: str
) -> None:
    payload, fault = BAD_MODALS[name]
    answer = await answer_to(raw, owed, payload)
    assert answer.code == 50035
    assert fault in answer.faults()
    assert owed.is_open


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 12])
async def test_a_command_cannot_be_answered_like_a_click(
    raw: Raw, owed: Interaction, kind: int
) -> None:
    payload = {"type": kind, "data": {"choices": []}}
    answer = await answer_to(raw, owed, payload)
    assert answer.faults() == {"BASE_TYPE_CHOICES"}
    assert owed.is_open


async def test_a_first_answer_keeps_the_rules_of_messages(raw: Raw, owed: Interaction) -> None:
    answer = await answer_to(raw, owed, {"type": 4, "data": {"content": "x" * 2001}})
    assert answer.faults() == {"BASE_TYPE_MAX_LENGTH"}
    assert owed.is_open


async def test_a_deferred_answer_is_told_as_loading(raw: Raw, owed: Interaction) -> None:
    answer = await answer_to(raw, owed, {"type": 5, "data": {"flags": 64}})
    assert answer.body["interaction"]["response_message_loading"]
    assert answer.body["interaction"]["response_message_ephemeral"]
    assert owed.original is not None
    assert owed.original.flags == 64 | 128


async def test_visibility_is_fixed_by_the_deferral(
    raw: Raw, owed: Interaction, ana: Member, tables: Channel
) -> None:
    await answer_to(raw, owed, {"type": 5, "data": {"flags": 64}})
    path = f"/webhooks/{ana.platform.world.app.id}/{owed.token}"
    filled = await raw.post(path, {"content": "still hidden"})
    assert filled.body["flags"] == 64
    assert len(ana.visible_messages(tables)) == 1


async def test_a_modal_cannot_follow_a_modal(raw: Raw, owed: Interaction, ana: Member) -> None:
    await answer_to(raw, owed, modal(field()))
    assert owed.modal is not None
    submitted = await ana.submit(owed.modal, {"f": "words"})
    answer = await answer_to(raw, submitted, modal(field()))
    assert answer.faults() == {"BASE_TYPE_CHOICES"}


async def proposals(
    raw: Raw, sandbox: Sandbox, ana: Member, tables: Channel, data: Any, kind: int = 3
) -> Answer:
    payload = [command(options=[option(kind=kind, autocomplete=True)])]
    await register(sandbox, raw, payload)
    asking = asyncio.create_task(ana.autocomplete(tables, "play", "game", "x"))
    await asyncio.sleep(0)
    answer = await answer_to(raw, sandbox.interactions[-1], {"type": 8, "data": data})
    asking.cancel()
    return answer


async def test_proposals_that_keep_the_rules_are_taken(
    raw: Raw, sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    data = {"choices": [{"name": "x" * 100, "value": "y" * 100}] * 25}
    assert (await proposals(raw, sandbox, ana, tables, data)).status == 200


@pytest.mark.parametrize(
    "choices",
    [
        [{"name": "x", "value": "y"}] * 26,
        [{"name": "x" * 101, "value": "y"}],
        [{"name": "", "value": "y"}],
        [{"name": "x", "value": "y" * 101}],
    ],
)
async def test_proposals_that_break_a_rule_are_refused(
    raw: Raw, sandbox: Sandbox, ana: Member, tables: Channel, choices: list[Any]
) -> None:
    answer = await proposals(raw, sandbox, ana, tables, {"choices": choices})
    assert answer.code == 50035


@pytest.mark.parametrize(
    ("kind", "value", "status"),
    [(3, "seven", 200), (3, 7, 400), (4, 7, 200), (4, "seven", 400), (10, 7.5, 200)],
)
async def test_proposals_are_of_the_type_of_their_option(
    raw: Raw, sandbox: Sandbox, ana: Member, tables: Channel, kind: int, value: Any, status: int
) -> None:
    data = {"choices": [{"name": "x", "value": value}]}
    assert (await proposals(raw, sandbox, ana, tables, data, kind)).status == status
