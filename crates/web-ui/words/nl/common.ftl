language = Nederlands
skip = Naar de inhoud
nav = Pagina’s
and = en
or = of
# In getallen.
decimal-mark = ,
# Waarop een woord van de woordenlijst in het meervoud kan eindigen.
plural-endings = s en n es

bot-apprentice = Leerling
    .plays = Kent de regels en herkent een goede zet, maar ziet er ook over het hoofd en schat andere verkeerd in. Fijn gezelschap voor een eerste partij.
bot-conductor = Conducteur
    .plays = Doet meteen de zet die er het best uitziet en kijkt niet verder. Vlot, degelijk, en met een plan te verslaan.
bot-broker = Makelaar
    .plays = Kijkt even vooruit, bedenkt wat de anderen zullen doen en biedt wat iets waard is.
bot-baron = Baron
    .plays = Kijkt het verst vooruit, tot een seconde lang. De sterkste die hier te vinden is.
# Zo heet de Conducteur aan tafels van vroeger.
bot-greedy = { bot-conductor }
bot-random = Willekeurig
    .plays = Doet zomaar een zet die mag. Handig om de regels uit te proberen.
# Op het kaartje bij het gezicht van een bot.
bot-card = { $name } is een bot: { $bot }, niveau { $level } van { $levels }. { $plays }

no-game-over = Het spel is afgelopen.
no-not-your-turn = Je bent niet aan de beurt: de tafel wacht op { $seat }.
no-unreadable-action = Dit is geen zet van dit spel.
no-bad-options = Deze opties horen niet bij dit spel.
no-record-format = Het bestand heeft verslagvorm { $found }; wij lezen vorm { $known }.
no-record-game = Het bestand is het verslag van een ander spel.
no-record-rules = Er is gespeeld met versie { $found } van de regels; wij spelen met versie { $known }.
no-record-unknown-action = Zet { $number } is geen zet van dit spel.
no-record-refused = Zet { $number }, van { $seat }, mag daar niet.
