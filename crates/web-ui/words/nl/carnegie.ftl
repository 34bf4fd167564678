# Carnegie

## Namen

ca-rounds = Waar het spel is
ca-set-up = Opzet
ca-round-of = Ronde { $round } van { $rounds }
ca-mark-round = R{ $round }
ca-mark-end = Einde
ca-stage-timeline = Tijdlijn
ca-stage-event = Gebeurtenis
ca-stage-departments = Afdelingen
ca-stage-activate = Opstaan
ca-timeline = Tijdlijn
ca-region = Regio
ca-timeline-human-resources = Personeel
    .short = Personeel
    .board = Personeel
    .does = Verplaatst werkers van kamer naar kamer
    .brings = verzet werkers
ca-timeline-management = Management
    .short = Management
    .board = Management
    .does = Brengt geld en goederen, en opent afdelingen
    .brings = geld, afdelingen
ca-timeline-construction = Uitvoering
    .short = Uitvoering
    .board = Uitvoering
    .does = Bouwt projecten in steden
    .brings = bouwt projecten
ca-timeline-research-and-development = Onderzoek & Ontwikkeling
    .short = O&O
    .board = O&O
    .does = Brengt studiepunten, voor stroken en vervoer
    .brings = stroken, vervoer
ca-region-west = Westen
ca-region-midwest = Midwesten
ca-region-south = Zuiden
ca-region-east = Oosten
ca-project-housing = Huisvesting
ca-project-commerce = Commercie
ca-project-industry = Industrie
ca-project-infrastructure = Infrastructuur
ca-side-a = A
ca-side-b = B
ca-standing = staand
ca-lying = liggend
ca-lobby = Lobby
    .plain = Wie hier ligt, wacht: breng ze naar een kamer.
    .brief = wacht op een kamer
ca-space-1-1 = kamer 1-1
ca-space-1-2 = kamer 1-2
ca-space-1-3 = kamer 1-3
ca-space-1-4 = kamer 1-4
ca-space-2-1 = kamer 2-1
ca-space-2-2 = kamer 2-2
ca-space-2-3 = kamer 2-3
ca-space-2-4 = kamer 2-4
ca-space-3-1 = kamer 3-1
ca-space-3-2 = kamer 3-2
ca-space-3-3 = kamer 3-3
ca-space-3-4 = kamer 3-4
ca-space-4-1 = kamer 4-1
ca-space-4-2 = kamer 4-2
ca-space-4-3 = kamer 4-3
ca-space-4-4 = kamer 4-4
ca-no-room = een lege kamer
ca-department-training = Opleiding
    .short = Opleiding
    .effect = Stuurt één werker op pad naar een regio: $8 of 8 stappen
    .brief = op pad: $8 of 8 stappen
    .plain = Een werker op pad brengt $8 of 8 stappen.
    .good = 8 stappen van één werker, waar { ca-department-human-resources } er 3 geeft
ca-department-recruiting = Werving
    .short = Werving
    .effect = Stuurt één werker op pad naar een regio: een nieuwe werker; wie blijft, geeft 4 stappen
    .brief = op pad een nieuwe [worker], anders 4 stappen
    .plain = Een op pad brengt een nieuwe [worker]; een die blijft, 4 stappen.
    .good = meer werkers dan je anders krijgt
ca-department-safety-and-quality = Veiligheid & Kwaliteit
    .short = Veiligheid
    .effect = Stuurt één werker op pad naar een regio: direct 1 punt per twee die nog staan, naar boven afgerond
    .brief = op pad: 1 [points] per 2 die staan
    .plain = Een werker op pad scoort 1 [points] per 2 die staan.
    .good = meteen punten: 1 per twee werkers die nog staan
ca-department-new-lobby = Nieuwe Lobby
    .short = Nieuwe Lobby
    .effect = Beide Lobby’s zijn één: werkers wisselen gratis; kost 2 goederen extra
    .brief = één met de Lobby; 2 [goods] extra
    .plain = Maakt beide Lobby’s één, en kost 2 [goods] extra.
    .good = kortere wegen van verdieping naar verdieping voor wie terugkomt
ca-department-purchasing = Aankoop
    .short = Aankoop
    .effect = Stuurt één werker op pad naar een regio: $8 of 3 goederen
    .brief = op pad: $8 of 3 [goods]
    .plain = Een werker op pad brengt $8 of 3 [goods].
    .good = $8 of 3 goederen van één werker, waar { ca-department-trade-and-finance } $6 of 2 geeft
ca-department-sales = Verkoop
    .short = Verkoop
    .effect = Elke werker die hier staat verkoopt 1 tot 3 goederen voor $6 per stuk, en blijft
    .brief = elk verkoopt 1–3 [goods] à $6
    .plain = Elke werker verkoopt tot 3 [goods] à $6.
    .good = goederen brengen $6 per stuk, waar een ander $1 krijgt
ca-department-logistics = Logistiek
    .short = Logistiek
    .effect = Elke werker die hier staat verkoopt 1 tot 3 goederen voor $3 en 1 punt per stuk, en blijft
    .brief = elk verkoopt 1–3 [goods] à $3 + 1 [points]
    .plain = Elke werker verkoopt tot 3 [goods] à $3 en 1 [points].
    .good = maakt van goederen punten, 1 per stuk, en $3 erbij
ca-department-property-management = Vastgoedbeheer
    .short = Vastgoedbeheer
    .effect = Zolang hier iemand staat: naar elke nieuwe afdeling mag gratis een werker
    .brief = nieuwe afdeling: gratis een werker
    .plain = Naar elke nieuwe afdeling gaat gratis een werker.
    .good = nieuwe afdelingen hebben een werker zonder stappen
ca-department-engineering = Techniek
    .short = Techniek
    .effect = Stuurt één werker op pad naar een regio en bouwt daar een project
    .brief = op pad: bouwt daar
    .plain = Een werker op pad bouwt daar.
    .good = een tweede kamer om uit te bouwen, naast { ca-department-construction }
ca-department-construction-outsourcing = Uitbesteding
    .short = Uitbesteding
    .effect = Een werker bouwt overal een project voor $3 extra en blijft
    .brief = bouwt overal voor $3, blijft
    .plain = Een werker bouwt overal voor $3, en blijft.
    .good = bouwt overal, en de werker blijft aan het bureau
ca-department-supply-chain = Bevoorrading
    .short = Bevoorrading
    .effect = Elke werker die hier staat koopt 1 tot 3 goederen voor $1 per stuk, en blijft
    .brief = elk koopt 1–3 [goods] à $1
    .plain = Elke werker koopt tot 3 [goods] à $1.
    .good = goederen voor $1 per stuk: daarmee betaal je projecten en afdelingen
