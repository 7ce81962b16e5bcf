# What is said when something goes wrong around a match.

faults-too-large = The picture or file is too large to post here, so it’s left out.
faults-barred = I can’t post where this match is played: its channel or thread is deleted or locked, or I’m missing a permission there (View Channel, Send Messages, Send Messages in Threads, Attach Files, Create Public Threads). The match goes on and nothing is lost. Give me access again and I’ll catch up on posting, or move the match to another channel with /mod move.
faults-left = { $who } has left this server. { $then ->
    [ai] An AI player sits in until they’re back.
    [default] Their questions get the safe answer until they’re back.
   *[wait] The match waits for them; a moderator can replace them.
}
faults-story-left = { $who } has left the server. { $then ->
    [ai] An AI player is sitting in.
    [default] This seat gives safe answers.
   *[wait] The seat is kept for them.
}
faults-story-back = { $who } is back.
