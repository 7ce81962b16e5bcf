"""From a payload to a message: shared by channel messages, first answers, followups and edits."""

import copy
import re
from dataclasses import dataclass

from bot.sandbox import errors
from bot.sandbox.checks.messages import Draft, draft_problems, hidden_files
from bot.sandbox.errors import Problem
from bot.sandbox.models import COMPONENTS_V2, Attachment, Json, Message, Upload
from bot.sandbox.permissions import Permission
from bot.sandbox.platform import Platform
from bot.sandbox.rest.call import Call
from bot.sandbox.rest.finishing import finish

SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
SETTABLE = COMPONENTS_V2 | SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


def fill(call: Call, message: Message, payload: Json) -> None:
    """Lay a payload over a message, new or old; refuses without changing anything."""
    _check_sizes(call)
    plan = _Plan.of(message, payload, call.files)
    draft = _draft(message, payload, plan)
    if draft.is_empty:
        problem = Problem((), "EMPTY_MESSAGE", "Cannot send an empty message")
        call.platform.blame(call.operation, problem)
        raise errors.empty_message()
    problems = plan.problems + draft_problems(draft, payload, call.platform.world.emojis)
    if problems:
        raise errors.invalid_form(problems)
    for name in hidden_files(draft):
        text = f"The attachment {name!r} is shown by no component."
        call.platform.blame(call.operation, Problem(("attachments",), "HIDDEN_ATTACHMENT", text))
    _apply(call.platform, message, draft, plan)
    _mention(call.platform, message, payload.get("allowed_mentions"))


def _check_sizes(call: Call) -> None:
    if any(len(upload.content) > call.platform.attachment_bytes for upload in call.files.values()):
        raise errors.file_too_large()


@dataclass(slots=True)
class _Plan:
    """Which attachments stay, which come, and what is wrong about them."""

    kept: list[Attachment]
    added: list[tuple[Upload, str | None]]
    problems: list[Problem]

    @classmethod
    def of(cls, message: Message, payload: Json, files: dict[int, Upload]) -> "_Plan":
        entries = payload.get("attachments")
        present = {attachment.id: attachment for attachment in message.attachments}
        if entries is None:
            keep = [] if "attachments" in payload else list(message.attachments)
            return cls(keep, [(files[index], None) for index in sorted(files)], [])
        wanted = {int(entry["id"]): entry for entry in entries}
        problems = [
            Problem(("attachments", i), "ATTACHMENT_NOT_FOUND", "No such file or attachment.")
            for i, entry in enumerate(entries)
            if int(entry["id"]) not in present and int(entry["id"]) not in files
        ]
        added = [(files[i], wanted.get(i, {}).get("description")) for i in sorted(files)]
        return cls([present[i] for i in wanted if i in present], added, problems)

    @property
    def filenames(self) -> list[str]:
        kept = [attachment.filename for attachment in self.kept]
        return kept + [upload.filename for upload, _ in self.added]


def _draft(message: Message, payload: Json, plan: _Plan) -> Draft:
    flags = message.flags
    if payload.get("flags") is not None:
        flags = flags & ~(SETTABLE & ~COMPONENTS_V2) | int(payload["flags"]) & SETTABLE

    def laid(name: str, old: list[Json]) -> list[Json]:
        return payload[name] or [] if name in payload else old

    content = payload["content"] or "" if "content" in payload else message.content
    embeds = laid("embeds", message.embeds)
    components = laid("components", message.components)
    urls = {attachment.filename: attachment.url for attachment in plan.kept}
    return Draft(content, embeds, components, plan.filenames, flags, urls)


def _apply(platform: Platform, message: Message, draft: Draft, plan: _Plan) -> None:
    added = [_store(platform, message, upload, text) for upload, text in plan.added]
    message.attachments = plan.kept + added
    message.content, message.flags = draft.content, draft.flags
    message.embeds = copy.deepcopy(draft.embeds)
    message.components = copy.deepcopy(draft.components)
    finish(message)


def _store(platform: Platform, message: Message, upload: Upload, text: str | None) -> Attachment:
    attachment = platform.world.attachment(message.channel_id, upload)
    attachment.description = text
    return attachment


def _mention(platform: Platform, message: Message, allowed: Json | None) -> None:
    """Note whom the words mention, as far as `allowed_mentions` and the bot's permissions let them."""
    text, world = message.text, platform.world
    channel = world.channels[message.channel_id]
    guild = world.guilds.get(channel.guild_id or 0)
    roles = guild.roles if guild else {}
    has = world.permissions(world.app.id, channel) & Permission.MENTION_EVERYONE
    may = guild is not None and bool(has)
    everyone = may and (allowed is None or "everyone" in (allowed.get("parse") or ()))
    found = _let(_ROLE.findall(text), allowed, "roles")
    message.mentions = _let(_USER.findall(text), allowed, "users")
    message.mention_roles = [
        one for one in found if one in roles and (may or roles[one].mentionable)
    ]
    message.mentions_everyone = everyone and _EVERYONE.search(text) is not None


def _let(found: list[str], allowed: Json | None, kind: str) -> list[int]:
    ids = list(dict.fromkeys(int(text) for text in found))
    if allowed is None or kind in (allowed.get("parse") or ()):
        return ids
    named = {int(text) for text in allowed.get(kind) or ()}
    return [number for number in ids if number in named]
