//! Once more: the same people, game, options and terms; everybody sits one seat further on.

use crate::app::App;
use crate::ask::Step;
use crate::opening::{Opening, entropy_of, plain};
use crate::problem::{Kind, Problem};
use crate::running::Running;
use crate::secrets;
use catalog::engine::Seat;
use std::sync::Arc;
use storage::{Entry, SeatKind, Session, StoredSeat};

impl Running {
    /// Opens the next table, or leads to the one that somebody else opened already.
    pub(crate) async fn rematch(self: &Arc<Self>, app: &App, by: &Session, entropy: &str) -> Result<String, Problem> {
        let (opening, holders) = {
            let now = self.now();
            if now.seats_of(Some(by)).is_empty() {
                return Err(Problem::from(Kind::NotSeated).back_to(self.path()));
            }
            if !now.table.is_over() || self.campaign.is_some() {
                return Err(Problem::from(Kind::NotOver).back_to(self.path()));
            }
            if let Some(table) = &now.rematch {
                return Ok(table.clone());
            }
            let count = now.seats.len();
            let mine = now.seats_of(Some(by));
            let entropy = plain(entropy);
            let seats = Seat::all(count).map(|seat| {
                let before = before(seat, count);
                let own = mine.contains(before).then(|| entropy_of(seat, &entropy));
                again(&now.seats[before.index()], own.flatten())
            });
            let opening = Opening {
                game: self.game,
                options: now.table.options(),
                seats: seats.collect(),
                own: Vec::new(),
                promised: None,
                terms: now.pace.terms.clone(),
                when_all_are_there: false,
            };
            let all = now.holders.iter();
            let holders: Vec<(Session, Seat)> = all
                .flat_map(|(session, held)| {
                    let now_at = Seat::all(count).filter(|seat| held.contains(before(*seat, count)));
                    now_at.map(|seat| (session.clone(), seat))
                })
                .filter(|(_, seat)| opening.seats[seat.index()].kind != SeatKind::Bot)
                .collect();
            (opening, holders)
        };
        let table = opening.open(app, Some(by.clone()), &holders).await?;
        let id = table.id().to_string();
        let next = id.clone();
        self.write(app, move |now| match &now.rematch {
            Some(_) => Ok(Step::default()),
            None => Ok(Step { entries: vec![Entry::Rematch { table: next.clone() }], finishes: true }),
        })
        .await?;
        // Of two who asked at once the first is followed.
        let first = self.now().rematch.clone();
        Ok(first.unwrap_or(id))
    }
}

/// Who sits here now sat there before.
fn before(seat: Seat, count: usize) -> Seat {
    seat.left(count)
}

/// A bot that only stood in goes; a seat that nobody had stays open.
fn again(stored: &StoredSeat, entropy: Option<String>) -> StoredSeat {
    let is_bot = stored.kind == SeatKind::Bot;
    StoredSeat {
        kind: stored.kind,
        name: stored.name.clone(),
        bot: stored.bot.clone().filter(|_| is_bot),
        invite: (!is_bot).then(secrets::invite),
        entropy,
        taken: stored.taken,
        free: stored.free && !stored.taken,
    }
}
