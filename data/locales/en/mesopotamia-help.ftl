# What a match of Mesopotamia is about, and what each phase of it is about.

mesopotamia-help-aim = Most victory points when the Hanging Gardens are complete. Points come from places on the event track and the population track, parts of the Gardens, trade tokens with your amphora, event tokens, settlements, occupied areas and secret quests.
mesopotamia-help-phase-setup = Everybody has an empire and chooses a start area, the last to join first. Some empires then choose what they begin with. Last, everybody keeps three of four secret quests.
mesopotamia-help-phase-action = Everybody takes one whole turn, in the order of the population track. In yours, you take one action with the selection piece, whichever you like, and more with Dingir dice that show the glyphs of an action. No action is taken twice in a turn. For tablets you can roll dice again.
mesopotamia-help-phase-combat = Wherever units of several empires meet, or units and a tribe, they fight. Both sides bid knuckles in secret; whoever is ahead on the event track wins ties and sets the order of the combats.
mesopotamia-help-phase-end = The points are counted, and whoever has most has won. The population track breaks a tie.
