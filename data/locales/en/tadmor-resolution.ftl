# What Tadmor asks in the Resolution and at the storage limit, and what happened there.
# Events with a doer go on after the player’s name; the others are sentences of their own.
#
# $who a player; $place a place, $places a list of them; $card a mission, $upgrade, $tiles upgrades; $what a name;
# $part a part of a temple; $good a rare good, $pile the colour of a pile; $trade a trade;
# $held, $traded, $paid, $gained, $give, $take, $pay, $cost, $lost, $all, $whom lists of amounts or names;
# $amount, $levels, $points, $goods amounts; $height, $limit, $n, $m numbers: of what is listed, where a list may be empty.

## Shared pieces

tadmor-no-resources = no resources
tadmor-traded = already traded this turn: { $traded }
tadmor-all = { $all }
tadmor-any-of = any { $n } of { $cost }
tadmor-costs = Costs { $pay }
tadmor-good-hint = Costs { $pay }; your sets are then worth { $points }
tadmor-sets-hint = Your sets are then worth { $points }
tadmor-pay = Pay { $pay }
tadmor-brought-hint = You get { $good }{ $n ->
    [0] { "" }
   *[other] ; your sets are then worth { $points }
}{ $m ->
    [0] { "" }
   *[other] ; plus { $gained }
}
tadmor-target = { $who } ({ $height })
tadmor-target-hint = Leaves a tower of height { $height }
tadmor-targets = Towers: { $whom }
tadmor-pairs = { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
}
tadmor-group-actions = Actions
tadmor-group-upgrades = Upgrades
tadmor-group-trades = Trades
tadmor-group-missions = King’s Missions
tadmor-group-back = Take a piece back

## The menus

tadmor-prompt-upgrade = Buy an upgrade for { $cost }?
tadmor-topic-upgrade = buy an upgrade
tadmor-prompt-window = { $n ->
    [0] No upgrades are left for your missions. What else do you do before Construction?
   *[other] Do you return a mission for upgrades?
}
tadmor-topic-window = return missions for upgrades
tadmor-prompt-construction = Construction: what do you do next?{ $n ->
    [0] { "" }
   *[other] {" "}The tax will be { $pay }.
}
tadmor-topic-construction = build
tadmor-prompt-kingdom = Kingdom: what do you do before the turn ends?
tadmor-topic-kingdom = finish the turn
tadmor-prompt-last = You have the First Player pawn: is there anything else you want to do?
tadmor-pass = Buy nothing here
tadmor-pass-hint = Your camel returns; you can still do everything else
tadmor-pass-last-hint = Your camel returns unused
tadmor-keep = Keep the missions
tadmor-keep-hint = On to Construction; you can return them on a later turn
tadmor-built = Done building
tadmor-built-hint = Pieces left in Construction return unused; you are asked once more about trades and missions
tadmor-used-hint = You are asked once more about trades and missions
tadmor-first-start = Take the First Player resource first
tadmor-first-start-hint = You are asked again once you have it
tadmor-done = Done for this turn
tadmor-done-hint = Only what must be decided is still asked; you collect, Kingdom spaces count, other pieces return
tadmor-done-untaxed-hint = You don’t have { $pay } for the tax and lose { $points }; you still collect, and Kingdom spaces count
tadmor-forgo-hint = You give up what still waits for { $who }
tadmor-done-forgo-hint = You give up what still waits for { $who }; you still collect, and Kingdom spaces still count
tadmor-done-untaxed-forgo-hint = You give up what still waits for { $who }; you don’t have { $pay } for the tax and lose { $points }
tadmor-use = { $place }: { $what }
tadmor-use-gather = { $place }: { $gained }
tadmor-use-all = Collect everything: { $gained }
tadmor-use-levels = { $place }: up to { $levels }
tadmor-levels-hint = Up to height { $height } for { $pay }
tadmor-destroy = destroy { $levels }
tadmor-draw = draw a mission
tadmor-build-part-basement = build the basement
tadmor-build-part-colonnade = build the colonnade
tadmor-build-part-roof = build the roof
tadmor-build-part-statues = build the statues
tadmor-then-draw = and draw { $n ->
    [one] a mission
   *[other] { $n } missions
}
tadmor-then-show = and show it
tadmor-then-top = and uncover the next tile
tadmor-then-shuffle = and shuffle the rest of the pile
tadmor-then-goods = and take your rare goods
tadmor-any-good-of = any of the pile ({ $pile })
tadmor-part-hint = { $n ->
    [0] Free
   *[other] Costs { $pay }
}; the temple is then worth { $points }
tadmor-complete = { $place }: complete { $card }
tadmor-complete-hint = Costs { $pay }; worth { $points }
tadmor-trade = Trade { $give } for { $take }
tadmor-trade-some = Trade up to { $give }
tadmor-trade-some-hint = { $take } for each
tadmor-discard = Discard { $card }
tadmor-discard-hint = From your hand, for any one resource
tadmor-back-some = Take pieces back unused
tadmor-back-hint = You choose which ones
tadmor-take-back = { $place }: take the piece back unused
tadmor-trade-no-more = { $place }: take the piece back and stop trading
tadmor-kingdom-tax = pay no tax
tadmor-kingdom-war = War Supplies
tadmor-kingdom-start = Start Player
tadmor-tax-pay = Pay the tax: { $pay }
tadmor-tax-refuse = Don’t pay the tax and lose { $points }

