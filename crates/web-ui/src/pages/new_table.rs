//! The form that opens a table, and how it is read.

use super::{Document, GameCard, Visit};
use maud::{Markup, html};

pub struct NewTable {
    pub game: GameCard,
    /// The game's own fields: [`crate::Paint::options_form`].
    pub options: Markup,
    /// What was wrong with the last post.
    pub problem: Option<String>,
}

/// A table that somebody wants to open.
#[derive(Clone, Debug, PartialEq)]
pub struct TableAsk {
    /// The slug of the game.
    pub game: String,
    pub seats: Vec<SeatAsk>,
    /// The game's own fields, without `option-`: for [`crate::Paint::options_from_form`].
    pub options: Vec<(String, String)>,
}

/// Who is to sit on a seat. An empty name is for the server to fill.
#[derive(Clone, Debug, PartialEq)]
pub enum SeatAsk {
    Me {
        name: String,
    },
    /// Somebody with an invite link; the name is a guess until the seat is taken.
    Friend {
        name: String,
    },
    /// Somebody at the same screen.
    HotSeat {
        name: String,
    },
    Bot {
        bot: String,
    },
}

impl TableAsk {
    /// Reads the form. The error is the id of its sentence, a `problem-…`.
    pub fn from_fields(fields: &[(String, String)]) -> Result<TableAsk, &'static str> {
        let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.trim().to_owned());
        let game = field("game").ok_or("problem-bad-form")?;
        let count = field("seats").and_then(|seats| seats.parse::<usize>().ok()).ok_or("problem-bad-form")?;
        if !(1..=8).contains(&count) {
            return Err("problem-bad-form");
        }
        let seats = (0..count)
            .map(|seat| {
                let name = field(&format!("name-{seat}")).unwrap_or_default();
                seat_ask(&field(&format!("seat-{seat}")).unwrap_or_default(), name)
            })
            .collect::<Result<_, _>>()?;
        let option = |(key, value): &(String, String)| Some((key.strip_prefix("option-")?.to_owned(), value.clone()));
        Ok(TableAsk { game, seats, options: fields.iter().filter_map(option).collect() })
    }
}

pub fn new_table(visit: &Visit, new: &NewTable) -> Markup {
    Document {
        visit: *visit,
        title: format!("{} · Golden Spike", new.game.title),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! {},
        content: html! { main #content {} },
    }
    .markup()
}

fn seat_ask(kind: &str, name: String) -> Result<SeatAsk, &'static str> {
    match kind {
        "me" => Ok(SeatAsk::Me { name }),
        "friend" => Ok(SeatAsk::Friend { name }),
        "hot-seat" => Ok(SeatAsk::HotSeat { name }),
        _ => match kind.strip_prefix("bot-") {
            Some(bot) => Ok(SeatAsk::Bot { bot: bot.to_owned() }),
            None => Err("problem-bad-form"),
        },
    }
}
