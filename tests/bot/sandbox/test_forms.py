"""Every kind of field of a modal and every kind of select, filled as the client fills them."""

from typing import Any

import discord
import pytest
from typing_extensions import override

from bot.sandbox import Channel, Member, Sandbox, UsageError, fields
from tests.bot.sandbox.tiny import Tiny

OPTIONS = ("red", "green", "blue")


class Form(discord.ui.Modal, title="All fields"):
    words: discord.ui.Label[Any] = discord.ui.Label(
        text="Words", component=discord.ui.TextInput(custom_id="words", required=False)
    )
    one: discord.ui.Label[Any] = discord.ui.Label(
        text="One",
        component=discord.ui.RadioGroup(
            custom_id="one",
            options=[discord.RadioGroupOption(label=name, value=name) for name in OPTIONS],
        ),
    )
    some: discord.ui.Label[Any] = discord.ui.Label(
        text="Some",
        component=discord.ui.CheckboxGroup(
            custom_id="some",
            options=[discord.CheckboxGroupOption(label=name, value=name) for name in OPTIONS],
        ),
    )
    sure: discord.ui.Label[Any] = discord.ui.Label(
        text="Sure?", component=discord.ui.Checkbox(custom_id="sure")
    )
    menu: discord.ui.Label[Any] = discord.ui.Label(
        text="Menu",
        component=discord.ui.Select(
            custom_id="menu",
            options=[discord.SelectOption(label=name, value=name) for name in OPTIONS],
        ),
    )

    @override
    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        found: list[Any] = [self.words.component, self.one.component, self.sure.component]
        several: list[Any] = [self.some.component, self.menu.component]
        told = [str(item.value) for item in found] + ["+".join(item.values) for item in several]
        await interaction.response.send_message(" ".join(told))


@pytest.fixture
async def form(bot: Tiny, ana: Member, tables: Channel) -> Any:
    @bot.tree.command(name="form", description="Open the form")
    async def _(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Form())

    await bot.tree.sync()
    return (await (await ana.slash(tables, "form")).response()).modal


async def test_every_kind_of_field_reaches_the_bot(form: Any, ana: Member) -> None:
    values: dict[str, Any] = {
        "words": "sand",
        "one": "green",
        "some": ["red", "blue"],
        "sure": True,
        "menu": ["blue"],
    }
    response = await (await ana.submit(form, values)).response()
    assert response.message is not None
    assert response.message.content == "sand green True red+blue blue"
    assert [field.custom_id for field in fields(form)] == ["words", "one", "some", "sure", "menu"]


async def test_a_field_left_empty_is_refused_where_it_is_required(form: Any, ana: Member) -> None:
    with pytest.raises(UsageError, match="'one' takes 1 to 1"):
        await ana.submit(form, {"words": "sand", "menu": ["red"]})


async def test_a_pick_that_is_not_offered_is_refused(form: Any, ana: Member) -> None:
    with pytest.raises(UsageError, match="does not offer"):
        await ana.submit(form, {"one": "pink", "menu": ["red"]})


class Selects(discord.ui.View):
    @discord.ui.select(cls=discord.ui.ChannelSelect, custom_id="where")
    async def where(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(select.values[0].name)

    @discord.ui.select(cls=discord.ui.RoleSelect, custom_id="role")
    async def role(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(select.values[0].name)

    @discord.ui.select(cls=discord.ui.MentionableSelect, custom_id="who", max_values=2)
    async def who(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(" ".join(sorted(map(str, select.values))))


async def test_channels_and_roles_are_picked(
    sandbox: Sandbox, ana: Member, place: discord.TextChannel, tables: Channel
) -> None:
    message = sandbox.message((await place.send("Pick", view=Selects())).id)
    role = next(iter(sandbox.guild.roles.values()))
    where = await (await ana.select(message, "where", [tables])).response()
    which = await (await ana.select(message, "role", [role])).response()
    who = await (await ana.select(message, "who", [role, sandbox.member("Björn")])).response()
    words = [item.message.content for item in (where, which, who) if item.message]
    assert words == ["tables", "@everyone", "@everyone demo2"]
    assert sandbox.violations == []
