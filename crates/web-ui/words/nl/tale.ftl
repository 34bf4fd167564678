# Campagnes die bots in de terminal spelen: één jaar voor jaar verteld, de balans van vele.

tale-head = Een campagne van { $companies }
tale-year = { $year }  { $title } (ieder { $turns } beurten)
tale-payslips = Loonstrookjes: { $payslips }
tale-rule-found = Nieuwe regel: { $rule }
tale-rule-ended = Geen regel meer: { $rule }
tale-banished = Verbannen: { $event }
tale-earned = Verdiend: { $box }
tale-opened = Geopend: { $box }
tale-opened-region = Geopend: { $box } ({ $region })
tale-postcard = { $company }: ansichtkaart { $number }
tale-contract = { $company } voldoet aan het contract: { $contract }
tale-person = { $person } gaat werken voor { $company }
tale-wren = Josiah Wren is gevonden
tale-relief-came = De hulptrein komt erdoor
tale-relief-late = De hulptrein komt te laat
tale-book-whole = Alle tien bladzijden van Wren zijn gevonden
tale-train-arrives = De doorgaande trein komt aan
tale-train-waits = De doorgaande trein wacht op de andere kust
tale-large = { $city } is nu een grote stad
tale-small = { $city } is geen grote stad meer
tale-resort = { $city } is nu een badplaats
tale-painted = { $line } krijgt een andere kleur
tale-doubled = { $line } krijgt een tweede lijn
tale-lifted = { $line } wordt opgebroken
tale-depot = { $company } bouwt een depot in { $city }
tale-named = { $city } heet nu { $name }
tale-new-line = route { $number }
tale-vaults = De kluizen gaan open

balance-head =
    { $campaigns ->
        [one] Eén campagne van { $companies } maatschappijen
       *[other] { $campaigns } campagnes van { $companies } maatschappijen
    }
balance-campaigns = campagnes
balance-won = gewonnen
balance-fair-share = van een eerlijk deel
balance-games-won = spellen gewonnen
balance-mean-total = gemiddeld totaal
balance-time = Dat duurde { $seconds } s.
balance-seat = plaats { $number }
balance-year = jaar
balance-turns = beurten ieder
balance-mean-payslip = gemiddeld loonstrookje
balance-box = doos
balance-opened = geopend
balance-earned = door spel verdiend
balance-after-game = na spel
balance-worlds = Verschillend aan het eind: { $orders } volgordes van dozen, { $boards } borden (routes verdubbeld, geverfd, opgebroken; steden), { $depots } keer andere depots.
balance-fates = De hulptrein komt op tijd in { $relief }% van de campagnes, de laatste doos gaat na 1895 open in { $lastbox }%, alle bladzijden van Wren worden gevonden in { $book }%, de doorgaande trein komt aan in { $train }%. In het Boek staan { $names } namen. Een kluis voegt { $vault } toe, stempels { $stamps } daarvan; de kluizen veranderen de winnaar in { $changed }%.
balance-met = Aan LG-6.6 is voldaan
balance-not-met = Aan LG-6.6 is niet voldaan
balance-verdict = { $verdict }: de gelukkigste plaats wint { $seat } en de gelukkigste maatschappij { $company } keer een eerlijk deel (hoogstens 1,25; toeval alleen verschuift het deel bij { $campaigns } campagnes met hoogstens { $chance }), het langste hoofdstuk duurt { $longest } keer zoveel beurten als het kortste (hoogstens 2), elke doos gaat open in minstens { $opened }% van de campagnes (minstens 95%).
tale-place = plaats
tale-company = maatschappij
tale-total = totaal
tale-games-won = spellen gewonnen
