//! Moments that take the whole screen, once: a year opens, its letter is read, the payslips are turned, a box is opened.
//!
//! Each is an open `details`, which works without script: what closes it is its summary. They are for the people of a campaign; of a single
//! game, only the payslips where somebody still decides something after them.

mod letter;
mod payday;
mod unpacking;
mod vignette;
mod year;

use super::found::Found;
use super::panels::own_seat;
use super::panes::{leads_on, panes};
use crate::{Scene, Words};
use engine::Seat;
use maud::{Markup, html};
use ticket_to_ride_legacy::{LegacyGame, Phase, View};

/// What has to be seen before play goes on, if there is something.
pub(crate) fn moment(scene: &Scene<LegacyGame>) -> Markup {
    let view = scene.view;
    let Some(seat) = own_seat(scene).filter(|seat| scene.people.mine.look().contains(*seat)) else {
        return html! {};
    };
    match view.phase {
        Phase::FirstTickets { undecided } if undecided.contains(seat) && is_of_campaign(view) => year::opens(scene),
        Phase::FirstTickets { .. } => html! {},
        _ if view.pieces.opened.is_some() => unpacking::unpacking(scene),
        Phase::Finished => html! {},
        _ if view.players.iter().any(|player| player.payslip.is_some()) => payday::payday(scene),
        _ if is_of_campaign(view) && is_before_first_turn(view, seat) => letter::letter(scene),
        _ => html! {},
    }
}

/// A single game seats no companies of a campaign.
pub(crate) fn is_of_campaign(view: &View) -> bool {
    !view.world.options().companies.is_empty()
}

/// LG-1.11: the letter lies on the table until its reader has had a turn.
fn is_before_first_turn(view: &View, seat: Seat) -> bool {
    let seats = view.players.len();
    let turn = (seat.index() + seats - view.start_player.index()) % seats + 1;
    usize::from(view.turns) <= turn
}

/// The frame of them all: the room goes dark, one thing is lit, one button leads on.
struct Curtain<'a> {
    id: String,
    class: &'a str,
    /// On a phone they are seen one after the other.
    panes: Vec<Markup>,
    /// What its button says.
    on: String,
}

impl Curtain<'_> {
    fn markup(&self, words: &Words) -> Markup {
        html! {
            details.curtain id={ "moment-" (self.id) } open {
                summary.leads-on { (leads_on(words, self.panes.len(), &self.on)) }
                div.lit-stage {
                    @match &self.panes[..] {
                        [all] => div class=(self.class) { (all) },
                        several => (panes(self.class, several)),
                    }
                }
            }
        }
    }
}

/// The twelve years as stations on a track, this one lit.
fn year_line(found: &Found) -> Markup {
    let now = found.chapter();
    html! {
        ol.year-line aria-hidden="true" {
            @for chapter in 1..=12u8 {
                li.past[chapter < now].now[chapter == now] { (ticket_to_ride_legacy::years()[usize::from(chapter) - 1]) }
            }
        }
    }
}
