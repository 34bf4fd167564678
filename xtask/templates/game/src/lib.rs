//! Sample Line. The law is `rules/sample-line.md`.
//!
//! In reading order: what is printed, what is on the table, what players do, what comes of it.

mod tables;

mod options;
mod state;

mod action;
mod rules;

mod event;
mod illegal;
mod view;

mod campaign;

mod lessons;
mod scenarios;
mod script;

use engine::conformance::Conforms;
use engine::{Chance, Game, Message, Rule, Seat, SeatSet, Standings, Viewer};
use rules::{build, end, setup};

pub use action::Action;
pub use campaign::{Campaign, Fault};
pub use event::Event;
pub use illegal::Illegal;
pub use lessons::LESSONS;
pub use options::Options;
pub use scenarios::SCENARIOS;
pub use script::SampleLineScript;
pub use state::{Phase, SampleLine};
pub use view::View;

impl Game for SampleLine {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;

    const SLUG: &'static str = "sample-line";
    const RULES: u32 = 1;

    fn new(seats: usize, _: &Options, _: &mut Chance, events: &mut Vec<Event>) -> Result<SampleLine, Illegal> {
        setup::set_up(seats, events)
    }

    fn seats(&self) -> usize {
        self.laid.len()
    }

    fn to_act(&self) -> SeatSet {
        self.phase.seat().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn legal_actions(&self, seat: Seat, legal: &mut Vec<Action>) {
        if self.phase.seat() != Some(seat) {
            return;
        }
        build::list(self, legal);
    }

    fn check(&self, _: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::LayLinks { links } => build::may_lay_links(self, links).map(drop),
        }
    }

    fn apply(&mut self, _: Seat, action: &Action, _: &mut Chance, events: &mut Vec<Event>) -> Result<(), Illegal> {
        match *action {
            Action::LayLinks { links } => build::lay_links(self, links, events),
        }
    }

    fn view(&self, _: Viewer) -> View {
        view::view(self)
    }

    fn imagine(view: &View, _: &mut Chance) -> SampleLine {
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
impl Conforms for SampleLine {
    fn tables() -> Vec<(usize, Options)> {
        (2..=4).map(|seats| (seats, Options::default())).collect()
    }

    /// The links: waiting or laid.
    fn sums(&self) -> Vec<(&'static str, i64)> {
        let laid: u8 = self.laid.iter().sum();
        vec![("links", i64::from(self.waiting + laid))]
    }
}
