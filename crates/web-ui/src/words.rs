//! Sentences from message ids: the word files of each language (`words/en/*.ftl`, `words/nl/*.ftl` …, in Fluent). What a language lacks is
//! said in English.

mod plainly;

use crate::glossary::Meaning;
use crate::parts::who::says_you;
use crate::ticket_to_ride_legacy::contents_words;
use crate::{Lang, People};
use engine::{Arg, Message, Seat, SeatSet};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Pattern};
use maud::{Markup, PreEscaped, html};
use plainly::plainly;
use rust_embed::RustEmbed;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// An argument of a sentence: `3.into()`, `"Buffalo".into()`.
pub use fluent_bundle::FluentValue as Value;

/// The words of one language. Loaded once; [`Words::new`] is free after that.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// The words that are explained, by their ids, in the order of their file.
    explained: Vec<(String, Meaning)>,
    /// Where among them each stands, the longest word first.
    longest_first: Vec<usize>,
}

static LOADED: [OnceLock<Words>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

impl Words {
    /// The words of a language, read once.
    pub fn new(lang: Lang) -> &'static Words {
        LOADED[lang.index()].get_or_init(|| Words::load(lang))
    }

    /// The language they are in.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The sentence of an id, or of a part of it: `problem-stale.todo`. An unknown id is shown as it is (and fails the tests).
    pub fn say(&self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// The sentence of this id, with its arguments put in.
    pub fn say_with(&self, id: &str, args: &[(&str, Value)]) -> String {
        self.format(id, args)
    }

    /// Whether the word files have this id.
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some() || self.english().is_some_and(|english| english.has(id))
    }

    /// A message as plain text: for the terminal and the API.
    pub fn text(&self, message: &Message, people: &People) -> String {
        self.text_of(message.id, message, people)
    }

    /// The same for its reader, who may be the player it tells of: `sd-no-already-auctioned.you`.
    pub(crate) fn text_to_reader(&self, message: &Message, people: &People) -> String {
        let is_own = message.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(seat) if says_you(*seat, people)));
        let you = format!("{}.you", message.id);
        let id = if is_own && self.has(&you) { you.as_str() } else { message.id };
        self.text_of(id, message, people)
    }

    fn text_of(&self, id: &str, message: &Message, people: &People) -> String {
        let value = |arg: &Arg| match arg {
            Arg::Number(number) => Value::from(*number),
            Arg::Seat(seat) => Value::from(people.name(*seat).to_owned()),
            Arg::Word(id) => Value::from(self.say(id)),
            Arg::Name(name) => Value::from(*name),
        };
        let args: Vec<(&str, Value)> = message.args.iter().map(|(name, arg)| (*name, value(arg))).collect();
        self.format(id, &args)
    }

    /// A message for the page: players with their sign and colour, the game's own things with their badge, amounts in bold.
    pub fn html(&self, message: &Message, people: &People, badge: &dyn Fn(&str, &Words) -> Option<Markup>) -> Markup {
        let mut marks = Vec::new();
        let mut args: Vec<(&str, Value)> = Vec::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => Value::from(*number),
                Arg::Name(name) => Value::from(*name),
                Arg::Seat(seat) => mark(&mut marks, self.player(*seat, people)),
                Arg::Word(id) => match badge(id, self) {
                    Some(badge) => mark(&mut marks, html! { span.badged { (badge) " " (self.say(id)) } }),
                    None => Value::from(self.say(id)),
                },
            };
            args.push((*name, value));
        }
        PreEscaped(with_marks(&self.format(message.id, &args), &marks))
    }

    /// A player's name with sign, in the player's colour.
    pub fn player(&self, seat: Seat, people: &People) -> Markup {
        html! { span class={ "player player-" (seat.0) } { i.sign aria-hidden="true" { (people.sign(seat)) } " " (people.name(seat)) } }
    }

    /// "Anna", "Anna and Erik", "Anna, Erik and Mary".
    pub fn names(&self, seats: SeatSet, people: &People) -> String {
        self.listed(&seats.iter().map(|seat| people.name(seat)).collect::<Vec<&str>>())
    }

    /// The same of any names.
    pub(crate) fn listed(&self, names: &[&str]) -> String {
        self.joined(names, "and")
    }

    /// "Red, Blue or Grey".
    pub(crate) fn any_of(&self, names: &[&str]) -> String {
        self.joined(names, "or")
    }

    fn joined(&self, names: &[&str], by: &str) -> String {
        match names {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [first @ .., last] => format!("{} {} {last}", first.join(", "), self.say(by)),
        }
    }

    /// "$12", "−$2".
    pub fn money(&self, dollars: impl Into<i64>) -> String {
        match dollars.into() {
            debt @ ..0 => format!("−${}", debt.unsigned_abs()),
            dollars => format!("${dollars}"),
        }
    }

    /// All words in the glossary, by their ids.
    pub(crate) fn explained(&self) -> &[(String, Meaning)] {
        &self.explained
    }

    /// The same, the longest word first.
    pub(crate) fn explained_longest_first(&self) -> impl Iterator<Item = &(String, Meaning)> {
        self.longest_first.iter().map(|at| &self.explained[*at])
    }

    fn load(lang: Lang) -> Words {
        let named_by_games = [("the contents of Ticket to Ride Legacy".to_owned(), contents_words(lang))];
        Words::made_of(lang, word_files(lang).into_iter().chain(named_by_games))
    }

    /// The words of these files: their names and their texts.
    fn made_of(lang: Lang, files: impl IntoIterator<Item = (String, String)>) -> Words {
        let id: LanguageIdentifier = lang.code().parse().expect("our language codes are language codes");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let mut ids = Vec::new();
        for (file, source) in files {
            let resource = FluentResource::try_new(source)
                .unwrap_or_else(|(_, errors)| panic!("the word file {file} can't be read: {errors:?}"));
            ids.extend(explained_ids(&resource));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("the word file {file} says something twice: {errors:?}");
            }
        }
        let mut words = Words { lang, bundle, explained: Vec::new(), longest_first: Vec::new() };
        if let Some(english) = words.english() {
            ids = english.explained.iter().map(|(id, _)| id.clone()).collect();
        }
        let explain = |id: String| {
            let meaning = Meaning::new(words.say(&id), words.say(&format!("{id}.means")));
            (id, meaning)
        };
        words.explained = ids.into_iter().map(explain).collect();
        words.longest_first = (0..words.explained.len()).collect();
        words.longest_first.sort_by_key(|at| std::cmp::Reverse(words.explained[*at].1.word.len()));
        words
    }

    /// The words for what these lack; English has no others.
    fn english(&self) -> Option<&'static Words> {
        (self.lang != Lang::En).then(|| Words::new(Lang::En))
    }

    fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id)?;
        match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        }
    }

    fn format(&self, id: &str, args: &[(&str, Value)]) -> String {
        let Some(pattern) = self.pattern(id) else {
            if let Some(english) = self.english() {
                return english.format(id, args);
            }
            if cfg!(test) {
                panic!("no word file has `{id}`");
            }
            return id.to_owned();
        };
        if let Some(sentence) = plainly(pattern, args) {
            return sentence;
        }
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(!cfg!(test) || errors.is_empty(), "`{id}` in {:?}: {errors:?}", self.lang);
        sentence
    }
}

