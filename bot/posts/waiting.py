"""What waits for a person, over all servers, what it can do already, and its other matches."""

from collections.abc import Sequence

from bot.matches.model import Early, MatchInfo, Wait
from bot.panels.sheet import Sheet
from bot.posts.names import match_words
from bot.words import Words, escaped, when

Other = tuple[MatchInfo, Sequence[Wait]]
"""A match in which nothing is asked of the reader, with those it waits for."""


def waiting_list(
    waits: Sequence[Wait], early: Sequence[Early], others: Sequence[Other], words: Words
) -> Sheet:
    """The answer to `/games`."""
    sheet = Sheet()
    if waits:
        sheet.say(f"### {words('bot-games-waiting')}")
        sheet.say("\n".join(_wait(wait, words) for wait in waits))
    else:
        sheet.say(words("bot-games-nothing"))
    if early:
        sheet.say(f"### {words('bot-games-early')}")
        sheet.say("\n".join(_early(one, words) for one in early))
    if others:
        sheet.say(f"### {words('bot-games-others')}")
        sheet.say("\n".join(_other(info, awaited, words) for info, awaited in others))
    return sheet


def _wait(wait: Wait, words: Words) -> str:
    topic, since = words.say(wait.topic), when(wait.since)
    return words("bot-games-wait", **_which(wait, words), topic=topic, since=since)


def _early(one: Early, words: Words) -> str:
    return words("bot-games-can", **_which(one, words), topic=words.say(one.topic))


def _other(info: MatchInfo, awaited: Sequence[Wait], words: Words) -> str:
    status = words(f"bot-status-{info.status.value}")
    line = words("bot-games-other", **_which(info, words), status=status)
    names = match_words(info, words.lang).seats
    who = words.listed([names[wait.seat].inline for wait in awaited])
    return f"{line} · ⏳ {who}" if who else line


def _which(one: Wait | Early | MatchInfo, words: Words) -> dict[str, str]:
    return {"place": f"<#{one.place}>", "name": escaped(one.name), "game": words.game(one.game)}
