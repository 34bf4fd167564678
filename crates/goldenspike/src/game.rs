//! The game a command is about, and the table it asks for.

use crate::failure::Failure;
use catalog::engine::{Seat, Seed};
use catalog::web_ui::{Lang, People, Words};
use catalog::{BotName, GameKind, Refused};
use clap::Args;
use serde_json::Value;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// The game's name on the command line.
#[derive(Clone, Copy)]
pub(crate) struct GameArg(pub(crate) &'static dyn GameKind);

impl std::fmt::Debug for GameArg {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(self.0.slug())
    }
}

impl std::str::FromStr for GameArg {
    type Err = String;

    fn from_str(slug: &str) -> Result<GameArg, String> {
        catalog::find(slug).map(GameArg).ok_or_else(|| {
            let known: Vec<&str> = catalog::GAMES.iter().map(|game| game.slug()).collect();
            format!("there is no game of that name; the games are {}", known.join(", "))
        })
    }
}

/// What a table of bots is made of.
#[derive(Debug, Args)]
pub(crate) struct TableArgs {
    /// How many sit at the table [default: 4, or what comes nearest]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// What the players agree on beforehand, as JSON
    #[arg(long, value_name = "JSON", value_parser = parse_json)]
    options: Option<Value>,
}

impl TableArgs {
    /// The seats, if the game can be played by so many.
    pub(crate) fn seats(&self, game: GameArg) -> Result<usize, Failure> {
        const USUAL: usize = 4;
        let (least, most) = game.0.seats();
        let seats = self.seats.unwrap_or_else(|| USUAL.clamp(least, most));
        if !(least..=most).contains(&seats) {
            let what = format!("{} is for {least} to {most} players, not for {seats}", game.0.title());
            return Err(Failure::bad_input(what).advice(format!("--seats {}", USUAL.clamp(least, most))));
        }
        Ok(seats)
    }

    pub(crate) fn is_given(&self) -> bool {
        self.seats.is_some() || self.options.is_some()
    }

    pub(crate) fn options(&self, game: GameArg) -> Value {
        self.options.clone().unwrap_or_else(|| game.0.default_options())
    }
}

/// No more bots than seats; with fewer the list is repeated.
pub(crate) fn check_lineup(bots: &[BotName], seats: usize) -> Result<(), Failure> {
    if bots.len() > seats {
        let what = format!("{} bots don't fit on {seats} seats", bots.len());
        return Err(Failure::bad_input(what).advice("name fewer bots: the list is repeated to fill the seats"));
    }
    Ok(())
}

/// Where a table can't be opened or a move can't be made.
pub(crate) fn refused(refused: &Refused, words: &Words, people: &People) -> Failure {
    let failure = Failure::bad_input(sentence(refused, words, people));
    if refused.detail.is_empty() { failure } else { failure.because(&refused.detail) }
}

/// A refusal in words, with its rule.
pub(crate) fn sentence(refused: &Refused, words: &Words, people: &People) -> String {
    let sentence = words.text(&refused.message, people);
    match refused.rule {
        Some(rule) => format!("{sentence} ({rule})"),
        None => sentence,
    }
}

/// The seed asked for, or any.
pub(crate) fn seed(asked: Option<&str>) -> Seed {
    let any = || format!("{:016x}", RandomState::new().build_hasher().finish());
    Seed::new(asked.map_or_else(any, str::to_owned))
}

/// A seat by its number in the record, counted from 0.
pub(crate) fn seat(number: u8, seats: usize) -> Result<Seat, Failure> {
    if usize::from(number) >= seats {
        let last = seats.saturating_sub(1);
        let what = format!("there is no seat {number} at this table");
        return Err(Failure::bad_input(what).because(format!("its {seats} seats are numbered 0 to {last}")));
    }
    Ok(Seat(number))
}

pub(crate) fn parse_lang(code: &str) -> Result<Lang, String> {
    let known: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
    Lang::from_code(code).ok_or_else(|| format!("the languages are {}", known.join(", ")))
}

fn parse_json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| format!("this is not JSON: {error}"))
}
