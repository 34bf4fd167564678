//! How fast a table is to be played: the part of the form that asks it, and how it is read.

use crate::Words;
use maud::{Markup, html};

/// A clock that somebody wants. Times are seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClockAsk {
    /// For every turn, before the bank is touched.
    pub turn: u32,
    /// For the whole game.
    pub bank: u32,
    /// What every turn adds to the bank.
    pub increment: u32,
    pub weekends_off: bool,
    pub offset_minutes: i16,
    pub vacation_days: u8,
}

/// How a table is to be played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaceAsk {
    /// What the table is called; empty if it is not.
    pub name: String,
    pub clock: Option<ClockAsk>,
    /// `wait`, `bot` or `anybody`.
    pub time_up: String,
    /// `link`, `anybody` or `players`.
    pub watch: String,
    /// Also among people a bot may be asked what it would do.
    pub hints: bool,
}

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;

const EVENING_BANKS: [u32; 5] = [10 * MINUTE, 20 * MINUTE, 30 * MINUTE, 45 * MINUTE, 90 * MINUTE];
const EVENING_INCREMENTS: [u32; 4] = [0, 15, 30, MINUTE];
const DAYS_TURNS: [u32; 6] = [8 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const DAYS_BANKS: [u32; 5] = [0, DAY, 3 * DAY, 7 * DAY, 14 * DAY];
const VACATIONS: [u32; 4] = [0, 7, 14, 30];

impl PaceAsk {
    /// Reads the form. The error is the id of its sentence.
    pub(super) fn from_fields(fields: &[(String, String)]) -> Result<PaceAsk, &'static str> {
        const BAD: &str = "problem-bad-form";
        let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.trim());
        let number = |name: &str| match field(name) {
            None | Some("") => Ok(0),
            Some(text) => text.parse::<u32>().map_err(|_| BAD),
        };
        let offset = field("offset").filter(|text| !text.is_empty()).map_or(Ok(0), str::parse::<i16>);
        let clock = match field("pace") {
            None | Some("" | "none") => None,
            Some("evening") => Some(ClockAsk {
                bank: number("evening-bank")?,
                increment: number("evening-increment")?,
                ..ClockAsk::default()
            }),
            Some("days") => Some(ClockAsk {
                turn: number("days-turn")?,
                bank: number("days-bank")?,
                weekends_off: field("weekends").is_some(),
                offset_minutes: offset.map_err(|_| BAD)?,
                vacation_days: u8::try_from(number("vacation")?).map_err(|_| BAD)?,
                ..ClockAsk::default()
            }),
            Some(_) => return Err(BAD),
        };
        let time_up = match field("time-up") {
            None | Some("") => "wait",
            Some(known @ ("wait" | "bot" | "anybody")) => known,
            Some(_) => return Err(BAD),
        };
        let watch = match field("watch") {
            None | Some("") => "link",
            Some(known @ ("link" | "anybody" | "players")) => known,
            Some(_) => return Err(BAD),
        };
        let name = field("table-name").unwrap_or_default().to_owned();
        Ok(PaceAsk {
            name,
            clock,
            time_up: time_up.to_owned(),
            watch: watch.to_owned(),
            hints: field("hints").is_some(),
        })
    }
}

/// Three ways to play, each with what belongs to it.
pub(super) fn pace_fields(words: &Words) -> Markup {
    html! {
        section.step aria-labelledby="how-fast" {
            h2 #how-fast { (words.say("pace")) }
            div.pace { (ways(words)) }
        }
    }
}

fn ways(words: &Words) -> Markup {
    html! {
        (way(words, "none", true, html! {}))
        (way(words, "evening", false, html! {
            (choose(words, "evening-bank", &EVENING_BANKS, 20 * MINUTE, duration))
            (choose(words, "evening-increment", &EVENING_INCREMENTS, 30, duration))
        }))
        (way(words, "days", false, html! {
            (choose(words, "days-turn", &DAYS_TURNS, DAY, duration))
            (choose(words, "days-bank", &DAYS_BANKS, 3 * DAY, duration))
            (choose(words, "vacation", &VACATIONS, 14, |words, days| words.say_with("days", &[("days", days.into())])))
            p { label { input type="checkbox" name="weekends" checked; " " (words.say("pace-weekends")) } }
            input type="hidden" name="offset" value="";
        }))
        div.time-up {
            p { (words.say("pace-time-up")) }
            @for (what, is_usual) in [("bot", true), ("anybody", false), ("wait", false)] {
                p { label {
                    input type="radio" name="time-up" value=(what) checked[is_usual]; " "
                    (words.say(&format!("time-up-{what}")))
                } }
            }
        }
    }
}

