//! What a reader is shown of a table: its page, what is new since their turn, the course of the whole game.

use super::Opened;
use bots::Taste;
use engine::{Game, Seat, SeatSet, Viewer};
use web_ui::{Lang, Moment, Paint, Seen, Setting, Since, TablePage, TurnBegins, Words};

/// Lines of the telegraph in an update.
pub(super) const UPDATED: usize = 24;
/// And in a page: whoever goes back over some decisions need not load another one.
pub(super) const READ: usize = UPDATED + 8;

/// The line of the telegraph, the decision, whether it began an answer that was the only one, and what happened.
type Happening<'a, G> = (usize, (usize, bool, &'a <G as Game>::Event));

impl<G: Paint + Taste> Opened<G> {
    /// What this pair of eyes sees, with at least so many of the last lines of the telegraph.
    pub(super) fn seen(&self, setting: &Setting, words: &'static Words, lines: usize) -> Seen<G> {
        let eyes = G::eyes(setting.viewer);
        let until = self.until(setting);
        // Of an earlier moment all is told, because the page may hold anything.
        let is_whole = setting.tells_all || setting.at.is_some();
        let from = if is_whole { 0 } else { self.tail(lines, until) };
        let news = self.happenings(until, until).filter(|(number, ..)| *number == until);
        let news = news.map(|(_, _, event)| G::seen_by(event, eyes)).collect();
        let earlier = setting.at.map(|number| self.table.at(number));
        let game = earlier.as_ref().unwrap_or(self.table.game());
        let course = if game.is_over() { self.course(eyes) } else { Vec::new() };
        Seen::new(words, game.view(eyes), self.log(eyes, from..=until, words), news, course)
    }

    fn until(&self, setting: &Setting) -> usize {
        let last = self.table.decisions().len();
        setting.at.map_or(last, |at| at.min(last))
    }

    pub(super) fn table_page<'a>(&self, setting: &'a Setting, seen: &'a Seen<G>) -> TablePage<'a, G> {
        let game = self.table.game();
        let lets_act = setting.at.is_none() && setting.coach.as_ref().is_none_or(web_ui::Coach::lets_act);
        let acting = lets_act.then(|| acting_seat(game, setting)).flatten().map(|seat| {
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            (seat, legal)
        });
        let since = self.since(setting, acting.as_ref().map(|(seat, _)| *seat));
        TablePage { setting, seen, acting, since }
    }

    /// From which decision on so many lines are told.
    fn tail(&self, lines: usize, until: usize) -> usize {
        let mut told = 0;
        let is_enough = |number: &usize| {
            told += self.table.decisions()[number - 1].events.len();
            told > lines
        };
        let enough = (1..until).rev().find(is_enough).unwrap_or(0);
        // A turn is told as a whole.
        self.turns[..enough].last().copied().flatten().unwrap_or(0)
    }

    /// What others did between the reader's last two turns. Where several play in one browser, it is told to the one who is to act: the
    /// rest of them are others too.
    fn since(&self, setting: &Setting, acting: Option<Seat>) -> Since<G> {
        let until = self.until(setting);
        let whose = acting.map_or(*setting.people.mine.look(), SeatSet::only);
        let decisions = match G::TELLS_WHAT_FOLLOWS {
            true => self.since_own_decision(until, whose).or_else(|| {
                let is_within = acting.is_some() && G::is_within_turn(&self.table.game().view(G::eyes(setting.viewer)));
                if is_within { self.before_own_turn(until, whose) } else { None }
            }),
            false => {
                let is_own = |number: usize| whose.contains(self.turn_of(number)) && !self.is_answer(number);
                others_turns(is_own, until).or_else(|| self.after_an_answer(until, whose))
            }
        };
        let is_alone = decisions.is_none();
        let Some((own, last)) = decisions.or_else(|| self.rivals_turn(until)) else { return Since::default() };
        let eyes = G::eyes(setting.viewer);
        let own = self.last_decision(own, whose).unwrap_or(own);
        let followed = self.what_followed(own, whose);
        // What followed a decision goes with it.
        let from = if followed.is_empty() || !G::TELLS_WHAT_FOLLOWS { own } else { own - 1 };
        let mut since = Since { decisions: from..last, ..Since::default() };
        let (mut before, mut decision, mut chosen) = (None, own, Vec::new());
        let told = self.numbered(own + 1, last).filter(|(_, (_, _, event))| !is_alone || is_told_alone::<G>(event));
        for (line, (number, by_itself, event)) in followed.into_iter().chain(told) {
            if self.begins_turn(before.replace((number, event)), (number, event)) {
                since.turns.push(TurnBegins { at: since.events.len(), line });
            }
            since.by_itself.extend(by_itself.then_some(since.events.len()));
            chosen.extend((number != decision).then_some(since.events.len()));
            decision = number;
            since.events.push(G::seen_by(event, eyes));
        }
        // A lot that was offered by itself was bid on: only a turn in which nobody chose is told as one.
        since.by_itself.retain(|at| !has_choice(*at, &since.turns, &chosen));
        if acting.is_some() {
            let [then, now] = [from, last].map(|number| self.table.at(number).view(eyes));
            let change = |seat| (G::counts(&then, seat), G::counts(&now, seat));
            since.counts = Seat::all(self.table.seats()).map(change).collect();
            let parts = |seat| (G::parts(&then, seat), G::parts(&now, seat));
            since.parts = Seat::all(self.table.seats()).map(parts).collect();
            let score = |view| <G as Paint>::rival(view, Words::new(Lang::default())).map(|(_, score)| score);
            let began = self.turns[..own].last().copied().flatten().unwrap_or(own);
            since.own = self.happenings(began, own).map(|(_, _, event)| G::seen_by(event, eyes)).collect();
            since.rival = score(&then).zip(score(&now));
        }
        since
    }

