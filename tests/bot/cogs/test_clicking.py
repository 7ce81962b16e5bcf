"""Every kind of click is answered by one method of one cog."""

from collections import Counter

from bot import app
from bot.cogs.clicking import handlers
from bot.cogs.cog import Cog
from bot.cogs.match_resolver import PLAYING_ON, TRIAL_VERBS
from bot.ui import clicks


def cogs() -> list[Cog]:
    """One of each kind that the bot is made of, without a bot."""
    kinds = [one for one in vars(app).values() if isinstance(one, type) and issubclass(one, Cog)]
    return [kind.__new__(kind) for kind in kinds]


def test_every_kind_of_click_is_answered_once() -> None:
    answered = Counter(kind for cog in cogs() for kind, _ in handlers(cog))
    assert answered == Counter(clicks.kinds())


def test_what_may_be_done_in_a_what_if_or_from_elsewhere_can_be_clicked_or_commanded() -> None:
    verbs = {kind.verb for kind in clicks.kinds()}
    commands = {one.qualified_name for cog in cogs() for one in cog.walk_app_commands()}
    assert verbs >= TRIAL_VERBS
    assert verbs | commands >= PLAYING_ON
