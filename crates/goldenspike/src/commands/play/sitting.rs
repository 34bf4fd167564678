//! Somebody at a table in the terminal: asked for moves, told what happens, until the end.

use crate::commands::rules;
use crate::failure::Failure;
use crate::game::{GameArg, refused, sentence};
use crate::menu::{Menu, amount};
use crate::output::{ask, fitted, say, width};
use crate::{record_file, told};
use catalog::engine::{FairSeed, Record, Seat, Viewer};
use catalog::web_ui::{People, Words};
use catalog::{AnyTable, BotName, Spoken};
use std::path::Path;

/// Somebody at a table.
pub(super) struct Sitting {
    pub(super) game: GameArg,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) me: Seat,
    /// By seat; I am none.
    pub(super) bots: Vec<Option<BotName>>,
    pub(super) people: People,
    pub(super) words: &'static Words,
    /// How the seed was made, where the record that is gone on with says so.
    pub(super) fair: Option<FairSeed>,
    /// The decision whose story was not told yet.
    pub(super) next_to_tell: usize,
}

/// What somebody wants who was asked for a move.
enum Wish {
    Play(serde_json::Value),
    Undo,
    Leave { politely: bool },
}

impl Sitting {
    pub(super) fn play(mut self) -> Result<(), Failure> {
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
                        self.tell(sentence(&why, self.words, &self.people))?;
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
        self.tell(self.words.say_with("terminal-welcome", &args) + "\n")?;
        match self.table.moves() {
            0 => Ok(()),
            moves => self.tell(self.words.say_with("terminal-goes-on", &[("moves", moves.into())]) + "\n"),
        }
    }

    /// Sentences, broken where the line ends.
    fn tell(&self, text: impl AsRef<str>) -> Result<(), Failure> {
        say(fitted(text.as_ref(), 0, width()))
    }

    fn tell_news(&mut self) -> Result<(), Failure> {
        let story = told::story(&*self.table, self.viewer(), self.next_to_tell, self.words, &self.people);
        self.next_to_tell = self.table.moves() + 1;
        if story.is_empty() { Ok(()) } else { say(story.join("\n")) }
    }

    fn let_a_bot_move(&mut self) -> Result<(), Failure> {
        let seat = self.table.to_act().first().expect("or the game is over");
        let bot = self.bots[seat.index()].expect("the others are bots");
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
        self.tell(format!("\n{}", told::prompt(spoken)))?;
        say(Menu::of(spoken).in_text(self.words, width()))
    }

    fn help(&self) -> Result<(), Failure> {
        let lines = ["", ".board", ".undo", ".why", ".rule", ".quit"];
        say(lines.map(|line| self.words.say(&format!("terminal-help{line}"))).join("\n  "))
    }

    fn no_choice(&self, typed: &str, menu: &Menu) -> Result<(), Failure> {
        self.tell(match (amount(typed), menu.amounts()) {
            (Some(typed), Some(its)) => {
                let said = |amount: u32| its.say(amount, self.words).into();
                let args = [("amount", said(typed)), ("least", said(its.least)), ("most", said(its.most))];
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
        let reasons = self.table.why_not(self.me, &[], target);
        if menu.offers(target) {
            return say(self.words.say("terminal-why-legal"));
        }
        if reasons.is_empty() {
            return say(match known {
                Some(_) => self.words.say("why-nothing"),
                None => self.words.say_with("terminal-why-unknown", &[("typed", about.into())]),
            });
        }
        reasons.iter().try_for_each(|reason| self.tell(sentence(reason, self.words, &self.people)))
    }

    fn rule(&self, number: &str) -> Result<(), Failure> {
        let paragraph = rules::paragraph(self.game.0.digest(), number);
        self.tell(paragraph.unwrap_or_else(|| self.words.say_with("terminal-no-rule", &[("rule", number.into())])))
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

    /// A file that is there already is replaced only when its name is typed twice.
    fn offer_record(&self) -> Result<(), Failure> {
        let mut there_already = None;
        while let Some(file) = ask(self.words.say("terminal-save"))?.filter(|file| !file.is_empty()) {
            let path = Path::new(&file);
            let written = match there_already.as_ref() == Some(&file) {
                true => record_file::write(&self.record(), path).map(|()| true),
                false => record_file::write_new(&self.record(), path),
            };
            let about = [("file", file.as_str().into())];
            match written {
                Ok(true) => {
                    self.tell(self.words.say_with("terminal-saved", &about))?;
                    break;
                }
                Ok(false) => {
                    self.tell(self.words.say_with("terminal-file-there", &about))?;
                    there_already = Some(file);
                }
                Err(failure) => say(failure)?,
            }
        }
        say(self.words.say("terminal-bye"))
    }

    fn record(&self) -> Record {
        let names: Vec<String> = self.people.seats.iter().map(|person| person.name.clone()).collect();
        Record { fair: self.fair.clone(), ..self.table.record(&names) }
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.me)
    }
}

fn parse(action: &str) -> serde_json::Value {
    serde_json::from_str(action).expect("a choice holds its action as JSON")
}
