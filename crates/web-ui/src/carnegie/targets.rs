//! What can be clicked, by the ids that shapes on the page bear.

use carnegie::{City, Department, Donation, Project, Region, Side, Space, Timeline};
use std::fmt;

/// A thing on the table that an action is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Target {
    /// A space of one's own company.
    Room(Space),
    /// Those who stand there.
    Standing(Space),
    /// Those who lie there.
    Lying(Space),
    /// A city: whichever of its slots the action is about.
    City(City),
    /// Where workers on assignment are.
    Zone(Region),
    Track(Region),
    Strip(Project),
    /// A strip that has not been laid yet.
    StripSide(Project, Side),
    Timeline(Timeline),
    Donation(Donation),
    /// A department tile on offer.
    Tile(Department),
    Goods,
    ChoiceTile,
}

impl Target {
    pub(crate) fn all() -> impl Iterator<Item = Target> {
        let rooms = Space::all().flat_map(|space| [Target::Room(space), Target::Standing(space), Target::Lying(space)]);
        let regions = Region::ALL.into_iter().flat_map(|region| [Target::Zone(region), Target::Track(region)]);
        let sides = |project| Side::ALL.map(|side| Target::StripSide(project, side));
        rooms
            .chain(City::all().map(Target::City))
            .chain(regions)
            .chain(Project::ALL.into_iter().map(Target::Strip))
            .chain(Project::ALL.into_iter().flat_map(sides))
            .chain(Timeline::ALL.into_iter().map(Target::Timeline))
            .chain(Donation::all().map(Target::Donation))
            .chain(Department::TILES.into_iter().map(Target::Tile))
            .chain([Target::Goods, Target::ChoiceTile])
    }

    pub(crate) fn named(id: &str) -> Option<Target> {
        Target::all().find(|target| target.to_string() == id)
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Target::Room(space) => write!(f, "room-{space}"),
            Target::Standing(space) => write!(f, "standing-{space}"),
            Target::Lying(space) => write!(f, "lying-{space}"),
            Target::City(city) => write!(f, "city-{}", city.index()),
            Target::Zone(region) => write!(f, "zone-{}", region_id(region)),
            Target::Track(region) => write!(f, "track-{}", region_id(region)),
            Target::Strip(project) => write!(f, "strip-{}", project_id(project)),
            Target::StripSide(project, side) => write!(f, "{}-{}", side_id(side), project_id(project)),
            Target::Timeline(timeline) => f.write_str(without_game(timeline.word())),
            Target::Donation(donation) => f.write_str(without_game(donation.word())),
            Target::Tile(department) => f.write_str(without_game(department.word())),
            Target::Goods => f.write_str("goods"),
            Target::ChoiceTile => f.write_str("choice-tile"),
        }
    }
}

/// `west`: for ids and for classes of the style sheet.
pub(crate) fn region_id(region: Region) -> &'static str {
    region.word().trim_start_matches("ca-region-")
}

/// `housing`
pub(crate) fn project_id(project: Project) -> &'static str {
    project.word().trim_start_matches("ca-project-")
}

fn side_id(side: Side) -> &'static str {
    without_game(side.word())
}

fn without_game(word: &'static str) -> &'static str {
    word.trim_start_matches("ca-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_target_is_found_by_its_own_id() {
        let ids: HashSet<String> = Target::all().map(|target| target.to_string()).collect();

        assert_eq!(ids.len(), Target::all().count());
        for target in Target::all() {
            assert_eq!(Target::named(&target.to_string()), Some(target));
        }
        assert_eq!(Target::named("room-5-1"), None);
    }
}
