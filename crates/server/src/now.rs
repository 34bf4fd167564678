//! A table as it is now: what its log makes of it, entry by entry.

use catalog::engine::{Seat, SeatSet};
use catalog::web_ui::{People, Person, TalkLine};
use catalog::{AnyTable, Learning, Refused};
use std::collections::HashMap;
use storage::{Entry, Logged, SeatKind, Session, StoredLesson, StoredSeat};

/// How many lines of talk the page shows.
const TALK_SHOWN: usize = 100;

pub(crate) struct Now {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) seats: Vec<StoredSeat>,
    /// Who may act for which seats.
    pub(crate) holders: HashMap<Session, SeatSet>,
    pub(crate) talk: Vec<TalkLine>,
    /// The number of the last entry: whoever knows it knows all.
    pub(crate) edition: u64,
    /// Somebody learns to play here.
    pub(crate) lesson: Option<Learning>,
    /// The numbers of the entries that were for the rules.
    rules: Vec<u64>,
}

impl Now {
    /// A table just opened.
    pub(crate) fn new(table: Box<dyn AnyTable>, seats: Vec<StoredSeat>, holders: &[(Session, Seat)]) -> Now {
        let mut now = Now {
            table,
            seats,
            holders: HashMap::new(),
            talk: Vec::new(),
            edition: 0,
            lesson: None,
            rules: Vec::new(),
        };
        for (session, seat) in holders {
            now.give(session, *seat);
        }
        now
    }

    /// An entry that the rules refuse changes nothing.
    pub(crate) fn follow(&mut self, logged: &Logged) -> Result<(), Refused> {
        match &logged.entry {
            Entry::Rules(line) => {
                self.table.follow(line)?;
                self.rules.push(logged.number);
                if let Some(learning) = &mut self.lesson {
                    learning.keep_up(&*self.table);
                }
            }
            Entry::Sit { seat, session, name } => self.sit(*seat, session, name),
            Entry::HandOver { seat, to, holder } => self.hand_over(*seat, to, holder.as_ref()),
            Entry::Learn { lesson } => self.lesson = lesson.as_ref().and_then(|lesson| self.learning(lesson)),
            Entry::Say { seat, name, text } => self.hear(*seat, name, text),
        }
        self.edition = logged.number;
        Ok(())
    }

    /// How many entries for the rules had been written at this edition; nothing if it is yet to come.
    pub(crate) fn rules_at(&self, edition: u64) -> Option<u64> {
        let written = self.rules.partition_point(|number| *number <= edition);
        (edition <= self.edition).then_some(written as u64)
    }

    /// Who sits where, for a reader who holds these seats.
    pub(crate) fn people(&self, mine: SeatSet) -> People {
        let person =
            |seat: &StoredSeat| Person { name: seat.name.clone(), bot: seat.bot.clone(), is_open: !seat.taken };
        People { seats: self.seats.iter().map(person).collect(), mine: mine.into() }
    }

    /// The humans who sit at the table.
    pub(crate) fn humans(&self) -> SeatSet {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.filter(|(_, stored)| stored.kind != SeatKind::Bot && stored.taken).map(|(seat, _)| seat).collect()
    }

    /// The seats of a session.
    pub(crate) fn seats_of(&self, session: Option<&Session>) -> SeatSet {
        session.and_then(|session| self.holders.get(session).copied()).unwrap_or_default()
    }

    /// A lesson that has changed since is over: the table can be played on.
    fn learning(&self, stored: &StoredLesson) -> Option<Learning> {
        let lesson = catalog::find_lesson(self.table.kind().slug(), &stored.name)?;
        let mut learning = Learning::resume(lesson, serde_json::from_str(&stored.place).ok()?)?;
        learning.keep_up(&*self.table);
        Some(learning)
    }

    fn sit(&mut self, seat: Seat, session: &Session, name: &str) {
        let Some(stored) = self.seats.get_mut(seat.index()) else { return };
        name.clone_into(&mut stored.name);
        stored.taken = true;
        self.give(session, seat);
    }

    /// What the human who sat there added to the seed stays.
    fn hand_over(&mut self, seat: Seat, to: &StoredSeat, holder: Option<&Session>) {
        let Some(stored) = self.seats.get_mut(seat.index()) else { return };
        *stored = StoredSeat { entropy: stored.entropy.take(), ..to.clone() };
        self.holders.values_mut().for_each(|mine| *mine = mine.without(seat));
        if let Some(session) = holder {
            self.give(session, seat);
        }
    }

    fn give(&mut self, session: &Session, seat: Seat) {
        let mine = self.holders.entry(session.clone()).or_default();
        *mine = mine.with(seat);
    }

    fn hear(&mut self, seat: Option<Seat>, name: &str, text: &str) {
        self.talk.push(TalkLine { seat, name: name.to_owned(), text: text.to_owned() });
        let too_many = self.talk.len().saturating_sub(TALK_SHOWN);
        self.talk.drain(..too_many);
    }
}
