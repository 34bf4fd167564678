//! Carnegie: 2–4 players, or one against Andrew; 20 rounds. The law is `rules/carnegie.md`.
//!
//! In reading order: what is printed, what is on the table, what players do, what comes of it.

mod tables;

mod options;
mod player;
mod state;

mod action;
mod rules;

mod event;
mod illegal;
mod lessons;
mod samples;
mod scenarios;
mod script;
mod telling;
mod view;

use engine::conformance::Conforms;
use engine::{Chance, Game, Message, Rule, Seat, SeatSet, Standings, Viewer};
use rules::{
    activate, charity, choice_tile, construction, departments, donate, effects, end, finish, flow, income, moves,
    opening, planning, round, sell, setup, study, trade, welfare,
};

pub use action::Action;
pub use event::{AndrewPart, Event, Lack, Place, Slide};
pub use illegal::Illegal;
pub use lessons::LESSONS;
pub use options::{Level, Options, StartPlayer};
pub use player::{DISCS, Player, Price, Room, Stance, Strip, WORKERS};
pub use rules::andrew_score::AndrewScore;
pub use rules::network::{Network, network_points};
pub use rules::score::{Score, ScorePart};
pub use rules::uses::Work;
pub use scenarios::SCENARIOS;
pub use script::CarnegieScript;
pub use state::{Andrew, CardOnTable, Carnegie, Chosen, Phase, ROUNDS, Row, Turn};
pub use tables::andrew_cards::{Back, Card, CardSet, Front, SLOTS, slot_points};
pub use tables::company::Space;
pub use tables::department::Department;
pub use tables::donation::{Category, Donation, DonationSet, Effect};
pub use tables::gain::{Gain, Resource};
pub use tables::map::{City, CitySet, CitySize};
pub use tables::region::Region;
pub use tables::slot::{Slot, SlotSet};
pub use tables::strips::{Field, Project, Side};
pub use tables::timeline::{RoundEvent, STEPS, TileSide, Timeline};
pub use tables::transport::{LAST_SPACE, TRACK_LENGTH, TransportLevel, TransportSpace};
pub use view::{Owner, View};

impl Game for Carnegie {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;

    const SLUG: &'static str = "carnegie";
    const RULES: u32 = 1;

