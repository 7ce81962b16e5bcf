# What the bot says: commands, lobbies, posts, panels, settings. Buttons are short.
#
# $who, $by, $name players or matches as shown; $topic what somebody is asked, in a few words; $n a number; $kind how an AI player plays;
# $when a relative stamp of Discord, which brings its own preposition; $place, $thread a channel’s mention;
# $objects what several may change; $hash, $rows the content of a match and what differs in it; $sign what stands before some answers.

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
bot-command-match-info-description = Show the details of a match
bot-command-match-list = list
bot-command-match-list-description = List the matches on this server
bot-command-match-export = export
bot-command-match-export-description = Download a match as a file
bot-command-match-verify = verify
bot-command-match-verify-description = Prove that a match’s dice were fair, or check an exported match
bot-command-play = play
bot-command-play-description = Open your panel, or answer right away
bot-command-hand = hand
bot-command-hand-description = Show what only you can see
bot-command-board = board
bot-command-board-description = Show the board, a close-up of it, or the board in words
bot-command-log = log
bot-command-log-description = Read what has happened so far
bot-command-undo = undo
bot-command-undo-description = Take back your last answer
bot-command-games = games
bot-command-games-description = See what’s waiting for you, and your other matches
bot-command-rules = rules
bot-command-rules-description = Look up a rule by number or keyword
bot-command-settings = settings
bot-command-settings-description = Your language, DMs, quiet hours, reminders and heads-ups
bot-command-block = block
bot-command-block-description = Block or unblock people you don’t want to play with

bot-parameter-game = game
bot-parameter-game-description = Which game
bot-parameter-name = name
bot-parameter-name-description = A name for the match
bot-parameter-seats = seats
bot-parameter-seats-description = How many seats to offer
bot-parameter-language = language
bot-parameter-language-description = Which language
bot-parameter-private = private
bot-parameter-private-description = Only invited people can join, or see it in lists
bot-parameter-match = match
bot-parameter-match-description = Which match; you can leave this out in its thread
bot-parameter-file = file
bot-parameter-file-description = An exported match; leave it out to prove the match itself
bot-parameter-answer = answer
bot-parameter-answer-description = Type a few letters of your answer
bot-parameter-zoom = zoom
bot-parameter-zoom-description = Which part of the board to zoom in on
bot-parameter-text = text
bot-parameter-text-description = The board in words instead of a picture
bot-parameter-turn = turn
bot-parameter-turn-description = Take back your whole turn, as far as possible
bot-parameter-search = search
bot-parameter-search-description = A rule’s number, or a few words
bot-parameter-dms = dms
bot-parameter-dms-description = Whether I may DM you; turning this on sends a test

## Buttons

bot-join = Join
bot-leave = Leave
bot-start = Start
bot-own-mark = Choose colour
bot-options = Options
bot-ai = Add AI players
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
bot-newest = Latest
bot-open-panel = Open my panel
bot-panel-elsewhere = The match has moved on since. Your panel shows what is asked of you now.
bot-show-rule = Rule { $rule }

## Lobby

bot-created = “{ $name }” is open. Its post is right below: others can join there, and you can set it up and start it.
bot-joined = You’re in “{ $name }”. You can choose a colour; if you don’t, you’ll get a random one.
bot-left = You’ve left “{ $name }”.
bot-started = “{ $name }” has started. It continues in its thread, below the lobby post.
bot-marks = Your colour in “{ $name }”. If you don’t choose one, you’ll get a random one.
bot-mark-chosen = Saved for “{ $name }”. You can change your colour until the match starts.
bot-choose-mark = Choose your colour
bot-by-lot = random colour
bot-lobby-open-seat = { $n }. open
bot-lobby-seat = { $n }. { $name } · { $colour }
bot-lobby-seat-ai = { $n }. { $name } · { $colour } · { $kind }
bot-lobby-seat-house = { $n }. { $name } · played by the game
bot-lobby-seat-out = { " " }· out
bot-lobby-creator = { " " }· host
bot-lobby-until = Closes { $when }
bot-lobby-thread = Played in { $thread }
bot-lobby-over = This lobby is closed. Open a new one with /match create.
bot-creator-only = Only the host of this match can do that. Ask them, or open your own lobby with /match create.
bot-contributions = Added to the dice when players joined: { $given }
bot-details = Details
bot-match-id = Match `{ $id }`
bot-seed-short = Seed hash `{ $hash }`
bot-seed = Seed: `{ $seed }`
bot-seed-hash = Hash of the seed: `{ $hash }`
bot-options-number = Enter a number
bot-seats = { $n } seats
bot-seats-choose = How many seats
bot-seat-former = former player
bot-seat-open = open seat
bot-seat-number = seat { $n }
bot-ai-about = An AI player takes the next open seat and plays it on its own. Nuri does what’s usual, Leyla tries out what follows, and Hakim thinks for a long time.
bot-ai-nameless = AI player
bot-ai-plays-easy = 🐣 AI player, easy: does what’s usual
bot-ai-plays-normal = 🐪 AI player, normal: tries out what follows
bot-ai-plays-hard = 🦉 AI player, hard: thinks for a long time
bot-ai-plays-default = AI player: gives the safe answers
bot-ai-add-easy = 🐣 Add Nuri (easy)
bot-ai-add-normal = 🐪 Add Leyla (normal)
bot-ai-add-hard = 🦉 Add Hakim (hard)
bot-ai-drop = Remove { $name }

