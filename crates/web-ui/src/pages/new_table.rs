//! The form that opens a table, and how it is read.

use super::ladder::usual_bot;
use super::pace::{PaceAsk, hint_field, pace_fields, watch_fields};
use super::{Document, GameCard, Visit, chairs, rules_url};
use crate::{Words, asset_url};
use maud::{Markup, html};

pub struct NewTable {
    pub game: GameCard,
    /// The game's own fields: [`crate::Paint::options_form`].
    pub options: Markup,
    /// Whoever opens it comes for friends.
    pub with_friends: bool,
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
    /// It begins when all are there, not at once.
    pub when_all_are_there: bool,
}

/// When a table begins, as the form says it.
const AT_ONCE: &str = "at-once";
const WHEN_ALL: &str = "when-all";

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
        let when_all_are_there = match field("begins").as_deref() {
            None | Some("" | AT_ONCE) => false,
            Some(WHEN_ALL) => true,
            Some(_) => return Err("problem-bad-form"),
        };
        Ok(TableAsk { game, seats, options, pace: PaceAsk::from_fields(fields)?, when_all_are_there })
    }
}

/// The form that opens a table: chairs, pace and options at the left; at the right the ticket with the only button.
pub fn new_table(visit: &Visit, new: &NewTable) -> Markup {
    let (words, game) = (visit.words, &new.game);
    let document = Document {
        visit: *visit,
        title: format!("{} · {}", words.say("new-table"), game.title),
        layout: "plain",
        style: &["pages.css", "opening.css"],
        masthead: html! {},
        nav: html! { a href=(rules_url(game.slug, None)) { (words.say("rules")) } },
        content: html! {
            main #content.opening {
                form.opening-form method="post" action="/tables" {
                    input type="hidden" name="game" value=(game.slug);
                    (luck(game))
                    div.asked {
                        h1 { (words.say("new-table")) " " small { (game.title) } }
                        @if let Some(problem) = &new.problem { p.problem role="alert" { (problem) } }
                        (chairs::chairs(visit, game, usual_count(game), new.with_friends))
                        (pace_fields(words))
                        details.rarely open {
                            summary { b { (words.say("new-table-more")) } " " small { (words.say("new-table-more.text")) } }
                            (company(words))
                            (options(words, &new.options))
                        }
                    }
                    (ticket(visit, new))
                }
            }
        },
    };
    document.with_script(&html! { script src=(asset_url("script/opening.js")) type="module" {} })
}

/// When it begins, who may look on, and whether a bot may be asked.
fn company(words: &Words) -> Markup {
    html! {
        section.step aria-labelledby="company" {
            h2 #company { (words.say("new-table-company")) }
            div.options {
                fieldset.option.begins {
                    legend { (words.say("begins")) }
                    @for (when, is_usual) in [(AT_ONCE, true), (WHEN_ALL, false)] {
                        p { label {
                            input type="radio" name="begins" value=(when) checked[is_usual]; " "
                            span { b { (words.say(&format!("begins-{when}"))) } " " small { (words.say(&format!("begins-{when}.text"))) } }
                        } }
                    }
                }
                (watch_fields(words))
                (hint_field(words))
            }
        }
    }
}

/// What the game itself lets its players agree on.
fn options(words: &Words, options: &Markup) -> Markup {
    if options.0.is_empty() {
        return html! {};
    }
    html! {
        section.step aria-labelledby="how-played" {
            h2 #how-played { (words.say("new-table-options")) " " small { (words.say("new-table-options.text")) } }
            div.options.game-options { (options) }
        }
    }
}

/// What the reader and the table are called, what was chosen, in plain words (by script), and the button.
fn ticket(visit: &Visit, new: &NewTable) -> Markup {
    let (words, game) = (visit.words, &new.game);
    html! {
        aside.ticket {
            img src=(asset_url(&format!("posters/{}.svg", game.slug))) alt="" width="300" height="400";
            div.stub {
                p.table-name {
                    label for="own-name" { (words.say("own-name")) }
                    input #own-name name="own-name" maxlength="24" autocomplete="nickname" value=(visit.name);
                }
                p.table-name {
                    label for="table-name" { (words.say("table-name")) }
                    input #table-name name="table-name" maxlength="40" autocomplete="off";
                }
                dl.in-words.needs-script {
                    dt { (words.say("new-table-chairs")) }
                    dd { ul.sitters {} }
                    dt { (words.say("pace")) }
                    dd data-of=".pace" {}
                    dt { (words.say("begins")) }
                    dd data-of=".begins" {}
                    dt { (words.say("watch")) }
                    dd data-of=".watch" {}
                    @if !new.options.0.is_empty() {
                        dt { (words.say("new-table-options")) }
                        dd.listed data-of=".game-options" {}
                    }
                }
                button.primary.big { (words.say("new-table-start")) }
                @if new.kept_days > 0 {
                    p.fine { (words.say_with("new-table-kept", &[("days", new.kept_days.into())])) }
                }
            }
        }
    }
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
            ("begins", "when-all"),
        ]);

        let ask = TableAsk::from_fields(&form).unwrap();

        assert_eq!(ask.game, "sample-line");
        let anna = SeatAsk::Me { name: "Anna".into() };
        let friend = SeatAsk::Friend { name: String::new() };
        assert_eq!(ask.seats, [anna, friend, SeatAsk::Bot { bot: "broker".into() }]);
        assert_eq!(ask.options, fields(&[("banker", "drawn")]));
        assert!(ask.when_all_are_there);
    }

    #[test]
    fn a_form_that_can_not_be_read_is_refused() {
        for bad in [
            fields(&[]),
            fields(&[("game", "x")]),
            fields(&[("game", "x"), ("seats", "many")]),
            fields(&[("game", "x"), ("seats", "200")]),
            fields(&[("game", "x"), ("seats", "1"), ("seat-0", "cat")]),
            fields(&[("game", "x"), ("seats", "1"), ("seat-0", "me"), ("begins", "at noon")]),
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
