//! What a year has changed: the payslips, the map before and after with the new things marked, the post, the closing story, who grows.

use super::chronicle::{changed, who};
use super::next_game::begin_at_once;
use super::printed::{
    chapter_title, ending, event_name, opened_box_name, own_postcard, postcard, rule_name, rule_text, rumour,
    story_card, wren_found,
};
use super::{CampaignPage, script, year, year_line};
use crate::Words;
use crate::pages::{Document, Visit};
use crate::parts::point::Point;
use crate::ticket_to_ride_legacy::map::{another, world_map};
use crate::ticket_to_ride_legacy::marked::{Marked, free_corner, marked_map};
use crate::ticket_to_ride_legacy::panes::leads_on;
use crate::ticket_to_ride_legacy::places::place;
use crate::ticket_to_ride_legacy::tracks::Track;
use maud::{Markup, html};
use std::cmp::Reverse;
use ticket_to_ride_legacy::{
    BoxId, Change, City, Company, Ending, Entry, Payslip, Postcard, RouteId, RouteSet, Stage, World,
};

/// Who was paid what; the map and what is new on it; who grows, the post and the story.
const PANES: usize = 3;

/// What lies behind one year, in the order in which it is told.
struct Year<'a> {
    chapter: u8,
    winner: Option<Company>,
    payslips: &'a [(Company, Payslip)],
    /// From the beginning of its game.
    all: &'a [Entry],
    /// After its game.
    after: &'a [Entry],
}

/// One thing that is different now: where it lies on the map, if it lies there, and what it is.
struct New {
    at: Option<Point>,
    said: Markup,
}

/// GET /campaigns/{id}/changes: nothing before the first game is over.
pub(super) fn changes(visit: &Visit, page: &CampaignPage) -> Option<Markup> {
    let words = visit.words;
    let year_of = last_year(page)?;
    let (before, after) = (page.campaign.world_before().ok()?, page.campaign.world().ok()?);
    let news = news(words, page, &year_of, &before, &after);
    let marked = marked(&year_of, &before, &after, &news);
    let title = words.say_with("campaign-changes", &[("year", year(year_of.chapter).to_string().into())]);
    Some(
        Document {
            visit: *visit,
            title: format!("{title} · {}", page.name),
            layout: "campaign changes",
            style: &["pages.css", "ticket-to-ride-legacy.css", "campaign.css", "printed.css", "campaign-changes.css"],
            masthead: html! { h1.title { (page.name) } },
            nav: html! { a href=(page.url("")) { (words.say("campaign")) } },
            content: html! {
                main #content {
                    div.panes {
                        (reckoning(words, page, &year_of))
                        div.year-changed {
                            div.pane {
                                section.changed-map aria-labelledby="map-now" {
                                    h2 #map-now { (words.say("campaign-map-now")) }
                                    div.scroll tabindex="0" role="group" aria-labelledby="map-now" { (marked_map(&after, &marked, words)) }
                                    figure class={ "as-it-was " (free_corner(&after, &marked)) } { (another(world_map(&before, words), "before")) figcaption { (words.say_with("campaign-as-it-was", &[("year", year(year_of.chapter).to_string().into())])) } }
                                }
                                (what_changed(words, &news))
                            }
                            div.pane {
                                (growth(words, page, &year_of))
                                div.post-and-story {
                                    (own_post(words, page, &year_of))
                                    (closing(words, page, &year_of))
                                }
                            }
                        }
                    }
                    footer.on-to {
                        (year_line(page.campaign, words))
                        (on_to(words, page))
                    }
                }
            },
        }
        .with_script(&script()),
    )
}

/// Whether a game has been played and put away.
pub(super) fn has_changes(page: &CampaignPage) -> bool {
    last_year(page).is_some()
}

fn last_year<'a>(page: &'a CampaignPage) -> Option<Year<'a>> {
    let all = page.campaign.last_year();
    let ended = all.iter().position(|entry| matches!(entry, Entry::GameEnded { .. }))?;
    let Entry::GameEnded { chapter, winner, payslips } = &all[ended] else { return None };
    Some(Year { chapter: *chapter, winner: *winner, payslips, all, after: &all[ended + 1..] })
}

