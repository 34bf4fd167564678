//! Campaigns: what they are, what a finished table hands to one, what only they may show, and those that bots play.

pub use bots::{Balance, Campaigns, Pace, Placing, PlayedCampaign, PlayedGame, Share, balance, play_campaign};
pub use ticket_to_ride_legacy::{
    BoxId, Campaign, CampaignFault, Change, City, Company, CompanyBox, Contract, Ending, Entry, EventCard, EventSet,
    FileFault, ImportFault, Options, Outcome, Part, Person, Postcard, Region, RouteId, RuleCard, SeenCampaign, Slot,
    Stage, StoryCard, Text, Total, margin, title,
};

use crate::{AnyTable, GameKind};
use engine::{Game, Viewer};
use serde::Deserialize;
use serde_json::Value;
use std::any::Any;
use ticket_to_ride_legacy::{Action, LegacyGame, Phase};

/// How many companies can take part.
pub const COMPANIES: std::ops::RangeInclusive<usize> = 2..=5;

/// The game that campaigns are made of.
pub fn game() -> Option<&'static dyn GameKind> {
    crate::find(LegacyGame::SLUG)
}

/// What a table hands to its campaign; nothing while something is still to be decided, or if it is of another game.
pub fn outcome(table: &dyn AnyTable) -> Option<Outcome> {
    table.game().downcast_ref::<LegacyGame>()?.outcome()
}

/// LG-3.12: whether the year's story has been read at a table: not while first tickets are being chosen.
pub fn is_story_read(table: &dyn AnyTable) -> bool {
    let game = table.game().downcast_ref::<LegacyGame>();
    game.is_some_and(|game| !matches!(game.view(Viewer::Spectator).phase, Phase::FirstTickets { .. }))
}

/// LG-1.5: whether a table with these options would show somebody the secret side of a postcard. Outside a campaign nobody
/// has received one.
pub fn holds_postcards(game: &str, options: &Value) -> bool {
    let companies = options["companies"].as_array().filter(|_| game == LegacyGame::SLUG);
    companies
        .is_some_and(|all| all.iter().any(|its| its["postcards"].as_array().is_some_and(|cards| !cards.is_empty())))
}

/// LG-1.5: whether an action names something that nobody at this table has found. It is answered as if there were no such
/// thing, so that no refusal tells what lies in a box.
pub(crate) fn names_unfound(game: &dyn Any, action: &Value) -> bool {
    let Some(game) = game.downcast_ref::<LegacyGame>() else { return false };
    let Ok(action) = Action::deserialize(action) else { return false };
    if is_offered(game, action) {
        return false;
    }
    let view = game.view(Viewer::Spectator);
    let world = &*view.world;
    let is_closed = |city: City| !world.is_open(city);
    let is_unlaid = |route: RouteId| !world.has_route(route) || world.route(route).ends.into_iter().any(is_closed);
    match action {
        Action::Claim { route, .. } | Action::ChooseRoute { route } | Action::Plough { route } => is_unlaid(route),
        Action::BuildDepot { city } | Action::ChooseCity { city } => is_closed(city),
        Action::ShowTicket { ticket } | Action::LayTicketAside { ticket } => ticket.ends().into_iter().any(is_closed),
        Action::Banish { event } => !world.options().events.contains(event),
        Action::ChooseContract { contract } => !view.pieces.contracts_dealt.contains(&contract),
        Action::TakeAlong { .. } | Action::TakePerson { .. } => !world.options().boxes_open.contains(&BoxId::Conductor),
        _ => false,
    }
}

/// What can be done has been found, wherever it lay before.
fn is_offered(game: &LegacyGame, action: Action) -> bool {
    let mut legal = Vec::new();
    game.to_act().iter().for_each(|seat| game.legal_actions(seat, &mut legal));
    legal.contains(&action)
}

/// A company by its name in files and URLs: `red`.
pub fn company(id: &str) -> Option<Company> {
    Company::ALL.into_iter().find(|company| company_id(*company) == id)
}

pub fn company_id(company: Company) -> &'static str {
    match company {
        Company::Blue => "blue",
        Company::Red => "red",
        Company::Green => "green",
        Company::Yellow => "yellow",
        Company::Black => "black",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_company_is_found_by_the_name_it_has_in_files() {
        for its in Company::ALL {
            assert_eq!(company(company_id(its)), Some(its));
            assert_eq!(serde_json::to_value(its).unwrap(), company_id(its));
        }
        assert_eq!(company("pink"), None);
    }

    /// LG-1.5: nobody opens a table to read a postcard that lies in the post office.
    #[test]
    fn postcards_are_for_campaigns() {
        let with =
            |cards: Value| json!({ "companies": [{ "company": "red" }, { "company": "blue", "postcards": cards }] });

        assert!(holds_postcards("ticket-to-ride-legacy", &with(json!([7]))));
        assert!(!holds_postcards("ticket-to-ride-legacy", &with(json!([]))));
        assert!(!holds_postcards("ticket-to-ride-legacy", &json!({})));
        assert!(!holds_postcards("american-rails", &with(json!([7]))));
    }
}
