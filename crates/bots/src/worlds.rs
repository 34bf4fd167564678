//! LG-6.2: how different the worlds are that many campaigns come to.

use crate::PlayedCampaign;
use serde::Serialize;
use std::collections::BTreeSet;
use ticket_to_ride_legacy::{BoxId, Change, Entry};

/// How many different ones there were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Worlds {
    /// Orders in which the boxes were opened.
    pub box_orders: usize,
    /// Boards at the end: which routes were doubled, painted and lifted, which cities large.
    pub boards: usize,
    /// Who has a depot where.
    pub depots: usize,
}

/// What was seen so far.
#[derive(Default)]
pub(crate) struct WorldTally {
    box_orders: BTreeSet<Vec<BoxId>>,
    boards: BTreeSet<BTreeSet<String>>,
    depots: BTreeSet<BTreeSet<String>>,
}

impl WorldTally {
    pub(crate) fn count(&mut self, played: &PlayedCampaign) {
        self.box_orders.insert(played.games.iter().filter_map(|game| game.outcome.box_opened).collect());
        let changes = played.games.iter().flat_map(|game| &game.told).filter_map(|entry| match entry {
            Entry::Changed { change } => Some(change),
            _ => None,
        });
        let (depots, boards): (Vec<&Change>, Vec<&Change>) =
            changes.partition(|change| matches!(change, Change::Depot { .. }));
        let told = |changes: Vec<&Change>| changes.iter().map(|change| format!("{change:?}")).collect();
        self.boards.insert(told(boards));
        self.depots.insert(told(depots));
    }

    pub(crate) fn plus(mut self, mut other: WorldTally) -> WorldTally {
        self.box_orders.append(&mut other.box_orders);
        self.boards.append(&mut other.boards);
        self.depots.append(&mut other.depots);
        self
    }

    pub(crate) fn report(&self) -> Worlds {
        Worlds { box_orders: self.box_orders.len(), boards: self.boards.len(), depots: self.depots.len() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotName, Campaigns, play_campaign};

    /// LG-6.2: two campaigns are two worlds; one that is played twice is one.
    #[test]
    fn two_campaigns_become_two_worlds() {
        let campaigns =
            Campaigns { companies: 2, bots: vec![BotName::Random], campaigns: 2, seed: "worlds".into(), threads: 1 };
        let played = [0, 1].map(|number| play_campaign(&campaigns, number));
        let (mut two, mut once) = (WorldTally::default(), WorldTally::default());
        played.iter().for_each(|played| two.count(played));
        [&played[0]; 2].into_iter().for_each(|played| once.count(played));

        assert_eq!(once.report(), Worlds { box_orders: 1, boards: 1, depots: 1 });
        assert_eq!(two.report(), Worlds { box_orders: 2, boards: 2, depots: 2 });
        assert_eq!(two.plus(once).report(), Worlds { box_orders: 2, boards: 2, depots: 2 });
    }
}
