//! The vaults: a door swings open, what lies on the shelves lights up piece by piece, then the sum is told and the standings move.

use super::ceremony::{Ceremony, vault_of, whose_vault};
use super::standing::standings;
use crate::Words;
use crate::ticket_to_ride_legacy::badge;
use maud::{Markup, html};
use ticket_to_ride_legacy::{Part, Total};

pub(super) fn vault(words: &Words, ceremony: &Ceremony, place: usize) -> Markup {
    let Some(total) = vault_of(ceremony, place) else { return html! {} };
    let whose = whose_vault(words, ceremony, place);
    html! {
        div.vault-room {
            (door())
            ul.shelves { @for part in Part::ALL { (lies(words, part, total)) } }
        }
        div.vault-told {
            p.kicker { (words.say_with("campaign-vault-number", &[("number", (place + 1).into()), ("vaults", ceremony.totals.len().into())])) }
            h2 #step.step-title { (badge(total.company, words)) " " span { (words.say_with("campaign-vault-of", &[("name", whose.into())])) } }
            p.vault-total { span.unseen { (words.say("campaign-sum")) " " } (flaps(&words.money(total.dollars()))) }
            (standings(words, ceremony, place))
        }
    }
}

/// A ring with bolts, three shelves behind it, and the leaf that swings aside.
fn door() -> Markup {
    let bolt = |number: i32| {
        let angle = (number as f32 * 22.5).to_radians();
        (91.0 * angle.cos(), 91.0 * angle.sin())
    };
    html! {
        svg.vault-door viewBox="-124 -102 226 204" aria-hidden="true" {
            defs {
                radialGradient #vault-light { stop.lit offset="0" {} stop.dark offset="1" {} }
                linearGradient #vault-steel x2="1" y2="1" { stop.bright offset="0" {} stop.dull offset="0.5" {} stop.bright offset="1" {} }
            }
            circle.ring r="99" {}
            circle.inside r="83" {}
            path.shelf d="M-79 -25H79v4H-80zM-79 29H79v4H-77z" {}
            circle.rim r="83" {}
            @for number in 0..16 { @let (x, y) = bolt(number); circle.bolt cx=(x) cy=(y) r="4.2" {} }
            g.leaf {
                circle.ring r="98" {}
                circle.plate r="74" {}
                path.wheel d="M0-34V34M-29-17L29 17M-29 17L29-17" {}
                circle.wheel r="22" {}
                circle.hub r="7" {}
            }
        }
    }
}

/// What a part of the total lies there as, how many of it, and what they are worth.
fn lies(words: &Words, part: Part, total: &Total) -> Markup {
    let things = match part {
        Part::Medals => total.medals.len(),
        Part::Pages => total.page_cards.len(),
        Part::Stamps => usize::from(total.stamp_count),
        Part::Letters => total.letter_cards.len(),
        Part::Payslips | Part::Names | Part::Envelopes => 0,
    };
    let dollars = total.part(part);
    html! {
        li.none[dollars == 0] {
            div.turned {
                (thing(part))
                span { (words.say(part.word())) @if things > 0 { " ×" (things) } }
                strong { (words.money(dollars)) }
            }
        }
    }
}

/// A small drawing of it.
#[rustfmt::skip]
fn thing(part: Part) -> Markup {
    let drawing = match part {
        Part::Payslips => html! {
            @for sheet in 0..5i32 { path.paper d={ "M" (-15 + sheet) " " (12 - 4 * sheet) "l5-9h22l-5 9z" } {} }
        },
        Part::Names => html! { path.book d="M-13-16H9q4 0 4 4v24h-22q-4 0-4 4z" {} path.paper d="M-13 16q0-4 4-4h22v5h-22q-4 0-4-1z" {} path.gilt d="M-7-8H7M-7-3H7" {} },
        Part::Medals => html! { path.ribbon d="M-9-18h7l3 13h-6zM9-18h-7l-3 13h6z" {} circle.gold cy="6" r="11" {} path.star d="M0-2l2.4 5 5.4.6-4 3.7 1.1 5.4L0 10l-4.9 2.7 1.1-5.4-4-3.7L-2.4 3z" {} },
        Part::Pages => html! { path.paper d="M-12-17H8l5 6v27l-25 2z" {} path.ink d="M-8-7q4-5 8 0t8 0M-8 0q4-5 8 0t8 0M-8 8h11" {} },
        Part::Stamps => html! { path.paper d="M-13-16h26v32h-26z" {} path.red d="M-9-12H9v24H-9z" {} path.cream d="M-6 4V-3h5v-4h3v4h4v7zM-4 9a2 2 0 1 1 0-.1zM5 9a2 2 0 1 1 0-.1z" {} },
        Part::Letters => html! { path.kraft d="M-17-11h34v24h-34z" {} path.fold d="M-17-11L0 3 17-11" {} circle.red cy="3" r="4.5" {} },
        Part::Envelopes => html! { path.cream d="M-17-11h34v24h-34z" {} path.fold d="M-17-11L0 3 17-11" {} path.gold d="M-3-1h6v3h-2l-1 7-1-7h-2z" {} },
    };
    html! { svg.thing viewBox="-20 -20 40 40" aria-hidden="true" { (drawing) } }
}

/// A split-flap board.
fn flaps(text: &str) -> Markup {
    html! { span.flaps aria-hidden="true" { @for sign in text.chars() { b { (sign) } } } span.unseen { (text) } }
}
