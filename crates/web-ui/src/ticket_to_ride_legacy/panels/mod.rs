//! What stands beside the board: what calls for an answer, the cards, the tickets, the companies, the newspaper, the story.

mod after;
mod cards;
mod companies;
mod newspaper;
mod offer;
mod postcards;
mod standing;
mod story;
mod tickets;

pub(crate) use cards::sign_means;
pub(crate) use standing::first_takes;
pub(crate) use tickets::{need, own_tickets, worth};

use super::board::tickets_look_at;
use crate::{Panel, Place, Scene};
use engine::Seat;
use maud::Markup;
use ticket_to_ride_legacy::{LegacyGame, Phase};

pub(crate) fn panels(scene: &Scene<LegacyGame>) -> Vec<Panel<LegacyGame>> {
    let panel = |place, title: &str, body: Body| Panel::titled(place, scene.words.say(title), body);
    // From the first moment on, so that the tabs of a phone stay where they are.
    let has_tickets = own_seat(scene).is_some_and(|seat| scene.view.player(seat).tickets.is_some());
    let is_opened = scene.view.pieces.opened.is_some();
    let urgent = urgent(scene).map(|(title, body)| panel(Place::Urgent, title, body));
    urgent
        .into_iter()
        .chain(is_opened.then(|| panel(Place::Beside("box"), "lg-panel-box", after::opened_box)))
        .chain([panel(Place::WithBoard, "lg-panel-cards", cards::cards).looking_at(cards::looks_at)])
        .chain(has_tickets.then(|| {
            panel(Place::Beside("tickets"), "lg-panel-tickets", tickets::tickets)
                .looking_at(tickets_look_at)
                .below_map()
        }))
        .chain([panel(Place::Beside("news"), "lg-panel-news", newspaper::newspaper).below_map()])
        .chain([Panel::new(Place::Beside("players"), scene.words.say("lg-panel-companies"), companies::companies)
            .below_map()])
        .chain([panel(Place::Beside("story"), "lg-panel-story", story::story)])
        .collect()
}

/// The seat whose things lie before the reader: the one that acts, else one of their own.
pub(crate) fn own_seat(scene: &Scene<LegacyGame>) -> Option<Seat> {
    let seats = Seat::all(scene.view.players.len());
    let shown = |seat: &Seat| scene.view.player(*seat).hand.is_some();
    let to_act = scene.view.phase.to_act();
    scene
        .acting
        .look()
        .or(scene.people.mine.look().first())
        .or_else(|| to_act.iter().chain(seats).find(shown))
        .filter(shown)
}

type Body = fn(&Scene<LegacyGame>) -> Markup;

/// What calls for an answer now.
fn urgent(scene: &Scene<LegacyGame>) -> Option<(&'static str, Body)> {
    (*scene.acting.look())?;
    match scene.view.phase {
        Phase::FirstTickets { .. } | Phase::Tickets { .. } | Phase::LookAhead { .. } => {
            Some(("lg-panel-offer", offer::offer))
        }
        Phase::Contract { .. } | Phase::Traveller { .. } | Phase::Draft { .. } | Phase::Season { .. } => {
            Some(("lg-panel-choose", offer::one_of))
        }
        Phase::Choice { .. } if picks_ticket(scene) => Some(("lg-panel-choose", offer::one_of)),
        Phase::Banish { .. } => Some(("lg-panel-banish", after::banish)),
        Phase::OpenBox { .. } => Some(("lg-panel-open-box", after::boxes)),
        Phase::Growth { .. } => Some(("lg-panel-growth", after::growth)),
        _ => None,
    }
}

fn picks_ticket(scene: &Scene<LegacyGame>) -> bool {
    scene.choices.look().iter().any(|choice| choice.targets.iter().any(|target| target.starts_with("ticket-of-")))
}
