# Carnegie

## Names

ca-rounds = Where the game is
ca-set-up = Set-up
ca-round-of = Round { $round } of { $rounds }
ca-mark-round = R{ $round }
ca-mark-end = End
ca-stage-timeline = Timeline
ca-stage-event = Event
ca-stage-departments = Departments
ca-stage-activate = Stand up
ca-timeline = Timeline
ca-region = Region
ca-timeline-human-resources = Human Resources
    .short = HR
    .board = Human Resources
    .does = Moves workers from room to room
    .brings = moves workers
ca-timeline-management = Management
    .short = Management
    .board = Management
    .does = Brings money and goods, and opens departments
    .brings = money, departments
ca-timeline-construction = Construction
    .short = Construction
    .board = Construction
    .does = Builds projects in cities
    .brings = builds projects
ca-timeline-research-and-development = Research & Development
    .short = R&D
    .board = R&D
    .does = Brings study points, for strips and transport
    .brings = strips, transport
ca-region-west = West
ca-region-midwest = Midwest
ca-region-south = South
ca-region-east = East
ca-project-housing = Housing
ca-project-commerce = Commerce
ca-project-industry = Industry
ca-project-infrastructure = Infrastructure
ca-side-a = A
ca-side-b = B
ca-standing = standing
ca-lying = lying
ca-lobby = Lobby
    .plain = Who lies here waits: move them to a room.
    .brief = wait to be moved
ca-space-1-1 = room 1-1
ca-space-1-2 = room 1-2
ca-space-1-3 = room 1-3
ca-space-1-4 = room 1-4
ca-space-2-1 = room 2-1
ca-space-2-2 = room 2-2
ca-space-2-3 = room 2-3
ca-space-2-4 = room 2-4
ca-space-3-1 = room 3-1
ca-space-3-2 = room 3-2
ca-space-3-3 = room 3-3
ca-space-3-4 = room 3-4
ca-space-4-1 = room 4-1
ca-space-4-2 = room 4-2
ca-space-4-3 = room 4-3
ca-space-4-4 = room 4-4
ca-no-room = an empty room
ca-department-training = Training
    .short = Training
    .effect = One worker goes out to a region: $8 or 8 moves
    .brief = sent out: $8 or 8 moves
    .plain = A worker sent out brings $8 or 8 moves.
    .good = 8 moves of one worker, where Human Resources gives 3
ca-department-recruiting = Recruiting
    .short = Recruiting
    .effect = One worker goes out to a region: a new worker; or stays: 4 moves
    .brief = new [worker] if sent out, else 4 moves
    .plain = One sent out brings a new [worker]; one who stays, 4 moves.
    .good = more workers than the table gives you otherwise
ca-department-safety-and-quality = Safety & Quality
    .short = Safety & Quality
    .effect = One worker goes out to a region: 1 point at once for every two who still stand, rounded up
    .brief = sent out: 1 [points] for every 2 standing
    .plain = A worker sent out scores 1 [points] for every 2 who stand.
    .good = points at once: 1 for every two of your workers who stand
ca-department-new-lobby = New Lobby
    .short = New Lobby
    .effect = Both Lobbies are one: workers change between them for nothing; costs 2 goods more
    .brief = one Lobby with the other; 2 [goods] more
    .plain = Makes both Lobbies one, and costs 2 [goods] more.
    .good = shorter ways from floor to floor for all who come back
ca-department-purchasing = Purchasing
    .short = Purchasing
    .effect = One worker goes out to a region: $8 or 3 goods
    .brief = sent out: $8 or 3 [goods]
    .plain = A worker sent out brings $8 or 3 [goods].
    .good = $8 or 3 goods of one worker, where Trade & Finance gives $6 or 2
ca-department-sales = Sales
    .short = Sales
    .effect = Each worker standing here sells 1 to 3 goods at $6 each, and stays
    .brief = each sells 1–3 [goods] at $6
    .plain = Each worker sells up to 3 [goods] at $6.
    .good = goods bring $6 each, where anybody else gets $1
ca-department-logistics = Logistics
    .short = Logistics
    .effect = Each worker standing here sells 1 to 3 goods at $3 and 1 point each, and stays
    .brief = each sells 1–3 [goods] at $3 + 1 [points]
    .plain = Each worker sells up to 3 [goods] at $3 and 1 [points].
    .good = turns goods into points, 1 each, and $3 with it
ca-department-property-management = Property Management
    .short = Property Mgmt.
    .effect = While somebody stands here: one worker may move into each new department for nothing
    .brief = new department: one moves in free
    .plain = A worker moves into each new department for free.
    .good = new departments have a worker without any moves
ca-department-engineering = Engineering
    .short = Engineering
    .effect = One worker goes out to a region and builds a project there
    .brief = sent out: builds there
    .plain = A worker sent out builds there.
    .good = a second room to build from, beside Construction
ca-department-construction-outsourcing = Construction Outsourcing
    .short = Outsourcing
    .effect = A worker builds a project anywhere for $3 more and stays
    .brief = builds anywhere for $3, stays
    .plain = A worker builds anywhere for $3, and stays.
    .good = builds anywhere, and the worker stays at the desk
ca-department-supply-chain = Supply Chain
    .short = Supply Chain
    .effect = Each worker standing here buys 1 to 3 goods at $1 each, and stays
    .brief = each buys 1–3 [goods] at $1
    .plain = Each worker buys up to 3 [goods] at $1.
    .good = goods for $1 each: projects and departments are paid with them
ca-department-communications = Communications
    .short = Communications
    .effect = While somebody stands here: donations cost $3, $6, $9 … instead of $5, $10, $15 …
    .brief = donations $3 a step, not $5
    .plain = Your donations cost $3 a step, not $5.
    .good = saves $2 on the first donation, $4 on the second, and so on
