# What the match service says: refusals, and the few lines it writes itself.

service-match-name = { $game } { $number }
service-ai-name = AI { $number }

service-no-match = There is no such match here. Look at /match list.
service-no-game = I don’t know the game “{ $game }”. Choose one of: { $games }.
service-name = A match needs a name of 1 to { $most } characters. Choose another one.
service-lobby-over = { $status ->
    [expired] This lobby has closed because nobody started it in time. Open a new one with /match create.
    [abandoned] Everybody has left this lobby, so it is closed. Open a new one with /match create.
    [lobby] This lobby is open.
   *[other] This match has already started: that can’t be changed any more.
}
service-lobbies = You already lead { $most } open lobbies here. Start one of them or leave it, then open another.
service-creator-only = Only { $creator }, who opened this lobby, can do that.
service-already-in = You already have a seat in this match.
service-not-in = You have no seat in this lobby. Press Join to take one.
service-full = All { $players } seats are taken. Wait until one becomes free, or open a lobby of your own.
service-players = So many seats are not possible now. Choose a number from { $low } to { $high }.
service-mark-taken = Somebody else has already chosen that. Choose another one, or leave it to the lot.
service-policy = There is no such AI player. Choose one of: { $policies }.
service-no-ai = No AI player sits on seat { $seat }.
service-not-enough = This game takes { $low } to { $high } players; now there { $players ->
        [one] is { $players }
       *[other] are { $players }
    }. Wait for more people, or fill seats with AI players.

service-not-started = This match has not started yet.
service-not-playing = You don’t play in this match; you can look at its board and its log.
service-not-finished = { $status ->
    [locked] The result of this match is already final.
   *[other] There is no result to confirm yet: the match still goes on.
}
service-locked = The result of this match is final: nothing can be answered or taken back any more.

service-stopped = This match has been ended: nothing can be answered or taken back any more.

service-paused = This match is paused: nothing can be answered or taken back until it goes on. The table can vote to go on, or a moderator can say so.

service-conflict = Something changed at the same moment, and your request was not carried out. Please look again and repeat it.
service-busy = The database is busy just now; nothing was changed. Please try again in a moment. (Error { $id })
service-full-disk = There is no room left to store anything; nothing was changed. Please tell whoever runs this bot. (Error { $id })
service-error = Sorry, something broke on my side; nothing was changed. Please try again, and if it happens again give whoever runs this bot the number { $id }.
service-broken-game = Sorry, the stored match can’t be read; nothing was changed. Please give whoever runs this bot the number { $id }.

service-story-undone = { $count ->
    [one] takes back the last answer
   *[other] takes back the last { $count } answers
}
service-story-undone-along = { $count ->
    [one] takes back the last answer
   *[other] takes back the last { $count } answers
}, and with { $count ->
    [one] it
   *[other] them
} what { $whose } answered after that
service-sealed = The result is final. The secret seed was { $seed }. Its hash has stood in the lobby since the beginning: { $hash }. The log has the hash { $log }. With these anybody can check every draw, and any file of this match.
service-seed = The result is final. The secret seed was { $seed }; its hash { $hash } has stood in the lobby since the beginning, so everybody can check every draw.
