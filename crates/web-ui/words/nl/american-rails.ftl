# American Rails

## Namen

railway-american = American
railway-national = National
railway-continental = Continental
railway-majestic = Majestic
railway-liberty = Liberty
railway-republic = Republic

space-pass = Passen
space-develop = Ontwikkelen
space-finance = Financieren $5
space-take = $2 nemen
space-expand3 = Uitbreiden 3
space-auction = Aandeel veilen
space-expand4 = Uitbreiden 4
ar-space-take-expand = $2 · Uitbreiden 2

terrain-plains = de vlakte
terrain-forest = het bos
terrain-mountain = de bergen
terrain-city = de stad
ar-place = { $terrain } bij { $near }
ar-place-there = { $terrain } ten { $way } van { $near }
ar-place-further = { $terrain } verder ten { $way } van { $near }
ar-way = { $twelfth ->
   *[0] oosten
    [1] oostzuidoosten
    [2] zuidoosten
    [3] zuiden
    [4] zuidwesten
    [5] westzuidwesten
    [6] westen
    [7] westnoordwesten
    [8] noordwesten
    [9] noorden
    [10] noordoosten
    [11] oostnoordoosten
 }

ar-years = Jaren

## Wat er gebeurde

ar-railway-left-out = { $railway } doet in dit spel niet mee.
ar-banker-chosen = { $seat } is de bankier en noemt de eerste maatschappij.
ar-railway-named = { $seat } brengt een aandeel { $railway } onder de hamer.
ar-bid-made = { $seat } biedt ${ $dollars } op { $railway }.
ar-passed-bid = { $seat } past voor { $railway }.
ar-share-sold = { $seat } krijgt het aandeel { $railway } voor ${ $dollars }.
ar-shares-pay-less = Elk aandeel { $railway } geeft nu ${ $to } per jaar in plaats van ${ $from }.
ar-share-removed = Niemand wil het: het aandeel { $railway } gaat uit het spel.
ar-railway-shut-out = Er is geen stad vrij voor { $railway }: { $shares ->
    [one] het aandeel dat { $seat } kocht gaat
   *[other] alle { $shares } aandelen, ook dat van { $seat }, gaan
 } uit het spel.
ar-first-cube-placed = { $seat } laat { $railway } beginnen in { $city }.
ar-order-taken = { $seat } neemt plaats { $place } in de beurtvolgorde.
ar-year-began = Het jaar { $year } begint.
ar-train-moved = { $seat } gaat naar { $space }.
ar-action-left = { $seat } ziet af van { $space }.
ar-city-developed = { $seat } zet een huisje in { $city }.
ar-income-changed = { $railway }: inkomsten ${ $from } → ${ $to }.
ar-railway-financed = { $seat } legt ${ $dollars } uit de bank in de schatkist van { $railway }.
ar-took-from-bank = { $seat } neemt ${ $dollars } uit de bank.
ar-made-others-pay = { $seat } laat alle anderen betalen.
ar-paid-bank = { $dollars ->
    [0] { $seat } heeft niets om te betalen.
   *[other] { $seat } betaalt ${ $dollars } aan de bank.
 }
ar-cube-placed = { $seat } breidt { $railway } uit naar { $terrain } bij { $near } voor ${ $dollars }.
ar-cube-placed-city = { $seat } breidt { $railway } uit naar { $city } voor ${ $dollars }.
ar-pair-joined = { $railway } verbindt { $a } met { $b }: ${ $dollars } meer inkomsten.
ar-expand-ended = { $seat } is klaar met uitbreiden: { $cubes ->
    [one] één blokje
   *[other] { $cubes } blokjes
 }.
ar-dividend-paid = { $railway } keert ${ $dollars } per aandeel uit: inkomsten ${ $income }, { $shares ->
    [one] één aandeel
   *[other] { $shares } aandelen
 } in handen.
ar-dividends-received = { $seat } krijgt ${ $dollars } dividend.
ar-ended-last-year = 1857 is voorbij, en daarmee het spel.
ar-ended-shares-gone = Het laatste aandeel is weg: het spel is uit.
ar-ended-supplies-low = Genoeg voorraden tellen nog hooguit twee blokjes of huizen: het spel is uit.
ar-won = { $seat } wint met ${ $dollars }.

