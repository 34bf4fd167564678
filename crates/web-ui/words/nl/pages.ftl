# De startpagina en de andere pagina’s die geen tafel zijn.

home-short = Amerikaanse spoorwegspellen
home-title = Instappen!
home-lead = De grote Amerikaanse spoorwegspellen aan één tafel: koop aandelen, leg spoor, overbied je vrienden. In je browser, live of één zet per dag, met mensen of tegen bots.
home-play-game = Speel nu { $title }
home-with-friends = Nodig vrienden uit
home-no-account = Geen account, niets te installeren. Je schuift aan bij drie bots; elke toegestane zet licht op het bord op.
ticket-learn = Leren
ticket-minutes = minuten
ticket-learn-game = Leer { $title }
ticket-begin-lesson = Begin de les
ticket-play = Spelen
ticket-now = nu
ticket-play-game = Speel { $title }
play-now = Speel nu
set-up = Open een tafel
games = De spellen
players =
    { $least ->
       *[other] { $least }–{ $most } spelers
    }
pitch-american-rails = Zes spoorwegen, één kaart, en aandelen die onder de hamer komen. Bouw met andermans geld en zorg dat het dividend aan het einde van het jaar van jou is.
pitch-steel-driver = De race naar de Stille Oceaan. Win een maatschappij voor één ronde, drijf haar spoor dwars door het land en reken aan het eind op de juiste goederen.
pitch-carnegie = Werf, bouw, vervoer en schenk. Leid een bedrijf in de gouden eeuw van het staal, en word herinnerd om wat je weggaf. Alleen speel je tegen Andrew zelf.
pitch-ticket-to-ride-legacy = Een campagne die haar eigen kaart verandert. Elk spel opent een doos, en wat je vindt blijft op het bord.

table-over =
    { $moves ->
        [one] Afgelopen na één zet: bekijk het
       *[other] Afgelopen na { $moves } zetten: bekijk het
    }
table-open-seats =
    { $seats ->
        [one] Er is nog één plaats vrij
       *[other] Er zijn nog { $seats } plaatsen vrij
    }
table-waits-for = Wacht op { $names }

learn = Ken je deze spellen nog niet?
learn-see = Zie wat je mag doen
    .text = Toegestane zetten lichten op het bord op en staan als knoppen in een lijst. Wijs er een aan, of tik erop, en je leest wat die kost en oplevert.
learn-why = Vraag waarom niet
    .text = Kies iets wat niet oplicht: de tafel vertelt je de reden, met de paragraaf van de regels.
learn-back = Ga terug
    .text = Neem je eigen zetten terug, en die van bots erna, tot een ander mens handelt of het lot heeft beslist. Het verloop toont de tafel na elke zet.
learn-examples = Uitgewerkte voorbeelden

replay = Speel een partij na
replay-text = Van elke partij kun je een klein bestand downloaden. Open er hier een en loop er zet voor zet doorheen, door ieders ogen.
replay-kept = Een nagespeelde partij die { $days } dagen lang niemand bekijkt, ruimen we op. Partijen die hier gespeeld zijn, blijven.
replay-file = Verslag van een partij
replay-open = Naspelen

new-table = Een tafel openen
new-table-seats = Wie er gaat zitten
new-table-count = Aantal spelers
alone-carnegie = alleen, tegen Andrew
new-table-links = Voor elke vriend krijg je een eigen link om te sturen. Wie hem opent, zit aan tafel: zonder account.
new-table-kept = Doet niemand een zet? Dan wordt de tafel opgeruimd als er { $days } dagen niemand naar gekeken heeft. Wat gespeeld is, blijft.
new-table-company = Wanneer het begint, en wie meekijkt
new-table-more = Meer keuzes
  .text = wanneer het begint, wie meekijkt, hoe er wordt gespeeld
new-table-chairs = Plaatsen
new-table-options = Hoe er wordt gespeeld
    .text = zoals de meesten het spelen; verander wat je wilt
new-table-start = Open de tafel
seat-number = Plaats { $number }
seat-me = Ik
seat-friend = Een vriend, met een link
seat-anybody = Wie maar wil
seat-hot-seat = Iemand aan dit scherm
seat-nobody = Nog niemand
seat-bot = Bot: { $bot }
seat-name = Naam
seat-open = nog vrij
bot = bot
you = jij

