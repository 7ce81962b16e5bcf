# What the bot says: commands, lobbies, posts, panels, settings. Buttons are short.
#
# $who, $by, $name players or matches as shown; $topic what somebody is asked, in a few words; $n a number;
# $when a relative stamp of Discord, which brings its own preposition; $place, $thread a channel’s mention;
# $objects what several may change; $hash, $rows the content of a match and what differs in it.

## Commands: names are lowercase, without blanks

bot-command-match = match
bot-command-match-description = Matches: create, join, start, look up
bot-command-match-create = create
bot-command-match-create-description = Open a lobby in this channel
bot-command-match-join = join
bot-command-match-join-description = Take a seat in a lobby
bot-command-match-leave = leave
bot-command-match-leave-description = Give up your seat in a lobby
bot-command-match-start = start
bot-command-match-start-description = Start your match
bot-command-match-info = info
bot-command-match-info-description = Show what is known of a match
bot-command-match-list = list
bot-command-match-list-description = List the matches of this server
bot-command-match-export = export
bot-command-match-export-description = Get a match as a file
bot-command-match-verify = verify
bot-command-match-verify-description = Prove the dice of a match, or check a file of one
bot-command-play = play
bot-command-play-description = Open your panel, or answer at once
bot-command-hand = hand
bot-command-hand-description = Show what only you may see
bot-command-board = board
bot-command-board-description = Show the board, a part of it, or the board in words
bot-command-log = log
bot-command-log-description = Read what has happened
bot-command-undo = undo
bot-command-undo-description = Take back your last answer
bot-command-games = games
bot-command-games-description = Everything that waits for you, and your other matches
bot-command-rules = rules
bot-command-rules-description = Look up a rule by its number or by words
bot-command-settings = settings
bot-command-settings-description = Your language, direct messages, quiet hours, reminders and heads-up

bot-parameter-game = game
bot-parameter-game-description = Which game
bot-parameter-name = name
bot-parameter-name-description = A name for the match
bot-parameter-seats = seats
bot-parameter-seats-description = How many seats are offered
bot-parameter-language = language
bot-parameter-language-description = The language
bot-parameter-private = private
bot-parameter-private-description = Only those who are invited can join and see it in lists
bot-parameter-match = match
bot-parameter-match-description = Which match; not needed in its thread
bot-parameter-file = file
bot-parameter-file-description = A match that was exported; without it, the match itself is proven
bot-parameter-answer = answer
bot-parameter-answer-description = Type a few letters of your answer
bot-parameter-zoom = zoom
bot-parameter-zoom-description = Which part of the board, enlarged
bot-parameter-text = text
bot-parameter-text-description = The board in words instead of a picture
bot-parameter-turn = turn
bot-parameter-turn-description = Take back your whole turn, as far as possible
bot-parameter-search = search
bot-parameter-search-description = A rule’s number, or a few words
bot-parameter-dms = dms
bot-parameter-dms-description = Direct messages from me; turning them on sends a test

## Buttons

bot-join = Join
bot-leave = Leave
bot-start = Start
bot-own-mark = My colour
bot-options = Options
bot-ai = AI players
bot-play = Play
bot-hand = My hand
bot-board = Board…
bot-log = Log
bot-help = Help
bot-undo = Undo
bot-restart-turn = Restart my turn
bot-hurry-ai = Let { $who } answer now
bot-refresh = Refresh
bot-confirm = Confirm result
bot-export = Export
bot-verify = Verify
bot-replay = Replay
bot-rematch = Rematch
bot-earlier = ◀ Previous
bot-further = Next ▶
bot-newest = Newest
bot-open-panel = Open my panel
bot-show-rule = Rule { $rule }

## Lobby

