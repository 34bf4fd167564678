# Tips voor de eerste keer: zes per spel, één tegelijk
hint-got-it = OK

hint-american-rails-1 = Je bod vult de schatkist van de maatschappij: daar bouwt ze jarenlang van.
hint-american-rails-2 = Op een verlicht veld: de prijs, dan wat het per jaar oplevert.
hint-american-rails-3 = Wie hoger staat op het actiespoor, kiest in de volgende fase eerder.
hint-american-rails-4 = Een tweede maatschappij in een stad: beide krijgen minder. Soms is dat de bedoeling.
hint-american-rails-5 = Elk verkocht aandeel verdeelt de inkomsten verder, ook die van jou.
hint-american-rails-6 = Kan iets niet? Probeer het: dan zie je waarom.
hint-steel-driver-1 = Van je bod bouwt de maatschappij haar spoor: tel eerst wat dat kost, bied dan.
hint-steel-driver-2 = Stenen die je niet uitgeeft, houd je. Passen is niet voorgoed: je mag later openen.
hint-steel-driver-3 = Kies een zwart rondje op de kaart: zoveel stenen kost dat stuk spoor. De stad levert haar getal op.
hint-steel-driver-4 = Spoor tussen twee steden die de maatschappij al heeft, levert niets op. Soms moet het toch.
hint-steel-driver-5 = Vanaf ronde drie toont elk aandeel wat het aan het eind waard zou zijn.
hint-steel-driver-6 = Vijf verschillende goederen maken een set van $150 per aandeel.
hint-carnegie-1 = Kan iets niet? Probeer het: dan zie je waarom.
hint-carnegie-2 = Verplaatste werkers liggen: om te werken staan ze op, voor de prijs van het bureau.
hint-carnegie-3 = De gebeurtenis rechts van een blokje komt vóór het werk: wie heeft er baat bij?
hint-carnegie-4 = Werkers in een regio verdienen niets tot een gebeurtenis die regio noemt.
hint-carnegie-5 = Een donatie scoort wat ze telt, tot 12: kijk naar de wand, bouw dan.
hint-carnegie-6 = Goederen kun je altijd verkopen voor $1, maar je bouwt er steden mee.
hint-ticket-to-ride-legacy-1 = Goud: wat je bestemmingen nog vragen. Gestippeld: nu te claimen.
hint-ticket-to-ride-legacy-2 = Een open locomotief is je hele beurt; een blinde kaart kan er een zijn.
hint-ticket-to-ride-legacy-3 = Kies een kleur van je hand: de routes die ze kan betalen lichten op.
hint-ticket-to-ride-legacy-4 = Een grijze route neemt elke kleur, maar één tegelijk.
hint-ticket-to-ride-legacy-5 = Een bestemming die niet lukt, kost wat ze had opgeleverd.
hint-ticket-to-ride-legacy-6 = Twee treinen of minder, en voor iedereen begint de laatste ronde.

newcomer = Voor wie het nog leert
newcomer-lesson = Speel de les
goal-american-rails = Doel: het meeste geld na 1857. Aandelen keren elk jaar uit.
goal-steel-driver = Doel: het meeste geld: elke ronde de winst van je maatschappijen, aan het eind je aandelen.
goal-carnegie = Doel: de meeste punten na twintig rondes.
    .alone = Doel: meer punten dan Andrew na twintig rondes.
goal-ticket-to-ride-legacy = Doel: de meeste dollars, met bestemmingen, routes in je kleur en weinig treinen over.

# Een bot om raad vragen
hint-ask = Tip: wat zou een bot doen?
    .short = Tip
hint-title = Wat een goede bot zou doen
hint-shared = bij elk: { $what }
hint-opinion = maar één mening
hint-all-even = deze zijn even goed; andere misschien ook
hint-none = Hij weet niets beters dan wat je ziet.
hint-even = ongeveer even goed als de eerste
hint-weaker = zwakker dan het eerste
hint-behind = aan het eind ongeveer { $worth } minder
hint-do = Doen
hint-back = Terug naar de tafel