    /// What a decision of these players led to that they did not decide: what they bid on went to another, and as the game says what came by
    /// itself after it.
    fn what_followed(&self, own: usize, whose: SeatSet) -> Vec<Happening<'_, G>> {
        let is_lost = |event: &G::Event| G::sold_to(event).is_some_and(|seat| !whose.contains(seat));
        let mut its: Vec<_> = self.numbered(own, own).filter(|(_, (number, ..))| *number == own).collect();
        if !G::TELLS_WHAT_FOLLOWS {
            its.retain(|(_, (_, _, event))| is_lost(event));
            return its;
        }
        let is_own =
            |(_, (_, by_itself, event)): &Happening<'_, G>| !(*by_itself || is_lost(event) || G::is_for_all(event));
        let first = its.iter().position(|happening| !is_own(happening)).unwrap_or(its.len());
        let before = first.checked_sub(1).map(|at| its[at].1.2);
        let mut followed = its.split_off(first);
        // Who can't answer a bid ends an auction that was chosen.
        if let (Some(before), Some((_, (_, by_itself, event)))) = (before, followed.first_mut()) {
            *by_itself &= G::begins_turn(event, before) != Some(false);
        }
        followed
    }

    /// After the last decision of these players, an answer too: what was told before it is no news.
    fn since_own_decision(&self, until: usize, whose: SeatSet) -> Option<(usize, usize)> {
        let own = self.last_decision(until, whose)?;
        (own < until || self.is_followed_by_news(own, whose)).then_some((own, until))
    }

    /// In the middle of a turn of theirs: what they were told when it began.
    fn before_own_turn(&self, until: usize, whose: SeatSet) -> Option<(usize, usize)> {
        let began = self.turns.get(until.checked_sub(1)?).copied().flatten().unwrap_or(until);
        let is_own = |number: &usize| whose.contains(self.table.decisions()[number - 1].seat);
        let first = (began..=until).rev().take_while(is_own).last()?;
        self.since_own_decision(first - 1, whose)
    }

    /// Whether it is worth a recap of its own, though nobody else decided anything: a payday, links that were forced.
    fn is_followed_by_news(&self, until: usize, whose: SeatSet) -> bool {
        let is_own = until > 0 && whose.contains(self.table.decisions()[until - 1].seat);
        let is_news = |event: &G::Event| {
            let befalls_all = G::is_for_all(event) && !G::is_no_news(event);
            let is_lost = G::sold_to(event).is_some_and(|seat| !whose.contains(seat));
            befalls_all || is_lost || G::shown_by(event).is_some()
        };
        G::TELLS_WHAT_FOLLOWS
            && is_own
            && self.what_followed(until, whose).iter().any(|(_, (_, _, event))| is_news(event))
    }

    /// Before the first turn of their own these players may have answered in others' turns, as with a bid.
    fn after_an_answer(&self, until: usize, whose: SeatSet) -> Option<(usize, usize)> {
        let last = (1..=until).rev().find(|number| !whose.contains(self.turn_of(*number)))?;
        Some((self.last_decision(last - 1, whose)?, last))
    }

    /// Of these players' own up to this one: others may have answered after it (an auction that they win).
    fn last_decision(&self, until: usize, whose: SeatSet) -> Option<usize> {
        (1..=until).rev().find(|number| whose.contains(self.table.decisions()[number - 1].seat))
    }

    /// Whether the turn that it belongs to answers what another began.
    fn is_answer(&self, decision: usize) -> bool {
        let first = self.turns[decision - 1].unwrap_or(decision);
        self.table.decisions()[first - 1].events.first().is_some_and(G::is_answer)
    }

    /// The last decision after which somebody without a seat did something.
    fn rivals_turn(&self, until: usize) -> Option<(usize, usize)> {
        let is_theirs = |number: &usize| self.happenings(*number, *number).any(|(_, _, event)| G::is_of_rival(event));
        (1..=until).rev().find(is_theirs).map(|number| (number - 1, number))
    }

    /// Moments of the whole game, evenly spread, first and last included: so many that no round falls between two of them.
    fn course(&self, viewer: Viewer) -> Vec<Moment<G>> {
        const MOMENTS: usize = 240;
        let last = self.table.decisions().len();
        let mut numbers: Vec<usize> = (0..=MOMENTS).map(|step| last * step / MOMENTS).collect();
        numbers.dedup();
        numbers.into_iter().map(|number| Moment { number, view: self.table.at(number).view(viewer) }).collect()
    }
}

