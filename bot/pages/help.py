"""Help in words: how the bot works, what a game is about, what happens in its present phase; a greeting."""

from collections.abc import Sequence

from bot.domain.match import MatchInfo
from bot.matches.core.live import Live
from bot.text.words import Words, match_name
from bot.ui.clicks.looking import BoardClick
from bot.ui.clicks.panels import PlayClick
from bot.ui.controls import Control, button
from bot.ui.message import MessageBuilder

WORKINGS = ("lobby", "thread", "panel", "secret", "back", "find")
"""How the bot works, line by line."""


def workings(words: Words) -> MessageBuilder:
    """How the bot works."""
    lines = [words(f"help-{one}") for one in WORKINGS]
    return MessageBuilder().say(f"## {words('help-title')}").say("\n".join(lines))


def aim(info: MatchInfo, words: Words) -> str:
    """What one plays a match for; "" if its game does not say.

    A choice that makes it something else has a message of its own: `<game>-help-aim-<option>-<choice>`.
    """
    chosen = (f"{info.game}-help-aim-{option}-{choice}" for option, choice in info.options.items())
    told = words.first((*chosen, f"{info.game}-help-aim"))
    return words("help-aim", aim=told) if told else ""


def situation(live: Live, words: Words) -> str:
    """Where a match is and what happens there; "" once it is over."""
    if _ended(live):
        return ""
    state = live.view(None).state
    phase = words.say(live.spec.moment(state))
    about = words.first((f"{live.spec.key}-help-phase-{live.spec.phase(state)}",))
    return (
        words("help-phase", phase=phase, about=about) if about else words("help-now", phase=phase)
    )


def match_help(
    builder: MessageBuilder, name: str, game: str, told: Sequence[str], words: Words
) -> MessageBuilder:
    """What a match is about, below what the message holds already."""
    named = words("help-match", name=match_name(name), game=words.game(game))
    return builder.say(f"### {named}").say("\n".join(line for line in told if line))


def match_buttons(live: Live, user_id: int, words: Words) -> list[Control]:
    """The ways from help into a match."""
    found = []
    if live.seat_of(user_id) is not None and not _ended(live):
        found.append(button(words("bot-open-panel"), PlayClick(live.info.id)))
    return [*found, button(words("bot-board"), BoardClick(live.info.id))]


def _ended(live: Live) -> bool:
    return live.match.over or live.info.verdict is not None


def greeting(games: Sequence[str], words: Words) -> MessageBuilder:
    """The first post on a server."""
    named = words.listed([f"**{words.game(game)}**" for game in games])
    builder = MessageBuilder().say(f"## {words('help-greeting-title')}")
    builder.say(words("help-greeting", games=named))
    return builder.say(
        "\n".join(words(f"help-greeting-{one}") for one in ("create", "help", "setup"))
    )
