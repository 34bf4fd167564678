# Ticket to Ride Legacy. Namen van gebeurtenissen, regels en groeikaarten staan bij de inhoud van het spel zelf.

## Maatschappijen, kleuren, kaarten
lg-company-blue = Blauw
    .short = Bl
    .bot = Beatrix
lg-company-red = Rood
    .short = Rd
    .bot = Rufus
lg-company-green = Groen
    .short = Gn
    .bot = Greta
lg-company-yellow = Geel
    .short = Ge
    .bot = Yannick
lg-company-black = Zwart
    .short = Zw
    .bot = Klara
lg-black = zwart
    .route = de zwarte route
lg-blue = blauw
    .route = de blauwe route
lg-white = wit
    .route = de witte route
lg-green = groen
    .route = de groene route
lg-yellow = geel
    .route = de gele route
lg-red = rood
    .route = de rode route
lg-grey = grijs
    .route = de grijze route
lg-card-black = een zwarte kaart
lg-card-black-pickaxe = een zwarte kaart met een pikhouweel
lg-card-black-skull = een zwarte kaart met een schedel
lg-card-blue = een blauwe kaart
lg-card-blue-pickaxe = een blauwe kaart met een pikhouweel
lg-card-blue-skull = een blauwe kaart met een schedel
lg-card-white = een witte kaart
lg-card-white-pickaxe = een witte kaart met een pikhouweel
lg-card-white-skull = een witte kaart met een schedel
lg-card-green = een groene kaart
lg-card-green-pickaxe = een groene kaart met een pikhouweel
lg-card-green-skull = een groene kaart met een schedel
lg-card-yellow = een gele kaart
lg-card-yellow-pickaxe = een gele kaart met een pikhouweel
lg-card-yellow-skull = een gele kaart met een schedel
lg-card-red = een rode kaart
lg-card-red-pickaxe = een rode kaart met een pikhouweel
lg-card-red-skull = een rode kaart met een schedel
lg-card-locomotive = een locomotief
lg-card-locomotive-pickaxe = een locomotief met een pikhouweel
lg-card-locomotive-skull = een locomotief met een schedel
lg-card-action = een actiekaart
lg-ore-coal = kolen
lg-ore-copper = koper
lg-ore-silver = zilver

## Dozen, van buiten
lg-box-sun = de doos met de zon op het deksel
lg-box-horseshoe = de doos met het hoefijzer op het deksel
lg-box-plough = de doos met de ploeg op het deksel
lg-box-bell = de doos met de bel op het deksel
lg-box-hammer = de doos met de hamer op het deksel
lg-box-key = de doos met de sleutel op het deksel
lg-box-shell = de doos met de schelp op het deksel
lg-box-cone = de doos met de dennenappel op het deksel
lg-box-conductor = de conducteursdoos

## Waar de tafel op wacht
lg-phase-first-tickets = de keuze van de eerste bestemmingen
lg-phase-turn = een beurt: kaarten, een route of bestemmingen
lg-phase-draw = de rest van het kaarten trekken
lg-phase-tickets = de keuze van bestemmingen
lg-phase-banish = het verbannen van een gebeurtenis
lg-phase-depot = wel of geen depot
lg-phase-choice = een keuze die het jaar vraagt
lg-phase-line-colour = de kleur van een tweede lijn
lg-phase-open-box = het openen van een doos
lg-phase-growth = de keuze van groeikaarten
lg-phase-finished = niets: het spel is afgelopen

## Wat er gebeurde
lg-game-began = Het is { $year }.
lg-company-seated = { $seat } leidt { $company }.
lg-office-paid = { $seat } krijgt ${ $dollars } uit het kantoor: niet alles wat beloofd is, past.
lg-start-player-drawn = { $seat } krijgt door het lot de startspelerkaart.
lg-hand-dealt = { $seat } krijgt { $count } kaarten.
lg-hand-dealt-own = { $seat } krijgt { $count } kaarten: { $black } zwart, { $blue } blauw, { $white } wit, { $green } groen, { $yellow } geel, { $red } rood, { $locomotives } { $locomotives ->
        [one] locomotief
       *[other] locomotieven
    }.
lg-card-turned-up = Open kaart { $place }: { $card }.
lg-open-cards-discarded = De vijf open kaarten gaan weg.
lg-first-tickets-dealt = { $seat } krijgt { $count } { $count ->
        [one] bestemming
       *[other] bestemmingen
    } om uit te kiezen.
lg-tickets-drawn = { $seat } trekt { $count } { $count ->
        [one] bestemming
       *[other] bestemmingen
    }.
lg-tickets-kept = { $seat } houdt { $count } { $count ->
        [one] bestemming
       *[other] bestemmingen
    } en legt er { $returned } terug.
lg-first-tickets-dealt-own = { $seat } krijgt { $count ->
           [1] { $from1 }–{ $to1 } (${ $value1 })
           [2] { $from1 }–{ $to1 } (${ $value1 }) en { $from2 }–{ $to2 } (${ $value2 })
           [3] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }) en { $from3 }–{ $to3 } (${ $value3 })
           [4] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }) en { $from4 }–{ $to4 } (${ $value4 })
           [5] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }), { $from4 }–{ $to4 } (${ $value4 }) en { $from5 }–{ $to5 } (${ $value5 })
           *[6] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }), { $from4 }–{ $to4 } (${ $value4 }), { $from5 }–{ $to5 } (${ $value5 }) en { $from6 }–{ $to6 } (${ $value6 })
        }.
lg-tickets-drawn-own = { $seat } trekt { $count ->
           [1] { $from1 }–{ $to1 } (${ $value1 })
           [2] { $from1 }–{ $to1 } (${ $value1 }) en { $from2 }–{ $to2 } (${ $value2 })
           [3] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }) en { $from3 }–{ $to3 } (${ $value3 })
           [4] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }) en { $from4 }–{ $to4 } (${ $value4 })
           [5] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }), { $from4 }–{ $to4 } (${ $value4 }) en { $from5 }–{ $to5 } (${ $value5 })
           *[6] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }), { $from4 }–{ $to4 } (${ $value4 }), { $from5 }–{ $to5 } (${ $value5 }) en { $from6 }–{ $to6 } (${ $value6 })
        }.
