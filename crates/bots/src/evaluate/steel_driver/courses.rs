//! Links in the direction in which they are built, the best first, so that the best of any set is its first.

use engine::{Numbered, Set};
use std::cmp::Reverse;
use std::sync::LazyLock;
use steel_driver::{City, CitySet, Link, LinkSet};

/// A link, and the city it leads to. They are numbered by what that city brings for each stone; of equal ones the last link comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Course(u8);

pub(super) type CourseSet = Set<Course, 3>;

impl Numbered for Course {
    const LIMIT: usize = 2 * Link::COUNT;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> Course {
        Course(number)
    }
}

impl Course {
    pub(super) fn link(self) -> Link {
        COURSES.list[usize::from(self.0)].0
    }

    pub(super) fn to(self) -> City {
        COURSES.list[usize::from(self.0)].1
    }

    pub(super) fn both_ways(link: Link) -> CourseSet {
        COURSES.by_link[link.index()]
    }

    pub(super) fn over(links: LinkSet) -> CourseSet {
        links.iter().fold(CourseSet::EMPTY, |courses, link| courses.union(Course::both_ways(link)))
    }

    pub(super) fn from_city(city: City) -> CourseSet {
        COURSES.from[city.index()]
    }

    pub(super) fn to_city(city: City) -> CourseSet {
        COURSES.to[city.index()]
    }

    pub(super) fn from_any(cities: CitySet) -> CourseSet {
        cities.iter().fold(CourseSet::EMPTY, |courses, city| courses.union(Course::from_city(city)))
    }

    pub(super) fn to_any(cities: CitySet) -> CourseSet {
        cities.iter().fold(CourseSet::EMPTY, |courses, city| courses.union(Course::to_city(city)))
    }

    /// SD-4.5: where a company may begin.
    pub(super) fn from_starts() -> CourseSet {
        COURSES.from_starts
    }

    /// Those that cost no more.
    pub(super) fn for_stones(stones: u8) -> CourseSet {
        COURSES.for_stones[usize::from(stones.min(Link::DEAREST))]
    }
}

struct Courses {
    list: Vec<(Link, City)>,
    by_link: [CourseSet; Link::COUNT],
    /// By city.
    from: [CourseSet; City::COUNT],
    to: [CourseSet; City::COUNT],
    from_starts: CourseSet,
    for_stones: [CourseSet; Link::DEAREST as usize + 1],
}

static COURSES: LazyLock<Courses> = LazyLock::new(|| {
    let both_ways = |link: Link| <[City; 2]>::from(link.ends()).map(|city| (link, city));
    let mut list: Vec<(Link, City)> = Link::all().flat_map(both_ways).collect();
    list.sort_by_key(|(link, city)| Reverse((city.value() * 60 / u32::from(link.price()), city.value(), *link)));
    let fitting = |fits: &dyn Fn(Link, City) -> bool| -> CourseSet {
        let numbers = (0..list.len()).filter(|number| fits(list[*number].0, list[*number].1));
        numbers.map(|number| Course(number as u8)).collect()
    };
    let is = |city: City, index: usize| city.index() == index;
    Courses {
        by_link: std::array::from_fn(|index| fitting(&|link, _| link.index() == index)),
        from: std::array::from_fn(|index| fitting(&|link, to| is(link.other_end(to), index))),
        to: std::array::from_fn(|index| fitting(&|_, to| is(to, index))),
        from_starts: fitting(&|link, to| link.other_end(to).is_start()),
        for_stones: std::array::from_fn(|stones| fitting(&|link, _| usize::from(link.price()) <= stones)),
        list,
    }
});
