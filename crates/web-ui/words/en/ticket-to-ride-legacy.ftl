# Ticket to Ride Legacy. Names of events, rules and growth cards stand in the game's own contents.

## Companies, colours, cards
lg-company-blue = Blue
    .short = Bl
    .bot = Beatrix
lg-company-red = Red
    .short = Rd
    .bot = Rufus
lg-company-green = Green
    .short = Gn
    .bot = Greta
lg-company-yellow = Yellow
    .short = Ye
    .bot = Yannick
lg-company-black = Black
    .short = Bk
    .bot = Klara
lg-black = black
    .route = the black route
lg-blue = blue
    .route = the blue route
lg-white = white
    .route = the white route
lg-green = green
    .route = the green route
lg-yellow = yellow
    .route = the yellow route
lg-red = red
    .route = the red route
lg-grey = grey
    .route = the grey route
lg-card-black = a black card
lg-card-black-pickaxe = a black card with a pickaxe
lg-card-black-skull = a black card with a skull
lg-card-blue = a blue card
lg-card-blue-pickaxe = a blue card with a pickaxe
lg-card-blue-skull = a blue card with a skull
lg-card-white = a white card
lg-card-white-pickaxe = a white card with a pickaxe
lg-card-white-skull = a white card with a skull
lg-card-green = a green card
lg-card-green-pickaxe = a green card with a pickaxe
lg-card-green-skull = a green card with a skull
lg-card-yellow = a yellow card
lg-card-yellow-pickaxe = a yellow card with a pickaxe
lg-card-yellow-skull = a yellow card with a skull
lg-card-red = a red card
lg-card-red-pickaxe = a red card with a pickaxe
lg-card-red-skull = a red card with a skull
lg-card-locomotive = a locomotive
lg-card-locomotive-pickaxe = a locomotive with a pickaxe
lg-card-locomotive-skull = a locomotive with a skull
lg-card-action = an action card
lg-ore-coal = coal
lg-ore-copper = copper
lg-ore-silver = silver

## Boxes, from the outside
lg-box-sun = the box with the sun on its lid
lg-box-horseshoe = the box with the horseshoe on its lid
lg-box-plough = the box with the plough on its lid
lg-box-bell = the box with the bell on its lid
lg-box-hammer = the box with the hammer on its lid
lg-box-key = the box with the key on its lid
lg-box-shell = the box with the shell on its lid
lg-box-cone = the box with the fir cone on its lid
lg-box-conductor = the conductor’s box

## What the table waits for
lg-phase-first-tickets = first tickets to be chosen
lg-phase-turn = a turn: cards, a route or tickets
lg-phase-draw = the rest of a draw
lg-phase-tickets = tickets to be kept
lg-phase-banish = an event to be banished
lg-phase-depot = a depot to be built or not
lg-phase-choice = a decision that the year asks for
lg-phase-line-colour = the colour of a second line
lg-phase-open-box = a box to be opened
lg-phase-growth = growth cards to be chosen
lg-phase-finished = nothing: the game is over

## What happened
lg-game-began = It is { $year }.
lg-company-seated = { $seat } runs { $company }.
lg-office-paid = { $seat } takes ${ $dollars } from the office: there is no room for all that was promised.
lg-start-player-drawn = { $seat } takes the start-player card by lot.
lg-hand-dealt = { $seat } is dealt { $count } cards.
lg-hand-dealt-own = { $seat } is dealt { $count } cards: { $black } black, { $blue } blue, { $white } white, { $green } green, { $yellow } yellow, { $red } red, { $locomotives } { $locomotives ->
        [one] locomotive
       *[other] locomotives
    }.
lg-card-turned-up = Open card { $place }: { $card }.
lg-open-cards-discarded = The five open cards are discarded.
lg-first-tickets-dealt = { $seat } is dealt { $count } { $count ->
        [one] ticket
       *[other] tickets
    } to choose from.
lg-tickets-drawn = { $seat } draws { $count } { $count ->
        [one] ticket
       *[other] tickets
    }.
lg-tickets-kept = { $seat } keeps { $count } { $count ->
        [one] ticket
       *[other] tickets
    } and returns { $returned }.
lg-first-tickets-dealt-own = { $seat } is dealt { $count ->
           [1] { $from1 }–{ $to1 } (${ $value1 })
           [2] { $from1 }–{ $to1 } (${ $value1 }) and { $from2 }–{ $to2 } (${ $value2 })
           [3] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }) and { $from3 }–{ $to3 } (${ $value3 })
           [4] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }) and { $from4 }–{ $to4 } (${ $value4 })
           [5] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }), { $from4 }–{ $to4 } (${ $value4 }) and { $from5 }–{ $to5 } (${ $value5 })
           *[6] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }), { $from4 }–{ $to4 } (${ $value4 }), { $from5 }–{ $to5 } (${ $value5 }) and { $from6 }–{ $to6 } (${ $value6 })
        }.
