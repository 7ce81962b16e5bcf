"""Discord's rate limits: fixed windows per bucket and top resource, and 50 a second over all."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b

from bot.sandbox.clock import Clock

GLOBAL_PER_SECOND = 50


@dataclass(frozen=True, slots=True)
class Rule:
    """A number of requests in a number of seconds, counted together for all operations of the bucket."""

    bucket: str
    limit: int
    seconds: float


_MESSAGES = Rule("messages", 5, 5)
_EDITS = Rule("edits", 5, 5)
_DELETES = Rule("deletes", 5, 1)
_THREADS = Rule("threads", 50, 300)
_TOKEN = Rule("token", 5, 2)
RENAMES = Rule("renames", 2, 600)
"""Changing a channel's name or topic; a limit inside the one of its route."""
OLD_EDITS = Rule("old edits", 30, 3600)
"""Changing one message that is older than an hour. How many Discord allows is not known: this is a guess."""

RULES: Mapping[str, Rule] = {
    "create_message": _MESSAGES,
    "update_message": _EDITS,
    "delete_message": _DELETES,
    "create_thread": _THREADS,
    "create_thread_from_message": _THREADS,
    "execute_webhook": _TOKEN,
    "update_original_webhook_message": _TOKEN,
    "update_webhook_message": _TOKEN,
    "delete_original_webhook_message": _TOKEN,
    "delete_webhook_message": _TOKEN,
}


@dataclass(slots=True)
class _Window:
    ends: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request may pass, and the headers to send either way.

    `retry_after` is in real seconds, since the client really sleeps so long.
    """

    headers: Mapping[str, str]
    retry_after: float | None = None
    is_global: bool = False


class RateLimits:
    """Counts requests; windows last on the stand-in's clock, so a fast clock shortens them."""

    def __init__(self, clock: Clock, *, enabled: bool = True) -> None:
        self.enabled = enabled
        self.refusals = 0
        self._clock = clock
        self._windows: dict[tuple[str, str], _Window] = {}

    def take(self, operation: str, resource: str, *, is_global: bool = True) -> Verdict:
        """Count a request on a top resource; `is_global` says whether the bot's 50/s include it."""
        if not self.enabled:
            return Verdict({})
        if is_global:
            over = self._count(Rule("global", GLOBAL_PER_SECOND, 1), "")
            if over.retry_after is not None:
                return over
        rule = RULES.get(operation)
        return self._count(rule, resource) if rule else Verdict({})

    def take_rename(self, resource: str) -> Verdict:
        """Count a change of a channel's name or topic."""
        return self._count(RENAMES, resource) if self.enabled else Verdict({})

    def take_old_edit(self, message_id: int) -> Verdict:
        """Count a change of a message that is older than an hour."""
        return self._count(OLD_EDITS, str(message_id)) if self.enabled else Verdict({})

    def _count(self, rule: Rule, resource: str) -> Verdict:
        window = self._window(rule, resource)
        left = self._clock.real(max(0.0, window.ends - self._clock.now()))
        if window.used >= rule.limit:
            self.refusals += 1
            return _refused(rule, left)
        window.used += 1
        return Verdict(_headers(rule, rule.limit - window.used, left))

    def _window(self, rule: Rule, resource: str) -> _Window:
        now = self._clock.now()
        window = self._windows.get((rule.bucket, resource))
        if window is None or window.ends <= now:
            window = self._windows[rule.bucket, resource] = _Window(now + rule.seconds)
            self._sweep(now)
        return window

    def _sweep(self, now: float) -> None:
        if len(self._windows) > 4096:
            self._windows = {key: item for key, item in self._windows.items() if item.ends > now}


def _headers(rule: Rule, remaining: int, left: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(rule.limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{time.time() + left:.3f}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
        "X-RateLimit-Bucket": blake2b(rule.bucket.encode(), digest_size=16).hexdigest(),
    }


def _refused(rule: Rule, left: float) -> Verdict:
    if rule.bucket == "global":
        headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        return Verdict(headers, left, is_global=True)
    return Verdict({**_headers(rule, 0, left), "X-RateLimit-Scope": "user"}, left)
