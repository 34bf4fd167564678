# Steel Driver

## Namen

company-red = Rood
    .short = Rd
company-yellow = Geel
    .short = Ge
company-green = Groen
    .short = Gn
company-blue = Blauw
    .short = Bl
company-brown = Bruin
    .short = Br
company-grey = Grijs
    .short = Gs

good-white = wit papier
    .short = papier
good-black = zwarte kolen
    .short = kolen
good-green = groen gewas
    .short = gewas
good-orange = oranje erts
    .short = erts
good-pink = roze vis
    .short = vis

sd-rounds = Rondes
sd-round = Ronde { $round }
sd-mark-round = R{ $round }
sd-mark-build = R{ $round }·bouw
sd-stage-end = Goederen
sd-stones = { $stones ->
    [one] 1 steen
   *[other] { $stones } stenen
 }
sd-ordinal = { $place }e

## Wat er gebeurde

sd-active-player-chosen = { $seat } opent als eerste.
sd-round-began = Ronde { $round } begint.
sd-stones-taken = { $seat } neemt { $stones ->
    [0] geen stenen: de voorraad is leeg
    [one] 1 steen
   *[other] { $stones } stenen
 }.
sd-auction-opened = { $seat } opent de veiling van { $company } met { $stones ->
    [one] 1 steen
   *[other] { $stones } stenen
 }.
sd-bid-raised = { $seat } biedt { $stones ->
    [one] 1 steen
   *[other] { $stones } stenen
 } op { $company }.
sd-passed-bid = { $seat } past voor { $company }.
sd-control-won = { $seat } krijgt { $company } met een aandeel voor { $stones ->
    [one] 1 steen
   *[other] { $stones } stenen
 }.
sd-marker-passed = { $seat } opent niets; { $to } is aan de beurt.
sd-marker-moved = { $to } mag nu openen.
sd-auctions-ended = { $auctions ->
    [0] Niemand wil deze ronde een maatschappij.
    [one] De veilingen zijn voorbij: één maatschappij heeft een leider.
   *[other] De veilingen zijn voorbij: { $auctions } maatschappijen hebben een leider.
 }
sd-company-started = { $company } begint in { $city }.
sd-link-built = { $company } bouwt { $from }–{ $to } voor { $stones } stenen en bereikt { $city }: +${ $dollars }.
sd-link-built-nothing-new = { $company } bouwt { $from }–{ $to } voor { $stones } stenen en bereikt niets nieuws.
sd-continent-joined = { $company } verbindt de kusten: van San Francisco naar New York in { $links } stukken!
sd-bonus-earned = { $company } verdient ${ $dollars } aan de transcontinentale verbinding.
# Na ronde 5 is de volgorde die van de goederen.
sd-passed-as = { $round ->
    [5] haalt als { $place }e goederen
   *[other] volgende ronde { $place }e
 }
sd-company-passed = { $company } kan niets bouwen en past: { sd-passed-as }.
sd-company-passed-no-controller = { $company } heeft geen leider en past: { sd-passed-as }.
sd-company-passed-no-track = { $company } heeft geen spoor meer en past: { sd-passed-as }.
sd-profit-paid = { $seat } krijgt ${ $dollars } winst van { $company }.
sd-profit-lost = { $company } heeft geen leider: de ${ $dollars } gaat verloren.
sd-field-cleared = { $stones ->
    [one] De laatste steen van { $company } gaat
   *[other] De laatste { $stones } stenen van { $company } gaan
 } terug naar de voorraad.
sd-goods-placed = { $goods } steden met spoor krijgen elk een goederenblokje.
sd-final-control = { $seat } leidt { $company } in de eindafrekening, met { $shares ->
    [one] 1 aandeel
   *[other] { $shares } aandelen
 }.
sd-good-taken = { $company } haalt { $good } uit { $city }.
sd-company-done = { $company } kan niets meer halen: { $goods ->
    [0] geen goederen
    [one] 1 goederenblokje
   *[other] { $goods } goederen
 }.
sd-company-valued = { $goods ->
    [0] { $company } heeft geen goederen
    [one] Het ene goederenblokje van { $company }
   *[other] De { $goods } goederen van { $company }
 }: een aandeel brengt ${ $dollars } op.