bot-status-lobby = open for players
bot-status-running = running
bot-status-paused = paused
bot-status-finished = finished, result not confirmed yet
bot-status-locked = finished
bot-status-expired = closed: nobody started it in time
bot-status-abandoned = closed: everyone left
bot-status-closed = closed by a moderator
bot-status-stopped = ended early

bot-content-shipped = Content { $hash }, as shipped
bot-content-packs = Content { $hash }, changed by { $packs }: { $rows }
bot-content-gone = Content { $hash }, different from what’s installed here now: { $rows }

## Which match, where

bot-which-match = I can’t tell which match you mean. Use this in the match’s thread, or choose one under “match”.
bot-only-in-server = That only works on a server. Try again in one of its channels.
bot-no-member = { $status ->
    [running] You’re no longer a member of this match’s server. Until somebody else has your seat, you can go on playing with /play, /hand, /undo, /board and /log. Votes and everything else are for its members.
   *[other] You’re no longer a member of this match’s server, so there’s nothing you can do here.
}
bot-member-unknown = Discord can’t tell me right now whether you’re still a member of this match’s server. Please try again in a moment.
bot-only-in-text-channel = A match needs a normal text channel, because it gets its own thread. Try again in one.
bot-permissions = I’m missing permissions in this channel. Ask a moderator to give me: { $permissions }.
bot-permissions-there = I’m missing permissions in <#{ $channel }>. Ask somebody who manages the server to give me: { $permissions }.
bot-permission-view-channel = View Channel
bot-permission-send-messages = Send Messages
bot-permission-send-messages-in-threads = Send Messages in Threads
bot-permission-create-public-threads = Create Public Threads
bot-permission-attach-files = Attach Files
bot-permission-read-message-history = Read Message History
bot-no-such-game = I don’t know the game “{ $game }”. Choose one from the list.
bot-no-seat = You’re not playing in this match, so you have no hand here. Use /board to watch.

## The first post in the thread

bot-opening = “{ $name }” has started
bot-opening-called = { $who }, here’s how to play:
bot-opening-turn = When it’s your turn, I ping you in this thread. Press **Play** and answer; only you can see that panel.
bot-opening-private = I ask you secret questions by DM, or here in private if you don’t take DMs.
bot-opening-help = **Help** explains what you’re being asked, /help how everything works, and /rules looks up a rule.

## Turn posts

bot-waiting = ⏳ { $who }: { $topic }
bot-optional = ▹ Can already act: { $who }
bot-held = ⏸ { $who }: { $objects } only after { $by }
bot-story-joined = ;{ " " }
bot-story-more = -# … { $n } more in the log
bot-private-panel = { $who }, there’s a private question for you.
bot-log-empty = Nothing has happened yet.

## Panels

