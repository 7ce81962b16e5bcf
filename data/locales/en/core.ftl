# What every game says: refusals and joined lists.
# $head the first words of a list, joined by commas; $last the last one.

core-list = { $head } and { $last }

core-stale = This question is no longer open. Look at what is asked now.
core-not-yours = This question is for another player.
core-not-offered = That answer is not offered here. Choose one of those shown.
core-not-yet = An earlier player could still change this. Wait until they are done.
core-how-many = Choose at least { $least } and at most { $most }.
core-slot-bounds = { $slot }: choose a number from { $low } to { $high }.
core-sum = Together it must be at least { $least } and at most { $most }.

core-undo-nothing = You have no answer to take back.
core-undo-barrier = That answer cannot be taken back: dice have fallen or something hidden has been seen since.
core-undo-others = That answer cannot be taken back: another player has gone on from there.
core-undo-too-old = That answer cannot be taken back: it lies too far back.
core-rollback-unknown = There is no entry { $entry } to go back to. Choose one from the log.
core-rollback-lost = The position after entry { $entry } can no longer be reached. Choose another one.

core-snapshot = The stored match cannot be read ({ $detail }).
core-option-unknown = There is no option { $option }. Choose from: { $known }.
core-option-choices = { $option } must be one of: { $choices }.
core-option-number = { $option } must be a whole number from { $low } to { $high }.
core-players = This game is for { $low } to { $high } players, not { $players }.
core-marks = Marks must differ and be among: { $marks }.
