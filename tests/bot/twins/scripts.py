"""What everybody but the subject looks at and does, in scripts that begin at the parting."""

from collections.abc import Awaitable, Callable, Collection, Sequence

from bot.sandbox import Interaction, Member, Message, enabled_components
from bot.sandbox.server_faults import set_inside
from tests.bot.twins.world import HALF, HEIR, ONLOOKER, OWNER, World

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
    "help",
)
MODERATING = ("mod look", "mod waiting", "mod audit", "mod rollback")
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
TYPED = (
    ("board", "match"),
    ("board", "move"),
    ("board", "zoom"),
    ("play", "answer"),
    ("log", "player"),
    ("vote replace", "player"),
)
TYPED_MODERATING = (("mod rollback", "move"), ("mod force", "player"), ("mod replace", "player"))
PRESSED = {"board", "log", "help", "details", "hand", "play", "notes", "zoom", "then", "rules"}
"""The verbs on posts and answers that only show something."""


async def _run(who: Member, place: World, command: str, **options: object) -> Interaction:
    return await who.slash(place.thread, command, options)


async def looks(world: World) -> None:
    """Everything that can be looked at, by all three."""
    for who in _all(world):
        name = who.name
        for command in LOOKING + MODERATING * (name == OWNER):
            await world.does(f"{name} /{command}", _run(who, world, command))
            await _pressed(world, who, f"{name} /{command}")
        for number, message in enumerate(_posts(world)):
            await _controls(world, who, message, f"{name} post {number}")


async def forges(world: World) -> None:
    """Buttons nobody was given."""
    for who in _all(world):
        message = await _blank(world, who)
        for press in FORGED:
            custom_id = f"p|{press.format(match=world.parting.match)}"
            message.components = _button(custom_id)
            await world.does(f"{who.name} {press}", who.click(message, custom_id))


async def types(world: World) -> None:
    """What is proposed while somebody types."""
    for who in _all(world):
        for command, focused in TYPED + TYPED_MODERATING * (who.name == OWNER):
            doing = _typed(world, who, command, focused)
            await world.does(f"{who.name} types {command} {focused}", doing)


async def steps_back(world: World) -> None:
    """Somebody else answers and takes that back, twice."""
    who = world.other
    for time in range(2):
        await world.does(f"answers {time}", world.answers(who))
        await world.does(f"export {time}", _run(who, world, "match export"))
        await world.does(f"undoes {time}", _run(who, world, "undo"))
        await world.does(f"export again {time}", _run(who, world, "match export"))


async def acts(world: World) -> None:
    """Somebody does what nobody has asked for, twice, looks, and takes it back if that can be."""
    who = world.other
    for time in range(2):
        await world.does(f"acts {time}", _nothing(world.acts()))
        await world.does(f"export {time}", _run(who, world, "match export"))
    await looks(world)
    await forges(world)
    await world.does("undoes", _run(who, world, "undo"))
    await rolls_back(world)


async def _nothing(doing: Awaitable[None]) -> None:
    """Something that is done without Discord."""
    await doing


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
        "replace",
        _run(who, world, "mod replace", player=world.parting.player, reason="gone", member=to),
    )


async def kicks(world: World) -> None:
    """The subject is thrown out."""
    await world.does(
        "kick",
        _run(world.member(OWNER), world, "mod kick", player=world.parting.player, reason="gone"),
    )


async def kicks_unheard(world: World) -> None:
    """The same, with the subject's direct messages closed."""
    world.subject.allow_dms(allowed=False)
    await pauses(world)
    await kicks(world)


async def forces(world: World) -> None:
    """A moderator extends the subject's time, and lets the default be given."""
    who = world.member(OWNER)
    await world.does(
        "extend",
        _run(who, world, "mod extend", player=world.parting.player, hours=48, reason="illness"),
    )
    await world.does(
        "force", _run(who, world, "mod force", player=world.parting.player, reason="too late")
    )


async def pauses(world: World) -> None:
    """The match is paused and goes on."""
    who = world.member(OWNER)
    await world.does("pause", _run(who, world, "mod pause", reason="tea"))
    await world.does("look", _run(who, world, "match info"))
    await world.does("resume", _run(who, world, "mod resume", reason="tea is over"))


async def pauses_unheard(world: World) -> None:
    """The same, with the subject's direct messages closed."""
    world.subject.allow_dms(allowed=False)
    await pauses(world)