ca-department-communications = Communicatie
    .short = Communicatie
    .effect = Zolang hier iemand staat: donaties kosten $3, $6, $9 … in plaats van $5, $10, $15 …
    .brief = donaties $3 per stap, geen $5
    .plain = Je donaties kosten $3 per stap, geen $5.
    .good = scheelt $2 bij de eerste donatie, $4 bij de tweede, enzovoort
ca-department-advanced-research = Onderzoek+
    .short = Onderzoek+
    .effect = Stuurt één werker op pad naar een regio: 7 studiepunten
    .brief = op pad: 7 [study]
    .plain = Een werker op pad brengt 7 [study].
    .good = 7 studiepunten van één werker, waar { ca-department-research-and-development.short } er 3 geeft
ca-department-advanced-design = Ontwerp+
    .short = Ontwerp+
    .effect = 4 studiepunten voor elke werker die hier staat; ze blijven
    .brief = elk 4 [study], blijft
    .plain = Elke werker geeft 4 [study], en blijft.
    .good = 4 studiepunten per werker, waar { ca-department-research-and-development.short } er 3 geeft
ca-department-charitable-giving = Goede Doelen
    .short = Goede Doelen
    .effect = Stuurt één werker op pad naar een regio: je donatie boven op een schijf van een ander
    .brief = op pad: donatie boven op een ander
    .plain = Met een werker op pad geef je waar een ander al gaf.
    .good = een goede donatie die weg is, blijft voor jou open
ca-department-telegraph = Telegrafie
    .short = Telegrafie
    .effect = Zolang hier iemand staat: vervoersstappen kosten 1 studiepunt minder
    .brief = vervoer 1 [study] goedkoper
    .plain = Je vervoersstappen kosten 1 [study] minder.
    .good = elke vervoersstap is goedkoper, dus werkers brengen eerder meer op
ca-department-human-resources = Personeel
    .short = Personeel
    .effect = 3 stappen voor elke werker die hier staat, en 3 voor wie hier altijd is; ze blijven
    .brief = elk 3 stappen, ook de grijze
    .plain = Elke werker geeft 3 stappen, de grijze ook.
ca-department-trade-and-finance = Handel & Financiën
    .short = Handel & Fin.
    .effect = Elke werker die hier staat: $3 of 1 goederenblokje en blijft, of $6 of 2 goederen en gaat op pad naar een regio
    .brief = elk $3 of 1 [goods]; op pad $6 of 2 [goods]
    .plain = Elk verdient $3 of 1 [goods]; op pad $6 of 2 [goods].
ca-department-planning = Planning
    .short = Planning
    .effect = Elke werker die hier staat plaatst een afdeling voor 2 goederen, of 1 waar iemand ligt; ze blijven
    .brief = afdeling: 2 [goods]; werker daar: 1
    .plain = Een afdeling voor 2 [goods], of 1 waar een werker ligt.
ca-department-construction = Uitvoering
    .short = Uitvoering
    .effect = Elke werker die hier staat mag op pad naar een regio en bouwt daar een project
    .brief = elk op pad bouwt daar
    .plain = Elke werker op pad bouwt daar.
ca-department-research-and-development = Onderzoek & Ontwikkeling
    .short = O&O
    .effect = 3 studiepunten voor elke werker die hier staat; ze blijven
    .brief = elk 3 [study], blijft
    .plain = Elke werker geeft 3 [study], en blijft.
ca-resource-money = geld
ca-resource-goods = goederen
ca-resource-points = punten
ca-resource-worker = een werker
ca-resource-study = studiepunten
ca-resource-moves = stappen
ca-transport-carriage = rijtuig
ca-transport-stagecoach = postkoets
ca-transport-railroad = spoorweg
ca-category-education = Onderwijs
ca-category-human-rights = Mensenrechten
ca-category-welfare = Welzijn
ca-category-health = Gezondheid
ca-donation-education-human-resources = Onderwijs: Personeel
    .short = 3 per afdeling Personeel
ca-donation-education-management = Onderwijs: Management
    .short = 3 per afdeling Management
ca-donation-education-construction = Onderwijs: Uitvoering
    .short = 3 per afdeling Uitvoering
ca-donation-education-research-and-development = Onderwijs: Onderzoek & Ontwikkeling
    .short = 3 per afdeling O&O
ca-donation-education-departments = Onderwijs: alle afdelingen
    .short = 1 per afdeling
ca-donation-human-rights-infrastructure = Mensenrechten: Infrastructuur
    .short = 4 per Infrastructuur
ca-donation-human-rights-industry = Mensenrechten: Industrie
    .short = 3 per Industrie
ca-donation-human-rights-housing-commerce = Mensenrechten: Huisvesting en Commercie
    .short = 2 per Huisvesting of Commercie
ca-donation-human-rights-railroad = Mensenrechten: spoorwegen
    .short = 3 per regio met spoorweg
ca-donation-human-rights-donations = Mensenrechten: donaties
    .short = 2 per donatie
ca-donation-welfare-flat = Welzijn: 7 punten
    .short = 7 punten
ca-donation-welfare-goods = Welzijn: goederen
    .short = 2 per goederenblokje, tot 6×
ca-donation-welfare-money = Welzijn: geld
    .short = 2 voor $5, tot 6×
ca-donation-welfare-money-and-goods = Welzijn: geld en goederen
    .short = 4 voor $5 + 1 blokje, tot 3×
ca-donation-welfare-standing-workers = Welzijn: staande werkers
    .short = 1 per staande werker
ca-donation-health-east = Gezondheid: het Oosten
    .short = 2 per project in het Oosten
ca-donation-health-midwest = Gezondheid: het Midwesten
    .short = 2 per project in het Midwesten
ca-donation-health-south = Gezondheid: het Zuiden
    .short = 2 per project in het Zuiden
ca-donation-health-west = Gezondheid: het Westen
    .short = 2 per project in het Westen
ca-donation-health-small-cities = Gezondheid: kleine steden
    .short = 2 per project in een kleine stad
ca-part-points = tijdens het spel
    .hint = punten die je al hebt
ca-part-choice-tile = actietegel
    .hint = 3 als hij niet is gespeeld
ca-part-workers = werkers
    .hint = 1 voor elke die staat
ca-part-departments = afdelingen
    .hint = 2 per stuk, 3 op de bovenste verdieping
ca-part-strips = stroken
    .hint = wat elke strook heeft bereikt
ca-part-cities = steden
    .hint = het getal op het bord, per project
ca-part-network = grote steden
    .hint = New York, Chicago, New Orleans en San Francisco verbonden
ca-part-donations = donaties
    .hint = hoogstens 12 per stuk; sommige stroken verhogen dat
ca-andrew-part-cards = kaarten
    .hint = hoe ver elke schoof: 0, 1, 3, 6 of 10
ca-andrew-part-departments = afdelingen
    .hint = 2 per stuk
ca-andrew-part-transport = vervoer
    .hint = 6 per regio waar zijn schijf op het laatste vak staat
ca-andrew-part-cities = steden
    .hint = het getal op het bord, per schijf
