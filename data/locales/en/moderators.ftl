# What moderators and the table do to a match from outside its rules.

# --- who and why

moderators-who-table = The table
moderators-who-table-asked = The table, at { $who }’s request
moderators-who-house = The bot
moderators-why-table = the players voted for it
moderators-why-alone = nobody else at the table had to agree
moderators-why-house = that’s how the match was set up

# --- what the story tells

moderators-story-pause = ⏸️ **{ $who }** paused the match: nobody can answer and no time runs. Reason: { $why }
moderators-story-resume = ▶️ **{ $who }** resumed the match; all deadlines have moved by the length of the pause. Reason: { $why }
moderators-story-extend = ⏳ **{ $who }** gave { $seat } { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
} more time. Reason: { $why }
moderators-story-force = ⏭️ **{ $who }** had the safe answer given to { $seat }’s question. Reason: { $why }
moderators-story-replace = 🔁 **{ $who }** gave seat { $n } from { $before } to { $after }. Reason: { $why }
moderators-story-handed = 🔁 **{ $who }** gave { $before }’s seat{ $colour ->
    [none] {""}
   *[other] {" "}({ $colour })
} to { $now }. Reason: { $why }
moderators-story-handed-ai = 🔁 **{ $who }** gave { $before }’s seat{ $colour ->
    [none] {""}
   *[other] {" "}({ $colour })
} to an AI player, { $now }. Reason: { $why }
moderators-story-you-handed = 🔁 **{ $who }** gave your seat to { $now }. Reason: { $why }
moderators-story-you-handed-ai = 🔁 **{ $who }** gave your seat to an AI player, { $now }. Reason: { $why }
moderators-story-greeting = You’re taking over { $before }’s seat{ $colour ->
    [none] {""}
   *[other] {" "}({ $colour })
} and playing on as { $now }. Only you know what this seat knows: open your panel with /play.
moderators-story-replace-back = 🔁 **{ $who }** gave { $after } seat { $n } back. Reason: { $why }
moderators-story-replace-ai = 🔁 **{ $who }** gave seat { $n } from { $before } to an AI player, { $after }. Reason: { $why }
moderators-story-replace-stand-in = 🔁 **{ $who }** had an AI player sit in for { $before } in seat { $n } until they’re back. Reason: { $why }
moderators-story-kick = 🚪 **{ $who }** removed { $before } from the match; { $after }, an AI player, takes seat { $n }. Reason: { $why }
moderators-story-kick-lobby = 🚪 **{ $who }** removed { $before } from the lobby. Reason: { $why }
moderators-story-you-kick = 🚪 **{ $who }** removed you from the match; { $after }, an AI player, takes your seat. Reason: { $why }
moderators-story-you-kick-lobby = 🚪 **{ $who }** removed you from the lobby. Reason: { $why }
moderators-story-you-replace = 🔁 **{ $who }** gave your seat to { $after }. Reason: { $why }
moderators-story-you-replace-ai = 🔁 **{ $who }** gave your seat to an AI player, { $after }. Reason: { $why }
moderators-story-you-replace-stand-in = 🔁 **{ $who }** had an AI player sit in for you. It plays on until you take your seat back. Reason: { $why }
moderators-story-rollback = ⏪ **{ $who }** rolled the match back{ $to ->
    [0] {" "}to the beginning
   *[other] {" "}to where it was after move { $to }
}; { $count ->
    [one] 1 answer was
   *[other] { $count } answers were
} taken back. The same choices will get the same dice again. Reason: { $why }
moderators-story-rollback-fresh = ⏪ **{ $who }** rolled the match back{ $to ->
    [0] {" "}to the beginning
   *[other] {" "}to where it was after move { $to }
}; { $count ->
    [one] 1 answer was
   *[other] { $count } answers were
} taken back. From here on, the dice are new. Reason: { $why }
moderators-story-end-result = ⏹️ **{ $who }** ended the match early; the points count as they stand. Reason: { $why }
moderators-story-end-none = ⏹️ **{ $who }** ended the match early, without a result. Reason: { $why }
moderators-story-end-lobby = ⏹️ **{ $who }** closed the lobby. Reason: { $why }
moderators-story-move = 📦 **{ $who }** moved the match to <#{ $channel }>. Reason: { $why }
moderators-story-rehouse = 🧵 The thread of this match was deleted, so it continues in a new one.
moderators-story-restored = 💾 The bot’s data had to be restored from a backup. Date of the backup: <t:{ $when }:f>. What happened in this match after that is lost, and it continues from there.
moderators-story-waiting = 📋 **{ $who }** asked who the match is waiting for. Reason: { $why }
moderators-story-lock = 🔒 **{ $who }** locked the lobby: nobody else can join. Reason: { $why }
moderators-story-unlock = 🔓 **{ $who }** unlocked the lobby: seats can be taken again. Reason: { $why }
moderators-story-clone = 🧬 **{ $who }** made a copy of the match, { $copy }, in its own thread, with everything that isn’t public dealt anew. Reason: { $why }
moderators-story-copied = 🧬 **{ $who }** made this match as a copy of { $original }. Everything that isn’t public there was dealt anew here, hands included, so nothing here gives away what they hold there. Reason: { $why }
moderators-story-look = 🔎 **{ $who }** looked into the match to help: the public board, the log, who it’s waiting for, and how it’s stored; nothing hidden. Reason: { $why }
moderators-story-look-lobby = 🔎 **{ $who }** looked into the lobby to help: who’s in it, and how it’s stored. Reason: { $why }

