"""Discord's rules for a whole message that its OpenAPI document leaves unsaid."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from bot import limits
from bot.sandbox.checks.components import component_problems, media_of, placed
from bot.sandbox.errors import Problem
from bot.sandbox.models import COMPONENTS_V2, Json


@dataclass(frozen=True, slots=True)
class Draft:
    """A message as it would be after the request: what is new laid over what stood there.

    urls: the addresses of attachments that stay, by their names.
    """

    content: str
    embeds: list[Json]
    components: list[Json]
    filenames: list[str]
    flags: int
    urls: Mapping[str, str]

    @property
    def is_v2(self) -> bool:
        """Whether the draft is laid out in Components V2."""
        return bool(self.flags & COMPONENTS_V2)

    @property
    def is_empty(self) -> bool:
        """Whether nothing at all would be shown."""
        return not (self.content.strip() or self.embeds or self.components or self.filenames)


def draft_problems(draft: Draft, payload: Json, emojis: Collection[int]) -> list[Problem]:
    """Judge the message that a create or an edit would lead to."""
    problems = [*_text_problems(draft), *_mention_problems(payload.get("allowed_mentions") or {})]
    if draft.is_v2:
        problems += _v2_exclusions(draft, payload)
    problems += component_problems(
        draft.components, v2=draft.is_v2, filenames=draft.filenames, emojis=emojis
    )
    return problems


def hidden_files(draft: Draft) -> list[str]:
    """Attachments of a Components V2 message which no component shows: nobody would see them."""
    shown = {
        media["url"].removeprefix("attachment://").partition("?")[0]
        for _, component in placed(draft.components)
        for _, media in media_of(component)
    }
    unseen = [name for name in draft.filenames if not {name, draft.urls.get(name)} & shown]
    return unseen if draft.is_v2 else []


def _text_problems(draft: Draft) -> Iterator[Problem]:
    if len(draft.content) > limits.CONTENT:
        message = f"Must be {limits.CONTENT} or fewer in length."
        yield Problem(("content",), "BASE_TYPE_MAX_LENGTH", message)
    if sum(map(_embed_size, draft.embeds)) > limits.EMBED_TOTAL:
        message = f"The texts of all embeds exceed {limits.EMBED_TOTAL} characters."
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)
    if len(draft.filenames) > limits.ATTACHMENTS:
        message = f"Must be {limits.ATTACHMENTS} or fewer in length."
        yield Problem(("attachments",), "BASE_TYPE_BAD_LENGTH", message)


def _embed_size(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or ():
        texts += [field["name"], field["value"]]
    return sum(len(text) for text in texts if text)


def _v2_exclusions(draft: Draft, payload: Json) -> Iterator[Problem]:
    present = {
        "content": draft.content,
        "embeds": draft.embeds,
        "poll": payload.get("poll"),
        "sticker_ids": payload.get("sticker_ids"),
    }
    for name, value in present.items():
        if value:
            message = f"The {name} field cannot be used with the Components V2 flag."
            yield Problem((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    if not draft.components:
        message = "A Components V2 message needs a component."
        yield Problem(("components",), "BASE_TYPE_REQUIRED", message)


def _mention_problems(allowed: Json) -> Iterator[Problem]:
    for name in ("users", "roles"):
        if name in (allowed.get("parse") or ()) and allowed.get(name):
            message = f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.'
            yield Problem(
                ("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message
            )