ca-andrew-part-donations = donaties
    .hint = naar wat jij hebt bereikt
ca-andrew = Andrew
ca-neutral = neutraal
ca-back-question-mark = een vraagteken
ca-level-beginner = beginner
ca-level-normal = normaal
ca-level-hard = moeilijk
ca-level-expert = expert

## Waar de tafel op wacht

ca-phase-choose-sides = de kanten van de stroken
ca-phase-place-start-disc = een eerste project
ca-phase-take-department = een eerste afdeling
ca-phase-set-up-moves = de eerste stappen van werkers
ca-phase-choose-timeline = de keuze van een tijdlijn
ca-phase-take-back = werkers die terugkomen
ca-phase-study = studiepunten om te besteden
ca-phase-choose-income = de keuze van een inkomen
ca-phase-donate = een donatie
ca-phase-departments = het gebruik van afdelingen
ca-phase-place-department = een plek voor de nieuwe afdeling
ca-phase-bring-worker = een werker voor de nieuwe afdeling
ca-phase-build = een plek voor het project
ca-phase-activate = werkers die opstaan
ca-phase-welfare = betalingen voor Welzijn
ca-phase-finished = niets: het spel is uit
ca-prompt-sides = { $who }: kies van elke strook een kant
    .detail = A: meer punten aan het eind, B: donaties tellen meer
    .new = Nieuw hier? Neem overal A
ca-prompt-start-disc = { $who }: plaats je eerste Huisvesting
    .detail = gratis, in een middelgrote of grote stad
ca-prompt-take-department = { $who }: neem je eerste afdeling
    .detail = gratis, elke is goed · je plaatst haar later, met Planning
ca-prompt-moves = { $who }: verplaats werkers, nog { $thing }
ca-prompt-timeline = { $who }: kies een tijdlijn
    .detail = eerst de omlijnde gebeurtenis, dan de afdelingen · 2×: jouw werkers
ca-prompt-take-back = { $who }: haal werkers terug uit het { $thing }
    .detail = { $workers } daar, { $income } per werker
    .too = { $workers } daar, { $income } per werker · je projecten: { $projects }
ca-prompt-study = { $who }: besteed studiepunten
ca-prompt-income = { $who }: kies een inkomen
    .detail = van { $project }
ca-prompt-donate = { $who }: doe een donatie
ca-prompt-departments = { $who }: { $thing }
ca-prompt-place = { $who }: plaats { $thing }
    .detail = kies een lege kamer; prijs en punten staan erin
ca-prompt-bring = { $who }: breng een werker naar { $thing }
ca-prompt-build = { $who }: bouw { $thing }
    .detail = kost { $goods }
ca-prompt-activate = { $who }: zet werkers overeind
    .detail = alleen wie staat werkt; prijs: op het bureau
    .dear = het goedkoopste bureau kost ${ $price }, je hebt ${ $money }: verkoop eerst goederen, voor $1 per stuk
ca-prompt-welfare = { $who }: betaal voor Welzijn
    .detail = wat je overhoudt, is niets waard
ca-prompt-finished = { $count ->
    [one] { $names } wint met { $points } punten
   *[other] { $names } delen de winst met elk { $points } punten
 }
    .detail = na 20 rondes
ca-finished-beat-andrew = { $name } verslaat Andrew: { $points } tegen { $andrew }
ca-finished-shared-andrew = { $name } en Andrew delen de winst: { $points } en { $andrew }
ca-finished-lost-andrew = Andrew verslaat { $name }: { $andrew } tegen { $points }
ca-moves-left = { $moves ->
    [one] nog 1 stap
   *[other] nog { $moves } stappen
 }
ca-study-left = { $points ->
    [one] nog 1 studiepunt
   *[other] nog { $points } studiepunten
 }
ca-uses-left = { $uses ->
    [one] nog 1 werker te gebruiken
   *[other] nog { $uses } werkers te gebruiken
 }
ca-work-left = { $workers ->
    [one] nog 1 werker te gebruiken
   *[other] nog { $workers } werkers te gebruiken
 }{ $idle ->
    [0] {""}
   *[other] , voor { $idle } is er nu niets te doen
 }
    .idle = { $workers ->
        [one] nog 1 werker, die nu niets kan doen
       *[other] nog { $workers } werkers, die nu niets kunnen doen
     }
ca-hint-moves = kies een omlijnde werker, dan een kamer: per kamer een stap
ca-crew-lying = { $place }: { $workers ->
    [one] 1 liggende werker
   *[other] { $workers } liggende werkers
 }
    .does = Kies er een, dan een kamer: elke kamer verder is een stap. Om daar te werken moet die opstaan, aan het einde van de ronde, voor de prijs op het bureau.
ca-crew-standing = { $place }: { $workers ->
    [one] 1 staande werker
   *[other] { $workers } staande werkers
 }
    .does = Kies er een, dan een kamer: elke kamer verder is een stap. Die gaat daar liggen, en opstaan kost dan weer geld.
ca-in-hand = { $from } → welke kamer? 2→ = 2 stappen
ca-in-hand-side = { $project } { $side }. Nu { $next }: A of B?
ca-asks-worker = wat doet de werker?
ca-asks-project = welk project?
ca-asks-region = naar welke regio?
ca-asks-department = welke afdeling?
ca-asks-donation = welke donatie?
ca-asks-timeline = welke tijdlijn?
ca-hint-use = kies een omlijnde afdeling; wat ze doet staat erin
ca-hint-finish-first = maak eerst { $department } af: een andere afdeling gebruiken sluit die
ca-hint-donate = kies wat jou punten geeft; het getal is wat het nu scoort
ca-hint-build-alone = kies een project, dan een stad
ca-hint-build = kies eerst de kamer { $department }, dan een project en een stad
ca-hint-city = kies een stad; het getal is hoe je score per saldo verandert
ca-hint-study = kies een strook, of een regio bij Vervoer; ▸ is wat de stap kost
ca-hint-choice-tile = alleen je actietegel is er nog

## Hoeveelheden

ca-goods = { $goods ->
    [one] 1 goederenblokje
   *[other] { $goods } goederen
 }
ca-or = of
ca-gain-money = ${ $amount }
ca-gain-goods = { $amount ->
    [one] 1 goederenblokje
   *[other] { $amount } goederen
 }
ca-gain-points = { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
 }
ca-gain-worker = { $amount ->
    [one] 1 nieuwe werker
   *[other] { $amount } nieuwe werkers
 }
ca-gain-study = { $amount ->
    [one] 1 studiepunt
   *[other] { $amount } studiepunten
 }
ca-gain-moves = { $amount ->
    [one] 1 stap
   *[other] { $amount } stappen
 }
ca-change-dollars = { $sign }${ $amount }
ca-change-goods = { $amount ->
    [one] { $sign }1 goederenblokje
   *[other] { $sign }{ $amount } goederen
 }