ca-department-advanced-research = Advanced Research
    .short = Adv. Research
    .effect = One worker goes out to a region: 7 study points
    .brief = sent out: 7 [study]
    .plain = A worker sent out brings 7 [study].
    .good = 7 study points of one worker, where R&D gives 3
ca-department-advanced-design = Advanced Design
    .short = Adv. Design
    .effect = 4 study points for each worker standing here; they stay
    .brief = 4 [study] each, all stay
    .plain = Each worker gives 4 [study], and stays.
    .good = 4 study points a worker, where R&D gives 3
ca-department-charitable-giving = Charitable Giving
    .short = Charitable Giving
    .effect = One worker goes out to a region: your donation on top of another player’s disc
    .brief = sent out: donate on top of another
    .plain = A worker sent out lets you give where another gave.
    .good = a good donation that is taken is still open to you
ca-department-telegraph = Telegraph
    .short = Telegraph
    .effect = While somebody stands here: transport steps cost 1 study point less
    .brief = transport steps 1 [study] cheaper
    .plain = Your transport steps cost 1 [study] less.
    .good = each step of transport is cheaper, so workers bring more sooner
ca-department-human-resources = Human Resources
    .short = Human Resources
    .effect = 3 moves for each worker standing here, and 3 for the one who is always here; they stay
    .brief = 3 moves each, grey too
    .plain = Each worker gives 3 moves, the grey one too.
ca-department-trade-and-finance = Trade & Finance
    .short = Trade & Finance
    .effect = Each worker standing here: $3 or 1 good and stays, or $6 or 2 goods and goes out to a region
    .brief = each $3 or 1 [goods]; sent out $6 or 2 [goods]
    .plain = Each earns $3 or 1 [goods]; sent out, $6 or 2 [goods].
ca-department-planning = Planning
    .short = Planning
    .effect = Each worker standing here places a department for 2 goods, or 1 where somebody lies; they stay
    .brief = department: 2 [goods]; worker there: 1
    .plain = A department for 2 [goods], or 1 where a worker lies.
ca-department-construction = Construction
    .short = Construction
    .effect = Each worker standing here may go out to a region and build a project there
    .brief = each sent out builds there
    .plain = Each worker sent out builds there.
ca-department-research-and-development = Research & Development
    .short = R&D
    .effect = 3 study points for each worker standing here; they stay
    .brief = 3 [study] each, all stay
    .plain = Each worker gives 3 [study], and stays.
ca-resource-money = money
ca-resource-goods = goods
ca-resource-points = points
ca-resource-worker = a worker
ca-resource-study = study points
ca-resource-moves = moves
ca-transport-carriage = carriage
ca-transport-stagecoach = stagecoach
ca-transport-railroad = railroad
ca-category-education = Education
ca-category-human-rights = Human rights
ca-category-welfare = Welfare
ca-category-health = Health
ca-donation-education-human-resources = Education: Human Resources
    .short = 3 per HR department
ca-donation-education-management = Education: Management
    .short = 3 per Management department
ca-donation-education-construction = Education: Construction
    .short = 3 per Construction department
ca-donation-education-research-and-development = Education: Research & Development
    .short = 3 per R&D department
ca-donation-education-departments = Education: all departments
    .short = 1 per department
ca-donation-human-rights-infrastructure = Human rights: Infrastructure
    .short = 4 per Infrastructure
ca-donation-human-rights-industry = Human rights: Industry
    .short = 3 per Industry
ca-donation-human-rights-housing-commerce = Human rights: Housing and Commerce
    .short = 2 per Housing or Commerce
ca-donation-human-rights-railroad = Human rights: railroads
    .short = 3 per region with railroad
ca-donation-human-rights-donations = Human rights: donations
    .short = 2 per donation
ca-donation-welfare-flat = Welfare: 7 points
    .short = 7 points
ca-donation-welfare-goods = Welfare: goods
    .short = 2 for 1 good, up to 6×
ca-donation-welfare-money = Welfare: money
    .short = 2 for $5, up to 6×
ca-donation-welfare-money-and-goods = Welfare: money and goods
    .short = 4 for $5 + 1 good, up to 3×
ca-donation-welfare-standing-workers = Welfare: standing workers
    .short = 1 per standing worker
ca-donation-health-east = Health: the East
    .short = 2 per project in the East
ca-donation-health-midwest = Health: the Midwest
    .short = 2 per project in the Midwest
ca-donation-health-south = Health: the South
    .short = 2 per project in the South
ca-donation-health-west = Health: the West
    .short = 2 per project in the West
ca-donation-health-small-cities = Health: small cities
    .short = 2 per project in a small city
ca-part-points = during play
    .hint = points already taken
ca-part-choice-tile = action tile
    .hint = 3 if it was never played
ca-part-workers = workers
    .hint = 1 for each who stands
ca-part-departments = departments
    .hint = 2 each, 3 on the top floor
ca-part-strips = strips
    .hint = what each strip has reached
ca-part-cities = cities
    .hint = the number on the plate, for each project
ca-part-network = big cities
    .hint = New York, Chicago, New Orleans and San Francisco joined
ca-part-donations = donations
    .hint = at most 12 each; some strips lift that
ca-andrew-part-cards = cards
    .hint = by how far each slid: 0, 1, 3, 6 or 10
ca-andrew-part-departments = departments
    .hint = 2 each
ca-andrew-part-transport = transport
    .hint = 6 for each region where his disc is on the last space
ca-andrew-part-cities = cities
    .hint = the number on the plate, for each of his discs
ca-andrew-part-donations = donations
    .hint = by what you achieved
