"""A page of the audit log, for a command and for its buttons."""

from bot.cogs.bot import Bot
from bot.pages.audit import PAGE, records
from bot.storage.audit.rows import Filing
from bot.ui.replies import Interaction, show


async def show_records(bot: Bot, interaction: Interaction, filing: Filing, page: int) -> None:
    """Show a page of the audit log."""
    found = await bot.matches.audit.filed(filing, skip=page * PAGE, limit=PAGE + 1)
    reader = await bot.reader(interaction)
    builder = records(found[:PAGE], filing, reader, page, more=len(found) > PAGE)
    await show(interaction, builder)
