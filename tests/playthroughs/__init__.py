"""Golden play-throughs: whole matches and counts of legal answers, kept to show unwanted changes of rules.

    python -m tests.playthroughs [GAME …]     writes them anew; explain every change of them in the commit

`<game>/<case>.json` holds a match: what it is made from, each answer with the events it led to, the scores
and the hash of the final position. `<game>/counts.json` holds, for positions of that match, how many legal
answers there are in one step, two steps and so on.
"""