ca-andrew = Andrew
ca-neutral = neutral
ca-back-question-mark = a question mark
ca-level-beginner = beginner
ca-level-normal = normal
ca-level-hard = hard
ca-level-expert = expert

## What the table waits for

ca-phase-choose-sides = the sides of the strips
ca-phase-place-start-disc = a first project
ca-phase-take-department = a first department
ca-phase-set-up-moves = the first moves of workers
ca-phase-choose-timeline = the choice of a timeline
ca-phase-take-back = workers to be taken back
ca-phase-study = study points to be spent
ca-phase-choose-income = the choice of an income
ca-phase-donate = a donation
ca-phase-departments = the use of departments
ca-phase-place-department = a place for the new department
ca-phase-bring-worker = a worker for the new department
ca-phase-build = a place for the project
ca-phase-activate = workers to stand up
ca-phase-welfare = payments for Welfare
ca-phase-finished = nothing: the game is over
ca-prompt-sides = { $who }: choose a side for each strip
    .detail = A: more points at the end, B: donations score more
    .new = New here? Take A of all four
ca-prompt-start-disc = { $who }: place your first Housing
    .detail = free, in a medium or large city
ca-prompt-take-department = { $who }: take your first department
    .detail = free, any will do · you place it later, with Planning
ca-prompt-moves = { $who }: move workers, { $thing } left
ca-prompt-timeline = { $who }: choose a timeline
    .detail = its framed event comes first, then its departments · 2×: your workers there
ca-prompt-take-back = { $who }: take workers back from the { $thing }
    .detail = { $workers } there, { $income } for each
    .too = { $workers } there, { $income } for each · your projects: { $projects }
ca-prompt-study = { $who }: spend study points
ca-prompt-income = { $who }: choose an income
    .detail = from { $project }
ca-prompt-donate = { $who }: make a donation
ca-prompt-departments = { $who }: { $thing }
ca-prompt-place = { $who }: place { $thing }
    .detail = pick an empty room; its cost and points stand in it
ca-prompt-bring = { $who }: bring a worker to { $thing }
ca-prompt-build = { $who }: build { $thing }
    .detail = costs { $goods }
ca-prompt-activate = { $who }: stand workers up
    .detail = only who stands works; price: on the desk
    .dear = the cheapest desk costs ${ $price }, you have ${ $money }: sell goods first, at $1 each
ca-prompt-welfare = { $who }: pay for Welfare
    .detail = what is left is worth nothing
ca-prompt-finished = { $count ->
    [one] { $names } wins with { $points } points
   *[other] { $names } share the victory with { $points } points each
 }
    .detail = after 20 rounds
ca-finished-beat-andrew = { $name } beats Andrew: { $points } to { $andrew }
ca-finished-shared-andrew = { $name } and Andrew share it: { $points } and { $andrew }
ca-finished-lost-andrew = Andrew beats { $name }: { $andrew } to { $points }
ca-moves-left = { $moves ->
    [one] 1 move left
   *[other] { $moves } moves left
 }
ca-study-left = { $points ->
    [one] 1 study point left
   *[other] { $points } study points left
 }
ca-uses-left = { $uses ->
    [one] 1 worker can still be used
   *[other] { $uses } workers can still be used
 }
ca-work-left = { $workers ->
    [one] 1 worker left to use
   *[other] { $workers } workers left to use
 }{ $idle ->
    [0] {""}
   *[other] , { $idle } with nothing to do as it stands
 }
    .idle = { $workers ->
        [one] 1 worker left, with nothing to do as it stands
       *[other] { $workers } workers left, with nothing to do as it stands
     }
ca-hint-moves = pick a framed worker, then a room: each room on the way is a move
ca-crew-lying = { $place }: { $workers ->
    [one] 1 lying worker
   *[other] { $workers } lying workers
 }
    .does = Pick one, then a room: each room on the way is a move. To work there it has to stand up, at the end of the round, for the price on the desk.
ca-crew-standing = { $place }: { $workers ->
    [one] 1 standing worker
   *[other] { $workers } standing workers
 }
    .does = Pick one, then a room: each room on the way is a move. It lies down there, and has to be paid to stand up again.
ca-in-hand = { $from } → which room? 2→ = 2 moves
ca-in-hand-side = { $project } { $side }. Now { $next }: A or B?
ca-asks-worker = what does the worker do?
ca-asks-project = which project?
ca-asks-region = to which region?
ca-asks-department = which department?
ca-asks-donation = which donation?
ca-asks-timeline = which timeline?
ca-hint-use = pick a framed department; what it does is written there
ca-hint-finish-first = first use up { $department }: using another department closes it
ca-hint-donate = pick what scores for you; the number is its points as things stand
ca-hint-build-alone = pick a project, then a city
ca-hint-build = first pick the { $department } room, then a project and a city
ca-hint-city = pick a city; the number is how your score changes in all
ca-hint-study = pick a strip, or a region of Transport; ▸ is what the step costs
ca-hint-choice-tile = all that is left is your action tile

## Amounts

ca-goods = { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 }
ca-or = or
ca-gain-money = ${ $amount }
ca-gain-goods = { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 }
ca-gain-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
 }
ca-gain-worker = { $amount ->
    [one] 1 new worker
   *[other] { $amount } new workers
 }
ca-gain-study = { $amount ->
    [one] 1 study point
   *[other] { $amount } study points
 }
ca-gain-moves = { $amount ->
    [one] 1 move
   *[other] { $amount } moves
 }
ca-change-dollars = { $sign }${ $amount }
ca-change-goods = { $amount ->
    [one] { $sign }1 good
   *[other] { $sign }{ $amount } goods
 }
ca-change-workers = { $amount ->
    [one] { $sign }1 worker in the Lobby
   *[other] { $sign }{ $amount } workers in the Lobby
 }
