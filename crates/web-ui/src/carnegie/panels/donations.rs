//! The donations as a wall of ledgers: what each is worth, who has given, what the next one costs.

use super::super::badges::disc;
use super::super::said;
use super::super::shown_seat;
use super::super::targets::Target;
use crate::{Inputs, Scene};
use carnegie::{Carnegie, Category, Donation, View};
use engine::Seat;
use maud::{Markup, html};

const CATEGORIES: [Category; 4] = [Category::Education, Category::HumanRights, Category::Welfare, Category::Health];

/// Everything is said as it is for one player: whose company the reader looks at first.
pub(crate) fn donations(scene: &Scene<Carnegie>) -> Markup {
    let seat = shown_seat(scene);
    let given = |view: &View| view.players.iter().map(|player| player.donations).collect::<Vec<_>>();
    let looks_at = || {
        let view = scene.view;
        let andrew = view.andrew.map(|andrew| andrew.donations);
        let points: Vec<i64> = Donation::all().map(|donation| view.donation_points(seat, donation)).collect();
        let next = (view.player(seat).donation_price(), view.donation_cap(seat), is_too_dear(view, seat));
        Inputs::of(&(points, next, given(view), view.neutral_donations, andrew, view.is_over()))
    };
    html! { (scene.piece(("donations-for", seat.index()), looks_at, |scene| wall(scene, seat))) }
}

/// The next one costs more than the player has.
fn is_too_dear(view: &View, seat: Seat) -> bool {
    let player = view.player(seat);
    player.money < player.donation_price()
}

fn wall(scene: &Scene<Carnegie>, seat: Seat) -> Markup {
    let words = scene.words;
    let player = scene.view.player(seat);
    let next = [("price", player.donation_price().into()), ("cap", scene.view.donation_cap(seat).into())];
    let id = if is_too_dear(scene.view, seat) { "ca-next-donation.dear" } else { "ca-next-donation" };
    html! {
        h2 { (words.say("ca-panel-donations")) @if !scene.view.is_over() { small { (words.say_with(id, &next)) } } }
        div.wall data-asks=(words.say("ca-asks-donation")) {
            @for category in CATEGORIES {
                section aria-label=(words.say(category.word())) {
                    h3 { (words.say(category.word())) }
                    ul {
                        @for donation in Donation::all().filter(|donation| donation.category() == category) { (ledger(scene, seat, donation)) }
                    }
                }
            }
        }
    }
}

fn ledger(scene: &Scene<Carnegie>, seat: Seat, donation: Donation) -> Markup {
    let words = scene.words;
    let points = scene.view.donation_points(seat, donation);
    let donors: Vec<_> = scene.view.donors(donation).collect();
    let (is_open, is_own) = (donors.is_empty(), scene.view.player(seat).donations.contains(donation));
    let short = words.say(&format!("{}.short", donation.word()));
    let is_over = scene.view.is_over();
    let at_most = said::worth(scene.view, seat, donation, words);
    let args = [("points", points.into()), ("name", scene.people.name(seat).into())];
    let worth = match (is_over, points) {
        (true, _) => words.say_with("ca-worth-at-the-end", &args),
        (false, ..0) => at_most.clone(),
        (false, _) => words.say_with("ca-worth-now", &args),
    };
    let does = if is_over { short.clone() } else { format!("{short} · {at_most}") };
    html! {
        li.ledger.taken[!is_open].own[is_own] {
            span.target data-target=(Target::Donation(donation)) data-about=(words.say(donation.word())) data-does=(does) { (short) }
            span.who-gave { @for owner in donors { (disc(owner, words, scene.people)) } }
            // What somebody else has given brings the reader nothing more (CA-4.4), nor, at the end, what nobody gave.
            @if is_own || (is_open && !is_over) { b.worth title=(worth) { (points.to_string().replace('-', "−")) span.unseen { " " (worth) } } }
        }
    }
}
