# Campagnes: hun pagina, het formulier waarmee er een begint, de plechtigheid.

campaign = Campagne
campaigns = Jouw campagnes
campaign-start = Begin de campagne
campaign-begin-one = Begin een campagne
campaign-new = Een nieuwe campagne
campaign-new-lead = Twaalf spellen op één kaart die voorgoed verandert: wat je bouwt, vindt en een naam geeft, blijft. Je houdt je maatschappij de hele campagne; speel hele avonden, of één zet per dag.
campaign-new-links = Wie je uitnodigt krijgt een eigen link die voor alle twaalf spellen geldt. Maatschappijen waar nog niemand mee speelt, kunnen later meedoen.
campaign-name = Naam van de campagne
campaign-unnamed = Onze campagne
campaign-companies = De maatschappijen
campaign-company = Maatschappij
campaign-who-plays = Wie met welke maatschappij speelt
campaign-twelve = Twaalf spellen

campaign-world = De wereld zoals die nu is
campaign-next = Het volgende spel
campaign-playing = Nu aan de gang
campaign-again = Dit spel kan niet verder
campaign-again-text = De regels zijn veranderd sinds het spel van { $year } begon, en een spel wisselt nooit halverwege van regels; of het logboek is beschadigd. Verder is er niets verloren: de campagne staat er weer voor zoals vóór dat spel. Begin { $year } opnieuw, of bewaar de campagne als bestand (onderaan).
campaign-over = De campagne is voorbij
campaign-over-text = Er zijn twaalf spellen gespeeld; de kluizen mogen open.
campaign-ceremony = De plechtigheid
campaign-who = Wie er meedoet
campaign-who-text = Is er iemand niet bij? Vink die maatschappij dan uit: ze slaat dit spel over en krijgt evenveel loon als de laagste van wie wel meedoet.
campaign-links-unused = De link van { $companies } heeft nog niemand gebruikt. Stuur hem: hij staat onder ‘De maatschappijen’. Tot dan wacht het spel daar.
campaign-play-year = Speel { $year }
campaign-play-year-again = Begin { $year } opnieuw
campaign-play-again = Speel een los spel op deze kaart
campaign-only-players = Wie met een maatschappij meespeelt, kan een spel beginnen.
campaign-to-table = Naar de tafel
campaign-away = Is iemand lang weg? Onder ‘De maatschappijen’ staat wat je kunt doen, ook midden in een spel.
campaign-go-on = Verder met de campagne

campaign-start-card = Heeft de startspelerkaart
campaign-bonus = Kleurbonus
campaign-names = Namen in het Boek
campaign-games-won = Gewonnen spellen
campaign-vault = Alle loonstrookjes liggen tot het einde in de kluis.
campaign-postcards =
    { $count ->
        [one] Eén ansichtkaart
       *[other] { $count } ansichtkaarten
    }
campaign-link = Eigen link
campaign-link-open = Link om te sturen: nog door niemand gebruikt
campaign-link-own = Jouw link, voor een ander apparaat
campaign-hand-over = Andere speler
campaign-hand-over-of = Wie met { $company } speelt
campaign-hand-over-do = Draag over
campaign-stand-in-text = Is { $name } er niet? De conducteur zet tot { $name } terug is; de maatschappij, de post en de kaartjes blijven van { $name }. Heeft de tafel een week gewacht, dan mag je de maatschappij aan iemand anders geven.
campaign-stand-in-do = Laat de conducteur zetten
campaign-company-held = Met { $company } speelt iemand, en alleen die speler kan haar overdragen: met een maatschappij gaan haar geheimen mee. Tijdens een spel kan een bot zetten tot die speler terug is; heeft het spel een week gewacht, dan mag je de maatschappij aan iemand anders geven.
campaign-one-company = Je speelt in deze campagne al met een maatschappij. Met een maatschappij gaan haar geheimen mee; daarom speelt vanaf het eerste spel niemand met twee. Stuur de link aan iemand die nog niet meespeelt.
campaign-seat-in-play = Deze maatschappij zit in een spel: iemand, of een bot, moet het uitspelen.
campaign-nobody-plays = Met { $company } speelt nog niemand: kies een speler, of laat die maatschappij dit spel overslaan.

campaign-name-town = Geef je stad een naam
campaign-name-town-text = Je depot maakt het jouw stad. De naam staat voorgoed op de kaart.
campaign-name-it = Zo heet de stad