lg-tickets-drawn-own = { $seat } draws { $count ->
           [1] { $from1 }–{ $to1 } (${ $value1 })
           [2] { $from1 }–{ $to1 } (${ $value1 }) and { $from2 }–{ $to2 } (${ $value2 })
           [3] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }) and { $from3 }–{ $to3 } (${ $value3 })
           [4] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }) and { $from4 }–{ $to4 } (${ $value4 })
           [5] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }), { $from4 }–{ $to4 } (${ $value4 }) and { $from5 }–{ $to5 } (${ $value5 })
           *[6] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }), { $from4 }–{ $to4 } (${ $value4 }), { $from5 }–{ $to5 } (${ $value5 }) and { $from6 }–{ $to6 } (${ $value6 })
        }.
lg-tickets-kept-own = { $seat } keeps { $count ->
           [1] { $from1 }–{ $to1 } (${ $value1 })
           [2] { $from1 }–{ $to1 } (${ $value1 }) and { $from2 }–{ $to2 } (${ $value2 })
           [3] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }) and { $from3 }–{ $to3 } (${ $value3 })
           [4] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }) and { $from4 }–{ $to4 } (${ $value4 })
           [5] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }), { $from4 }–{ $to4 } (${ $value4 }) and { $from5 }–{ $to5 } (${ $value5 })
           *[6] { $from1 }–{ $to1 } (${ $value1 }), { $from2 }–{ $to2 } (${ $value2 }), { $from3 }–{ $to3 } (${ $value3 }), { $from4 }–{ $to4 } (${ $value4 }), { $from5 }–{ $to5 } (${ $value5 }) and { $from6 }–{ $to6 } (${ $value6 })
        } and returns { $returned }.
lg-open-card-taken = { $seat } takes { $card } from the open cards.
lg-card-drawn = { $seat } draws a card from the deck.
lg-card-drawn-own = { $seat } draws { $card } from the deck.
lg-cards-gone = There is no card left for { $seat }.
lg-deck-rebuilt = { $cards } discards become the new deck.
lg-event-turned = Event: { $event }.
lg-event-passed = Event: { $event }, but the next one replaces it at once
lg-event-stays = There is no other event: the current one stays.
lg-events-reshuffled = { $events } events are shuffled into a new deck.
lg-route-claimed = { $seat } claims { $from }–{ $to } with { $cards } { $colour }.{ lg-and-completes }
lg-route-claimed-mixed = { $seat } claims { $from }–{ $to } with { $cards } cards: { $colour } and { $locomotives } { $locomotives ->
        [one] locomotive
       *[other] locomotives
    }.{ lg-and-completes }
lg-route-claimed-locomotives = { $seat } claims { $from }–{ $to } with { $locomotives } { $locomotives ->
        [one] locomotive
       *[other] locomotives
    } alone.{ lg-and-completes }
lg-route-claimed-without-cards = { $seat } claims { $from }–{ $to } without a card.{ lg-and-completes }
lg-completes = { $completed ->
        [0] {""}
        [1] { $from1 }–{ $to1 } completed: ${ $dollars } at the end
        [2] { $from1 }–{ $to1 } and { $from2 }–{ $to2 } completed: ${ $dollars } at the end
       *[other] { $completed } tickets completed: ${ $dollars } at the end
    }
lg-and-completes = { $completed ->
        [0] {""}
       *[other] {" "}{ lg-completes }.
    }
lg-route-closed = The other route { $from }–{ $to } is closed.
lg-bonus-earned = { $seat } gets the colour bonus of ${ $dollars }.
lg-event-paid = { $event }: { $seat } gets ${ $dollars }.
lg-event-cost = { $event } costs { $seat } ${ $dollars }.
lg-passed = { $seat } passes.
lg-last-round = { $seat } has { $trains } { $trains ->
        [one] train
       *[other] trains
    } left: everybody has one more turn.
lg-all-passed = Everybody has passed: the game ends.
lg-ticket-completed = { $seat } shows { $from }–{ $to }: completed, ${ $dollars }.
lg-ticket-not-completed = { $seat } shows { $from }–{ $to }: not completed, −${ $dollars }.
lg-payslip-written = { $seat }'s payslip: { $coins } in coins, { $trains } for trains left, { $tickets } for tickets, { $others } from other rules: ${ $dollars }.
lg-game-won = { $seat } wins the game.
lg-start-card-taken = { $seat } is last and takes the start-player card.
lg-rule-paid = { $rule }: { $seat } gets ${ $dollars }.
lg-name-written = { $seat } writes a name into the Book: { $name }.
lg-ore-found = { $seat } finds { $ore }.
lg-sacks-laid = { $sacks } routes get a sack.
lg-sack-taken = { $seat } takes a sack.
lg-herd-started = The herd gathers in { $city }.
lg-herd-driven = { $seat } drives the herd to { $city }.
lg-cargo-loaded = { $seat } loads a cargo.
lg-ship-sailed = The hold is full: the ship sails.
lg-depot-built = { $seat } builds a depot in { $city } for { $locomotives ->
        [0] nothing
        [one] a locomotive
       *[other] { $locomotives } locomotives
    }.
lg-depot-declined = { $seat } builds no depot.
lg-growth-open = Growth cards for after the game: { $cards }.
lg-growth-turned-up = A growth card lies open for after the game: { $growth }.
lg-growth-taken = { $seat } takes: { $growth }.
lg-growth-cards = { $count ->
        [one] one growth card
       *[other] { $count } growth cards
    }
    .open = { $count } of these cards lie open
