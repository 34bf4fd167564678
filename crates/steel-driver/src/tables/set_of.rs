//! Sets of cities and sets of links.

use railmap::Set;
use serde::{Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// What has a number on the board.
pub trait Numbered: Copy {
    fn number(self) -> u8;
    fn numbered(number: u8) -> Self;
}

/// Some of the cities, or some of the links, of the board.
pub struct SetOf<T>(Set, PhantomData<T>);

impl<T> SetOf<T> {
    pub const EMPTY: SetOf<T> = SetOf::of(Set::EMPTY);

    pub(crate) const fn of(numbers: Set) -> SetOf<T> {
        SetOf(numbers, PhantomData)
    }

    pub(crate) const fn numbers(self) -> Set {
        self.0
    }

    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    pub const fn len(self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub const fn union(self, other: SetOf<T>) -> SetOf<T> {
        SetOf::of(self.0.union(other.0))
    }

    #[must_use]
    pub const fn both(self, other: SetOf<T>) -> SetOf<T> {
        SetOf::of(self.0.both(other.0))
    }

    #[must_use]
    pub const fn minus(self, other: SetOf<T>) -> SetOf<T> {
        SetOf::of(self.0.minus(other.0))
    }
}

impl<T: Numbered> SetOf<T> {
    pub fn contains(self, item: T) -> bool {
        self.0.contains(item.number())
    }

    #[must_use]
    pub fn with(self, item: T) -> SetOf<T> {
        SetOf::of(self.0.with(item.number()))
    }

    #[must_use]
    pub fn without(self, item: T) -> SetOf<T> {
        SetOf::of(self.0.without(item.number()))
    }

    /// In the order of the board's table.
    pub fn iter(self) -> impl Iterator<Item = T> {
        self.0.iter().map(T::numbered)
    }
}

impl<T: Numbered> FromIterator<T> for SetOf<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> SetOf<T> {
        items.into_iter().fold(SetOf::EMPTY, SetOf::with)
    }
}

impl<T: Numbered + Serialize> Serialize for SetOf<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<T: Numbered + fmt::Debug> fmt::Debug for SetOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T> Clone for SetOf<T> {
    fn clone(&self) -> SetOf<T> {
        *self
    }
}

impl<T> Copy for SetOf<T> {}

impl<T> PartialEq for SetOf<T> {
    fn eq(&self, other: &SetOf<T>) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for SetOf<T> {}

impl<T> Default for SetOf<T> {
    fn default() -> SetOf<T> {
        SetOf::EMPTY
    }
}

#[cfg(test)]
mod tests {
    use crate::{City, CitySet};

    #[test]
    fn a_set_of_cities_is_a_list_of_names_in_json() {
        let set: CitySet = ["Omaha", "Denver"].map(|name| City::named(name).unwrap()).into_iter().collect();

        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["Denver","Omaha"]"#);
        assert_eq!(format!("{set:?}"), "{Denver, Omaha}");
        assert_eq!(set.without(City::NEW_YORK), set);
        assert!(set.contains(City::named("Omaha").unwrap()) && !set.contains(City::NEW_YORK));
    }
}
