# Steel Driver

## Names

company-red = Red
    .short = Rd
company-yellow = Yellow
    .short = Ye
company-green = Green
    .short = Gn
company-blue = Blue
    .short = Bl
company-brown = Brown
    .short = Br
company-grey = Grey
    .short = Gy

good-white = white paper
    .short = paper
good-black = black coal
    .short = coal
good-green = green crops
    .short = crops
good-orange = orange ore
    .short = ore
good-pink = pink fish
    .short = fish

sd-rounds = Rounds
sd-round = Round { $round }
sd-mark-round = R{ $round }
sd-mark-build = R{ $round }·build
sd-stage-end = Goods
sd-stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
 }
sd-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }

## What happened

sd-active-player-chosen = { $seat } opens first.
sd-round-began = Round { $round } begins.
sd-stones-taken = { $seat } takes { $stones ->
    [0] no stones: the supply is empty
    [one] 1 stone
   *[other] { $stones } stones
 }.
sd-auction-opened = { $seat } opens the auction of { $company } with { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
 }.
sd-bid-raised = { $seat } bids { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
 } for { $company }.
sd-passed-bid = { $seat } passes on { $company }.
sd-control-won = { $seat } wins { $company } and a share of it for { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
 }.
sd-marker-passed = { $seat } opens nothing; { $to } is next.
sd-marker-moved = { $to } is next to open.
sd-auctions-ended = { $auctions ->
    [0] Nobody wants a company this round.
    [one] The auctions are over: one company has a controller.
   *[other] The auctions are over: { $auctions } companies have a controller.
 }
sd-company-started = { $company } starts in { $city }.
sd-link-built = { $company } builds { $from }–{ $to } for { $stones } stones and reaches { $city }: +${ $dollars }.
sd-link-built-nothing-new = { $company } builds { $from }–{ $to } for { $stones } stones and reaches nothing new.
sd-continent-joined = { $company } joins the coasts, San Francisco to New York in { $links } links!
sd-bonus-earned = { $company } earns ${ $dollars } for the transcontinental link.
# After round 5 the order is that of the goods.
sd-passed-as = { $round ->
    [5] takes goods { sd-ordinal }
   *[other] place { $place } next round
 }
sd-company-passed = { $company } can build nothing and passes: { sd-passed-as }.
sd-company-passed-no-controller = { $company } has no controller and passes: { sd-passed-as }.
sd-company-passed-no-track = { $company } has no track left and passes: { sd-passed-as }.
sd-profit-paid = { $seat } collects ${ $dollars } from { $company }.
sd-profit-lost = { $company } has no controller: its ${ $dollars } are lost.
sd-field-cleared = { $stones ->
    [one] The last stone of { $company } goes
   *[other] The last { $stones } stones of { $company } go
 } back to the supply.
sd-goods-placed = { $goods } cities with track get a good each.
sd-final-control = { $seat } leads { $company } in the final accounting, with { $shares ->
    [one] 1 share
   *[other] { $shares } shares
 }.
sd-good-taken = { $company } takes { $good } from { $city }.
sd-company-done = { $company } can take no more: { $goods ->
    [0] no goods
    [one] 1 good
   *[other] { $goods } goods
 }.
sd-company-valued = { $goods ->
    [0] { $company } has no goods
    [one] The one good of { $company }
   *[other] The { $goods } goods of { $company }
 }: a share pays ${ $dollars }.
sd-shares-paid = { $seat } gets ${ $dollars } for { $shares ->
    [one] a share
   *[other] { $shares } shares
 } of { $company }.
sd-won = { $seat } wins with ${ $dollars }.
sd-won-by-goods = { $seat } wins with ${ $dollars }: as rich as others, but leading the company with the most goods ({ $goods }).
sd-won-shared = { $seat } shares the victory with ${ $dollars }.

## Why not

sd-no-wrong-seats = Steel Driver is for 3 to 6 players, not for { $seats }.
sd-no-such-seat = Seat { $seat } can’t open first: this table has { $seats } seats.
sd-no-not-now = Not now: { $phase }.
sd-no-already-auctioned = { $company } was auctioned this round: { $seat } has its control stone.
    .you = { $company } was auctioned this round: you have its control stone.
sd-no-bid-too-low = { $stones ->
    [one] 1 stone is
   *[other] { $stones } stones are
 } too few: the lowest bid now is { $least }.
sd-no-bid-too-high = { $has ->
    [0] You have no stones to bid with.
    [one] You have 1 stone and can’t bid { $stones }.
   *[other] You have { $has } stones and can’t bid { $stones }.
 }