ca-change-score = score { $from } → { $to }
    .away = score { $from } → { $to } while away
    .lies = score { $from } → { $to }: who lies does not count
ca-field-circle = pays { $income } once it is built
ca-field-points = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
 }
ca-field-cap = { $points ->
    [one] 1 point at the end, and { $cap } more for each donation at most
   *[other] { $points } points at the end, and { $cap } more for each donation at most
 }
ca-what-region = the { $region } pays
ca-what-donation = everybody may donate
ca-what-both = the { $region } pays, then everybody may donate
ca-no-desk = needs no worker
ca-desks = { $desks ->
    [one] desk { $prices }
   *[other] desks { $prices }
 }

## Moves

ca-do-start-disc = Housing in { $city }
ca-do-reserve = Take { $department }
ca-do-place-tile = Planning: place { $department }
ca-do-move-standing = Standing worker: { $from } → { $to }
ca-do-move-lying = Lying worker: { $from } → { $to }
ca-do-take-back = { $workers ->
    [one] Take 1 worker back
   *[other] Take { $workers } workers back
 }
ca-do-donate = Donate for { $donation }
ca-do-choice-tile = Action tile: play { $timeline }
ca-do-use = { $department }: { $gain }
ca-do-use-assigned = { $department }: { $gain }, worker to the { $region }
ca-do-sell = { $goods ->
    [one] { $department }: sell 1 good
   *[other] { $department }: sell { $goods } goods
 }
ca-do-buy = { $goods ->
    [one] { $department }: buy 1 good
   *[other] { $department }: buy { $goods } goods
 }
ca-do-place = { $department } on { $space }
ca-do-bring-standing = Bring the standing worker from { $from }
ca-do-bring-lying = Bring the lying worker from { $from }
ca-do-project = { $department }: build { $project }
ca-do-build = { $project } in { $city }
ca-do-on-top = Donate too for { $donation }, worker to the { $region }
ca-do-strip = Advance { $project }
ca-do-track = Advance in the { $region }
ca-do-activate = Stand a worker up in { $department }
ca-do-welfare = Pay for { $donation }
ca-do-sell-good = Sell a good
ca-do-finish-moves = No more moves
ca-do-finish-take-back = Take nobody back
ca-do-finish-study = No more steps
ca-do-finish-donate = No donation
ca-do-finish-bring = Bring nobody
ca-do-finish-activate = Done
ca-do-finish-welfare = Done
ca-do-finish-turn = End my turn
ca-detail-sides = strips up to { $points } points · donations up to { $cap }
ca-detail-opens = then pays { $income }
ca-detail-move = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }, then { $left } left
ca-detail-lies-down = the worker lies down
ca-detail-stands-up = { $price ->
    [0] standing up there is free
   *[other] standing up there costs ${ $price }
 }
ca-detail-nobody-there = you have nobody there: no income, not even from projects
ca-detail-no-free-desk = no free desk there: it can’t stand up yet
ca-tag-full = full
ca-detail-home = { $workers ->
    [one] 1 of yours comes home
   *[other] { $workers } of yours come home
 }: { $income }
ca-detail-no-donation = yours would cost ${ $price }, you have ${ $money }
ca-detail-there = { $workers ->
    [one] 1 of your workers is there
   *[other] { $workers } of your workers are there
 }
ca-detail-flips = the marker of { $timeline } moves instead
ca-detail-no-workers = none of your workers stands there
ca-detail-workers = you then use { $departments }
ca-do-all-sides = All four: side { $side }
ca-do-sides-but = Side { $side }, but { $other } for { $projects }
ca-city-holds = { $city }: { $projects }
ca-city-free = free for { $projects }
ca-city-built = { $project }: { $name }
ca-detail-here = there already: { $names }
ca-detail-choice-tile = 3 points less at the end
ca-detail-price = costs ${ $price } of your ${ $money }
ca-detail-too-dear = it costs ${ $price }, you have ${ $money }: sell goods first, at $1 each
ca-detail-worth = worth { $points } now, { $cap } at most
    .fixed = worth { $points }
    .costs = { $points ->
        [one] 1 point less
       *[other] { $points } points less
     } now: its price would pay for your Welfare · { $cap } at most
ca-detail-goods = { $goods ->
    [0] costs no goods
   *[other] { $has ->
        [one] costs your one good
       *[other] costs { $goods } of your { $has } goods
     }
 }
ca-detail-lying = { $workers ->
    [one] 1 worker lies there
   *[other] { $workers } workers lie there
 }
ca-detail-closes = { $unused ->
    [one] closes { $department }: 1 worker there stays unused
   *[other] closes { $department }: { $unused } workers there stay unused
 }
ca-detail-stays = the worker stays
ca-detail-brings-home = comes back with { $income }
    .too = comes back with { $income }, and { $projects } of projects
ca-detail-next-round = next round if { $timelines } is chosen
    .never = not in the next round
ca-detail-leaves = the worker goes to the region
ca-detail-goes = the worker goes to the { $region }
ca-detail-pays-now = pays { $income } at once
ca-detail-track = { $income } for each worker taken back ({ $level })
ca-detail-study = { $points ->
    [one] costs your 1 study point
   *[other] costs { $cost } of your { $points } study points
 }
ca-detail-moves-lost = { $moves ->
    [one] 1 move is lost
   *[other] { $moves } moves are lost
 }
ca-detail-study-lost = { $points ->
    [one] 1 study point is lost
   *[other] { $points } study points are lost
 }
ca-detail-uses-left = { $uses ->
    [one] 1 worker stays unused
   *[other] { $uses } workers stay unused
 }