sd-shares-paid = { $seat } krijgt ${ $dollars } voor { $shares ->
    [one] een aandeel
   *[other] { $shares } aandelen
 } { $company }.
sd-won = { $seat } wint met ${ $dollars }.
sd-won-by-goods = { $seat } wint met ${ $dollars }: even rijk als anderen, maar leider van de maatschappij met de meeste goederen ({ $goods }).
sd-won-shared = { $seat } deelt de winst met ${ $dollars }.

## Waarom niet

sd-no-wrong-seats = Steel Driver is voor 3 tot 6 spelers, niet voor { $seats }.
sd-no-such-seat = Plaats { $seat } kan niet als eerste openen: deze tafel heeft { $seats } plaatsen.
sd-no-not-now = Nu niet: { $phase }.
sd-no-already-auctioned = { $company } is deze ronde al geveild: { $seat } heeft de leiding.
    .you = { $company } is deze ronde al geveild: jij hebt de leiding.
sd-no-bid-too-low = { $stones ->
    [one] 1 steen
   *[other] { $stones } stenen
 } is te weinig: het laagste bod is nu { $least }.
sd-no-bid-too-high = { $has ->
    [0] Je hebt geen stenen om mee te bieden.
    [one] Je hebt 1 steen en kunt geen { $stones } bieden.
   *[other] Je hebt { $has } stenen en kunt geen { $stones } bieden.
 }
sd-no-not-on-this-board = Op de kaart van deze tafel loopt geen route { $from }–{ $to }.
sd-no-link-taken = Op { $from }–{ $to } ligt { $company } al: één spoor per route.
sd-link-costs = { $link } kost { $stones } stenen. { $a } bereiken levert ${ $a-dollars } op, { $b } bereiken ${ $b-dollars }.
sd-city-pays = { $city } bereiken levert ${ $dollars } op{ $start ->
    [yes] ; een maatschappij mag hier ook beginnen, maar dat levert niets op
   *[no] {""}
 }. Aan het eind ligt hier { $good }. { $count ->
    [0] Er ligt hier geen vrije route meer.
   *[other] Vrije routes, in stenen: { $links }.
 }
sd-builds-here = { $company } kan hier { $links } bouwen.
sd-no-start-there = { $company } heeft nog geen spoor en moet in een zeshoekige stad beginnen; { $from }–{ $to } raakt er geen.
sd-no-not-on-network = { $from }–{ $to } raakt het net van { $company } niet.
sd-no-cannot-afford = { $company } heeft { $stones ->
    [0] geen stenen
    [one] 1 steen
   *[other] { $stones } stenen
 } op haar veld, dit stuk kost er { $price }.
sd-no-start-missing = Beide steden van { $from }–{ $to } zijn zeshoekig: kies waar de maatschappij begint.
sd-no-start-to-choose = Bij { $from }–{ $to } valt geen begin te kiezen: laat het weg.
sd-no-not-the-start = { $city } kan niet als begin van { $from }–{ $to } worden gekozen.
sd-no-good-there = In { $city } ligt geen goederenblokje meer.
sd-no-city-not-on-network = { $city } ligt niet aan het net van { $company }.

sd-phase-open = wie aan de beurt is, opent een veiling of past
sd-phase-auction = er loopt een veiling
sd-phase-build = de maatschappijen bouwen
sd-phase-take-good = de maatschappijen halen hun goederen op
sd-phase-finished = het spel is uit

## Waar de tafel op wacht

sd-prompt-open = { $who }: open een veiling of pas
    .passes = { $passes } van { $needed } gepast
sd-prompt-auction = { $who }: bied op { $company } of pas
    .detail = { $name } biedt { $stones }
sd-prompt-build = { $who }: { $company } bouwt één stuk spoor
    .detail = { $stones ->
        [one] 1 steen
       *[other] { $stones } stenen
     } · winst ${ $dollars }
    .first = vanuit een zeshoek · { $stones ->
        [one] 1 steen
       *[other] { $stones } stenen
     }
    .coasts = { $links } verbindt de kusten: ${ $builder }
    .short = { $who }: { $company } bouwt
