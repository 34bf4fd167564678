//! The form that opens a table, and how it is read.

use super::ladder::{ladder, usual_bot};
use super::pace::{PaceAsk, hint_field, pace_fields, watch_fields};
use super::{Document, GameCard, Visit, rules_url};
use crate::{SIGNS, Words, asset_url};
use maud::{Markup, html};

pub struct NewTable {
    pub game: GameCard,
    /// The game's own fields: [`crate::Paint::options_form`].
    pub options: Markup,
    /// After how many days a table goes at which nobody moves; 0 is never.
    pub kept_days: u32,
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
    pub pace: PaceAsk,
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
    /// Whoever comes first.
    Anybody,
    /// Somebody at the same screen.
    HotSeat {
        name: String,
    },
    Bot {
        bot: String,
    },
}

impl SeatAsk {
    /// Somebody sits there at once, and is no bot.
    pub fn is_humans(&self) -> bool {
        matches!(self, SeatAsk::Me { .. } | SeatAsk::HotSeat { .. })
    }
}

/// As many as most tables have.
const USUAL_SEATS: usize = 4;

/// No table has more seats than this.
const MOST_SEATS: usize = 8;

impl TableAsk {
    /// Reads the form. The error is the id of its sentence, a `problem-…`.
    pub fn from_fields(fields: &[(String, String)]) -> Result<TableAsk, &'static str> {
        let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.trim().to_owned());
        let game = field("game").ok_or("problem-bad-form")?;
        let count = field("seats").and_then(|seats| seats.parse::<usize>().ok()).ok_or("problem-bad-form")?;
        if !(1..=MOST_SEATS).contains(&count) {
            return Err("problem-bad-form");
        }
        let seats = (0..count)
            .map(|seat| {
                let name = field(&format!("name-{seat}")).unwrap_or_default();
                seat_ask(&field(&format!("seat-{seat}")).unwrap_or_default(), name)
            })
            .collect::<Result<_, _>>()?;
        let option = |(key, value): &(String, String)| Some((key.strip_prefix("option-")?.to_owned(), value.clone()));
        let options = fields.iter().filter_map(option).collect();
        Ok(TableAsk { game, seats, options, pace: PaceAsk::from_fields(fields)? })
    }
}

/// The form that opens a table.
pub fn new_table(visit: &Visit, new: &NewTable) -> Markup {
    let (words, game) = (visit.words, &new.game);
    Document {
        visit: *visit,
        title: format!("{} · {}", words.say("new-table"), game.title),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! { a href=(rules_url(game.slug, None)) { (words.say("rules")) } },
        content: html! {
            main #content.with-poster {
                img.side-poster src=(asset_url(&format!("posters/{}.svg", game.slug))) alt="" width="300" height="400";
                div {
                    h1 { (game.title) }
                    p.lead { (words.say("new-table-lead")) }
                    @if let Some(problem) = &new.problem { p.problem role="alert" { (problem) } }
                    form method="post" action="/tables" {
                        input type="hidden" name="game" value=(game.slug);
                        (luck(game))
                        p.table-name {
                            label for="table-name" { (words.say("table-name")) } " "
                            input #table-name name="table-name" maxlength="40" autocomplete="off";
                        }
                        fieldset {
                            legend { (words.say("new-table-seats")) }
                            (how_many(words, game))
                            ol.seats { @for seat in 0..game.seats.1 { (seat_row(visit, game, seat)) } }
                            p.fine { (words.say("new-table-links")) }
                            (ladder(words, &game.bots))
                        }
                        (pace_fields(words))
                        (watch_fields(words))
                        (hint_field(words))
                        details.options {
                            summary { (words.say("new-table-options")) }
                            (new.options)
                        }
                        p { button.primary.big { (words.say("new-table-start")) } }
                        @if new.kept_days > 0 {
                            p.fine { (words.say_with("new-table-kept", &[("days", new.kept_days.into())])) }
                        }
                    }
                }
            }
        },
    }
    .markup()
}

/// The server's promise, and room for what the browser adds to the seed (by script; without it the server draws that, too).
pub(super) fn luck(game: &GameCard) -> Markup {
    html! {
        input type="hidden" name="promise" value=(game.promise);
        input type="hidden" name="entropy" value="";
    }
}

/// The fields of the usual table: the reader against bots.
pub(super) fn usual_seats(visit: &Visit, game: &GameCard) -> Markup {
    let bot = usual_bot(&game.bots);
    html! {
        input type="hidden" name="seats" value=(usual_count(game));
        input type="hidden" name="seat-0" value="me";
        input type="hidden" name="name-0" value=(visit.name);
        @for seat in 1..usual_count(game) {
            input type="hidden" name={ "seat-" (seat) } value={ "bot-" (bot) };
        }
    }
}

