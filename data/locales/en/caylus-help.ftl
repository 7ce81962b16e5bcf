# What Caylus is about, and what happens in each of its phases, for those who ask for help.

caylus-help-aim = Score the most prestige points: put up buildings, give batches for the castle, win royal favours, and let others use your buildings. The game ends once the towers of the castle have been scored; gold, cubes and deniers you have left then count a little too.
caylus-help-phase-0 = The neutral buildings are laid on the road, and the turn order is drawn.
caylus-help-phase-1 = Everybody receives their income: 2 deniers, and more for residences, the Library and the Hotel. It happens by itself.
caylus-help-phase-2 = In turn order, again and again, everybody places one worker or passes. Workers become dearer as players pass; on your own buildings they always cost 1 denier. Whoever passes first takes 1 denier and will be the first to move the provost.
caylus-help-phase-3 = The special buildings act in the order of the road: gate, trading post, merchants’ guild, joust field, stables, inn.
caylus-help-phase-4 = In the order in which they passed, players may move the provost up to 3 spaces, for 1 denier a space. Buildings beyond the provost do not act this round, and their workers go home with nothing.
caylus-help-phase-5 = The buildings of the road act one by one, as far as the provost stands: they produce, trade or build. Then their workers go home.
caylus-help-phase-6 = Whoever has a worker in the castle may give batches: 3 cubes of different kinds, one of them food. Each scores points at once and puts a house in the castle. Giving none costs 2 points; giving the most brings a royal favour.
caylus-help-phase-7 = The bailiff walks 1 space, or 2 if the provost is ahead. Once the bailiff reaches its mark, or all its parts are built, a section of the castle is scored: houses there bring royal favours, and having none costs points.
