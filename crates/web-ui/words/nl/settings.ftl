# De instellingen: hoe een lezer de bladzijden graag heeft.

settings = Instellingen
settings-kept-yours = Wat je hier kiest, geldt op al je apparaten.
settings-kept-here = Wat je kiest, wordt in deze browser bewaard en gaat mee zodra je aan een tafel gaat zitten.
settings-save = Bewaren
settings-saved = Bewaard.
settings-more = Een naam en een wachtwoord om mee terug te komen, je apparaten, en hoe je vertrekt:

setting-scheme = Licht of donker
setting-scheme-system = Zoals het systeem
    .text = Licht of donker, zoals je apparaat is ingesteld.
setting-scheme-light = Licht
    .text = Papier en inkt.
setting-scheme-dark = Donker
    .text = Bij lamplicht.

setting-palette = Kleuren van spelers en maatschappijen
setting-palette-usual = Gewoon
    .text = De kleuren van de dozen.
setting-palette-red-green = Voor rood en groen
    .text = Goed te onderscheiden als je rood en groen moeilijk uit elkaar houdt.
setting-palette-blue-yellow = Voor blauw en geel
    .text = Goed te onderscheiden als je blauw en groen, of geel en roze moeilijk uit elkaar houdt.

setting-motion = Beweging
setting-motion-system = Zoals het systeem
    .text = Stukken glijden, tenzij je apparaat om minder vraagt.
setting-motion-reduced = Minder
    .text = Alles staat meteen op zijn plaats.

setting-lang = Taal
setting-lang-system = Zoals de browser
    .text = De eerste taal van je browser die wij spreken.

setting-bots = Zetten van bots
setting-bots-usual = Zoals gewoonlijk
    .text = Een bot wacht even voordat hij zet.
setting-bots-slow = Langzaam
    .text = Een voor een, zodat je elke zet kunt volgen.
setting-bots-fast = Meteen
    .text = Bots wachten niet; alles gebeurt meteen.

setting-confirm = Voordat een zet wordt verstuurd
setting-confirm-no = Eén keuze is een zet
    .text = Wat hij kost, zie je voordat je kiest. Op een aanraakscherm zie je eerst de prijs en zeg je dan ja.
setting-confirm-yes = Vraag het me
    .text = Elke zet wordt nog eens getoond en wacht op je ja: met muis, toetsenbord en vinger.
confirm-move = Deze zet versturen?
for-ever = Dit blijft voor altijd zo
