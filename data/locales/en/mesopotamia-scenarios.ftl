# Mesopotamia: the Siege of Ur and the Guardians of Assur, for one person. Events with a doer go on after its name.
#
# $unit a unit; $pieces, $units, $missing pieces; $place, $places where they are; $area, $origin, $target areas; $name a trade token;
# $event an event; $ties what decided between equals; $tile a part of the Hanging Gardens; $trades trade tokens; $goods goods;
# $space a space or level of a track; $level a level of the population track; $n, $all numbers.

## The lobby

mesopotamia-option-mode-siege = Siege of Ur, alone
mesopotamia-option-mode-guardians = Guardians of Assur, alone
mesopotamia-refuses-last-round = The Siege of Ur and the Guardians of Assur end when they are won or lost. Set the last round back to “Hanging Gardens complete”.
mesopotamia-house-ur = Ur
mesopotamia-house-assur = Assur’s enemy

## The Siege of Ur: set-up

mesopotamia-event-laid-out-siege = Event tokens and trade tokens are laid out: { $trades }. The first part of the Hanging Gardens is { $tile }.
mesopotamia-event-ur-fortified = has its complete ziggurat in { $area }, and around it { $pieces }
mesopotamia-garrison = { $pieces } ({ $places })

## The Siege of Ur: its turn

mesopotamia-event-ur-card-explore = reveals action card { $n }, Explore
mesopotamia-event-ur-card-gather = reveals action card { $n }, Gather and Trade
mesopotamia-event-ur-card-warfare = reveals action card { $n }, Warfare
mesopotamia-event-ur-card-grow = reveals action card { $n }, Grow
mesopotamia-event-ur-card-star = reveals action card { $n }, the star, and does nothing
mesopotamia-event-ur-trades = claims { $name }, the rightmost free token up to one level above the trade of its besieger
mesopotamia-event-ur-no-trade = finds no free token up to one level above the trade of its besieger, or has no amphora left
mesopotamia-event-ur-arms = gains { $goods }: a third of its population { $level }, rounded up
mesopotamia-event-ur-no-reserve = has no unit left that its population { $level } allows
mesopotamia-event-ur-no-room = has no room left for another unit
mesopotamia-event-ur-places-settlement = places { $unit } in { $area }, its settlement nearest to the besieger
mesopotamia-event-ur-places-settlement-tie = places { $unit } in { $area }, of its settlements equally near to the besieger the leftmost, then topmost
mesopotamia-event-ur-places-wall = places { $unit } in { $area }, its wall nearest to the besieger
mesopotamia-event-ur-places-wall-tie = places { $unit } in { $area }, of its walls equally near to the besieger the leftmost, then topmost
mesopotamia-event-ur-places-front = places { $unit } in { $area }, the rightmost area beside units of the besieger
mesopotamia-event-ur-places-front-tie = places { $unit } in { $area }, the topmost of the rightmost areas beside units of the besieger
mesopotamia-event-ur-places-reserve = places { $unit } in { $area }, beside its city
mesopotamia-event-ur-explores = explores { $event } in { $area }, of all events under its units the one nearest to the besieger
mesopotamia-event-ur-explores-tie = explores { $event } in { $area }, of the events under its units equally near to the besieger the leftmost, then topmost
mesopotamia-event-ur-moves = moves { $unit } from { $origin } onto the event in { $area }
mesopotamia-event-ur-moves-tie = moves { $unit } from { $origin } onto the event in { $area }: { $ties }
mesopotamia-event-ur-moves-to = moves { $unit } from { $origin } to { $area }, towards the event in { $target }
mesopotamia-event-ur-moves-to-tie = moves { $unit } from { $origin } to { $area }, towards the event in { $target }: { $ties }
mesopotamia-event-ur-moves-home = moves { $unit } from { $origin } to { $area }, towards its city, as no event is left
mesopotamia-event-ur-moves-home-tie = moves { $unit } from { $origin } to { $area }, towards its city, as no event is left: { $ties }
mesopotamia-tie-ur-event = the topmost, then leftmost of several events equally near
mesopotamia-tie-ur-unit = of several equally near units the fastest, then the leftmost and topmost
mesopotamia-tie-ur-step = the topmost, then leftmost of several ways
mesopotamia-event-ur-stays = can’t bring any unit nearer to where it should go
mesopotamia-event-ur-steps = advances { $n ->
    [one] { $n } step
   *[other] { $n } steps
} on the event track, to space { $space }
mesopotamia-event-ur-grows = grows to population level { $space }

