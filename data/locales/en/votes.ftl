# Votes of a table.

votes-title = Table vote
votes-asks-undo = { $count ->
    [one] { $who } wants to take back the last answer
   *[other] { $who } wants to take back the last { $count } answers
}{ $move ->
    [0] .
   *[other] , from move { $move } of the log on.
}
votes-asks-pause = { $who } wants to pause the match: nobody could act, and no time would run.
votes-asks-resume = { $who } wants to resume the match.
votes-asks-end-result = { $who } wants to end the match now, with the points as they stand.
votes-asks-end-none = { $who } wants to end the match now, without a result.
votes-asks-replace = { $who } wants an AI player to sit in for { $whom } until { $whom } is back.
votes-nothing-revealed = Nothing has been drawn or revealed since.
votes-revealed = Drawn or revealed since, and players may remember it:
votes-more-revealed = … and { $n } more in the log
votes-needed = { $needed ->
    [one] One Yes is enough.
   *[other] { $needed } of { $of } have to vote Yes.
}
votes-needed-all = { $of ->
    [one] The one player affected has to vote Yes.
    [2] Both have to vote Yes.
   *[other] All { $of } have to vote Yes.
}
votes-agreed = ✓ Yes: { $who }
votes-refused = ✗ No: { $who }
votes-open = … Hasn’t voted: { $who }
votes-excused = An AI player is sitting in for { $who }: their vote counts, but nobody waits for it.
votes-somebody = Somebody who’s no longer playing
votes-call = { $who }, how do you vote?
votes-yes = Yes
votes-no = No
votes-withdraw = Withdraw vote
votes-closes = If there aren’t enough Yes votes, this fails { $when }.
votes-passed = Passed, and done.
votes-alone = Nobody else has to agree.
votes-alone-go = Take it back
votes-passed-alone = Done. Nobody else had to agree.
votes-failed = The vote has failed, so nothing changes.
votes-withdrawn = Withdrawn by the person who asked for it.
votes-time-over = Time ran out without enough Yes votes.
votes-match-over = The match is no longer being played.
votes-asker-gone = The person who asked for this no longer plays here. Any player can ask again.
votes-moved-on = The match has moved on in the meantime. If you’d still like to go back, ask again.
votes-seat-changed = Somebody else is now playing that seat.
votes-back = { $name } is back.
votes-nobody-left = There’s nobody left to vote.
votes-said-yes = You voted Yes. You can change your mind until the vote is over.
votes-said-no = You voted No. You can change your mind until the vote is over.
votes-said-withdraw = Withdrawn.
votes-asked = I’ve asked your table in the match’s thread.
votes-ask = Ask the table
votes-ask-back = Ask to take it back
votes-which = Which of your answers would you like to take back? Everything after it would be taken back, too.
votes-choose-answer = Choose one of your answers
votes-move = Move { $n }
votes-no-takebacks = You haven’t answered anything here that could be taken back.
votes-would = { $count ->
    [one] 1 answer would be taken back, by { $names }:
   *[other] { $count } answers would be taken back, by { $names }; yours was:
}
votes-gone = You can no longer ask to take this answer back. Try /vote undo again.
votes-unknown = There’s no such vote.
votes-over = This vote is over.
votes-no-say = You can’t vote on this.
votes-out = You’re out of this match, so its votes are for those still playing.
votes-not-yours = Only the person who asked for this vote can withdraw it.{ $say ->
    [yes] {" "}You can still vote No.
   *[no] {""}
}
votes-not-running = The table can only decide that while the match is being played.
votes-paused = The match is already paused.
votes-not-paused = The match isn’t paused.
votes-open-already = There’s already an open vote. Answer that one first, or have it withdrawn.
votes-nothing-later = Nothing has been answered since that move.
votes-no-seat = That’s your own seat or an AI player’s. Choose another player.
votes-not-silent = { $name } still has time to answer. You can vote on that seat once their time is up or, if there’s no deadline, after three days of waiting.
