# American Rails

## Names

railway-american = American
railway-national = National
railway-continental = Continental
railway-majestic = Majestic
railway-liberty = Liberty
railway-republic = Republic

space-pass = Pass
space-develop = Develop
space-finance = Finance $5
space-take = Take $2
space-expand3 = Expand 3
space-auction = Auction a share
space-expand4 = Expand 4
ar-space-take-expand = Take $2 · Expand 2

terrain-plains = the plains
terrain-forest = the forest
terrain-mountain = the mountains
terrain-city = the city
ar-place = { $terrain } by { $near }
ar-place-there = { $terrain } { $way } of { $near }
ar-place-further = { $terrain } further { $way } of { $near }
ar-way = { $twelfth ->
   *[0] east
    [1] east-south-east
    [2] south-east
    [3] south
    [4] south-west
    [5] west-south-west
    [6] west
    [7] west-north-west
    [8] north-west
    [9] north
    [10] north-east
    [11] east-north-east
 }

ar-years = Years

## What happened

ar-railway-left-out = { $railway } stays out of this game.
ar-banker-chosen = { $seat } keeps the bank and names the first railway.
ar-railway-named = { $seat } puts a share of { $railway } up for auction.
ar-bid-made = { $seat } bids ${ $dollars } for { $railway }.
ar-passed-bid = { $seat } passes on { $railway }.
ar-share-sold = { $seat } gets the share of { $railway } for ${ $dollars }.
ar-shares-pay-less = Each share of { $railway } now pays ${ $to } a year, not ${ $from }.
ar-share-removed = Nobody wants it: the share of { $railway } leaves the game.
ar-railway-shut-out = No city is free for { $railway }: { $shares ->
    [one] the share { $seat } bought leaves
   *[other] all { $shares } of its shares, the one of { $seat } too, leave
 } the game.
ar-first-cube-placed = { $seat } starts { $railway } in { $city }.
ar-order-taken = { $seat } takes place { $place } in the turn order.
ar-year-began = The year { $year } begins.
ar-train-moved = { $seat } moves to { $space }.
ar-action-left = { $seat } leaves { $space } undone.
ar-city-developed = { $seat } builds a house in { $city }.
ar-income-changed = { $railway }: income ${ $from } → ${ $to }.
ar-railway-financed = { $seat } puts ${ $dollars } from the bank into the treasury of { $railway }.
ar-took-from-bank = { $seat } takes ${ $dollars } from the bank.
ar-made-others-pay = { $seat } makes all the others pay.
ar-paid-bank = { $dollars ->
    [0] { $seat } has nothing to pay with.
   *[other] { $seat } pays ${ $dollars } to the bank.
 }
ar-cube-placed = { $seat } expands { $railway } to { $terrain } by { $near } for ${ $dollars }.
ar-cube-placed-city = { $seat } expands { $railway } to { $city } for ${ $dollars }.
ar-pair-joined = { $railway } joins { $a } and { $b }: ${ $dollars } more income.
ar-expand-ended = { $seat } is done expanding: { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
 }.
ar-dividend-paid = { $railway } pays ${ $dollars } a share: income ${ $income }, { $shares ->
    [one] one share
   *[other] { $shares } shares
 } held.
ar-dividends-received = { $seat } receives ${ $dollars } in dividends.
ar-ended-last-year = 1857 is over, and with it the game.
ar-ended-shares-gone = The last share is gone: the game is over.
ar-ended-supplies-low = Enough supplies are down to two cubes or houses, or fewer: the game is over.
ar-won = { $seat } wins with ${ $dollars }.

## Why not

