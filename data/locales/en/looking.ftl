# Looking on and trying out: the log, boards of the past, what is news, private notes, what-ifs.

## What is news, in the panel

looking-since = Since you last looked:
looking-since-more = -# … and { $n } more: Log

## The log

looking-sort-all = Everything
looking-sort-moves = Moves
looking-sort-points = Points
looking-sort-acts = Acts of moderators, of the table and of the house
looking-sort-back = What was taken back
looking-log-none = Nothing like that has happened. Choose something else below.
looking-log-from = from { $n } on
looking-log-everybody = Everybody
looking-log-whole = From the beginning
looking-log-look = Since I last looked
looking-log-last = The last { $n } moves
looking-log-player = Whose doings
looking-log-kind = What kind of lines
looking-log-begin = From where on
looking-no-player = Nobody of that name plays in this match. Choose one of the suggestions.

## The board as it was

looking-moves = Past moves
looking-now = As it is now
looking-then = The board after move { $n }
looking-then-start = The board before the first move
looking-then-differs = The rules have been corrected since, and by today’s this position can’t be played again. This is the nearest one that was kept: the board after move { $n }.
looking-then-trial = In a what-if, use Undo to look back.

## Private notes

looking-notes = My notes
looking-note-write = Write notes
looking-note-title = Notes on { $name }
looking-note-private = Nobody else sees them, moderators neither; they go with the match.
looking-note-empty = You haven’t noted anything down yet.
looking-note-long = Notes on a match hold { $most } characters. Shorten them.
looking-note-not-playing = You don’t play in this match, so there is nothing to note down.

## What-ifs

looking-whatif = What if?
looking-whatif-title = What if? · { $name }
looking-whatif-about = A private copy of your match: you move for everybody, and nothing here counts. What you may not know is made up, and the dice are other ones. The board is shown as from your seat.
looking-whatif-banner = A what-if: nothing of this has happened in your match.
looking-whatif-since = Since your last move:
looking-whatif-asks = { $who } decides:
looking-whatif-ended = The what-if is over:
looking-whatif-back = Back to its beginning
looking-whatif-others = Let an AI answer for the others
looking-whatif-nothing-asked = Nothing that anybody waits for is asked of the others now. The next answer is yours.
looking-whatif-again = Another deal
looking-whatif-again-done = Back at the beginning; what you may not know has been dealt anew.
looking-whatif-present = From the present position
looking-whatif-present-done = It begins anew where your match stands now.
looking-whatif-left = This is your what-if as you left it. If your match has gone on, *From the present position* begins anew where it stands now.
looking-whatif-close = Close
looking-whatif-closed = The what-if of “{ $name }” is gone. Nobody has seen it.
looking-whatif-not-playing = Only those who play in a match can try moves in it.
looking-whatif-over = This match is over, so there is nothing to try out in it.
looking-whatif-many = You have { $most } what-ifs already: { $names }. Open one of them with /whatif and close it, then begin another.
looking-whatif-unknowable = Nothing could be made up that agrees with what you know. Try it again after the next move.
looking-whatif-impossible = This deal was made up and can’t go on like that. Take the answer before back, or try another deal.
looking-whatif-lost = This what-if can’t be read any more. Close it and begin another.
looking-story-begun = The what-if begins.
