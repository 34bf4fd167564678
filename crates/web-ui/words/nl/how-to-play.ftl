# Zo speel je: vijf zinnen per spel, elk naast een klein bord

how-to-play = Zo speel je
how-to-play-of = Zo speel je { $title }
how-to-play-on = Zo ga je verder
all-rules = Alle regels

rules-how-first = in vijf zinnen met plaatjes; hieronder alles, genummerd.
rules-words = Woorden
rules-our-choice = Onze keuze: het spelregelboek zwijgt, of is op twee manieren te lezen

example-steps = Stappen van het voorbeeld
example-back = Een stap terug
example-on = Een stap verder
example-next = Volgend voorbeeld
example-refused = Dat mag niet:

how-goal = Het doel
how-turn = Jouw beurt
how-pays = Wat geld oplevert
how-end = Het einde
how-tip = Een tip

how-american-rails-goal = Zes spoorwegmaatschappijen trekken door het Oosten. Zij verdienen, hun aandelen betalen jou uit. Wie na 1857 het meeste geld heeft, wint.
    .picture = De kaart van het Oosten met zijn 39 steden; er is nog niets gebouwd.
how-american-rails-turn = Drie keer per jaar zet je je trein op een actie: spoor leggen, een stad ontwikkelen, een schatkist vullen, een aandeel veilen. Sterke acties staan laag, en wie laag staat kiest later.
    .picture = De blauwe blokjes van Republic lopen van New York naar Philadelphia.
how-american-rails-pays = Elke stad die een maatschappij bereikt verhoogt haar inkomsten; een ander in dezelfde stad verlaagt ze. Aan het eind van het jaar worden ze verdeeld over de aandelen die spelers bezitten.
    .picture = Republic en National staan allebei in Philadelphia en Baltimore: het kleinste getal telt.
how-american-rails-end = Het spel eindigt na 1857, of eerder: als het laatste aandeel weg is, of als genoeg voorraden bijna op zijn.
    .picture = De kaart na het eerste jaar: vijf maatschappijen zijn begonnen.
how-american-rails-tip = Je bod gaat in de schatkist van de maatschappij zelf. Een duur aandeel is geen weggegooid geld: het is spoor dat je nog gaat leggen.
    .picture = Het eerste blokje van Republic staat in New York.

how-steel-driver-goal = Vijf rondes. Win spoorwegmaatschappijen, stuur ze naar het westen en krijg wat ze verdienen. Met stenen koop je de leiding, maar alleen geld wint.
    .picture = De kaart van kust tot kust; er ligt nog geen spoor.
how-steel-driver-turn = Eerst de veiling: breng een maatschappij in, bied hoger of pas. Van je bod bouwt ze. Dan bouwen de maatschappijen, één stuk spoor tegelijk, in de volgorde van de treintabel.
    .picture = De rode maatschappij heeft van New Orleans naar Dallas gebouwd.
how-steel-driver-pays = Elke nieuwe stad betaalt haar maatschappij, het verre westen het best. Wie de lijn van San Francisco naar New York sluit, verdient $50 extra.
    .picture = Rood gaat verder van Dallas naar Santa Fe.
how-steel-driver-end = Na ronde vijf worden de goederen uit de steden gehaald. Elke soort meer in een set is meer waard, en elk aandeel betaalt wat de sets van zijn maatschappij waard zijn.
    .picture = Steden met hun goederen, elke soort met een eigen kleur en teken.
how-steel-driver-tip = Elke maatschappij die je wint levert een aandeel voorgoed op. Koop vroeg in de maatschappijen waarvan je aan het eind veel wilt bezitten.
    .picture = De lijst van maatschappijen: wat elke heeft verdiend, en van wie de aandelen zijn.

how-carnegie-goal = Twintig rondes in Amerika’s gouden jaren: bouw je bedrijf uit, stuur werkers het land door, geef geld weg. Wie de meeste punten heeft, wint.
    .picture = De kaart van de vier regio’s met hun steden.
how-carnegie-turn = Eén speler kiest één van vier tijdlijnen; daarna gebruikt iedereen zijn afdelingen van die soort, één keer voor elke staande werker.
    .picture = Een bedrijf: zijn afdelingen, met staande werkers erin.
how-carnegie-pays = Een werker op pad komt thuis als een gebeurtenis zijn regio noemt, en brengt mee wat je vervoer daar waard is en wat je projecten verdienen.
    .picture = New York in het Oosten, waar twee projecten betalen.
how-carnegie-end = Na twintig rondes tel je projecten, afdelingen, stroken, het netwerk van grote steden en vooral je donaties.
    .picture = Wat een bedrijf in een heel spel scoorde, onderdeel voor onderdeel: de helft met donaties.
how-carnegie-tip = Met donaties win je. Kies vroeg wat ze tellen, en bouw dan precies dat.
    .picture = Een paar donaties: wat elke telt en hoeveel punten ze nu waard is.

how-ticket-to-ride-legacy-goal = Een jonge spoorwegmaatschappij, twaalf spellen op één kaart die nooit dezelfde blijft. Per spel wint wie de meeste dollars heeft; de campagne onthoudt alles.
    .picture = De kaart van 1865, nog zonder treinen.
how-ticket-to-ride-legacy-turn = Doe één ding: kaarten nemen, je treinen op een route leggen met kaarten van die kleur, of nieuwe bestemmingen trekken.
    .picture = Rode treinen op een van drie routes tussen New York en Philadelphia; de andere zijn nog vrij.
how-ticket-to-ride-legacy-pays = Een bestemming betaalt als je treinen haar steden verbinden, en kost je geld als dat niet lukt. Routes in je eigen kleur leveren telkens iets op.
    .picture = Blauwe treinen verbinden Chicago en Québec: een gehaalde bestemming.
how-ticket-to-ride-legacy-end = Heeft iemand nog twee treinen of minder, dan heeft ieder nog één beurt. Daarna komen de loonstrookjes.
    .picture = De kaart aan het eind: lange lijnen van drie maatschappijen.
how-ticket-to-ride-legacy-tip = Houd bestemmingen die spoor delen: één lijn kan er twee bedienen.
    .picture = Blauwe lijnen uit Louisville en uit Milwaukee komen in Chicago samen en gaan als één lijn verder.
