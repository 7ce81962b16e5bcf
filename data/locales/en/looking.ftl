# Looking on and trying out: the log, boards of the past, what is news, private notes, what-ifs.

## What is news, in the panel

looking-since = Since you last looked:
looking-since-more = -# … and { $n } more: Log

## The log

looking-sort-all = Everything
looking-sort-moves = Moves
looking-sort-points = Points
looking-sort-acts = Moderators, votes and the bot
looking-sort-back = Taken back
looking-log-none = Nothing like that has happened yet. Choose something else below.
looking-log-from = from move { $n } on
looking-log-everybody = Everyone
looking-log-whole = From the start
looking-log-look = Since I last looked
looking-log-last = The last { $n } moves
looking-log-player = Choose a player
looking-log-kind = Choose what to show
looking-log-begin = Choose where to start
looking-no-player = Nobody by that name is playing in this match. Choose one of the suggestions.
looking-no-part = The board has no part by that name. Choose one of the suggestions.
looking-no-move = There’s no move { $n } yet. { $last ->
    [0] Nothing has happened so far.
   *[other] The last line of the log is number { $last }.
}

## The board as it was

looking-moves = Past moves
looking-now = As it is now
looking-then = The board after move { $n }
looking-then-start = The board before the first move
looking-then-differs = The rules have been corrected since, and this position can’t be replayed by today’s rules. This is the nearest one that was kept: the board after move { $n }.
looking-then-trial = In a what-if, use Undo to look back.

## Private notes

looking-notes = My notes
looking-note-write = Write notes
looking-note-title = Notes on { $name }
looking-note-private = Nobody else can see them, not even moderators. They’re deleted along with the match.
looking-note-empty = You haven’t written any notes yet.
looking-note-long = Notes on a match can have up to { $most } characters. Shorten them.
looking-note-not-playing = You’re not playing in this match, so you can’t keep notes on it.

## What-ifs

looking-whatif = What if?
looking-whatif-title = What if? · { $name }
looking-whatif-about = This is a private copy of your match: you move for everyone, and nothing here counts. What you can’t know is made up, and the dice are different. You see the board from your seat.
looking-whatif-banner = This is a what-if: none of it has happened in your match.
looking-whatif-since = Since your last move:
looking-whatif-asks = { $who } decides:
looking-whatif-ended = The what-if is over:
looking-whatif-back = Back to the start
looking-whatif-others = Let an AI answer for the others
looking-whatif-nothing-asked = Nobody’s waiting for the others right now. The next answer is yours.
looking-whatif-again = Deal again
looking-whatif-again-done = You’re back at the start; everything you can’t know has been dealt anew.
looking-whatif-present = Start from the match as it is now
looking-whatif-present-done = The what-if starts again from where your match is now.
looking-whatif-left = Here’s your what-if as you left it. If your match has moved on, *Start from the match as it is now* brings it up to date.
looking-whatif-close = Close what-if
looking-whatif-closed = The what-if of “{ $name }” is gone. Nobody else has seen it.
looking-whatif-not-playing = You can only try moves in a match you’re playing in.
looking-whatif-over = This match is over, so there’s nothing to try out.
looking-whatif-many = You already have { $most } what-ifs: { $names }. Open one with /whatif and close it, then start another.
looking-whatif-unknowable = I couldn’t make up anything that fits what you know. Try again after the next move.
looking-whatif-impossible = This deal was made up and can’t go on like that. Take back the last answer, or deal again.
looking-whatif-lost = I can no longer read this what-if. Close it and start another.
looking-hint = 💡 Hint
looking-hint-told = 💡 An AI player would answer: { $answer }
looking-hint-off = This match is played without hints; its host can allow them in the lobby only, before it starts.
looking-hint-nothing = Nothing is asked right now, so there’s nothing to give a hint for.
looking-story-begun = The what-if begins.
