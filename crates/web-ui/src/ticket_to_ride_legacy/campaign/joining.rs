//! The page behind a company's link.

use super::{GAME, STYLE};
use crate::asset_url;
use crate::pages::{CompanyPerson, Document, JoinCompany, Visit, rules_url};
use crate::ticket_to_ride_legacy::badge;
use maud::{Markup, html};
use ticket_to_ride_legacy::Company;

/// GET /join/{token} of a company
pub(super) fn join_company(visit: &Visit, join: &JoinCompany) -> Markup {
    let words = visit.words;
    let own = join.people.iter().find(|(company, _)| *company == join.company).map(|(_, person)| person);
    // On another device the player has a name already.
    let known = match own {
        Some(CompanyPerson::Human { name, is_open: false, .. }) => name.as_str(),
        _ => visit.name,
    };
    Document {
        visit: *visit,
        title: format!("{} · {}", words.say("join"), join.name),
        layout: "plain",
        style: STYLE,
        masthead: html! {},
        nav: html! { a href=(rules_url(GAME, None)) { (words.say("rules")) } },
        content: html! {
            main #content.with-poster {
                img.side-poster src=(asset_url(&format!("posters/{GAME}.svg"))) alt="" width="300" height="400";
                div {
                    h1 { (join.name) }
                    p.lead { (words.say("campaign-join-lead")) }
                    h2 { (words.say("join-people")) }
                    ul.sitting.companies-sitting {
                        @for (company, person) in join.people.iter().filter(|(_, person)| *person != CompanyPerson::Nobody) {
                            li data-company=(company.id) { @if let Some(its) = Company::of_party(*company) { (badge(its, words)) " " } (words.say(company.word)) ": " b { (person.name(*company, words)) } }
                        }
                    }
                    form.join method="post" action=(join.url) {
                        label for="name" { (words.say("seat-name")) }
                        input #name name="name" maxlength="24" required autocomplete="nickname" value=(known);
                        button.primary.big {
                            (words.say_with("campaign-join-take", &[("company", words.say(join.company.word).into())]))
                        }
                    }
                    p.fine { (words.say("campaign-join-keep")) }
                }
            }
        },
    }
    .markup()
}
