# Home and the other pages that are not a table.

home-short = American railroad board games
home-title = All aboard
home-lead = The great American railroad games at one table: buy shares, lay track, outbid your friends. In your browser, live or a move a day, with people or against bots.
home-play-game = Play { $title } now
home-with-friends = Invite friends
home-no-account = No account, nothing to install. You sit down against three bots; every legal move lights up on the board.
ticket-learn = Learn
ticket-minutes = minutes
ticket-learn-game = Learn { $title }
ticket-begin-lesson = Begin the lesson
ticket-play = Play
ticket-now = now
ticket-play-game = Play { $title }
play-now = Play now
set-up = Open a table
games = The games
players =
    { $least ->
       *[other] { $least }–{ $most } players
    }
pitch-american-rails = Six railways, one map, and shares that change hands at auction. Build with other people’s money, then own the dividends when the year ends.
pitch-steel-driver = Race to the Pacific. Win a company for a round, drive its track across the continent, and count on the right goods at the end.
pitch-carnegie = Hire, build, ship and give. Run a company of the gilded age, and be remembered for what you gave away. Alone, you play against Andrew himself.
pitch-ticket-to-ride-legacy = A campaign that changes its own map. Every game opens a box, and what you find stays on the board.

table-over =
    { $moves ->
        [one] Over after one move: look at it
       *[other] Over after { $moves } moves: look at it
    }
table-open-seats =
    { $seats ->
        [one] One seat is still open
       *[other] { $seats } seats are still open
    }
table-waits-for = Waits for { $names }

learn = New to these games?
learn-see = See what you may do
    .text = Legal moves are lit on the board and listed as buttons. Point at one, or tap it, and you read what it costs and what it earns.
learn-why = Ask why not
    .text = Choose anything that is not lit: the table tells you the reason, with the paragraph of the rules.
learn-back = Go back
    .text = Undo your own moves, and those of bots after them, until another person acts or chance has answered. The history shows the table after every move.
learn-examples = Worked examples

replay = Replay a game
replay-text = Every game can be downloaded as a small file. Open one here and walk through it move by move, through anybody’s eyes.
replay-kept = A replay that nobody looks at for { $days } days is cleared away. Games played here stay.
replay-file = Record of a game
replay-open = Replay

new-table = Open a table
new-table-seats = Who sits down
new-table-count = How many play
alone-carnegie = alone, against Andrew
new-table-links = For every friend you get a private link to send. Whoever opens it sits down: no account needed.
new-table-kept = Nobody moves? Then the table is cleared away { $days } days after anybody last looked at it. What was played stays.
new-table-company = When it begins, and who looks on
new-table-more = More choices
  .text = when it begins, who looks on, how it is played
new-table-chairs = Chairs
new-table-options = How it is played
    .text = as most people play it; change what you like
new-table-start = Open the table
seat-number = Seat { $number }
seat-me = Me
seat-friend = A friend, by link
seat-anybody = Anybody
seat-hot-seat = Somebody at this screen
seat-nobody = Nobody yet
seat-bot = Bot: { $bot }
seat-name = Name
seat-open = still open
bot = bot
you = you

join = Invitation
join-title = Sit down to { $title }
join-lead = You are invited. Choose a name and take your seat; no account needed.
join-people = Who is there
join-take = Take seat { $number }
join-keep = The page you get is yours: come back to it from this browser, or use the same link on another device.

rules-of = The rules of { $title }
rules-english = These rules are in English.
rules-contents = Contents
rules-examples = Worked examples
rules-examples-text = Step through them on the board.

error-home = To the home page
error-back = Back

about = About
about-what = Golden Spike is a table for American railroad board games, made by people who like to play them.
about-unofficial = Unofficial
    .text = This is an unofficial implementation with its own words and its own art. It is not connected with the designers or publishers of the games. If you like a game, buy it: cardboard is better with friends in the room.
about-fair = Fair luck
    .text = When a table opens, the server fixes its part of the luck and shows a fingerprint of it. Everybody who sits down before the game begins adds some more. At the end all parts are revealed, and the record can be checked draw by draw.
about-privacy = What it remembers
    .text = Two cookies: which seats are yours, and how you like the pages. Tables keep the names you typed and the moves you made. Nothing is loaded from anywhere else.
about-licence = Licence
    .text = The program is free software, MIT or Apache 2.0, whichever you like. It carries these works of others:

home-waiting =
    { $tables ->
        [0] No train waits for you, { $name }
        [one] One train waits for you, { $name }
       *[other] { $tables } trains wait for you, { $name }
    }
home-waiting-nameless =
    { $tables ->
        [0] No train waits for you
        [one] One train waits for you
       *[other] { $tables } trains wait for you
    }
waiting-for-others = Waiting for others
take-your-turn = Take your turn
since = the turn began
opened = opened
due = due in
due-at = due
departures = Departures: open tables
departures-game = Game
departures-with = With
departures-seats = Seats
join-table = Join
pace-a-turn = { $time } a turn
pace-a-game = { $time } each
to-watch = To watch
finished = Finished
finished-search = Game, player or table
finished-none = Nothing found.
search = Search
page-newer = Newer
page-older = Older

no-network = No network
no-network-text = Golden Spike can’t be reached. Nothing is lost: your tables are as you left them, and their clocks give everybody time when the server itself was down.
no-network-again = Try again
no-network-known = Your tables, as they were known on { $time }

begins = Begins
begins-at-once = At once
    .text = Friends who come later find the game waiting for their turn.
begins-when-all = When all are there
    .text = Everybody who sits down adds to the luck; then the first turn begins.
chair-me = this is you
chair-friend = gets a private link
chair-anybody = shown under departures
chair-hot-seat = plays at your screen
chair-nobody = may be taken up later
gathering = Waiting for all
gathering-to-come =
    { $seats ->
        [one] One player is still to come. The game begins when all are there.
       *[other] { $seats } players are still to come. The game begins when all are there.
    }
gathering-begin = Begin now, with bots on the empty chairs
gathering-leave = Leave the table
gathering-fair = The luck of this game is made of the server’s part, which it promised by its fingerprint before anybody came, and of what the browser of everybody who sits down adds.
added-to-luck = added to the luck
