//! Names that stand in the game's contents, as lines of a word file: what adds an event or a rule there need not repeat it.

use crate::Lang;
use ticket_to_ride_legacy::{EventCard, Growth, RuleCard, Text};

/// `lg-event-paydays = Paydays` for every event, rule and growth card. Only the program reads it: a page says what has been found.
pub(crate) fn contents_words(lang: Lang) -> String {
    let events = EventCard::all().map(|event| (event.word(), event.name()));
    let rules = RuleCard::all().map(|rule| (rule.word(), rule.name()));
    let growth = Growth::ALL.into_iter().map(|growth| (growth.word(), growth.name()));
    events.chain(rules).chain(growth).map(|(word, name)| format!("{word} = {}\n", in_language(name, lang))).collect()
}

/// A text of the contents in one language.
pub(crate) fn in_language(text: &'static Text, lang: Lang) -> &'static str {
    match lang {
        Lang::En => &text.en,
        Lang::Nl => &text.nl,
    }
}