/// The next game itself where nobody has to be asked; else the page of the campaign, where they are.
fn on_to(words: &Words, page: &CampaignPage) -> Markup {
    let plays = html! { button.primary.big.leads-on { (leads_on(words, PANES, &plays_on(words, page))) } };
    begin_at_once(page, &plays).unwrap_or_else(|| html! {
        a.button.primary.big.leads-on href=(page.url(if page.stage == Stage::Over { "/ceremony" } else { "#next-game" })) { (leads_on(words, PANES, &goes_on_to(words, page))) }
    })
}

fn plays_on(words: &Words, page: &CampaignPage) -> String {
    match page.stage {
        Stage::Ready { chapter } => words.say_with("campaign-play-year", &[("year", year(chapter).to_string().into())]),
        _ => goes_on_to(words, page),
    }
}

fn goes_on_to(words: &Words, page: &CampaignPage) -> String {
    match &page.stage {
        Stage::Ready { chapter } | Stage::Playing { chapter, .. } => {
            words.say_with("campaign-on-to", &[("year", year(*chapter).to_string().into())])
        }
        Stage::Over => words.say("campaign-ceremony"),
    }
}

/// Payslips by place, and the winner: the table has turned them over, and told.
fn reckoning(words: &Words, page: &CampaignPage, of: &Year) -> Markup {
    let mut slips = of.payslips.to_vec();
    let rank = |(company, payslip): &(Company, Payslip)| Reverse((Some(*company) == of.winner, payslip.dollars()));
    slips.sort_by_key(rank);
    let place = |slip: &(Company, Payslip)| 1 + slips.iter().filter(|other| rank(other) < rank(slip)).count();
    html! {
        section.reckoning.pane aria-labelledby="reckoning" {
            div.slips {
                @for slip in &slips {
                    @let (company, payslip) = slip;
                    article.slip.(company.word()).first[Some(*company) == of.winner] {
                        h3 { b.place { (place(slip)) } " " (who(words, page, *company)) }
                        dl {
                            @for (id, dollars) in parts_of(payslip) {
                                div { dt { (words.say(id)) } dd { (words.money(dollars)) } }
                            }
                        }
                        p.sum { span { (words.say("campaign-payslip")) } b { (words.money(payslip.dollars())) } }
                    }
                }
            }
            div.year-winner {
                p.kicker { (year(of.chapter)) " · " (chapter_title(page.campaign, of.chapter, words)) }
                h2 #reckoning { (winner_says(words, page, of)) }
            }
        }
    }
}

/// What it is summed of; other rules where they paid.
pub(super) fn parts_of(payslip: &Payslip) -> impl Iterator<Item = (&'static str, i64)> {
    let others = i64::from(payslip.others);
    [
        ("campaign-coins", i64::from(payslip.coins)),
        ("campaign-trains-left", i64::from(payslip.train_bonus)),
        ("campaign-tickets", i64::from(payslip.tickets)),
    ]
    .into_iter()
    .chain((others != 0).then_some(("campaign-others", others)))
}

/// "You have won 1880" for the winner, "Anna has won 1880" for everybody else.
fn winner_says(words: &Words, page: &CampaignPage, of: &Year) -> String {
    let in_year = ("year", year(of.chapter).to_string().into());
    match of.winner {
        Some(company) if page.mine.contains(&company) => words.say_with("campaign-year-won-by-you", &[in_year]),
        Some(company) => words.say_with("campaign-year-won", &[in_year, ("name", page.called(words, company).into())]),
        None => words.say_with("campaign-year-over", &[in_year]),
    }
}

