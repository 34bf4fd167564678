//! What tickets still need: one plan for all of them, the cheapest chains of own and free routes between their cities (LG-5.4).

use engine::Seat;
use ticket_to_ride_legacy::{City, RouteId, RouteSet, Ticket, TicketSet, View};

/// One way to complete tickets together. The map's gold, the sums, what is said of a claim and of a card, and the reasons of a hint all ask this one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Plan {
    /// To be claimed, each once.
    pub(crate) routes: RouteSet,
    /// The trains that these take.
    pub(crate) trains: u32,
    tickets: Vec<(Ticket, Option<Missing>)>,
    /// Tickets that take more trains by themselves than there are: nothing is claimed for them.
    beyond: Vec<(Ticket, Missing)>,
}

/// What a ticket needs of its plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Missing {
    /// Its routes of the plan, those that other tickets share with it too.
    pub(crate) routes: RouteSet,
    pub(crate) trains: u32,
    /// The routes of every way that is as short as any, and the trains of such a way.
    nearer: RouteSet,
    shortest: u32,
}

/// What a route is to a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// Nothing is missing once it is claimed.
    Completes,
    /// A piece of the plan.
    Part,
    /// It lies on another way that is as short.
    AnotherWay,
}

/// A route without which a ticket can't be completed any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LastWay {
    pub(crate) route: RouteId,
    pub(crate) ticket: Ticket,
    /// The city of the ticket that nothing else leads to.
    pub(crate) into: Option<City>,
}

impl Plan {
    /// For what a company holds.
    pub(crate) fn held(view: &View, seat: Seat) -> Plan {
        Plan::with(view, seat, std::iter::empty())
    }

    /// The same with tickets that it could keep, whatever they take.
    pub(crate) fn with(view: &View, seat: Seat, kept: impl Iterator<Item = Ticket>) -> Plan {
        let (net, trains) = (Net::of(view, seat, RouteSet::EMPTY), u32::from(view.player(seat).trains));
        let held = view.player(seat).tickets.into_iter().flat_map(|tickets| tickets.iter());
        let alone: Vec<(Ticket, Option<Missing>)> = held.map(|ticket| (ticket, net.alone(ticket))).collect();
        let is_beyond = |its: &Option<Missing>| its.as_ref().is_some_and(|its| its.trains > trains);
        let (beyond, within): (Vec<_>, Vec<_>) = alone.into_iter().partition(|(_, its)| is_beyond(its));
        let within = within.into_iter().map(|(ticket, _)| ticket);
        let planned = net.plan(within.chain(kept).collect());
        Plan { beyond: beyond.into_iter().filter_map(|(ticket, its)| Some((ticket, its?))).collect(), ..planned }
    }

    /// For these alone.
    pub(crate) fn of(view: &View, seat: Seat, tickets: TicketSet) -> Plan {
        Net::of(view, seat, RouteSet::EMPTY).plan(tickets)
    }

    /// None where other companies' trains leave no way; nothing missing where the chain is whole.
    pub(crate) fn missing(&self, ticket: Ticket) -> Option<&Missing> {
        let planned = self.tickets.iter().find(|(planned, _)| *planned == ticket).and_then(|(_, its)| its.as_ref());
        planned.or_else(|| self.beyond.iter().find(|(far, _)| *far == ticket).map(|(_, its)| its))
    }

    /// The tickets that something is claimed for.
    pub(crate) fn open(&self) -> impl Iterator<Item = (Ticket, &Missing)> {
        let planned = self.tickets.iter().filter_map(|(ticket, its)| Some((*ticket, its.as_ref()?)));
        planned.filter(|(_, its)| its.trains > 0)
    }

    /// Those that a route is of use to.
    pub(crate) fn uses(&self, view: &View, id: RouteId) -> Vec<(Ticket, Use)> {
        self.open().filter_map(|(ticket, its)| Some((ticket, its.use_of(view, id)?))).collect()
    }