lg-postcard-met = { $seat } has done what postcard { $postcard } asked.
lg-postcard-paid = Postcard { $postcard } pays { $seat } ${ $dollars }.
lg-box-earned = Earned: { $box }. It opens after the game.
lg-box-opened = { $seat } opens { $box }.
lg-city-chosen = { $seat } makes { $city } a large city.
lg-line-chosen = { $seat } lays a second line { $from }–{ $to } and chooses its colour.
lg-route-doubled = { $seat } lays a second line { $from }–{ $to }: { $colour }.
lg-route-painted = { $seat } paints { $from }–{ $to } { $colour }.
lg-event-banished = { $seat } banishes { $event } for good.

## Why not
lg-no-wrong-seats = This game is for 2 to 5 players, not { $seats }.
lg-no-such-chapter = There are twelve chapters; { $chapter } is none of them.
lg-no-wrong-companies = { $companies } companies can’t sit at this table: one for each seat.
lg-no-company-twice = { $company } is here twice.
lg-no-few-tickets = The deck needs ten tickets or more, not { $tickets }.
lg-no-route-change = Route { $route } can’t be changed so.
lg-no-slot-taken = { $rule } stands in a slot that is taken.
lg-no-limits = A number in the options is too high or too low.
lg-no-not-now = Not now: the table waits for { $phase }.
lg-no-next-card = First take your next card: your draw is not over.
lg-no-too-few-cards = Deck and discards hold { $cards } cards; drawing needs nine.
lg-no-open-card = No card lies open in place { $place }.
lg-no-open-locomotive = An open locomotive can only be the first card of a draw.
lg-no-open-cards-frozen = No open card can be drawn now.
lg-no-nothing-for-sale = The current event sells you nothing.
lg-no-nothing-to-draw = There is no card left to draw.
lg-no-such-route = There is no route { $route }.
lg-no-route-not-open = Route { $route } is not on the open boards.
lg-no-route-claimed = { $seat } already has { $from }–{ $to }.
lg-no-own-route = You already have { $from }–{ $to }.
lg-no-route-closed = { $from }–{ $to } is closed: with two or three players only one route of a double is used.
lg-no-route-barred = You already have a route { $from }–{ $to } beside this one.
lg-no-too-few-trains = This route needs { $length } trains; you have { $trains }.
lg-no-wrong-colour = This route takes { $colour } cards and locomotives.
lg-no-wrong-payment = These numbers make no set of { $length } cards.
lg-no-cards-missing = You don’t hold just these cards: { $cards } { $colour }{ $locomotives ->
        [0] {""}
        [one] {" "}and { $locomotives } locomotive
       *[other] {" "}and { $locomotives } locomotives
    }.
lg-no-colour-short = It takes { $needs } { $colour }: you have { $cards ->
        [0] none
       *[other] { $cards }
    }, and { $locomotives ->
        [0] no locomotive
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }.
lg-no-set-missing = It takes { $cards } cards of one colour: you have fewer{ $locomotives ->
        [0] {""}
        [one] , your locomotive included
       *[other] , your locomotives included
    }.
lg-no-locomotives-missing = You don’t have { $locomotives } { $locomotives ->
        [one] locomotive
       *[other] locomotives
    }.
lg-no-ticket-left = There is no ticket left.
lg-no-keep-more = Keep at least { $least } tickets, not { $kept }.
lg-no-not-offered = Only { $offered } tickets are on offer.
lg-no-pass = You can still do something: only who can do nothing passes.
lg-no-not-in-discards = That event is not in the discards.
lg-no-depot-there = No depot can be built in { $city } now.
lg-no-locomotive = You have no extra locomotive to give.
lg-no-not-that-city = { $city } can’t be chosen: it is large already, or in another region.
lg-no-not-that-route = Route { $route } can’t be chosen.
lg-no-box-not-ready = { $box } can’t be opened now.
lg-no-such-growth = { $growth }: that card does not lie open.

## The page
lg-legend-colour = cards of this colour
lg-legend-grey = any one colour
lg-legend-large = large city: draw 1 card
lg-legend-ticket = on a ticket of yours
lg-legend-contract = contract of the year
lg-legend-claim = you can claim it now
lg-years = The years of the campaign
lg-mark-last = Last
lg-mark-end = Pay
lg-end-pays = Two trains left or fewer: last round. Few left pay: ${ $none } for 0, down to ${ $most } for { $trains }.
    .bonus = Route of your colour: ${ $dollars }.
    .own = Each { $colour } route pays you ${ $dollars }.
lg-locomotives = { $count } { $count ->
        [one] locomotive
       *[other] locomotives
    }
