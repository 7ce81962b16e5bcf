"""Threads fall asleep when nothing has been said in them for their time."""

from bot.sandbox.clock import Clock, Timer
from bot.sandbox.models import Channel
from bot.sandbox.snowflakes import created
from bot.sandbox.world import Event, World


class Sleepers:
    """Archives each thread when its minutes without activity are over."""

    def __init__(self, clock: Clock, world: World) -> None:
        self._clock = clock
        self._world = world
        self._timers: dict[int, Timer] = {}

    def hear(self, event: Event) -> None:
        """Begin a thread's time anew when it is made, woken, changed or written in."""
        if event.name in ("THREAD_CREATE", "THREAD_UPDATE"):
            self._begin(int(event.data["id"]))
        elif event.name == "MESSAGE_CREATE" and event.reader is None:
            self._begin(int(event.data["channel_id"]))

    def resume(self) -> None:
        """Go on counting in a world that was kept: from when somebody last wrote in each thread."""
        now = self._world.ids.now()
        for thread in self._world.channels.values():
            newest = max((thread.id, *thread.message_ids))
            self._begin(thread.id, (now - created(newest)).total_seconds())

    def _begin(self, channel_id: int, lived: float = 0.0) -> None:
        timer = self._timers.pop(channel_id, None)
        if timer:
            timer.cancel()
        thread = self._world.channels.get(channel_id)
        if thread is None or not thread.is_thread or thread.archived:
            return
        due = self._clock.now() + thread.auto_archive_minutes * 60 - lived
        self._timers[channel_id] = self._clock.call_at(due, lambda: self._sleep(thread))

    def _sleep(self, thread: Channel) -> None:
        if thread.id in self._world.channels and not thread.archived:
            self._world.archive(thread, archived=True)