fn usual_count(game: &GameCard) -> usize {
    USUAL_SEATS.clamp(game.seats.0, game.seats.1)
}

fn how_many(words: &Words, game: &GameCard) -> Markup {
    html! {
        p.how-many {
            label for="seats" { (words.say("new-table-count")) } " "
            select #seats name="seats" {
                @for count in game.seats.0..=game.seats.1 {
                    option value=(count) selected[count == usual_count(game)] {
                        (count)
                        @if count == 1 { " · " (words.say(&format!("alone-{}", game.slug))) }
                    }
                }
            }
        }
    }
}

fn seat_row(visit: &Visit, game: &GameCard, seat: usize) -> Markup {
    let words = visit.words;
    let kinds =
        ["me", "friend", "anybody", "hot-seat"].map(|kind| (kind.to_owned(), words.say(&format!("seat-{kind}"))));
    let bots = game.bots.iter().map(|bot| {
        let name = words.say(&format!("bot-{bot}"));
        (format!("bot-{bot}"), words.say_with("seat-bot", &[("bot", name.into())]))
    });
    let chosen = if seat == 0 { "me".to_owned() } else { format!("bot-{}", usual_bot(&game.bots)) };
    let label = words.say_with("seat-number", &[("number", (seat + 1).into())]);
    html! {
        li.seat data-seat=(seat) {
            span class={ "who player-" (seat) } { (SIGNS[seat % SIGNS.len()]) }
            select name={ "seat-" (seat) } aria-label=(label) {
                @for (kind, text) in kinds.into_iter().chain(bots) { option value=(kind) selected[kind == chosen] { (text) } }
            }
            input name={ "name-" (seat) } maxlength="24" autocomplete="off" value=(if seat == 0 { visit.name } else { "" })
                placeholder=(words.say("seat-name")) aria-label={ (label) ": " (words.say("seat-name")) };
        }
    }
}

fn seat_ask(kind: &str, name: String) -> Result<SeatAsk, &'static str> {
    match kind {
        "me" => Ok(SeatAsk::Me { name }),
        "friend" => Ok(SeatAsk::Friend { name }),
        "anybody" => Ok(SeatAsk::Anybody),
        "hot-seat" => Ok(SeatAsk::HotSeat { name }),
        _ => match kind.strip_prefix("bot-") {
            Some(bot) => Ok(SeatAsk::Bot { bot: bot.to_owned() }),
            None => Err("problem-bad-form"),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn a_form_is_read_seat_by_seat() {
        let form = fields(&[
            ("game", "sample-line"),
            ("seats", "3"),
            ("seat-0", "me"),
            ("name-0", " Anna "),
            ("seat-1", "friend"),
            ("seat-2", "bot-broker"),
            ("seat-3", "bot-random"),
            ("option-banker", "drawn"),
        ]);

        let ask = TableAsk::from_fields(&form).unwrap();

        assert_eq!(ask.game, "sample-line");
        let anna = SeatAsk::Me { name: "Anna".into() };
        let friend = SeatAsk::Friend { name: String::new() };
        assert_eq!(ask.seats, [anna, friend, SeatAsk::Bot { bot: "broker".into() }]);
        assert_eq!(ask.options, fields(&[("banker", "drawn")]));
    }

    #[test]
    fn a_form_that_can_not_be_read_is_refused() {
        for bad in [
            fields(&[]),
            fields(&[("game", "x")]),
            fields(&[("game", "x"), ("seats", "many")]),
            fields(&[("game", "x"), ("seats", "200")]),
            fields(&[("game", "x"), ("seats", "1"), ("seat-0", "cat")]),
        ] {
            assert_eq!(TableAsk::from_fields(&bad), Err("problem-bad-form"), "{bad:?}");
        }
    }

    #[test]
    fn play_now_asks_for_the_reader_against_the_best_bots() {
        let game = GameCard {
            slug: "x",
            title: "X",
            seats: (2, 3),
            bots: vec!["baron", "conductor", "random"],
            promise: "c0".into(),
            has_campaign: false,
            lessons: Vec::new(),
        };
        let visit =
            Visit { words: Words::new(Lang::En), path: "/", name: "Anna", preferences: crate::Preferences::default() };

        let markup = usual_seats(&visit, &game).into_string();

        assert!(markup.contains(r#"name="seats" value="3""#), "as many as it has, up to four");
        assert!(markup.contains(r#"name="seat-2" value="bot-conductor""#));
    }
}
