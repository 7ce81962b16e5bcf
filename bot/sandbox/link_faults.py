"""What goes wrong between the bot and Discord, over the page's API: lines, storms, time, presses, restarts.

All by `POST`, and all but `gateway` and `life` tell with their answer how things stand:

- `/_sandbox/gateway` `{action}`: `drop` (the bot resumes), `cut` (torn without a word), `reconnect` (op 7),
  `invalidate` (op 9: the session is over), `doubt` (op 9: the bot may resume).
- `/_sandbox/time` `{skip: seconds}`: so much time passes at once, for Discord and for the bot; `{jump:
  seconds}`: the clock of the bot's machine is set ahead, or back, without any time passing.
- `/_sandbox/storms` `{effect, share, operation, seconds}`: from now on this befalls a share (0 to 1) of the
  bot's requests; 0 ends it. Effects: `fail` (502), `fail_after` (done, and yet 502), `limit` (429 with
  `retry_after` seconds), `slow` (so many seconds late), `cut` (done, and torn without an answer).
  `operation` is one of Discord's operation ids or a pattern such as `*message*`, otherwise all are meant.
  `{}` changes nothing.
- `/_sandbox/storms/end`: all of that is over.
- `/_sandbox/presses` `{doubled, lost, twice}`: so many of the next interactions arrive twice, or not at all;
  with `twice` everybody presses everything twice.
- `/_sandbox/files` `{largest}`: so many bytes are the most that a file may have; `{}` changes nothing.
- `/_sandbox/outage` `{down}`: the server cannot be reached, or can again. Meanwhile nobody can act there, and
  what the bot asks of it is answered by 503.
- `/_sandbox/life` `{action}`: `restart` (the bot is stopped in good order and started again) or `kill` (the
  whole program ends in the middle of what it does, as by kill -9, and begins again with the same Discord).
"""

from typing import Any

from aiohttp import web

from bot.sandbox.errors import UsageError
from bot.sandbox.faults import Effect, Fault
from bot.sandbox.models import Json
from bot.sandbox.platform import Platform

EFFECTS = {
    "fail": Effect.FAIL,
    "fail_after": Effect.FAIL_AFTER,
    "limit": Effect.LIMIT,
    "slow": Effect.SLOW,
    "cut": Effect.CUT,
}
_LONGEST_SKIP = 60 * 86_400
_LONGEST_WAIT = 600
_MOST_PRESSES = 1000
_LARGEST_FILE = 50 * 1024 * 1024


async def gateway(platform: Platform, _: web.Request, body: Json) -> Json:
    """Disturb the gateway."""
    line, action = platform.gateway, body.get("action")
    if action == "drop":
        await line.drop()
    elif action == "cut":
        line.cut()
    elif action == "reconnect":
        line.ask_reconnect()
    elif action in ("invalidate", "doubt"):
        line.invalidate(resumable=action == "doubt")
    else:
        raise UsageError("action is one of drop, cut, reconnect, invalidate, doubt")
    return {}


async def time(platform: Platform, _: web.Request, body: Json) -> Json:
    """Let time pass, or set the clock of the bot's machine."""
    if not body.keys() & {"skip", "jump"}:
        raise UsageError("give skip or jump, a number of seconds")
    skip = _number(body, "skip", 0, _LONGEST_SKIP)
    platform.clock.jumped += _number(body, "jump", -_LONGEST_SKIP, _LONGEST_SKIP)
    platform.clock.skip(skip)
    return {"ahead": platform.clock.ahead, "jumped": platform.clock.jumped}


async def storms(platform: Platform, _: web.Request, body: Json) -> Json:
    """Begin, change or end a storm."""
    if body:
        _rage(platform, body)
    return {"active": [_told(one) for one in platform.faults.active if one.is_on]}


def _rage(platform: Platform, body: Json) -> None:
    effect = EFFECTS.get(str(body.get("effect")))
    if effect is None:
        raise UsageError(f"effect is one of {', '.join(EFFECTS)}")
    share = _number(body, "share", 0, 1, otherwise=1)
    seconds = _number(body, "seconds", 0, _LONGEST_WAIT, otherwise=1)
    operation = str(body.get("operation") or "*")
    for one in platform.faults.active:
        if one.effect is effect and one.operation == operation:
            one.lift()
    if share:
        storm = Fault(effect, operation, None, seconds=seconds, share=share)
        platform.faults.begin(storm)


def _told(fault: Fault) -> Json:
    return {
        "effect": fault.effect.name.lower(),
        "operation": fault.operation,
        "share": fault.share,
        "seconds": fault.seconds,
        "hits": fault.hits,
    }


async def end_storms(platform: Platform, request: web.Request, _: Json) -> Json:
    """End every storm, and let presses arrive as they should."""
    platform.faults.clear()
    return await storms(platform, request, {})


async def presses(platform: Platform, _: web.Request, body: Json) -> Json:
    """Let presses arrive twice, or not at all, or be made twice."""
    faults = platform.faults
    doubled = _number(body, "doubled", 0, _MOST_PRESSES, otherwise=faults.doubled)
    lost = _number(body, "lost", 0, _MOST_PRESSES, otherwise=faults.lost)
    faults.doubled, faults.lost = int(doubled), int(lost)
    faults.twice = bool(body.get("twice", faults.twice))
    return {"doubled": faults.doubled, "lost": faults.lost, "twice": faults.twice}


async def files(platform: Platform, _: web.Request, body: Json) -> Json:
    """Change how large a file may be."""
    largest = _number(body, "largest", 1, _LARGEST_FILE, otherwise=platform.attachment_bytes)
    platform.attachment_bytes = int(largest)
    return {"largest": platform.attachment_bytes}


async def outage(platform: Platform, _: web.Request, body: Json) -> Json:
    """Begin or end an outage of the server."""
    guild = next(iter(platform.world.guilds.values()))
    if bool(body["down"]) != guild.unavailable:
        platform.world.set_available(guild, available=guild.unavailable)
    return {"down": guild.unavailable}


async def life(platform: Platform, _: web.Request, body: Json) -> Json:
    """Stop or kill the bot; it begins again."""
    bot, action = platform.process, body.get("action")
    if bot is None:
        raise UsageError("this sandbox does not run the bot: stop and start it yourself")
    if action not in ("restart", "kill"):
        raise UsageError("action is one of restart, kill")
    (bot.restart if action == "restart" else bot.kill)()
    return {}


ROUTES = {
    "/_sandbox/gateway": gateway,
    "/_sandbox/time": time,
    "/_sandbox/storms": storms,
    "/_sandbox/storms/end": end_storms,
    "/_sandbox/presses": presses,
    "/_sandbox/files": files,
    "/_sandbox/outage": outage,
    "/_sandbox/life": life,
}
"""Where each of these is reached, by POST."""


def _number(body: Json, name: str, fewest: float, most: float, *, otherwise: float = 0) -> float:
    """A number within its bounds. Raises UsageError."""
    value: Any = body.get(name, otherwise)
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not fewest <= value <= most:
        raise UsageError(f"{name} is a number from {fewest} to {most}")
    return float(value)
