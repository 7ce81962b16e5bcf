# Answers given ahead: standing orders and queued answers.

orders-title = Your standing orders
orders-private = Only you can see this. Nobody learns that an answer was given ahead.
orders-none = You have no standing orders. They answer routine questions for you, so that nobody has to wait.
orders-here = In { $name }
orders-everywhere = In all your matches of { $game }
orders-elsewhere = In { $game }, match { $match }
orders-line = { $asked }: **{ $answer }** ({ $when ->
    [always] always
    [offered] if it is offered
    [alone] if nothing else is possible
   *[other] { $when }
})
orders-besides = Besides it there may be: { $groups }
orders-default = the safe answer
orders-revoke = Revoke…
orders-gone = { $n ->
    [0] There was nothing to revoke.
    [one] The order is revoked.
   *[other] { $n } orders are revoked.
}
orders-new = New order
orders-explained = What shall be answered for you from now on? A question that is open now is answered, too. You can undo such an answer like your own.
orders-routine = A routine of this game
orders-routine-gone = A routine that is no longer offered: it answers nothing
orders-offer = Three times the same answer in a row: { $answer }
orders-offer-yes = Always answer this way
orders-offer-no = Keep asking me
orders-kind = A question you were asked
orders-kind-none = You have not been asked anything in this match yet.
orders-last-asked = Last time you were asked: { $prompt }
orders-answer = Answer
orders-take-default = The safe answer
orders-chosen = For you: **{ $answer }**. Where and when?
orders-for-here = Only in { $name }
orders-for-everywhere = In all my matches of { $game }
orders-when-always = Always, else the safe answer
orders-when-offered = If it is offered, else ask me
orders-when-alone = If nothing else is possible
orders-when-groups = If besides it there is nothing but…
orders-no-group = Other answers
orders-sure = { $answer }: that cannot be taken back once it is given. Shall it really be answered for you without asking?
orders-made = Noted: { $order }
orders-lost = That is no longer there. Choose again.
orders-yours = (your order)
orders-yours-queued = (answered ahead)

## Refusals

orders-too-many = You already have { $most } standing orders for this game. Revoke one with /orders, then make a new one.
orders-too-many-answers = You have already queued { $most } answers to this question. Take one back first.
orders-too-many-queued = You have already queued answers to { $most } kinds of questions in this match. Forget some of them first.
orders-over = This match is over, so there is nothing left to answer in it. Make orders in a match that is being played; those you have already are kept.
orders-not-here = Nothing can be answered ahead here.

## Answering ahead

orders-ahead = Answer ahead
orders-all = Standing orders
orders-unforeseen = What you will be asked next cannot be foreseen now.
orders-probably = You will probably be asked: { $prompt }
orders-place = { $n ->
    [one] What you choose is answered for you as soon as you are asked.
   *[other] What you choose is answered if nothing you chose before is allowed then (choice { $n }).
}
orders-queued = Queued: { $answer }
orders-queue-less = Take back the last: { $answer }
orders-queue-drop = Forget: { $asked }
orders-queue-change = Take back what you queued
orders-queue-sure = { $answer }: once it is given, that cannot be taken back. Queue it all the same?
orders-dropped = What you had queued was not allowed any more and was dropped: { $asked }.
orders-coming-queued = As you answered ahead, **{ $answer }** is given for you { $when } ({ $asked }), unless you answer yourself before. Only you see this.
orders-coming-order = By your standing order, **{ $answer }** is given for you { $when } ({ $asked }), unless you answer yourself before. Only you see this.
orders-stop = I answer this myself
orders-stopped = You answer this yourself ({ $asked }). **{ $answer }**, which was to be given for you, is given only if your time runs out.
orders-several = { $what }
orders-slot = { $n } × { $what }

## Lines to one person

orders-notice-dropped = What you had queued is not allowed now, so it was dropped. You are asked: { $asked }
orders-notice-asked = Your order does not answer this after all, so you are asked: { $topic }
orders-notice-on = One of your answers was given ahead, and you are asked again: { $topic }
