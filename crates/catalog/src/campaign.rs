//! Campaigns: what they are, what a finished table hands to one, what only they may show, and those that bots play.

pub use bots::{Balance, Campaigns, Pace, Placing, PlayedCampaign, PlayedGame, Share, balance, play_campaign};
pub use ticket_to_ride_legacy::{
    BoxId, Campaign, CampaignFault, Change, City, Company, CompanyBox, Contract, Entry, EventCard, EventSet,
    ImportFault, Options, Outcome, Part, Person, Postcard, RouteId, RuleCard, Slot, Stage, StoryCard, Text, Total,
    margin, title,
};

use crate::{AnyTable, GameKind};
use engine::{Game, Viewer};
use serde_json::Value;
use ticket_to_ride_legacy::{LegacyGame, Phase};

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
