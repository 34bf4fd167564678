# De tafel, voor elk spel hetzelfde.

rules = Regels
history = Verloop
board = Bord
telegraph = Telegraaf
telegraph-earlier = Eerdere beurten
telegraph-newer = nieuwer ▾
prompt = Waar de tafel op wacht
your-turn = Jouw beurt
your-move = Jouw zet
tabs = Delen van de tafel
live = Live
reconnecting = Verbinding zoeken …
offline = De server antwoordt niet. Je zet is niet gedaan: probeer het zo nog eens.

more-ways = { $count ->
    [one] Nog een manier
   *[other] Nog { $count } manieren
}
all-moves =
    { $count ->
        [one] 1 zet in woorden
       *[other] { $count } zetten als lijst
    }
other-bid = Een ander bod
amount-less = één minder
amount-more = één meer
bid = Bied
choose = Kies
which-cards = welke kaarten?
which-route = Welke route voor { $card }?
ways-on = { $count } mogelijkheden: kies dit om ze te zien
confirm = Doen
close = Sluiten
let-go = Esc: een ander
    .touch = tik er nog eens op om los te laten
    .close = Sluiten: kies een andere
why-not = Waarom niet?
    .of = { $what }: waarom niet?
why-nothing = Hier valt niets te doen.
why-rule = Lees deze regel ({ $rule })
why-of-all = Alles wat op de kaart oplicht is hiervoor: kies daar.

nobody-yet = · daar zit nog niemand
also-deciding = · ook aan zet:
undone = { $count } zetten teruggenomen: het is weer jouw beslissing
amount-in-range = Hier kan van { $least } tot en met { $most }.
undo = Ongedaan maken
    .short = Ongedaan
undo-restart = Begin je beurt opnieuw
    .short = Beurt opnieuw
undo-ask = Vraag of je terug mag
undo-asked =
    { $moves ->
        [one] { $name } wil één zet terug.
       *[other] { $name } wil { $moves } zetten terug.
    }
undo-agree = Goed
undo-decline = Liever niet
undo-waiting = Je hebt gevraagd of je terug mag; de anderen moeten nog antwoorden.
undo-forget = Laat maar

zoom = Zoomen
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-fit = Toon het hele bord
map-key = Wat de kaart laat zien

moment = Zet { $number } van { $moves }
moment-link = Na zet { $number }
history-first = Naar het begin
history-back = Eén zet terug
history-on = Eén zet verder
history-last = Naar de laatste zet
history-slider = Moment in het spel
history-go = Ga
history-next = → { $asked }
history-now = Terug naar nu
eyes = Gezien door
eyes-all = alle ogen

ending-open = Toon de uitslag
ending-close = Bekijk het eindbord
ending-waiting = De rekening wordt opgemaakt; de winnaar komt als laatste. Een tik of een toets toont alles meteen.
ending-won = Je hebt gewonnen, met { $gap } voorsprong op { $name }
ending-won-tie = Je hebt gewonnen: gelijk met { $name }, maar de eerste volgens de regel voor gelijkspel
ending-shared = Je deelt de overwinning met { $names }
ending-lost = Je bent { $place }e geworden, met { $gap } achterstand op { $name }
ending-lost-tie = Je bent { $place }e geworden: gelijk met { $name }, die volgens de regel voor gelijkspel wint
ending-beaten = { $name } heeft je verslagen, met { $gap } verschil
ending-rematch = Nog een keer
    .text = Nog eens met dezelfde spelers; ieder zit één plaats verder, met de kleur van die plaats
ending-replay = Kijk het spel terug
ending-another = Nieuw spel
ending-share = Kopieer de link
over-title = Het spel is uit

shares-held = { $shares ->
    [one] 1 aandeel { $company }
   *[other] { $shares } aandelen { $company }
 }

keys = Toetsen
key-tab = naar het volgende deel van de pagina
key-arrows = van de ene verlichte plek op de kaart naar de volgende
key-enter = kies die
key-escape = één stap terug
key-next = naar de volgende of vorige verlichte plek
key-undo = ongedaan maken
key-finish = passen, stoppen, de beurt beëindigen
key-hint = wat zou een bot doen? In een les: laat me de zet zien, of verder
key-recap = wat er sinds je beurt is gebeurd
key-explain = leg het volgende teken, plaatje of getal uit
key-pace = bots langzamer of sneller
key-history = eerdere momenten, en terug naar nu
key-space = Spatie
key-play = daar: afspelen of stoppen, één zet terug, één zet verder
key-keys = deze toetsen
tab-lit = daar valt iets te kiezen
tab-unread = daar staat iets nieuws
touch = Aanraken en tekens
touch-lit = Tik op wat oplicht
    .does = wat het kost, en dan ja of nee
touch-sign = Tik op een teken of woord
    .does = wat het betekent
touch-drag = Eén vinger
    .does = verschuift de kaart
touch-pinch = Twee vingers
    .does = dichterbij of verder weg
touch-dot = Stip op een tab
touch-ring = Ring op een tab
history-play = Afspelen of stoppen
history-speed = Hoe snel
history-slow = langzaam
history-usual = gewoon
history-fast = snel

by-itself = (geen andere keus)
turn-over = Je beurt is voorbij:
tempo = Hoe snel bots zetten doen
tempo-slow = Langzaam, één zet tegelijk (<)
tempo-usual = In het gewone tempo
tempo-fast = Alles meteen (>)
thinking = denkt na …
watching = Je kijkt mee
recap = Terugblik
since-turn = { $change } sinds je vorige beurt
recap-earlier = { $turns ->
    [one] één beurt hiervoor staat in de telegraaf
   *[other] { $turns } beurten hiervoor staan in de telegraaf
 }
recap-rest = en nog { $rest }
recap-more = Meer beurten: { $turns }
recap-replay = Speel af
recap-close = Begrepen
talk = Gesprek
talk-placeholder = Zeg iets tegen de anderen
talk-send = Zeg

table-menu = Tafel
invites = Uitnodigingen
invite-seat = Privélink voor plaats { $number }
invite-own = Je eigen link, voor een ander apparaat
open-seats = Nog vrij
open-seats-text = Stuur elke vriend een eigen link; wie hem opent, zit aan tafel.
watchers = Kijkers
watch-link = Link om mee te kijken
copy = Kopieer
copied = Gekopieerd
record = Verslag
record-later = De hele partij als klein bestand, zodra die afgelopen is: wat geloot wordt, staat er ook in.
record-download = Download het verslag
fair = Eerlijk geschud
fair-commitment = Vastgelegd bij het openen van de tafel:
fair-seed = Na afloop onthuld:

notes = Mijn notities
notes-text = Alleen jij kunt dit lezen.
notes-keep = Bewaren
voices = Gesprek
voice-mute = { $name } dempen
voice-hear = { $name } weer horen
talk-unread = nieuw
talk-unheard =
    { $lines ->
        [one] Eén regel van { $name } is verborgen:
       *[other] { $lines } regels van { $name } zijn verborgen:
    }
talk-show = tonen
talk-all-read = Ik heb het gelezen
home-unread =
    { $lines ->
        [one] één nieuwe regel in het gesprek
       *[other] { $lines } nieuwe regels in het gesprek
    }
