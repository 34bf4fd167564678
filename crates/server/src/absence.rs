//! A friend who is not here: letting a bot move and coming back, leaving, giving up, a pause of the clocks, some days away.

use crate::apart::apart;
use crate::app::App;
use crate::ask::Step;
use crate::clocks::{STANDS_IN, now_ms};
use crate::now::Now;
use crate::problem::{Kind, Problem};
use crate::running::{Running, sitting_down};
use crate::secrets;
use catalog::engine::Seat;
use std::sync::Arc;
use storage::{Entry, SeatKind, Session, StoredSeat};

/// What a player asks for the own seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeatWish {
    /// A bot moves until they are back.
    Bot,
    Back,
    /// Somebody else may sit down; until then a bot moves.
    Leave,
    /// A bot plays to the end.
    Resign,
    Pause,
    GoOn,
    /// So many days.
    Away(u16),
    /// The old link and all other devices lead nowhere.
    NewLink,
}

const DAY: i64 = 24 * 60 * 60 * 1000;

impl SeatWish {
    pub(crate) fn read(wish: &str, days: Option<u16>) -> Result<SeatWish, Problem> {
        match wish {
            "bot" => Ok(SeatWish::Bot),
            "back" => Ok(SeatWish::Back),
            "leave" => Ok(SeatWish::Leave),
            "resign" => Ok(SeatWish::Resign),
            "pause" => Ok(SeatWish::Pause),
            "go-on" => Ok(SeatWish::GoOn),
            "new-link" => Ok(SeatWish::NewLink),
            "away" => Ok(SeatWish::Away(days.filter(|days| *days > 0).ok_or(Kind::BadForm)?)),
            _ => Err(Kind::BadForm.into()),
        }
    }

    /// What it adds to the log, or why not. Nothing where it is so already.
    fn step(self, now: &Now, seat: Seat, by: &Session, at: i64) -> Result<Step, Problem> {
        let stored = now.seats.get(seat.index()).ok_or(Kind::NotYourSeat)?;
        let has_clock = now.pace.terms.clock.is_some();
        let entry = match self {
            SeatWish::Bot if stored.bot.is_none() => Entry::StandIn { seat, bot: STANDS_IN.to_string() },
            SeatWish::Back if now.is_away(seat) => Entry::Back { seat },
            SeatWish::Leave => Entry::HandOver { seat, to: left(stored, true), holder: None },
            SeatWish::Resign => Entry::HandOver { seat, to: left(stored, false), holder: None },
            SeatWish::NewLink => Entry::NewLink { seat, invite: secrets::invite(), holder: Some(by.clone()) },
            SeatWish::Pause | SeatWish::GoOn | SeatWish::Away(_) if !has_clock => return Err(Kind::NoClock.into()),
            SeatWish::Pause if !now.pace.pause.contains(seat) => Entry::Pause { seat, wanted: true },
            SeatWish::GoOn if now.pace.pause.contains(seat) => Entry::Pause { seat, wanted: false },
            SeatWish::Away(days) if i64::from(days) > now.pace.vacation_left(seat) => {
                return Err(Kind::NoVacation.into());
            }
            SeatWish::Away(days) => {
                let from = now.pace.away_until(seat, at).unwrap_or(at);
                Entry::Away { seat, until: from + i64::from(days) * DAY }
            }
            SeatWish::Bot | SeatWish::Back | SeatWish::Pause | SeatWish::GoOn => return Ok(Step::default()),
        };
        Ok(entry.into())
    }
}

impl Running {
    /// Does what a player asks for the own seat.
    pub(crate) async fn wish(
        self: &Arc<Self>,
        app: &App,
        by: Option<&Session>,
        seat: Seat,
        wish: SeatWish,
    ) -> Result<(), Problem> {
        let by = by.cloned().ok_or(Kind::NotSeated)?;
        // The campaign says who plays its companies.
        let is_campaigns =
            self.campaign.is_some() && matches!(wish, SeatWish::Leave | SeatWish::Resign | SeatWish::NewLink);
        let done = self.write(app, move |now| {
            if is_campaigns || now.lesson.is_some() {
                return Err(Kind::NotHere.into());
            }
            if now.table.is_over() {
                return Err(Kind::GameOver.into());
            }
            match wish {
                SeatWish::Leave if now.is_gathering() => Ok(left_open(now, seat)),
                SeatWish::NewLink => wish.step(now, seat, &by, now_ms()),
                _ if now.is_gathering() => Err(Kind::NotBegun.into()),
                _ => wish.step(now, seat, &by, now_ms()),
            }
        });
        done.await.map_err(|problem| problem.back_to(self.path()))
    }

    /// Sits down where anybody may.
    pub(crate) async fn take_free_seat(
        self: &Arc<Self>,
        app: &App,
        session: Session,
        seat: Seat,
        name: Option<String>,
        entropy: String,
    ) -> Result<(), Problem> {
        let table = self.clone();
        let done = self.write(app, move |now| {
            let stored = now.seats.get(seat.index()).ok_or(Kind::NotFree)?;
            if now.seats_of(Some(&session)).contains(seat) && !stored.free {
                return Ok(Step::default());
            }
            if !stored.free || now.table.is_over() {
                return Err(Kind::NotFree.into());
            }
            if now.is_gathering() {
                return Ok(table.beginning_with(now, sitting_down(now, &session, seat, name.as_deref(), &entropy)));
            }
            let to = StoredSeat {
                kind: SeatKind::Human,
                name: apart(&now.seats, seat, name.as_deref().unwrap_or(&stored.name)),
                bot: None,
                invite: Some(secrets::invite()),
                entropy: None,
                taken: true,
                free: false,
            };
            Ok(Entry::HandOver { seat, to, holder: Some(session.clone()) }.into())
        });
        done.await.map_err(|problem| problem.back_to(self.path()))
    }
}

/// Before the game begins a seat that was left is open again, to anybody where it was; what its player added to the seed is not
/// counted.
fn left_open(now: &Now, seat: Seat) -> Step {
    let stored = &now.seats[seat.index()];
    let free = now.anybodys.contains(seat);
    let to = StoredSeat { invite: Some(secrets::invite()), entropy: None, taken: false, free, ..stored.clone() };
    Entry::HandOver { seat, to, holder: None }.into()
}

/// The seat of somebody who went: a bot moves, for somebody who may come or for good. The name stays in the record.
fn left(stored: &StoredSeat, free: bool) -> StoredSeat {
    StoredSeat {
        kind: if free { SeatKind::Human } else { SeatKind::Bot },
        name: stored.name.clone(),
        bot: Some(STANDS_IN.to_string()),
        invite: free.then(secrets::invite),
        entropy: None,
        taken: !free,
        free,
    }
}
