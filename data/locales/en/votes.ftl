# Votes of a table.

votes-title = The table decides
votes-asks-undo = { $count ->
    [one] { $who } asks to take the last answer back
   *[other] { $who } asks to take the last { $count } answers back
}{ $move ->
    [0] .
   *[other] , from move { $move } of the log on.
}
votes-asks-pause = { $who } asks to pause the match: nobody could act, and no time would run.
votes-asks-resume = { $who } asks to go on with the match.
votes-asks-end-result = { $who } asks to end the match now and to let the points count as they stand.
votes-asks-end-none = { $who } asks to end the match now, without a result.
votes-asks-replace = { $who } asks to let an AI player sit in for { $whom } until { $whom } comes back.
votes-nothing-revealed = Nothing has been drawn or revealed since.
votes-revealed = Drawn or revealed since, and not to be forgotten:
votes-more-revealed = … and { $n } more: see the log
votes-needed = { $needed ->
    [one] One Yes is enough.
   *[other] { $needed } of { $of } have to say Yes.
}
votes-needed-all = { $of ->
    [one] It takes a Yes from the one player concerned.
    [2] Both have to say Yes.
   *[other] All { $of } have to say Yes.
}
votes-agreed = ✓ Yes: { $who }
votes-refused = ✗ No: { $who }
votes-open = … Not yet: { $who }
votes-excused = An AI player sits in for { $who }, whose word counts but is not waited for.
votes-somebody = Somebody who no longer plays
votes-call = { $who }: what do you say?
votes-yes = Yes
votes-no = No
votes-withdraw = Withdraw
votes-closes = If too few have agreed, this fails { $when }.
votes-passed = Agreed, and done.
votes-alone = Nobody else has to agree.
votes-alone-go = Take it back
votes-passed-alone = Done. Nobody else had to agree.
votes-failed = The vote has failed: nothing changes.
votes-withdrawn = Withdrawn by the one who asked.
votes-time-over = Too few had agreed when the time was over.
votes-match-over = The match is no longer being played.
votes-asker-gone = Whoever asked no longer plays here. Any player can ask anew.
votes-moved-on = The match has moved on meanwhile. Whoever would still like to go back can ask anew.
votes-seat-changed = Somebody else plays on that seat now.
votes-back = { $name } is no longer silent.
votes-nobody-left = Nobody is left who could vote.
votes-said-yes = You have said yes. Until it is decided you can change your mind.
votes-said-no = You have said no. Until it is decided you can change your mind.
votes-said-withdraw = Withdrawn.
votes-asked = Your table has been asked, in the match’s thread.
votes-ask = Ask the table
votes-ask-back = Ask to take it back
votes-which = Which of your answers would you like to have back? What came after it would be taken back as well.
votes-choose-answer = Choose one of your answers
votes-move = Move { $n }
votes-no-takebacks = You have not answered anything here that could be taken back.
votes-would = { $count ->
    [one] One answer would be taken back, by { $names }:
   *[other] { $count } answers would be taken back, by { $names }; yours was:
}
votes-gone = This answer can no longer be asked back. Look again with /vote undo.
votes-unknown = There is no such vote.
votes-over = This vote is over.
votes-no-say = You have no say in this vote.
votes-not-yours = Only the person who asked for this vote can withdraw it.{ $say ->
    [yes] {" "}You can still say No.
   *[no] {""}
}
votes-not-running = The table can decide that only while the match is running.
votes-paused = The match is paused already.
votes-not-paused = The match is not paused.
votes-open-already = There is an open vote already: answer that one first, or let it be withdrawn.
votes-nothing-later = Nothing has been answered since that move.
votes-no-seat = Nobody but you or an AI player sits there. Choose another player.
votes-not-silent = { $name } still has time to answer. You can vote on that seat when the time is over, or, where there is no deadline, after three days of waiting.
