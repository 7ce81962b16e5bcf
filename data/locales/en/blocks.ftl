# Keeping people apart: /block and its page, and what is read where two would meet.

blocks-button = Blocked people…
blocks-title = Blocked people
blocks-about = You and the people on this list never get into the same lobby: neither of you can join or be invited while the other is there. Only you see this list. Moderators can still seat you at the same table.
blocks-nobody = You haven’t blocked anyone. To block somebody, use /block and choose them.
blocks-choose = Choose whom to unblock…
blocks-done = { $name } is blocked.
blocks-undone = { $name } is no longer blocked.
blocks-self = You can’t block yourself.
blocks-bot = You can’t block a bot.
blocks-enough = You’ve blocked { $most } people, and that’s the limit. Unblock somebody first.

blocks-own = You’ve blocked { $names }. To play together, unblock them with /block first.
blocks-own-invited = You’ve blocked them. To invite them, unblock them with /block first.
blocks-closed = You can’t join this table. Choose another lobby in /match list, or open your own with /match create.
blocks-not-invited = They can’t be invited to this table.
blocks-no-rematch = A rematch can’t be opened here. You can open a lobby of your own with /match create.
