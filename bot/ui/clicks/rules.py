"""Clicks on rules and rulebooks."""

from dataclasses import dataclass

from bot.ui.click import Click


@dataclass(frozen=True)
class ShowRuleClick(Click, verb="rule"):
    """The button to the rule that refused something."""

    rule: str


@dataclass(frozen=True)
class RulebookClick(Click, verb="rulebook"):
    """*Rules*: the chapters of a game, or which game."""

    game: str | None = None


@dataclass(frozen=True)
class RulesClick(Click, verb="rules"):
    """Another page of a chapter, or all chapters again."""

    game: str
    chapter: str | None = None
    page: int | None = None


@dataclass(frozen=True)
class RulesChapterClick(Click, verb="rules-chapter"):
    """A chapter is picked. menu: which one of several, None for the first."""

    game: str
    menu: int | None = None


@dataclass(frozen=True)
class RulesGameClick(Click, verb="rules-game"):
    """A game is picked. menu: which one of several."""

    menu: int