    /// Whether it is a piece of the plan, or a line beside one.
    pub(crate) fn needs(&self, view: &View, id: RouteId) -> bool {
        self.routes.contains(id) || self.routes.touches(view.world.beside(id))
    }

    /// The missing pieces, each with the lines beside it that would do as well.
    pub(crate) fn pieces(&self, view: &View, seat: Seat) -> impl Iterator<Item = Vec<RouteId>> {
        with_beside(self.routes, view, seat)
    }

    /// Every route that would do, on whichever way.
    pub(crate) fn of_any_way(&self, view: &View, seat: Seat) -> RouteSet {
        let nearer = self.open().fold(self.routes, |all, (_, its)| all.union(its.nearer));
        with_beside(nearer, view, seat).flatten().collect()
    }

    /// LG-4.11: of the pieces of the plan those that no way leads around with the trains that there are, once somebody else has them.
    pub(crate) fn last_ways(&self, view: &View, seat: Seat) -> Vec<LastWay> {
        let trains = u32::from(view.player(seat).trains);
        let of_piece = |lines: &[RouteId]| {
            // With two or three players a double is gone with one of its lines.
            let taken: RouteSet = match (lines.len(), view.players.len()) {
                (2.., 4..) => return Vec::new(),
                _ => lines.iter().copied().collect(),
            };
            let net = Net::of(view, seat, taken);
            let is_cut = |ticket: Ticket| net.alone(ticket).is_none_or(|its| its.trains > trains);
            let cut = self.open().filter(|(_, its)| its.routes.contains(lines[0])).map(|(ticket, _)| ticket);
            let into = |ticket: Ticket| ticket.ends().into_iter().find(|city| net.lines_from(*city).is_empty());
            let lost: Vec<_> = cut.filter(|ticket| is_cut(*ticket)).map(|ticket| (ticket, into(ticket))).collect();
            let each = lines.iter().flat_map(|route| {
                lost.iter().map(|(ticket, into)| LastWay { route: *route, ticket: *ticket, into: *into })
            });
            each.collect()
        };
        self.pieces(view, seat).flat_map(|lines| of_piece(&lines)).collect()
    }
}

impl Missing {
    pub(crate) fn use_of(&self, view: &View, id: RouteId) -> Option<Use> {
        let (beside, length) = (view.world.beside(id), u32::from(view.world.route(id).length));
        let is_of = |routes: RouteSet| routes.contains(id) || routes.touches(beside);
        match (is_of(self.routes), is_of(self.nearer)) {
            (true, _) if self.trains == length => Some(Use::Completes),
            (_, true) if self.shortest == length => Some(Use::Completes),
            (true, _) => Some(Use::Part),
            (false, true) => Some(Use::AnotherWay),
            (false, false) => None,
        }
    }

    /// The missing pieces, each with the lines beside it that would do as well.
    pub(crate) fn pieces(&self, view: &View, seat: Seat) -> impl Iterator<Item = Vec<RouteId>> {
        with_beside(self.routes, view, seat)
    }
}

fn with_beside(routes: RouteSet, view: &View, seat: Seat) -> impl Iterator<Item = Vec<RouteId>> {
    let free = view.free_routes(seat);
    routes.iter().map(move |id| {
        let beside = view.world.beside(id).iter().filter(|other| free.contains(*other) && !routes.contains(*other));
        std::iter::once(id).chain(beside).collect()
    })
}

/// The routes that a company has or can still claim, from both of their ends.
struct Net {
    own: RouteSet,
    lines: Vec<Line>,
    /// By city: where its lines begin in the list. The last entry is the end of it.
    first: [usize; City::COUNT + 1],
}

/// A route, as a city sees it.
#[derive(Clone, Copy)]
struct Line {
    from: City,
    to: City,
    route: RouteId,
    trains: u32,
}

/// How far every city is from one of them, and the line that the shortest way comes by.
struct Far {
    cost: [u32; City::COUNT],
    came_by: [Option<Line>; City::COUNT],
}

