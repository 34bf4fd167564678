//! A table that begins when all are there: until then nobody acts, and everybody who sits down adds to the seed.
//!
//! The last to sit down begins the game with the same step of the log, so that it begins once, on however many servers.

use crate::app::App;
use crate::ask::Step;
use crate::clocks::STANDS_IN;
use crate::now::Now;
use crate::opening::{added, bot_seat, number_namesakes};
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Running;
use catalog::engine::{FairSeed, Seat};
use catalog::web_ui::Words;
use std::sync::Arc;
use storage::{Entry, StoredSeat};

impl App {
    /// The table of this name, if its game has begun.
    pub(crate) async fn begun_table(&self, id: &str) -> Result<Arc<Running>, Problem> {
        let table = self.table(id).await?;
        match table.now().is_gathering() {
            true => Err(Problem::from(Kind::NotBegun).back_to(table.path())),
            false => Ok(table.clone()),
        }
    }
}

impl Running {
    /// The step; and where all are there then, the game begins with it.
    pub(crate) fn beginning_with(&self, now: &Now, mut step: Step) -> Step {
        let seats = seats_after(now, &step.entries);
        if now.is_gathering() && !step.entries.is_empty() && seats.iter().all(|seat| seat.taken) {
            let fair = FairSeed::new(self.stored.server_secret.clone(), added(&seats));
            step.entries.push(Entry::Begin { seed: fair.seed().as_str().to_owned() });
        }
        step
    }

    /// Whoever opened the table does not wait any longer: bots sit down on the chairs that are still empty.
    pub(crate) async fn begin_with_bots(self: &Arc<Self>, app: &App, reader: &Reader) -> Result<(), Problem> {
        if !self.is_owner(reader) {
            return Err(Problem::from(Kind::NotYourTable).back_to(self.path()));
        }
        let (table, words) = (self.clone(), reader.words());
        let done = self.write(app, move |now| match now.is_gathering() {
            true => Ok(table.beginning_with(now, Step { entries: bots_sit_down(now, words), finishes: false })),
            false => Ok(Step::default()),
        });
        done.await.map_err(|problem| problem.back_to(self.path()))
    }
}

/// The seats as these entries leave them.
fn seats_after(now: &Now, entries: &[Entry]) -> Vec<StoredSeat> {
    let mut seats = now.seats.clone();
    for entry in entries {
        match entry {
            Entry::Sit { seat, entropy, .. } => {
                let its = &mut seats[seat.index()];
                its.taken = true;
                its.entropy = its.entropy.take().or(entropy.clone());
            }
            Entry::HandOver { seat, to, .. } => seats[seat.index()] = StoredSeat { entropy: None, ..to.clone() },
            _ => {}
        }
    }
    seats
}

fn bots_sit_down(now: &Now, words: &Words) -> Vec<Entry> {
    let is_empty = |seat: &Seat| !now.seats[seat.index()].taken;
    let mut seats = now.seats.clone();
    for seat in Seat::all(seats.len()).filter(is_empty) {
        seats[seat.index()] = bot_seat(seat, STANDS_IN, words);
    }
    number_namesakes(&mut seats);
    let hand_over = |seat: Seat| Entry::HandOver { seat, to: seats[seat.index()].clone(), holder: None };
    Seat::all(now.seats.len()).filter(is_empty).map(hand_over).collect()
}
