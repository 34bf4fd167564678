//! The four timelines, their tiles and the end tile. The tiles are in `data/timeline.json`.

use super::region::Region;
use super::strips::Side;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// A row of the board, and so a type of action: which departments a round uses. From the top down (CA-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timeline {
    HumanResources,
    Management,
    Construction,
    ResearchAndDevelopment,
}

/// What happens on a space of a timeline: a region's workers come back, or donations are made, or (end tile) both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct RoundEvent {
    pub region: Option<Region>,
    pub donation: bool,
}

/// One of the eight tiles with the side that is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TileSide {
    /// From 1 to 8.
    pub tile: u8,
    /// A is the front.
    pub side: Side,
}

/// Spaces of a row: four on its tile, the fifth on the end tile.
pub const STEPS: u8 = 5;
pub(crate) const TILE_COUNT: u8 = 8;

impl Timeline {
    pub const ALL: [Timeline; 4] =
        [Timeline::HumanResources, Timeline::Management, Timeline::Construction, Timeline::ResearchAndDevelopment];

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// CA-3.2: the next row down; above the bottom row comes the top again.
    pub const fn below(self) -> Timeline {
        Timeline::ALL[(self.index() + 1) % 4]
    }

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Timeline::HumanResources => "ca-timeline-human-resources",
            Timeline::Management => "ca-timeline-management",
            Timeline::Construction => "ca-timeline-construction",
            Timeline::ResearchAndDevelopment => "ca-timeline-research-and-development",
        }
    }

    /// CA-3.3, CA-4.5: the event of a space of this row, counted from 0 on the left; the fifth is the end tile's.
    pub fn event(self, tile: TileSide, step: u8) -> RoundEvent {
        let printed = &TIMELINES.tiles[usize::from(tile.tile) - 1];
        let spaces = match tile.side {
            Side::A => &printed.front,
            Side::B => &printed.back,
        };
        match spaces.get(usize::from(step)) {
            Some(space) => space.event(),
            None => RoundEvent { region: Some(TIMELINES.end_tile.region(self)), donation: true },
        }
    }
}

static TIMELINES: LazyLock<TimelineFile> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/timeline.json"))
        .unwrap_or_else(|error| panic!("data/timeline.json: {error}"))
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TimelineFile {
    #[serde(rename = "reliability")]
    _reliability: String,
    tiles: [PrintedTile; TILE_COUNT as usize],
    end_tile: EndTile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedTile {
    front: [PrintedSpace; STEPS as usize - 1],
    back: [PrintedSpace; STEPS as usize - 1],
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PrintedSpace {
    West,
    Midwest,
    South,
    East,
    Donation,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EndTile {
    human_resources: Region,
    management: Region,
    construction: Region,
    research_and_development: Region,
}

impl PrintedSpace {
    fn event(self) -> RoundEvent {
        let of = |region| RoundEvent { region: Some(region), donation: false };
        match self {
            PrintedSpace::West => of(Region::West),
            PrintedSpace::Midwest => of(Region::Midwest),
            PrintedSpace::South => of(Region::South),
            PrintedSpace::East => of(Region::East),
            PrintedSpace::Donation => RoundEvent { region: None, donation: true },
        }
    }
}

impl EndTile {
    fn region(&self, row: Timeline) -> Region {
        match row {
            Timeline::HumanResources => self.human_resources,
            Timeline::Management => self.management,
            Timeline::Construction => self.construction,
            Timeline::ResearchAndDevelopment => self.research_and_development,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CA-1.1: one tile is one row of four spaces, and the end tile adds a fifth.
    #[test]
    fn every_side_has_one_donation_and_three_different_regions() {
        for tile in 1..=TILE_COUNT {
            for side in Side::ALL {
                let events: Vec<RoundEvent> =
                    (0..4).map(|step| Timeline::Construction.event(TileSide { tile, side }, step)).collect();
                assert_eq!(events.iter().filter(|event| event.donation).count(), 1, "tile {tile} {side:?}");
                let mut regions: Vec<Region> = events.iter().filter_map(|event| event.region).collect();
                regions.sort_unstable();
                regions.dedup();
                assert_eq!(regions.len(), 3, "tile {tile} {side:?}");
            }
        }
    }

    /// CA-4.5: the end tile pays East, Midwest, South and West from the top down, and takes donations.
    #[test]
    fn the_end_tile_is_income_and_donation() {
        let tile = TileSide { tile: 1, side: Side::A };
        let ends = Timeline::ALL.map(|row| row.event(tile, 4));

        assert!(ends.iter().all(|event| event.donation));
        let regions = [Region::East, Region::Midwest, Region::South, Region::West];
        assert_eq!(ends.map(|event| event.region), regions.map(Some));
    }

    #[test]
    fn below_research_comes_human_resources() {
        assert_eq!(Timeline::ResearchAndDevelopment.below(), Timeline::HumanResources);
        assert_eq!(Timeline::Management.below(), Timeline::Construction);
    }
}