## The Siege of Ur: its end

mesopotamia-event-ur-stormed = brings a ram into { $area }: Ur is taken
mesopotamia-event-ended-ur-taken = The siege has succeeded: the match is won, and points are counted.
mesopotamia-event-ended-ur-famous = Ur has come to the last space of the event track: the siege has failed.
mesopotamia-event-ended-ur-great = Ur has come to the last level of the population track: the siege has failed.

## The Guardians of Assur: waves

mesopotamia-event-wave = sends wave { $n } of { $all } from { $area } with { $goods }: { $units }
mesopotamia-event-wave-short = sends wave { $n } of { $all } from { $area } with { $goods }: { $units }. It has no pieces left for { $missing }
mesopotamia-event-wave-none = sends wave { $n } of { $all } with { $goods }, but has no pieces left for any unit
mesopotamia-event-wave-beaten = has beaten all enemy units, ending wave { $n }, and takes { $tile } for it
mesopotamia-event-wave-spent = has outlasted the enemy’s knuckles, ending wave { $n }, and takes { $tile } for it
mesopotamia-event-wave-stands = has neither moved nor fought in this round, and calls for help

## The Guardians of Assur: the enemy moves

mesopotamia-event-enemy-shortest = moves { $unit } from { $origin } to { $area }, where its best way leads: few tribes, then few steps
mesopotamia-event-enemy-breaks = moves { $unit } from { $origin } to { $area }, where most walls are on the way
mesopotamia-event-enemy-near = moves { $unit } from { $origin } to { $area }, the way that comes nearest to a wall
mesopotamia-event-enemy-events = moves { $unit } from { $origin } to { $area }, where most running events are on the way
mesopotamia-event-enemy-upper = moves { $unit } from { $origin } to { $area }, the upper of equally good ways
mesopotamia-event-enemy-lower = moves { $unit } from { $origin } to { $area }, the lower of equally good ways
mesopotamia-event-enemy-left = moves { $unit } from { $origin } to { $area }, the left one of equally good ways in one row
mesopotamia-event-enemy-blocked = moves { $unit } from { $origin } to { $area }, up to the walls that close every way
mesopotamia-event-enemy-shortest-ram = moves { $unit } with a ram from { $origin } to { $area }, where its best way leads: few tribes, then few steps
mesopotamia-event-enemy-breaks-ram = moves { $unit } with a ram from { $origin } to { $area }, where most walls are on the way
mesopotamia-event-enemy-near-ram = moves { $unit } with a ram from { $origin } to { $area }, the way that comes nearest to a wall
mesopotamia-event-enemy-events-ram = moves { $unit } with a ram from { $origin } to { $area }, where most running events are on the way
mesopotamia-event-enemy-upper-ram = moves { $unit } with a ram from { $origin } to { $area }, the upper of equally good ways
mesopotamia-event-enemy-lower-ram = moves { $unit } with a ram from { $origin } to { $area }, the lower of equally good ways
mesopotamia-event-enemy-left-ram = moves { $unit } with a ram from { $origin } to { $area }, the left one of equally good ways in one row
mesopotamia-event-enemy-held = can’t move { $unit } out of { $origin }, where it is pinned
mesopotamia-event-enemy-barred = stops with { $unit } in { $origin }, before the wall in { $area }
mesopotamia-event-enemy-tribe = drives out the tribe in { $area }; its event is gone, too
mesopotamia-event-enemy-razes = The event “{ $event }” in { $area } is destroyed.

## The Guardians of Assur: their end

mesopotamia-event-ended-assur-held = The last wave is beaten: the match is won, and points are counted.
mesopotamia-event-ended-assur-fallen = Enemies are in the city, and nobody defends it: the match is lost.

## Hints, and where the match is

mesopotamia-hint-march-storms = wins the siege at once
mesopotamia-moment-wave = Wave { $n } of { $all } · { $moment }
