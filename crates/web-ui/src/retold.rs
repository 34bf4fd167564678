//! A whole turn in a line: what was done, the sums that matter, and the shapes that show it.

use crate::parts::faces::teller;
use crate::{Paint, People, Words};
use engine::{Arg, Game, Message, Seat};
use maud::{Markup, html};

/// How a game's turns are retold.
pub trait Retell: Game {
    /// Whether a turn begins with this fact, in a game where others answer within a turn (an auction). Elsewhere, and where it says
    /// nothing, a turn is what one player decides in a row.
    fn begins_turn(_event: &Self::Event, _before: &Self::Event) -> Option<bool> {
        None
    }

    /// Whether a fact belongs to the story of its turn, or is small change.
    fn matters(_event: &Self::Event) -> bool {
        true
    }

    /// Whether a turn that is nothing but this is no news to others: that somebody is done.
    fn is_no_news(_event: &Self::Event) -> bool {
        false
    }

    /// Whether the prompt tells a turn already, to whoever is to answer: an auction that goes on.
    fn is_heard(_turn: &[Self::Event]) -> bool {
        false
    }

    /// Whether a fact is told however much else there is to tell: it says why somebody is passed over.
    fn is_always_told(_event: &Self::Event, _people: &People) -> bool {
        false
    }

    /// Whether a turn that begins with this fact is an answer to what somebody else began (a round's event): what was new before it is told after it too.
    fn is_answer(_event: &Self::Event) -> bool {
        false
    }

    /// Whom a fact befalls in a turn that need not be theirs: it is told in a line of its own, and to them before all else.
    fn befell(_event: &Self::Event) -> Option<Seat> {
        None
    }

    /// Whether a fact of a turn is told with one before it ([`Retell::brought`]).
    fn is_told_before(_turn: &[Self::Event], _at: usize) -> bool {
        false
    }

    /// How the sentence begins that tells a fact and the like ones after it, where there are several; [`Retell::brought`] ends it.
    fn together(_turn: &[Self::Event], _at: usize) -> Option<Message> {
        None
    }

    /// What is said of a turn when all else is: what it took.
    fn at_last(_turn: &[Self::Event], _words: &Words) -> Option<Markup> {
        None
    }

    /// What a fact of a turn brought, for the end of its sentence: the facts that follow from it in one sum.
    fn brought(_turn: &[Self::Event], _at: usize, _words: &Words) -> Option<Markup> {
        None
    }

    /// A whole turn in a few words, where its single sentences would say too much.
    fn story(_turn: &[Self::Event], _words: &Words, _people: &People) -> Option<Markup> {
        None
    }

    /// Whether a fact befalls everybody at once (dividends, a new round): it is nobody's turn.
    fn is_for_all(_event: &Self::Event) -> bool {
        false
    }

    /// Whether somebody does this who has no seat ([`Paint::rival`]): whoever plays alone is told of them as of others.
    fn is_of_rival(_event: &Self::Event) -> bool {
        false
    }

    /// Whether a fact is told in sight of everybody as it happens, whatever part of a phone's page they look at: what was bid on is sold,
    /// shares pay.
    fn is_told_at_once(event: &Self::Event) -> bool {
        Self::sold_to(event).is_some()
    }

    /// Whether the reader's own turn ended with these facts, the last of it, without a word of theirs: they are told what they did in it.
    fn ended_by_itself(_view: &Self::View, _own: Seat, _fresh: &[Self::Event]) -> bool {
        false
    }

    /// Who got what was bid on: whoever lost their own auction is told so, though it was their turn.
    fn sold_to(_event: &Self::Event) -> Option<Seat> {
        None
    }

    /// Whether whoever made a decision is told what followed it by itself (a payday, forced links), and not only what others decided.
    const TELLS_WHAT_FOLLOWS: bool = false;

    /// Whether the last line says what the others have, and not by how much that changed: the lines above say what they got.
    const TELLS_STANDING: bool = false;

    /// What a fact changes that players count: a thing of the game by its word, and by how much.
    fn sum(_event: &Self::Event) -> Option<(&'static str, i64)> {
        None
    }

    /// Whether whoever is to act goes on with a turn: what they were told when it began can still be read.
    fn is_within_turn(_view: &Self::View) -> bool {
        false
    }

    /// Whether [`Retell::sum`] counts from nothing again after this fact: profits after a payday.
    fn counts_anew(_event: &Self::Event) -> bool {
        false
    }