sd-no-not-on-this-board = This table’s map has no route { $from }–{ $to }.
sd-no-link-taken = { $company } lies on { $from }–{ $to } already: one link to a route.
sd-link-costs = { $link } costs { $stones } stones. Reaching { $a } brings ${ $a-dollars }, reaching { $b } ${ $b-dollars }.
sd-city-pays = Reaching { $city } brings ${ $dollars }{ $start ->
    [yes] ; a company may also start here, which brings nothing
   *[no] {""}
 }. At the end it holds { $good }. { $count ->
    [0] No free link leads there.
   *[other] Free links, in stones: { $links }.
 }
sd-builds-here = { $company } can build { $links } here.
sd-no-start-there = { $company } has no track yet and must start at a hexagonal city; { $from }–{ $to } touches none.
sd-no-not-on-network = { $from }–{ $to } doesn’t touch the network of { $company }.
sd-no-cannot-afford = { $company } has { $stones ->
    [0] no stones
    [one] 1 stone
   *[other] { $stones } stones
 } on its field, this link costs { $price }.
sd-no-start-missing = Both ends of { $from }–{ $to } are hexagonal: say at which the company starts.
sd-no-start-to-choose = There is no start to choose for { $from }–{ $to }: leave it out.
sd-no-not-the-start = { $city } can’t be said to be the start of { $from }–{ $to }.
sd-no-good-there = There is no good in { $city } any more.
sd-no-city-not-on-network = { $city } is not on the network of { $company }.

sd-phase-open = whoever is next opens an auction or passes
sd-phase-auction = an auction is on
sd-phase-build = the companies build
sd-phase-take-good = the companies take their goods
sd-phase-finished = the game is over

## What the table waits for

sd-prompt-open = { $who }: open an auction, or pass
    .passes = { $passes } of { $needed } have passed
sd-prompt-auction = { $who }: bid on { $company } or pass
    .detail = { $name } bids { $stones }
sd-prompt-build = { $who }: { $company } builds one link
    .detail = { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
     } · profit ${ $dollars }
    .first = from a hexagon · { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
     }
    .coasts = { $links } joins the coasts: ${ $builder }
    .short = { $who }: { $company } builds
sd-prompt-take = { $who }: { $company } takes a good
    .detail = { $goods ->
        [0] no goods yet
        [one] 1 good so far
       *[other] { $goods } goods so far
     } · a share is worth ${ $dollars }
sd-prompt-finished = { $count ->
    [one] { $names } wins with ${ $dollars }
   *[other] { $names } share the victory with ${ $dollars } each
 }
sd-tie-by-goods = { $names } are equally rich; { $winner } leads the company with the most goods ({ $goods }).
sd-tie-shared = { $names } are equally rich, and their best companies have as many goods.

## Choices

sd-do-open = Bid { $stones } on { $company }
sd-do-pass-marker = Pass
sd-do-raise = Bid { $stones }
sd-do-pass = Pass
sd-do-build = { $company } builds { $link }
sd-do-build-from = { $company } builds from { $start } to { $end }
sd-do-take = Take { $good } from { $city }

sd-detail-bid = { $left ->
    [one] 1 stone left
   *[other] { $left } stones left
 }
sd-detail-builds-with = { $bid }{ $field ->
    [0] {""}
   *[other] {" "}+ { $field }
 } to build with: { $dollars ->
    [0] too few for a link
   *[other] about ${ $dollars } this round
 }
sd-detail-pass-marker = { $name } is next; you may still bid
sd-detail-pass-marker-last = this ends the auctions of the round
sd-detail-pass = leave this auction
sd-detail-pass-sold = { $name } then wins for { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
 }
sd-detail-price = { $price } of { $stones } stones
sd-detail-reaches = { $city } +${ $dollars }
sd-detail-reaches-nothing = reaches no new city
sd-detail-joins = the coasts meet: { $bonuses }
sd-detail-profit = profit ${ $from } → ${ $to }
sd-detail-good = +${ $gain } a share: ${ $from } → ${ $to }
sd-detail-good-rivals = { $companies } could take it too

## Beside the board

sd-panel-auction = Auction
sd-panel-opening = Open an auction
sd-panel-trains = Train table
    .hint = Above: in which order the companies act this round. Below: who has passed, in the order of the next round; after the last round, of taking goods.
sd-panel-goods = Goods
sd-panel-companies = Companies
sd-panel-players = Investors

