# How fast a table is played, and friends who are not here.

pace = How fast
pace-none = No clock
    .text = Everybody takes the time they need, tonight or over weeks.
pace-evening = An evening
    .text = A clock for the whole game, and a little more for every turn.
pace-days = A move a day
    .text = So much time for each turn, and a bank for when that is not enough.
pace-evening-bank = Each player has
pace-evening-increment = and for every turn
pace-days-turn = For each turn
pace-days-bank = and in the bank
pace-vacation = Days away, for each player
pace-weekends = Saturdays and Sundays don’t count
pace-time-up = When somebody’s time is up
time-up-bot = the Conductor moves for them until they are back
time-up-anybody = anybody may take their seat
time-up-wait = the table waits on
own-name = Your name
table-name = Name of the table, if you like
no-time = nothing
seconds =
    { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
hours =
    { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
days =
    { $days ->
        [0] none
        [one] one day
       *[other] { $days } days
    }

clocks = Clocks
clock-up = time is up
clocks-paused = The clocks stand still.
stood-in-for-you = The Conductor moves for you.
seat-back = I am back
free-seat = Anybody may play on for { $name }.
free-seat-take = Take the seat
pause-asked = { $names } would like the clocks to stand still.
pause-agree = Agree
own-seat = Your seat
seat-bot-moves = Let the Conductor move for me
pause-ask = Ask to stop the clocks
pause-end = Let the clocks run again
away =
    { $left ->
        [one] days away (one left)
       *[other] days away ({ $left } left)
    }
away-days = How many days
seat-leave-or-resign = Leave or resign
seat-leave-text = If you leave, the Conductor moves until somebody takes your seat. If you resign, it plays to the end. You can’t undo either.
seat-leave = Leave the table
seat-resign = Resign

happened-time-up = ran out of time.
happened-stood-in = is away; the Conductor moves.
happened-back = is back.
happened-offered = is not here; anybody may take the seat.
happened-sat-down = sits down.
happened-left = has left; anybody may take the seat, and the Conductor moves until then.
happened-bot-for-good = plays on as a bot, to the end.
happened-away = is away for some days; the clock stands still.
happened-wants-pause = would like the clocks to stand still.
happened-paused = agrees: the clocks stand still.
happened-goes-on = lets the clocks run again.

problem-not-here = That can’t be done at this table
    .why = In a lesson there is nobody to wait for; in a campaign the campaign’s page says who plays a company.
    .todo = Go back to the table, or to the campaign.
problem-not-free = This seat is not free
    .why = Somebody sits there, or was quicker than you.
    .todo = Watch the game, or open a table of your own.
problem-no-clock = This table has no clock
    .why = Everybody takes the time they need, so nothing has to stand still.
    .todo = Nothing has changed.
problem-no-vacation = So many days you don’t have
    .why = The players agreed on how many days each of them may be away.
    .todo = Choose fewer days, or ask the others to stop the clocks.
problem-bad-clock = Nobody can keep to that clock
    .why = A turn and the bank together have at least a second, and at most sixty days each.
    .todo = Choose other times.

watch = Who may watch
may-watch-link = Whoever has the link
may-watch-anybody = Everybody: the game is listed on the home page
may-watch-players = Only those who play
hints = Hints
hints-allowed = A player may ask a bot for a hint: “what would you do?”
hints-text = Against bots alone you always may. Among people nobody is asked unless you allow it here.
problem-players-only = This table is its players’ own
    .why = Whoever opened it wanted nobody else to watch.
    .todo = Ask for an invitation if you want to play.
