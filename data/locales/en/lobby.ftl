# Lobbies and lists: what a match is set up with, invitations, lists of matches, results, spectators.
#
# $who, $name players or matches as shown; $n a number; $until, $when relative stamps, which bring their own preposition;
# $place where a match is; $known what there is to choose from.

## What a match is set up with: the name of each, what it means, and what there is to choose from

lobby-term-seats = Seats
lobby-term-seats-about = How many people and AI players can play.
lobby-term-deadline = Deadline
lobby-term-deadline-about = How long players have to answer each question.
lobby-term-bank = Time bank
lobby-term-bank-about = Extra time for each seat for the whole match; it’s used once a deadline has passed.
lobby-term-on_timeout = When time runs out
lobby-term-on_timeout-about = What happens when a seat has used up its deadline and time bank.
lobby-term-on_leave = If somebody leaves the server
lobby-term-on_leave-about = What happens to their seat. Moderators are told either way.
lobby-term-stand_ins = Level of stand-ins
lobby-term-stand_ins-about = How well AI players play when they sit in for somebody or fill open seats at the start.
lobby-term-boards = Boards
lobby-term-boards-about = When the picture of the board is posted.
lobby-term-language = Language
lobby-term-language-about = The language of the posts. Panels and commands use each person’s own.
lobby-term-private = Who may join
lobby-term-private-about = Only invited people can join a private match or see it in lists.
lobby-term-hints = Hints
lobby-term-hints-about = Whether *What if?* can tell you what an AI player would answer. It knows no more than you do.

lobby-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
lobby-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
lobby-value-deadline-none = No deadline
lobby-value-bank-none = No time bank
lobby-value-on_timeout-default = The safe answer is given
lobby-value-on_timeout-skip = Safe answers until it’s somebody else’s turn
lobby-value-on_timeout-ai = An AI player sits in until they’re back
lobby-value-on_timeout-moderator = A moderator is alerted, and the match waits
lobby-value-on_leave-wait = Their seat waits
lobby-value-on_leave-default = Their seat gives safe answers
lobby-value-on_leave-ai = An AI player sits in
lobby-value-stand_ins-easy = 🐣 Easy
lobby-value-stand_ins-normal = 🐪 Normal
lobby-value-stand_ins-hard = 🦉 Hard
lobby-value-boards-move = After every move
lobby-value-boards-turn = With every turn
lobby-value-boards-round = Once a round, short posts in between
lobby-value-private-yes = By invitation only
lobby-value-private-no = Everyone here
lobby-value-hints-yes = *What if?* gives hints
lobby-value-hints-no = None

lobby-says = **{ $term }:** { $value }
lobby-deadline-each = ⏱ { $deadline } per question
lobby-deadline-bank = ⏱ { $deadline } per question, plus a time bank of { $bank } for the whole match
lobby-deadline-none = ⏱ No deadline
lobby-changed = ✎ Changed since people joined: { $changes }
lobby-change = { $term }: { $was } → { $now }
lobby-options-page = { $title } ({ $n } of { $of })
lobby-no-choice = “{ $term }” can be: { $known }. Choose one of these.

## Joining by invitation

lobby-invitation = 🪑 { $who } invites you to this match. Press *Join* to take a seat.
lobby-invited = Invited: { $who }
lobby-invite-done = I’ve invited { $who } in the lobby’s channel.
lobby-invite-from-a-seat = Only people with a seat in this lobby can invite others. Press Join first.
lobby-invite-no-bots = A bot can’t take a seat. If you’d like an AI player, press “Add AI players” in the lobby post.
lobby-sits-already = They already have a seat in this match.
lobby-already-invited = They’ve already been invited. One ping is enough.
lobby-invited-enough = { $most } people have already been invited to this match. Wait for their answers, or open the match to everyone.
lobby-invited-only = This match is private: you can only join if you’re invited. Ask somebody in it for an invitation, or open your own lobby with /match create.
lobby-closes-soon = This match hasn’t started, and its lobby closes { $until }. Start it now; it also stays open if somebody joins or changes something.
lobby-not-closed = The lobby of this match didn’t close: somebody joined, changed something or started the match.
lobby-start-ai = Start with AI players in the open seats