## Waarom niet

ar-no-wrong-seats = American Rails is voor 3 tot 5 spelers, niet voor { $seats }.
ar-no-not-now = Nu niet: { $phase }.
ar-no-railway-out = { $railway } doet in dit spel niet mee.
ar-no-already-offered = { $railway } is in de voorbereiding al geveild.
ar-no-share-left = { $railway } heeft geen aandeel meer om te veilen.
ar-no-bid-too-low = ${ $dollars } is te weinig: het laagste bod is nu ${ $least }.
ar-no-bid-too-high = Je hebt ${ $money } en kunt geen ${ $dollars } bieden.
ar-no-not-a-city = Een maatschappij begint in een stad; dit is { $terrain } bij { $near }.
ar-no-city-taken = { $railway } ligt al in { $city }: een maatschappij begint in een lege stad.
ar-no-space-taken = De trein van { $seat } staat al op { $space }.
ar-no-house-left = De huisjes zijn op.
ar-no-house-there = Een huisje staat in een stad; dit is { $terrain } bij { $near }.
ar-no-never-developed = { $city } kan niet ontwikkeld worden.
ar-no-already-developed = { $city } heeft al een huisje.
ar-no-nobody-there = Er ligt nog geen spoor in { $city }, en zonder spoor geen huisje.
ar-no-expand-with-three = Met drie spelers kan $2 nemen geen Uitbreiden 2 zijn.
ar-no-share-owned = Je hebt geen aandeel { $railway }.
ar-no-cube-left = { $railway } heeft geen blokjes meer.
ar-no-own-cube-there = { $railway } heeft daar al een blokje.
ar-no-not-next-to-track = Dit veld grenst niet aan spoor van { $railway }.
ar-no-hex-full = Daar ligt { $railway } al: in { $terrain } past maar één blokje.
ar-no-cannot-afford = { $railway } heeft ${ $treasury }, dit veld kost ${ $price }.

ar-phase-name-railway = noem eerst de maatschappij waarvan een aandeel wordt verkocht
ar-phase-auction = maak eerst de veiling af: bied of pas
ar-phase-first-cube = kies eerst de eerste stad van de maatschappij
ar-phase-move-train = kies eerst een actie op het actiespoor
ar-phase-develop = kies eerst een stad om te ontwikkelen, of laat het
ar-phase-finance = kies eerst een maatschappij om te financieren
ar-phase-take = kies eerst wat Neem $2 moet worden
ar-phase-expand = maak eerst het uitbreiden af, of laat het
ar-phase-finished = het spel is uit

## Waar de tafel op wacht

ar-prompt-name-first = { $who }: noem een maatschappij voor de veiling
    .detail = vóór het eerste jaar wordt van elke maatschappij één aandeel geveild
ar-prompt-name = { $who }: kies een aandeel om te veilen
    .detail = van een maatschappij die er nog over heeft
ar-prompt-auction = { $who }: bied op { $railway }
    .least = minstens ${ $least }
    .alone = niemand anders doet mee
    .high = { $name } biedt ${ $dollars }
ar-prompt-first-cube = { $who }: kies de eerste stad van { $railway }
    .detail = een stad zonder blokjes; die brengt de volle waarde op
    .won = voor ${ $price }, niemand bood meer · een stad zonder blokjes
ar-prompt-move-train = { $who }: kies een actie
    .detail = fase { $phase }
ar-prompt-develop = { $who }: ontwikkel een stad
    .detail = { $houses ->
        [one] het laatste huisje
       *[other] nog { $houses } huisjes
     } · een donker bordje: alleen anderen verdienen eraan
ar-prompt-finance = { $who }: financier een maatschappij
    .detail = $5 uit de bank naar haar schatkist
ar-prompt-take = { $who }: neem $2 of laat de anderen betalen
ar-prompt-take-expand = { $who }: neem $2, laat de anderen betalen, of breid 2 uit
ar-prompt-expand = { $who }: breid uit met { $cubes ->
        [one] één blokje
       *[other] hoogstens { $cubes } blokjes
     }
    .detail = te besteden: { $railways }
