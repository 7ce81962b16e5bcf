"""Answers that are not Discord's: what stands between may give its own, such as a page to log in on."""

import aiohttp

_OK = 200
_JSON = "application/json"


class NotDiscord(aiohttp.ClientConnectionError):
    """Somebody else has answered, so Discord was not reached."""


def only_discord(base: str) -> aiohttp.TraceConfig:
    """Raises NotDiscord for what is asked at an address and below, and answered without JSON.

    discord.py takes such an answer for what it has asked for, and fails anywhere.
    """

    async def check(_: object, __: object, done: aiohttp.TraceRequestEndParams) -> None:
        answer = done.response
        asked = (*answer.history, answer)[0].url  # before it was led elsewhere
        if answer.status == _OK and answer.content_type != _JSON and str(asked).startswith(base):
            answer.close()
            raise NotDiscord(f"it was answered with {answer.content_type}, as Discord never does")

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(check)
    return trace
