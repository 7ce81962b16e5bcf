# Words that stand on the pictures of every game.

picture-seed = seed { $seed }
picture-trial = WHAT IF? { $match }
picture-seat = Seat { $seat }
picture-round = Round { $n }
picture-phase = Phase { $n } of { $of } · { $name }
picture-set-up = Setup
picture-zone-seat = What { $name } has
picture-over = The match is over
picture-standings = Final standing
picture-final-table = Final table
picture-final-rest = Other reasons
picture-stopped = Ended early
picture-more = and { $n } more
picture-no-winner = no winner
picture-won = { $n ->
    [one] wins with { $points } points
   *[other] win with { $points } points
}
picture-won-plain = { $n ->
    [one] wins
   *[other] win
}
picture-nobody-wins = Nobody wins
picture-out = out of the game
# $who one or several names.
picture-alt-out = { $n ->
    [one] { $who } is out of the game
   *[other] { $who } are out of the game
}
picture-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
picture-private = For { $name } alone
picture-mark = { $name } ({ $colour } { $shape })
picture-shape-triangle = triangle
picture-shape-disc = disc
picture-shape-square = square
picture-shape-diamond = diamond
picture-shape-star = star
picture-shape-cross = cross
picture-shape-chevron = chevron
picture-shape-crescent = crescent

picture-change-stock = { $who }: { $what }.
picture-gained = +{ $what }
picture-lost = −{ $what }

## Text forms

picture-alt-head = { $game }, { $match }. { $top }. { $bottom }.
picture-alt-awaited = The match is waiting for { $name }: { $topic }.
picture-alt-stopped = The match was ended early.
picture-alt-part = Close-up: { $part }.
picture-alt-final-plain = { $name } finishes in place { $rank }
picture-alt-final = { $name } finishes in place { $rank } with { $total ->
    [one] 1 point
   *[other] { $total } points
}.
