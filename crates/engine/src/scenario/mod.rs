//! Worked examples: Markdown that is help for players, shown as boards one steps through, and a test as well.
//!
//! The text between the fenced blocks is for people; a paragraph that begins with `> ` says in Dutch what the one before says, one that begins with `> fr: ` in French. A ```` ```position ```` block begins with `players` (in seat order) and lays the table
//! out; `remember` keeps it as it is and `again`, later, goes back to it. Each ```` ```play ```` line is one decision, `Name: what they do`,
//! with `(refused RULE)` behind what the rules forbid; single answers happen by themselves. Each ```` ```then ```` line must be true
//! at that moment. What the other words mean is for each game to say: [`Script`].

mod example;

pub use example::{Example, Moment, title};

use crate::{Chance, Game, Refusal, Seat, Seed, Viewer, settle};
use std::str::FromStr;

/// A line came true, or why it did not.
pub type Done = Result<(), String>;

/// What the lines of one game's examples mean.
pub trait Script {
    type Game: Game;

    /// The table that a `players` line lays out: somebody's turn.
    fn begin(seats: usize) -> Result<View<Self>, String>;

    /// Any other line of a `position` block: its first word, and the rest.
    fn set_up(view: &mut View<Self>, players: &Players, word: &str, rest: &str) -> Done;

    /// What follows from a position that is laid out and not played.
    fn complete(_view: &mut View<Self>) {}

    /// What a seat does in a line of a `play` block, as the game knows it.
    fn action(game: &Self::Game, seat: Seat, what: &str) -> Result<Action<Self>, String>;

    /// A line of a `play` block: one decision, unless a game has lines of its own.
    fn play(game: &mut Self::Game, players: &Players, line: &str, told: &mut Vec<Event<Self>>) -> Done {
        decide::<Self>(game, players, line, told)
    }

    /// What is, and what a line of a `then` block says it is.
    fn claim<'a>(game: &Self::Game, players: &Players, line: &'a str) -> Result<(String, &'a str), String>;
}

pub type View<S> = <<S as Script>::Game as Game>::View;
pub type Event<S> = <<S as Script>::Game as Game>::Event;
pub type Action<S> = <<S as Script>::Game as Game>::Action;

/// Every line of a scenario comes true. Panics at the first one that does not.
pub fn check<S: Script>(name: &str, text: &str) {
    let mut scene = Scene::<S>::default();
    run(name, text, |block, line| scene.line(block, line));
    assert!(scene.claims > 0, "{name}.md claims nothing");
}

/// Who plays, in seat order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Players(Vec<String>);

impl Players {
    /// How many play in the scenario.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The seat of a player, by the name in the scenario.
    pub fn seat(&self, name: &str) -> Result<Seat, String> {
        let index = self.0.iter().position(|other| other == name).ok_or(format!("nobody is called {name}"))?;
        Ok(Seat(index as u8))
    }

    /// In the order of the seats.
    pub fn names(&self) -> &[String] {
        &self.0
    }

    /// The name at a seat; `nobody` for none.
    pub fn name(&self, seat: Option<Seat>) -> String {
        seat.map_or("nobody".into(), |seat| self.0[seat.index()].clone())
    }
}

/// A table that is laid out, then played on.
pub struct Scene<S: Script> {
    players: Players,
    /// As long as it is laid out.
    view: Option<View<S>>,
    /// Since the first decision.
    game: Option<S::Game>,
    remembered: Option<S::Game>,
    claims: usize,
}

impl<S: Script> Default for Scene<S> {
    fn default() -> Scene<S> {
        Scene { players: Players::default(), view: None, game: None, remembered: None, claims: 0 }
    }
}

impl<S: Script> Scene<S> {
    fn line(&mut self, block: &str, line: &str) -> Done {
        match block {
            "position" => self.set_up(line),
            "play" => self.play(line),
            "then" => self.then(line),
            other => Err(format!("no block is called {other}")),
        }
    }

