"""What waits for a person, over all servers, and its other matches."""

from collections.abc import Sequence

from bot.matches.model import MatchInfo, Wait
from bot.panels.sheet import Sheet
from bot.words import Words, escaped, when


def waiting_list(waits: Sequence[Wait], own: Sequence[MatchInfo], words: Words) -> Sheet:
    """The answer to `/games`."""
    sheet = Sheet()
    if waits:
        sheet.say(f"### {words('bot-games-waiting')}")
        sheet.say("\n".join(_wait(wait, words) for wait in waits))
    else:
        sheet.say(words("bot-games-nothing"))
    asked = {wait.match_id for wait in waits}
    others = [info for info in own if info.id not in asked]
    if others:
        sheet.say(f"### {words('bot-games-others')}")
        sheet.say("\n".join(_other(info, words) for info in others))
    return sheet


def _wait(wait: Wait, words: Words) -> str:
    return words(
        "bot-games-wait",
        place=f"<#{wait.place}>",
        name=escaped(wait.name),
        game=words.game(wait.game),
        topic=words.say(wait.topic),
        since=when(wait.since),
    )


def _other(info: MatchInfo, words: Words) -> str:
    return words(
        "bot-games-other",
        place=f"<#{info.place}>",
        name=escaped(info.name),
        game=words.game(info.game),
        status=words(f"bot-status-{info.status.value}"),
    )
