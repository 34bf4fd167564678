//! `goldenspike play`: one person and some bots at a table in the terminal.

use super::rules;
use crate::failure::Failure;
use crate::game::{GameArg, TableArgs, check_lineup, parse_lang, refused, seat, seed, sentence};
use crate::menu::{Menu, amount};
use crate::output::{ask, say};
use crate::{record_file, told};
use catalog::engine::{Seat, SeatSet, Viewer};
use catalog::web_ui::{Lang, People, Person, Words};
use catalog::{AnyTable, BotName, Spoken};
use clap::Args;
use std::path::Path;

/// Play in the terminal against bots
#[derive(Debug, Args)]
#[command(
    after_help = "Type the number of a choice, or an amount; ? explains the rest: undo, why not, the rules, stopping.
It also plays from a pipe: the end of the input is a polite way to leave.

Examples:
  goldenspike play american-rails
  goldenspike play american-rails --seats 3 --bots greedy,random --name Anna --lang nl"
)]
pub(crate) struct Play {
    /// The game's name, as `goldenspike games` lists it
    game: GameArg,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays the other seats, clockwise from you; the list is repeated to fill them
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<BotName>,
    /// Your seat, counted from 0 as in the record
    #[arg(long = "as", value_name = "SEAT", default_value_t = 0)]
    seat: u8,
    /// Your name [default: the one you are logged in by]
    #[arg(long)]
    name: Option<String>,
    /// All luck follows from this text [default: any]
    #[arg(long)]
    seed: Option<String>,
    /// The language you play in
    #[arg(long, value_parser = parse_lang, default_value = "en")]
    lang: Lang,
}

impl Play {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let seats = self.table.seats(self.game)?;
        // Whoever plays alone needs no bots, named or not.
        check_lineup(&self.bots, (seats - 1).max(1))?;
        let me = seat(self.seat, seats)?;
        let words = Words::new(self.lang);
        let people = self.people(me, seats, words);
        let options = self.table.options(self.game);
        let table = self.game.0.open(seats, &options, seed(self.seed.as_deref()));
        let table = table.map_err(|why| refused(&why, words, &people))?;
        Sitting { game: self.game, table, me, bots: self.bots, people, words, next_to_tell: 0 }.play()
    }

    fn people(&self, me: Seat, seats: usize, words: &Words) -> People {
        let my_name = self.name.clone().or_else(|| std::env::var("USER").ok()).unwrap_or_else(|| "Anna".to_owned());
        let person = |seat: Seat| match bot_at(&self.bots, me, seat, seats) {
            None => Person { name: my_name.clone(), bot: None, is_open: false },
            Some(bot) => {
                let name = told::bot_name(bot, seat.index(), words);
                Person { name, bot: Some(bot.to_string()), is_open: false }
            }
        };
        People { seats: Seat::all(seats).map(person).collect(), mine: SeatSet::only(me) }
    }
}

/// The bot on a seat: the first of the list sits at my left.
fn bot_at(bots: &[BotName], me: Seat, seat: Seat, seats: usize) -> Option<BotName> {
    let from_me = (seat.index() + seats - me.index()) % seats;
    from_me.checked_sub(1).map(|index| bots[index % bots.len()])
}

/// Somebody at a table.
struct Sitting {
    game: GameArg,
    table: Box<dyn AnyTable>,
    me: Seat,
    bots: Vec<BotName>,
    people: People,
    words: &'static Words,
    /// The decision whose story was not told yet.
    next_to_tell: usize,
}

/// What somebody wants who was asked for a move.
enum Wish {
    Play(serde_json::Value),
    Undo,
    Leave { politely: bool },
}

impl Sitting {
    fn play(mut self) -> Result<(), Failure> {
        self.welcome()?;
        loop {
            self.tell_news()?;
            if self.table.is_over() {
                say(format!("\n{}\n\n{}", self.words.say("terminal-over"), self.standings()))?;
                return self.offer_record();
            }
            if !self.table.to_act().contains(self.me) {
                self.let_a_bot_move()?;
                continue;
            }
            match self.ask_me()? {
                Wish::Play(action) => {
                    if let Err(why) = self.table.act(self.me, &action) {
                        say(sentence(&why, self.words, &self.people))?;
                    }
                }
                Wish::Undo => self.undo()?,
                Wish::Leave { politely: true } => return self.offer_record(),
                Wish::Leave { politely: false } => return say(format!("\n{}", self.words.say("terminal-bye"))),
            }
        }
    }

    fn welcome(&self) -> Result<(), Failure> {
        let args = [
            ("title", self.game.0.title().into()),
            ("seats", self.table.seats().into()),
            ("name", self.people.name(self.me).into()),
        ];
        say(self.words.say_with("terminal-welcome", &args) + "\n")
    }

    fn tell_news(&mut self) -> Result<(), Failure> {
        let story = told::story(&*self.table, self.viewer(), self.next_to_tell, self.words, &self.people);
        self.next_to_tell = self.table.moves() + 1;
        if story.is_empty() { Ok(()) } else { say(story.join("\n")) }
    }