ca-detail-nobody-back = no income this round
ca-detail-keeps = keep your ${ $money }
ca-detail-nobody-else = nobody else stands up
ca-detail-go-on = nothing more in this step
ca-detail-bring = lies down there, at no cost
ca-detail-tile = costs { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 }{ $less ->
    [0] {""}
   *[other] , 1 less where a worker lies
 }
ca-detail-later = later: { $effect }
ca-sell-now = sell at $1
ca-detail-sell-good = 1 good for $1
ca-detail-no-change = costs nothing

## The page

ca-panel-company = Companies
# Money, strips and score beside a company's house
ca-books = The books
ca-panel-timelines = Timelines
    .tab = Time & transport
ca-panel-transport = Transport
    .hint = for each worker who comes back · ▸ next step
ca-panel-offer = On offer
ca-panel-donations = Donations
ca-panel-departments = Departments
    .hint = on offer · ▮ one left
ca-start-player = Start player
ca-andrew-next = Andrew chooses next:
ca-you-next = You choose next
ca-gift = Donate
ca-past = (done)
ca-zone-nobody = nobody
ca-map = The map. { $built }.
ca-map-discs = { $discs ->
    [one] { $name }: 1 project
   *[other] { $name }: { $discs } projects
 }
ca-legend-goods = { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 }
ca-legend-any = any project
ca-legend-neutral = neutral: nobody’s, taken
ca-legend-pays = building pays transport
ca-legend-points = points for each project
ca-next-step = { $study ->
    [one] the next step costs 1 study point
   *[other] the next step costs { $study } study points
 }
ca-track-means = A worker sent there comes back when the { $region } pays, and brings you { $income }
ca-track-reward = { $reward } at once, for one player only
ca-next-donation = costs ${ $price } · at most { $cap } points
    .dear = costs ${ $price }: too dear now
ca-worth-now = worth { $points } to { $name } now
ca-worth-at-the-end = brought { $name } { $points ->
    [one] 1 point
   *[other] { $points } points
 }
ca-copies = { $copies ->
    [one] 1 left
   *[other] { $copies } left
 }
ca-floor = { $points ->
    [one] Floor { $floor }: 1 point for each department built
   *[other] Floor { $floor }: { $points } points for each department built
 }
ca-permanent = always at work here
ca-free-desks = { $desks ->
    [one] free desk, ${ $price } to stand up
   *[other] { $desks } free desks, ${ $price } each to stand up
 }
ca-strips = Projects
ca-strips-key = filled: built · ring: ready to build · line: how far you are
ca-strip-means = One costs { $goods } to build. Once built, a round field pays at each income; a square is points at the end
ca-sides-of = of 4 sides chosen
ca-strips-legend = A strip for each kind of project. Round: what each you build pays, every time. Square: [points] at the end; [gift] lets donations score more.
ca-circle-pays = Built
ca-circle-ready = Ready to build
ca-circle-ahead = Not there yet
ca-field-reached = Reached
ca-field-ahead = Ahead
ca-score-now = now
ca-score-final = final
ca-would-score = Would score now: { $points }
ca-final-score = Final score: { $points }
ca-company-now = Company of the moment
ca-me = You
ca-sell-hint = Goods can be sold at any moment for $1 each
ca-reserve = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
 } in reserve
ca-away = away:
ca-discs-left = { $discs ->
    [one] 1 disc left
   *[other] { $discs } discs left
 }
    .hint = For the circles of the strips and for donations: without one neither can be done.
ca-reserved = In hand: { $department }
    .where = {", placed with Planning"}
ca-choice-tile = Action tile
    .worth = unplayed 3 [points]
    .does = Once a game it lets you play another type than the start player chose. Never played, it scores 3 points at the end.
ca-card-now = card
    .worth = +{ $points } [points] after round
    .about = Andrew’s card of this round
    .does = { $points ->
        [one] Worth 1 point at the end as it lies now.
       *[other] Worth { $points } points at the end as it lies now.
     } For each thing that he can’t do it slides one place on, to 1, 3, 6 and then 10. Click to see it.
ca-card-next = his next card
    .about = Andrew’s next card
    .does = Its sign is the type that he will choose; a question mark hides it. Click to see all of him.
ca-next-card = Next card:
    .chooses = Next round he chooses:
ca-andrew-slots = Point cards
ca-counts = { $change ->
    [0] You still stand at { $now }
   *[other] You stand at { $now }
 }
ca-andrew-legend = His card of the round starts at 0 and slides on for each thing that he can’t do. Where it ends, it scores.
ca-card-up = His card: he does the lit line.
ca-slot-now = this round’s card
ca-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
ca-card-down = You choose this round. Then he turns a card and does its line for your choice.
ca-card-slides = { $steps ->
    [one] his card slides 1 place
   *[other] his card slides { $steps } places
 }
ca-card-takes = takes departments of { $types }
ca-card-builds = builds in { $cities }
ca-card-steps = { $steps ->
    [one] 1 step in the { $region }
   *[other] { $steps } steps in the { $region }
 }
ca-score-part = Scored for
ca-total = Total
ca-course = The course of the scores, round by round
ca-plot = What each player would have scored in each round
ca-text-strip = { $built } built, { $ready } ready
ca-option-start = Start player of the first round
    .text = Who chooses the first timeline of the game.
ca-option-start-seat1 = The first seat
ca-option-start-drawn = Drawn
ca-option-level = Alone against Andrew (one player)
    .text = Only for one player: how many of Andrew’s cards are advanced ones.
ca-option-level-beginner = Beginner
ca-option-level-normal = Normal: 5 advanced cards
ca-option-level-hard = Hard: 10 advanced cards
ca-option-level-expert = Expert: 15 advanced cards

## What happened

