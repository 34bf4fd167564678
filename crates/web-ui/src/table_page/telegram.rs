//! A telegram: what the last decision led to that everybody is told as it happens, in a line. A phone shows it above all of its parts, and the
//! telegraph has it too.

use super::{LogLine, TablePage};
use crate::retold::{Retold, whose};
use crate::{Paint, People};
use maud::{Markup, html};
use std::slice;

/// The script brings it: it stays for a while, though the table goes on. Whoever looks back, or is led by a coach, is told otherwise.
pub(super) fn telegram<G: Paint>(table: &TablePage<G>) -> Markup {
    let (setting, words) = (table.setting, table.seen.words);
    let is_now = setting.at.is_none() && setting.coach.is_none() && !setting.is_replay;
    let turns = table.seen.log.lines.chunk_by(|_, next| !next.begins_turn).filter(|_| is_now);
    let told: Vec<Retold> = turns.filter_map(|turn| of_turn(turn, table)).collect();
    let own_end = is_now.then(|| own_end(table)).flatten();
    let befell = if is_now { befell_me(table) } else { Vec::new() };
    html! {
        @if own_end.is_some() || !befell.is_empty() {
            p.mine data-ended {
                @if let Some(turn) = &own_end { (words.say("turn-over")) " " (turn.told(&setting.people)) " " }
                @for news in &befell { (news) " " }
            }
        }
        @for turn in &told {
            p.mine[is_mine(turn, &setting.people)] { (turn.told(&setting.people)) (turn.reason(words)) " " (turn.effects::<G>(words)) }
        }
    }
}

/// What is new of a turn, where it is worth a telegram: a fact that all are told of, or something of the reader's own on the map that they did
/// not choose.
fn of_turn<G: Paint>(turn: &[LogLine<G>], table: &TablePage<G>) -> Option<Retold> {
    let people = &table.setting.people;
    let fresh: Vec<&LogLine<G>> = turn.iter().filter(|line| line.is_fresh).collect();
    let events: Vec<G::Event> = fresh.iter().map(|line| line.event.clone()).collect();
    let is_own = whose::<G>(&events).is_some_and(|seat| people.mine.look().contains(seat));
    let by_itself = fresh.first().is_some_and(|line| line.by_itself);
    let is_put = by_itself && is_own && events.iter().any(|event| G::shown_by(event).is_some());
    let is_told = is_put || events.iter().any(G::is_told_at_once);
    is_told.then(|| Retold { by_itself: is_put, ..Retold::of::<G>(&events, table.seen.words, people) })
}

/// All of the reader's turn, where it ended with their last move and nobody said so: what it came to is not lost in what happens next.
fn own_end<G: Paint>(table: &TablePage<G>) -> Option<Retold> {
    let people = &table.setting.people;
    let own = |line: &&LogLine<G>| whose::<G>(slice::from_ref(&line.event));
    let lines = &table.seen.log.lines;
    let first = lines.iter().position(|line| line.is_fresh)?;
    let me = own(&&lines[first]).filter(|seat| people.mine.look().contains(*seat))?;
    let fresh: Vec<G::Event> = lines[first..].iter().map(|line| line.event.clone()).collect();
    let begins = lines[..=first].iter().rposition(|line| line.begins_turn)?;
    let is_its = |line: &&LogLine<G>| own(line) == Some(me) && G::befell(&line.event).is_none();
    let turn: Vec<G::Event> = lines[begins..].iter().filter(is_its).map(|line| line.event.clone()).collect();
    let is_over = G::ended_by_itself(&table.seen.view, me, &fresh);
    is_over.then(|| Retold::of::<G>(&turn, table.seen.words, people))
}

/// Whatever passes the reader over as it happens: no income, a turn in which they could do nothing.
fn befell_me<G: Paint>(table: &TablePage<G>) -> Vec<Markup> {
    let people = &table.setting.people;
    let is_mine = |event: &G::Event| {
        G::befell(event).is_some_and(|seat| people.mine.look().contains(seat)) && G::is_always_told(event, people)
    };
    let fresh = table.seen.log.lines.iter().filter(|line| line.is_fresh && is_mine(&line.event));
    fresh.map(|line| table.seen.words.html(&G::tell(&line.event), people, &G::badge)).collect()
}

fn is_mine(turn: &Retold, people: &People) -> bool {
    turn.teller.or(turn.seat).is_some_and(|seat| people.mine.look().contains(seat))
}
