//! What is so on a map whoever has claimed what: where its routes lead, and how far its cities are from each other at least.

use std::cell::RefCell;
use std::rc::Rc;
use ticket_to_ride_legacy::{City, CitySet, KnownWorld, Route, RouteId, RouteSet};

/// By city: the fewest claims, or trains, that a way takes.
type Row = [u8; City::COUNT];

/// Farther than any way on the map is long, and little enough that two of them can be added.
const FAR: u8 = 120;

/// The open routes of a map, and the shortest ways over them.
pub(super) struct Reach {
    routes: Vec<Route>,
    open: RouteSet,
    lines: Vec<Line>,
    /// By city: where its lines begin in the list. The last entry is the end of it.
    first: [u16; City::COUNT + 1],
    claims: Vec<Row>,
    trains: Vec<Row>,
}

/// A route, as a city sees it.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) to: u8,
    pub(super) route: RouteId,
}

thread_local! {
    /// Of the map that was looked at last, and in which world: it is the same in all games of a year.
    static KNOWN: RefCell<Option<(KnownWorld, Rc<Reach>)>> = const { RefCell::new(None) };
}

impl Reach {
    pub(super) fn of(world: &KnownWorld) -> Rc<Reach> {
        KNOWN.with_borrow_mut(|known| {
            if let Some((last, reach)) = known
                && last.is(world)
            {
                return Rc::clone(reach);
            }
            let is_it = |reach: &Rc<Reach>| reach.open == world.open_routes() && reach.routes == world.routes();
            let reach =
                known.take().map(|(_, reach)| reach).filter(is_it).unwrap_or_else(|| Rc::new(Reach::measure(world)));
            Rc::clone(&known.insert((world.clone(), reach)).1)
        })
    }

    fn measure(world: &KnownWorld) -> Reach {
        let (routes, open) = (world.routes().to_vec(), world.open_routes());
        let (claims, trains) = (shortest(&routes, open, |_| 1), shortest(&routes, open, |route| route.length));
        let (mut lines, mut first) = (Vec::new(), [0; City::COUNT + 1]);
        for (city, next) in City::all().zip(&mut first[1..]) {
            for route in open.iter().map(|id| &routes[id.index()]).filter(|route| route.touches(city)) {
                let [from, to] = route.ends;
                let other = if from == city { to } else { from };
                lines.push(Line { to: other.index() as u8, route: route.id });
            }
            *next = lines.len() as u16;
        }
        Reach { routes, open, lines, first, claims, trains }
    }

    /// The routes of the city with this number.
    pub(super) fn lines_from(&self, city: usize) -> &[Line] {
        &self.lines[usize::from(self.first[city])..usize::from(self.first[city + 1])]
    }

    /// Where a way to these is laid already.
    pub(super) fn beyond(&self, reached: CitySet) -> Beyond<'_> {
        let mut beyond = Beyond { reach: self, claims: [FAR; City::COUNT], trains: [FAR; City::COUNT] };
        for city in reached.iter() {
            take_least(&mut beyond.claims, &self.claims[city.index()]);
            take_least(&mut beyond.trains, &self.trains[city.index()]);
        }
        beyond
    }
}

/// How far cities are at least from the routes that are laid already, all taken as one place.
pub(super) struct Beyond<'a> {
    reach: &'a Reach,
    claims: Row,
    trains: Row,
}

impl Beyond<'_> {
    /// Claims and trains that it takes at least to join two cities.
    pub(super) fn least(&self, [from, to]: [City; 2]) -> (u8, u8) {
        let [from, to] = [from.index(), to.index()];
        let claims = self.reach.claims[from][to].min(self.claims[from] + self.claims[to]);
        let trains = self.reach.trains[from][to].min(self.trains[from] + self.trains[to]);
        (claims, trains)
    }
}

fn take_least(row: &mut Row, other: &Row) {
    row.iter_mut().zip(other).for_each(|(here, there)| *here = (*here).min(*there));
}

/// From every city to every city (Floyd and Warshall's way).
fn shortest(routes: &[Route], open: RouteSet, long: impl Fn(&Route) -> u8) -> Vec<Row> {
    let mut rows = vec![[FAR; City::COUNT]; City::COUNT];
    let mut on_a_route = [false; City::COUNT];
    for route in open.iter().map(|id| &routes[id.index()]) {
        let [from, to] = route.ends.map(City::index);
        rows[from][to] = rows[from][to].min(long(route));
        rows[to][from] = rows[from][to];
        (on_a_route[from], on_a_route[to]) = (true, true);
    }
    (0..City::COUNT).for_each(|city| rows[city][city] = 0);
    for by in (0..City::COUNT).filter(|city| on_a_route[*city]) {
        let through = rows[by];
        for row in rows.iter_mut().filter(|row| row[by] < FAR) {
            let first = row[by];
            row.iter_mut().zip(&through).for_each(|(here, more)| *here = (*here).min(first + more));
        }
    }
    rows
}
