//! Clocks: whom a table waits for, since when, and how much time they have left. All of it follows from the times of the log.

use catalog::engine::{Seat, SeatSet};
use storage::{Clock, Terms};

/// The clocks of a table. Times are Unix milliseconds, stretches of time milliseconds.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Pace {
    pub(crate) terms: Terms,
    /// Who wants the clocks to stand still.
    pub(crate) pause: SeatSet,
    seats: Vec<SeatClock>,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct SeatClock {
    /// What is left of the time for the whole game.
    bank: i64,
    /// Since when the table waits for the seat.
    waits_since: Option<i64>,
    /// Spent in this wait, up to `runs_since`.
    spent: i64,
    /// The clock runs.
    runs_since: Option<i64>,
    /// The clock has run out in this wait.
    is_up: bool,
    /// From when to when the player is away.
    away: Vec<(i64, i64)>,
    /// Since when a bot moves for the player.
    stood_in_since: Option<i64>,
}

/// Who is waited for after an entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waits {
    pub(crate) to_act: SeatSet,
    /// Those whose clocks count: humans who sit here and play themselves.
    pub(crate) timed: SeatSet,
    /// Nobody's clock runs.
    pub(crate) is_paused: bool,
}

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

impl Pace {
    pub(crate) fn new(seats: usize) -> Pace {
        Pace { seats: vec![SeatClock::default(); seats], ..Pace::default() }
    }

    /// The players agree on how they play: everybody's bank is full.
    pub(crate) fn agree(&mut self, terms: &Terms) {
        self.terms = terms.clone();
        let bank = terms.clock.map_or(0, |clock| i64::from(clock.bank) * SECOND);
        self.seats.iter_mut().for_each(|seat| seat.bank = bank);
    }

    pub(crate) fn time_up(&mut self, seat: Seat) {
        if let Some(its) = self.seats.get_mut(seat.index()) {
            its.is_up = true;
            its.bank = 0;
            // The rest of this turn is a gift.
            its.spent = 0;
        }
    }

    pub(crate) fn away(&mut self, seat: Seat, from: i64, until: i64) {
        if let Some(its) = self.seats.get_mut(seat.index()) {
            its.away.push((from, until.max(from)));
        }
    }

    /// A bot moves for the player from then on; none: they are back.
    pub(crate) fn stand_in(&mut self, seat: Seat, since: Option<i64>) {
        if let Some(its) = self.seats.get_mut(seat.index()) {
            its.stood_in_since = since;
        }
    }

    pub(crate) fn want_pause(&mut self, seat: Seat, wanted: bool) {
        self.pause = if wanted { self.pause.with(seat) } else { self.pause.without(seat) };
    }

    /// Somebody else plays the seat now: what the clock said of the one before is forgotten, but not the bank.
    pub(crate) fn begin_anew(&mut self, seat: Seat) {
        self.pause = self.pause.without(seat);
        if let Some(its) = self.seats.get_mut(seat.index()) {
            *its = SeatClock { bank: its.bank, ..SeatClock::default() };
        }
    }

    /// What an entry written then makes of the clocks.
    pub(crate) fn settle(&mut self, at: i64, waits: Waits) {
        let clock = self.terms.clock;
        for (seat, its) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            if let (Some(clock), Some(since)) = (clock, its.runs_since.take()) {
                its.spent += counted(clock, &its.away, since, at);
            }
            if !waits.to_act.contains(seat) {
                if its.waits_since.take().is_some() {
                    its.end_turn(clock);
                }
                continue;
            }
            its.waits_since.get_or_insert(at);
            let runs = clock.is_some() && waits.timed.contains(seat) && !waits.is_paused && !its.is_up;
            its.runs_since = runs.then_some(at);
        }
    }

    /// Since when the table waits for a seat.
    pub(crate) fn waits_since(&self, seat: Seat) -> Option<i64> {
        self.seats.get(seat.index())?.waits_since
    }

    /// Since when nothing is heard of a player who should move: a bot does it for them, or the table waits.
    pub(crate) fn missing_since(&self, seat: Seat) -> Option<i64> {
        let its = self.seats.get(seat.index())?;
        its.stood_in_since.or(its.waits_since)
    }

    pub(crate) fn is_up(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|its| its.is_up)
    }

    /// When a seat's time will be up, if its clock runs.
    pub(crate) fn due(&self, seat: Seat) -> Option<i64> {
        let (clock, its) = (self.terms.clock?, self.seats.get(seat.index())?);
        Some(after(clock, &its.away, its.runs_since?, its.left(clock)))
    }

    /// What a seat has left for this turn, or for its next one.
    pub(crate) fn left(&self, seat: Seat) -> Option<i64> {
        Some(self.seats.get(seat.index())?.left(self.terms.clock?))
    }

    /// The first clock that will run out, and when.
    pub(crate) fn next_due(&self) -> Option<(i64, Seat)> {
        Seat::all(self.seats.len()).filter_map(|seat| Some((self.due(seat)?, seat))).min()
    }

    /// How many whole days a player may still be away.
    pub(crate) fn vacation_left(&self, seat: Seat) -> i64 {
        let allowed = self.terms.clock.map_or(0, |clock| i64::from(clock.vacation_days));
        let away = self.seats.get(seat.index()).map_or(&[][..], |its| &its.away);
        let taken: i64 = away.iter().map(|(from, until)| until - from).sum();
        allowed - (taken + DAY - 1).div_euclid(DAY)
    }

    /// Until when a player is away, at this time.
    pub(crate) fn away_until(&self, seat: Seat, at: i64) -> Option<i64> {
        let away = &self.seats.get(seat.index())?.away;
        away.iter().filter(|(from, until)| *from <= at && at < *until).map(|(_, until)| *until).max()
    }
}

