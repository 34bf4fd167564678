language = English
skip = Skip to the content
nav = Pages
and = and

bot-greedy = Greedy
bot-random = Random

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: the table waits for { $names }.
