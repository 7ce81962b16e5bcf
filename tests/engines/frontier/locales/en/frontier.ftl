# All texts of the frontier. Events with a doer go on after the player’s name; the others are sentences.
#
# $who a player, $order players; $land, $origin, $target, $name lands; $units a list of units; $price, $left
# coins; $coins a number of them; $what units and cards planned; $card, $cards names of cards; $bids a list of bids; $attack, $defence strengths; $phase a phase of
# the round; $round, $n numbers.

frontier-name = Frontier
frontier-option-horde = The horde
frontier-option-horde-about = Whether a horde that nobody plays rides against you. You can only play alone against it.
frontier-option-horde-on = It rides
frontier-option-horde-off = It stays away
frontier-option-oath = The oath
frontier-option-oath-about = With it, everybody loses unless you hold two forts each when the rounds are over.
frontier-option-oath-on = Sworn
frontier-option-oath-off = Not sworn
frontier-option-rounds = Rounds
frontier-house-horde = The horde
frontier-refuses-alone = You can only play alone against the horde.
frontier-mark-ash = Ash
frontier-mark-elk = Elk
frontier-mark-heron = Heron
frontier-mark-ibex = Ibex
frontier-mark-kite = Kite
frontier-mark-lynx = Lynx

frontier-help-aim = Hold lands, forts and capitals. Whoever has most points after the last round wins; three capitals at the end of a round win at once, and whoever loses their capital is out.
frontier-help-phase-planning = You bid for the right to set the order of play, then everybody plans what to recruit. All plans are opened together.
frontier-help-phase-campaign = One player after the other marches. Units that have moved or fought are tired until your next turn.
frontier-help-phase-end = The match is over.

frontier-moment = Round { $round }: { $phase }
frontier-moment-turn = Round { $round }: { $who } is on the march
frontier-phase-planning = planning
frontier-phase-campaign = campaign
frontier-phase-end = the end
frontier-battle = the battle

## Pieces

frontier-land = { $name }
frontier-player = { $who }
frontier-units = { $units }
frontier-no-units = no units
frontier-cavalry = { $n } cavalry
frontier-infantry = { $n } infantry
frontier-archer = { $n ->
    [one] { $n } archer
   *[other] { $n } archers
}
frontier-kind-cavalry = Cavalry
frontier-kind-infantry = Infantry
frontier-kind-archer = Archers
frontier-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
frontier-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
frontier-planned = { $what }
frontier-recruit = { $units } in { $land }
frontier-card-feint = Feint
frontier-card-flank = Flank
frontier-card-charge = Charge

## Questions

frontier-topic-bidding = bid for the order of play
frontier-topic-order = set the order of play
frontier-topic-planning = plan the round
frontier-topic-marching = move or end the turn
frontier-topic-reinforcing = reinforce or stay out
frontier-topic-cards = play tactics cards
frontier-topic-losing = choose losses
frontier-topic-retreat = retreat

frontier-ask-bid = How many coins do you bid for setting the order of play?
frontier-ask-order = In which order do you all act this round?
frontier-ask-plan = What do you recruit? You have { $left ->
    [one] { $left } coin
   *[other] { $left } coins
} left.
frontier-ask-march = Which army marches?
frontier-ask-detach = Which units march from { $origin } to { $target }?
frontier-ask-reinforce = { $who } attacks { $land }. Do you send an army?
frontier-ask-commit = How many tactics cards do you play in the battle of { $land }?
frontier-act = Give coins
frontier-ask-give = Whom do you give coins?
frontier-topic-giving = give coins
frontier-to = To { $who }
frontier-ask-lay = Which { $n ->
    [one] card
   *[other] { $n } cards
} do you play?
frontier-ask-lose = You lose { $n ->
    [one] { $n } unit
   *[other] { $n } units
} from { $land }. Which?
frontier-ask-retreat = Where do your beaten units retreat from { $land }?

frontier-do-done = Done
frontier-do-card = A tactics card ({ $price })
frontier-do-recruit = { $units } ({ $price })
frontier-do-end = End the turn
frontier-do-march-all = { $land }, all
frontier-do-march-some = { $land }, some
frontier-do-spy = A card of { $who }
frontier-do-none = Stay out
frontier-do-join-attack = Help the attack: { $units }
frontier-do-join-defence = Help the defence: { $units }
frontier-from = { $land } ({ $units })
frontier-spying = Spy ({ $price })
frontier-hint-owned = { $who }: { $units }
frontier-hint-free = { $units }
frontier-hint-card = Adds { $n } to your strength

## What happened

frontier-event-round = Round { $round } begins; order of play: { $order }.
frontier-event-bids = Bids: { $bids }.
frontier-bid = { $who } { $n }
frontier-event-order = set the order of play: { $order }
frontier-event-recruited = recruited { $units } in { $land }
frontier-event-idle = recruited nothing
frontier-event-drew = drew a tactics card
frontier-event-drew-private = drew { $card }
frontier-event-spied = looked at a card of { $who }
frontier-event-spied-private = looked at a card of { $who }: { $card }
frontier-event-gave = gave { $coins } to { $who }
frontier-event-marched = moved { $units } from { $origin } to { $target }
frontier-event-attacked = attacked { $target } from { $origin } with { $units }
frontier-event-aside = stayed out of the battle
frontier-event-late = came too late from { $land }
frontier-event-joined-attack = joined the attack from { $land } with { $units }
frontier-event-joined-defence = joined the defence from { $land } with { $units }
frontier-event-committed = { $n ->
    [0] plays no tactics card
    [one] plays { $n } tactics card
   *[other] plays { $n } tactics cards
}
frontier-event-laid = showed { $cards }
frontier-event-won = won the battle of { $land }, { $attack } to { $defence }
frontier-event-held = lost the battle of { $land }, { $attack } to { $defence }
frontier-event-lost = lost { $units } from { $land }
frontier-event-retreated = retreated to { $land } with { $units }
frontier-event-trapped = had nowhere to retreat and lost { $units }
frontier-event-out = took the capital of { $who }, who is out of the match
frontier-event-ended-conquest = conquered the frontier
frontier-event-ended-last = is the last one standing
frontier-event-ended-rounds = The rounds are over.
frontier-event-ended-oath = The rounds are over and the oath is broken: everybody has lost.

frontier-points-lands = Lands
frontier-points-forts = Forts
frontier-points-capitals = Capitals
frontier-points-coins = Coins

frontier-routine-aside = Stay out of battles between others
frontier-routine-no-cards = Play no tactics cards
