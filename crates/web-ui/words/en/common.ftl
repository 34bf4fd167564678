language = English
skip = Skip to the content
nav = Pages
and = and
or = or
# In numbers.
decimal-mark = .
# What may end a word of the glossary in the plural.
plural-endings = s es

bot-apprentice = Apprentice
    .plays = Knows the rules and a sensible move when it sees one, but overlooks some and misjudges others. Good company for a first game.
bot-conductor = Conductor
    .plays = Takes the move that looks best at once and never looks further. Quick, steady, and open to a plan.
bot-broker = Broker
    .plays = Looks ahead for a moment, weighs what the others will do, and bids what a thing is worth.
bot-baron = Baron
    .plays = Looks furthest, for up to a second. The strongest there is here.
# What tables of before call the Conductor.
bot-greedy = { bot-conductor }
bot-random = Random
    .plays = Makes any move that is allowed, by chance. Good for trying out the rules.
# On the card of a bot's face.
bot-card = { $name } is a bot: { $bot }, level { $level } of { $levels }. { $plays }

no-game-over = The game is over.
no-not-your-turn = It is not your turn: the table waits for { $seat }.
no-unreadable-action = This is not a move of this game.
no-bad-options = These options are not options of this game.
no-record-format = The file has record format { $found }; we read format { $known }.
no-record-game = The file is a record of another game.
no-record-rules = It was played by version { $found } of the rules; we play version { $known }.
no-record-unknown-action = Move { $number } is not a move of this game.
no-record-refused = Move { $number }, by { $seat }, is not allowed there.