    fn let_a_bot_move(&mut self) -> Result<(), Failure> {
        let seat = self.table.to_act().first().expect("or the game is over");
        let bot = bot_at(&self.bots, self.me, seat, self.table.seats()).expect("the others are bots");
        let action = self.table.bot_choice(seat, bot).expect("who is to act has a choice");
        self.table.act(seat, &action).map_err(|why| refused(&why, self.words, &self.people))
    }

    /// Shows the choices and asks until the answer is one of them.
    fn ask_me(&self) -> Result<Wish, Failure> {
        let spoken = self.table.spoken(self.viewer(), self.words, &self.people);
        let menu = Menu::of(&spoken);
        // Amid an auction nothing on the board changes.
        if menu.amounts().is_none() {
            self.show_board()?;
        }
        self.show_choices(&spoken)?;
        loop {
            let Some(typed) = ask(self.words.say("terminal-ask"))? else { return Ok(Wish::Leave { politely: false }) };
            let (command, about) = typed.split_once(' ').unwrap_or((&typed, ""));
            match (command.to_lowercase().as_str(), about.trim()) {
                ("", _) => {}
                ("?" | "h" | "help", _) => self.help()?,
                ("b" | "board", "") if menu.pick(command).is_none() => {
                    self.show_board()?;
                    self.show_choices(&spoken)?;
                }
                ("u" | "undo", "") => return Ok(Wish::Undo),
                ("q" | "quit" | "exit", "") => return Ok(Wish::Leave { politely: true }),
                ("why" | "waarom", about) => self.why(about, &menu)?,
                ("rule" | "regel", about) => self.rule(about)?,
                _ => match menu.pick(&typed) {
                    Some(action) => return Ok(Wish::Play(parse(action))),
                    None => self.no_choice(&typed, &menu)?,
                },
            }
        }
    }

    fn show_board(&self) -> Result<(), Failure> {
        say(format!("\n{}", self.table.in_text(self.viewer(), self.words, &self.people)))
    }

    fn show_choices(&self, spoken: &Spoken) -> Result<(), Failure> {
        say(format!("\n{}\n{}", told::prompt(spoken), Menu::of(spoken).in_text(self.words)))
    }

    fn help(&self) -> Result<(), Failure> {
        let lines = ["", ".board", ".undo", ".why", ".rule", ".quit"];
        say(lines.map(|line| self.words.say(&format!("terminal-help{line}"))).join("\n  "))
    }

    fn no_choice(&self, typed: &str, menu: &Menu) -> Result<(), Failure> {
        say(match (amount(typed), menu.amounts()) {
            (Some(dollars), Some((least, most))) => {
                let args = [("dollars", dollars.into()), ("least", least.into()), ("most", most.into())];
                self.words.say_with("terminal-no-amount", &args)
            }
            _ => self.words.say_with("terminal-no-choice", &[("typed", typed.into())]),
        })
    }

    /// Why something can't be done, in the words of the rules.
    fn why(&self, about: &str, menu: &Menu) -> Result<(), Failure> {
        if about.is_empty() {
            return say(self.words.say("terminal-why-what"));
        }
        let known = self.table.target_of(about, self.words);
        let target = known.as_deref().unwrap_or(about);
        let reasons = self.table.why_not(self.me, target);
        if menu.offers(target) {
            return say(self.words.say("terminal-why-legal"));
        }
        if reasons.is_empty() {
            return say(match known {
                Some(_) => self.words.say("why-nothing"),
                None => self.words.say_with("terminal-why-unknown", &[("typed", about.into())]),
            });
        }
        reasons.iter().try_for_each(|reason| say(sentence(reason, self.words, &self.people)))
    }

    fn rule(&self, number: &str) -> Result<(), Failure> {
        let paragraph = rules::paragraph(self.game.0.digest(), number);
        say(paragraph.unwrap_or_else(|| self.words.say_with("terminal-no-rule", &[("rule", number.into())])))
    }

    /// Nobody else is asked: the others are bots.
    fn undo(&mut self) -> Result<(), Failure> {
        let decisions = self.table.record(&[]).actions;
        let Some(mine) = decisions.iter().rposition(|decision| decision.seat == self.me) else {
            return say(self.words.say("terminal-no-undo"));
        };
        let entry = self.table.undo_entry(self.me, mine);
        self.table.follow(&entry).map_err(|why| refused(&why, self.words, &self.people))?;
        self.next_to_tell = self.table.moves() + 1;
        say(self.words.say("terminal-undone"))
    }

    fn standings(&self) -> String {
        told::standings(&*self.table, self.words, &self.people)
    }

    fn offer_record(&self) -> Result<(), Failure> {
        while let Some(file) = ask(self.words.say("terminal-save"))?.filter(|file| !file.is_empty()) {
            let names: Vec<String> = self.people.seats.iter().map(|person| person.name.clone()).collect();
            match record_file::write(&self.table.record(&names), Path::new(&file)) {
                Ok(()) => {
                    say(self.words.say_with("terminal-saved", &[("file", file.into())]))?;
                    break;
                }
                Err(failure) => say(failure)?,
            }
        }
        say(self.words.say("terminal-bye"))
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.me)
    }
}

fn parse(action: &str) -> serde_json::Value {
    serde_json::from_str(action).expect("a choice holds its action as JSON")
}
