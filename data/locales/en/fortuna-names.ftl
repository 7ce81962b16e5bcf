# Names of everything in Fortuna, and what each thing does in one line.
#
# Arguments of the effects; all are numbers and come from the content, which a pack may change:
#   actions     water, grain, wine: $n goods gained; grain, wine: $per goods more for each water
#               sell-grain, sell-wine: $n coins for each, $per coins for each with a Market
#               centurions, priestesses: $first, $second, $third prices of the places, $cap the limit
#               clergy: $cap the limit of dice
#               family: $cost of the marriage; $grain, $wine, $coins to choose from when married
#               corruption: $cost of a copy; $coins taken instead
#               fortuna: $n steps
#   favours     $n steps for each unit (5: when married), $cap the most steps;
#               5: $extra steps more with a Palace
#   buildings   $cost in coins; $n what it brings: coins (market), water (aqueduct), steps (palace),
#               cards (basilica); basilica: $per tokens from which it works
#   privileges  a: $n goods gained, a3 to a5: $choice cubes of free choice; b: $n steps;
#               c: $vp points for each $per things, $cap the most points (0: no limit)
#   goods       $n how many; the name agrees with it and does not contain it

fortuna-name = Fortuna

## Sides of the board

fortuna-side-orange = Orange
fortuna-side-violet = Violet
fortuna-side-blue = Blue
fortuna-side-grey = Grey

## Goods

fortuna-good-grain = { $n ->
   *[other] grain
}
fortuna-good-water = { $n ->
   *[other] water
}
fortuna-good-wine = { $n ->
   *[other] wine
}
fortuna-good-coin = { $n ->
    [one] coin
   *[other] coins
}
fortuna-good-centurion = { $n ->
    [one] Centurion
   *[other] Centurions
}
fortuna-good-priestess = { $n ->
    [one] Priestess
   *[other] Priestesses
}
fortuna-good-die = { $n ->
    [one] die
   *[other] dice
}

## Action cards

fortuna-action-water = Water collection
fortuna-action-water-effect = Take { $n } water.
fortuna-action-grain = Grain harvest
fortuna-action-grain-effect = Take { $n } grain, and { $per } more for each water you hand in.
fortuna-action-wine = Wine harvest
fortuna-action-wine-effect = Take { $n } wine, and { $per } more for each water you hand in.
fortuna-action-sell-grain = Sell grain
fortuna-action-sell-grain-effect = Sell any amount of grain at { $n } coins each ({ $per } with a Market).
fortuna-action-sell-wine = Sell wine
fortuna-action-sell-wine-effect = Sell any amount of wine at { $n } coins each ({ $per } with a Market).
fortuna-action-centurions = Recruit Centurions
fortuna-action-centurions-effect = Buy Centurions for { $first }, { $second } and { $third } coins, { $cap } at most.
fortuna-action-priestesses = Obtain Priestesses
fortuna-action-priestesses-effect = Buy Priestesses for { $first }, { $second } and { $third } coins, { $cap } at most.
fortuna-action-clergy = Clergy representation
fortuna-action-clergy-effect = Hand in a Priestess and take a die, { $cap } dice at most.
fortuna-action-family = Family
fortuna-action-family-effect = Marry for { $cost } coins; once married, take { $grain } grain, { $wine } wine or { $coins } coins.
fortuna-action-build = Build
fortuna-action-build-effect = Pay for one building and put it in your province.
fortuna-action-corruption = Corruption
fortuna-action-corruption-effect = Pay { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
} to copy any card from another side, or take { $coins } coins.
fortuna-action-fortuna = Fortuna
fortuna-action-fortuna-effect = Advance { $n ->
    [one] 1 step
   *[other] { $n } steps
}. Its holder at the end of the round starts the next.

## Favour cards

fortuna-favour-1 = Water supply
fortuna-favour-1-effect = Hand in water: { $n ->
    [one] 1 step
   *[other] { $n } steps
} each, { $cap } at most.
fortuna-favour-2 = Bacchanal
fortuna-favour-2-effect = Hand in wine: { $n ->
    [one] 1 step
   *[other] { $n } steps
} each, { $cap } at most.
fortuna-favour-3 = Food
fortuna-favour-3-effect = Hand in grain: { $n ->
    [one] 1 step
   *[other] { $n } steps
} each, { $cap } at most.
fortuna-favour-4 = Battle
fortuna-favour-4-effect = Hand in Centurions: { $n ->
    [one] 1 step
   *[other] { $n } steps
} each, { $cap } at most.
fortuna-favour-5 = Fortuna
fortuna-favour-5-effect = If married: { $n ->
    [one] 1 step
   *[other] { $n } steps
}, with a Palace { $extra } more, { $cap } at most.
fortuna-favour-6 = Religion
fortuna-favour-6-effect = { $n ->
    [one] 1 step
   *[other] { $n } steps
} for each Priestess you have and keep, { $cap } at most.

