//! One campaign, told year by year.

use crate::output::table;
use catalog::legacy::{Change, City, Company, Entry, Part, PlayedCampaign, PlayedGame, RouteId, title};
use catalog::web_ui::{Value, Words};

pub(super) fn in_words(played: &PlayedCampaign, words: &Words) -> String {
    let companies: Vec<String> =
        played.companies.iter().map(|(company, bot)| format!("{} ({bot})", name(*company, words))).collect();
    let head = words.say_with("tale-head", &[("companies", companies.join(", ").into())]);
    let years = played.games.iter().map(|game| year(game, words));
    std::iter::once(head).chain(years).chain([ceremony(played, words)]).collect::<Vec<_>>().join("\n\n")
}

fn year(game: &PlayedGame, words: &Words) -> String {
    let turns = f64::from(game.turns) / game.outcome.companies.len() as f64;
    let title = title(game.chapter).map_or("", |title| title.of(words.lang().code()));
    let (year, turns) = (game.year.to_string(), format!("{turns:.0}"));
    let head = words.say_with("tale-year", &[("year", year.into()), ("title", title.into()), ("turns", turns.into())]);
    let mut payslips = game.outcome.companies.iter().collect::<Vec<_>>();
    payslips.sort_by_key(|its| its.place);
    let payslip = |company, dollars: u32| format!("{} {}", name(company, words), words.money(dollars));
    let payslips: Vec<String> = payslips.iter().map(|its| payslip(its.company, its.payslip.dollars())).collect();
    let payslips = words.say_with("tale-payslips", &[("payslips", payslips.join(", ").into())]);
    let told = game.told.iter().filter_map(|its| entry(its, words));
    let lines = std::iter::once(payslips).chain(told).map(|line| format!("      {line}"));
    std::iter::once(head).chain(lines).collect::<Vec<_>>().join("\n")
}

/// What people will talk about; the rest of the chronicle is in the JSON.
fn entry(entry: &Entry, words: &Words) -> Option<String> {
    let say = |id: &str, args: &[(&str, Value)]| Some(words.say_with(id, args));
    let known = |id: &str| Value::from(words.say(id));
    match entry {
        Entry::RuleFound { rule } => say("tale-rule-found", &[("rule", known(rule.word()))]),
        Entry::RuleEnded { rule } => say("tale-rule-ended", &[("rule", known(rule.word()))]),
        Entry::EventBanished { event } => say("tale-banished", &[("event", known(event.word()))]),
        Entry::BoxEarned { which } => say("tale-earned", &[("box", known(which.word()))]),
        Entry::BoxOpened { which } => match which.region() {
            Some(region) => {
                say("tale-opened-region", &[("box", known(which.word())), ("region", region.name().into())])
            }
            None => say("tale-opened", &[("box", known(which.word()))]),
        },
        Entry::PostcardMet { company, postcard } => {
            say("tale-postcard", &[("company", known(company.word())), ("number", postcard.number().into())])
        }
        Entry::Contract { contract, winner: Some(company) } => {
            say("tale-contract", &[("company", known(company.word())), ("contract", known(contract.word()))])
        }
        Entry::PersonJoined { company, person } => {
            say("tale-person", &[("company", known(company.word())), ("person", known(person.word()))])
        }
        Entry::WrenFound { .. } => say("tale-wren", &[]),
        Entry::Relief { came: true } => say("tale-relief-came", &[]),
        Entry::Relief { came: false } => say("tale-relief-late", &[]),
        Entry::FieldBook { whole: true } => say("tale-book-whole", &[]),
        Entry::ThroughTrain { arrived: true } => say("tale-train-arrives", &[]),
        Entry::ThroughTrain { arrived: false } => say("tale-train-waits", &[]),
        Entry::Changed { change } => Some(changed(change, words)),
        _ => None,
    }
}

fn changed(change: &Change, words: &Words) -> String {
    let city = |id: &str, city: City| words.say_with(id, &[("city", city.name().into())]);
    let along = |id: &str, route: RouteId| words.say_with(id, &[("line", line(route, words).into())]);
    match change {
        Change::Large { city: at, large: true } => city("tale-large", *at),
        Change::Large { city: at, large: false } => city("tale-small", *at),
        Change::Resort { city: at } => city("tale-resort", *at),
        Change::Painted { route, .. } => along("tale-painted", *route),
        Change::Doubled { route, .. } => along("tale-doubled", *route),
        Change::Lifted { route } => along("tale-lifted", *route),
        Change::Depot { city, company } => {
            let company = name(*company, words);
            words.say_with("tale-depot", &[("company", company.into()), ("city", city.name().into())])
        }
        Change::Named { city, name } => {
            words.say_with("tale-named", &[("city", city.name().into()), ("name", name.as_str().into())])
        }
    }
}

/// "Chicago–St. Louis"; a line that was laid during the campaign has its number only.
fn line(route: RouteId, words: &Words) -> String {
    match route.printed_ends() {
        Some([from, to]) => format!("{}–{}", from.name(), to.name()),
        None => words.say_with("tale-new-line", &[("number", route.to_string().into())]),
    }
}

fn ceremony(played: &PlayedCampaign, words: &Words) -> String {
    let parts = Part::ALL.map(|part| words.say(part.word()));
    let heading = ["tale-place", "tale-company", "tale-total"].map(|id| words.say(id));
    let heading = heading.into_iter().chain(parts).chain([words.say("tale-games-won")]);
    let mut placings: Vec<_> = played.ceremony.iter().collect();
    placings.sort_by_key(|its| its.place);
    let rows = placings.iter().map(|its| {
        let dollars = std::iter::once(its.dollars).chain(Part::ALL.map(|part| its.total.part(part)));
        let mut row = vec![its.place.to_string(), name(its.total.company, words)];
        row.extend(dollars.map(|dollars| words.money(dollars)));
        row.push(its.total.games_won.to_string());
        row
    });
    let rows: Vec<Vec<String>> = std::iter::once(heading.collect()).chain(rows).collect();
    format!("{}\n\n{}", words.say("tale-vaults"), table(&rows))
}

fn name(company: Company, words: &Words) -> String {
    words.say(company.word())
}
