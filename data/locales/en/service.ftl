# What the match service says: refusals, and the few lines it writes itself.

service-match-name = { $game } { $number }
service-ai-name = AI { $number }
service-ai-name-easy = { $number ->
    [1] AI Nuri
   *[other] AI Nuri { $number }
}
service-ai-name-normal = { $number ->
    [1] AI Leyla
   *[other] AI Leyla { $number }
}
service-ai-name-hard = { $number ->
    [1] AI Hakim
   *[other] AI Hakim { $number }
}

service-no-match = There’s no such match here. Have a look at /match list.
service-no-game = I don’t know the game “{ $game }”. Choose one of these: { $games }.
service-name = The name of a match has 1 to { $most } characters. Choose another one.
service-lobby-over = { $status ->
    [expired] This lobby has closed because nobody started it in time. Open a new one with /match create.
    [abandoned] Everyone has left this lobby, so it’s closed. Open a new one with /match create.
    [lobby] This lobby is open.
   *[other] This match has already started, so that can’t be changed any more.
}
service-creator-only = Only { $creator }, who’s hosting this lobby, can do that.
service-already-in = You already have a seat in this match.
service-not-in = You don’t have a seat in this lobby. Press Join to take one.
service-full = All { $players } seats are taken. Wait until one is free, or open your own lobby.
service-players = You can’t have that number of seats right now. Choose a number from { $low } to { $high }.
service-mark-taken = Somebody else has already chosen that. Choose another one, or leave it to chance.
service-policy = There’s no such AI player. Choose one of these: { $policies }.
service-no-ai = There’s no AI player called { $name } in this lobby any more.
service-not-enough = This game takes { $low } to { $high } players; right now there { $players ->
        [one] is { $players }
       *[other] are { $players }
    }. Wait for more people, or fill seats with AI players.

service-not-started = This match hasn’t started yet.
service-not-playing = You’re not playing in this match, but you can look at its board and log.
service-not-finished = { $status ->
    [locked] The result of this match is already final.
   *[other] There’s no result to confirm yet: the match is still being played.
}
service-locked = The result of this match is final, so nothing can be answered or taken back any more.

service-stopped = This match has been ended, so nothing can be answered or taken back any more.

service-paused = This match is paused: nothing can be answered or taken back until it resumes. The table can vote to resume it, or a moderator can do it.

service-conflict = Something changed at the same moment, so your request wasn’t carried out. Please look again and retry.
service-busy = The database is busy right now; nothing was changed. Please try again in a moment. (Error { $id })
service-full-disk = There’s no room left to store anything; nothing was changed. Please tell the bot’s operator. (Error { $id })
service-error = Sorry, something broke on my side; nothing was changed. Please try again. If it happens again, give the bot’s operator this number: { $id }.
service-broken-game = Sorry, I can’t read the stored match; nothing was changed. Please give the bot’s operator this number: { $id }.

service-story-undone = { $count ->
    [one] took back the last answer
   *[other] took back the last { $count } answers
}
service-story-undone-along = { $count ->
    [one] took back the last answer
   *[other] took back the last { $count } answers
} and what { $whose } had answered since
service-sealed = The result is final. The secret seed was { $seed }. Its hash has been in the lobby post from the start: { $hash }. The log has the hash { $log }. With these, anyone can check every draw and any file of this match.
service-seed = The result is final. The secret seed was { $seed }; its hash { $hash } has been in the lobby post from the start, so anyone can check every draw.