impl SeatClock {
    fn left(&self, clock: Clock) -> i64 {
        let turn = i64::from(clock.turn) * SECOND;
        (turn + self.bank - self.spent).max(0)
    }

    fn end_turn(&mut self, clock: Option<Clock>) {
        if let Some(clock) = clock {
            let over = (self.spent - i64::from(clock.turn) * SECOND).max(0);
            self.bank = (self.bank - over).max(0) + i64::from(clock.increment) * SECOND;
        }
        (self.spent, self.is_up) = (0, false);
    }
}

/// How much of this stretch counts.
fn counted(clock: Clock, away: &[(i64, i64)], from: i64, to: i64) -> i64 {
    let (mut at, mut sum) = (from, 0);
    while at < to {
        let (counts, until) = stretch(clock, away, at);
        let end = until.min(to);
        sum += if counts { end - at } else { 0 };
        at = end;
    }
    sum
}

/// When so much time that counts has gone by.
fn after(clock: Clock, away: &[(i64, i64)], from: i64, left: i64) -> i64 {
    let (mut at, mut left) = (from, left);
    loop {
        let (counts, until) = stretch(clock, away, at);
        if counts && until.saturating_sub(at) >= left {
            return at + left;
        }
        left -= if counts { until - at } else { 0 };
        at = until;
    }
}