bot-created = “{ $name }” is open. Its post comes right below: there others join, and you set it up and start it.
bot-joined = You sit in “{ $name }”. You may choose your colour; otherwise the lot decides.
bot-left = You have left “{ $name }”.
bot-started = “{ $name }” begins. Go on in its thread, which opens below the lobby post.
bot-marks = Your colour in “{ $name }”. If you choose none, the lot decides.
bot-mark-chosen = “{ $name }”: noted. You can change it until the start.
bot-choose-mark = Choose your colour
bot-by-lot = by lot
bot-lobby-open-seat = { $n }. open
bot-lobby-seat = { $n }. { $name } · { $colour }
bot-lobby-seat-ai = { $n }. { $name } · { $colour } · AI player
bot-lobby-creator = { " " }· host
bot-lobby-until = Closes { $when }
bot-lobby-thread = Played in { $thread }
bot-lobby-over = This lobby is closed. Open a new one with /match create.
bot-creator-only = Only the host of this match can do that. Ask them, or open a lobby of your own with /match create.
bot-contributions = Added to the dice by joining: { $given }
bot-details = Details
bot-match-id = Match `{ $id }`
bot-seed-short = Seed hash `{ $hash }`
bot-seed = Seed: `{ $seed }`
bot-seed-hash = Hash of the seed: `{ $hash }`
bot-options-number = Type a number
bot-seats = { $n } seats
bot-seats-choose = How many seats
bot-seat-open = open seat
bot-seat-number = seat { $n }
bot-ai-about = An AI player takes the next open seat and answers by itself.
bot-ai-random = AI player
bot-ai-greedy = AI player
bot-ai-add-random = Add one that plays at random
bot-ai-add-greedy = Add one that grabs what it can
bot-ai-drop = Remove { $name }

bot-status-lobby = open for players
bot-status-running = running
bot-status-paused = paused
bot-status-finished = finished, result to be confirmed
bot-status-locked = finished
bot-status-expired = closed: nobody started it in time
bot-status-abandoned = closed: everybody left
bot-status-closed = closed by a moderator
bot-status-stopped = ended early

bot-content-shipped = Content { $hash }, as shipped
bot-content-packs = Content { $hash }, changed by { $packs }: { $rows }
bot-content-gone = Content { $hash }, other than what is installed here now: { $rows }

## Which match, where

bot-which-match = It is not clear which match you mean. Use this in its thread, or choose one with the option “match”.
bot-only-in-server = That works on a server only. Go to a channel of a server and try again.
bot-only-in-text-channel = A match needs an ordinary text channel, since it gets a thread of its own. Go to one and try again.
bot-permissions = I am not allowed enough here. Ask a moderator to give me in this channel: { $permissions }.
bot-permissions-there = I am not allowed enough in { $channel }. Ask whoever manages the server to give me there: { $permissions }.
bot-permission-view-channel = View Channel
bot-permission-send-messages = Send Messages
bot-permission-send-messages-in-threads = Send Messages in Threads
bot-permission-create-public-threads = Create Public Threads
bot-permission-attach-files = Attach Files
bot-permission-read-message-history = Read Message History
bot-no-such-game = I don’t know the game “{ $game }”. Choose one from the list.
bot-no-seat = You don’t play in this match, so you have no hand in it. Use /board to look on.

## The first post in the thread

bot-opening = “{ $name }” begins
bot-opening-called = { $who }, this is how you play here:
bot-opening-turn = When it is your turn, I ping you in this thread. Press **Play** and answer: only you see that panel.
bot-opening-private = What nobody else may know I ask you in a direct message, or here in private if you take none.
bot-opening-help = **Help** explains what you are asked, /help tells how everything works, and /rules looks up a rule.

## Turn posts

bot-waiting = ⏳ { $who }: { $topic }
bot-early = ▹ Can act already: { $who }
bot-held = ⏸ { $who }: { $objects } only after { $by }
bot-story-joined = ;{ " " }
bot-story-more = -# … { $n } more in the log
bot-private-panel = { $who }, a question waits for you alone.
bot-log-empty = Nothing has happened yet.

## Panels

