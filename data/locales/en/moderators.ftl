# What moderators and the table do to a match from outside its rules.

# --- who and why

moderators-who-table = The table
moderators-who-table-asked = The table, asked by { $who }
moderators-who-house = The house
moderators-why-table = the players voted for it
moderators-why-alone = nobody else at the table had to agree
moderators-why-house = the match was set up like that

# --- what the story tells

moderators-story-pause = ⏸️ **{ $who }** paused the match: nobody can answer and no time runs. Reason: { $why }
moderators-story-resume = ▶️ **{ $who }** let the match go on; all deadlines have moved by the length of the pause. Reason: { $why }
moderators-story-extend = ⏳ **{ $who }** gave { $seat } { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
} more time. Reason: { $why }
moderators-story-force = ⏭️ **{ $who }** gave the safe answer to the question { $seat } was asked. Reason: { $why }
moderators-story-replace = 🔁 **{ $who }** handed seat { $n } of { $before } to { $after }. Reason: { $why }
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
moderators-story-greeting = You take over { $before }’s seat{ $colour ->
    [none] {""}
   *[other] {" "}({ $colour })
} and play on as { $now }. What this seat knows is yours alone: open your panel with /play.
moderators-story-replace-back = 🔁 **{ $who }** gave { $after } seat { $n } back. Reason: { $why }
moderators-story-replace-ai = 🔁 **{ $who }** handed seat { $n } of { $before } to an AI player, { $after }. Reason: { $why }
moderators-story-replace-stand-in = 🔁 **{ $who }** let an AI player sit in for { $before } on seat { $n } until they come back. Reason: { $why }
moderators-story-kick = 🚪 **{ $who }** removed { $before } from the match; { $after }, an AI player, takes seat { $n }. Reason: { $why }
moderators-story-kick-lobby = 🚪 **{ $who }** removed { $before } from the lobby. Reason: { $why }
moderators-story-you-kick = 🚪 **{ $who }** removed you from the match; { $after }, an AI player, takes your seat. Reason: { $why }
moderators-story-you-kick-lobby = 🚪 **{ $who }** removed you from the lobby. Reason: { $why }
moderators-story-you-replace = 🔁 **{ $who }** handed your seat to { $after }. Reason: { $why }
moderators-story-you-replace-ai = 🔁 **{ $who }** handed your seat to an AI player, { $after }. Reason: { $why }
moderators-story-you-replace-stand-in = 🔁 **{ $who }** let an AI player sit in for you. It plays on until you take your seat back. Reason: { $why }
moderators-story-rollback = ⏪ **{ $who }** rolled the match back{ $to ->
    [0] {" "}to its beginning
   *[other] {" "}to where it stood after move { $to }
}; { $count ->
    [one] 1 answer was
   *[other] { $count } answers were
} taken back. Whoever takes the same way again meets the same dice. Reason: { $why }
moderators-story-rollback-fresh = ⏪ **{ $who }** rolled the match back{ $to ->
    [0] {" "}to its beginning
   *[other] {" "}to where it stood after move { $to }
}; { $count ->
    [one] 1 answer was
   *[other] { $count } answers were
} taken back. From here on the dice fall anew. Reason: { $why }
moderators-story-end-result = ⏹️ **{ $who }** ended the match early; it counts by the points as they stand. Reason: { $why }
moderators-story-end-none = ⏹️ **{ $who }** ended the match early, without a result. Reason: { $why }
moderators-story-end-lobby = ⏹️ **{ $who }** closed the lobby. Reason: { $why }
moderators-story-move = 📦 **{ $who }** moved the match to <#{ $channel }>. Reason: { $why }
moderators-story-rehouse = 🧵 The thread of this match was deleted; it goes on in a new one.
moderators-story-waiting = 📋 **{ $who }** asks to look at who is awaited. Reason: { $why }
moderators-story-lock = 🔒 **{ $who }** locked the lobby: nobody else can join. Reason: { $why }
moderators-story-unlock = 🔓 **{ $who }** unlocked the lobby: seats can be taken again. Reason: { $why }
moderators-story-clone = 🧬 **{ $who }** made a copy of the match, { $copy }, in a thread of its own, with everything that is not public dealt anew. Reason: { $why }
moderators-story-copied = 🧬 **{ $who }** made this match as a copy of { $original }. Everything that is not public there was dealt anew here, the hands too, so nothing here tells what they hold there. Reason: { $why }
moderators-story-look = 🔎 **{ $who }** looked into the match to help: the public board, the log, who is awaited, and how it is stored; nothing hidden. Reason: { $why }
moderators-story-look-lobby = 🔎 **{ $who }** looked into the lobby to help: who sits there, and how it is stored. Reason: { $why }