bot-panel-out = You’re out of the game. You can watch how it goes on.
bot-panel-nothing = There’s nothing for you to answer right now.
bot-panel-purse = You have: { $goods }
bot-panel-sealed = Your answer, which nobody else knows yet: { $what }
bot-panel-purse-of = { $who } has: { $goods }
bot-panel-spectator = You’re not playing in this match, but you can watch.
bot-panel-over = The match is over.
bot-panel-blocked = You’ll be asked after { $who }: { $prompt }
bot-panel-choose = Choose
bot-panel-choose-many = Choose one or more
bot-panel-group = Choose a group
bot-panel-group-size = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
bot-panel-group-short = { $group } ({ $n })
bot-panel-later = Later, after { $who }: { $options }
bot-own-earlier = your own earlier steps
bot-panel-why = Others can still change: { $objects }
bot-panel-optional = Nobody’s waiting for you yet: answer now, or leave it for later.
bot-panel-others = You can also answer this:
bot-panel-none = None
bot-panel-done = Done
bot-panel-clear = Start over
bot-panel-chosen = Chosen ({ $n }): { $chosen }
bot-panel-bounds = { $least ->
    [0] Up to { $most }
   *[other] { $least } to { $most }
}
bot-panel-exactly = Exactly { $most }
bot-panel-in-order = { $bounds }, in order. What you choose first comes first.
bot-panel-proposed = Proposed: { $order }
bot-panel-keep = Keep this order
bot-panel-rest = The rest as proposed: { $order }
bot-panel-done-rest = Take the rest as proposed
bot-panel-choose-next = Choose the next one
bot-panel-less = Remove { $what }
bot-panel-nth = { $n }. { $what }
bot-panel-numbers = Enter the numbers
bot-panel-slots = Choose which numbers to enter
bot-panel-slot = { $slot }: **{ $n }** ({ $low }–{ $high })
bot-panel-total = Total: **{ $n }** ({ $least }–{ $most })
bot-panel-total-exact = Total: **{ $n }** of { $most }
bot-panel-amount = { $n } × { $slot }
bot-panel-between = { $low } to { $high }
bot-panel-bad-number = { $slot }: enter a whole number from { $low } to { $high }.
bot-panel-then = { $answer } { $then }
bot-panel-final = You can’t take this answer back.
bot-panel-final-some = You can’t take these back: { $options }
bot-panel-final-signs = You can’t take back what’s marked { $sign }.
bot-panel-final-but = You can’t take your answer back, except: { $options }
bot-panel-yes = Yes, do it
bot-panel-back = Back
bot-panel-act = You don’t have to do this; you can at any time. Everybody sees it.
bot-panel-act-sure = You’re about to do this: { $answer }. Everybody will see it, and you can undo it only until the match goes on.
bot-panel-taken = ✓ { $answer }
bot-panel-undone = Taken back.
bot-panel-slow-ai = { $who } is waiting a moment in case you want to take your answer back.
bot-panel-undo-along = Undo also takes back what { $who } answered after you.
bot-panel-withdrawn = That question is no longer open. Here’s how things stand now.
bot-panel-not-understood = That matches no answer, or more than one. Choose one here.
bot-panel-step = step { $n } of your turn

## Board and log

bot-board-whole = The whole board
bot-board-text = The board in words
bot-board-choose = Zoom in

## What waits for somebody

bot-games-waiting = Waiting for you
bot-games-optional = You can already act
bot-games-others = Your other matches
bot-games-nothing = Nothing’s waiting for you.

## The end

bot-final-winners = { $n ->
    [one] { $who } wins!
   *[other] { $who } win!
}
bot-final-nobody = Nobody wins.
bot-final-tie = { $reason }
bot-final-ranked = { $rank }. { $who }: **{ $n }**
bot-final-placed = { $rank }. { $who }
bot-final-out = { $who }: out of the game
bot-final-total = { $who }: **{ $n }**
bot-final-locked = The result is final. Seed: `{ $seed }`
bot-final-locks = The result is final once everyone has confirmed it, or { $when } at the latest.
bot-confirmed = You’ve confirmed the result. Thanks for playing!
bot-not-ended = This match isn’t over yet. You can do that once it is.
bot-replay-alt = “{ $name }”, position by position, from first to last.
bot-rematch-joined = You’re in “{ $name }”; its lobby is in { $place }.
bot-rematch-call = 🔁 { $who } wants a rematch. Press *Join* to take a seat.
bot-verify-holds = Proven: the answers, draws and result of this match follow from its seed and its content.
bot-verify-holds-unknown = The answers, draws and result follow from this seed and this content. But I don’t know this content: it’s neither the one the game ships with nor that of an installed pack.
bot-verify-own-seed = These are my own records: the seed is the one whose hash has been in the lobby post from the start.
bot-verify-no-record = I have no match with this seed that I can show you, so I can’t say which match this is. Compare the hash of the seed with the one in the lobby post, and the hash of the log with the one posted when the result became final.
bot-verify-record = Compared with my own record of “{ $name }” ({ $place }):
bot-verify-seed-same = The seed has the hash that was published in the lobby.
bot-verify-seed-other = The seed doesn’t have the hash that was published in the lobby.
bot-verify-content-same = The content is the one the match is played with.
bot-verify-content-other = The content is not the one the match is played with.
bot-verify-setup-same = Game, options, seats and what the players added to the seed are the same.
bot-verify-setup-other = Game, options, seats or what the players added to the seed differ.
bot-verify-log-same = The log is the same, as far as you’re allowed to see it: { $n ->
    [one] 1 entry
   *[other] { $n } entries
}.
bot-verify-log-partly = { $n ->
    [0] The logs have no entry in common that you’re allowed to see yet.
    [one] The first entry of the log is the same; one of the two logs goes on after it.
   *[other] The first { $n } entries of the log are the same; one of the two logs goes on after them.
}
bot-verify-log-other = The log is different from entry { $next } on.
bot-verify-result-same = The result is the same.
bot-verify-result-other = The result is different.
bot-verify-same = This file matches my record of the match, as far as I could compare them.
bot-verify-other = This file doesn’t match my record of the match.
bot-verify-content-hash = Hash of the content: `{ $hash }`
bot-log-hash = Hash of the log: `{ $hash }`
bot-verify-too-large = That file is too large for a match: { $most } MB is the limit.
bot-verify-too-long = I gave up: replaying this file takes longer than any match should.
bot-verify-no-file = I couldn’t download that file from Discord. Attach it again.
bot-verify-unreadable = I can’t read this file as a match. Attach one that you got from `/match export` or *Export*, unchanged.
bot-verify-unproven = That can’t be proven yet.
bot-verify-broken = { $entry ->
    [0] The match doesn’t hold up.
   *[other] The match doesn’t hold up from entry { $entry } of its log on.
}
bot-exported-over = Here’s the match as a file, with what you’re allowed to see. Once the result is final, the export has everything, including the seed.
bot-exported-final = Here’s the whole match as a file, seed included: everything in it can be checked.
bot-exported = Here’s the match as a file. Until the match is over, it only has what you’re allowed to see.

