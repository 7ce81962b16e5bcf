# What Fortuna is about, and what happens in each of its phases, for those who ask for help.

fortuna-help-aim = Lead your pawn along your road to Rome and on to Caesar’s Palace. Each step is worth 1 VP, and privilege cards can add more. Only players who have passed the gate of Rome (step 10) can win, and the game ends after the round in which a pawn reaches the Palace (step 15).
fortuna-help-phase-0 = The action cards are dealt. Then everybody reserves one of their three cards: nobody can take it before that player’s first turn.
fortuna-help-phase-1 = An empty Aqueduct receives 1 water. It happens by itself.
fortuna-help-phase-2 = The active player chooses one of their three action cards and carries it out, or skips its action. Either way they exchange it for a face-up card from another side, which stays reserved for their next turn.
fortuna-help-phase-3 = The active player may hand in 1 Centurion to carry out one of their two face-up cards as well. That card stays where it is.
fortuna-help-phase-4 = The active player rolls all their dice and uses one. It opens the face-up favour cards up to its number; what they hand in for one of them moves their pawn towards Rome. If a card is open and they don’t advance, they pay 1 coin in tax.
fortuna-help-phase-5 = Tokens taken from a favour card become privilege cards: for 1 token you draw a card, for 2 or 3 you draw that many and keep one. Before your turn ends you may play privilege cards that bring goods or a step.
fortuna-help-phase-6 = The player with the Fortuna card starts the next round; the others follow by money, richest first. Favour cards nobody used receive a privilege token, and all of them are turned face up again.
