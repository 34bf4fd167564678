//! The languages say the same things, and all that the program asks for.

use super::*;
use crate::Person;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Every sentence of a language (parts as `id.part`) with the variables in it.
type Sentences = BTreeMap<String, BTreeSet<String>>;

fn sentences(lang: Lang) -> Sentences {
    let mut all = Sentences::new();
    for (file, source) in word_files(lang) {
        let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = &message.id.name;
            if let Some(value) = &message.value {
                all.insert(id.clone(), variables(value));
            }
            for part in &message.attributes {
                all.insert(format!("{id}.{}", part.id.name), variables(&part.value));
            }
        }
    }
    all
}

fn variables(pattern: &Pattern<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    collect(pattern, &mut found);
    found
}

fn collect(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                variants.iter().for_each(|variant| collect(&variant.value, found));
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            found.insert(id.name.clone());
        }
    }
}

#[test]
fn a_sentence_that_is_put_together_plainly_is_what_fluent_makes_of_it() {
    let values = || [0, 1, 2, 3, 11, 21, 100, -1, -5].map(Value::from).into_iter().chain([Value::from("Anna & co")]);
    let mut plain = 0;
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (id, variables) in sentences(lang) {
            for value in values() {
                let args: Vec<(&str, Value)> =
                    variables.iter().map(|variable| (variable.as_str(), value.clone())).collect();
                let pattern = words.pattern(&id).unwrap();
                let Some(sentence) = plainly(pattern, &args) else { continue };
                let full: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
                let by_fluent = words.bundle.format_pattern(pattern, Some(&full), &mut Vec::new());
                assert_eq!(sentence, by_fluent, "`{id}` of {value:?} in {lang:?}");
                plain += 1;
            }
        }
    }
    assert!(plain > 10_000, "most sentences are plain: {plain}");
}

/// A language may lack sentences, which are said in English; it has none of its own.
#[test]
fn what_a_language_says_english_says_with_the_same_variables() {
    let english = sentences(Lang::En);
    for lang in Lang::ALL {
        for (id, variables) in sentences(lang) {
            assert_eq!(Some(&variables), english.get(&id), "`{id}` in {lang:?}");
        }
    }
}

#[test]
fn dutch_says_everything() {
    let dutch = sentences(Lang::Nl);
    let missing: Vec<String> = sentences(Lang::En).into_keys().filter(|id| !dutch.contains_key(id)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let few = Words::made_of(Lang::Nl, [("few.ftl".to_owned(), "rules = Regeln\n".to_owned())]);

    assert_eq!((few.say("rules"), few.say("about")), ("Regeln".to_owned(), Words::new(Lang::En).say("about")));
    assert!(few.has("about") && !few.has("no-such-word"));
    assert_eq!(few.explained().len(), Words::new(Lang::En).explained().len());
}

/// The crates whose words are here: this one, the games it shows, and all that show its pages.
fn speaking_crates() -> Vec<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = |krate: &Path| std::fs::read_to_string(krate.join("Cargo.toml")).unwrap_or_default();
    let own = manifest(here);
    let speaks = |krate: &PathBuf| {
        let name = krate.file_name().unwrap().to_string_lossy().into_owned();
        // The engine's messages are those of its toy games.
        let is_shown = name != "engine" && own.contains(&format!("\n{name}.workspace"));
        let shows = ["\nweb-ui.workspace", "\ncatalog.workspace"].iter().any(|line| manifest(krate).contains(line));
        krate == here || is_shown || shows
    };
    let crates = std::fs::read_dir(here.parent().unwrap()).unwrap().flatten().map(|entry| entry.path());
    crates.filter(|krate| krate.is_dir() && speaks(krate)).collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("target") {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_id_written_in_the_program_has_its_sentence() {
    let known = sentences(Lang::En);
    let mut files = Vec::new();
    speaking_crates().iter().for_each(|krate| sources(&krate.join("src"), &mut files));

    let (mut asked, mut missing) = (0, Vec::new());
    for file in files.iter().filter(|file| !file.ends_with("tests.rs")) {
        let text = std::fs::read_to_string(file).unwrap();
        let text = text.split("#[cfg(test)]").next().unwrap();
        for (before, start) in
            [("say(\"", ""), ("say_with(\"", ""), ("Message::new(\"", ""), ("\"problem-", "problem-")]
        {
            for rest in text.split(before).skip(1) {
                let id = format!("{start}{}", rest.split('"').next().unwrap());
                asked += 1;
                if !known.contains_key(&id) {
                    missing.push(format!("`{id}`, asked for in {}", file.display()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(asked > 100, "only {asked} found: is the search right?");
}

#[test]
fn every_problem_says_why_and_what_to_do() {
    let known = sentences(Lang::En);
    for id in known.keys().filter(|id| id.starts_with("problem-") && !id.contains('.')) {
        assert!(known.contains_key(&format!("{id}.why")) && known.contains_key(&format!("{id}.todo")), "{id}");
    }
}

fn people() -> People {
    let person = |name: &str| Person { name: name.to_owned(), bot: None, is_open: false };
    People::new(vec![person("Anna"), person("<Erik>")], SeatSet::EMPTY)
}

#[test]
fn a_message_becomes_plain_text() {
    let message = Message::new("no-record-refused").number("number", 12).seat("seat", Seat(0));

    assert_eq!(Words::new(Lang::En).text(&message, &people()), "Move 12, by Anna, is not allowed there.");
    assert_eq!(Words::new(Lang::Nl).text(&message, &people()), "Zet 12, van Anna, mag daar niet.");
}

#[test]
fn names_in_a_message_are_escaped_and_carry_their_sign() {
    let message = Message::new("no-record-refused").number("number", 12).seat("seat", Seat(1));

    let markup = Words::new(Lang::En).html(&message, &people(), &|_, _| None).into_string();

    assert!(markup.starts_with("Move 12, by <span class=\"player player-1\">"), "{markup}");
    assert!(markup.contains("●</i> &lt;Erik&gt;</span>, is not"), "{markup}");
}

#[test]
fn words_of_the_game_carry_their_badge_and_amounts_are_bold() {
    let marks = vec![html! { i.co { "R" } }];

    let page = with_marks("\u{E000}0\u{E000} pays $4 & more for $", &marks);

    assert_eq!(page, "<i class=\"co\">R</i> pays <b>$4</b> &amp; more for $");
}

#[test]
fn names_are_listed_as_people_say_them() {
    let words = Words::new(Lang::En);

    assert_eq!(words.names(SeatSet::only(Seat(0)), &people()), "Anna");
    assert_eq!(words.names(SeatSet::all(2), &people()), "Anna and <Erik>");
}

#[test]
fn money_has_its_sign_before_the_dollar() {
    let words = Words::new(Lang::Nl);

    assert_eq!((words.money(12), words.money(-2)), ("$12".to_owned(), "−$2".to_owned()));
}
