//! What a ticket still needs: the cheapest chain of own and free routes between its cities (LG-5.4).

use engine::Seat;
use ticket_to_ride_legacy::{City, RouteId, RouteSet, Ticket, View};

/// The routes a company would have to claim, and the trains they take.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Missing {
    /// One way. Of several that are as short, it is the one that helps most of the other tickets.
    pub(crate) routes: RouteSet,
    pub(crate) trains: u32,
    /// The routes of every way that is as short: each of them brings the ticket nearer.
    nearer: RouteSet,
}

impl Missing {
    /// Whether this route would do: a missing piece of some way, or the other line of a double in its place.
    pub(crate) fn takes(&self, view: &View, id: RouteId) -> bool {
        self.nearer.contains(id) || view.world.beside(id).iter().any(|other| self.nearer.contains(other))
    }

    /// Whether nothing is missing once this one is claimed.
    pub(crate) fn ends_with(&self, view: &View, id: RouteId) -> bool {
        self.takes(view, id) && self.trains == u32::from(view.world.route(id).length)
    }

    /// The missing pieces of one way, each with the lines beside it that would do as well.
    pub(crate) fn pieces(&self, view: &View, seat: Seat) -> impl Iterator<Item = Vec<RouteId>> {
        with_beside(self.routes, view, seat)
    }

    /// Every route that would do, whichever way is taken.
    pub(crate) fn of_any_way(&self, view: &View, seat: Seat) -> impl Iterator<Item = RouteId> {
        with_beside(self.nearer, view, seat).flatten()
    }
}

fn with_beside(routes: RouteSet, view: &View, seat: Seat) -> impl Iterator<Item = Vec<RouteId>> {
    let free = view.free_routes(seat);
    routes.iter().map(move |id| {
        let beside = view.world.beside(id).iter().filter(move |other| free.contains(*other));
        std::iter::once(id).chain(beside).collect()
    })
}

/// None where other companies' trains leave no way; nothing missing where the chain is whole.
pub(crate) fn missing(view: &View, seat: Seat, ticket: Ticket) -> Option<Missing> {
    let net = Net::of(view, seat);
    let way = net.way(ticket, RouteSet::EMPTY, RouteSet::EMPTY)?;
    Some(Missing { nearer: net.nearer(ticket), ..way })
}

/// How many trains that takes.
pub(crate) fn trains_missing(view: &View, seat: Seat, ticket: Ticket) -> Option<u32> {
    Some(Net::of(view, seat).way(ticket, RouteSet::EMPTY, RouteSet::EMPTY)?.trains)
}

/// The same of all tickets that a company holds or is offered: where ways are as short, they go together.
pub(crate) fn missing_of_all(view: &View, seat: Seat) -> Vec<(Ticket, Option<Missing>)> {
    let player = view.player(seat);
    let held = player.tickets.into_iter().flat_map(|tickets| tickets.iter());
    let offered = player.offered.into_iter().flat_map(|offer| offer.iter());
    let (net, tickets) = (Net::of(view, seat), held.chain(offered).collect::<Vec<_>>());
    let nearer: Vec<RouteSet> = tickets.iter().map(|ticket| net.nearer(*ticket)).collect();
    let of_others = |but: usize| {
        let others = nearer.iter().enumerate().filter(|(number, _)| *number != but);
        others.fold(RouteSet::EMPTY, |all, (_, its)| all.union(*its))
    };
    let missing = |number: usize, ticket: Ticket| {
        let way = net.way(ticket, RouteSet::EMPTY, of_others(number))?;
        Some(Missing { nearer: nearer[number], ..way })
    };
    tickets.iter().enumerate().map(|(number, ticket)| (*ticket, missing(number, *ticket))).collect()
}

/// A way to complete several: one of them makes a trunk for the others. There may be a shorter one.
pub(crate) fn missing_together(view: &View, seat: Seat, mut tickets: Vec<Ticket>) -> Option<Missing> {
    /// Trunks that are tried.
    const MOST: usize = 4;
    tickets.sort_by_key(|ticket| std::cmp::Reverse(ticket.value()));
    let net = Net::of(view, seat);
    let shared = tickets.iter().fold(RouteSet::EMPTY, |all, ticket| all.union(net.nearer(*ticket)));
    let begun_with = |trunk: usize| {
        let others = tickets.iter().enumerate().filter(|(number, _)| *number != trunk).map(|(_, ticket)| ticket);
        std::iter::once(&tickets[trunk]).chain(others).try_fold(Missing::default(), |all, ticket| {
            let more = net.way(*ticket, all.routes, shared)?;
            Some(Missing { routes: all.routes.union(more.routes), trains: all.trains + more.trains, ..all })
        })
    };
    match tickets.len() {
        0 => Some(Missing::default()),
        all => (0..all.min(MOST)).filter_map(begun_with).min_by_key(|its| its.trains),
    }
}

/// One way to complete them all: each by its own shortest way, or over a shared trunk where that takes fewer trains.
pub(crate) fn plan(view: &View, seat: Seat, open: &[(Ticket, Missing)]) -> Missing {
    let routes = open.iter().fold(RouteSet::EMPTY, |all, (_, its)| all.union(its.routes));
    let trains = routes.iter().map(|id| u32::from(view.world.route(id).length)).sum();
    let each = Missing { routes, trains, ..Missing::default() };
    let together = missing_together(view, seat, open.iter().map(|(ticket, _)| *ticket).collect());
    together.into_iter().chain([each]).min_by_key(|its| its.trains).unwrap_or_default()
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

impl Net {
    fn of(view: &View, seat: Seat) -> Net {
        let own = view.player(seat).routes;
        let routes = view.free_routes(seat).union(own);
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

    /// The cheapest way besides routes that will be claimed anyway, over those that are wanted where it costs no more.
    fn way(&self, ticket: Ticket, anyway: RouteSet, wanted: RouteSet) -> Option<Missing> {
        let [from, to] = ticket.ends();
        let there = self.own.union(anyway);
        let far = self.far_from(from, |line| match there.contains(line.route) {
            true => 0,
            false => line.trains * SCALE - u32::from(wanted.contains(line.route)) * line.trains,
        });
        let mut way = Missing::default();
        let mut at = to;
        while let Some(line) = far.came_by[at.index()] {
            if !there.contains(line.route) {
                way.routes = way.routes.with(line.route);
                way.trains += line.trains;
            }
            at = line.from;
        }
        (at == from).then_some(way)
    }

    /// The missing routes of every cheapest way.
    fn nearer(&self, ticket: Ticket) -> RouteSet {
        let cost = |line: &Line| if self.own.contains(line.route) { 0 } else { line.trains };
        let [from, to] = ticket.ends();
        let [near, far] = [from, to].map(|end| self.far_from(end, cost).cost);
        let all = near[to.index()];
        if all == u32::MAX {
            return RouteSet::EMPTY;
        }
        let by = |line: &Line| near[line.from.index()].saturating_add(cost(line)).saturating_add(far[line.to.index()]);
        self.lines.iter().filter(|line| cost(line) > 0 && by(line) == all).map(|line| line.route).collect()
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
