//! What the last decision changed, read from its sentences: for short marks on the board and the tables.

use crate::parts::told::{number, proper_name, seat, word};
use american_rails::{Hex, Railway};
use engine::{Message, Seat};

/// Pieces and numbers that are different now.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct News {
    /// Which cube came where, and what its railway paid.
    pub(crate) cubes: Vec<(Railway, Hex, i64)>,
    pub(crate) houses: Vec<Hex>,
    pub(crate) trains: Vec<Seat>,
    /// The railway and its income before.
    pub(crate) incomes: Vec<(Railway, i64)>,
}

impl News {
    pub(crate) fn read(messages: &[Message]) -> News {
        let mut news = News::default();
        for message in messages {
            news.note(message);
        }
        news
    }

    pub(crate) fn is_new_cube(&self, railway: Railway, hex: Hex) -> bool {
        self.cubes.iter().any(|(new, at, _)| *new == railway && *at == hex)
    }

    /// By how much the income changed, all changes of the decision together.
    pub(crate) fn income_change(&self, railway: Railway, now: u32) -> i64 {
        let before = self.incomes.iter().find(|(changed, _)| *changed == railway).map(|(_, before)| *before);
        before.map_or(0, |before| i64::from(now) - before)
    }

    fn note(&mut self, message: &Message) {
        match message.id {
            "ar-cube-placed" | "ar-cube-placed-city" | "ar-first-cube-placed" => {
                let dollars = number(message, "dollars").unwrap_or(0);
                self.cubes.extend(railway(message).zip(hex(message)).map(|(railway, hex)| (railway, hex, dollars)));
            }
            "ar-city-developed" => self.houses.extend(hex(message)),
            "ar-train-moved" => self.trains.extend(seat(message, "seat")),
            "ar-income-changed" => {
                self.incomes.extend(railway(message).zip(number(message, "from")));
            }
            _ => {}
        }
    }
}

fn railway(message: &Message) -> Option<Railway> {
    let word = word(message, "railway")?;
    Railway::ALL.into_iter().find(|railway| railway.word() == word)
}

/// A city by its name, another hex by its column and row.
fn hex(message: &Message) -> Option<Hex> {
    match proper_name(message, "city") {
        Some(name) => Hex::of_city(name),
        None => {
            let (col, row) = (number(message, "col")?, number(message, "row")?);
            Hex::at(col.try_into().ok()?, row.try_into().ok()?)
        }
    }
}