sd-prompt-take = { $who }: { $company } haalt goederen
    .detail = { $goods ->
        [0] nog niets
        [one] 1 goederenblokje
       *[other] { $goods } goederen
     } · aandeel ${ $dollars } waard
sd-prompt-finished = { $count ->
    [one] { $names } wint met ${ $dollars }
   *[other] { $names } delen de winst met elk ${ $dollars }
 }
sd-tie-by-goods = { $names } zijn even rijk; { $winner } leidt de maatschappij met de meeste goederen ({ $goods }).
sd-tie-shared = { $names } zijn even rijk, en hun beste maatschappijen hebben evenveel goederen.

## Keuzes

sd-do-open = Bied { $stones } op { $company }
sd-do-pass-marker = Passen
sd-do-raise = Bied { $stones }
sd-do-pass = Passen
sd-do-build = { $company } bouwt { $link }
sd-do-build-from = { $company } bouwt van { $start } naar { $end }
sd-do-take = Haal { $good } uit { $city }

sd-detail-bid = { $left ->
    [one] 1 steen over
   *[other] { $left } stenen over
 }
sd-detail-builds-with = { $bid }{ $field ->
    [0] {""}
   *[other] {" "}+ { $field }
 } om mee te bouwen: { $dollars ->
    [0] te weinig voor een stuk spoor
   *[other] deze ronde zo’n ${ $dollars }
 }
sd-detail-pass-marker = dan is { $name } aan de beurt; je mag nog bieden
sd-detail-pass-marker-last = daarmee zijn de veilingen van deze ronde voorbij
sd-detail-pass = dan doe je niet meer mee
sd-detail-pass-sold = dan wint { $name } voor { $stones ->
    [one] 1 steen
   *[other] { $stones } stenen
 }
sd-detail-price = { $price } van { $stones } stenen
sd-detail-reaches = { $city } +${ $dollars }
sd-detail-reaches-nothing = bereikt geen nieuwe stad
sd-detail-joins = de kusten verbonden: { $bonuses }
sd-detail-profit = winst ${ $from } → ${ $to }
sd-detail-good = +${ $gain } per aandeel: ${ $from } → ${ $to }
sd-detail-good-rivals = ook binnen bereik van { $companies }

## Naast het bord

sd-panel-auction = Veiling
sd-panel-opening = Begin een veiling
sd-panel-trains = Treintabel
    .hint = Boven: de volgorde waarin de maatschappijen deze ronde aan zet zijn. Onder: wie heeft gepast, in de volgorde van de volgende ronde; na de laatste ronde die van het goederen halen.
sd-panel-goods = Goederen
sd-panel-companies = Maatschappijen
sd-panel-players = Investeerders

sd-auction-lot = leiding en een aandeel
sd-auction-brings = brengt de winst van deze ronde en het { $shares ->
    [5] eerste
    [4] tweede
    [3] derde
    [2] vierde
   *[other] laatste
 } aandeel
    .worth = prognose ${ $dollars } per aandeel
    .stones = { $stones ->
        [one] 1 steen
       *[other] { $stones } stenen
     } op het veld
sd-opening-company = 1. Een maatschappij
    .last = 1. De laatste maatschappij
    .worth = $: per aandeel nu
    .stones = +: stenen erop
sd-opening-stones = 2. Je inzet, in stenen
    .use = Van deze stenen bouwt ze spoor; wat ze verdient is voor jou.
sd-opening-choose = Kies maatschappij

sd-trains-order = Aan zet
sd-trains-passed = Gepast
sd-trains-done = Klaar
sd-trains-builds = { $company } bouwt
sd-trains-takes = { $company } haalt op
sd-coasts-missing = Tussen de kusten ontbreekt één stuk: { $links }
sd-coasts-any = een van { $count } op de kaart
sd-coasts-pay = Wie het laatste stuk spoor tussen San Francisco en New York legt, verdient ${ $builder }; elke andere maatschappij op die route ${ $others }.
sd-coasts-link = Het zou de kusten verbinden: ${ $builder } voor wie het bouwt, ${ $others } voor elke andere maatschappij op die route.
sd-coasts-joined = Kusten verbonden door { $company } in ronde { $round }