/// Who may look on.
pub(super) fn watch_fields(words: &Words) -> Markup {
    html! {
        fieldset.option.watch {
            legend { (words.say("watch")) }
            @for (who, is_usual) in [("link", true), ("anybody", false), ("players", false)] {
                p { label {
                    input type="radio" name="watch" value=(who) checked[is_usual]; " "
                    (words.say(&format!("may-watch-{who}")))
                } }
            }
        }
    }
}

/// Whether players may ask a bot; against bots alone they always may.
pub(super) fn hint_field(words: &Words) -> Markup {
    html! {
        fieldset.option.hints {
            legend { (words.say("hints")) }
            p { label { input type="checkbox" name="hints"; " " (words.say("hints-allowed")) } }
            p.fine { (words.say("hints-text")) }
        }
    }
}

fn way(words: &Words, way: &str, is_usual: bool, more: Markup) -> Markup {
    html! {
        div.way {
            label {
                input type="radio" name="pace" value=(way) checked[is_usual]; " "
                b { (words.say(&format!("pace-{way}"))) } br;
                small { (words.say(&format!("pace-{way}.text"))) }
            }
            div.more { (more) }
        }
    }
}

fn choose(words: &Words, name: &str, values: &[u32], usual: u32, say: fn(&Words, u32) -> String) -> Markup {
    html! {
        p {
            label for=(name) { (words.say(&format!("pace-{name}"))) } " "
            select id=(name) name=(name) {
                @for value in values { option value=(value) selected[*value == usual] { (say(words, *value)) } }
            }
        }
    }
}

/// Seconds in words: "20 minutes", "3 days".
pub(crate) fn duration(words: &Words, seconds: u32) -> String {
    let (id, amount) = match seconds {
        0 => return words.say("no-time"),
        seconds if seconds.is_multiple_of(DAY) => ("days", seconds / DAY),
        seconds if seconds.is_multiple_of(HOUR) => ("hours", seconds / HOUR),
        seconds if seconds.is_multiple_of(MINUTE) => ("minutes", seconds / MINUTE),
        seconds => ("seconds", seconds),
    };
    words.say_with(id, &[(id, amount.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    fn read(pairs: &[(&str, &str)]) -> Result<PaceAsk, &'static str> {
        let fields: Vec<_> = pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        PaceAsk::from_fields(&fields)
    }

    #[test]
    fn a_form_that_says_nothing_of_pace_asks_for_no_clock() {
        let ask = read(&[]).unwrap();

        assert_eq!((ask.clock, ask.time_up.as_str(), ask.name.as_str()), (None, "wait", ""));
        assert!(
            !ask.hints && read(&[("hints", "on")]).unwrap().hints,
            "no bot is asked among people who did not say so"
        );
    }

    #[test]
    fn each_way_reads_its_own_fields() {
        let all = [
            ("evening-bank", "1200"),
            ("evening-increment", "30"),
            ("days-turn", "86400"),
            ("days-bank", "0"),
            ("weekends", "on"),
            ("offset", "-300"),
            ("vacation", "14"),
            ("time-up", "bot"),
            ("table-name", " Sunday club "),
        ];
        let with = |pace| read(&[&[("pace", pace)], &all[..]].concat()).unwrap();

        let evening = ClockAsk { bank: 1200, increment: 30, ..ClockAsk::default() };
        let days = ClockAsk {
            turn: 86400,
            weekends_off: true,
            offset_minutes: -300,
            vacation_days: 14,
            ..ClockAsk::default()
        };
        assert_eq!(with("evening").clock, Some(evening));
        assert_eq!(with("days").clock, Some(days));
        assert_eq!((with("none").clock, with("none").name), (None, "Sunday club".to_owned()));
    }

    #[test]
    fn nonsense_is_refused() {
        for bad in [
            &[("pace", "fast")][..],
            &[("pace", "days"), ("days-turn", "-1")],
            &[("pace", "days"), ("vacation", "999")],
            &[("pace", "days"), ("offset", "east")],
            &[("time-up", "explode")],
            &[("watch", "spies")],
        ] {
            assert_eq!(read(bad), Err("problem-bad-form"), "{bad:?}");
        }
    }

    #[test]
    fn time_is_said_in_the_largest_unit_that_fits() {
        let said = |lang, seconds| duration(Words::new(lang), seconds).replace(['\u{2068}', '\u{2069}'], "");

        assert_eq!(said(Lang::En, 1200), "20 minutes");
        assert_eq!(said(Lang::En, DAY), "one day");
        assert_eq!(said(Lang::Nl, 3 * DAY), "3 dagen");
        assert_eq!(said(Lang::Nl, 12 * HOUR), "12 uur");
    }
}