# --- what is said when it cannot be done

moderators-reason = Give a reason of 1 to { $most } characters: everybody at the table will read it.
moderators-paused-already = This match is paused already.
moderators-not-paused = This match is not paused.
moderators-not-running = This match is not being played, so there is nothing to do that to. A match that was ended early goes on with /mod rollback as long as its result is not final.
moderators-no-seat = There is no such seat. This match has seats 1 to { $seats }.
moderators-not-asked = Nobody waits for { $seat } just now.
moderators-no-deadline = This match has no deadline, so there is no time to add to.
moderators-time-bounds = Choose a time of 1 minute to { $days } days.
moderators-sits-already = This person already plays as { $seat }. One person takes one seat.
moderators-plays-already = This AI player already plays for { $seat }.
moderators-moved-on = The match has moved on meanwhile, and nothing was rolled back. Look at it again and choose anew.
moderators-nothing-later = Nothing has happened since then that could be taken back.
moderators-moved-already = The match already lives in that channel.
moderators-copy-over = This match has ended: there is nothing to go on with in a copy.
moderators-lobby-locked = 🔒 A moderator has locked this lobby, so nobody can join just now.
moderators-copy-unproven = This match is a copy: it did not begin at the beginning, so it cannot be proven from its seed.
moderators-secret-open = You play in this match, and a secret question is open: who has answered it is not yours to find out. Ask another moderator.
moderators-lobby-only = That can only be done to a lobby, before the match starts.
moderators-not-there = This person has no seat in this lobby.

moderators-private-reason = This match is private, so its players are told that you look, and why. Please give a reason.
moderators-greeting = You now play as { $seat }. What this seat knows is yours alone: open the panel with /play.
moderators-moved-away = This match goes on in another channel; this thread is closed.
moderators-signpost-match = ➡️ This match is played in { $place } now.
moderators-signpost-lobby = ➡️ This lobby is in { $place } now: { $link }
moderators-copy-name = { $name } (copy)

moderators-copy-impossible = No copy can be dealt from this position just now. Try again after the next move.

# --- what panels and posts say

moderators-panel-paused = This match was paused { $when }: nobody can answer, and no time runs.
moderators-panel-stopped = This match was ended early: there is nothing left to answer.
moderators-paused-since = ⏸️ Paused { $when }: nobody is awaited, and no time runs.
moderators-final-none = Ended early, without a result
moderators-final-result = { $n ->
    [0] Ended early; nobody leads
    [one] Ended early: { $who } leads
   *[other] Ended early: { $who } lead
}
moderators-final-partly = { $n ->
    [0] Ended early, by the points that everybody can see
    [one] Ended early: { $who } leads by the points that everybody can see
   *[other] Ended early: { $who } lead by the points that everybody can see
}
moderators-alert-match = { $name } · { $place } · { $id }
moderators-alert-nobody = Nobody is pinged, since no role for moderators is set up here. Whoever may manage the server can name one with /setup; the table can decide for itself with /vote.
moderators-nobody-awaited = Nobody is awaited just now.
moderators-awaited = { $who }: { $topic } · asked { $when }

# --- private answers to moderators

moderators-no-right = Only the moderators of this server can do that: whoever may manage the server, and those with the role from /setup.
moderators-setup-no-right = Only those who may manage this server can set it up.
moderators-which-match = It isn’t clear which match you mean. Say it in its thread, or choose one under “match”.
moderators-replace-whom = Choose either a member or an AI player who takes the seat.
moderators-replace-bot = A bot can’t take a seat. Choose a person, or an AI player under “ai”.
moderators-kick-nobody = Nobody sits there who could be removed: an AI player plays that seat already.
moderators-no-move = There is no such move. Type its number from /log, or choose one of those that are suggested.
moderators-move-gone = This move has been taken back already. Choose one that is not struck out in /log.
moderators-lock-already = This lobby is locked already.
moderators-unlock-already = This lobby is not locked.
moderators-done = Done. Everybody can read it where { $name } is played: { $place }
moderators-cloned = There is a copy now, { $name } ({ $id }), in a thread of its own. Its players are being called there.
moderators-cancelled = Nothing was changed.
moderators-cancel = Cancel
moderators-newer = Newer
moderators-ai-random = AI player: plays at random
moderators-ai-greedy = AI player: grabs what it can

