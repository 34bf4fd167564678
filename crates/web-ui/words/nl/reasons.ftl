# Waarom een bot het zou doen: wat erop volgt, wat het opbrengt, wat het voorkomt

sd-why-leads-on = daarna { $cities }: nog ${ $dollars } met { $stones ->
    [one] de steen
   *[other] de { $stones } stenen
 } die overblijven
sd-why-nothing-next = { $stones ->
    [0] gebruikt de laatste stenen
    [one] met de steen die overblijft bereikt ze niets meer
   *[other] met de { $stones } stenen die overblijven bereikt ze niets meer
 }
sd-why-new-good = een nieuwe soort goederen: { $good }
sd-why-rivals = ook binnen bereik van { $companies }
sd-why-low-start = laag beginnen: biedt een ander mee, dan kun je verhogen
    .earns = met je { $own } stenen kan ze zo’n ${ $dollars } verdienen
sd-why-firm-start = hoog beginnen: dan haken anderen misschien meteen af
sd-why-jump = meer dan nodig: dan haken anderen misschien meteen af
sd-why-least-raise = zo weinig mogelijk hoger: je houdt de meeste stenen
sd-why-builds-nothing = te weinig om mee te bouwen: het gaat om het aandeel
sd-why-earns = kan deze ronde zo’n ${ $dollars } verdienen
sd-why-share = een aandeel is nu ${ $dollars } waard
sd-why-none-left = geen steen meer voor de { $companies ->
    [one] maatschappij die nog komt
   *[other] { $companies } maatschappijen die nog komen
 }
sd-why-left-builds-nothing = met de { $stones ->
    [one] ene steen die overblijft
   *[other] { $stones } die overblijven
 } bouwt geen andere maatschappij iets
sd-why-left-earns = met de { $stones ->
    [one] ene steen die overblijft
   *[other] { $stones } die overblijven
 } kan { $company } nog ${ $dollars } verdienen
sd-why-pass = { $dollars ->
    [0] met { $stones ->
        [one] 1 steen
       *[other] { $stones } stenen
     } bouwt { $company } niets; jij houdt je { $left }
   *[other] met je { $left } koop je later meer, als de anderen hun stenen kwijt zijn
 }
sd-why-pass-cheaper = { $other } komt nog en kan ook ${ $dollars } verdienen, voor { $fewer ->
    [one] 1 steen
   *[other] { $fewer } stenen
 } in plaats van { $stones }
sd-why-pass-elsewhere = { $other } komt nog en kan met je { $left } zo’n ${ $there } verdienen; { $company } ${ $dollars } voor { $stones }
sd-why-pass-behind = laat { $company } aan een ander{ $dollars ->
    [0] {""}
   *[other] : zo’n ${ $dollars } voor { $stones ->
        [one] 1 steen
       *[other] { $stones } stenen
     }
 }
sd-why-pass-marker = je houdt je { $left } voor een latere maatschappij, en mag meebieden als een ander er een opent

ar-why-pays = je aandelen { $railway } geven ${ $from } → ${ $to } per jaar
ar-why-on-the-way = nog { $cubes ->
    [one] één blokje
   *[other] { $cubes } blokjes
 } tot { $city }, goed voor ${ $dollars }
    .poor = nog { $cubes ->
        [one] één blokje
       *[other] { $cubes } blokjes
     } tot { $city }, goed voor ${ $dollars }; maar niet met de ${ $left } die ze overhoudt
ar-why-shuts-out = staat { $railways } in de weg: hier past maar één blokje
ar-why-close-to = dicht bij { $cities }
ar-why-bid = levert je ${ $year } per jaar op, zoals het nu staat ${ $total } tot en met { $until }
ar-why-bid-defends = koopt een ander het, dan zak je van ${ $now } naar ${ $lost } per jaar
ar-why-bid-grows = om meer op te leveren moet ze groeien: van je bod wordt gebouwd
ar-why-bid-new = de eerste stad levert hooguit ${ $best } per jaar op, tot en met { $until } samen ongeveer ${ $total }; je bod is wat je daarvoor betaalt
ar-why-pass = ${ $price } of meer voor een aandeel dat je tot en met { $until } ongeveer ${ $total } oplevert: je houdt je ${ $money } voor een beter
ar-why-pass-dear = kost ${ $price } of meer en levert je tot en met { $until } ongeveer ${ $total } op: niet meer dan de prijs
ar-why-pass-better = een aandeel { $other } levert tot en met { $until } ongeveer ${ $pays } op, dit ${ $total } voor ${ $price } of meer; je houdt je ${ $money }
ar-why-pass-waiting = dit aandeel kost je ${ $price } of meer en levert je tot en met { $until } samen ongeveer ${ $total } op; { $railways ->
    [one] hierna komt nog één maatschappij
   *[other] hierna komen nog { $railways } maatschappijen
 }, vanaf $10: daarvoor houd je je ${ $money }
