## Time: deadlines, time banks, quiet hours, vacations, stand-ins

time-seat-yours = You already play your own seat.
time-not-running = This match is not in play.
time-moot = That has been settled already.
time-stand-in = An AI player sits in for you. Take your seat back first, then you can go on.

# In the story; each begins with the player’s name
time-story-default = ran out of time; the safe answer is given
time-story-skip = ran out of time and is passed over for this turn, with safe answers
time-story-ai = ran out of time; an AI player sits in until they are back
time-story-back = is back and takes the seat over from the AI player

# To moderators, and to the table
time-alert-over = Time is over for { $who }, and the match waits. Give more time, have the safe answer given, or find somebody for the seat.
time-alert-refused = Time is over for { $who }, but the safe answer could not be given: that is a fault of mine. The match waits. Please have a look, and tell whoever runs this bot.
time-notice-over = Time is over for { $who }. A moderator has been called, and the match waits.

# Vacations, told in every match
time-notice-away = { $who } is on vacation until { $to }. Deadlines stand still for that long.
time-notice-planned = { $who } will be on vacation from { $from } to { $to }. Deadlines stand still for that long.
time-notice-back = { $who } is back early from a vacation; deadlines run again.
time-notice-off = { $who } has called off the vacation from { $from } to { $to }.
time-notice-besides = { $told } Also on vacation: { $spans }.
time-notice-span = { $from } to { $to }

time-vacation-past = That time is over already. Please give a day from today on, and at least one day.
time-vacation-far = Vacations can be planned a year ahead at most. Please choose an earlier day.
time-vacation-twice = You already have a vacation in that time. Call that one off first with /vacation cancel, or choose other days.
time-vacation-long = You can be on vacation for 30 days a calendar year; for { $year } there { $left ->
    [one] is 1 whole day left
   *[other] are { $left } whole days left
}. Please choose fewer days.
time-vacation-date = I don’t understand “{ $typed }” as a day. Please write it like 2026-12-24, or leave it out to begin now.
time-no-vacation = There is no such vacation any more. /vacation list shows yours.
time-vacation-taken = Noted: you are on vacation from { $from } to { $to }. Your matches have been told, and your deadlines stand still.
time-vacation-ended = Noted: it is called off, and your matches have been told. What you have not used of that vacation you can take another time.
time-vacation-list = Your vacations
time-vacation-none = You have no vacation planned. /vacation take plans one.
time-vacation-line = { $from } – { $to }
time-vacation-cancel = Call off
time-vacation-left = In { $year } you have { $left ->
    [one] 1 whole day
   *[other] { $left } whole days
} of vacation left to plan.
time-vacation-bounds = 30 days a calendar year; one match stands still for 14 days of them at most.

# Who is awaited until when
time-awaited = ⏳ { $who }: { $topic } · { $left }
time-until = due { $when }
time-bank = time bank running, due { $when }
time-over = was due { $when }
time-paused = ⏸ Paused { $when }: no time runs.

# What became of those who were awaited, where it stood; $n: how many they are
time-became-answered = ✓ { $who } answered
time-became-default = ⌛ Time ran out for { $who }: the safe answer was given
time-became-skip = ⌛ Time ran out for { $who }: passed over for this turn, with safe answers
time-became-safe = ↷ The safe answer was given for { $who }
time-became-ai = ↷ An AI player sits in for { $who }
time-became-handed = ↷ { $who } took the seat over
time-became-ended = ■ The match ended before { $who } had answered
time-became-back = ↩ Taken back before { $who } had answered
time-became-below = ↓ Continued below

# Reminders
time-reminder-ping = ⏳ { $who }, a match waits for you: { $topic }
time-reminder-half = ⏳ { $who }, half your time is over: { $topic }
time-reminder-nearly = ⏳ { $who }, your time is nearly over: { $topic }
time-reminder-bank = ⏳ { $who }, your deadline is over and your time bank runs: { $topic }
time-reminder-then = What happens then: { $what }
time-then-bank = your time bank of { $bank } begins to run.
time-then-default = the safe answer is given for you.
time-then-skip = you are passed over for this turn, with safe answers.
time-then-ai = an AI player sits in for you until you are back.
time-then-moderator = a moderator is called.
time-withdrawn = This question was taken back: the match has moved on, and nothing is asked of you here now.
time-yours-answered = ✓ You have answered this: nothing is asked of you here any more.
time-yours-default = ⌛ Your time ran out, and the safe answer was given for you.
time-yours-skip = ⌛ Your time ran out: you were passed over for that turn, with safe answers.
time-yours-safe = ↷ The safe answer was given for you: nothing is asked of you here any more.
time-called-settled = ✓ { $who } was asked something in private
time-heads-up = You are probably next in this match.
time-heads-up-came = Your turn has come in this match.
time-heads-up-over = Somebody else is asked before you in this match. I will tell you here when you are next.

# Stand-ins
time-take-back = Take my seat back
time-sits-in = An AI player sits in for you. It plays on until you take your seat back.
time-notice-default = ⌛ Your time ran out, so the safe answer was given for you. { $asked }: **{ $answer }**
time-notice-skip = ⌛ Your time ran out, so you were passed over for this turn. { $asked }: **{ $answer }**. If more was asked of you in this turn, *Log* shows what was answered.
time-notice-sits-in = Your time is over, so an AI player sits in for you. It plays on until you take your seat back.
time-sitting-in = An AI player sits in for { $who }.

# In /match info
time-info-bank-left = Time bank of { $who }: { $bank } left
time-info-away = { $who } is on vacation until { $day }
time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
time-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
time-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
time-length = { $first } { $second }
time-moment = less than a minute
time-nothing-left = nothing

# Settings
time-zone-now = Time zone: { $zone } (there it is { $now })
time-zone-none = Time zone: none chosen; quiet hours would be by UTC. Choose it with /settings time-zone.
time-zone-unknown = I know no time zone “{ $typed }”. Please pick one from the list, such as Europe/Madrid.
time-quiet-now = Quiet hours: { $from } to { $to }. In them I call you for nothing, and no deadline of yours ends.
time-quiet-none = Quiet hours: none. You may be called at any hour.
time-quiet-wrong = I don’t understand “{ $typed }” as quiet hours. Please write them like 22:00-08:00, or “off” for none. They can be at most 16 hours long.
time-quiet-choose = Quiet hours
time-quiet-off = None
time-quiet-other = Other hours…
time-quiet-title = Quiet hours
time-quiet-field = From and to
time-quiet-hint = For example 22:00-08:00; “off” for none.
time-reminders-on-now = I remind you when half of your time is over, when it is nearly over, and when your time bank begins.
time-reminders-off-now = I don’t remind you: there is only the ping when it is your turn.
time-reminders-turn-on = Turn reminders on
time-reminders-turn-off = Turn reminders off
time-heads-up-on-now = I tell you by direct message when you are probably next.
time-heads-up-off-now = I don’t tell you beforehand that you are next.
time-heads-up-turn-on = Turn heads-ups on
time-heads-up-turn-off = Turn heads-ups off