ar-no-wrong-seats = American Rails is for 3 to 5 players, not for { $seats }.
ar-no-not-now = Not now: { $phase }.
ar-no-railway-out = { $railway } is out of this game.
ar-no-already-offered = { $railway } has had its auction of the preparation.
ar-no-share-left = { $railway } has no share left to auction.
ar-no-bid-too-low = ${ $dollars } is too little: the lowest bid now is ${ $least }.
ar-no-bid-too-high = You have ${ $money } and can’t bid ${ $dollars }.
ar-no-not-a-city = A railway starts in a city; this is { $terrain } by { $near }.
ar-no-city-taken = { $railway } is in { $city } already: a railway starts in an empty city.
ar-no-space-taken = The train of { $seat } stands on { $space } already.
ar-no-house-left = There is no house left.
ar-no-house-there = A house stands in a city; this is { $terrain } by { $near }.
ar-no-never-developed = { $city } can’t be developed.
ar-no-already-developed = { $city } has its house already.
ar-no-nobody-there = No railway has reached { $city } yet, and a house needs one.
ar-no-expand-with-three = With three players Take $2 can’t be an Expand 2.
ar-no-share-owned = You own no share of { $railway }.
ar-no-cube-left = { $railway } has no cube left.
ar-no-own-cube-there = { $railway } has a cube there already.
ar-no-not-next-to-track = It doesn’t border on track of { $railway }.
ar-no-hex-full = { $railway } is there: one cube is all that { $terrain } can hold.
ar-no-cannot-afford = { $railway } has ${ $treasury }, this hex costs ${ $price }.

ar-phase-name-railway = first name the railway whose share is sold
ar-phase-auction = first finish the auction: bid or pass
ar-phase-first-cube = first choose the railway’s first city
ar-phase-move-train = first choose an action on the action track
ar-phase-develop = first choose a city to develop, or leave it
ar-phase-finance = first choose a railway to finance
ar-phase-take = first choose what Take $2 is to be
ar-phase-expand = first finish expanding, or leave it
ar-phase-finished = the game is over

## What the table waits for

ar-prompt-name-first = { $who }: name a railway for auction
    .detail = one share of each railway is sold before the first year
ar-prompt-name = { $who }: choose a share to auction
    .detail = of any railway that has one left
ar-prompt-auction = { $who }: bid on { $railway }
    .least = at least ${ $least }
    .alone = nobody else is in
    .high = { $name } bids ${ $dollars }
ar-prompt-first-cube = { $who }: choose the first city of { $railway }
    .detail = a city without cubes; it earns the higher value
    .won = for ${ $price }, nobody bid more · a city without cubes
ar-prompt-move-train = { $who }: choose an action
    .detail = phase { $phase }
ar-prompt-develop = { $who }: develop a city
    .detail = { $houses ->
        [one] the last house
       *[other] { $houses } houses left
     } · a dark tag: it pays others alone
ar-prompt-finance = { $who }: finance a railway
    .detail = $5 from the bank into its treasury
ar-prompt-take = { $who }: take $2 or make the others pay
ar-prompt-take-expand = { $who }: take $2, make the others pay, or expand by 2
ar-prompt-expand = { $who }: expand by { $cubes ->
        [one] one cube
       *[other] up to { $cubes } cubes
     }
    .detail = to spend: { $railways }
ar-prompt-finished = { $count ->
    [one] { $names } wins with ${ $dollars }
   *[other] { $names } share the victory with ${ $dollars } each
 }
ar-reason-last-year = 1857 is over
ar-reason-shares-gone = all shares are sold or gone
ar-reason-supplies-low = enough supplies are down to two cubes or houses, or fewer

ar-railway-has = { $railway } ${ $dollars }
ar-nothing-to-expand = no shares, so nothing to expand
    .poor = none of your railways can build now

## Choices

ar-do-name = Auction a share of { $railway }
ar-do-bid = Bid ${ $dollars }
ar-do-pass = Pass
ar-do-first-cube = { $railway } starts in { $city }
ar-do-develop = Develop { $city }
ar-do-finance = Finance { $railway }
ar-do-take = Take $2
ar-do-others-pay = The others pay $2
ar-do-expand = { $railway } to { $place }
ar-do-expand-2 = Expand 2: { $railway } to { $place }
ar-do-leave = Do nothing
ar-do-stop = Finish expanding

ar-detail-share-new = the buyer picks its first city: up to ${ $best } a year, ${ $total } to { $until } · the bid is its money to build with
ar-detail-lot = { $shares ->
    [one] its one share gets all it earns
   *[other] up to { $shares } shares split what it earns
 } · { $cubes } cubes to build with
ar-detail-share = each share would then pay ${ $pays } a year, ${ $total } to { $until } as it stands
ar-detail-share-pays = pays ${ $pays } a year
    .more = this railway pays you ${ $now } a year now, ${ $pays } then
    .defends = this railway pays you ${ $now } a year now, ${ $pays } then, ${ $lost } if another buys it