campaign-chronicle = De kroniek
campaign-chronicle-empty = Er is nog niets voorgelezen. Het verhaal begint met het eerste spel.
campaign-began = Er doen mee:
campaign-rule-found = Er is een regel gevonden:
campaign-contract = Het contract van het jaar was { $contract }.
campaign-person-joined = krijgt gezelschap van { $person }.
campaign-rule-ended = { $rule }: deze regel is er niet meer.
campaign-event-joined = Een gebeurtenis komt bij de stapel:
campaign-event-banished = De gebeurtenis { $event } komt nooit meer voor.
campaign-box-earned = Verdiend, en nog dicht: { $box }.
campaign-postcard-received = krijgt een ansichtkaart.
    .story = krijgt een ansichtkaart die het verhaal stuurt, gehaalde bestemming of niet.
    .sent = gestuurd door het verhaal, gehaalde bestemming of niet
campaign-postcard-met = heeft gedaan wat een ansichtkaart vroeg.
campaign-strikes = werkt één keer, meteen
campaign-now-large = { $city } is nu een grote stad.
campaign-now-resort = { $city } is nu een badplaats.
campaign-now-small = { $city } is geen grote stad meer.
campaign-painted = De route { $from }–{ $to } is nu { $colour }.
campaign-doubled = Een tweede lijn, { $colour }: { $from }–{ $to }.
campaign-lifted = De route { $from }–{ $to } is opgebroken.
campaign-depot = { $company } heeft een depot in { $city }.
campaign-town-named = { $city } heet voortaan { $name }.
campaign-margin = Wat er echt gebeurde
campaign-look-back = Bekijk dit spel nog eens
campaign-results = Loonstrookjes
campaign-coins = Munten
campaign-trains-left = Weinig treinen over
campaign-tickets = Bestemmingen
campaign-others = Andere regels
campaign-payslip = Loonstrookje
campaign-won = winnaar

campaign-rulebook = Het regelboek tot nu toe
campaign-rulebook-text = Deze regels gelden in het volgende spel.
campaign-rulebook-printed = De gedrukte regels
campaign-slot-set-up = Voorbereiding, stap { $step }
campaign-slot-claim = Claim, stap { $step }
campaign-slot-end = Na het spel, stap { $step }
campaign-slot-turn = In een beurt
campaign-archive = Het archief
campaign-archive-text = Verbannen gebeurtenissen. Iedereen mag ze lezen; er komt er geen terug.

campaign-file = De campagne als bestand
campaign-file-text = In het bestand zit de hele campagne: bewaar het, of open het op een andere server en speel daar verder op de kaart.
campaign-file-own = In het bestand zit wat jij mag zien: de wereld, de kroniek, je eigen post. Wat anderen verzegeld houden zit er niet in, dus niemand kan ermee verder spelen. Wie de server beheert, kan de hele campagne verhuizen.
campaign-file-members = Dit is het bestand van één deelnemer: wat de anderen verzegeld houden zit er niet in. Wie de server beheert waar het vandaan komt, kan de hele campagne exporteren.
campaign-file-goes-on = Deze campagne is nog niet afgelopen. In het bestand zit wat voor anderen verzegeld is, dus alleen de beheerders van de servers kunnen haar verhuizen: daar goldenspike campaign export, hier goldenspike campaign import.
campaign-file-broken = Het bestand breekt af of is geen JSON, op regel { $line }, teken { $column }.
campaign-file-unknown = In het bestand ontbreekt iets, klopt iets niet, of staat iets wat deze campagne niet kent.
campaign-file-people = Wie met een van de maatschappijen speelt, kan de campagne als bestand meenemen.
campaign-export = Download het bestand
campaign-import = Een bewaarde campagne openen
campaign-import-text = Een afgelopen campagne die gedownload is, gaat hier weer open: de kroniek, de plechtigheid, de kaart om op te spelen. Een campagne die nog loopt, verhuizen de beheerders van de servers.
campaign-import-file = Bestand van een campagne
campaign-import-do = Open

campaign-join-lead = Je bent uitgenodigd voor een campagne van twaalf spellen. Kies een naam en neem je maatschappij over; een account is niet nodig.
campaign-join-take = Speel met { $company }
campaign-join-keep = De maatschappij blijft in elk spel van jou: kom terug in deze browser, of gebruik dezelfde link op een ander apparaat.

