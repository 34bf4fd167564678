//! The company board: 16 spaces, the Lobby and the five printed departments. Layout and desks are in `data/company.json`.

use super::department::Department;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::sync::LazyLock;

pub(crate) const FLOORS: u8 = 4;
pub(crate) const COLUMNS: u8 = 4;

/// A space of the company board. In JSON `2-3`: floor 2 (from 1, the ground floor, to 4), third column from the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Space(u8);

impl Space {
    pub const COUNT: usize = FLOORS as usize * COLUMNS as usize;

    /// From the ground floor up, each floor from the left.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> {
        (0..Space::COUNT as u8).map(Space)
    }

    /// Floors and columns count from 1.
    pub const fn at(floor: u8, column: u8) -> Option<Space> {
        if floor == 0 || floor > FLOORS || column == 0 || column > COLUMNS {
            return None;
        }
        Some(Space((floor - 1) * COLUMNS + column - 1))
    }

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from the ground.
    pub const fn floor(self) -> u8 {
        self.0 / COLUMNS + 1
    }

    /// Counted from the left.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS + 1
    }

    /// CA-5.3: orthogonal steps from here to there.
    pub const fn steps_to(self, to: Space) -> u8 {
        self.floor().abs_diff(to.floor()) + self.column().abs_diff(to.column())
    }

    /// Where the Lobby is.
    pub fn lobby() -> Space {
        COMPANY.lobby
    }

    /// CA-8.1: what a department built here scores.
    pub fn points(self) -> u8 {
        COMPANY.points_by_floor[usize::from(self.floor()) - 1]
    }

    /// By its name in JSON.
    pub fn named(name: &str) -> Option<Space> {
        let (floor, column) = name.split_once('-')?;
        let one_digit = |text: &str| if text.len() == 1 { text.parse().ok() } else { None };
        Space::at(one_digit(floor)?, one_digit(column)?)
    }

    /// The id of its name in the word files, for a space that is empty.
    pub const fn word(self) -> &'static str {
        SPACE_WORDS[self.index()]
    }
}

#[rustfmt::skip]
const SPACE_WORDS: [&str; Space::COUNT] = [
    "ca-space-1-1", "ca-space-1-2", "ca-space-1-3", "ca-space-1-4",
    "ca-space-2-1", "ca-space-2-2", "ca-space-2-3", "ca-space-2-4",
    "ca-space-3-1", "ca-space-3-2", "ca-space-3-3", "ca-space-3-4",
    "ca-space-4-1", "ca-space-4-2", "ca-space-4-3", "ca-space-4-4",
];

/// The printed board, read once from the data file.
pub(crate) static COMPANY: LazyLock<Company> = LazyLock::new(Company::read);

pub(crate) struct Company {
    pub(crate) lobby: Space,
    pub(crate) points_by_floor: [u8; FLOORS as usize],
    /// By space.
    pub(crate) printed: [Option<Department>; Space::COUNT],
    /// CA-2.8: moves the printed Human Resources has without any of the 15 workers.
    pub(crate) permanent_workers: u8,
    desk_prices: [Vec<u8>; 5],
}

impl Company {
    /// Of a printed department, the cheapest first.
    pub(crate) fn desk_prices(&self, department: Department) -> &[u8] {
        &self.desk_prices[department.index() - Department::TILE_COUNT]
    }

    fn read() -> Company {
        let file: CompanyFile = serde_json::from_str(include_str!("../../data/company.json"))
            .unwrap_or_else(|error| panic!("data/company.json: {error}"));
        let mut company = Company {
            lobby: file.lobby,
            points_by_floor: file.points_by_floor,
            printed: [None; Space::COUNT],
            permanent_workers: file.departments.iter().map(|department| department.permanent_workers).sum(),
            desk_prices: Default::default(),
        };
        for PrintedDepartment { department, space, mut desk_prices, .. } in file.departments {
            desk_prices.sort_unstable();
            company.printed[space.index()] = Some(department);
            company.desk_prices[department.index() - Department::TILE_COUNT] = desk_prices;
        }
        company
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CompanyFile {
    #[serde(rename = "reliability")]
    _reliability: String,
    points_by_floor: [u8; FLOORS as usize],
    lobby: Space,
    departments: Vec<PrintedDepartment>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedDepartment {
    department: Department,
    space: Space,
    desk_prices: Vec<u8>,
    permanent_workers: u8,
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}-{}", self.floor(), self.column())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Space, D::Error> {
        let name = String::deserialize(from)?;
        Space::named(&name).ok_or_else(|| D::Error::custom(format!("no space is called {name:?}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CA-1.3: a Lobby and five printed departments leave ten empty spaces.
    #[test]
    fn the_data_file_has_every_printed_department_once() {
        for department in Department::PRINTED {
            assert_eq!(COMPANY.printed.iter().filter(|there| **there == Some(department)).count(), 1, "{department:?}");
        }
        assert_eq!(COMPANY.printed.iter().flatten().count(), 5);
        assert_eq!(COMPANY.printed[COMPANY.lobby.index()], None);
        assert_eq!(COMPANY.permanent_workers, 1, "CA-2.8: only Human Resources has one");
    }

    #[test]
    fn spaces_answer_to_their_names_and_neighbour_each_other() {
        for space in Space::all() {
            assert_eq!(Space::named(&space.to_string()), Some(space));
            assert_eq!(space.word(), format!("ca-space-{space}"));
            assert!(Space::all().all(|other| space.steps_to(other) == other.steps_to(space)));
        }
        let names = |space: &str| -> Vec<String> {
            let from = Space::named(space).unwrap();
            Space::all().filter(|to| from.steps_to(*to) == 1).map(|space| space.to_string()).collect()
        };
        assert_eq!(names("1-1"), ["1-2", "2-1"]);
        assert_eq!(names("3-2"), ["2-2", "3-1", "3-3", "4-2"]);
        assert_eq!(Space::named("5-1"), None);
        assert_eq!(Space::named("1-0"), None);
        assert_eq!(Space::named("+1-1"), None);
    }
}