ar-detail-bid = you keep ${ $left }
ar-detail-pass = leave this auction
ar-detail-pass-sold = { $name } then gets the share for ${ $dollars }
ar-detail-pass-removed = the share then leaves the game
ar-detail-first-cube = income ${ $income }
ar-detail-hub = special city: +$10 once joined to another
ar-detail-finance = treasury ${ $from } → ${ $to } · { $shares ->
    [0] you own no share
    [one] you own 1 share
   *[other] you own { $shares } shares
 }
ar-detail-take = you have ${ $from }, then ${ $to }
ar-detail-price = ${ $price } of ${ $treasury }
ar-detail-income = income ${ $from } → ${ $to }
ar-detail-income-of = { $railway } ${ $from } → ${ $to }
ar-detail-yearly = a year: { $who }
ar-detail-yearly-of = { $name } +${ $dollars }
ar-detail-yearly-you = you +${ $dollars }
ar-detail-yearly-not-you = you nothing
ar-detail-yearly-nobody = no dividend changes
ar-detail-earns-less = { $railway } earns ${ $dollars } less
ar-detail-earns-more = { $railway } earns ${ $dollars } more
ar-detail-income-stays = income stays ${ $income }
ar-detail-joins = joins { $a }–{ $b }: +${ $dollars }
ar-detail-leave = your train keeps its place
ar-detail-stop = { $left } of { $of } cubes unused

ar-space-does-nothing = nothing can be done there now
    .but = nothing can be done there now: only its place counts
ar-space-does-pass = nothing happens
ar-space-does-develop = a house: a city earns $2 more, $1 where it is shared; { $houses } left
ar-space-does-develop-theirs = a house, but only in cities of others
ar-space-does-finance = $5 for one railway to build with
ar-space-does-take = $2 for you, or the others pay $2
ar-space-does-take-expand = $2 for you, or the others pay $2, or 2 cubes
ar-space-does-expand = up to { $cubes } cubes · { $railways }
ar-space-does-auction = all bid for a share of your choice; the bid is that railway’s money to build with
ar-space-is-pass = you choose first next time
ar-space-is-develop = a city earns $2 more
ar-space-is-finance = $5 for a railway to build
ar-space-is-take = $2, or the others pay $2
ar-space-is-take-expand = $2, others −$2, or 2 cubes
ar-space-is-expand = build up to { $cubes } cubes
ar-space-is-auction = all bid for a new share
ar-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
ar-next-place = you choose { $place } in { $next }
    .either = you choose { $place } or { $last } in { $next }
    .between = you choose { $place } to { $last } in { $next }
ar-next-phase = phase { $numeral }

## Beside the board

ar-panel-auction = Auction
ar-panel-track = Action track
ar-panel-railways = Railways
ar-panel-players = Players

ar-track-space = Action
ar-turn-order-later = whoever wins a share takes the next place
ar-turn-order = Order of this phase

ar-auction-bid = Highest bid
ar-auction-no-bid = none yet
ar-auction-share = one share

ar-railway = Railway
ar-income = Income
    .title = What the railway earns in a year: its cities, and pairs of special cities it joins (★). ↑ or ↓: how much that has changed since your last turn.
ar-treasury = Treasury
    .title = What the railway can build with. Bids and Finance fill it.
ar-dividend = Pays
    .title = What each sold share gets at the end of the year: the income, divided and rounded up.
ar-shares = Shares
    .title = Who owns its shares; dashed ones are still to be sold.
ar-cubes = Cubes
    .title = Cubes it can still place. In red: its supply counts as low.
ar-unsold = unsold
ar-removed = gone
ar-joined-pairs = { $pairs ->
    [one] one pair of special cities joined: +$10
   *[other] all three pairs of special cities joined: +$30
 }
ar-supplies-low = supplies low: { $now } of { $needed }
    .title = The game ends after 1857, when no share is left, or when { $needed } supplies are low: railways with 2 or fewer cubes, and the houses ({ $houses } left). { $now } are low now.
ar-ends-this-year = the game ends after { $year }
ar-shares-left = { $shares ->
    [one] 1 share left
   *[other] { $shares } shares left
 }