ca-start-player-chosen = { $seat } is the first start player.
ca-tile-laid = { $timeline } gets timeline tile { $tile }, side { $side }.
ca-tiles-removed = { $tiles ->
    [one] 1 department tile leaves the game.
   *[other] { $tiles } department tiles leave the game.
 }
ca-neutral-donation = A neutral disc blocks { $donation }.
ca-neutral-project = A neutral disc blocks a place in { $city }.
ca-sides-chosen = { $seat } lays the strips: Housing { $housing }, Commerce { $commerce }, Industry { $industry }, Infrastructure { $infrastructure }.
ca-start-disc-placed = { $seat } starts with Housing in { $city }.
ca-department-reserved = { $seat } takes { $department }, to be placed later.
ca-worker-moved = { $seat } moves a worker: { $from } → { $to }{ $moves ->
    [one] .
   *[other] , { $moves } moves.
 }
ca-set-up-moves-ended = { $left ->
    [one] { $seat } stops moving, 1 move before the end.
   *[other] { $seat } stops moving with { $left } moves left.
 }
ca-round-began = Round { $round }. { $seat } is start player.
ca-round-began-alone = Round { $round }.
ca-timeline-chosen = { $seat } chooses { $timeline }.
ca-marker-flipped = That row is full: the event is that of { $timeline }.
ca-event-region = The { $region } pays.
ca-event-donation = Donations can be made.
ca-event-region-and-donation = The { $region } pays, and donations can be made.
ca-workers-taken-back = { $workers ->
    [one] { $seat } takes 1 worker back from the { $region }.
   *[other] { $seat } takes { $workers } workers back from the { $region }.
 }
ca-nobody-taken-back = { $seat } takes nobody back from the { $region }.
ca-nobody-away = { $seat } has nobody in the { $region }: no income, not even from projects.
ca-transport-income-money = { $seat } gets ${ $amount } from transport in the { $region }.
ca-transport-income-goods = { $seat } gets { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 } from transport in the { $region }.
ca-transport-income-points = { $seat } gets { $amount ->
    [one] 1 point
   *[other] { $amount } points
 } from transport in the { $region }.
ca-transport-income-worker = { $seat } gets { $amount ->
    [one] 1 new worker
   *[other] { $amount } new workers
 } from transport in the { $region }.
ca-transport-income-study = { $seat } gets { $amount ->
    [one] 1 study point
   *[other] { $amount } study points
 } from transport in the { $region }.
ca-transport-income-moves = { $seat } gets { $amount ->
    [one] 1 move
   *[other] { $amount } moves
 } from transport in the { $region }.
ca-project-income-money = { $seat }’s projects pay ${ $amount }.
ca-project-income-goods = { $seat }’s projects pay { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 }.
ca-project-income-points = { $seat }’s projects pay { $amount ->
    [one] 1 point
   *[other] { $amount } points
 }.
ca-project-income-worker = { $seat }’s projects pay { $amount ->
    [one] 1 new worker
   *[other] { $amount } new workers
 }.
ca-project-income-study = { $seat }’s projects pay { $amount ->
    [one] 1 study point
   *[other] { $amount } study points
 }.
ca-project-income-moves = { $seat }’s projects pay { $amount ->
    [one] 1 move
   *[other] { $amount } moves
 }.
ca-income-chosen-money = { $seat } chooses ${ $amount } from { $project }.
ca-income-chosen-goods = { $seat } chooses { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 } from { $project }.
ca-income-chosen-points = { $seat } chooses { $amount ->
    [one] 1 point
   *[other] { $amount } points
 } from { $project }.
ca-income-chosen-worker = { $seat } chooses { $amount ->
    [one] 1 new worker
   *[other] { $amount } new workers
 } from { $project }.
ca-income-chosen-study = { $seat } chooses { $amount ->
    [one] 1 study point
   *[other] { $amount } study points
 } from { $project }.
ca-income-chosen-moves = { $seat } chooses { $amount ->
    [one] 1 move
   *[other] { $amount } moves
 } from { $project }.
ca-department-used-money = { $seat } uses { $department }: ${ $amount }.
ca-department-used-goods = { $seat } uses { $department }: { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 }.
ca-department-used-points = { $seat } uses { $department }: { $amount ->
    [one] 1 point
   *[other] { $amount } points
 }.
ca-department-used-worker = { $seat } uses { $department }: { $amount ->
    [one] 1 new worker
   *[other] { $amount } new workers
 }.
ca-department-used-study = { $seat } uses { $department }: { $amount ->
    [one] 1 study point
   *[other] { $amount } study points
 }.
ca-department-used-moves = { $seat } uses { $department }: { $amount ->
    [one] 1 move
   *[other] { $amount } moves
 }.
ca-track-end-reached-money = { $seat } is first at the end of the track in the { $region }: ${ $amount }.
ca-track-end-reached-goods = { $seat } is first at the end of the track in the { $region }: { $amount ->
    [one] 1 good
   *[other] { $amount } goods
 }.
ca-track-end-reached-points = { $seat } is first at the end of the track in the { $region }: { $amount ->
    [one] 1 point
   *[other] { $amount } points
 }.
ca-track-end-reached-worker = { $seat } is first at the end of the track in the { $region }: { $amount ->
    [one] 1 new worker
   *[other] { $amount } new workers
 }.
ca-track-end-reached-study = { $seat } is first at the end of the track in the { $region }: { $amount ->
    [one] 1 study point
   *[other] { $amount } study points
 }.
ca-track-end-reached-moves = { $seat } is first at the end of the track in the { $region }: { $amount ->
    [one] 1 move
   *[other] { $amount } moves
 }.
