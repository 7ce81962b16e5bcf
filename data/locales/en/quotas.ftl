# Limits on what one person may cause: the page of /setup, and what somebody reads who has reached one.

quotas-title = Limits on this server
quotas-intro = They keep one person from spoiling the games of everyone else. The usual numbers are generous; choose a limit to change it.
quotas-line = { $what }: **{ $number }**
quotas-line-changed = { $what }: **{ $number }** (usually { $usual })
quotas-off = none
quotas-choose = Choose a limit to change…
quotas-button = Limits…
quotas-back = Back
quotas-usual = The usual numbers everywhere
quotas-field-number = Number
quotas-field-bounds = { $least } to { $most }; usually { $usual }
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
quotas-ping-pause = Minutes before somebody is pinged again for the same step
quotas-whatifs = What-ifs a person can deal or play on per minute
quotas-files = Exports, proofs and replays a person can ask for per minute
quotas-reports = Reports a person can send to the moderators per day

quotas-lobbies-met = You’re already hosting { $most } open lobbies here. Start or leave one of them, then open another.
quotas-opened-met = You’ve opened { $most } lobbies within an hour; that’s the limit here. You can open another { $when }.
quotas-hosted-met = You’re already hosting { $most } matches in play here; that’s the limit. You can start another when one of them is over.
quotas-played-met = { $most } matches are in play on this server; that’s its limit. You can start yours when one of them is over, or when somebody who manages the server raises the limit in /setup.
quotas-invited-met = You’ve sent { $most } invitations within a day; that’s the limit here. You can invite somebody again { $when }.
quotas-rematches-met = You’ve called { $most } rematches within an hour; that’s the limit here. You can call another { $when }.
quotas-votes-met = You’ve asked for { $most } votes within a day; that’s the limit here. You can ask for another { $when }.
quotas-vote-pause-met = You asked the table for this a short while ago, and nothing came of it. You can ask again { $when }.
quotas-steps-back-met = You’ve used Undo { $most } times in this match within an hour; that’s the limit here. You can undo again { $when }.
quotas-whatifs-met = You’ve dealt or played on { $most } what-ifs within a minute; that’s the limit. You can go on { $when }.
quotas-files-met = You’ve asked for { $most } exports, proofs or replays within a minute; that’s the limit. You can ask for more { $when }.
quotas-reports-met = You’ve sent { $most } reports within a day; that’s the limit here. You can send another { $when }. If it’s urgent, write to a moderator.
quotas-picture-newer = You asked for something newer before this picture’s turn came, so only the newest one was drawn.