# --- what is said when it cannot be done

moderators-reason = Give a reason of 1 to { $most } characters. Everyone at the table will read it.
moderators-paused-already = This match is already paused.
moderators-not-paused = This match isn’t paused.
moderators-not-running = This match isn’t being played right now, so that can’t be done. If it was ended early, /mod rollback can bring it back until its result is final.
moderators-no-seat = There’s no such seat. This match has seats 1 to { $seats }.
moderators-not-asked = Nobody’s waiting for { $seat } right now.
moderators-no-deadline = This match has no deadline, so there’s no time to extend.
moderators-time-bounds = Choose between 1 minute and { $days } days.
moderators-sits-already = They’re already playing as { $seat }. Each person can have one seat only.
moderators-plays-already = This AI player is already playing for { $seat }.
moderators-moved-on = The match has moved on in the meantime, so nothing was rolled back. Look at it again and choose anew.
moderators-nothing-later = Nothing has happened since then that could be taken back.
moderators-moved-already = The match is already in that channel.
moderators-copy-over = This match is over, so there’s nothing to play on in a copy.
moderators-lobby-locked = 🔒 A moderator has locked this lobby, so nobody can join right now.
moderators-copy-unproven = This match is a copy that started midway, so it can’t be proven from its seed.
moderators-secret-open = You’re playing in this match and a secret question is open: you mustn’t find out who has answered it. Ask another moderator.
moderators-lobby-only = That only works in a lobby, before the match starts.
moderators-not-there = They don’t have a seat in this lobby.

moderators-private-reason = This match is private, so its players are told that you’re looking, and why. Please give a reason.
moderators-greeting = You’re now playing as { $seat }. Only you know what this seat knows: open the panel with /play.
moderators-moved-away = This match continues in another channel; this thread is closed.
moderators-signpost-match = ➡️ This match is now played in { $place }.
moderators-signpost-lobby = ➡️ This lobby is now in { $place }: { $link }
moderators-copy-name = { $name } (copy)

moderators-copy-impossible = This position can’t be dealt anew for a copy right now. Try again after the next move.

# --- what panels and posts say

