# De instellingen: hoe een lezer de bladzijden graag heeft.

settings = Instellingen
settings-kept-yours = Wat je hier kiest, geldt op al je apparaten.
settings-kept-here = Wat je kiest, wordt in deze browser bewaard en gaat mee zodra je aan een tafel gaat zitten.
settings-save = Bewaren
settings-saved = Bewaard.
settings-more = Een naam en een wachtwoord om mee terug te komen, je apparaten, en de weg naar buiten:

setting-scheme = Licht of donker
setting-scheme-system = Zoals het systeem
    .text = Overdag en ’s avonds zoals je apparaat het heeft.
setting-scheme-light = Licht
    .text = Papier en inkt.
setting-scheme-dark = Donker
    .text = Bij lamplicht.

setting-palette = Kleuren van spelers en maatschappijen
setting-palette-usual = Gewoon
    .text = De kleuren van de dozen.
setting-palette-red-green = Voor rood en groen
    .text = Uit elkaar te houden voor wie rood en groen verwart.
setting-palette-blue-yellow = Voor blauw en geel
    .text = Uit elkaar te houden voor wie blauw en groen, of geel en roze verwart.

setting-motion = Beweging
setting-motion-system = Zoals het systeem
    .text = Stukken glijden, tenzij je apparaat om minder vraagt.
setting-motion-reduced = Minder
    .text = Alles staat meteen op zijn plaats.

setting-lang = Taal
setting-lang-system = Zoals de browser
    .text = De eerste van zijn talen die wij spreken.

setting-bots = Zetten van bots
setting-bots-usual = Zoals gewoonlijk
    .text = Een bot wacht even voordat hij zet.
setting-bots-slow = Langzaam
    .text = Een voor een, zodat je elke zet kunt volgen.
setting-bots-fast = Meteen
    .text = Bots wachten niet, en niets wordt opgehouden.

setting-confirm = Voordat een zet wordt verstuurd
setting-confirm-no = Een klik is een zet
    .text = Wat hij kost, zie je voordat je klikt. Een vinger wordt één keer gevraagd.
setting-confirm-yes = Vraag het me
    .text = Elke zet wordt nog eens getoond en wacht op je ja: met muis, toetsenbord en vinger.
confirm-move = Deze zet versturen?