bot-panel-nothing = Nothing is asked of you just now.
bot-panel-purse = You have: { $goods }
bot-panel-purse-of = { $who } has: { $goods }
bot-panel-spectator = You don’t play in this match; you can look on.
bot-panel-over = The match is over.
bot-panel-blocked = You are asked after { $who }: { $prompt }
bot-panel-choose = Choose
bot-panel-choose-many = Choose one or several
bot-panel-group = Choose a group
bot-panel-group-size = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
bot-panel-later = Later, after { $who }: { $options }
bot-own-earlier = your own earlier steps
bot-panel-why = What others may still change: { $objects }
bot-panel-early = Nobody waits for you yet: answer now, or leave it for later.
bot-panel-others = You can answer this as well:
bot-panel-none = None
bot-panel-done = Done
bot-panel-clear = Start over
bot-panel-chosen = Chosen ({ $n }): { $chosen }
bot-panel-bounds = { $least ->
    [0] Up to { $most }
   *[other] { $least } to { $most }
}
bot-panel-exactly = Exactly { $most }
bot-panel-numbers = Type the numbers
bot-panel-slots = Choose where to type numbers
bot-panel-slot = { $slot }: **{ $n }** ({ $low }–{ $high })
bot-panel-total = Together **{ $n }** ({ $least }–{ $most })
bot-panel-total-exact = Together **{ $n }** of { $most }
bot-panel-amount = { $n } × { $slot }
bot-panel-between = { $low } to { $high }
bot-panel-bad-number = { $slot }: type a whole number from { $low } to { $high }.
bot-panel-then = { $answer } { $then }
bot-panel-final = Whatever you answer here can’t be taken back.
bot-panel-final-some = Can’t be taken back: { $options }
bot-panel-yes = Yes, do it
bot-panel-back = Back
bot-panel-taken = ✓ { $answer }
bot-panel-undone = Taken back.
bot-panel-slow-ai = { $who } waits a moment in case you want to take your answer back.
bot-panel-undo-along = Undo also takes back what { $who } answered after you.
bot-panel-withdrawn = That question is no longer open. This is how things stand now.
bot-panel-not-understood = That fits no answer, or several. Choose one here.
bot-panel-step = step { $n } of your turn

## Board and log

bot-board-whole = The whole board
bot-board-text = The board in words
bot-board-choose = Look closer

## What waits for somebody

bot-games-waiting = Waiting for you
bot-games-early = You can act already
bot-games-others = Your other matches
bot-games-nothing = Nothing waits for you.

## The end

bot-final-winners = { $n ->
    [one] { $who } wins!
   *[other] { $who } win!
}
bot-final-nobody = Nobody wins.
bot-final-tie = { $reason }
bot-final-ranked = { $rank }. { $who }: **{ $n }**
bot-final-placed = { $rank }. { $who }
bot-final-total = { $who }: **{ $n }**
bot-final-locked = The result is final. Seed: `{ $seed }`
bot-final-locks = The result is final once all have confirmed it, at the latest { $when }.
bot-confirmed = You have confirmed the result. Thank you for playing!
bot-not-ended = This match still goes on; that is for after its end.
bot-replay-alt = “{ $name }”, position by position, from the first to the last.
bot-rematch-joined = You sit in “{ $name }”; its lobby is in { $place }.
bot-rematch-call = { $who } asks for a rematch: “{ $name }” is open in { $place }.
bot-verify-holds = Proven: the answers, draws and result of this match follow from its seed and its content.
bot-verify-holds-unknown = The answers, draws and result follow from this seed and this content. But the content is unknown here: it is neither the one the game ships with nor that of an installed pack.
bot-verify-own-seed = These are my own records: the seed is the one whose hash has stood in the lobby post since the beginning.
bot-verify-no-record = I have no match with this seed that I may show you, so I cannot say which match this is. Compare the hash of the seed with the one in the lobby post, and the hash of the log with the one posted when the result became final.
bot-verify-record = Compared with my own record of “{ $name }” ({ $place }):
bot-verify-seed-same = The seed has the hash that was published in the lobby.
bot-verify-seed-other = The seed has another hash than the one published in the lobby.
bot-verify-content-same = The content is the one the match is played with.
bot-verify-content-other = The content is not the one the match is played with.
bot-verify-setup-same = Game, options, seats and what the players added to the seed are the same.
bot-verify-setup-other = Game, options, seats or what the players added to the seed differ.
bot-verify-log-same = The log is the same as far as you may see it: { $n ->
    [one] one entry
   *[other] { $n } entries
}.
bot-verify-log-partly = { $n ->
    [0] The logs have no entry in common that you may see yet.
    [one] The first entry of the log is the same; one of the two logs goes on after it.
   *[other] The first { $n } entries of the log are the same; one of the two logs goes on after them.
}
bot-verify-log-other = The log differs from entry { $next } on.
bot-verify-result-same = The result is the same.
bot-verify-result-other = The result is another one.
bot-verify-same = This file tells the match as I have it, as far as it was compared.
bot-verify-other = This file does not tell the match as I have it.
bot-verify-content-hash = Hash of the content: `{ $hash }`
bot-log-hash = Hash of the log: `{ $hash }`
bot-verify-too-large = That file is too large for a match: { $most } MB is the limit.
bot-verify-too-long = I gave up: playing this file again takes longer than any match should.
bot-verify-no-file = I could not fetch that file from Discord. Attach it again.
bot-verify-unreadable = I cannot read this file as a match. Attach one that `/match export` or *Export* gave you, unchanged.
bot-verify-unproven = That cannot be proven yet.
bot-verify-broken = The match does not hold, from entry { $entry } of its log on.
bot-exported-over = The match as a file, with what you may see. Once the result is final, everything is in it, the seed too.
bot-exported-final = The whole match as a file, with its seed: everything in it can be checked.
bot-exported = The match as a file. While it runs, it holds only what you may see.

