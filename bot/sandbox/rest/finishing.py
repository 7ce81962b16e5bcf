"""What Discord adds to a message of its own accord: ids, defaults, addresses of files."""

from collections.abc import Mapping
from typing import Any

from bot.sandbox.checks.components import (
    CONTAINER,
    FILE,
    GALLERY,
    SELECTS,
    SEPARATOR,
    THUMBNAIL,
    media_of,
)
from bot.sandbox.models import Attachment, Json, Message, walk

_SHOWN: Mapping[str, Any] = {"description": None, "spoiler": False}
_DEFAULTS: Mapping[int, Mapping[str, Any]] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    CONTAINER: {"accent_color": None, "spoiler": False},
    THUMBNAIL: _SHOWN,
    SEPARATOR: {"spacing": 1, "divider": True},
    FILE: {"spoiler": False},
}


def finish(message: Message) -> None:
    """Complete the components and embeds of a message as it was sent."""
    _number(message.components)
    files = {attachment.filename: attachment for attachment in message.attachments}
    for component in walk(message.components):
        _complete(component, _DEFAULTS.get(component["type"], {}))
        if component["type"] == GALLERY:
            for item in component["items"]:
                _complete(item, _SHOWN)
        for _, media in media_of(component):
            _link_media(media, files, str(message.id))
        if component["type"] == FILE:
            _describe_file(component, files)
    for embed in message.embeds:
        embed["type"] = "rich"
        _link_embed(embed, files)


def _number(components: list[Json]) -> None:
    everything = list(walk(components))
    taken = {component["id"] for component in everything if component.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    for component in everything:
        if not component.get("id"):
            component["id"] = next(free)


def _complete(item: Json, defaults: Mapping[str, Any]) -> None:
    for name, value in defaults.items():
        if item.get(name) is None:
            item[name] = value


def _link_media(media: Json, files: Mapping[str, Attachment], elsewhere: str) -> None:
    attachment = files.get(_name(media["url"]))
    if attachment is None:
        media |= {"id": elsewhere, "proxy_url": media["url"]}
        return
    media |= {
        "id": str(attachment.id),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "attachment_id": str(attachment.id),
        "content_type": attachment.content_type,
    }


def _describe_file(component: Json, files: Mapping[str, Attachment]) -> None:
    found = [item for item in files.values() if item.url == component["file"]["url"]]
    component |= {"name": found[0].filename, "size": len(found[0].content)}


def _link_embed(embed: Json, files: Mapping[str, Attachment]) -> None:
    for name in ("image", "thumbnail"):
        attachment = files.get(_name((embed.get(name) or {}).get("url", "")))
        if attachment is not None:
            embed[name]["url"] = attachment.url


def _name(url: str) -> str:
    scheme, _, name = url.partition("://")
    return name if scheme == "attachment" else ""
