# Help: how the bot works, what a game is about, the greeting on a new server, the rules by chapters.
#
# What a game says of itself: <game>-help-aim and <game>-help-phase-… are in the game's own catalogue.
# $name, $game a match and its game; $phase where the game is; $n, $of numbers.

bot-command-help = help
bot-command-help-description = How I work, and what’s going on in your match

help-title = How I work
help-lobby = **Start:** `/match create` opens a lobby in a channel. Others press *Join*, the host presses *Start*.
help-thread = **Thread:** each match is played in its own thread. A post there pings you when it’s your turn.
help-panel = **Answer:** press *Play* below that post, or type `/play`. Only you can see the panel that opens.
help-secret = **Secrets:** I ask you by DM what the others mustn’t know.
help-back = **Second thoughts:** *Undo* takes your answer back as long as nothing hidden has been revealed, and *What if?* lets you try moves out, with hints if the host allows them.
help-find = **Overview:** `/games` lists what’s waiting for you, `/rules` has the rules, `/settings` your language and quiet hours, `/privacy` what I keep about you.

help-match = { $name } · { $game }
help-aim = **Your aim:** { $aim }
help-phase = **Now – { $phase }.** { $about }
help-now = **Now:** { $phase }
help-rules = Rules
help-games = What’s waiting for me

## The greeting on a new server

help-greeting-title = Hello!
help-greeting = I bring long board games to this server, played by post: one move now, the next one tonight or tomorrow. You can play { $games }.
help-greeting-create = `/match create` in any text channel opens a match for others to join.
help-greeting-help = `/help` explains how it all works, in your own language.
help-greeting-setup = For moderators: `/setup` sets my language here and who can look after matches, and checks my permissions.

## The rules by chapters

help-rules-of = Rules of { $game }
help-rules-games = Which game’s rules?
help-rules-chapter = Read a chapter
help-rules-search = To find something, add a word or a number: `/rules search:…`
help-rules-page = page { $n } of { $of }
help-rules-all = All chapters
help-rules-count = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}
