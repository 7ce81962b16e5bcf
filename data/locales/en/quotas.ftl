# Limits on what one person may cause: the page of /setup, and what somebody reads who has reached one.
# $when the second from which on it is allowed again, in a stamp of Discord, which brings its own preposition.

quotas-title = Limits on this server
quotas-intro = They keep one person from spoiling the games of everyone else. The usual numbers are generous; choose a limit to change it.
quotas-line = { $what }: **{ $number }**
quotas-line-changed = { $what }: **{ $number }** (usually { $usual })
quotas-off = none
quotas-choose = Choose a limit to change…
quotas-button = Limits…
quotas-back = Back
quotas-usual = Reset to the usual numbers
quotas-field-title = Change a limit
quotas-field-number = Number
quotas-field-bounds = { $least ->
    [0] 0 (none) to { $most }; usually { $usual }
   *[other] { $least } to { $most }; usually { $usual }
}
quotas-out-of-bounds = Enter a whole number from { $least } to { $most }.

quotas-lobbies = Open lobbies a person can host
quotas-opened = Lobbies a person can open per hour
quotas-hosted = Matches in play a person can host
quotas-played = Matches in play on the whole server
quotas-invited = Invitations a person can send per day
quotas-rematches = Rematches a person can call per hour
quotas-votes = Votes a person can ask for per day
quotas-vote-pause = Minutes before a failed or withdrawn vote can be asked for again
quotas-steps-back = Times a person can undo per hour in one match
quotas-acts = Times a person can act unasked per hour in one match (such as giving coins away)
quotas-ping-pause = Minutes before somebody is pinged again for the same step
quotas-whatifs = What-ifs per person and minute: deal, play on or ask for a hint
quotas-files = Exports, proofs and replays a person can ask for per minute
quotas-reports = Reports a person can send to the moderators per day

quotas-lobbies-met = { $most ->
    [one] You’re already hosting an open lobby here, and one is the limit. Start or leave it, then open another.
   *[other] You’re already hosting { $most } open lobbies here. Start or leave one of them, then open another.
}
quotas-opened-met = { $most ->
    [one] You’ve opened a lobby within the last hour, and one is the limit here. You can open another <t:{ $when }:R>.
   *[other] You’ve opened { $most } lobbies within an hour; that’s the limit here. You can open another <t:{ $when }:R>.
}
quotas-hosted-met = { $most ->
    [one] You’re already hosting a match in play here, and one is the limit. You can start another when it’s over.
   *[other] You’re already hosting { $most } matches in play here; that’s the limit. You can start another when one of them is over.
}
quotas-played-met = { $most } matches are in play on this server; that’s its limit. You can start yours when one of them is over, or when somebody who manages the server raises the limit in /setup.
quotas-invited-met = { $most ->
    [one] You’ve sent an invitation within the last day, and one is the limit here. You can invite somebody again <t:{ $when }:R>.
   *[other] You’ve sent { $most } invitations within a day; that’s the limit here. You can invite somebody again <t:{ $when }:R>.
}
quotas-rematches-met = { $most ->
    [one] You’ve called a rematch within the last hour, and one is the limit here. You can call another <t:{ $when }:R>.
   *[other] You’ve called { $most } rematches within an hour; that’s the limit here. You can call another <t:{ $when }:R>.
}
quotas-votes-met = { $most ->
    [one] You’ve asked for a vote within the last day, and one is the limit here. You can ask for another <t:{ $when }:R>.
   *[other] You’ve asked for { $most } votes within a day; that’s the limit here. You can ask for another <t:{ $when }:R>.
}
quotas-vote-pause-met = You asked the table for this a short while ago, and nothing came of it. You can ask again <t:{ $when }:R>.
quotas-steps-back-met = You’ve used Undo { $most } times in this match within an hour; that’s the limit here. You can undo again <t:{ $when }:R>.
quotas-acts-met = { $most ->
    [one] You’ve already done this once within an hour in this match, and once is the limit here. You can do it again <t:{ $when }:R>.
   *[other] You’ve done this { $most } times in this match within an hour; that’s the limit here. You can do it again <t:{ $when }:R>.
}
quotas-whatifs-met = { $most ->
    [one] You’ve dealt, played on or asked about a what-if within the last minute, and once is the limit. You can continue <t:{ $when }:R>.
   *[other] You’ve dealt, played on or asked about what-ifs { $most } times within a minute; that’s the limit. You can continue <t:{ $when }:R>.
}
quotas-files-met = { $most ->
    [one] You’ve asked for an export, proof or replay within the last minute, and one is the limit. You can ask for another <t:{ $when }:R>.
   *[other] You’ve asked for { $most } exports, proofs or replays within a minute; that’s the limit. You can ask for more <t:{ $when }:R>.
}
quotas-reports-met = { $most ->
    [one] You’ve sent a report within the last day, and one is the limit here. You can send another <t:{ $when }:R>. If it’s urgent, write to a moderator.
   *[other] You’ve sent { $most } reports within a day; that’s the limit here. You can send another <t:{ $when }:R>. If it’s urgent, write to a moderator.
}
quotas-waiting-met = You’re asking faster than we can answer: { $most } of your requests are still waiting, so this one wasn’t carried out. Please try it again in a moment.
quotas-picture-newer = You asked for something newer before this picture’s turn came, so only the newest one was drawn.