lg-tickets-kept-own = { $seat } houdt { $count ->
           [1] { $from1 }–{ $to1 } (${ $value1 })
           [2] { $from1 }–{ $to1 } (${ $value1 }) en { $from2 }–{ $to2 } (${ $value2 })
           [3] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }) en { $from3 }–{ $to3 } (${ $value3 })
           [4] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }) en { $from4 }–{ $to4 } (${ $value4 })
           [5] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }), { $from4 }–{ $to4 } (${ $value4 }) en { $from5 }–{ $to5 } (${ $value5 })
           *[6] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }), { $from4 }–{ $to4 } (${ $value4 }), { $from5 }–{ $to5 } (${ $value5 }) en { $from6 }–{ $to6 } (${ $value6 })
        } en legt er { $returned } terug.
lg-open-card-taken = { $seat } neemt { $card } van de open kaarten.
lg-card-drawn = { $seat } trekt een kaart van de stapel.
lg-card-drawn-own = { $seat } trekt { $card } van de stapel.
lg-cards-gone = Er is geen kaart meer voor { $seat }.
lg-deck-rebuilt = { $cards } afgelegde kaarten worden de nieuwe stapel.
lg-event-turned = Gebeurtenis: { $event }.
lg-event-passed = Gebeurtenis: { $event }, maar de volgende lost die meteen af
lg-event-stays = Er is geen andere gebeurtenis: de huidige blijft.
lg-events-reshuffled = { $events } gebeurtenissen worden een nieuwe stapel.
lg-route-claimed = { $seat } claimt { $from }–{ $to } met { $cards } { $colour }.{ lg-and-completes }
lg-route-claimed-mixed = { $seat } claimt { $from }–{ $to } met { $cards } kaarten: { $colour } en { $locomotives } { $locomotives ->
        [one] locomotief
       *[other] locomotieven
    }.{ lg-and-completes }
lg-route-claimed-locomotives = { $seat } claimt { $from }–{ $to } met enkel { $locomotives } { $locomotives ->
        [one] locomotief
       *[other] locomotieven
    }.{ lg-and-completes }
lg-route-claimed-without-cards = { $seat } claimt { $from }–{ $to } zonder kaart.{ lg-and-completes }
lg-completes = { $completed ->
        [0] {""}
        [1] { $from1 }–{ $to1 } gehaald: aan het eind ${ $dollars }
        [2] { $from1 }–{ $to1 } en { $from2 }–{ $to2 } gehaald: aan het eind ${ $dollars }
       *[other] { $completed } bestemmingen gehaald: aan het eind ${ $dollars }
    }
lg-and-completes = { $completed ->
        [0] {""}
       *[other] {" "}{ lg-completes }.
    }
lg-route-closed = De andere route { $from }–{ $to } is gesloten.
lg-bonus-earned = { $seat } krijgt de kleurbonus van ${ $dollars }.
lg-event-paid = { $event }: { $seat } krijgt ${ $dollars }.
lg-event-cost = { $event } kost { $seat } ${ $dollars }.
lg-passed = { $seat } past.
lg-last-round = { $seat } heeft nog { $trains } { $trains ->
        [one] trein
       *[other] treinen
    }: iedereen heeft nog één beurt.
lg-all-passed = Iedereen heeft gepast: het spel is afgelopen.
lg-ticket-completed = { $seat } toont { $from }–{ $to }: gehaald, ${ $dollars }.
lg-ticket-not-completed = { $seat } toont { $from }–{ $to }: niet gehaald, −${ $dollars }.
lg-payslip-written = Loonstrookje van { $seat }: { $coins } in munten, { $trains } voor resterende treinen, { $tickets } voor bestemmingen, { $others } door andere regels: ${ $dollars }.
lg-game-won = { $seat } wint het spel.
lg-start-card-taken = { $seat } is laatste en krijgt de startspelerkaart.
lg-rule-paid = { $rule }: { $seat } krijgt ${ $dollars }.
lg-name-written = { $seat } schrijft een naam in het Boek: { $name }.
lg-ore-found = { $seat } vindt { $ore }.
lg-sacks-laid = { $sacks } routes krijgen een zak.
lg-sack-taken = { $seat } neemt een zak.
lg-herd-started = De kudde verzamelt zich in { $city }.
lg-herd-driven = { $seat } drijft de kudde naar { $city }.
lg-cargo-loaded = { $seat } laadt een vracht.
lg-ship-sailed = Het ruim is vol: het schip vaart uit.
lg-depot-built = { $seat } bouwt een depot in { $city } voor { $locomotives ->
        [0] niets
        [one] een locomotief
       *[other] { $locomotives } locomotieven
    }.
lg-depot-declined = { $seat } bouwt geen depot.
lg-growth-open = Groeikaarten voor na het spel: { $cards }.
lg-growth-turned-up = Er ligt een groeikaart voor na het spel open: { $growth }.
lg-growth-taken = { $seat } neemt: { $growth }.
lg-growth-cards = { $count ->
        [one] één groeikaart
       *[other] { $count } groeikaarten
    }
    .open = van deze kaart liggen er { $count } open
lg-postcard-met = { $seat } heeft gedaan wat ansichtkaart { $postcard } vroeg.
lg-postcard-paid = Ansichtkaart { $postcard }: { $seat } krijgt ${ $dollars }.
lg-box-earned = Verdiend: { $box }. Die gaat na het spel open.
lg-box-opened = { $seat } opent { $box }.
lg-city-chosen = { $seat } maakt van { $city } een grote stad.
lg-line-chosen = { $seat } legt een tweede lijn { $from }–{ $to } en kiest de kleur.
lg-route-doubled = { $seat } legt een tweede lijn { $from }–{ $to }: { $colour }.
lg-route-painted = { $seat } verft { $from }–{ $to } { $colour }.
lg-event-banished = { $seat } verbant { $event } voorgoed.

