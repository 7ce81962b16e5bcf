"""Cut Discord's OpenAPI document down to the operations the stand-in serves.

Use: `python -m bot.sandbox.trim FULL_DOCUMENT`; it rewrites `openapi.json` beside this file. The full
document is published in the repository discord/discord-api-spec (`specs/openapi.json`).
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

OPERATIONS = frozenset(
    {
        "add_thread_member",
        "bulk_delete_messages",
        "bulk_set_application_commands",
        "bulk_set_guild_application_commands",
        "create_dm",
        "create_interaction_response",
        "create_message",
        "create_thread",
        "create_thread_from_message",
        "delete_channel",
        "delete_message",
        "delete_original_webhook_message",
        "delete_thread_member",
        "delete_webhook_message",
        "execute_webhook",
        "get_active_guild_threads",
        "get_bot_gateway",
        "get_channel",
        "get_gateway",
        "get_guild",
        "get_guild_member",
        "get_message",
        "get_my_application",
        "get_my_oauth2_application",
        "get_my_user",
        "get_original_webhook_message",
        "get_user",
        "get_webhook_message",
        "join_thread",
        "leave_thread",
        "list_application_commands",
        "list_application_emojis",
        "list_guild_application_commands",
        "list_guild_channels",
        "list_guild_members",
        "list_messages",
        "list_my_guilds",
        "list_thread_members",
        "trigger_typing_indicator",
        "update_channel",
        "update_message",
        "update_original_webhook_message",
        "update_webhook_message",
    }
)
TARGET = Path(__file__).with_name("openapi.json")
_PREFIX = "#/components/schemas/"


def trim(document: dict[str, Any]) -> dict[str, Any]:
    """Keep the served operations, their JSON bodies and answers, and the schemas these need."""
    paths: dict[str, Any] = {}
    for path, item in document["paths"].items():
        kept = {method: _operation(item[method]) for method in item if _served(item[method])}
        if kept:
            paths[path] = kept
    return {
        "openapi": document["openapi"],
        "info": document["info"],
        "paths": paths,
        "components": {"schemas": _schemas(paths, document["components"]["schemas"])},
    }


def _served(operation: Any) -> bool:
    return isinstance(operation, dict) and operation.get("operationId") in OPERATIONS


def _operation(operation: dict[str, Any]) -> dict[str, Any]:
    kept: dict[str, Any] = {
        "operationId": operation["operationId"],
        "security": operation.get("security", []),
    }
    content = operation.get("requestBody", {}).get("content", {})
    if "application/json" in content:
        kept["requestBody"] = {"content": {"application/json": content["application/json"]}}
    answers = {
        status: {"content": {"application/json": answer["content"]["application/json"]}}
        for status, answer in operation["responses"].items()
        if status.startswith("2") and "application/json" in answer.get("content", {})
    }
    return {**kept, "responses": answers}


def _schemas(paths: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    needed: set[str] = set()
    waiting = list(_references(paths))
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed.add(name)
            waiting.extend(_references(schemas[name]))
    return {name: schemas[name] for name in sorted(needed)}


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if "$ref" in node:
            yield node["$ref"].removeprefix(_PREFIX)
        for value in node.values():
            yield from _references(value)
    elif isinstance(node, list):
        for value in node:
            yield from _references(value)


def main() -> None:
    """Read the full document named on the command line and write the trimmed one."""
    full = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    text = json.dumps(trim(full), ensure_ascii=False, indent=1, sort_keys=True)
    TARGET.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