## Rules

bot-rules-none = I find no such rule. Try other words, or a number such as 4.2.
bot-rules-more = { $n } more; add a word to narrow it down.
bot-help-more = Look up any rule with /rules.

## Settings

bot-settings = Your settings
bot-language-en = English
bot-language-es = Español
bot-language-follow = As Discord speaks to you
bot-language-choose = Language
bot-dms-on-now = Secret questions reach you by direct message.
bot-dms-off-now = I send you no direct messages: secret questions are asked in the thread, by a button only you can use.
bot-dms-closed-now = Your direct messages are closed for me: secret questions are asked in the thread, by a button only you can use.
bot-dms-turn-on = Turn direct messages on
bot-dms-turn-off = Turn direct messages off
bot-dms-off = Noted: no direct messages from me.
bot-dms-work = Direct messages work.
bot-dm-test = This is a test: here I will ask you what the others must not see.
bot-dm-closed = I cannot write to you directly. Open the server’s menu, then Privacy settings, and allow direct messages; then turn them on with /settings.

## When something goes wrong

bot-trouble = Sorry, something broke on my side; nothing is lost. If it happens again, give whoever runs this bot the number { $id }.
bot-option-kind = “{ $name }” doesn’t take that. Type the command again. Nothing has changed.
bot-option-choices = “{ $name }” takes one of these: { $choices }. Nothing has changed.
bot-option-number = “{ $name }” takes a whole number from { $least } to { $most }. Nothing has changed.
bot-option-length = “{ $name }” takes { $least } to { $most } characters. Nothing has changed.
bot-old-button = This button is from an earlier time and does nothing any more. Use /play instead.

# Commands of the table's votes
bot-command-vote = vote
bot-command-vote-description = Let the table of your match decide something
bot-command-vote-undo = undo
bot-command-vote-undo-description = Ask to take an earlier answer of yours back
bot-command-vote-pause = pause
bot-command-vote-pause-description = Ask to let the match rest for a while
bot-command-vote-resume = resume
bot-command-vote-resume-description = Ask to go on after a pause
bot-command-vote-end = end
bot-command-vote-end-description = Ask to end the match early
bot-command-vote-replace = replace
bot-command-vote-replace-description = Ask to let an AI player sit in for somebody who is silent
bot-parameter-counts = counts
bot-parameter-counts-description = Whether the points count as they stand
bot-parameter-player = player
bot-parameter-player-description = Whose seat
bot-parameter-reason = reason
bot-parameter-reason-description = Why; everybody in the match can read it

## Lobbies and lists

bot-command-match-invite = invite
bot-command-match-invite-description = Ask somebody to your table
bot-command-stats = stats
bot-command-stats-description = How many matches you have played and won
bot-command-match-rematch = rematch
bot-command-match-rematch-description = Another match of the same people
bot-command-match-result = result
bot-command-match-result-description = See the final points of a match, each with its reason

bot-parameter-deadline = deadline
bot-parameter-deadline-description = How long a question may wait for its answer
bot-parameter-boards = boards
bot-parameter-boards-description = When the picture of the board is posted
bot-parameter-fill = fill
bot-parameter-fill-description = Put AI players on the open seats first
bot-parameter-member = member
bot-parameter-member-description = Which person
bot-parameter-status = status
bot-parameter-status-description = Which matches, by how they stand
bot-parameter-free = free
bot-parameter-free-description = Only those with a free seat
bot-parameter-mine = mine
bot-parameter-mine-description = Only those you play in