ca-donation-made = { $seat } gives ${ $dollars } for { $donation }.
ca-donation-declined = { $seat } makes no donation.
ca-donation-out-of-reach = { $seat } can’t pay a donation: ${ $dollars }, with ${ $money }.
ca-turn-passed = { $standing ->
    [0] { $seat } has nobody standing for { $timeline }: the turn passes.
    [one] { $seat } can’t do anything with the worker in { $timeline }: { $lack }.
   *[other] { $seat } can’t do anything with the { $standing } workers in { $timeline }: { $lack }.
 }
ca-workers-idle = { $workers ->
    [one] { $seat } can’t do anything more with 1 worker in { $timeline }: { $lack }.
   *[other] { $seat } can’t do anything more with { $workers } workers in { $timeline }: { $lack }.
 }
ca-lack-goods = too few goods
ca-lack-project = no project is ready (R&D makes them ready)
ca-lack-other = no move is left for them
ca-income-parts = workers { $workers }, projects { $projects }
ca-choice-tile-played = { $seat } plays the action tile: { $timeline }.
ca-worker-assigned = { $seat } sends a worker of { $department } to the { $region }.
ca-goods-sold = { $seat } sells { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 } with { $department } for ${ $dollars }{ $points ->
    [0] .
    [one] {" "}and 1 point.
   *[other] {" "}and { $points } points.
 }
ca-goods-bought = { $seat } buys { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 } with { $department } for ${ $dollars }.
ca-department-picked = { $seat } will place { $department }.
ca-department-placed = { $seat } opens { $department }{ $floor ->
    [4] {" "}on the top floor
   *[other] {""}
 } for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 }.
ca-worker-brought = { $seat } brings a worker from { $from } to { $department }.
ca-nobody-brought = { $seat } brings nobody to { $department }.
ca-project-picked = { $seat } will build { $project } with { $department }.
ca-steps-taken = { $seat } advances
ca-steps-ready = {" "}({ $discs } more to build)
ca-workers-moved = { $seat } moves workers:
ca-workers-activated = { $seat } stands up { $workers } workers for ${ $dollars }:
ca-departments-used = { $seat } uses
ca-sent-out = { $workers ->
    [one] 1 worker sent out: { $regions }.
   *[other] { $workers } workers sent out: { $regions }.
 }
ca-tile-gone = −3 points: only unplayed it scores.
ca-project-built = { $seat } builds { $project } in { $city } with { $department } for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 }{ $dollars ->
    [0] .
   *[other] {" "}and ${ $dollars }.
 }
ca-donation-on-top = { $seat } gives ${ $dollars } too for { $donation }.
ca-strip-advanced = { $seat } advances { $project } for { $study ->
    [one] 1 study point
   *[other] { $study } study points
 }.
ca-strip-advanced-disc = { $seat } advances { $project } for { $study ->
    [one] 1 study point
   *[other] { $study } study points
 }: one more to build.
ca-transport-advanced = { $seat } advances to space { $space } in the { $region } for { $study ->
    [one] 1 study point
   *[other] { $study } study points
 }.
ca-study-points-lost = { $study ->
    [one] { $seat } loses 1 study point.
   *[other] { $seat } loses { $study } study points.
 }
ca-departments-ended = { $seat } ends the turn{ $moves ->
    [0] {""}
    [one] , 1 move unused
   *[other] , { $moves } moves unused
 }{ $study ->
    [0] {""}
    [one] , 1 study point unused
   *[other] , { $study } study points unused
 }.
ca-worker-activated = { $seat } stands a worker up in { $department } for ${ $dollars }.
ca-activation-ended = { $seat } is done standing workers up.
ca-activation-passed = { $seat } has nobody to stand up: no worker lies by a free desk.
ca-activation-passed-dear = { $seat } can’t stand anybody up: the cheapest desk costs ${ $dollars }, with ${ $money }.
ca-marker-advanced = The marker of { $timeline } goes to space { $space }.
ca-good-sold = { $seat } sells a good for $1.
ca-welfare-paid = { $seat } pays ${ $dollars } and { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 } for { $donation }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
ca-welfare-ended = { $seat } pays no more for Welfare.
ca-andrew-shows-back = Andrew’s next card shows { $back }.
ca-andrew-turns-card = Andrew turns card { $card }.
ca-andrew-chooses-timeline = Andrew’s new card, at 0 points, chooses { $timeline }.
ca-andrew-answers = You chose { $timeline }: Andrew does what his card says of it.
ca-andrew-donates = Andrew gives for { $donation }, as his card says: at the end he scores by what you have there.
ca-andrew-takes-department = Andrew takes { $department }: 2 points for him.
ca-andrew-builds = Andrew builds in { $city }: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
 } for him.
ca-andrew-advances = Andrew’s disc in the { $region } goes on to space { $space ->
    [5] 5, the last: 6 points for him, and closed to you.
   *[other] { $space } of 5.
 }
