# Why a bot would do it: what comes next, what it pays, what it prevents

sd-why-leads-on = leads on to { $cities }: ${ $dollars } more with { $stones ->
    [one] the stone
   *[other] the { $stones } stones
 } left
sd-why-nothing-next = { $stones ->
    [0] spends its last stones
    [one] the stone left reaches nothing more
   *[other] the { $stones } stones left reach nothing more
 }
sd-why-new-good = a new kind of good: { $good }
sd-why-rivals = { $companies } could build it too
sd-why-low-start = a low start: you can raise when others bid
    .earns = with your { $own } stones it could earn about ${ $dollars }
sd-why-firm-start = a high start: others may give up at once
sd-why-jump = more than needed: others may give up at once
sd-why-least-raise = the least raise: you keep the most stones
sd-why-builds-nothing = too few to build with: it is for the share
sd-why-earns = could earn about ${ $dollars } this round
sd-why-share = a share is worth ${ $dollars } as things stand
sd-why-none-left = no stone left for the { $companies ->
    [one] company
   *[other] { $companies } companies
 } still to come
sd-why-left-builds-nothing = { $stones ->
    [one] the stone left builds
   *[other] the { $stones } left build
 } nothing with another company
sd-why-left-earns = the { $stones ->
    [one] stone
   *[other] { $stones }
 } left could earn ${ $dollars } with { $company }
sd-why-pass = { $dollars ->
    [0] { $stones ->
        [one] 1 stone builds
       *[other] { $stones } stones build
     } nothing with { $company }; you keep your { $left }
   *[other] your { $left } buy more later, when the others have spent theirs
 }
sd-why-pass-cheaper = { $other } is still to come and could earn ${ $dollars } too, for { $fewer ->
    [one] 1 stone
   *[other] { $fewer } stones
 } instead of { $stones }
sd-why-pass-elsewhere = { $other } is still to come and could earn about ${ $there } with your { $left }; { $company } ${ $dollars } for { $stones }
sd-why-pass-behind = leaves { $company } to somebody else{ $dollars ->
    [0] {""}
   *[other] : about ${ $dollars } for { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
     }
 }
sd-why-pass-marker = you keep your { $left } for a later company, and can bid when somebody else opens one

ar-why-pays = your shares of { $railway } pay ${ $from } → ${ $to } a year
ar-why-on-the-way = { $cubes ->
    [one] one cube more
   *[other] { $cubes } cubes more
 } to { $city }, worth ${ $dollars }
    .poor = { $cubes ->
        [one] one cube more
       *[other] { $cubes } cubes more
     } to { $city }, worth ${ $dollars }; not with the ${ $left } that it has left
ar-why-shuts-out = in the way of { $railways }: only one cube fits here
ar-why-close-to = close to { $cities }
ar-why-bid = brings you ${ $year } a year, ${ $total } to { $until } as it stands
ar-why-bid-defends = if another buys it, you fall from ${ $now } to ${ $lost } a year
ar-why-bid-grows = to pay more than that it has to grow: your bid is its money to build with
ar-why-bid-new = its first city pays up to ${ $best } a year, about ${ $total } in all to { $until }; your bid is what you pay for that
ar-why-pass = ${ $price } or more for a share that brings you about ${ $total } to { $until }: you keep your ${ $money } for a better one
ar-why-pass-dear = costs ${ $price } or more and brings you about ${ $total } to { $until }: no more than its price
ar-why-pass-better = { $other } pays about ${ $pays } a share to { $until }, this one ${ $total } for ${ $price } or more; you keep your ${ $money }
ar-why-pass-waiting = this share costs you ${ $price } or more and pays you about ${ $total } in all to { $until }; { $railways ->
    [one] one more railway comes
   *[other] { $railways } more railways come
 } up next, from $10: your ${ $money } stays for { $railways ->
    [one] it
   *[other] them
 }
