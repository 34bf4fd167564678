//! Small drawings: what incomes give, what projects are, workers who stand or lie.

use crate::Words;
use carnegie::{Department, Gain, Project, Resource, Stance};
use maud::{Markup, PreEscaped, html};

/// "$3", or a number with its drawing; the words for readers by ear are the caller's.
pub(crate) fn gain(gain: Gain) -> Markup {
    match gain.what {
        Resource::Money => html! { "$" (gain.amount) },
        what => html! { (gain.amount) (resource(what)) },
    }
}

/// An "or" of several gains: where one of each is meant, the drawing alone says so.
pub(crate) fn gains(of: &[Gain]) -> Markup {
    let short = |one: Gain| match (one.what, one.amount) {
        (Resource::Money, _) => gain(one),
        (what, 1) if of.len() > 1 => resource(what),
        _ => gain(one),
    };
    html! { @for (index, one) in of.iter().enumerate() { @if index > 0 { "/" } (short(*one)) } }
}

/// A donation: what is given from the heart.
pub(crate) fn gift() -> Markup {
    sign("gift-sign")
}

pub(crate) fn resource(what: Resource) -> Markup {
    sign(match what {
        Resource::Money => "money",
        Resource::Goods => "goods",
        Resource::Points => "points",
        Resource::Worker => "worker",
        Resource::Study => "study",
        Resource::Moves => "moves",
    })
}

/// One of the drawings of `signs.svg`, in the colour of the letters around it: a page has hundreds, so the style sheet knows their shapes.
fn sign(name: &str) -> Markup {
    html! { i.ic.(name) {} }
}

/// A short text with drawings in it: `[away] $8 or 3 [goods]`. A drawing stays on the line of its number and of what ends the sentence
/// behind it.
pub(crate) fn with_icons(text: &str) -> Markup {
    let mut drawn = String::new();
    let mut rest = text;
    while let Some((before, (name, after))) =
        rest.split_once('[').and_then(|(before, from)| Some((before, from.split_once(']')?)))
    {
        let (plain, number) = before.split_at(before.len() - last_number(before).len());
        let (mark, after) = after.split_at(usize::from(after.starts_with([';', ',', '.', ':'])));
        let is_alone = number.is_empty() && mark.is_empty() && name != "away";
        let part = html! {
            (plain)
            @if is_alone { (named(name)) } @else { span.kept { (number) (named(name)) (mark) } }
        };
        drawn.push_str(&part.0);
        rest = after;
    }
    html! { (PreEscaped(drawn)) (rest) }
}

/// "3 " of "$8 or 3 ".
fn last_number(text: &str) -> &str {
    let words = text.trim_end();
    let number = words.trim_end_matches(|sign: char| sign.is_numeric());
    if number.len() < words.len() { &text[number.len()..] } else { "" }
}

fn named(name: &str) -> Markup {
    match name {
        // Who leaves takes a suitcase; an arrow is a move from room to room.
        "away" => html! { (resource(Resource::Worker)) (sign("trip")) },
        "goods" => resource(Resource::Goods),
        "points" => resource(Resource::Points),
        "worker" => resource(Resource::Worker),
        "study" => resource(Resource::Study),
        "moves" => resource(Resource::Moves),
        "gift" => gift(),
        "build" => project(Project::Housing),
        _ => html! {},
    }
}