## Questions that follow

tadmor-prompt-trade = What do you trade for? You have { $give } to give; each brings { $take }.
tadmor-topic-trade = trade
tadmor-pair-wood-wood-label = 2 wood
tadmor-pair-wood-stone-label = 1 wood and 1 stone
tadmor-pair-stone-stone-label = 2 stone
tadmor-prompt-back = Which pieces do you take back unused?
tadmor-topic-back = take pieces back
tadmor-prompt-pay = { $what }: which resources do you pay?
tadmor-topic-pay = choose what to pay
tadmor-prompt-levels = { $place }: how high do you build? Your tower has height { $height }.
tadmor-topic-levels = build the tower
tadmor-build = { $what }, to height { $height }
tadmor-prompt-traitor = { $place }: whose tower loses { $levels }?
tadmor-prompt-sappers = Sappers: whose tower loses { $levels }?
tadmor-topic-target = choose a tower to damage
tadmor-prompt-temple = { $place }: which temple do you continue?
tadmor-topic-temple = build a temple
tadmor-temple = Temple { $n }: { $part }
tadmor-prompt-good = { $place }: how do you pay?
tadmor-topic-good = take a rare good
tadmor-prompt-type = Which rare good of the { $pile } pile do you take?
tadmor-prompt-free-good = Your completed temple earns you { $goods }: from which pile?
tadmor-prompt-any-good = Which rare good do you take?
tadmor-prompt-resources = { $card }: which { $amount } do you take?
tadmor-topic-return = return a mission
tadmor-prompt-shown = { $card }: which { $n ->
    [one] upgrade
   *[other] { $n } upgrades
} do you take?
tadmor-prompt-foreign = { $card }: which upgrade do you take?
tadmor-prompt-discard = You discard { $card }: which resource do you take for it?
tadmor-topic-discard = discard a mission
tadmor-prompt-tax = Do you pay the tax of { $pay }?
tadmor-topic-tax = decide on the tax
tadmor-prompt-start = Which resource comes with the First Player pawn?
tadmor-topic-start = take the pawn
tadmor-prompt-storage = You may keep { $limit } resources. { $n ->
    [one] Which one do you discard?
   *[other] Which { $n } do you discard?
}
tadmor-topic-storage = discard what can’t be kept

## What happened

tadmor-event-gather = gained { $gained }: { $places }
tadmor-event-back = took a piece back unused: { $place }
tadmor-event-traded = finished trading: { $place }
tadmor-event-trade = traded { $paid } for { $gained }
tadmor-event-buy = bought { $upgrade }{ $n ->
    [0] { "" }
   *[other] {" "}for { $paid }
}
tadmor-event-tiles = took { $tiles }
tadmor-event-build = built to height { $height }{ $n ->
    [0] {" "}for free
   *[other] {" "}for { $paid }
}: { $place }
tadmor-event-raise = built { $n ->
    [one] 1 free level
   *[other] { $n } free levels
}: the tower is now at height { $height }
tadmor-event-part = built a temple part{ $n ->
    [0] {" "}for free
   *[other] {" "}for { $paid }
}: { $part }; the temple is now worth { $points }
tadmor-event-points = gained { $gained }: { $what }
tadmor-event-good = took { $good }{ $n ->
    [0] { "" }
   *[other] {" "}for { $paid }
}{ $points ->
    [0] { "" }
   *[other] {" "}and gained { $gained }
}
tadmor-event-complete = completed a mission{ $n ->
    [0] { "" }
   *[other] {" "}for { $paid }
}{ $points ->
    [0] { "" }
   *[other] {" "}and gained { $gained }
}: { $card }
tadmor-event-resources = gained { $gained }
tadmor-event-discard = discarded a mission for { $gained }: { $card }
tadmor-event-exempt = was exempt from tax: { $place }
tadmor-event-tax = paid { $paid } in tax
tadmor-event-untaxed = did not pay the tax and lost { $lost }
tadmor-event-start = took { $gained } with the First Player pawn
tadmor-event-left = got pieces back unused: { $places }
tadmor-event-storage = discarded { $lost } over the storage limit
tadmor-event-prestige = alone had the highest tower ({ $height }) and gained { $gained } for Tower Prestige
tadmor-event-war = gained { $gained } from War Supplies
tadmor-event-pawn = The First Player pawn goes to { $who }.
