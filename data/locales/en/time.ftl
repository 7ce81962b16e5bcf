## Time: deadlines, time banks, quiet hours, vacations, stand-ins

time-seat-yours = You’re already playing your own seat.
time-not-running = This match isn’t being played right now.
time-moot = That’s already settled.
time-stand-in = An AI player is sitting in for you. Take your seat back first, then you can go on.

# In the story; each begins with the player’s name
time-story-default = ran out of time, so the safe answer was given
time-story-skip = ran out of time and missed the rest of this turn, with safe answers
time-story-ai = ran out of time; an AI player sits in until they’re back
time-story-back = came back and took over from the AI player

# To moderators, and to the table
time-alert-over = { $who } ran out of time, and the match is waiting. Give them more time, have the safe answer given, or find somebody for the seat.
time-alert-refused = { $who } ran out of time, but the safe answer couldn’t be given: that’s my fault. The match is waiting. Please have a look, and tell the bot’s operator.
time-notice-over = { $who } ran out of time. A moderator has been alerted, and the match is waiting.

# Vacations, told in every match
time-notice-away = { $who } is on vacation until { $to }. Their deadlines are paused until then.
time-notice-planned = { $who } will be on vacation from { $from } to { $to }. Their deadlines are paused for that time.
time-notice-back = { $who } is back early from vacation; their deadlines are running again.
time-notice-off = { $who } has cancelled their vacation from { $from } to { $to }.
time-notice-besides = { $told } Also on vacation: { $spans }.
time-notice-span = { $from } to { $to }

time-vacation-past = That’s already in the past. Choose a day from today on, and at least one day.
time-vacation-far = You can plan a vacation a year ahead at most. Choose an earlier day.
time-vacation-twice = You already have a vacation then. Cancel that one first with /vacation cancel, or choose other days.
time-vacation-long = You can be on vacation for 30 days a calendar year; for { $year } you have { $left ->
    [one] 1 whole day left
   *[other] { $left } whole days left
}. Choose fewer days.
time-vacation-date = I can’t read “{ $typed }” as a date. Write it like 2026-12-24, or leave it out to start now.
time-no-vacation = You no longer have that vacation. /vacation list shows the ones you have.
time-vacation-taken = You’re on vacation from { $from } to { $to }. I’ve told your matches, and your deadlines are paused.
time-vacation-ended = Your vacation is cancelled, and I’ve told your matches. You can use the remaining days another time.
time-vacation-list = Your vacations
time-vacation-none = You have no vacation planned. Plan one with /vacation take.
time-vacation-line = { $from } – { $to }
time-vacation-cancel = Cancel vacation
time-vacation-left = In { $year } you have { $left ->
    [one] 1 whole day
   *[other] { $left } whole days
} of vacation left to plan.
time-vacation-bounds = 30 days a calendar year; any one match is paused for 14 of them at most.

# Who is awaited until when
time-awaited = ⏳ { $who }: { $topic } · { $left }
time-until = due { $when }
time-bank = time bank running, due { $when }
time-over = was due { $when }
time-paused = ⏸ Paused { $when }: no time runs.

# What became of those who were awaited, where it stood; $n: how many they are
time-became-answered = ✓ { $who } { $n ->
    [one] has
   *[other] have
} answered
time-became-default = ⌛ Time ran out for { $who }: { $n ->
    [one] the safe answer was
   *[other] safe answers were
} given
time-became-skip = ⌛ Time ran out for { $who }: the rest of the { $n ->
    [one] turn
   *[other] turns
} was missed, with safe answers
time-became-safe = ↷ The safe answer was given for { $who }
time-became-ai = ↷ An AI player is sitting in for { $who }
time-became-handed = ↷ { $who } took over the { $n ->
    [one] seat
   *[other] seats
}
time-became-ended = ■ The match ended before { $who } answered
time-became-back = ↩ Taken back before { $who } { $n ->
    [one] was
   *[other] were
} done
time-became-below = ↓ Continued below

# Reminders
time-reminder-ping = ⏳ { $who }, a match is waiting for you: { $topic }
time-reminder-half = ⏳ { $who }, half your time is gone: { $topic }
time-reminder-nearly = ⏳ { $who }, your time’s nearly up: { $topic }
time-reminder-bank = ⏳ { $who }, your deadline has passed and your time bank is running: { $topic }
time-reminder-then = When time runs out: { $what }
time-then-bank = your time bank of { $bank } starts running.
time-then-default = the safe answer is given for you.
time-then-skip = you miss the rest of this turn, with safe answers.
time-then-ai = an AI player sits in for you until you’re back.
time-then-moderator = a moderator is alerted.
time-withdrawn = This question was withdrawn: the match has moved on, and there’s nothing for you to answer here now.
time-yours-answered = ✓ You’ve answered this. There’s nothing more for you to answer here.
time-yours-default = ⌛ Your time ran out, and the safe answer was given for you.
time-yours-skip = ⌛ Your time ran out: you missed the rest of that turn, with safe answers.
time-yours-safe = ↷ The safe answer was given for you. There’s nothing more for you to answer here.
time-called-settled = ✓ { $who } was asked something in private
time-heads-up = You’re probably next in this match.
time-heads-up-came = Your turn in this match has come.
time-heads-up-over = Somebody else goes before you in this match. I’ll tell you here when you’re next.
time-heads-up-ended = This match has ended.

# Stand-ins
time-take-back = Take my seat back
time-sits-in = An AI player is sitting in for you. It plays on until you take your seat back.
time-notice-default = ⌛ Your time ran out, so the safe answer was given for you. { $asked }: **{ $answer }**
time-notice-skip = ⌛ Your time ran out, so you missed the rest of this turn. { $asked }: **{ $answer }**. If there were more questions for you this turn, *Log* shows how they were answered.
time-notice-sits-in = Your time ran out, so an AI player is sitting in for you. It plays on until you take your seat back.
time-sitting-in = An AI player is sitting in for { $who }.

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
time-zone-now = Time zone: { $zone } (it’s { $now } there)
time-zone-none = Time zone: not set, so your quiet hours would follow UTC. Set it with /settings time-zone.
time-zone-unknown = I don’t know the time zone “{ $typed }”. Pick one from the list, such as Europe/Madrid.
time-quiet-now = Quiet hours: { $from } to { $to }. I won’t ping you then, and none of your deadlines will run out.
time-quiet-none = Quiet hours: none. I may ping you at any hour.
time-quiet-wrong = I can’t read “{ $typed }” as quiet hours. Write them like 22:00-08:00, or “off” for none. They can last 16 hours at most.
time-quiet-choose = Set quiet hours
time-quiet-off = None
time-quiet-other = Other hours…
time-quiet-title = Quiet hours
time-quiet-field = From and to
time-quiet-hint = For example 22:00-08:00; “off” for none.
time-reminders-on-now = I remind you when half your time is gone, when it’s nearly up, and when your time bank starts.
time-reminders-off-now = I don’t remind you: you only get the ping when it’s your turn.
time-reminders-turn-on = Turn reminders on
time-reminders-turn-off = Turn reminders off
time-heads-up-on-now = I DM you when you’re probably next.
time-heads-up-off-now = I don’t tell you in advance when you’re next.
time-heads-up-turn-on = Turn heads-ups on
time-heads-up-turn-off = Turn heads-ups off