ca-change-workers = { $amount ->
    [one] { $sign }1 werker in de Lobby
   *[other] { $sign }{ $amount } werkers in de Lobby
 }
ca-change-score = score { $from } → { $to }
    .away = score { $from } → { $to } zolang hij weg is
    .lies = score { $from } → { $to }: wie ligt, telt niet
ca-field-circle = betaalt { $income } na het bouwen
ca-field-points = { $points ->
    [one] 1 punt aan het eind
   *[other] { $points } punten aan het eind
 }
ca-field-cap = { $points ->
    [one] 1 punt aan het eind, en elke donatie mag { $cap } meer opleveren
   *[other] { $points } punten aan het eind, en elke donatie mag { $cap } meer opleveren
 }
ca-what-region = het { $region } betaalt
ca-what-donation = iedereen mag doneren
ca-what-both = het { $region } betaalt, daarna mag iedereen doneren
ca-no-desk = zonder werker
ca-desks = { $desks ->
    [one] bureau { $prices }
   *[other] bureaus { $prices }
 }

## Zetten

ca-do-start-disc = Huisvesting in { $city }
ca-do-reserve = Neem { $department }
ca-do-place-tile = Planning: plaats { $department }
ca-do-move-standing = Staande werker: { $from } → { $to }
ca-do-move-lying = Liggende werker: { $from } → { $to }
ca-do-take-back = { $workers ->
    [one] Haal 1 werker terug
   *[other] Haal { $workers } werkers terug
 }
ca-do-donate = Geef voor { $donation }
ca-do-choice-tile = Actietegel: speel { $timeline }
ca-do-use = { $department }: { $gain }
ca-do-use-assigned = { $department }: { $gain }, werker naar het { $region }
ca-do-sell = { $goods ->
    [one] { $department }: verkoop 1 goederenblokje
   *[other] { $department }: verkoop { $goods } goederen
 }
ca-do-buy = { $goods ->
    [one] { $department }: koop 1 goederenblokje
   *[other] { $department }: koop { $goods } goederen
 }
ca-do-place = { $department } op { $space }
ca-do-bring-standing = Haal de staande werker uit { $from }
ca-do-bring-lying = Haal de liggende werker uit { $from }
ca-do-project = { $department }: bouw { $project }
ca-do-build = { $project } in { $city }
ca-do-on-top = Geef ook voor { $donation }, werker naar het { $region }
ca-do-strip = Schuif { $project } op
ca-do-track = Ga vooruit in het { $region }
ca-do-activate = Zet een werker overeind in { $department }
ca-do-welfare = Betaal voor { $donation }
ca-do-sell-good = Verkoop 1 goederenblokje
ca-do-finish-moves = Geen stappen meer
ca-do-finish-take-back = Niemand terughalen
ca-do-finish-study = Geen stappen meer
ca-do-finish-donate = Geen donatie
ca-do-finish-bring = Niemand halen
ca-do-finish-activate = Klaar
ca-do-finish-welfare = Klaar
ca-do-finish-turn = Mijn beurt is klaar
ca-detail-sides = stroken tot { $points } punten · donaties tot { $cap }
ca-detail-opens = betaalt dan { $income }
ca-detail-move = { $moves ->
    [one] 1 stap
   *[other] { $moves } stappen
 }, daarna nog { $left }
ca-detail-lies-down = de werker gaat liggen
ca-detail-stands-up = { $price ->
    [0] opstaan is daar gratis
   *[other] opstaan kost daar ${ $price }
 }
ca-detail-nobody-there = jij hebt daar niemand: geen inkomsten, ook niet uit projecten
ca-detail-no-free-desk = geen bureau vrij: daar kan hij nog niet opstaan
ca-tag-full = vol
ca-detail-home = { $workers ->
    [one] 1 van jou komt thuis
   *[other] { $workers } van jou komen thuis
 }: { $income }
ca-detail-no-donation = de jouwe kost ${ $price }, je hebt ${ $money }
ca-detail-there = { $workers ->
    [one] 1 van je werkers is daar
   *[other] { $workers } van je werkers zijn daar
 }
ca-detail-flips = het blokje van { $timeline } gaat vooruit
ca-detail-no-workers = daar staat geen werker van jou
ca-do-all-sides = Alle vier: kant { $side }
ca-do-sides-but = Kant { $side }, maar { $other } voor { $projects }
ca-city-holds = { $city }: { $projects }
ca-city-free = vrij voor { $projects }
ca-city-built = { $project }: { $name }
ca-detail-here = staat er al: { $names }
ca-detail-workers = daarna gebruik je { $departments }
ca-detail-choice-tile = 3 punten minder aan het eind
ca-detail-price = kost ${ $price } van je ${ $money }
ca-detail-too-dear = het kost ${ $price }, je hebt ${ $money }: verkoop eerst goederen, voor $1 per stuk
ca-detail-worth = nu { $points } waard, hoogstens { $cap }
    .fixed = { $points } waard
    .costs = nu { $points ->
        [one] 1 punt
       *[other] { $points } punten
     } minder: met de prijs zou je je Welzijn betalen · hoogstens { $cap }
ca-detail-goods = { $goods ->
    [0] kost geen goederen
   *[other] { $has ->
        [one] kost je ene goederenblokje
       *[other] kost { $goods } van je { $has } goederen
     }
 }
ca-detail-lying = { $workers ->
    [one] 1 werker ligt daar
   *[other] { $workers } werkers liggen daar
 }
ca-detail-closes = { $unused ->
    [one] sluit { $department }: 1 werker daar blijft ongebruikt
   *[other] sluit { $department }: { $unused } werkers daar blijven ongebruikt
 }
ca-detail-stays = de werker blijft
ca-detail-brings-home = komt terug met { $income }
    .too = komt terug met { $income }, plus { $projects } van projecten
ca-detail-next-round = volgende ronde al bij { $timelines }
    .never = niet in de volgende ronde
ca-detail-leaves = de werker gaat naar de regio
ca-detail-goes = de werker gaat naar het { $region }
ca-detail-pays-now = betaalt direct { $income }
ca-detail-track = { $income } per werker die terugkomt ({ $level })
ca-detail-study = { $points ->
    [one] kost je ene studiepunt
   *[other] kost { $cost } van je { $points } studiepunten
 }
ca-detail-moves-lost = { $moves ->
    [one] 1 stap vervalt
   *[other] { $moves } stappen vervallen
 }
ca-detail-study-lost = { $points ->
    [one] 1 studiepunt vervalt
   *[other] { $points } studiepunten vervallen
 }
ca-detail-uses-left = { $uses ->
    [one] 1 werker blijft ongebruikt
   *[other] { $uses } werkers blijven ongebruikt
 }