/// What was decided in others' turns between these players' last two turns of so many: after this decision, up to that one.
fn others_turns(is_own: impl Fn(usize) -> bool, decisions: usize) -> Option<(usize, usize)> {
    let last = (1..=decisions).rev().find(|number| !is_own(*number))?;
    let own = (1..last).rev().find(|number| is_own(*number))?;
    Some((own, last))
}

/// Whoever plays alone is told of their rival, and of what passed them by.
fn is_told_alone<G: Paint>(event: &G::Event) -> bool {
    G::is_of_rival(event) || G::befell(event).is_some()
}

/// The reader's seat that is to act: the one they look through first.
fn acting_seat<G: Paint>(game: &G, setting: &Setting) -> Option<Seat> {
    let mine: SeatSet = game.to_act().iter().filter(|seat| setting.people.mine.look().contains(*seat)).collect();
    match setting.viewer {
        Viewer::Seat(seat) if mine.contains(seat) => Some(seat),
        _ => mine.first(),
    }
}

/// Whether somebody chose something in the turn that has this event.
fn has_choice(event: usize, turns: &[TurnBegins], chosen: &[usize]) -> bool {
    let begins = turns.iter().map(|turn| turn.at).filter(|at| *at <= event).max().unwrap_or(0);
    let ends = turns.iter().map(|turn| turn.at).filter(|at| *at > event).min().unwrap_or(usize::MAX);
    chosen.iter().any(|at| (begins..ends).contains(at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use american_rails::AmericanRails;
    use carnegie::Carnegie;
    use engine::{Seed, Table};
    use steel_driver::{Event, SteelDriver};
    use web_ui::Retell;

    #[test]
    fn what_others_did_stays_told_through_ones_own_turn() {
        let mine = SeatSet::only(Seat(0));
        let deciders = [0, 0, 1, 2, 0].map(Seat);
        let turns = |decisions, mine: SeatSet| others_turns(|number| mine.contains(deciders[number - 1]), decisions);

        assert_eq!(turns(5, mine), Some((2, 4)));
        assert_eq!(turns(3, mine), Some((2, 3)));
        assert_eq!(turns(2, mine), None);
        assert_eq!(turns(5, SeatSet::EMPTY), None, "a spectator has no turn");
        assert_eq!(turns(5, SeatSet::only(Seat(2))), Some((4, 5)), "who shares a browser has turns of their own");
    }

    /// SD-6.1: the last link of a round leads to the payday.
    #[test]
    fn what_follows_a_decision_by_itself_is_told_to_whoever_made_it() {
        let mut table = Table::<SteelDriver>::open(3, Default::default(), Seed::new("payday")).unwrap();
        for number in 0..120 {
            let Some(seat) = table.game().to_act().first() else { break };
            let mut legal = Vec::new();
            table.game().legal_actions(seat, &mut legal);
            table.act(seat, legal[number * 7 % legal.len()]).unwrap();
        }
        let opened = Opened::new(table);
        let paid = |number: &usize| {
            let happened = opened.happenings(*number, *number);
            happened.into_iter().any(|(_, _, event)| matches!(event, Event::ProfitPaid { .. }))
        };
        let number = (1..=opened.table.decisions().len()).find(paid).expect("companies pay");
        let own = SeatSet::only(opened.table.decisions()[number - 1].seat);

        assert!(opened.is_followed_by_news(number, own));
        let followed = opened.what_followed(number, own);
        assert!(followed.iter().any(|(_, (_, _, event))| matches!(event, Event::ProfitPaid { .. })));
        assert!(followed.len() < opened.happenings(number, number).count(), "the decision itself is no news");
        let others = Seat::all(3).filter(|seat| !own.contains(*seat)).collect();
        assert!(!opened.is_followed_by_news(number, others), "others are told as ever");

        for until in 1..=opened.table.decisions().len() {
            let last = opened.last_decision(until, own);
            let since = opened.since_own_decision(until, own);
            assert!(since.is_none_or(|(from, _)| Some(from) == last), "nothing that was told before: {since:?}");
        }

        let won_unopposed = |number: &usize| {
            let own = opened.table.decisions()[number - 1].seat;
            let sold = |(_, _, event): (usize, bool, &Event)| SteelDriver::sold_to(event) == Some(own);
            opened.happenings(*number, *number).any(sold)
        };
        for number in (1..=opened.table.decisions().len()).filter(won_unopposed) {
            let own = SeatSet::only(opened.table.decisions()[number - 1].seat);
            let first =
                opened.what_followed(number, own).first().map(|(_, (_, by_itself, event))| (*by_itself, *event));
            assert!(!matches!(first, Some((true, Event::PassedBid { .. } | Event::ControlWon { .. }))), "{first:?}");
        }
    }

    /// CA-9.12, CA-4.3, CA-5.1: a round that Andrew chose may go by without the player, who is told why.
    #[test]
    fn whoever_plays_alone_is_told_what_passed_them_by() {
        let passes_by = |event: &carnegie::Event| {
            matches!(event, carnegie::Event::NobodyAway { .. } | carnegie::Event::TurnPassed { .. })
        };
        let mut table = Table::<Carnegie>::open(1, Default::default(), Seed::new("alone")).unwrap();
        for number in 0..300 {
            let Some(seat) = table.game().to_act().first() else { break };
            let mut legal = Vec::new();
            table.game().legal_actions(seat, &mut legal);
            table.act(seat, legal[number * 7 % legal.len()]).unwrap();
        }
        let opened = Opened::new(table);
        let until = opened.table.decisions().len();
        let its_own = |number: usize| {
            let last = opened.rivals_turn(number).filter(|(_, last)| *last == number);
            last.into_iter().flat_map(|(own, last)| opened.numbered(own + 1, last).collect::<Vec<_>>())
        };
        let passed: Vec<_> =
            (1..=until).flat_map(its_own).map(|(_, (_, _, event))| event).filter(|it| passes_by(it)).collect();

        assert!(!passed.is_empty(), "no round went by without the player");
        assert!(passed.into_iter().all(is_told_alone::<Carnegie>));
        assert!(!is_told_alone::<Carnegie>(&carnegie::Event::RoundBegan { round: 2, start: None }));
    }

    /// Whoever has put their news away finds them again until the turn is over.
    #[test]
    fn what_others_did_can_be_read_again_after_a_train_has_moved_and_a_cube_was_laid() {
        let mut table = Table::<AmericanRails>::open(3, Default::default(), Seed::new("again")).unwrap();
        let mut read_again = 0;
        for number in 0..200 {
            let Some(seat) = table.game().to_act().first() else { break };
            let mut legal = Vec::new();
            table.game().legal_actions(seat, &mut legal);
            table.act(seat, legal[number * 7 % legal.len()]).unwrap();
            let opened = Opened::new(table);
            let (until, game) = (opened.table.decisions().len(), opened.table.game());
            let next = game.to_act().first();
            let goes_on = next == Some(seat) && AmericanRails::is_within_turn(&game.view(Viewer::All));
            let mine = SeatSet::only(seat);
            if goes_on && opened.since_own_decision(until, mine).is_none() {
                let (from, last) = opened.before_own_turn(until, mine).unwrap_or((0, 0));
                assert!(last < until && (last == 0 || opened.table.decisions()[last - 1].seat != seat || from < last));
                read_again += usize::from(last > from);
            }
            table = opened.table;
        }
        assert!(read_again > 10, "nobody went on with a turn");
    }

    #[test]
    fn a_turn_that_begins_by_itself_may_have_choices() {
        let turns = [0, 3, 5].map(|at| TurnBegins { at, line: at });
        let of = |event| has_choice(event, &turns, &[4]);

        assert_eq!([0, 3, 5].map(of), [false, true, false]);
    }
}
