//! "Play the next game": who takes part, the year and its title; or the table of the game being played; or the ceremony.

use super::changes::has_changes;
use super::printed::{chapter_title, id};
use super::{CampaignPage, year};
use crate::Words;
use crate::pages::{ChapterTable, CompanyPerson, Visit};
use crate::ticket_to_ride_legacy::badge;
use maud::{Markup, html};
use ticket_to_ride_legacy::{Company, Stage};

pub(super) fn panel(visit: &Visit, page: &CampaignPage) -> Markup {
    let words = visit.words;
    html! {
        section.next-game aria-labelledby="next-game" {
            @match &page.stage {
                Stage::Ready { chapter } => {
                    h2 #next-game { (words.say("campaign-next")) }
                    (headline(words, page, *chapter))
                    @if has_changes(page) { p { a href=(page.url("/changes")) { (words.say("campaign-see-changes")) } } }
                    (begin(words, page, &words.say_with("campaign-play-year", &[("year", year(*chapter).to_string().into())])))
                }
                Stage::Playing { chapter, .. } if page.must_begin_again => {
                    @let in_year = [("year", year(*chapter).to_string().into())];
                    h2 #next-game { (words.say("campaign-again")) }
                    (headline(words, page, *chapter))
                    p role="status" { (words.say_with("campaign-again-text", &in_year)) }
                    (begin(words, page, &words.say_with("campaign-play-year-again", &in_year)))
                }
                Stage::Playing { chapter, present } => {
                    h2 #next-game { (words.say("campaign-playing")) }
                    (headline(words, page, *chapter))
                    (playing(words, page, present))
                }
                Stage::Over => {
                    h2 #next-game { (words.say("campaign-over")) }
                    p { (words.say("campaign-over-text")) }
                    p { a.button.primary.big href=(page.url("/ceremony")) { (words.say("campaign-ceremony")) } }
                    (begin(words, page, &words.say("campaign-play-again")))
                }
            }
        }
    }
}

fn headline(words: &Words, page: &CampaignPage, chapter: u8) -> Markup {
    html! {
        p.chapter-title {
            span.year { (year(chapter)) } " "
            (chapter_title(page.campaign, chapter, words))
        }
    }
}

/// Whoever plays with bots alone has nobody to ask: they begin the next game from where they are.
pub(super) fn begin_at_once(page: &CampaignPage, button: &Markup) -> Option<Markup> {
    let is_asked = !matches!(page.stage, Stage::Ready { .. }) || page.mine.is_empty() || has_others(page);
    let form = || {
        html! {
            form method="post" action=(page.url("/games")) {
                input type="hidden" name="promise" value=(page.promise);
                input type="hidden" name="entropy" value="";
                @for (company, _) in played(page) { input type="hidden" name="present" value=(id(*company)); }
                (button)
            }
        }
    };
    (!is_asked).then(form)
}

fn played<'a>(page: &'a CampaignPage<'a>) -> impl Iterator<Item = &'a (Company, CompanyPerson)> {
    page.people.iter().filter(|(_, person)| *person != CompanyPerson::Nobody)
}

/// A bot is never away.
fn has_others(page: &CampaignPage) -> bool {
    let is_other = |(company, person): &(Company, CompanyPerson)| {
        matches!(person, CompanyPerson::Human { .. }) && !page.mine.contains(company)
    };
    played(page).any(is_other)
}

/// LG-1.13: at least two companies; only their people begin.
fn begin(words: &Words, page: &CampaignPage, label: &str) -> Markup {
    let played: Vec<_> = played(page).collect();
    let others = has_others(page);
    html! {
        @if page.mine.is_empty() {
            p.fine { (words.say("campaign-only-players")) }
        } @else {
            form method="post" action=(page.url("/games")) {
                input type="hidden" name="promise" value=(page.promise);
                input type="hidden" name="entropy" value="";
                fieldset.present {
                    legend { (words.say("campaign-who")) }
                    @for (company, person) in &played {
                        label { input type="checkbox" name="present" value=(id(*company)) checked; " " (badge(*company, words)) " " (person.name(company.party(), words)) }
                    }
                }
                @if page.stage != Stage::Over && others { p.fine { (words.say("campaign-who-text")) } }
                (unused_links(words, &played))
                p { button.primary.big { (label) } }
            }
        }
    }
}

/// A seat whose link nobody has used will keep the others waiting.
fn unused_links(words: &Words, played: &[&(Company, CompanyPerson)]) -> Markup {
    let unused = played.iter().filter(|(_, person)| matches!(person, CompanyPerson::Human { is_open: true, .. }));
    let companies: Vec<String> = unused.map(|(company, _)| words.say(company.word())).collect();
    html! {
        @if !companies.is_empty() {
            p role="note" { (words.say_with("campaign-links-unused", &[("companies", companies.join(", ").into())])) }
        }
    }
}

fn playing(words: &Words, page: &CampaignPage, present: &[Company]) -> Markup {
    html! {
        p.faces {
            @for company in present {
                span.face { (badge(*company, words)) " " (page.person(*company).name(company.party(), words)) } " "
            }
        }
        @if let Some(ChapterTable { id, waits_for, is_my_turn }) = &page.table {
            p role="status" {
                @if *is_my_turn { strong { (words.say("your-turn")) } }
                @else { (words.say_with("table-waits-for", &[("names", waits_for.as_str().into())])) }
            }
            p { a.button.primary.big href={ "/tables/" (id) } { (words.say("campaign-to-table")) } }
            @let may_help = !page.may_change.is_empty() || !page.may_let_stand_in.is_empty();
            @if !is_my_turn && may_help { p.fine { (words.say("campaign-away")) } }
        }
    }
}