/// Longer than any way: what is added to a way's trains only decides between ways that are as short.
const SCALE: u32 = 1024;
/// Longer than any way, with all that is added to it.
const AROUND: u32 = 1 << 22;

impl Net {
    /// Without routes that somebody else might take.
    fn of(view: &View, seat: Seat, taken: RouteSet) -> Net {
        let own = view.player(seat).routes;
        let routes = view.free_routes(seat).minus(taken).union(own);
        let mut lines = Vec::with_capacity(2 * routes.len());
        for route in routes.iter().map(|id| view.world.route(id)) {
            let ([from, to], trains) = (route.ends, u32::from(route.length));
            let line = Line { from, to, route: route.id, trains };
            lines.extend([line, Line { from: to, to: from, ..line }]);
        }
        lines.sort_unstable_by_key(|line| (line.from.index(), line.route));
        let mut first = [0; City::COUNT + 1];
        for line in &lines {
            first[line.from.index() + 1] += 1;
        }
        (0..City::COUNT).for_each(|city| first[city + 1] += first[city]);
        Net { own, lines, first }
    }

    fn lines_from(&self, city: City) -> &[Line] {
        &self.lines[self.first[city.index()]..self.first[city.index() + 1]]
    }

    fn trains(&self, routes: RouteSet) -> u32 {
        // Every line is there from both of its ends.
        self.lines.iter().filter(|line| routes.contains(line.route)).map(|line| line.trains).sum::<u32>() / 2
    }

    /// By the shortest way, whatever other tickets need.
    fn alone(&self, ticket: Ticket) -> Option<Missing> {
        let routes = self.way(ticket, RouteSet::EMPTY, RouteSet::EMPTY)?;
        let trains = self.trains(routes);
        Some(Missing { routes, trains, nearer: routes, shortest: trains })
    }

    /// What all of them take that have a way.
    fn plan(&self, tickets: TicketSet) -> Plan {
        let mut tickets: Vec<Ticket> = tickets.iter().collect();
        tickets.sort_by_key(|ticket| std::cmp::Reverse(ticket.value()));
        let nearer: Vec<(RouteSet, Option<u32>)> = tickets.iter().map(|ticket| self.nearer(*ticket)).collect();
        let open = tickets.iter().zip(&nearer).filter(|(_, (_, shortest))| shortest.is_some());
        let open: Vec<(Ticket, RouteSet)> = open.map(|(ticket, (routes, _))| (*ticket, *routes)).collect();
        let routes = self.routes_for(&open);
        let missing = |ticket: Ticket, nearer: RouteSet, shortest: u32| {
            let routes = self.way_within(ticket, routes)?;
            Some(Missing { routes, trains: self.trains(routes), nearer, shortest })
        };
        let each = tickets.iter().zip(nearer);
        let planned = |(ticket, (nearer, shortest)): (&Ticket, (RouteSet, Option<u32>))| {
            (*ticket, shortest.and_then(|shortest| missing(*ticket, nearer, shortest)))
        };
        let tickets: Vec<(Ticket, Option<Missing>)> = each.map(planned).collect();
        let parts = tickets.iter().filter_map(|(_, its)| its.as_ref());
        let routes = parts.fold(RouteSet::EMPTY, |all, its| all.union(its.routes));
        Plan { routes, trains: self.trains(routes), tickets, beyond: Vec::new() }
    }