moderators-panel-paused = This match was paused { $when }: nobody can answer, and no time runs.
moderators-panel-stopped = This match was ended early, so there’s nothing left to answer.
moderators-paused-since = ⏸️ Paused { $when }: nobody needs to act, and no time runs.
moderators-final-none = Ended early, without a result
moderators-final-result = { $n ->
    [0] Ended early; nobody is in the lead
    [one] Ended early: { $who } is in the lead
   *[other] Ended early: { $who } are in the lead
}
moderators-final-partly = { $n ->
    [0] Ended early, by the points everyone can see
    [one] Ended early: { $who } is in the lead, by the points everyone can see
   *[other] Ended early: { $who } are in the lead, by the points everyone can see
}
moderators-alert-match = { $name } · { $place } · { $id }
moderators-alert-nobody = Nobody was pinged, because no moderator role is set up here. Somebody who manages the server can choose one with /setup; the table can decide for itself with /vote.
moderators-nobody-awaited = The match isn’t waiting for anyone right now.
moderators-awaited = { $who }: { $topic } · asked { $when }

# --- private answers to moderators

moderators-no-right = Only this server’s moderators can do that: people who can manage the server, and those with the role from /setup.
moderators-setup-no-right = Only people who can manage this server can set it up.
moderators-which-match = I can’t tell which match you mean. Use this in the match’s thread, or choose one under “match”.
moderators-replace-whom = Choose either a member or an AI player to take the seat.
moderators-replace-bot = A bot can’t take a seat. Choose a person, or an AI player under “ai”.
moderators-kick-nobody = There’s nobody to remove: an AI player is already playing that seat.
moderators-house-seat = { $name } is played by the game; nobody can take that seat.
moderators-no-move = There’s no such move. Enter its number from /log, or choose one of the suggestions.
moderators-move-gone = That move has already been taken back. Choose one that isn’t crossed out in /log.
moderators-lock-already = This lobby is already locked.
moderators-unlock-already = This lobby isn’t locked.
moderators-done = Done. Everyone can read it where { $name } is played: { $place }
moderators-cloned = Here’s the copy: { $name } ({ $id }), in its own thread. Its players are being pinged there.
moderators-cancelled = Nothing was changed.
moderators-cancel = Cancel
moderators-newer = Newer

moderators-move = { $n } · { $who }: { $what }
moderators-move-start = 0 · The start, before the first answer
moderators-move-asked = { $topic }: { $choice }
moderators-move-quiet = an answer that isn’t in the log
moderators-rollback-choose = Which move do you want to go back to? Everything after it will be taken back.
moderators-rollback-pick = Choose a move
moderators-rollback-older = For an earlier one, enter its number from /log under “move” of /mod rollback.
moderators-rollback-title = Why does the match go back?
moderators-reason-label = Reason
moderators-reason-hint = Everyone in the match will read it
moderators-rollback-then = { $n ->
    [0] **Then**, at the start
   *[other] **Then**, after move { $n } of the log
}
moderators-rollback-now = **Now**
moderators-rollback-undone = { $n ->
    [0] No answer would be taken back.
    [one] 1 answer would be taken back:
   *[other] { $n } answers would be taken back:
}
moderators-rollback-more = { $n ->
    [one] … 1 earlier one, and
   *[other] … { $n } earlier ones, and
}
moderators-rollback-nothing-revealed = Nothing has been drawn, dealt or shown since then.
moderators-rollback-revealed = { $n ->
    [one] 1 of them drew, dealt or showed something that players may remember:
   *[other] { $n } of them drew, dealt or showed something that players may remember:
}
moderators-rollback-dice = With the same dice, the same choices will have the same luck again. With fresh dice, everything random from there on is new.
moderators-rollback-same = Go back, same dice…
moderators-rollback-fresh = Go back, fresh dice…

