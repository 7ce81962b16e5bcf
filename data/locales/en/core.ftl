# What every game says: refusals and joined lists.
# $head the first words of a list, joined by commas; $last the last one.

core-list = { $head } and { $last }
core-list-i = { core-list }
core-shared = shared things

core-stale = This question is no longer open. Look at what is asked now.
core-not-yours = This question is for another player.
core-not-offered = That answer is not offered here. Choose one of those shown.
core-not-yet = An earlier player could still change this. Wait until they are done.
core-how-many = Choose at least { $least } and at most { $most }.
core-slot-bounds = { $slot }: choose a number from { $low } to { $high }.
core-sum = Together it must be at least { $least } and at most { $most }.

core-undo-nothing = You have no answer to take back.
core-undo-barrier = Your last answer cannot be taken back: dice have fallen or something hidden has been seen since.
core-undo-others = Your last answer cannot be taken back: another player has gone on from there.
core-undo-too-old = Your last answer cannot be taken back: it lies too far back.
core-rollback-unknown = There is no such move to go back to. Choose one from the log.
core-rollback-lost = The position after that move can no longer be reached. Choose another one.

core-snapshot = The stored match cannot be read ({ $detail }).
core-option-unknown = There is no option { $option }. Choose from: { $known }.
core-option-choices = { $option } must be one of: { $choices }.
core-option-number = { $option } must be a whole number from { $low } to { $high }.
core-players = This game is for { $low } to { $high } players, not { $players }.
core-marks = Marks must differ and be among: { $marks }.

## Proving an exported match. What was found right, then what does not hold or is missing.

core-verify-content-ok = The content has the hash that the file names.
core-verify-log-ok = The log is in order: { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
core-verify-seed-ok = The seed has the hash that the file names.
core-verify-played-ok = Played again, every answer was allowed and every draw fell as told: { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
core-verify-no-seed = The seed is not public yet, so the draws cannot be proven.
core-verify-hidden = Some answers are hidden, so the match cannot be played again.
core-verify-content = The content has another hash than the file names.
core-verify-content-unfit = The content does not fit the game: { $detail }
core-verify-options = The options are not complete.
core-verify-order = The log is out of order: number { $number } stands here.
core-verify-seed = The seed has another hash than the file names.
core-verify-failed = The rules cannot play this entry ({ $detail }).
core-verify-end = The file says otherwise about whether the match has ended.
core-verify-result = Played again, the match ends with another result.
core-verify-hash = Played again, the match ends in another position.