## Waarom niet
lg-no-wrong-seats = Dit spel is voor 2 tot 5 spelers, niet { $seats }.
lg-no-such-chapter = Er zijn twaalf hoofdstukken; { $chapter } is er geen.
lg-no-wrong-companies = { $companies } maatschappijen passen niet aan deze tafel: één per plaats.
lg-no-company-twice = { $company } is er twee keer.
lg-no-few-tickets = De stapel moet minstens tien bestemmingen hebben, niet { $tickets }.
lg-no-route-change = Route { $route } kan niet zo veranderen.
lg-no-slot-taken = { $rule } staat op een plek die bezet is.
lg-no-limits = Een getal in de opties is te hoog of te laag.
lg-no-not-now = Niet nu: de tafel wacht op { $phase }.
lg-no-next-card = Neem eerst je volgende kaart: je bent nog aan het trekken.
lg-no-too-few-cards = Stapel en aflegstapel hebben samen { $cards } kaarten; om te trekken zijn er negen nodig.
lg-no-open-card = Op plaats { $place } ligt geen open kaart.
lg-no-open-locomotive = Een open locomotief kan alleen de eerste kaart zijn die je neemt.
lg-no-open-cards-frozen = Er kan nu geen open kaart worden getrokken.
lg-no-nothing-for-sale = De gebeurtenis heeft je nu niets te verkopen.
lg-no-nothing-to-draw = Er is geen kaart meer om te trekken.
lg-no-such-route = Er is geen route { $route }.
lg-no-route-not-open = Route { $route } ligt niet op de open borden.
lg-no-route-claimed = { $seat } heeft { $from }–{ $to } al.
lg-no-own-route = Jij hebt { $from }–{ $to } al.
lg-no-route-closed = { $from }–{ $to } is gesloten: met twee of drie spelers wordt van een dubbele route maar één kant gebruikt.
lg-no-route-barred = Je hebt al een route { $from }–{ $to } hiernaast.
lg-no-too-few-trains = Deze route vraagt { $length } treinen; je hebt er { $trains }.
lg-no-wrong-colour = Deze route vraagt kaarten van kleur { $colour } en locomotieven.
lg-no-wrong-payment = Deze getallen vormen geen { $length } kaarten.
lg-no-cards-missing = Deze kaarten heb je niet zo in je hand: { $cards } { $colour }{ $locomotives ->
        [0] {""}
        [one] {" "}en { $locomotives } locomotief
       *[other] {" "}en { $locomotives } locomotieven
    }.
lg-no-colour-short = Nodig: { $needs } { $colour }. Je hebt er { $cards ->
        [0] geen
       *[other] { $cards }
    }, en { $locomotives ->
        [0] geen locomotief
        [one] { $locomotives } locomotief
       *[other] { $locomotives } locomotieven
    }.
lg-no-set-missing = Nodig: { $cards } kaarten van één kleur. Die heb je niet{ $locomotives ->
        [0] {""}
        [one] , ook niet met je locomotief erbij
       *[other] , ook niet met je locomotieven erbij
    }.
lg-no-locomotives-missing = Je hebt geen { $locomotives } { $locomotives ->
        [one] locomotief
       *[other] locomotieven
    }.
lg-no-ticket-left = Er is geen bestemming meer.
lg-no-keep-more = Houd minstens { $least } bestemmingen, niet { $kept }.
lg-no-not-offered = Er liggen maar { $offered } bestemmingen voor je.
lg-no-pass = Je kunt nog iets doen: alleen wie niets kan, past.
lg-no-not-in-discards = Die gebeurtenis ligt niet op de aflegstapel.
lg-no-depot-there = In { $city } kan nu geen depot komen.
lg-no-locomotive = Je hebt geen extra locomotief om af te leggen.
lg-no-not-that-city = { $city } kan niet gekozen worden: al een grote stad, of in een andere regio.
lg-no-not-that-route = Route { $route } kan niet gekozen worden.
lg-no-box-not-ready = { $box } kan nu niet open.
lg-no-such-growth = { $growth }: die kaart ligt niet open.

## De pagina
lg-legend-colour = kaarten van deze kleur
lg-legend-grey = één kleur naar keuze
lg-legend-large = grote stad: trek 1 kaart
lg-legend-ticket = jouw bestemmingen
lg-legend-contract = contract van het jaar
lg-legend-claim = kun je nu claimen
lg-years = De jaren van de campagne
lg-mark-last = Slot
lg-mark-end = Loon
lg-end-pays = Bij twee treinen of minder: laatste ronde. Weinig over loont: ${ $none } bij 0, aflopend tot ${ $most } bij { $trains }.
    .bonus = Route in je kleur: ${ $dollars }.
    .own = Elke { $colour ->
        [blauw] blauwe
        [rood] rode
        [groen] groene
        [geel] gele
       *[zwart] zwarte
    } route levert je ${ $dollars } op.
lg-locomotives = { $count } { $count ->
        [one] locomotief
       *[other] locomotieven
    }
lg-do-keep = Houd { $tickets }
lg-do-take = Neem { $card } (open kaart { $place })
lg-do-draw = Trek van de stapel
lg-paid-on = { $cards } op { $route }
lg-do-claim = { $route }: { $cards }
lg-do-tickets = Trek bestemmingen
lg-do-pass = Passen
lg-do-banish = Verban { $event }
lg-do-depot = Een depot in { $city }
lg-do-no-depot = Geen depot
lg-do-choose-city = { $city } wordt een grote stad
lg-do-choose-route = { $route }
lg-do-choose-colour = Verf haar { $colour }
lg-do-open-box = Open { $box }
lg-detail-tickets = bekijk er { $seen }, houd er minstens één · { $tickets } op de stapel
lg-detail-last-tickets = je laatste beurt: een bestemming telt alleen als je routes haar al verbinden, anders kost ze haar waarde
lg-detail-last-cards = je laatste beurt: er komt er geen meer om ze te gebruiken
lg-why-nothing-counts = niets wat je kunt doen levert nog iets op
lg-why-own-routes = onderweg: { $count ->
        [one] een route in je kleur
       *[other] { $count } routes in je kleur
    }, +${ $dollars }
