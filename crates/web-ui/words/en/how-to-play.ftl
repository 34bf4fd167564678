# How to play: five sentences a game, each beside a little board

how-to-play = How to play
how-to-play-of = How to play { $title }
how-to-play-on = Where to go from here
all-rules = All rules

rules-how-first = in five sentences with pictures; below it all, numbered.
rules-words = Words
rules-our-choice = Our choice: the rulebook is silent, or leaves two readings

example-steps = Steps of the example
example-back = One step back
example-on = One step on
example-next = Next example
example-refused = Not allowed:

how-goal = The goal
how-turn = Your turn
how-pays = What pays
how-end = The end
how-tip = One tip

how-american-rails-goal = Six railways race across the East. They earn, their shares pay you. Whoever has the most money after 1857 wins.
    .picture = The map of the East with its 39 cities; nothing is built yet.
how-american-rails-turn = Three times a year you put your train on an action: lay track, build up a city, fill a treasury, auction a share. Strong actions stand low, and who stands low chooses late.
    .picture = Republic's blue cubes run from New York to Philadelphia.
how-american-rails-pays = Every city a railway reaches raises its income; a rival in the same city lowers it. At the end of the year the income is split among the shares that players hold.
    .picture = Republic and National both stand in Philadelphia and Baltimore: the smaller number counts.
how-american-rails-end = The game ends after 1857, or sooner: when the last share is gone, or when enough supplies run low.
    .picture = The map after the first year: five railways have begun.
how-american-rails-tip = Your bid goes into the railway's own treasury. A dear share is not lost money: it is track you will lay.
    .picture = Republic's first cube stands in New York.

how-steel-driver-goal = Five rounds. Win railway companies, drive them west, collect what they earn. Stones buy control, only money wins.
    .picture = The map from coast to coast; no track lies yet.
how-steel-driver-turn = First auction: put a company up, raise, or pass. Your bid becomes the stones it builds with. Then the companies build, one link at a time, in the order of the train table.
    .picture = The red company has built from New Orleans to Dallas.
how-steel-driver-pays = Every new city pays its company, the far West best. Whoever closes the line from San Francisco to New York earns $50 more.
    .picture = Red goes on from Dallas to Santa Fe.
how-steel-driver-end = After round five the goods are taken from the cities. Every kind more in a set is worth more, and each share pays what its company's sets are worth.
    .picture = Cities with their goods, each kind with its own colour and sign.
how-steel-driver-tip = Each company you win brings a share for good. Buy early where you want to own much at the end.
    .picture = The list of companies: what each has earned, and whose its shares are.

how-carnegie-goal = Twenty rounds in America's gilded age: build your company, send workers across the country, give money away. Most points wins.
    .picture = The map of the four regions with their cities.
how-carnegie-turn = One player chooses one of four timelines; everybody then uses their departments of its type, once for each standing worker.
    .picture = A company: its departments, with standing workers in them.
how-carnegie-pays = A worker sent out comes home when an event calls their region, and brings what your transport there is worth, and what your projects earn.
    .picture = New York in the East, where two projects pay.
how-carnegie-end = After twenty rounds you score projects, departments, strips, the network of big cities and, above all, your donations.
    .picture = What a company scored in a whole game, part by part: half of it for donations.
how-carnegie-tip = Donations are where games are won. Choose what they count early, then build exactly that.
    .picture = Some of the donations: what each of them counts, and how many points it is worth now.

how-ticket-to-ride-legacy-goal = A young railway company, twelve games on one map that never stays the same. Each game, most dollars wins; the campaign remembers everything.
    .picture = The map of 1865, without any trains.
how-ticket-to-ride-legacy-turn = Do one thing: take cards, lay your trains on a route by paying cards of its colour, or draw new tickets.
    .picture = Red trains on one of three routes between New York and Philadelphia; the others are still free.
how-ticket-to-ride-legacy-pays = A ticket pays when your trains join its cities, and costs you when they don't. Routes in your own colour pay a little every time.
    .picture = Blue trains join Chicago and Québec: a completed ticket.
how-ticket-to-ride-legacy-end = When somebody has two trains or fewer left, everybody has one more turn. Then come the payslips.
    .picture = The map at the end: long lines of three companies.
how-ticket-to-ride-legacy-tip = Keep tickets that share track: one line can serve two of them.
    .picture = Blue lines from Louisville and from Milwaukee meet in Chicago and go on as one.
