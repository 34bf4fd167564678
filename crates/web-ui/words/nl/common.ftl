language = Nederlands
skip = Naar de inhoud
nav = Pagina’s
and = en

bot-greedy = Gretig
bot-random = Willekeurig

no-game-over = Het spel is afgelopen.
no-not-your-turn = Je bent niet aan de beurt: de tafel wacht op { $seat }.
no-unreadable-action = Dit is geen zet van dit spel.
no-bad-options = Deze opties horen niet bij dit spel.
no-record-format = Het bestand heeft verslagvorm { $found }; wij lezen vorm { $known }.
no-record-game = Het bestand is het verslag van een ander spel.
no-record-rules = Er is gespeeld met versie { $found } van de regels; wij spelen met versie { $known }.
no-record-unknown-action = Zet { $number } is geen zet van dit spel.
no-record-refused = Zet { $number }, van { $seat }, mag daar niet.
