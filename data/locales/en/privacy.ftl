# What is stored about a person, and having it erased: My data… in /settings.

privacy-button = My data…
privacy-title = Your data
privacy-stored =
    I keep these under the number of your Discord account:
    - your settings and vacations
    - your seats, answers and votes in matches, the name you had there, and how often you’ve won
    - your notes, standing orders, answers prepared ahead and what-ifs
    - invitations, whom you’ve blocked, and for two days how often you did what is limited on a server
    - what you did as a moderator or in votes, and what you reported, in the moderators’ record of that server
    Only you see your notes, orders, what-ifs and blocks here. Whoever runs this bot can read all that is stored.
privacy-erasing = If you have it erased, your settings, vacations, notes, orders, what-ifs, votes, invitations, blocks and statistics are deleted. In matches that are over, your seat becomes “former player”, without name and number; the others can still watch and verify them.
privacy-stays = What stays: in the moderators’ record, what you did, as the acts of a “former player”; under a made-up number, that others have blocked you and, for two days, how often you did what is limited; reasons you wrote and names you gave matches; and posts and messages in Discord, which the moderators of the server can delete.
privacy-erase = Erase my data…
privacy-playing = You still have a seat in matches whose result isn’t final, so nothing can be erased yet.
privacy-leave = Leave the lobbies; in a match, wait for the end (its result is final 48 hours later at the latest) or ask a moderator to replace you.
privacy-more = and { $n } more
privacy-sure-title = Erase your data?
privacy-sure = This can’t be undone. Your settings, notes, standing orders and statistics are gone afterwards, and I no longer know in which matches you sat.
privacy-erase-now = Erase for good
privacy-keep = Keep it
privacy-done = Your data has been erased. If you use me again, I start afresh, as with somebody I’ve never met.