## Lists

lobby-list-head = Matches on this server
lobby-none-open = There’s no open lobby in this channel. Open one with /match create, or find others with /match list.
lobby-list-nothing = No match here fits that. Try a wider search, or open one with /match create.
lobby-list-show-open = Open for players
lobby-list-show-running = Running
lobby-list-show-finished = Finished
lobby-list-line = [**{ $name }**](<{ $link }>) · { $game } · { $status }
lobby-list-more = { $taken } of { $seats } seats taken · { $deadline }
lobby-list-private = private
lobby-list-page-of = Page { $n } of { $of }
lobby-list-page = Page { $n }
lobby-games-elsewhere = Another server
lobby-games-wait = [**{ $name }**](<{ $link }>) ({ $game }): { $topic } · asked { $when }
lobby-games-wait-until = [**{ $name }**](<{ $link }>) ({ $game }): { $topic } · asked { $when } · { $left }
lobby-games-can = [**{ $name }**](<{ $link }>) ({ $game }): { $topic }
lobby-games-other = [**{ $name }**](<{ $link }>) ({ $game }): { $status }
lobby-games-out = you’re out
lobby-games-count = { $n ->
    [one] 1 match is waiting for you.
   *[other] { $n } matches are waiting for you.
}

## Results

lobby-result = Show points
lobby-outcome = Show result
lobby-result-lines = To see the reason for every point, press Show points.
lobby-result-none = This match has no result: it was ended without one.
lobby-result-not-yet = There’s no result yet: this match is still being played.

## Looking on

lobby-not-playing = You’re not playing in this match, but you can watch: Board, Log and Help are for everyone here.
lobby-not-playing-join = You’re not in this match yet, but a seat is free. Press Join to take it, or just watch.
lobby-seat-elsewhere = There’s a free seat in [**{ $name }**](<{ $link }>) ({ $game }). Press Join to take it.

## Matches of one’s own

lobby-stats-head = Your matches
lobby-stats-line = **{ $game }**: { $played ->
    [one] 1 played
   *[other] { $played } played
}, { $won ->
    [0] none won
    [one] 1 won
   *[other] { $won } won
}
lobby-stats-none = You haven’t finished a match yet. Find one with /match list.

## How long a match is, and what it still needs: one line of the lobby

lobby-players = { $least }–{ $most } players
lobby-players-exactly = { $most ->
    [one] 1 player
   *[other] { $most } players
}
lobby-answers = about { $n } answers
lobby-lasts = about { $n } days
lobby-needs = needs { $n } more to start
lobby-can-start = can start
lobby-cannot-start = ⚠️ Can’t start like this: { $why }

## What goes together: options, number of players, colours or sides. $why is a whole sentence of the game.

lobby-one-too-many = The match couldn’t be played with one more player. { $why }
# $numbers e.g. “4”, “3–5” or “2, 4”; $n the highest of them.
lobby-mark-only-with = { $n ->
    [one] only with 1 player
   *[other] only with { $numbers } players
}
lobby-mark-never = not with these options
lobby-mark-not-offered = { $mark } isn’t in play with these options and seats. Choose from: { $known }.
# $who those who have chosen $marks, in the same order; $n how many they are.
lobby-marks-unfit = With { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $n ->
    [one] { $marks } isn’t in play, but { $who } has chosen it. They can choose again in the lobby, or you start now and theirs is drawn at random.
   *[other] { $marks } aren’t in play, but { $who } have chosen them. They can choose again in the lobby, or you start now and theirs are drawn at random.
}
lobby-start-by-lot = Start and draw at random
lobby-marks-drawn = 🎲 With { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $n ->
    [one] { $marks } isn’t in play, so what { $who } plays was drawn at random.
   *[other] { $marks } aren’t in play, so what { $who } play was drawn at random.
}
# A seat the house will have if the match starts with so many players.
lobby-seat-house-with = { $n }. { $name } · played by the game with { $players ->
    [one] 1 player
   *[other] { $players } players
}
