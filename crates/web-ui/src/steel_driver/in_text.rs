//! The table of Steel Driver in plain characters, for the terminal; and what its players call things there.

use super::canvas::{city_target, link_target};
use super::panels::FORECAST_FROM;
use crate::parts::columns::columns;
use crate::{People, Words};
use engine::Seat;
use steel_driver::{City, Company, CompanyView, Link, Phase, View};

/// The companies in the order of the train table, their networks, and the players.
pub(crate) fn in_text(view: &View, words: &Words, people: &People) -> String {
    let mut parts = vec![companies(view, words, people), networks(view, words), players(view, words, people)];
    if matches!(view.phase, Phase::TakeGood { .. }) {
        parts.insert(2, goods(view, words));
    }
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n")
}

/// The shape on the page that is called so: `Denver`, `Denver–Omaha`, `Red`.
pub(crate) fn target_of(typed: &str, words: &Words) -> Option<String> {
    let is = |name: &str| name.eq_ignore_ascii_case(typed);
    let city = City::all().find(|city| is(city.name())).map(city_target);
    let company = Company::ALL.into_iter().find(|company| is(company.name()) || is(&words.say(company.word())));
    let link = || Link::all().find(|link| is_link(*link, typed)).map(link_target);
    city.or_else(|| company.map(|company| company.word().to_owned())).or_else(link)
}

/// Either city may come first; a hyphen will do, with or without spaces.
fn is_link(link: Link, typed: &str) -> bool {
    let Some((from, to)) = typed.split_once(['–', '-']) else { return false };
    let (a, b) = link.ends();
    let is = |city: City, name: &str| city.name().eq_ignore_ascii_case(name.trim());
    is(a, from) && is(b, to) || is(a, to) && is(b, from)
}

/// In the order of the train table: first those who still act, then those who have passed.
fn companies(view: &View, words: &Words, people: &People) -> String {
    let heading = ["sd-company", "sd-control", "sd-profit", "sd-field", "sd-track", "sd-shares"];
    let mut rows = vec![heading.map(|id| words.say(id)).to_vec()];
    let forecast = (view.round >= FORECAST_FROM).then(|| view.forecast());
    if forecast.is_some() {
        rows[0].push(words.say("sd-worth"));
    }
    let trains = view.trains.top.iter().chain(&view.trains.bottom).flatten();
    for its in trains.map(|company| view.company(*company)) {
        let mut row = vec![
            words.say(its.company.word()),
            its.controller.map_or_else(|| "–".to_owned(), |seat| people.name(seat).to_owned()),
            words.money(its.profit),
            its.stones.to_string(),
            its.track_left.to_string(),
            shares(view, its, words, people),
        ];
        row.extend(forecast.map(|forecast| words.money(forecast[its.company.index()].dollars)));
        rows.push(row);
    }
    columns(&rows)
}

/// "2 Anna, 1 Erik, 2 unsold".
fn shares(view: &View, its: &CompanyView, words: &Words, people: &People) -> String {
    let held =
        Seat::all(view.players.len()).map(|seat| (view.shares_of(seat, its.company), people.name(seat).to_owned()));
    let some = held.chain([(its.shares_left, words.say("sd-unsold"))]).filter(|(count, _)| *count > 0);
    some.map(|(count, whose)| format!("{count} {whose}")).collect::<Vec<_>>().join(", ")
}

/// "Green: San Francisco–Salt Lake City, Salt Lake City–Denver": a line for each company with track.
fn networks(view: &View, words: &Words) -> String {
    let line = |its: &CompanyView| {
        let links: Vec<String> = its.links.iter().map(|link| link.to_string()).collect();
        format!("{}: {}", words.say(its.company.word()), links.join(", "))
    };
    view.companies.iter().filter(|its| !its.links.is_empty()).map(line).collect::<Vec<_>>().join("\n")
}

fn goods(view: &View, words: &Words) -> String {
    let line = |city: City| format!("{} {}", words.say(city.good().word()), city.name());
    view.goods_on_board.iter().map(line).collect::<Vec<_>>().join(", ")
}

fn players(view: &View, words: &Words, people: &People) -> String {
    let row = |seat: Seat| {
        let player = view.player(seat);
        vec![
            people.name(seat).to_owned(),
            words.money(player.money),
            words.say_with("sd-stones", &[("stones", player.stones.into())]),
        ]
    };
    columns(&Seat::all(view.players.len()).map(row).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn players_name_things_as_they_are_called() {
        let words = Words::new(Lang::Nl);

        assert_eq!(target_of("st. louis", words).as_deref(), Some("city-st-louis"));
        assert_eq!(target_of("Omaha-Denver", words).as_deref(), Some("link-denver-omaha"));
        assert_eq!(target_of("Denver – Omaha", words).as_deref(), Some("link-denver-omaha"));
        assert_eq!(target_of("rood", words).as_deref(), Some("company-red"));
        assert_eq!(target_of("Red", words).as_deref(), Some("company-red"));
        assert_eq!(target_of("nowhere", words), None);
    }
}
