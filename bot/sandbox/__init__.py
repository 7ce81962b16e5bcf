"""A stand-in of Discord on loopback, to which the unmodified discord.py client connects."""

from bot.sandbox.clock import Clock
from bot.sandbox.components import Control, enabled_components, fields
from bot.sandbox.control import Sandbox
from bot.sandbox.errors import ApiError, UsageError
from bot.sandbox.interactions import Answer, Interaction, InteractionFailedError, Modal, Response
from bot.sandbox.models import Channel, Guild, Message, Upload
from bot.sandbox.permissions import Permission
from bot.sandbox.player import Member

__all__ = [
    "Answer",
    "ApiError",
    "Channel",
    "Clock",
    "Control",
    "Guild",
    "Interaction",
    "InteractionFailedError",
    "Member",
    "Message",
    "Modal",
    "Permission",
    "Response",
    "Sandbox",
    "Upload",
    "UsageError",
    "enabled_components",
    "fields",
]
