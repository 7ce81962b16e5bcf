"""What came of the proof of a match: what was proven, with which content, and the hashes to compare."""

from bot.domain.match import MatchInfo
from bot.matches.core.library import Pinned
from bot.matches.history.proving import Proof
from bot.pages.content import content_line
from bot.text.words import Words, match_name
from bot.ui.message import MessageBuilder
from engines.core.compare import Compared, Part
from engines.core.verify import Verdict

_SIGNS = {True: "✓", False: "✗", None: "◐"}


def own_proof(words: Words, proof: Proof) -> MessageBuilder:
    """Of a match of the bot's own: what was proven is its record, so the seed is the one announced."""
    builder = _found(words, proof)
    if proof.verdict.holds:
        builder.say(words("bot-verify-own-seed"))
    return builder


def file_proof(words: Words, proof: Proof, info: MatchInfo | None) -> MessageBuilder:
    """Of a file somebody brought. info: the match it was compared with, None if there is none."""
    builder = _found(words, proof).line()
    if info is None or proof.compared is None:
        return builder.say(words("bot-verify-no-record"))
    name, place = match_name(info.name), f"<#{info.place}>"
    lines = [words("bot-verify-record", name=name, place=place)]
    lines += [_compared(words, one) for one in proof.compared]
    known = all(one.agrees is not False for one in proof.compared)
    builder.say("\n".join(lines))
    return builder.say(f"**{words('bot-verify-same' if known else 'bot-verify-other')}**")


def _found(words: Words, proof: Proof) -> MessageBuilder:
    """What the file proves by itself."""
    verdict = proof.verdict
    builder = MessageBuilder().say(
        f"**{_headline(words, verdict, proof.content)}**{_why(words, verdict)}"
    )
    builder.say("\n".join(f"✓ {words.say(one)}" for one in verdict.checked))
    builder.say(content_line(proof.content, words))
    known = proof.hashes
    hashes = [words("bot-verify-content-hash", hash=known.content)]
    if known.seed is not None:
        hashes.append(words("bot-seed-hash", hash=known.seed))
    if known.log is not None:
        hashes.append(words("bot-log-hash", hash=known.log))
    return builder.say("\n".join(f"-# {line}" for line in hashes))


def _headline(words: Words, verdict: Verdict, content: Pinned) -> str:
    if verdict.holds is None:
        return words("bot-verify-unproven")
    if not verdict.holds:
        return words("bot-verify-broken", entry=verdict.entry or 0)
    return words("bot-verify-holds" if content.packs is not None else "bot-verify-holds-unknown")


def _why(words: Words, verdict: Verdict) -> str:
    return "" if verdict.why is None else f" {words.quoted(verdict.why)}"


def _compared(words: Words, one: Compared) -> str:
    if one.part is not Part.LOG:
        key = f"bot-verify-{one.part}-{'same' if one.agrees else 'other'}"
        return f"{_SIGNS[one.agrees]} {words(key)}"
    kind = {True: "same", False: "other", None: "partly"}[one.agrees]
    entries = one.entries or 0
    return f"{_SIGNS[one.agrees]} {words(f'bot-verify-log-{kind}', n=entries, next=entries + 1)}"
