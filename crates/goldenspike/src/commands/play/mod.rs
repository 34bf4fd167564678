//! `goldenspike play`: one person and some bots at a table in the terminal.

mod sitting;

use crate::failure::Failure;
use crate::game::{GameArg, TableArgs, check_lineup, parse_lang, refused, seat, seed};
use crate::{record_file, told};
use catalog::BotName;
use catalog::engine::{Record, Seat, SeatSet};
use catalog::web_ui::{LONGEST_NAME, Lang, People, Person, Words, is_name, shown_name};
use clap::Args;
use sitting::Sitting;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Play in the terminal against bots
#[derive(Debug, Args)]
#[command(
    after_help = "Type the number of a choice, or an amount; ? explains the rest: undo, why not, the rules, stopping.
Whoever stops can keep the record, and go on with it later by giving its file instead of a game.
It also plays from a pipe: the end of the input is a polite way to leave.

Examples:
  goldenspike play american-rails
  goldenspike play american-rails --seats 3 --bots broker,conductor --name Anna --lang nl
  goldenspike play stopped.json"
)]
pub(crate) struct Play {
    /// The game's name, as `goldenspike games` lists it, or the file of a game to go on with
    #[arg(value_name = "GAME|FILE")]
    start: Start,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays the other seats, clockwise from you; the list is repeated to fill them [default: conductor, or as before]
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<BotName>,
    /// Your seat, counted from 0 as in the record [default: 0, or as before]
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<u8>,
    /// Your name [default: the one you are logged in by, or as before]
    #[arg(long, value_parser = parse_name)]
    name: Option<String>,
    /// All luck follows from this text [default: any]
    #[arg(long)]
    seed: Option<String>,
    /// The language you play in
    #[arg(long, value_parser = parse_lang, default_value = "en")]
    lang: Lang,
}

/// What is played: a new game, or one that was stopped.
#[derive(Clone, Debug)]
enum Start {
    New(GameArg),
    GoOn(PathBuf),
}

impl FromStr for Start {
    type Err = String;

    fn from_str(text: &str) -> Result<Start, String> {
        match text.parse() {
            Ok(game) => Ok(Start::New(game)),
            Err(_) if Path::new(text).is_file() => Ok(Start::GoOn(text.into())),
            Err(why) => Err(format!("{why}; and there is no file of that name to go on with")),
        }
    }
}

impl Play {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.start.clone() {
            Start::New(game) => self.begin(game)?.play(),
            Start::GoOn(file) => self.go_on(&file)?.play(),
        }
    }

    fn begin(self, game: GameArg) -> Result<Sitting, Failure> {
        let seats = self.table.seats(game)?;
        let me = seat(self.seat.unwrap_or(0), seats)?;
        let bots = self.lineup(me, seats)?;
        let words = Words::new(self.lang);
        let my_name = self.name.clone().or_else(login_name).unwrap_or_else(|| "Anna".to_owned());
        let people = people(&bots, my_name, me, words);
        let options = self.table.options(game);
        let table = game.0.open(seats, &options, seed(self.seed.as_deref()));
        let table = table.map_err(|why| refused(&why, words, &people))?;
        Ok(Sitting { game, table, me, bots, people, words, fair: None, next_to_tell: 0 })
    }

    /// Seats, options and seed are the record's.
    fn go_on(self, file: &Path) -> Result<Sitting, Failure> {
        if self.table.is_given() || self.seed.is_some() {
            return Err(Failure::bad_input("a game that goes on has its seats, options and seed already")
                .advice("leave out --seats, --options and --seed"));
        }
        let (record, game) = record_file::read(file)?;
        let words = Words::new(self.lang);
        let table = game.0.replay(&record).map_err(|why| refused(&why, words, &told::people_of(&record)))?;
        let seats = record.seats.len();
        let me = seat(self.seat.unwrap_or_else(|| somebody(&record)), seats)?;
        let bots = match self.bots.is_empty() {
            true => self.lineup_before(&record, me),
            false => self.lineup(me, seats)?,
        };
        let before = told::people_of(&record).name(me).to_owned();
        let people = people(&bots, self.name.unwrap_or(before), me, words);
        // The last rounds remind of where the game stood.
        let next_to_tell = table.moves().saturating_sub(2 * seats) + 1;
        Ok(Sitting { game, table, me, bots, people, words, fair: record.fair, next_to_tell })
    }

    /// Who plays which seat: the first of the list sits at my left. Whoever plays alone needs no bots, named or not.
    fn lineup(&self, me: Seat, seats: usize) -> Result<Vec<Option<BotName>>, Failure> {
        check_lineup(&self.bots, (seats - 1).max(1))?;
        let bots = if self.bots.is_empty() { &[BotName::Conductor][..] } else { &self.bots };
        let from_me = |seat: Seat| (seat.index() + seats - me.index()) % seats;
        let bot = |seat: Seat| from_me(seat).checked_sub(1).map(|index| bots[index % bots.len()]);
        Ok(Seat::all(seats).map(bot).collect())
    }

    /// The bots as they are called in the record; for others who played there the usual one.
    fn lineup_before(&self, record: &Record, me: Seat) -> Vec<Option<BotName>> {
        let bot = |seat: Seat| told::bot_called(&record.seats[seat.index()].name).unwrap_or(BotName::Conductor);
        Seat::all(record.seats.len()).map(|seat| (seat != me).then(|| bot(seat))).collect()
    }
}

/// The first seat of a record that no bot played, or the first.
fn somebody(record: &Record) -> u8 {
    let human = record.seats.iter().position(|seat| told::bot_called(&seat.name).is_none());
    human.unwrap_or(0) as u8
}

fn people(bots: &[Option<BotName>], my_name: String, me: Seat, words: &Words) -> People {
    let person = |(index, bot): (usize, &Option<BotName>)| Person {
        name: bot.map_or_else(|| my_name.clone(), |bot| told::bot_name(bot, index, words)),
        bot: bot.map(|bot| bot.to_string()),
        is_open: false,
    };
    People::new(bots.iter().enumerate().map(person).collect(), SeatSet::only(me))
}

fn login_name() -> Option<String> {
    std::env::var("USER").ok().filter(|name| !name.is_empty()).map(|name| shown_name(&name))
}

fn parse_name(text: &str) -> Result<String, String> {
    let name = text.trim();
    if is_name(name) { Ok(name.to_owned()) } else { Err(format!("a name has 1 to {LONGEST_NAME} visible characters")) }
}
