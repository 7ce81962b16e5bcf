# Lobbies and lists: what a match is set up with, invitations, lists of matches, results, spectators.
#
# $who, $name players or matches as shown; $n a number; $until, $when relative stamps, which bring their own preposition;
# $place where a match is; $known what there is to choose from.

## What a match is set up with: the name of each, what it means, and what there is to choose from

lobby-term-seats = Seats
lobby-term-seats-about = How many people and AI players can sit down.
lobby-term-deadline = Deadline
lobby-term-deadline-about = How long each question may wait for its answer.
lobby-term-bank = Time bank
lobby-term-bank-about = A reserve of time for each seat for the whole match; it runs once a deadline has passed.
lobby-term-on_timeout = When time runs out
lobby-term-on_timeout-about = What happens to a seat whose deadline and time bank are used up.
lobby-term-on_leave = If somebody leaves the server
lobby-term-on_leave-about = What happens to their seat. Moderators are told in any case.
lobby-term-boards = Boards
lobby-term-boards-about = When the picture of the board is posted.
lobby-term-language = Language
lobby-term-language-about = The language of the posts. Panels and commands speak each person’s own.
lobby-term-private = Who may join
lobby-term-private-about = A private match is joined, and seen in lists, only by those who are invited.

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
lobby-value-on_timeout-skip = Safe answers until it is somebody else’s turn
lobby-value-on_timeout-ai = An AI player sits in until they are back
lobby-value-on_timeout-moderator = A moderator is called, and the match waits
lobby-value-on_leave-wait = Their seat waits
lobby-value-on_leave-default = Their seat plays safe answers
lobby-value-on_leave-ai = An AI player sits in
lobby-value-boards-move = After every move
lobby-value-boards-turn = With every turn
lobby-value-boards-round = Once a round, short posts in between
lobby-value-private-yes = Those who are invited
lobby-value-private-no = Everybody here

lobby-says = **{ $term }:** { $value }
lobby-deadline-each = ⏱ { $deadline } for each question
lobby-deadline-bank = ⏱ { $deadline } for each question, then { $bank } in reserve for the whole match
lobby-deadline-none = ⏱ No deadline: every question may take its time
lobby-changed = ✎ Changed since people sat down: { $changes }
lobby-change = { $term }: { $was } → { $now }
lobby-options-page = { $title } ({ $n } of { $of })
lobby-no-choice = “{ $term }” can be one of: { $known }. Choose one of these.

## Joining by invitation

lobby-invitation = 🪑 { $who } invites you to this match. Press *Join* to sit down.
lobby-invited = Invited: { $who }
lobby-invite-done = { $who } is invited and hears of it in the channel of the lobby.
lobby-invite-from-a-seat = Only who sits in this lobby can invite others. Press Join first.
lobby-invite-no-bots = A bot takes no seat. Press “AI players” in the lobby post for an AI player.
lobby-sits-already = This person already has a seat in this match.
lobby-already-invited = This person is already invited. One ping is enough.
lobby-invited-enough = { $most } people are invited to this match already. Wait for their answers, or open the match to everybody.
lobby-invited-only = This match is private: only those who are invited can join. Ask somebody who sits there for an invitation, or open a lobby of your own with /match create.
lobby-closes-soon = This match has not begun, and its lobby closes { $until }. Start it; or let somebody join or change something, and it stays open.
lobby-start-ai = Start with AI players on the open seats

## Lists

lobby-list-head = Matches of this server
lobby-list-nothing = No match here fits that. Ask for less, or open one with /match create.
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
lobby-games-count = { $n ->
    [one] One match waits for you.
   *[other] { $n } matches wait for you.
}

## Results

lobby-result = Points
lobby-result-lines = Every point with its reason: press Points.
lobby-result-none = There is no result of this match: it was ended without one.
lobby-result-not-yet = This match still goes on: there is no result yet.

## Looking on

lobby-not-playing = You don’t play in this match, but you can look on: Board, Log and Help are for everybody here.
lobby-not-playing-join = You don’t play in this match yet; a seat is free. Press Join to sit down, or look on.
lobby-seat-elsewhere = A seat is free in [**{ $name }**](<{ $link }>) ({ $game }): press Join to sit down there.

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
lobby-stats-none = You have not finished a match yet. Find one with /match list.

## How long a match is, and what it still needs: one line of the lobby

lobby-players = { $least }–{ $most } players
lobby-players-exactly = { $most ->
    [one] 1 player
   *[other] { $most } players
}
lobby-answers = about { $n } answers
lobby-lasts = some { $n } days
lobby-needs = needs { $n } more to start
lobby-can-start = can start