lg-do-keep = Keep { $tickets }
lg-do-take = Take { $card } (open card { $place })
lg-do-draw = Draw from the deck
lg-paid-on = { $cards } on { $route }
lg-do-claim = { $route }: { $cards }
lg-do-tickets = Draw tickets
lg-do-pass = Pass
lg-do-banish = Banish { $event }
lg-do-depot = A depot in { $city }
lg-do-no-depot = No depot
lg-do-choose-city = { $city } becomes a large city
lg-do-choose-route = { $route }
lg-do-choose-colour = Paint it { $colour }
lg-do-open-box = Open { $box }
lg-detail-tickets = look at { $seen }, keep at least one · { $tickets } in the deck
lg-detail-last-tickets = your last turn: a ticket counts only if your routes join its cities already, or else it costs its worth
lg-detail-last-cards = your last turn: there is none left to use it in
lg-why-nothing-counts = nothing that you can do brings you anything more
lg-why-own-routes = on the way: { $count ->
        [one] a route of your colour
       *[other] { $count } routes of your colour
    }, +${ $dollars }
lg-why-large-cities = large cities on the way: { $count ->
        [one] a card
       *[other] { $count } cards
    }
lg-why-tickets-done = your tickets need nothing more: dollars and few trains left count now
    .lost = nothing more can be done for your tickets: dollars and few trains left count now
lg-why-spare-cards = no ticket of yours needs { $colour } cards
lg-why-fewer-trains = brings few trains left nearer: { $at } or fewer pay ${ $dollars } or more at the end
lg-why-no-open-card = no open card is one that your tickets need
lg-why-new-tickets = your tickets need nothing more: another one can still pay
    .lost = nothing more can be done for your tickets: another one can still pay
lg-detail-cards-left = { $left ->
        [0] then your draw is over
        [one] then one more card
       *[other] then { $left } more cards
    }
lg-detail-completes = completes { $tickets }
lg-detail-on-the-way = part of { $tickets }
lg-detail-more-tickets = { $count } more
lg-detail-no-ticket = no ticket of yours needs it
lg-detail-card-for = then { $have } of the { $length } { $colour } for { $from }–{ $to }{ $locomotives ->
        [0] {""}
        [one] , { $all } with your locomotive
       *[other] , { $all } with your locomotives
    }
lg-detail-another-way = another way for { $tickets }
lg-detail-last-way = the only way left for { $ticket }
lg-detail-last-way-into = the only way left to { $city }
lg-why-lays = for no ticket, but it lays { $trains } { $trains ->
        [one] train
       *[other] trains
    }
lg-detail-spare-card = no ticket of yours needs { $colour } (you would have { $have })
lg-detail-any-colour = counts as any colour
lg-detail-unseen = unseen: any colour, perhaps a locomotive
lg-did-claim = claims { $from }–{ $to }
lg-did-cards = draws { $count } { $count ->
        [one] card
       *[other] cards
    }
lg-did-open = takes { $cards } (open)
    .locomotive = a locomotive
lg-did-tickets = keeps tickets
lg-detail-loan = ${ $dollars } now, ${ $due } off your payslip
lg-detail-growth-beyond = your company has no room for it: ${ $dollars } more at the start of every game instead
lg-detail-banish = It never comes back in this campaign
lg-detail-worth = ${ $dollars } if completed, −${ $dollars } if not
lg-detail-together = { $held ->
        [0] together
       *[other] with the tickets you hold
    } { $trains } of your { $own } trains
    .too-many = ▲ { $held ->
        [0] together
       *[other] with the tickets you hold
    } { $trains } trains, but you have { $own }
lg-detail-trains = { $from } → { $to } trains
lg-detail-few-trains = at the end ${ $dollars } for few trains left
lg-detail-few-trains-stay = the bonus for trains left stays ${ $dollars }
lg-detail-bonus = colour bonus +${ $dollars }
lg-detail-bonus-beside = { $route } beside it would bring +${ $dollars }
lg-detail-large-city = large city: { $cards } unseen { $cards ->
        [one] card
       *[other] cards
    }
lg-detail-skulls = { $skulls ->
        [one] a name
       *[other] { $skulls } names
    } in the Book of Names: ${ $dollars } off your payslip
lg-detail-sack = takes the sack
lg-detail-their-depot = the bank pays { $name } for the depot
lg-detail-depot = For good: others' claims at { $city } will pay you
lg-detail-large-for-good = from now on and in all later games: whoever claims a route there draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
lg-detail-second-line = from now on two can claim a route here, in all later games too
lg-detail-own-colour = yours to paint: from now on a claim of it brings you the colour bonus, ${ $dollars }
lg-prompt-own-first-tickets = You: choose the tickets that you keep
lg-prompt-first-tickets = First tickets: { $names }
    .detail = at least two, in secret
    .alone = at least two · a single game out of a campaign
lg-prompt-turn = { $who }: draw { $cards } cards, claim a route or draw tickets
    .short = { $who }: { $cards } cards, a route or tickets
    .detail = ${ $coins } · { $trains } { $trains ->
        [one] train
       *[other] trains
    } left
    .last = Last round: { $ends }
    .final = Last round: the game ends after it
lg-prompt-own-last-turn = Your last turn: draw cards, claim a route or draw tickets
    .short = Your last turn: cards, route or tickets
    .draw = Your last turn: draw one more card
    .tickets = Your last turn: choose tickets
