//! The chapter being played: its table, and what of the campaign may be seen meanwhile.

use crate::app::App;
use crate::problem::{Kind, Problem};
use crate::running::Running;
use catalog::campaign::{self, Campaign};
use std::sync::Arc;
use storage::{CampaignGame, CampaignId};

pub(crate) struct InPlay {
    pub(crate) game: CampaignGame,
    /// None if it can't go on: the rules have changed since it was begun, or its log is damaged.
    pub(crate) table: Option<Arc<Running>>,
    /// The campaign as it stood when this game was begun.
    pub(crate) before: Campaign,
}

impl InPlay {
    pub(super) async fn load(app: &App, id: &CampaignId, game: &CampaignGame) -> Result<InPlay, Problem> {
        let table = match app.table(game.table.as_str()).await {
            Ok(table) => Some(table),
            Err(problem) if problem.is(Kind::OtherRules) || problem.is(Kind::Damaged) => None,
            Err(problem) => return Err(problem),
        };
        Ok(InPlay { game: game.clone(), table, before: super::read(id, &game.state_before)? })
    }

    /// LG-3.12: only when the first tickets are chosen.
    pub(super) fn has_read_story(&self) -> bool {
        self.table.as_ref().is_some_and(|table| campaign::is_story_read(&*table.now().table))
    }
}
