# Mesopotamia: solo combat, against opponents played by the game. The letters A to E are those of the rulebook.
#
# $who a player; $area an area; $enemy a party with its units; $n a number; $left, $goods knuckles; $facing a sentence; $unit, $other,
# $fighter, $theirs units with their cards, but in answers $theirs and $most are totals; $placed, $rows lists; $row of the Standard of Ur.

mesopotamia-ask-prepare = Combat in { $area }, without bids: how many of your { $n } knuckles do you place on your cards (strength/tactics/mobility)? Against you: { $enemy } with { $left }, whose cards are drawn afterwards. You lose all that you place, but get 1 back for each row in which a card is beaten.
mesopotamia-ask-prepare-tribe = Combat in { $area }, without bids: where do you place the { $n } knuckles of the tribe on its cards (strength/tactics/mobility)? Against it: { $enemy } with { $left }, whose cards are drawn afterwards.
mesopotamia-slot-card = { $fighter }: { $row }
mesopotamia-prepared = { $n } on { $row } of { $fighter }
mesopotamia-event-prepared = Knuckles assigned by { $who }: { $placed }
mesopotamia-event-prepared-nothing = No knuckles are assigned by { $who }.
mesopotamia-ask-queue = In which order do the units of { $who } fight? The first ones of both sides meet, then whoever has won meets the next. { $facing }
mesopotamia-placed = { $n } on { $row }
mesopotamia-event-answer-a = Answer of { $who } (A): { $unit } against { $other } with { $theirs }; to win it places { $placed }. Left: { $left }
mesopotamia-event-answer-ab = Answer of { $who } (A, B): { $unit } against { $other } with { $theirs }; to win it places { $placed }, and on mobility { $n ->
    [0] nothing
   *[other] { $n }
}, enough to destroy the loser. Left: { $left }
mesopotamia-event-answer-cd = Answer of { $who } (C, D): { $unit } reaches { $most } at most and can’t beat { $other } with { $theirs }; to get away it places on mobility { $n ->
    [0] nothing
   *[other] { $n }
}. Left: { $left }
mesopotamia-event-answer-ce = Answer of { $who } (C, E): { $unit } reaches { $most } at most, can’t beat { $other } with { $theirs }, and won’t get away; { $n ->
    [0] no knuckle is left to discard
    [one] { $n } knuckle is discarded
   *[other] { $n } knuckles are discarded
}. Left: { $left }
mesopotamia-event-beaten-fell = { $who } loses { $unit }, which never retreats.
mesopotamia-event-recovered = gets { $goods } back for rows in which cards were beaten: { $rows }

## The report of such a combat

mesopotamia-report-step-assigned = Assigned
mesopotamia-report-step-answered = Bout { $n } ({ $steps })
mesopotamia-report-step-answered-tie = Bout { $n } (tie, { $steps })
mesopotamia-report-rows = strength { $strength }, tactics { $tactics }, mobility { $mobility }
mesopotamia-report-rows-back = strength { $strength }, tactics { $tactics }, mobility { $mobility }; { $n } back
mesopotamia-report-answer-a = A: wins with { $n ->
    [0] no knuckle
    [one] { $n } knuckle
   *[other] { $n } knuckles
}
mesopotamia-report-answer-b = B: destroys with { $n ->
    [0] no more
   *[other] { $n } more
}
mesopotamia-report-answer-c = C: can’t win, at most { $most }
mesopotamia-report-answer-d = D: gets away with { $n ->
    [0] no knuckle
    [one] { $n } knuckle
   *[other] { $n } knuckles
}
mesopotamia-report-answer-e = E: can’t get away, discards { $n }
mesopotamia-report-answer-fate = { $steps }. { $fate }
mesopotamia-report-assigned = Assigned by { $name }: { $rows }
mesopotamia-report-answered = Bout { $n }: { $attacker } with { $attack } against { $defender } with { $defence }; { $name } answers with { $steps }; { $fate }
mesopotamia-report-recovered = { $name } gets { $n } back
mesopotamia-report-fell = { $name }: { $units } { $n ->
    [one] never retreats and is destroyed
   *[other] never retreat and are destroyed
}
