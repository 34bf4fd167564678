//! The four project strips, each with two sides. Fields, incomes and points are in `data/strips.json`.

use super::gain::Gain;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Project {
    Housing,
    Commerce,
    Industry,
    Infrastructure,
}

/// Of a strip: A ends with more points, B lifts the cap of donations (CA-8.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    #[default]
    A,
    B,
}

/// One field of a strip; the strip stands on one of them at a time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// Study points to reach it.
    pub study: u8,
    /// A circle: what the project pays once it is built; one of these, where there are several (CA-4.7).
    #[serde(default)]
    pub income: Vec<Gain>,
    /// CA-8.5: at the end, for a strip that stands here.
    #[serde(default)]
    pub points: u8,
    /// CA-8.3: how much a strip that stands here lifts the cap of each donation.
    #[serde(default)]
    pub donation_cap: u8,
}

impl Project {
    pub const ALL: [Project; 4] = [Project::Housing, Project::Commerce, Project::Industry, Project::Infrastructure];

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// CA-5.17: goods to build one.
    pub fn goods(self) -> u8 {
        STRIPS[self.index()].goods
    }

    /// CA-1.5: a disc lies on its first field from the start.
    pub fn starts_with_disc(self) -> bool {
        STRIPS[self.index()].starts_with_disc
    }

    /// The fields of a side, the first one first.
    pub fn fields(self, side: Side) -> &'static [Field] {
        let strip: &'static Printed = &STRIPS[self.index()];
        match side {
            Side::A => &strip.a,
            Side::B => &strip.b,
        }
    }

    /// The incomes of its circles in printed order.
    pub fn circles(self, side: Side) -> impl Iterator<Item = &'static [Gain]> {
        self.fields(side).iter().filter(|field| field.is_circle()).map(|field| field.income.as_slice())
    }

    /// How many of its fields up to this one are circles.
    pub(crate) fn circles_up_to(self, side: Side, field: u8) -> u8 {
        CIRCLES[self.index()][side as usize][usize::from(field)]
    }

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Project::Housing => "ca-project-housing",
            Project::Commerce => "ca-project-commerce",
            Project::Industry => "ca-project-industry",
            Project::Infrastructure => "ca-project-infrastructure",
        }
    }
}

impl Side {
    pub const ALL: [Side; 2] = [Side::A, Side::B];

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Side::A => "ca-side-a",
            Side::B => "ca-side-b",
        }
    }
}

impl Field {
    /// Whether the space is a circle: one that brings income while it is open.
    pub fn is_circle(&self) -> bool {
        !self.income.is_empty()
    }
}

static STRIPS: LazyLock<[Printed; 4]> = LazyLock::new(read);

/// By project, side and field: circles up to it.
static CIRCLES: LazyLock<[[Vec<u8>; 2]; 4]> = LazyLock::new(|| {
    let so_far = |fields: &[Field]| {
        let circles = |last: usize| fields[..=last].iter().filter(|field| field.is_circle()).count() as u8;
        (0..fields.len()).map(circles).collect()
    };
    Project::ALL.map(|project| Side::ALL.map(|side| so_far(project.fields(side))))
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    project: Project,
    goods: u8,
    starts_with_disc: bool,
    a: Vec<Field>,
    b: Vec<Field>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StripsFile {
    #[serde(rename = "reliability")]
    _reliability: String,
    strips: [Printed; 4],
}

fn read() -> [Printed; 4] {
    let file: StripsFile = serde_json::from_str(include_str!("../../data/strips.json"))
        .unwrap_or_else(|error| panic!("data/strips.json: {error}"));
    assert!(
        file.strips.iter().map(|strip| strip.project).eq(Project::ALL),
        "data/strips.json: in the order of Project"
    );
    file.strips
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Resource;

    fn both_sides() -> impl Iterator<Item = (Project, Side, &'static [Field])> {
        Project::ALL.into_iter().flat_map(|project| Side::ALL.map(|side| (project, side, project.fields(side))))
    }

    /// CA-8.1, CA-8.3: side A ends with 6, 9, 12 or 15 points, side B with 3 more for every donation.
    #[test]
    fn the_sides_end_as_the_rulebook_says() {
        let last = |side| Project::ALL.map(|project| project.fields(side).last().unwrap());

        assert_eq!(last(Side::A).map(|field| (field.points, field.donation_cap)), [(6, 0), (9, 0), (12, 0), (15, 0)]);
        assert_eq!(last(Side::B).map(|field| field.donation_cap), [3; 4]);
    }

    /// CA-1.5: discs on the first field of Housing, Commerce and Industry, none on Infrastructure.
    #[test]
    fn a_strip_that_starts_with_a_disc_starts_with_a_circle() {
        for (project, side, fields) in both_sides() {
            assert_eq!(project.starts_with_disc(), project != Project::Infrastructure);
            assert_eq!(fields[0].is_circle(), project.starts_with_disc(), "{project:?} {side:?}");
            assert_eq!(fields[0].study, 0);
        }
    }

    /// CA-5.9: circles come first, points for the end after them; CA-5.8: every step costs something.
    #[test]
    fn the_fields_can_be_played() {
        for (project, side, fields) in both_sides() {
            assert!(fields[1..].iter().all(|field| field.study > 0), "{project:?} {side:?}");
            assert!(fields.is_sorted_by_key(|field| field.points), "{project:?} {side:?}");
            assert!(fields.iter().all(|field| !field.is_circle() || field.points == 0), "{project:?} {side:?}");
            for income in fields.iter().map(|field| &field.income) {
                assert!(
                    income
                        .iter()
                        .all(|gain| gain.amount > 0 && !matches!(gain.what, Resource::Study | Resource::Moves))
                );
                let repeated = |gain: &Gain| income.iter().filter(|other| other.what == gain.what).count() > 1;
                assert!(!income.iter().any(repeated), "a choice is between different things");
                let workers = |gain: &Gain| gain.what == Resource::Worker;
                assert!(!(income.len() == 1 && workers(&income[0])), "who has no reserve must have another choice");
            }
        }
    }

    /// CA-5.17: Housing and Commerce cost 1 good, Industry and Infrastructure 2.
    #[test]
    fn projects_cost_one_or_two_goods() {
        assert_eq!(Project::ALL.map(Project::goods), [1, 1, 2, 2]);
    }
}
