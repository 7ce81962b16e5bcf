"""The post of a table's vote: what is asked, by whom, who has said what, and the buttons to say it."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.domain.match import MatchInfo
from bot.domain.stamps import dated
from bot.domain.votes import Ballot, Outcome, Question, count
from bot.text.words import REASON_SHOWN, Words, escaped, match_name, mention
from bot.ui.clicks.votes import VoteClick
from bot.ui.controls import Control, button
from bot.ui.message import MessageBuilder

REVEALED = 8
"""How many things that were revealed since are named."""


def ballot_post(
    info: MatchInfo,
    words: Words,
    ballot: Ballot,
    revealed: Sequence[str],
    *,
    mark: str,
    pings: Sequence[int] = (),
) -> MessageBuilder:
    """A vote as it stands; revealed: lines of what going back would not make unseen."""
    builder = MessageBuilder().say(f"### {words('votes-title')}").say(asked(info, words, ballot))
    if ballot.motion.reason:
        builder.say(f"> {escaped(ballot.motion.reason, REASON_SHOWN)}")
    for one in told_of(words, ballot, revealed):
        builder.say(one)
    builder.say(_standing(info, words, ballot))
    if ballot.outcome is not Outcome.OPEN:
        builder.say(f"**{outcome(words, ballot)}**")
        return builder.small(match_name(info.name))
    if pings:
        builder.say(words("votes-call", who=words.listed([mention(user) for user in pings])))
    builder.row(
        _button(words("votes-yes"), info, ballot, "yes", mark, ButtonStyle.success),
        _button(words("votes-no"), info, ballot, "no", mark, ButtonStyle.danger),
        _button(words("votes-withdraw"), info, ballot, "withdraw", mark),
    )
    return builder.small(words("votes-closes", when=dated(ballot.closes_at)))


def asked(info: MatchInfo, words: Words, ballot: Ballot) -> str:
    """What the table is asked, in a sentence."""
    motion = ballot.motion
    who = name_of(info, words, ballot.opened_by)
    if motion.question is Question.UNDO:
        return words("votes-asks-undo", who=who, count=motion.count, move=motion.move)
    if motion.question is Question.REPLACE:
        return words("votes-asks-replace", who=who, whom=words.seats[motion.seat].inline)
    if motion.question is Question.END:
        return words(f"votes-asks-end-{motion.verdict}", who=who)
    return words(f"votes-asks-{motion.question}", who=who)


def told_of(words: Words, ballot: Ballot, revealed: Sequence[str]) -> list[str]:
    """What has been drawn or revealed since the move a motion wants to go back to, while it is open."""
    if ballot.motion.question is not Question.UNDO or ballot.outcome is not Outcome.OPEN:
        return []
    if not revealed:
        return [words("votes-nothing-revealed")]
    lines = [*revealed[:REVEALED]]
    if len(revealed) > REVEALED:
        lines.append(words("votes-more-revealed", n=len(revealed) - REVEALED))
    return ["\n".join([words("votes-revealed"), *lines])]


def outcome(words: Words, ballot: Ballot) -> str:
    """How a vote ended."""
    line = words(f"votes-{ballot.outcome}")
    return line if ballot.why is None else f"{line} {words.refused(ballot.why)}"


def name_of(info: MatchInfo, words: Words, user_id: int) -> str:
    """How somebody is called; somebody whose seat is another's by now has no name here."""
    seat = info.seat_of(user_id)
    return words("votes-somebody") if seat is None else words.seats[seat].inline


def _standing(info: MatchInfo, words: Words, ballot: Ballot) -> str:
    """Who has agreed, who has refused, who has still to say something, who need not; how many are needed."""
    counted = count(ballot, info)
    key = "votes-needed-all" if counted.needed == counted.of else "votes-needed"
    lines = [words(key, needed=counted.needed, of=counted.of)] if counted.of else []
    open_still = ballot.outcome is Outcome.OPEN
    for key, users in (
        ("agreed", counted.agreed),
        ("refused", counted.refused),
        ("open", counted.silent if open_still else ()),
        ("excused", counted.excused if open_still else ()),
    ):
        if users:
            who = words.listed([name_of(info, words, user) for user in users])
            lines.append(words(f"votes-{key}", who=who))
    return "\n".join(lines)


def _button(
    label: str,
    info: MatchInfo,
    ballot: Ballot,
    what: str,
    mark: str,
    style: ButtonStyle = ButtonStyle.secondary,
) -> Control:
    return button(label, VoteClick(info.id, ballot.id, what, mark), style)
