language = Nederlands
skip = Naar de inhoud
nav = Pagina’s
and = en

bot-greedy = Gretig
bot-random = Willekeurig

refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = Je bent niet aan de beurt: de tafel wacht op { $names }.