    /// What a turn did to the plans of a reader, as the view tells that only they may know; `later` happened after it.
    fn set_back(
        _reader: Seat,
        _view: &Self::View,
        _turn: &[Self::Event],
        _later: &[Self::Event],
        _words: &Words,
    ) -> Vec<String> {
        Vec::new()
    }

    /// What became of the turn of the reader, said once more when they are next to act.
    fn own_news(_turn: &[Self::Event], _words: &Words, _people: &People) -> Vec<Markup> {
        Vec::new()
    }

    /// The id or the target of the shape on the page that shows a fact.
    fn shown_by(_event: &Self::Event) -> Option<String> {
        None
    }

    /// More sentences of a turn are for the telegraph.
    const SENTENCES: usize = 3;

    /// The id of the sentence that says what a player counts above all.
    const COUNTS: &'static str;

    /// How much a player has of that.
    fn counts(view: &Self::View, seat: Seat) -> i64;

    /// What that is made of: the id of each part's name, and how much it is.
    fn parts(_view: &Self::View, _seat: Seat) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    /// What a player has besides that nobody can take from them, as the view tells that only they may know.
    fn counts_too(_view: &Self::View, _seat: Seat, _words: &Words) -> Option<String> {
        None
    }
}

pub(crate) struct Retold {
    /// Whose turn it was; nobody's where it befell all.
    pub(crate) seat: Option<Seat>,
    /// With whom its line begins, which may be another (the winner of an auction); nobody where it befell all.
    pub(crate) teller: Option<Seat>,
    /// Who won what was bid on in it, and built: its marks have their colour.
    pub(crate) buyer: Option<Seat>,
    pub(crate) said: Markup,
    /// It befell everybody at once.
    pub(crate) is_for_all: bool,
    /// How much of it is left for the telegraph.
    pub(crate) rest: usize,
    /// Nobody chose it: there was no other answer.
    pub(crate) by_itself: bool,
    /// What it did to the plans of the reader.
    pub(crate) set_back: Vec<String>,
    /// What changed by how much: a thing of the game by its word, and the difference.
    pub(crate) sums: Vec<(&'static str, i64)>,
    /// Ids or targets of shapes on the page.
    pub(crate) marks: Vec<String>,
}

impl Retold {
    /// Of some facts of one turn, as the reader may know them.
    pub(crate) fn of<G: Paint>(turn: &[G::Event], words: &Words, people: &People) -> Retold {
        let messages: Vec<Message> = turn.iter().map(G::tell).collect();
        let story = G::story(turn, words, people);
        let rest = if story.is_some() { 0 } else { telling::<G>(turn).1 };
        let said = story.unwrap_or_else(|| sentences::<G>(turn, &messages, words, people));
        Retold {
            rest,
            seat: whose::<G>(turn),
            teller: first_said::<G>(turn, &said, words, people),
            said,
            buyer: turn.iter().rev().find_map(G::sold_to),
            is_for_all: turn.iter().all(G::is_for_all),
            by_itself: false,
            set_back: Vec::new(),
            sums: summed(turn.iter().filter_map(G::sum)),
            marks: turn.iter().filter_map(G::shown_by).collect(),
        }
    }

    /// A part of a turn that stands alone: where its few words don't say who did it, its sentences do.
    pub(crate) fn alone<G: Paint>(part: &[G::Event], words: &Words, people: &People) -> Retold {
        let retold = Retold::of::<G>(part, words, people);
        if retold.seat.is_none() || retold.teller.is_some() {
            return retold;
        }
        let messages: Vec<Message> = part.iter().map(G::tell).collect();
        let said = sentences::<G>(part, &messages, words, people);
        Retold { teller: first_said::<G>(part, &said, words, people), said, ..retold }
    }

    /// What was done; where the line begins with a bot, its face stands before it.
    pub(crate) fn told(&self, people: &People) -> Markup {
        html! { @if let Some(seat) = self.teller { (teller(seat, people)) } (self.said) }
    }

    /// Why nobody was asked.
    pub(crate) fn reason(&self, words: &Words) -> Markup {
        html! { @if self.by_itself { " " small.by-itself { (words.say("by-itself")) } } }
    }

