# What Fortuna is about, and what happens in each of its phases, for those who ask for help.

fortuna-help-aim = Lead your pawn along your road to Rome and on to Caesar’s Palace. Each step is worth 1 VP, and privilege cards can add more. Only those who have passed the gate of Rome (step 10) can win, and the game ends with the round in which a pawn reaches the Palace (step 15).
fortuna-help-phase-0 = The action cards are dealt. Then everybody reserves one of their three cards: nobody can take it before that player’s first turn.
fortuna-help-phase-1 = An empty Aqueduct receives 1 water; nobody has to do anything for it.
fortuna-help-phase-2 = The player in turn chooses one of their three action cards and carries it out, or leaves it at that. Either way they exchange it for a face-up card of another side, which stays reserved for their next turn.
fortuna-help-phase-3 = The player in turn may hand in 1 Centurion to carry out one of their two face-up cards as well. That card stays where it is.
fortuna-help-phase-4 = The player in turn rolls all their dice and uses one. It opens the face-up favour cards up to its number; what they hand in for one of them moves their pawn towards Rome. If a card is open and they don’t advance, they pay 1 coin.
fortuna-help-phase-5 = Tokens taken from a favour card become privilege cards: for 1 token you draw a card, for 2 or 3 you draw as many and keep one. Before the turn ends you may play privilege cards that bring goods or a step.
fortuna-help-phase-6 = The player with the Fortuna card starts the next round, the others follow by money, richest first. Favour cards nobody used receive a privilege token, and all of them are turned face up again.
