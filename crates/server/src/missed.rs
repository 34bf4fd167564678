//! A friend who lost their seat, or does not come: what the others at the table can do about it.

use crate::app::App;
use crate::ask::Step;
use crate::clocks::{STANDS_IN, now_ms};
use crate::now::Now;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Running;
use crate::secrets;
use catalog::engine::Seat;
use std::sync::Arc;
use storage::{Entry, SeatKind};

/// What somebody asks for a seat that is another's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Help {
    /// Whoever opened the table makes a new link for it; the old one leads nowhere. Who sits there keeps the seat.
    Link,
    /// A bot moves until its player is back.
    Bot,
}

const DAY: i64 = 24 * 60 * 60 * 1000;

impl Help {
    pub(crate) fn read(wish: &str) -> Option<Help> {
        match wish {
            "link-for" => Some(Help::Link),
            "bot-for" => Some(Help::Bot),
            _ => None,
        }
    }

    /// So long the table must have waited for somebody before others do this.
    fn patience(self) -> i64 {
        match self {
            Help::Link => DAY,
            Help::Bot => 7 * DAY,
        }
    }

    fn step(self, now: &Now, seat: Seat, missing: Option<i64>) -> Result<Step, Problem> {
        let stored = now.seats.get(seat.index()).ok_or(Kind::BadForm)?;
        let is_missed = missing.is_some_and(|since| now_ms() - since >= self.patience());
        match self {
            _ if stored.kind == SeatKind::Bot => Err(Kind::NotFree.into()),
            Help::Bot if stored.bot.is_some() => Ok(Step::default()),
            Help::Link if is_missed || !stored.taken => {
                Ok(Entry::NewLink { seat, invite: secrets::invite(), holder: None }.into())
            }
            Help::Bot if is_missed && stored.taken => Ok(Entry::StandIn { seat, bot: STANDS_IN.to_string() }.into()),
            Help::Link | Help::Bot => Err(Kind::NotMissed.into()),
        }
    }
}

impl Running {
    /// Since when nothing is heard of a player who should move. A game without a move waits since it was opened.
    pub(crate) fn missing_since(&self, now: &Now, seat: Seat) -> Option<i64> {
        let unmoved = || now.to_act().contains(seat).then_some(self.stored.created);
        now.pace.missing_since(seat).or_else(unmoved)
    }

    /// Does what somebody asks for a seat that is another's.
    pub(crate) async fn help(
        self: &Arc<Self>,
        app: &App,
        reader: &Reader,
        seat: Seat,
        help: Help,
    ) -> Result<(), Problem> {
        self.may_help(reader, help).map_err(|kind| Problem::from(kind).back_to(self.path()))?;
        let table = self.clone();
        let done = self.write(app, move |now| {
            if now.lesson.is_some() {
                return Err(Kind::NotHere.into());
            }
            if now.table.is_over() {
                return Err(Kind::GameOver.into());
            }
            help.step(now, seat, table.missing_since(now, seat))
        });
        done.await.map_err(|problem| problem.back_to(self.path()))
    }

    fn may_help(&self, reader: &Reader, help: Help) -> Result<(), Kind> {
        let (is_owner, sits) = (self.is_owner(reader), !self.seats_of(reader.session.as_ref()).is_empty());
        match help {
            // The campaign says who plays its companies.
            Help::Link if self.campaign.is_some() => Err(Kind::NotHere),
            Help::Link if !is_owner => Err(Kind::NotYourTable),
            Help::Bot if !is_owner && !sits => Err(Kind::NotSeated),
            Help::Link | Help::Bot => Ok(()),
        }
    }
}