    /// What it changed, for the end of its line.
    pub(crate) fn effects<G: Paint>(&self, words: &Words) -> Markup {
        html! {
            @if !self.sums.is_empty() {
                span.fx {
                    @for (word, sum) in &self.sums {
                        span class=(up_or_down(*sum)) {
                            @match G::badge(word, words) { Some(badge) => { (badge) span.unseen { (words.say(word)) } }, None => (words.say(word)) }
                            " " (change::<G>(*sum, words))
                        } " "
                    }
                }
            }
        }
    }
}

/// The player with whom a line begins; nobody where it befell all.
pub(crate) fn first_said<G: Paint>(turn: &[G::Event], said: &Markup, words: &Words, people: &People) -> Option<Seat> {
    let begins_with = |seat: &Seat| said.0.starts_with(&words.player(*seat, people).0);
    Seat::all(people.seats.len()).find(begins_with).filter(|_| !turn.iter().all(G::is_for_all))
}

/// Whether a turn tells of nobody but this player, as when a pass is forced.
pub(crate) fn is_only_of<G: Paint>(turn: &[G::Event], seat: Seat) -> bool {
    let mut told_of = turn.iter().map(G::tell).filter_map(|message| seat_in(&message));
    whose::<G>(turn) == Some(seat) && told_of.all(|who| who == seat)
}

/// Whose turn some facts are.
pub(crate) fn whose<G: Paint>(turn: &[G::Event]) -> Option<Seat> {
    turn.first().filter(|first| !G::is_for_all(first))?;
    turn.iter().map(G::tell).find_map(|message| seat_in(&message))
}

/// The facts that a turn is told by, and how many more there would be.
fn telling<G: Paint>(turn: &[G::Event]) -> (Vec<usize>, usize) {
    let is_told = |at: &usize| G::matters(&turn[*at]) && !G::is_told_before(turn, *at);
    let mut telling: Vec<usize> = (0..turn.len()).filter(is_told).collect();
    let rest = telling.len().saturating_sub(G::SENTENCES);
    telling.truncate(G::SENTENCES);
    (telling, rest)
}

/// The sentences of the facts that matter, else the first one.
fn sentences<G: Paint>(turn: &[G::Event], messages: &[Message], words: &Words, people: &People) -> Markup {
    let (mut telling, _) = telling::<G>(turn);
    let always = (0..turn.len()).filter(|at| G::is_always_told(&turn[*at], people));
    let (befell, passed): (Vec<usize>, Vec<usize>) = always.partition(|at| G::befell(&turn[*at]).is_some());
    telling.extend(passed);
    if telling.is_empty() && befell.is_empty() {
        telling = (0..messages.len().min(1)).collect();
    }
    html! {
        @for (index, at) in telling.into_iter().enumerate() {
            @if index > 0 { " " }
            (words.html(&G::together(turn, at).unwrap_or_else(|| messages[at].clone()), people, &G::badge))
            @if let Some(brought) = G::brought(turn, at, words) { " " (brought) }
        }
        @if let Some(last) = G::at_last(turn, words) { " " (last) }
        @for at in befell {
            @let is_mine = G::befell(&turn[at]).is_some_and(|seat| people.mine.look().contains(seat));
            " " span.befell.mine[is_mine] { (words.html(&messages[at], people, &G::badge)) }
        }
    }
}

/// Each word once, with all its changes; what came to nothing is left out.
pub(crate) fn summed(changes: impl Iterator<Item = (&'static str, i64)>) -> Vec<(&'static str, i64)> {
    let mut sums: Vec<(&'static str, i64)> = Vec::new();
    for (word, change) in changes {
        match sums.iter_mut().find(|(known, _)| *known == word) {
            Some((_, sum)) => *sum += change,
            None => sums.push((word, change)),
        }
    }
    sums.retain(|(_, sum)| *sum != 0);
    sums
}

/// "+$5", "−$2".
pub(crate) fn change<G: Paint>(sum: i64, words: &Words) -> String {
    format!("{}{}", if sum < 0 { "−" } else { "+" }, G::score(sum.abs(), words))
}

/// "+5", "−2".
pub(crate) fn signed(change: i64) -> String {
    format!("{}{}", if change < 0 { "−" } else { "+" }, change.abs())
}

/// "workers −1, cities +3": what made a difference; one thing alone needs no number.
pub(crate) fn said_of_parts(changes: &[(&str, i64)], words: &Words) -> String {
    let told = |(part, change): &(&str, i64)| match changes.len() {
        1 => words.say(part),
        _ => format!("{} {}", words.say(part), signed(*change)),
    };
    changes.iter().map(told).collect::<Vec<_>>().join(", ")
}

pub(crate) fn up_or_down(sum: i64) -> &'static str {
    if sum > 0 { "gain" } else { "loss" }
}

fn seat_in(message: &Message) -> Option<Seat> {
    message.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}
