# Answers given ahead: standing orders and queued answers.

orders-title = Your standing orders
orders-private = Only you can see this. Nobody finds out which answers were given ahead.
orders-none = You have no standing orders. They answer routine questions for you, so nobody has to wait.
orders-here = In { $name }
orders-everywhere = In all your matches of { $game }
orders-elsewhere = In { $match } ({ $game })
orders-line = { $asked }: **{ $answer }** ({ $when ->
    [always] always
    [offered] if it’s available
    [alone] if nothing else is possible
   *[other] { $when }
})
orders-besides = Also if the only other options are: { $groups }
orders-default = the safe answer
orders-reworded = an answer whose wording has changed since
orders-revoke = Delete orders…
orders-gone = { $n ->
    [0] There was nothing to delete.
    [one] 1 order deleted.
   *[other] { $n } orders deleted.
}
orders-new = Add an order
orders-explained = What should I answer for you from now on? This also goes for a question that’s open now. You can undo such an answer like one of your own.
orders-routine = A routine in this game
orders-routine-gone = A routine that’s no longer offered: it answers nothing
orders-offer = You’ve given the same answer three times in a row: { $answer }
orders-offer-yes = Always answer like this
orders-offer-no = Keep asking me
orders-kind = A question you were asked
orders-kind-none = You haven’t been asked anything in this match yet.
orders-last-asked = Last time, you were asked: { $prompt }
orders-answer = Answer
orders-take-default = The safe answer
orders-chosen = For you: **{ $answer }**. Where and when?
orders-for-here = Only in { $name }
orders-for-everywhere = In all my matches of { $game }
orders-when-always = Always, or else the safe answer
orders-when-offered = If it’s available, or else ask me
orders-when-alone = Only if nothing else is possible
orders-when-groups = If the only other options are…
orders-no-group = Other answers
orders-sure = { $answer }: this can’t be taken back once it’s given. Should I really answer it for you without asking?
orders-made = Saved: { $order }
orders-lost = That’s no longer there. Choose again.
orders-yours = (your order)
orders-yours-queued = (answered ahead)

## Refusals

orders-too-many = You already have { $most } standing orders for this game. Delete one with /orders, then add a new one.
orders-too-many-answers = You’ve already queued { $most } answers to this question. Take one back first.
orders-too-many-queued = You’ve already queued answers to { $most } kinds of questions in this match. Drop one first.
orders-over = This match is over, so there’s nothing left to answer. Add orders in a match that’s being played; the ones for all your matches are kept.
orders-not-here = You can’t answer anything ahead here.

## Answering ahead

orders-queue = Answer ahead
orders-all = Standing orders
orders-unforeseen = I can’t tell yet what you’ll be asked next.
orders-probably = You’ll probably be asked: { $prompt }
orders-place = { $n ->
    [one] Your choice is answered for you as soon as you’re asked.
   *[other] This is your fallback, choice { $n }: it’s only used if none of your earlier choices is allowed.
}
orders-queued = Queued: { $answer }
orders-queue-less = Take back the last: { $answer }
orders-queue-drop = Drop: { $asked }
orders-queue-change = Take back queued answers
orders-queue-sure = { $answer }: once it’s given, it can’t be taken back. Queue it anyway?
orders-dropped = What you’d queued was no longer allowed, so it was dropped: { $asked }.
orders-coming-queued = You answered this ahead: **{ $answer }** will be given for you { $when } ({ $asked }), unless you answer first. Only you can see this.
orders-coming-order = Your standing order: **{ $answer }** will be given for you { $when } ({ $asked }), unless you answer first. Only you can see this.
orders-stop = I’ll answer myself
orders-stopped = You’re answering this yourself ({ $asked }). **{ $answer }** will only be given for you if your time runs out.
orders-several = { $what }

## Lines to one person

orders-notice-dropped = What you’d queued isn’t allowed now, so it was dropped. You’re being asked: { $asked }
orders-notice-asked = Your order doesn’t cover this after all, so it’s now up to you: { $topic }
orders-notice-on = I’ve answered for you as you wanted, and now it’s up to you: { $topic }