ar-prompt-finished = { $count ->
    [one] { $names } wint met ${ $dollars }
   *[other] { $names } delen de winst met elk ${ $dollars }
 }
ar-reason-last-year = 1857 is voorbij
ar-reason-shares-gone = alle aandelen zijn verkocht of weg
ar-reason-supplies-low = genoeg voorraden tellen nog hooguit twee blokjes of huizen

ar-railway-has = { $railway } ${ $dollars }
ar-nothing-to-expand = geen aandelen, dus niets uit te breiden
    .poor = geen van jouw maatschappijen kan nu bouwen

## Keuzes

ar-do-name = Veil een aandeel { $railway }
ar-do-bid = Bied ${ $dollars }
ar-do-pass = Passen
ar-do-first-cube = { $railway } begint in { $city }
ar-do-develop = { $city } ontwikkelen
ar-do-finance = { $railway } financieren
ar-do-take = $2 nemen
ar-do-others-pay = De anderen betalen $2
ar-do-expand = { $railway } naar { $place }
ar-do-expand-2 = Uitbreiden 2: { $railway } naar { $place }
ar-do-leave = Niets doen
ar-do-stop = Klaar met uitbreiden

ar-detail-share-new = de koper kiest de eerste stad: hooguit ${ $best } per jaar, ${ $total } t/m { $until } · met het bod wordt gebouwd
ar-detail-lot = { $shares ->
    [one] het ene aandeel krijgt alles wat ze verdient
   *[other] hooguit { $shares } aandelen delen wat ze verdient
 } · { $cubes } blokjes om te bouwen
ar-detail-share = elk aandeel levert dan ${ $pays } per jaar op, zoals het nu staat ${ $total } tot en met { $until }
ar-detail-share-pays = geeft ${ $pays } per jaar
    .more = deze maatschappij geeft je nu ${ $now } per jaar, dan ${ $pays }
    .defends = deze maatschappij geeft je nu ${ $now } per jaar, dan ${ $pays }, en ${ $lost } als een ander het koopt
ar-detail-bid = je houdt ${ $left }
ar-detail-pass = dan doe je niet meer mee
ar-detail-pass-sold = { $name } krijgt het aandeel dan voor ${ $dollars }
ar-detail-pass-removed = het aandeel gaat dan uit het spel
ar-detail-first-cube = inkomsten ${ $income }
ar-detail-hub = bijzondere stad: +$10 zodra ze met een andere verbonden is
ar-detail-finance = schatkist ${ $from } → ${ $to } · { $shares ->
    [0] je hebt geen aandeel
    [one] je hebt 1 aandeel
   *[other] je hebt { $shares } aandelen
 }
ar-detail-take = je hebt ${ $from }, dan ${ $to }
ar-detail-price = ${ $price } van ${ $treasury }
ar-detail-income = inkomsten ${ $from } → ${ $to }
ar-detail-income-of = { $railway } ${ $from } → ${ $to }
ar-detail-yearly = per jaar: { $who }
ar-detail-yearly-of = { $name } +${ $dollars }
ar-detail-yearly-you = jij +${ $dollars }
ar-detail-yearly-not-you = jij niets
ar-detail-yearly-nobody = geen dividend verandert
ar-detail-earns-less = { $railway } verdient ${ $dollars } minder
ar-detail-earns-more = { $railway } verdient ${ $dollars } meer
ar-detail-income-stays = inkomsten blijven ${ $income }
ar-detail-joins = verbindt { $a }–{ $b }: +${ $dollars }
ar-detail-leave = je trein houdt zijn plaats
ar-detail-stop = { $left } van de { $of } blokjes ongebruikt

ar-space-does-nothing = daar kan nu niets gedaan worden
    .but = daar kan nu niets gedaan worden: alleen de plaats telt