## Buildings

fortuna-building-market = Market
fortuna-building-market-effect = Costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}. { $n ->
    [one] 1 extra coin
   *[other] { $n } extra coins
} for each grain or wine you sell.
fortuna-building-aqueduct = Aqueduct
fortuna-building-aqueduct-effect = Costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}. Holds { $n } water, refilled at the start of your turn when empty.
fortuna-building-palace = Palace
fortuna-building-palace-effect = Costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}; you must be married. { $n ->
    [one] 1 extra step
   *[other] { $n } extra steps
} with favour 5.
fortuna-building-basilica = Basilica
fortuna-building-basilica-effect = Costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}. When you take { $per } or more tokens, keep { $n ->
    [one] 1 more privilege card
   *[other] { $n } more privilege cards
}.

## Privilege cards

fortuna-privilege-a1 = New Priestess
fortuna-privilege-a1-effect = Take { $n ->
    [one] 1 Priestess
   *[other] { $n } Priestesses
} for free.
fortuna-privilege-a2 = New Centurion
fortuna-privilege-a2-effect = Take { $n ->
    [one] 1 Centurion
   *[other] { $n } Centurions
} for free.
fortuna-privilege-a3 = Gift of water
fortuna-privilege-a3-effect = Take { $n } water and { $choice } more of your choice: water, grain or wine.
fortuna-privilege-a4 = Gift of grain
fortuna-privilege-a4-effect = Take { $n } grain and { $choice } more of your choice: water, grain or wine.
fortuna-privilege-a5 = Gift of wine
fortuna-privilege-a5-effect = Take { $n } wine and { $choice } more of your choice: water, grain or wine.
fortuna-privilege-b1 = One step
fortuna-privilege-b1-effect = Advance { $n ->
    [one] 1 step
   *[other] { $n } steps
} towards Rome.
fortuna-privilege-b2 = One step (four pawns)
fortuna-privilege-b2-effect = Advance { $n ->
    [one] 1 step
   *[other] { $n } steps
} towards Rome.
fortuna-privilege-c1 = Builder
fortuna-privilege-c1-effect = { $vp } VP { $per ->
    [one] for each building
   *[other] for every { $per } buildings
}{ $cap ->
    [0] .
   *[other] , { $cap } VP at most.
}
fortuna-privilege-c2 = Granary
fortuna-privilege-c2-effect = { $vp } VP { $per ->
    [one] for each grain
   *[other] for every { $per } grain
} handed in at the end{ $cap ->
    [0] .
   *[other] , { $cap } VP at most.
}
fortuna-privilege-c3 = Cistern
fortuna-privilege-c3-effect = { $vp } VP { $per ->
    [one] for each water
   *[other] for every { $per } water
} handed in at the end{ $cap ->
    [0] .
   *[other] , { $cap } VP at most.
}
fortuna-privilege-c4 = Wine cellar
fortuna-privilege-c4-effect = { $vp } VP { $per ->
    [one] for each wine
   *[other] for every { $per } wine
} handed in at the end{ $cap ->
    [0] .
   *[other] , { $cap } VP at most.
}
fortuna-privilege-c5 = Garrison
fortuna-privilege-c5-effect = { $vp } VP { $per ->
    [one] for each Centurion
   *[other] for every { $per } Centurions
} handed in at the end{ $cap ->
    [0] .
   *[other] , { $cap } VP at most.
}
fortuna-privilege-c6 = Temple
fortuna-privilege-c6-effect = { $vp } VP { $per ->
    [one] for each Priestess
   *[other] for every { $per } Priestesses
} handed in at the end{ $cap ->
    [0] .
   *[other] , { $cap } VP at most.
}
fortuna-privilege-c7 = Treasury
fortuna-privilege-c7-effect = { $vp } VP { $per ->
    [one] for each coin
   *[other] for every { $per } coins
} handed in at the end{ $cap ->
    [0] .
   *[other] , { $cap } VP at most.
}
