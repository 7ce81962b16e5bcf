"""The Discord application: commands, panels, match service, storage, scheduler, sandbox."""