lg-prompt-last-turn = { $who }’s last turn: draw cards, claim a route or draw tickets
    .short = { $who }’s last turn: cards, route or tickets
    .draw = { $who }’s last turn: draw one more card
    .tickets = { $who }’s last turn: choose tickets
lg-ends-after = the game ends after { $name }’s turn
lg-ends-after-yours = the game ends after your turn
lg-prompt-draw = { $who }: { $left ->
        [one] draw one more card
       *[other] draw { $left } more cards
    }
    .theirs = { $who } draws { $left ->
        [one] one more card
       *[other] { $left } more cards
    }
    .detail = but no open locomotive
lg-prompt-tickets = { $who }: choose tickets
    .theirs = { $who } chooses tickets
    .detail = keep at least one
lg-prompt-banish = { $who }: banish an event
    .detail = the last placed takes one out of the campaign for good
    .alone = the last placed takes one out; in a campaign, for good
lg-prompt-depot = { $who }: a depot at one end?
    .detail = one a game, for good
lg-prompt-large-city = { $who }: choose a city that becomes large
    .theirs = { $who } chooses a city that becomes large
    .detail = each claim to it brings a card, for good
    .winner = the winner’s choice, in { $regions } · each claim to it brings a card, for good
lg-prompt-second-line = { $who }: lay a second line beside a route
    .detail = for good
lg-prompt-line-colour = { $who }: paint the second line
    .detail = for good
lg-prompt-own-colour = { $who }: paint a grey route in your own colour
    .detail = for good
lg-prompt-open-box = { $who }: open a box
    .detail = what is in it joins the world
lg-prompt-growth = { $who }: take a growth card
    .detail = yours in all games to come
lg-prompt-finished = { $name } wins with ${ $dollars }
    .alone = this was a single game: in a campaign of twelve each changes the map for the next
lg-option-world = The world
    .text = A single game, outside any campaign.
lg-option-world-east = The east in 1865: the first game of a campaign
lg-option-world-whole = The whole map in 1898: long, and shows what a campaign would find
lg-panel-companies = Players
lg-plot = Everybody’s coins through the game, and their payslips at its end
lg-counts = { $change ->
    [0] You have { $now }
   *[other] You have { $now }; it was { $before }
 }
lg-counts-sure = and ${ $dollars } sure from tickets
lg-own-large-city = The large city gave you { $card }.
lg-given-card = you get { $card }
lg-set-back = your { $ticket }: { $before } → { $now } trains
lg-set-back-for-good = your { $ticket }: no way left
lg-coins-by-round = Coins by round, then the payslips
lg-margin = History: what really happened
lg-payslips = Payslips
lg-slip-trains = Bonus for few trains left ({ $trains })
lg-slip-floor = A payslip never falls below $0.
lg-coins = Coins
    .title = Coins so far. Tickets and few trains left count at the end.
lg-tickets = Tickets
    .short = Tickets
lg-others = Other rules
lg-total = Total
lg-round = Round { $round }
lg-rounds = Rounds { $from }–{ $to }
lg-world = The world of this campaign: { $cities } cities
lg-depot-of = Depot of { $company } in { $city }
lg-sack-here = A sack lies here
lg-map = The map. Routes: { $companies }
lg-map-company = { $company } { $routes }

## Beside the board
lg-panel-box = The box
lg-panel-cards = Cards
lg-panel-tickets = Tickets
lg-tickets-none = Tickets that you keep stand here.
lg-panel-news = Newspaper
lg-panel-story = Story
lg-panel-choose = Choose one
lg-panel-offer = Choose tickets
lg-panel-banish = Banish an event
lg-panel-open-box = Open a box
lg-panel-growth = Growth cards
lg-offer-hint = Tick what you keep. Uncompleted, it costs its value.
lg-offer-keep = Tick at least { $least } · { $ticked } so far
    .ticked = Keep { $ticked } of { $offered }
lg-ticket-no-way = no way left
lg-ticket-done = completed
lg-ticket-too-far = { $trains } trains to go: too many
lg-ticket-by-itself = this one alone: { $trains }
lg-offer-by-itself = { $trains } { $trains ->
        [one] train
       *[other] trains
    } by itself
lg-offer-adds = { $trains ->
        [0] adds no trains
        [one] adds { $trains } train
       *[other] adds { $trains } trains
    }
lg-ticket-needs = { $trains ->
        [one] one train
       *[other] { $trains } trains
    } to go
lg-open-cards = Open cards and decks
lg-deck = Deck
lg-deck-title = { $cards } cards in the deck
lg-ticket-deck-title = { $tickets } tickets in the deck
lg-discards = Discards
lg-discards-title = Discards: { $cards }
lg-hand = Your hand: { $cards } { $cards ->
        [one] card
       *[other] cards
    }
lg-hand-empty = No cards in your hand.
lg-sign-pickaxe = pickaxe
    .unknown = a pickaxe: nobody knows yet what it means
lg-sign-skull = skull
    .unknown = a skull: nobody knows yet what it means
lg-locomotive = locomotive
    .short = loco
lg-has-trains = { $count ->
        [one] train
       *[other] trains
    }
    .title = Trains left. When somebody has two or fewer, the last round begins.