async def votes(world: World) -> None:
    """The table votes on what there is to vote on: to rest, to go on, to take back."""
    who, also = world.other, world.member(OWNER)
    await world.does("pause", _run(who, world, "vote pause", reason="tea"))
    await world.does("pause yes", _agrees(world, also))
    await world.does("resume", _run(who, world, "vote resume", reason="tea is over"))
    await world.does("resume yes", _agrees(world, also))
    await world.does("undo", _run(who, world, "vote undo"))
    await _pressed(world, who, "picked", {"takeback"})
    await _pressed(world, who, "undo", {"propose-undo"})
    await world.does("undo yes", _agrees(world, also))
    await world.does("look", _run(who, world, "match info"))


async def replaces_by_vote(world: World) -> None:
    """Time is over, and the table would let an AI player sit in for who is silent."""
    who = world.other
    await world.does("over", world.later(2 * HALF))
    replace = _run(who, world, "vote replace", player=world.parting.player, reason="asleep")
    await world.does("replace", replace)
    await world.does("replace yes", _agrees(world, world.member(OWNER)))
    await world.does("look", _run(who, world, "match info"))


async def loses_its_thread(world: World) -> None:
    """The thread is deleted, and the match goes on in a new one."""
    world.sandbox.world.delete_channel(world.thread)
    await world.does("lost", world.later(0))
    who = world.other
    tables = world.sandbox.channel("tables")
    await world.does("looks", who.slash(tables, "board", {"match": world.parting.match}))


async def leaves(world: World) -> None:
    """The subject leaves the server."""
    subject = world.subject
    set_inside(world.sandbox.world, world.sandbox.guild, subject.id, inside=False)
    await world.does("left", world.later(1))
    await world.does("looks after", _run(world.other, world, "match info"))


async def leaves_for_long(world: World) -> None:
    """The subject leaves the server, and half the time passes."""
    await leaves(world)
    await reminds(world)


async def reminds(world: World) -> None:
    """Half the time passes."""
    await world.does("half", world.later(HALF))
    await world.does("looks", _run(world.other, world, "match info"))


async def reminds_unheard(world: World) -> None:
    """The same, with the subject's direct messages closed."""
    world.subject.allow_dms(allowed=False)
    await reminds(world)


LOOKING_BACK: Sequence[Script] = (looks, forges, types, steps_back, rolls_back, votes, replaces)
"""What could tell of an answer after it has been given."""
CALLING: Sequence[Script] = (
    kicks,
    kicks_unheard,
    forces,
    pauses,
    pauses_unheard,
    replaces_by_vote,
    loses_its_thread,
    leaves,
    leaves_for_long,
    reminds,
    reminds_unheard,
)
"""What calls or names who has not answered yet."""
SCRIPTS = (*LOOKING_BACK, *CALLING)


# --- how it is done --------------------------------------------------------------------------------


def _all(world: World) -> list[Member]:
    """Everybody from whom the secret is to be kept."""
    keen = [world.member(OWNER), world.other, world.member(ONLOOKER)]
    return [one for one in keen if one.name not in world.deaf]


def _posts(world: World) -> list[Message]:
    """What everybody can read in the thread."""
    known = world.sandbox.world.messages
    posts = [known[one] for one in world.thread.message_ids if one in known]
    return [one for one in posts if one.ephemeral_to is None]


async def _agrees(world: World, who: Member) -> Interaction:
    """Somebody says yes to the vote that has just been asked for."""
    for post in reversed(_posts(world)):
        for control in enabled_components(post):
            if "|yes|" in control.custom_id:
                return await who.click(post, control.custom_id)
    # There may be nothing to vote on: then all that can be done is to look.
    return await who.slash(world.thread, "match info")


async def _pressed(world: World, who: Member, what: str, verbs: Collection[str] = PRESSED) -> None:
    """Whatever can be pressed in the answer just given."""
    known = world.sandbox.world.messages.values()
    own = [message for message in known if message.ephemeral_to == who.id]
    if own:
        await _controls(world, who, own[-1], what, verbs)


async def _controls(
    world: World, who: Member, message: Message, what: str, verbs: Collection[str] = PRESSED
) -> None:
    for control in list(enabled_components(message)):
        verb = control.custom_id.split("|")[1]
        if verb not in verbs or message.id not in world.sandbox.world.messages:
            continue
        if control.is_select:
            for value in control.values[:3]:
                if control.custom_id not in {one.custom_id for one in enabled_components(message)}:
                    break
                doing = who.select(message, control.custom_id, [value])
                await world.does(f"{what} {control.custom_id} {value}", doing)
        else:
            await world.does(f"{what} {control.custom_id}", who.click(message, control.custom_id))


async def _typed(world: World, who: Member, command: str, focused: str) -> Interaction:
    before = len(world.sandbox.interactions)
    await who.autocomplete(world.thread, command, focused)
    return world.sandbox.interactions[before]


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