ar-why-pass-behind = leaves the share to somebody else: it would bring you about ${ $total } to { $until }
ar-why-then = best then: { $best }
ar-why-space-place = nothing to gain there now: only its place counts
ar-why-space-pass = whoever stands highest chooses first next time
ar-why-space-finance = $5 more for one of your railways to build with
ar-why-space-take = a sure gain, whatever the others do
ar-why-space-auction = a share of { $railway } could bring you about ${ $total } to { $until }, against your bid
    .more = one more share of { $railway } could bring you about ${ $total } to { $until }, against your bid: what your others of it lose is taken off
    .poor = with ${ $money } you can’t bid: whoever buys a share of { $railway } gives it money to build with
    .funds = whoever buys a share of { $railway } gives it money to build with
    .thins = one more share of { $railway } sold: its others pay less
ar-why-for-whom = your railways { $mine }, the others { $theirs }
ar-why-nothing-earns = no cube earns anything at once; what is not spent stays in the treasury

ca-why-worker = there: { $effect }
ca-why-then = { $workers ->
    [one] nobody is there yet: then
   *[other] then { $workers } are there:
 } { $brings } in the next round of { $timeline }
ca-why-trade = { $amount ->
    [one] $3 or a good
   *[other] { $amount } times $3 or a good
 }
ca-why-departments = { $amount ->
    [one] 1 new department
   *[other] { $amount } new departments
 }
ca-why-projects = { $amount ->
    [one] 1 project
   *[other] { $amount } projects
 }
ca-why-for-whom = { $mine ->
    [0] none of your workers stands
    [one] 1 of your workers stands
   *[other] { $mine } of your workers stand
 } ready for it, of another player at most { $theirs }
ca-why-own-work = { $mine ->
    [0] none of your workers stands
    [one] 1 of your workers stands
   *[other] { $mine } of your workers stand
 } ready for it
ca-why-paydays = { $times ->
    [0] no event calls the { $region } any more
    [one] one more event pays who is in the { $region }
   *[other] { $times } more events pay who is in the { $region }
 }
ca-why-ready = { $ready ->
    [one] then 1 { $project } is ready to build
   *[other] then { $ready } { $project } are ready to build
 }
ca-why-stands-up = standing up costs ${ $price }
ca-why-stands-up-later = standing up costs ${ $price }; you have ${ $money }
ca-why-all-stand = all stand already: a move would lay somebody down
ca-why-well-placed = your workers are where you need them
ca-why-no-step = no step that is left helps you much
ca-why-keeps-tile = your action tile stays worth 3 points
ca-why-all-done = there is nothing left to do
ca-why-nothing-ready = no project is ready to build: R&D makes them ready
ca-why-no-goods = there are too few goods for more
ca-why-keeps-goods = keeps { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 } for a better turn
ca-why-keeps-money = keeps your ${ $money } for later
ca-why-nobody-brought = nobody leaves their place for it
ca-why-sell-donation = a donation costs ${ $price }: you are ${ $short } short
ca-why-sell-desk = the cheapest desk costs ${ $price }: you are ${ $short } short
ca-why-big-city = one of the four big cities: joined with another they score at the end
ca-why-gift-sure = sure points, whatever comes
ca-why-gift-full = already worth its most
ca-why-gift-departments = grows with each such department you open
ca-why-gift-projects = grows with each such project you build
ca-why-gift-railroads = grows with each region in which you reach a railroad
ca-why-gift-donations = grows with each donation you make
ca-why-gift-workers = grows with each worker you stand up
ca-why-gift-payment = paid at the end with what you have left
ca-why-floor = { $points } points a department here · { $moves } moves from the Lobby
ca-why-all-back = all of them can work again
ca-why-some-stay = { $stay ->
    [one] 1 stays
   *[other] { $stay } stay
 } for the next payday there: { $times } to come
ca-why-beside = joins your disc in { $city }
ca-why-ready-for = then { $workers ->
    [one] 1 worker stands
   *[other] { $workers } workers stand
 } ready in { $department }, for ${ $price } of your ${ $money }
