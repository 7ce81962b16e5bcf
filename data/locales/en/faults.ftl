# What is said when something goes wrong around a match.

faults-too-large = The picture or file is too large for this place, so it is left out.
faults-barred = I can’t post where this match lives: its channel or thread is deleted or locked, or I lack a permission there (View Channel, Send Messages, Send Messages in Threads, Attach Files, Create Public Threads). The match goes on and nothing is lost. Give me access again, and what is owed is posted; or take the match to another channel with /mod move.
faults-left = { $who } has left this server. { $then ->
    [ai] An AI player sits in until they come back.
    [default] Their questions get the safe answer until they come back.
   *[wait] The match waits for them: a moderator can replace them.
}
faults-story-left = { $who } has left the server. { $then ->
    [ai] An AI player sits in.
    [default] Safe answers are given for this seat.
   *[wait] The seat waits.
}
faults-story-back = { $who } is back.