    /// Follows one line of the position before it all begins.
    pub fn set_up(&mut self, line: &str) -> Done {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("players", names) => {
                self.players = Players(names.split(", ").map(str::to_owned).collect());
                self.view = Some(S::begin(self.players.count())?);
                self.game = None;
            }
            ("remember", "") => self.remembered = Some(self.table()?),
            ("again", "") => self.game = Some(self.remembered.clone().ok_or("nothing is remembered")?),
            _ if self.game.is_some() => return Err("the play has begun".into()),
            (word, rest) => {
                let view = self.view.as_mut().ok_or("players come first")?;
                S::set_up(view, &self.players, word, rest)?;
            }
        }
        Ok(())
    }

    /// Follows one line of what players do.
    pub fn play(&mut self, line: &str) -> Done {
        self.play_and_tell(line, &mut Vec::new())
    }

    /// The same; what happens is added to `told`.
    fn play_and_tell(&mut self, line: &str, told: &mut Vec<Event<S>>) -> Done {
        let game = self.table()?;
        S::play(self.game.insert(game), &self.players, line, told)
    }

    /// Checks one line of what must hold afterwards.
    pub fn then(&mut self, line: &str) -> Done {
        self.claims += 1;
        let game = self.table()?;
        let (is, claimed) = S::claim(&game, &self.players, line)?;
        if is == claimed { Ok(()) } else { Err(format!("it is {is}")) }
    }

    /// As it is now: played on, or only laid out.
    fn table(&self) -> Result<S::Game, String> {
        if let Some(game) = &self.game {
            return Ok(game.clone());
        }
        let mut view = self.view.clone().ok_or("a position comes first")?;
        S::complete(&mut view);
        let seed = Seed::new("scenario");
        Ok(S::Game::imagine(&view, &mut Chance::new(&seed, 0)))
    }
}

/// A game that has just been opened, as everybody sees it.
pub fn opened<G: Game>(seats: usize, options: &G::Options, seed: &str) -> Result<G::View, String> {
    let seed = Seed::new(seed);
    G::new(seats, options, &mut Chance::new(&seed, 0), &mut Vec::new())
        .map(|game| game.view(Viewer::Spectator))
        .map_err(|illegal| format!("{illegal:?}"))
}

/// A line of a `play` block, as [`Script::play`] has it unless a game says otherwise.
pub fn decide<S: Script + ?Sized>(game: &mut S::Game, players: &Players, line: &str, told: &mut Vec<Event<S>>) -> Done {
    let Play { who, what, refused } = Play::read(line)?;
    let seat = players.seat(who)?;
    let action = S::action(game, seat, what)?;
    act(game, seat, &action, refused, told)
}

/// A seat decides, and single answers follow by themselves; or the rule refuses it, as the scenario says.
pub fn act<G: Game>(
    game: &mut G,
    seat: Seat,
    action: &G::Action,
    refused: Option<&str>,
    told: &mut Vec<G::Event>,
) -> Done {
    let to_act = game.to_act();
    if !to_act.contains(seat) {
        return Err(Refusal::<G::Illegal>::NotYourTurn { to_act }.to_string());
    }
    match (game.check(seat, action), refused) {
        (Ok(()), None) => {}
        (Err(illegal), Some(rule)) if G::rule(&illegal).0 == rule => return Ok(()),
        (Ok(()), Some(_)) => return Err("it is allowed".into()),
        (Err(illegal), _) => return Err(format!("{illegal:?}, {}", G::rule(&illegal))),
    }
    let seed = Seed::new("scenario");
    let mut chance = Chance::new(&seed, 1);
    game.apply(seat, action, &mut chance, told).map_err(|illegal| format!("{illegal:?}"))?;
    settle(game, &mut chance, told, &mut Vec::new());
    Ok(())
}

/// A number in a script's line, or a sentence about what stands there instead.
pub fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

/// Exactly so many words.
pub fn words<const N: usize>(text: &str) -> Result<[&str; N], String> {
    let words: Vec<&str> = text.split(' ').collect();
    words.try_into().map_err(|_| format!("{N} words are wanted"))
}

/// As scripts write lists: with commas.
pub fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// A line of a `play` block: `Anna: pass`, or `Anna: bid 3 (refused SL-4.2)` for what the rules forbid.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Play<'a> {
    who: &'a str,
    what: &'a str,
    /// The rule it is refused by.
    refused: Option<&'a str>,
}

impl<'a> Play<'a> {
    fn read(line: &'a str) -> Result<Play<'a>, String> {
        let (who, what) = line.split_once(": ").ok_or("who does it?")?;
        let refusal = what.strip_suffix(')').and_then(|what| what.split_once(" (refused "));
        Ok(match refusal {
            Some((what, rule)) => Play { who, what, refused: Some(rule) },
            None => Play { who, what, refused: None },
        })
    }
}

/// Hands every line inside a fenced block to `step`, with the block's name. Panics at the first one that does not come true.
fn run(name: &str, text: &str, mut step: impl FnMut(&str, &str) -> Done) {
    let mut block = None;
    for (index, line) in text.lines().enumerate() {
        match (line.strip_prefix("```"), block) {
            (Some(_), Some(_)) => block = None,
            (Some(opened), None) => block = Some(opened),
            (None, Some(block)) => {
                step(block, line).unwrap_or_else(|why| panic!("{name}.md line {}: {line}: {why}", index + 1));
            }
            (None, None) => {}
        }
    }
    assert_eq!(block, None, "{name}.md: its last block is not closed");
}

#[cfg(test)]
mod tests;
