"""What everybody but the subject looks at and does, in scripts that begin at the parting."""

from collections.abc import Awaitable, Callable, Mapping

from bot.sandbox import Interaction, Member, Message, enabled_components
from bot.sandbox.mischief import set_inside
from tests.bot.twins.world import HEIR, ONLOOKER, OTHER, OWNER, SUBJECT, World

Script = Callable[[World], Awaitable[None]]

LOOKING = (
    "board",
    "hand",
    "log",
    "play",
    "games",
    "orders",
    "note",
    "match info",
    "match list",
    "match export",
    "match result",
    "match verify",
    "mod look",
    "mod waiting",
    "mod audit",
    "mod rollback",
    "help",
)
FORGED = (
    *(f"then|{{match}}|{entry}|" for entry in range(5)),
    *(f"takeback|{{match}}|{entry}" for entry in range(3)),
    *(f"propose-undo|{{match}}|{entry}" for entry in range(3)),
    *(f"mod-to|{{match}}|{entry}" for entry in range(5)),
    "panel|{match}",
    "verify|{match}",
    "replay|{match}",
    "details|{match}",
    "result|{match}",
    "export|{match}",
    "notes|{match}",
    "whatif|{match}",
)
PRESSED = {"board", "log", "help", "details", "hand", "play", "notes", "zoom", "then", "rules"}
"""The verbs on posts and answers that only show something."""
HALF = 13
"""Hours after which half of the time for an answer is gone."""


async def _run(who: Member, place: World, command: str, **options: object) -> Interaction:
    return await who.slash(place.thread, command, options)


async def looks(world: World) -> None:
    """Everything that can be looked at, by all three."""
    for name in (OWNER, OTHER, ONLOOKER):
        who = world.member(name)
        for command in LOOKING:
            await world.does(f"{name} /{command}", _run(who, world, command))
            await _pressed(world, who, f"{name} /{command}")
        for post in [*world.thread.message_ids]:
            message = world.sandbox.world.messages.get(post)
            if message is not None and message.ephemeral_to is None:
                await _controls(world, who, message, f"{name} post {post}")


async def forges(world: World) -> None:
    """Buttons nobody was given."""
    for name in (OWNER, OTHER, ONLOOKER):
        who = world.member(name)
        for press in FORGED:
            custom_id = f"p|{press.format(match=world.parting.match)}"
            message = await _blank(world, who)
            message.components = _button(custom_id)
            await world.does(f"{name} {press}", who.click(message, custom_id))


async def types(world: World) -> None:
    """What is proposed while somebody types."""
    for name in (OWNER, OTHER, ONLOOKER):
        who = world.member(name)
        for command, focused, given in (
            ("board", "match", {}),
            ("board", "zoom", {}),
            ("play", "answer", {}),
            ("log", "player", {}),
            ("mod rollback", "move", {}),
            ("mod force", "player", {"reason": "so"}),
            ("mod replace", "player", {"reason": "so"}),
            ("vote replace", "player", {"reason": "so"}),
        ):
            doing = _typed(world, who, command, focused, given)
            await world.does(f"{name} types {command} {focused}", doing)


async def steps_back(world: World) -> None:
    """Somebody else answers and takes that back, twice."""
    who = world.member(OTHER)
    for time in range(2):
        await world.does(f"answers {time}", _answers(world, who, 2))
        await world.does(f"export {time}", _run(who, world, "match export"))
        await world.does(f"undoes {time}", _run(who, world, "undo"))
        await world.does(f"export again {time}", _run(who, world, "match export"))


async def rolls_back(world: World) -> None:
    """The one who manages the server, and plays, tries every move that can be named."""
    who = world.member(OWNER)
    for move in range(6):
        for shape in (f"={move}", str(move)):
            await world.does(f"to {shape}", _run(who, world, "mod rollback", move=shape))


async def replaces(world: World) -> None:
    """The subject's seat goes to somebody else."""
    who, to = world.member(OWNER), world.member(HEIR)
    await world.does(
        "replace", _run(who, world, "mod replace", player="2", reason="gone", member=to)
    )


async def kicks(world: World) -> None:
    """The subject is thrown out."""
    await world.does(
        "kick", _run(world.member(OWNER), world, "mod kick", player="2", reason="gone")
    )


async def kicks_unheard(world: World) -> None:
    """The same, with the subject's direct messages closed."""
    world.member(SUBJECT).allow_dms(allowed=False)
    await pauses(world)
    await kicks(world)


async def forces(world: World) -> None:
    """A moderator extends the subject's time, and lets the default be given."""
    who = world.member(OWNER)
    await world.does(
        "extend", _run(who, world, "mod extend", player="2", time="2d", reason="illness")
    )
    await world.does("force", _run(who, world, "mod force", player="2", reason="too late"))


