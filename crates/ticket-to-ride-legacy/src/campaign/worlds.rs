//! LG-6.2: campaigns that are played differently become different worlds.

use super::trials::played;
use super::{Campaign, GAMES};
use crate::{BoxId, Change, Company, RuleCard};
use std::collections::BTreeSet;

const BOTH: [Company; 2] = [Company::Red, Company::Blue];

/// What becomes of a campaign: the order of its boxes, its rulebook after half of the games, what changed, its names.
#[derive(Debug, PartialEq)]
struct Fate {
    boxes: Vec<BoxId>,
    rules_halfway: Vec<RuleCard>,
    changes: Vec<Change>,
    names: Vec<String>,
}

/// Each depot gets the name of who owns it and of this world.
fn played_through(world: &str) -> Fate {
    let mut campaign = Campaign::new(&BOTH);
    let mut rules_halfway = Vec::new();
    for chapter in 1..=GAMES {
        let options = campaign.begin_game(&BOTH).unwrap();
        campaign.finish_game(&played(&options, &format!("{world} {chapter}"))).unwrap();
        for (company, city) in BOTH
            .into_iter()
            .flat_map(|its| campaign.towns_to_name(its).into_iter().map(move |city| (its, city)))
            .collect::<Vec<_>>()
        {
            campaign.name_town(company, city, &format!("Fort {world}")).unwrap();
        }
        campaign.check().unwrap();
        if chapter == GAMES / 2 {
            rules_halfway = campaign.rulebook();
        }
    }
    let names = campaign.changes.iter().filter_map(|change| match change {
        Change::Named { city, name } => Some(format!("{} {name}", city.id())),
        _ => None,
    });
    Fate {
        names: names.collect(),
        boxes: campaign.boxes_open().to_vec(),
        rules_halfway,
        changes: campaign.changes.clone(),
    }
}

/// LG-6.2: other games, other orders of boxes, other rules halfway, other boards and other names.
#[test]
fn different_games_make_different_worlds() {
    let fates = ["Anna", "Erik", "Angela", "Peter"].map(played_through);

    let different = |of: fn(&Fate) -> String| fates.iter().map(of).collect::<BTreeSet<_>>().len();
    assert!(different(|fate| format!("{:?}", fate.boxes)) >= 3);
    assert!(different(|fate| format!("{:?}", fate.rules_halfway)) >= 2);
    assert_eq!(different(|fate| format!("{:?}", fate.changes)), 4);
    assert!(fates.iter().any(|fate| !fate.names.is_empty()));
    assert_eq!(played_through("Anna"), fates[0], "and the same games the same one");
}
