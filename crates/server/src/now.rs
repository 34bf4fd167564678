//! A table as it is now: what its log makes of it, entry by entry.

use crate::pace::{Pace, Waits};
use crate::reader::Reader;
use catalog::engine::{Seat, SeatSet, Seed};
use catalog::web_ui::{Happening, People, Person, Said, TalkLine, Words};
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
    /// Whom the table waits for, since when, and how long they have.
    pub(crate) pace: Pace,
    /// None: the game begins when all are there. Until then the position is only what it could look like.
    pub(crate) seed: Option<String>,
    /// The number of the last entry: whoever knows it knows all.
    pub(crate) edition: u64,
    /// The table at which the same people play again.
    pub(crate) rematch: Option<String>,
    /// Somebody learns to play here.
    pub(crate) lesson: Option<Learning>,
    /// Seats that were for anybody until somebody sat down.
    pub(crate) anybodys: SeatSet,
    /// Whoever opened the table made a new link for a player who lost theirs, and nobody has used it yet.
    pub(crate) relinked: SeatSet,
    /// When the game began, and when whoever plays a seat came; 0: when the table was opened.
    begun: i64,
    came: Vec<i64>,
    /// The numbers of the entries that were for the rules.
    rules: Vec<u64>,
}

impl Now {
    /// A table just opened.
    pub(crate) fn new(
        table: Box<dyn AnyTable>,
        seed: Option<String>,
        seats: Vec<StoredSeat>,
        holders: &[(Session, Seat)],
    ) -> Now {
        let mut now = Now {
            table,
            pace: Pace::new(seats.len()),
            anybodys: SeatSet::EMPTY,
            relinked: SeatSet::EMPTY,
            begun: 0,
            came: vec![0; seats.len()],
            seats,
            holders: HashMap::new(),
            talk: Vec::new(),
            seed,
            edition: 0,
            rematch: None,
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
            Entry::Sit { seat, session, name, entropy, was_free, .. } => {
                self.anybodys = if *was_free { self.anybodys.with(*seat) } else { self.anybodys };
                self.sit(*seat, session, name, entropy.as_ref());
            }
            Entry::Begin { seed } => self.begin(seed)?,
            Entry::HandOver { seat, to, holder } => self.hand_over(*seat, to, holder.as_ref()),
            Entry::Agree { terms } => self.pace.agree(terms),
            Entry::StandIn { seat, bot } => self.stand_in(*seat, Some((bot, logged.written))),
            Entry::Back { seat } => self.stand_in(*seat, None),
            Entry::TimeUp { seat } => self.pace.time_up(*seat),
            Entry::Offer { seat } => self.offer(*seat),
            Entry::NewLink { seat, invite, holder } => self.relink(*seat, invite, holder.as_ref()),
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            Entry::Pause { seat, wanted } => self.pace.want_pause(*seat, *wanted),
            Entry::Away { seat, until } => self.pace.away(*seat, logged.written, *until),
            Entry::Learn { lesson } => self.lesson = lesson.as_ref().and_then(|lesson| self.learning(lesson)),
            Entry::Say { seat, name, text } => self.hear(logged.number, *seat, name, text),
        }
        self.see_arrival(logged);
        self.report(logged.number, &logged.entry);
        self.pace.settle(logged.written, self.waits());
        self.edition = logged.number;
        Ok(())
    }

    /// The clocks stand still.
    pub(crate) fn is_paused(&self) -> bool {
        let humans = self.humans();
        !humans.is_empty() && humans.is_subset(self.pace.pause)
    }