ca-detail-nobody-back = geen inkomen deze ronde
ca-detail-keeps = houd je ${ $money }
ca-detail-nobody-else = verder staat niemand op
ca-detail-go-on = verder niets in deze stap
ca-detail-bring = gaat daar liggen, gratis
ca-detail-tile = kost { $goods ->
    [one] 1 goederenblokje
   *[other] { $goods } goederen
 }{ $less ->
    [0] {""}
   *[other] , 1 minder waar een werker ligt
 }
ca-detail-later = later: { $effect }
ca-sell-now = verkoop voor $1
ca-detail-sell-good = 1 goederenblokje voor $1
ca-detail-no-change = kost niets

## De pagina

ca-panel-company = Bedrijven
ca-books = De boeken
ca-panel-timelines = Tijdlijnen
    .tab = Tijd & vervoer
ca-panel-transport = Vervoer
    .hint = per werker die terugkomt · ▸ volgende stap
ca-panel-offer = Aanbod
ca-panel-donations = Donaties
ca-panel-departments = Afdelingen
    .hint = in aanbod · ▮ nog één
ca-start-player = Startspeler
ca-andrew-next = Hierna kiest Andrew:
ca-you-next = Hierna kies jij
ca-gift = Donatie
ca-past = (geweest)
ca-zone-nobody = niemand
ca-map = De kaart. { $built }.
ca-map-discs = { $discs ->
    [one] { $name }: 1 project
   *[other] { $name }: { $discs } projecten
 }
ca-legend-goods = { $goods ->
    [one] 1 blokje
   *[other] { $goods } blokjes
 }
ca-legend-any = elk project
ca-legend-neutral = neutraal: bezet, van niemand
ca-legend-pays = bouwen betaalt vervoer uit
ca-legend-points = punten per project
ca-next-step = { $study ->
    [one] de volgende stap kost 1 studiepunt
   *[other] de volgende stap kost { $study } studiepunten
 }
ca-track-means = Een werker die daarheen gaat komt terug als het { $region } betaalt, en brengt je { $income }
ca-track-reward = direct { $reward }, voor één speler
ca-next-donation = kost ${ $price } · hooguit { $cap } punten
    .dear = kost ${ $price }: nu te duur
ca-worth-now = nu { $points } waard voor { $name }
ca-worth-at-the-end = bracht { $name } { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
ca-copies = { $copies ->
    [one] nog 1
   *[other] nog { $copies }
 }
ca-floor = { $points ->
    [one] Verdieping { $floor }: 1 punt per gebouwde afdeling
   *[other] Verdieping { $floor }: { $points } punten per gebouwde afdeling
 }
ca-permanent = werkt hier altijd
ca-free-desks = { $desks ->
    [one] vrij bureau, ${ $price } om op te staan
   *[other] { $desks } vrije bureaus, elk ${ $price } om op te staan
 }
ca-sides-of = van de 4 kanten gekozen
ca-strips-legend = Een strook per soort project. Rond: wat elk dat je bouwt steeds oplevert. Vierkant: [points] aan het eind; met [gift] tellen donaties meer.
ca-strips = Projecten
ca-strips-key = vol: gebouwd · ring: klaar om te bouwen · streep: zo ver ben je
ca-strip-means = Er een bouwen kost { $goods }. Daarna betaalt een rond veld bij elk inkomen; een vierkant is punten aan het eind
ca-circle-pays = Gebouwd
ca-circle-ready = Klaar om te bouwen
ca-circle-ahead = Nog niet bereikt
ca-field-reached = Bereikt
ca-field-ahead = Verderop
ca-score-now = nu
ca-score-final = eind
ca-would-score = Score op dit moment: { $points }
ca-final-score = Eindscore: { $points }
ca-company-now = Bedrijf van dit moment
ca-me = Jij
ca-sell-hint = Goederen zijn altijd te verkopen voor $1 per stuk
ca-reserve = { $workers ->
    [one] 1 werker
   *[other] { $workers } werkers
 } in reserve
ca-away = op pad:
ca-discs-left = { $discs ->
    [one] nog 1 schijf
   *[other] nog { $discs } schijven
 }
    .hint = Voor de cirkels van de stroken en voor donaties: zonder schijf kan geen van beide.
ca-reserved = In de hand: { $department }
    .where = {", voor Planning"}
ca-choice-tile = Actietegel
    .worth = ongespeeld 3 [points]
    .does = Eén keer per spel speel je hiermee een ander soort dan de startspeler koos. Speel je hem nooit, dan is hij aan het eind 3 punten waard.
ca-card-now = kaart
    .worth = +{ $points } [points] na ronde
    .about = Andrews kaart van deze ronde
    .does = { $points ->
        [one] Nu 1 punt waard aan het eind.
       *[other] Nu { $points } punten waard aan het eind.
     } Voor elk ding dat hij niet kan doen schuift ze een plaats op, naar 1, 3, 6 en dan 10. Klik om ze te zien.
ca-card-next = zijn volgende kaart
    .about = Andrews volgende kaart
    .does = Het teken is het soort dat hij dan kiest; een vraagteken verbergt dat. Klik voor alles van hem.
ca-next-card = Volgende kaart:
    .chooses = Volgende ronde kiest hij:
ca-andrew-slots = Puntenkaarten
ca-counts = { $change ->
    [0] Je staat nog steeds op { $now }
   *[other] Je staat op { $now }
 }
ca-andrew-legend = Zijn kaart van de ronde begint op 0 en schuift op voor elk ding dat hij niet kan. Waar ze eindigt, telt ze voor hem.
ca-card-up = Zijn kaart: hij doet de verlichte regel.
ca-slot-now = de kaart van deze ronde
ca-cards = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }
ca-card-down = Jij kiest deze ronde. Dan draait hij een kaart om en doet wat daarop bij jouw keuze staat.
ca-card-slides = { $steps ->
    [one] zijn kaart schuift 1 plaats op
   *[other] zijn kaart schuift { $steps } plaatsen op
 }
ca-card-takes = neemt afdelingen van { $types }
ca-card-builds = bouwt in { $cities }
ca-card-steps = { $steps ->
    [one] 1 stap in het { $region }
   *[other] { $steps } stappen in het { $region }
 }
ca-score-part = Gescoord voor
ca-total = Totaal
ca-course = Het verloop van de scores, ronde voor ronde
ca-plot = Wat elke speler in elke ronde zou hebben gescoord
ca-text-strip = { $built } gebouwd, { $ready } klaar
ca-option-start = Startspeler van de eerste ronde
    .text = Wie de eerste tijdlijn van het spel kiest.
ca-option-start-seat1 = De eerste plaats
ca-option-start-drawn = Geloot
ca-option-level = Alleen tegen Andrew (één speler)
    .text = Alleen voor één speler: hoeveel kaarten van Andrew gevorderd zijn.
ca-option-level-beginner = Beginner
ca-option-level-normal = Normaal: 5 gevorderde kaarten
ca-option-level-hard = Moeilijk: 10 gevorderde kaarten
ca-option-level-expert = Expert: 15 gevorderde kaarten

