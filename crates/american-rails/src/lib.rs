//! American Rails: 3–5 players, up to seven years, six railways. The law is `rules/american-rails.md`.
//!
//! In reading order: what is printed, what is on the table, what players do, what comes of it.

mod tables;

mod options;
mod state;

mod action;
mod rules;

mod event;
mod illegal;
mod lessons;
mod open;
mod samples;
mod scenarios;
mod script;
mod view;

use engine::conformance::Conforms;
use engine::{Chance, Game, Message, Rule, Seat, SeatSet, Standings, Viewer};
use rules::{auction, develop, end, expand, finance, first_cube, leave, setup, take, year};

pub use action::Action;
pub use event::Event;
pub use illegal::Illegal;
pub use lessons::LESSONS;
pub use open::Open;
pub use options::{Banker, Options};
pub use rules::auction::least_bid;
pub use rules::dividends::dividend;
pub use rules::finance::DOLLARS as FINANCE_DOLLARS;
pub use rules::take::DOLLARS as TAKE_DOLLARS;
pub use scenarios::SCENARIOS;
pub use script::AmericanRailsScript;
pub use state::{AmericanRails, Auction, EndReason, EndReasons, FIRST_YEAR, HighBid, LAST_YEAR, MOST_SEATS, Phase};
pub use tables::hex_sets::ALL_CITIES;
pub use tables::map::{CITIES, City, Hex, HexSet, Terrain};
pub use tables::railways::{Railway, RailwaySet};
pub use tables::track::Space;
pub use view::{CityValue, PlayerView, RailwayView, View};

impl Game for AmericanRails {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;

    const SLUG: &'static str = "american-rails";
    const RULES: u32 = 1;

    fn new(
        seats: usize,
        options: &Options,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) -> Result<AmericanRails, Illegal> {
        setup::set_up(seats, options, chance, events)
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn to_act(&self) -> SeatSet {
        self.phase.seat().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn legal_actions(&self, seat: Seat, legal: &mut Vec<Action>) {
        if self.phase.seat() != Some(seat) {
            return;
        }
        match self.phase {
            Phase::NameRailway { .. } => auction::list_railways(self, legal),
            Phase::Auction(_) => auction::list_bids(self, legal),
            Phase::FirstCube { .. } => first_cube::list(self, legal),
            Phase::MoveTrain { .. } => year::list_spaces(self, legal),
            Phase::Develop { .. } => develop::list(self, legal),
            Phase::Finance { .. } => finance::list(self, legal),
            Phase::Take { .. } => take::list(self, seat, legal),
            Phase::Expand { .. } => expand::list(self, seat, legal),
            Phase::Finished { .. } => {}
        }
        if leave::may_leave(self).is_ok() {
            legal.push(Action::Leave);
        }
        if expand::may_stop(self).is_ok() {
            legal.push(Action::Stop);
        }
    }

    fn check(&self, _: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::NameRailway { railway } => auction::may_name_railway(self, railway).map(drop),
            Action::Bid { dollars } => auction::may_bid(self, dollars).map(drop),
            Action::Pass => auction::may_pass(self).map(drop),
            Action::PlaceFirstCube { city } => first_cube::may_place(self, city).map(drop),
            Action::MoveTrain { space } => year::may_move_train(self, space).map(drop),
            Action::Develop { city } => develop::may_develop(self, city).map(drop),
            Action::Finance { railway } => finance::may_finance(self, railway).map(drop),
            Action::TakeFromBank | Action::TakeFromOthers => take::may_take(self).map(drop),
            Action::PlaceCube { railway, hex } => expand::may_place_cube(self, railway, hex).map(drop),
            Action::Leave => leave::may_leave(self).map(drop),
            Action::Stop => expand::may_stop(self).map(drop),
        }
    }

    fn apply(&mut self, _: Seat, action: &Action, _: &mut Chance, events: &mut Vec<Event>) -> Result<(), Illegal> {
        match *action {
            Action::NameRailway { railway } => auction::name_railway(self, railway, events),
            Action::Bid { dollars } => auction::bid(self, dollars, events),
            Action::Pass => auction::pass(self, events),
            Action::PlaceFirstCube { city } => first_cube::place(self, city, events),
            Action::MoveTrain { space } => year::move_train(self, space, events),
            Action::Develop { city } => develop::develop(self, city, events),
            Action::Finance { railway } => finance::finance(self, railway, events),
            Action::TakeFromBank => take::take_from_bank(self, events),
            Action::TakeFromOthers => take::take_from_others(self, events),
            Action::PlaceCube { railway, hex } => expand::place_cube(self, railway, hex, events),
            Action::Leave => leave::leave(self, events),
            Action::Stop => expand::stop(self, events),
        }
    }

    fn view(&self, _: Viewer) -> View {
        view::view(self)
    }

    fn eyes(_: Viewer) -> Viewer {
        Viewer::Spectator
    }

    fn imagine(view: &View, _: &mut Chance) -> AmericanRails {
        view::imagine(view)
    }

    fn standings(&self) -> Standings {
        end::standings(self)
    }

    fn tell(event: &Event) -> Message {
        event.message()
    }

    fn explain(illegal: &Illegal) -> Message {
        illegal.message()
    }

    fn rule(illegal: &Illegal) -> Rule {
        illegal.rule()
    }
}

/// What the conformance kit must know.
impl Conforms for AmericanRails {
    fn tables() -> Vec<(usize, Options)> {
        let drawn = Options { banker: Banker::Drawn, negotiation: false };
        (3..=5).flat_map(|seats| [(seats, Options::default()), (seats, drawn)]).collect()
    }

    /// Each railway's cubes and shares, and the houses: on the board, with players, in the supply, out of the game.
    fn sums(&self) -> Vec<(&'static str, i64)> {
        let cubes = self.railways.iter().map(|its| its.track.len() as i64 + i64::from(its.cubes_left));
        let shares = Railway::ALL.iter().map(|railway| {
            let its = self.railway(*railway);
            i64::from(self.shares_held(*railway) + its.shares_left + its.shares_removed)
        });
        let houses = self.houses.len() as i64 + i64::from(self.houses_left());
        cubes.map(|sum| ("cubes", sum)).chain(shares.map(|sum| ("shares", sum))).chain([("houses", houses)]).collect()
    }
}