lg-has-cards = { $count ->
        [one] card
       *[other] cards
    }
lg-has-tickets = { $count ->
        [one] ticket
       *[other] tickets
    }
lg-has-routes = { $count ->
        [one] route
       *[other] routes
    }
lg-has-bonus = colour bonus
    .title = The company’s colour bonus: for each claim of a route of its own colour
lg-start-player = start player
lg-got-sacks = { $count } { $count ->
        [one] sack
       *[other] sacks
    }
lg-got-event-claims = { $count } { $count ->
        [one] claim
       *[other] claims
    } for the event
lg-got-names = { $count } { $count ->
        [one] name in the book
       *[other] names in the book
    }
lg-got-cargo = { $count } { $count ->
        [one] cargo aboard
       *[other] cargoes aboard
    }
lg-got-coal = { $count } coal
lg-got-copper = { $count } copper
lg-got-silver = { $count } silver
lg-postcards = { $count ->
        [one] One postcard
       *[other] { $count } postcards
    }
lg-postcard-sealed = The other side is for its owner alone.
lg-paper = The Through Traveller
lg-strikes = works once, at once
lg-event-struck = It has struck; nothing more follows.
lg-no-event = No news yet. An action card turns the first event.
lg-events-before = Before:
lg-events-left = { $events ->
        [0] no event left
        [one] one event left
       *[other] { $events } events left
    }
lg-earned = Earned: { $box }
lg-herd-at = The herd stands in { $city }
lg-hold = In the hold, in order: { $names }
lg-bag = In the bag: { $coal } coal, { $copper } copper, { $silver } silver
lg-sacks-left = { $sacks } sacks still lie on routes
lg-story-later = The story is read once the first tickets are chosen.
lg-rules-found = Rules found so far
lg-boxes-hint = Nobody knows what is inside. It stays in the world for good.
lg-box-brings = A new board joins the map in the next game: { $region }.
lg-box-no-board = brings no board
lg-box-beside = to be laid beside { $regions }
lg-ticket-failed = not completed
lg-tie-by-tickets = Tied: more tickets completed
lg-tie-by-order = Tied: later in turn order
lg-snow-here = Snow: a claim costs one card more
lg-tanks-at = { $city }: { $tanks ->
        [0] no water tank left
        [one] a water tank
       *[other] { $tanks } water tanks
    }
lg-port = { $city }: a Pacific port
lg-resort = { $city }: a resort
lg-dry-city = { $city }: a dry city
lg-zone-pacific = Pacific · 9:00
lg-zone-mountain = Mountain · 10:00
lg-zone-central = Central · 11:00
lg-zone-eastern = Eastern · 12 noon
lg-last-stop = { $city }: the last stop
lg-train-bound = The Through Train stands in { $city }, bound for { $to }
lg-season-is = The strip of the season: { $strip }
lg-snow-left = Snow on { $routes } routes
lg-got-tanks = { $count } { $count ->
        [one] water tank
       *[other] water tanks
    }
lg-got-relief = { $count } given to the relief train
lg-got-stamps = { $count } { $count ->
        [one] stamp
       *[other] stamps
    }
lg-got-loan = a loan
lg-got-couplers = safe couplers

## The terminal
lg-text-cards = Open cards: { $cards }
lg-text-decks = In the decks: { $deck } cards, { $tickets } tickets
lg-text-event = { $event }:
lg-text-hand = Hand: { $cards }
lg-text-free = Free routes, with their length and colour:
lg-text-free-wanted = Free routes, with their length and colour; * where one of your tickets needs it:

## Safe couplers
lg-phase-couplers = safe couplers to be fitted or not
lg-couplers-fitted = { $seat } fits safe couplers for ${ $dollars }: no more names.
lg-couplers-declined = { $seat } fits no couplers yet.
lg-no-rule-not-found = No rule allows that.
lg-no-too-few-coins = That costs ${ $dollars }; you have ${ $coins }.
lg-no-couplers-fitted = Your couplers are fitted already.
lg-do-fit-couplers = Fit safe couplers
lg-do-no-couplers = No couplers now
lg-prompt-couplers = { $who }: fit safe couplers?
    .detail = for good: no more names in the book
