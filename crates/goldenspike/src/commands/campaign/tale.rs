//! One campaign, told year by year.

use crate::output::table;
use catalog::campaign::{Change, Company, Entry, Part, PlayedCampaign, PlayedGame, RouteId, title};

pub(super) fn in_words(played: &PlayedCampaign) -> String {
    let companies: Vec<String> =
        played.companies.iter().map(|(company, bot)| format!("{} ({bot})", name(*company))).collect();
    let head = format!("A campaign of {}", companies.join(", "));
    let years = played.games.iter().map(year);
    std::iter::once(head).chain(years).chain([ceremony(played)]).collect::<Vec<_>>().join("\n\n")
}

fn year(game: &PlayedGame) -> String {
    let turns = f64::from(game.turns) / game.outcome.companies.len() as f64;
    let title = title(game.chapter).map_or("", |title| title.en.as_str());
    let head = format!("{}  {title} ({turns:.0} turns each)", game.year);
    let mut payslips = game.outcome.companies.iter().collect::<Vec<_>>();
    payslips.sort_by_key(|its| its.place);
    let payslips: Vec<String> = payslips.iter().map(|its| payslip_line(its.company, its.payslip.dollars())).collect();
    let told = game.told.iter().filter_map(entry).map(|line| format!("      {line}"));
    let payslips = format!("      Payslips: {}", payslips.join(", "));
    std::iter::once(head).chain([payslips]).chain(told).collect::<Vec<_>>().join("\n")
}

fn payslip_line(company: Company, dollars: u32) -> String {
    format!("{} ${dollars}", name(company))
}

/// What people will talk about; the rest of the chronicle is in the JSON.
fn entry(entry: &Entry) -> Option<String> {
    Some(match entry {
        Entry::RuleFound { rule } => format!("New rule: {}", rule.name().en),
        Entry::RuleEnded { rule } => format!("No longer a rule: {}", rule.name().en),
        Entry::EventBanished { event } => format!("Banished: {}", event.name().en),
        Entry::BoxEarned { which } => format!("Earned: {}", which.name().en),
        Entry::BoxOpened { which } => match which.region() {
            Some(region) => format!("Opened: {} ({})", which.name().en, region.name()),
            None => format!("Opened: {}", which.name().en),
        },
        Entry::PostcardMet { company, postcard } => format!("{}: postcard {}", name(*company), postcard.number()),
        Entry::Contract { contract, winner: Some(company) } => {
            format!("{} meets the contract: {}", name(*company), contract.text().en)
        }
        Entry::PersonJoined { company, person } => format!("{} joins {}", person.name().en, name(*company)),
        Entry::WrenFound { .. } => "Josiah Wren is found".to_owned(),
        Entry::ThroughTrain { arrived: true } => "The Through Train arrives".to_owned(),
        Entry::ThroughTrain { arrived: false } => "The Through Train waits for the other coast".to_owned(),
        Entry::Changed { change } => changed(change)?,
        _ => return None,
    })
}

fn changed(change: &Change) -> Option<String> {
    Some(match change {
        Change::Large { city, large: true } => format!("{} is a large city now", city.name()),
        Change::Large { city, large: false } => format!("{} is no large city any more", city.name()),
        Change::Painted { route, .. } => format!("{} gets another colour", line(*route)),
        Change::Doubled { route, .. } => format!("{} gets a second line", line(*route)),
        Change::Depot { city, company } => format!("{} builds a depot at {}", name(*company), city.name()),
        Change::Named { city, name } => format!("{} is called {name} now", city.name()),
        Change::Resort { city } => format!("{} is a resort now", city.name()),
        Change::Lifted { route } => format!("{} is lifted", line(*route)),
    })
}

/// "Chicago–St. Louis"; a line that was laid during the campaign has its number only.
fn line(route: RouteId) -> String {
    route.printed_ends().map_or_else(|| format!("route {route}"), |[from, to]| format!("{}–{}", from.name(), to.name()))
}

fn ceremony(played: &PlayedCampaign) -> String {
    let parts = Part::ALL.map(|part| format!("{part:?}").to_lowercase());
    let heading =
        ["place", "company", "total"].map(str::to_owned).into_iter().chain(parts).chain(["games won".to_owned()]);
    let mut placings: Vec<_> = played.ceremony.iter().collect();
    placings.sort_by_key(|its| its.place);
    let rows = placings.iter().map(|its| {
        let dollars = std::iter::once(its.dollars).chain(Part::ALL.map(|part| its.total.part(part)));
        let mut row = vec![its.place.to_string(), name(its.total.company)];
        row.extend(dollars.map(|dollars| format!("${dollars}")));
        row.push(its.total.games_won.to_string());
        row
    });
    let rows: Vec<Vec<String>> = std::iter::once(heading.collect()).chain(rows).collect();
    format!("The vaults are opened\n\n{}", table(&rows))
}

fn name(company: Company) -> String {
    format!("{company:?}")
}