ar-space-does-pass = er gebeurt niets
ar-space-does-develop = een huisje: een stad levert $2 meer op, $1 als ze gedeeld is; nog { $houses }
ar-space-does-develop-theirs = een huisje, maar alleen in steden van anderen
ar-space-does-finance = $5 voor één maatschappij om van te bouwen
ar-space-does-take = $2 voor jou, of de anderen betalen $2
ar-space-does-take-expand = $2 voor jou, de anderen betalen $2, of 2 blokjes
ar-space-does-expand = hoogstens { $cubes } blokjes · { $railways }
ar-space-does-auction = allen bieden op een aandeel dat jij kiest; het bod is bouwgeld voor die maatschappij
ar-space-is-pass = straks kies je als eerste
ar-space-is-develop = een stad levert $2 meer op
ar-space-is-finance = $5 om van te bouwen
ar-space-is-take = $2, of anderen betalen $2
ar-space-is-take-expand = $2, rest −$2, of 2 blokjes
ar-space-is-expand = bouw tot { $cubes } blokjes
ar-space-is-auction = bieden op een aandeel
ar-ordinal = { $place }e
ar-next-place = in { $next } kies je als { $place }
    .either = in { $next } kies je als { $place } of { $last }
    .between = in { $next } kies je als { $place } tot { $last }
ar-next-phase = fase { $numeral }

## Naast het bord

ar-panel-auction = Veiling
ar-panel-track = Actiespoor
ar-panel-railways = Maatschappijen
ar-panel-players = Spelers

ar-track-space = Actie
ar-turn-order-later = wie een aandeel wint, neemt de volgende plaats
ar-turn-order = Volgorde in deze fase

ar-auction-bid = Hoogste bod
ar-auction-no-bid = nog geen
ar-auction-share = één aandeel

ar-railway = Maatschappij
ar-income = Inkomsten
    .title = Wat de maatschappij per jaar verdient: haar steden, en paren bijzondere steden die ze verbindt (★). ↑ of ↓: hoeveel dat veranderd is sinds je vorige beurt.
ar-treasury = Schatkist
    .title = Waar de maatschappij van bouwt. Biedingen en Financieren vullen haar.
ar-dividend = Dividend
    .title = Wat elk verkocht aandeel aan het eind van het jaar krijgt: de inkomsten, gedeeld en naar boven afgerond.
ar-shares = Aandelen
    .title = Wie de aandelen heeft; gestreepte zijn nog te koop.
ar-cubes = Blokjes
    .title = Blokjes die ze nog kan plaatsen. In rood: haar voorraad telt als laag.
ar-unsold = onverkocht
ar-removed = weg
ar-joined-pairs = { $pairs ->
    [one] één paar bijzondere steden verbonden: +$10
   *[other] alle drie de paren bijzondere steden verbonden: +$30
 }
ar-supplies-low = voorraden laag: { $now }/{ $needed }
    .title = Het spel eindigt na 1857, als er geen aandeel meer is, of als { $needed } voorraden laag zijn: maatschappijen met hoogstens 2 blokjes, en de huisjes (nog { $houses }). Nu zijn het er { $now }.
ar-ends-this-year = het spel eindigt na { $year }
ar-shares-left = { $shares ->
    [one] nog 1 aandeel
   *[other] nog { $shares } aandelen
 }

ar-cities = Steden als tabel
ar-city = Stad
ar-city-values = Alleen/gedeeld
ar-city-railways = Maatschappijen
ar-city-house = huisje

ar-ends-with = ’{ $short }: ${ $total }
    .title = Ongeveer wat deze speler na { $until } heeft: het geld van nu en, voor elk jaar dat nog komt, wat de aandelen nu opleveren. Met een rand: niemand heeft meer.
ar-owns-nothing = geen aandelen
ar-dividends-due = +${ $dollars } bij jaareinde
    .total = +${ $dollars } bij jaareinde; als elk jaar dat oplevert: ${ $total } na { $until }
ar-told-expand-two = Uitbreiden 2
ar-told-left = doet er niets mee
ar-told-house = een huisje in { $city }
ar-told-dividends = { $year } keert uit:
    .last = Laatste dividend:
ar-told-a-share = per aandeel:
ar-told-sold = { $seat } koopt { $railway } voor ${ $dollars }
ar-told-sold-by = { $seat } koopt { $railway } voor ${ $dollars }, geveild door { $opener }
ar-told-shares-pay = elk aandeel geeft nu ${ $to } in plaats van ${ $from }
ar-told-removed = niemand wil { $railway }: het aandeel gaat uit het spel
ar-told-too-poor = jij had te weinig geld om door te bieden
ar-told-you-pay = jij betaalt ${ $dollars }
ar-told-starts = begint in { $city }
ar-told-others-pay = de anderen betalen elk $2
ar-told-pair = ★ { $a }–{ $b } +${ $dollars }
ar-told-offers = veilt { $railway }
ar-told-passed = { $players ->
    [one] past
   *[other] passen
 } bij ${ $dollars }
ar-told-bid = { $seat } biedt ${ $dollars }
ar-told-bid-for = { $seat } biedt ${ $dollars } op { $railway }
ar-told-cubes = naar { $place }{ $cubes ->
    [one] { "" }
   *[other] , { $cubes } blokjes
 }
ar-counts = { $change ->
    [0] Je krijgt nog steeds { $now } per jaar
   *[other] Je krijgt nu { $now } per jaar; dat was { $before }
 }
ar-in-order = als { $place }e aan de beurt
ar-has-moved = heeft in deze fase al gekozen
ar-a-year = +${ $dollars }/jr

## Op de kaart

ar-map = Kaart van het oosten van de Verenigde Staten. Daarop: { $railways }. De rest staat in de tabellen ernaast.
ar-map-empty = Kaart van het oosten van de Verenigde Staten, nog zonder spoorwegen.
ar-map-railway = { $railway } met { $cubes ->
    [one] één blokje
   *[other] { $cubes } blokjes
 }
ar-stands-city = { $city } levert een maatschappij alleen ${ $full } per jaar op, gedeeld elk ${ $shared }
ar-stands-costs = een blokje kost nu ${ $price }
ar-stands-full = er past geen blokje meer bij
ar-stands-there = daar: { $railways }
    .earning = daar: { $railways }, met ${ $earns }{ $count ->
        [one] { "" }
       *[other] { " " }elk
     }
ar-stands-adds = +${ $adds } per jaar
ar-stands-loses = { $railway } −${ $loses }
ar-stands-holds = { $name } heeft { $shares ->
    [one] 1 aandeel
   *[other] { $shares } aandelen
 }
ar-stands-nobody = nog geen maatschappij
ar-stands-railway = { $railway } verdient ${ $income }: ${ $pays } per jaar voor elk aandeel
    .unheld = { $railway } verdient ${ $income }
ar-stands-has = schatkist ${ $treasury }, nog { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
 } · { $unsold ->
    [0] alle aandelen verkocht
    [one] 1 aandeel onverkocht
   *[other] { $unsold } aandelen onverkocht
 }
ar-legend-title = Een blokje kost de maatschappij
ar-legend-plains = $2, plus $2 per blokje daar
ar-legend-forest = $3, hoogstens één blokje
ar-legend-mountain = $5, hoogstens één blokje
ar-legend-city = $2, plus $2 per blokje en huisje
ar-legend-offer = prijs: extra inkomsten
ar-legend-values = inkomsten: alleen / gedeeld
ar-legend-hubs = Chicago, New York, Atlanta:
ar-legend-hubs-pay = ★ +$10 inkomsten per verbonden paar
ar-legend-grown = krijgt nooit een huisje

## Het einde

ar-rank = Plaats
ar-money = Geld
ar-last-dividends = Laatste dividend
ar-plot = Het geld van iedereen door de jaren; de tabel eronder geeft de getallen.
ar-money-by-year = Geld na het dividend van elk jaar

## Opties

ar-option-banker = Bankier
    .text = De bankier noemt de eerste maatschappij die onder de hamer komt.
ar-option-banker-seat1 = De eerste plaats
ar-option-banker-drawn = Door het lot
ar-option-negotiation = Overleg
    .text = Afspraken binden niemand; zonder gesprek spreken de veilingen voor zich.
ar-option-negotiation-yes = Praten en onderhandelen mag altijd
ar-option-negotiation-no = Geen overleg tot het spel uit is