/// What a department does, in the fewest signs.
pub(crate) fn signs(department: Department) -> Markup {
    with_icons(match department {
        Department::Training => "[away] $8/8[moves]",
        Department::Recruiting => "[away] [worker]/4[moves]",
        Department::SafetyAndQuality => "[away] ½[points]",
        Department::NewLobby => "",
        Department::Purchasing => "[away] $8/3[goods]",
        Department::Sales => "[goods] $6",
        Department::Logistics => "[goods] $3 [points]",
        Department::PropertyManagement => "[worker] $0",
        Department::Engineering => "[away] [build]",
        Department::ConstructionOutsourcing => "[build] +$3",
        Department::SupplyChain => "[goods] −$1",
        Department::Communications => "[gift] $3",
        Department::AdvancedResearch => "[away] 7[study]",
        Department::AdvancedDesign => "4[study]",
        Department::CharitableGiving => "[away] [gift]",
        Department::Telegraph => "−1[study]",
        Department::HumanResources => "3[moves]",
        Department::TradeAndFinance => "$3/[goods]",
        Department::Planning => "1–2[goods]",
        Department::Construction => "[away] [build]",
        Department::ResearchAndDevelopment => "3[study]",
    })
}

/// What a city can pay besides money and points, on the map.
pub(crate) fn resource_path(what: Resource) -> &'static str {
    match what {
        Resource::Goods => "M2 3h12v10H2zm2 2v6h1.5V5zm3.2 0v6h1.6V5zm3.3 0v6H12V5z",
        Resource::Worker => "M8 1a2.8 2.8 0 1 1 0 5.6A2.8 2.8 0 0 1 8 1zM5 7.4h6l1.2 7.6H3.8z",
        Resource::Study => "M1 3q4-1.5 6.5.5V14Q5 12 1 13.5zm14 0q-4-1.5-6.5.5V14q2.5-2 6.5-.5z",
        Resource::Money | Resource::Points | Resource::Moves => "",
    }
}

/// The outline of a project's symbol, around its middle.
pub(crate) fn project_path(project: Project) -> &'static str {
    match project {
        Project::Housing => "M-5 6v-6h-2l7-6.5 7 6.5h-2v6z",
        Project::Commerce => "M-6-6h12l1.5 5h-15zM-5.5 0h11v6h-4v-4h-3v4h-4z",
        Project::Industry => "M-7 6v-6l4.5-3v3l4.5-3v3l1-7h3l1.5 13z",
        Project::Infrastructure => "M-7.5 5v-5q7.5-9 15 0v5h-2.5q-5-7-10 0z",
    }
}

/// A project's symbol in text.
pub(crate) fn project(project: Project) -> Markup {
    sign(super::targets::project_id(project))
}

/// One worker: upright at a desk, or flat and pale.
pub(crate) fn worker(stance: Stance) -> Markup {
    match stance {
        Stance::Standing => html! { svg.up viewBox="0 0 12 20" aria-hidden="true" { path d=(STANDING) {} } },
        Stance::Lying => html! { svg.dn viewBox="0 0 20 12" aria-hidden="true" { path d=(LYING) {} } },
    }
}

/// So many of them, drawn one by one while there is room.
pub(crate) fn workers(stance: Stance, count: u8, words: &Words) -> Markup {
    let most = match stance {
        Stance::Standing => 3,
        Stance::Lying => 2,
    };
    html! {
        @if count <= most { @for _ in 0..count { (worker(stance)) } }
        @else { (worker(stance)) b { "×" (count) } }
        span.unseen { (count) " " (words.say(stance.word())) }
    }
}

const STANDING: &str = "M6 .5a3.3 3.3 0 1 1 0 6.6A3.3 3.3 0 0 1 6 .5zM2.5 8h7L11.5 19.5H.5z";
const LYING: &str = "M.5 6a3.3 3.3 0 1 1 6.6 0A3.3 3.3 0 0 1 .5 6zM8 2.5v7l11.5 2V.5z";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_keeps_its_number_and_what_ends_its_sentence() {
        let written = |text: &str| with_icons(text).into_string();

        assert!(written("1 [goods]; 2 [goods]").contains(r#"<i class="ic goods"></i>;</span> <"#));
        assert!(
            written("$3 or 1 [goods] each").contains(r#"or <span class="kept">1 <i class="ic goods"></i></span> each"#)
        );
        assert!(!written("build [goods] there").contains("span"));
    }
}
