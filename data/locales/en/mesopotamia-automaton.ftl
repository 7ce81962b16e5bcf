# Mesopotamia: an automaton as an opponent, how it plays, and who can play against whom.
#
# $n a number.

## The lobby

mesopotamia-refuses-alone = Nobody can play alone against each other. Choose the automaton as an opponent, or wait for others.
mesopotamia-refuses-alone-team = A team needs at least two people. Alone you can play against the automaton as an opponent.
mesopotamia-refuses-scenario = This mode is for one person. Choose another one to play together.
mesopotamia-refuses-seats = The automaton takes a seat, so up to { $n } people can play.
mesopotamia-refuses-boxes-automaton = With the base box up to { $n } people can play with the automaton, which takes a seat. Add an expansion, or play with fewer.
mesopotamia-refuses-difficulty = Only an automaton has a difficulty. Choose a mode with the automaton, or set the difficulty back to Emperor.
mesopotamia-refuses-opponent = Only opponents that the rules play have an empire of their own. Choose such a mode, or leave their empire to chance.
mesopotamia-refuses-opponent-box = The empire chosen for the opponent is in no box in play. Add its box, or choose another empire.
