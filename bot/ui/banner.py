"""What stands above everything that is shown of a what-if."""

from bot.domain.match import MatchInfo
from bot.text.words import Words, match_name
from bot.ui.message import MessageBuilder


def trial_banner(builder: MessageBuilder, info: MatchInfo, words: Words) -> MessageBuilder:
    """That what follows has not happened, if it is about a what-if."""
    if not info.trial:
        return builder
    title = words("looking-whatif-title", name=match_name(info.name))
    return builder.say(f"### {title}\n{words('looking-whatif-banner')}")
