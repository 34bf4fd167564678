# The table page, the same for every game.

rules = Rules
history = History
board = Board
telegraph = Telegraph
telegraph-earlier = Earlier turns
telegraph-newer = newer ▾
prompt = What the table waits for
your-turn = Your turn
your-move = Your move
tabs = Parts of the table
live = Live
reconnecting = Reconnecting …
offline = The server doesn’t answer. Your move was not made: try again in a moment.

more-ways = { $count ->
    [one] Another way
   *[other] { $count } other ways
}
all-moves =
    { $count ->
        [one] 1 move in words
       *[other] { $count } moves as a list
    }
other-bid = Another bid
amount-less = one less
amount-more = one more
bid = Bid
choose = Choose
which-cards = which cards?
which-route = Which route for { $card }?
ways-on = { $count } choices: pick it to see them
confirm = Do it
close = Close
let-go = Esc: another
    .touch = tap it again to let go
    .close = Close: choose another
why-not = Why not?
    .of = { $what }: why not?
why-nothing = There is nothing to do here.
why-rule = Read this rule ({ $rule })
why-of-all = Everything lit on the map is for this one: choose there.

nobody-yet = · nobody sits there yet
also-deciding = · also choosing:
undone = { $count } moves taken back: it is your decision again
amount-in-range = From { $least } to { $most } can be chosen here.
undo = Undo
    .short = Undo
undo-restart = Restart my turn
    .short = Restart turn
undo-ask = Ask to go back
undo-asked =
    { $moves ->
        [one] { $name } asks to go back one move.
       *[other] { $name } asks to go back { $moves } moves.
    }
undo-agree = Agree
undo-decline = Decline
undo-waiting = You asked to go back; the others have yet to answer.
undo-forget = Never mind

zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show the whole board
map-key = What the map shows

moment = Move { $number } of { $moves }
moment-link = After move { $number }
history-first = To the start
history-back = One move back
history-on = One move on
history-last = To the last move
history-slider = Moment of the game
history-go = Go
history-next = → { $asked }
history-now = Back to now
eyes = Seen by
eyes-all = all eyes

ending-open = Show the result
ending-close = Look at the final board
ending-waiting = The sums are being turned over; the winner comes last. A tap or a key shows everything now.
ending-won = You won, { $gap } ahead of { $name }
ending-won-tie = You won: level with { $name }, ahead in the tie
ending-shared = You share the victory with { $names }
ending-lost = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }, { $gap } behind { $name }
ending-lost-tie = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }: level with { $name }, who wins the tie
ending-beaten = { $name } beat you by { $gap }
ending-rematch = Rematch
    .text = Once more with the same players; everybody sits one seat further on, with the colour of that seat
ending-replay = Replay from the start
ending-another = New game
ending-share = Copy the link
over-title = The game is over

shares-held = { $shares ->
    [one] 1 share of { $company }
   *[other] { $shares } shares of { $company }
 }

keys = Keys
key-tab = to the next part of the page
key-arrows = from one lit place of the map to the next one there
key-enter = choose it
key-escape = one step back
key-next = to the next or the previous thing that is lit
key-undo = undo
key-finish = pass, stop, end the turn
key-hint = what would a bot do? In a lesson: show me the move, or go on
key-recap = what happened since your turn
key-explain = explain the next sign, badge or figure
key-pace = bots slower or faster
key-history = earlier moments, and back to now
key-space = Space
key-play = there: play or stop, one move back, one move on
key-keys = these keys
tab-lit = something to choose there
tab-unread = something new to read there
touch = Touch and signs
touch-lit = Tap what is lit
    .does = what it costs, and then yes or no
touch-sign = Tap a sign or a word
    .does = what it means
touch-drag = One finger
    .does = moves the map
touch-pinch = Two fingers
    .does = closer, or farther away
touch-dot = Dot on a tab
touch-ring = Ring on a tab
history-play = Play or stop
history-speed = How fast
history-slow = slow
history-usual = normal
history-fast = fast

by-itself = (no other choice)
turn-over = Your turn is over:
tempo = How fast bots move
tempo-slow = Slowly, one move at a time (<)
tempo-usual = At the usual pace
tempo-fast = All at once (>)
thinking = thinking …
watching = You are watching
recap = Recap
since-turn = { $change } since your last turn
recap-earlier = { $turns ->
    [one] one turn before these is in the telegraph
   *[other] { $turns } turns before these are in the telegraph
 }
recap-rest = and { $rest } more
recap-more = More turns: { $turns }
recap-replay = Replay
recap-close = Got it
talk = Talk
talk-placeholder = Say something to the table
talk-send = Say

table-menu = Table
invites = Invitations
invite-seat = Private link for seat { $number }
invite-own = Your own link, for another device
open-seats = Still open
open-seats-text = Send each friend a private link; whoever opens it sits down.
watchers = Spectators
watch-link = Link to watch
copy = Copy
copied = Copied
record = Record
record-later = The whole game as a small file, once it is over: it holds the seed of all luck.
record-download = Download the record
fair = Fair shuffle
fair-commitment = Fixed when the table was opened:
fair-seed = Revealed at the end:

notes = My notes
notes-text = Only you can read this.
notes-keep = Keep
voices = Talk
voice-mute = Mute { $name }
voice-hear = Hear { $name } again
talk-unread = new
talk-unheard =
    { $lines ->
        [one] One line of { $name }’s is hidden:
       *[other] { $lines } lines of { $name }’s are hidden:
    }
talk-show = show
talk-all-read = I have read it
home-unread =
    { $lines ->
        [one] one new line of talk
       *[other] { $lines } new lines of talk
    }