fn news(words: &Words, page: &CampaignPage, of: &Year, before: &World, after: &World) -> Vec<New> {
    let says = |id: &str, name: &str, text: String| html! { b { (words.say(id)) " " (text) } @if !name.is_empty() { small { (name) } } };
    of.all
        .iter()
        .enumerate()
        .filter(|(_, entry)| !comes_to_nothing(entry, of.all, before, after))
        .filter_map(|(index, entry)| {
            let is_after = index + of.after.len() >= of.all.len();
            let said = match entry {
                Entry::Changed { change } => html! { (changed(words, Some(world_of(change, before, after)), change)) },
                Entry::TownNamed { company, city, name } => html! {
                    (who(words, page, *company)) " " (words.say_with("campaign-town-named", &[("city", city.name().into()), ("name", name.as_str().into())]))
                },
                Entry::BoxOpened { which } => says("campaign-box-open", region_of(*which), opened_box_name(*which, words).to_owned()),
                Entry::BoxEarned { which } => html! { (words.say_with("campaign-box-earned", &[("box", words.say(which.word()).into())])) },
                Entry::RuleFound { rule } if is_after => says("campaign-rule-found", rule_text(*rule, words), rule_name(*rule, words).to_owned()),
                Entry::RuleEnded { rule } if is_after => html! { (words.say_with("campaign-rule-ended", &[("rule", rule_name(*rule, words).into())])) },
                Entry::EventJoined { event } if is_after => says("campaign-event-joined", "", event_name(*event, words).to_owned()),
                Entry::EventBanished { event } => html! { (words.say_with("campaign-event-banished", &[("event", event_name(*event, words).into())])) },
                Entry::PersonJoined { company, person } => html! {
                    (who(words, page, *company)) " " (words.say_with("campaign-person-joined", &[("person", words.say(person.word()).into())]))
                },
                Entry::Contract { contract, winner: Some(company) } => html! {
                    (who(words, page, *company)) " " (words.say_with("campaign-contract-met", &[("contract", words.say(contract.word()).into())]))
                },
                _ => return None,
            };
            Some(New { at: place_of(entry, before, after), said })
        })
        .collect()
}

/// What the same year took back again, and a box that is told of as open.
pub(super) fn comes_to_nothing(entry: &Entry, all: &[Entry], before: &World, after: &World) -> bool {
    match entry {
        Entry::Changed { change: Change::Large { city, .. } } => before.is_large(*city) == after.is_large(*city),
        Entry::BoxEarned { which } => all.contains(&Entry::BoxOpened { which: *which }),
        _ => false,
    }
}

/// A route that was lifted lay on the map before.
fn world_of<'a>(change: &Change, before: &'a World, after: &'a World) -> &'a World {
    if matches!(change, Change::Lifted { .. }) { before } else { after }
}

fn place_of(entry: &Entry, before: &World, after: &World) -> Option<Point> {
    let on = |world: &World, route: RouteId| Some(Track::of(world, route).at(0.5));
    match entry {
        Entry::Changed { change: Change::Lifted { route } } => on(before, *route),
        Entry::Changed { change: Change::Painted { route, .. } | Change::Doubled { route, .. } } => on(after, *route),
        Entry::Changed {
            change:
                Change::Large { city, .. }
                | Change::Resort { city }
                | Change::Depot { city, .. }
                | Change::Named { city, .. },
        }
        | Entry::TownNamed { city, .. } => Some(place(*city)),
        Entry::BoxOpened { which } => {
            let cities: Vec<Point> = cities_in(*which).map(place).collect();
            let count = cities.len().max(1) as f32;
            let middle = |of: fn(&Point) -> f32| cities.iter().map(of).sum::<f32>() / count;
            (!cities.is_empty()).then(|| Point { x: middle(|at| at.x), y: middle(|at| at.y) })
        }
        _ => None,
    }
}

fn cities_in(which: BoxId) -> impl Iterator<Item = City> {
    City::all().filter(move |city| Some(city.region()) == which.region())
}

fn region_of(which: BoxId) -> &'static str {
    which.region().map_or("", |region| region.name())
}

/// What lies on the map and is new: routes, cities, and the numbers they have in the list.
fn marked(of: &Year, before: &World, after: &World, news: &[New]) -> Marked {
    let mut routes = RouteSet::EMPTY;
    let mut cities: Vec<City> = Vec::new();
    for entry in of.all.iter().filter(|entry| !comes_to_nothing(entry, of.all, before, after)) {
        match entry {
            Entry::Changed { change: Change::Painted { route, .. } | Change::Doubled { route, .. } } => {
                routes = routes.with(*route).union(after.beside(*route));
                cities.extend(after.route(*route).ends);
            }
            Entry::Changed { change: Change::Lifted { route } } => cities.extend(before.route(*route).ends),
            Entry::Changed {
                change:
                    Change::Large { city, .. }
                    | Change::Resort { city }
                    | Change::Depot { city, .. }
                    | Change::Named { city, .. },
            }
            | Entry::TownNamed { city, .. } => cities.push(*city),
            Entry::BoxOpened { which } => {
                if let Some(region) = which.region() {
                    routes = routes.union(after.routes_touching(region));
                }
                cities.extend(cities_in(*which));
            }
            _ => {}
        }
    }
    Marked { routes, cities, numbers: news.iter().filter_map(|new| new.at).collect() }
}

