//! Random campaigns for tests.

use super::{Campaign, GAMES};
use crate::{Company, LegacyGame, Options, Outcome};
use engine::conformance::random_game;
use engine::{Game, Seed};

/// What a random game leaves.
pub(crate) fn played(options: &Options, seed: &str) -> Outcome {
    let (game, _) = random_game::<LegacyGame>(options.companies.len(), options, &Seed::new(seed)).unwrap();
    assert!(game.is_over());
    game.outcome().unwrap()
}

/// A campaign of random games by all who are present in each.
pub(crate) fn campaign_of(present: impl Fn(u8) -> Vec<Company>, seed: &str) -> Campaign {
    let mut campaign = Campaign::new(&[Company::Red, Company::Blue]);
    for chapter in 1..=GAMES {
        let options = campaign.begin_game(&present(chapter)).unwrap();
        let outcome = played(&options, &format!("{seed} {chapter}"));
        campaign.finish_game(&outcome).unwrap();
    }
    campaign
}