## Rules

bot-rules-none = I can’t find that rule. Try other words, or a number such as 4.2.
bot-rules-more = { $n } more; add a word to narrow it down.
bot-help-more = Look up any rule with /rules.

## Settings

bot-settings = Your settings
bot-language-en = English
bot-language-es = Español
bot-language-follow = Same as my Discord
bot-language-choose = Language
bot-dms-on-now = You get secret questions by DM.
bot-dms-off-now = I don’t DM you: secret questions come up in the thread, behind a button only you can use.
bot-dms-closed-now = Your DMs are closed to me: secret questions come up in the thread, behind a button only you can use.
bot-dms-turn-on = Turn DMs on
bot-dms-turn-off = Turn DMs off
bot-dms-off = OK, I won’t DM you.
bot-dms-work = DMs work.
bot-dm-test = This is a test: here’s where I’ll ask you what the others mustn’t see.
bot-dm-closed = I can’t DM you. Open the server’s menu, then Privacy Settings, and allow direct messages; then turn them on with /settings.

## When something goes wrong

bot-trouble = Sorry, something broke on my side; nothing is lost. If it happens again, give the bot’s operator this number: { $id }.
bot-half-character = Part of a character is missing in your text. Nothing has changed: type it again.
bot-option-kind = “{ $name }” doesn’t take that. Type the command again. Nothing has changed.
bot-option-choices = “{ $name }” takes one of these: { $choices }. Nothing has changed.
bot-option-number = “{ $name }” takes a whole number from { $least } to { $most }. Nothing has changed.
bot-option-length = “{ $name }” takes { $least } to { $most } characters. Nothing has changed.
bot-old-button = This button is out of date and no longer works. Use /play instead.

# Commands of the table's votes
bot-command-vote = vote
bot-command-vote-description = Let your table decide something
bot-command-vote-undo = undo
bot-command-vote-undo-description = Ask to take back one of your earlier answers
bot-command-vote-pause = pause
bot-command-vote-pause-description = Ask to pause the match for a while
bot-command-vote-resume = resume
bot-command-vote-resume-description = Ask to resume the match after a pause
bot-command-vote-end = end
bot-command-vote-end-description = Ask to end the match early
bot-command-vote-replace = replace
bot-command-vote-replace-description = Ask for an AI player to sit in for somebody who’s gone silent
bot-parameter-counts = counts
bot-parameter-counts-description = Whether the points count as they stand
bot-parameter-player = player
bot-parameter-player-description = Whose seat
bot-parameter-reason = reason
bot-parameter-reason-description = Why; everyone in the match can read it

## Lobbies and lists

bot-command-match-invite = invite
bot-command-match-invite-description = Invite somebody to your match
bot-command-stats = stats
bot-command-stats-description = How many matches you have played and won
bot-command-match-rematch = rematch
bot-command-match-rematch-description = Play another match with the same people
bot-command-match-result = result
bot-command-match-result-description = See the final points of a match, with the reason for each