fn explained_ids(resource: &FluentResource) -> Vec<String> {
    let ids = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    });
    ids.filter(|id| id.starts_with("glossary-")).map(str::to_owned).collect()
}

#[derive(RustEmbed)]
#[folder = "words"]
struct WordFiles;

/// Every word file of a language: its name and its text.
fn word_files(lang: Lang) -> Vec<(String, String)> {
    let folder = format!("{}/", lang.code());
    WordFiles::iter()
        .filter(|path| path.starts_with(&folder))
        .filter_map(|path| Some((path.to_string(), String::from_utf8(WordFiles::get(&path)?.data.into_owned()).ok()?)))
        .collect()
}

/// Characters no sentence contains stand for markup until the sentence is made and escaped.
const MARK: char = '\u{E000}';

fn mark(marks: &mut Vec<Markup>, markup: Markup) -> Value<'static> {
    marks.push(markup);
    Value::from(format!("{MARK}{}{MARK}", marks.len() - 1))
}

/// The sentence escaped, with the markup in the places of its marks and amounts of money in bold.
fn with_marks(sentence: &str, marks: &[Markup]) -> String {
    let mut page = String::with_capacity(sentence.len() * 2);
    for (number, part) in sentence.split(MARK).enumerate() {
        let marked = part.parse::<usize>().ok().and_then(|index| marks.get(index)).filter(|_| number % 2 == 1);
        match marked {
            Some(markup) => page.push_str(&markup.0),
            None => page.push_str(&with_bold_money(&html! { (part) }.into_string())),
        }
    }
    page
}

fn with_bold_money(escaped: &str) -> String {
    let mut page = String::with_capacity(escaped.len());
    let mut rest = escaped;
    while let Some(start) = rest.find('$') {
        let digits = rest[start + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let end = start + 1 + digits;
        page.push_str(&rest[..start]);
        match digits {
            0 => page.push('$'),
            _ => page.push_str(&format!("<b>{}</b>", &rest[start..end])),
        }
        rest = &rest[end..];
    }
    page + rest
}

#[cfg(test)]
mod tests;
