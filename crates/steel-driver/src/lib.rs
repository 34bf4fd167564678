//! Steel Driver: 3–6 investors, five rounds, six companies. The law is `rules/steel-driver.md`.
//!
//! In reading order: what is printed, what is on the table, what players do, what comes of it.

mod tables;

mod options;
mod state;
mod trains;
mod transcontinental;

mod action;
mod rules;

mod event;
mod illegal;
mod lessons;
mod open;
mod samples;
mod view;

mod scenarios;
mod script;

use engine::conformance::Conforms;
use engine::{Chance, Game, Message, Rule, Seat, SeatSet, Standings, Viewer};
use rules::{accounting, auction, end, link, setup};

pub use action::Action;
pub use event::{Event, PassReason, Victory};
pub use illegal::Illegal;
pub use lessons::LESSONS;
pub use open::Open;
pub use options::{ActivePlayer, Options};
pub use rules::forecast::Forecast;
pub use rules::goods::{goods_sets, goods_value, set_value};
pub use rules::round::full_serving;
pub use scenarios::SCENARIOS;
pub use script::SteelDriverScript;
pub use state::{Auction, HighBid, LAST_ROUND, Phase, SteelDriver};
pub use tables::board::Board;
pub use tables::cities::{City, CitySet};
pub use tables::companies::{Company, CompanySet};
pub use tables::goods::Good;
pub use tables::links::{Link, LinkSet};
pub use trains::TrainTable;
pub use transcontinental::Transcontinental;
pub use view::{CompanyView, LinkPreview, PlayerView, View};

impl Game for SteelDriver {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;

    const SLUG: &'static str = "steel-driver";
    const RULES: u32 = 1;

    fn new(
        seats: usize,
        options: &Options,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) -> Result<SteelDriver, Illegal> {
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
            Phase::Open { .. } => auction::list_openings(self, seat, legal),
            Phase::Auction(_) => auction::list_bids(self, seat, legal),
            Phase::Build { .. } => link::list(self, legal),
            Phase::TakeGood { .. } => accounting::list(self, legal),
            Phase::Finished => {}
        }
    }

    fn check(&self, _: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Open { company, stones } => auction::may_open(self, company, stones).map(drop),
            Action::PassMarker => auction::may_pass_marker(self).map(drop),
            Action::Raise { stones } => auction::may_raise(self, stones).map(drop),
            Action::Pass => auction::may_pass(self).map(drop),
            Action::Build { link, start } => link::may_build(self, link, start).map(drop),
            Action::TakeGood { city } => accounting::may_take(self, city).map(drop),
        }
    }

    fn apply(&mut self, _: Seat, action: &Action, _: &mut Chance, events: &mut Vec<Event>) -> Result<(), Illegal> {
        match *action {
            Action::Open { company, stones } => auction::open(self, company, stones, events),
            Action::PassMarker => auction::pass_marker(self, events),
            Action::Raise { stones } => auction::raise(self, stones, events),
            Action::Pass => auction::pass(self, events),
            Action::Build { link, start } => link::build(self, link, start, events),
            Action::TakeGood { city } => accounting::take(self, city, events),
        }
    }

    fn view(&self, _: Viewer) -> View {
        view::view(self)
    }

    fn eyes(_: Viewer) -> Viewer {
        Viewer::Spectator
    }

    fn imagine(view: &View, _: &mut Chance) -> SteelDriver {
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
impl Conforms for SteelDriver {
    fn tables() -> Vec<(usize, Options)> {
        let fixed = Options { active_player: ActivePlayer::Seat2, map: Board::Cities42 };
        (3..=6).flat_map(|seats| [(seats, Options::default()), (seats, fixed)]).collect()
    }

    /// Stones, each company's track and shares, and the goods of each colour: wherever they lie.
    fn sums(&self) -> Vec<(&'static str, i64)> {
        let players: u8 = self.stones.iter().sum();
        let fields: u8 = self.companies.iter().map(|its| its.stones).sum();
        let stones = [("stones", i64::from(self.supply + players + fields))];
        let track = self.companies.iter().map(|its| ("track", its.links.len() as i64 + i64::from(its.track_left)));
        let shares = Company::ALL.iter().map(|company| {
            let held: u8 = self.all_seats().map(|seat| self.shares_of(seat, *company)).sum();
            ("shares", i64::from(held + self.company(*company).shares_left))
        });
        let goods = Good::ALL.iter().map(|good| {
            let on_board = self.goods_on_board.iter().filter(|city| city.good() == *good).count() as i64;
            let gathered: u8 = self.companies.iter().map(|its| its.goods[good.index()]).sum();
            ("goods", on_board + i64::from(gathered + self.goods_supply[good.index()]))
        });
        stones.into_iter().chain(track).chain(shares).chain(goods).collect()
    }
}