moderators-look-seated = Seats taken: { $n } of { $of } – { $who }
moderators-look-waiting = Who the match is waiting for
moderators-look-stored = How it’s stored
moderators-look-numbers = revision { $revision } · { $entry } entries in the log · { $snapshot ->
    [-1] no snapshot
   *[other] snapshot of entry { $snapshot }
} · { $kept } earlier positions kept
moderators-look-numbers-hidden = You’re playing in this match and secret questions are open, so numbers that grow with each answer are left out.
moderators-look-outbox = outbox: { $rows }
moderators-look-state = { $count } { $state ->
    [pending] waiting
    [sending] on its way
    [sent] sent
    [dropped] dropped
   *[failed] given up
}
moderators-look-no-errors = No errors on record.

moderators-audit = Audit log
moderators-audit-nothing = Nothing on record matches that.
moderators-audit-reason = “{ $reason }”
moderators-filed = Audit log, row { $n }: { $hash }
moderators-audit-chain = Each row contains the hash of the one before it, so none can be changed or removed unnoticed.
moderators-audit-field-to = to
moderators-audit-field-from = from
moderators-audit-field-move = back to move
moderators-audit-field-fresh = fresh dice
moderators-audit-field-taken_back = answers taken back
moderators-audit-field-verdict = result
moderators-audit-field-seat = seat
moderators-audit-field-before = before
moderators-audit-field-before_id = previous account
moderators-audit-field-after = after
moderators-audit-field-after_id = new account
moderators-audit-field-ai = AI player
moderators-audit-field-copy = copy
moderators-audit-field-seconds = length
moderators-audit-field-moderator_role_id = moderator role
moderators-audit-field-alert_channel_id = alerts in
moderators-audit-field-limits = limits
moderators-audit-field-language = language
moderators-audit-field-channel = channel
moderators-audit-field-user_id = account
moderators-audit-field-why = why
moderators-audit-field-decision = question
moderators-audit-field-kind = kind
moderators-audit-field-rows = rows that name nobody since
moderators-audit-yes = yes
moderators-audit-no = no
moderators-audit-verdict-result = by the points as they stand
moderators-audit-verdict-none = none
moderators-act-pause = paused
moderators-act-resume = resumed
moderators-act-extend = gave time
moderators-act-force = had the safe answer given
moderators-act-replace = replaced
moderators-act-kick = removed
moderators-act-rollback = rolled back
moderators-act-end = ended
moderators-act-move = moved
moderators-act-waiting = posted who it’s waiting for
moderators-act-lock = locked a lobby
moderators-act-unlock = unlocked a lobby
moderators-act-clone = copied
moderators-act-look = looked into it
moderators-act-setup = set the server up
moderators-act-report = reported a post
moderators-act-undeliverable = couldn’t be posted
moderators-act-rehouse = made a new thread
moderators-act-snapshot-rebuilt = snapshot rebuilt
moderators-act-redacted = somebody’s data was erased

# --- setting a server up

moderators-setup = Caravanserai on this server
moderators-setup-role = Match moderators: { $role }, and people who can manage the server. Only this role is pinged when moderators are alerted.
moderators-setup-no-role = Match moderators: people who can manage the server. With /setup role: you can add a role.
moderators-setup-everyone = @everyone can’t be the moderator role. Choose a role that only moderators have.
moderators-setup-alerts = Moderators are alerted in { $channel }.
moderators-setup-alerts-open = Everybody here can read that channel, and so what members report. Choose one that only moderators can read.
moderators-setup-no-alerts = Moderators are alerted in the match’s thread. With /setup alerts: you can choose a channel.
moderators-setup-language = Language of public posts in new matches, unless the host chooses another:
moderators-language-follow = Same as the server in Discord
moderators-role-off = No role
moderators-alerts-off = Alert in the match’s thread
moderators-setup-create-private-threads = Create Private Threads (without it, matches for one person get public threads)
moderators-setup-fine = I have every permission I need in this channel:
moderators-setup-lacking = I’m missing permissions in this channel:
moderators-setup-how = To check another channel, use /setup there.
