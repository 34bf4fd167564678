//! The chapter being played: its table, and what of the campaign may be seen meanwhile.

use crate::app::App;
use crate::problem::{Kind, Problem};
use crate::running::Running;
use catalog::campaign::AnyCampaign;
use std::sync::Arc;
use storage::{CampaignGame, StoredCampaign};

pub(crate) struct InPlay {
    pub(crate) game: CampaignGame,
    /// None if it can't go on: the rules have changed since it was begun, or its log is damaged.
    pub(crate) table: Option<Arc<Running>>,
    /// The campaign as it stood when this game was begun.
    pub(crate) before: Box<dyn AnyCampaign>,
}

impl InPlay {
    pub(super) async fn load(app: &App, of: &StoredCampaign, game: &CampaignGame) -> Result<InPlay, Problem> {
        let table = match app.table(game.table.as_str()).await {
            Ok(table) => Some(table),
            Err(problem) if problem.is(Kind::OtherRules) || problem.is(Kind::Damaged) => None,
            Err(problem) => return Err(problem),
        };
        Ok(InPlay { game: game.clone(), table, before: super::read(of, &game.state_before)? })
    }

    /// Whether what is told at its beginning may be read.
    pub(super) fn is_begun(&self) -> bool {
        self.table.as_ref().is_some_and(|table| self.before.is_begun(&*table.now().table))
    }
}