async def pauses(world: World) -> None:
    """The match is paused and goes on."""
    who = world.member(OWNER)
    await world.does("pause", _run(who, world, "mod pause", reason="tea"))
    await world.does("look", _run(who, world, "match info"))
    await world.does("resume", _run(who, world, "mod resume", reason="tea is over"))


async def pauses_unheard(world: World) -> None:
    """The same, with the subject's direct messages closed."""
    world.member(SUBJECT).allow_dms(allowed=False)
    await pauses(world)


async def votes(world: World) -> None:
    """The table votes on everything there is to vote on."""
    who, also = world.member(OTHER), world.member(OWNER)
    await world.does("undo", _run(who, world, "vote undo"))
    await world.does("replace", _run(who, world, "vote replace", player="2", reason="asleep"))
    await world.does("pause", _run(who, world, "vote pause", reason="tea"))
    post = world.sandbox.world.messages[world.thread.message_ids[-1]]
    yes = next((one for one in enabled_components(post) if "|yes|" in one.custom_id), None)
    if yes is not None:
        await world.does("yes", also.click(post, yes.custom_id))


async def loses_its_thread(world: World) -> None:
    """The thread is deleted, and the match goes on in a new one."""
    world.sandbox.world.delete_channel(world.thread)
    await world.does("lost", _later(world, 0))
    who = world.member(OTHER)
    tables = world.sandbox.channel("tables")
    await world.does("looks", who.slash(tables, "board", {"match": world.parting.match}))


async def leaves(world: World) -> None:
    """The subject leaves the server."""
    subject = world.member(SUBJECT)
    set_inside(world.sandbox.world, world.sandbox.guild, subject.id, inside=False)
    await world.does("left", _later(world, 1))
    await world.does("looks after", _run(world.member(OTHER), world, "match info"))


async def leaves_for_long(world: World) -> None:
    """The subject leaves the server, and half the time passes."""
    await leaves(world)
    await reminds(world)


async def reminds(world: World) -> None:
    """Half the time passes."""
    await world.does("half", _later(world, HALF))
    await world.does("looks", _run(world.member(OTHER), world, "match info"))


async def reminds_unheard(world: World) -> None:
    """The same, with the subject's direct messages closed."""
    world.member(SUBJECT).allow_dms(allowed=False)
    await reminds(world)


SCRIPTS: Mapping[str, Script] = {
    one.__name__: one
    for one in (
        looks,
        forges,
        types,
        steps_back,
        rolls_back,
        replaces,
        kicks,
        kicks_unheard,
        forces,
        pauses,
        pauses_unheard,
        votes,
        loses_its_thread,
        leaves,
        leaves_for_long,
        reminds,
        reminds_unheard,
    )
}


# --- how it is done --------------------------------------------------------------------------------


async def _pressed(world: World, who: Member, what: str) -> None:
    """Whatever can be pressed in the answer just given."""
    own = [
        message
        for message in world.sandbox.world.messages.values()
        if message.ephemeral_to == who.id
    ]
    if own:
        await _controls(world, who, own[-1], what)


async def _controls(world: World, who: Member, message: Message, what: str) -> None:
    for control in list(enabled_components(message)):
        verb = control.custom_id.split("|")[1]
        if verb not in PRESSED or message.id not in world.sandbox.world.messages:
            continue
        if control.is_select:
            for value in control.values[:3]:
                doing = who.select(message, control.custom_id, [value])
                await world.does(f"{what} {control.custom_id} {value}", doing)
        else:
            await world.does(f"{what} {control.custom_id}", who.click(message, control.custom_id))


async def _typed(
    world: World, who: Member, command: str, focused: str, given: Mapping[str, object]
) -> Interaction:
    before = len(world.sandbox.interactions)
    await who.autocomplete(world.thread, command, focused, "", given)
    return world.sandbox.interactions[before]


async def _answers(world: World, who: Member, seat: int) -> None:
    """Somebody answers its own secret question by what happens to come first."""
    match = world.parting.match
    live = await world.bot.matches.live(match)
    asked = next(one for one in live.match.table.pending.values() if one.seat == seat)
    given = live.match.default_for(asked.id)
    number = world.sandbox.world.ids.new()
    await world.bot.matches.answer(match, who.id, number, asked.id, given)


async def _later(world: World, hours: float) -> None:
    world.clock.move(hours=hours)
    await world.bot.matches._do_due()
    await world.settled()


async def _blank(world: World, who: Member) -> Message:
    """A private message whose buttons can be forged."""
    message = (await (await who.slash(world.thread, "settings")).response()).message
    assert message is not None
    await world.settled()
    world.ears.news()
    return message


def _button(custom_id: str) -> list[dict[str, object]]:
    button = {"type": 2, "id": 91, "style": 2, "label": "x", "custom_id": custom_id}
    return [{"type": 1, "id": 90, "components": [button]}]
