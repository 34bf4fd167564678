# First-time hints: six a game, the first that is of use now and was not read
hint-got-it = OK

hint-american-rails-1 = Your bid fills the railway's treasury: it builds with it for years.
hint-american-rails-2 = On a lit hex: its price, then the income it adds.
hint-american-rails-3 = Who stands higher on the action track chooses first in the next phase.
hint-american-rails-4 = A second railway in a city pays both less. Sometimes that is the point.
hint-american-rails-5 = Selling more shares of a railway splits its income further, yours too.
hint-american-rails-6 = Something you can’t choose? Try it: the table says why not.
hint-steel-driver-1 = Your bid is what the company builds with: count links, then bid.
hint-steel-driver-2 = Unspent stones are kept. Passing is not for good: you may open later.
hint-steel-driver-3 = Choose a black disc on the map: its number is what the link costs in stones. The city it reaches pays its own number.
hint-steel-driver-4 = A link between cities you have pays nothing, and may be forced on you.
hint-steel-driver-5 = From round three on, each share shows what it would be worth at the end.
hint-steel-driver-6 = Five different goods make a set that pays $150 a share.
hint-carnegie-1 = Something you can’t choose? Try it: the table says why not.
hint-carnegie-2 = Moved workers lie down: to work they stand up, for the desk's price.
hint-carnegie-3 = The event right of a marker comes before the work: who gains from it?
hint-carnegie-4 = Workers out in a region earn nothing until an event calls that region.
hint-carnegie-5 = A donation scores what it counts, up to 12: look at the wall, then build.
hint-carnegie-6 = Goods can be sold for $1 at any time, but they build cities.
hint-ticket-to-ride-legacy-1 = Golden on the map: what your tickets still need. Dashed edge: claim it now.
hint-ticket-to-ride-legacy-2 = An open locomotive is your whole turn; a blind card may be one too.
hint-ticket-to-ride-legacy-3 = Choose a colour of your hand: the routes it can pay light up.
hint-ticket-to-ride-legacy-4 = A grey route takes any one colour.
hint-ticket-to-ride-legacy-5 = A ticket you can't finish costs what it would have paid.
hint-ticket-to-ride-legacy-6 = Two trains or fewer, and the last round begins for everybody.

newcomer = For newcomers
newcomer-lesson = Play the lesson
goal-american-rails = Goal: the most money after 1857. Shares pay you every year.
goal-steel-driver = Goal: the most money: the profit of your companies each round, your shares at the end.
goal-carnegie = Goal: the most points after twenty rounds.
    .alone = Goal: more points than Andrew after twenty rounds.
goal-ticket-to-ride-legacy = Goal: most dollars, by completed tickets, routes of your colour and few trains left.

# A bot that was asked
hint-ask = Hint: what would you do?
    .short = Hint
hint-title = What a good bot would do
hint-shared = each of them: { $what }
hint-opinion = only one opinion
hint-all-even = these are as good as each other; others may be too
hint-none = It knows nothing better than what you see.
hint-even = about as good as the first
hint-weaker = weaker than the first
hint-behind = about { $worth } less at the end
hint-do = Do it
hint-back = Back to the table