## What a campaign refuses
lg-campaign-too-few = A game needs two companies; { $companies } would play.
lg-campaign-twice = { $company } is named twice.
lg-campaign-still-playing = Game { $chapter } is still being played.
lg-campaign-other-game = That is not the game this campaign is playing.
lg-campaign-over = The campaign is over.
lg-campaign-not-over = The campaign is not over yet.
lg-campaign-not-your-depot = You have no depot in { $city }.
lg-campaign-has-name = { $city } was given its name before: it stays so.
lg-campaign-bad-name = A name is one to { $most } letters, spaces, dots, apostrophes and hyphens, with one letter at least and no space at either end.
lg-campaign-bad-telegram = A telegram is one line of one to { $most } characters.
lg-campaign-telegram-sent = The last telegram was sent before.
lg-campaign-file-companies = This file does not hold all five companies, each once.
lg-campaign-file-chapter = This file says game { $chapter } is next: there are twelve.
lg-campaign-file-present = This file says that a game is played by companies that can’t play it.
lg-campaign-file-vault = This file holds { $games } games in the vault of { $company } after { $played } were played.
lg-campaign-file-payslip = This file holds sums in the vault of { $company } that nobody can earn or lose.
lg-campaign-file-story = This file has read { $read } story cards: more or fewer than its games tell.
lg-campaign-file-box = This file holds { $box } twice.
lg-campaign-file-regions = This file has boards open that no open box has brought.
lg-campaign-file-rule = This file holds a rule out of a closed box.
lg-campaign-file-postcard = This file holds postcard { $postcard } where it can’t be.
lg-campaign-file-event = This file holds a banished event in the deck.
lg-campaign-file-growth = This file holds more growth than there is.
lg-campaign-file-games-won = This file says that { $company } won more games than it played.
lg-campaign-file-chronicle = The chronicle in this file tells what can’t have been.
lg-campaign-file-words = This file holds a name or a telegram that nobody could have written.
lg-campaign-file-claims = This file counts claims that nobody can have made.

## Snow, water, the season
lg-strip-amber = amber
lg-strip-teal = teal
lg-strip-rose = rose
lg-strip-slate = slate
lg-phase-snow-card = a card for the snowed route
lg-phase-plough = the plough
lg-phase-season = a ticket of the season to be shown or not
lg-snow-fell = Snow falls on { $routes } { $routes ->
        [one] route
       *[other] routes
    }.
lg-card-given = { $seat } gives { $card }.
lg-nothing-given = { $seat } gives nothing.
lg-snow-cleared = { $seat }'s plough clears { $from }–{ $to }.
lg-tanks-laid = { $tanks } water tanks stand in the dry cities.
lg-tank-taken = { $seat } takes a water tank in { $city }.
lg-tank-used = { $seat } uses a water tank for one card.
lg-season-turned = The strip of the season is { $strip }.
lg-ticket-awaited = { $seat } says a journey aloud: { $from }–{ $to }, ${ $dollars }. It lies open and is worth more.
lg-no-ticket-awaited = { $seat } says no journey aloud.
lg-ticket-laid-open = { $seat } shows { $from }–{ $to } (${ $dollars }): it stays open.
lg-ticket-not-laid-open = { $seat } shows no ticket.
lg-no-snow-needs-card = Snow lies on { $from }–{ $to }: you need one card more, of any kind.
lg-no-snow-there = No snow to plough lies on route { $route }.
lg-no-not-in-hand = You don’t have { $card }.
lg-no-tank = You have no water tank.
lg-no-not-in-season = { $from }–{ $to } can’t be shown.
lg-do-give-card = Give { $card }
lg-do-give-nothing = Give nothing
lg-do-plough = Clear { $route }
lg-do-show-ticket = Show { $ticket }
lg-do-show-no-ticket = Show no ticket
lg-a-tank = a water tank
lg-detail-snow = snow: one card more
lg-detail-tank = a water tank
lg-prompt-snow-card = { $who }: which extra card pays for the snow?
    .detail = any card of your hand
lg-prompt-plough = { $who }: which route does the plough clear next?
    .detail = it costs nothing
lg-prompt-season = { $who }: show a ticket of the season?
    .detail = $2, and it lies open until the end

## The relief train, paper money
lg-phase-relief = a card for the relief train or none
lg-phase-longer-draw = a draw to be lengthened or not
lg-relief-arrived = The relief train gets through to { $city } with { $cards } cards.
lg-relief-late = The relief train comes too late for { $city }: { $cards } cards were given.
lg-train-won = { $seat } wins a train for good.
lg-loan-taken = { $seat } borrows ${ $dollars }.
lg-draw-ended = { $seat } takes no further card.
lg-draw-lengthened = { $seat } pays ${ $dollars } for one card more.
lg-no-loan-taken = You have borrowed already.
lg-do-take-loan = Take a loan
lg-do-buy-cards = { $cards ->
        [one] Buy a card for ${ $dollars }
       *[other] Buy { $cards } cards for ${ $dollars }
    }
lg-do-end-draw = No further card
lg-prompt-relief = { $who }: a card for the relief train?
    .detail = any card of your hand
lg-prompt-longer-draw = { $who }: one card more for $1?
    .detail = but no open locomotive

## The Through Train
lg-phase-through-train = the Through Train to be sent on or not
lg-through-train-ready = The Through Train stands in { $from }, bound for { $to }.
lg-through-train-moved = The Through Train goes to { $city }.
lg-through-train-bridged = Over rails of the Bureau the Through Train goes on to { $city }.
lg-through-train-held = { $seat } lets the Through Train stand.
lg-stamp-earned = { $seat } gets a stamp.
lg-through-train-arrived = The Through Train has arrived in { $city }.
lg-through-train-waits = The Through Train waits; { $city } is further on.
lg-do-send-train = Send the train on
lg-do-hold-train = Let it stand
lg-prompt-through-train = { $who }: send the Through Train on?
    .detail = $3 and a stamp

