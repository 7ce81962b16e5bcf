# Help: how the bot works, what a game is about, the greeting on a new server, the rules by chapters.
#
# What a game says of itself: <game>-help-aim and <game>-help-phase-… are in the game's own catalogue.
# $name, $game a match and its game; $phase where the game is; $n, $of numbers.

bot-command-help = help
bot-command-help-description = How I work, and what your match is about right now

help-title = How I work
help-lobby = **Begin:** `/match create` opens a lobby in a channel. Others press *Join*, the host presses *Start*.
help-thread = **Thread:** each match is played in a thread of its own. A post there calls whoever it waits for.
help-panel = **Answer:** press *Play* below that post, or type `/play`. Only you see the panel that opens.
help-secret = **Secrets:** what the others must not know I ask you in a direct message.
help-back = **Second thoughts:** *Undo* takes your answer back as long as nothing hidden has come to light, and *What if?* lets you try moves out.
help-find = **Overview:** `/games` lists what waits for you, `/rules` has the rules, `/settings` your language and quiet hours.

help-match = { $name } · { $game }
help-aim = **Your aim:** { $aim }
help-phase = **Now – { $phase }:** { $about }
help-now = **Now:** { $phase }
help-rules = Rules
help-games = What waits for me

## The greeting on a new server

help-greeting-title = Hello!
help-greeting = I bring long board games to this server, played by post: one move now, the next one tonight or tomorrow. You can play { $games }.
help-greeting-create = `/match create` in any text channel opens a table for others to join.
help-greeting-help = `/help` explains how it works, in the language of whoever asks.
help-greeting-setup = For moderators: `/setup` chooses my language here and who may look after matches, and checks my permissions.

## The rules by chapters

help-rules-of = Rules of { $game }
help-rules-games = Which game’s rules?
help-rules-chapter = Read a chapter
help-rules-search = To find something, add words or a number: `/rules search:…`
help-rules-page = page { $n } of { $of }
help-rules-all = All chapters
help-rules-count = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}