sd-auction-lot = control and a share
sd-auction-brings = brings this round’s profit and { $shares ->
    [5] its first share
    [4] its second share
    [3] its third share
    [2] its fourth share
   *[other] its last share
 }
    .worth = forecast ${ $dollars } a share
    .stones = { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
     } on its field
sd-opening-company = 1. A company
    .last = 1. The last company
    .worth = $: a share’s worth now
    .stones = +: stones on it
sd-opening-stones = 2. Your opening bid, in stones
    .use = The company builds with these stones; what it earns is yours.
sd-opening-choose = Choose a company

sd-trains-order = Acts
sd-trains-passed = Passed
sd-trains-done = Done
sd-trains-builds = { $company } builds
sd-trains-takes = { $company } takes
sd-coasts-missing = One link is missing between the coasts: { $links }
sd-coasts-any = any of { $count } on the map
sd-coasts-pay = Whoever lays the last link between San Francisco and New York earns ${ $builder }, each other company on that route ${ $others }.
sd-coasts-link = It would join the coasts: ${ $builder } for its builder, ${ $others } for each other company on that route.
sd-coasts-joined = Coasts joined by { $company } in round { $round }

sd-company = Company
sd-control = Control
sd-profit = Profit this round
    .title = What the company earns this round for whoever controls it.
sd-field = Stones
    .title = Investment stones on the company’s field
sd-track = Track
    .title = Track pieces left
sd-shares = Shares
    .title = Who holds the company’s five shares
sd-worth = Each
    .title = What a share would pay if the game ended now
sd-unsold = unsold
sd-purse-leads = of { $stones }
sd-supply = { $stones ->
    [0] No stones in the supply
    [one] 1 stone in the supply
   *[other] { $stones } stones in the supply
 }
sd-goods-worth = A share pays what its company’s sets are worth.

sd-controls = controls { $company }: a round badge
sd-owns-nothing = no shares
sd-told-built = { $company } { $from }–{ $to }, { $stones } stones
sd-told-joined = { $company } joins the coasts: { $from }–{ $to }, { $stones } stones
sd-told-opens-nothing = { $seat } opens nothing.
sd-told-payday = Payday:
sd-told-new-stones = Round { $round }: { $stones ->
    [0] no stones left to share out
    [one] 1 new stone for everybody
   *[other] { $stones } new stones for everybody
 }
    .short = Round { $round }: the supply runs short, { $stones ->
    [0] nobody gets a stone
    [one] 1 new stone for everybody instead of { $full }
   *[other] { $stones } new stones for everybody instead of { $full }
 }
sd-told-passed = { $companies ->
    [one] passes: { sd-passed-as }
   *[other] pass: { $round ->
        [5] places { $place }–{ $last } to take goods
       *[other] places { $place }–{ $last } next round
    }
 }
sd-counts = { $change ->
    [0] You have { $now }
   *[other] You have { $now }; it was { $before }
 }
sd-counts-soon = you collect ${ $dollars } this round
    .alone = You collect ${ $dollars } this round
sd-counts-stones = You have { $stones }
sd-has-marker = opens
sd-collects = collects ${ $dollars }
sd-worth-now = forecast ${ $dollars }
    .title = Their money if the game ended now: with this round’s profit, and shares paid by their companies’ goods.

## On the map

sd-map = Map of the United States. On it: { $companies }. The tables beside it say the rest.
sd-map-empty = Map of the United States, without track so far.
sd-map-company = { $company } with { $links ->
    [one] one link
   *[other] { $links } links
 }
sd-ribbon = Coast to coast!
sd-legend-price = price in stones
sd-legend-pays = pays when reached
sd-legend-start = companies start
sd-legend-goods = goods at the end
sd-legend-coasts = San Francisco–New York: ${ $builder }, helpers ${ $others }
sd-legend-sets = Kinds in a set

## The end

sd-rank = Place
sd-money = Money
sd-from-profits = From profits
sd-from-shares = From shares
sd-most-goods = If level: goods of the best company led
sd-accounting = The final accounting
sd-share-value = A share
sd-paid = Paid to
sd-plot = Everybody’s money through the rounds; the table below has the numbers.
sd-money-by-round = Money after each round

## Options

sd-option-first = First to open an auction
    .text = Who opens the first auction.
sd-option-first-drawn = Drawn by lot
sd-option-first-seat1 = The first seat
sd-option-map = Map
    .text = Four more cities make the west wider and the game longer.
sd-option-map-38 = 38 cities
sd-option-map-42 = 42 cities: with Seattle, Spokane, San Diego and Boise
