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
    topic, since = words.say(wait.topic), when(wait.since)
    return words("bot-games-wait", **_which(wait, words), topic=topic, since=since)


def _other(info: MatchInfo, words: Words) -> str:
    status = words(f"bot-status-{info.status.value}")
    return words("bot-games-other", **_which(info, words), status=status)


def _which(one: Wait | MatchInfo, words: Words) -> dict[str, str]:
    return {"place": f"<#{one.place}>", "name": escaped(one.name), "game": words.game(one.game)}