lg-why-large-cities = grote steden onderweg: { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
lg-why-tickets-done = je bestemmingen vragen niets meer: nu tellen dollars en weinig treinen over
    .lost = voor je bestemmingen kun je niets meer doen: nu tellen dollars en weinig treinen over
lg-why-spare-cards = geen van je bestemmingen heeft { $colour } nodig
lg-why-fewer-trains = brengt de bonus voor weinig treinen dichterbij: met nog { $at } of minder aan het eind ${ $dollars } of meer
lg-why-no-open-card = geen open kaart is er een die je bestemmingen vragen
lg-why-new-tickets = je bestemmingen vragen niets meer: een nieuwe kan nog iets opleveren
    .lost = voor je bestemmingen kun je niets meer doen: een andere kan nog iets opleveren
lg-detail-cards-left = { $left ->
        [0] daarna ben je klaar met trekken
        [one] daarna nog één kaart
       *[other] daarna nog { $left } kaarten
    }
lg-detail-completes = voltooit { $tickets }
lg-detail-on-the-way = hoort bij { $tickets }
lg-detail-more-tickets = nog { $count }
lg-detail-no-ticket = geen van je bestemmingen heeft dit nodig
lg-detail-card-for = dan { $have } van de { $length } { $colour } voor { $from }–{ $to }{ $locomotives ->
        [0] {""}
        [one] , { $all } met je locomotief
       *[other] , { $all } met je locomotieven
    }
lg-detail-another-way = een andere weg voor { $tickets }
lg-detail-last-way = de enige weg die rest voor { $ticket }
lg-detail-last-way-into = de enige weg die nog naar { $city } gaat
lg-why-lays = voor geen bestemming, maar het legt { $trains } { $trains ->
        [one] trein
       *[other] treinen
    }
lg-detail-spare-card = geen van je bestemmingen vraagt { $colour } (je hebt er dan { $have })
lg-detail-any-colour = telt als elke kleur
lg-detail-unseen = blind: elke kleur kan, misschien een locomotief
lg-did-claim = claimt { $from }–{ $to }
lg-did-cards = trekt { $count } { $count ->
        [one] kaart
       *[other] kaarten
    }
lg-did-open = pakt { $cards } (open)
    .locomotive = een locomotief
lg-did-tickets = kiest bestemmingen
lg-detail-loan = nu ${ $dollars }, later ${ $due } van je loonstrookje af
lg-detail-growth-beyond = je maatschappij heeft er geen plaats voor: in plaats daarvan bij elk begin ${ $dollars } meer
lg-detail-banish = Ze komt in deze campagne nooit terug
lg-detail-worth = ${ $dollars } als het lukt, −${ $dollars } als het niet lukt
lg-detail-together = { $held ->
        [0] samen
       *[other] met de bestemmingen die je al hebt
    } { $trains } van je { $own } treinen
    .too-many = ▲ { $held ->
        [0] samen
       *[other] met de bestemmingen die je al hebt
    } { $trains } treinen, maar je hebt er { $own }
lg-detail-trains = { $from } → { $to } treinen
lg-detail-few-trains = aan het eind ${ $dollars } voor weinig treinen over
lg-detail-few-trains-stay = de bonus voor treinen over blijft ${ $dollars }
lg-detail-bonus = kleurbonus +${ $dollars }
lg-detail-bonus-beside = { $route } ernaast zou +${ $dollars } geven
lg-detail-large-city = grote stad: { $cards } blinde { $cards ->
        [one] kaart
       *[other] kaarten
    }
lg-detail-skulls = { $skulls ->
        [one] een naam
       *[other] { $skulls } namen
    } in het Boek der Namen: ${ $dollars } van je loonstrookje af
lg-detail-sack = neemt de zak mee
lg-detail-their-depot = de bank betaalt { $name } voor het depot
lg-detail-depot = Voorgoed: claims van anderen in { $city } leveren jou iets op
lg-detail-large-for-good = vanaf nu en in alle volgende spellen: wie daar een route claimt, trekt { $cards ->
        [one] een kaart
       *[other] { $cards } kaarten
    }
lg-detail-second-line = vanaf nu kunnen hier twee een route claimen, ook in alle volgende spellen
lg-detail-own-colour = in jouw kleur: vanaf nu levert een claim ervan jou de kleurbonus van ${ $dollars } op
lg-prompt-own-first-tickets = Jij: kies de bestemmingen die je houdt
lg-prompt-first-tickets = Eerste bestemmingen: { $names }
    .detail = minstens twee, in het geheim
    .alone = minstens twee · los spel uit een campagne
lg-prompt-turn = { $who }: trek { $cards } kaarten, claim een route of trek bestemmingen
    .short = { $who }: { $cards } kaarten, route of bestemming
    .detail = ${ $coins } · nog { $trains } { $trains ->
        [one] trein
       *[other] treinen
    }
    .last = Laatste ronde: { $ends }
    .final = Laatste ronde: daarna is het spel uit
lg-prompt-own-last-turn = Je laatste beurt: trek kaarten, claim een route of trek bestemmingen
    .short = Je laatste beurt: kaarten, route of bestemming
    .draw = Je laatste beurt: trek nog een kaart
    .tickets = Je laatste beurt: kies bestemmingen
lg-prompt-last-turn = Laatste beurt van { $who }: trek kaarten, claim een route of trek bestemmingen
    .short = Laatste beurt van { $who }: kaarten, route of bestemming
    .draw = Laatste beurt van { $who }: trek nog een kaart
    .tickets = Laatste beurt van { $who }: kies bestemmingen
lg-ends-after = na de beurt van { $name } is het spel uit
lg-ends-after-yours = na jouw beurt is het spel uit
lg-prompt-draw = { $who }: { $left ->
        [one] trek nog een kaart
       *[other] trek nog { $left } kaarten
    }
    .theirs = { $who } trekt nog { $left ->
        [one] een kaart
       *[other] { $left } kaarten
    }
    .detail = maar geen open locomotief
lg-prompt-tickets = { $who }: kies bestemmingen
    .theirs = { $who } kiest bestemmingen
    .detail = houd er minstens één
lg-prompt-banish = { $who }: verban een gebeurtenis
    .detail = de laatste haalt er een voorgoed uit de campagne
    .alone = de laatste haalt er een weg; in een campagne voorgoed
lg-prompt-depot = { $who }: een depot aan een van de einden?
    .detail = één per spel, voorgoed
lg-prompt-large-city = { $who }: kies een stad die groot wordt
    .theirs = { $who } kiest een stad die groot wordt
    .detail = elke claim erheen geeft een kaart, voorgoed
    .winner = de winnaar kiest, in { $regions } · elke claim erheen geeft een kaart, voorgoed
lg-prompt-second-line = { $who }: leg een tweede lijn naast een route
    .detail = voorgoed
lg-prompt-line-colour = { $who }: verf de tweede lijn
    .detail = voorgoed
lg-prompt-own-colour = { $who }: verf een grijze route in je eigen kleur
    .detail = voorgoed
lg-prompt-open-box = { $who }: open een doos
    .detail = wat erin zit, komt bij de wereld
lg-prompt-growth = { $who }: neem een groeikaart
    .detail = voorgoed, vanaf het volgende spel
lg-prompt-finished = { $name } wint met ${ $dollars }
    .alone = dit was een los spel: in een campagne van twaalf verandert elk spel de kaart voor het volgende
lg-option-world = De wereld
    .text = Een losse partij, buiten elke campagne.
lg-option-world-east = Het oosten in 1865: het eerste spel van een campagne
lg-option-world-whole = De hele kaart in 1898: lang, en laat zien wat een campagne zou vinden
lg-panel-companies = Spelers
lg-plot = Ieders munten door het spel heen, en de loonstrookjes aan het eind
lg-counts = { $change ->
    [0] Je hebt { $now }
   *[other] Je hebt { $now }; dat was { $before }
 }
lg-counts-sure = en ${ $dollars } zeker van bestemmingen
lg-own-large-city = De grote stad gaf je { $card }.
lg-given-card = jij krijgt { $card }
lg-set-back = jouw { $ticket }: { $before } → { $now } treinen
lg-set-back-for-good = jouw { $ticket }: geen weg meer
lg-coins-by-round = Munten per ronde, dan de loonstrookjes
lg-margin = Geschiedenis: wat er echt gebeurde
lg-payslips = Loonstrookjes
lg-slip-trains = Bonus voor weinig treinen over ({ $trains })
lg-slip-floor = Een loonstrookje zakt nooit onder $0.
lg-coins = Munten
    .title = Munten tot nu toe. Bestemmingen en weinig treinen over tellen aan het eind.
lg-tickets = Bestemmingen
    .short = Bestem­mingen
lg-others = Andere regels
lg-total = Totaal
lg-round = Ronde { $round }
lg-rounds = Rondes { $from }–{ $to }
lg-world = De wereld van deze campagne: { $cities } steden
lg-depot-of = Depot van { $company } in { $city }
lg-sack-here = Hier ligt een zak
lg-map = De kaart. Routes: { $companies }
lg-map-company = { $company } { $routes }

## Naast het bord
lg-panel-box = De doos
lg-panel-cards = Kaarten
lg-panel-tickets = Bestemmingen
lg-tickets-none = Hier staan de bestemmingen die je houdt.
lg-panel-news = Krant
lg-panel-story = Verhaal
lg-panel-choose = Kies er een
lg-panel-offer = Kies bestemmingen
lg-panel-banish = Verban een gebeurtenis
lg-panel-open-box = Open een doos
lg-panel-growth = Groeikaarten
lg-offer-hint = Vink aan wat je houdt. Wat mislukt, kost zijn bedrag.
lg-offer-keep = Vink er minstens { $least } aan · nu { $ticked }
    .ticked = Houd { $ticked } van de { $offered }
lg-ticket-no-way = geen weg meer
lg-ticket-done = gehaald
lg-ticket-too-far = nog { $trains } treinen: te veel
lg-ticket-by-itself = alleen deze: { $trains }
lg-offer-by-itself = op zich { $trains } { $trains ->
        [one] trein
       *[other] treinen
    }
lg-offer-adds = { $trains ->
        [0] geen trein erbij
        [one] { $trains } trein erbij
       *[other] { $trains } treinen erbij
    }
lg-ticket-needs = nog { $trains } { $trains ->
        [one] trein
       *[other] treinen
    }
lg-open-cards = Open kaarten en stapels
lg-deck = Stapel
lg-deck-title = { $cards } kaarten op de stapel
lg-ticket-deck-title = { $tickets } bestemmingen op de stapel
lg-discards = Afgelegd
lg-discards-title = Afgelegd: { $cards }
lg-hand = Je hand: { $cards } { $cards ->
        [one] kaart
       *[other] kaarten
    }
lg-hand-empty = Geen kaarten in je hand.
lg-sign-pickaxe = houweel
    .unknown = een houweel: nog weet niemand wat dat betekent
lg-sign-skull = schedel
    .unknown = een schedel: nog weet niemand wat dat betekent
lg-locomotive = locomotief
    .short = loc
lg-has-trains = { $count ->
        [one] trein
       *[other] treinen
    }
    .title = Treinen over. Heeft iemand er twee of minder, dan begint de laatste ronde.
lg-has-cards = { $count ->
        [one] kaart
       *[other] kaarten
    }
lg-has-tickets = { $count ->
        [one] bestemming
       *[other] bestemmingen
    }
lg-has-routes = { $count ->
        [one] route
       *[other] routes
    }
lg-has-bonus = kleurbonus
    .title = De kleurbonus van de maatschappij: voor elke claim van een route in de eigen kleur
lg-start-player = startspeler
lg-got-sacks = { $count } { $count ->
        [one] zak
       *[other] zakken
    }
lg-got-event-claims = { $count } { $count ->
        [one] claim
       *[other] claims
    } voor de gebeurtenis
lg-got-names = { $count } { $count ->
        [one] naam in het boek
       *[other] namen in het boek
    }
lg-got-cargo = { $count } { $count ->
        [one] vracht aan boord
       *[other] vrachten aan boord
    }
lg-got-coal = { $count } kolen
lg-got-copper = { $count } koper
lg-got-silver = { $count } zilver
lg-postcards = { $count ->
        [one] Eén ansichtkaart
       *[other] { $count } ansichtkaarten
    }
lg-postcard-sealed = De andere kant is alleen voor de eigenaar.
lg-paper = De Doorgaande Reiziger
lg-strikes = werkt één keer, meteen
lg-event-struck = Dat is gebeurd; er volgt niets meer.
lg-no-event = Nog geen nieuws. Een actiekaart brengt de eerste gebeurtenis.
lg-events-before = Eerder:
lg-events-left = { $events ->
        [0] geen gebeurtenis meer
        [one] nog één gebeurtenis
       *[other] nog { $events } gebeurtenissen
    }
lg-earned = Verdiend: { $box }
lg-herd-at = De kudde staat in { $city }
lg-hold = In het ruim, op volgorde: { $names }
lg-bag = In de zak: { $coal } kolen, { $copper } koper, { $silver } zilver
lg-sacks-left = Er liggen nog { $sacks } zakken op routes
lg-story-later = Het verhaal wordt gelezen als de eerste bestemmingen zijn gekozen.
lg-rules-found = Regels tot nu toe
lg-boxes-hint = Niemand weet wat erin zit. Het blijft voorgoed in de wereld.
lg-box-brings = Vanaf het volgende spel hoort er een nieuw bord bij de kaart: { $region }.
lg-box-no-board = brengt geen bord
lg-box-beside = komt te liggen naast { $regions }
lg-ticket-failed = niet gehaald
lg-tie-by-tickets = Gelijk: meer bestemmingen gehaald
lg-tie-by-order = Gelijk: later in de beurtvolgorde
lg-snow-here = Sneeuw: een claim kost een kaart meer
lg-tanks-at = { $city }: { $tanks ->
        [0] geen watertank meer
        [one] een watertank
       *[other] { $tanks } watertanks
    }
lg-port = { $city }: een haven aan de Stille Oceaan
lg-resort = { $city }: een badplaats
lg-dry-city = { $city }: een droge stad
lg-zone-pacific = Pacific · 9.00
lg-zone-mountain = Mountain · 10.00
lg-zone-central = Central · 11.00
lg-zone-eastern = Eastern · 12.00
lg-last-stop = { $city }: het eindpunt
lg-train-bound = De doorgaande trein staat in { $city }, op weg naar { $to }
lg-season-is = De strook van het seizoen: { $strip }
lg-snow-left = Sneeuw op { $routes } routes
lg-got-tanks = { $count } { $count ->
        [one] watertank
       *[other] watertanks
    }
lg-got-relief = { $count } gegeven aan de hulptrein
lg-got-stamps = { $count } { $count ->
        [one] stempel
       *[other] stempels
    }
lg-got-loan = een lening
lg-got-couplers = veilige koppelingen

## De terminal
lg-text-cards = Open kaarten: { $cards }
lg-text-decks = Op de stapels: { $deck } kaarten, { $tickets } bestemmingen
lg-text-event = { $event }:
lg-text-hand = Hand: { $cards }
lg-text-free = Vrije routes, met hun lengte en kleur:
lg-text-free-wanted = Vrije routes, met hun lengte en kleur; * waar een van je bestemmingen er een nodig heeft:

## Veilige koppelingen
lg-phase-couplers = wel of geen veilige koppelingen
lg-couplers-fitted = { $seat } brengt voor ${ $dollars } veilige koppelingen aan: geen namen meer.
lg-couplers-declined = { $seat } wacht nog met koppelingen.
lg-no-rule-not-found = Er is geen regel die dat toestaat.
lg-no-too-few-coins = Dat kost ${ $dollars }; je hebt ${ $coins }.
lg-no-couplers-fitted = Je koppelingen zijn al aangebracht.
lg-do-fit-couplers = Veilige koppelingen aanbrengen
lg-do-no-couplers = Nu geen koppelingen
lg-prompt-couplers = { $who }: veilige koppelingen aanbrengen?
    .detail = voorgoed: geen namen meer in het boek
## Wat een campagne weigert
lg-campaign-too-few = Voor een spel zijn twee maatschappijen nodig; nu zouden er { $companies } spelen.
lg-campaign-twice = { $company } wordt twee keer genoemd.
lg-campaign-still-playing = Spel { $chapter } is nog bezig.
lg-campaign-other-game = Dat is niet het spel dat deze campagne speelt.
lg-campaign-over = De campagne is afgelopen.
lg-campaign-not-over = De campagne is nog niet afgelopen.
lg-campaign-not-your-depot = Je hebt geen depot in { $city }.
lg-campaign-has-name = { $city } kreeg al eerder een naam: die blijft.
lg-campaign-bad-name = Een naam telt één tot { $most } letters, spaties, punten, apostrofs en koppeltekens, met minstens één letter en geen spatie aan het begin of eind.
lg-campaign-bad-telegram = Een telegram is één regel van één tot { $most } tekens.
lg-campaign-telegram-sent = Het laatste telegram is al verzonden.
lg-campaign-file-companies = In dit bestand staan de vijf maatschappijen niet elk één keer.
lg-campaign-file-chapter = Volgens dit bestand komt nu spel { $chapter }: er zijn er twaalf.
lg-campaign-file-present = Volgens dit bestand spelen maatschappijen die niet kunnen spelen.
lg-campaign-file-vault = In dit bestand liggen { $games } spellen in de kluis van { $company } nadat er { $played } gespeeld zijn.
lg-campaign-file-payslip = In dit bestand liggen in de kluis van { $company } bedragen die niemand kan verdienen of verliezen.
lg-campaign-file-story = In dit bestand zijn { $read } verhaalkaarten gelezen: meer of minder dan bij zijn spellen hoort.
lg-campaign-file-box = Dit bestand bevat { $box } twee keer.
lg-campaign-file-regions = In dit bestand zijn borden open die geen open doos heeft gebracht.
lg-campaign-file-rule = In dit bestand staat een regel uit een gesloten doos.
lg-campaign-file-postcard = In dit bestand ligt ansichtkaart { $postcard } waar ze niet kan liggen.
lg-campaign-file-event = In dit bestand zit een verbannen gebeurtenis in de stapel.
lg-campaign-file-growth = In dit bestand is er meer groei dan er bestaat.
lg-campaign-file-games-won = Volgens dit bestand won { $company } meer spellen dan gespeeld.
lg-campaign-file-chronicle = De kroniek in dit bestand vertelt wat niet kan zijn gebeurd.
lg-campaign-file-words = In dit bestand staat een naam of een telegram dat niemand geschreven kan hebben.
lg-campaign-file-claims = In dit bestand staan claims die niemand kan hebben gedaan.

## Sneeuw, water, het seizoen
lg-strip-amber = amber
lg-strip-teal = groenblauw
lg-strip-rose = roze
lg-strip-slate = leigrijs
lg-phase-snow-card = een kaart voor de besneeuwde route
lg-phase-plough = de sneeuwploeg
lg-phase-season = wel of niet een bestemming van het seizoen
lg-snow-fell = Er valt sneeuw op { $routes } { $routes ->
        [one] route
       *[other] routes
    }.
lg-card-given = { $seat } geeft { $card }.
lg-nothing-given = { $seat } geeft niets.
lg-snow-cleared = De sneeuwploeg van { $seat } ruimt { $from }–{ $to }.
lg-tanks-laid = In de droge steden staan { $tanks } watertanks.
lg-tank-taken = { $seat } neemt in { $city } een watertank.
lg-tank-used = { $seat } gebruikt een watertank voor één kaart.
lg-season-turned = De strook van het seizoen is { $strip }.
lg-ticket-awaited = { $seat } noemt een reis hardop: { $from }–{ $to }, ${ $dollars }. Ze ligt open en is meer waard.
lg-no-ticket-awaited = { $seat } noemt geen reis.
lg-ticket-laid-open = { $seat } laat { $from }–{ $to } zien (${ $dollars }): die blijft open liggen.
lg-ticket-not-laid-open = { $seat } laat geen bestemming zien.
lg-no-snow-needs-card = Er ligt sneeuw op { $from }–{ $to }: je hebt één kaart meer nodig, van welke soort ook.
lg-no-snow-there = Op route { $route } ligt geen sneeuw om te ruimen.
lg-no-not-in-hand = Dit heb je niet in je hand: { $card }.
lg-no-tank = Je hebt geen watertank.
lg-no-not-in-season = { $from }–{ $to } kun je niet laten zien.
lg-do-give-card = Geef { $card }
lg-do-give-nothing = Niets geven
lg-do-plough = Ruim { $route }
lg-do-show-ticket = Laat { $ticket } zien
lg-do-show-no-ticket = Niets laten zien
lg-a-tank = een watertank
lg-detail-snow = sneeuw: één kaart meer
lg-detail-tank = een watertank
lg-prompt-snow-card = { $who }: welke kaart geef je extra voor de sneeuw?
    .detail = een kaart naar keuze uit je hand
lg-prompt-plough = { $who }: welke route ruimt de sneeuwploeg daarna?
    .detail = dat kost niets
lg-prompt-season = { $who }: een bestemming van het seizoen laten zien?
    .detail = $2, en ze blijft tot het eind open liggen

## De hulptrein, papiergeld
lg-phase-relief = wel of geen kaart voor de hulptrein
lg-phase-longer-draw = wel of niet een kaart meer
lg-relief-arrived = De hulptrein komt met { $cards } kaarten in { $city } aan.
lg-relief-late = De hulptrein komt te laat voor { $city }: er zijn { $cards } kaarten gegeven.
lg-train-won = { $seat } wint voorgoed een trein.
lg-loan-taken = { $seat } leent ${ $dollars }.
lg-draw-ended = { $seat } neemt geen kaart meer.
lg-draw-lengthened = { $seat } betaalt ${ $dollars } voor één kaart meer.
lg-no-loan-taken = Je hebt al geleend.
lg-do-take-loan = Een lening nemen
lg-do-buy-cards = { $cards ->
        [one] Koop een kaart voor ${ $dollars }
       *[other] Koop { $cards } kaarten voor ${ $dollars }
    }
lg-do-end-draw = Geen kaart meer
lg-prompt-relief = { $who }: een kaart voor de hulptrein?
    .detail = een kaart naar keuze uit je hand
lg-prompt-longer-draw = { $who }: één kaart meer voor $1?
    .detail = maar geen open locomotief

## De doorgaande trein
lg-phase-through-train = wel of niet verder met de doorgaande trein
lg-through-train-ready = De doorgaande trein staat in { $from }, op weg naar { $to }.
lg-through-train-moved = De doorgaande trein rijdt naar { $city }.
lg-through-train-bridged = Over rails van het Bureau rijdt de doorgaande trein verder naar { $city }.
lg-through-train-held = { $seat } laat de doorgaande trein staan.
lg-stamp-earned = { $seat } krijgt een stempel.
lg-through-train-arrived = De doorgaande trein is in { $city } aangekomen.
lg-through-train-waits = De doorgaande trein wacht; { $city } ligt verderop.
lg-do-send-train = Stuur de trein verder
lg-do-hold-train = Laat hem staan
lg-prompt-through-train = { $who }: de doorgaande trein verder sturen?
    .detail = $3 en een stempel

## Gevonden zaken naast het bord
lg-through-train-at = De doorgaande trein staat in { $city }
lg-got-shown = laat { $ticket } zien
lg-ticket-postcard = ansichtkaart { $number }
lg-ticket-strips = Stroken: { $strips }
lg-ticket-strips-open = Stroken: { $strips } · ligt open

## Contracten, mensen en bewaarde bestemmingen
lg-phase-contract = de keuze van het contract van het jaar
lg-phase-traveller = de keuze wie er meereist
lg-phase-look-ahead = bekeken bestemmingen: trekken of laten liggen
lg-phase-discard-drawn = het afleggen van een getrokken kaart
lg-phase-open-card = wel of geen open kaart
lg-phase-draft = de keuze van iemand voor een kantoor
lg-contract-dealt = Er ligt een contract open: { $contract }.
lg-contract-chosen = { $seat } kiest het contract van het jaar: { $contract }.
lg-contract-met = { $seat } voldoet als eerste aan het contract { $contract }: een medaille voor de kluis.
lg-contract-met-second = { $seat } voldoet als tweede aan het contract { $contract }.
lg-postcard-received = { $seat } ontvangt ansichtkaart { $postcard }.
lg-person-travels = { $person } reist mee met { $seat }.
lg-person-helped = { $person } helpt { $seat }.
lg-person-paid = { $person } bezorgt { $seat } ${ $dollars }.
lg-person-joined = { $person } komt bij { $seat } werken.
lg-tickets-left = { $seat } legt { $count } bestemmingen onder de stapel.
lg-no-card-taken = { $seat } neemt geen open kaart.
lg-drawn-card-discarded = { $seat } legt een van de getrokken kaarten af: { $card }.
lg-ticket-from-office = { $seat } neemt een bestemming mee uit het kantoor: { $from }–{ $to }, ${ $dollars }.
lg-ticket-laid-aside = { $seat } bewaart een bestemming in het kantoor: { $from }–{ $to }, ${ $dollars }.
lg-no-ticket-laid-aside = { $seat } bewaart geen bestemming.
lg-no-not-that-contract = { $contract } ligt niet open.
lg-no-not-in-office = { $person } zit niet in jouw kantoor.
lg-no-not-free = { $person } zit in iemands kantoor.
lg-no-nobody-helps = Niemand die met je meereist kan dat nu.
lg-no-not-drawn = Dat is niet een van de zojuist getrokken kaarten.
lg-no-not-that-ticket = { $from }–{ $to }: alleen een eigen bestemming die niet gehaald is, kun je bewaren.
lg-no-ticket-to-lay-aside = Er valt nu geen bestemming te bewaren.
lg-campaign-file-medals = In dit bestand staan medailles die niemand kan hebben gewonnen of omgedraaid.
lg-part-payslips = Loonstrookjes
lg-part-names = Minste namen in het Boek
lg-part-medals = Medailles
lg-part-pages = Bladzijden van Wren
lg-part-stamps = Treinstempels
lg-part-letters = Verzegelde brieven
lg-part-envelopes = Enveloppen van het Bureau
lg-do-look-ahead = Bekijk eerst de bestemmingen
lg-do-leave-tickets = Laat ze liggen en doe iets anders
lg-do-discard-drawn = Leg { $card } af
lg-do-take-no-card = Nu geen kaart
lg-do-lay-no-ticket-aside = Geen bestemming
lg-helped = hulp voor één kaart
lg-prompt-contract = { $who }: kies het contract van het jaar
    .detail = wie er als eerste aan voldoet, krijgt ${ $dollars } en een medaille
lg-prompt-traveller = { $who }: wie reist er mee?
    .detail = voor dit spel
lg-prompt-look-ahead = { $who }: trek deze bestemmingen, of laat ze liggen
    .detail = houd er minstens één, of doe iets anders
lg-prompt-discard-drawn = { $who }: leg een van de getrokken kaarten af
    .detail = de rest is voor jou
lg-prompt-open-card = { $who }: een open kaart?
    .detail = geen locomotief, één keer per spel
lg-prompt-draft = { $who }: wie komt er op je kantoor werken?
    .detail = voorgoed
lg-prompt-awaited-ticket = { $who }: noem je een van je reizen hardop?
    .detail = lukt die reis dit jaar, dan is ze $3 meer waard; iedereen krijgt haar te zien
lg-prompt-kept-ticket = { $who }: een niet gehaalde bestemming bewaren?
    .detail = in het volgende spel is ze meer waard, maar teruggeven kan dan niet
lg-contract-now = Contract van het jaar, ${ $dollars } voor de eerste: { $contract }. { $text }
lg-contract-card = Contract van het jaar
    .first = voor wie het eerst is
lg-contract-met-by = Gehaald door { $names }.
lg-contract-progress = { $name } { $count } van { $of }
lg-contract-you = jij
lg-detail-contract = contract van het jaar: { $count } van { $of }
    .met = vervult het contract van het jaar
lg-travels = met { $person }

## Momenten
lg-year-of = Spel { $number } van twaalf
lg-letter-sealed = De brief van het Bureau ligt verzegeld op tafel. Hij gaat open zodra iedereen zijn bestemmingen heeft gekozen.
lg-take-tickets = Kies je bestemmingen
lg-letterhead = Het Bureau der Dienstregelingen
lg-signed = Ida Quill
lg-postmark = New York
lg-letter-to = Aan alle maatschappijen · { $year }
lg-letter-read = Naar de tafel
lg-find-trains = Elk jaar
lg-trains-this-year = Je begint met { $trains } treinen
    .text = Iedereen krijgt er elk jaar drie meer: 20 in 1865, 23 in 1868 enzovoort. Groeikaarten komen daarbij.
lg-new-this-year = Nieuw dit jaar
lg-find-rule = Nieuwe regel
lg-find-event = Nieuwe gebeurtenis in de stapel
lg-find-gone = Vervallen
lg-find-map = Voor de kaart
lg-year-over = { $year } is voorbij
lg-payday-on = Verder
lg-opened-by = geopend door
lg-lay-on-map = Leg het op de kaart
lg-campaign-not-your-company = Iemand anders speelt deze maatschappij.
lg-campaign-no-such-town = Zo’n stad staat niet op de kaart.