    /// All that these need together: each by its own shortest way, or over the way of one of them as a trunk; then each goes once more by what the others
    /// need anyway.
    fn routes_for(&self, tickets: &[(Ticket, RouteSet)]) -> RouteSet {
        /// Trunks that are tried.
        const MOST: usize = 4;
        let shared = tickets.iter().fold(RouteSet::EMPTY, |all, (_, nearer)| all.union(*nearer));
        let all = |ways: &[RouteSet]| ways.iter().fold(RouteSet::EMPTY, |all, way| all.union(*way));
        let way = |(ticket, _): &(Ticket, RouteSet), anyway| self.way(*ticket, anyway, shared).unwrap_or_default();
        let alone: Vec<RouteSet> = tickets.iter().map(|its| way(its, RouteSet::EMPTY)).collect();
        let over = |trunk: usize| {
            let mut ways = vec![RouteSet::EMPTY; tickets.len()];
            for number in std::iter::once(trunk).chain((0..tickets.len()).filter(|other| *other != trunk)) {
                ways[number] = way(&tickets[number], all(&ways));
            }
            ways
        };
        let trunks = if tickets.len() > 1 { tickets.len().min(MOST) } else { 0 };
        let tried = std::iter::once(alone).chain((0..trunks).map(over));
        let Some(mut ways) = tried.min_by_key(|ways| self.trains(all(ways))) else { return RouteSet::EMPTY };
        for number in 0..ways.len() {
            let mine = std::mem::take(&mut ways[number]);
            let others = all(&ways);
            let other = way(&tickets[number], others);
            let is_shorter = self.trains(others.union(other)) < self.trains(others.union(mine));
            ways[number] = if is_shorter { other } else { mine };
        }
        all(&ways)
    }

    /// The missing routes of the cheapest way besides those that will be claimed anyway, over those that are wanted where it costs no more.
    fn way(&self, ticket: Ticket, anyway: RouteSet, wanted: RouteSet) -> Option<RouteSet> {
        self.way_by(ticket, |line| match anyway.contains(line.route) {
            true => 0,
            false => line.trains * SCALE - u32::from(wanted.contains(line.route)) * line.trains,
        })
    }

    /// The shortest of a plan that has one.
    fn way_within(&self, ticket: Ticket, plan: RouteSet) -> Option<RouteSet> {
        self.way_by(ticket, |line| if plan.contains(line.route) { line.trains } else { AROUND })
    }

    /// The missing routes of the way that costs least.
    fn way_by(&self, ticket: Ticket, cost: impl Fn(&Line) -> u32) -> Option<RouteSet> {
        let [from, to] = ticket.ends();
        let far = self.far_from(from, |line| if self.own.contains(line.route) { 0 } else { cost(line) });
        let (mut way, mut at) = (RouteSet::EMPTY, to);
        while let Some(line) = far.came_by[at.index()] {
            if !self.own.contains(line.route) {
                way = way.with(line.route);
            }
            at = line.from;
        }
        (at == from).then_some(way)
    }

    /// The missing routes of every cheapest way, and the trains of one.
    fn nearer(&self, ticket: Ticket) -> (RouteSet, Option<u32>) {
        let cost = |line: &Line| if self.own.contains(line.route) { 0 } else { line.trains };
        let [from, to] = ticket.ends();
        let [near, far] = [from, to].map(|end| self.far_from(end, cost).cost);
        let all = near[to.index()];
        if all == u32::MAX {
            return (RouteSet::EMPTY, None);
        }
        let by = |line: &Line| near[line.from.index()].saturating_add(cost(line)).saturating_add(far[line.to.index()]);
        let lines = self.lines.iter().filter(|line| cost(line) > 0 && by(line) == all);
        (lines.map(|line| line.route).collect(), Some(all))
    }

    fn far_from(&self, city: City, cost: impl Fn(&Line) -> u32) -> Far {
        let mut far = Far { cost: [u32::MAX; City::COUNT], came_by: [None; City::COUNT] };
        far.cost[city.index()] = 0;
        // Those that lines lead to, and that are not left yet: few at a time.
        let mut edge = vec![city];
        while let Some(at) = (0..edge.len()).min_by_key(|at| (far.cost[edge[*at].index()], edge[*at].index())) {
            let nearest = edge.swap_remove(at);
            for line in self.lines_from(nearest) {
                let by_here = far.cost[nearest.index()] + cost(line);
                let before = &mut far.cost[line.to.index()];
                if by_here < *before {
                    if *before == u32::MAX {
                        edge.push(line.to);
                    }
                    *before = by_here;
                    far.came_by[line.to.index()] = Some(*line);
                }
            }
        }
        far
    }
}
