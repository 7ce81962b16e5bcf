"""What nobody needs to read to play: all that a match is set up with, and what its dice are proven by."""

from bot.domain.match import FORMER_NAME, MatchInfo
from bot.text.terms import set_up_with
from bot.text.words import Words, escaped, match_name
from bot.ui.clicks.looking import DetailsClick
from bot.ui.controls import Control, button
from bot.ui.message import MessageBuilder

ENDS = 4
"""How many digits at either end stand for a long number."""


def short(digits: str) -> str:
    """A long number by its ends, by which it is recognised."""
    return digits if len(digits) <= 2 * ENDS else f"{digits[:ENDS]}...{digits[-ENDS:]}"


def details_button(info: MatchInfo, words: Words) -> Control:
    """What leads to all of it."""
    return button(words("bot-details"), DetailsClick(info.id))


def dice_line(info: MatchInfo, words: Words) -> str:
    """By what the dice are proven, short."""
    return words("bot-seed-short", hash=short(info.seed_hash))


def details(info: MatchInfo, words: Words, content: str = "") -> MessageBuilder:
    """The details of a match, for whoever asks; content: the line on what it is played with."""
    builder = MessageBuilder().say(f"### {match_name(info.name)}")
    builder.say("\n".join([f"**{words.game(info.game)}**", *set_up_with(info, words)]))
    return with_proof(builder, info, words, content)


def with_proof(
    builder: MessageBuilder, info: MatchInfo, words: Words, content: str = ""
) -> MessageBuilder:
    """Add by what a match and its dice are proven, in full."""
    lines = [words("bot-match-id", id=info.id), words("bot-seed-hash", hash=info.seed_hash)]
    if info.seed is not None:
        lines.append(words("bot-seed", seed=info.seed))
    if info.contributions:
        named = ((one.name or words(FORMER_NAME), one) for one in info.contributions)
        given = ", ".join(f"{escaped(name)} {one.interaction_id}" for name, one in named)
        lines.append(words("bot-contributions", given=given))
    return builder.say("\n".join(f"-# {line}" for line in [*lines, content] if line))