## Wat er gebeurde

ca-start-player-chosen = { $seat } begint als startspeler.
ca-tile-laid = { $timeline } krijgt tijdlijntegel { $tile }, kant { $side }.
ca-tiles-removed = { $tiles ->
    [one] 1 afdelingstegel gaat uit het spel.
   *[other] { $tiles } afdelingstegels gaan uit het spel.
 }
ca-neutral-donation = Een neutrale schijf bezet { $donation }.
ca-neutral-project = Een neutrale schijf bezet een plek in { $city }.
ca-sides-chosen = { $seat } legt de stroken: Huisvesting { $housing }, Commercie { $commerce }, Industrie { $industry }, Infrastructuur { $infrastructure }.
ca-start-disc-placed = { $seat } begint met Huisvesting in { $city }.
ca-department-reserved = { $seat } neemt { $department }, om later te plaatsen.
ca-worker-moved = { $seat } verplaatst een werker: { $from } → { $to }{ $moves ->
    [one] .
   *[other] , { $moves } stappen.
 }
ca-set-up-moves-ended = { $left ->
    [one] { $seat } stopt met nog 1 stap.
   *[other] { $seat } stopt met nog { $left } stappen.
 }
ca-round-began = Ronde { $round }. { $seat } is startspeler.
ca-round-began-alone = Ronde { $round }.
ca-timeline-chosen = { $seat } kiest { $timeline }.
ca-marker-flipped = Die rij is vol: de gebeurtenis is die van { $timeline }.
ca-event-region = Het { $region } betaalt.
ca-event-donation = Er kan worden gedoneerd.
ca-event-region-and-donation = Het { $region } betaalt en er kan worden gedoneerd.
ca-workers-taken-back = { $workers ->
    [one] { $seat } haalt 1 werker terug uit het { $region }.
   *[other] { $seat } haalt { $workers } werkers terug uit het { $region }.
 }
ca-nobody-taken-back = { $seat } haalt niemand terug uit het { $region }.
ca-nobody-away = { $seat } heeft niemand in het { $region }: geen inkomsten, ook niet uit projecten.
ca-transport-income-money = { $seat } krijgt ${ $amount } van het vervoer in het { $region }.
ca-transport-income-goods = { $seat } krijgt { $amount ->
    [one] 1 goederenblokje
   *[other] { $amount } goederen
 } van het vervoer in het { $region }.
ca-transport-income-points = { $seat } krijgt { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
 } van het vervoer in het { $region }.
ca-transport-income-worker = { $seat } krijgt { $amount ->
    [one] 1 nieuwe werker
   *[other] { $amount } nieuwe werkers
 } van het vervoer in het { $region }.
ca-transport-income-study = { $seat } krijgt { $amount ->
    [one] 1 studiepunt
   *[other] { $amount } studiepunten
 } van het vervoer in het { $region }.
ca-transport-income-moves = { $seat } krijgt { $amount ->
    [one] 1 stap
   *[other] { $amount } stappen
 } van het vervoer in het { $region }.
ca-project-income-money = De projecten van { $seat } betalen ${ $amount }.
ca-project-income-goods = De projecten van { $seat } betalen { $amount ->
    [one] 1 goederenblokje
   *[other] { $amount } goederen
 }.
ca-project-income-points = De projecten van { $seat } betalen { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
 }.
ca-project-income-worker = De projecten van { $seat } betalen { $amount ->
    [one] 1 nieuwe werker
   *[other] { $amount } nieuwe werkers
 }.
ca-project-income-study = De projecten van { $seat } betalen { $amount ->
    [one] 1 studiepunt
   *[other] { $amount } studiepunten
 }.
ca-project-income-moves = De projecten van { $seat } betalen { $amount ->
    [one] 1 stap
   *[other] { $amount } stappen
 }.
ca-income-chosen-money = { $seat } kiest ${ $amount } van { $project }.
ca-income-chosen-goods = { $seat } kiest { $amount ->
    [one] 1 goederenblokje
   *[other] { $amount } goederen
 } van { $project }.
ca-income-chosen-points = { $seat } kiest { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
 } van { $project }.
ca-income-chosen-worker = { $seat } kiest { $amount ->
    [one] 1 nieuwe werker
   *[other] { $amount } nieuwe werkers
 } van { $project }.
ca-income-chosen-study = { $seat } kiest { $amount ->
    [one] 1 studiepunt
   *[other] { $amount } studiepunten
 } van { $project }.
ca-income-chosen-moves = { $seat } kiest { $amount ->
    [one] 1 stap
   *[other] { $amount } stappen
 } van { $project }.
ca-department-used-money = { $seat } gebruikt { $department }: ${ $amount }.
ca-department-used-goods = { $seat } gebruikt { $department }: { $amount ->
    [one] 1 goederenblokje
   *[other] { $amount } goederen
 }.
ca-department-used-points = { $seat } gebruikt { $department }: { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
 }.
ca-department-used-worker = { $seat } gebruikt { $department }: { $amount ->
    [one] 1 nieuwe werker
   *[other] { $amount } nieuwe werkers
 }.
ca-department-used-study = { $seat } gebruikt { $department }: { $amount ->
    [one] 1 studiepunt
   *[other] { $amount } studiepunten
 }.
ca-department-used-moves = { $seat } gebruikt { $department }: { $amount ->
    [one] 1 stap
   *[other] { $amount } stappen
 }.
ca-track-end-reached-money = { $seat } is als eerste aan het eind van het spoor in het { $region }: ${ $amount }.
ca-track-end-reached-goods = { $seat } is als eerste aan het eind van het spoor in het { $region }: { $amount ->
    [one] 1 goederenblokje
   *[other] { $amount } goederen
 }.
ca-track-end-reached-points = { $seat } is als eerste aan het eind van het spoor in het { $region }: { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
 }.
ca-track-end-reached-worker = { $seat } is als eerste aan het eind van het spoor in het { $region }: { $amount ->
    [one] 1 nieuwe werker
   *[other] { $amount } nieuwe werkers
 }.
ca-track-end-reached-study = { $seat } is als eerste aan het eind van het spoor in het { $region }: { $amount ->
    [one] 1 studiepunt
   *[other] { $amount } studiepunten
 }.
ca-track-end-reached-moves = { $seat } is als eerste aan het eind van het spoor in het { $region }: { $amount ->
    [one] 1 stap
   *[other] { $amount } stappen
 }.
ca-donation-made = { $seat } geeft ${ $dollars } voor { $donation }.
ca-donation-declined = { $seat } doet geen donatie.
ca-donation-out-of-reach = { $seat } kan geen donatie betalen: ${ $dollars }, met ${ $money }.
ca-turn-passed = { $standing ->
    [0] { $seat } heeft niemand staan voor { $timeline }: de beurt gaat voorbij.
    [one] { $seat } kan niets met de werker in { $timeline }: { $lack }.
   *[other] { $seat } kan niets met de { $standing } werkers in { $timeline }: { $lack }.
 }
