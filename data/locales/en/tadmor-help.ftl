# What Tadmor is about, and what happens in each of its phases, for those who ask for help.

tadmor-help-aim = Have the most prestige points (PP) after 9 turns. They come from tower levels, temples, King’s Missions, sets of different rare goods, and some upgrades.
tadmor-help-phase-setup = In turn order, everybody gets the extra goods of their place; in reverse order, everybody takes a first upgrade. Then King’s Missions are dealt; those in hand are secret.
tadmor-help-phase-placement = In turn order everybody places one camel or ship at a time, until all pieces are on the board. Nothing happens yet: actions are carried out in the Resolution, and you may place where you can’t pay yet.
tadmor-help-phase-raiders = If somebody chose a raider card last turn, it is revealed now: the pieces in that region go home without acting. Then players with a camel on Raiders may secretly choose which region is raided next turn.
tadmor-help-phase-resolution = Everybody carries out the actions of their pieces: first Upgrades, then Construction (tower, temples, rare goods, missions), and last the Kingdom (tax, War Supplies, Start Player). You can collect and trade at any time in between. A piece that has acted goes home.
tadmor-help-phase-end = Traded goods move to the Warehouse, and anything over the storage limit is discarded. After turns 3 and 6 every tower level scores 2 PP, and a new Era begins with new upgrades.
