# What is stored about a person, having it and having it erased: /privacy, or My data… in /settings.
# $n how many, $counts several of these.

bot-command-privacy = privacy
bot-command-privacy-description = What I keep about you: see it, download it, erase it

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
privacy-kept = **Right now:** { $counts }.
privacy-kept-nothing = **Right now:** nothing but your settings, if anything.
privacy-kept-matches = { $n ->
    [one] a seat in 1 match
   *[other] seats in { $n } matches
}
privacy-kept-answers = { $n ->
    [one] 1 answer
   *[other] { $n } answers
}
privacy-kept-notes = { $n ->
    [one] 1 note
   *[other] { $n } notes
}
privacy-kept-orders = { $n ->
    [one] 1 standing order
   *[other] { $n } standing orders
}
privacy-kept-queued = { $n ->
    [one] 1 answer prepared ahead
   *[other] { $n } answers prepared ahead
}
privacy-kept-votes = { $n ->
    [one] 1 vote
   *[other] { $n } votes
}
privacy-kept-blocked = { $n ->
    [one] 1 person you’ve blocked
   *[other] { $n } people you’ve blocked
}
privacy-kept-acts = { $n ->
    [one] 1 act in a moderators’ record
   *[other] { $n } acts in moderators’ records
}
privacy-download = Download my data
privacy-file = This is all I keep about you. Only you can see this message. I leave out who has blocked you.
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