ar-cities = Cities as a table
ar-city = City
ar-city-values = Alone/shared
ar-city-railways = Railways there
ar-city-house = house

ar-ends-with = ’{ $short }: ${ $total }
    .title = About what this player has after { $until }: the money in hand and, for every year that is left, what its shares pay now. Framed: nobody has more.
ar-owns-nothing = no shares
ar-dividends-due = +${ $dollars } at year end
    .total = +${ $dollars } at year end; if every year goes like that, ${ $total } after { $until }
ar-told-expand-two = Expand 2
ar-told-left = does nothing with it
ar-told-house = a house in { $city }
ar-told-dividends = { $year } pays:
    .last = Last dividends:
ar-told-a-share = a share:
ar-told-sold = { $seat } buys { $railway } for ${ $dollars }
ar-told-sold-by = { $seat } buys { $railway } for ${ $dollars }, put up by { $opener }
ar-told-shares-pay = each share now pays ${ $to }, not ${ $from }
ar-told-removed = nobody wants { $railway }: the share leaves the game
ar-told-too-poor = you had too little money to bid on
ar-told-you-pay = you pay ${ $dollars }
ar-told-starts = starts in { $city }
ar-told-others-pay = the others pay $2 each
ar-told-pair = ★ { $a }–{ $b } +${ $dollars }
ar-told-offers = offers { $railway }
ar-told-passed = { $players ->
    [one] passes
   *[other] pass
 } at ${ $dollars }
ar-told-bid = { $seat } bids ${ $dollars }
ar-told-bid-for = { $seat } bids ${ $dollars } for { $railway }
ar-told-cubes = to { $place }{ $cubes ->
    [one] { "" }
   *[other] , { $cubes } cubes
 }
ar-counts = { $change ->
    [0] You still get { $now } a year
   *[other] You now get { $now } a year; it was { $before }
 }
ar-in-order = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
 } to move
ar-has-moved = has moved in this phase
ar-a-year = +${ $dollars }/yr

## On the map

ar-map = Map of the eastern United States. On it: { $railways }. The tables beside it say the rest.
ar-map-empty = Map of the eastern United States, without railways so far.
ar-map-railway = { $railway } with { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
 }
ar-stands-city = { $city } pays ${ $full } a year alone, ${ $shared } each where shared
ar-stands-costs = a cube costs ${ $price } now
ar-stands-full = no more cubes fit
ar-stands-there = there: { $railways }
    .earning = there: { $railways }, earning ${ $earns }{ $count ->
        [one] { "" }
       *[other] { " " }each
     }
ar-stands-adds = +${ $adds } a year
ar-stands-loses = { $railway } −${ $loses }
ar-stands-holds = { $name } holds { $shares ->
    [one] 1 share
   *[other] { $shares } shares
 }
ar-stands-nobody = no railway there yet
ar-stands-railway = { $railway } earns ${ $income }: ${ $pays } a year for each share
    .unheld = { $railway } earns ${ $income }
ar-stands-has = treasury ${ $treasury }, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } left · { $unsold ->
    [0] no share unsold
    [one] 1 share unsold
   *[other] { $unsold } shares unsold
 }
ar-legend-title = A cube costs its railway
ar-legend-plains = $2, and $2 for each cube there
ar-legend-forest = $3, one cube only
ar-legend-mountain = $5, one cube only
ar-legend-city = $2, and $2 for each cube and house
ar-legend-offer = price: income that it adds
ar-legend-values = income: alone / shared
ar-legend-hubs = Chicago, New York, Atlanta:
ar-legend-hubs-pay = ★ +$10 income for each pair joined
ar-legend-grown = never gets a house

## The end

ar-rank = Place
ar-money = Money
ar-last-dividends = Last dividends
ar-plot = Everybody’s money through the years; the table below has the numbers.
ar-money-by-year = Money after each year’s dividends

## Options

ar-option-banker = Banker
    .text = The banker names the first railway that goes under the hammer.
ar-option-banker-seat1 = The first seat
ar-option-banker-drawn = Drawn by lot
ar-option-negotiation = Talk
    .text = Deals bind nobody; without talk the auctions speak for themselves.
ar-option-negotiation-yes = Players may talk and negotiate at any time
ar-option-negotiation-no = No talk until the game is over