bot-parameter-deadline = deadline
bot-parameter-deadline-description = How long players have to answer each question
bot-parameter-boards = boards
bot-parameter-boards-description = When the picture of the board is posted
bot-parameter-fill = fill
bot-parameter-fill-description = Fill the open seats with AI players first
bot-parameter-member = member
bot-parameter-member-description = Who
bot-parameter-status = status
bot-parameter-status-description = Which matches, by status
bot-parameter-free = free
bot-parameter-free-description = Only matches with a free seat
bot-parameter-mine = mine
bot-parameter-mine-description = Only matches you’re playing in

## Time

bot-command-vacation = vacation
bot-command-vacation-description = Say when you’re away
bot-command-vacation-take = take
bot-command-vacation-take-description = Go on vacation: your deadlines are paused
bot-command-vacation-list = list
bot-command-vacation-list-description = Show your vacations
bot-command-vacation-cancel = cancel
bot-command-vacation-cancel-description = End your vacation early, or cancel a planned one
bot-parameter-days = days
bot-parameter-days-description = How many days
bot-parameter-since = from
bot-parameter-since-description = The first day, like 2026-12-24; leave it out to start now
bot-parameter-time_zone = time-zone
bot-parameter-time_zone-description = Your time zone, for your quiet hours
bot-parameter-quiet_hours = quiet-hours
bot-parameter-quiet_hours-description = When I mustn’t ping you, like 22:00-08:00; “off” for none
bot-parameter-reminders = reminders
bot-parameter-reminders-description = Whether I remind you before your time runs out
bot-parameter-heads_up = heads-up
bot-parameter-heads_up-description = Whether I tell you when you are probably next

## Commands of moderators

bot-command-mod = mod
bot-command-mod-description = Moderator tools
bot-command-mod-pause = pause
bot-command-mod-pause-description = Pause a match: nobody can answer, and no time runs
bot-command-mod-resume = resume
bot-command-mod-resume-description = Resume a paused match
bot-command-mod-extend = extend
bot-command-mod-extend-description = Give a seat more time
bot-command-mod-force = force
bot-command-mod-force-description = Give the safe answer for a seat
bot-command-mod-replace = replace
bot-command-mod-replace-description = Give a seat to a member or an AI player
bot-command-mod-kick = kick
bot-command-mod-kick-description = Remove somebody from a match or lobby
bot-command-mod-rollback = rollback
bot-command-mod-rollback-description = Go back to a move; both boards are shown first
bot-command-mod-end = end
bot-command-mod-end-description = End a match early, or close a lobby
bot-command-mod-move = move
bot-command-mod-move-description = Move a match to another channel
bot-command-mod-waiting = waiting
bot-command-mod-waiting-description = Show who a match is waiting for, since when and until when
bot-command-mod-lock = lock
bot-command-mod-lock-description = Stop anyone else from joining a lobby
bot-command-mod-unlock = unlock
bot-command-mod-unlock-description = Let people join a lobby again
bot-command-mod-clone = clone
bot-command-mod-clone-description = Copy a match into its own thread, with everything hidden dealt anew
bot-command-mod-look = look
bot-command-mod-look-description = Look into a match to help; if you give a reason, its players are told
bot-command-mod-audit = audit
bot-command-mod-audit-description = See what moderators did here, and who did it
bot-command-setup = setup
bot-command-setup-description = Moderator role, alert channel, language; and a check of my permissions

bot-parameter-hours = hours
bot-parameter-hours-description = How many hours
bot-parameter-ai = ai
bot-parameter-ai-description = Which AI player takes the seat
bot-parameter-stand_in = stand-in
bot-parameter-stand_in-description = Let the AI player sit in only until the person comes back
bot-parameter-move = move
bot-parameter-move-description = After which move
bot-parameter-channel = channel
bot-parameter-channel-description = Which channel
bot-parameter-act = act
bot-parameter-act-description = Which kind of action
bot-parameter-role = role
bot-parameter-role-description = Members with this role can use /mod
bot-parameter-alerts = alerts
bot-parameter-alerts-description = The channel where moderators are alerted

## Answers given ahead
bot-command-orders = orders
bot-command-orders-description = Your standing orders: routine questions answered for you

## Looking on and trying out

bot-command-note = note
bot-command-note-description = Read and write your private notes on a match
bot-command-whatif = whatif
bot-command-whatif-description = Try moves in a private copy of your match
bot-parameter-kind = kind
bot-parameter-kind-description = Which kind of entries
bot-parameter-last = last
bot-parameter-last-description = How many of the latest moves to show
bot-parameter-news = news
bot-parameter-news-description = Only what has happened since you last looked