moderators-move = { $n } · { $who }: { $what }
moderators-move-start = 0 · The beginning, before the first answer
moderators-move-asked = { $topic }: { $choice }
moderators-move-quiet = an answer that isn’t in the log
moderators-rollback-choose = After which move shall the match stand again? Everything later will be taken back.
moderators-rollback-pick = Choose a move
moderators-rollback-older = For an earlier one, type its number from /log under “move” of /mod rollback.
moderators-rollback-title = Why does the match go back?
moderators-reason-label = Reason
moderators-reason-hint = Everybody in the match will read it
moderators-rollback-then = { $n ->
    [0] **Then**, at the beginning
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
    [one] 1 of them drew, dealt or showed something; whoever has seen it will not forget it:
   *[other] { $n } of them drew, dealt or showed something; whoever has seen it will not forget it:
}
moderators-rollback-dice = With the same dice, whoever takes the same way again meets the same luck. With fresh dice everything random falls anew from there.
moderators-rollback-same = Go back, same dice…
moderators-rollback-fresh = Go back, fresh dice…

moderators-look-seated = Seats taken: { $n } of { $of } – { $who }
moderators-look-waiting = Who is awaited
moderators-look-stored = How it is stored
moderators-look-numbers = revision { $revision } · { $entry } entries in the log · { $snapshot ->
    [-1] no snapshot
   *[other] snapshot of entry { $snapshot }
} · { $kept } earlier positions kept
moderators-look-numbers-hidden = You play in this match and secret questions are open, so numbers that grow with answers are left out.
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
moderators-audit-nothing = Nothing on record fits.
moderators-audit-reason = “{ $reason }”
moderators-audit-chain = Every row carries the hash of the one before it; none can be changed or removed unnoticed.
moderators-audit-field-to = to
moderators-audit-field-from = from
moderators-audit-field-move = back to move
moderators-audit-field-fresh = fresh dice
moderators-audit-field-taken_back = answers taken back
moderators-audit-field-verdict = result
moderators-audit-field-seat = seat
moderators-audit-field-before = before
moderators-audit-field-before_id = account before
moderators-audit-field-after = after
moderators-audit-field-after_id = account after
moderators-audit-field-ai = AI player
moderators-audit-field-copy = copy
moderators-audit-field-seconds = length
moderators-audit-field-moderator_role_id = role of moderators
moderators-audit-field-alert_channel_id = calls in
moderators-audit-field-language = language
moderators-audit-field-channel = channel
moderators-audit-field-user_id = account
moderators-audit-field-why = why
moderators-audit-field-decision = question
moderators-audit-field-kind = kind
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
moderators-act-waiting = posted who is awaited
moderators-act-lock = locked a lobby
moderators-act-unlock = unlocked a lobby
moderators-act-clone = copied
moderators-act-look = looked into it
moderators-act-setup = set the server up
moderators-act-undeliverable = could not be posted
moderators-act-rehouse = made a new thread
moderators-act-snapshot-rebuilt = snapshot rebuilt

# --- setting a server up

moderators-setup = Caravanserai on this server
moderators-setup-role = Moderators of matches: { $role }, and whoever may manage the server. Only this role is pinged when moderators are called.
moderators-setup-no-role = Moderators of matches: whoever may manage the server. With /setup role: you can add a role.
moderators-setup-everyone = @everyone cannot be the role of moderators: choose a role that only they have.
moderators-setup-alerts = Moderators are called in { $channel }.
moderators-setup-no-alerts = Moderators are called in the thread of the match. With /setup alerts: you can choose a channel.
moderators-setup-language = Language of public posts, for new matches as far as nobody chooses another:
moderators-language-follow = As the server speaks in Discord
moderators-role-off = No role
moderators-alerts-off = Call in the match’s thread
moderators-setup-fine = I may do everything I need in this channel:
moderators-setup-lacking = I lack something in this channel:
moderators-setup-how = To check another channel, use /setup there.