## Time

bot-command-vacation = vacation
bot-command-vacation-description = When you are away
bot-command-vacation-take = take
bot-command-vacation-take-description = Go on vacation: your deadlines stand still
bot-command-vacation-list = list
bot-command-vacation-list-description = Show your vacations
bot-command-vacation-cancel = cancel
bot-command-vacation-cancel-description = End your vacation, or call one off
bot-parameter-days = days
bot-parameter-days-description = How many days
bot-parameter-since = from
bot-parameter-since-description = The first day, like 2026-12-24; leave it out to begin now
bot-parameter-time_zone = time-zone
bot-parameter-time_zone-description = Where you live, for your quiet hours
bot-parameter-quiet_hours = quiet-hours
bot-parameter-quiet_hours-description = When nobody may call you, like 22:00-08:00; “off” for never
bot-parameter-reminders = reminders
bot-parameter-reminders-description = Whether I remind you before your time is over
bot-parameter-heads_up = heads-up
bot-parameter-heads_up-description = Whether I tell you when you are probably next

## Commands of moderators

bot-command-mod = mod
bot-command-mod-description = Acts of moderators
bot-command-mod-pause = pause
bot-command-mod-pause-description = Let a match rest: nobody can answer, no time runs
bot-command-mod-resume = resume
bot-command-mod-resume-description = Let a paused match go on
bot-command-mod-extend = extend
bot-command-mod-extend-description = Give a seat more time
bot-command-mod-force = force
bot-command-mod-force-description = Have the safe answer given to a seat’s question
bot-command-mod-replace = replace
bot-command-mod-replace-description = Hand a seat to a member or to an AI player
bot-command-mod-kick = kick
bot-command-mod-kick-description = Take somebody out of a match or a lobby
bot-command-mod-rollback = rollback
bot-command-mod-rollback-description = Go back to a move; both boards are shown first
bot-command-mod-end = end
bot-command-mod-end-description = End a match early, or close a lobby
bot-command-mod-move = move
bot-command-mod-move-description = Let a match go on in another channel
bot-command-mod-waiting = waiting
bot-command-mod-waiting-description = Show who is awaited, since when, and how long yet
bot-command-mod-lock = lock
bot-command-mod-lock-description = Let nobody else join a lobby
bot-command-mod-unlock = unlock
bot-command-mod-unlock-description = Let people join a lobby again
bot-command-mod-clone = clone
bot-command-mod-clone-description = Copy a match into a thread of its own, what is hidden dealt anew
bot-command-mod-look = look
bot-command-mod-look-description = Look into a match to help; with a reason its players are told
bot-command-mod-audit = audit
bot-command-mod-audit-description = Read what was done here, and by whom
bot-command-setup = setup
bot-command-setup-description = Moderators’ role, channel for alerts, language; and what I may do here

bot-parameter-hours = hours
bot-parameter-hours-description = How many hours
bot-parameter-ai = ai
bot-parameter-ai-description = Which AI player takes the seat
bot-parameter-stand_in = stand_in
bot-parameter-stand_in-description = Let the AI player only sit in until the person comes back
bot-parameter-move = move
bot-parameter-move-description = After which move
bot-parameter-channel = channel
bot-parameter-channel-description = Which channel
bot-parameter-act = act
bot-parameter-act-description = Which kind of act
bot-parameter-role = role
bot-parameter-role-description = Who has it may use /mod
bot-parameter-alerts = alerts
bot-parameter-alerts-description = The channel in which moderators are called

## Answers given ahead
bot-command-orders = orders
bot-command-orders-description = Your standing orders: routine questions answered for you

## Looking on and trying out

bot-command-note = note
bot-command-note-description = Read and write your private notes on a match
bot-command-whatif = whatif
bot-command-whatif-description = Try moves in a private copy of your match
bot-parameter-kind = kind
bot-parameter-kind-description = What kind of lines
bot-parameter-last = last
bot-parameter-last-description = So many of the last moves
bot-parameter-news = news
bot-parameter-news-description = Only what has happened since you last looked