## Found things beside the board
lg-through-train-at = The Through Train stands in { $city }
lg-got-shown = shows { $ticket }
lg-ticket-postcard = postcard { $number }
lg-ticket-strips = Strips: { $strips }
lg-ticket-strips-open = Strips: { $strips } · lies open

## Contracts, people and tickets laid aside
lg-phase-contract = the contract of the year to be chosen
lg-phase-traveller = who travels along to be chosen
lg-phase-look-ahead = tickets looked at to be drawn or left
lg-phase-discard-drawn = one of the drawn cards to be discarded
lg-phase-open-card = an open card to be taken or not
lg-phase-draft = somebody to be chosen for an office
lg-contract-dealt = A contract lies open: { $contract }.
lg-contract-chosen = { $seat } chooses the contract of the year: { $contract }.
lg-contract-met = { $seat } meets the contract { $contract } first: a medal for the vault.
lg-contract-met-second = { $seat } meets the contract { $contract } as the second.
lg-postcard-received = { $seat } receives postcard { $postcard }.
lg-person-travels = { $person } travels with { $seat }.
lg-person-helped = { $person } helps { $seat }.
lg-person-paid = { $person } earns { $seat } ${ $dollars }.
lg-person-joined = { $person } joins { $seat }.
lg-tickets-left = { $seat } leaves { $count } tickets under the deck.
lg-no-card-taken = { $seat } takes no open card.
lg-drawn-card-discarded = { $seat } discards one of the drawn cards: { $card }.
lg-ticket-from-office = { $seat } brings a ticket from the office: { $from }–{ $to }, ${ $dollars }.
lg-ticket-laid-aside = { $seat } lays a ticket into the office: { $from }–{ $to }, ${ $dollars }.
lg-no-ticket-laid-aside = { $seat } lays no ticket aside.
lg-no-not-that-contract = { $contract } does not lie open.
lg-no-not-in-office = { $person } is not in your office.
lg-no-not-free = { $person } is in somebody’s office.
lg-no-nobody-helps = Nobody who travels with you can do that now.
lg-no-not-drawn = That is not one of the cards just drawn.
lg-no-not-that-ticket = { $from }–{ $to }: only a ticket of your own that was not completed can be laid aside.
lg-no-ticket-to-lay-aside = No ticket is to be laid aside now.
lg-campaign-file-medals = This file holds medals that nobody can have won or turned over.
lg-part-payslips = Payslips
lg-part-names = Fewest names in the Book
lg-part-medals = Medals
lg-part-pages = Wren’s pages
lg-part-stamps = Through Train stamps
lg-part-letters = Sealed letters
lg-part-envelopes = The Bureau’s envelopes
lg-do-look-ahead = Look at the tickets first
lg-do-leave-tickets = Leave them, and do something else
lg-do-discard-drawn = Discard { $card }
lg-do-take-no-card = No card now
lg-do-lay-no-ticket-aside = No ticket
lg-helped = help for one card
lg-prompt-contract = { $who }: choose the contract of the year
    .detail = the first to meet it takes ${ $dollars } and a medal
lg-prompt-traveller = { $who }: who travels along?
    .detail = for this game
lg-prompt-look-ahead = { $who }: draw these tickets, or leave them
    .detail = keep at least one, or do something else
lg-prompt-discard-drawn = { $who }: discard one of the drawn cards
    .detail = the rest is yours
lg-prompt-open-card = { $who }: an open card?
    .detail = no locomotive, once a game
lg-prompt-draft = { $who }: who joins your office?
    .detail = for good
lg-prompt-awaited-ticket = { $who }: say one of your journeys aloud?
    .detail = completed this year it is worth $3 more; everybody sees it
lg-prompt-kept-ticket = { $who }: keep a ticket that you did not complete?
    .detail = next game it is worth more, and can’t be returned
lg-contract-now = Contract of the year, ${ $dollars } for the first: { $contract }. { $text }
lg-contract-card = Contract of the year
    .first = first to do it
lg-contract-met-by = Met by { $names }.
lg-contract-progress = { $name } { $count } of { $of }
lg-contract-you = you
lg-detail-contract = contract of the year: { $count } of { $of }
    .met = meets the contract of the year
lg-travels = with { $person }

## Moments
lg-year-of = Game { $number } of twelve
lg-letter-sealed = The Bureau’s letter lies sealed on the table. It is opened when everybody has taken their tickets.
lg-take-tickets = Take your tickets
lg-letterhead = The Timetable Bureau
lg-signed = Ida Quill
lg-postmark = New York
lg-letter-to = To all companies · { $year }
lg-letter-read = To the table
lg-find-trains = Every year
lg-trains-this-year = You begin with { $trains } trains
    .text = Everybody gets three more each year: 20 in 1865, 23 in 1868 and so on. Growth cards add theirs.
lg-new-this-year = New this year
lg-find-rule = New rule
lg-find-event = An event joins the deck
lg-find-gone = Gone
lg-find-map = For the map
lg-year-over = { $year } is over
lg-payday-on = Go on
lg-opened-by = opened by
lg-lay-on-map = Lay it on the map
lg-campaign-not-your-company = Somebody else plays this company.
lg-campaign-no-such-town = No such town is on the map.
