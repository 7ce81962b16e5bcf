# What every game says: refusals and joined lists.
# $head the first words of a list, joined by commas; $last the last one.

core-list = { $head } and { $last }
core-list-i = { core-list }
core-shared = shared things

core-stale = This question is no longer open. Have a look at what you’re being asked now.
core-not-yours = This question is for another player.
core-not-offered = You can’t choose that here. Choose one of the answers shown.
core-not-yet = An earlier player could still change this. Wait until they are done.
core-only-once = You can choose each of these only once.
core-how-many = Choose at least { $least } and at most { $most }.
core-slot-bounds = { $slot }: choose a number from { $low } to { $high }.
core-sum = In total, it must be at least { $least } and at most { $most }.
core-cap = Of { $slots } you can choose at most { $most } in total.

core-undo-nothing = You have no answer to take back.
core-undo-barrier = Your last answer can’t be taken back: since then, dice have been rolled or something hidden has been seen.
core-undo-others = Your last answer can’t be taken back: another player has already acted on it.
core-undo-secret = Your last answer can’t be taken back while others are being asked something in secret.
core-undo-too-old = Your last answer can’t be taken back: it’s too long ago.
core-rollback-unknown = There’s no such move to go back to. Choose one from the log.
core-rollback-lost = The position after that move can no longer be reached. Choose another one.

core-snapshot = The stored match can’t be read ({ $detail }).
core-option-unknown = There’s no option { $option }. Choose from: { $known }.
core-option-choices = { $option } must be one of: { $choices }.
core-option-number = { $option } must be a whole number from { $low } to { $high }.
core-players = This game is for { $low } to { $high } players, not { $players }.
core-marks = Every player needs a different one of these: { $marks }.
core-marks-house = The seats that the game plays aren’t the ones it has with these options.
core-refused = That doesn’t go together. { $why } Change the options or the number of players.

## Proving an exported match. What was found right, then what does not hold or is missing.

core-verify-content-ok = The content has the hash given in the file.
core-verify-log-ok = The log is in order: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
core-verify-seed-ok = The seed has the hash given in the file.
core-verify-log-hash-ok = The log has the hash given in the file.
core-verify-played-ok = On replay, every answer was allowed and every draw came out as recorded: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
core-verify-no-seed = The seed isn’t public yet, so the draws can’t be proven.
core-verify-hidden = Some answers are hidden, so the match can’t be replayed.
core-verify-no-seed-hash = The file doesn’t name the hash of the seed that was published, so nothing ties its seed to a match.
core-verify-content = The content doesn’t have the hash given in the file.
core-verify-content-unfit = The content doesn’t fit the game: { $detail }
core-verify-order = The log is out of order at number { $number }.
core-verify-seed = The seed doesn’t have the hash given in the file.
core-verify-log-hash = The log was changed: it doesn’t have the hash given in the file.
core-verify-failed = The rules don’t allow this entry ({ $detail }).
core-verify-end = The file is wrong about whether the match has ended.
core-verify-result = On replay, the match ends with a different result.
core-verify-hash = On replay, the match ends in a different position.
