//! Names that stand in the game's contents, as lines of a word file: what adds an event or a rule there need not repeat it.

use crate::Lang;
use ticket_to_ride_legacy::{Contract, EventCard, Growth, Person, RuleCard};

/// `lg-event-paydays = Paydays` for every event, rule, growth card, contract and person, and what the last two do. Only the program reads it: a page says what has been found.
pub(crate) fn contents_words(lang: Lang) -> String {
    let events = EventCard::all().map(|event| (event.word(), event.name()));
    let rules = RuleCard::all().map(|rule| (rule.word(), rule.name()));
    let growth = Growth::ALL.into_iter().map(|growth| (growth.word(), growth.name()));
    let names = events.chain(rules).chain(growth).map(|(word, name)| format!("{word} = {}\n", name.of(lang.code())));
    let contracts = Contract::all().map(|contract| (contract.word(), contract.name(), contract.text()));
    let people = Person::all().map(|person| (person.word(), person.name(), person.text()));
    let with_text = contracts
        .chain(people)
        .map(|(word, name, text)| format!("{word} = {}\n    .text = {}\n", name.of(lang.code()), text.of(lang.code())));
    names.chain(with_text).collect()
}