join = Uitnodiging
join-title = Schuif aan bij { $title }
join-lead = Je bent uitgenodigd. Kies een naam en ga zitten; een account is niet nodig.
join-people = Wie er zijn
join-take = Neem plaats { $number }
join-keep = De pagina die je krijgt is van jou: kom er vanuit deze browser op terug, of gebruik dezelfde link op een ander apparaat.

rules-of = De regels van { $title }
rules-english = Deze regels zijn in het Engels.
rules-contents = Inhoud
rules-examples = Uitgewerkte voorbeelden
rules-examples-text = Loop er op het bord stap voor stap doorheen.

error-home = Naar de startpagina
error-back = Terug

about = Over
about-what = Golden Spike is een tafel voor Amerikaanse spoorwegspellen, gemaakt door mensen die ze graag spelen.
about-unofficial = Niet officieel
    .text = Dit is een onofficiële uitvoering met eigen woorden en eigen tekeningen. Er is geen band met de ontwerpers of uitgevers van de spellen. Vind je een spel leuk, koop het dan: karton is beter, met vrienden in de kamer.
about-fair = Eerlijk lot
    .text = Als een tafel opengaat, legt de server zijn deel van het lot vast en toont er een vingerafdruk van. Wie gaat zitten voordat het spel begint, voegt iets toe. Na afloop worden alle delen onthuld, en het verslag kan trekking voor trekking worden nagerekend.
about-privacy = Wat er bewaard wordt
    .text = Twee cookies: welke plaatsen van jou zijn, en hoe je de bladzijden graag hebt. Tafels bewaren de namen die je typte en de zetten die je deed. Er wordt niets van elders geladen.
about-licence = Licentie
    .text = Het programma is vrije software, MIT of Apache 2.0, naar keuze. Het bevat werk van anderen:

home-waiting =
    { $tables ->
        [0] Er wacht geen trein op je, { $name }
        [one] Er wacht een trein op je, { $name }
       *[other] Er wachten { $tables } treinen op je, { $name }
    }
home-waiting-nameless =
    { $tables ->
        [0] Er wacht geen trein op je
        [one] Er wacht een trein op je
       *[other] Er wachten { $tables } treinen op je
    }
waiting-for-others = De anderen zijn aan zet
take-your-turn = Doe je zet
since = de beurt begon
opened = geopend
due = nog
due-at = tot
departures = Vertrek: open tafels
departures-game = Spel
departures-with = Met
departures-seats = Plaatsen
join-table = Schuif aan
pace-a-turn = { $time } per beurt
pace-a-game = { $time } per speler
to-watch = Om mee te kijken
finished = Afgelopen
finished-search = Spel, speler of tafel
finished-none = Niets gevonden.
search = Zoek
page-newer = Nieuwer
page-older = Ouder

no-network = Geen verbinding
no-network-text = Golden Spike is niet te bereiken. Er gaat niets verloren: je tafels zijn zoals je ze achterliet, en lag de server zelf plat, dan krijgt iedereen extra tijd.
no-network-again = Probeer opnieuw
no-network-known = Je tafels, zoals bekend op { $time }

begins = Begint
begins-at-once = Meteen
    .text = Wie later komt, vindt het spel wachtend op zijn beurt.
begins-when-all = Als iedereen er is
    .text = Wie gaat zitten, voegt iets toe aan het lot; dan begint de eerste beurt.
chair-me = dit ben jij
chair-friend = krijgt een eigen link
chair-anybody = staat bij de vertrektijden
chair-hot-seat = speelt aan jouw scherm
chair-nobody = kan later nog meedoen
gathering = Wachten op iedereen
gathering-to-come =
    { $seats ->
        [one] Er moet nog één speler komen. Het spel begint als iedereen er is.
       *[other] Er moeten nog { $seats } spelers komen. Het spel begint als iedereen er is.
    }
gathering-begin = Begin nu, met bots op de lege stoelen
gathering-leave = De tafel verlaten
gathering-fair = Het lot van dit spel wordt gemaakt van het deel van de server, dat met zijn vingerafdruk is beloofd voordat er iemand was, en van wat de browser toevoegt van iedereen die gaat zitten.
added-to-luck = voegde iets toe aan het lot