/// Whether time counts at this moment, and until when that stays so.
fn stretch(clock: Clock, away: &[(i64, i64)], at: i64) -> (bool, i64) {
    if let Some(until) = away.iter().filter(|(from, until)| *from <= at && at < *until).map(|(_, until)| *until).max() {
        return (false, until);
    }
    let next_away = away.iter().map(|(from, _)| *from).filter(|from| *from > at).min().unwrap_or(i64::MAX);
    if !clock.weekends_off {
        return (true, next_away);
    }
    let offset = i64::from(clock.offset_minutes) * 60 * SECOND;
    let day = (at + offset).div_euclid(DAY);
    // The first day of Unix time was a Thursday.
    let is_weekend = matches!((day + 4).rem_euclid(7), 0 | 6);
    let midnight = (day + 1) * DAY - offset;
    (!is_weekend, midnight.min(next_away))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const ERIK: Seat = Seat(1);
    const HOUR: i64 = 60 * 60 * SECOND;
    /// Monday, 5 January 1970.
    const MONDAY: i64 = 4 * DAY;

    fn waits_for(seat: Seat) -> Waits {
        Waits { to_act: SeatSet::only(seat), timed: Seat::all(2).collect(), is_paused: false }
    }

    fn played_by(clock: Clock) -> Pace {
        let mut pace = Pace::new(2);
        pace.agree(&Terms { clock: Some(clock), ..Terms::default() });
        pace
    }

    fn days(weekends_off: bool) -> Clock {
        Clock { turn: 24 * 3600, bank: 3600, weekends_off, ..Clock::default() }
    }

    #[test]
    fn an_evenings_bank_is_spent_and_every_turn_adds_to_it() {
        let mut pace = played_by(Clock { bank: 600, increment: 15, ..Clock::default() });
        pace.settle(0, waits_for(ANNA));
        assert_eq!(pace.next_due(), Some((600 * SECOND, ANNA)));

        pace.settle(100 * SECOND, waits_for(ERIK));

        assert_eq!(pace.left(ANNA), Some(515 * SECOND), "600 - 100 + 15");
        assert_eq!(pace.next_due(), Some((700 * SECOND, ERIK)));
        assert_eq!((pace.waits_since(ANNA), pace.waits_since(ERIK)), (None, Some(100 * SECOND)));
    }

    #[test]
    fn a_move_in_the_very_moment_in_which_the_clock_runs_out_is_in_time() {
        let mut pace = played_by(Clock { bank: 600, increment: 15, ..Clock::default() });
        pace.settle(0, waits_for(ANNA));

        pace.settle(600 * SECOND, waits_for(ERIK));

        assert!(!pace.is_up(ANNA) && pace.left(ANNA) == Some(15 * SECOND), "{pace:?}");
        assert_eq!(pace.next_due(), Some((1200 * SECOND, ERIK)), "nothing of hers is due any more");
    }

    #[test]
    fn a_turn_of_several_decisions_is_one_wait() {
        let mut pace = played_by(Clock { bank: 600, increment: 15, ..Clock::default() });
        for second in [0, 10, 20, 30] {
            pace.settle(second * SECOND, waits_for(ANNA));
        }

        assert_eq!(pace.waits_since(ANNA), Some(0));
        assert_eq!(pace.next_due(), Some((600 * SECOND, ANNA)));
        pace.settle(40 * SECOND, waits_for(ERIK));
        assert_eq!(pace.left(ANNA), Some(575 * SECOND), "one increment");
    }

    #[test]
    fn a_days_turn_touches_the_bank_only_when_it_is_over() {
        let mut pace = played_by(days(false));
        pace.settle(MONDAY, waits_for(ANNA));
        pace.settle(MONDAY + 20 * HOUR, waits_for(ERIK));
        assert_eq!(pace.left(ANNA), Some(25 * HOUR));

        pace.settle(MONDAY + 44 * HOUR + HOUR / 2, waits_for(ANNA));

        assert_eq!(pace.left(ERIK), Some(24 * HOUR + HOUR / 2), "half an hour of the bank is gone");
    }

    #[test]
    fn weekends_do_not_count_where_the_players_live() {
        let friday_noon = MONDAY + 4 * DAY + 12 * HOUR;
        let mut pace = played_by(days(true));
        pace.settle(friday_noon, waits_for(ANNA));

        assert_eq!(pace.due(ANNA), Some(MONDAY + 7 * DAY + 13 * HOUR), "12 h on Friday, 13 on Monday");
        pace.settle(MONDAY + 7 * DAY, waits_for(ERIK));
        assert_eq!(pace.left(ANNA), Some(25 * HOUR), "only 12 h were spent");

        let far_east = Clock { offset_minutes: 9 * 60, ..days(true) };
        assert_eq!(counted(far_east, &[], friday_noon, friday_noon + DAY), 3 * HOUR, "there it is 21:00");
    }

    #[test]
    fn whoever_is_away_loses_no_time_and_has_only_so_many_days() {
        let mut pace = played_by(Clock { vacation_days: 14, ..days(false) });
        pace.settle(MONDAY, waits_for(ANNA));
        pace.away(ANNA, MONDAY + HOUR, MONDAY + HOUR + 10 * DAY);
        pace.settle(MONDAY + HOUR, waits_for(ANNA));

        assert_eq!(pace.due(ANNA), Some(MONDAY + 10 * DAY + 25 * HOUR));
        assert_eq!((pace.vacation_left(ANNA), pace.vacation_left(ERIK)), (4, 14));
        assert_eq!(pace.away_until(ANNA, MONDAY + 2 * DAY), Some(MONDAY + HOUR + 10 * DAY));
        assert_eq!(pace.away_until(ANNA, MONDAY + 11 * DAY), None);
    }

    #[test]
    fn clocks_stand_still_while_all_want_it() {
        let mut pace = played_by(Clock { bank: 600, ..Clock::default() });
        pace.settle(0, waits_for(ANNA));
        pace.settle(100 * SECOND, Waits { is_paused: true, ..waits_for(ANNA) });
        assert_eq!(pace.next_due(), None);

        pace.settle(DAY, waits_for(ANNA));

        assert_eq!(pace.next_due(), Some((DAY + 500 * SECOND, ANNA)));
    }

    #[test]
    fn a_clock_that_has_run_out_does_not_run_out_twice() {
        let mut pace = played_by(Clock { turn: 10, bank: 10, ..Clock::default() });
        pace.settle(0, waits_for(ANNA));
        pace.time_up(ANNA);
        pace.settle(20 * SECOND, waits_for(ANNA));
        assert_eq!((pace.next_due(), pace.is_up(ANNA)), (None, true));

        pace.settle(DAY, waits_for(ERIK));
        pace.settle(DAY + SECOND, waits_for(ANNA));

        assert_eq!(pace.due(ANNA), Some(DAY + 11 * SECOND), "the bank is empty; the next turn has its own time");
    }

    #[test]
    fn without_a_clock_the_table_still_knows_since_when_it_waits() {
        let mut pace = Pace::new(2);
        pace.settle(7, waits_for(ERIK));

        assert_eq!((pace.waits_since(ERIK), pace.next_due(), pace.left(ERIK)), (Some(7), None, None));
    }

    #[test]
    fn somebody_is_missing_since_the_table_waits_or_since_a_bot_moves_for_them() {
        let mut pace = Pace::new(2);
        pace.settle(7, waits_for(ERIK));
        assert_eq!((pace.missing_since(ANNA), pace.missing_since(ERIK)), (None, Some(7)));

        pace.stand_in(ERIK, Some(20));
        pace.settle(30, waits_for(ANNA));
        pace.settle(40, waits_for(ERIK));
        assert_eq!(pace.missing_since(ERIK), Some(20), "whatever the bot does");

        pace.stand_in(ERIK, None);
        pace.settle(50, waits_for(ANNA));
        assert_eq!(pace.missing_since(ERIK), None);
    }

    #[test]
    fn a_bot_and_an_open_seat_have_no_clock() {
        let mut pace = played_by(days(false));
        pace.settle(0, Waits { timed: SeatSet::only(ERIK), ..waits_for(ANNA) });

        assert_eq!(pace.next_due(), None);
    }
}