sd-company = Maatschappij
sd-control = Leiding
sd-profit = Winst deze ronde
    .title = Wat de maatschappij deze ronde verdient voor wie haar leidt.
sd-field = Stenen
    .title = Stenen op het veld van de maatschappij: daarvan bouwt ze
sd-track = Spoor
    .title = Stukken spoor die ze nog kan leggen
sd-shares = Aandelen
    .title = Wie de vijf aandelen van de maatschappij heeft
sd-worth = Per stuk
    .title = Wat een aandeel zou opbrengen als het spel nu uit was
sd-unsold = onverkocht
sd-purse-leads = van { $stones }
sd-supply = { $stones ->
    [0] Geen stenen in de voorraad
    [one] 1 steen in de voorraad
   *[other] { $stones } stenen in de voorraad
 }
sd-goods-worth = Een aandeel brengt op wat de sets van zijn maatschappij waard zijn.

sd-controls = leidt { $company }: een rond teken
sd-owns-nothing = geen aandelen
sd-told-built = { $company } { $from }–{ $to }, { $stones } stenen
sd-told-joined = { $company } verbindt de kusten: { $from }–{ $to }, { $stones } stenen
sd-told-opens-nothing = { $seat } opent niets.
sd-told-payday = Uitbetaling:
sd-told-new-stones = Ronde { $round }: { $stones ->
    [0] geen stenen meer te verdelen
    [one] 1 nieuwe steen voor iedereen
   *[other] { $stones } nieuwe stenen voor iedereen
 }
    .short = Ronde { $round }: de voorraad is bijna op, { $stones ->
    [0] niemand krijgt een steen
    [one] 1 nieuwe steen voor iedereen in plaats van { $full }
   *[other] { $stones } nieuwe stenen voor iedereen in plaats van { $full }
 }
sd-told-passed = { $companies ->
    [one] past: { sd-passed-as }
   *[other] passen: { $round ->
        [5] halen als { $place }e–{ $last }e goederen
       *[other] volgende ronde { $place }e–{ $last }e
    }
 }
sd-counts = { $change ->
    [0] Je hebt { $now }
   *[other] Je hebt { $now }; dat was { $before }
 }
sd-counts-soon = deze ronde krijg je ${ $dollars }
    .alone = Deze ronde krijg je ${ $dollars }
sd-counts-stones = Je hebt { $stones }
sd-has-marker = opent
sd-collects = krijgt straks ${ $dollars }
sd-worth-now = prognose ${ $dollars }
    .title = Hun geld als het spel nu uit was: met de winst van deze ronde en de aandelen, betaald naar de goederen.

## Op de kaart

sd-map = Kaart van de Verenigde Staten. Daarop: { $companies }. De tabellen ernaast zeggen de rest.
sd-map-empty = Kaart van de Verenigde Staten, nog zonder spoor.
sd-map-company = { $company } met { $links ->
    [one] één stuk spoor
   *[other] { $links } stukken spoor
 }
sd-ribbon = Van kust tot kust!
sd-legend-price = prijs in stenen
sd-legend-pays = winst bij bereiken
sd-legend-start = beginstad
sd-legend-goods = goederen aan het eind
sd-legend-coasts = San Francisco–New York: ${ $builder }, helpers ${ $others }
sd-legend-sets = Soorten per set

## Het einde

sd-rank = Plaats
sd-money = Geld
sd-from-profits = Uit winst
sd-from-shares = Uit aandelen
sd-most-goods = Bij gelijk geld: goederen van de beste geleide maatschappij
sd-accounting = De eindafrekening
sd-share-value = Per aandeel
sd-paid = Betaald aan
sd-plot = Ieders geld door de rondes heen; de tabel eronder heeft de bedragen.
sd-money-by-round = Geld na elke ronde

## Opties

sd-option-first = Wie als eerste opent
    .text = Wie de eerste veiling opent.
sd-option-first-drawn = Door het lot bepaald
sd-option-first-seat1 = De eerste plaats
sd-option-map = Kaart
    .text = Vier steden meer maken het westen breder en het spel langer.
sd-option-map-38 = 38 steden
sd-option-map-42 = 42 steden: met Seattle, Spokane, San Diego en Boise