campaign-to-next = Naar het volgende spel
campaign-status-next = Volgende: { $year }, { $title }
campaign-status-playing = { $year } wordt gespeeld: wacht op { $names }
campaign-status-mine = { $year }: jij bent aan de beurt
campaign-status-again = { $year } moet opnieuw beginnen
campaign-status-over = Voorbij: de kluizen zijn open

campaign-step = Stap { $step } van { $steps }
campaign-step-on = Verder
campaign-step-back = Terug
campaign-after = Naar de voltooide wereld
campaign-step-maps = Twee kaarten
campaign-step-payslips = De loonstrookjes, jaar voor jaar
campaign-step-names = Het Boek der Namen
campaign-step-winner = De laatste spijker
campaign-step-telegram = Het laatste telegram
campaign-sum = Samen
campaign-missed = (gemist)
campaign-missed-text = Een gemist spel, tussen haakjes, telt als het laagste loonstrookje van wie wel speelden.
campaign-names-text = Wie bij de aanleg van deze lijnen is omgekomen, voor zover een maatschappij het opschreef.
campaign-names-none = Het Boek is leeg.
campaign-fewest = de minste namen: ${ $dollars }
campaign-games-won-count =
    { $games ->
        [one] één spel gewonnen
       *[other] { $games } spellen gewonnen
    }
campaign-telegram = Het laatste telegram van het Bureau
campaign-telegram-write = Jij hebt gewonnen: het laatste woord is aan jou. Het blijft in de kroniek staan.
campaign-telegram-send = Verstuur het
campaign-telegram-waits = De lijn is open; de winnaar heeft het nog niet verstuurd. Het komt hier te staan, en in de kroniek.
campaign-stays = De wereld blijft open: je kunt er zo lang je wilt losse spellen op spelen.
campaign-who-are-you = Wie ben jij?
campaign-who-are-you-text = Jij hebt deze campagne meegebracht. Zeg welke speler je bent; de anderen krijgen hun link van jou, hieronder.
campaign-i-am = Ik ben { $name }
campaign-changes = Wat { $year } heeft veranderd
campaign-map-now = De kaart
campaign-as-it-was = Zoals het was toen { $year } begon
campaign-on-to = Op naar { $year }
campaign-year-won-by-you = Jij hebt { $year } gewonnen
campaign-year-won = { $name } heeft { $year } gewonnen
campaign-year-over = { $year } is voorbij
campaign-box-open = Er is een doos open:
campaign-contract-met = voldeed aan het contract van het jaar: { $contract }.
campaign-what-changed = Wat er veranderde
campaign-nothing-changed = Op de kaart niets. Bij de mensen wel.
campaign-new-post = Nieuwe ansichtkaarten
campaign-open-it = maak open
    .again = lees nog eens
campaign-heard = wat er werd voorgelezen
campaign-from-the-bureau = Een woord van het Bureau
campaign-read-all = Het hele jaar in de kroniek
campaign-who-grows = Wie groeit
campaign-grew = groeit: { $growth }.
campaign-see-changes = Wat het vorige spel heeft veranderd
campaign-to-result = Naar de uitslag
campaign-vault-of = De kluis van { $name }
campaign-vault-number = Kluis { $number } van { $vaults }
campaign-standings = De stand tot nu toe
campaign-spike-driven = De laatste spijker is geslagen
campaign-spike-picture = Een hamer valt op een gouden spijker tussen de rails.
campaign-tie-by-games = Evenveel dollars: wie meer spellen won, staat voor.
campaign-tie-shared = Evenveel dollars en evenveel gewonnen spellen: de plaats wordt gedeeld.
campaign-you-won = Jij hebt gewonnen
campaign-you-share = Je deelt de overwinning met { $names }
campaign-they-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
campaign-you-lead = { $gap } voor op { $name }. Het laatste woord is aan jou.
campaign-you-came = Jij werd { $place ->
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
}, op { $gap } van de winst.
campaign-poster-alt = Het voltooide bord van { $name } als affiche
campaign-poster-png = Download het affiche (PNG)
campaign-poster-svg = Voor de drukker (SVG)
campaign-telegram-for-bots = Een bot heeft gewonnen, en bots hebben geen laatste woord. Jij mag het telegram versturen.
campaign-built-by = In twaalf spellen gebouwd door { $names }: { $cities } steden, { $boxes } dozen.
campaign-not-over = De campagne is nog niet afgelopen.
campaign-bot = { $name } ({ $bot })
