# Hoe snel er gespeeld wordt, en vrienden die er even niet zijn.

pace = Hoe snel
pace-none = Geen klok
    .text = Iedereen neemt de tijd die nodig is, vanavond of wekenlang.
pace-evening = Een avond
    .text = Een klok voor het hele spel, en bij elke beurt komt er wat bij.
pace-days = Een zet per dag
    .text = Zoveel tijd per beurt, en een reserve voor als dat niet genoeg is.
pace-evening-bank = Elke speler heeft
pace-evening-increment = en bij elke beurt
pace-days-turn = Per beurt
pace-days-bank = en in reserve
pace-vacation = Vakantiedagen per speler
pace-weekends = Zaterdag en zondag tellen niet mee
pace-time-up = Als iemands tijd om is
time-up-bot = zet de conducteur voor die speler, tot die terug is
time-up-anybody = mag iedereen die plaats innemen
time-up-wait = wacht de tafel gewoon
own-name = Je naam
table-name = Naam van de tafel, als je wilt
no-time = niets
seconds =
    { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    }
minutes =
    { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
    }
hours =
    { $hours ->
        [one] één uur
       *[other] { $hours } uur
    }
days =
    { $days ->
        [0] geen
        [one] één dag
       *[other] { $days } dagen
    }

clocks = Klokken
clock-up = tijd is om
clocks-paused = De klokken staan stil.
stood-in-for-you = De conducteur zet voor jou.
seat-back = Ik ben terug
free-seat = Wie wil, mag verder spelen voor { $name }.
free-seat-take = Neem de plaats in
pause-asked = { $names } wil de klokken stilzetten.
pause-agree = Akkoord
own-seat = Jouw plaats
seat-bot-moves = Laat de conducteur voor mij zetten
pause-ask = Vraag om de klokken stil te zetten
pause-end = Laat de klokken weer lopen
away =
    { $left ->
        [one] dagen weg (nog één over)
       *[other] dagen weg (nog { $left } over)
    }
away-days = Hoeveel dagen
seat-leave-or-resign = Weggaan of opgeven
seat-leave-text = Ga je weg, dan zet de conducteur tot iemand je plaats inneemt. Geef je op, dan speelt hij tot het eind. Geen van beide kun je terugdraaien.
seat-leave = Ga van tafel
seat-resign = Geef op

happened-time-up = heeft geen tijd meer.
happened-stood-in = is er even niet; de conducteur zet.
happened-back = is terug.
happened-offered = is er niet; wie wil, mag de plaats innemen.
happened-sat-down = schuift aan.
happened-left = is weg; wie wil, mag de plaats innemen, en tot dan zet de conducteur.
happened-bot-for-good = speelt verder als bot, tot het eind.
happened-away = is een paar dagen weg; de klok staat stil.
happened-wants-pause = wil de klokken stilzetten.
happened-paused = vindt het goed: de klokken staan stil.
happened-goes-on = laat de klokken weer lopen.

problem-not-here = Dat kan aan deze tafel niet
    .why = In een les is er niemand om op te wachten; in een campagne staat op de campagnepagina wie een maatschappij speelt.
    .todo = Ga terug naar de tafel, of naar de campagne.
problem-not-free = Deze plaats is niet vrij
    .why = Er zit iemand, of iemand was je voor.
    .todo = Kijk mee, of open zelf een tafel.
problem-no-clock = Deze tafel heeft geen klok
    .why = Iedereen neemt de tijd die nodig is, dus er hoeft niets stil te staan.
    .todo = Er is niets veranderd.
problem-no-vacation = Zoveel dagen heb je niet
    .why = De spelers hebben afgesproken hoeveel dagen ieder weg mag zijn.
    .todo = Kies minder dagen, of vraag de anderen de klokken stil te zetten.
problem-bad-clock = Met die klok valt niet te spelen
    .why = Beurt en reserve zijn samen minstens een seconde, en elk hoogstens zestig dagen.
    .todo = Kies andere tijden.

watch = Wie mag meekijken
may-watch-link = Wie de link heeft
may-watch-anybody = Iedereen: het spel staat op de startpagina
may-watch-players = Alleen wie meespeelt
hints = Tips
hints-allowed = Een speler mag een bot om een tip vragen: “wat zou jij doen?”
hints-text = Tegen alleen bots mag dat altijd. Onder mensen alleen als je het hier toestaat.
problem-players-only = Deze tafel is van de spelers zelf
    .why = Wie de tafel opende, wilde geen kijkers.
    .todo = Vraag om een uitnodiging als je wilt meespelen.