ca-workers-idle = { $workers ->
    [one] { $seat } kan niets meer met 1 werker in { $timeline }: { $lack }.
   *[other] { $seat } kan niets meer met { $workers } werkers in { $timeline }: { $lack }.
 }
ca-lack-goods = te weinig goederen
ca-lack-project = er is geen project klaar (O&O maakt ze klaar)
ca-lack-other = er is geen zet voor
ca-income-parts = werkers { $workers }, projecten { $projects }
ca-choice-tile-played = { $seat } speelt de actietegel: { $timeline }.
ca-worker-assigned = { $seat } stuurt een werker van { $department } naar het { $region }.
ca-goods-sold = { $seat } verkoopt { $goods ->
    [one] 1 goederenblokje
   *[other] { $goods } goederen
 } met { $department } voor ${ $dollars }{ $points ->
    [0] .
    [one] {" "}en 1 punt.
   *[other] {" "}en { $points } punten.
 }
ca-goods-bought = { $seat } koopt { $goods ->
    [one] 1 goederenblokje
   *[other] { $goods } goederen
 } met { $department } voor ${ $dollars }.
ca-department-picked = { $seat } gaat { $department } plaatsen.
ca-department-placed = { $seat } opent { $department }{ $floor ->
    [4] {" "}op de bovenste verdieping
   *[other] {""}
 } voor { $goods ->
    [one] 1 goederenblokje
   *[other] { $goods } goederen
 }.
ca-worker-brought = { $seat } brengt een werker van { $from } naar { $department }.
ca-nobody-brought = { $seat } brengt niemand naar { $department }.
ca-project-picked = { $seat } gaat { $project } bouwen met { $department }.
ca-steps-taken = { $seat } gaat verder:
ca-steps-ready = {" "}(nog { $discs } te bouwen)
ca-workers-moved = { $seat } verplaatst werkers:
ca-workers-activated = { $seat } zet { $workers } werkers overeind voor ${ $dollars }:
ca-departments-used = { $seat } gebruikt
ca-sent-out = { $workers ->
    [one] 1 werker op pad: { $regions }.
   *[other] { $workers } werkers op pad: { $regions }.
 }
ca-tile-gone = −3 punten: alleen ongespeeld telt hij.
ca-project-built = { $seat } bouwt { $project } in { $city } met { $department } voor { $goods ->
    [one] 1 goederenblokje
   *[other] { $goods } goederen
 }{ $dollars ->
    [0] .
   *[other] {" "}en ${ $dollars }.
 }
ca-donation-on-top = { $seat } geeft ook ${ $dollars } voor { $donation }.
ca-strip-advanced = { $seat } schuift { $project } op voor { $study ->
    [one] 1 studiepunt
   *[other] { $study } studiepunten
 }.
ca-strip-advanced-disc = { $seat } schuift { $project } op voor { $study ->
    [one] 1 studiepunt
   *[other] { $study } studiepunten
 }: er is er weer een te bouwen.
ca-transport-advanced = { $seat } gaat naar vak { $space } in het { $region } voor { $study ->
    [one] 1 studiepunt
   *[other] { $study } studiepunten
 }.
ca-study-points-lost = { $study ->
    [one] { $seat } verliest 1 studiepunt.
   *[other] { $seat } verliest { $study } studiepunten.
 }
ca-departments-ended = { $seat } beëindigt de beurt{ $moves ->
    [0] {""}
    [one] , 1 stap ongebruikt
   *[other] , { $moves } stappen ongebruikt
 }{ $study ->
    [0] {""}
    [one] , 1 studiepunt ongebruikt
   *[other] , { $study } studiepunten ongebruikt
 }.
ca-worker-activated = { $seat } zet een werker overeind in { $department } voor ${ $dollars }.
ca-activation-ended = { $seat } is klaar met activeren.
ca-activation-passed = { $seat } heeft niemand om overeind te zetten: niemand ligt bij een vrij bureau.
ca-activation-passed-dear = { $seat } kan niemand overeind zetten: het goedkoopste bureau kost ${ $dollars }, met ${ $money }.
ca-marker-advanced = Het blokje van { $timeline } gaat naar vak { $space }.
ca-good-sold = { $seat } verkoopt 1 goederenblokje voor $1.
ca-welfare-paid = { $seat } betaalt ${ $dollars } en { $goods ->
    [one] 1 goederenblokje
   *[other] { $goods } goederen
 } voor { $donation }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }.
ca-welfare-ended = { $seat } betaalt niets meer voor Welzijn.
ca-andrew-shows-back = De volgende kaart van Andrew toont { $back }.
ca-andrew-turns-card = Andrew draait kaart { $card } om.
ca-andrew-chooses-timeline = Andrews nieuwe kaart, op 0 punten, kiest { $timeline }.
ca-andrew-answers = Jij koos { $timeline }: Andrew doet wat zijn kaart daarbij zegt.
ca-andrew-donates = Andrew geeft voor { $donation }, zoals zijn kaart zegt: aan het eind telt voor hem wat jij daarvan hebt.
ca-andrew-takes-department = Andrew neemt { $department }: 2 punten voor hem.
ca-andrew-builds = Andrew bouwt in { $city }: { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
 } voor hem.
ca-andrew-advances = Andrews schijf in het { $region } gaat naar vak { $space ->
    [5] 5, het laatste: 6 punten voor hem, en voor jou dicht.
   *[other] { $space } van 5.
 }
ca-andrew-slides-human-resources = Personeel: Andrews kaart schuift { $steps ->
    [one] 1 plaats
   *[other] { $steps } plaatsen
 } op, naar { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }.
ca-andrew-slides-on = { $points ->
    [one] schuift zijn kaart een plaats op, naar 1 punt
    [10] ligt zijn kaart op de laatste plaats, 10 punten
   *[other] schuift zijn kaart een plaats op, naar { $points } punten
 }
ca-andrew-slides-donation-taken = { $donation } is bezet, daar kan Andrew niet geven: dus { ca-andrew-slides-on }.
ca-andrew-slides-no-disc-for-donation = Andrew heeft geen schijf meer voor { $donation }: dus { ca-andrew-slides-on }.
ca-andrew-slides-no-tile = Er is geen afdeling { $timeline } meer voor Andrew: dus { ca-andrew-slides-on }.
ca-andrew-slides-city-full = { $city } is vol, daar kan Andrew niet bouwen: dus { ca-andrew-slides-on }.
ca-andrew-slides-no-disc-for-city = Andrew heeft geen schijf meer voor { $city }: dus { ca-andrew-slides-on }.
ca-andrew-slides-track-ended = Andrew staat aan het eind van het spoor in het { $region }: dus { ca-andrew-slides-on }.
ca-andrew-slides-last-space-taken = Het laatste vak in het { $region } is bezet, Andrew kan niet verder: dus { ca-andrew-slides-on }.
ca-andrew-keeps-card = De ronde is om: Andrews kaart levert hem { $points ->
    [0] niets
    [one] 1 punt
   *[other] { $points } punten
 } op.