/// Things that lie on the map have the numbers they have there.
fn what_changed(words: &Words, news: &[New]) -> Markup {
    let mut number = 0;
    html! {
        section.what-changed aria-labelledby="what-changed" {
            h2 #what-changed { (words.say("campaign-what-changed")) }
            @if news.is_empty() { p.fine { (words.say("campaign-nothing-changed")) } }
            ul {
                @for new in news {
                    li {
                        @if new.at.is_some() {
                            @let its = { number += 1; number };
                            span.number-on-map { (its) }
                        } @else { span.number-on-map.none aria-hidden="true" { "•" } }
                        div { (new.said) }
                    }
                }
            }
        }
    }
}

/// One's own is opened by hand; of the others' everybody heard one side.
fn own_post(words: &Words, page: &CampaignPage, of: &Year) -> Markup {
    let received = || {
        of.after.iter().filter_map(|entry| match entry {
            Entry::PostcardReceived { company, postcard } => Some((*company, *postcard)),
            _ => None,
        })
    };
    html! {
        @if received().next().is_some() {
            section.new-post aria-labelledby="new-post" {
                h2 #new-post { (words.say("campaign-new-post")) }
                div.envelopes {
                    @for (company, card) in received().filter(|(company, _)| page.mine.contains(company)) {
                        details.envelope name="post" { summary { (who(words, page, company)) " " span.open-it data-again=(words.say("campaign-open-it.again")) { (words.say("campaign-open-it")) } } (sent_by(card, words)) (own_postcard(card, words)) }
                    }
                    @for (company, card) in received().filter(|(company, _)| !page.mine.contains(company)) {
                        details.envelope.heard name="post" { summary { (who(words, page, company)) " " span.open-it { (words.say("campaign-heard")) } } (sent_by(card, words)) (postcard(card, words)) }
                    }
                }
            }
        }
    }
}

/// LG-5.8: no ticket has brought it.
fn sent_by(card: Postcard, words: &Words) -> Markup {
    html! { @if card.is_sent_by_story() { p.sent-by { (words.say("campaign-postcard-received.sent")) } } }
}

fn closing(words: &Words, page: &CampaignPage, of: &Year) -> Markup {
    let told: Vec<Markup> = of
        .after
        .iter()
        .filter_map(|entry| match entry {
            Entry::Story { card } => Some(story_card(*card, words)),
            Entry::Relief { came } => Some(ending(Ending::of_relief(*came), words)),
            Entry::ThroughTrain { arrived } => Some(ending(Ending::of_train(*arrived), words)),
            Entry::FieldBook { whole } => Some(ending(Ending::of_book(*whole), words)),
            Entry::WrenFound { which } => Some(wren_found(*which, words)),
            Entry::Rumour { which } => Some(rumour(*which, words)),
            _ => None,
        })
        .collect();
    html! {
        @if !told.is_empty() {
            section.closing-story aria-labelledby="closing-story" {
                h2 #closing-story { (words.say("campaign-from-the-bureau")) }
                @for text in told { (text) }
                p { a href={ (page.url("")) "#year-" (year(of.chapter)) } { (words.say("campaign-read-all")) } }
            }
        }
    }
}

fn growth(words: &Words, page: &CampaignPage, of: &Year) -> Markup {
    let grew = || {
        of.after.iter().filter_map(|entry| match entry {
            Entry::Grew { company, growth } => Some((*company, *growth)),
            _ => None,
        })
    };
    html! {
        @if grew().next().is_some() {
            section.who-grows aria-labelledby="who-grows" {
                h2 #who-grows { (words.say("campaign-who-grows")) }
                ul { @for (company, growth) in grew() { li { (who(words, page, company)) " " span { (words.say(growth.word())) } } } }
            }
        }
    }
}