ar-why-pass-behind = laat het aandeel aan een ander: het zou je tot en met { $until } ongeveer ${ $total } opleveren
ar-why-then = het beste daarna: { $best }
ar-why-space-place = daar valt nu niets te halen: alleen de plaats telt
ar-why-space-pass = wie bovenaan staat, kiest straks als eerste
ar-why-space-finance = $5 meer voor een van jouw maatschappijen om van te bouwen
ar-why-space-take = zekere winst, wat de anderen ook doen
ar-why-space-auction = een aandeel { $railway } kan je tot en met { $until } ongeveer ${ $total } opleveren, tegen je bod
    .more = nog een aandeel { $railway } kan je tot en met { $until } ongeveer ${ $total } opleveren, tegen je bod: wat je andere verliezen is eraf
    .poor = met ${ $money } kun je niet bieden: wie een aandeel { $railway } koopt, geeft haar geld om te bouwen
    .funds = wie een aandeel { $railway } koopt, geeft haar geld om te bouwen
    .thins = nog een aandeel { $railway } verkocht: de andere leveren minder op
ar-why-for-whom = je eigen maatschappijen { $mine }, de andere { $theirs }
ar-why-nothing-earns = geen blokje brengt meteen iets op; wat overblijft, blijft in de schatkist

ca-why-worker = daar: { $effect }
ca-why-then = { $workers ->
    [one] daar is nog niemand: dan
   *[other] dan zijn daar { $workers }:
 } { $brings } in de volgende ronde { $timeline }
ca-why-trade = { $amount ->
    [one] $3 of 1 goederenblokje
   *[other] { $amount } keer $3 of 1 goederenblokje
 }
ca-why-departments = { $amount ->
    [one] 1 nieuwe afdeling
   *[other] { $amount } nieuwe afdelingen
 }
ca-why-projects = { $amount ->
    [one] 1 project
   *[other] { $amount } projecten
 }
ca-why-for-whom = { $mine ->
    [0] geen van je werkers staat
    [one] 1 van je werkers staat
   *[other] { $mine } van je werkers staan
 } ervoor klaar, van een ander hooguit { $theirs }
ca-why-own-work = { $mine ->
    [0] geen van je werkers staat
    [one] 1 van je werkers staat
   *[other] { $mine } van je werkers staan
 } ervoor klaar
ca-why-paydays = { $times ->
    [0] geen gebeurtenis roept het { $region } nog op
    [one] nog één gebeurtenis betaalt wie in het { $region } is
   *[other] nog { $times } gebeurtenissen betalen wie in het { $region } is
 }
ca-why-ready = { $ready ->
    [one] dan is 1 { $project } klaar om te bouwen
   *[other] dan zijn er { $ready } { $project } klaar om te bouwen
 }
ca-why-stands-up = opstaan kost ${ $price }
ca-why-stands-up-later = opstaan kost ${ $price }; je hebt ${ $money }
ca-why-all-stand = iedereen staat al: wie je verplaatst, gaat liggen
ca-why-well-placed = je werkers zijn waar je ze nodig hebt
ca-why-no-step = geen stap die er nog is, helpt je veel
ca-why-keeps-tile = je actietegel blijft 3 punten waard
ca-why-all-done = er is niets meer te doen
ca-why-nothing-ready = geen project is klaar om te bouwen: daarvoor is O&O
ca-why-no-goods = er zijn te weinig goederen voor meer
ca-why-keeps-goods = bewaart { $goods ->
    [one] 1 goederenblokje
   *[other] { $goods } goederen
 } voor een betere beurt
ca-why-keeps-money = bewaart je ${ $money } voor later
ca-why-nobody-brought = niemand verlaat er zijn plek voor
ca-why-sell-donation = een donatie kost ${ $price }: je komt ${ $short } tekort
ca-why-sell-desk = het goedkoopste bureau kost ${ $price }: je komt ${ $short } tekort
ca-why-big-city = een van de vier grote steden: met een andere verbonden scoren ze aan het eind
ca-why-gift-sure = zekere punten, wat er ook komt
ca-why-gift-full = al zo veel waard als kan
ca-why-gift-departments = groeit met elke zulke afdeling die je opent
ca-why-gift-projects = groeit met elk zulk project dat je bouwt
ca-why-gift-railroads = groeit met elke regio waar je de spoorweg haalt
ca-why-gift-donations = groeit met elke donatie die je nog doet
ca-why-gift-workers = groeit met elke werker die je overeind zet
ca-why-gift-payment = aan het eind betaald met wat je overhoudt
ca-why-floor = { $points } punten voor een afdeling hier · { $moves } stappen van de Lobby
ca-why-all-back = allemaal kunnen ze weer werken
ca-why-some-stay = { $stay ->
    [one] 1 blijft
   *[other] { $stay } blijven
 } voor de volgende betaling daar: er { $times ->
    [one] komt er nog 1
   *[other] komen er nog { $times }
 }
ca-why-beside = sluit aan op je schijf in { $city }
ca-why-ready-for = dan { $workers ->
    [one] staat 1 werker
   *[other] staan { $workers } werkers
 } klaar in { $department }, voor ${ $price } van je ${ $money }