    /// A bot plays the seat, or stands in.
    pub(crate) fn is_bots(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|stored| stored.bot.is_some())
    }

    /// A bot stands in for the human whose seat it is.
    pub(crate) fn is_stood_in(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|stored| stored.kind != SeatKind::Bot && stored.bot.is_some())
    }

    /// Its player is not there: a bot stands in, or anybody may take the seat.
    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        self.is_stood_in(seat) || self.seats.get(seat.index()).is_some_and(|stored| stored.taken && stored.free)
    }

    fn waits(&self) -> Waits {
        let is_played = !self.table.is_over() && self.lesson.is_none();
        Waits {
            to_act: if is_played { self.to_act() } else { SeatSet::EMPTY },
            timed: self.humans(),
            is_paused: self.is_paused(),
        }
    }

    /// The game has not begun: somebody is still to come.
    pub(crate) fn is_gathering(&self) -> bool {
        self.seed.is_none()
    }

    /// Who can act; nobody before the game begins.
    pub(crate) fn to_act(&self) -> SeatSet {
        if self.is_gathering() { SeatSet::EMPTY } else { self.table.to_act() }
    }

    /// Since when a player can act for one of these seats in a game without a move; nothing if that is so since it was opened.
    pub(crate) fn can_play_since(&self, seats: SeatSet) -> Option<i64> {
        let came = seats.iter().filter_map(|seat| self.came.get(seat.index()).copied()).min().unwrap_or(0);
        Some(came.max(self.begun)).filter(|since| *since != 0)
    }

    /// Whether a player came by themselves after the game had begun.
    pub(crate) fn came_later(&self, seats: SeatSet) -> bool {
        self.can_play_since(seats).is_some_and(|since| since > self.begun)
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
        People::new(self.seats.iter().map(person).collect(), mine)
    }

    /// The same as a page names them: in its language, with the signs of their companies.
    pub(crate) fn people_in(&self, words: &Words, mine: SeatSet) -> People {
        self.people(mine).in_language(words).with_companies(&self.table.colours(), words)
    }

    /// Those who played: whoever looks back sees a human whose seat a bot has now.
    pub(crate) fn players_in(&self, words: &Words, mine: SeatSet) -> People {
        let mut people = self.people_in(words, mine);
        for (seat, person) in Seat::all(self.seats.len()).zip(&mut people.seats) {
            person.bot = person.bot.take().filter(|_| !self.is_stood_in(seat));
        }
        people
    }

    /// The humans who sit at the table and play themselves.
    pub(crate) fn humans(&self) -> SeatSet {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.filter(|(_, stored)| stored.bot.is_none() && stored.taken).map(|(seat, _)| seat).collect()
    }

    /// What is said, for whoever does not want to hear these seats. What happened to them is told all the same.
    pub(crate) fn heard(&self, muted: SeatSet) -> impl Iterator<Item = &TalkLine> {
        self.talk.iter().filter(move |line| !(line.is_said() && line.seat.is_some_and(|seat| muted.contains(seat))))
    }

    /// Of whom such a reader is not shown how many lines.
    pub(crate) fn unheard(&self, muted: SeatSet) -> Vec<(Seat, usize)> {
        let lines_of = |seat| self.talk.iter().filter(|line| line.is_said() && line.seat == Some(seat)).count();
        muted.iter().map(|seat| (seat, lines_of(seat))).filter(|(_, lines)| *lines > 0).collect()
    }

    /// The seats of the people whom a reader does not want to hear.
    pub(crate) fn muted_by(&self, reader: &Reader) -> SeatSet {
        let muted = reader.muted.iter().map(|person| self.seats_of(Some(person))).fold(SeatSet::EMPTY, SeatSet::union);
        muted.minus(self.seats_of(reader.session.as_ref()))
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

    fn see_arrival(&mut self, logged: &Logged) {
        let seat = match &logged.entry {
            Entry::Begin { .. } => {
                self.begun = logged.written;
                return;
            }
            Entry::Sit { seat, again: false, .. } => seat,
            Entry::HandOver { seat, holder: Some(_), .. } => seat,
            _ => return,
        };
        if let Some(came) = self.came.get_mut(seat.index()) {
            *came = logged.written;
        }
    }

    fn begin(&mut self, seed: &str) -> Result<(), Refused> {
        let (game, options) = (self.table.kind(), self.table.options());
        self.table = game.open(self.seats.len(), &options, Seed::new(seed))?;
        self.seed = Some(seed.to_owned());
        Ok(())
    }

    fn sit(&mut self, seat: Seat, session: &Session, name: &str, entropy: Option<&String>) {
        let is_gathering = self.is_gathering();
        let Some(stored) = self.seats.get_mut(seat.index()) else { return };
        name.clone_into(&mut stored.name);
        (stored.taken, stored.free) = (true, false);
        if is_gathering {
            stored.entropy = stored.entropy.take().or(entropy.cloned());
        }
        if stored.kind != SeatKind::Bot {
            stored.bot = None;
        }
        self.pace.stand_in(seat, None);
        self.relinked = self.relinked.without(seat);
        self.give(session, seat);
    }

    /// What the human who sat there added to the seed stays, once the game has begun.
    fn hand_over(&mut self, seat: Seat, to: &StoredSeat, holder: Option<&Session>) {
        let is_gathering = self.is_gathering();
        let Some(stored) = self.seats.get_mut(seat.index()) else { return };
        *stored = StoredSeat { entropy: stored.entropy.take().filter(|_| !is_gathering), ..to.clone() };
        self.holders.values_mut().for_each(|mine| *mine = mine.without(seat));
        self.relinked = self.relinked.without(seat);
        self.pace.begin_anew(seat);
        // Whoever wants to be forgotten is no longer named by what they said.
        for line in self.talk.iter_mut().filter(|line| line.seat == Some(seat)) {
            to.name.clone_into(&mut line.name);
        }
        if let Some(session) = holder {
            self.give(session, seat);
        }
    }

    /// A bot moves from then on; none: the player is back.
    fn stand_in(&mut self, seat: Seat, by: Option<(&String, i64)>) {
        let Some(stored) = self.seats.get_mut(seat.index()) else { return };
        (stored.bot, stored.free) = (by.map(|(bot, _)| bot.clone()), false);
        self.pace.stand_in(seat, by.map(|(_, since)| since));
    }

    fn relink(&mut self, seat: Seat, invite: &str, holder: Option<&Session>) {
        let Some(stored) = self.seats.get_mut(seat.index()) else { return };
        stored.invite = Some(invite.to_owned());
        let Some(holder) = holder else {
            self.relinked = self.relinked.with(seat);
            return;
        };
        self.relinked = self.relinked.without(seat);
        self.holders.values_mut().for_each(|mine| *mine = mine.without(seat));
        self.give(holder, seat);
    }

    fn offer(&mut self, seat: Seat) {
        if let Some(stored) = self.seats.get_mut(seat.index()) {
            stored.free = true;
        }
    }

    fn give(&mut self, session: &Session, seat: Seat) {
        let mine = self.holders.entry(session.clone()).or_default();
        *mine = mine.with(seat);
    }

    /// What happened to a seat is told among the talk.
    fn report(&mut self, number: u64, entry: &Entry) {
        let (seat, what) = match entry {
            // Before the game begins people come and go: the page shows who is there.
            Entry::HandOver { .. } if self.is_gathering() => return,
            Entry::Sit { seat, again: true, .. } => (seat, Happening::OtherDevice),
            Entry::TimeUp { seat } => (seat, Happening::TimeUp),
            Entry::StandIn { seat, .. } => (seat, Happening::StoodIn),
            Entry::NewLink { seat, holder: None, .. } if self.seats.get(seat.index()).is_some_and(|its| its.taken) => {
                (seat, Happening::LinkMade)
            }
            Entry::Back { seat } => (seat, Happening::Back),
            Entry::Offer { seat } => (seat, Happening::Offered),
            Entry::Away { seat, .. } => (seat, Happening::Away),
            Entry::Pause { seat, wanted: true } if self.is_paused() => (seat, Happening::Paused),
            Entry::Pause { seat, wanted: true } => (seat, Happening::WantsPause),
            Entry::Pause { seat, wanted: false } => (seat, Happening::GoesOn),
            Entry::HandOver { seat, to, .. } if to.free => (seat, Happening::Left),
            Entry::HandOver { seat, to, .. } if to.kind == SeatKind::Bot => (seat, Happening::BotForGood),
            Entry::HandOver { seat, holder: Some(_), .. } => (seat, Happening::SatDown),
            _ => return,
        };
        let name = self.seats.get(seat.index()).map(|stored| stored.name.clone()).unwrap_or_default();
        self.tell(TalkLine { number, seat: Some(*seat), name, said: Said::Happened(what) });
    }

    fn hear(&mut self, number: u64, seat: Option<Seat>, name: &str, text: &str) {
        self.tell(TalkLine { number, seat, name: name.to_owned(), said: Said::Text(text.to_owned()) });
    }

    fn tell(&mut self, line: TalkLine) {
        self.talk.push(line);
        let too_many = self.talk.len().saturating_sub(TALK_SHOWN);
        self.talk.drain(..too_many);
    }
}
