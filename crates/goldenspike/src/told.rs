//! A table in words: who sits there, what happened, how it stands.

use crate::menu::Menu;
use crate::output::{fitted, table, width};
use catalog::engine::{Record, Seat, SeatSet, Standing, Viewer};
use catalog::web_ui::{self, Lang, People, Person, Prompt, SIGNS, Words, shown_name};
use catalog::{AnyTable, BotName, Spoken};

/// The people of a record, seen by nobody in particular.
pub(crate) fn people_of(record: &Record) -> People {
    let person = |(index, name): (usize, &str)| Person {
        name: if name.is_empty() { format!("{}", index + 1) } else { shown_name(name) },
        bot: None,
        is_open: false,
    };
    let names = record.seats.iter().map(|seat| seat.name.as_str());
    People::new(names.enumerate().map(person).collect(), SeatSet::EMPTY)
}

/// "Conductor 1", "Random 2": bots are called by their kind, and numbered round the table.
pub(crate) fn bot_name(bot: BotName, index: usize, words: &Words) -> String {
    format!("{} {}", words.say(&format!("bot-{bot}")), index + 1)
}

/// The bot that is called so: by its name, or by its kind in any language, with a number or without.
pub(crate) fn bot_called(name: &str) -> Option<BotName> {
    let kind = name.trim_end_matches(|sign: char| sign.is_ascii_digit()).trim_end();
    let is_kind = |bot: &BotName| Lang::ALL.iter().any(|lang| Words::new(*lang).say(&format!("bot-{bot}")) == kind);
    let is_name =
        |bot: &BotName| Seat::all(SIGNS.len()).any(|seat| web_ui::bot_name(&bot.to_string(), seat) == Some(kind));
    BotName::ALL.into_iter().find(|bot| is_kind(bot) || is_name(bot))
}

/// What happened from decision `from` on: its number where it begins, and a sentence for each fact.
pub(crate) fn story(
    at_table: &dyn AnyTable,
    viewer: Viewer,
    from: usize,
    words: &Words,
    people: &People,
) -> Vec<String> {
    const NUMBERS: usize = 6;
    let width = width();
    let mut last = None;
    let told = at_table.story(viewer, from);
    told.iter()
        .map(|told| {
            let number =
                if last.replace(told.number) == Some(told.number) { String::new() } else { told.number.to_string() };
            let by_itself = if told.by_itself { format!(" {}", words.say("by-itself")) } else { String::new() };
            fitted(&format!("{number:>4}  {}{by_itself}", words.text(&told.message, people)), NUMBERS, width)
        })
        .collect()
}

/// The places, best first.
pub(crate) fn standings(at_table: &dyn AnyTable, words: &Words, people: &People) -> String {
    let places = at_table.standings().by_rank();
    let heading = ["terminal-place", "terminal-player", "terminal-score"].map(|id| words.say(id)).to_vec();
    let row =
        |place: &Standing| vec![place.rank.to_string(), people.name(place.seat).to_owned(), place.score.to_string()];
    table(&std::iter::once(heading).chain(places.iter().map(row)).collect::<Vec<_>>())
}

/// For sentences in which no player occurs.
pub(crate) fn nobody() -> People {
    People::new(Vec::new(), SeatSet::EMPTY)
}

/// The position as one sees it, what the table waits for and, if it waits for whoever looks, what there is to choose.
pub(crate) fn position(at_table: &dyn AnyTable, viewer: Viewer, words: &Words, people: &People) -> String {
    let eyes = match viewer {
        Viewer::All => at_table.to_act().first().map_or(viewer, Viewer::Seat),
        viewer => viewer,
    };
    let spoken = at_table.spoken(eyes, words, people);
    let mut parts =
        vec![at_table.in_text(viewer, words, people), prompt(&spoken), Menu::of(&spoken).in_text(words, width())];
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n")
}

/// "Anna: bid on Republic (at least $12)".
pub(crate) fn prompt(spoken: &Spoken) -> String {
    let Prompt { text, detail } = &spoken.prompt;
    if detail.is_empty() { text.clone() } else { format!("{text} ({detail})") }
}
