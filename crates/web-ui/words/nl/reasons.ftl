# Waarom een bot het zou doen: wat erop volgt, wat het opbrengt, wat het voorkomt

sd-why-leads-on = daarna { $cities }: nog ${ $dollars } met { $stones ->
    [one] de steen
   *[other] de { $stones } stenen
 } die overblijven
sd-why-nothing-next = { $stones ->
    [0] gebruikt de laatste stenen
    [one] de steen die overblijft bereikt niets meer
   *[other] de { $stones } stenen die overblijven bereiken niets meer
 }
sd-why-new-good = een nieuw soort goed: { $good }
sd-why-rivals = ook { $companies } kan hier bouwen
sd-why-builds-nothing = te weinig om mee te bouwen: het gaat om het aandeel
sd-why-earns = kan deze ronde zo'n ${ $dollars } verdienen
sd-why-share = een aandeel is nu ${ $dollars } waard
sd-why-pass = voor { $stones ->
    [one] 1 steen
   *[other] { $stones } stenen
 } kan { $company } zo'n ${ $dollars } verdienen; jij houdt je { $left }
sd-why-pass-marker = je houdt je { $left } voor een latere maatschappij

ar-why-pays = je aandelen { $railway } geven ${ $from } → ${ $to } per jaar
ar-why-on-the-way = nog { $cubes ->
    [one] één blokje
   *[other] { $cubes } blokjes
 } tot { $city }, goed voor ${ $dollars }
ar-why-shuts-out = staat { $railways } in de weg: hier past maar één blokje
ar-why-close-to = dicht bij { $cities }
ar-why-name = { $shares ->
    [one] haar ene aandeel krijgt alles wat ze verdient
   *[other] hooguit { $shares } aandelen delen wat ze verdient
 }
ar-why-bid = levert tot en met 1857 zo'n ${ $total } op zoals het nu staat, tegen jouw bod
ar-why-bid-new = jij kiest waar ze begint, voor hooguit ${ $best } per jaar: zo'n ${ $total } tot en met 1857 tegen jouw bod, waarmee ze bouwt
ar-why-pass = je houdt ${ $money } voor een ander aandeel
ar-why-then = het beste daarna: { $best }
ar-why-for-whom = je eigen maatschappijen { $mine }, de andere { $theirs }
ar-why-nothing-earns = geen blokje brengt meteen iets op; ${ $treasury } blijft in de schatkist

ca-why-worker = daar: { $effect }
ca-why-stands-up = opstaan kost ${ $price }
ca-why-all-stand = iedereen staat al: wie je verplaatst, gaat liggen
ca-why-well-placed = je werkers zijn waar je ze nodig hebt
ca-why-no-step = geen stap die er nog is, helpt je veel
ca-why-keeps-tile = je actietegel blijft 3 punten waard
ca-why-all-done = er is niets meer te doen
ca-why-nothing-ready = geen project is klaar om te bouwen: daarvoor is O&O
ca-why-no-goods = er zijn te weinig goederen voor meer
ca-why-keeps-goods = bewaart { $goods ->
    [one] 1 goed
   *[other] { $goods } goederen
 } voor een betere beurt
ca-why-keeps-money = bewaart je ${ $money } voor later
ca-why-stay-out = ze blijven op pad, tot hun regio meer betaalt
ca-why-nobody-brought = niemand verlaat er zijn plek voor