ca-andrew-slides-human-resources = Human Resources: Andrew’s card slides { $steps ->
    [one] 1 place
   *[other] { $steps } places
 } on, to { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
ca-andrew-slides-on = { $points ->
    [one] slides one place on, to 1 point
    [10] is at the last place, 10 points
   *[other] slides one place on, to { $points } points
 }
ca-andrew-slides-donation-taken = { $donation } is taken, Andrew can’t give there: so his card { ca-andrew-slides-on }.
ca-andrew-slides-no-disc-for-donation = Andrew has no disc left for { $donation }: so his card { ca-andrew-slides-on }.
ca-andrew-slides-no-tile = No { $timeline } department is left for Andrew: so his card { ca-andrew-slides-on }.
ca-andrew-slides-city-full = { $city } is full, Andrew can’t build there: so his card { ca-andrew-slides-on }.
ca-andrew-slides-no-disc-for-city = Andrew has no disc left for { $city }: so his card { ca-andrew-slides-on }.
ca-andrew-slides-track-ended = Andrew is at the end of the track in the { $region }: so his card { ca-andrew-slides-on }.
ca-andrew-slides-last-space-taken = The last space in the { $region } is taken, Andrew can’t go on: so his card { ca-andrew-slides-on }.
ca-andrew-keeps-card = The round is over: Andrew’s card scores him { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
 }.
ca-game-ended = The game is over.
ca-scored = { $seat }, { $part }: { $points }.
ca-andrew-scored = Andrew, { $part }: { $points }.
ca-won = { $seat } wins with { $points } points.
ca-andrew-won = Andrew wins with { $points } points.

## Why not

ca-first-worker = First pick a worker, then this room.
ca-first-side = First pick a side of { $project }; the other strips follow.
ca-first-room = First pick { $department }, then this.
ca-first-project = First pick { $department } and a project, then the city.
ca-first-tile = First pick Planning and a department, then this space.
ca-then-project = First pick which project, then the city.
ca-then-tile = First pick which department, then this space.
ca-first-bring = Pick the worker who comes, not the room.
ca-first-step = Its study points are there already: advance a strip or a track.
ca-other-turn-tile = { $department } is placed with Planning, in a Management turn; this turn is { $played }.
ca-other-turn-track = The track in the { $region } advances with study points, in an R&D turn; this turn is { $played }.
ca-other-turn-strip = { $project } advances with study points, in an R&D turn; this turn is { $played }.
ca-other-turn-city = In { $city } you build in a Construction turn; this turn is { $played }.
ca-no-desk-here = There is no desk here: nobody can stand up.
ca-only-region = Only workers in the { $region } come back this round.
ca-no-wrong-seats = Carnegie is for 1 to 4 players, not for { $seats }.
ca-no-such-start-player = The start player would have seat { $seat }, and there are { $seats }.
ca-no-not-now = Not now: the table waits for { $phase }.
ca-no-timeline-chosen = This round’s timeline is chosen already: { $timeline }.
ca-no-start-in-small-city = { $city } is a small city: the first disc goes to a medium or large one, on a free Housing place.
ca-no-not-a-start-slot = The first disc goes on a free Housing place in a medium or large city; this place in { $city } is not one.
ca-no-slot-taken = That place in { $city } is taken.
ca-no-tile-left = No tile of { $department } is left.
ca-no-already-in-company = { $department } is in the company already.
ca-no-reserved-first = { $department } must be placed first.
ca-no-moves-left = There are no moves left.
ca-no-nobody-there = Nobody there is { $worker }: { $place }.
ca-no-way-there = There is no way from { $from } to { $to }.
ca-no-too-far = From { $from } to { $to } takes { $moves } moves; { $left ->
    [one] 1 is
   *[other] { $left } are
 } left.
ca-no-workers-not-there = { $there } workers are there, not { $workers }.
ca-no-not-this-income = { $gain } can’t be chosen here.
ca-no-reserve-empty = There are no workers left in the reserve.
ca-no-donations-now = Donations are made when the round’s event brings them, before departments are used.
ca-no-donation-taken = { $donation } is taken.
ca-no-disc-left = There is no disc left in the supply.
ca-no-cannot-afford = That costs ${ $dollars }; there is ${ $money }. Goods sell for $1 each.
ca-no-too-few-goods = That takes { $goods } goods; there are { $has }.
ca-no-choice-tile = The action tile has been played: it is for once a game.
ca-no-own-choice = The start player can’t play it against an own choice, { $timeline }.
ca-no-same-timeline = { $timeline } is played anyway.
ca-no-turn-begun = The action tile is played before anything else in the turn.
ca-no-other-timeline = { $played } is played in this turn: { $department } can’t be used.
ca-no-not-in-company = { $department } is not in the company.
ca-no-never-used = { $department } is never used: it works by itself.
ca-no-use-left = Nobody in { $department } can be used any more this turn.
ca-no-department-left = { $unused ->
    [one] { $department } is closed: you went on to another department while 1 worker here was unused.
   *[other] { $department } is closed: you went on to another department while { $unused } workers here were unused.
 }
ca-no-not-its-effect = { $department } does not give { $gain }.
ca-no-needs-assignment = For that the worker of { $department } goes out to a region.
ca-no-assignment = For that the worker of { $department } stays.
ca-no-trade = { $department } neither sells nor buys goods.
ca-no-never-builds = { $department } builds no projects.
ca-no-not-one-to-three = A worker trades 1 to 3 goods, not { $goods }.
ca-no-space-taken = That space is taken: { $place }.
ca-no-empty-space = There is no empty space left.
ca-no-already-there = The worker is there already: { $place }.
ca-no-project-ready = No disc of { $project } is ready to build.
ca-no-slot-for = There is no free place for { $project }.
ca-no-slot-not-for = That place in { $city } is not for { $project }.
ca-no-own-donation = { $donation } was given already by the same player.
ca-no-nobody-to-top = No other player has given for { $donation }.
ca-no-too-few-study-points = The next step costs { $cost } study points; there are { $points }.
ca-no-strip-at-end = { $project } is at its end.
ca-no-track-at-end = The track in the { $region } is at its end.
ca-no-last-space-taken = The last space in the { $region } is for one player, and it is taken.
ca-no-nobody-lies = Nobody lies in { $department }.
ca-no-free-desk = { $department } has no free desk.
ca-no-not-your-donation = Somebody else has to pay for { $donation }, if anybody.
ca-no-nothing-to-pay = { $donation } is not paid for.
ca-no-all-payments-made = { $donation } can be paid for { $most } times at most.
ca-no-good-left = There are no goods to sell.
ca-no-goods-needed = What has been begun needs { $goods } goods; there are { $has }.