    fn new(seats: usize, options: &Options, chance: &mut Chance, events: &mut Vec<Event>) -> Result<Carnegie, Illegal> {
        setup::set_up(seats, options, chance, events)
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn to_act(&self) -> SeatSet {
        self.phase.to_act()
    }

    fn legal_actions(&self, seat: Seat, legal: &mut Vec<Action>) {
        if !self.phase.to_act().contains(seat) {
            return;
        }
        match self.phase {
            Phase::ChooseSides { .. } => opening::list_sides(legal),
            Phase::PlaceStartDisc { .. } => opening::list_start_slots(self, legal),
            Phase::TakeDepartment { .. } => opening::list_tiles(self, legal),
            Phase::SetUpMoves { left, .. } => moves::list(self, seat, left, legal),
            Phase::ChooseTimeline { .. } => round::list_timelines(legal),
            Phase::TakeBack { region, .. } => income::list_workers(self, seat, region, legal),
            Phase::Study { points, .. } => study::list(self, seat, points, legal),
            Phase::ChooseIncome { project, circle, .. } => income::list_incomes(self, seat, project, circle, legal),
            Phase::Donate { .. } => donate::list(self, seat, legal),
            Phase::Departments { .. } => departments::list(self, seat, legal),
            Phase::PlaceDepartment { department, .. } => planning::list_spaces(self, seat, department, legal),
            Phase::BringWorker { to, .. } => planning::list_workers(self, seat, to, legal),
            Phase::Build { project, .. } => construction::list_slots(self, project, legal),
            Phase::Activate { .. } => activate::list(self, seat, legal),
            Phase::Welfare { .. } => welfare::list(self, seat, legal),
            Phase::Finished => {}
        }
        if sell::may_sell_good(self, seat).is_ok() {
            legal.push(Action::SellGood);
        }
        if finish::may_finish(self).is_ok() {
            legal.push(Action::Finish);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::ChooseSides { .. } => opening::may_choose_sides(self, seat).map(drop),
            Action::PlaceStartDisc { slot } => opening::may_place_start_disc(self, slot),
            Action::TakeDepartment { department } if self.is_set_up() => opening::may_reserve(self, department),
            Action::TakeDepartment { department } => planning::may_pick(self, department).map(drop),
            Action::MoveWorker { from, to, worker } => moves::may_move(self, from, to, worker).map(drop),
            Action::ChooseTimeline { .. } => round::may_choose_timeline(self).map(drop),
            Action::TakeBack { workers } => income::may_take_back(self, workers).map(drop),
            Action::ChooseIncome { gain } => income::may_choose_income(self, gain).map(drop),
            Action::Donate { donation } => donate::may_donate(self, donation).map(drop),
            Action::PlayChoiceTile { timeline } => choice_tile::may_play(self, timeline).map(drop),
            Action::Use { department, gain, assignment } => {
                effects::may_use_for(self, department, gain, assignment).map(drop)
            }
            Action::Trade { department, goods } => trade::may_trade(self, department, goods).map(drop),
            Action::PlaceDepartment { space } => planning::may_place(self, space).map(drop),
            Action::BringWorker { from, worker } => planning::may_bring(self, from, worker).map(drop),
            Action::ChooseProject { department, project } => {
                construction::may_choose_project(self, department, project).map(drop)
            }
            Action::Build { slot } => construction::may_build(self, slot).map(drop),
            Action::GiveOnTop { donation, .. } => charity::may_give_on_top(self, donation).map(drop),
            Action::AdvanceStrip { project } => study::may_advance_strip(self, project).map(drop),
            Action::AdvanceTransport { region } => study::may_advance_transport(self, region).map(drop),
            Action::Activate { department } => activate::may_activate(self, seat, department).map(drop),
            Action::PayWelfare { donation } => welfare::may_pay(self, seat, donation).map(drop),
            Action::SellGood => sell::may_sell_good(self, seat),
            Action::Finish => finish::may_finish(self),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        match *action {
            Action::ChooseSides { housing, commerce, industry, infrastructure } => {
                opening::choose_sides(self, seat, [housing, commerce, industry, infrastructure], events)
            }
            Action::PlaceStartDisc { slot } => opening::place_start_disc(self, seat, slot, events),
            Action::TakeDepartment { department } if self.is_set_up() => {
                opening::reserve(self, seat, department, events)
            }
            Action::TakeDepartment { department } => planning::pick(self, department, events),
            Action::MoveWorker { from, to, worker } => moves::move_worker(self, from, to, worker, events),
            Action::ChooseTimeline { timeline } => round::choose_timeline(self, timeline, chance, events),
            Action::TakeBack { workers } => income::take_back(self, workers, events),
            Action::ChooseIncome { gain } => income::choose_income(self, gain, events),
            Action::Donate { donation } => donate::donate(self, donation, events),
            Action::PlayChoiceTile { timeline } => choice_tile::play(self, timeline, events),
            Action::Use { department, gain, assignment } => {
                effects::use_for(self, department, gain, assignment, events)
            }
            Action::Trade { department, goods } => trade::trade(self, department, goods, events),
            Action::PlaceDepartment { space } => planning::place_department(self, space, events),
            Action::BringWorker { from, worker } => planning::bring(self, from, worker, events),
            Action::ChooseProject { department, project } => {
                construction::choose_project(self, department, project, events)
            }
            Action::Build { slot } => construction::build(self, slot, events),
            Action::GiveOnTop { donation, assignment } => charity::give_on_top(self, donation, assignment, events),
            Action::AdvanceStrip { project } => study::advance_strip(self, project, events),
            Action::AdvanceTransport { region } => study::advance_transport(self, region, events),
            Action::Activate { department } => activate::activate(self, seat, department, events),
            Action::PayWelfare { donation } => welfare::pay(self, seat, donation, events),
            Action::SellGood => sell::sell_good(self, seat, events),
            Action::Finish => finish::finish(self, seat, events),
        }?;
        flow::go_on(self, chance, events);
        Ok(())
    }

    fn view(&self, _: Viewer) -> View {
        view::view(self)
    }

    fn eyes(_: Viewer) -> Viewer {
        Viewer::Spectator
    }

    fn imagine(view: &View, _: &mut Chance) -> Carnegie {
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
impl Conforms for Carnegie {
    fn tables() -> Vec<(usize, Options)> {
        let solo = Level::ALL.map(|level| (1, Options { level, ..Options::default() }));
        let drawn = Options { start: StartPlayer::Drawn, ..Options::default() };
        let second = Options { start: StartPlayer::Seat2, ..Options::default() };
        let together = (2..=4).flat_map(|seats| [(seats, drawn), (seats, second)]);
        solo.into_iter().chain(together).collect()
    }

    /// Each player's workers and discs, the tiles, the neutral discs and Andrew's: wherever they are.
    fn sums(&self) -> Vec<(&'static str, i64)> {
        let mut sums = Vec::new();
        for player in &self.players[..self.seat_count()] {
            sums.push(("workers", player.all_workers().into()));
            sums.push(("discs", player.all_discs().into()));
        }
        sums.push(("tiles", self.all_tiles()));
        sums.push(("neutral discs", (self.neutral_projects.len() + self.neutral_donations.len()) as i64));
        if let Some(andrew) = self.andrew {
            let placed = andrew.projects.len() + andrew.donations.len() + andrew.transport.len();
            sums.push(("Andrew's discs", placed as i64 + i64::from(andrew.discs)));
        }
        sums
    }
}