ca-game-ended = Het spel is uit.
ca-scored = { $seat }, { $part }: { $points }.
ca-andrew-scored = Andrew, { $part }: { $points }.
ca-won = { $seat } wint met { $points } punten.
ca-andrew-won = Andrew wint met { $points } punten.

## Waarom niet

ca-first-worker = Kies eerst een werker, dan deze kamer.
ca-first-side = Kies eerst een kant van { $project }; de andere stroken volgen.
ca-first-room = Kies eerst { $department }, dan dit.
ca-first-project = Kies eerst { $department } en een project, dan de stad.
ca-first-tile = Kies eerst Planning en een afdeling, dan deze plek.
ca-then-project = Kies eerst welk project, dan de stad.
ca-then-tile = Kies eerst welke afdeling, dan deze plek.
ca-first-bring = Kies de werker die komt, niet de kamer.
ca-first-step = De studiepunten zijn er al: schuif een strook of een spoor op.
ca-other-turn-tile = { $department } plaats je met Planning, in een beurt Management; dit is een beurt { $played }.
ca-other-turn-track = Op het spoor in het { $region } ga je vooruit met studiepunten, in een beurt O&O; dit is een beurt { $played }.
ca-other-turn-strip = { $project } gaat vooruit met studiepunten, in een beurt O&O; dit is een beurt { $played }.
ca-other-turn-city = In { $city } bouw je in een beurt Uitvoering; dit is een beurt { $played }.
ca-no-desk-here = Hier is geen bureau: niemand kan opstaan.
ca-only-region = Deze ronde komen alleen werkers uit het { $region } terug.
ca-no-wrong-seats = Carnegie is voor 1 tot 4 spelers, niet voor { $seats }.
ca-no-such-start-player = De startspeler zou plaats { $seat } hebben, en er zijn er { $seats }.
ca-no-not-now = Niet nu: de tafel wacht op { $phase }.
ca-no-timeline-chosen = De tijdlijn van deze ronde is al gekozen: { $timeline }.
ca-no-start-in-small-city = { $city } is een kleine stad: de eerste schijf gaat naar een middelgrote of grote, op een vrije plek voor Huisvesting.
ca-no-not-a-start-slot = De eerste schijf gaat op een vrije plek voor Huisvesting in een middelgrote of grote stad; die plek in { $city } is dat niet.
ca-no-slot-taken = Die plek in { $city } is bezet.
ca-no-tile-left = Er is geen tegel van { $department } meer.
ca-no-already-in-company = { $department } is er al in het bedrijf.
ca-no-reserved-first = Eerst moet { $department } worden geplaatst.
ca-no-moves-left = Er zijn geen stappen meer.
ca-no-nobody-there = Niemand is daar { $worker }: { $place }.
ca-no-way-there = Er is geen weg van { $from } naar { $to }.
ca-no-too-far = Van { $from } naar { $to } kost { $moves } stappen; je hebt er nog { $left }.
ca-no-workers-not-there = Daar zijn { $there } werkers, niet { $workers }.
ca-no-not-this-income = { $gain } is hier niet te kiezen.
ca-no-reserve-empty = Er zijn geen werkers meer in de reserve.
ca-no-donations-now = Donaties doe je als de gebeurtenis van de ronde ze brengt, vóór de afdelingen.
ca-no-donation-taken = { $donation } is bezet.
ca-no-disc-left = Er is geen schijf meer in de voorraad.
ca-no-cannot-afford = Dat kost ${ $dollars }; er is ${ $money }. Goederen verkoop je voor $1 per stuk.
ca-no-too-few-goods = Daar zijn { $goods } goederen voor nodig; er zijn er { $has }.
ca-no-choice-tile = De actietegel is al gespeeld: die is voor één keer per spel.
ca-no-own-choice = De startspeler kan hem niet spelen tegen de eigen keuze, { $timeline }.
ca-no-same-timeline = { $timeline } wordt al gespeeld.
ca-no-turn-begun = De actietegel speel je vóór al het andere in je beurt.
ca-no-other-timeline = In deze beurt wordt { $played } gespeeld: { $department } kun je niet gebruiken.
ca-no-not-in-company = { $department } is niet in het bedrijf.
ca-no-never-used = { $department } wordt nooit gebruikt: die werkt vanzelf.
ca-no-use-left = In { $department } is deze beurt niemand meer te gebruiken.
ca-no-department-left = { $unused ->
    [one] { $department } is dicht: je ging verder met een andere afdeling terwijl hier 1 werker ongebruikt was.
   *[other] { $department } is dicht: je ging verder met een andere afdeling terwijl hier { $unused } werkers ongebruikt waren.
 }
ca-no-not-its-effect = { $department } geeft geen { $gain }.
ca-no-needs-assignment = Daarvoor gaat de werker van { $department } op pad.
ca-no-assignment = Daarvoor blijft de werker van { $department }.
ca-no-trade = { $department } koopt of verkoopt geen goederen.
ca-no-never-builds = { $department } bouwt geen projecten.
ca-no-not-one-to-three = Een werker verhandelt 1 tot 3 goederen, niet { $goods }.
ca-no-space-taken = Die ruimte is bezet: { $place }.
ca-no-empty-space = Er is geen lege ruimte meer.
ca-no-already-there = Hij is daar al: { $place }.
ca-no-project-ready = Er is geen schijf van { $project } klaar om te bouwen.
ca-no-slot-for = Er is geen vrije plek voor { $project }.
ca-no-slot-not-for = Die plek in { $city } is niet voor { $project }.
ca-no-own-donation = Voor { $donation } heeft dezelfde speler al gegeven.
ca-no-nobody-to-top = Geen andere speler heeft voor { $donation } gegeven.
ca-no-too-few-study-points = De volgende stap kost { $cost } studiepunten; er zijn er { $points }.
ca-no-strip-at-end = { $project } is aan het eind.
ca-no-track-at-end = Het spoor in het { $region } is aan het eind.
ca-no-last-space-taken = Het laatste vak in het { $region } is voor één speler, en het is bezet.
ca-no-nobody-lies = In { $department } ligt niemand.
ca-no-free-desk = { $department } heeft geen vrij bureau.
ca-no-not-your-donation = Voor { $donation } kan alleen betalen wie die donatie heeft gedaan.
ca-no-nothing-to-pay = Voor { $donation } wordt niet betaald.
ca-no-all-payments-made = Voor { $donation } kan hoogstens { $most } keer worden betaald.
ca-no-good-left = Er zijn geen goederen om te verkopen.
ca-no-goods-needed = Wat begonnen is, vraagt { $goods } goederen; er zijn er { $has }.
