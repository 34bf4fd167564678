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
sd-why-builds-nothing = too few to build with: it is for the share
sd-why-earns = could earn about ${ $dollars } this round
sd-why-share = a share is worth ${ $dollars } as things stand
sd-why-pass = for { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
 } { $company } could earn about ${ $dollars }; you keep your { $left }
sd-why-pass-marker = you keep your { $left } for a later company

ar-why-pays = your shares of { $railway } pay ${ $from } → ${ $to } a year
ar-why-on-the-way = { $cubes ->
    [one] one cube more
   *[other] { $cubes } cubes more
 } to { $city }, worth ${ $dollars }
ar-why-shuts-out = in the way of { $railways }: only one cube fits here
ar-why-close-to = close to { $cities }
ar-why-name = { $shares ->
    [one] its one share gets all it earns
   *[other] at most { $shares } shares split what it earns
 }
ar-why-bid = it pays about ${ $total } to 1857 as it stands, against your bid
ar-why-bid-new = you choose where it begins, for up to ${ $best } a year: about ${ $total } to 1857 against your bid, and that builds it
ar-why-pass = you keep ${ $money } for another share
ar-why-then = best then: { $best }
ar-why-for-whom = your railways { $mine }, the others { $theirs }
ar-why-nothing-earns = no cube earns anything at once; ${ $treasury } stay in the treasury

ca-why-worker = there: { $effect }
ca-why-stands-up = standing up costs ${ $price }
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
ca-why-stay-out = they stay out, until their region pays more
ca-why-nobody-brought = nobody leaves their place for it
