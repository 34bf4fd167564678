//! What cards are drawn for: the pieces of the plan for own tickets that the hand can't pay yet.

use super::reach::Plan;
use engine::Seat;
use ticket_to_ride_legacy::{Colour, Route, RouteId, View};

pub(crate) struct Awaited<'a> {
    view: &'a View,
    /// The lines of each piece that the hand can't pay beside the others.
    unpaid: Vec<Vec<RouteId>>,
    /// Routes on other ways that are as short.
    beside_the_plan: Vec<RouteId>,
    /// By colour: cards that pay for nothing yet. Locomotives that pay for nothing yet.
    left: [u8; Colour::ALL.len()],
    locomotives: u8,
}

/// What a card brings nearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Purpose {
    pub(crate) route: RouteId,
    /// Cards of its colour there would be for it, and with locomotives.
    pub(crate) have: u8,
    pub(crate) with_locomotives: u8,
}

impl<'a> Awaited<'a> {
    pub(crate) fn of(view: &'a View, seat: Seat, plan: &Plan) -> Awaited<'a> {
        let hand = view.player(seat).hand.unwrap_or_default();
        let (left, locomotives) = (Colour::ALL.map(|colour| hand.of(colour)), hand.locomotives());
        let beside_the_plan = plan.of_any_way(view, seat).minus(plan.pieces(view, seat).flatten().collect());
        let mut awaited =
            Awaited { view, unpaid: Vec::new(), beside_the_plan: beside_the_plan.iter().collect(), left, locomotives };
        let mut pieces: Vec<Vec<RouteId>> = plan.pieces(view, seat).collect();
        // Whatever takes one colour alone is paid before what takes any.
        pieces.sort_by_key(|lines| (awaited.lines(lines).any(|line| line.colour.is_none()), awaited.length(lines)));
        for with_locomotives in [false, true] {
            pieces.retain(|lines| !awaited.pay(lines, with_locomotives));
        }
        Awaited { unpaid: pieces, ..awaited }
    }

    /// The piece that a card of this colour brings nearest, what takes no other colour first; else a route on another way.
    pub(crate) fn purpose(&self, colour: Colour) -> Option<Purpose> {
        let of = |routes: &mut dyn Iterator<Item = RouteId>| {
            let takes_it = |id: &RouteId| self.brings_nearer(self.view.world.route(*id), colour);
            let order = |id: &RouteId| (self.view.world.route(*id).colour.is_none(), self.view.world.route(*id).length);
            Some(self.told(routes.filter(takes_it).min_by_key(order)?, colour))
        };
        of(&mut self.unpaid.iter().flatten().copied()).or_else(|| of(&mut self.beside_the_plan.iter().copied()))
    }

    /// What such a card would come to for any route.
    pub(crate) fn told(&self, route: RouteId, colour: Colour) -> Purpose {
        let have = self.left[colour as usize] + 1;
        let with_locomotives = (have + self.locomotives).min(self.view.world.route(route).length);
        Purpose { route, have, with_locomotives }
    }

    /// Whether any piece is still to be paid.
    pub(crate) fn is_waiting(&self) -> bool {
        !self.unpaid.is_empty()
    }

    /// A grey route is paid in one colour: another that is far behind brings it no nearer.
    fn brings_nearer(&self, route: &Route, colour: Colour) -> bool {
        let have = self.left[colour as usize] + 1;
        let most = self.left.into_iter().max().unwrap_or_default();
        let is_its = route.colour.map_or(have >= most, |its| its == colour);
        is_its && have <= route.length && most_of(route, self.left) + self.locomotives < route.length
    }

    fn lines<'s>(&'s self, lines: &'s [RouteId]) -> impl Iterator<Item = &'s Route> {
        lines.iter().map(|id| self.view.world.route(*id))
    }

    fn length(&self, lines: &[RouteId]) -> u8 {
        self.lines(lines).map(|line| line.length).max().unwrap_or_default()
    }

    /// Whether the cards that are left pay one of these lines; then they are spent.
    fn pay(&mut self, lines: &[RouteId], with_locomotives: bool) -> bool {
        let locomotives = if with_locomotives { self.locomotives } else { 0 };
        let pays = |line: &Route, colour: Colour| {
            let is_its = line.colour.is_none_or(|its| its == colour);
            is_its && self.left[colour as usize] + locomotives >= line.length
        };
        let ways = self.lines(lines).flat_map(|line| Colour::ALL.map(|colour| (line, colour)));
        let ways = ways.filter(|(line, colour)| pays(line, *colour));
        let paid =
            ways.map(|(line, colour)| (line.length, colour)).max_by_key(|(_, colour)| self.left[*colour as usize]);
        let Some((length, colour)) = paid else { return false };
        let coloured = self.left[colour as usize].min(length);
        self.left[colour as usize] -= coloured;
        self.locomotives -= length - coloured;
        true
    }
}

/// Cards of one colour that it takes.
fn most_of(route: &Route, cards: [u8; Colour::ALL.len()]) -> u8 {
    let any = || cards.into_iter().max().unwrap_or_default();
    route.colour.map_or_else(any, |colour| cards[colour as usize])
}
