"""What a seat of Tadmor has, could do and would get as things stand: the same answers for steps and pictures.

Nothing here is decided or changed, and only what the view shows counts: a view is as good as a position.

purse: what there is. prices: what things cost, and what is missing. gains: what pieces bring. trades: what
can be exchanged. temples, sets: what is built and collected. pieces: where they stand, and the next ones.
taxes: what is due. spaces: what a space would bring.
"""
