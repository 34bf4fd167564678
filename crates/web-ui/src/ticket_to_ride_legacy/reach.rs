//! What a ticket still needs: the cheapest chain of own and free routes between its cities (LG-5.4).

use engine::Seat;
use ticket_to_ride_legacy::{City, RouteId, RouteSet, Ticket, View};

/// The routes a company would have to claim, and the trains they take.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Missing {
    pub(crate) routes: RouteSet,
    pub(crate) trains: u32,
}

impl Missing {
    /// Whether this route would do: a missing piece, or the other line of a double in its place.
    pub(crate) fn takes(&self, view: &View, id: RouteId) -> bool {
        self.routes.contains(id) || view.world.beside(id).iter().any(|other| self.routes.contains(other))
    }

    /// The missing pieces, each with the lines beside it that would do as well.
    pub(crate) fn pieces(&self, view: &View, seat: Seat) -> impl Iterator<Item = Vec<RouteId>> {
        let free = view.free_routes(seat);
        self.routes.iter().map(move |id| {
            let beside = view.world.beside(id).iter().filter(move |other| free.contains(*other));
            std::iter::once(id).chain(beside).collect()
        })
    }
}

/// None where other companies' trains leave no way; nothing missing where the chain is whole.
pub(crate) fn missing(view: &View, seat: Seat, ticket: Ticket) -> Option<Missing> {
    missing_beside(view, seat, ticket, RouteSet::EMPTY)
}

/// A way to complete several: the longest first makes a trunk for the others. There may be a shorter one.
pub(crate) fn missing_together(view: &View, seat: Seat, mut tickets: Vec<Ticket>) -> Option<Missing> {
    tickets.sort_by_key(|ticket| std::cmp::Reverse(ticket.value()));
    tickets.into_iter().try_fold(Missing::default(), |all, ticket| {
        let more = missing_beside(view, seat, ticket, all.routes)?;
        Some(Missing { routes: all.routes.union(more.routes), trains: all.trains + more.trains })
    })
}

/// What it needs besides the routes that will be claimed anyway.
fn missing_beside(view: &View, seat: Seat, ticket: Ticket, anyway: RouteSet) -> Option<Missing> {
    let [from, to] = ticket.ends();
    let there = view.player(seat).routes.union(anyway);
    let edges = edges(view, seat, there);
    let mut of: [Vec<usize>; City::COUNT] = [const { Vec::new() }; City::COUNT];
    for (number, (_, ends, _)) in edges.iter().enumerate() {
        ends.iter().for_each(|city| of[city.index()].push(number));
    }
    let mut trains = [u32::MAX; City::COUNT];
    let mut came_by: [Option<(RouteId, City)>; City::COUNT] = [None; City::COUNT];
    let mut is_done = [false; City::COUNT];
    trains[from.index()] = 0;
    while let Some(nearest) = City::all()
        .filter(|city| !is_done[city.index()] && trains[city.index()] < u32::MAX)
        .min_by_key(|city| trains[city.index()])
    {
        if nearest == to {
            break;
        }
        is_done[nearest.index()] = true;
        for (id, ends, cost) in of[nearest.index()].iter().map(|number| &edges[*number]) {
            let other = if ends[0] == nearest { ends[1] } else { ends[0] };
            let by_here = trains[nearest.index()] + cost;
            if by_here < trains[other.index()] {
                trains[other.index()] = by_here;
                came_by[other.index()] = Some((*id, nearest));
            }
        }
    }
    (trains[to.index()] < u32::MAX).then(|| {
        let mut routes = RouteSet::EMPTY;
        let mut at = to;
        while let Some((route, before)) = came_by[at.index()] {
            routes = routes.with(route);
            at = before;
        }
        Missing { routes: routes.minus(there), trains: trains[to.index()] }
    })
}

/// Routes this company has or can still claim, with the trains each costs it: none where they are there already.
fn edges(view: &View, seat: Seat, there: RouteSet) -> Vec<(RouteId, [City; 2], u32)> {
    view.free_routes(seat)
        .union(there)
        .iter()
        .map(|id| {
            let route = view.world.route(id);
            (id, route.ends, if there.contains(id) { 0 } else { u32::from(route.length) })
        })
        .collect()
}
