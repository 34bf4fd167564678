//! Small marks with a colour and a sign: types of department, discs and their owners.

use super::icons;
use crate::{People, Words};
use carnegie::{Owner, Project, Resource, Timeline};
use maud::{Markup, html};

/// The sign of a type on its colour. The name stands beside it, so readers by ear don't miss it.
pub(crate) fn kind(timeline: Timeline) -> Markup {
    html! { b.co.(kind_class(timeline)) aria-hidden="true" { (sign(timeline)) } }
}

pub(crate) fn kind_class(timeline: Timeline) -> &'static str {
    match timeline {
        Timeline::HumanResources => "kind-h",
        Timeline::Management => "kind-m",
        Timeline::Construction => "kind-c",
        Timeline::ResearchAndDevelopment => "kind-r",
    }
}

/// What its departments mostly give: workers, money, houses, study. It reads the same in every language.
fn sign(timeline: Timeline) -> Markup {
    match timeline {
        Timeline::HumanResources => icons::resource(Resource::Worker),
        Timeline::Management => html! { "$" },
        Timeline::Construction => icons::project(Project::Housing),
        Timeline::ResearchAndDevelopment => icons::resource(Resource::Study),
    }
}

/// A disc beside the board: sign on colour, with the owner's name for readers by ear.
pub(crate) fn disc(owner: Owner, words: &Words, people: &People) -> Markup {
    html! { i.tr.(owner_class(owner)) role="img" aria-label=(owner_name(owner, words, people)) { (owner_sign(owner, people)) } }
}

pub(crate) fn owner_class(owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => format!("player-{}", seat.0),
        Owner::Andrew => "andrew".to_owned(),
        Owner::Neutral => "neutral".to_owned(),
    }
}

pub(crate) fn owner_sign(owner: Owner, people: &People) -> &str {
    match owner {
        Owner::Seat(seat) => people.sign(seat),
        Owner::Andrew => "A",
        Owner::Neutral => "✕",
    }
}

pub(crate) fn owner_name(owner: Owner, words: &Words, people: &People) -> String {
    match owner {
        Owner::Seat(seat) => people.name(seat).to_owned(),
        Owner::Andrew => words.say("ca-andrew"),
        Owner::Neutral => words.say("ca-neutral"),
    }
}
