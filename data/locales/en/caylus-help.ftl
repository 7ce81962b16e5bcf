# What Caylus is about, and what happens in each of its phases, for those who ask for help.

caylus-help-aim = Score the most prestige points: construct buildings, deliver batches to the castle, win royal favours, and own buildings that other players use. The game ends once the towers of the castle have been scored; leftover gold, cubes and deniers are worth a few points too.
caylus-help-phase-0 = The neutral buildings are shuffled and placed on the road, and the turn order is drawn.
caylus-help-phase-1 = Everybody collects income: 2 deniers, and more for residences, the Library and the Hotel. It happens by itself.
caylus-help-phase-2 = Players take turns to place one worker or pass, until all have passed. Workers cost more as players pass, but on your own buildings always 1 denier. The first to pass takes 1 denier and will be the first to move the provost.
caylus-help-phase-3 = The special buildings take effect in this order: gate, trading post, merchants’ guild, joust field, stables, inn.
caylus-help-phase-4 = In the order in which they passed, players may move the provost up to 3 spaces, for 1 denier a space. Buildings beyond the provost are inactive this round: workers there go home with nothing.
caylus-help-phase-5 = The buildings on the road are activated one by one, as far as the provost: they produce, trade or build. Then their workers go home.
caylus-help-phase-6 = Players with a worker in the castle may deliver batches: 3 cubes of different kinds, one of them food. Each batch scores points at once and puts a house in the castle. Delivering none costs 2 points; delivering the most earns a royal favour.
caylus-help-phase-7 = The bailiff moves 1 space, or 2 if the provost is ahead of him. When he reaches the mark of a castle section, or all its parts are built, that section is scored: houses there earn royal favours, and having none costs points.
