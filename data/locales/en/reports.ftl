# Reporting a post of the bot to the moderators.

reports-menu = Report to moderators
reports-field = What’s wrong?
reports-hint = Only the moderators read this, with your name
reports-reason = Say what’s wrong in 1 to { $most } characters.
reports-done = Thank you. The moderators have been told, with your name and a link to the post; nobody else sees it.
reports-not-mine = I can only pass on reports about my own posts. For other people’s messages, write to a moderator.
reports-no-channel = This server has no channel for its moderators yet, so nobody would read your report. Write to a moderator yourself; somebody who manages the server can choose one in /setup.
reports-no-match = This post doesn’t belong to a match here. Write to a moderator yourself.
reports-alert = { $who } (<@{ $user }>) reports a post: “{ $why }” https://discord.com/channels/{ $guild }/{ $channel }/{ $message }
reports-alert-nobody = Nobody was pinged, because no moderator role is set up here. You can choose one with /setup role:
